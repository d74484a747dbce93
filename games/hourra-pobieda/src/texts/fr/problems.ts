// Ce qui ne va pas dans un fichier de scénario, en français.
import type { Form, IdKind, ShapeName } from '../../scenario/codes.ts';
import type { ProblemTexts } from '../problems.ts';

const shapes: Readonly<Record<ShapeName, string>> = {
  text: 'un texte',
  number: 'un nombre',
  whole: 'un nombre entier',
  flag: 'true ou false',
  list: 'une liste',
  object: 'un objet à champs nommés',
};

const forms: Readonly<Record<Form, string>> = {
  'file-id': 'au moins trois minuscules, chiffres ou traits d’union',
  hex: 'un hexagone comme 0405',
  'type-id': 'des lettres et des chiffres, une lettre d’abord',
  'side-id': 'deux ou trois majuscules',
  letter: 'un seul caractère',
  format: 'le format motti/hourra-pobieda/scenario@1',
  title: 'au moins trois caractères',
};

const kinds: Readonly<Record<IdKind, string>> = {
  type: 'type d’élément',
  side: 'camp',
  base: 'base',
  'enemy-base': 'base ennemie',
  objective: 'objectif',
  bridge: 'pont',
  road: 'route',
  feature: 'élément de décor',
  reinforcement: 'renfort',
  group: 'groupe proposé',
  region: 'région',
};

const fields: Readonly<Record<string, string>> = {
  protection: 'une protection de',
  points: 'une valeur en points de',
  grade: 'la catégorie',
  traits: 'la particularité',
};
const classes: Readonly<Record<string, string>> = {
  soft: 'des éléments soft',
  armour: 'des blindés',
  mech: 'des éléments mécanisés',
};

const word = (words: Readonly<Record<string, string>>, key: unknown): string =>
  words[String(key)] ?? String(key);
const list = (items: unknown): string => (Array.isArray(items) ? items.join(', ') : String(items));
const many = (count: unknown, one: string, more: string): string =>
  Number(count) < 2 ? `${count} ${one}` : `${count} ${more}`;

