// Titres et textes: cartes d’action BLANCHES.
import type { CardText } from '../en/cards-red.ts';
import type { whiteCards as en } from '../en/cards-white.ts';

export const whiteCards = {
  1: {
    title: 'Koltchak, régent suprême',
    text: 'Koltchak arrive à Omsk ou dans une autre VC contrôlée de l’Oural ; placez Sibérie 3 en Oural, Sibérie c6 et Élite c2 en Réserve. Désormais les forces britanniques et américaines peuvent être activées et la Légion tchèque agit seule. Lancez le dé de l’Armée SR.',
  },
  2: {
    title: 'Polonais, Finlandais ou Cosaques',
    text: 'Choisissez : la Pologne neutre ou la Finlande neutre avance de 2 espaces vers le BLANC, jusqu’au Contrôle si elle y parvient ; ou réparez pour 3 RS d’unités cosaques et retirez un marqueur NO ACT d’un de leurs espaces.',
  },
  3: {
    title: 'La deuxième campagne du Kouban',
    text: 'Placez Volontaires 2 dans une VC contrôlée du Don ou du Kouban, à Tikhoretskaïa ou à Torgovaïa ; Russe Élite c3 et Russe c7 l’accompagnent ou vont en Réserve.',
  },
  4: {
    title: 'Changement de camp',
    text: 'Désignez une unité ROUGE dans un espace adjacent à une unité amie et lancez un dé : sur 3 ou moins elle passe dans votre camp, remplacée par une unité mutinée de même taille. −1 si Lutte Interne ROUGE, −1 si le ROUGE est mené aux VC, +1 si un leader s’y trouve, +1 si une unité d’élite ou de la Tchéka s’y trouve.',
  },
  5: {
    title: 'Les loups de Chkouro',
    text: 'Placez les Loups de Chkouro dans un espace BLANC du Kouban ; Cavalerie russe c2 les accompagne ou va en Réserve.',
  },
  6: {
    title: 'Soulèvement vert',
    text: 'Lancez un dé : 1-2 deux corps verts, 3-4 un seul, 5-6 aucun ; −1 si le ROUGE est mené aux VC. Placez-les dans des espaces inoccupés sans VC des Régions-Mères ROUGES ou du Sud-Est.',
  },
  7: {
    title: 'Ijevsk et Votkinsk se soulèvent',
    text: 'Placez l’Armée insurgée d’Ijevsk à Ijevsk, Votkinsk ou Sarapoul ou, si les trois sont tenus par l’ennemi, dans un espace voisin inoccupé.',
  },
  8: {
    title: 'Initiative : la charge des officiers',
    text: 'Initiative. Annulez une activation ROUGE ; ou +1 CM dans un combat ; ou un leader BLANC se retire, poursuit ou exploite sans dé.',
  },
  9: {
    title: 'La Légion tchèque s’engage',
    text: 'Seulement si le BLANC contrôle la Légion tchèque. Gajda arrive dans une VC contrôlée de l’Oural ou avec des unités tchèques ; l’armée tchèque 3 est placée avec toute unité tchèque ravitaillée, le corps 3 en Réserve.',
  },
  10: {
    title: 'La querelle de Tsaritsyne',
    text: 'La Lutte Interne ROUGE commence : dès le prochain tour le ROUGE tire un marqueur à chaque tour.',
  },
  11: {
    title: 'Les soulèvements de Savinkov',
    text: 'Désignez un espace du Nord ou du Centre contenant des unités ROUGES sans leader et lancez un dé (+1 si une unité d’élite ou de la Tchéka s’y trouve) : 1-2 il perd un pas et reçoit un marqueur NO ACT ; 3-4 il perd un pas ; 5-6 rien.',
  },
  12: {
    title: 'Appel à l’intervention étrangère',
    text: 'Les FCM non contrôlés de la Grande-Bretagne, de la France, des États-Unis et de la Légion tchèque avancent chacun de 2 espaces vers le BLANC, jusqu’au Contrôle où c’est permis. Jusqu’à la fin de la partie aucune Puissance Majeure ne peut passer sous contrôle BLANC en Phase Politique.',
  },
  13: {
    title: 'La Jeune Armée',
    text: 'Placez la Cavalerie du Don dans un espace BLANC du Don ; Don Élite c1 et les Trains blindés du Don c1 l’accompagnent ou vont en Réserve.',
  },
  14: {
    title: 'L’Armée du Nord',
    text: 'Seulement si le BLANC contrôle la Grande-Bretagne, Arkhangelsk ou Mourmansk. Placez l’Armée du Nord à Arkhangelsk, Mourmansk, Obozerskaïa ou Onega sous contrôle BLANC.',
  },
  15: {
    title: 'La Force expéditionnaire serbe',
    text: 'Placez la Force expéditionnaire serbe à Samara, Oufa, Omsk, Kazan, Arkhangelsk ou Mourmansk sous contrôle BLANC.',
  },
  16: {
    title: 'L’ataman Doutov',
    text: 'Doutov arrive à Orenbourg, Troïtsk, Orsk ou une autre VC de l’Oural Central ; placez Orenbourg 2 et Cavalerie cosaque de Sibérie 1 dans des espaces BLANCS de l’Oural Central, Cavalerie cosaque de Sibérie c2 en Réserve.',
  },
  17: {
    title: 'Du blé contre des obus allemands',
    text: 'Seulement tant que les Puissances centrales sont en jeu et non ROUGES. Gagnez 3 RS pour les unités du Don et de l’Armée russe. Le ROUGE place 1 IP sur la Grande-Bretagne, la France ou les États-Unis.',
  },
  18: {
    title: 'Les Cosaques d’Orenbourg',
    text: 'Placez Orenbourg 1 à Orenbourg ou dans un autre espace BLANC de l’Oural Central ; Cosaques de Sibérie c3 l’accompagnent ou vont en Réserve.',
  },
  19: {
    title: 'Les crédits de l’Entente',
    text: 'Les factions contrôlées par le BLANC reçoivent 4 RS de faction à l’étape des remplacements de ce tour, 2 au plus par faction.',
  },
  20: {
    title: 'La mission britannique en Baltique',
    text: 'Seulement si le BLANC contrôle la Grande-Bretagne. Réparez pour 2 RS d’unités BAF. Désormais, tant que le BLANC contrôle la Grande-Bretagne, il gagne 1 RS par tour pour les seules unités BAF.',
  },
  21: {
    title: 'Les uniformes de Knox',
    text: 'Seulement si le BLANC contrôle la Grande-Bretagne ou les États-Unis. Réparez ou reconstruisez aussitôt pour 3 RS d’unités de Sibérie et de Cosaques de Sibérie.',
  },
  22: {
    title: 'Maï-Maïevski',
    text: 'Maï-Maïevski arrive dans une VC contrôlée du Don ou du Kouban ou avec une armée de Volontaires ; placez Volontaires 3 dans une telle VC, Artillerie russe c1 avec elle ou en Réserve.',
  },
  23: {
    title: 'Les chars britanniques',
    text: 'Seulement si le BLANC contrôle la Grande-Bretagne ou la France. Placez Chars russes c1 et Aviation russe c1 dans des ports BLANCS de la mer Noire, d’Azov ou de la Baltique, dans des VC du Don ou du Kouban, ou en Réserve.',
  },
  24: {
    title: 'Von der Goltz',
    text: 'Von der Goltz, VDG 1, VDG 2 et VDG c1 arrivent en Prusse-Orientale, VDG c2 de même ou en Réserve. Puis lancez le dé de la révolte paysanne.',
  },
  25: {
    title: 'Ioudenitch',
    text: 'Retirez le Prince Lieven. Ioudenitch, NW 1, NW 2 et Russe c9 arrivent ensemble dans la case Ioudenitch hors carte, ou dans un port balte ou un espace d’Estonie ou de Lettonie sous contrôle BLANC ; Russe c8 va en Réserve.',
  },
  26: {
    title: 'Mobilisation sibérienne',
    text: 'Placez Sibérie 4 dans un espace BLANC de l’Oural, Artillerie de Sibérie c1 avec elle ou en Réserve, et gagnez 1 RS pour les unités de Sibérie et de Cosaques de Sibérie. Puis lancez le dé de la révolte paysanne.',
  },
  27: {
    title: 'La directive de Moscou',
    text: 'Seulement si Denikine est sur la carte. Activez 6 espaces sans la limite régionale de la règle 10.221.',
  },
  28: {
    title: 'Renforts de factions',
    text: 'Le BLANC reçoit toutes les unités indiquées, pas encore en jeu, des factions qu’il contrôle à cet instant : celles de ROUGE 28, plus Finlandais 2, Chasseurs finlandais, Polonais 7, Polonais c4, RBEF 1 et 2, escadrille AZ.',
  },
  29: {
    title: 'Partisans',
    text: 'Placez les trois corps de partisans BLANCS dans des espaces inoccupés sans VC des Régions-Mères ROUGES, de Biélorussie ou d’Ukraine (pas en région neutre), un par espace au plus.',
  },
  30: {
    title: 'Le raid de Mamontov',
    text: 'Seulement avec une unité de cavalerie du Don ravitaillée sur la carte. Placez un marqueur NO ACT sur un espace ROUGE du Centre ou de l’Est sans leader ; le ROUGE perd 2 RS. Lancez un dé : 1-3 une unité ROUGE de votre choix au Centre ou à l’Est perd un pas ; 6 une unité de cavalerie du Don perd un pas.',
  },
  31: {
    title: 'Le soulèvement de Viochenskaïa',
    text: 'Seulement si une unité ROUGE est dans la région Don. Les unités ROUGES d’un espace du Don de votre choix perdent 2 pas, que vous choisissez ; réparez pour 2 RS d’unités du Don.',
  },
  32: {
    title: 'Les atamans d’Ukraine',
    text: 'Seulement si une unité ROUGE est en Ukraine, à Makhno ou en Biélorussie. Désignez un tel espace sans leader et lancez un dé : 1-2 un marqueur NO ACT et un pas perdu ; 3-4 un marqueur NO ACT ; 5-6 rien.',
  },
  33: {
    title: 'Concentration',
    text: 'Ce tour le BLANC ignore la table de distribution des remplacements, et gagne 2 RS.',
  },
  34: {
    title: 'La loi agraire de Wrangel',
    text: 'Seulement si Wrangel est sur la carte. Vous pouvez retirer jusqu’à deux unités vertes du Kouban, du Don, de Makhno ou d’Ukraine ; réparez ou reconstruisez pour 4 RS d’unités de l’Armée russe et du Don au Kouban, au Don ou à Makhno.',
  },
  35: {
    title: 'La note des Quatre',
    text: 'Jusqu’au tour 8. Placez 1 IP sur trois des factions Grande-Bretagne, France, États-Unis, Légion tchèque, Pologne, Finlande. Les dés de retrait de la Grande-Bretagne, de la France et des États-Unis sont à +2 ce tour.',
  },
  36: {
    title: 'Le gouvernement du Nord-Ouest',
    text: 'Seulement si l’Estonie est neutre. Son FCM avance de 2 espaces vers le BLANC, jusqu’au Contrôle s’il y parvient ; placez 1 IP sur la Lettonie, la Lituanie ou la Finlande.',
  },
  37: {
    title: 'L’offensive de printemps de Khanjine',
    text: 'Khanjine arrive dans une VC contrôlée de l’Oural, à Oufa, Tcheliabinsk ou Satka ; placez l’Armée Ouest et la Cavalerie Ouest dans des espaces BLANCS de l’Oural, puis activez l’espace de l’une d’elles.',
  },
  38: {
    title: 'Initiative : les régiments de Koutepov',
    text: 'Initiative. Surprise pour une attaque BLANCHE ; ou +1 CM dans un combat ; ou une capacité de leader BLANC sans dé.',
  },
  39: {
    title: 'Les Basmatchis',
    text: 'Les FCM non contrôlés du Turkestan et de Khiva avancent de 2 espaces vers le BLANC, jusqu’au Contrôle s’ils y parviennent. Si le ROUGE contrôle le Turkestan, placez un marqueur NO ACT sur un espace ROUGE de cette région ou de Khiva et le ROUGE perd 1 RS.',
  },
  40: {
    title: 'Inaction de faction',
    text: 'Désignez jusqu’à deux factions contrôlées par le ROUGE : les espaces contenant leurs forces ne peuvent être activés ce tour. L’interdiction cesse aussitôt pour une faction attaquée.',
  },
  41: {
    title: 'Denikine reconnaît Koltchak',
    text: 'Seulement pendant une Lutte Interne BLANCHE. À partir de ce tour le BLANC peut tenter d’y mettre fin à chaque étape des remplacements.',
  },
  42: {
    title: 'Débarquement au Kouban',
    text: 'Embarquez jusqu’à 3 unités de l’Armée russe ou du Don et des leaders d’un port BLANC de la mer Noire ou d’Azov vers un autre port de ces mers sans unité ennemie au Kouban, au Don, à Makhno ou en Ukraine. Elles sont ravitaillées ce tour. Puis activez 2 espaces du Kouban, du Don ou de Makhno.',
  },
  43: {
    title: 'La Finlande ouvre la frontière',
    text: 'Seulement si le BLANC contrôle la Finlande. La frontière russo-finlandaise est ouverte aux deux camps jusqu’à la fin de la partie. Activez 2 espaces de Finlande ou du Nord.',
  },
  44: {
    title: 'L’Aigle blanc combat',
    text: 'Seulement si (1) le BLANC contrôle la Pologne et (2) une force ROUGE est en Pologne, Lituanie, Biélorussie ou Ukraine occidentale, ou dès le tour 10. Le statut polonais passe à 4 ; placez Polonais 5, Polonais 6 et la Cavalerie polonaise en Pologne, l’escadrille Kosciuszko avec l’un d’eux ou en Réserve.',
  },
  45: {
    title: 'Initiative : la T.S.F. d’Omsk',
    text: 'Initiative. 2 RS au début de l’étape des remplacements ; ou déplacez en Phase Politique un FCM non contrôlé d’un espace vers le BLANC, sans entrer en Contrôle ; ou annulez une activation ROUGE.',
  },
  46: {
    title: 'Tambov se soulève',
    text: 'Placez les Armées insurgées Antonov 1 et 2 dans deux espaces inoccupés parmi Tambov, Kozlov, Borissoglebsk, Morchansk, Rtichtchevo et Penza. Le ROUGE perd 1 RS.',
  },
  47: {
    title: 'Kronstadt',
    text: 'Dès le tour 12, si le ROUGE contrôle Petrograd. Kronstadt est désormais ouverte ; placez-y l’Armée insurgée de Kronstadt. Le BLANC gagne 1 VP.',
  },
  48: {
    title: 'Initiative : le Baron noir',
    text: 'Initiative. Surprise pour une attaque BLANCHE ; ou +2 CM ; ou une capacité de leader sans dé ; ou 3 RS au début de l’étape des remplacements ; ou réparez aussitôt pour 2 RS d’unités dans un espace ravitaillé.',
  },
  49: {
    title: 'Soulèvement carélien',
    text: 'Pas si le ROUGE contrôle la Finlande. Placez l’Armée insurgée carélienne dans un espace inoccupé parmi Rebola, Medvejia Gora, Soroka et Petrozavodsk.',
  },
  50: {
    title: 'Pilsudski et Petlioura',
    text: 'Seulement si le BLANC contrôle la Pologne. L’Ukraine neutre avance de 3 espaces vers le BLANC, jusqu’au Contrôle si elle y parvient ; le statut polonais passe à 3 au moins. Activez 5 espaces contenant des unités polonaises ou ukrainiennes, ensemble si vous voulez.',
  },
  51: {
    title: 'La mission Weygand',
    text: 'Seulement si le BLANC contrôle la Pologne. La Pologne reçoit 3 RS de faction à l’étape des remplacements de ce tour ; retirez un marqueur NO ACT d’un espace polonais.',
  },
  52: {
    title: 'Le miracle de la Vistule',
    text: 'Seulement si le BLANC contrôle la Pologne. Haller et l’Armée bleue arrivent dans des VC polonaises, Chars polonais c1 avec elle ou en Réserve. Si une unité ROUGE est en Pologne, réparez ou reconstruisez aussi pour 4 RS d’unités polonaises sur place, et une attaque polonaise de ce tour est une surprise.',
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
