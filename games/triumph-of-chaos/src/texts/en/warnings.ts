// What is legal and costs, in English.
export const warnings = {
  'breaches-marker':
    'This breaches your In-Fighting marker ({marker}): 2 VP at the end of the turn.',
  'costs-points': 'This costs {points victory point|victory points}.',
  'costs-activations':
    'Its forces are out of supply: this costs {cost activation point|activation points}.',
  'out-of-supply': '{pieces} would be out of supply in {space}.',
  'no-attack': 'Nobody has attacked yet: what was activated for combat would be wasted.',
  'attacks-left': 'From the spaces activated for combat these could still be attacked: {spaces}.',
  'not-moved': 'Activated, but not moved: {pieces}.',
  'moved-out-of-supply': 'Moved out of supply: {pieces}.',
  'nobody-redeployed': 'Nobody has been redeployed: the card would be spent for nothing.',
  'effect-left': 'What the card still offers would be lost.',
  'points-left': '{points activation point|activation points} would be lost.',
  'steps-left': '{steps replacement step|replacement steps} would be lost.',
} as const;
export type WarningCode = keyof typeof warnings;