export const problems: ProblemTexts = {
  'E01-missing': () => 'Ce champ manque.',
  'E01-unknown-key': () => 'Le format n’a pas de champ de ce nom à cet endroit.',
  'E01-other-table': () => 'Ce champ appartient à l’autre sorte de table.',
  'E01-type': (f) =>
    `${f['path'] === '' ? 'Le fichier doit être' : 'Il faut ici'} ${word(shapes, f['expected'])}.`,
  'E01-choice': (f) => `Il faut l’une des valeurs ${list(f['allowed'])}.`,
  'E01-form': (f) => `« ${f['value']} » ne convient pas, il faut ${word(forms, f['form'])}.`,
  'E01-least': (f) => `${f['value']} est trop petit, il faut au moins ${f['least']}.`,
  'E01-most': (f) => `${f['value']} est trop grand, il faut au plus ${f['most']}.`,
  'E01-fewest': (f) =>
    `${many(f['count'], 'entrée', 'entrées')}, il en faut au moins ${f['least']}.`,
  'E01-exactly': (f) =>
    `${many(f['count'], 'entrée', 'entrées')}, il en faut exactement ${f['exactly']}.`,
  'E01-twice': (f) => `${f['value']} figure deux fois.`,
  'E01-one-of': (f) => `Il faut exactement un des champs ${list(f['keys'])}.`,
  'E02-rows': (f) =>
    `La carte a ${many(f['rows'], 'rangée', 'rangées')} au lieu de ${f['height']}.`,
  'E02-length': (f) =>
    `La rangée ${f['row']} a ${many(f['count'], 'hexagone', 'hexagones')} au lieu de ${f['width']}.`,
  'E02-letter': (f) => `Lettre de terrain inconnue « ${f['letter']} » en ${f['hex']}.`,
  E03: (f) => `L’hexagone ${f['hex']} n’est pas sur la table.`,
  E04: (f) => `${f['a']} et ${f['b']} ne sont pas adjacents.`,
  'E04-twice': (f) => `Le côté ${f['a']}|${f['b']} figure deux fois.`,
  'E05-road': (f) => `La route traverse le fleuve en ${f['a']}|${f['b']} sans pont.`,
  'E05-bridge': (f) => `Le pont ${f['id']} n’est pas sur un fleuve.`,
  'E06-type': (f) => `Type d’élément inconnu : ${f['type']}.`,
  'E06-twice': (f) => `L’identifiant ${f['id']} (${word(kinds, f['kind'])}) sert deux fois.`,
  E07: (f) =>
    `${f['side']} compte ${many(f['points'], 'point', 'points')} ; il en faut de ${f['least']} à ${f['most']}.`,
  'E07-nobody': (f) => `${f['side']} n’a aucun élément au départ.`,
  E08: (f) =>
    `${many(f['points'], 'point demande', 'points demandent')} ${many(f['bases'], 'base', 'bases')} ; ${f['side']} en a ${f['has']}.`,
  'E09-ground': (f) =>
    `La base ${f['id']} ne peut pas être en ${f['place']} : le terrain est infranchissable.`,
  'E09-shared': (f) =>
    `La base ${f['id']} ne peut pas être en ${f['place']} : une autre base est trop proche.`,
  'E09-enemy-zone': (f) =>
    `La base ${f['id']} ne peut pas être en ${f['place']}, dans la zone de déploiement ennemie.`,
  'E10-small': (f) => `La zone de déploiement (${f['side']}) est trop petite pour ses groupes.`,
  'E10-overlap': (f) => `Les zones de déploiement se recouvrent en ${f['place']}.`,
  'E10-impassable': (f) =>
    `${f['place']}, dans la zone de déploiement (${f['side']}), est infranchissable.`,
  E11: (f) => `Les zones de déploiement se touchent en ${f['a']} et ${f['b']}.`,
  'E12-zone': (f) =>
    `La zone de mines recouvre la zone de déploiement adverse (${f['side']}) en ${f['place']}.`,
  'E12-base': (f) => `La zone de mines contient la base ${f['id']}.`,
  'E12-count': (f) =>
    `${many(f['count'], 'champ de mines', 'champs de mines')} dans une zone qui n’a de place que pour ${f['hexes']}.`,
  E13: (f) =>
    `${f['side']} a trop peu d’éléments soft pour ${many(f['count'], 'groupe retranché', 'groupes retranchés')}.`,
  E14: (f) =>
    `${f['type']} : ${word(fields, f['field'])} ${f['value']} n’est pas permise pour ${word(classes, f['class'])}.`,
  'E15-unknown': (f) =>
    `Condition de victoire ${f['clause']} : ${word(kinds, f['kind'])} introuvable, ${f['id']}.`,
  'E15-trigger': (f) =>
    `Libération du renfort ${f['id']} : ${word(kinds, f['kind'])} introuvable, ${f['unknown']}.`,
  'E15-objective': (f) =>
    `Objectif ${f['id']} : ${word(kinds, f['kind'])} introuvable, ${f['unknown']}.`,
  'E15-side': (f) => `${f['side']} n’a aucune condition de victoire.`,
  'W15-turn': (f) =>
    `La condition de victoire ${f['clause']} ne peut jamais être remplie : elle vaut à partir du tour ${f['fromTurn']}, et la partie finit au tour ${f['limit']}.`,
  'W15-points': (f) =>
    `La condition de victoire ${f['clause']} ne peut jamais être remplie : elle demande ${f['points']} points, et le camp en a ${f['has']}.`,
  E16: (f) =>
    `Aucune ligne de ravitaillement ne relie la zone de déploiement (${f['side']}) à l’une de ses bases.`,
  W17: (f) =>
    `La montagne coupe la zone de déploiement (${f['side']}) de ses bases, sauf pour les troupes de montagne.`,
  'E18-count': (f) =>
    `Déploiement proposé (${f['side']}) : il manque ${f['count']} ${f['element']} pour le groupe ${f['group']}.`,
  'E18-left': (f) =>
    `Déploiement proposé (${f['side']}) : ${many(f['count'], 'élément n’est pas placé', 'éléments ne sont pas placés')}.`,
  'E18-points': (f) =>
    `Déploiement proposé (${f['side']}) : le groupe ${f['group']} compte ${f['points']} points ; la limite est de 6.`,
  'E18-zone': (f) =>
    `Déploiement proposé (${f['side']}) : le groupe ${f['group']} est en ${f['place']}, hors de sa zone.`,
  'E18-ground': (f) =>
    `Déploiement proposé (${f['side']}) : le groupe ${f['group']} ne peut pas entrer en ${f['place']}.`,
  'E18-shared': (f) =>
    `Déploiement proposé (${f['side']}) : deux groupes se trouvent en ${f['place']}.`,
  'E18-reinforcement': (f) =>
    `Déploiement proposé (${f['side']}) : le groupe ${f['group']} nomme ${f['id']}, qui ne se place pas sur la table.`,
  'E18-entrench': (f) =>
    `Déploiement proposé (${f['side']}) : ${f['group']} n’est pas un groupe avec éléments soft et ne peut pas être retranché.`,
  'E18-mines': (f) =>
    `Déploiement proposé (${f['side']}) : ${many(f['count'], 'champ de mines', 'champs de mines')}, pour ${f['most']} au plus.`,
  'E18-mine-place': (f) =>
    `Déploiement proposé (${f['side']}) : aucun champ de mines ne peut être posé en ${f['place']}.`,
  'E18-empty': (f) =>
    `Déploiement proposé (${f['side']}) : le groupe ${f['group']} n’a pas d’élément.`,
  'E19-minefields': () =>
    'Option minefields : elle doit être activée, puisqu’un camp a des champs de mines.',
  'E19-trigger': () =>
    'Option kgTrigger : aucun renfort n’a d’autre déclencheur qu’elle pourrait choisir.',
  'E20-base': (f) => `Renfort ${f['id']} : ${f['base']} n’est pas une base de son camp.`,
  'E20-trigger': (f) => `Renfort ${f['id']} : placé sur la table, il lui faut un déclencheur.`,
  'E20-no-trigger': (f) =>
    `Renfort ${f['id']} : il arrive à un tour donné et ne peut pas avoir de déclencheur.`,
  'E20-turn': (f) => `Renfort ${f['id']} : il lui faut un tour d’arrivée.`,
  'E20-no-turn': (f) =>
    `Renfort ${f['id']} : placé sur la table, il ne peut pas avoir de tour d’arrivée.`,
  'E20-late': (f) =>
    `Renfort ${f['id']} : il arrive au tour ${f['turn']}, et la partie finit au tour ${f['limit']}.`,
  'E20-room': (f) => `Renfort ${f['id']} : il n’y a pas de place pour lui dans son périmètre.`,
  'E21-simple': (f) => `${f['feature']} : les côtés d’un polygone ne doivent pas se toucher.`,
  'E21-small': (f) => `${f['feature']} : le polygone est trop petit.`,
  'E21-outside': (f) => `${f['feature']} : une partie se trouve hors de la table.`,
  'E21-bridge': (f) => `${f['feature']} : un pont doit se trouver sur un fleuve.`,
  'E21-river': (f) => `${f['feature']} : trop près d’un fleuve, il faut au moins 0,05 UD.`,
  'E21-road': (f) => `${f['feature']} : la route traverse le fleuve en ${f['place']} sans pont.`,
  'E21-no-road': (f) => `${f['place']} n’est pas sur une route.`,
  'E21-unplayable': () => 'Un scénario dessiné sur table libre ne peut pas être modifié ici.',
  E22: (f) => `${many(f['count'], 'entrée', 'entrées')}, au plus ${f['limit']}.`,
  'E22-text': (f) => `${many(f['count'], 'caractère', 'caractères')}, au plus ${f['limit']}.`,
  'E22-value': (f) => `${f['value']}, au plus ${f['limit']}.`,
  'E22-character': () => 'Un caractère n’est pas permis ici.',
  'E22-file': (f) => `Le fichier dépasse ${f['limit']} caractères.`,
  'E22-elements': (f) => `${f['side']} a ${f['count']} éléments, au plus ${f['limit']}.`,
  'E22-types': (f) => `${f['count']} types d’éléments particuliers, au plus ${f['limit']}.`,
  'E22-points': (f) => `La carte a ${f['count']} points en tout, au plus ${f['limit']}.`,
  E24: (f) =>
    `Base ${f['id']} : la production doit commencer au tour 1 et croître d’étape en étape.`,
};
