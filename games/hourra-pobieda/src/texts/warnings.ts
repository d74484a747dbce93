// What a legal action would cost its maker, in words.
import type { Facts, Locale } from '@motti/engine';

const WARNING_CODES = [
  'blue-unspent',
  'trenches-left',
  'works-left',
  'held-back',
  'cut-off',
  'isolates',
  'left-cut-off',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

type Words = Readonly<Record<WarningCode, (facts: Facts) => string>>;

/** Places one after the other. */
const list = (places: unknown): string => [places].flat().join(', ');
const joined = (and: string, ...parts: readonly (string | false)[]): string =>
  parts.filter(Boolean).join(` ${and} `);

const en: Words = {
  'blue-unspent': ({ blue, kept, groups }) =>
    `${groups === 1 ? 'One group has' : `${groups} groups have`} not been activated, and of ${blue} Blue only ${kept} will be kept.`,
  'trenches-left': ({ level }) =>
    `The group gives up its entrenchment (level ${level}) as soon as it moves.`,
  'works-left': ({ trenches, mines }) =>
    `${joined(
      'and',
      trenches === 1 ? '1 trench' : trenches !== 0 && `${trenches} trenches`,
      mines === 1 ? '1 minefield' : mines !== 0 && `${mines} minefields`,
    )} could still be laid; after the set-up this is no longer possible.`,
  'held-back': ({ elements }) =>
    elements === 1
      ? 'One element stays off the table for this turn.'
      : `${elements} elements stay off the table for this turn.`,
  'cut-off': ({ at }) => `At ${list(at)} the group would have no supply line.`,
  isolates: ({ groups, at }) =>
    `This would cut the supply line of ${groups === 1 ? 'the group' : `${groups} groups`} at ${list(at)}.`,
  'left-cut-off': ({ groups, at }) =>
    `${groups === 1 ? 'One group has' : `${groups} groups have`} moved to where no supply line leads: ${list(at)}.`,
};

const fr: Words = {
  'blue-unspent': ({ blue, kept, groups }) =>
    `${groups === 1 ? 'Un groupe n’a pas été activé' : `${groups} groupes n’ont pas été activés`}, et sur ${blue} jetons Bleus, seuls ${kept} seront conservés.`,
  'trenches-left': ({ level }) =>
    `Le groupe abandonne son retranchement (niveau ${level}) dès qu’il bouge.`,
  'works-left': ({ trenches, mines }) =>
    `Il reste à poser ${joined(
      'et',
      trenches === 1 ? '1 retranchement' : trenches !== 0 && `${trenches} retranchements`,
      mines === 1 ? '1 champ de mines' : mines !== 0 && `${mines} champs de mines`,
    )} ; après la mise en place, ce n’est plus possible.`,
  'held-back': ({ elements }) =>
    elements === 1
      ? 'Un élément reste hors de la table pour ce tour.'
      : `${elements} éléments restent hors de la table pour ce tour.`,
  'cut-off': ({ at }) => `En ${list(at)}, le groupe n’aurait plus de ligne de ravitaillement.`,
  isolates: ({ groups, at }) =>
    `Cela couperait la ligne de ravitaillement ${groups === 1 ? 'du groupe' : `de ${groups} groupes`} en ${list(at)}.`,
  'left-cut-off': ({ groups, at }) =>
    `${groups === 1 ? 'Un groupe s’est déplacé' : `${groups} groupes se sont déplacés`} là où ne mène aucune ligne de ravitaillement : ${list(at)}.`,
};

export const WARNINGS: Readonly<Record<Locale, Words>> = { en, fr };
