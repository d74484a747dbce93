/** Which rule is out now: a rule is taken out by naming it here, and nothing is loaded again. */
export const SWITCH = '__ruleOut';
