// Every word of the page in English. `fr.ts` has the same shape: a missing word is a compile error.
export const en = {
  motti: 'Motti',
  tagline: 'historical wargames, every rule kept',
};
