/** The kernel's verbs as words of the card language: what each says and takes. */
import { z } from 'zod';
import { plainOr } from '../../schema/dispatch.js';
import type { AnyShape, Parts, Word } from '../../schema/words.js';

const one = (used: { [parameter: string]: unknown }, ...names: string[]): string | null =>
  names.filter((n) => n in used).length === 1 ? null : `takes one of ${names.map((n) => `"${n}"`).join(' and ')}`;
const place = (p: Parts): AnyShape => ({
  to: p.zone,
  position: z.enum(['top', 'bottom']).optional(),
  status: p.statuses.optional(),
  save: p.name.optional(),
});
/** The kind that a decision is shown with. */
export const decisionKind = z.string().regex(/^[A-Z][A-Z_]{0,39}$/);
const drawOne = { do: 'draw', who: 'you', count: 1 };

const moving: { [verb: string]: Word } = {
  move: {
    says: 'Puts objects into a zone. `cause` says why, where rules look at that; `save` remembers what they became.',
    example: (n) => ({ do: 'move', what: 'self', to: n.discard, save: 'card' }),
    takes: (p) => ({
      what: p.ref,
      ...place(p),
      cause: p.cause.optional(),
      controller: z.literal('you').optional(),
      final: p.flag.optional(),
    }),
  },
  draw: {
    says: 'Players draw cards, one after another.',
    example: { do: 'draw', who: 'you', count: 2 },
    takes: (p) => ({ who: p.ref, count: p.value, to: p.zone.optional() }),
  },
  discard: {
    says: 'Players discard cards of their choice, or that `chooser` chooses.',
    example: { do: 'discard', who: 'opponents', count: 1 },
    takes: (p) => ({
      who: p.ref,
      count: plainOr(['all'], p.value).optional(),
      filter: p.filter.optional(),
      chooser: z.literal('you').optional(),
      save: p.name.optional(),
    }),
  },
  sacrifice: {
    says: 'Players choose objects of their own that fit, and put them away; `cause` says how the rules look at it.',
    example: { do: 'sacrifice', who: 'opponents', filter: { controller: 'opponent' } },
    takes: (p) => ({
      who: p.ref,
      filter: p.filter,
      count: p.value.optional(),
      cause: p.cause.optional(),
      kind: decisionKind.optional(),
      prompt: p.text.optional(),
      save: p.name.optional(),
    }),
  },
  search: {
    says: 'Looks through a pile (the deck, unless said) for cards that fit and puts them into a zone. Does not shuffle.',
    example: (n) => ({ do: 'search', filter: { named: 'Bear' }, to: n.discard, reveal: true }),
    takes: (p) => ({
      ...place(p),
      who: p.ref.optional(),
      zone: p.zone.optional(),
      filter: p.filter.optional(),
      count: p.value.optional(),
      reveal: p.flag.optional(),
    }),
  },
  shuffle: {
    says: 'Players shuffle a pile, the deck unless said.',
    example: { do: 'shuffle', who: 'you' },
    takes: (p) => ({ who: p.ref, zone: p.zone.optional() }),
  },
  arrange: {
    says: 'Looks at the top cards of the deck and puts each on one of `piles`: `top`, `bottom` or a zone.',
    example: (n) => ({ do: 'arrange', kind: 'LOOK', count: 2, piles: ['top', n.discard] }),
    takes: (p) => ({
      kind: decisionKind,
      who: p.ref.optional(),
      count: p.value,
      piles: z
        .array(plainOr(['top', 'bottom'], p.zone))
        .min(1)
        .max(4),
    }),
  },
  reveal: {
    says: 'Shows the hands of players, or objects, to everyone.',
    example: { do: 'reveal', what: 'opponents' },
    takes: (p) => ({ what: p.ref }),
  },
};

