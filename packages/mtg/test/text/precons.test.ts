/** Phrases of preconstructed decks: how much life was gained, exactly one, what entered, what is left of a choice, and the like. */
import type { Ability, Condition, Effect, FilterClause, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, tells, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const draw = { do: 'draw', who: 'you', count: 1 };
const spell = (effects: object[], ...targets: TargetSpec[]): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const iff = (condition: unknown): Ability => spell([{ do: 'if', if: condition as Condition, then: [draw] }]);
const when = (on: object, effects: object[] = [draw]): Ability => ({ kind: 'triggered', on, effects }) as Ability;

describe('conditions', () => {
  it('ask how much life was gained, and how many there are', () => {
    const gained = (many: number, more: object = { sum: true }): Ability =>
      iff({
        compare: [
          { happened: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, ...more },
          '>=',
          many,
        ],
      });
    tells('if you gained 4 or more life this turn, draw a card', gained(4), gained(3), gained(4, {}));
    const one = (count: FilterClause[], op: string, many: number): Ability => iff({ compare: [{ count }, op, many] });
    const text = 'if you control exactly one creature, draw a card';
    tells(
      text,
      one([creature, mine], '=', 1),
      one([creature, mine], '=', 2),
      one([creature, mine], '>=', 1),
      one([creature], '=', 1),
    );
    const fewer = (atLeast: number, ...what: FilterClause[]): Ability => iff({ not: { exists: what, atLeast } });
    const yard: FilterClause[] = [creature, { zone: 'graveyard' }, { owner: 'you' }];
    const said = 'if there are fewer than six creature cards in your graveyard, draw a card';
    tells(
      said,
      fewer(6, ...yard),
      fewer(5, ...yard),
      fewer(6, creature, { zone: 'graveyard' }),
      iff({ exists: yard, atLeast: 6 }),
    );
  });
  it('may stand behind what they are asked for', () => {
    const devoured = (op: string): Ability => ({
      kind: 'static',
      affects: 'self',
      mods: [{ mod: 'rule', rule: 'cantBeBlocked' }],
      if: { compare: [{ noted: 'devoured' }, op, 0] } as Condition,
    });
    const devour: Ability = { kind: 'keyword', keyword: 'devour', value: 1 };
    expect(says("~ can't be blocked if it devoured a creature / devour 1", devoured('>'), devour)).toBe(true);
    expect(says("~ can't be blocked if it devoured a creature / devour 1", devoured('='), devour)).toBe(false);
    expect(printed(devoured('>'))).toContain(UNSAID);
  });
});

describe('what happens', () => {
  it('is damage that is no combat damage, or cards that go into your graveyard', () => {
    const damage = (more: object): Ability =>
      when({ on: 'damage', player: 'opponent', match: { combat: false }, ...more });
    tells(
      'whenever an opponent is dealt noncombat damage, draw a card',
      damage({}),
      damage({ player: 'you' }),
      damage({ match: { combat: true } }),
      damage({ match: {} }),
    );
    const milled = (object: FilterClause[], from: string, batch = true): Ability =>
      when({ on: 'move', object, match: { from, to: 'graveyard' }, ...(batch ? { batch } : {}) });
    const text = 'whenever one or more creature cards are put into your graveyard from your library, draw a card';
    const own: FilterClause[] = [creature, { owner: 'you' }];
    tells(
      text,
      milled(own, 'library'),
      milled(own, 'hand'),
      milled([creature], 'library'),
      milled(own, 'library', false),
    );
  });
  it('may be paid against', () => {
    const tithe = (cost: string): Ability =>
      when({ on: 'draw', player: 'opponent' }, [
        { do: 'pay', who: { event: 'player' }, cost: [{ pay: 'mana', cost }], then: [], else: [draw] },
      ]);
    const text = "whenever an opponent draws a card, that player may pay {2}. if the player doesn't, you draw a card";
    tells(text, tithe('{2}'), tithe('{3}'));
  });
});

describe('instructions', () => {
  it('leave one, or take some by lot', () => {
    const rest = (min: number, not: object): Ability =>
      spell([
        { do: 'choose', from: [creature], min, save: 'one' },
        { do: 'move', what: { each: [there, creature, { not }] }, to: 'graveyard', cause: 'destroy' },
      ]);
    tells(
      'choose up to one creature. destroy the rest',
      rest(0, { in: { saved: 'one' } }),
      rest(1, { in: { saved: 'one' } }),
      rest(0, { in: { saved: 'two' } }),
      rest(0, land),
    );
    const lot = (count: number): Ability =>
      spell([
        { do: 'random', who: 'you', zone: 'graveyard', count, save: 'lot' },
        { do: 'move', what: { saved: 'lot' }, to: 'hand', cause: 'return' },
      ]);
    tells('return two cards at random from your graveyard to your hand', lot(2), lot(1), lot(3));
  });
  it('are about what entered, and figures of what is aimed at', () => {
    const entered = (match: object): Ability =>
      spell([
        {
          do: 'counters',
          what: { each: [creature, { happened: { on: 'move', object: 'self', match } }] },
          kind: '+1/+1',
          amount: 1,
        },
      ]);
    tells(
      'put a +1/+1 counter on each creature that entered this turn',
      entered({ to: 'battlefield' }),
      entered({ from: 'battlefield' }),
    );
    const gain = (stat: string): Ability =>
      spell([{ do: 'stat', who: 'you', stat: 'life', amount: { stat, of: { target: 0 } } }], {
        what: [there, creature, mine],
      });
    tells('you gain life equal to the power of target creature you control', gain('power'), gain('toughness'));
    const seen: Ability = { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'topSeen' }] };
    expect(says('you may look at the top card of your library any time', seen)).toBe(true);
  });
});
