/** The mark of a game with cards that users wrote: what the engine can't do with them is refused, whatever it is. */
export const AUTHORED = 'authored';
