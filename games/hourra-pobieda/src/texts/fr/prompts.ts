// Ce qui est demandé, en français ; la chose demandée est entre astérisques.
import type { Side } from '@motti/engine';
import type { Catalogue, Names } from '../catalogue.ts';

const at = (n: Names, place: unknown): string => n.place(String(place));

export const prompts = (n: Names): Catalogue['prompts'] => ({
  rolls: () => '**Lancez les dés des retranchements** du déploiement.',
  place: () =>
    '**Formez vos groupes et placez-les** dans votre zone, en secret ; puis retranchements et champs de mines. Ou prenez le déploiement proposé.',
  lot: () => '**Tirez au sort** l’attaquant.',
  keep: () => '**Garder l’initiative** et jouer le premier à chaque tour, **ou la laisser** ?',
  munitions: () => '**Choisissez ce que donneront vos dés de munitions**, en secret.',
  collect: () => '**Lancez les dés des jetons.**',
  arrive: () => '**Placez les éléments qui arrivent** près de leur base, ou gardez-les en réserve.',
  idle: ({ air }) =>
    air
      ? '**Activez un groupe**, agissez par les airs, ou terminez votre séquence.'
      : '**Activez un groupe**, ou terminez votre séquence.',
  activation: () => '**Poursuivez avec votre groupe caché.**',
  declare: ({ group }) =>
    `Groupe en ${at(n, group)} : **déclarez son ravitaillement et son mouvement**, ou détachez d’abord des éléments.`,
  move: ({ group }) => `**Déplacez le groupe en ${at(n, group)}**, ou arrêtez-vous.`,
  combat: ({ group }) => `Groupe en ${at(n, group)} : **assaut, tir**, ou fin de l’activation.`,
  shot: ({ group, left }) =>
    `Le groupe en ${at(n, group)} a encore ${left} ${Number(left) < 2 ? 'tir' : 'tirs'} : **tirez encore**, ou arrêtez.`,
  bid: ({ from, at: target }) =>
    `Assaut de ${at(n, from)} sur ${at(n, target)} : **engagez vos jetons en secret**, puis scellez.`,
  aa: () => '**Lancez le dé de DCA.**',
  support: () => '**Lancez les dés de soutien.**',
  dispute: () => 'La perte est disputée : **lancez le dé** pour savoir qui choisit.',
  lose: ({ group }) => `**Choisissez l’élément perdu du groupe en ${at(n, group)}.**`,
  retreat: ({ group }) => `**Choisissez où recule le groupe en ${at(n, group)}.**`,
  occupy: ({ place }) => `**Occuper ${at(n, place)} ?**`,
  breakthrough: ({ group }) =>
    `Le groupe en ${at(n, group)} peut **percer** : un assaut de plus, ou s’arrêter.`,
  hit: () => '**Lancez le dé du tir.**',
  search: () => '**Lancez les dés de la recherche.**',
  radius: () => '**Lancez le dé du rayon** de la recherche aérienne.',
  flak: ({ group }) =>
    `Raid aérien sur le groupe en ${at(n, group)} : **combien de jetons de DCA dépensez-vous ?**`,
  'flak-die': () => '**Lancez le dé de DCA contre le raid.**',
  bomb: ({ group }) => `**Choisissez ce que vise la prochaine bombe sur ${at(n, group)}.**`,
  'bomb-die': () => '**Lancez le dé de la bombe.**',
  density: () => 'Un champ de mines : **lancez le dé de sa densité**.',
  mines: () => '**Lancez les dés des mines.**',
  'mine-class': () => '**Lancez le dé qui désigne ce que frappe la mine.**',
});

export const waiting = (n: Names): Catalogue['waiting'] => {
  const all = (sides: readonly Side[]): string => sides.map((side) => n.side(side)).join(' et ');
  return {
    rolls: () => 'Dés des retranchements…',
    place: (_, sides) => `Déploiement en cours : ${all(sides)}.`,
    lot: () => 'Tirage au sort…',
    keep: (_, sides) => `Décision sur l’initiative : ${all(sides)}.`,
    munitions: (_, sides) => `Choix des munitions : ${all(sides)}.`,
    collect: () => 'Dés des jetons…',
    arrive: (_, sides) => `Arrivées en cours : ${all(sides)}.`,
    idle: (_, sides) => `Choix d’un groupe à activer : ${all(sides)}.`,
    activation: (_, sides) => `Un groupe caché est joué : ${all(sides)}.`,
    declare: (_, sides) => `Déclaration du ravitaillement et du mode : ${all(sides)}.`,
    move: ({ group }, sides) => `Mouvement du groupe en ${at(n, group)} : ${all(sides)}.`,
    combat: (_, sides) => `Choix d’un combat : ${all(sides)}.`,
    shot: (_, sides) => `Choix d’un tir : ${all(sides)}.`,
    bid: ({ at: target }, sides) => `Mises pour ${at(n, target)} : ${all(sides)}.`,
    aa: () => 'Dé de DCA…',
    support: () => 'Dés de soutien…',
    dispute: () => 'Dé de la perte disputée…',
    lose: (_, sides) => `Choix d’une perte : ${all(sides)}.`,
    retreat: (_, sides) => `Choix d’un repli : ${all(sides)}.`,
    occupy: ({ place }, sides) => `Décision d’occuper ${at(n, place)} : ${all(sides)}.`,
    breakthrough: (_, sides) => `Décision sur une percée : ${all(sides)}.`,
    hit: () => 'Dé du tir…',
    search: () => 'Dés de la recherche…',
    radius: () => 'Dé du rayon…',
    flak: (_, sides) => `Décision sur la DCA : ${all(sides)}.`,
    'flak-die': () => 'Dé de DCA contre le raid…',
    bomb: (_, sides) => `Choix de la cible d’une bombe : ${all(sides)}.`,
    'bomb-die': () => 'Dé de la bombe…',
    density: () => 'Dé de densité du champ de mines…',
    mines: () => 'Dés des mines…',
    'mine-class': () => 'Dé de ce que frappe la mine…',
  };
};
