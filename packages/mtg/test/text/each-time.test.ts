/** What triggers each time for a while, cards that go to graveyards, and what planeswalkers do to others. */
import type { Ability, Effect, FilterClause, Mod, Ref, TargetSpec, TriggerPattern, Until } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const walker: FilterClause = { has: ['types', 'Planeswalker'] };
const spell = (effects: Effect[], targets: TargetSpec[] = []): Ability => ({ kind: 'spell', targets, effects });
const triggered = (on: TriggerPattern, ...effects: Effect[]): Ability => ({ kind: 'triggered', on, effects });
const draw = (count = 1): Effect => ({ do: 'draw', who: 'you', count });

describe('an ability that triggers each time, for a while', () => {
  const dies: TriggerPattern = { on: 'move', object: [creature], match: { from: 'battlefield', to: 'graveyard' } };
  const eachTime = (on: TriggerPattern, until: Until, effect: Effect = draw(), repeat = true): Ability =>
    spell([{ do: 'delayed', on, effects: [effect], until, ...(repeat ? { repeat } : {}) } as Effect]);
  const turn: Until = { kind: 'endOfTurn' };
  const next: Until = { kind: 'untilStep', step: 'untap', of: 'you' };
  it('is said with its time (603.7c)', () => {
    expect(says('whenever a creature dies this turn, draw a card', eachTime(dies, turn))).toBe(true);
    expect(says('until end of turn, whenever a creature dies, draw a card', eachTime(dies, turn))).toBe(true);
    expect(says('until your next turn, whenever a creature dies, draw a card', eachTime(dies, next))).toBe(true);
    expect(says('until your next turn, whenever a creature dies, draw a card', eachTime(dies, turn))).toBe(false);
    expect(says('when a creature dies this turn, draw a card', eachTime(dies, turn))).toBe(false);
    expect(says('whenever a creature dies this turn, draw a card', eachTime(dies, turn, draw(), false))).toBe(false);
    expect(says('whenever a creature dies this turn, draw a card', eachTime(dies, turn, draw(2)))).toBe(false);
    expect(printed(eachTime(dies, { kind: 'permanent' }))).toContain(UNSAID);
  });
  it('knows the source as "it", and speaks of what it waits for', () => {
    const it: FilterClause[] = [{ in: { saved: 'it' } }];
    const destroy = (event: string): Effect =>
      ({ do: 'move', what: { event }, to: 'graveyard', cause: 'destroy' }) as Effect;
    const hit = (object: FilterClause[], event = 'source'): Ability =>
      eachTime({ on: 'damage', source: [creature], object, match: { combat: true } }, next, destroy(event));
    const text = 'until your next turn, whenever a creature deals combat damage to ~, destroy that creature';
    expect(says(text, hit(it))).toBe(true);
    expect(says(text, hit([{ in: { saved: 'target' } }]))).toBe(false);
    expect(says(text, hit(it, 'object'))).toBe(false);
  });
});

