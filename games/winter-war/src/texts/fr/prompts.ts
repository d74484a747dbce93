// Ce qui est demandé, qui l’on attend et ce qui est fini, en français.
import type { Catalogue } from '../catalogue.ts';
import { cap, hex, hexes, list, many, Unit, unit } from './lexicon.ts';

export const prompts: Catalogue['prompts'] = {
  'deploy-finland': () =>
    '**Déployez vos unités** en Finlande, face cachée : les divisions 6-6-2 sur les fortifications, et jusqu’à cinq leurres où vous voulez.',
  'deploy-soviet': () =>
    '**Déployez vos unités** en Union soviétique : les corps 20-12-2 à trois hexagones au plus de Leningrad, aucune unité isolée.',
  reinforcement: () => '**Placez les renforts** dans vos villes, ou gardez-les en réserve.',
  movement: ({ unit: name, station }) => {
    if (name === undefined) return '**Déplacez vos unités** une à une, ou terminez le mouvement.';
    return station === undefined
      ? `**Déplacez ${unit(name)}**, ou ne bougez pas.`
      : `${Unit(name)} prend le train jusqu’à ${hex(station)}. **Descendez là, ou continuez à pied.**`;
  },
  excess: () =>
    'Un hexagone contient trop d’unités et aucune ne peut partir. **Choisissez celle que vous sacrifiez.**',
  'retreat-before-combat': () =>
    '**Repliez avant combat** les unités qui le peuvent, d’un hexagone chacune, ou tenez.',
  'advance-before-combat': () =>
    '**Avancez là où l’ennemi a cédé la place**, une unité par hexagone ; elle n’attaquera pas. Ou restez.',
  attack: ({ hexes: at, units: by, phasing }) => {
    if (at !== undefined && Array.isArray(by) && by.length > 0)
      return `${cap(list(by))} contre ${hexes(at)}. **Ajoutez des unités ou des hexagones, ou résolvez l’attaque.**`;
    if (at !== undefined) return `**Choisissez les unités** qui attaquent ${hexes(at)}.`;
    return phasing === 'soviet'
      ? '**Choisissez un hexagone à attaquer.** Tout Finlandais adjacent à vos unités doit l’être.'
      : '**Choisissez un hexagone à attaquer**, ou terminez les attaques.';
  },
  'combat-roll': ({ hexes: at }) => `Le dé décide de l’attaque sur ${hexes(at)}.`,
  losses: ({ owed, lost }) =>
    `Échange : **sacrifiez des unités attaquantes** pour au moins ${many(owed, 'point', 'points')} (${lost} jusqu’ici).`,
  retreat: () => '**Choisissez où vos unités se replient**, d’un hexagone chacune.',
  advance: () => '**Avancez une unité attaquante** dans l’hexagone abandonné, ou restez.',
  paradrop: () =>
    '**Larguez les parachutistes** en Finlande, à six hexagones au plus de Leningrad, ou faites-les attendre.',
  'cease-fire': () => '**Mettez fin à la guerre ici**, ou continuez.',
  'scenario-roll': () => 'Le dé du joueur finlandais : un scénario se déclenche-t-il ?',
  landing: () => 'Petsamo est défendue. **Faites débarquer les Alliés de vive force**, ou annulez.',
  withdrawal: () =>
    '**Retirez des unités** pour au moins 12 points de Force d’attaque, sans une seule qui soit de trop.',
  route: () =>
    '**Choisissez la route des Alliés** : un débarquement à Petsamo, ou le passage par la Suède.',
  'early-arrival': () =>
    '**Placez les renforts en avance** dans des hexagones finlandais reliés à Helsinki, ou gardez-les pour leur tour.',
  'event-roll': () => 'Le dé du joueur soviétique : un événement spécial ?',
  volunteers: () => '**Placez les volontaires** à Helsinki ou à Oulu.',
  climate: ({ owed }) =>
    `Grand froid. **Choisissez les unités soviétiques qui périssent** : ${many(owed, 'point', 'points')} de Force d’attaque, les unités isolées d’abord.`,
};

export const waiting: Catalogue['waiting'] = {
  'deploy-finland': () => 'Le joueur finlandais se déploie en secret.',
  'deploy-soviet': () => 'Le joueur soviétique se déploie.',
  reinforcement: (player) => `${player} place ses renforts.`,
  movement: (player) => `${player} déplace ses unités.`,
  excess: (player) => `${player} sacrifie des unités en surnombre.`,
  'retreat-before-combat': (player) => `${player} peut se replier avant combat.`,
  'advance-before-combat': (player) => `${player} peut avancer avant combat.`,
  attack: (player) => `${player} déclare ses attaques.`,
  'combat-roll': () => 'Le dé roule.',
  losses: (player) => `${player} choisit les pertes de l’échange.`,
  retreat: (player) => `${player} se replie.`,
  advance: (player) => `${player} peut avancer.`,
  paradrop: (player) => `${player} peut larguer ses parachutistes.`,
  'cease-fire': (player) => `${player} songe à un cessez-le-feu.`,
  'scenario-roll': () => 'Le dé roule.',
  landing: (player) => `${player} décide du débarquement.`,
  withdrawal: (player) => `${player} retire des unités.`,
  route: (player) => `${player} choisit la route des Alliés.`,
  'early-arrival': (player) => `${player} place des renforts en avance.`,
  'event-roll': () => 'Le dé roule.',
  volunteers: (player) => `${player} place des volontaires.`,
  climate: (player) => `${player} choisit les victimes du froid.`,
};

export const ended: Catalogue['ended'] = {
  reinforcement: (player) => `${player} a fini de placer ses renforts.`,
  movement: (player) => `${player} a fini ses mouvements.`,
  'retreat-before-combat': (player) => `${player} a fini ses replis avant combat.`,
  'advance-before-combat': (player) => `${player} a fini ses avances avant combat.`,
  attack: (player) => `${player} a fini ses attaques.`,
  advance: (player) => `${player} n’avance pas après le combat.`,
  paradrop: (player) => `${player} fait attendre ses parachutistes.`,
  withdrawal: (player) => `${player} a retiré les unités demandées.`,
  'early-arrival': (player) => `${player} a fini de placer ses renforts en avance.`,
  volunteers: (player) => `${player} renonce aux volontaires.`,
  climate: () => 'Le froid a fait son œuvre.',
};
