// The first turn, guided: a plan for two fronts. The dice are those of this seed, so the lesson always goes the same way:
// infantry with guns takes Suojärvi, tanks alone founder in the snow before Terijoki.
import type { Lesson } from '@motti/engine';

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

const PRUDENT = [
  'assign PRUD FUS ladoga-box',
  'assign PRUD ELI ladoga-box',
  'assign PRUD MECA ladoga-box',
  'support PRUD ART',
];
const ARMOURED = [
  ...times(3, 'assign BLIN TAN karelia-box'),
  ...times(2, 'assign BLIN MECA karelia-box'),
  'assign BLIN ELI karelia-box',
  'support BLIN AIR',
  'support BLIN MUNI',
];

export const lesson: Lesson = {
  scenario: 'solo',
  options: {},
  side: 'soviet',
  seed: '000000000000000000000000000000000000000000000000000000000000000a',
  steps: [
    {
      title: { en: 'The war', fr: 'La guerre' },
      text: {
        en: 'You command the Red Army. Finland is on the left, Soviet territory on the right, and the border of 1920 between them. You win by breaking the **morale** of Finland. Every space you take costs Finland morale by its value; every attack that fails costs you some of yours.',
        fr: 'Vous commandez l’Armée rouge. La Finlande est à gauche, le territoire soviétique à droite, et entre les deux passe la frontière de 1920. On gagne en brisant le **moral** de la Finlande. Chaque case prise coûte sa valeur au moral finlandais ; chaque attaque manquée coûte au vôtre.',
      },
      clause: 'TV-1.2b',
    },
    {
      title: { en: 'Three fronts', fr: 'Trois fronts' },
      text: {
        en: 'Your 23 units wait behind three fronts: Karelia in the south, Ladoga in the middle, Lapland in the north. We have spread them for you, most of them to Karelia. Press **Done**.',
        fr: 'Vos 23 unités attendent derrière trois fronts : la Carélie au sud, le Ladoga au centre, la Laponie au nord. Nous les avons réparties pour vous, surtout en Carélie. Appuyez sur **Terminer**.',
      },
      clause: 'TV-2.2c',
      auto: [
        ...times(2, 'place FUS lapland'),
        'place MECA lapland',
        ...times(3, 'place FUS ladoga'),
        'place ELI ladoga',
        'place MECA ladoga',
        ...times(8, 'place FUS karelia'),
        ...times(2, 'place ELI karelia'),
        ...times(2, 'place MECA karelia'),
        ...times(3, 'place TAN karelia'),
      ],
      play: ['done'],
    },
    {
      title: { en: 'The world looks on', fr: 'Le monde regarde' },
      text: {
        en: 'Each turn begins with a die for world opinion. It came up 1: nobody helps Finland, and its morale drops from 19 to 17. The log says so and shows the die.',
        fr: 'Chaque tour commence par un dé pour l’opinion mondiale. Il a donné 1 : personne n’aide la Finlande, son moral passe de 19 à 17. Le journal le dit et montre le dé.',
      },
      clause: 'TV-3.1b',
    },
    {
      title: { en: 'No need to hurry', fr: 'Rien ne presse' },
      text: {
        en: 'Units may now move along your logistic lines. Attacks can start from the front boxes anyway, so there is nothing to do: press **Done**.',
        fr: 'Des unités pourraient maintenant suivre vos lignes logistiques. Mais les attaques peuvent partir des boîtes de front : il n’y a rien à faire, appuyez sur **Terminer**.',
      },
      clause: 'TV-2.4d',
      play: ['done'],
    },
    {
      title: { en: 'Two strategies', fr: 'Deux stratégies' },
      text: {
        en: 'A strategy is a way to attack. Put **Prudent advance** (PRUD) on the Ladoga front and **Armoured attack** (BLIN) on the Karelia front, and the map will show the fronts. Finland will see how many counters lie on each front, not which.',
        fr: 'Une stratégie est une manière d’attaquer. Mettez **Avance prudente** (PRUD) sur le front du Ladoga et **Attaque blindée** (BLIN) sur celui de Carélie, et la carte montre les fronts. La Finlande verra combien de pions il y a sur chaque front, pas lesquels.',
      },
      clause: 'TV-A16',
      play: ['box PRUD ladoga', 'box BLIN karelia'],
    },
    {
      title: { en: 'Commit', fr: 'Validez' },
      text: {
        en: 'That is the whole choice. **Commit** it.',
        fr: 'C’est tout ce qu’il y a à choisir. **Validez**.',
      },
      play: ['commit'],
    },
    {
      title: { en: 'Infantry and guns', fr: 'Infanterie et canons' },
      text: {
        en: 'Fill the prudent advance: one **FUS**, one **ELI** and one **MECA** from the Ladoga box, with **ART** in support. In this strategy the bonuses of infantry and mechanised units count double.',
        fr: 'Remplissez l’avance prudente : une **FUS**, une **ELI** et une **MECA** de la boîte du Ladoga, avec le soutien **ART**. Dans cette stratégie, les bonus de l’infanterie et des unités mécanisées comptent double.',
      },
      clause: 'TV-3.2.2c',
      play: PRUDENT,
    },
    {
      title: { en: 'All the tanks', fr: 'Tous les chars' },
      text: {
        en: 'Fill the armoured attack: three **TAN**, two **MECA** and one **ELI** from the Karelia box, with **AIR** and **MUNI**. It needs at least three tanks or mechanised units, and their bonuses count double. It looks irresistible.',
        fr: 'Remplissez l’attaque blindée : trois **TAN**, deux **MECA** et une **ELI** de la boîte de Carélie, avec **AIR** et **MUNI**. Il lui faut au moins trois TAN ou MECA, et leurs bonus comptent double. Elle paraît irrésistible.',
      },
      clause: 'TV-3.2.2i',
      play: ARMOURED,
    },
    {
      title: { en: 'The plan stands', fr: 'Le plan est arrêté' },
      text: {
        en: '**Commit** the plan. Until you do, everything can be undone.',
        fr: '**Validez** le plan. Jusque-là, tout peut s’annuler.',
      },
      play: ['commit'],
    },
    {
      title: { en: 'Where to strike', fr: 'Où frapper' },
      text: {
        en: 'Strategies are laid face down on the spaces they attack. Place the prudent advance on **Suojärvi**, from Veshkelitsa: take PRUD and choose the lit space.',
        fr: 'Les stratégies se posent face cachée sur les cases qu’elles attaquent. Placez l’avance prudente sur **Suojärvi**, depuis Veshkelitsa : prenez PRUD et choisissez la case éclairée.',
      },
      clause: 'TV-3.2.1e',
      play: ['attack PRUD suojarvi from veshkelitsa'],
    },
    {
      title: { en: 'And in the south', fr: 'Et au sud' },
      text: {
        en: 'Now the armoured attack on **Terijoki**, from Sestroretsk. Then both strategies are placed, and the combats begin.',
        fr: 'Maintenant l’attaque blindée sur **Terijoki**, depuis Sestroretsk. Les deux stratégies sont alors placées et les combats commencent.',
      },
      clause: 'TV-3.2.1f',
      play: ['attack BLIN terijoki from sestroretsk'],
    },
    {
      title: { en: 'The first combat', fr: 'Le premier combat' },
      text: {
        en: 'You choose the order of the combats. Begin with **Suojärvi**: the Finnish force is revealed, both strengths are added up, a die is rolled, and the table says who loses what.',
        fr: 'Vous choisissez l’ordre des combats. Commencez par **Suojärvi** : la force finlandaise est révélée, on calcule la puissance de chaque camp, on lance un dé, et la table dit qui perd quoi.',
      },
      clause: 'TV-2.4g',
      play: ['resolve suojarvi'],
    },
    {
      title: { en: 'Suojärvi has fallen', fr: 'Suojärvi est tombée' },
      text: {
        en: 'Thirteen against eight, and a good die: the Finns lose a unit and retreat, and Finland’s morale drops by two. Move **all three units** in: an empty space would break your logistic line.',
        fr: 'Treize contre huit, et un bon dé : les Finlandais perdent une unité et reculent, et leur moral baisse de deux points. Faites entrer **les trois unités** : une case vide couperait votre ligne logistique.',
      },
      clause: 'TV-4.5.2c',
      play: ['advance FUS', 'advance ELI', 'advance MECA'],
    },
    {
      title: { en: 'The tanks', fr: 'Les chars' },
      text: {
        en: 'Now **Terijoki**. Six units, three of them tank brigades, against whatever Finland has in the snow.',
        fr: 'À présent **Terijoki**. Six unités, dont trois brigades de chars, contre ce que la Finlande leur oppose dans la neige.',
      },
      play: ['resolve terijoki'],
    },
    {
      title: { en: 'One against eight', fr: 'Un contre huit' },
      text: {
        en: 'Snow, fog, an ambush and anti-tank guns: line by line they have eaten away a strength of fifty. Every number shows how it was made, with its clause; click a clause to read the rule. Two of your units are lost: give up one **ELI** and one **MECA**.',
        fr: 'Neige, brouillard, embuscade et canons antichars : ligne après ligne, ils ont dévoré une puissance de cinquante. Chaque nombre montre comment il est fait, avec son article ; cliquez sur un article pour lire la règle. Vous perdez deux unités : sacrifiez une **ELI** et une **MECA**.',
      },
      clause: 'TV-5a',
      play: ['lose ELI', 'lose MECA'],
    },
    {
      title: { en: 'Scouts on skis', fr: 'Éclaireurs à skis' },
      text: {
        en: 'After the combats the Finns may harass one space of your logistic lines. In the solo game you say which it is: only **Suojärvi** can be struck.',
        fr: 'Après les combats, les Finlandais peuvent harceler une case de vos lignes logistiques. En solitaire, c’est vous qui la désignez : seule **Suojärvi** peut être visée.',
      },
      clause: 'TV-6.2a',
      play: ['expose suojarvi'],
    },
    {
      title: { en: 'The first turn is over', fr: 'Le premier tour est joué' },
      text: {
        en: 'The raid was hopeless and did not come. Infantry with guns has taken a space, tanks in the snow have cost you three points of morale: that is the war in one turn. Seven turns are left, and they are yours: play on, or begin a new game.',
        fr: 'Le coup de main était sans espoir et n’a pas eu lieu. L’infanterie et ses canons ont pris une case, les chars dans la neige vous ont coûté trois points de moral : toute la guerre tient dans ce tour. Il en reste sept, et ils sont à vous : continuez, ou commencez une nouvelle partie.',
      },
      clause: 'TV-1.2d',
    },
  ],
};
