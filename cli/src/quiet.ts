// Node 20 calls the import of JSON experimental, on every start. That one warning is kept from the reader; no other.
// Imports nothing: it must run before a module that imports JSON is loaded, in the main thread and in every worker.
export function hideJsonImportWarning(): void {
  const emit = process.emitWarning;
  process.emitWarning = (...warning: unknown[]) => {
    if (String(warning[0]).includes('Importing JSON modules')) return;
    Reflect.apply(emit, process, warning);
  };
}
