/** What `GET /v1/rulesets` publishes about Magic: its words, with their meaning and rules. */
import type { RulesetInfo } from '@arbiter/engine';
import { cite } from '../cite.js';
import { turnTable } from '../5-turn/500-turn-table.js';
import { rules } from '../rules.js';

const phases: RulesetInfo['phases'] = [];
for (const { phase, step } of turnTable) {
  const last = phases[phases.length - 1];
  const entry = last?.id === phase ? last : { id: phase, steps: [] };
  if (entry !== last) phases.push(entry);
  if (step) entry.steps.push(step);
}

const decision = (kind: string, shape: string, meaning: string, ...numbers: Parameters<typeof cite>) => ({ kind, shape, meaning, rules: cite(...numbers) });
const event = (type: string, meaning: string, ...fields: string[]) => ({ type, meaning, fields });

export const info: RulesetInfo = {
  id: 'mtg',
  name: 'Magic: The Gathering',
  editions: [{ id: 'current', name: 'Comprehensive Rules of 2026-04-17', current: true }],
  zones: Object.entries(rules.zones).map(([id, { owner, hidden, ordered }]) => ({ id, owner, hidden, ordered })),
  phases,
  decisionKinds: [
    decision('MULLIGAN', 'CONFIRM', 'True: shuffle the hand away and draw a new one.', 'mtg:103.5'),
    decision('BOTTOM', 'CHOOSE', 'Cards that go to the bottom of the library after mulligans, in order.', 'mtg:103.5'),
    decision('PRIORITY', 'CHOOSE', 'Play something or pass.', 'mtg:117.1'),
    decision('MODES', 'CHOOSE', 'Which modes of a modal spell or ability.', 'mtg:601.2b', 'mtg:700.2a'),
    decision('OPTIONAL_COST', 'CONFIRM', 'Whether to pay an optional additional cost.', 'mtg:601.2b'),
    decision('X', 'NUMBER', 'The value of X.', 'mtg:601.2b', 'mtg:107.3a'),
    decision('TARGETS', 'CHOOSE', 'Targets, one decision for each time the card says "target".', 'mtg:601.2c'),
    decision('DIVIDE', 'DISTRIBUTE', 'How damage or the like is divided among the targets.', 'mtg:601.2d'),
    decision('COST', 'CHOOSE', 'What to sacrifice, discard or tap for a cost.', 'mtg:601.2h'),
    decision('PAY_MANA', 'CHOOSE', 'With payment by hand: the next mana ability, or paying from the pool.', 'mtg:601.2g'),
    decision('COLOR', 'CHOOSE', 'Which mana an ability adds.', 'mtg:605.3b'),
    decision('MAY', 'CONFIRM', 'Whether to do something optional.', 'mtg:608.2d'),
    decision('PAY', 'CONFIRM', 'Whether to pay a cost as something resolves.', 'mtg:118.12'),
    decision('CHOOSE_OBJECTS', 'CHOOSE', 'A choice without targets as something resolves.', 'mtg:608.2d'),
    decision('SEARCH', 'CHOOSE', 'What is found in a searched zone.', 'mtg:701.23'),
    decision('DISCARD', 'CHOOSE', 'Cards to discard.', 'mtg:701.9'),
    decision('SACRIFICE', 'CHOOSE', 'Permanents to sacrifice.', 'mtg:701.21'),
    decision('SCRY', 'ASSIGN', 'Each card to the top or the bottom; then ORDER where it matters.', 'mtg:701.22'),
    decision('SURVEIL', 'ASSIGN', 'Each card to the top or the graveyard; then ORDER where it matters.', 'mtg:701.25'),
    decision('ORDER_TRIGGERS', 'ORDER', 'The order in which triggered abilities go on the stack.', 'mtg:603.3b'),
    decision('REPLACEMENT', 'CHOOSE', 'Which replacement effect applies first.', 'mtg:616.1'),
    decision('ATTACKERS', 'ASSIGN', 'Which creature attacks whom.', 'mtg:508.1'),
    decision('BLOCKERS', 'ASSIGN', 'Which creature blocks which attacker.', 'mtg:509.1'),
    decision('COMBAT_DAMAGE', 'DISTRIBUTE', 'How a creature assigns its combat damage.', 'mtg:510.1'),
    decision('LEGEND', 'CHOOSE', 'Which of several legendary permanents with one name stays.', 'mtg:704.5j'),
    decision('CLEANUP_DISCARD', 'CHOOSE', 'Discarding down to the maximum hand size.', 'mtg:514.1'),
    { kind: 'STOP', shape: 'CONFIRM', meaning: 'The judge lets a scenario go on.', rules: [] },
  ],
  optionKinds: [
    { kind: 'PASS', meaning: 'Pass priority.' },
    { kind: 'PLAY_LAND', meaning: 'Play a land.' },
    { kind: 'CAST', meaning: 'Cast a spell, by `method`.' },
    { kind: 'ACTIVATE', meaning: 'Activate an ability; `mana: true` for a mana ability.' },
    { kind: 'PAY', meaning: 'Pay from the mana pool.' },
    { kind: 'OBJECT', meaning: 'An object.' },
    { kind: 'PLAYER', meaning: 'A player.' },
    { kind: 'MODE', meaning: 'A mode; `index` counts from 0 in printed order.' },
    { kind: 'MANA', meaning: 'A kind of mana; `value` is its letter.' },
    { kind: 'PILE', meaning: 'Where a card goes; `value` names the place.' },
    { kind: 'TRIGGER', meaning: 'A triggered ability waiting to go on the stack.' },
    { kind: 'REPLACEMENT', meaning: 'A replacement effect; `object` is its source.' },
  ],
  eventTypes: [
    event('TURN_BEGAN', 'A turn began.', 'turn', 'active'),
    event('PHASE_BEGAN', 'A phase began.', 'turn', 'active', 'phase'),
    event('STEP_BEGAN', 'A step began.', 'turn', 'active', 'phase', 'step'),
    event('STARTING_PLAYER', 'Who begins.', 'seat'),
    event('MULLIGAN_DECIDED', 'A player kept or took a mulligan.', 'seat', 'mulligan'),
    event('DRAW_SKIPPED', 'The first player draws no card on turn 1.', 'seat'),
    event('PRIORITY_PASSED', 'A player passed priority.', 'seat'),
    event('LAND_PLAYED', 'A land was played.', 'seat', 'card'),
    event('SPELL_CAST', 'A spell became cast.', 'object', 'card', 'controller', 'targets', 'method', 'modes', 'x'),
    event('ABILITY_ACTIVATED', 'An ability was activated.', 'object', 'source', 'card', 'controller', 'targets', 'mana'),
    event('ABILITY_TRIGGERED', 'An ability triggered.', 'source', 'card', 'controller'),
    event('ABILITY_ON_STACK', 'A triggered ability went on the stack.', 'object', 'source', 'card', 'targets'),
    event('RESOLVING', 'The top of the stack resolves.', 'object', 'card', 'controller'),
    event('ILLEGAL_TARGETS', 'All its targets were illegal: it does nothing.', 'object', 'card', 'controller'),
    event('COUNTERED', 'A spell or ability was countered.', 'object', 'card', 'by'),
    event('OBJECT_MOVED', 'An object changed zones; `object` is its new id, `was` its old one.', 'object', 'was', 'card', 'owner', 'from', 'to', 'cause'),
    event('CARD_DRAWN', 'A card was drawn.', 'seat', 'object', 'card', 'owner', 'from', 'to', 'cause'),
    event('TOKEN_CREATED', 'A token was created.', 'object', 'card', 'controller'),
    event('STATUS_CHANGED', 'A status such as tapped changed.', 'object', 'card', 'status', 'on'),
    event('COUNTERS_CHANGED', 'Counters were put on or removed.', 'object', 'player', 'kind', 'amount', 'total'),
    event('ATTACHED', 'An object became attached.', 'object', 'to'),
    event('UNATTACHED', 'An object became unattached.', 'object', 'to'),
    event('EFFECT_BEGAN', 'A continuous effect began.', 'source', 'card', 'objects'),
    event('DAMAGE_DEALT', 'Damage was dealt.', 'source', 'card', 'target', 'amount', 'combat'),
    event('DAMAGE_PREVENTED', 'Damage was prevented.', 'source', 'card', 'target', 'amount', 'combat'),
    event('LIFELINK', 'Lifelink applied.', 'source', 'amount'),
    event('LIFE_CHANGED', 'A life total changed.', 'seat', 'amount', 'total'),
    event('MANA_ADDED', 'Mana was added to a pool.', 'seat', 'mana', 'source'),
    event('MANA_EMPTIED', 'Unspent mana was lost.', 'seat', 'mana', 'amount'),
    event('REPLACED', 'A replacement or prevention effect applied.', 'by', 'action'),
    event('REVEALED', 'Cards were revealed.', 'seat', 'zone', 'cards'),
    event('LOOKED_AT', 'A player looked at hidden cards.', 'seat', 'zone', 'count', 'cards'),
    event('SEARCHED', 'A player searched a zone.', 'seat', 'zone', 'owner'),
    event('SHUFFLED', 'A library was shuffled.', 'zone', 'owner'),
    event('ATTACKERS_DECLARED', 'Attackers were declared.', 'seat', 'attacks'),
    event('BLOCKERS_DECLARED', 'Blockers were declared.', 'seat', 'blocks'),
    event('PLAYER_LOST', 'A player lost.', 'seat', 'reason'),
    event('CONCEDED', 'A player conceded.', 'seat'),
    event('GAME_ENDED', 'The game is over.', 'kind', 'winners', 'reason'),
  ],
  deckFormats: [
    { id: 'arena', name: 'MTG Arena' },
    { id: 'mtgo', name: 'Magic Online' },
  ],
};
