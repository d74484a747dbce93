// Where the project stands: rulebooks and examples are read from there at run time.
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
