export { createGame } from './create.js';
export { sampleDecks } from './decks/sample.js';
export { rules } from './rules.js';
