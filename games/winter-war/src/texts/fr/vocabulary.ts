// Ce que les unités et les lieux ont de particulier ; les noms des résultats, des niveaux et des scénarios.
import type { Vocabulary } from '../en/vocabulary.ts';

export const vocabulary: Vocabulary = {
  unitNotes: {
    heavy: 'Jamais au nord de la rangée A.',
    headquarters:
      'Ravitaille jusqu’à 5 hexagones ; se passe de ravitaillement, n’a pas de zone, n’attaque jamais.',
    nkvd: 'Ne quitte jamais l’URSS ; se passe de ravitaillement ; sa zone s’arrête à la frontière.',
    small: 'A droit à la retraite avant combat au nord de la rangée A ; n’a pas de zone en URSS.',
    patrol: 'Ne compte pas dans l’empilement. Attaquée sur place, elle est perdue.',
    allied: 'Sa perte rapporte 5 points au joueur soviétique.',
    dummy: 'Un leurre, retiré quand les pions sont retournés.',
    paratroops: 'Peuvent sauter depuis Leningrad en fin de tour, à 6 hexagones au plus.',
  },
  army: { soviet: 'Armée rouge', finland: 'Armée finlandaise', allied: 'Alliés' },
  scenarios: {
    A: 'débarquement allié à Petsamo',
    B: 'passage allié par la Scandinavie',
    C: 'invasion de la Scandinavie',
    D: 'meilleure mobilisation soviétique',
    E: 'menace allemande',
  },
  whyIsolated: {
    'cut-off-abroad': 'aucune ligne libre d’unités et de zones soviétiques ne ramène en Finlande',
    'capacity-spent':
      'la ville qui la ravitaillerait a donné tous ses points à des unités mieux placées dans la liste',
    'railway-cut': 'des Finlandais sur la voie coupent sa ville de Leningrad',
    'headquarters-cut-off': 'le quartier général voisin n’a aucune ville à 10 hexagones libres',
    'line-blocked':
      'des unités ou zones finlandaises barrent les 5 hexagones jusqu’à son quartier général',
    'no-headquarters': 'aucun quartier général à 5 hexagones',
  },
  offMap: {
    map: '',
    hand: 'encore en main',
    due: 'à venir',
    eliminated: 'éliminée',
    withdrawn: 'retirée',
    reserve: 'en réserve',
    replacement: 'revient en remplacement',
    unused: 'hors de cette partie',
  },
  terrains: {
    clear: 'terrain clair',
    swamp: 'marais',
    mountain: 'montagnes',
    lake: 'lac',
    sea: 'eau libre',
    ice: 'glace du golfe',
  },
  forts: {
    1: 'ligne Mannerheim : les Finlandais y défendent au double',
    2: 'ligne du Ladoga : les Finlandais y défendent au double',
  },
  results: {
    Ae: 'attaquant éliminé',
    Ar: 'l’attaquant se replie',
    Ne: 'sans effet',
    Dr: 'le défenseur se replie',
    De: 'défenseur éliminé',
    Ex: 'échange',
  },
  levels: {
    'soviet decisive': 'décisive',
    'soviet substantive': 'importante',
    'soviet marginal': 'marginale',
    'draw moral': 'nulle',
    'finland decisive': 'finlandaise',
  },
};
