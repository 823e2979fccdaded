/** Conditions, what is sacrificed and what is asked about it, and what lasts. */
import type { Ability, Condition, Effect, FilterClause, Mod, Ref, TargetSpec, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, tells, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const does = (...effects: Effect[]): Ability => ({ kind: 'activated', cost: [{ pay: 'tap' }], effects });
const aimed = (targets: TargetSpec[], ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  targets,
  effects,
});
const draw: Effect = { do: 'draw', who: 'you', count: 1 };
const gain = (amount: Value): Effect => ({ do: 'stat', who: 'you', stat: 'life', amount });

describe('what is sacrificed', () => {
  const player: TargetSpec = { what: { player: 'opponent' } };
  const sacrifice = (of: Ref, who: Ref = { target: 0 }): Effect[] => [
    { do: 'sacrifice', who, filter: creature, save: 'it' },
    gain({ stat: 'toughness', of }),
  ];
  it('is asked about as it was (608.2h)', () =>
    tells(
      "{T}: target opponent sacrifices a creature of their choice. you gain life equal to that creature's toughness",
      aimed([player], ...sacrifice({ was: { saved: 'it' } })),
      aimed([player], ...sacrifice({ saved: 'it' })),
      aimed([player], ...sacrifice('self')),
    ));
  it('is said of one, not of one for each of several players', () =>
    tells(
      "{T}: each opponent sacrifices a creature. you gain life equal to those creatures' toughness",
      does(...sacrifice({ was: { saved: 'it' } }, 'opponents')),
    ));
  it('was something', () => {
    const paid = (is: Condition): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: creature, save: 'it' }],
      effects: [{ do: 'if', if: is, then: [draw] }],
    });
    const human: FilterClause[] = [{ has: ['subtypes', 'Human'] }];
    tells(
      'sacrifice a creature: if the sacrificed creature was a Human, draw a card',
      paid({ is: [{ was: { saved: 'it' } }, human] }),
      paid({ is: [{ saved: 'it' }, human] }),
      paid({ not: { is: [{ was: { saved: 'it' } }, human] } }),
      paid({ is: ['self', human] }),
    );
  });
});

describe('conditions', () => {
  const asked = (condition: Condition): Ability => does({ do: 'if', if: condition, then: [draw] });
  const lost = (match: object, op = '>='): Condition =>
    ({ compare: [{ happened: { on: 'stat', player: 'you', match } }, op, 1] }) as Condition;
  const life = { stat: 'life', gain: false };
  it('of what did not happen', () =>
    tells(
      "{T}: if you didn't lose life this turn, draw a card",
      asked({ not: lost(life) }),
      asked(lost(life)),
      asked({ not: lost({ ...life, gain: true }) }),
      asked({ not: lost(life, '=') }),
    ));
  it('unless something else is so', () =>
    tells(
      '{T}: draw a card unless you control a land',
      asked({ not: { exists: [land, { controller: 'you' }] } }),
      asked({ exists: [land, { controller: 'you' }] }),
    ));
  it('of the greatest power', () => {
    const greatest = (op: '>=' | '>', of: FilterClause[] = [creature]): Condition => ({
      exists: [creature, { controller: 'you' }, { stat: ['power', op, { highest: 'power', of: { each: of } }] }],
    });
    tells(
      '{T}: if you control the creature with the greatest power or tied for the greatest power, draw a card',
      asked(greatest('>=')),
      asked(greatest('>')),
      asked(greatest('>=', [creature, { controller: 'you' }])),
      asked({ not: greatest('>=') }),
    );
  });
  it('of where a spell was cast from', () =>
    tells(
      '{T}: if ~ was cast from a graveyard, draw a card',
      asked({ is: ['self', { playedFrom: 'graveyard' }] }),
      asked({ is: ['self', { playedFrom: 'exile' }] }),
      asked({ is: ['self', { zone: 'graveyard' }] }),
    ));
});