const changing: { [verb: string]: Word } = {
  status: {
    says: 'Turns a status of objects on, or off with `"on": false`.',
    example: (n) => ({ do: 'status', what: 'self', status: n.status, on: false }),
    takes: (p) => ({ what: p.ref, status: p.status, on: z.boolean().optional(), save: p.name.optional() }),
  },
  counters: {
    says: 'Puts counters on objects or players, or removes them with a negative amount.',
    example: { do: 'counters', what: 'self', kind: 'charge', amount: 1 },
    takes: (p) => ({ what: p.ref, kind: p.counter, amount: p.value }),
  },
  stat: {
    says: 'Changes a number that the rules keep for players by `amount`, or `to` a number.',
    example: (n) => ({ do: 'stat', who: 'you', stat: n.score, amount: 1 }),
    takes: (p) => ({ who: p.ref, stat: p.score, amount: p.value.optional(), to: p.value.optional() }),
    check: (used) => ('amount' in used === 'to' in used ? 'takes one of "amount" and "to"' : null),
  },
  damage: {
    says: 'Deals damage to all that is referred to; with `parts`, several at the same time. `from`: another source.',
    example: { do: 'damage', to: 'opponents', amount: 2 },
    takes: (p) => ({
      to: p.ref.optional(),
      amount: p.value.optional(),
      parts: z
        .array(z.strictObject({ to: p.ref, amount: p.value }))
        .min(1)
        .max(8)
        .optional(),
      from: p.ref.optional(),
    }),
    check: (used) =>
      'parts' in used !== ('to' in used && 'amount' in used) && !('parts' in used && ('to' in used || 'amount' in used))
        ? null
        : 'takes "to" and "amount", or "parts"',
  },
  create: {
    says: 'Makes tokens: of a definition, or copies of an object.',
    example: (n) => ({ do: 'create', token: n.token, count: 2 }),
    takes: (p) => ({
      token: p.token.optional(),
      copy: p.ref.optional(),
      except: p.except.optional(),
      count: p.value.optional(),
      who: p.ref.optional(),
      save: p.name.optional(),
    }),
    check: (used) => one(used, 'token', 'copy'),
  },
  attach: {
    says: 'Attaches an object to another, or to a player.',
    example: { do: 'attach', what: 'self', to: { each: { player: 'you' } } },
    takes: (p) => ({ what: p.ref, to: p.ref }),
  },
  modify: {
    says: 'Modifies objects for a while, until the end of turn unless said. Numbers are fixed now.',
    example: (n) => ({ do: 'modify', what: 'self', mods: [{ mod: 'add', stat: n.stat, value: 1 }] }),
    takes: (p) => ({ what: p.ref, mods: p.mods, until: p.until.optional() }),
  },
  createReplacement: {
    says: 'Replaces or prevents for a while: for `entities`, each `apart`, `once`, or up to a total of `shield`.',
    example: { do: 'createReplacement', replaces: { on: 'draw', instead: [] }, entities: 'opponents' },
    takes: (p) => ({
      replaces: p.replaces,
      entities: p.ref.optional(),
      shield: p.value.optional(),
      apart: p.flag.optional(),
      once: p.flag.optional(),
      until: p.until.optional(),
    }),
  },
  become: {
    says: 'Objects become copies of another, for good unless said.',
    example: { do: 'become', what: 'self', copy: 'attached' },
    takes: (p) => ({ what: p.ref, copy: p.ref, except: p.except.optional(), until: p.until.optional() }),
  },
  copy: {
    says: 'Copies something on the stack; with `newTargets`, targets may be chosen anew for each copy.',
    example: { do: 'copy', what: { each: { self: true } }, count: 2 },
    takes: (p) => ({ what: p.ref, count: p.value.optional(), newTargets: p.flag.optional() }),
  },
  counterOnStack: {
    says: 'Takes something off the stack, so that it does not resolve.',
    example: { do: 'counterOnStack', what: { each: { controller: 'opponent' } } },
    takes: (p) => ({ what: p.ref }),
  },
};

