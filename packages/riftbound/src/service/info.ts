/** What `GET /v1/rulesets` publishes about Riftbound: its words, with their meaning and rules. */
import type { RulesetInfo } from '@arbiter/engine';
import { turnTable } from '../3-playing/314-phases.js';
import { cite } from '../cite.js';
import { rules } from '../rules.js';

const phases: RulesetInfo['phases'] = [];
for (const { phase, step } of turnTable) {
  const last = phases[phases.length - 1];
  const entry = last?.id === phase ? last : { id: phase, steps: [] };
  if (entry !== last) phases.push(entry);
  if (step) entry.steps.push(step);
  // A combat happens within whatever phase it begins in.
  if (phase === 'main') phases.push({ id: 'combat', steps: [] });
}

const decision = (kind: string, shape: string, meaning: string, ...numbers: Parameters<typeof cite>) => ({
  kind,
  shape,
  meaning,
  rules: cite(...numbers),
});
const event = (type: string, meaning: string, ...fields: string[]) => ({ type, meaning, fields });

export const info: RulesetInfo = {
  id: 'riftbound',
  name: 'Riftbound',
  seats: { min: 2, max: 2 },
  editions: [{ id: '2026-07', name: 'Core rules of 2026-07-16', current: true }],
  zones: [
    ...Object.entries(rules.zones)
      .filter(([id]) => id !== 'board')
      .map(([id, { owner, hidden, ordered }]) => ({ id, owner, hidden, ordered })),
    // 107: the parts of the board.
    { id: 'base', owner: 'seat', hidden: 'public', ordered: false },
    { id: 'battlefield', owner: 'shared', hidden: 'public', ordered: false },
  ],
  phases,
  decisionKinds: [
    decision('MULLIGAN', 'CHOOSE', 'Up to two cards to set aside and replace.', 'riftbound:117.1'),
    decision(
      'PRIORITY',
      'CHOOSE',
      'Play, move, use, hide or pass; with focus in a showdown as well.',
      'riftbound:312.1',
      'riftbound:313',
    ),
    decision('LOCATION', 'CHOOSE', 'Where a unit enters: the base or a battlefield.', 'riftbound:355.2'),
    decision('OPTIONAL_COST', 'CONFIRM', 'Whether to pay an optional additional cost.', 'riftbound:356.2.b'),
    decision('MODES', 'CHOOSE', 'Which modes of a card or ability.', 'riftbound:355.3'),
    decision('TARGETS', 'CHOOSE', 'What a card or ability chooses, one decision for each clause.', 'riftbound:355.5'),
    decision('KEEP_TARGETS', 'CHOOSE', 'Which of a group that fits together no longer.', 'riftbound:355.11.b'),
    decision('DIVIDE', 'DISTRIBUTE', 'How damage is split.', 'riftbound:355.14'),
    decision(
      'PAY_RESOURCES',
      'CHOOSE',
      'With payment by hand: the next ability that adds, or paying from the rune pool.',
      'riftbound:357.1.a',
    ),
    decision('PAY', 'CONFIRM', 'Whether to pay what a triggered ability costs.', 'riftbound:404.2'),
    decision('DESTINATION', 'CHOOSE', 'Where a unit moves.', 'riftbound:144.4'),
    decision('MOVE_ALONG', 'CHOOSE', 'Which other units make the same move.', 'riftbound:144.3'),
    decision('HIDE_AT', 'CHOOSE', 'The battlefield at which a card is hidden.', 'riftbound:421.1'),
    decision('SHOWDOWN', 'CHOOSE', 'Which showdown or combat comes first.', 'riftbound:323.12', 'riftbound:323.13'),
    decision('COMBAT_DAMAGE', 'DISTRIBUTE', 'How a side assigns its damage in combat.', 'riftbound:465.2.c'),
    decision('OPPONENT', 'CHOOSE', 'Who gains a point from burning out.', 'riftbound:431.2.c'),
    decision('MAY', 'CONFIRM', 'Whether to do something optional.', 'riftbound:383.3.a', 'riftbound:402.1'),
    decision('KILL', 'CHOOSE', 'Which of one’s own units to kill.', 'riftbound:428.1'),
    decision('CHOOSE_CARD', 'CHOOSE', 'A card among those revealed.', 'riftbound:355.17'),
    decision('ORDER_TRIGGERS', 'ORDER', 'The order in which triggered abilities go on the chain.', 'riftbound:383.3.d'),
    decision('REPLACEMENT', 'CHOOSE', 'Which replacement effect applies first.', 'riftbound:372'),
    { kind: 'STOP', shape: 'CONFIRM', meaning: 'The judge lets a scenario go on.', rules: [] },
  ],
  optionKinds: [
    { kind: 'PASS', meaning: 'Pass priority or focus; in an open main phase: end it.' },
    { kind: 'PLAY', meaning: 'Play a card, by `method`: `normal`, `ambush`, `hidden`.' },
    { kind: 'MOVE', meaning: 'Exhaust a unit to move it.' },
    { kind: 'HIDE', meaning: 'Put a card face down at a battlefield.' },
    { kind: 'ACTIVATE', meaning: 'Use an ability; `mana: true` where it adds Energy or Power.' },
    { kind: 'PAY', meaning: 'Pay from the rune pool.' },
    { kind: 'BASE', meaning: 'One’s base.' },
    { kind: 'BATTLEFIELD', meaning: 'A battlefield.' },
    { kind: 'OBJECT', meaning: 'A unit, gear, rune, card or something on the chain.' },
    { kind: 'PLAYER', meaning: 'A player.' },
    { kind: 'MODE', meaning: 'A mode; `index` counts from 0 in printed order.' },
    { kind: 'TRIGGER', meaning: 'A triggered ability waiting to go on the chain.' },
    { kind: 'REPLACEMENT', meaning: 'A replacement effect; `object` is its source.' },
  ],
  eventTypes: [
    event('STARTING_PLAYER', 'Who begins.', 'seat'),
    event('BATTLEFIELD_CHOSEN', 'The battlefield that a player brings.', 'seat', 'object', 'card'),
    event('MULLIGAN_DECIDED', 'How many cards a player set aside.', 'seat', 'count'),
    event('TURN_BEGAN', 'A turn began.', 'turn', 'active'),
    event('PHASE_BEGAN', 'A phase began.', 'turn', 'active', 'phase'),
    event('STEP_BEGAN', 'A step began.', 'turn', 'active', 'phase', 'step'),
    event('EXTRA_TURN', 'A player will take another turn.', 'seat'),
    event('CHANNELED', 'Runes were channeled.', 'seat', 'count'),
    event('DRAW_SKIPPED', 'The first player draws no card in a first turn.', 'seat'),
    event('PRIORITY_PASSED', 'A player passed priority or focus.', 'seat'),
    event('RESOURCES_ADDED', 'Energy or Power was added to a rune pool.', 'seat', 'energy', 'power'),
    event('RESOURCES_LOST', 'Unspent Energy and Power were lost.', 'seat', 'energy', 'power'),
    event('COST_PAID', 'Energy and Power were paid.', 'seat', 'energy', 'power'),
    event('CARD_PLAYED', 'A card was finalized.', 'object', 'card', 'controller', 'method', 'targets', 'paid'),
    event('CARD_HIDDEN', 'A card was hidden at a battlefield.', 'seat', 'object', 'battlefield'),
    event('ABILITY_ACTIVATED', 'An ability was used.', 'object', 'source', 'card', 'controller', 'targets', 'mana'),
    event('ABILITY_TRIGGERED', 'An ability triggered.', 'source', 'card', 'controller'),
    event('ABILITY_ON_STACK', 'A triggered ability went on the chain.', 'object', 'source', 'card', 'targets'),
    event('RESOLVING', 'The newest thing on the chain resolves.', 'object', 'card', 'controller'),
    event('ILLEGAL_TARGETS', 'Something chosen was no longer legal.', 'object', 'card', 'controller'),
    event('COUNTERED', 'Something on the chain was countered.', 'object', 'card', 'by'),
    event(
      'OBJECT_MOVED',
      'An object changed zones; `object` is its new id, `was` its old one.',
      'object',
      'was',
      'card',
      'owner',
      'from',
      'to',
      'cause',
    ),
    event('CARD_DRAWN', 'A card was drawn.', 'seat', 'object', 'card', 'owner', 'from', 'to', 'cause'),
    event('TOKEN_CREATED', 'A token entered the board.', 'object', 'card', 'controller'),
    event('MOVED', 'A unit moved; null is the base.', 'object', 'card', 'controller', 'from', 'to', 'toCard'),
    event('RECALLED', 'A permanent went to its base without moving.', 'object', 'card', 'controller', 'from'),
    event('STATUS_CHANGED', 'Something became exhausted, ready or stunned.', 'object', 'card', 'status', 'on'),
    event('COUNTERS_CHANGED', 'Buffs were put on or removed.', 'object', 'player', 'kind', 'amount', 'total'),
    event('EFFECT_BEGAN', 'A continuous effect began.', 'source', 'card', 'objects'),
    event('REPLACED', 'A replacement effect applied.', 'by', 'action'),
    event('CONTESTED', 'A battlefield is contested by a player, or by nobody any more.', 'object', 'card', 'by'),
    event('CONTROL_CHANGED', 'Control of a battlefield changed.', 'object', 'card', 'was', 'controller'),
    event('SHOWDOWN_BEGAN', 'A showdown began.', 'battlefield', 'card', 'focus', 'combat'),
    event('SHOWDOWN_ENDED', 'A showdown without combat ended.', 'battlefield', 'card'),
    event('COMBAT_BEGAN', 'A combat opened.', 'battlefield', 'card', 'attacker', 'defender'),
    event('DESIGNATED', 'A unit became attacker or defender, or neither.', 'object', 'card', 'role'),
    event('DAMAGE_DEALT', 'Damage was dealt.', 'source', 'card', 'target', 'amount', 'combat'),
    event('HEALED', 'A unit lost its damage.', 'object', 'card', 'amount'),
    event('COMBAT_RESULT', 'Who won a combat.', 'battlefield', 'card', 'winner'),
    event('COMBAT_ENDED', 'A combat ended.', 'battlefield', 'card'),
    event('SCORED', 'A battlefield was scored, by `hold` or `conquer`.', 'seat', 'how', 'object', 'card'),
    event('FINAL_POINT_DENIED', 'A card is drawn instead of the final point.', 'seat'),
    event('POINTS_CHANGED', 'A score changed.', 'seat', 'amount', 'total'),
    event('BURNED_OUT', 'A main deck was empty; the trash is recycled.', 'seat'),
    event('CHOSEN', 'A player chose objects, before others choose theirs.', 'seat', 'objects'),
    event('REVEALED', 'Cards were revealed.', 'seat', 'zone', 'cards'),
    event('SHUFFLED', 'A deck was shuffled.', 'zone', 'owner'),
    event('PLAYER_LOST', 'A player left the game.', 'seat', 'reason'),
    event('CONCEDED', 'A player conceded.', 'seat'),
    event('GAME_ENDED', 'The game is over.', 'kind', 'winners', 'reason'),
  ],
  deckFormats: [
    {
      id: 'text',
      name: 'Lists with headings (Legend, Champion, MainDeck, Battlefields, Runes, Sideboard), or without',
    },
    { id: 'code', name: 'Deck codes of Piltover Archive' },
  ],
};
