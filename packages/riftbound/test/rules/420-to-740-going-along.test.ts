/** What goes with a unit, what several cards give once, what adds for both sides of a combat, and gear that is used up. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { draw, energy, foe, GEAR, giveMight, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';
function agree(game: RiftboundPlay, yes = true): RiftboundPlay {
  for (let i = 0; i < 60 && !isCalm(game); i++) {
    const d = game.decision();
    game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: yes } : d.default);
  }
  return game;
}
const along = (from: string, to: string): JsonObject => ({
  kind: 'triggered',
  on: {
    on: 'moved',
    object: [UNIT, { controller: 'you' }, { other: true }],
    match: { from, to },
    ...(from === 'battlefield' ? { source: [{ is: 'here' }] } : {}),
  },
  ...(from === 'base' ? { if: { is: ['self', { is: 'inBase' }] } } : {}),
  may: true,
  effects: [{ do: 'moveTo', what: 'self', to: to === 'base' ? 'base' : { event: 'destination' } }],
});
const pursuer = unit(
  'Test Pursuer',
  4,
  along('battlefield', 'base'),
  along('base', 'battlefield'),
  along('battlefield', 'battlefield'),
);

describe('what goes along', () => {
  it('riftbound:446.1 follows a unit from where both are, to where that has moved', () => {
    const game = position([{ base: ['Test Pursuer', SENTRY, REARGUARD] }, {}], { definitions: [pursuer] });
    agree(game.move(0, SENTRY, PEAK));
    expect([game.where('Test Pursuer'), game.ready('Test Pursuer')]).toEqual([PEAK, true]);
    // From elsewhere it follows nobody.
    agree(game.move(0, REARGUARD, GROVE));
    expect(game.where('Test Pursuer')).toBe(PEAK);
    const stays = position([{ base: ['Test Pursuer', SENTRY] }, {}], { definitions: [pursuer] });
    expect(agree(stays.move(0, SENTRY, PEAK), false).where('Test Pursuer')).toBe('base');
    const both = position([{ base: ['Test Pursuer', SENTRY] }, {}], { definitions: [pursuer] }).move(0, SENTRY, PEAK, [
      'Test Pursuer',
    ]);
    expect(both.happened('ABILITY_TRIGGERED')).toEqual([]);
    const home = position([{ base: [] }, {}], {
      definitions: [pursuer],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Pursuer', SENTRY] },
        { card: GROVE, owner: 1 },
      ],
    });
    expect(agree(home.move(0, SENTRY, 'base')).where('Test Pursuer')).toBe('base');
  });
});

describe('what is given', () => {
  const refuge = (name: string): JsonObject =>
    gear(name, {
      kind: 'static',
      affects: [UNIT, { controller: 'team' }, { counters: ['buff', 1] }],
      mods: [{ mod: 'ifMissing', ability: { kind: 'keyword', keyword: 'deflect' } }],
    });
  it('riftbound:478 a keyword that is given to what has it not is given once, however many cards give it', () => {
    const grant = spell('Test Grant', {
      targets: [{ what: [UNIT] }],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'deflect' } }],
          until: { kind: 'permanent' },
        },
      ],
    });
    const deflect = (base: string[], granted = false): number => {
      const game = position(
        [
          { base: [...base, { card: SENTRY, buffed: true }], hand: ['Test Grant'] },
          { hand: ['Stupefy'], runes: [runes(6, 'Mind')] },
        ],
        { definitions: [refuge('Test Refuge'), refuge('Test Haven'), grant] },
      );
      if (granted) game.play(0, 'Test Grant', { targets: [[{ card: SENTRY }]] }).settle();
      game.until({ turn: 4, step: 'main' }).play(1, 'Stupefy', { targets: [[{ card: SENTRY }]] });
      return Number(Object.values((game.happened('COST_PAID').at(-1)?.power ?? {}) as object)[0] ?? 0);
    };
    expect([deflect([]), deflect(['Test Refuge']), deflect(['Test Refuge', 'Test Haven'])]).toEqual([0, 1, 1]);
    // A keyword that something else gives afterwards is there before that.
    expect(deflect(['Test Refuge'], true)).toBe(1);
  });
  it('riftbound:716 what an Equipment gives is given as often as is said, for the base bonus alone', () => {
    const head = unit('Test Head', 5, {
      kind: 'static',
      mods: [
        {
          mod: 'add',
          stat: 'might',
          value: { total: 'mightBonus', of: { each: [{ has: ['tags', 'Equipment'] }, { attachedTo: 'self' }] } },
        },
      ],
    });
    const game = position([{ base: ['Test Head', 'B.F. Sword'] }, {}], { definitions: [head] });
    expect(game.might('Test Head')).toBe(5);
    game.use(0, 'B.F. Sword');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Head' });
    expect(game.settle().might('Test Head')).toBe(11);
  });
});

describe('what is played of looked-at cards', () => {
  it('riftbound:354.2 is on the chain before the rest is recycled, and enters before what triggers on that chooses', () => {
    const karma = unit('Test Karma', 6, {
      kind: 'triggered',
      on: { on: 'did', player: 'you', batch: true, match: { act: 'recycle', owned: true } },
      targets: [{ what: [UNIT, { controller: 'you' }] }],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }],
    });
    const find = spell('Test Find', {
      effects: [
        {
          do: 'dig',
          count: 3,
          take: {
            to: 'banishment',
            cause: 'banish',
            filter: [UNIT],
            may: true,
            save: 'found',
            then: [{ do: 'play', what: { saved: 'found' }, must: true, cost: [] }],
          },
          rest: { to: 'bottom', order: 'random' },
        },
      ],
    });
    const game = position(
      [{ base: ['Test Karma'], hand: ['Test Find'], mainDeck: [SENTRY, 'Stupefy', 'Stupefy', 'Stupefy'] }, {}],
      {
        definitions: [karma, find],
      },
    ).play(0, 'Test Find');
    for (let i = 0; i < 30 && game.decision().kind !== 'TARGETS'; i++) {
      const d = game.decision();
      const own = d.kind === 'DIG' ? d.options.find((o) => o.card === SENTRY) : undefined;
      game.answer(d.seat, own ? { choose: [own.id] } : d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Test Karma', SENTRY]);
  });
});

describe('resources', () => {
  it('riftbound:429.2 that a battlefield adds for both sides of a combat are there at once', () => {
    const add = { do: 'add', energy: 1, who: { event: 'player' } };
    const threshold = card(
      'Test Threshold',
      { types: ['Battlefield'] },
      ...['attacker', 'defender'].map((side) =>
        triggered({ on: 'combatStarts', player: 'any', match: { side }, object: 'self' }, add),
      ),
    );
    const game = position([{ base: [SENTRY] }, {}], {
      definitions: [threshold],
      battlefields: [
        { card: 'Test Threshold', owner: 0, controller: 1, units: [foe(REARGUARD)] },
        { card: GROVE, owner: 1 },
      ],
    }).move(0, SENTRY, 'Test Threshold');
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect([game.chain(), game.pool(0), game.pool(1)]).toMatchObject([[], { energy: 1 }, { energy: 1 }]);
  });
  it('riftbound:464.2.b what happens as a combat starts is done before attacking is paid for', () => {
    const boar = unit('Test Boar', 3, {
      ...triggered({ on: 'unit:attack', object: 'self' }, giveMight(2, 'self')),
      may: true,
      cost: energy(1),
    });
    const attacked = (on: JsonObject): unknown => {
      const threshold = card(
        'Test Threshold',
        { types: ['Battlefield'] },
        triggered({ player: 'any', object: 'self', ...on }, { do: 'add', energy: 1, who: { event: 'player' } }),
      );
      const game = position([{ base: ['Test Boar'], runes: [] }, {}], {
        definitions: [threshold, boar],
        battlefields: [
          { card: 'Test Threshold', owner: 0, controller: 1, units: [foe(REARGUARD)] },
          { card: GROVE, owner: 1 },
        ],
      }).move(0, 'Test Boar', 'Test Threshold');
      for (let i = 0; i < 9 && game.decision().kind !== 'PRIORITY'; i++) {
        const { seat, shape, default: usual } = game.decision();
        game.answer(seat, shape === 'CONFIRM' ? { confirm: true } : usual);
      }
      return game.chain()[0] ?? null;
    };
    expect(attacked({ on: 'combatStarts', match: { side: 'attacker' } })).toBe('Test Boar');
    // The attacker's own come first of what triggers on attacking (464.2.e.1), and nothing pays for that yet.
    expect(attacked({ on: 'attack' })).toBeNull();
  });
  it('riftbound:377.2.a an ability of a gear was used also where that is killed for it', () => {
    const prize = unit('Test Prize', 2, triggered({ on: 'used', player: 'you', object: [GEAR] }, giveMight(1, 'self')));
    const gem = gear('Test Gem', {
      kind: 'activated',
      cost: [{ pay: 'kill' }],
      effects: [draw(1)],
    });
    const coin = gear('Test Coin', {
      kind: 'activated',
      cost: [{ pay: 'kill' }],
      effects: [{ do: 'add', energy: 1 }],
      immediate: true,
      timing: 'reaction',
    });
    const game = position([{ base: ['Test Prize', 'Test Gem', 'Test Coin'] }, {}], { definitions: [prize, gem, coin] });
    expect(game.use(0, 'Test Gem').settle().might('Test Prize')).toBe(3);
    expect(game.use(0, 'Test Coin').settle().might('Test Prize')).toBe(4);
  });
});
