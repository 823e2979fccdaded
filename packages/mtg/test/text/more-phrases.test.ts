/** Dice, changed texts, exchanged control, chosen colors, counters that can't be put, and namesakes. */
import type { Ability, Condition, Effect, Filter, FilterClause, Mod, TargetSpec, Until } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, tells, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const oneCreature: TargetSpec = { what: [there, creature] };
const spell = (effects: Effect[], ...targets: TargetSpec[]): Ability => ({ kind: 'spell', targets, effects });
const stat = (mods: Mod[], affects: Filter | 'self' | 'attached' = 'self', more?: Condition): Ability => ({
  kind: 'static',
  affects,
  mods,
  ...(more ? { if: more } : {}),
});
const rule = (name: string, more: object = {}): Mod => ({ mod: 'rule', rule: name, ...more }) as Mod;
const players = (who: 'you' | 'opponents' | 'all', mod: Mod): Ability => ({
  kind: 'static',
  affects: { players: who },
  mods: [mod],
});
const endOfTurn: Until = { kind: 'endOfTurn' };
const draw: Effect = { do: 'draw', who: 'you', count: 1 };

describe('dice', () => {
  const roll = (more: object = {}): Effect => ({ do: 'rollDice', sides: 6, as: 'result', ...more }) as Effect;
  const gain = (name: string): Effect => ({ do: 'stat', who: 'you', stat: 'life', amount: { number: name } });
  it('are rolled, and "the result" is what came of them (706.2)', () => {
    const text = 'roll a six-sided die. you gain life equal to the result';
    tells(
      text,
      spell([roll(), gain('result')]),
      spell([roll({ sides: 8 }), gain('result')]),
      spell([roll(), gain('other')]),
      spell([roll({ count: 2 }), gain('result')]),
      spell([roll({ plus: 1 }), gain('result')]),
      spell([roll({ who: 'opponents' }), gain('result')]),
      spell([gain('result')]),
    );
    expect(says('roll a d20. you gain life equal to the result', spell([roll({ sides: 20 }), gain('result')]))).toBe(
      true,
    );
  });
  it('are waited for, and more are rolled', () => {
    const when = (on: object): Ability => ({ kind: 'triggered', on, effects: [draw] }) as Ability;
    tells(
      'whenever you roll one or more dice, draw a card',
      when({ on: 'rollDice', player: 'you' }),
      when({ on: 'rollDice' }),
      when({ on: 'rollDice', player: 'you', match: { count: 2 } }),
      when({ on: 'rollDie', player: 'you' }),
    );
    tells(
      'whenever a player loses the game, draw a card',
      when({ on: 'lose', player: 'any' }),
      when({ on: 'lose', player: 'opponent' }),
    );
    const text = 'if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll';
    tells(
      text,
      players('you', rule('rollsMoreDice', { count: 1 })),
      players('you', rule('rollsMoreDice', { count: 2 })),
      players('all', rule('rollsMoreDice', { count: 1 })),
    );
  });
});

describe('changed texts (612)', () => {
  const change = (more: object, until: Until = { kind: 'permanent' }): Ability =>
    spell([{ do: 'changeText', what: { target: 0 }, until, ...more } as Effect], { what: [there] });
  it('have a word of a kind replaced', () => {
    const text = 'change the text of target permanent by replacing all instances of one color word with another';
    tells(
      text,
      change({ of: ['color'] }),
      change({ of: ['landType'] }),
      change({ of: ['color'] }, endOfTurn),
      change({ of: ['color', 'landType'] }),
    );
    tells(
      `${text} or one basic land type with another until end of turn`,
      change({ of: ['color', 'landType'] }, endOfTurn),
      change({ of: ['color', 'landType'] }),
      change({ of: ['color'] }, endOfTurn),
    );
    const types = text.replace('color word', 'creature type');
    tells(
      types,
      change({ of: ['creatureType'] }),
      change({ of: ['creatureType'], not: 'Wall' }),
      change({ of: ['creatureType'], to: 'Elf' }),
    );
    tells(
      `${types}. the new creature type can't be Wall`,
      change({ of: ['creatureType'], not: 'Wall' }),
      change({ of: ['creatureType'] }),
    );
    tells(
      types.replace('another', 'Elf'),
      change({ of: ['creatureType'], to: 'Elf' }),
      change({ of: ['creatureType'] }),
    );
    expect(printed(change({ of: ['color'] }, { kind: 'untilStep', step: 'end' }))).toContain(UNSAID);
    expect(printed(change({ of: ['color'], until: undefined }))).toContain(UNSAID);
  });
});

