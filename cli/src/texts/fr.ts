// Les mots de la ligne de commande en français.

import { frCommands } from './fr.commands.ts';
import { frPlay } from './fr.play.ts';
import { frReport } from './fr.report.ts';
import type { Words } from './index.ts';

const number = new Intl.NumberFormat('fr');
const list = (words: readonly string[]): string => words.join(', ') || 'aucun';

export const fr: Words = {
  ...frCommands,
  ...frPlay,
  ...frReport,

  error: 'erreur :',
  didYouMean: (word) => `Vouliez-vous dire ${word} ?`,
  known: (words) => `Connus : ${list(words)}.`,
  unknownGame: (id) => `Il n’y a pas de jeu ${id}.`,
  unknownScenario: (id) => `Il n’y a pas de scénario ${id}.`,
  unknownOption: (key) => `Il n’y a pas d’option ${key}.`,
  unknownValue: (key, value) => `L’option ${key} ne peut pas valoir « ${value} ».`,
  optionWithoutValue: (key, values) =>
    `Dites quelle valeur, par exemple ${key}=${values[0]}. Connues : ${list(values)}.`,
  unknownBot: (name) => `Il n’y a pas de robot ${name} pour ce jeu.`,
  unknownSide: (side) => `Il n’y a pas de camp ${side}.`,
  fixedOption: (key, value) => `Ce scénario fixe l’option ${key} à ${value}.`,
  notACount: (option, text, least) =>
    `${option} doit être un nombre entier d’au moins ${least}, pas « ${text} ».`,
  unknownCommand: (word) => `Il n’y a pas de commande ${word}.`,
  unknownFlag: (word) => `Il n’y a pas d’option ${word}.`,
  missingArgument: (name) => `Il manque l’argument ${name}.`,
  missingValue: (flag) => `L’option ${flag} attend une valeur.`,
  excessArguments: 'Il y a des mots en trop.',
  unknownLanguage: (lang) => `Il n’y a pas de langue ${lang}. Connues : en, fr.`,
  seeUsage: 'La même commande avec --help montre comment l’employer.',
  seeHelp: 'motti --help énumère ce qui existe.',

  cannotRead: (path, why) => `Impossible de lire ${path} : ${why}.`,
  cannotWrite: (path, why) => `Impossible d’écrire ${path} : ${why}.`,
  fileExists: (path) => `${path} existe déjà. --force le remplace.`,
  isFolder: (path) => `${path} est un dossier.`,
  noFolder: (path) => `Le dossier ${path} n’existe pas.`,
  notText: (path) => `${path} n’est pas un fichier texte.`,
  tooLarge: (path, size, limit) =>
    `${path} est trop grand : ${number.format(size)} octets, la limite est de ${number.format(limit)}.`,
  badJson: (path, why) => `${path} n’est pas du JSON : ${why}.`,
  systemErrors: {
    ENOENT: 'ce fichier n’existe pas',
    EACCES: 'accès refusé',
    EPERM: 'accès refusé',
    EISDIR: 'c’est un dossier',
    ENOTDIR: 'une partie du chemin n’est pas un dossier',
    ENOSPC: 'le disque est plein',
    EDQUOT: 'le quota du disque est épuisé',
    EROFS: 'le disque est en lecture seule',
    EFBIG: 'le fichier est devenu trop grand',
    ENAMETOOLONG: 'le nom est trop long',
  },

  secondsLeft: (seconds) =>
    seconds < 120 ? `encore ${seconds} s` : `encore ${Math.round(seconds / 60)} min`,
  internal: 'C’est un défaut de Motti, pas une erreur de votre part :',
};
