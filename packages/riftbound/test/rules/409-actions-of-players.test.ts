/** What players do in their turn and in turns of others, and who is responsible for what. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { legend } from '../support/kinds.js';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import { aims, does, draw, ENEMY, energy, FRIEND, foe, giant, reacts, recruit } from '../support/rites.js';

const plain = spell('Test Plain', { effects: [draw(1)] });
const watcher = (act: string) =>
  gear('Test Watcher', triggered({ on: 'did', player: 'you', match: { act } } as JsonObject, draw(1)));

describe('what may be done', () => {
  it('riftbound:403.3 an ability that costs less may be used by who could not pay for it otherwise', () => {
    const horn = gear('Test Horn', { kind: 'activated', cost: energy(2), effects: [draw(1)] });
    const aide = gear('Test Aide', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', abilities: true, less: energy(2) }],
    });
    const offered = (base: string[]) => position([{ base, runes: [] }, {}], { definitions: [horn, aide] }).offered();
    expect(offered(['Test Horn'])).not.toContain('ACTIVATE Test Horn');
    expect(offered(['Test Horn', 'Test Aide'])).toContain('ACTIVATE Test Horn');
  });
  it('riftbound:409 no unit is played in a closed state of another player’s turn', () => {
    const game = position([{ hand: ['Test Plain'] }, { hand: ['Test Recruit', 'Test Answer'] }], {
      definitions: [plain, recruit, reacts('Test Answer', { effects: [draw(1)] })],
    });
    const offered = game.play(0, 'Test Plain').pass().offered();
    expect(offered).toContain('PLAY Test Answer');
    expect(offered).not.toContain('PLAY Test Recruit');
  });
  it('riftbound:410.1.b as many cards as can be paid for are played in one turn', () => {
    const hand = Array.from({ length: 5 }, () => 'Test Recruit');
    const game = position([{ hand }, {}], { definitions: [recruit] });
    for (const name of hand) game.play(0, name);
    expect(game.onBoard('Test Recruit')).toHaveLength(5);
  });
  it('riftbound:410.1.b.3 nor is a unit moved of which something says that it can’t be', () => {
    const rock = unit('Test Rock', 2, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeMoved' }] });
    const offered = position([{ base: ['Test Rock', 'Test Recruit'] }, {}], { definitions: [rock, recruit] }).offered();
    expect(offered).toContain('MOVE Test Recruit');
    expect(offered).not.toContain('MOVE Test Rock');
  });
});

it('riftbound:419.4 what waits for the second card of a turn triggers on that one', () => {
  const fan = gear('Test Fan', triggered({ on: 'play', player: 'you', match: { card: true, nth: 2 } }, draw(1)));
  const game = position([{ hand: ['Test Recruit', 'Test Recruit', 'Test Recruit'], base: ['Test Fan'] }, {}], {
    definitions: [fan, recruit],
  });
  const drawn = [0, 1, 2].map(() => game.play(0, 'Test Recruit').settle().happened('ABILITY_TRIGGERED').length);
  expect(drawn).toEqual([0, 1, 1]);
});

describe('who is responsible', () => {
  it('riftbound:411.1 whoever gives up what another player owns banishes it', () => {
    const relic = gear('Test Relic', { kind: 'activated', cost: [{ pay: 'banish', what: 'self' }], effects: [] });
    const game = position([{ base: ['Test Watcher'] }, { base: [{ card: 'Test Relic', controller: 0 }] }], {
      definitions: [watcher('banish'), relic],
    });
    game.use(0, 'Test Relic').settle();
    expect([game.pile(1, 'banishment'), game.hand(0)]).toEqual([['Test Relic'], 1]);
  });
  it('riftbound:411.4 whoever readies a unit of an opponent readies it', () => {
    const rouse = aims(ENEMY, { do: 'status', what: { target: 0 }, status: 'exhausted', on: false });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Watcher'] },
        { base: [{ card: 'Test Giant', exhausted: true }, 'Test Watcher'] },
      ],
      { definitions: [watcher('ready'), giant, rouse] },
    );
    game.play(0, 'Test Rite').settle();
    expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
  });
});

describe('drawing, recycling, readying', () => {
  it('riftbound:413.4.a what there is is drawn before the player burns out', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Test Giant'], trash: ['Cleave', 'Retreat'] }, {}], {
      definitions: [giant, does(draw(2))],
    });
    game.play(0, 'Test Rite').settle();
    const order = game.events.map(({ type }) => type).filter((type) => ['CARD_DRAWN', 'BURNED_OUT'].includes(type));
    expect(order).toEqual(['CARD_DRAWN', 'BURNED_OUT', 'CARD_DRAWN']);
  });
  it('riftbound:416.5 a trash that is recycled lies in random order as well', () => {
    const drawn = (order: number[]) =>
      position([{ hand: ['Test Plain'], mainDeck: [], trash: ['Cleave', 'Retreat', 'Stupefy'] }, {}], {
        definitions: [plain],
        random: [order],
      })
        .play(0, 'Test Plain')
        .settle()
        .pile(0, 'hand');
    expect(drawn([0, 1, 2])).not.toEqual(drawn([1, 0, 2]));
  });
  it('riftbound:415.3.a whatever a player controls is readied: gear, runes, legends, and what others own', () => {
    const tired = (name: string, more: JsonObject = {}) => ({ card: name, exhausted: true, ...more });
    const game = position(
      [
        { legend: tired('Test Sage'), base: [tired('Test Tool')], runes: [runes(2, 'Mind', true)] },
        { base: [tired('Test Giant', { controller: 0 }), tired('Test Recruit')] },
      ],
      { definitions: [gear('Test Tool'), legend('Test Sage'), giant, recruit], turn: { step: 'awaken' } },
    );
    expect([game.ready('Test Tool'), game.ready('Test Giant'), game.ready('Test Recruit')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(game.the('Test Sage', 'legendZone').exhausted).toBe(false);
    expect(game.runes(0).filter(({ exhausted }) => exhausted)).toEqual([]);
  });
  it('riftbound:417.1.d damage to several units at once is one event', () => {
    const fan = gear('Test Fan', triggered({ on: 'damage' }, draw(1)));
    const blast = does({ do: 'damage', to: { each: ENEMY }, amount: 1 });
    const game = position([{ hand: ['Test Rite'], base: ['Test Fan'] }, { base: ['Test Giant', 'Test Giant'] }], {
      definitions: [fan, giant, blast],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.happened('DAMAGE_DEALT').length, game.hand(0)]).toEqual([2, 1]);
    expect(game.all('Test Giant', 'base').map(({ damage }) => damage)).toEqual([1, 1]);
  });
});

describe('combat', () => {
  const killer = (name: string, might: number) =>
    unit(name, might, triggered({ on: 'did', player: 'you', match: { act: 'kill' }, source: 'self' }, draw(1)));
  const fight = (foes: (string | JsonObject)[]) =>
    position([{ base: ['Test One', 'Test Two'] }, {}], {
      definitions: [killer('Test One', 2), killer('Test Two', 2), killer('Test Guard', 5), unit('Test Wall', 4)],
      battlefields: [{ card: PEAK, controller: 1, units: foes }, { card: GROVE }],
    })
      .move(0, 'Test One', PEAK, ['Test Two'])
      .calm();
  it('riftbound:417.6.c all attackers are sources of what a defender is dealt, riftbound:428.5.c.2 and kill it together', () => {
    const game = fight([foe('Test Wall', { stunned: true })]);
    expect([game.zones('Test Wall'), game.hand(0)]).toEqual([['trash'], 2]);
  });
  it('riftbound:417.6.c.1 defenders are the sources of what attackers are dealt', () => {
    const game = fight([foe('Test Guard')]);
    expect([game.zones('Test One'), game.zones('Test Two')]).toEqual([['trash'], ['trash']]);
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });
  it('riftbound:420.3.a each unit that moves along is exhausted, riftbound:420.3.b and moves', () => {
    const game = position([{ base: ['Test Giant', 'Test Recruit'] }, {}], { definitions: [giant, recruit] });
    game.move(0, 'Test Giant', PEAK, ['Test Recruit']);
    for (const name of ['Test Giant', 'Test Recruit'])
      expect([game.ready(name), game.where(name)]).toEqual([false, PEAK]);
  });
  it('riftbound:418.3.a units that are left are healed after a combat', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: [giant, recruit],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Giant', PEAK)
      .settle();
    expect([game.unit('Test Giant').damage, game.happened('HEALED').length]).toEqual([0, 1]);
  });
});

describe('healing, buffing, banishing', () => {
  it('riftbound:418.2 an effect heals all that it speaks of', () => {
    const mend = does({ do: 'heal', what: { each: FRIEND } });
    const game = position(
      [
        {
          hand: ['Test Rite'],
          base: [
            { card: 'Test Giant', damage: 2 },
            { card: 'Test Giant', damage: 3 },
          ],
        },
        {},
      ],
      { definitions: [giant, mend] },
    );
    game.play(0, 'Test Rite').settle();
    expect(game.all('Test Giant', 'base').map((one) => one.damage)).toEqual([0, 0]);
  });
  const buff = aims(FRIEND, { do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 });
  it('riftbound:426.1.b a unit that has a buff gets no other one, riftbound:426.1.c and was not buffed', () => {
    const game = position([{ hand: ['Test Rite', 'Test Rite'], base: ['Test Watcher', 'Test Giant'] }, {}], {
      definitions: [watcher('buff'), giant, buff],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.might('Test Giant'), game.hand(0)]).toEqual([7, 2]);
    game.play(0, 'Test Rite').settle();
    expect([game.might('Test Giant'), game.hand(0)]).toEqual([7, 1]);
  });
  it('riftbound:427.2.a a Deathknell does not trigger where its unit is banished', () => {
    const knell = unit('Test Mourned', 1, { kind: 'keyword', keyword: 'deathknell', effects: [draw(1)] });
    const drawn = (effect: JsonObject) =>
      position([{ hand: ['Test Rite'], base: ['Test Mourned'] }, {}], { definitions: [knell, aims(FRIEND, effect)] })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    const target = { target: 0 };
    expect(drawn({ do: 'kill', what: target })).toBe(1);
    expect(drawn({ do: 'move', what: target, to: 'banishment', cause: 'banish' })).toBe(0);
  });
});

it('riftbound:428.2.b a unit that dies at a battlefield has not moved from there', () => {
  const sting = does({ do: 'damage', to: { each: { named: 'Test Recruit' } }, amount: 1 });
  const game = position([{ hand: ['Test Rite'] }, {}], {
    definitions: [recruit, sting],
    battlefields: [{ card: PEAK, units: ['Test Recruit'] }, { card: GROVE }],
  });
  game.play(0, 'Test Rite').settle();
  expect([game.zones('Test Recruit'), game.happened('MOVED')]).toEqual([['trash'], []]);
});

describe('resources and runes', () => {
  it('riftbound:429.3.a in a closed state a rune adds at once, and nothing waits for it', () => {
    const game = position([{ hand: ['Test Plain'] }, {}], { definitions: [plain] }).play(0, 'Test Plain');
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 0 });
    expect([game.pool(0).energy, game.chain()]).toEqual([1, ['Test Plain']]);
  });
  it('riftbound:430.4.b effects channel in turns of others too', () => {
    const grow = reacts('Test Grow', { effects: [{ do: 'channel', count: 2 }] });
    const game = position(
      [{ hand: ['Test Plain'] }, { hand: ['Test Grow'], runes: [], runeDeck: ['Mind Rune', 'Fury Rune'] }],
      {
        definitions: [plain, grow],
      },
    );
    game.play(0, 'Test Plain').pass().play(1, 'Test Grow').settle();
    expect(game.runes(1)).toHaveLength(2);
  });
  it('riftbound:431.1.a and who must draw more than there is draws what there is before burning out', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Test Giant'], trash: ['Cleave', 'Retreat'] }, {}], {
      definitions: [giant, does(draw(3))],
    });
    game.play(0, 'Test Rite').settle();
    const order = game.events.map(({ type }) => type).filter((type) => ['CARD_DRAWN', 'BURNED_OUT'].includes(type));
    expect(order).toEqual(['CARD_DRAWN', 'BURNED_OUT', 'CARD_DRAWN', 'CARD_DRAWN']);
  });
});
