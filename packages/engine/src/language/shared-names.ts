/**
 * Whether a card goes by its name and, in brackets, by what tells it from others that have the same name in the game: decks
 * and scenarios call it so, and nothing else does.
 */
export const isOneOfSeveral = (calledSo: string, name: string): boolean =>
  calledSo.startsWith(`${name} (`) && calledSo.endsWith(')');
