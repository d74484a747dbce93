// What a legal action would cost its maker, in words.
import type { Facts, Locale } from '@motti/engine';

const WARNING_CODES = ['blue-unspent', 'trenches-left'] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

type Words = Readonly<Record<WarningCode, (facts: Facts) => string>>;

const en: Words = {
  'blue-unspent': ({ blue, kept, groups }) =>
    `${groups === 1 ? 'One group has' : `${groups} groups have`} not been activated, and of ${blue} Blue only ${kept} will be kept.`,
  'trenches-left': ({ level }) =>
    `The group gives up its entrenchment (level ${level}) as soon as it moves.`,
};

const fr: Words = {
  'blue-unspent': ({ blue, kept, groups }) =>
    `${groups === 1 ? 'Un groupe n’a pas été activé' : `${groups} groupes n’ont pas été activés`}, et sur ${blue} jetons Bleus, seuls ${kept} seront conservés.`,
  'trenches-left': ({ level }) =>
    `Le groupe abandonne son retranchement (niveau ${level}) dès qu’il bouge.`,
};

export const WARNINGS: Readonly<Record<Locale, Words>> = { en, fr };
