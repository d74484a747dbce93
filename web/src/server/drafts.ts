// Picks that have not been sent yet, kept so that a reload loses none and another tab shows the same.
const keyOf = (match: string): string => `motti.draft.${match}`;

export function keepDraft(match: string, lines: readonly string[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(keyOf(match));
    else localStorage.setItem(keyOf(match), JSON.stringify(lines));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function loadDraft(match: string): readonly string[] {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]') as string[]) ?? [];
  } catch {
    return [];
  }
}

/** Calls back when another tab has changed the draft; returns the way to stop listening. */
export function onDraft(match: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === keyOf(match)) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
