// WHITE's first impulse of the summer of 1918, guided. The dice are those of this seed: Finland and the Czech Legion come over,
// and the hand holds the Second Kuban Campaign. Nothing here waits for RED: the lesson ends where RED first answers.
import { findSpace } from '@motti/triumph-of-chaos/parts';
import type { Tutorial } from '../index.ts';
import { idOf } from './sheet.ts';

/** The number of the card in the hand: Second Kuban Campaign, `white-3`. */
const KUBAN = 57;
/** A line is played from a space: by a click on it, or by what it then offers. */
const at = (space: string, line: string): Record<string, string[]> => ({
  [line]: [`[data-space="${idOf(findSpace(space)!)}"]`, `[data-plays="${line}"]`],
});

export const tutorial: Tutorial = {
  scenario: '1918',
  // Political Cards come by a die here: bidding in secret is told, not played.
  options: { simplePolitics: 'on' },
  side: 'white',
  seed: '0000000000000000000000000000000000000000000000000000000000000001',
  steps: [
    {
      // The Finns have come over; where they stand is no matter for a first lesson (TC-8.317b).
      auto: ['station fin-1 vaasa', 'station fin-tank-c1 vaasa'],
      title: { en: 'Summer 1918', fr: 'Été 1918' },
      text: {
        en: 'You command the **Whites**: the Volunteers in the Kuban, the Don Cossacks, the armies of Siberia. In three turns of five to six rounds you fight for the **31 Victory Cities**, marked by a star; the track below the map counts who holds how many. After the third turn RED must lead in **Victory Points**; if it does not, you have won.',
        fr: 'Vous commandez les **Blancs** : les Volontaires du Kouban, les Cosaques du Don, les armées de Sibérie. En trois tours de cinq à six rounds, vous vous battez pour les **31 villes de victoire**, marquées d’une étoile ; la piste sous la carte compte qui en tient combien. Après le troisième tour, ROUGE doit mener aux **points de victoire** ; sinon, vous avez gagné.',
      },
      clause: 'TC-5.36',
      about: '.table-frame > .tracks',
    },
    {
      title: { en: 'Eighteen factions', fr: 'Dix-huit factions' },
      text: {
        en: 'Finns, Czechs, Poles, Germans and others choose a side. Each has a **marker** between RED and WHITE, in the list on the left (on a phone, like the tracks, under **Command**). Political Cards have just been drawn: **Finland** and the **Czech Legion** are yours, Turkestan went to RED. In the full game both sides lay three cards face down and bid for these cards.',
        fr: 'Finlandais, Tchèques, Polonais, Allemands et d’autres choisissent leur camp. Chacun a un **marqueur** entre ROUGE et BLANC, dans la liste de gauche (sur un téléphone, comme les pistes, sous **Commandement**). Les Cartes Politiques viennent d’être tirées : la **Finlande** et la **Légion tchèque** sont à vous, le Turkestan à ROUGE. Dans le jeu complet, chaque camp pose trois cartes cachées pour se disputer ces cartes.',
      },
      clause: 'TC-8.132b',
      about: '.table-frame > .own',
    },
    {
      title: { en: 'One card, four uses', fr: 'Une carte, quatre emplois' },
      text: {
        en: 'Your hand lies under the map (key **H**). A card is an **event**, or its value in **operations**, **replacements** or **redeployment**; once lifted, it says what each use would give now. Lift **Second Kuban Campaign** and choose **Operations**: four activations.',
        fr: 'Votre main est sous la carte (touche **H**). Une carte est un **événement**, ou vaut sa valeur en **opérations**, en **remplacements** ou en **redéploiement** ; une fois levée, elle dit ce que donnerait chaque emploi. Levez **La deuxième campagne du Kouban** et choisissez **Opérations** : quatre activations.',
      },
      clause: 'TC-9.1b',
      play: ['operations white-3'],
      ways: { 'operations white-3': [`[data-card="${KUBAN}"][aria-pressed="false"]`] },
    },
    {
      title: { en: 'Activate four spaces', fr: 'Activer quatre espaces' },
      text: {
        en: 'A space is activated for **movement** or for **combat**, never for both. Activate **Torgovaya** and **Stavropol** for combat, **Tikhoretskaya** and **Orenburg** for movement. Find a space with the key **/**, or use the list of choices.',
        fr: 'Un espace s’active pour le **mouvement** ou pour le **combat**, jamais pour les deux. Activez **Torgovaïa** et **Stavropol** pour le combat, **Tikhoretskaïa** et **Orenbourg** pour le mouvement. Cherchez un espace avec la touche **/**, ou passez par la liste des choix.',
      },
      clause: 'TC-10.2a',
      play: [
        'mark-combat torgovaya',
        'mark-combat stavropol',
        'mark-move tikhoretskaya',
        'mark-move orenburg',
      ],
      ways: {
        ...at('Torgovaya', 'mark-combat torgovaya'),
        ...at('Stavropol', 'mark-combat stavropol'),
        ...at('Tikhoretskaya', 'mark-move tikhoretskaya'),
        ...at('Orenburg', 'mark-move orenburg'),
      },
    },
    {
      title: { en: 'Movement', fr: 'Mouvement' },
      text: {
        en: 'All moves come before all combats. A counter shows strength, loss factor and movement. Take the **Cossack cavalry** at Tikhoretskaya, send it to **Mechetinskaya** beside the front, and choose **Stop here**. Orenburg may stay: press **Done**; the page says who has not moved, and you confirm it.',
        fr: 'Tous les mouvements précèdent les combats. Un pion indique force, facteur de perte et mouvement. Prenez la **cavalerie cosaque** à Tikhoretskaïa, envoyez-la à **Metchetinskaïa**, près du front, puis choisissez **S’arrêter ici**. Orenbourg peut attendre : **Terminer** ; la page dit qui n’a pas bougé, et vous confirmez.',
      },
      clause: 'TC-10.1a',
      play: ['take cossack-cav', 'go mechetinskaya', 'halt', 'done'],
      ways: {
        ...at('Tikhoretskaya', 'take cossack-cav'),
        ...at('Mechetinskaya', 'go mechetinskaya'),
      },
    },
    {
      title: { en: 'Attack Gashun', fr: 'Attaquer Gachoun' },
      text: {
        en: 'The Volunteers in Torgovaya attack **Gashun**, on the railway to Tsaritsyn. Click it, then let **all three units** join. The panel of the question shows both strengths, the columns of the fire tables with every modifier and its rule, and both dice as a grid: loss factors you inflict, less those you suffer.',
        fr: 'Les Volontaires de Torgovaïa attaquent **Gachoun**, sur la voie ferrée de Tsaritsyne. Cliquez dessus, puis engagez les **trois unités**. Le panneau de la question montre les deux forces, les colonnes des tables de tir avec chaque modificateur et sa règle, et les deux dés en grille : les facteurs de perte infligés, moins les subis.',
      },
      clause: 'TC-11.1b',
      play: ['attack gashun', 'join volunteer-1', 'join volunteer-cav', 'join ru-elite-c1'],
      ways: {
        ...at('Gashun', 'attack gashun'),
        ...at('Torgovaya', 'join volunteer-1'),
        ...at('Torgovaya', 'join volunteer-cav'),
        ...at('Torgovaya', 'join ru-elite-c1'),
      },
    },
    {
      title: { en: 'Fire', fr: 'Le tir' },
      text: {
        en: 'Each choice in a combat shows how often you would win with it. RED may try to withdraw before the dice fall. Press **Begin the combat**.',
        fr: 'Chaque choix d’un combat indique vos chances de l’emporter. ROUGE peut tenter de se replier avant les dés. Appuyez sur **Commencer le combat**.',
      },
      clause: 'TC-11.4a',
      play: ['fight'],
    },
    {
      title: { en: 'From here on', fr: 'À vous maintenant' },
      text: {
        en: 'Losses are picked on the counters, with what is still owed; whoever inflicts more wins, the loser retreats along the lit spaces, and the winner advances. Then attack from Stavropol if you like, and **Done** ends the impulse. RED plays next, five rounds in all; at the turn’s end the replacement steps are spent. The table stays open: play on.',
        fr: 'Les pertes se choisissent sur les pions, avec ce qui reste dû ; celui qui en inflige le plus gagne, le perdant bat en retraite par les espaces éclairés et le vainqueur avance. Attaquez ensuite depuis Stavropol si vous voulez, puis **Terminer** finit l’impulsion. ROUGE joue, cinq rounds en tout ; les pas de remplacement se dépensent en fin de tour. La table reste ouverte : continuez.',
      },
      clause: 'TC-11.4b',
    },
  ],
};
