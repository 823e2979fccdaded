/** What is counted of each, lands that are creatures, the next spell, and what is asked of spells and players. */
import type { Ability, Condition, Effect, Filter, FilterClause, Mod, TargetSpec, Until, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, printedOn, says, saysOn, tells, UNSAID } from './printing.js';

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
const endOfTurn: Until = { kind: 'endOfTurn' };
const draw: Effect = { do: 'draw', who: 'you', count: 1 };

describe('what is worked out of each', () => {
  const plus = (value: Value, affects: Filter | 'self' | 'attached' = [creature]): Ability =>
    stat(
      [
        { mod: 'add', stat: 'power', value },
        { mod: 'add', stat: 'toughness', value },
      ],
      affects,
    );
  it('is its colors, its keyword’s number, or those like it', () => {
    tells(
      'each creature gets +1/+1 for each of its colors',
      plus({ distinct: 'colors', of: 'affected' }),
      plus({ distinct: 'types', of: 'affected' }),
      plus({ distinct: 'colors', of: 'self' }),
    );
    tells(
      'each creature gets +1/+1 for each point of bushido it has',
      plus({ keywordValue: 'bushido', of: 'affected' }),
      plus({ keywordValue: 'bushido', of: 'self' }),
    );
    const alike = (...more: FilterClause[]): Ability => plus({ count: [creature, there, ...more] });
    tells(
      'each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it',
      alike({ not: { in: 'affected' } }, { sharesCreatureType: 'affected' }),
      alike({ sharesCreatureType: 'affected' }),
      alike({ not: { in: 'affected' } }, { sharesCreatureType: 'self' }),
      alike({ other: true }, { sharesCreatureType: 'self' }),
      alike({ not: { in: 'affected' } }),
    );
  });
  it('is what was devoured', () => {
    const gain: Ability = {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
      effects: [{ do: 'stat', who: 'you', stat: 'life', amount: { times: [2, { noted: 'devoured' }] } }],
    };
    const devour: Ability = { kind: 'keyword', keyword: 'devour', value: 1 };
    expect(says('when ~ enters, you gain 2 life for each creature it devoured / devour 1', gain, devour)).toBe(true);
    expect(printed(gain)).toContain(UNSAID);
  });
});

