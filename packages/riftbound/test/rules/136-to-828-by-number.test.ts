/** Effect text and inactive text of attached cards, optional triggers, Weaponmaster twice, Empower (136, 402, 442, 718, 721, 818, 821, 827). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, triggered, unit } from '../support/own-cards.js';
import { type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import { draw, recruit, T0, UNIT } from '../support/rites.js';

const keyword = (name: string, more: JsonObject = {}): JsonObject => ({ kind: 'keyword', keyword: name, ...more });
const equipFor = (energy: number): JsonObject => keyword('equip', { cost: [{ pay: 'resources', energy, power: [] }] });
const equipment = (name: string, mightBonus: number, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus }, ...abilities);
const soldier = unit('Test Soldier', 3);
const ON_PLAY: JsonObject = { on: 'play', object: UNIT };

describe('texts of what is attached', () => {
  /** Who carries it draws as a unit is played; one of the other kind does so by its own text. */
  const lends: JsonObject = {
    kind: 'static',
    affects: 'attached',
    mods: [{ mod: 'ability', ability: triggered(ON_PLAY, draw(2)) }],
  };
  const horn: JsonObject = { kind: 'activated', cost: [], effects: [draw(1)], limit: { perTurn: 1 } };
  const blade = equipment('Test Blade', 2, equipFor(1), lends);
  const plain = equipment('Test Blade', 2, equipFor(1), triggered(ON_PLAY, draw(1)), horn);
  const table = (one: JsonObject, attached: boolean): RiftboundPlay => {
    const game = position([{ base: ['Test Blade', 'Test Soldier'], hand: ['Test Recruit'] }, {}], {
      definitions: [one, soldier, recruit],
    });
    return attached ? game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', cost: '[1]' }).settle() : game;
  };
  const drawn = (one: JsonObject, attached: boolean): unknown =>
    table(one, attached).play(0, 'Test Recruit').settle().hand(0);
  it('riftbound:136.2.b effect text does nothing while its card is attached to nothing', () => {
    expect(drawn(blade, false)).toBe(0);
  });
  it('riftbound:136.2.c attached, it is a text of the card that carries it', () => {
    expect(drawn(blade, true)).toBe(2);
    expect(JSON.stringify(table(blade, true).unit('Test Soldier').abilities)).toContain('triggered');
    expect(JSON.stringify(table(blade, false).unit('Test Soldier').abilities)).not.toContain('triggered');
  });
  it('riftbound:718.4 the Might bonus counts while it is attached alone', () => {
    expect([false, true].map((attached) => table(blade, attached).might('Test Soldier'))).toEqual([3, 5]);
  });
  it('riftbound:721.1 its own text is not applied while it is attached', () => {
    expect([false, true].map((attached) => drawn(plain, attached))).toEqual([1, 0]);
  });
  it('riftbound:721.2 nor can its own abilities be used, nor those of Equip', () => {
    const uses = (attached: boolean) =>
      table(plain, attached)
        .offered()
        .filter((one) => one === 'ACTIVATE Test Blade').length;
    expect([uses(false), uses(true)]).toEqual([2, 0]);
  });
  it('riftbound:818.1.b.2 the unit that was chosen carries it, and no other one', () => {
    const game = position([{ base: ['Test Blade', 'Test Soldier', 'Test Recruit'] }, {}], {
      definitions: [blade, soldier, recruit],
    })
      .choose(0, { kind: 'ACTIVATE', card: 'Test Blade', cost: '[1]' })
      .choose(0, { card: 'Test Recruit' })
      .settle();
    expect(game.unit('Test Blade').attachedTo).toBe(game.unit('Test Recruit').id);
    expect([game.might('Test Recruit'), game.might('Test Soldier')]).toEqual([3, 3]);
  });
});

