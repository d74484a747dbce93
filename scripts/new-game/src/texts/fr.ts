import type { Words } from './en.ts';

export const fr: Words = {
  title: 'First Column',
  subtitle: 'Une course sur une même route',
  sides: { white: 'Blancs', black: 'Noirs' },
  scenarios: { road: { name: 'La route', summary: 'Vingt points suffisent.' } },
  march: (side) => `${side} : **avancez, ou faites halte** tant que cela compte.`,
  marching: (side) => `${side} : avancer ou non ?`,
  rolling: 'On lance un dé pour la colonne.',
  actions: { advance: 'Avancer', halt: 'Faire halte' },
  rolled: (die) => `Dé : ${die}`,
  advanced: (side, length) => `${side} : la colonne avance, longueur ${length}.`,
  scattered: (side) => `${side} : un 1, la colonne est dispersée.`,
  halted: (side, points) => `${side} : halte, ${points} points.`,
  refusals: {
    'no-column': 'Il n’y a pas de colonne à arrêter : avancez d’abord.',
    'not-now': 'Ce n’est pas ce qui est à décider.',
  },
  marched: 'chemin parcouru',
  names: { turn: 'Tour', column: 'Colonne', march: 'La marche', points: 'Nombre de points' },
  pointsOf: (side) => `Points, ${side}`,
  won: (side) => `${side} : vingt points, c’est la victoire.`,
};
