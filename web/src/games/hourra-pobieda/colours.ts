// The cardboard of the two sides as the scenario wants it: custom properties for whatever draws them.
import type { Scenario, SideColour } from '@motti/hourra-pobieda/parts';

interface Cardboard {
  readonly tile: string;
  readonly ink: string;
  readonly edge: string;
  /** Under white letters. */
  readonly plate: string;
  /** Letters and bars on paper, by day and by night. */
  readonly text: string;
}

const CARDBOARDS: Readonly<Record<SideColour, Cardboard>> = {
  blue: { tile: '#c6d3df', ink: '#12304f', edge: '#3d5b79', plate: '#2c5a8c', text: 'var(--blue)' },
  red: { tile: '#93a273', ink: '#161f0b', edge: '#3c4a26', plate: '#9e2f25', text: 'var(--red)' },
  sand: {
    tile: '#e3cf9b',
    ink: '#33270a',
    edge: '#7c6427',
    plate: '#80641a',
    text: 'light-dark(#7a5200, #dcb65c)',
  },
  green: {
    tile: '#b7c39a',
    ink: '#1b260c',
    edge: '#4d5c30',
    plate: '#4b6b2f',
    text: 'light-dark(#3c5c22, #a6c585)',
  },
  grey: {
    tile: '#c9cbcc',
    ink: '#202427',
    edge: '#5a6064',
    plate: '#596066',
    text: 'light-dark(#4a5156, #b9c1c7)',
  },
  white: {
    tile: '#f4f2ea',
    ink: '#26303a',
    edge: '#7f8b94',
    plate: '#5b7486',
    text: 'light-dark(#47606f, #cfdde6)',
  },
  violet: {
    tile: '#d4c6dc',
    ink: '#2d1b38',
    edge: '#634a70',
    plate: '#6b4a7f',
    text: 'light-dark(#5c3a72, #c9a9dc)',
  },
};

const SEATS = ['blue', 'red'] as const;

/** What each side is shown in. Two of one colour could not be told apart: then as usual. */
export function coloursOf({ sides }: Pick<Scenario, 'sides'>): readonly [SideColour, SideColour] {
  const [first, second] = SEATS.map((seat, i) => sides[i]?.colour ?? seat);
  return first === second ? SEATS : [first!, second!];
}

/** For the element round everything that shows the sides. */
export const colourStyle = (scenario: Pick<Scenario, 'sides'>): string =>
  coloursOf(scenario)
    .map((colour, i) => {
      const { tile, ink, edge, plate, text } = CARDBOARDS[colour];
      const seat = SEATS[i];
      return `--hp-${seat}:${tile};--hp-${seat}-ink:${ink};--hp-${seat}-edge:${edge};--hp-${seat}-plate:${plate};--hp-${seat}-text:${text}`;
    })
    .join(';');

export const plateOf = (colour: SideColour): string => CARDBOARDS[colour].plate;
