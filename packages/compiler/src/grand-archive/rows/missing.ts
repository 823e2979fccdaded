/** Phrases whose word the card language has not yet, each under the name of that word. */
import { gap } from '../categories.js';

const LOAD = 'distant and loaded';

export const missing = [
  gap('effect', 'load <cards> into a|an <thing>', LOAD),
  gap('effect', 'remove <n> temporary damage from <object>', 'temporary damage'),
  gap('effect', 'banish it as it resolves', 'cards played from elsewhere'),
  gap('effect', 'deal <n> damage split among <object>', 'damage split'),
  gap('effect', 'copy <object>', 'copy activations'),
  gap('effect', 'negate <word> target <cards> activation', 'negate'),
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
  gap('effect', 'banish up to <word> cards from a single graveyard', 'a single graveyard'),
  gap('sentence', 'for the rest of the game , <sentence>', 'rest of the game'),
  gap('own', "pay only using floating memory for this card 's memory cost", 'alternative costs'),
  gap('own', '<cards> you activate enter the intent with <plus> <stat>', 'cards entering the intent'),
  gap('static', '<source> can attack as though it were an ally', 'attacking with weapons'),
  gap('static', 'you have spellshroud', 'spellshroud'),
];