describe('lands, spells and players', () => {
  const figures = (one: number): Mod[] => [
    { mod: 'set', prop: 'power', value: one },
    { mod: 'set', prop: 'toughness', value: one },
  ];
  it('are creatures that are still lands (613)', () => {
    const are = (affects: Filter, ...mods: Mod[]): Ability =>
      stat([...figures(1), { mod: 'gain', prop: 'types', values: ['Creature'] }, ...mods], affects);
    const green: Mod = { mod: 'set', prop: 'colors', value: ['G'] };
    tells(
      'all lands are 1/1 creatures that are still lands',
      are([land]),
      are([land], green),
      are([{ has: ['types', 'Artifact'] }]),
    );
    tells(
      'lands you control are 1/1 green creatures that are still lands',
      are([land, mine], green),
      are([land, mine]),
      are([land], green),
    );
  });
  it('may be cast later than they could be, the next one alone', () => {
    const sorcery: FilterClause = { has: ['types', 'Sorcery'] };
    const next = (of: FilterClause[], object: FilterClause[], more: object = {}): Ability =>
      spell([
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'rule', rule: 'asThoughFlash', of }],
          until: { kind: 'untilEvent', on: { on: 'cast', player: 'you', object, ...more } },
        },
      ] as Effect[]);
    tells(
      'the next sorcery spell you cast this turn can be cast as though it had flash',
      next([sorcery], [sorcery]),
      next([sorcery], [creature]),
      next([creature], [creature]),
      next([sorcery], [sorcery], { nth: 2 }),
      next([sorcery], [sorcery], { player: 'any' }),
    );
  });
  it('do what their return or a search makes them do', () => {
    const back: Effect = { do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' };
    const discard = (who: object): Effect => ({ do: 'discard', who, count: 1 }) as Effect;
    const text = "return target creature to its owner's hand. then that player discards a card";
    const owner = { ownerOf: { target: 0 } };
    tells(
      text,
      spell([back, discard(owner)], oneCreature),
      spell([back, discard({ controllerOf: { target: 0 } })], oneCreature),
      spell([back, draw], oneCreature),
    );
    const search = (who: string): Effect[] =>
      [
        { do: 'search', who, filter: [land], to: 'battlefield' },
        { do: 'shuffle', who },
      ] as Effect[];
    tells(
      'each player searches their library for a land card, puts it onto the battlefield, then shuffles',
      spell(search('players')),
      spell(search('opponents')),
      spell(search('you')),
      spell(search('players').slice(0, 1)),
    );
  });
  it('are asked what was spent on them', () => {
    const spent = (color: string, op: string, many: number): Ability =>
      spell([{ do: 'if', if: { compare: [{ colorSpent: color }, op, many] }, then: [draw] }] as Effect[]);
    tells(
      'if {W} was spent to cast this spell, draw a card',
      spent('W', '>=', 1),
      spent('U', '>=', 1),
      spent('W', '>=', 2),
      spent('W', '=', 1),
    );
    expect(says('draw a card if {W} was spent to cast ~', spent('W', '>=', 1))).toBe(true);
  });
  it('are the so many-th that was cast', () => {
    const when = (nth: number, player: string): Ability =>
      ({ kind: 'triggered', on: { on: 'cast', player, object: [creature], nth }, effects: [draw] }) as Ability;
    const text = "whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card";
    tells(text, when(2, 'you'), when(3, 'you'), when(2, 'opponent'));
  });
  it('are landwalkers of a kind (702.14a)', () => {
    const walk = (label?: string): Ability =>
      spell([{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }], {
        what: [there, creature, { keyword: 'landwalk', ...(label ? { label } : {}) }],
      });
    tells('destroy target creature with islandwalk', walk('islandwalk'), walk(), walk('swampwalk'));
    const without: Ability = stat(
      [rule('cantAttack')],
      [creature, { not: { any: [{ keyword: 'flying' }, { keyword: 'landwalk', label: 'islandwalk' }] } }],
    );
    expect(says("creatures without flying or islandwalk can't attack", without)).toBe(true);
    expect(says("creatures without flying can't attack", without)).toBe(false);
  });
  it('are protected from one player (702.16k)', () => {
    const from: Ability = stat([
      {
        mod: 'ability',
        ability: {
          kind: 'keyword',
          keyword: 'protection',
          from: { controller: { chosenPlayer: true } },
          label: 'the chosen player',
        },
      },
    ]);
    const choose: Ability = {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      before: [{ do: 'chooseWord', of: 'player', entering: true }],
    };
    const text = 'as ~ enters, choose a player / ~ has protection from the chosen player';
    expect(says(text, choose, from)).toBe(true);
    expect(printed(from)).toContain(UNSAID);
  });
  it('are exiled for a cost, and their figures asked', () => {
    const lunge = (past: 'graveyard' | 'battlefield'): Ability => ({
      kind: 'spell',
      additional: [
        { pay: 'exile', what: [creature], count: 1, save: 'it', ...(past === 'graveyard' ? {} : { from: past }) },
      ],
      targets: [oneCreature],
      effects: [{ do: 'damage', amount: { stat: 'power', of: { saved: 'it' } }, to: { target: 0 } }],
    });
    const text =
      "as an additional cost to cast this spell, exile a creature card from your graveyard. ~ deals damage equal to the exiled card's power to target creature";
    expect(says(text, lunge('graveyard'))).toBe(true);
    expect(printed(lunge('battlefield'))).toContain(UNSAID);
  });
  it('are targeted alone', () => {
    const copy = (clause: FilterClause): Ability => ({
      kind: 'triggered',
      on: { on: 'cast', player: 'you', object: [clause] },
      effects: [{ do: 'copy', what: { event: 'object' } }],
    });
    tells(
      'whenever you cast a spell that targets only ~, copy that spell',
      copy({ targetsOnly: { self: true } }),
      copy({ targets: { self: true } }),
    );
  });
  it('each gain something', () => {
    const gain: Effect = {
      do: 'modify',
      what: { target: 0 },
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flying' } }],
      until: endOfTurn,
    };
    const two = spell([gain], { ...oneCreature, min: 0, max: 2 });
    expect(says('up to two target creatures each gain flying until end of turn', two)).toBe(true);
    expect(says('target creature each gain flying until end of turn', spell([gain], oneCreature))).toBe(false);
    expect(saysOn({}, 'target creature gains flying until end of turn', spell([gain], oneCreature))).toBe(true);
    expect(printedOn({}, two)).not.toContain(UNSAID);
  });
});
