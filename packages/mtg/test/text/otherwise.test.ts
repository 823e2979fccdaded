/** What is done otherwise, players by what they control, what a graveyard gets, and what is said of another first. */
import type { Ability, Effect, FilterClause, Mod, Ref, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, saysOn, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const artifact: FilterClause = { has: ['types', 'Artifact'] };
const spell = (effects: Effect[], targets: TargetSpec[] = []): Ability => ({ kind: 'spell', targets, effects });
const draw: Effect = { do: 'draw', who: 'you', count: 1 };
const gain = (amount: number): Effect => ({ do: 'stat', stat: 'life', who: 'you', amount });
const move = (what: Ref, to: 'hand' | 'exile'): Effect => ({
  do: 'move',
  what,
  to,
  cause: to === 'hand' ? 'return' : 'exile',
});

describe('one of two', () => {
  const either = (then: Effect[], otherwise: Effect[], targets: TargetSpec[] = []): Ability =>
    spell([{ do: 'if', if: { exists: [land, mine] }, then, else: otherwise }], targets);
  it('is done, and otherwise the other (608.2c)', () => {
    const text = 'if you control a land, draw a card. otherwise, you gain 2 life';
    expect(says(text, either([draw], [gain(2)]))).toBe(true);
    expect(says(text, either([gain(2)], [draw]))).toBe(false);
    expect(says(text, either([draw], [gain(3)]))).toBe(false);
    expect(says(text, spell([{ do: 'if', if: { exists: [land, mine] }, then: [draw] }, gain(2)]))).toBe(false);
  });
  it('is done to what the other has not moved', () => {
    const target: TargetSpec = { what: [there, creature] };
    const both = either([move({ target: 0 }, 'exile')], [move({ target: 0 }, 'hand')], [target]);
    expect(says("if you control a land, exile target creature. otherwise, return it to its owner's hand", both)).toBe(
      true,
    );
    const [exiled, kept] = [move({ target: 0 }, 'exile'), move({ target: 0 }, 'hand')];
    const later = spell([{ do: 'if', if: { exists: [land, mine] }, then: [exiled], else: [draw] }, kept], [target]);
    expect(printed(later)).toContain(UNSAID);
  });
});

describe('players by what they control', () => {
  const lose = (op: '=' | '>=' | '<=', bound: number, player: 'opponent' | 'any' = 'opponent'): Ability =>
    spell([
      {
        do: 'stat',
        stat: 'life',
        who: { each: [{ player }, { controls: [[artifact], op, bound] }] },
        amount: -1,
      },
    ]);
  it('have some, or none', () => {
    const none = "each opponent who doesn't control an artifact loses 1 life";
    expect(says(none, lose('=', 0))).toBe(true);
    expect(says(none, lose('>=', 1))).toBe(false);
    expect(says('each opponent who controls an artifact loses 1 life', lose('>=', 1))).toBe(true);
    expect(says('each player who controls an artifact loses 1 life', lose('>=', 1))).toBe(false);
    expect(says('each player who controls an artifact loses 1 life', lose('>=', 1, 'any'))).toBe(true);
    expect(says('each opponent who controls three or more artifacts loses 1 life', lose('>=', 3))).toBe(true);
    expect(printed(lose('=', 1))).toContain(UNSAID);
    expect(printed(lose('<=', 1))).toContain(UNSAID);
  });
});

describe('what can’t block', () => {
  const small = (op: '<' | '>', more: object = {}): Ability => ({
    kind: 'static',
    mods: [
      {
        mod: 'rule',
        rule: 'cantBeBlockedBy',
        by: [creature, { stat: ['power', op, { stat: 'power', of: 'self' }] }],
        ...more,
      } as Mod,
    ],
  });
  it('may be the subject (509.1b)', () => {
    const text = "creatures with power less than this creature's power can't block it";
    expect(says(text, small('<'))).toBe(true);
    expect(says(text, small('>'))).toBe(false);
    expect(says("~ can't be blocked by creatures with power less than its power", small('<'))).toBe(true);
    expect(says(text, small('<', { rule: 'blocksOnly' }))).toBe(false);
    expect(printed(small('<', { by: { not: { keyword: 'flying' } } }))).not.toContain(UNSAID);
    expect(says("lands can't block it", small('<', { by: { not: [creature] } }))).toBe(false);
  });
});

describe('what is given up or buried', () => {
  const when = (match: object, object: 'self' | FilterClause[]): Ability =>
    ({ kind: 'triggered', on: { on: 'move', object, match }, effects: [draw] }) as Ability;
  it('is given up by whoever controls it (701.21a)', () => {
    const text = 'when you sacrifice this Aura, draw a card';
    const aura = { types: ['Enchantment'], subtypes: ['Aura'] };
    expect(saysOn(aura, text, when({ from: 'battlefield', cause: 'sacrifice' }, 'self'))).toBe(true);
    expect(saysOn(aura, text, when({ from: 'battlefield' }, 'self'))).toBe(false);
    expect(saysOn(aura, text, when({ from: 'battlefield', cause: 'destroy' }, 'self'))).toBe(false);
  });
  it('goes into the graveyard of its owner (404.2)', () => {
    const died = { from: 'battlefield', to: 'graveyard' };
    const text = "whenever an artifact is put into an opponent's graveyard from the battlefield, draw a card";
    expect(says(text, when(died, [artifact, { owner: 'opponent' }]))).toBe(true);
    expect(says(text, when(died, [artifact, { owner: 'you' }]))).toBe(false);
    expect(says(text, when(died, [artifact, { controller: 'opponent' }]))).toBe(false);
    expect(says(text, when({ to: 'graveyard' }, [artifact, { owner: 'opponent' }]))).toBe(false);
    expect(says(text.replace("an opponent's", 'your'), when(died, [artifact, { owner: 'you' }]))).toBe(true);
  });
  it('enters or leaves, and returns another card (400.7)', () => {
    const at = (match: object, other: FilterClause): Ability =>
      ({
        kind: 'triggered',
        on: { on: 'move', object: 'self', match },
        targets: [{ what: [creature, { zone: 'graveyard' }, { owner: 'you' }, other] }],
        effects: [move({ target: 0 }, 'hand')],
      }) as Ability;
    const enters = at({ to: 'battlefield' }, { other: true });
    const text =
      'when ~ enters or leaves the battlefield, return another target creature card from your graveyard to your hand';
    expect(says(text, enters, at({ from: 'battlefield' }, { not: { in: { event: 'became' } } }))).toBe(true);
    expect(says(text, enters, at({ from: 'battlefield' }, { has: ['colors', 'G'] }))).toBe(false);
  });
});

describe('what something has', () => {
  it('is said at once, or with a verb for what stands in quotation marks', () => {
    const pump: Ability = {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{R}' }],
      effects: [{ do: 'modify', what: 'self', mods: [{ mod: 'add', stat: 'power', value: 1 }] }],
    };
    const given = (...abilities: Ability[]): Ability => ({
      kind: 'static',
      affects: [creature, mine, { other: true }],
      mods: abilities.map((ability) => ({ mod: 'ability', ability })),
    });
    const trample: Ability = { kind: 'keyword', keyword: 'trample' };
    const text = 'other creatures you control have trample and have "{R}: this creature gets +1/+0 until end of turn."';
    expect(says(text, given(trample, pump))).toBe(true);
    expect(says(text.replace('and have', 'and'), given(trample, pump))).toBe(true);
    expect(says(text, given(pump))).toBe(false);
    expect(says(text, given({ kind: 'keyword', keyword: 'haste' }, pump))).toBe(false);
  });
  it('may be X counters, if that is what was paid (107.3f)', () => {
    const paid = (amount: object | number): Ability =>
      ({
        kind: 'triggered',
        on: { on: 'attack', object: 'self' },
        effects: [
          {
            do: 'pay',
            cost: [{ pay: 'mana', cost: '{X}' }],
            x: 'paid',
            then: [{ do: 'counters', what: 'self', kind: '+1/+1', amount }],
          },
        ],
      }) as Ability;
    const text = 'whenever ~ attacks, you may pay {X}. if you do, put X +1/+1 counters on it';
    expect(says(text, paid({ number: 'paid' }))).toBe(true);
    expect(says(text, paid(2))).toBe(false);
    expect(says(text, paid({ number: 'other' }))).toBe(false);
  });
  it('counts what is on the Aura that it was bestowed as (702.103b)', () => {
    const bestow: Ability = { kind: 'keyword', keyword: 'bestow', cost: [{ pay: 'mana', cost: '{4}' }] };
    const counted: Ability = {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'add', stat: 'power', value: { counters: '+1/+1', of: 'self' } }],
    };
    const text = (name: string): string => `enchanted creature gets +1/+0 for each +1/+1 counter on this ${name}`;
    expect(says(`bestow {4} / ${text('Aura')}`, bestow, counted)).toBe(true);
    expect(says(text('Aura'), counted)).toBe(false);
    expect(says(text('creature'), counted)).toBe(true);
  });
});
