/** Phrases whose word the card language has not yet, each under the name of that word. */
import { gap } from '../categories.js';

const LOAD = 'distant and loaded';

export const missing = [
  gap('clauses', 'as a spell , <clauses>', 'as a Spell'),
  gap('conditional', 'as a spell , <conditional>', 'as a Spell'),
  gap('effect', 'load <cards> into a|an <thing>', LOAD),
  gap('effect', 'remove <n> temporary damage from <object>', 'temporary damage'),
  gap('effect', 'remove all temporary damage from <object>', 'temporary damage'),
  // Counters that have rules of their own.
  ...['sheen', 'haunt'].map((kind) => gap('counter', kind, 'masteries')),
  ...['bulwark'].map((kind) => gap('counter', kind, kind)),
  gap('object', 'your phantasmagoria', 'masteries'),
  gap('effect', 'put <source> on the bottom of <place> lineage', 'cards in a lineage'),
  gap('effect', "put <source> on the bottom of target champion 's lineage", 'cards in a lineage'),
  gap('effect', "put <source> on the bottom of your champion 's lineage", 'cards in a lineage'),
  gap('effect', "put <source> on the bottom of the hit champion 's lineage", 'cards in a lineage'),
  gap('effect', 'delevel <object>', 'delevel'),
  gap('effect', 'banish it as it resolves', 'cards played from elsewhere'),
  gap('effect', 'deal <n> damage split among <object>', 'damage split'),
  gap('effect', 'copy <object>', 'copy activations'),
  gap('effect', "<object> 's next attack this turn <mods>", 'the next this turn'),
  gap('effect', 'generate <n> <cards> and put it into your memory', 'generate'),
  gap('effect', 'negate <word> target <cards> activation', 'negate'),
  gap('effect', 'negate all on enter triggers from <object>', 'negate'),
  gap('effect', 'banish one of them and put an omen counter on it', 'omens'),
  gap(
    'sentence',
    '<duration> , if <damageKind> would be dealt to <object> , prevent <digit> of that damage',
    'change of damage',
  ),
  gap('effect', 'you may activate the banished card <duration>', 'cards played from elsewhere'),
  gap(
    'own',
    "while paying for this card 's reserve cost , you may <payment> to pay for <digit> of that cost",
    'alternative costs',
  ),
  gap(
    'own',
    'you may remove a|an <counter> counter from your champion to activate this card from <place>',
    'cards played from elsewhere',
  ),
  gap('condition', '<source> was not ephemeral', 'ephemeral'),
  gap('condition', "there|you are|have <word> or more cards in the attacker 's intent", 'reference attack'),
  gap('tally', "card(s) in the attacker 's intent", 'reference attack'),
  gap('tally', 'haunt counter(s) on your phantasmagoria', 'masteries'),
  gap('effect', 'you gain the phantasmagoria mastery', 'masteries'),
  gap('effect', 'banish up to <word> cards from a single graveyard', 'a single graveyard'),
  gap('effect', 'each player may <clauses>', 'each player may'),
  gap('sentence', 'for the rest of the game , <sentence>', 'rest of the game'),
  gap('own', "pay only using floating memory for this card 's memory cost", 'alternative costs'),
  gap('own', 'you may pay <price> to activate this card from <place>', 'cards played from elsewhere'),
  gap('own', '<cards> you activate enter the intent with <plus> <stat>', 'cards entering the intent'),
  gap(
    'sentence',
    'the next time one or more <thing> would enter the field this turn , they enter the field rested instead',
    'entering of others',
  ),
  gap('static', 'this attack <mods>', 'reference attack'),
  gap('static', '<source> can attack as though it were an ally', 'attacking with weapons'),
  gap('static', 'you have spellshroud', 'spellshroud'),
];