const flow: { [verb: string]: Word } = {
  if: {
    says: 'Does instructions where a condition holds, and others where it does not.',
    example: { do: 'if', if: { turnOf: 'you' }, then: [drawOne] },
    takes: (p) => ({ if: p.condition, then: p.effects, else: p.effects.optional() }),
  },
  forEach: {
    says: 'Does instructions for each of some objects or players in turn; each is remembered as `as` meanwhile.',
    example: { do: 'forEach', of: 'players', as: 'one', effects: [{ do: 'draw', who: { saved: 'one' }, count: 1 }] },
    takes: (p) => ({ of: p.ref, as: p.name, effects: p.effects }),
  },
  may: {
    says: 'Asks a player whether to do instructions.',
    example: { do: 'may', prompt: 'Draw a card?', then: [drawOne] },
    takes: (p) => ({
      who: p.ref.optional(),
      prompt: p.text.optional(),
      then: p.effects,
      else: p.effects.optional(),
    }),
  },
  pay: {
    says: 'Asks a player who can pay whether to; then one thing happens if they do, another if not.',
    example: { do: 'pay', cost: [], then: [drawOne], else: [] },
    takes: (p) => ({
      who: p.ref.optional(),
      cost: p.costs,
      then: p.effects.optional(),
      else: p.effects.optional(),
    }),
  },
  choose: {
    says: 'A player chooses among objects that fit, or that are referred to, without targeting; `save` names the choice.',
    example: { do: 'choose', from: { controller: 'you' }, min: 0, max: 1, save: 'it' },
    takes: (p) => ({
      from: p.filter.optional(),
      among: p.ref.optional(),
      who: p.ref.optional(),
      min: p.value.optional(),
      max: p.value.optional(),
      prompt: p.text.optional(),
      kind: decisionKind.optional(),
      save: p.name,
    }),
    check: (used) => one(used, 'from', 'among'),
  },
  order: {
    says: 'Its controller puts objects into an order; `save` names it, the first first.',
    example: { do: 'order', what: { each: { controller: 'you' } }, save: 'it' },
    takes: (p) => ({ what: p.ref, kind: decisionKind.optional(), prompt: p.text.optional(), save: p.name }),
  },
  number: {
    says: 'Its controller chooses a number from `min` (0 unless said) to `max`; `as` names it.',
    example: { do: 'number', as: 'n', max: 3 },
    takes: (p) => ({
      as: p.name,
      min: p.value.optional(),
      max: p.value,
      kind: decisionKind.optional(),
      prompt: p.text.optional(),
    }),
  },
  divide: {
    says: 'Its controller divides a total, at least 1 each; `{"division": true}` is the share from then on.',
    example: { do: 'divide', among: 'players', total: 3 },
    takes: (p) => ({ among: p.ref, total: p.value }),
  },
  random: {
    says: 'Of a zone of each of some players, so many objects by lot (1 unless said); `save` names them.',
    example: (n) => ({ do: 'random', who: 'opponents', zone: n.pile, save: 'it' }),
    takes: (p) => ({ who: p.ref, zone: p.zone, count: p.value.optional(), save: p.name }),
  },
  remember: {
    says: 'Keeps objects, players or a number under a name for later instructions.',
    example: { do: 'remember', as: 'before', value: { countOf: 'players' } },
    takes: (p) => ({ as: p.name, what: p.ref.optional(), value: p.value.optional() }),
    check: (used) => one(used, 'what', 'value'),
  },
  delayed: {
    says: 'An ability that triggers later, once unless `repeat`. `it` is the source, `target` the first target.',
    example: (n) => ({ do: 'delayed', on: { on: 'step', match: { step: n.step } }, effects: [drawOne] }),
    takes: (p) => ({ on: p.trigger, effects: p.effects, repeat: p.flag.optional(), until: p.until.optional() }),
  },
  reflexive: {
    says: '"When you do": an ability that triggers at once and may have targets of its own.',
    example: { do: 'reflexive', ability: { effects: [drawOne] } },
    takes: (p) => ({ ability: z.strictObject(p.body) }),
  },
  win: { says: 'Players win the game.', example: { do: 'win', who: 'you' }, takes: (p) => ({ who: p.ref }) },
  lose: { says: 'Players lose the game.', example: { do: 'lose', who: 'opponents' }, takes: (p) => ({ who: p.ref }) },
};

export const kernelVerbWords: { [verb: string]: Word } = { ...moving, ...changing, ...flow };
