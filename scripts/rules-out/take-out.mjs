// Before every test file: takes the rule out that the run was given.
import { inject } from 'vitest';
import { SWITCH } from './switch.mjs';

globalThis[SWITCH] = inject('ruleOut');
