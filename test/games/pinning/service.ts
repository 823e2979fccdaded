/**
 * The service with another ruleset than its own, as it may be after a release: for tests alone. CHANGE says what is other:
 * `card` and `token` have changed, the card is `removed`, a new `epoch` has begun.
 */
import { createLogger, readConfig, startService } from '@arbiter/api';
import { type CardDefinition, CardLibrary, definedCards } from '@arbiter/engine';
import { magic, rules } from '@arbiter/mtg';
import { basicLandAbilities } from '../../../packages/mtg/src/3-card-types/305-lands.js';
import { layouts } from '../../../packages/mtg/src/7-additional/709-faces.js';
import { cards } from '../../../packages/mtg/src/cards/index.js';
import { ALARM, BRUTE } from './cards.js';

const change = process.env.CHANGE ?? '';

/** What printed text another release might have. */
function released(card: CardDefinition): CardDefinition[] {
  if (card.name !== BRUTE && card.name !== ALARM) return [card];
  if (change === 'removed') return [];
  if (change !== 'changed') return [card];
  if (card.name === BRUTE && !card.faces)
    return [{ ...card, props: { ...card.props, power: 7, toughness: 1 }, abilities: [] }];
  // Other tokens than the game has seen.
  return [JSON.parse(JSON.stringify(card).replaceAll('Soldier', 'Recruit')) as CardDefinition];
}

const definitions = new CardLibrary(definedCards(cards.flatMap(released)), {
  intrinsic: basicLandAbilities,
  layouts,
});
const epoch = change === 'epoch' ? rules.epoch + 1 : rules.epoch;
Object.assign(rules, { definitions, epoch });
const { address } = await startService(
  readConfig(process.env),
  { mtg: { ...magic, epoch } },
  createLogger(process.env.LOG_LEVEL ?? 'warn'),
);
console.log(`Arbiter is at ${address}/`);
