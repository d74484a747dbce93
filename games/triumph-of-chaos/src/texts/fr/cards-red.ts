// Titres et textes: cartes d’action ROUGES.
import type { CardText, redCards as en } from '../en/cards-red.ts';

export const redCards = {
  1: {
    title: 'Le train de Trotski',
    text: 'Antonov-Ovseïenko arrive dans une VC contrôlée de la Région-Mère ROUGE. La 5e Armée est placée à Sviajsk, Nijni-Novgorod ou Moscou ; Marins c2 et Communistes c1 l’accompagnent ou vont en Réserve, Aviation c1 en Réserve.',
  },
  2: {
    title: 'Le traité additionnel',
    text: 'Si elles ne sont pas contrôlées, les Puissances centrales avancent d’un espace vers le ROUGE, sans entrer en Contrôle. Le BLANC ne peut plus activer leurs forces ce tour. Placez 1 IP sur deux des factions Biélorussie, Ukraine et Transcaucasie.',
  },
  3: {
    title: 'Les spécialistes militaires',
    text: 'Réparez aussitôt des unités ROUGES ravitaillées pour 4 RS dans les Régions-Mères ROUGES. La table de distribution ne s’applique pas.',
  },
  4: {
    title: 'Changement de camp',
    text: 'Désignez une unité BLANCHE dans un espace adjacent à une unité amie et lancez un dé : sur 3 ou moins elle passe dans votre camp, remplacée par une unité mutinée de même taille. −1 si Lutte Interne BLANCHE, −1 si le BLANC est mené aux VC, +1 si un leader s’y trouve, +1 si une unité d’élite s’y trouve.',
  },
  5: {
    title: 'Les mineurs du Donets se soulèvent',
    text: 'Placez l’Armée insurgée du Donets dans un espace inoccupé du Don sans VC, ou à Slaviansk ou Lougansk si l’Ukraine est ouverte au ROUGE.',
  },
  6: {
    title: 'Soulèvement vert',
    text: 'Lancez un dé : 1-2 deux corps verts, 3-4 un seul, 5-6 aucun ; −1 si le BLANC est mené aux VC. Placez-les dans des espaces inoccupés sans VC des Régions-Mères BLANCHES ou du Sud-Est.',
  },
  7: {
    title: 'La marche de Taman',
    text: 'Placez l’Armée de Taman, à pleine puissance, dans un espace ravitaillé du Kouban contrôlé par le ROUGE ou à Tsaritsyne. Elle et les 11e et 12e Armées sont ravitaillées jusqu’à la fin du tour.',
  },
  8: {
    title: 'Initiative : tenir à Sviajsk',
    text: 'Initiative. Annulez une activation BLANCHE ; ou +1 CM dans un combat ; ou un leader ROUGE se retire, renforce ou contre-attaque sans dé.',
  },
  9: {
    title: 'Passivité de faction',
    text: 'Désignez un Pays ou une République contrôlé par le BLANC : les espaces contenant ses forces ne peuvent être activés jusqu’à la fin du prochain tour. L’interdiction cesse aussitôt si cette faction est attaquée.',
  },
  10: {
    title: 'Rodomontades en Baltique',
    text: 'Soit déclarez la guerre à deux Pays baltes au plus sans perte de VP et activez 3 espaces du Nord, du Centre ou de la Baltique ; soit ouvrez l’Estonie, la Lettonie et la Lituanie au contrôle ROUGE en Phase Politique pour le reste de la partie.',
  },
  11: {
    title: 'La Terreur rouge',
    text: 'Retirez jusqu’à deux marqueurs NO ACT d’espaces ROUGES et réparez pour 2 RS d’unités dans les Régions-Mères ; les Armées populaires ajoutent 2 à leurs dés ce tour. Le BLANC place 1 IP sur une faction.',
  },
  12: {
    title: 'La Russie une et indivisible',
    text: 'La Lutte Interne BLANCHE commence : dès le prochain tour le BLANC tire un marqueur à chaque tour.',
  },
  13: {
    title: 'L’appel de Broussilov',
    text: 'Broussilov et l’Armée du travail arrivent dans des VC contrôlées de la Région-Mère ROUGE, Aviation c2 et Chars c2 en Réserve. Si le BLANC contrôle la Pologne, gagnez 2 RS.',
  },
  14: {
    title: 'Petrograd en danger',
    text: 'Placez la 7e Armée à Petrograd, Pskov ou Novgorod ; ROUGE c22 et c23 vont à Petrograd ou en Réserve. Puis réparez pour 1 RS d’unités ROUGES au Nord.',
  },
  15: {
    title: 'Tirailleurs rouges de la Baltique',
    text: 'Placez les Armées lettone et estonienne à Pskov, Velikié Louki, Gatchina, Petrograd, Vitebsk, Smolensk ou dans tout espace balte ROUGE ; les Tirailleurs estoniens c1 accompagnent l’Armée estonienne ou vont en Réserve.',
  },
  16: {
    title: 'Prolétaires, à cheval !',
    text: 'Boudienny arrive dans une VC contrôlée de la Région-Mère ROUGE, à Kozlov ou à Orel ; la 1re Konarmii de même. Cavalerie d’élite c1 et Cavalerie c4 et c5 l’accompagnent ou vont en Réserve.',
  },
  17: {
    title: 'Le Front Sud',
    text: 'Placez la 13e Armée à Koursk, Voronej, Orel ou Liski et l’Armée caspienne-caucasienne à Tsaritsyne, Saratov ou Astrakhan si elle est contrôlée ; Cavalerie c3 va à Voronej, Tsaritsyne ou en Réserve.',
  },
  18: {
    title: 'La division d’acier',
    text: 'Placez l’Armée d’acier, à pleine puissance, à Tsaritsyne ou dans un espace ravitaillé du Don contrôlé par le ROUGE, et activez aussitôt son espace.',
  },
  19: {
    title: 'La flottille de la Volga',
    text: 'Activez 4 espaces de l’Est, d’Astrakhan ou du Centre. Les attaques ROUGES contre des espaces de l’Est ou d’Astrakhan ont +1 CM et ignorent les fleuves pendant cette action.',
  },
  20: {
    title: 'Le groupe du Donets',
    text: 'Joukov arrive dans une VC contrôlée de la Région-Mère ROUGE, à Koursk, Belgorod ou Liski. Placez le Groupe du Donets à Koursk, Belgorod, Voronej, Liski, Rossoch ou dans un espace ukrainien ROUGE.',
  },
  21: {
    title: 'Les cavaliers de Gaï-Khan',
    text: 'Gaï-Khan arrive à Vitebsk, Smolensk ou dans une VC contrôlée de la Région-Mère ROUGE ; son Armée de cavalerie à Smolensk, Vitebsk, Velikié Louki, Pskov ou dans une telle VC. Cavalerie d’élite c2 l’accompagne ou va en Réserve.',
  },
  22: {
    title: 'Réserve de la Tchéka',
    text: 'Placez l’Armée de réserve de la Tchéka dans une VC contrôlée de la Région-Mère ROUGE et Tchéka c3 de même ou en Réserve. Vous pouvez retirer un corps vert ou partisan BLANC. Puis lancez le dé de la révolte paysanne.',
  },
  23: {
    title: 'Trains d’agitation',
    text: 'Faites deux tentatives de Propagande, pour placer ou retirer un marqueur NO ACT, chacune avec −1 au dé. Ce n’est pas une Action Spéciale.',
  },
  24: {
    title: 'Le Front Ouest',
    text: 'Placez les 15e, 16e et Lit-Bel Armées à Smolensk, Vitebsk, Pskov, Velikié Louki, Orcha ou dans des espaces ROUGES de Biélorussie, Lituanie ou Lettonie ; ROUGE c24 dans une VC ou en Réserve. Puis lancez le dé de la révolte paysanne.',
  },
  25: {
    title: 'Le groupe spécial Chorine',
    text: 'Placez le Groupe Chorine à Tsaritsyne, Saratov, Kamychine ou Kazan ; Artillerie c2 l’accompagne ou va en Réserve. Puis lancez le dé de la révolte paysanne.',
  },
  26: {
    title: 'Le Front ukrainien',
    text: 'Seulement après le retrait des Puissances centrales. Placez la 14e Armée et les 1re, 2e et 3e Armées ukrainiennes à Briansk, Koursk, Belgorod, Orel ou dans des espaces ROUGES d’Ukraine, de Makhno ou de Biélorussie.',
  },
  27: {
    title: 'Tout pour le front de l’Est',
    text: 'Placez le Groupe Sud et l’Armée du Turkestan dans des espaces ROUGES ravitaillés de l’Est ; la Cavalerie bachkire c1 accompagne l’un d’eux ou va en Réserve.',
  },
  28: {
    title: 'Renforts de factions',
    text: 'Le ROUGE reçoit toutes les unités indiquées, pas encore en jeu, des factions qu’il contrôle à cet instant : Lettons 2, Lituaniens 2, Trains estoniens, Boulak-Balakhovitch, Groupe de Kiev, Haïdamaks, Tatchankas de Makhno, Montagnards, Armée transcaspienne, Basmatchis.',
  },
  29: {
    title: 'Partisans',
    text: 'Placez les trois corps de partisans ROUGES dans des espaces inoccupés sans VC des Régions-Mères BLANCHES, de Biélorussie ou d’Ukraine (pas en région neutre), un par espace au plus.',
  },
  30: {
    title: 'République soviétique de Crimée',
    text: 'Placez l’Armée de Crimée dans un espace ROUGE de Crimée, de Makhno ou d’Ukraine, ou à Voronej.',
  },
  31: {
    title: 'Les koursanty',
    text: 'Placez l’Armée des koursanty à Moscou, Petrograd, Toula ou Orel ; Koursanty c2 l’accompagnent ou vont en Réserve.',
  },
  32: {
    title: 'L’arrière de Koltchak s’embrase',
    text: 'Placez l’Armée insurgée sibérienne dans un espace inoccupé sans VC de l’Oural Nord ou Central.',
  },
  33: {
    title: 'Concentration',
    text: 'Ce tour le ROUGE ignore la table de distribution des remplacements, et gagne 2 RS.',
  },
  34: {
    title: 'Le putsch de Gajda',
    text: 'Seulement si Gajda est sur la carte. Lancez un dé pour chacune des armées Sibérie 1, 2 et 3 en jeu : 1-4 un marqueur NO ACT sur son espace. Puis sur 1-2 Gajda quitte la partie sans perte de VP.',
  },
  35: {
    title: 'Aide fraternelle',
    text: 'Les factions contrôlées par le ROUGE reçoivent 4 RS de faction à l’étape des remplacements de ce tour, 2 au plus par faction.',
  },
  36: {
    title: 'Tous au combat !',
    text: 'Retirez un marqueur NO ACT d’un espace ROUGE, réparez pour 2 RS d’unités dans les Régions-Mères, puis activez 6 espaces. Interdit si le marqueur de Lutte Interne ROUGE est Lénine.',
  },
  37: {
    title: 'Violation de l’Ukraine',
    text: 'Seulement en 1919, la Pologne BLANCHE, l’Ukraine neutre et ROUGE 44 non jouée. Quatre armées ukrainiennes, et trois ouest-ukrainiennes si cette République est neutre, entrent comme unités vertes ; l’Ukraine est ouverte aux deux joueurs sans perte de VP. Le ROUGE active 3 espaces du Centre ou d’Ukraine.',
  },
  38: {
    title: 'Initiative : Frounzé frappe le flanc',
    text: 'Initiative. Surprise pour une attaque ROUGE ; ou +1 CM dans un combat ; ou une capacité de leader ROUGE sans dé.',
  },
  39: {
    title: 'Huitième congrès du Parti',
    text: 'Seulement pendant une Lutte Interne ROUGE. À partir de ce tour le ROUGE peut tenter d’y mettre fin à chaque étape des remplacements.',
  },
  40: {
    title: 'Inaction de faction',
    text: 'Désignez jusqu’à deux factions contrôlées par le BLANC : les espaces contenant leurs forces ne peuvent être activés ce tour. L’interdiction cesse aussitôt pour une faction attaquée.',
  },
  41: {
    title: 'L’Internationale communiste',
    text: 'Jusqu’au tour 8. Placez 4 IP sur des factions, 2 au plus sur une même.',
  },
  42: {
    title: 'Le paysan moyen',
    text: 'Retirez jusqu’à deux unités vertes, l’armée paysanne comprise si vous voulez, et gagnez 2 RS.',
  },
  43: {
    title: 'Bas les pattes devant la Russie',
    text: 'Seulement si le BLANC contrôle la Grande-Bretagne, la France ou les États-Unis. Les dés de retrait des Alliés et de la Légion tchèque sont à −2 ce tour. Lancez un dé : 1 la France contrôlée par le BLANC se retire ce tour ; 2-3 un marqueur NO ACT sur un espace allié ; 4-6 rien.',
  },
  44: {
    title: 'République soviétique d’Ukraine',
    text: 'Seulement après le retrait des Puissances centrales et l’Ukraine neutre. Son FCM avance de 3 espaces vers le ROUGE, jusqu’au Contrôle s’il y parvient. Placez 1 IP sur deux des factions Biélorussie, Ukraine occidentale et Makhno.',
  },
  45: {
    title: 'Initiative : les lignes intérieures',
    text: 'Initiative. 2 RS au début de l’étape des remplacements ; ou déplacez en Phase Politique un FCM non contrôlé d’un espace vers le ROUGE, sans entrer en Contrôle ; ou annulez une activation BLANCHE.',
  },
  46: {
    title: 'La Deuxième Armée de cavalerie',
    text: 'Placez la 2e Konarmii dans une VC contrôlée d’une Région-Mère ROUGE, du Don, du Kouban, d’Ukraine ou de Makhno ; Cavalerie c6 l’accompagne ou va en Réserve.',
  },
  47: {
    title: 'Les Rouges-Verts du Kouban',
    text: 'Placez l’Armée insurgée du Kouban dans un espace inoccupé du Kouban sans VC.',
  },
  48: {
    title: 'Initiative : les sabres de la Konarmii',
    text: 'Initiative. Surprise pour une attaque ROUGE ; ou +2 CM ; ou une capacité de leader sans dé ; ou 3 RS au début de l’étape des remplacements ; ou réparez aussitôt pour 2 RS d’unités dans un espace ravitaillé.',
  },
  49: {
    title: 'Kamenev prend le commandement',
    text: 'Recevez gratuitement Frounzé, Toukhatchevski, Egorov ou Vorochilov, s’il reste à acheter, dans une VC contrôlée de la Région-Mère ROUGE. Puis effectuez un SR de valeur 3.',
  },
  50: {
    title: 'L’assaut de Perekop',
    text: 'Activez 4 espaces du Kouban, de Makhno, du Don ou d’Ukraine. Les attaques ROUGES contre des espaces du Kouban ont +1 CM et ignorent les décalages de forteresse, marais et fleuve pendant cette action.',
  },
  51: {
    title: 'Pacte et trahison',
    text: 'Si Makhno est neutre, son FCM avance de 3 espaces vers le ROUGE, jusqu’au Contrôle s’il y parvient. Si le ROUGE le contrôle, il peut conquérir aussitôt la République : ses forces quittent la partie.',
  },
  52: {
    title: 'Typhus',
    text: 'Désignez un espace ennemi contenant une armée et lancez un dé (−1 en hiver) : 1-2 il perd 3 pas, 3-4 deux, 5-6 un, au choix du propriétaire. Puis activez 2 espaces.',
  },
  53: {
    title: 'Influence',
    text: 'Phase Politique seulement. Sa valeur est tirée au dé quand elle est révélée, selon la règle 8.112 ; puis elle est mise de côté pour la Phase Politique suivante.',
  },
  54: {
    title: 'Bluff',
    text: 'Phase Politique seulement. Valeur 1 ; puis elle est mise de côté pour la Phase Politique suivante.',
  },
  55: {
    title: 'Carte de rechange',
    text: 'Remplace une carte perdue ; hors jeu.',
  },
} satisfies Record<keyof typeof en, CardText>;
