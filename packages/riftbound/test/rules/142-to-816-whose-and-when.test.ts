/** Whose damage and kills it is, and what happens in another phase, in another player's turn, or several times (142–816). */
import type { JsonObject } from '@arbiter/engine';
import { expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  FRIEND,
  foe,
  giant,
  giveMight,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const calm = spell('Test Calm', { effects: [] });
const elder = unit('Test Elder', 1, {
  kind: 'static',
  affects: { players: 'you' },
  mods: [{ mod: 'rule', rule: 'anyDamageKills' }],
});

it('riftbound:142.3 damage is its spell’s player’s in whoever’s turn it is dealt', () => {
  const nick = reacts('Test Nick', { targets: [{ what: UNIT }], effects: [damage(1)] });
  const dealt = (mine: string[], theirs: string[]) =>
    position(
      [
        { hand: ['Test Calm', 'Test Elder'], base: mine },
        { hand: ['Test Nick'], base: theirs },
      ],
      {
        definitions: [elder, giant, calm, nick],
      },
    )
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Nick', { targets: [[{ card: 'Test Giant' }]] })
      .settle();
  const own = dealt([], ['Test Giant']);
  expect([own.unit('Test Giant').damage, own.play(0, 'Test Elder').settle().onBoard('Test Giant').length]).toEqual([
    1, 1,
  ]);
  expect(dealt(['Test Giant'], ['Test Elder']).onBoard('Test Giant')).toEqual([]);
});

it('riftbound:149.3 gear goes home in the cleanup after its unit has died, in the beginning phase as well', () => {
  const brief = withKeyword(unit('Test Brief', 2), 'temporary');
  const moor = spell('Test Moor', {
    targets: [{ what: { has: ['types', 'Gear'] } }, { what: UNIT }],
    effects: [{ do: 'attach', what: T0, to: { target: 1 } }],
  });
  const game = position([{ hand: ['Test Moor'], base: ['Sprite Fountain'] }, {}], {
    battlefields: [{ card: PEAK, units: ['Test Brief'] }, { card: GROVE }],
    definitions: [brief, moor],
  })
    .play(0, 'Test Moor')
    .settle();
  expect(game.where('Sprite Fountain')).toBe(PEAK);
  const before = game.events.length;
  game.until({ turn: 5, step: 'main' });
  const told = game.events.slice(before);
  const home = told.findIndex(({ type }) => type === 'RECALLED');
  const main = told.findIndex(({ type, data }) => type === 'PHASE_BEGAN' && data.phase === 'main' && data.turn === 5);
  expect([game.zones('Test Brief'), game.where('Sprite Fountain')]).toEqual([['trash'], 'base']);
  expect([home >= 0, home < main]).toEqual([true, true]);
});

it('riftbound:369.2 of damage that is prevented nothing is dealt, and the rest is', () => {
  const ward = unit('Test Ward', 6, { kind: 'replacement', on: 'damage', target: 'self', prevent: 2 });
  for (const [amount, left] of [
    [3, 1],
    [2, 0],
    [1, 0],
  ] as const) {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Ward'] }], {
      definitions: [ward, aims(ENEMY, damage(amount))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([amount, game.unit('Test Ward').damage]).toEqual([amount, left]);
    expect(game.happened('DAMAGE_DEALT').length).toBe(left);
  }
});

it('riftbound:428.5.b the spell that makes players kill units of their own is responsible for it', () => {
  const kills = (source: JsonObject) => ({ on: 'did', player: 'you', match: { act: 'kill' }, source });
  /** What each player, who has killed a unit because of the spell, has drawn for it. */
  const drawn = (source: JsonObject) => {
    const base = ['Test Phoenix', 'Test Recruit'];
    const game = position([{ hand: ['Test Rite'], base }, { base }], {
      definitions: [
        recruit,
        gear('Test Phoenix', triggered(kills(source), draw(1))),
        does({ do: 'sacrifice', who: 'players', filter: UNIT, count: 1, cause: 'kill' }),
      ],
    })
      .play(0, 'Test Rite')
      .calm();
    return [game.onBoard('Test Recruit').length, game.hand(0), game.hand(1)];
  };
  expect(drawn({ has: ['types', 'Spell'] })).toEqual([0, 1, 1]);
  expect(drawn({ has: ['types', 'Unit'] })).toEqual([0, 0, 0]);
});

it('riftbound:431.3 who burns with no cards at all burns out again and again', () => {
  for (const effect of [{ do: 'burn', count: 2 }, draw(1)]) {
    const game = position([{ mainDeck: [], hand: ['Test Rite'] }, {}], { definitions: [does(effect)] });
    game.play(0, 'Test Rite').settle();
    expect(game.happened('BURNED_OUT').length).toBeGreaterThan(1);
    expect(game.result()).toMatchObject({ winners: [1] });
  }
});

it('riftbound:651.2 who leaves while they have focus leaves it to the next player', () => {
  const game = position([{ base: ['Test Recruit'] }, {}, {}], { definitions: [recruit] }).move(0, 'Test Recruit', PEAK);
  expect([game.focus, game.decision().seat]).toEqual([0, 0]);
  game.pass();
  expect(game.focus).toBe(1);
  const left = riftbound.concede(game.state, 1);
  if (!left.ok) throw new Error(left.error.detail);
  game.state = left.value.state;
  expect([game.result(), game.focus, game.decision().seat]).toEqual([null, 2, 2]);
});

it('riftbound:710 Might is looked at in other phases than the main one as well, and in another player’s turn', () => {
  const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
  const watcher = gear('Test Watcher', triggered({ on: 'reaches', object: FRIEND, atLeast: 5 }, XP));
  const bell = (player: string) =>
    gear(
      'Test Bell',
      triggered({ on: 'step', match: { step: 'beginning' }, player }, giveMight(1, { each: { named: 'Test Plain' } })),
    );
  const grown = (player: string, turn: number) =>
    position([{ base: ['Test Watcher', 'Test Plain', 'Test Bell'] }, {}], {
      definitions: [watcher, bell(player), unit('Test Plain', 4)],
    })
      .until({ turn, step: 'main' })
      .xp(0);
  expect([grown('opponent', 4), grown('you', 5)]).toEqual([1, 1]);
});

it('riftbound:767 a spell that ignores Deflect on the chain has no other spell ignore it', () => {
  const wary = withKeyword(unit('Test Wary', 2), 'deflect', { value: 1 });
  const ignoring = spell('Test Rite', { targets: [{ what: ENEMY }], effects: [] });
  (ignoring.abilities as JsonObject[]).push({
    kind: 'static',
    zone: 'chain',
    mods: [{ mod: 'rule', rule: 'ignores', keyword: 'deflect' }],
  });
  const bolt = reacts('Test Bolt', { targets: [{ what: ENEMY }], effects: [damage(1)] });
  const game = position([{ hand: ['Test Rite', 'Test Bolt'], runes: [] }, { base: ['Test Wary'] }], {
    definitions: [wary, ignoring, bolt],
  });
  expect(game.offered()).not.toContain('PLAY Test Bolt');
  game.play(0, 'Test Rite');
  expect([game.chain(), game.offered().includes('PLAY Test Bolt')]).toEqual([['Test Rite'], false]);
});

it('riftbound:811.1.d the play effect of what was hidden chooses at its battlefield alone', () => {
  const fae = withKeyword(
    unit('Test Fae', 2, { ...triggered({ on: 'play', object: 'self' }, giveMight(-1)), targets: [{ what: UNIT }] }),
    'hidden',
  );
  const chosen = (game: RiftboundPlay) =>
    game
      .decision()
      .options.map(({ card }) => card)
      .sort();
  const here = { card: GROVE, units: ['Noxus Hopeful'] };
  const there = { card: PEAK, controller: 1, units: [foe('Honest Broker')] };
  const definitions = [fae];
  const hidden = position([{}, {}], {
    battlefields: [{ ...here, facedown: [{ card: 'Test Fae', turn: 1 }] }, there],
    definitions,
  }).play(0, 'Test Fae', { method: 'hidden' });
  expect([hidden.decision().kind, chosen(hidden)]).toEqual(['TARGETS', ['Noxus Hopeful', 'Test Fae']]);
  const open = position([{ hand: ['Test Fae'], runes: [runes(6, 'Mind')] }, {}], {
    battlefields: [here, there],
    definitions,
  }).play(0, 'Test Fae');
  expect(chosen(open)).toEqual(['Honest Broker', 'Noxus Hopeful', 'Test Fae']);
});

it('riftbound:816.3 what keeps Temporary abilities from triggering knows them', () => {
  const brief = withKeyword(unit('Test Brief', 2), 'temporary');
  const keeper = gear('Test Keeper', {
    kind: 'static',
    affects: FRIEND,
    mods: [{ mod: 'rule', rule: 'doesntTrigger', keyword: 'temporary' }],
  });
  const after = (base: string[]) =>
    position([{ base }, {}], { definitions: [brief, keeper] })
      .until({ turn: 5, step: 'main' })
      .zones('Test Brief');
  expect([after(['Test Brief']), after(['Test Brief', 'Test Keeper'])]).toEqual([['trash'], ['base']]);
});

it('riftbound-zh:368.2 of what nobody controls the turn player orders the replacements, in whoever’s turn', () => {
  const spite = (name: string, cards: number): JsonObject =>
    gear(name, {
      kind: 'replacement',
      on: 'status',
      object: { has: ['types', 'Battlefield'] },
      instead: [draw(cards)],
    });
  const wear = does({
    do: 'status',
    what: { each: [{ has: ['types', 'Battlefield'] }, { named: PEAK }] },
    status: 'exhausted',
  });
  const game = position([{ base: ['Test One', 'Test Two'] }, { hand: ['Test Rite'] }], {
    turn: { active: 1 },
    definitions: [spite('Test One', 1), spite('Test Two', 2), wear],
  })
    .play(1, 'Test Rite')
    .settle();
  expect(game.decision()).toMatchObject({ seat: 1, kind: 'REPLACEMENT' });
});

it('riftbound-zh:376.4.b.2 abilities that speak of the player who conquers trigger, wherever they are', () => {
  const banner = (player: string) => gear('Test Banner', triggered({ on: 'conquer', player }, draw(1)));
  const drawn = (player: string) =>
    position([{ base: ['Test Banner', 'Test Recruit'] }, {}], { definitions: [banner(player), recruit] })
      .move(0, 'Test Recruit', PEAK)
      .calm()
      .hand(0);
  expect([drawn('you'), drawn('opponent')]).toEqual([1, 0]);
});
