/** How Riftbound's cards say the card language: what the API shows as a card's text, and what compiled cards are proven by. */
export { displayedAbility, NAMELESS } from './displayed.js';
export { abilitiesWording, effectsWording } from './sayer.js';
