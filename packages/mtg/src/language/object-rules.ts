/** Rules that hold for objects and players, for `{"mod": "rule"}` (613.11). */
import { defineRule, type RuleWord } from '@arbiter/engine';
import { z } from 'zod';
import { counterLimits } from '../1-concepts/122-moving-and-limits.js';
import { skippable } from '../5-turn/500.7-extra.js';
import { nextSpell } from '../6-spells/611.2f-next-spell.js';
import { surveilsFurther } from '../7-additional/701-keyword-actions/701.25-surveil.js';
import { votesMore } from '../7-additional/701-keyword-actions/701.38-vote.js';
import { venturesOnce } from '../7-additional/701-keyword-actions/701.49-venture.js';
import { facesAgain } from '../7-additional/701-keyword-actions/701.55-villainous-choice.js';
import { protectionOfPlayers } from '../7-additional/702-keywords/702.16-protection.js';
import { asYouCascade } from '../7-additional/702-keywords/702.85-cascade.js';

const rule = (name: string, description: string, intent = 0): RuleWord =>
  defineRule(name, { description, example: { mod: 'rule', rule: name }, intent });
const counted = (name: string, description: string, intent = 0): RuleWord =>
  defineRule(name, {
    description,
    example: { mod: 'rule', rule: name, count: 1 },
    params: (p) => ({ count: p.count }),
    intent,
  });

const described = (name: string, which: string, description: string, intent: number): RuleWord =>
  defineRule(name, {
    description,
    example: { mod: 'rule', rule: name, [which]: { keyword: 'flying' } },
    params: (p) => ({ [which]: p.filter }),
    intent,
  });

