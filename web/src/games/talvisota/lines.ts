// A draft as a person edits it: one of its lines taken out, the others as they were.

/** Takes the draft back to where it was before the last line that matches, and plays the later ones again. */
export function takeOut(
  table: {
    readonly draft: readonly { readonly text: string }[];
    readonly game: { parse(text: string): unknown };
    undo(): void;
    play(actions: never): boolean;
  },
  matches: (text: string) => boolean,
): void {
  const lines = table.draft.map(({ text }) => text);
  const index = lines.findLastIndex(matches);
  if (index < 0) return;
  const later = lines.slice(index + 1).map((text) => table.game.parse(text));
  for (let i = lines.length; i > index; i--) table.undo();
  if (later.length > 0) table.play(later as never);
}
