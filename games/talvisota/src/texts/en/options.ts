// Scenarios and options in English.
import type { Catalogue } from '../catalogue.ts';

const onOff = { on: 'On', off: 'Off' };

export const scenarios: Catalogue['scenarios'] = {
  campaign: {
    name: 'The Winter War',
    summary: 'The whole war, eight turns from December 1939 to March 1940, for two players.',
  },
  solo: {
    name: 'The Winter War, solo',
    summary:
      'The whole war as the Red Army, against a Finland that draws its strategies and its means by lot.',
  },
};

export const options: Catalogue['options'] = {
  frontCounts: {
    name: 'Counters per front',
    help: 'Visible: before preparing their own strategies the Finnish player sees how many Soviet ones lie on each front, though not which. Hidden: they must guess where the blows will fall.',
    values: { visible: 'Visible', hidden: 'Hidden' },
  },
  laplandBoxes: {
    name: 'Strategy boxes in Lapland',
    help: 'How many strategies each side may prepare on the Lapland front. With two, the north can become a main theatre.',
    values: { 1: 'One', 2: 'Two' },
  },
  crtRoles: {
    name: 'Roles in the combat table',
    help: 'The combat table has losses for a and for d. Either the stronger side rolls and is a, so that a strong Finnish side can throw the attack back; or the Soviet player always rolls and is a.',
    values: { superior: 'The stronger side rolls', fixed: 'The Soviet player always rolls' },
  },
  mustAttack: {
    name: 'The Red Army must attack',
    help: 'On: the Soviet player makes at least one attack each turn if possible. Off: they may sit a turn out and keep their morale.',
    values: onOff,
  },
  iceNeedsMeretskov: {
    name: 'The ice needs Meretskov',
    help: 'From March a frozen sea joins Oranienbaum to Koivisto, on the flank of the Mannerheim Line. On: attacking across it takes a strategy with Meretskov. Off: any strategy may.',
    values: onOff,
  },
  lineMovement: {
    name: 'Movement along the lines',
    help: 'On: Soviet units in supply inside Finland may shift to other spaces of their line in the Organisation phase. Off: once in Finland they move only by attacking or retreating.',
    values: onOff,
  },
  fortifiedSovietGain: {
    name: 'Soviet gain at the lines',
    help: 'What Soviet morale gains when a fortified space falls: as much as Finland loses, or two points only.',
    values: { full: 'All the points of the conquest', two: 'Two points' },
  },
  hardFortified: {
    name: 'Hard fortifications',
    help: 'On: taking a fortified space costs Finland only the points of the strategy, and the Soviet player gains nothing. Harder for the Red Army.',
    values: onOff,
  },
  cheapRecovery: {
    name: 'Cheap recovery',
    help: 'On: a point of morale buys back three FUS or two other units. Off: two FUS or one other. Easier for the Red Army.',
    values: onOff,
  },
  mode: {
    name: 'Mode',
    help: 'Who plays the Finns: a second player, or the rules themselves.',
    values: { 'two-player': 'Two players', solo: 'Solo' },
  },
  supportsInTwoSteps: {
    name: 'Supports in two steps',
    help: 'On: both sides lay their supports on their fronts in secret at the start of the turn, before the event die, and give each to a strategy of that front later, as printed. Off: supports go straight to a strategy.',
    values: onOff,
  },
};