it('riftbound:821.1.c.7 two instances of Weaponmaster choose and pay each by itself', () => {
  const master = unit('Test Master', 3, keyword('weaponmaster'), keyword('weaponmaster'));
  const game = position([{ base: ['Test One', 'Test Two'], hand: ['Test Master'] }, {}], {
    definitions: [master, equipment('Test One', 1, equipFor(1)), equipment('Test Two', 2, equipFor(1))],
  }).play(0, 'Test Master');
  const names = ['Test One', 'Test Two'];
  for (let n = 0; n < 20 && (game.chain().length > 0 || game.decision().kind !== 'PRIORITY'); n++) {
    const d = game.decision();
    if (d.kind === 'TARGETS') game.choose(0, { card: names.shift() as string });
    else game.answer(d.seat, d.kind === 'PAY' ? { confirm: true } : d.default);
  }
  const { id } = game.unit('Test Master');
  expect(['Test One', 'Test Two'].map((name) => game.unit(name).attachedTo)).toEqual([id, id]);
  expect([game.might('Test Master'), game.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([6, 2]);
});

describe('what may be done as it triggers', () => {
  const herald = (...effects: JsonObject[]): JsonObject =>
    unit('Test Herald', 1, { ...triggered({ on: 'play', object: 'self' }, ...effects), may: true });
  const played = (more: PlayerSetup = {}): RiftboundPlay =>
    position([{ hand: ['Test Herald'], ...more }, {}], { definitions: [herald(draw(1), draw(1))] }).play(
      0,
      'Test Herald',
    );
  it('riftbound:402.1 its controller decides before it can be answered', () => {
    expect(played().decision()).toMatchObject({ seat: 0, kind: 'MAY' });
    expect(played().answer(0, { confirm: false }).chain()).toEqual([]);
    expect(played().answer(0, { confirm: true }).chain()).toEqual(['Test Herald']);
  });
  it('riftbound:383.3.a.1 that is all that is decided: what it does then is done in whole', () => {
    const game = played().answer(0, { confirm: true }).settle();
    expect([game.decision().kind, game.hand(0)]).toEqual(['PRIORITY', 2]);
    expect(played().answer(0, { confirm: false }).settle().hand(0)).toBe(0);
  });
});

describe('Empower', () => {
  const cost = [{ pay: 'resources', energy: 1, power: [] }];
  const brute = unit('Test Brute', 2, keyword('empower', { cost }), keyword('empowered'), {
    kind: 'static',
    mods: [{ mod: 'add', stat: 'might', value: 3 }],
    if: { is: ['self', { status: 'empowered' }] },
  });
  const calm = spell('Test Calm', {
    targets: [{ what: UNIT }],
    effects: [{ do: 'status', what: T0, status: 'empowered', on: false }],
  });
  const table = (): RiftboundPlay =>
    position([{ base: ['Test Brute', 'Test Brute'], hand: ['Test Calm'] }, {}], { definitions: [brute, calm] });
  const states = (game: RiftboundPlay) => game.onBoard('Test Brute').map((one) => [one.empowered, one.might]);
  it('riftbound:827.1.b for its cost the source alone is Empowered', () => {
    const game = table().use(0, 'Test Brute').settle();
    expect(states(game).sort()).toEqual([
      [false, 2],
      [true, 5],
    ]);
    expect(game.runes(0).filter(({ exhausted }) => exhausted)).toHaveLength(1);
  });
  it('riftbound:828.1.c what depends on it is there as long as the status is', () => {
    const game = table().use(0, 'Test Brute').settle();
    const strong = (): number => game.onBoard('Test Brute').filter(({ might }) => might === 5).length;
    expect(strong()).toBe(1);
    const [one] = game.onBoard('Test Brute').filter(({ empowered }) => empowered === true);
    game
      .choose(0, { kind: 'PLAY', card: 'Test Calm' })
      .choose(0, { object: String(one?.id) })
      .settle();
    expect(strong()).toBe(0);
  });
  it('riftbound:442.1 who is disempowered has the status no more, and may be Empowered again', () => {
    const game = table().use(0, 'Test Brute').settle();
    const [one] = game.onBoard('Test Brute').filter(({ empowered }) => empowered === true);
    game
      .choose(0, { kind: 'PLAY', card: 'Test Calm' })
      .choose(0, { object: String(one?.id) })
      .settle();
    expect(states(game)).toEqual([
      [false, 2],
      [false, 2],
    ]);
    expect(game.offered().filter((each) => each === 'ACTIVATE Test Brute')).toHaveLength(2);
  });
});
