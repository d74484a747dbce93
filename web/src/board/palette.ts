// The colours of the ground, read from the page's tokens so that the painter follows the theme.

const TOKENS = {
  sea: '--sea',
  seaLine: '--sea-line',
  coast: '--coast',
  lake: '--lake',
  lakeLine: '--lake-line',
  tree: '--tree',
  border: '--border',
  borderRibbon: '--border-ribbon',
  graticule: '--graticule',
  otherBorder: '--ink-3',
  ink: '--ink',
} as const;

export interface Palette extends Readonly<Record<keyof typeof TOKENS, string>> {
  /** The tint of land, then of each named ground. */
  readonly land: string;
  readonly grounds: Readonly<Record<string, string>>;
  /** Colours that the skin names, by the words it names them with. */
  readonly colours: Readonly<Record<string, string>>;
  /** Opacity of the paper grain. */
  readonly grain: number;
  readonly dark: boolean;
}

/** Which token tints which ground of a map. */
export interface Tints {
  readonly land: string;
  readonly grounds: Readonly<Record<string, string>>;
}

/** A token holds `light-dark(…)`, which only the browser can resolve: so it is asked for the colour of an element. */
export function readPalette(
  host: HTMLElement,
  tints: Tints,
  named: readonly string[] = [],
): Palette {
  const probe = document.createElement('i');
  probe.hidden = true;
  host.append(probe);
  const resolved = (css: string): string => {
    probe.style.color = css;
    return getComputedStyle(probe).color;
  };
  const colour = (token: string): string => resolved(`var(${token})`);
  const grounds: Record<string, string> = {};
  for (const [name, token] of Object.entries(tints.grounds)) grounds[name] = colour(token);
  const tokens = {} as Record<keyof typeof TOKENS, string>;
  for (const key of Object.keys(TOKENS) as (keyof typeof TOKENS)[])
    tokens[key] = colour(TOKENS[key]);
  const colours: Record<string, string> = {};
  for (const css of named) colours[css] = resolved(css);
  const land = colour(tints.land);
  const grain = Number(getComputedStyle(host).getPropertyValue('--grain')) || 0;
  probe.remove();
  return { ...tokens, land, grounds, colours, grain, dark: isDark(land) };
}

function isDark(colour: string): boolean {
  const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [255, 255, 255];
  const sum = parts[0]! + parts[1]! + parts[2]!;
  return colour.startsWith('color(') ? sum < 1.5 : sum < 384;
}
