// What a side is after, in English.
export const aims = {
  takes: '{side} takes {space}.',
  storms: '{side} means to take {space}.',
  'drives-on': '{side} attacks {space} to open the way to {via}.',
  'marches-on': '{side} marches on {space}.',
  gathers: '{side} gathers troops in {region}.',
  musters: '{side} raises new troops in {region}.',
  courts: '{side} courts {faction}.',
} as const;