describe('a card that goes to a graveyard', () => {
  const back = (owner: 'you' | 'opponent' | undefined, more: FilterClause[] = [{ not: { is: 'token' } }]): Ability =>
    triggered(
      {
        on: 'move',
        object: [...(owner === undefined ? [] : [{ owner } as FilterClause]), ...more],
        match: { to: 'graveyard' },
      },
      { do: 'move', what: { event: 'became' }, to: 'hand', cause: 'return' },
    );
  it('comes from anywhere, and is no token', () => {
    const text = 'whenever a card is put into your graveyard from anywhere, return it to your hand';
    expect(says(text, back('you'))).toBe(true);
    expect(says(text, back('opponent'))).toBe(false);
    expect(
      says(
        text.replace('your graveyard', "an opponent's graveyard").replace('your hand', "its owner's hand"),
        back('opponent'),
      ),
    ).toBe(true);
    expect(says(text, back('you', [creature, { not: { is: 'token' } }]))).toBe(false);
    expect(says(text.replace('a card', 'a creature card'), back('you', [creature, { not: { is: 'token' } }]))).toBe(
      true,
    );
    expect(printed(back('you', [creature]))).toContain(UNSAID);
    const stays = triggered(
      { on: 'move', object: [{ owner: 'you' }, { not: { is: 'token' } }], match: { to: 'graveyard' } },
      { do: 'move', what: { event: 'object' }, to: 'hand', cause: 'return' },
    );
    expect(printed(stays)).toContain(UNSAID);
  });
  it('was destroyed just now', () => {
    const again = (kept: string): Ability =>
      spell(
        [
          { do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy', save: 'them' },
          {
            do: 'move',
            what: { each: [{ zone: 'graveyard' }, { in: { saved: kept } }] },
            to: 'battlefield',
            cause: 'return',
            controller: 'you',
          },
        ],
        [{ what: [there, { any: [creature, [walker, { other: true }]] }], min: 0, max: 3 }],
      );
    const text =
      'destroy up to three target creatures and/or other planeswalkers. return each card put into a graveyard this way to the battlefield under your control';
    expect(says(text, again('them'))).toBe(true);
    expect(says(text.replace('other ', ''), again('them'))).toBe(false);
    expect(printed(again('others'))).toContain(UNSAID);
  });
});

describe('all but some', () => {
  const gone = (...what: FilterClause[]): Ability =>
    spell([{ do: 'move', what: { each: [there, ...what] }, to: 'graveyard', cause: 'destroy' }]);
  const text = 'destroy all other permanents except for lands and tokens';
  it('are permanents except for these', () => {
    const both: FilterClause[] = [{ not: [land] }, { not: { is: 'token' } }];
    expect(says(text, gone(...both, { other: true }))).toBe(true);
    expect(says(text, gone(...both))).toBe(false);
    expect(says(text.replace('other ', ''), gone(...both))).toBe(true);
    expect(says(text, gone({ not: [creature] }, { not: { is: 'token' } }, { other: true }))).toBe(false);
    expect(says(text, gone(...both, mine, { other: true }))).toBe(false);
  });
});

describe('what becomes something with base power and toughness', () => {
  const set = (prop: string, value: unknown): Mod => ({ mod: 'set', prop, value }) as Mod;
  const frog = (...mods: Mod[]): Ability =>
    spell([{ do: 'modify', what: { target: 0 }, mods, until: { kind: 'endOfTurn' } }], [{ what: [there, creature] }]);
  const text =
    'until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1';
  it('is said with its colors and types in one (613)', () => {
    const base = [set('power', 1), set('toughness', 1)];
    const all = [set('colors', ['U']), set('subtypes', ['Frog']), ...base];
    expect(says(text, frog({ mod: 'loseAbilities' }, ...all))).toBe(true);
    expect(says(text, frog(...all))).toBe(false);
    expect(says(text, frog({ mod: 'loseAbilities' }, set('subtypes', ['Frog']), ...base))).toBe(false);
    expect(says(text, frog({ mod: 'loseAbilities' }, set('colors', ['R']), set('subtypes', ['Frog']), ...base))).toBe(
      false,
    );
    expect(says(text, frog({ mod: 'loseAbilities' }, ...all, set('types', ['Creature'])))).toBe(false);
    const added: Mod = { mod: 'gain', prop: 'subtypes', values: ['Frog'] };
    expect(says(text, frog({ mod: 'loseAbilities' }, set('colors', ['U']), added, ...base))).toBe(false);
  });
});

describe('creatures of a player', () => {
  const lured = (of: Ref | undefined, rule = 'mustAttackIt'): Ability =>
    spell(
      [
        {
          do: 'modify',
          what: { each: [creature, { controller: { target: 0 } }] },
          mods: [{ mod: 'rule', rule } as Mod],
          until: { kind: 'endOfNextTurn', ...(of === undefined ? {} : { of }) },
        },
      ],
      [{ what: { player: 'opponent' } }],
    );
  it('attack in the next turn of that player (508.1d)', () => {
    const text = "during target opponent's next turn, creatures that player controls attack ~ if able";
    expect(says(text, lured({ target: 0 }))).toBe(true);
    expect(says(text, lured(undefined))).toBe(false);
    expect(says(text, lured('opponents'))).toBe(false);
    expect(says(text, lured({ target: 0 }, 'mustAttack'))).toBe(false);
  });
});

describe('the same damage to several', () => {
  const both = (one: number, other: number): Ability =>
    spell(
      [
        {
          do: 'damage',
          parts: [
            { to: { target: 0 }, amount: one },
            { to: { each: [creature, { controller: { target: 0 } }] }, amount: other },
          ],
        },
      ],
      [{ what: { player: 'any' } }],
    );
  it('is said once', () => {
    const text = '~ deals 3 damage to target player and each creature that player controls';
    expect(says(text, both(3, 3))).toBe(true);
    expect(says(text, both(3, 2))).toBe(false);
    expect(
      says('~ deals 3 damage to target player and 2 damage to each creature that player controls', both(3, 2)),
    ).toBe(true);
  });
});

describe('cards and tokens', () => {
  it('are drawn in addition', () => {
    const drawn = triggered({ on: 'step', player: 'you', match: { step: 'draw' } }, draw(2));
    expect(says('at the beginning of your draw step, draw two additional cards', drawn)).toBe(true);
    expect(says('at the beginning of your draw step, draw three additional cards', drawn)).toBe(false);
  });
  it('have no figures but those that their ability says (604.3)', () => {
    const token = (defining: boolean): Ability =>
      spell([
        {
          do: 'create',
          token: {
            name: 'Avatar',
            props: {
              name: 'Avatar',
              supertypes: [],
              types: ['Creature'],
              subtypes: ['Avatar'],
              colors: ['W'],
              power: 0,
              toughness: 0,
            },
            abilities: [
              {
                kind: 'static',
                ...(defining ? { defining } : {}),
                mods: ['power', 'toughness'].map(
                  (prop) => ({ mod: 'set', prop, value: { stat: 'life', of: 'you' } }) as Mod,
                ),
              } as Ability,
            ],
          },
        },
      ]);
    const text = `create a white Avatar creature token. it has "this creature's power and toughness are each equal to your life total."`;
    expect(says(text, token(true))).toBe(true);
    expect(says(text, token(false))).toBe(false);
    expect(says(text.replace('white', '0/0 white'), token(true))).toBe(false);
  });
});
