// Titles and texts: the WHITE Action Cards.
import type { CardText } from './cards-red.ts';

export const whiteCards = {
  1: {
    title: 'Kolchak, Supreme Ruler',
    text: 'Kolchak arrives at Omsk or another controlled Ural VC; place Siberian 3 in the Urals, Siberian c6 and Elite c2 in the Reserve. From now on British and US forces may be activated and the Czech Legion acts alone. Roll for the Socialist Revolutionary Army.',
  },
  2: {
    title: 'Poles, Finns or Cossacks',
    text: 'Choose one: a neutral Poland or a neutral Finland moves 2 spaces towards WHITE, into Control if it gets there; or repair Cossack units worth 3 RS and remove a NO ACT marker from one of their spaces.',
  },
  3: {
    title: 'Second Kuban Campaign',
    text: 'Place Volunteer 2 in a controlled VC of Don or Kuban, at Tikhoretskaya or at Torgovaya; Russian Elite c3 and Russian c7 join it or go to the Reserve.',
  },
  4: {
    title: 'Switch Sides',
    text: 'Name a RED unit in a space adjacent to a friendly unit and roll: on 3 or less it goes over and is replaced by a mutiny unit of its size. −1 if RED is in In-Fighting, −1 if RED is behind in VCs, +1 for a leader there, +1 for an elite or Cheka unit there.',
  },
  5: {
    title: 'Shkuro’s Wolves',
    text: 'Place Shkuro’s Wolves in a WHITE-controlled Kuban space; Russian Cavalry c2 joins them or goes to the Reserve.',
  },
  6: {
    title: 'Green Uprising',
    text: 'Roll: 1-2 two green corps, 3-4 one, 5-6 none; −1 if RED is behind in VCs. Place them in unoccupied spaces without a VC in the RED home regions or the South-East.',
  },
  7: {
    title: 'Izhevsk and Votkinsk Rise',
    text: 'Place the Izhevsk Insurrection Army at Izhevsk, Votkinsk or Sarapul, or if all three hold enemies in an unoccupied space next to them.',
  },
  8: {
    title: 'Initiative: The Officers’ Charge',
    text: 'Initiative. Cancel one RED activation; or +1 combat modifier in a combat; or one WHITE leader withdraws, pursues or exploits without a roll.',
  },
  9: {
    title: 'Czech Legion Commits',
    text: 'Only if WHITE controls the Czech Legion. Gajda arrives in a controlled Ural VC or with Czech units; Czech Army 3 is placed with any supplied Czech unit, Czech c3 in the Reserve.',
  },
  10: {
    title: 'Quarrel at Tsaritsyn',
    text: 'RED In-Fighting begins: from next turn RED draws an In-Fighting marker each turn.',
  },
  11: {
    title: 'Savinkov’s Risings',
    text: 'Name a space of North or Central holding RED units without a leader and roll (+1 if an elite or Cheka unit is there): 1-2 it loses a step and gets a NO ACT marker; 3-4 it loses a step; 5-6 nothing.',
  },
  12: {
    title: 'Appeal for Foreign Intervention',
    text: 'The uncontrolled FCMs of Britain, France, the USA and the Czech Legion each move 2 spaces towards WHITE, into Control where allowed. For the rest of the game no Major Power can come under WHITE control in a Political Phase.',
  },
  13: {
    title: 'The Young Army',
    text: 'Place the Don Cavalry in a WHITE-controlled Don space; Don Elite c1 and the Don Armoured Trains c1 join it or go to the Reserve.',
  },
  14: {
    title: 'Northern Army',
    text: 'Only if WHITE controls Britain, Archangel or Murmansk. Place the North Army at a WHITE-controlled Archangel, Murmansk, Obozerskaya or Onega.',
  },
  15: {
    title: 'Serbian Expeditionary Force',
    text: 'Place the Serbian Expeditionary Force at a WHITE-controlled Samara, Ufa, Omsk, Kazan, Archangel or Murmansk.',
  },
  16: {
    title: 'Ataman Dutov',
    text: 'Dutov arrives at Orenburg, Troitsk, Orsk or another Central Urals VC; place Orenburg 2 and Siberian Cossack Cavalry 1 in WHITE-controlled Central Urals spaces, Siberian Cossack Cavalry c2 in the Reserve.',
  },
  17: {
    title: 'Grain for German Shells',
    text: 'Only while the Central Powers are in the game and not RED. Gain 3 RS for Don and Russian Army units. RED places 1 IP on Britain, France or the USA.',
  },
  18: {
    title: 'Orenburg Cossacks',
    text: 'Place Orenburg 1 at Orenburg or in another WHITE-controlled Central Urals space; Siberian Cossack c3 joins it or goes to the Reserve.',
  },
  19: {
    title: 'Entente Credits',
    text: 'Factions controlled by WHITE receive 4 faction RS in this turn’s replacement step, at most 2 for one faction.',
  },
  20: {
    title: 'British Mission in the Baltic',
    text: 'Only if WHITE controls Britain. Repair BAF units worth 2 RS. From now on, while WHITE controls Britain, WHITE gains 1 RS each turn for BAF units only.',
  },
  21: {
    title: 'Knox’s Uniforms',
    text: 'Only if WHITE controls Britain or the USA. At once repair or rebuild Siberian and Siberian Cossack units worth 3 RS.',
  },
  22: {
    title: 'Mai-Maevsky',
    text: 'Mai-Maevsky arrives in a controlled VC of Don or Kuban or with a Volunteer army; place Volunteer 3 in such a VC, Russian Artillery c1 with it or in the Reserve.',
  },
  23: {
    title: 'British Tanks',
    text: 'Only if WHITE controls Britain or France. Place Russian Tank c1 and Russian Air c1 in WHITE-controlled ports of the Black Sea, Azov or Baltic, in VCs of Don or Kuban, or in the Reserve.',
  },
  24: {
    title: 'Von der Goltz',
    text: 'Von der Goltz, VDG 1, VDG 2 and VDG c1 arrive in East Prussia, VDG c2 there or in the Reserve. Then roll for a Peasant revolt.',
  },
  25: {
    title: 'Yudenich',
    text: 'Remove Prince Lieven. Yudenich, NW 1, NW 2 and Russian c9 arrive together in the Yudenich Off-Map box, or in a WHITE-controlled Baltic port or space of Estonia or Latvia; Russian c8 goes to the Reserve.',
  },
  26: {
    title: 'Siberian Mobilisation',
    text: 'Place Siberian 4 in a WHITE-controlled space of the Urals, Siberian Artillery c1 with it or in the Reserve, and gain 1 RS for Siberian and Siberian Cossack units. Then roll for a Peasant revolt.',
  },
  27: {
    title: 'Moscow Directive',
    text: 'Only with Denikin on the map. Activate 6 spaces without the regional limit of rule 10.221.',
  },
  28: {
    title: 'Faction Reinforcements',
    text: 'WHITE receives every listed unit, not yet in play, of the factions it controls at this moment: those of RED 28, and Finnish 2, Finnish Jaegers, Polish 7, Polish c4, RBEF 1 and 2, AZ Squadron.',
  },
  29: {
    title: 'Partisans',
    text: 'Place the three WHITE partisan corps in unoccupied spaces without a VC in the RED home regions, Belarus or Ukraine (not in a neutral region), at most one per space.',
  },
  30: {
    title: 'Mamontov’s Raid',
    text: 'Only with a supplied Don cavalry unit on the map. Place a NO ACT marker on a RED space of Central or East without a leader; RED loses 2 RS. Roll: 1-3 one RED unit of your choice in Central or East loses a step; 6 a Don cavalry unit loses a step.',
  },
  31: {
    title: 'Veshenskaya Rising',
    text: 'Only with a RED unit in the Don region. RED units in one Don space of your choice lose 2 steps, chosen by you; repair Don units worth 2 RS.',
  },
  32: {
    title: 'Atamans of the Ukraine',
    text: 'Only with a RED unit in Ukraine, Makhno or Belarus. Name such a space without a leader and roll: 1-2 a NO ACT marker and one step lost; 3-4 a NO ACT marker; 5-6 nothing.',
  },
  33: {
    title: 'Concentration',
    text: 'This turn WHITE ignores the replacement distribution table, and gains 2 RS.',
  },
  34: {
    title: 'Wrangel’s Land Law',
    text: 'Only with Wrangel on the map. You may remove up to two green units in Kuban, Don, Makhno or Ukraine; repair or rebuild Russian Army and Don units worth 4 RS in Kuban, Don or Makhno.',
  },
  35: {
    title: 'Note of the Big Four',
    text: 'Until turn 8. Place 1 IP on three of Britain, France, the USA, the Czech Legion, Poland and Finland. This turn’s withdrawal dice of Britain, France and the USA are at +2.',
  },
  36: {
    title: 'North-Western Government',
    text: 'Only if Estonia is neutral. Its FCM moves 2 spaces towards WHITE, into Control if it gets there; place 1 IP on Latvia, Lithuania or Finland.',
  },
  37: {
    title: 'Khanzhin’s Spring Offensive',
    text: 'Khanzhin arrives in a controlled Ural VC, at Ufa, Chelyabinsk or Satka; place the Army West and the West Cavalry in WHITE-controlled spaces of the Urals, then activate the space of one of them.',
  },
  38: {
    title: 'Initiative: Kutepov’s Regiments',
    text: 'Initiative. Surprise in one WHITE attack; or +1 combat modifier in a combat; or one WHITE leader ability without a roll.',
  },
  39: {
    title: 'Basmachi',
    text: 'The uncontrolled FCMs of Turkestan and Khiva move 2 spaces towards WHITE, into Control if they get there. If RED controls Turkestan, place a NO ACT marker on a RED-held space there or in Khiva and RED loses 1 RS.',
  },
  40: {
    title: 'Faction Inaction',
    text: 'Name up to two factions controlled by RED: spaces holding their forces may not be activated for the rest of the turn. The ban on a faction ends at once if it is attacked.',
  },
  41: {
    title: 'Denikin Recognises Kolchak',
    text: 'Only during WHITE In-Fighting. From this turn on WHITE may roll in each replacement step to end it.',
  },
  42: {
    title: 'Landing on the Kuban',
    text: 'Ship up to 3 Russian Army or Don units and leaders from one WHITE-controlled Black Sea or Azov port to another port of those seas without enemy units in Kuban, Don, Makhno or Ukraine. They are in supply this turn. Then activate 2 spaces in Kuban, Don or Makhno.',
  },
  43: {
    title: 'Finland Opens the Frontier',
    text: 'Only if WHITE controls Finland. The Russo-Finnish border is open to both sides for the rest of the game. Activate 2 spaces in Finland or North.',
  },
  44: {
    title: 'White Eagle Fights',
    text: 'Only if (1) WHITE controls Poland and (2) a RED force stands in Poland, Lithuania, Belarus or West Ukraine, or it is turn 10 or later. Polish status becomes 4; place Polish 5, Polish 6 and the Polish Cavalry in Poland, the Kosciuszko Squadron with one of them or in the Reserve.',
  },
  45: {
    title: 'Initiative: Wireless from Omsk',
    text: 'Initiative. 2 RS at the start of the replacement step; or move one uncontrolled FCM one space towards WHITE in a Political Phase, not into Control; or cancel one RED activation.',
  },
  46: {
    title: 'Tambov Rises',
    text: 'Place Antonov Insurrection Armies 1 and 2 in two unoccupied spaces among Tambov, Kozlov, Borisoglebsk, Morshansk, Rtishchevo and Penza. RED loses 1 RS.',
  },
  47: {
    title: 'Kronstadt',
    text: 'From turn 12, if RED controls Petrograd. Kronstadt is open from now on; place the Kronstadt Insurrection Army there. WHITE gains 1 VP.',
  },
  48: {
    title: 'Initiative: The Black Baron',
    text: 'Initiative. Surprise in one WHITE attack; or +2 combat modifier; or one leader ability without a roll; or 3 RS at the start of the replacement step; or repair at once units worth 2 RS in one supplied space.',
  },
  49: {
    title: 'Karelian Rising',
    text: 'Not if RED controls Finland. Place the Karelian Insurrection Army in an unoccupied space among Rebola, Medvezhya Gora, Soroka and Petrozavodsk.',
  },
  50: {
    title: 'Pilsudski and Petliura',
    text: 'Only if WHITE controls Poland. A neutral Ukraine moves 3 spaces towards WHITE, into Control if it gets there; Polish status becomes at least 3. Activate 5 spaces holding Polish or Ukrainian units, together if you wish.',
  },
  51: {
    title: 'Weygand’s Mission',
    text: 'Only if WHITE controls Poland. Poland receives 3 faction RS in this turn’s replacement step; remove one NO ACT marker from a Polish space.',
  },
  52: {
    title: 'Miracle on the Vistula',
    text: 'Only if WHITE controls Poland. Haller and the Blue Army arrive in Polish VCs, Polish Tanks c1 with it or in the Reserve. If a RED unit is in Poland, also repair or rebuild Polish units worth 4 RS there, and one Polish attack this turn is a surprise.',
  },
  53: {
    title: 'Influence',
    text: 'Political Phase only. Its value is rolled when it is revealed, as in rule 8.112; afterwards it is set aside for the next Political Phase.',
  },
  54: {
    title: 'Bluff',
    text: 'Political Phase only. Value 1; afterwards it is set aside for the next Political Phase.',
  },
  55: {
    title: 'Spare Card',
    text: 'Stands in for a lost card; out of play.',
  },
} satisfies Record<number, CardText>;
