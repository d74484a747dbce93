// Lines of a breakdown put together by rule, so that a column reads as a person would say it.
import type { Breakdown } from '@motti/engine';

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly clause: string;
  readonly value: number;
  /** "rifle division ×3, tank brigade": a name as it stands on its counter, whatever its plural. */
  readonly about: string;
}

/** One row for each label and clause, in the order of their first line. */
export function rowsOf(breakdown: Breakdown, nameOf = (subject: string): string => subject): Row[] {
  const rows = new Map<string, Row>();
  for (const { label, clause, value, subject, count } of breakdown.lines) {
    const key = `${label} ${clause}`;
    const before = rows.get(key);
    const name = subject === undefined ? '' : nameOf(subject);
    const about = name !== '' && count !== undefined && count > 1 ? `${name} ×${count}` : name;
    rows.set(key, {
      key,
      label,
      clause,
      value: (before?.value ?? 0) + value,
      about: [before?.about, about].filter(Boolean).join(', '),
    });
  }
  return [...rows.values()];
}
