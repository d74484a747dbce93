// What is special about units and places, and what results, levels and scenarios are called, in English. French has the same shape.
export const vocabulary = {
  unitNotes: {
    heavy: 'Never north of Row A.',
    headquarters: 'Supplies units within 5 hexes; needs no supply, has no zone, never attacks.',
    nkvd: 'Never leaves the USSR; needs no supply; its zone ends at the border.',
    small: 'May retreat before combat north of Row A; has no zone in the USSR.',
    patrol: 'Does not count for stacking. Attacked where it stands, it is lost.',
    allied: 'Worth 5 points to the Soviet player when lost.',
    dummy: 'A blank to deceive: removed when the counters are turned face up.',
    paratroops: 'May jump from Leningrad at the end of a turn, up to 6 hexes.',
  },
  army: { soviet: 'Soviet', finland: 'Finnish', allied: 'Allied' },
  scenarios: {
    A: 'Allied landing at Petsamo',
    B: 'Allied passage through Scandinavia',
    C: 'invasion of Scandinavia',
    D: 'better Soviet mobilisation',
    E: 'German threat',
  } as Readonly<Record<string, string>>,
  whyIsolated: {
    'cut-off-abroad': 'no line free of Soviet units and zones leads back to Finland',
    'capacity-spent':
      'the city that would supply it has given out all its points to units higher in the list',
    'railway-cut': 'Finns on the railway cut its city off from Leningrad',
    'headquarters-cut-off': 'the headquarters near it has no city within 10 open hexes',
    'line-blocked': 'Finnish units or zones bar the 5 hexes to its headquarters',
    'no-headquarters': 'no headquarters within 5 hexes',
  },
  offMap: {
    map: '',
    hand: 'still in hand',
    due: 'still to come',
    eliminated: 'eliminated',
    withdrawn: 'withdrawn',
    reserve: 'in reserve',
    replacement: 'returns as a replacement',
    unused: 'not in this match',
  },
  terrains: {
    clear: 'clear',
    swamp: 'swamp',
    mountain: 'mountains',
    lake: 'lake',
    sea: 'open water',
    ice: 'ice of the Gulf',
  },
  forts: {
    1: 'Mannerheim Line: Finns defend double',
    2: 'Ladoga line: Finns defend double',
  } as Readonly<Record<number, string>>,
  results: {
    Ae: 'attacker eliminated',
    Ar: 'attacker retreats',
    Ne: 'no effect',
    Dr: 'defender retreats',
    De: 'defender eliminated',
    Ex: 'exchange',
  },
  levels: {
    'soviet decisive': 'decisive',
    'soviet substantive': 'substantive',
    'soviet marginal': 'marginal',
    'draw moral': 'draw',
    'finland decisive': 'Finnish',
  } as Readonly<Record<string, string>>,
};

export type Vocabulary = typeof vocabulary;
