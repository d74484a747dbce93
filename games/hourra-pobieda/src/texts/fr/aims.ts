// Ce que cherche un camp, en français. Un camp peut être singulier ou pluriel : le verbe n’est jamais le sien.
import type { Aim, Side } from '@motti/engine';
import type { Catalogue, Names } from '../catalogue.ts';
import { goalIn } from '../goals.ts';

export const aims = (n: Names): Catalogue['aims'] => {
  const by = (side: Side, what: string): string => `${n.side(side)} : ${what}.`;
  const goal = (aim: Aim): string => goalIn(n, aim.facts);
  const at = ({ facts }: Aim): string => n.place(String(facts['at']));
  return {
    takes: (aim) => by(aim.side, `objectif pris, ${goal(aim)}`),
    storms: (aim) => by(aim.side, `assaut contre l’ennemi en ${at(aim)}`),
    shells: (aim) => by(aim.side, `des tirs pour user l’ennemi en ${at(aim)}`),
    'marches-on': (aim) => by(aim.side, `en marche vers ${goal(aim)}`),
    covers: (aim) => by(aim.side, `des troupes vont couvrir ${goal(aim)}`),
    'falls-back': (aim) => by(aim.side, `repli devant l’ennemi en ${at(aim)}`),
    'digs-in': (aim) => by(aim.side, `retranchement en ${at(aim)}`),
  };
};
