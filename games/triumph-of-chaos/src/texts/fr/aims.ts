// Ce que cherche un camp, en français.
import type { Catalogue } from '../catalogue.ts';

export const aims: Catalogue['aims'] = {
  takes: '{side} prend {space}.',
  storms: '{side} veut prendre {space}.',
  'drives-on': '{side} attaque {space} pour ouvrir la route : {via}.',
  'marches-on': '{side} marche sur {space}.',
  gathers: '{side} rassemble des troupes : {region}.',
  musters: '{side} lève de nouvelles troupes : {region}.',
  courts: '{side} courtise une faction : {faction}.',
};
