// Titles and texts: the Political Cards.
import type { CardText } from './cards-red.ts';

export const politicalCards = {
  1: {
    title: 'Kill the Whole Lot',
    text: 'The Romanovs are shot at Ekaterinburg. If this card is placed on turn 1 the Tsar cannot be rescued.',
  },
  2: {
    title: 'Decree on Peace',
    text: 'Peace at any price: the soldiers of every army listen.',
  },
  3: {
    title: 'Decree on Land',
    text: 'Land to those who till it, and no rent to pay.',
  },
  4: {
    title: 'Rights of the Peoples',
    text: 'On paper every nation may leave the old empire.',
  },
  5: {
    title: 'Latvian Riflemen',
    text: 'The guard of the Revolution has families at home.',
  },
  6: {
    title: 'Tashkent Soviet',
    text: 'Railwaymen hold Tashkent, cut off from Moscow.',
  },
  7: {
    title: 'Baku Commune',
    text: 'Twenty-six commissars, and oil for Moscow.',
  },
  8: {
    title: 'Kirov at Astrakhan',
    text: 'The mouth of the Volga stays Red.',
  },
  9: {
    title: 'Dockers’ Strike',
    text: 'Longshoremen in London and Seattle refuse to load munitions.',
  },
  10: {
    title: 'Mutiny in the Black Sea',
    text: 'French sailors hoist the red flag off Sevastopol.',
  },
  11: {
    title: 'Spartacists',
    text: 'Berlin rises: the German garrisons in the East elect soldiers’ councils.',
  },
  12: {
    title: 'Bela Kun in Budapest',
    text: 'A second Soviet republic calls for a corridor through Galicia.',
  },
  13: {
    title: 'Finnish Red Guards',
    text: 'Refugees from Tampere train in Petrograd for their return.',
  },
  14: {
    title: 'Lit-Bel Republic',
    text: 'Vilna and Minsk are joined in one Soviet state.',
  },
  15: {
    title: 'Rakovsky at Kharkov',
    text: 'A workers’ and peasants’ government waits behind the border.',
  },
  16: {
    title: 'The Batko’s Brigade',
    text: 'Makhno signs with the Red command, for a while.',
  },
  17: {
    title: 'First Congress of the Comintern',
    text: 'Delegates of nineteen parties meet in the Kremlin.',
  },
  18: {
    title: 'Czech Communists',
    text: 'Agitators in the Legion’s trains ask why they are still here.',
  },
  19: {
    title: 'Bullitt Mission',
    text: 'Lenin offers an American visitor a truce on all fronts.',
  },
  20: {
    title: 'Bashkirs Come Over',
    text: 'Validov leaves Kolchak for the promise of autonomy.',
  },
  21: {
    title: 'Commissariat for Muslim Affairs',
    text: 'Mosques returned, khans condemned.',
  },
  22: {
    title: 'Works of Tula',
    text: 'RED gains 1 RS, for RED units or controlled factions.',
  },
  23: {
    title: 'Party Mobilisation',
    text: 'RED gains 2 RS, for RED units or controlled factions.',
  },
  24: {
    title: 'Supreme War Council',
    text: 'Versailles wants an eastern front again.',
  },
  25: {
    title: 'Churchill’s Crusade',
    text: 'The Secretary for War empties his depots for the Whites.',
  },
  26: {
    title: 'Murmansk and Archangel',
    text: 'Allied stores must not fall to the Germans, nor to anyone else.',
  },
  27: {
    title: 'The Legion Revolts',
    text: 'Disarm at Chelyabinsk? Never.',
  },
  28: {
    title: 'Trans-Siberian Railway',
    text: 'An inter-Allied board runs the trains to Omsk.',
  },
  29: {
    title: 'Landing at Hanko',
    text: 'The Baltic Division of von der Goltz marches on Helsinki.',
  },
  30: {
    title: 'Senate of Vaasa',
    text: 'Svinhufvud’s Finland wants no Bolshevik neighbour.',
  },
  31: {
    title: 'Pilsudski Returns',
    text: 'From Magdeburg fortress to head of state in a week.',
  },
  32: {
    title: 'Polish National Committee',
    text: 'Paderewski and Dmowski speak for Poland in Paris.',
  },
  33: {
    title: 'Baltische Landeswehr',
    text: 'German barons and Freikorps retake Riga.',
  },
  34: {
    title: 'Estonia’s War of Independence',
    text: 'Schoolboys, armoured trains and Finnish volunteers.',
  },
  35: {
    title: 'The Hetmanate',
    text: 'Skoropadsky rules in Kiev by grace of German bayonets.',
  },
  36: {
    title: 'The Directory',
    text: 'Petliura and Vynnychenko proclaim the People’s Republic again.',
  },
  37: {
    title: 'Western Ukrainian Republic',
    text: 'Lvov, November: blue and yellow flags on the city hall.',
  },
  38: {
    title: 'Georgian Mensheviks',
    text: 'A socialist republic that does not want the Bolsheviks.',
  },
  39: {
    title: 'Dunsterforce',
    text: 'A thousand men in Ford vans set out for Baku.',
  },
  40: {
    title: 'Transcaspian Government',
    text: 'Malleson’s sepoys reach Merv.',
  },
  41: {
    title: 'Junaid Khan',
    text: 'The master of Khiva takes rifles from anyone.',
  },
  42: {
    title: 'Astrakhan Cossacks',
    text: 'Kalmyk horsemen raise the monarchist flag on the lower Volga.',
  },
  43: {
    title: 'Belarusian Rada',
    text: 'A government in search of a country.',
  },
  44: {
    title: 'American Rifles',
    text: 'WHITE gains 1 RS, for WHITE units or controlled factions.',
  },
  45: {
    title: 'Stores at Novorossiysk',
    text: 'WHITE gains 2 RS, for WHITE units or controlled factions.',
  },
  46: {
    title: 'Armistice in the West',
    text: 'The war ends at Compiègne. This turn’s withdrawal die of the Central Powers is at −2.',
  },
  47: {
    title: 'Peace Conference',
    text: 'Everyone has a map to show to Mr Wilson.',
  },
  48: {
    title: 'Prinkipo Proposal',
    text: 'The Reds agree to talk; the Whites will not sit down with murderers.',
  },
  49: {
    title: 'Spies',
    text: 'Agents of all services at work: three uncontrolled factions, chosen at random, each move one space in a random direction, not into Control.',
  },
  50: {
    title: 'Mirbach Murdered',
    text: 'Left SRs kill the German ambassador in Moscow.',
  },
  51: {
    title: 'Eichhorn Murdered',
    text: 'A bomb in Kiev; reprisals in the villages.',
  },
  52: {
    title: 'Shots at Lenin',
    text: 'Fanny Kaplan wounds Lenin; the Cheka arrests the Allied agents.',
  },
  53: {
    title: 'Spanish Influenza',
    text: 'Barracks turn into hospitals: each side loses 1 RS this turn.',
  },
  54: {
    title: 'Pogroms',
    text: 'Massacres behind the anti-Bolshevik lines shock the world.',
  },
  55: {
    title: 'No Promises to the Borderlands',
    text: 'The White generals will discuss frontiers after victory.',
  },
  56: {
    title: 'Grain Requisitions',
    text: 'Food detachments empty the barns.',
  },
  57: {
    title: 'The Tsar’s Gold',
    text: 'The owner of the Imperial gold places 2 IPs on one or two factions at once.',
  },
  58: {
    title: 'War for Lvov',
    text: 'Poles and Ukrainians fight for Galicia.',
  },
  59: {
    title: 'Quarrel over Vilna',
    text: 'Two capitals claim one city.',
  },
  60: {
    title: 'Relief Trains',
    text: 'Mr Hoover feeds whoever lets him: each side gains 1 RS, for its units or controlled factions.',
  },
  61: {
    title: 'Blockade',
    text: 'British cruisers in the Baltic seize every ship for Petrograd: WHITE gains 1 RS, for WHITE units or controlled factions.',
  },
  62: {
    title: 'Turks in Baku',
    text: 'The Army of Islam enters the city; the commissars flee over the Caspian.',
  },
  63: {
    title: 'The Kuban Rada Hanged',
    text: 'Denikin settles the question of Cossack federalism with a rope.',
  },
  64: {
    title: 'Evacuation of Odessa',
    text: 'The French are gone in three days, their stores are not: RED gains 1 RS, for RED units or controlled factions.',
  },
  65: {
    title: 'Vienna and Kiel',
    text: 'Two empires fall apart; their garrisons want to go home.',
  },
  66: {
    title: 'The Wheel Turns',
    text: 'At the end of this Political Phase all Political discards go back into their piles.',
  },
} satisfies Record<number, CardText>;
