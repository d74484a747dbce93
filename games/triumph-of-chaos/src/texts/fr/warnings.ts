// Ce qui est permis et qui coûte, en français.
import type { WarningCode } from '../en/warnings.ts';

export const warnings: Readonly<Record<WarningCode, string>> = {
  'breaches-marker':
    'Cela viole votre marqueur de Lutte Interne ({marker}) : 2 VP à la fin du tour.',
  'costs-points': 'Cela coûte {points point de victoire|points de victoire}.',
  'costs-activations':
    'Ses forces sont hors ravitaillement : cela coûte {cost point d’activation|points d’activation}.',
  'out-of-supply': '{pieces} : hors ravitaillement à {space}.',
  'no-attack': 'Personne n’a encore attaqué : l’activation pour le combat serait perdue.',
  'attacks-left': 'Depuis les cases activées pour le combat, il reste à attaquer : {spaces}.',
  'not-moved': 'Activés, mais pas encore déplacés : {pieces}.',
  'moved-out-of-supply': 'Désormais hors ravitaillement : {pieces}.',
  'nobody-redeployed': 'Personne n’a été redéployé : la carte serait jouée pour rien.',
  'effect-left': 'Ce que la carte offre encore serait perdu.',
  'points-left': '{points point d’activation serait perdu|points d’activation seraient perdus}.',
  'steps-left': '{steps pas de remplacement serait perdu|pas de remplacement seraient perdus}.',
};
