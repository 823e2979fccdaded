/** The games whose cards are read from their texts. */
import { type GameGrammar, grandArchiveGrammar, magicGrammar, riftboundGrammar } from '@arbiter/compiler';

export type Grammars = Readonly<Record<string, GameGrammar>>;
export const grammars: Grammars = {
  mtg: magicGrammar as GameGrammar,
  'grand-archive': grandArchiveGrammar as GameGrammar,
  riftbound: riftboundGrammar as GameGrammar,
};
