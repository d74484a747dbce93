// The first Japanese turn at Khalkhin Gol, guided. The dice are those of this seed: Japan is drawn and its base yields well.
// Nothing here depends on where the Soviet groups stand: the moves keep to ground they cannot be on.
import type { Lesson } from '@motti/engine';

export const lesson: Lesson = {
  scenario: 'khalkhin-gol',
  options: {},
  side: 'blue',
  seed: '0000000000000000000000000000000000000000000000000000000000000001',
  steps: [
    {
      title: { en: 'On the Khalkha, July 1939', fr: 'Sur la Khalkha, juillet 1939' },
      text: {
        en: 'You command the Japanese. In twelve turns you need the **Kawamata bridge** and **Baintsagan hill**, both marked with a star; the Soviets need Nomonhan. On the left (on a phone, under **Command**) you see how the battle can end, and how each condition stands now.',
        fr: 'Vous commandez les Japonais. En douze tours, il vous faut le **pont de Kawamata** et la **colline de Baintsagan**, marqués d’une étoile ; aux Soviétiques, il faut Nomonhan. À gauche (sur un téléphone, sous **Commandement**), on lit comment la bataille peut finir et où en est chaque condition.',
      },
      clause: 'HP-A62',
    },
    {
      title: { en: 'Task groups', fr: 'Groupes tactiques' },
      text: {
        en: 'Elements are joined in **task groups** of at most six points, placed in secret in your zone. Take the **suggested set-up**, look at it, then **confirm** it.',
        fr: 'Les éléments forment des **groupes tactiques** de six points au plus, placés en secret dans votre zone. Prenez le **déploiement proposé**, regardez-le, puis **confirmez**-le.',
      },
      clause: 'HP-1.2c',
      play: ['suggested', 'ready'],
    },
    {
      title: { en: 'The initiative', fr: 'L’initiative' },
      text: {
        en: 'The draw has favoured you. Whoever keeps the initiative plays first in every turn, but the enemy has the last word. **Keep it**.',
        fr: 'Le sort vous a désigné. Celui qui garde l’initiative joue le premier à chaque tour, mais l’ennemi a le dernier mot. **Gardez-la**.',
      },
      clause: 'HP-D2',
      play: ['keep'],
    },
    {
      title: { en: 'Tokens', fr: 'Jetons' },
      text: {
        en: 'Bases yield **Blue** for supply, and munitions of your choice, named in secret: **Red** is heavy artillery, **Green** field artillery, **Yellow** support weapons, **White** aircraft. Give one die to **heavy artillery**, one to **field artillery**, one to **support weapons**.',
        fr: 'Les bases donnent des jetons **Bleus** pour le ravitaillement, et des munitions nommées en secret : **Rouge** pour l’artillerie lourde, **Vert** pour l’artillerie de campagne, **Jaune** pour l’appui immédiat, **Blanc** pour l’aviation. Donnez un dé à l’**artillerie lourde**, un à l’**artillerie de campagne**, un à l’**appui immédiat**.',
      },
      clause: 'HP-2.1f',
      play: ['munitions red', 'munitions green', 'munitions yellow'],
    },
    {
      title: { en: 'Read the table', fr: 'Lire la table' },
      text: {
        en: 'The plate of a group shows its name and **combat value**; its tiles are its elements, the brown lines before it are trenches. The **crossed eye** at Nomonhan means that the enemy does not see this group. On a small map a square with its value stands for a group, dashed if it is hidden. Of the Soviets you see only those who do not hide. **Sight**, **supply lines** and **zones** can be laid over the map.',
        fr: 'La plaque d’un groupe porte son nom et sa **valeur de combat** ; ses plaquettes sont ses éléments, les traits bruns devant lui des retranchements. L’**œil barré** à Nomonhan signifie que l’ennemi ne voit pas ce groupe. Sur une petite carte, un carré portant sa valeur représente le groupe, en tirets s’il est caché. Des Soviétiques, vous ne voyez que ceux qui ne se cachent pas. La **vue**, les **lignes de ravitaillement** et les **zones** se montrent sur la carte.',
      },
      clause: 'HP-2.8g',
    },
    {
      title: { en: 'A rapid advance', fr: 'Une avance rapide' },
      text: {
        en: 'Click the group in **0902**. The panel lists its orders with their price in Blue, item by item; **Rapid advance** is chosen, and the lit hexes are within reach. Click **Fui Heights (0702)**, then **stop** there, and end the activation with **Done**.',
        fr: 'Cliquez sur le groupe en **0902**. Le panneau énumère ses ordres et leur prix en Bleus, poste par poste ; **Avance rapide** est choisie, et les hexagones éclairés sont à portée. Cliquez sur les **hauteurs de Fui (0702)**, **arrêtez**-vous là, puis terminez l’activation.',
      },
      clause: 'HP-2.4b',
      play: ['activate 0902', 'declare line rapid', 'step 0802', 'step 0702', 'stop', 'done'],
    },
    {
      title: { en: 'Step by step', fr: 'Pas à pas' },
      text: {
        en: 'A supplied group can also **progress** by 1 UD, which spares the motor fuel. Click the group with tanks in **1006**, choose **Progress, 1 UD** (1 Blue), and send it to **0906**. Then **Done**.',
        fr: 'Un groupe ravitaillé peut aussi **progresser** d’une UD, ce qui épargne le carburant. Cliquez sur le groupe blindé en **1006**, choisissez **Progression, 1 UD** (1 Bleu), et envoyez-le en **0906**. Puis terminez l’activation.',
      },
      clause: 'HP-2.4a',
      play: ['activate 1006', 'declare line progress', 'step 0906', 'done'],
    },
    {
      title: { en: 'Assaults and bids', fr: 'Assauts et mises' },
      text: {
        en: 'A supplied group next to an enemy may **assault** it. Both sides then commit tokens in secret: the panel of the bid shows what you put in, and how the fight would come out against some bids of the enemy. You can unseal your bid until the other has sealed. The lower total suffers the difference.',
        fr: 'Un groupe ravitaillé au contact d’un ennemi peut lui donner l’**assaut**. Les deux camps engagent alors des jetons en secret : le panneau de la mise montre ce que vous engagez, et l’issue du combat contre quelques mises de l’ennemi. Vous pouvez desceller la vôtre tant que l’autre n’a pas scellé. Le total le plus faible subit la différence.',
      },
      clause: 'HP-2.7g',
    },
    {
      title: { en: 'End the sequence', fr: 'Terminer la séquence' },
      text: {
        en: 'Half of the Blue you do not spend is kept for the next turn, the rest is lost; the page warns you of that. For this lesson it is enough: **end the sequence**, and confirm it.',
        fr: 'La moitié des Bleus non dépensés reste pour le tour suivant, le reste est perdu ; la page vous en avertit. Pour cette leçon, cela suffit : **terminez la séquence**, et confirmez.',
      },
      clause: 'HP-2.1r',
      play: ['end'],
    },
    {
      title: { en: 'The Soviets answer', fr: 'Les Soviétiques répondent' },
      text: {
        en: 'The Soviets answer with their own sequence, then the turn ends and the conditions of victory are checked. The bridge is three hexes from your tanks: play on.',
        fr: 'Les Soviétiques répondent par leur séquence ; puis le tour s’achève et l’on vérifie les conditions de victoire. Le pont est à trois hexagones de vos chars : à vous de jouer.',
      },
      clause: 'HP-2.0e',
    },
  ],
};
