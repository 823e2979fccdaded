/** What a keyword does in the further cases of its rule: later turns, other creatures, other zones, the other player (702.131 … 702.192). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { boasts } from '../../../src/7-additional/702-keywords/702.142-boast.js';
import { infinity } from '../../../src/language/frames.js';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  faces,
  gainLife,
  instant,
  keyword,
  land,
  loseLife,
  mana,
  permanent,
  plus,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const count = (what: string) => ({ count: [{ zone: 'exile' }, { is: what }] }) as never;
ownCards(
  creatureCard(
    'Test Blessed',
    '{0}',
    'Dinosaur',
    '2/2',
    keyword('ascend'),
    continuous('self', plus(3, 3), { is: ['you', { is: 'citysBlessing' }] }),
  ),
  card('Test Secrets', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [keyword('ascend'), { kind: 'spell', effects: [] }],
  }),
  card('Test Omen', {
    cost: '{2}',
    type: 'Instant',
    abilities: [
      keyword('foretell', { cost: [mana('{1}')] }),
      { kind: 'spell', effects: [{ do: 'if', if: { is: ['self', { is: 'foretold' }] }, then: [gainLife(6)] }] },
    ],
  }),
  card('Test Gem', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], { effects: [{ do: 'status', what: 'self', status: 'harnessed' }] }),
      infinity(
        continuous([permanent, creature], plus(1, 1)),
        triggered(
          { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
          { effects: [loseLife(1, 'opponents')] },
        ),
      ),
    ],
  }),
  instant('Test Salve', '{0}', { effects: [gainLife(3)] }),
  creatureCard('Test Spark', '{0}', 'Human', '2/2', keyword('firebending', { value: 1 })),
  card('Test Fire Lord', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'did', player: 'you', match: { what: 'firebend' } }, { effects: [gainLife(1)] })],
  }),
  instant('Test Flood', '{0}', { effects: [destroy({ each: [permanent, land] } as never)] }),
  creatureCard('Test Boaster', '{1}', 'Warrior', '2/2', boasts([], { effects: [gainLife(1)] })),
  card('Test Plot', {
    cost: '{2}',
    type: 'Sorcery',
    abilities: [keyword('plot', { cost: [mana('{1}')] }), { kind: 'spell', effects: [] }],
  }),
  card('Test Foretold', {
    cost: '{2}',
    type: 'Sorcery',
    abilities: [keyword('foretell', { cost: [mana('{1}')] }), { kind: 'spell', effects: [] }],
  }),
  instant('Test Count Foretold', '{0}', {
    effects: [{ do: 'stat', who: 'you', stat: 'life', amount: count('foretold') }],
  }),
  instant('Test Count Plotted', '{0}', {
    effects: [{ do: 'stat', who: 'you', stat: 'life', amount: count('plotted') }],
  }),
  creatureCard('Test Enlister', '{2}', 'Soldier', '1/1', keyword('enlist')),
  creatureCard('Test Vigil', '{2}', 'Soldier', '3/3', keyword('vigilance')),
  creatureCard(
    'Test Squad',
    '{0}',
    'Soldier',
    '1/1',
    keyword('squad', { cost: [mana('{1}')] }),
    keyword('squad', { cost: [mana('{2}')] }),
  ),
  faces(
    'transform',
    creatureCard('Test Robot', '{4}', 'Robot', '3/3', keyword('more than meets the eye', { cost: [mana('{1}')] })),
    card('Test Coupe', { type: 'Artifact — Vehicle', power: 5, toughness: 2 }),
  ),
  card('Test Crypt', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([{ zone: 'graveyard' }, { owner: 'you' }], [{ mod: 'play' }])],
  }),
  card('Test Song', {
    cost: '{6}{G}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(5)] }, keyword('harmonize', { cost: [mana('{4}{G}')] })],
  }),
  card('Test Lesson', {
    cost: '{2}',
    type: 'Sorcery — Lesson',
    abilities: [{ kind: 'spell', effects: [gainLife(2)] }, keyword('paradigm')],
  }),
  instant('Test Nap', '{0}', { effects: [] }),
  instant('Test Tap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'tapped' }],
  }),
  creatureCard('Test Idle', '{0}', 'Bear', '2/2', activated([], { effects: [] })),
);
const waste = (n: number): string[] => lands(n, 'Forest');
const at = (mine: object, theirs: object = {}, more: object = {}): Play =>
  magicPosition(
    [
      { library: waste(9), ...mine },
      { library: waste(9), ...theirs },
    ],
    more,
  );
const offered = (game: Play, name: string, kind: string): JsonObject[] =>
  game.decision().options.filter((o) => o.card === name && o.kind === kind) as never;

describe('ascend, boast, foretell', () => {
  it('mtg:702.131c who has the blessing keeps it with fewer than ten permanents', () => {
    const game = at({ hand: ['Test Flood'], battlefield: ['Test Blessed', ...waste(9)] }).pass();
    while (game.decision().seat !== 0) game.pass();
    expect(game.figures('Test Blessed')).toBe('5/5');
    const flooded = at({ hand: ['Test Flood'], battlefield: ['Test Blessed', ...waste(9)] })
      .cast(0, 'Test Flood')
      .resolve();
    expect([flooded.all('Forest').length, flooded.figures('Test Blessed')]).toEqual([0, '5/5']);
    expect(flooded.until({ turn: 6, step: 'upkeep' }).figures('Test Blessed')).toBe('5/5');
  });
  it('mtg:702.131c a second player gets it too, also by a spell', () => {
    const ten = { battlefield: ['Test Blessed', ...waste(9)] };
    const game = at({ hand: ['Test Secrets'], battlefield: waste(10) }, ten)
      .cast(0, 'Test Secrets')
      .resolve();
    expect(game.view().players.map(({ designations }) => designations)).toEqual([['citysBlessing'], ['citysBlessing']]);
  });
  it('mtg:702.186b harnessed it has static and triggered abilities that stand after the symbol, and not before', () => {
    const game = at({ hand: ['Test Salve', 'Test Salve'], battlefield: ['Test Gem', 'Test Idle'] });
    game.cast(0, 'Test Salve').resolve().resolveAll();
    expect([game.figures('Test Idle'), game.life(1)]).toEqual(['2/2', 20]);
    game.activate(0, 'Test Gem').resolve();
    game.cast(0, 'Test Salve').resolve().resolveAll();
    expect([game.figures('Test Idle'), game.life(1)]).toEqual(['3/3', 19]);
  });
  it('mtg:702.189b each firebending ability that resolves is told, be it for one mana', () => {
    const game = at(
      { battlefield: ['Test Spark', 'Test Spark', 'Test Fire Lord'] },
      { battlefield: ['Test Fire Lord'] },
    );
    game.until({ kind: 'ATTACKERS' });
    const ids = game.all('Test Spark').map(({ id }) => id);
    game.answer(0, { assign: ids.map((id) => ({ from: { object: id }, to: { player: 1 } })) } as never);
    while (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.life(0)).toBe(20);
    game.resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([22, 20]);
  });
  it('mtg:702.143c a spell that was foretold is so in whoever’s turn it is cast', () => {
    const game = at({ hand: ['Test Omen'], battlefield: waste(3) }).choose(0, { kind: 'SPECIAL', card: 'Test Omen' });
    game.until({ turn: 4, step: 'upkeep' });
    while (game.decision().seat !== 0) game.pass();
    game.choose(0, { kind: 'CAST', card: 'Test Omen', method: 'foretell' }).resolve();
    expect(game.life(0)).toBe(26);
  });
  it('mtg:702.142a a creature boasts in a turn in which it has attacked itself, also after combat, once, and again in a later one', () => {
    const game = at({ battlefield: ['Test Boaster', 'Hill Giant'] });
    expect(offered(game, 'Test Boaster', 'ACTIVATE')).toEqual([]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'postcombatMain' });
    expect(offered(game, 'Test Boaster', 'ACTIVATE')).toEqual([]);
    for (const turn of [5, 7]) {
      game.until({ turn, kind: 'ATTACKERS' }).attack(0, 'Test Boaster');
      expect(offered(game, 'Test Boaster', 'ACTIVATE')).toHaveLength(1);
      game.until({ turn, step: 'postcombatMain' }).activate(0, 'Test Boaster').resolve();
      expect(offered(game, 'Test Boaster', 'ACTIVATE')).toEqual([]);
    }
    expect(game.life(0)).toBe(22);
    while (game.decision().seat !== 0 || game.view().turn.number !== 8) game.pass();
    expect(offered(game, 'Test Boaster', 'ACTIVATE')).toEqual([]);
  });
  it('mtg:702.143c what was exiled by foretelling is foretold, and what was plotted is not', () => {
    const game = at({
      hand: ['Test Plot', 'Test Foretold', 'Test Count Foretold', 'Test Count Plotted'],
      battlefield: waste(3),
    });
    game.choose(0, { kind: 'SPECIAL', card: 'Test Plot' });
    game.cast(0, 'Test Count Foretold').resolve();
    expect(game.life(0)).toBe(20);
    game.choose(0, { kind: 'SPECIAL', card: 'Test Foretold' });
    expect(game.cast(0, 'Test Count Plotted').resolve().life(0)).toBe(21);
  });
});

describe('enlist and squad', () => {
  const attacking = (mine: unknown[], attackers: string[], theirs: unknown[] = []): Play =>
    at({ battlefield: mine }, { battlefield: theirs })
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...attackers);
  it('mtg:702.154a one untapped creature that its player controls is tapped at most, or none', () => {
    const game = attacking(
      ['Test Enlister', 'Hill Giant', 'Craw Wurm', { card: 'Grizzly Bears', tapped: true }],
      ['Test Enlister'],
      ['Memnite'],
    );
    expect(game.decision()).toMatchObject({ kind: 'ENLIST', min: 0, max: 1 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Hill Giant', 'Craw Wurm']);
    game.choose(0, { card: 'Hill Giant' });
    expect([game.the('Hill Giant').tapped, game.the('Craw Wurm').tapped]).toEqual([true, false]);
    expect(game.resolveAll().figures('Test Enlister')).toBe('4/1');
    const declined = attacking(['Test Enlister', 'Hill Giant'], ['Test Enlister']).answer(0, { choose: [] });
    expect([declined.waiting(), declined.view().stack, declined.figures('Test Enlister')]).toEqual([true, [], '1/1']);
  });
  it('mtg:702.154c neither itself nor another creature that attacks is enlisted, be it untapped', () => {
    const game = attacking(['Test Enlister', 'Test Vigil'], ['Test Enlister', 'Test Vigil']);
    expect([game.waiting(), game.the('Test Vigil').tapped]).toEqual([true, false]);
  });
  it('mtg:702.157b each instance of squad is paid by itself, and triggers for what was paid for it alone', () => {
    const made = (first: number, second: number): number[] => {
      const game = at({ hand: ['Test Squad'], battlefield: waste(6) }).cast(0, 'Test Squad');
      game.answer(0, { number: first }, { number: second });
      const spent = game.all('Forest').filter((o) => o.tapped).length;
      game.resolve();
      while (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
      const triggers = game.view().stack.length;
      return [spent, triggers, game.resolveAll().all('Test Squad').length];
    };
    expect([made(0, 2), made(2, 0), made(2, 1), made(0, 0)]).toEqual([
      [4, 1, 3],
      [2, 1, 3],
      [4, 2, 4],
      [0, 0, 1],
    ]);
  });
});

describe('ways to cast', () => {
  it('mtg:702.162a it is cast converted for that cost from any zone from which it may be cast', () => {
    const ROBOT = 'Test Robot // Test Coupe';
    const methods = (game: Play) => offered(game, ROBOT, 'CAST').map((o) => o.method);
    expect(methods(at({ graveyard: [ROBOT], battlefield: waste(4) }))).toEqual([]);
    const game = at({ graveyard: [ROBOT], battlefield: ['Test Crypt', ...waste(1)] });
    expect(methods(game)).toEqual(['more than meets the eye']);
    game.choose(0, { kind: 'CAST', card: ROBOT }).resolve();
    expect(game.the(ROBOT)).toMatchObject({ name: 'Test Coupe', types: ['Artifact'] });
    expect(game.all('Forest').map((o) => o.tapped)).toEqual([true]);
  });
  it('mtg:702.180b the creature that is tapped is an untapped one that the player controls', () => {
    const costs = (mine: unknown[], theirs: unknown[]) =>
      offered(
        at({ graveyard: ['Test Song'], battlefield: [...waste(5), ...mine] }, { battlefield: theirs }),
        'Test Song',
        'CAST',
      ).map((o) => String(o.cost).split(', ')[1]);
    expect(costs([{ card: 'Craw Wurm', tapped: true }], ['Hill Giant'])).toEqual([undefined]);
    expect(costs(['Craw Wurm'], ['Hill Giant'])).toEqual([undefined, 'Tap Craw Wurm']);
    expect(costs(['Craw Wurm', 'Memnite'], [])).toEqual([undefined, 'Tap Craw Wurm', 'Tap Memnite']);
  });
  it('mtg:702.192a the copy comes in its player’s own main phases, for nothing, and for each player for themselves', () => {
    const board = { hand: ['Test Lesson'], battlefield: waste(2) };
    const game = at(board, board);
    game.cast(0, 'Test Lesson').resolve();
    game.until({ turn: 4, step: 'precombatMain' });
    expect([game.decision().kind, game.view().stack]).toEqual(['PRIORITY', []]);
    game.cast(1, 'Test Lesson').resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 22]);
    for (const [turn, seat] of [
      [5, 0],
      [6, 1],
      [7, 0],
    ] as const) {
      game.until({ turn, kind: 'PLAY_CARD' });
      expect([turn, game.decision().seat, game.decision().options.map((o) => o.cost)]).toEqual([turn, seat, ['{0}']]);
      game.choose(seat, { card: 'Test Lesson' }).resolveAll();
    }
    expect([game.life(0), game.life(1)]).toEqual([26, 24]);
  });
});
