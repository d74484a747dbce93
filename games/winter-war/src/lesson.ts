// The first Soviet turn on the Isthmus, guided. The dice are those of this seed, so the lesson always goes the same way:
// Summa falls in an exchange that a division pays for, Rautu falls outright, the other two forts hold.
import type { Lesson } from '@motti/engine';

export const lesson: Lesson = {
  scenario: 'isthmus',
  options: {},
  side: 'soviet',
  seed: '0000000000000000000000000000000000000000000000000000000000000023',
  steps: [
    {
      title: { en: 'Before the Mannerheim Line', fr: 'Devant la ligne Mannerheim' },
      text: {
        en: 'You command the Red Army on the Isthmus, 30 November 1939. The green counters are yours, the white ones Finnish; the four hexes with blue battlements are the **Mannerheim Line**. In three turns you score 10 points for each of its fortifications and 20 for Viipuri, and lose 5 for each corps: the scale is below the map.',
        fr: 'Vous commandez l’Armée rouge sur l’isthme, le 30 novembre 1939. Les pions verts sont à vous, les blancs sont finlandais ; les quatre hexagones crénelés de bleu forment la **ligne Mannerheim**. En trois tours, chaque fortification prise rapporte 10 points, Viipuri 20, et chaque corps perdu en coûte 5 : l’échelle est sous la carte.',
      },
      clause: 'WW-IST.5',
    },
    {
      title: { en: 'Three numbers', fr: 'Trois chiffres' },
      text: {
        en: 'A counter reads attack, defence, movement: your corps are 20-12-2. Click any counter, yours or not: the panel on the left shows its values, its supply and what is special about it.',
        fr: 'Un pion se lit attaque, défense, mouvement : vos corps valent 20-12-2. Cliquez sur n’importe quel pion, à vous ou non : le panneau de gauche donne ses valeurs, son ravitaillement et ses particularités.',
      },
      clause: 'WW-GEN.3',
    },
    {
      title: { en: 'Into the gap', fr: 'Dans la trouée' },
      text: {
        en: 'Kivennapa lies empty between the fortifications. Click the stack north of Leningrad, in hex 1404: the lit hexes are within reach of its **corps no. 3**, each with its cost. Click **Kivennapa (1405)**.',
        fr: 'Kivennapa est vide, entre les fortifications. Cliquez sur la pile au nord de Leningrad, en 1404 : les hexagones éclairés sont à la portée du **corps nº 3**, avec leur coût. Cliquez sur **Kivennapa (1405)**.',
      },
      clause: 'WW-MOV.P',
      play: ['move S2012-3 1405'],
    },
    {
      title: { en: 'Two to a hex', fr: 'Deux par hexagone' },
      text: {
        en: 'Hatched hexes are in a Finnish **zone of control**: whoever enters must stop there. South of Row A two units may share a hex. Send the **6-4-2 division no. 1** after the corps, to Kivennapa.',
        fr: 'Les hexagones hachurés sont en **zone de contrôle** finlandaise : qui y entre doit s’arrêter. Au sud de la rangée A, deux unités peuvent partager un hexagone. Envoyez la **division 6-4-2 nº 1** rejoindre le corps à Kivennapa.',
      },
      clause: 'WW-ZOC.GR2',
      play: ['move S642-1 1405'],
    },
    {
      title: { en: 'Supply follows', fr: 'L’intendance suit' },
      text: {
        en: 'A Soviet unit must be within five open hexes of a **headquarters**, and the headquarters within ten of a supply city. Green dots show the lines. Move **division no. 2** from 1504 to hex 1404, then **headquarters no. 1** from Leningrad to 1404 as well: it goes by rail, which costs nothing at home.',
        fr: 'Une unité soviétique doit se trouver à cinq hexagones libres au plus d’un **quartier général**, et celui-ci à dix au plus d’une ville de ravitaillement. Les points verts montrent les lignes. Amenez la **division nº 2** de 1504 en 1404, puis le **quartier général nº 1** de Leningrad, en 1404 aussi : il prend le train, gratuit chez soi.',
      },
      clause: 'WW-SUP.F1a',
      play: ['move S642-2 1404', 'move SHQ-1 rail 1404'],
    },
    {
      title: { en: 'What you owe', fr: 'Ce que vous devez' },
      text: {
        en: 'The right panel lists the attacks you will **owe**: each Soviet unit next to a Finn must attack, and each such Finn must be attacked. By going to Kivennapa you have taken on Muolaa as well. End the movement: the page says first what that costs, and you confirm it.',
        fr: 'Le panneau de droite énumère les attaques que vous **devrez** livrer : toute unité soviétique au contact doit attaquer, et tout Finlandais au contact doit être attaqué. En entrant à Kivennapa, vous vous êtes engagé aussi contre Muolaa. Terminez le mouvement : la page dit d’abord ce qu’il en coûte, et vous confirmez.',
      },
      clause: 'WW-CBT.E1',
      play: ['done'],
    },
    {
      title: { en: 'Summa', fr: 'Summa' },
      text: {
        en: 'A complete set of attacks is proposed; let us change it. Click **Summa (1305)** and choose who attacks: **corps no. 2** and **division no. 1**, 26 points against 6, doubled by the fortification: 2-1. The chart shows what each roll would bring. Attack.',
        fr: 'Un jeu d’attaques complet vous est proposé ; changeons-le. Cliquez sur **Summa (1305)** et choisissez qui attaque : le **corps nº 2** et la **division nº 1**, 26 points contre 6, doublés par la fortification : 2-1. Le tableau dit ce que donnerait chaque dé. Attaquez.',
      },
      clause: 'WW-CBT.PC1',
      play: ['attack 1305 with S2012-2 S642-1'],
    },
    {
      title: { en: 'Exchange', fr: 'Échange' },
      text: {
        en: 'The die shows 5: **exchange**. The defenders are gone, and you must give up attackers worth at least the 6 points printed on them. The division is just enough, a corps would be a waste: that is why it came along. Give up **division no. 1**.',
        fr: 'Le dé donne 5 : **échange**. Les défenseurs ont disparu, et vous devez sacrifier des attaquants valant au moins leurs 6 points imprimés. La division suffit tout juste, un corps serait du gâchis : voilà pourquoi elle était là. Sacrifiez la **division nº 1**.',
      },
      clause: 'WW-CRT.Ex',
      play: ['lose S642-1', 'done'],
    },
    {
      title: { en: 'Into the fortification', fr: 'Dans la fortification' },
      text: {
        en: 'One surviving attacker may advance. Take **Summa** with corps no. 2: ten points, as long as a line of communication leads there.',
        fr: 'Un attaquant survivant peut avancer. Entrez dans **Summa** avec le corps nº 2 : dix points, tant qu’une ligne de communication y mène.',
      },
      clause: 'WW-CRT.De',
      play: ['advance S2012-2 1305'],
    },
    {
      title: { en: 'Rautu', fr: 'Rautu' },
      text: {
        en: 'A lone battalion holds Rautu. **Division no. 3** and **regiment no. 1** bring 8 against 1: 6-1, the best column there is. Attack **1406**, and follow up with the regiment.',
        fr: 'Un bataillon seul tient Rautu. La **division nº 3** et le **régiment nº 1** alignent 8 contre 1 : 6-1, la meilleure colonne. Attaquez **1406** et entrez-y avec le régiment.',
      },
      clause: 'WW-CRT.3',
      play: ['attack 1406 with S642-3 S212-1', 'advance S212-1 1406'],
    },
    {
      title: { en: 'The debts', fr: 'Les dettes' },
      text: {
        en: 'Two attacks are still owed, one corps each at 1-1: **Muolaa (1306)** with corps no. 3 and **Kuolemajärvi (1204)** with corps no. 1. A one would cost a corps, but there is no way round it: attack both.',
        fr: 'Deux attaques restent dues, un corps chacune à 1-1 : **Muolaa (1306)** avec le corps nº 3 et **Kuolemajärvi (1204)** avec le corps nº 1. Un 1 au dé coûterait un corps. Impossible d’y échapper : attaquez les deux.',
      },
      clause: 'WW-CBT.E2',
      play: ['attack 1306 with S2012-3', 'attack 1204 with S2012-1'],
    },
    {
      title: { en: 'The turn is over', fr: 'Le tour est joué' },
      text: {
        en: 'Two sixes: nothing happened, and nothing was lost. One fortification is yours, at the price of one division. The Finns answer in their own half of the turn, and attack only where they like. Two turns are left, and they are yours.',
        fr: 'Deux six : rien ne s’est passé, rien n’est perdu. Une fortification est à vous, au prix d’une division. Les Finlandais répondent dans leur moitié du tour, et n’attaquent que là où bon leur semble. Il reste deux tours, et ils sont à vous.',
      },
      clause: 'WW-CBT.D',
    },
  ],
};
