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
    summary: 'The whole war against a Finland that draws its strategies and its means from cups.',
  },
};

export const options: Catalogue['options'] = {
  frontCounts: {
    name: 'Counters per front',
    help: 'Whether the Finn sees how many Soviet strategies lie on each front before he boxes his own.',
    values: { visible: 'Visible', hidden: 'Hidden' },
  },
  laplandBoxes: {
    name: 'Strategy boxes in Lapland',
    help: 'How many strategies each side may prepare on the Lapland front.',
    values: { 1: 'One', 2: 'Two' },
  },
  crtRoles: {
    name: 'Roles in the combat table',
    help: 'Who suffers as a and who as d: the side that rolls is a, or the Soviet always is.',
    values: { superior: 'The stronger side rolls', fixed: 'The Soviet always rolls' },
  },
  mustAttack: {
    name: 'The Red Army must attack',
    help: 'At least one Soviet attack each turn, wherever one is possible.',
    values: onOff,
  },
  iceNeedsMeretskov: {
    name: 'The ice needs Meretskov',
    help: 'Whether an attack from Oranienbaum on Koivisto needs Meretskov in its strategy.',
    values: onOff,
  },
  lineMovement: {
    name: 'Movement along the lines',
    help: 'Whether linked Soviet units in Finland may use special movement.',
    values: onOff,
  },
  fortifiedSovietGain: {
    name: 'Soviet gain at the lines',
    help: 'What Soviet morale gains by the conquest of a fortified space.',
    values: { full: 'All the points of the conquest', two: 'Two points' },
  },
  hardFortified: {
    name: 'Hard fortifications',
    help: 'A fortified space brings only the points of the strategy.',
    values: onOff,
  },
  cheapRecovery: {
    name: 'Cheap recovery',
    help: 'A point of morale brings back three FUS or two other units.',
    values: onOff,
  },
  mode: {
    name: 'Mode',
    help: 'Who plays the Finns.',
    values: { 'two-player': 'Two players', solo: 'Solo' },
  },
};
