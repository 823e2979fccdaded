/** Nouns as Magic's rows make them. */
export * from '../references/making.js';
