/** Swapping figures (433), replacing with tokens (438), creating (439), burning (440). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { does, draw, ENEMY, FRIEND, giant, recruit, T0, T1, UNIT } from '../support/rites.js';

const FIELD = { has: ['types', 'Battlefield'] };
const token = (name: string, type: string, ...abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, types: [type], supertypes: [], domains: [], tags: [], ...(type === 'Unit' ? { might: 1 } : {}) },
  abilities,
});

describe('swapping', () => {
  const swap: JsonObject = spell('Test Rite', {
    targets: [{ what: FRIEND }, { what: ENEMY }],
    effects: [{ do: 'swapFigures', one: T0, other: T1, stat: 'might' }],
  });
  const game = (mine: JsonObject = recruit, more: object = {}) =>
    position([{ hand: ['Test Rite'], base: [String(mine.name)] }, { base: ['Test Giant'] }], {
      definitions: [mine, giant, swap],
      ...more,
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:433.1 two figures change places, riftbound:433.1.b the lower grows by as much as the higher shrinks', () => {
    expect([game().might('Test Recruit'), game().might('Test Giant')]).toEqual([6, 1]);
  });
  it('riftbound:433.1.a they are two effects that last as long as the swap does', () => {
    expect(game().happened('EFFECT_BEGAN')).toHaveLength(2);
    const later = game().until({ turn: 4, step: 'main' });
    expect([later.might('Test Recruit'), later.might('Test Giant')]).toEqual([1, 6]);
  });
  it('riftbound:433.1.c of the same number there is no effect', () => {
    expect(game(unit('Test Twin', 6)).happened('EFFECT_BEGAN')).toEqual([]);
  });
});

describe('replacing', () => {
  const brush = token('Test Brush', 'Battlefield', {
    kind: 'static',
    affects: [UNIT, { is: 'here' }],
    mods: [{ mod: 'add', stat: 'might', value: 1 }],
  });
  const copse = token('Test Copse', 'Battlefield');
  const replace = (name: string, made: JsonObject): JsonObject =>
    spell(name, { targets: [{ what: FIELD }], effects: [{ do: 'replaceWithToken', what: T0, token: made }] });
  const back = spell('Test Back', { targets: [{ what: FIELD }], effects: [{ do: 'swapBack', what: T0 }] });
  const game = (more: object = {}) =>
    position([{ hand: ['Test Grow', 'Test Grow More', 'Test Back', 'Test Back'] }, {}], {
      definitions: [giant, recruit, replace('Test Grow', brush), replace('Test Grow More', copse), back],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1 },
      ],
      ...more,
    });
  const at = (play: RiftboundPlay, spellName: string, name: string) =>
    play.play(0, spellName, { targets: [[{ card: name }]] }).settle();
  const grown = () => at(game(), 'Test Grow', PEAK);
  it('riftbound:438.1 a token is put in the place of a card without being played, with its statuses, riftbound:438.3.b.1 as the effect says', () => {
    const play = grown();
    expect([play.holder('Test Brush'), play.where('Test Recruit'), play.might('Test Recruit')]).toEqual([
      0,
      'Test Brush',
      2,
    ]);
    expect(play.happened('TOKEN_CREATED')).toEqual([]);
  });
  it('riftbound:438.1.a it is the same object to what speaks of it', () => {
    const before = game().the(PEAK).id;
    expect(grown().the('Test Brush').id).toBe(before);
    // What has chosen the battlefield still finds it.
    const late = {
      ...spell('Test Late', {
        targets: [{ what: FIELD }],
        effects: [{ do: 'kill', what: { each: [UNIT, { at: T0 }] } }],
      }),
    };
    const play = position([{ hand: ['Test Late', 'Test Grow'] }, {}], {
      definitions: [
        recruit,
        late,
        {
          ...replace('Test Grow', brush),
          abilities: [
            ...(replace('Test Grow', brush).abilities as JsonObject[]),
            { kind: 'keyword', keyword: 'reaction' },
          ],
        },
      ],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Late', { targets: [[{ card: PEAK }]] })
      .play(0, 'Test Grow', { targets: [[{ card: PEAK }]] })
      .settle();
    expect(play.onBoard('Test Recruit')).toEqual([]);
  });
  it('riftbound:438.5 the card lies in banishment, riftbound:438.4 though nothing was banished, riftbound:438.5.a and nothing triggers on that', () => {
    const watcher = gear('Test Watcher', triggered({ on: 'move', match: { to: 'banishment' } }, draw(1)));
    const play = at(
      position([{ hand: ['Test Grow'], base: ['Test Watcher'] }, {}], {
        definitions: [watcher, replace('Test Grow', brush)],
      }),
      'Test Grow',
      PEAK,
    );
    expect([play.pile(0, 'banishment'), play.hand(0)]).toEqual([[PEAK], 0]);
    expect(play.happened('MOVED_ZONE')).toEqual([]);
  });
  it('riftbound:438.6 a token that is replaced ceases to exist, riftbound:438.6.a and the other one is there all the same', () => {
    const play = at(grown(), 'Test Grow More', 'Test Brush');
    expect([play.holder('Test Copse'), play.pile(0, 'banishment')]).toEqual([0, [PEAK]]);
  });
  it('riftbound:438.7 it may be swapped back, riftbound:438.7.b with all statuses that it has by then, riftbound:438.7.a which is replacing as well', () => {
    const play = at(grown(), 'Test Back', 'Test Brush');
    expect([play.holder(PEAK), play.where('Test Recruit'), play.pile(0, 'banishment')]).toEqual([0, PEAK, []]);
    expect(play.happened('REPLACED_WITH')).toHaveLength(2);
  });
  it('riftbound:438.7.b.1 also where a token has been replaced by another one', () => {
    const play = at(at(grown(), 'Test Grow More', 'Test Brush'), 'Test Back', 'Test Copse');
    expect([play.holder(PEAK), play.pile(0, 'banishment')]).toEqual([0, []]);
  });
  it('riftbound:438.7.c with nothing to swap back to it stays', () => {
    const empty = spell('Test Grow', { effects: [{ do: 'createToken', token: brush }] });
    const play = position([{ hand: ['Test Grow', 'Test Back'] }, {}], { definitions: [empty, back] })
      .play(0, 'Test Grow')
      .settle();
    at(play, 'Test Back', 'Test Brush');
    expect(play.the('Test Brush').token).toBe(true);
    expect(play.happened('REPLACED_WITH')).toEqual([]);
  });
});

describe('creating', () => {
  const makes = (made: JsonObject, more: JsonObject = {}): JsonObject =>
    does({ do: 'createToken', token: made, ...more });
  const soldier = token('Test Soldier', 'Unit');
  const tool = token('Test Tool', 'Gear');
  const held = {
    battlefields: [
      { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
      { card: GROVE, owner: 1 },
    ],
  };
  const created = (one: JsonObject, more: JsonObject = {}, watcher?: JsonObject) => {
    const game = position([{ hand: ['Test Rite'], base: watcher ? [String(watcher.name)] : [] }, {}], {
      definitions: [recruit, makes(one, more), ...(watcher ? [watcher] : [])],
      ...held,
    });
    return game.play(0, 'Test Rite').settle();
  };
  it('riftbound:439.1 what was not in the game before comes into it, riftbound:439.2.c though nobody plays it', () => {
    const watcher = gear('Test Watcher', triggered({ on: 'play', player: 'you', match: { card: false } }, draw(1)));
    const game = created(soldier, { to: 'base' }, watcher);
    expect([game.unit('Test Soldier').token, game.hand(0)]).toEqual([true, 0]);
    const played = position([{ hand: ['Test Rite'], base: ['Test Watcher'] }, {}], {
      definitions: [watcher, does({ do: 'playToken', token: soldier, to: 'base' })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(played.hand(0)).toBe(1);
  });
  it('riftbound:439.2 the effect may say where, riftbound:439.2.a and it comes straight there', () => {
    const game = created(soldier, { to: { each: [FIELD, { named: PEAK }] } });
    expect([game.where('Test Soldier'), game.chain()]).toEqual([PEAK, []]);
  });
  it('riftbound:439.2.b.1 a permanent else comes to where it could be played', () => {
    const game = created(soldier);
    expect(game.decision()).toMatchObject({ kind: 'LOCATION' });
    expect(game.decision().options.map(({ card: name, kind }) => name ?? kind)).toEqual(['BASE', PEAK]);
    game.choose(0, { kind: 'BATTLEFIELD', card: PEAK });
    expect([game.where('Test Soldier'), created(tool).where('Test Tool')]).toEqual([PEAK, 'base']);
  });
  it('riftbound:439.2.b.2 a spell is created on the chain', () => {
    const rite = token('Test Word', 'Spell', { kind: 'spell', effects: [draw(2)] });
    const game = created(rite);
    expect([game.hand(0), game.chain(), game.pile(0, 'trash')]).toEqual([2, [], ['Test Rite']]);
  });
  it('riftbound:439.2.b.3 a rune comes to the base', () => {
    const rune = token('Test Rune', 'Rune');
    expect(created(rune).all('Test Rune', 'base')).toHaveLength(1);
  });
  it('riftbound:439.2.b.4 a legend comes to the legend zone, riftbound:107.4.d.1 and is no champion legend', () => {
    const legend = token('Test Legend', 'Legend');
    const vanish = spell('Test Vanish', {
      effects: [
        {
          do: 'move',
          what: { each: [{ has: ['types', 'Legend'] }, { zone: 'legendZone' }] },
          to: 'banishment',
          cause: 'banish',
        },
      ],
    });
    const game = position([{ hand: ['Test Rite', 'Test Vanish'], legend: "Kai'Sa, Daughter of the Void" }, {}], {
      definitions: [makes(legend), vanish],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.all('Test Legend', 'legendZone')).toHaveLength(1);
    game.play(0, 'Test Vanish').settle();
    expect([
      game.all('Test Legend', 'legendZone').length,
      game.all("Kai'Sa, Daughter of the Void", 'legendZone').length,
    ]).toEqual([0, 1]);
  });
  it('riftbound:107.4.d.2 a legend that is no champion’s exists nowhere else', () => {
    const legend = token('Test Legend', 'Legend');
    const vanish = spell('Test Vanish', {
      effects: [
        {
          do: 'move',
          what: { each: [{ has: ['types', 'Legend'] }, { zone: 'legendZone' }] },
          to: 'hand',
          cause: 'return',
        },
      ],
    });
    const game = position([{ hand: ['Test Rite', 'Test Vanish'] }, {}], { definitions: [makes(legend), vanish] })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Vanish')
      .settle();
    expect([game.all('Test Legend', 'legendZone'), game.hand(0)]).toEqual([[], 0]);
  });
  it('riftbound:107.4.d.2 nor in a pile', () => {
    for (const to of ['trash', 'mainDeck', 'championZone']) {
      const drive = spell('Test Vanish', {
        effects: [{ do: 'move', what: { each: [{ has: ['types', 'Legend'] }, { zone: 'legendZone' }] }, to }],
      });
      const game = position([{ hand: ['Test Rite', 'Test Vanish'], mainDeck: [] }, {}], {
        definitions: [makes(token('Test Legend', 'Legend')), drive],
      })
        .play(0, 'Test Rite')
        .settle()
        .play(0, 'Test Vanish')
        .settle();
      expect(game.pile(0, to)).not.toContain('Test Legend');
    }
  });
  it('riftbound:439.2.b.5 a battlefield comes to the battlefield zone, riftbound:439.4.b where nobody controls it', () => {
    const pit = token('Test Pit', 'Battlefield');
    const game = created(pit);
    expect([game.the('Test Pit').zone, game.holder('Test Pit')]).toEqual(['battlefield', null]);
    game.move(0, 'Test Recruit', 'base');
    expect(game.the('Test Pit').controller).toBe(null);
  });
  it('riftbound:439.3 it is what the effect says, riftbound:439.3.a and as a token exists nowhere else', () => {
    const bounce = spell('Test Bounce', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }],
    });
    const game = position([{ hand: ['Test Rite', 'Test Bounce'] }, {}], {
      definitions: [makes(soldier, { to: 'base', exhausted: true }), bounce],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Soldier')).toMatchObject({ might: 1, exhausted: true });
    game.play(0, 'Test Bounce').settle();
    expect([game.onBoard('Test Soldier'), game.hand(0)]).toEqual([[], 0]);
  });
  it('riftbound:439.4 its owner is who created it, riftbound:439.4.a who controls it as well', () => {
    expect(created(soldier, { to: 'base' }).unit('Test Soldier')).toMatchObject({ owner: 0, controller: 0 });
  });
});

describe('burning', () => {
  const burn = (count: number, more: JsonObject = {}): JsonObject => ({ do: 'burn', count, ...more });
  it('riftbound:440.1 cards go from the top of a main deck to its trash, riftbound:440.3.a because something says so', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Pouty Poro', 'Watchful Sentry', 'Honest Broker'] }, {}], {
      definitions: [does(burn(2))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(0, 'trash').sort(), game.pile(0, 'mainDeck')]).toEqual([
      ['Pouty Poro', 'Test Rite', 'Watchful Sentry'],
      ['Honest Broker'],
    ]);
    expect(game.happened('BURNED')).toMatchObject([{ seat: 0, count: 2 }]);
  });
  it('riftbound:440.1.a what waits for it triggers afterwards', () => {
    const watcher = gear(
      'Test Watcher',
      triggered(
        { on: 'move', object: { owner: 'you' }, match: { from: 'mainDeck', to: 'trash', cause: 'burn' }, batch: true },
        draw(1),
      ),
    );
    const game = position([{ hand: ['Test Rite'], base: ['Test Watcher'] }, {}], {
      definitions: [watcher, does(burn(2))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.count(0, 'trash')]).toEqual([1, 3]);
  });
  it('riftbound:440.4 with too few cards as many as there are are burned, riftbound:431.1.b, riftbound-zh:418.1.b then the player burns out and burns the rest', () => {
    const game = position(
      [
        { hand: ['Test Rite'], mainDeck: ['Pouty Poro'], trash: ['Honest Broker', 'Honest Broker', 'Honest Broker'] },
        {},
      ],
      {
        definitions: [does(burn(3))],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.happened('BURNED').map(({ count }) => count), game.points(1)]).toEqual([[1, 2], 1]);
    // Four cards were recycled, the spell not yet among them; two of these were burned.
    expect(game.count(0, 'mainDeck')).toBe(2);
  });
});