describe('control', () => {
  const swap = (more: object, ...targets: TargetSpec[]): Ability =>
    spell([{ do: 'exchangeControl', ...more } as Effect], ...targets);
  const two = { what: [there, land], min: 2, max: 2 };
  it('is exchanged of two permanents (701.12b)', () => {
    const what = { target: 0 };
    tells(
      'exchange control of two target lands',
      swap({ what }, two),
      swap({ what, with: 'self' }, two),
      swap({ what }, { ...two, min: 0 }),
    );
    const other = swap({ what: { target: 0 }, with: { target: 1 } }, oneCreature, { what: [there, land] });
    tells('exchange control of target creature and target land', other, swap({ what }, oneCreature));
    expect(printed(swap({ what: { each: [creature] } }))).toContain(UNSAID);
  });
});

describe('a color that is chosen', () => {
  const names: [string, string][] = [
    ['W', 'white'],
    ['U', 'blue'],
    ['B', 'black'],
    ['R', 'red'],
    ['G', 'green'],
  ];
  const protect = (colors: [string, string][]): Ability =>
    spell([
      {
        do: 'either',
        choices: colors.map(([letter, label]) => ({
          label,
          effects: [
            {
              do: 'modify',
              what: { each: [creature, mine] },
              mods: [
                {
                  mod: 'ability',
                  ability: { kind: 'keyword', keyword: 'protection', from: { has: ['colors', letter] }, label },
                },
              ],
              until: endOfTurn,
            },
          ],
        })),
      },
    ] as Effect[]);
  it('may be chosen in a sentence of its own', () => {
    const text = 'choose a color. creatures you control gain protection from the chosen color until end of turn';
    tells(text, protect(names), protect(names.slice(1)), protect([...names].reverse()));
    expect(
      says('creatures you control gain protection from the color of your choice until end of turn', protect(names)),
    ).toBe(true);
  });
});

describe('counters, Equipment, and what is paid to attack', () => {
  it('can’t be put on something, or on players (122.1)', () => {
    const none = rule('cantGetCounters', { kind: '-1/-1' });
    tells(
      "~ can't have -1/-1 counters put on it",
      stat([none]),
      stat([rule('cantGetCounters', { kind: '+1/+1' })]),
      stat([rule('cantGetCounters')]),
    );
    tells("~ can't have counters put on it", stat([rule('cantGetCounters')]), stat([none]));
    tells(
      "creatures you control can't have -1/-1 counters put on them",
      stat([none], [creature, mine]),
      stat([none], [creature]),
    );
    const poison = rule('cantGetCounters', { kind: 'poison' });
    tells(
      "you can't get poison counters",
      players('you', poison),
      players('opponents', poison),
      players('you', rule('cantGetCounters')),
    );
    expect(printed(stat([rule('cantGetCounters', { of: [creature] })]))).toContain(UNSAID);
    tells("~ can't be equipped", stat([rule('cantBeEquipped')]), stat([rule('cantBeBlocked')]));
  });
  it('costs so much mana (508.1d, 509.1c)', () => {
    const [attack, block] = [rule('attackCost', { count: 3 }), rule('blockCost', { count: 3 })];
    tells(
      "~ can't attack unless its controller pays {3}",
      stat([attack]),
      stat([block]),
      stat([rule('attackCost', { count: 2 })]),
    );
    tells(
      "~ can't attack or block unless its controller pays {3}",
      stat([attack, block]),
      stat([attack]),
      stat([attack, rule('blockCost', { count: 2 })]),
    );
    tells(
      "each creature you control can't attack unless its controller pays {3}",
      stat([attack], [creature, mine]),
      stat([attack]),
      stat([block], [creature, mine]),
    );
    const theirs = "creatures you control can't attack unless their controller pays {3}";
    expect(says(theirs, stat([attack], [creature, mine]))).toBe(false);
  });
  it('are said of a deck (100.2a)', () => {
    const copies = (count?: number): Ability => stat([rule('deckCopies', count === undefined ? {} : { count })]);
    tells('a deck can have any number of cards named ~', copies(), copies(7));
    tells('a deck can have up to seven cards named ~', copies(7), copies(), copies(6));
  });
});

