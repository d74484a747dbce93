// Ce que chaque option d’une carte apporte.
import type { cardOptions as en } from '../en/cards-options.ts';

export const cardOptions = {
  'red-8.cancel':
    'Annulez une activation adverse, de mouvement avant tout mouvement ou de combat une fois les espaces désignés.',
  'red-8.modifier': '+1 CM pour votre camp dans le combat en cours.',
  'red-8.ability':
    'Un de vos leaders capables réussit sans dé : retraite volontaire, renfort ou contre-attaque.',
  'red-10.event':
    'Invasion : déclarez la guerre à deux Pays baltes au plus sans perte de VP et activez 3 espaces du Nord, du Centre ou de la Baltique.',
  'red-10.diplomacy':
    'Diplomatie : désormais le ROUGE peut gagner l’Estonie, la Lettonie et la Lituanie en Phase Politique.',
  'red-38.surprise': 'Votre attaque est une surprise : vous tirez en premier.',
  'red-38.modifier': '+1 CM pour votre camp dans le combat en cours.',
  'red-38.ability': 'Un de vos leaders capables réussit sans dé : une capacité au choix.',
  'red-45.replacements': 'Ajoutez 2 RS au début de l’étape des remplacements.',
  'red-45.influence':
    'Déplacez d’un espace vers vous un FCM non contrôlé, sans entrer en Contrôle.',
  'red-45.cancel':
    'Annulez une activation adverse, de mouvement avant tout mouvement ou de combat une fois les espaces désignés.',
  'red-48.surprise': 'Votre attaque est une surprise : vous tirez en premier.',
  'red-48.modifier': '+2 CM pour votre camp dans le combat en cours.',
  'red-48.ability': 'Un de vos leaders capables réussit sans dé : une capacité au choix.',
  'red-48.replacements': 'Ajoutez 3 RS au début de l’étape des remplacements.',
  'red-48.refit': 'Réparez aussitôt des unités pour 2 RS dans un espace ravitaillé.',
  'red-51.pact':
    'Pacte : le FCM de Makhno avance de 3 espaces vers le ROUGE, jusqu’au Contrôle s’il y parvient.',
  'red-51.betrayal':
    'Trahison : le ROUGE conquiert la République de Makhno qu’il contrôle ; toutes ses forces quittent la partie.',
  'white-2.poles':
    'Le FCM de la Pologne avance de 2 espaces vers le BLANC, jusqu’au Contrôle s’il y parvient.',
  'white-2.finns':
    'Le FCM de la Finlande avance de 2 espaces vers le BLANC, jusqu’au Contrôle s’il y parvient.',
  'white-2.cossacks':
    'Réparez pour 3 RS d’unités du Don et des Cosaques de Sibérie et retirez un marqueur NO ACT d’un espace cosaque.',
  'white-8.cancel':
    'Annulez une activation adverse, de mouvement avant tout mouvement ou de combat une fois les espaces désignés.',
  'white-8.modifier': '+1 CM pour votre camp dans le combat en cours.',
  'white-8.ability':
    'Un de vos leaders capables réussit sans dé : retraite volontaire, poursuite ou exploitation.',
  'white-38.surprise': 'Votre attaque est une surprise : vous tirez en premier.',
  'white-38.modifier': '+1 CM pour votre camp dans le combat en cours.',
  'white-38.ability': 'Un de vos leaders capables réussit sans dé : une capacité au choix.',
  'white-45.replacements': 'Ajoutez 2 RS au début de l’étape des remplacements.',
  'white-45.influence':
    'Déplacez d’un espace vers vous un FCM non contrôlé, sans entrer en Contrôle.',
  'white-45.cancel':
    'Annulez une activation adverse, de mouvement avant tout mouvement ou de combat une fois les espaces désignés.',
  'white-48.surprise': 'Votre attaque est une surprise : vous tirez en premier.',
  'white-48.modifier': '+2 CM pour votre camp dans le combat en cours.',
  'white-48.ability': 'Un de vos leaders capables réussit sans dé : une capacité au choix.',
  'white-48.replacements': 'Ajoutez 3 RS au début de l’étape des remplacements.',
  'white-48.refit': 'Réparez aussitôt des unités pour 2 RS dans un espace ravitaillé.',
} satisfies Record<keyof typeof en, string>;