describe('more of the same instead', () => {
  const token = (power: number) => ({
    name: 'Human',
    props: {
      name: 'Human',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Human'],
      colors: ['W'],
      power,
      toughness: 1,
    },
    abilities: [],
  });
  const create = (count: number, power = 1): Effect => ({ do: 'create', token: token(power), count });
  const either = (then: Effect, otherwise: Effect): Ability =>
    does({ do: 'if', if: { exists: [land, { controller: 'you' }] }, then: [then], else: [otherwise] });
  it('are tokens like those', () =>
    tells(
      '{T}: create two 1/1 white Human creature tokens. if you control a land, create five of those tokens instead',
      either(create(5), create(2)),
      either(create(4), create(2)),
      either(create(5, 2), create(2)),
      either(create(5), create(3)),
    ));
});

describe('what lasts', () => {
  const target: TargetSpec = { what: [there, creature] };
  const modify = (mods: Mod[], until: 'endOfTurn' | 'permanent' = 'endOfTurn'): Effect => ({
    do: 'modify',
    what: { target: 0 },
    mods,
    until: { kind: until },
  });
  const haste: Mod = { mod: 'ability', ability: { kind: 'keyword', keyword: 'haste' } };
  const unblocked: Mod = { mod: 'rule', rule: 'cantBeBlockedBy', by: [{ is: 'token' }, creature] } as never;
  it('until end of turn stands before what a rule says of itself', () =>
    tells(
      "{T}: target creature gains haste until end of turn and can't be blocked by creature tokens this turn",
      aimed([target], modify([haste, unblocked])),
      aimed([target], modify([haste])),
      aimed([target], modify([haste, unblocked], 'permanent')),
    ));
  it('for good is not said', () =>
    tells(
      '{T}: target creature gains haste',
      aimed([target], modify([haste], 'permanent')),
      aimed([target], modify([haste])),
    ));
  it('until it leaves: then it is exiled', () => {
    const back = (change: object, until: 'permanent' | 'endOfTurn' = 'permanent'): Ability =>
      aimed(
        [{ what: [{ zone: 'graveyard' }, { owner: 'you' }, creature] }],
        {
          do: 'move',
          what: { target: 0 },
          to: 'battlefield',
          cause: 'return',
          controller: 'you',
          save: 'it',
        },
        {
          do: 'createReplacement',
          replaces: { on: 'move', match: { from: 'battlefield' }, change } as never,
          entities: { saved: 'it' },
          until: { kind: until },
        },
      );
    tells(
      '{T}: return target creature card from your graveyard to the battlefield. if it would leave the battlefield, exile it instead of putting it anywhere else',
      back({ to: 'exile' }),
      back({ to: 'exile' }, 'endOfTurn'),
      back({ to: 'hand' }),
    );
  });
});

describe('what something was before it moved', () => {
  const spellTarget: TargetSpec = { what: [{ is: 'spell' }] };
  const asked = (is: [Ref, FilterClause[]]): Ability =>
    aimed([spellTarget], { do: 'counterOnStack', what: { target: 0 } }, { do: 'if', if: { is }, then: [draw] });
  it('is asked of what was kept as it moved, and not of a spell that is none any more (112.1, 608.2h)', () => {
    const text = '{T}: counter target spell. if it was a creature spell, draw a card';
    expect(says(text, asked([{ was: { target: 0 } }, [{ is: 'spell' }, creature]]))).toBe(false);
    expect(printed(asked([{ target: 0 }, [{ is: 'spell' }, creature]]))).toContain(UNSAID);
    const exiled = (of: Ref): Ability =>
      aimed(
        [{ what: [{ zone: 'graveyard' }] }],
        { do: 'move', what: { target: 0 }, to: 'exile', cause: 'exile', save: 'it' },
        { do: 'if', if: { is: [of, [creature]] }, then: [draw] },
      );
    tells(
      '{T}: exile target card from a graveyard. if it was a creature card, draw a card',
      exiled({ was: { saved: 'it' } }),
      exiled({ was: { target: 0 } }),
      exiled({ was: { saved: 'other' } }),
    );
  });
});
