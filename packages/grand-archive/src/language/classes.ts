/** Class subtypes; of a card's subtypes these are its classes (1.6.5.3). */
export const CLASSES = ['Anomaly', 'Assassin', 'Cleric', 'Guardian', 'Mage', 'Ranger', 'Spirit', 'Tamer', 'Warrior'];
