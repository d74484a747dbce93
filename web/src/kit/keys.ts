// Single keys of a panel: not while something is typed, not with Ctrl, Alt or Meta.

/** A handler for `svelte:window`; a key whose action answers `false` is left to others. */
export function onKeys(
  actions: Readonly<Record<string, () => unknown>>,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'))
      return;
    const action = actions[event.key.toLowerCase()];
    if (action && action() !== false) event.preventDefault();
  };
}
