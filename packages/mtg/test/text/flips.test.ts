/** Coins, damage that was dealt, cards by lot, groups of two targets, cards of the graveyard that do something, and untapping. */
import type { Ability, Condition, Effect, FilterClause, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const theirs: FilterClause = { controller: 'opponent' };
const spell = (effects: object[], targets: TargetSpec[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const triggered = (more: object): Ability => ({ kind: 'triggered', ...more }) as Ability;
const fixed = (more: object): Ability => ({ kind: 'static', ...more }) as Ability;
const draw = { do: 'draw', who: 'you', count: 1 };
const gain = (amount: unknown): object => ({ do: 'stat', who: 'you', stat: 'life', amount });

describe('a coin (705.2)', () => {
  const flip = (then: object[], otherwise: object[] = [], number = 'won', bound = 1): Ability =>
    spell([
      { do: 'flipCoin', as: 'won' },
      { do: 'if', if: { compare: [{ number }, '=', bound] } as Condition, then, else: otherwise },
    ]);
  it('is won or lost', () => {
    const both = 'flip a coin. if you win the flip, draw a card. if you lose the flip, you gain 2 life';
    expect(says(both, flip([draw], [gain(2)]))).toBe(true);
    expect(says(both, flip([gain(2)], [draw]))).toBe(false);
    expect(says(both, flip([draw]))).toBe(false);
    expect(says('flip a coin. if you win the flip, draw a card', flip([draw]))).toBe(true);
    expect(says('flip a coin. if you win the flip, draw a card', flip([], [draw]))).toBe(false);
    expect(says('flip a coin. if you lose the flip, draw a card', flip([], [draw]))).toBe(true);
  });
  it('is the one that was flipped', () => {
    expect(printed(flip([draw], [], 'other'))).toContain(UNSAID);
    expect(printed(flip([draw], [], 'won', 0))).toContain(UNSAID);
    expect(printed(spell([{ do: 'flipCoin', as: 'won', count: 2 }]))).toContain(UNSAID);
  });
});

describe('what is known afterwards', () => {
  it('is how much damage was dealt (608.2h)', () => {
    const dealt = (number: string): Ability =>
      spell(
        [{ do: 'damage', amount: 3, to: { target: 0 }, total: 'dealt' }, gain({ number })],
        [{ what: [there, creature] }],
      );
    const text = '~ deals 3 damage to target creature. you gain life equal to the damage dealt this way';
    expect(says(text, dealt('dealt'))).toBe(true);
    expect(says(text, dealt('other'))).toBe(false);
  });
  it('is what was lost last turn (608.2i)', () => {
    const at = (more: object, gained = false): Ability =>
      triggered({
        on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
        if: {
          compare: [
            { happened: { on: 'stat', player: 'you', match: { stat: 'life', gain: gained } }, ...more },
            '>=',
            1,
          ],
        },
        effects: [draw],
      });
    const text = 'at the beginning of your upkeep, if you lost life last turn, draw a card';
    expect(says(text, at({ last: true }))).toBe(true);
    expect(says(text, at({}))).toBe(false);
    expect(says(text, at({ last: true }, true))).toBe(false);
  });
  it('is how many cards a player has', () => {
    const has = (atLeast: number): Ability =>
      triggered({
        on: { on: 'step', player: 'opponent', match: { step: 'upkeep' } },
        if: { not: { exists: [{ zone: 'hand' }, { owner: { event: 'player' } }], atLeast } },
        effects: [draw],
      });
    const text =
      "at the beginning of each opponent's upkeep, if that player has one or fewer cards in hand, draw a card";
    expect(says(text, has(2))).toBe(true);
    expect(says(text, has(3))).toBe(false);
    expect(says(text.replace('one or fewer', 'no'), has(1))).toBe(true);
  });
  it('comes by lot from the graveyard', () => {
    const back = (zone: string, who = 'you'): Ability =>
      spell([
        { do: 'random', who, zone, filter: [creature], save: 'lot' },
        { do: 'move', what: { saved: 'lot' }, to: 'hand', cause: 'return' },
      ]);
    const text = 'return a creature card at random from your graveyard to your hand';
    expect(says(text, back('graveyard'))).toBe(true);
    expect(says(text, back('hand'))).toBe(false);
    expect(says(text, back('graveyard', 'opponents'))).toBe(false);
  });
});

describe('two at once', () => {
  it('are targets of two kinds', () => {
    const two = (...indexes: number[]): Ability =>
      spell(
        [
          {
            do: 'move',
            what: { each: [{ any: indexes.map((target) => ({ in: { target } })) }] },
            to: 'hand',
            cause: 'return',
          },
        ],
        [{ what: [there, creature, mine] }, { what: [there, creature, theirs] }],
      );
    const text = "return target creature you control and target creature an opponent controls to their owners' hands";
    expect(says(text, two(0, 1))).toBe(true);
    expect(says(text, two(1, 0))).toBe(false);
    expect(says(text, two(0, 0))).toBe(false);
  });
  it('are any two targets (115.4)', () => {
    const dealt = (min: number, max: number): Ability =>
      spell(
        [{ do: 'damage', amount: 3, to: { target: 0 } }],
        [
          {
            what: {
              any: [{ player: 'any' }, [there, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]],
            },
            min,
            max,
          },
        ],
      );
    expect(says('~ deals 3 damage to each of two targets', dealt(2, 2))).toBe(true);
    expect(says('~ deals 3 damage to each of two targets', dealt(0, 2))).toBe(false);
    expect(says('~ deals 3 damage to each of up to two targets', dealt(0, 2))).toBe(true);
    expect(printed(dealt(1, 2))).toContain(UNSAID);
  });
  it('are groups until end of turn', () => {
    const get = (whose: FilterClause, value: number, until: object = { kind: 'endOfTurn' }): object => ({
      do: 'modify',
      what: { each: [creature, whose] },
      mods: [
        { mod: 'add', stat: 'power', value },
        { mod: 'add', stat: 'toughness', value },
      ],
      until,
    });
    const text = 'until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1';
    expect(says(text, spell([get(mine, 1), get(theirs, -1)]))).toBe(true);
    expect(says(text, spell([get(mine, 1), get(theirs, -2)]))).toBe(false);
    expect(says(text, spell([get(mine, 1), get(theirs, -1, { kind: 'permanent' })]))).toBe(false);
  });
  it('trigger alike: the source, or what it is on (603.2)', () => {
    const attacks = (object: string, count = 1): Ability =>
      triggered({ on: { on: 'attack', object }, effects: [{ ...draw, count }] });
    const text = 'whenever ~ or enchanted creature attacks, draw a card';
    expect(says(text, attacks('self'), attacks('attached'))).toBe(true);
    expect(says(text, attacks('self'), attacks('attached', 2))).toBe(false);
  });
});

describe('what is said of it', () => {
  it('does something from the graveyard (113.6b)', () => {
    const given = (zone: string | undefined, keyword = 'haste'): Ability =>
      fixed({
        ...(zone === undefined ? {} : { zone }),
        affects: [creature, mine],
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }],
        if: { exists: [land, mine] },
      });
    const text = 'as long as this card is in your graveyard and you control a land, creatures you control have haste';
    expect(says(text, given('graveyard'))).toBe(true);
    expect(says(text, given(undefined))).toBe(false);
    expect(says(text, given('hand'))).toBe(false);
    expect(says(text, given('graveyard', 'trample'))).toBe(false);
  });
  it('untaps with others (502.3)', () => {
    const untaps = (affects: 'self' | FilterClause[], rule = 'untapsWithOthers'): Ability =>
      fixed({ affects, mods: [{ mod: 'rule', rule }] });
    const text = "untap all creatures you control during each other player's untap step";
    expect(says(text, untaps([creature, mine]))).toBe(true);
    expect(says(text, untaps([creature]))).toBe(false);
    expect(says(text, untaps([creature, mine], 'doesntUntap'))).toBe(false);
    expect(says("untap ~ during each other player's untap step", untaps('self'))).toBe(true);
  });
  it('can’t block for the rest of the combat', () => {
    const held = (kind: string, rule = 'cantBlock'): Ability =>
      spell(
        [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'rule', rule }], until: { kind } }],
        [{ what: [there, creature] }],
      );
    expect(says("target creature can't block this combat", held('endOfFight'))).toBe(true);
    expect(says("target creature can't block this combat", held('endOfTurn'))).toBe(false);
    const control = spell(
      [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'endOfFight' } }],
      [{ what: [there, creature] }],
    );
    expect(printed(control)).toContain(UNSAID);
  });
  it('deals damage to itself, or is blocked', () => {
    const itself = (to: string): Ability =>
      triggered({ on: { on: 'attack', object: 'self' }, effects: [{ do: 'damage', amount: 2, to }] });
    expect(says('whenever ~ attacks, it deals 2 damage to itself', itself('self'))).toBe(true);
    expect(says('whenever ~ attacks, it deals 2 damage to itself', itself('you'))).toBe(false);
    const blocked = (of: string): Ability =>
      fixed({ mods: [{ mod: 'add', stat: 'power', value: { count: [creature, { blocks: of }] } }] });
    expect(says('~ gets +1/+0 for each creature blocking it', blocked('self'))).toBe(true);
    expect(says('~ gets +1/+0 for each creature blocking it', blocked('attached'))).toBe(false);
  });
  it('plays more lands this turn (305.2)', () => {
    const more = (count: number, what = 'you'): Ability =>
      spell([
        { do: 'modify', what, mods: [{ mod: 'rule', rule: 'additionalLands', count }], until: { kind: 'endOfTurn' } },
      ]);
    expect(says('you may play an additional land this turn', more(1))).toBe(true);
    expect(says('you may play an additional land this turn', more(2))).toBe(false);
    expect(says('you may play up to three additional lands this turn', more(3))).toBe(true);
    expect(printed(more(1, 'opponents'))).toContain(UNSAID);
  });
  it('blocks several more, or is a token', () => {
    const blocks = (count: number): Ability => fixed({ mods: [{ mod: 'rule', rule: 'blocksMore', count }] });
    expect(says('~ can block an additional seven creatures each combat', blocks(7))).toBe(true);
    expect(says('~ can block an additional seven creatures each combat', blocks(6))).toBe(false);
    const token = (is: string): Ability =>
      spell(
        [
          { do: 'status', status: 'tapped', what: { target: 0 } },
          { do: 'if', if: { is: [{ target: 0 }, [{ is }]] }, then: [draw] },
        ],
        [{ what: [there, creature] }],
      );
    expect(says("tap target creature. if it's a token, draw a card", token('token'))).toBe(true);
    expect(says("tap target creature. if it's a token, draw a card", token('attacking'))).toBe(false);
  });
  it('prevents what some deal this turn (615.1)', () => {
    const prevent = (more: object): Ability =>
      spell([
        {
          do: 'createReplacement',
          replaces: { on: 'damage', prevent: true, match: { combat: true }, ...more },
          until: { kind: 'endOfTurn' },
        },
      ]);
    const text = 'prevent all combat damage that would be dealt this turn by creatures with no +1/+1 counters on them';
    const plain: FilterClause = { not: { counters: ['+1/+1', 1] } };
    expect(says(text, prevent({ source: [creature, plain] }))).toBe(true);
    expect(says(text, prevent({ source: [creature] }))).toBe(false);
    expect(says(text, prevent({ target: [creature, plain] }))).toBe(false);
    expect(
      says(
        'prevent all combat damage that would be dealt to players this turn',
        prevent({ target: [{ player: 'any' }] }),
      ),
    ).toBe(true);
    expect(printed(prevent({ source: [creature], target: [{ player: 'you' }] }))).toContain(UNSAID);
  });
  it('is shuffled by its owner (701.24)', () => {
    const back = (who: object): Ability =>
      triggered({
        on: { on: 'step', player: 'you', match: { step: 'end' } },
        effects: [
          { do: 'move', what: 'self', to: 'library', cause: 'return' },
          { do: 'shuffle', who },
        ],
      });
    const text = "at the beginning of your end step, ~'s owner shuffles it into their library";
    expect(says(text, back({ ownerOf: 'self' }))).toBe(true);
    expect(says(text, back({ controllerOf: 'self' }))).toBe(false);
  });
  it('is chosen before it is described', () => {
    const sacrifice = (...more: FilterClause[]): Ability =>
      spell([{ do: 'sacrifice', who: 'opponents', filter: [creature, ...more] }]);
    const text = 'each opponent sacrifices a creature of their choice with flying';
    expect(says(text, sacrifice({ keyword: 'flying' }))).toBe(true);
    expect(says(text, sacrifice())).toBe(false);
  });
  it('is a card of one kind or another', () => {
    const search = (any: FilterClause[][]): Ability => spell([{ do: 'search', filter: [{ any }], to: 'hand' }]);
    const basic: FilterClause[] = [{ has: ['supertypes', 'Basic'] }, land];
    const gate: FilterClause[] = [{ has: ['subtypes', 'Gate'] }];
    const text = 'search your library for a basic land card or a Gate card, put it into your hand';
    expect(says(text, search([basic, gate]))).toBe(true);
    expect(says(text, search([basic]))).toBe(false);
  });
});
