/** A word by the name that the rules use; the name itself where the table of words has none. */
export function named(words: Readonly<Record<string, string>>, key: string | undefined): string {
  return (key !== undefined && words[key]) || (key ?? '');
}
