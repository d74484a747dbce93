// Titles and texts: the RED Action Cards.
export interface CardText {
  readonly title: string;
  readonly text: string;
}

export const redCards = {
  1: {
    title: 'Trotsky’s Train',
    text: 'Antonov-Ovseenko arrives in any controlled RED home VC. The 5th Army is placed at Sviyazhsk, Nizhny Novgorod or Moscow; Sailors c2 and Communists c1 join it or go to the Reserve, Air c1 goes to the Reserve.',
  },
  2: {
    title: 'Supplementary Treaty',
    text: 'If they are uncontrolled, the Central Powers move one space towards RED, not into Control. WHITE may not activate Central Powers forces for the rest of the turn. Place 1 IP on two of Belarus, Ukraine and Transcaucasia.',
  },
  3: {
    title: 'Military Specialists',
    text: 'Repair at once RED units worth 4 RS in supply in the RED home regions. The distribution table does not apply.',
  },
  4: {
    title: 'Switch Sides',
    text: 'Name a WHITE unit in a space adjacent to a friendly unit and roll: on 3 or less it goes over and is replaced by a mutiny unit of its size. −1 if WHITE is in In-Fighting, −1 if WHITE is behind in VCs, +1 for a leader there, +1 for an elite unit there.',
  },
  5: {
    title: 'Donets Miners Rise',
    text: 'Place the Donets Insurrection Army in an unoccupied Don space without a VC, or at Slavyansk or Lugansk if Ukraine is open to RED.',
  },
  6: {
    title: 'Green Uprising',
    text: 'Roll: 1-2 two green corps, 3-4 one, 5-6 none; −1 if WHITE is behind in VCs. Place them in unoccupied spaces without a VC in the WHITE home regions or the South-East.',
  },
  7: {
    title: 'The Taman March',
    text: 'Place the Taman Army at full strength in a RED-controlled supplied Kuban space or at Tsaritsyn. It and the 11th and 12th Armies are in supply until the end of the turn.',
  },
  8: {
    title: 'Initiative: Stand at Sviyazhsk',
    text: 'Initiative. Cancel one WHITE activation; or +1 combat modifier in a combat; or one RED leader withdraws, reinforces or counter-attacks without a roll.',
  },
  9: {
    title: 'Faction Passivity',
    text: 'Name one Country or Republic controlled by WHITE: spaces holding its forces may not be activated until the end of next turn. The ban ends at once if that faction is attacked in an Action Phase.',
  },
  10: {
    title: 'Blustering in the Baltics',
    text: 'Either declare war on up to two Baltic Countries without VP cost and activate 3 spaces in North, Central or the Baltic; or make Estonia, Latvia and Lithuania open to RED control in Political Phases for the rest of the game.',
  },
  11: {
    title: 'Red Terror',
    text: 'Remove up to two NO ACT markers from RED spaces and repair RED units worth 2 RS in the home regions; People’s Armies add 2 to their rolls this turn. WHITE places 1 IP on any faction.',
  },
  12: {
    title: 'Russia One and Indivisible',
    text: 'WHITE In-Fighting begins: from next turn WHITE draws an In-Fighting marker each turn.',
  },
  13: {
    title: 'Brusilov’s Appeal',
    text: 'Brusilov and the Labour Army arrive in controlled RED home VCs, Air c2 and Tank c2 in the Reserve. If WHITE controls Poland, gain 2 RS.',
  },
  14: {
    title: 'Petrograd in Danger',
    text: 'Place the 7th Army at Petrograd, Pskov or Novgorod; RED c22 and c23 go to Petrograd or the Reserve. Then repair RED units worth 1 RS in North.',
  },
  15: {
    title: 'Red Riflemen of the Baltic',
    text: 'Place the Latvian and Estonian Armies in Pskov, Velikie Luki, Gatchina, Petrograd, Vitebsk, Smolensk or any RED-controlled Baltic space; Estonian Rifles c1 joins the Estonian Army or goes to the Reserve.',
  },
  16: {
    title: 'Proletarians, to Horse!',
    text: 'Budyenny arrives in a controlled RED home VC, at Kozlov or at Orel; so does the 1st Konarmii. Elite Cavalry c1 and Cavalry c4 and c5 join it or go to the Reserve.',
  },
  17: {
    title: 'Southern Front',
    text: 'Place the 13th Army at Kursk, Voronezh, Orel or Liski and the Caspian-Caucasus Army at Tsaritsyn, Saratov or a controlled Astrakhan; Cavalry c3 goes to Voronezh, Tsaritsyn or the Reserve.',
  },
  18: {
    title: 'The Steel Division',
    text: 'Place the Steel Army at full strength at Tsaritsyn or in a RED-controlled supplied Don space, and activate its space at once.',
  },
  19: {
    title: 'Volga Flotilla',
    text: 'Activate 4 spaces in East, Astrakhan or Central. RED attacks on East or Astrakhan spaces this impulse get +1 combat modifier and ignore rivers.',
  },
  20: {
    title: 'The Donets Group',
    text: 'Zhukov arrives in a controlled RED home VC, at Kursk, Belgorod or Liski. Place the Donets Group at Kursk, Belgorod, Voronezh, Liski, Rossosh or in a RED-controlled Ukrainian space.',
  },
  21: {
    title: 'Ghai-Khan’s Horsemen',
    text: 'Ghai-Khan arrives at Vitebsk, Smolensk or a controlled RED home VC; his Cavalry Army at Smolensk, Vitebsk, Velikie Luki, Pskov or such a VC. Elite Cavalry c2 joins it or goes to the Reserve.',
  },
  22: {
    title: 'Cheka Reserve',
    text: 'Place the Cheka Reserve Army in a controlled RED home VC and Cheka c3 there or in the Reserve. You may remove one green or WHITE partisan corps. Then roll for a Peasant revolt.',
  },
  23: {
    title: 'Agitation Trains',
    text: 'Make two Propaganda attempts, each to place or to remove a NO ACT marker, both dice at −1. This is not a Special Action.',
  },
  24: {
    title: 'Western Front',
    text: 'Place the 15th, 16th and Lit-Bel Armies at Smolensk, Vitebsk, Pskov, Velikie Luki, Orsha or in RED-controlled spaces of Belarus, Lithuania or Latvia; RED c24 in a home VC or the Reserve. Then roll for a Peasant revolt.',
  },
  25: {
    title: 'Shorin’s Special Group',
    text: 'Place the Shorin Group at Tsaritsyn, Saratov, Kamyshin or Kazan; Artillery c2 joins it or goes to the Reserve. Then roll for a Peasant revolt.',
  },
  26: {
    title: 'Ukrainian Front',
    text: 'Only after the Central Powers have withdrawn. Place the 14th Army and the 1st, 2nd and 3rd Ukrainian Armies at Bryansk, Kursk, Belgorod, Orel or in RED-controlled spaces of Ukraine, Makhno or Belarus.',
  },
  27: {
    title: 'Everything for the Eastern Front',
    text: 'Place the Southern Group and the Turkestan Army in RED-controlled supplied spaces of East; Bashkir Cavalry c1 joins one of them or goes to the Reserve.',
  },
  28: {
    title: 'Faction Reinforcements',
    text: 'RED receives every listed unit, not yet in play, of the factions it controls at this moment: Latvian 2, Lithuanian 2, Estonian Trains, Bulak-Balakhovich, Kiev Group, Haidamaks, Makhno’s Tachanki, Mountaineers, Transcaspian Army, Basmachi.',
  },
  29: {
    title: 'Partisans',
    text: 'Place the three RED partisan corps in unoccupied spaces without a VC in the WHITE home regions, Belarus or Ukraine (not in a neutral region), at most one per space.',
  },
  30: {
    title: 'Crimean Soviet Republic',
    text: 'Place the Crimean Army in a RED-controlled space of the Crimea, Makhno or Ukraine, or at Voronezh.',
  },
  31: {
    title: 'Red Cadets',
    text: 'Place the Kursant Army at Moscow, Petrograd, Tula or Orel; Kursants c2 joins it or goes to the Reserve.',
  },
  32: {
    title: 'Kolchak’s Rear Ablaze',
    text: 'Place the Siberian Insurrection Army in an unoccupied space without a VC of North or Central Urals.',
  },
  33: {
    title: 'Concentration',
    text: 'This turn RED ignores the replacement distribution table, and gains 2 RS.',
  },
  34: {
    title: 'Gajda’s Putsch',
    text: 'Only with Gajda on the map. Roll for each of Siberian 1, 2 and 3 in play: 1-4 a NO ACT marker on its space. Then roll: on 1-2 Gajda leaves the game without VP cost.',
  },
  35: {
    title: 'Fraternal Assistance',
    text: 'Factions controlled by RED receive 4 faction RS in this turn’s replacement step, at most 2 for one faction.',
  },
  36: {
    title: 'All Out for the Fight!',
    text: 'Remove one NO ACT marker from a RED space, repair RED units worth 2 RS in the home regions, then activate 6 spaces. Not while the RED In-Fighting marker is Lenin.',
  },
  37: {
    title: 'Violation of Ukraine',
    text: 'Only in 1919 with Poland WHITE, Ukraine neutral and RED 44 not played. Four Ukrainian armies, and three West Ukrainian ones if that Republic is neutral, come up as green units; Ukraine is open to both players without VP cost. RED activates 3 spaces in Central or Ukraine.',
  },
  38: {
    title: 'Initiative: Frunze Strikes the Flank',
    text: 'Initiative. Surprise in one RED attack; or +1 combat modifier in a combat; or one RED leader ability without a roll.',
  },
  39: {
    title: 'Eighth Party Congress',
    text: 'Only during RED In-Fighting. From this turn on RED may roll in each replacement step to end it.',
  },
  40: {
    title: 'Faction Inaction',
    text: 'Name up to two factions controlled by WHITE: spaces holding their forces may not be activated for the rest of the turn. The ban on a faction ends at once if it is attacked.',
  },
  41: {
    title: 'Communist International',
    text: 'Until turn 8. Place 4 IPs on factions, at most 2 on one.',
  },
  42: {
    title: 'The Middle Peasant',
    text: 'Remove up to two green units, the Peasant army among them if you wish, and gain 2 RS.',
  },
  43: {
    title: 'Hands Off Russia',
    text: 'Only if WHITE controls Britain, France or the USA. This turn’s withdrawal dice of the Western Allies and the Czech Legion are at −2. Roll: 1 a WHITE-controlled France withdraws this turn; 2-3 a NO ACT marker on an Allied space; 4-6 nothing.',
  },
  44: {
    title: 'Ukrainian Soviet Republic',
    text: 'Only after the Central Powers have withdrawn and with Ukraine neutral. Its FCM moves 3 spaces towards RED, into Control if it gets there. Place 1 IP on two of Belarus, West Ukraine and Makhno.',
  },
  45: {
    title: 'Initiative: Interior Lines',
    text: 'Initiative. 2 RS at the start of the replacement step; or move one uncontrolled FCM one space towards RED in a Political Phase, not into Control; or cancel one WHITE activation.',
  },
  46: {
    title: 'Second Cavalry Army',
    text: 'Place the 2nd Konarmii in a controlled VC of a RED home region, Don, Kuban, Ukraine or Makhno; Cavalry c6 joins it or goes to the Reserve.',
  },
  47: {
    title: 'Red-Greens of the Kuban',
    text: 'Place the Kuban Insurrection Army in an unoccupied Kuban space without a VC.',
  },
  48: {
    title: 'Initiative: Sabres of the Konarmii',
    text: 'Initiative. Surprise in one RED attack; or +2 combat modifier; or one leader ability without a roll; or 3 RS at the start of the replacement step; or repair at once units worth 2 RS in one supplied space.',
  },
  49: {
    title: 'Kamenev Takes Command',
    text: 'Receive free one of Frunze, Tukhachevsky, Egorov or Voroshilov still to be bought, in a controlled RED home VC. Then redeploy as with a card of value 3.',
  },
  50: {
    title: 'Storming of Perekop',
    text: 'Activate 4 spaces in Kuban, Makhno, Don or Ukraine. RED attacks on Kuban spaces this impulse get +1 combat modifier and ignore the shifts of fortress, swamp and river.',
  },
  51: {
    title: 'Pact and Betrayal',
    text: 'If Makhno is neutral, his FCM moves 3 spaces towards RED, into Control if it gets there. If RED controls him, RED may instead conquer the Republic at once: its forces leave the game.',
  },
  52: {
    title: 'Typhoid',
    text: 'Name an enemy space holding an army and roll (−1 in winter): 1-2 it loses 3 steps, 3-4 two, 5-6 one, the owner choosing. Then activate 2 spaces.',
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
