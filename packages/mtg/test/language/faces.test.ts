import type { CardDefinition, JsonObject, MultiFaced } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic, rules } from '../../src/index.js';
import {
  card,
  create,
  creatureCard,
  damage,
  draw,
  faces,
  instant,
  keyword,
  sorcery,
  t,
  target,
} from '../../src/language/builders.js';
import { own, refusedScenario } from './play.js';

const spark = instant('Test Spark', '{R}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] });
const glance = instant('Test Glance', '{1}{U}', { effects: [draw(1)] });
const halves = faces('split', spark, glance);
const keeper = creatureCard('Test Keeper', '{1}{W}', 'Human', '1/3');
const beast = { ...creatureCard('Test Beast', '{0}', 'Beast', '4/4', keyword('trample')) };
const shifter: MultiFaced = faces('transform', keeper, beast);

const faults = (definition: unknown) =>
  (refusedScenario([definition]).errors ?? []).map(({ path, code }) => [path, code]);

describe('definitions with several faces', () => {
  it('They are cards by all their names together, and by each of them', () => {
    for (const name of ['Test Spark // Test Glance', 'Test Spark', 'Test Glance'])
      expect(own([halves], [{ hand: [name] }, {}]).zones('Test Spark // Test Glance')).toEqual(['hand']);
    expect(refusedScenario([halves], [{ hand: ['Test Spark // Test Glanse'] }, {}])).toMatchObject({
      errors: [{ code: 'UNKNOWN_CARD', suggestions: ['Test Spark // Test Glance'] }],
    });
  });

  it('A fault in a face has a path that begins with the face', () => {
    const [first, second] = halves.faces;
    const broken = {
      ...halves,
      faces: [first, { ...second, abilities: [{ kind: 'spell', effects: [{ do: 'drow' }] }] }],
    };
    expect(faults(broken)).toEqual([['$.definitions[0].faces[1].abilities[0].effects[0].do', 'UNKNOWN_WORD']]);
    const wrong = { ...halves, faces: [first, { ...second, props: { ...second?.props, name: 'Other' } }] };
    expect(faults(wrong)).toEqual([['$.definitions[0].faces[1].props.name', 'INVALID_INPUT']]);
  });

  it('The layout is one of the game, the name is that of the faces, and there are two of them', () => {
    expect(faults({ ...halves, layout: 'splitt' })).toEqual([['$.definitions[0].layout', 'UNKNOWN_WORD']]);
    expect(faults({ ...halves, name: 'Test Spark' })).toEqual([['$.definitions[0].name', 'INVALID_INPUT']]);
    expect(faults({ ...halves, faces: halves.faces.slice(1) })[0]?.[0]).toBe('$.definitions[0].faces');
    expect(faults({ ...halves, props: spark.props })).toEqual([['$.definitions[0].props', 'UNKNOWN_FIELD']]);
  });

  it('A layout says what its faces must be like: an Adventure is a spell of a permanent card', () => {
    const upsideDown = { ...faces('adventure', spark, keeper) };
    expect(faults(upsideDown)).toEqual([
      ['$.definitions[0].faces[0].props.types', 'INVALID_INPUT'],
      ['$.definitions[0].faces[1].props.types', 'INVALID_INPUT'],
    ]);
  });

  it('A token has two faces where it can be turned over, and its name is those of both', () => {
    const maker = (token: CardDefinition) => sorcery('Test Maker', '{0}', { effects: [create(token)] });
    const egg = faces('transform', card('Test Egg', { type: 'Artifact' }), beast);
    const at = '$.definitions[0].abilities[0].effects[0].token';
    expect(own([maker(egg)], [{ hand: ['Test Maker'] }, {}]).zones('Test Maker')).toEqual(['hand']);
    expect(faults(maker({ ...egg, name: 'Test Egg' }))).toEqual([[`${at}.name`, 'INVALID_INPUT']]);
    expect(faults(maker({ ...egg, layout: 'adventure' }))).toEqual([[`${at}.layout`, 'UNKNOWN_WORD']]);
    const broken: object = { ...beast, abilities: [{ kind: 'spell', effects: [{ do: 'drow' }] }] };
    expect(faults(maker({ ...egg, faces: [keeper, broken as typeof beast] }))).toEqual([
      [`${at}.faces[1].abilities[0].effects[0].do`, 'UNKNOWN_WORD'],
    ]);
  });

  it('No face may have the name of a card that there is', () => {
    const bear = creatureCard('Grizzly Bears', '{1}{G}', 'Bear', '2/2');
    expect(refusedScenario([faces('transform', keeper, bear)])).toMatchObject({ errors: [{ code: 'NAME_TAKEN' }] });
    const taken = refusedScenario([halves, instant('Test Spark', '{R}', { effects: [draw(1)] })]);
    expect(taken).toMatchObject({ errors: [{ path: '$.definitions[1].name', code: 'NAME_TAKEN' }] });
  });

  it('The order of the faces, and their layout, are part of what a definition means', () => {
    const hash = (definition: MultiFaced) => rules.definitions.compile(definition).hash;
    const turned = faces('split', glance, spark);
    expect(new Set([halves, turned, { ...halves, layout: 'modal' }].map((d) => hash(d as MultiFaced))).size).toBe(3);
    expect(hash(structuredClone(halves))).toBe(hash(halves));
  });

  it('The JSON Schema has both forms of a card', () => {
    const { $defs } = rules.language.jsonSchema() as { $defs: { [name: string]: JsonObject } };
    expect($defs.definition).toEqual({ anyOf: [expect.anything(), { $ref: '#/$defs/several' }] });
    expect($defs.several).toMatchObject({
      properties: { layout: { enum: Object.keys(rules.definitions.layouts) } },
    });
  });

  it('A state names the parts of a face by their place, and means the same when it is read anew', () => {
    const game = own([shifter], [{ battlefield: ['Test Beast'] }, {}]);
    const view = (state: typeof game.state) => magic.view(state, 'judge').objects;
    expect(Object.values(view(structuredClone(game.state))).map((o) => o.name)).toContain('Test Beast');
    expect(view(JSON.parse(JSON.stringify(game.state)))).toEqual(view(game.state));
  });
});
