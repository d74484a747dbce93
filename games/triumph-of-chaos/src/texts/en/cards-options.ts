// What each option of a card brings.
export const cardOptions = {
  'red-8.cancel':
    'Cancel one enemy activation, for movement before any movement or for combat once the spaces are named.',
  'red-8.modifier': '+1 combat modifier for your side in the present combat.',
  'red-8.ability':
    'One able leader of yours succeeds without a roll at withdrawal, reinforcement or counter-attack.',
  'red-10.event':
    'Invasion: declare war on up to two Baltic Countries free of VP cost and activate 3 spaces in North, Central or the Baltic.',
  'red-10.diplomacy':
    'Diplomacy: from now on RED may gain Estonia, Latvia and Lithuania in Political Phases.',
  'red-38.surprise': 'Your attack is a surprise: you fire first.',
  'red-38.modifier': '+1 combat modifier for your side in the present combat.',
  'red-38.ability': 'One able leader of yours succeeds without a roll at any one ability.',
  'red-45.replacements': 'Add 2 RS at the start of the replacement step.',
  'red-45.influence': 'Move one uncontrolled FCM one space towards you, not into Control.',
  'red-45.cancel':
    'Cancel one enemy activation, for movement before any movement or for combat once the spaces are named.',
  'red-48.surprise': 'Your attack is a surprise: you fire first.',
  'red-48.modifier': '+2 combat modifier for your side in the present combat.',
  'red-48.ability': 'One able leader of yours succeeds without a roll at any one ability.',
  'red-48.replacements': 'Add 3 RS at the start of the replacement step.',
  'red-48.refit': 'At once repair units worth 2 RS in one supplied space.',
  'red-51.pact': 'Pact: Makhno’s FCM moves 3 spaces towards RED, into Control if it gets there.',
  'red-51.betrayal':
    'Betrayal: RED conquers the Makhno Republic it controls; all its forces leave the game.',
  'white-2.poles': 'Poland’s FCM moves 2 spaces towards WHITE, into Control if it gets there.',
  'white-2.finns': 'Finland’s FCM moves 2 spaces towards WHITE, into Control if it gets there.',
  'white-2.cossacks':
    'Repair Don and Siberian Cossack units worth 3 RS and remove one NO ACT marker from a Cossack space.',
  'white-8.cancel':
    'Cancel one enemy activation, for movement before any movement or for combat once the spaces are named.',
  'white-8.modifier': '+1 combat modifier for your side in the present combat.',
  'white-8.ability':
    'One able leader of yours succeeds without a roll at withdrawal, pursuit or exploitation.',
  'white-38.surprise': 'Your attack is a surprise: you fire first.',
  'white-38.modifier': '+1 combat modifier for your side in the present combat.',
  'white-38.ability': 'One able leader of yours succeeds without a roll at any one ability.',
  'white-45.replacements': 'Add 2 RS at the start of the replacement step.',
  'white-45.influence': 'Move one uncontrolled FCM one space towards you, not into Control.',
  'white-45.cancel':
    'Cancel one enemy activation, for movement before any movement or for combat once the spaces are named.',
  'white-48.surprise': 'Your attack is a surprise: you fire first.',
  'white-48.modifier': '+2 combat modifier for your side in the present combat.',
  'white-48.ability': 'One able leader of yours succeeds without a roll at any one ability.',
  'white-48.replacements': 'Add 3 RS at the start of the replacement step.',
  'white-48.refit': 'At once repair units worth 2 RS in one supplied space.',
} satisfies Record<string, string>;
