// What was done to a document, step by step and without end; documents share what did not change, so steps are cheap.

export interface Step<Doc> {
  /** What was done, in words. */
  readonly label: string;
  /** The document after it. */
  readonly doc: Doc;
  /** Steps of one stroke are one step: while this text is the same, a change joins the last step. */
  readonly stroke: string;
}

export interface History<Doc> {
  readonly first: Doc;
  readonly steps: readonly Step<Doc>[];
  /** How many of the steps count; those after it can be done again. */
  readonly at: number;
}

export const newHistory = <Doc>(first: Doc): History<Doc> => ({ first, steps: [], at: 0 });

export const present = <Doc>({ first, steps, at }: History<Doc>): Doc =>
  at === 0 ? first : steps[at - 1]!.doc;

/** A change that changes nothing is none; what was taken back is gone once something else is done. */
export function record<Doc>(
  history: History<Doc>,
  label: string,
  doc: Doc,
  stroke = '',
): History<Doc> {
  if (doc === present(history)) return history;
  const { first, at } = history;
  const done = history.steps.slice(0, at);
  const joins = stroke !== '' && done.at(-1)?.stroke === stroke;
  const steps = [...(joins ? done.slice(0, -1) : done), { label, doc, stroke }];
  return { first, steps, at: steps.length };
}

export const undo = <Doc>(history: History<Doc>): History<Doc> =>
  history.at === 0 ? history : { ...history, at: history.at - 1 };

export const redo = <Doc>(history: History<Doc>): History<Doc> =>
  history.at === history.steps.length ? history : { ...history, at: history.at + 1 };