describe('cards of the same name', () => {
  const from: Effect = { do: 'move', what: { target: 0 }, to: 'exile', cause: 'exile' };
  const who = { controllerOf: { target: 0 } };
  const plan = (more: { also?: string[]; count?: unknown; yard?: FilterClause[]; name?: object } = {}): Ability => {
    const { also = ['hand'], count = 'any', name = { sameName: { target: 0 } } } = more;
    const yard = more.yard ?? [{ zone: 'graveyard' }, { owner: who }, { sameName: { target: 0 } }];
    return spell(
      [
        from,
        { do: 'search', of: who, also, filter: name, count, save: 'found' },
        { do: 'move', what: { each: [{ any: [{ in: { saved: 'found' } }, yard] }] }, to: 'exile', cause: 'exile' },
        { do: 'shuffle', who },
      ] as Effect[],
      oneCreature,
    );
  };
  it('are all exiled (701.23b)', () => {
    const text =
      "exile target creature. search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. then that player shuffles";
    tells(
      text,
      plan(),
      plan({ also: ['hand', 'graveyard'] }),
      plan({ count: 2 }),
      plan({ yard: [{ zone: 'graveyard' }, { sameName: { target: 0 } }] }),
      plan({ name: { named: 'Bear' } }),
    );
  });
});

describe('for each that something was done to (608.2c)', () => {
  const token = {
    name: 'Boar',
    props: {
      name: 'Boar',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Boar'],
      colors: ['G'],
      power: 2,
      toughness: 2,
    },
    abilities: [],
  };
  const moved = { do: 'move', what: { target: 0 }, to: 'exile', cause: 'exile', save: 'gone' };
  const each = (of: object, who: object, target: TargetSpec, more: object = {}): Ability =>
    spell(
      [
        moved,
        {
          do: 'forEach',
          of: 'players',
          as: 'whose',
          effects: [
            { do: 'remember', as: 'made', value: 0 },
            {
              do: 'forEach',
              of,
              as: 'one',
              effects: [
                {
                  do: 'if',
                  if: { is: [who, { in: { saved: 'whose' } }] },
                  then: [{ do: 'remember', as: 'made', value: { sum: [{ number: 'made' }, 1] } }],
                },
              ],
            },
            { do: 'create', token, count: { number: 'made' }, who: { saved: 'whose' }, ...more },
          ],
        },
      ] as Effect[],
      target,
    );
  const oneByOne = (target: TargetSpec): Ability =>
    spell(
      [
        moved,
        {
          do: 'forEach',
          of: { was: { saved: 'gone' } },
          as: 'one',
          effects: [{ do: 'create', token, count: 1, who: { controllerOf: { saved: 'one' } } }],
        },
      ] as Effect[],
      target,
    );
  it('its controller does something', () => {
    const several: TargetSpec = { ...oneCreature, min: 0, max: 2 };
    const text =
      'exile up to two target creatures. for each creature exiled this way, its controller creates a 2/2 green Boar creature token';
    const its = { controllerOf: { saved: 'one' } };
    tells(
      text,
      each({ was: { saved: 'gone' } }, its, several),
      each({ saved: 'gone' }, its, several),
      each({ was: { saved: 'other' } }, its, several),
      each({ was: { saved: 'gone' } }, { controllerOf: { saved: 'gone' } }, several),
      each({ was: { saved: 'gone' } }, { ownerOf: { saved: 'one' } }, several),
      each({ was: { saved: 'gone' } }, its, oneCreature),
      each({ was: { saved: 'gone' } }, its, several, { status: { tapped: true } }),
      each({ was: { saved: 'gone' } }, its, several, { count: 1 }),
      // They are created at once.
      oneByOne(several),
    );
  });
});
