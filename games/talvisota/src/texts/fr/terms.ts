// Libellés des calculs, noms des nombres et résultats, en français.
import type { Over } from '@motti/engine';
import type { Catalogue } from '../catalogue.ts';

export const terms: Catalogue['terms'] = {
  strength: 'Puissance',
  bonus: 'Bonus tactique',
  'bonus-doubled': 'Bonus tactique doublé',
  'bonus-silenced': 'Pas de bonus tactique pour l’infanterie',
  'bonus-cancelled': 'Bonus tactique supprimé',
  'bonus-kept': 'Bonus supprimé, maintenu à +1',
  'timoshenko-bonus': 'Timochenko',
  snow: 'Neige',
  woods: 'Bois',
  forest: 'Forêt',
  marsh: 'Marais',
  fog: 'Brouillard',
  ambush: 'Embuscade',
  'anti-tank': 'Antichar',
  'anti-tank-idle': 'Antichar, aucun char présent',
  artillery: 'Artillerie',
  'artillery-doubled': 'Artillerie doublée par Meretskov',
  mannerheim: 'Mannerheim',
  air: 'Soutien aérien',
  'fortified-line': 'Ligne fortifiée',
  'fortified-line-breached': 'Ligne fortifiée percée',
  harried: 'Malus infligé à l’ennemi',
  ammunition: 'Manque de munitions',
  entrenchment: 'Retranchement',
  'space-value': 'Valeur de la case',
  'at-least': 'Jamais moins de 1',
  'beyond-six': 'Supériorité au-delà de +6',
  supply: 'Ravitaillement',
  'weaker-attacker': 'L’attaquant est le plus faible',
  scouts: 'Éclaireurs',
  garrison: 'Unités soviétiques dans la case',
  neighbours: 'Unités soviétiques voisines',
  die: 'Dé',
  'rifle-divisions': 'Divisions de fusiliers',
  'other-units': 'Autres unités',
};

export const names: Catalogue['names'] = {
  'morale.soviet': 'Moral soviétique',
  'morale.finland': 'Moral finlandais',
  turn: 'Tour',
  'lost.soviet': 'Unités soviétiques hors de combat',
  'lost.finland': 'Unités finlandaises hors de combat',
  conquered: 'Cases conquises',
  soviet: 'Puissance soviétique',
  finland: 'Puissance finlandaise',
  die: 'Modificateur du dé',
  harassment: 'Modificateur du harcèlement',
  price: 'Prix en moral',
  'phase.setup': 'Mise en place',
  'phase.returns': 'Retours et récupération',
  'phase.events': 'Événements internationaux',
  'phase.movement': 'Mouvements spéciaux',
  'phase.planning': 'Planification',
  'phase.deployment': 'Déploiement',
  'phase.combats': 'Combats',
  'phase.harassment': 'Harcèlement',
  'phase.end': 'Fin du tour',
  'phase.over': 'Fin de la partie',
  'preset.isthmus': 'L’isthme d’abord',
  'preset.isthmus.help': 'presque tous les blindés devant la ligne Mannerheim',
  'preset.balanced': 'Front large',
  'preset.balanced.help': 'chaque front peut attaquer',
  'preset.north': 'Couper le pays en deux',
  'preset.north.help': 'de fortes colonnes en Laponie et au Ladoga',
};

const REASONS: Readonly<Record<string, string>> = {
  'TV-1.2c': 'Helsinki est tombée. L’URSS l’emporte.',
  'TV-1.2d': 'La volonté de la Finlande est brisée. L’URSS l’emporte.',
  'TV-1.2e': 'Le Kremlin en a assez. La Finlande l’emporte.',
};

export function result(over: Over): string {
  const known = REASONS[over.clause];
  if (known) return known;
  if (over.winner === undefined)
    return 'Les deux camps sont également épuisés. La partie est nulle.';
  return over.winner === 'soviet'
    ? 'L’URSS finit la guerre avec le moral le plus élevé et l’emporte.'
    : 'La Finlande finit la guerre avec le moral le plus élevé et l’emporte.';
}
