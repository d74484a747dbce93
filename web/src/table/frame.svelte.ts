// What the frame of a table remembers about itself: which panel is open, on a phone which tab.
export const TABS = ['map', 'own', 'log', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export class Frame {
  tab = $state<Tab>('map');
  /** The rulebook drawer, and the clause it stands open at. */
  rules = $state(false);
  clause = $state<string>();
  help = $state(false);
  /** The list of all choices, where it is folded away. */
  list = $state(false);
  /** The sheet of a small screen, drawn up. */
  sheet = $state(true);

  openRules(clause?: string): void {
    this.clause = clause;
    this.rules = true;
    this.tab = 'rules';
  }

  closeRules(): void {
    this.rules = false;
    if (this.tab === 'rules') this.tab = 'map';
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.rules = tab === 'rules';
  }
}