export const objectRules: readonly RuleWord[] = [
  ...counterLimits,
  venturesOnce,
  votesMore,
  facesAgain,
  surveilsFurther,
  nextSpell,
  asYouCascade,
  protectionOfPlayers,
  rule('cantAttack', 'Can’t attack.', -1),
  rule('mustAttack', 'Attacks each combat if able.', -1),
  rule('mustAttackIt', 'Attacks the permanent that says so, if able.', -1),
  rule('mustAttackYou', 'Attacks who controls the effect, if able.', -1),
  defineRule('mustAttackPlayer', {
    description: 'Attacks the player in the seat `player`, if able.',
    example: { mod: 'rule', rule: 'mustAttackPlayer', player: 1 },
    params: (p) => ({ player: p.count }),
    intent: -1,
  }),
  defineRule('triggersAgain', {
    description:
      'Of players: abilities of permanents of theirs that fit `of` trigger once more where what fits `on` causes that.',
    example: { mod: 'rule', rule: 'triggersAgain', on: { on: 'attack' } },
    params: (p) => ({ on: p.trigger.optional(), of: p.filter.optional() }),
    intent: 1,
  }),
  described('attacksOnly', 'of', 'Can attack only players that fit `of`, and what they control.', -1),
  described('blocksOnlyAgainst', 'of', 'Can block only where the attacking player fits `of`.', -1),
  rule('cantBlock', 'Can’t block.', -1),
  counted('attackCost', 'Can’t attack unless its controller pays `count` mana.', -1),
  counted('blockCost', 'Can’t block unless its controller pays `count` mana.', -1),
  rule('cantBeEquipped', 'Can’t be equipped.', -1),
  rule('mustBlock', 'Blocks each combat if able.', -1),
  rule('cantAttackAlone', 'Can’t attack as the only creature.', -1),
  rule('cantBlockAlone', 'Can’t block as the only creature.', -1),
  rule('mustBlockIt', 'Blocks the creature that says so, if able.', -1),
  rule('cantBlockIt', 'Can’t block the creature that says so.', -1),
  rule('blockedByAll', 'All creatures able to block it do so.'),
  rule('mustBeBlocked', 'Is blocked if able.'),
  rule('assignsAsUnblocked', 'Its controller may have it assign its combat damage as though it weren’t blocked.', 1),
  rule('assignedNoDamage', 'No combat damage can be assigned to it.'),
  rule('cantCrew', 'Can’t be tapped to crew Vehicles.', -1),
  counted('crewsAsStronger', 'Crews Vehicles as though its power were `count` greater.', 1),
  counted('saddlesAsStronger', 'Saddles Mounts as though its power were `count` greater.', 1),
  rule('cantBeBlocked', 'Can’t be blocked.', 1),
  counted('minBlockers', 'Can’t be blocked except by `count` or more creatures.', 1),
  rule(
    'mayExert',
    'You may exert it as it attacks: `{"on": "did", "match": {"what": "exert", "instance": 0}}` is that.',
    1,
  ),
  rule('stationsByToughness', 'Stations permanents by its toughness rather than by its power.', 1),
  rule('ignoresDefender', 'Can attack as though it didn’t have defender.', 1),
  rule('entersUnheard', 'Its entering the battlefield causes no abilities to trigger.', -1),
  rule('loyaltyTwice', 'Its loyalty abilities may be activated twice each turn rather than only once.', 1),
  rule('cantEnter', 'Can’t enter the battlefield.', -1),
  rule('onlyForAnte', 'Of a card of a deck: it is there only where it is played for ante.'),
  rule(
    'beginsInPlay',
    'Of a card in the hand that a player begins with: it may be on the battlefield as the game begins.',
  ),
  defineRule('fromOpeningHand', {
    description: 'Of a card in the hand that a player begins with: they may reveal it, and these `effects` follow.',
    example: { mod: 'rule', rule: 'fromOpeningHand', effects: [{ do: 'draw', who: 'you', count: 1 }] },
    params: (p) => ({ effects: p.effects }),
  }),
  defineRule('asMulligan', {
    description: 'Of a card in the hand: any time its player could take a mulligan, they may do these `effects`.',
    example: { mod: 'rule', rule: 'asMulligan', effects: [{ do: 'shuffle', who: 'you' }] },
    params: (p) => ({ effects: p.effects }),
  }),
  rule('discardedAnyTime', 'Of a card in the hand: its player may discard it any time they have priority.'),
  defineRule('ignorable', {
    description:
      'The players in `who` may pay `cost`, any time they have priority, to ignore its effects this turn: `ignores` asks for it.',
    example: { mod: 'rule', rule: 'ignorable', who: 'players', cost: [] },
    params: (p) => ({ who: p.ref, cost: p.costs }),
  }),
  defineRule('deckCopies', {
    description: 'Of the card that says so: a deck can have `count` cards with its name, or any number.',
    example: { mod: 'rule', rule: 'deckCopies', count: 7 },
    params: (p) => ({ count: p.count.optional() }),
  }),
  counted('maxBlockers', 'Can’t be blocked by more than `count` creatures.', 1),
  counted('blocksMore', 'Can block `count` additional creatures.', 1),
  rule('blocksAny', 'Can block any number of creatures.', 1),
  described('cantBeBlockedBy', 'by', 'Can’t be blocked by creatures that fit `by`.', 1),
  described('blocksOnly', 'what', 'Can block only what fits `what`.', -1),
  rule('untapsWithOthers', 'Untaps in the untap step of each other player than its controller.', 1),
  rule('cantBeRegenerated', 'Can’t be regenerated.', -1),
  rule('damageByToughness', 'Assigns combat damage equal to its toughness rather than its power.', 1),
  rule('mayStayTapped', 'Its controller may choose not to untap it in the untap step.'),
  rule('doesntUntap', 'Doesn’t untap in the untap step.', -1),
  defineRule('cantBeCountered', {
    description: 'Can’t be countered; with `by` only not by what fits.',
    example: { mod: 'rule', rule: 'cantBeCountered', by: { has: ['colors', 'U'] } },
    params: (p) => ({ by: p.filter.optional() }),
    intent: 1,
  }),
  described(
    'cantBeTargetedBy',
    'by',
    'Can’t be the target of spells that fit `by`, and of abilities of sources that do.',
    1,
  ),
  rule('opponentsCantTarget', 'Opponents of who controls the effect can’t target it with spells or abilities.', 1),
  rule('dealsUnpreventable', 'Damage that it deals can’t be prevented.', 1),
  rule('cantTransform', 'Can’t transform.', -1),
  defineRule('cantGetCounters', {
    description: 'Counters can’t be put on it, or of players on them; with `kind` none of that kind.',
    example: { mod: 'rule', rule: 'cantGetCounters', kind: 'poison' },
    params: (p) => ({ kind: p.counter.optional() }),
  }),
  defineRule('cantBeActivated', {
    description: 'Its activated abilities can’t be activated; with `manaAbilities: false` its mana abilities can.',
    example: { mod: 'rule', rule: 'cantBeActivated', manaAbilities: false },
    params: () => ({ manaAbilities: z.literal(false).optional() }),
    intent: -1,
  }),
  rule(
    'goaded',
    'Goaded by who controls the effect: attacks each combat if able, and another player than them if able.',
    -1,
  ),
  defineRule('skip', {
    description: 'Skips such steps or phases: a rule for players.',
    example: { mod: 'rule', rule: 'skip', what: 'draw' },
    params: () => ({ what: skippable }),
  }),
  counted('additionalLands', 'Of players: may play `count` additional lands on each of their turns.'),
  defineRule('castOnly', {
    description: 'Of the card that says so, wherever it is: can be cast only where a condition holds.',
    example: { mod: 'rule', rule: 'castOnly', if: { turnOf: 'you' } },
    params: (p) => ({ if: p.condition }),
  }),
  defineRule('spendOnX', {
    description: 'Of the card that says so: only mana of the `color` may be spent on the X of its mana cost.',
    example: { mod: 'rule', rule: 'spendOnX', color: 'B' },
    params: () => ({ color: z.enum(['W', 'U', 'B', 'R', 'G']) }),
  }),
  defineRule('cantCast', {
    description: 'Of players: can’t cast spells; with `of` not those that fit, where they are before they are cast.',
    example: { mod: 'rule', rule: 'cantCast', of: { zone: 'graveyard' } },
    params: (p) => ({ of: p.filter.optional() }),
  }),
  defineRule('cantPlayLands', {
    description: 'Of players: can’t play lands; with `of` not those that fit, where they are before.',
    example: { mod: 'rule', rule: 'cantPlayLands', of: { zone: 'graveyard' } },
    params: (p) => ({ of: p.filter.optional() }),
  }),
  defineRule('asThoughFlash', {
    description:
      'Of players: may cast spells as though they had flash; with `of` those that fit, where they are before.',
    example: { mod: 'rule', rule: 'asThoughFlash', of: { has: ['types', 'Creature'] } },
    params: (p) => ({ of: p.filter.optional() }),
  }),
  rule('castsAsSorcery', 'Of players: can cast spells only any time they could cast a sorcery.'),
  defineRule('cantActivate', {
    description:
      'Of players: can’t activate abilities but mana abilities; with `of` none of what fits, with `manaAbilities: false` but mana abilities.',
    example: { mod: 'rule', rule: 'cantActivate', of: { has: ['types', 'Artifact'] } },
    params: (p) => ({ of: p.filter.optional(), manaAbilities: z.literal(false).optional() }),
  }),
  rule('noMaximumHandSize', 'Of players: no maximum hand size.'),
  counted('maximumHandSize', 'Of players: their maximum hand size is `count`.'),
  rule('choosesBlocks', 'Of players: they choose which creatures block and how, whoever controls these.'),
  rule('handRevealed', 'Of players: they play with their hand revealed.'),
  rule('topRevealed', 'Of players: they play with the top card of their library revealed.'),
  rule('topSeen', 'Of players: they may look at the top card of their library any time.'),
  rule('plotsTop', 'Of players: they may plot the top card of their library, where it has plot.'),
  rule('cantDraw', 'Of players: can’t draw cards.'),
  counted('drawsAtMost', 'Of players: can’t draw more than `count` cards each turn.'),
  rule('cantGainLife', 'Of players: can’t gain life.'),
  rule('cantLoseLife', 'Of players: can’t lose life.'),
  rule('cantLose', 'Of players: can’t lose the game; who concedes does.'),
  rule('cantWin', 'Of players: no effect makes them win the game.'),
  counted('damageLeavesLife', 'Of players: damage that would leave them less life than `count` leaves them so much.'),
  rule('damageCantBePrevented', 'Of players: as long as it holds for one of them no damage can be prevented.'),
  rule(
    'cantBeMadeToSacrifice',
    'Of players: spells and abilities of opponents can’t cause them to sacrifice permanents.',
  ),
  counted('searchesTop', 'Of players: instead of a library they search the top `count` cards of it.'),
  counted('tapsForMore', 'Of players: what they tap for mana produces `count` times as much of it.', 1),
  counted('attackTax', 'Of players: creatures attack them only for `count` mana each.'),
  counted('blockTax', 'Of players: their creatures block only for `count` mana each.'),
  rule('hexproof', 'Of players: opponents can’t target them.'),
  rule('shroud', 'Of players: nobody can target them.'),
];
