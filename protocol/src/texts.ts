// The server's own refusals in words; those of the rules are in each game's texts.
import type { Locale, Refusal } from '@motti/engine';

type Sentence = (facts: Refusal['facts']) => string;

const en = {
  'stale-version': () =>
    'Something has happened since you decided. Look again and repeat your move.',
  'unreadable-line': ({ line }) => `“${line}” is not an action of this game.`,
  'spectators-watch': () => 'You are watching this match; only the players can act.',
  'sit-down-first': () => 'Nobody has taken this seat yet: sit down first.',
  'no-longer-yours': () => 'This seat has been renewed: it is no longer yours.',
  'no-offer': () => 'There is no offer to answer.',
  'offer-waits': () => 'An offer is already waiting for an answer.',
  'nothing-to-take-back': () => 'Nothing has been played since then.',
  'nothing-to-pass': () => 'There is no question here on which you could pass.',
  'own-offer': () => 'You made this offer: you can withdraw it, not accept it.',
  'pledges-are-closed': () => 'Everybody has sat down: a share in the dice would come too late.',
  'already-pledged': () => 'Your share in the dice has already been recorded.',
  'nothing-pledged': () => 'You have no share in the dice of this match.',
  'wrong-salt': () => 'This salt does not fit the hash that was shown.',
  'already-revealed': () => 'Your share in the dice has already been shown or given up.',
  'waiting-for-salts': () => 'The dice wait until every player has shown their salt.',
  'match-is-over': () => 'The match is over.',
  'waiting-for-players': () => 'The dice wait until every player has taken a seat.',
  'everybody-is-there': () => 'Somebody has sat down meanwhile: the match has begun.',
  'try-again': () => 'The server could not save your move. Nothing was played; try again.',
  'match-is-full': () => 'This match has become too long to continue: it can only be resigned.',
  'too-much-talk': () => 'You have said a lot in a short time: wait a few seconds.',
  silenced: () => 'Whoever runs this server has silenced you here for a while.',
  'chat-is-full': () => 'The chat of this match is full: there is no room for more.',
  'cannot-look': () => 'This moment cannot be shown now. Are you online?',
  'too-many-looks': () => 'Too many moments in a short time: wait a little.',
} satisfies Record<string, Sentence>;

const fr: Record<keyof typeof en, Sentence> = {
  'stale-version': () =>
    'La situation a changé depuis votre décision. Regardez à nouveau et rejouez votre coup.',
  'unreadable-line': ({ line }) => `« ${line} » n’est pas une action de ce jeu.`,
  'spectators-watch': () => 'Vous assistez à cette partie ; seuls les joueurs peuvent agir.',
  'sit-down-first': () => 'Cette place n’est pas encore prise : asseyez-vous d’abord.',
  'no-longer-yours': () => 'Le lien de cette place a été changé : elle n’est plus la vôtre.',
  'no-offer': () => 'Aucune proposition n’attend de réponse.',
  'offer-waits': () => 'Une proposition attend déjà une réponse.',
  'nothing-to-take-back': () => 'Rien n’a été joué depuis ce moment.',
  'nothing-to-pass': () => 'Il n’y a ici aucune question sur laquelle passer.',
  'own-offer': () => 'Cette proposition est la vôtre : vous pouvez la retirer, pas l’accepter.',
  'pledges-are-closed': () =>
    'Tout le monde est assis : une part dans les dés arriverait trop tard.',
  'already-pledged': () => 'Votre part dans les dés est déjà enregistrée.',
  'nothing-pledged': () => 'Vous n’avez pas de part dans les dés de cette partie.',
  'wrong-salt': () => 'Ce sel ne correspond pas à l’empreinte publiée.',
  'already-revealed': () => 'Votre part dans les dés a déjà été révélée ou abandonnée.',
  'waiting-for-salts': () => 'Les dés attendent que chaque joueur ait révélé son sel.',
  'match-is-over': () => 'La partie est terminée.',
  'waiting-for-players': () => 'Les dés attendent que chaque joueur ait pris place.',
  'everybody-is-there': () => 'Quelqu’un a pris place entre-temps : la partie a commencé.',
  'try-again': () => 'Le serveur n’a pas pu enregistrer votre coup. Rien n’a été joué ; réessayez.',
  'match-is-full': () =>
    'Cette partie est devenue trop longue pour continuer : il ne reste que l’abandon.',
  'too-much-talk': () => 'Vous avez beaucoup écrit en peu de temps : attendez quelques secondes.',
  silenced: () => 'L’opérateur de ce serveur vous a retiré la parole pour un temps.',
  'chat-is-full': () => 'La discussion de cette partie est pleine : il n’y a plus de place.',
  'cannot-look': () => 'Ce moment ne peut pas être montré maintenant. Êtes-vous en ligne ?',
  'too-many-looks': () => 'Trop de moments en peu de temps : patientez un peu.',
};

export type ServerRefusal = keyof typeof en;

export const SERVER_TEXTS: Readonly<Record<Locale, Readonly<Record<ServerRefusal, Sentence>>>> = {
  en,
  fr,
};
