// Titles and texts: the Leader Cards.
import type { CardText } from './cards-red.ts';

export const leaderCards = {
  1: {
    title: 'Lenin',
    text: 'Starts in Moscow and cannot move. His death gives WHITE 5 VP and makes RED In-Fighting permanent.',
  },
  2: {
    title: 'Antonov-Ovseenko',
    text: 'Stormed the Winter Palace; commands the Ukrainian Front.',
  },
  3: {
    title: 'Bonch-Bruevich',
    text: 'A careful staff general of the old army.',
  },
  4: {
    title: 'Brusilov',
    text: 'The victor of 1916 lends his name and his method.',
  },
  5: {
    title: 'Budyenny',
    text: 'Movement 5. Cavalry surprise, die −1.',
  },
  6: {
    title: 'Egorov',
    text: 'Steady front commander of the South.',
  },
  7: {
    title: 'Frunze',
    text: 'The mill hand who beat Kolchak and stormed Perekop.',
  },
  8: {
    title: 'Ghai-Khan',
    text: 'Cavalry surprise.',
  },
  9: {
    title: 'Stalin',
    text: 'Grain, shootings and Tsaritsyn.',
  },
  10: {
    title: 'Trotsky',
    text: 'Movement 4, or unlimited rail once a turn. Special Action. Helps and resists propaganda.',
  },
  11: {
    title: 'Tukhachevsky',
    text: 'Forward, always forward.',
  },
  12: {
    title: 'Voroshilov',
    text: 'Resists propaganda.',
  },
  13: {
    title: 'Zhukov',
    text: 'A young cavalryman with a future.',
  },
  14: {
    title: 'Tsar Nicholas II',
    text: 'Never on the map. If he is saved on turn 2: 1 RS on 1-4 each turn, or +1 on the WHITE Influence card.',
  },
  15: {
    title: 'Bogayevsky',
    text: 'Last ataman of the Don.',
  },
  16: {
    title: 'Denikin',
    text: 'On the map he hampers the purchase of influence and worsens One Russia.',
  },
  17: {
    title: 'Dutov',
    text: 'Ataman of Orenburg.',
  },
  18: {
    title: 'Gajda',
    text: 'Brilliant, vain and dangerous to his own side: the putsch of rule 16.26.',
  },
  19: {
    title: 'Khanzhin',
    text: 'An artilleryman who nearly reached the Volga.',
  },
  20: {
    title: 'Kolchak',
    text: 'An admiral without a sea.',
  },
  21: {
    title: 'Krasnov',
    text: 'Cavalry surprise.',
  },
  22: {
    title: 'Mai-Maevsky',
    text: 'Moved his few regiments by rail from fight to fight.',
  },
  23: {
    title: 'Mannerheim',
    text: 'Commander of White Finland.',
  },
  24: {
    title: 'Von der Goltz',
    text: 'A private war in the Baltic.',
  },
  25: {
    title: 'Wrangel',
    text: 'Movement 5; Special Action. Cavalry surprise, die −1. Free on the first control of Tsaritsyn or Voronezh.',
  },
  26: {
    title: 'Yudenich',
    text: 'The conqueror of Erzurum before Petrograd.',
  },
  27: {
    title: 'Haller',
    text: 'The Blue Army from France.',
  },
  28: {
    title: 'Makhno',
    text: 'Movement 5. Cavalry surprise.',
  },
  29: {
    title: 'Petliura',
    text: 'Chief ataman of the Ukrainian Republic.',
  },
  30: {
    title: 'Pilsudski',
    text: 'The counterstroke from the Wieprz.',
  },
  31: {
    title: 'Syrovy',
    text: 'One eye, one aim: Vladivostok.',
  },
  32: {
    title: 'Tarnavsky',
    text: 'Commander of the Galician Army.',
  },
  33: {
    title: 'Vatsetis',
    text: 'First commander-in-chief, a Latvian rifleman.',
  },
  34: {
    title: 'S. Kamenev',
    text: 'Commander-in-chief from July 1919.',
  },
  35: {
    title: 'Blyukher',
    text: 'Marched out of the Urals encirclement in 1918.',
  },
  36: {
    title: 'Chapaev',
    text: 'Legend of the 25th Division.',
  },
  37: {
    title: 'Raskolnikov',
    text: 'Sailor of the Volga flotilla.',
  },
  38: {
    title: 'Kutepov',
    text: 'Commander of the coloured regiments.',
  },
  39: {
    title: 'Mamontov',
    text: 'The great raid of 1919.',
  },
  40: {
    title: 'Kappel',
    text: 'Led the Great Siberian Ice March and died on it.',
  },
  41: {
    title: 'Miller',
    text: 'Governor of the Northern Region.',
  },
  42: {
    title: 'Semenov',
    text: 'Ataman of Transbaikalia, of little use to anyone.',
  },
  43: {
    title: 'Laidoner',
    text: 'Commander-in-chief of Estonia.',
  },
  44: {
    title: 'Ironside',
    text: 'Commander at Archangel.',
  },
} satisfies Record<number, CardText>;
