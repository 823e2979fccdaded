/** The card compiler: printed texts to definitions of the card language, and what of it is proven. */
export { type Compiled, compileCard, compileFaces, type Known, type Trace } from './compile.js';
export type { CardText, Clause, CompiledCard, FacesText, Reason, Status } from './contract.js';
export type { GameGrammar } from './game.js';
export { grandArchiveGrammar, grandArchiveReading } from './grand-archive/game.js';
export { magicGrammar } from './mtg/game.js';
export { riftboundGrammar, riftboundReading } from './riftbound/game.js';
