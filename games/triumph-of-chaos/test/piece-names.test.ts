// Names of counters in sentences: French ones in French, and every counter by a name of its own.
import { describe, expect, test } from 'vitest';
import { triumphOfChaos } from '../src/index.ts';
import { nameOf } from '../src/rules/pieces.ts';
import { ALL_PIECES, isLeader } from '../src/state.ts';

const french = triumphOfChaos.texts('fr');
const english = triumphOfChaos.texts('en');
const counters = ALL_PIECES.map(nameOf);

/** Words of the English names that are not French ones too. */
const ENGLISH =
  /\b(RED|WHITE|Army|Cav|Cavalry|Group|Corps Army|Elite|Tank|Air|Art|Rifles?|Riflemen|Sailors|Communists|Partisan|Garrison|Trains|Guard|Host|Squadron|Legion|North|South|West|Cossack|Cos|Siberian|Volunteer|Finn|Finnish|Polish|German|Austrian|Czech|British|French|Greek|Green|Latvian|Estonian|Lithuanian|Ukrainian|Galician|IA)\b/;

describe('names of counters', () => {
  test.each(counters)('%s has no English word in French', (name) => {
    expect(french.name(name)).not.toMatch(ENGLISH);
  });

  test('no two counters share a name, unless they do so in English', () => {
    const names = new Map<string, string>();
    for (const name of counters) {
      const said = french.name(name);
      expect(names.get(said) ?? name).toBe(name);
      names.set(said, name);
    }
  });

  test('a sentence names them in the language of its reader', () => {
    const piece = ALL_PIECES.find((one) => nameOf(one) === 'RED 12 Army')!;
    const stalin = ALL_PIECES.find((one) => isLeader(one) && nameOf(one) === 'Stalin')!;
    expect(french.action({ kind: 'lose', piece })).toContain('ROUGE 12e armée');
    expect(english.action({ kind: 'lose', piece })).toContain('RED 12 Army');
    expect(french.action({ kind: 'exploit', piece: stalin })).toContain('Staline');
  });
});
