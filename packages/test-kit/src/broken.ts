/** A promise of the engine was broken: what was promised, and the position in which it wasn't kept. */
export class InvariantBroken extends Error {}
