import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { describeWords } from '../../../../test/support/words.js';
import { language } from '../../src/index.js';
import { examples, host, sample } from './hosts.js';

const errors = (card: unknown) => {
  const checked = language.check(card, '$.definitions[0]');
  return checked.ok ? [] : checked.errors;
};
const spell = (...effects: unknown[]): JsonObject =>
  host({ part: 'ability', word: 'spell', example: { kind: 'spell', effects } as never });

describeWords(examples);

describe('refusals', () => {
  it('An unknown verb is named with its path and the nearest word', () => {
    expect(errors(spell({ do: 'draw', who: 'you', count: 1 }, { do: 'drow', who: 'you', count: 1 }))).toEqual([
      {
        path: '$.definitions[0].abilities[0].effects[1].do',
        code: 'UNKNOWN_WORD',
        detail: 'there is no verb "drow"; did you mean "draw"?',
        suggestions: ['draw', 'drown'].filter((w) => language.words.verb.has(w)),
      },
    ]);
  });

  it.each([
    ['a keyword', { kind: 'keyword', keyword: 'flyng' }, 'abilities[0].keyword', 'flying'],
    ['a kind of ability', { kind: 'statik', mods: [] }, 'abilities[0].kind', 'static'],
    ['a happening', { kind: 'triggered', on: { on: 'atack' } }, 'abilities[0].on.on', 'attack'],
    ['a rule', { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBlok' }] }, 'abilities[0].mods[0].rule', 'cantBlock'],
    ['a zone', { kind: 'static', mods: [], zone: 'graveyrd' }, 'abilities[0].zone', 'graveyard'],
    ['a cost', { kind: 'activated', cost: [{ pay: 'manna', cost: '{1}' }] }, 'abilities[0].cost[0].pay', 'mana'],
    [
      'a filter',
      { kind: 'static', affects: [{ controler: 'you' }], mods: [] },
      'abilities[0].affects[0].controler',
      'controller',
    ],
    [
      'a predicate',
      { kind: 'static', affects: { not: { is: 'atacking' } }, mods: [] },
      'abilities[0].affects.not.is',
      'attacking',
    ],
    ['a parameter', { kind: 'static', afects: 'self', mods: [] }, 'abilities[0].afects', 'affects'],
    [
      'a parameter of a target',
      { kind: 'activated', cost: [], targets: [{ what: [], maxi: 1 }] },
      'abilities[0].targets[0].maxi',
      'max',
    ],
    ['a parameter like no other', { kind: 'static', mods: [], colour: 1 }, 'abilities[0].colour', undefined],
  ])('%s', (what, ability, path, near) => {
    const [first, ...more] = errors(host({ part: 'ability', word: 'x', example: ability as never }));
    expect(more).toEqual([]);
    const code = what.startsWith('a parameter') ? 'UNKNOWN_FIELD' : 'UNKNOWN_WORD';
    expect(first).toMatchObject({ path: `$.definitions[0].${path}`, code });
    expect(first?.suggestions?.[0]).toBe(near);
  });

  it('All faults are reported at once', () => {
    const found = errors(spell({ do: 'draw', who: 'me', count: 1.5 }, { do: 'damage', to: 'opponents' }, 'x'));
    expect(found.map((e) => e.path.replace('$.definitions[0].abilities[0].', ''))).toEqual([
      'effects[0].who',
      'effects[0].count',
      'effects[1]',
      'effects[2]',
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('%s is no key and no name', (key) => {
    const card = JSON.parse(JSON.stringify(spell()).replace('"kind"', `"${key}":1,"kind"`));
    expect(errors(card)).toMatchObject([{ code: 'INVALID_INPUT' }]);
    expect(errors(spell({ do: 'remember', as: key, what: 'self' }))).toMatchObject([{ code: 'INVALID_INPUT' }]);
    expect(errors(spell({ do: 'counters', what: 'self', kind: key, amount: 1 }))).toHaveLength(1);
    expect(errors(spell({ do: key }))).toMatchObject([{ code: 'UNKNOWN_WORD' }]);
  });

  it('Size, depth, lists, texts and numbers have limits', () => {
    const one = { do: 'draw', who: 'you', count: 1 };
    const deep = (n: number): unknown => (n === 0 ? 1 : { negative: deep(n - 1) });
    expect(errors(spell({ ...one, count: deep(20) }))).toEqual([]);
    expect(errors(spell({ ...one, count: deep(60) }))).toMatchObject([{ code: 'TOO_LARGE' }]);
    expect(errors(spell(...Array(65).fill(one)))).toMatchObject([{ code: 'TOO_LARGE' }]);
    const prompt = 'x'.repeat(301);
    expect(errors(spell({ do: 'may', prompt, then: [] }))).toMatchObject([{ code: 'OUT_OF_RANGE' }]);
    const may = { do: 'may', prompt: 'x'.repeat(300), then: Array(60).fill(one) };
    expect(errors(spell(...Array(30).fill(may)))).toMatchObject([{ code: 'TOO_LARGE', path: '$.definitions[0]' }]);
    for (const count of [1e9, Number.NaN, Number.POSITIVE_INFINITY, -1e7])
      expect(errors(spell({ ...one, count })), String(count)).toHaveLength(1);
    expect(errors({ ...spell(), abilities: Array(30).fill({ kind: 'keyword', keyword: 'flying' }) })).toHaveLength(1);
  });

  it.each([null, 1, 'x', [], {}, { name: 'X' }, { name: 'X', props: [], abilities: {} }])(
    'What is no card is refused: %j',
    (card) => {
      expect(errors(card).length).toBeGreaterThan(0);
    },
  );
});

describe('what points to nothing', () => {
  const one = (effect: unknown, more: object = {}) =>
    errors(host({ part: 'ability', word: 'spell', example: { kind: 'spell', effects: [effect], ...more } as never }));
  const path = '$.definitions[0].abilities[0].effects[0]';

  it.each([
    ['a target clause that is not there', { do: 'draw', who: { target: 0 }, count: 1 }, `${path}.who.target`],
    ['a name that nothing saves', { do: 'draw', who: { saved: 'it' }, count: 1 }, `${path}.who.saved`],
    ['a number that nothing remembers', { do: 'draw', who: 'you', count: { number: 'n' } }, `${path}.count.number`],
    ['a cost that the card has not', { do: 'if', if: { paid: 'kicker' }, then: [] }, `${path}.if.paid`],
    ['an event where nothing triggered', { do: 'draw', who: { event: 'player' }, count: 1 }, `${path}.who.event`],
    [
      'a division where nothing is divided',
      { do: 'damage', to: 'players', amount: { division: true } },
      `${path}.amount`,
    ],
  ])('%s', (_, effect, at) => {
    expect(one(effect).map((e) => e.path)).toEqual([at]);
  });

  it('Names are known after they are saved, in the instructions of a delayed ability too', () => {
    const saved = { do: 'draw', who: { controllerOf: { saved: 'card' } }, count: 1 };
    const move = { do: 'move', what: 'self', to: 'exile', save: 'card' };
    const later = { do: 'delayed', on: { on: 'step' }, effects: [saved, { do: 'reveal', what: { saved: 'it' } }] };
    expect(errors(spell(move, saved, later))).toEqual([]);
    expect(errors(spell(saved, move))).toHaveLength(1);
  });

  it('A delayed ability and a granted one do not reach the targets of the spell', () => {
    const targets = [{ what: { player: 'any' } }];
    const draw = { do: 'draw', who: { target: 0 }, count: 1 };
    expect(one(draw, { targets })).toEqual([]);
    expect(one({ do: 'delayed', on: { on: 'step' }, effects: [draw] }, { targets })).toHaveLength(1);
    expect(one({ do: 'reflexive', ability: { targets, effects: [draw] } })).toEqual([]);
    const ability = { kind: 'triggered', on: { on: 'step' }, effects: [draw] };
    expect(one({ do: 'modify', what: 'self', mods: [{ mod: 'ability', ability }] }, { targets })).toHaveLength(1);
  });

  it('An event has the fields of what happened', () => {
    const on = (field: string) =>
      errors(
        host({
          part: 'ability',
          word: 'triggered',
          example: { kind: 'triggered', on: { on: 'attack' }, effects: [{ do: 'reveal', what: { event: field } }] },
        }),
      );
    expect(on('defending')).toEqual([]);
    expect(on('blocker')).toMatchObject([{ detail: expect.stringContaining('defending') }]);
  });
});

describe('what the rules cannot hold', () => {
  const base = host({ part: 'keyword', word: 'flying', example: null });
  const withProps = (props: object, abilities: unknown[] = []) =>
    errors({ ...base, props: { ...(base.props as object), ...props }, abilities });

  it('mtg:208.1 a creature has power and toughness, and nothing else has', () => {
    expect(withProps({ power: undefined })).toMatchObject([{ path: '$.definitions[0].props.power' }]);
    expect(withProps({ types: ['Artifact'] }).map((e) => e.rules?.[0])).toEqual(['mtg:208.1', 'mtg:208.1']);
    expect(withProps({ types: ['Artifact'], subtypes: ['Vehicle'] })).toEqual([]);
  });

  it('mtg:302.4 a creature has both figures, mtg:208.1 whichever of them is missing', () => {
    const path = (figure: string) => withProps({ [figure]: undefined }).map((e) => [e.path, e.rules]);
    expect(path('power')).toEqual([['$.definitions[0].props.power', ['mtg:208.1', 'mtg:302.4']]]);
    expect(path('toughness')).toEqual([['$.definitions[0].props.toughness', ['mtg:208.1', 'mtg:302.4']]]);
  });

  it('mtg:202.1b a land has no mana cost', () => {
    const land = { types: ['Land'], power: undefined, toughness: undefined };
    expect(withProps({ ...land, manaCost: undefined })).toEqual([]);
    expect(withProps({ ...land, manaCost: '{1}' })).toMatchObject([{ rules: ['mtg:202.1b'] }]);
  });

  it('mtg:113.3a only instants and sorceries have spell abilities', () => {
    const ability = [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 1 }] }];
    const spell = { power: undefined, toughness: undefined };
    for (const type of ['Instant', 'Sorcery']) expect(withProps({ ...spell, types: [type] }, ability)).toEqual([]);
    expect(withProps({}, ability)).toMatchObject([{ rules: ['mtg:113.3a'] }]);
  });

  it('mtg:307.4 a sorcery is never a permanent', () => {
    expect(withProps({ types: ['Sorcery', 'Creature'] })).toMatchObject([{ rules: ['mtg:304.4', 'mtg:307.4'] }]);
  });

  it('mtg:205.2a there are nine card types in decks, and no others', () => {
    const figures = { power: undefined, toughness: undefined };
    const lacks: { [type: string]: object } = {
      Creature: { power: 1, toughness: 1 },
      Planeswalker: { loyalty: 3 },
      Battle: { defense: 3 },
    };
    const kinds = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Instant', 'Kindred', 'Land', 'Planeswalker'];
    for (const type of [...kinds, 'Sorcery'])
      expect(withProps({ ...figures, types: [type], manaCost: undefined, ...lacks[type] }), type).toEqual([]);
    // Those of other decks are types as well, and what has no type at all is no card.
    for (const type of ['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme']) {
      const own = { ...figures, types: [type], subtypes: [], manaCost: undefined };
      expect(withProps(own), type).toEqual([]);
    }
    expect(withProps({ ...figures, types: [], manaCost: undefined })).toMatchObject([{ rules: ['mtg:205.2a'] }]);
    expect(withProps({ ...figures, types: ['Summon'] })).toMatchObject([{ path: '$.definitions[0].props.types[0]' }]);
    const asks = (type: string) => withProps({}, [{ kind: 'static', affects: { has: ['types', type] }, mods: [] }]);
    expect([asks('Sorcery'), asks('Potion')]).toMatchObject([[], [{ rules: ['mtg:205.2a'] }]]);
  });

  it('mtg:304.4 an instant is never a permanent', () => {
    expect(withProps({ types: ['Instant', 'Creature'] })).toMatchObject([{ rules: ['mtg:304.4', 'mtg:307.4'] }]);
  });

  it('mtg:209.1 planeswalkers and only they have loyalty', () => {
    const walker = { types: ['Planeswalker'], power: undefined, toughness: undefined };
    expect(withProps({ ...walker, loyalty: 3 })).toEqual([]);
    expect(withProps(walker)).toHaveLength(1);
    expect(withProps({ loyalty: 3 })).toHaveLength(1);
  });

  it('mtg:107.4 costs are written in mana symbols', () => {
    expect(withProps({ manaCost: '{2}{R/W}{X}' })).toEqual([]);
    expect(withProps({ manaCost: '2R' })).toMatchObject([{ path: '$.definitions[0].props.manaCost' }]);
    const cost = [{ pay: 'mana', cost: '{Q}' }];
    expect(withProps({}, [{ kind: 'activated', cost, effects: [] }])).toMatchObject([
      { path: '$.definitions[0].abilities[0].cost[0].cost' },
    ]);
  });

  it('mtg:605.1a only mana abilities without targets do without the stack', () => {
    const ability = (more: object) => [{ kind: 'activated', cost: [{ pay: 'tap' }], immediate: true, ...more }];
    const effects = [{ do: 'addMana', choices: ['{G}'] }];
    expect(withProps({}, ability({ effects }))).toEqual([]);
    expect(withProps({}, ability({ effects: [] }))).toMatchObject([{ rules: ['mtg:605.1a'] }]);
    expect(withProps({}, ability({ effects, targets: [{ what: { player: 'any' } }] }))).toHaveLength(1);
    const walker = { types: ['Planeswalker'], power: undefined, toughness: undefined, loyalty: 3 };
    expect(withProps(walker, ability({ effects, cost: [{ pay: 'loyalty', amount: 1 }] }))).toMatchObject([
      { path: '$.definitions[0].abilities[0].immediate', rules: ['mtg:605.1a'] },
    ]);
  });
});

describe('the language as JSON Schema', () => {
  it('has a definition for every part, and names every word', () => {
    const json = JSON.stringify(language.jsonSchema());
    for (const { part, word } of language.entries(sample)) expect(json, `${part} ${word}`).toContain(`"${word}"`);
    for (const [, ref] of json.matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g))
      expect(language.jsonSchema().$defs).toHaveProperty(ref as string);
  });
});
