import { readFileSync } from 'node:fs';
/** Cards that a scenario of Grand Archive defines: played like others, known in their game alone. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { ArchivePlay, lorraine, rai, scenarioOf } from '../support/play.js';
import { action, ally } from './hosts.js';

type Players = Parameters<typeof scenarioOf>[0];
const made = (definitions: unknown[], players: Players) =>
  grandArchive.createScenario({ ...scenarioOf(players), definitions });
function own(definitions: unknown[], players: Players): ArchivePlay {
  const begun = made(definitions, players);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return new ArchivePlay(grandArchive, begun.value.state);
}
function refused(definitions: unknown[], players: Players = [{}, {}]) {
  const begun = made(definitions, players);
  if (begun.ok) throw new Error('this should have been refused');
  return begun.error;
}

const herald = ally('Test Herald', {
  kind: 'triggered',
  on: { on: 'move', object: 'self', match: { to: 'field' } },
  keyword: 'on enter',
  targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }, { controller: 'opponent' }] }],
  effects: [
    { do: 'damage', to: { target: 0 }, amount: { stat: 'level', of: { each: { has: ['types', 'Champion'] } } } },
    { do: 'create', token: ally('Test Squire'), count: 2 },
  ],
});
const bolt = action('Test Bolt', {
  optional: [{ name: 'more', cost: [{ pay: 'reserve', amount: 1 }] }],
  targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }] }],
  effects: [
    { do: 'damage', to: { target: 0 }, amount: 3 },
    { do: 'if', if: { paid: 'more' }, then: [{ do: 'draw', who: 'you', count: 1, to: 'memory' }] },
  ],
});

describe('cards that a scenario defines', () => {
  it('An ally with an ability as it enters is activated, and its ability resolves', () => {
    const game = own([herald], [{ champion: lorraine(2), hand: ['Test Herald'] }, { field: ['Blitz Mage'] }]);
    game
      .activateCard(0, 'Test Herald')
      .resolve()
      .answering([{ card: 'Spirit of Fire' }])
      .resolve();
    expect([game.damage(1), game.figures('Test Herald')]).toEqual([2, '2/2']);
    expect(game.all('Test Squire')).toMatchObject([
      { token: true, power: 2 },
      { token: true, power: 2 },
    ]);
  });

  it('They are used by name in every zone, and what is paid for them is asked', () => {
    const game = own(
      [herald, bolt],
      [
        { hand: ['Test Bolt', 'Test Herald'], field: [{ card: 'Test Herald', rested: true }] },
        { graveyard: ['Test Bolt'], banishment: ['Test Herald'], mainDeck: [{ card: 'Test Herald', count: 3 }] },
      ],
    );
    game.activateCard(0, 'Test Bolt', { confirm: true }, { card: 'Spirit of Fire' }).resolve();
    expect([game.damage(1), game.count(0, 'memory')]).toEqual([3, 2]);
    expect(game.zones('Test Bolt')).toEqual(['graveyard', 'graveyard']);
  });

  it('Tokens and cards survive JSON, and the position plays on to the same state', () => {
    const start = () => own([herald], [{ hand: ['Test Herald'] }, {}]);
    const play = (game: ArchivePlay) => game.activateCard(0, 'Test Herald').resolve().resolve().state;
    const again = new ArchivePlay(grandArchive, JSON.parse(JSON.stringify(start().state)));
    expect(grandArchive.hash(play(again))).toBe(grandArchive.hash(play(start())));
  });

  it('A definition is unknown in every other game and in decks, and only who may see its card learns of it', () => {
    const game = own([herald], [{ hand: ['Test Herald'] }, {}]);
    expect(JSON.stringify(game.view(0))).toContain('Test Herald');
    expect(JSON.stringify([game.view(1), grandArchive.decisions(game.state, 1)])).not.toContain('Test Herald');
    expect(refused([], [{ hand: ['Test Herald'] }, {}]).code).toBe('UNKNOWN_CARD');
    expect(grandArchive.cards.get('Test Herald')).toBeNull();
  });

  it('Every fault of every definition and of the position is reported at once', () => {
    const wrong = { ...herald, name: 'Test Wrong' };
    const worse = action('Test Worse', { effects: [{ do: 'materialise', filter: [] }] });
    expect(refused([herald, wrong, worse], [{ hand: ['Test Heralds'] }, {}]).errors).toMatchObject([
      { path: '$.definitions[1].props.name' },
      { path: '$.definitions[2].abilities[0].effects[0].do', code: 'UNKNOWN_WORD', suggestions: ['materialize'] },
      { path: '$.players[0].hand[0]', code: 'UNKNOWN_CARD', suggestions: ['Test Herald'] },
    ]);
    const form = grandArchive.createScenario({
      ...scenarioOf([{ hand: ['Test Herald', 'Blitz Mag'] }, {}]),
      definitions: [herald],
      weather: 'fair',
    } as JsonObject);
    expect(form).toMatchObject({
      ok: false,
      error: { errors: [{ path: '$.weather' }, { path: '$.players[0].hand[1]', suggestions: ['Blitz Mage'] }] },
    });
  });

  it('A known name can not be given to another card, nor twice', () => {
    expect(refused([action('fireball ', {})]).errors).toMatchObject([{ path: '$.definitions[0].name' }]);
    expect(refused([herald, herald]).errors).toMatchObject([{ path: '$.definitions[1].name', code: 'NAME_TAKEN' }]);
  });

  it('A champion of its own begins a turn, and is leveled up by its lineage', () => {
    const champion = (name: string, level: number, ...abilities: JsonObject[]) => ({
      name,
      props: {
        ...{ name, elements: ['fire'], supertypes: [], types: ['Champion'], subtypes: ['Mage'], classes: ['Mage'] },
        ...{ costKind: 'memory', cost: 0, level, life: 15 },
      },
      abilities,
    });
    const novice = champion('Testa, Novice', 1);
    const adept = champion('Testa, Adept', 2, { kind: 'keyword', keyword: 'lineage', label: 'Testa' });
    const begun = grandArchive.createScenario({
      ...scenarioOf([{ champion: 'Testa, Novice', materialDeck: ['Testa, Adept'] }, {}], {
        turn: { step: 'materialize' },
      }),
      definitions: [novice, adept],
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const game = new ArchivePlay(grandArchive, begun.value.state);
    game.choose(0, { kind: 'MATERIALIZE', card: 'Testa, Adept' }).resolve();
    expect(game.champion(0)).toMatchObject({ card: 'Testa, Adept', level: 2 });
  });
});

describe('cards made to do harm', () => {
  const hostile: [string, object[]][] = [
    ['moves that never end', [{ do: 'forEach', of: { each: { zone: 'mainDeck' } }, as: 'a', effects: many(6) }]],
    ['counters without bound', [{ do: 'counters', what: 'self', kind: 'buff', amount: { times: [1e6, 1e6] } }]],
    ['tokens without room', [{ do: 'create', token: ally('Test Bee'), count: 1e6 }]],
  ];
  function many(depth: number): object[] {
    const of = { each: [{ any: [{ zone: 'mainDeck' }, { zone: 'field' }] }] };
    return depth === 0 ? [] : [{ do: 'forEach', of, as: 'a', effects: many(depth - 1) }];
  }

  it.each(hostile)('%s end the request and change nothing', (_, effects) => {
    const game = own([action('Test Harm', { effects: effects as never })], [{ hand: ['Test Harm'] }, {}]);
    game.activateCard(0, 'Test Harm');
    const before = grandArchive.hash(game.state);
    const done = grandArchive.submit(
      game.state,
      [0, 1].map((seat) => ({ seat, choose: [{ kind: 'PASS' }] })),
    );
    if (!done.ok) expect(done.error).toMatchObject({ code: 'ILLEGAL_ACTION', detail: expect.any(String) });
    else expect(grandArchive.decisions(done.value.state, 'judge').length).toBeGreaterThan(0);
    expect(grandArchive.hash(game.state)).toBe(before);
  });
});

it('The example of docs/card-language.md deals as much damage as its champion has levels', () => {
  const document = readFileSync(new URL('../../../../docs/card-language.md', import.meta.url), 'utf8');
  const [, card = ''] = /^```json card grand-archive\n(.*?)^```$/ms.exec(document) ?? [];
  const definition = JSON.parse(card) as JsonObject;
  // Its element is enabled by a champion of fire, its bonus by a mage.
  const game = own([definition], [{ champion: rai(1), hand: ['Ember Envoy', 'Fireball', 'Fireball'] }, {}]);
  game.activateCard(0, 'Ember Envoy').resolve();
  game.answering([{ card: 'Spirit of Fire' }]).resolve();
  expect(game.damage(1)).toBe(1);
});
