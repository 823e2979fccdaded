/** What adds mana, who may attack and block whom, tokens of a size, whose something becomes, and keywords before abilities. */
import type { Ability, Effect, FilterClause, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, saysOn, tells, UNSAID } from './printing.js';

const mine: FilterClause = { controller: 'you' };
const there: FilterClause = { zone: 'battlefield' };
const anyCreature: TargetSpec = { what: [there, creature] };
const spell = (effects: object[], targets: TargetSpec[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const tapped = (add: object): Ability =>
  ({ kind: 'activated', immediate: true, cost: [{ pay: 'tap' }], effects: [{ do: 'addMana', ...add }] }) as Ability;
const stays = (mods: object[], more: object = {}): Ability =>
  ({ kind: 'static', affects: 'self', mods, ...more }) as Ability;
const rule = (name: string, more: object = {}): object => ({ mod: 'rule', rule: name, ...more });

describe('added mana', () => {
  it('is of what lands could produce (106.7)', () => {
    const could = (who: string, colors?: true): Ability =>
      tapped({ could: { what: [land, { controller: who }], ...(colors ? { colors } : {}) } });
    tells('{T}: add one mana of any type that a land you control could produce', could('you'), could('you', true));
    tells('{T}: add one mana of any color that a land an opponent controls could produce', could('opponent', true));
  });
  it('is of several colors, each mana by itself', () => {
    const all = ['{W}', '{U}', '{B}', '{R}', '{G}'];
    const five = (times: unknown, combined?: true): Ability =>
      tapped({ choices: all, times, ...(combined ? { combined } : {}) });
    tells('{T}: add four mana in any combination of colors', five(4, true), five(4), five(3, true));
    const count = { count: [creature, mine] };
    tells(
      '{T}: add X mana in any combination of {G} and/or {R} where X is the number of creatures you control',
      tapped({ choices: ['{R}', '{G}'], times: count, combined: true }),
      tapped({ choices: ['{R}', '{G}'], times: count }),
      tapped({ choices: ['{R}', '{W}'], times: count, combined: true }),
    );
  });
  it('is of the chosen color only where one is chosen (607.2d)', () => {
    const choice = {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      before: [{ do: 'chooseWord', of: 'color', entering: true }],
    } as Ability;
    const text = 'as ~ enters choose a color / {T}: add one mana of the chosen color';
    expect(says(text, choice, tapped({ chosen: true }))).toBe(true);
    expect(printed(tapped({ chosen: true }))).toContain(UNSAID);
  });
  it('is added as something is tapped for mana (605.1b)', () => {
    const when = (object: object, add: object): Ability =>
      ({ kind: 'triggered', on: { on: 'tapForMana', object }, effects: [{ do: 'addMana', ...add }] }) as Ability;
    const text = 'whenever a player taps a land for mana that player adds one mana of any type that land produced';
    const player = { event: 'player' };
    tells(
      text,
      when([land], { who: player, produced: true }),
      when([creature], { who: player, produced: true }),
      when([land], { produced: true }),
    );
    tells(
      'whenever a player taps a land for mana that player adds an additional {G}{G}',
      when([land], { who: player, choices: ['{G}{G}'] }),
      when([land], { who: player, choices: ['{G}'] }),
      when([land], { who: player, choices: ['{G}{G}'], times: 2 }),
    );
  });
});

describe('what holds', () => {
  it('is whom it can attack and block (508.1c, 509.1b)', () => {
    const only = (name: string, what: object, op: string, bound: unknown): Ability =>
      stays([rule(name, { of: [{ player: 'any' }, { controls: [[what], op, bound] }] })]);
    const island = { has: ['subtypes', 'Island'] };
    tells(
      "~ can't attack unless defending player controls an Island",
      only('attacksOnly', island, '>=', 1),
      only('attacksOnly', island, '=', 0),
      only('blocksOnlyAgainst', island, '>=', 1),
    );
    const yours = (clauses: object[]): object => ({ count: clauses });
    tells(
      "~ can't block unless you control more creatures than attacking player",
      only('blocksOnlyAgainst', creature, '<', yours([creature, mine])),
      only('blocksOnlyAgainst', creature, '<', yours([land, mine])),
      only('blocksOnlyAgainst', creature, '<', yours([creature])),
    );
  });
  it('is what nobody may have, or sees', () => {
    const lost = (keyword: string): Ability =>
      stays([{ mod: 'cantHaveKeyword', keyword }], { affects: [creature, { controller: 'opponent' }] });
    tells("creatures your opponents control lose flying and can't have or gain flying", lost('flying'), lost('reach'));
    const open = (players: string, name: string): Ability => stays([rule(name)], { affects: { players } });
    tells(
      'your opponents play with their hands revealed',
      open('opponents', 'handRevealed'),
      open('all', 'handRevealed'),
      open('opponents', 'topRevealed'),
    );
    tells('play with the top card of your library revealed', open('you', 'topRevealed'));
  });
  it('is what may be played from the top (401.5)', () => {
    const top = (...kinds: object[]): Ability =>
      stays([{ mod: 'play' }], { affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }, ...kinds] });
    const nonland = { not: land };
    tells('you may play lands from the top of your library', top(land), top(), top(nonland));
    tells('you may cast creature spells from the top of your library', top(creature, nonland), top(creature));
    tells('you may play lands and cast spells from the top of your library', top());
  });
  it('is the total of a figure', () => {
    const activated = (total: string, bound: number): Ability =>
      ({
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
        if: { compare: [{ total, of: { each: [creature, mine] } }, '>=', bound] },
      }) as Ability;
    tells(
      '{T}: draw a card. activate only if creatures you control have total power 8 or greater',
      activated('power', 8),
      activated('power', 7),
      activated('toughness', 8),
    );
  });
  it("causes no abilities, and ends as an animation that isn't one", () => {
    tells(
      "creatures entering don't cause abilities to trigger",
      stays([rule('entersUnheard')], { affects: [creature] }),
      stays([rule('cantEnter')], { affects: [creature] }),
    );
    const shape = (power: number): Ability =>
      stays([
        { mod: 'set', prop: 'power', value: power },
        { mod: 'set', prop: 'toughness', value: 5 },
        { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
        { mod: 'set', prop: 'subtypes', value: ['Golem'] },
      ]);
    tells('~ is a 5/5 Golem artifact creature', shape(5), shape(4));
  });
});

describe('what is done', () => {
  it('makes tokens of a size (111.3)', () => {
    const token = {
      name: 'Ooze',
      props: {
        name: 'Ooze',
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Ooze'],
        colors: ['G'],
        power: 0,
        toughness: 0,
      },
      abilities: [],
    };
    const of = (value: unknown, other: unknown = value, count: unknown = 1): Ability =>
      spell([
        {
          do: 'create',
          token,
          count,
          figures: [
            { stat: 'power', value },
            { stat: 'toughness', value: other },
          ],
        },
      ]);
    const lands = { count: [land, mine] };
    tells(
      'create an X/X green Ooze creature token, where X is the number of lands you control',
      of(lands),
      of(lands, 'x'),
      of({ count: [creature, mine] }),
      of(lands, lands, 'x'),
    );
    tells('create X X/X green Ooze creature tokens', of('x', 'x', 'x'), of('x'), of('x', 'x', 2));
  });
  it('gives to another player', () => {
    const given = (to: unknown, until = 'permanent'): Ability =>
      spell(
        [{ do: 'modify', what: { target: 1 }, mods: [{ mod: 'control', to }], until: { kind: until } }],
        [{ what: { player: 'any' } }, anyCreature],
      );
    const text = 'target player gains control of target creature';
    expect(says(text, given({ target: 0 }))).toBe(true);
    expect(says(text, given({ target: 0 }, 'endOfTurn'))).toBe(false);
    expect(says('gain control of target creature', given({ target: 0 }))).toBe(false);
    const held = (to: unknown): Ability => stays([{ mod: 'control', to }], { affects: 'attached' });
    tells('you control enchanted creature', held('you'), held({ controllerOf: 'self' }));
  });
  it('makes nothing but a creature of it (205.1a)', () => {
    const only = (types: string[], power = 3): Ability =>
      spell([
        {
          do: 'modify',
          what: 'self',
          mods: [
            { mod: 'set', prop: 'types', value: types },
            { mod: 'set', prop: 'subtypes', value: ['Knight'] },
            { mod: 'set', prop: 'power', value: power },
            { mod: 'set', prop: 'toughness', value: 3 },
            { mod: 'ability', ability: { kind: 'keyword', keyword: 'first strike' } },
          ],
          until: { kind: 'permanent' },
        },
      ]);
    tells(
      '~ becomes a 3/3 Knight creature with first strike',
      only(['Creature']),
      only(['Artifact']),
      only(['Creature'], 2),
    );
  });
  it('leaves out the one target', () => {
    const rest = (not: object): Ability =>
      spell(
        [
          { do: 'counters', what: { target: 0 }, kind: '+1/+1', amount: 1 },
          { do: 'damage', amount: 2, to: { each: [creature, ...[not].flat()] } },
        ],
        [anyCreature],
      );
    tells(
      'put a +1/+1 counter on target creature. ~ deals 2 damage to each other creature',
      rest({ not: { in: { target: 0 } } }),
      rest([] as object),
    );
    const early = spell(
      [
        { do: 'damage', amount: 2, to: { each: [creature, { not: { in: { target: 0 } } }] } },
        { do: 'counters', what: { target: 0 }, kind: '+1/+1', amount: 1 },
      ],
      [anyCreature],
    );
    expect(printed(early)).toContain(UNSAID);
  });
  it('is chosen before, in a sentence of its own', () => {
    const chosen = (as: string): Ability =>
      spell(
        [
          { do: 'remember', as, what: { target: 0 } },
          { do: 'draw', who: 'you', count: 1 },
          { do: 'counters', what: { target: 0 }, kind: '+1/+1', amount: 1 },
        ],
        [anyCreature],
      );
    tells('choose target creature. draw a card. put a +1/+1 counter on it', chosen('chosen'), chosen('kept'));
  });
  it('is done once, or after an attack, by its keyword (702.142, 702.177)', () => {
    const of = (more: object): Ability =>
      ({
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{1}' }],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
        ...more,
      }) as Ability;
    const attacked = { is: ['self', { happened: { on: 'attack', object: 'self' } }] };
    tells(
      'boast — {1}: draw a card',
      of({ keyword: 'boast', limit: { perTurn: 1 }, if: attacked }),
      of({ keyword: 'boast', limit: { perTurn: 1 } }),
      of({ keyword: 'boast', limit: { perTurn: 2 }, if: attacked }),
    );
    tells('exhaust — {1}: draw a card', of({ keyword: 'exhaust', limit: { inAll: 1 } }), of({ keyword: 'exhaust' }));
    tells(
      '{1}: draw a card. activate only once',
      of({ limit: { inAll: 1 } }),
      of({ limit: { inAll: 2 } }),
      of({ limit: { perTurn: 1 } }),
    );
  });
  it('compares with X, where the card has no X of its own', () => {
    const count = { count: [land, mine] };
    const hit = (op: string): Ability =>
      spell([{ do: 'status', status: 'tapped', what: { target: 0 } }], [
        { what: [there, creature, { stat: ['toughness', op, count] }] },
      ] as TargetSpec[]);
    const text = 'tap target creature with toughness X or less, where X is the number of lands you control';
    tells(text, hit('<='), hit('>='), hit('<'));
    expect(saysOn({ manaCost: '{X}{U}' }, text, hit('<='))).toBe(false);
  });
});
