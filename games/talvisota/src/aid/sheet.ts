// Where the spaces stand on the sheet: for whoever draws it, on a page or in a terminal.
import sheet from '../data/sheet.json' with { type: 'json' };

/** By the name of the space, in px of the sheet; and on which side its name lies by preference. */
export const SEATS: Readonly<
  Record<string, { readonly x: number; readonly y: number; readonly name: string }>
> = sheet.spaces;
/** Links that bow to one side, by so many px in their middle. */
export const BENDS: Readonly<Record<string, number>> = sheet.bends;
