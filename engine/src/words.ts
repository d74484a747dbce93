// The engine's own refusals in words; everything else is the game's to say.
import type { AnyGame, Facts, Locale, Refusal, Setup } from './contract.ts';

type Words = Readonly<Record<string, (facts: Facts) => string>>;

const en: Words = {
  'match-is-over': () => 'The match is over.',
  'dice-first': () => 'The dice must be rolled first.',
  'not-your-decision': () => 'It is not for you to decide now: wait for the other side.',
  'wrong-dice': ({ faces }) => `These are not the dice asked for: roll dice with ${faces} faces.`,
  'only-chance-rolls': () => 'Dice are rolled by chance, not by a side.',
  'no-dice-now': () => 'No dice are asked for now.',
  'not-notation': ({ text }) => `“${text}” is not an action of this game.`,
  'nothing-to-undo': () =>
    'There is nothing to take back: dice have fallen or something has become known since.',
  'line-is-final': ({ clause }) =>
    `A move stands once it is made (${clause}): ask for a take-back, which needs the other side’s consent.`,
  'others-answered': () =>
    'The other side has acted since: ask for a take-back, which needs its consent.',
  'nothing-to-take-back': ({ entries }) =>
    Number(entries) === 0
      ? 'No line has been played yet.'
      : entries === 1
        ? 'Only one line has been played.'
        : `Only ${entries} lines have been played.`,
  'no-own-scenarios': () => 'This game takes no scenarios made by players.',
  'scenario-too-deep': ({ limit }) =>
    `This file has more than ${limit} lists and objects inside one another.`,
};

const fr: Words = {
  'match-is-over': () => 'La partie est terminée.',
  'dice-first': () => 'Il faut d’abord lancer les dés.',
  'not-your-decision': () => 'Ce n’est pas à vous de décider maintenant : attendez l’autre camp.',
  'wrong-dice': ({ faces }) => `Ce ne sont pas les dés demandés : lancez des dés à ${faces} faces.`,
  'only-chance-rolls': () => 'C’est le hasard qui lance les dés, pas un camp.',
  'no-dice-now': () => 'Aucun dé n’est demandé maintenant.',
  'not-notation': ({ text }) => `« ${text} » n’est pas une action de ce jeu.`,
  'nothing-to-undo': () =>
    'Rien à reprendre : des dés sont tombés ou quelque chose a été révélé depuis.',
  'line-is-final': ({ clause }) =>
    `Un coup joué est joué (${clause}) : demandez à le reprendre, avec l’accord de l’autre camp.`,
  'others-answered': () =>
    'L’autre camp a joué depuis : demandez à reprendre le coup, avec son accord.',
  'nothing-to-take-back': ({ entries }) =>
    Number(entries) === 0
      ? 'Aucune ligne n’a encore été jouée.'
      : entries === 1
        ? 'Une seule ligne a été jouée.'
        : `Seules ${entries} lignes ont été jouées.`,
  'no-own-scenarios': () => 'Ce jeu n’accepte pas de scénarios créés par les joueurs.',
  'scenario-too-deep': ({ limit }) =>
    `Ce fichier a plus de ${limit} listes et objets imbriqués les uns dans les autres.`,
};

const WORDS: Readonly<Record<Locale, Words>> = { en, fr };

/** The engine's own refusals as sentences, whatever the game; nothing of what a game refuses. */
export const engineText = (refusal: Refusal, locale: Locale): string | undefined =>
  WORDS[locale][refusal.code]?.(refusal.facts);

/** Why not, as a sentence: the engine's own refusals, or the game's. */
export function refusalText(
  game: AnyGame,
  refusal: Refusal,
  locale: Locale,
  setup?: Setup,
): string {
  return engineText(refusal, locale) ?? game.texts(locale, setup).refusal(refusal);
}
