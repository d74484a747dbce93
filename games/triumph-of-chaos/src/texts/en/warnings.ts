// What is legal and costs, in English.
export const warnings = {
  'breaches-marker':
    'This breaches your In-Fighting marker ({marker}): 2 VP at the end of the turn.',
  'costs-points': 'This costs {points victory point|victory points}.',
  'costs-activations':
    'Its forces are out of supply: this costs {cost activation point|activation points}.',
  'out-of-supply': '{pieces} would be out of supply in {space}.',
  'no-attack': 'Nobody has attacked yet: what was activated for combat would be wasted.',
  'points-left': '{points activation point|activation points} would be lost.',
  'steps-left': '{steps replacement step|replacement steps} would be lost.',
} as const;
export type WarningCode = keyof typeof warnings;
