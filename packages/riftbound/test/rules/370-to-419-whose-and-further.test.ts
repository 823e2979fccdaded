/** Abilities on their way to the chain and off it in further situations: others' turns, several effects, no targets (370–419). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import {
  aims,
  banishes,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const DEATH = { from: 'board', to: 'trash' };
const PLAYED = { on: 'play', object: 'self' };
const named = (name: string): JsonObject => ({ each: { named: name } });
const bomb = spell('Test Rite', { effects: [{ do: 'kill', what: { each: UNIT } }] });
const drum = gear('Test Drum', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [draw(1)] });

describe('replacement effects of several', () => {
  it('riftbound:370.2 what one effect put in the place of a death another one replaces, and the first not again', () => {
    const martyr = (name: string): JsonObject =>
      unit(name, 1, {
        kind: 'replacement',
        on: 'move',
        object: FRIEND,
        match: DEATH,
        instead: [{ do: 'kill', what: 'self' }],
      });
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two', 'Test Giant'] }, {}], {
      definitions: [
        martyr('Test One'),
        martyr('Test Two'),
        giant,
        aims({ named: 'Test Giant' }, { do: 'kill', what: T0 }),
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    game.choose(0, { card: 'Test One' }).settle();
    // The first would die for the giant, the second for the first, and nobody for the second.
    expect(['Test Giant', 'Test One', 'Test Two'].map((name) => game.onBoard(name).length)).toEqual([1, 1, 0]);
  });
  it('riftbound:373.1.a all that takes the place of deaths is done before the rest die, whosever it is', () => {
    const saves = (name: string, object: JsonObject): JsonObject =>
      gear(name, { kind: 'replacement', on: 'move', object, match: DEATH, instead: [draw(1)] });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit', 'Test Mine'] },
        { base: ['Test Squire', 'Test Theirs'] },
      ],
      {
        definitions: [
          ...[giant, recruit, unit('Test Squire', 2), bomb],
          saves('Test Mine', { named: 'Test Giant' }),
          saves('Test Theirs', { named: 'Test Squire' }),
        ],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    const seen = game.events.flatMap(({ type, data }) =>
      type === 'CARD_DRAWN'
        ? [`draw ${data.seat}`]
        : data.to === 'trash' && data.card === 'Test Recruit'
          ? ['dies']
          : [],
    );
    expect(seen).toEqual(['draw 0', 'draw 1', 'dies']);
  });
});

describe('abilities and the chain', () => {
  it('riftbound:377.3 activated abilities wait on the chain, those of either player, and are carried out newest first', () => {
    const fife = gear('Test Fife', { ...activated(draw(2)), cost: [{ pay: 'exhaust' }], timing: 'reaction' });
    const game = position([{ base: ['Test Drum'] }, { base: ['Test Fife'] }], { definitions: [drum, fife] });
    game.use(0, 'Test Drum').pass().use(1, 'Test Fife');
    expect([game.chain(), game.hand(0), game.hand(1)]).toEqual([['Test Fife', 'Test Drum'], 0, 0]);
    game.pass().pass();
    expect([game.chain(), game.hand(0), game.hand(1)]).toEqual([['Test Drum'], 0, 2]);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:383.2.b what is no condition is the effect: it is carried out as it resolves, for either player', () => {
    const herald = unit('Test Herald', 1, triggered(PLAYED, draw(1), damage(1, named('Test Giant'))));
    const watcher = gear('Test Watcher', triggered({ on: 'play', object: UNIT, player: 'opponent' }, draw(2)));
    const game = position([{ hand: ['Test Herald'] }, { base: ['Test Giant', 'Test Watcher'] }], {
      definitions: [herald, watcher, giant],
    }).play(0, 'Test Herald');
    expect([game.hand(0), game.hand(1), game.unit('Test Giant').damage]).toEqual([0, 0, 0]);
    game.settle();
    expect([game.hand(0), game.hand(1), game.unit('Test Giant').damage]).toEqual([1, 2, 1]);
  });
  it('riftbound:383.3.a.1 a yes is to performing the ability and its own cost, and to nothing that its target costs besides', () => {
    const archer = unit('Test Archer', 2, {
      ...triggered(PLAYED, damage(1)),
      targets: [{ what: ENEMY }],
      may: true,
      cost: energy(1),
    });
    const shy = withKeyword(unit('Test Shy', 3), 'deflect', { value: 1 });
    const at = (name: string) =>
      position([{ hand: ['Test Archer'] }, { base: [name, 'Test Recruit'] }], { definitions: [archer, shy, recruit] })
        .play(0, 'Test Archer')
        .answer(0, { confirm: true })
        .choose(0, [{ card: name }]);
    expect(at('Test Recruit').decision().kind).toBe('PRIORITY');
    const asked = at('Test Shy');
    expect(asked.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    asked.answer(0, { confirm: false }).settle();
    expect([asked.unit('Test Shy').damage, asked.happened('COST_PAID')]).toEqual([0, []]);
  });
  it('riftbound:401.2 what triggers amid a resolution makes its choices after the last instruction', () => {
    const martyr = unit('Test Martyr', 1, {
      ...triggered({ on: 'move', object: 'self', match: DEATH }, damage(1)),
      targets: [{ what: ENEMY }],
    });
    const may: JsonObject = { do: 'may', prompt: 'Draw?', then: [draw(1)] };
    const game = position([{ hand: ['Test Rite'], base: ['Test Martyr'] }, { base: ['Test Giant', 'Test Recruit'] }], {
      definitions: [martyr, giant, recruit, aims(FRIEND, { do: 'kill', what: T0 }, may, may)],
    })
      .play(0, 'Test Rite')
      .settle();
    const kinds: string[] = [];
    for (; game.decision().kind !== 'PRIORITY'; game.answer(0, game.decision().default))
      kinds.push(game.decision().kind);
    expect(kinds).toEqual(['MAY', 'MAY', 'TARGETS']);
  });
  it('riftbound:402.1 its controller decides whether to perform it in the turn of another player as well', () => {
    const watcher = unit('Test Watcher', 2, {
      ...triggered({ on: 'play', object: UNIT, player: 'opponent' }, draw(1)),
      may: true,
    });
    const game = position([{ hand: ['Test Recruit'] }, { base: ['Test Watcher'] }], {
      definitions: [watcher, recruit],
    }).play(0, 'Test Recruit');
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'MAY' });
    expect(game.answer(1, { confirm: true }).settle().hand(1)).toBe(1);
  });
  it('riftbound:402.4 what was removed for want of something to choose was never finalized: it may trigger again this turn', () => {
    const sniper = unit('Test Sniper', 2, {
      ...triggered({ on: 'play', player: 'you', object: GEAR }, damage(1)),
      targets: [{ what: ENEMY }],
      limit: { perTurn: 1 },
    });
    const lends = does({ do: 'playToken', token: recruit, who: { each: [{ player: 'opponent' }] }, to: 'base' });
    const game = position([{ hand: ['Test Tool', 'Test Rite', 'Test Tool', 'Test Tool'], base: ['Test Sniper'] }, {}], {
      definitions: [sniper, recruit, lends, gear('Test Tool')],
    }).play(0, 'Test Tool');
    expect([game.chain(), game.turnState()]).toEqual([[], 'neutralOpen']);
    game.play(0, 'Test Rite').settle().play(0, 'Test Tool');
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect(game.chain()).toEqual(['Test Sniper']);
    expect(game.settle().play(0, 'Test Tool').chain()).toEqual([]);
  });
  it('riftbound:397 abilities that something has from two texts deal each with what their own text has banished', () => {
    const share: JsonObject = {
      do: 'modify',
      what: named('Test One'),
      mods: [{ mod: 'textOf', of: named('Test Two') }],
    };
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two', 'Test Giant', 'Test Recruit'] }, {}], {
      definitions: [banishes('Test One'), banishes('Test Two'), giant, recruit, does(share)],
    })
      .play(0, 'Test Rite')
      .settle();
    const use = (ability: number) => game.choose(0, { kind: 'ACTIVATE', card: 'Test One', ability });
    use(0)
      .choose(0, [{ card: 'Test Giant' }])
      .settle();
    use(2).settle();
    expect(game.pile(0, 'banishment').sort()).toEqual(['Test Giant', 'Test Recruit']);
    use(3).settle();
    expect(game.pile(0, 'banishment')).toEqual(['Test Giant']);
    use(1).settle();
    expect(game.pile(0, 'banishment')).toEqual([]);
  });
});

describe('what is targeted', () => {
  const sentinel = unit('Test Sentinel', 3, triggered({ on: 'target', object: 'self' }, draw(1)));
  it('riftbound:383.4.b.2 abilities target as well: targeting effects go on the chain above an activated one, and a triggered one', () => {
    const bow = gear('Test Bow', { ...activated(damage(1)), targets: [{ what: UNIT }] });
    const archer = unit('Test Archer', 2, { ...triggered(PLAYED, damage(1)), targets: [{ what: ENEMY }] });
    const table = () =>
      position([{ hand: ['Test Archer'], base: ['Test Bow'] }, { base: ['Test Sentinel'] }], {
        definitions: [sentinel, bow, archer],
      });
    const used = table().use(0, 'Test Bow');
    const played = table().play(0, 'Test Archer');
    for (const game of [used, played])
      while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect([used.chain(), played.chain()]).toEqual([
      ['Test Sentinel', 'Test Bow'],
      ['Test Sentinel', 'Test Archer'],
    ]);
    expect([used.settle().hand(1), played.settle().hand(1)]).toEqual([1, 1]);
  });
});

describe('scoring and fighting in the turn of another', () => {
  const banner = gear('Test Banner', triggered({ on: 'conquer', player: 'you' }, draw(1)));
  it('riftbound:383.4.c.2.b what speaks of its player conquering triggers for whoever conquers, also in another’s turn', () => {
    const drive = spell('Test Drive', {
      effects: [{ do: 'moveTo', what: named('Test Giant'), to: { each: { named: PEAK } } }],
    });
    const game = position([{ base: ['Test Giant', 'Test Banner'] }, { hand: ['Test Drive'], base: ['Test Banner'] }], {
      definitions: [giant, drive, banner],
      turn: { number: 4, active: 1 },
    })
      .play(1, 'Test Drive')
      .settle();
    expect([game.points(0), game.hand(0), game.hand(1)]).toEqual([1, 1, 0]);
  });
  it('riftbound:383.4.f.2 a unit that comes to a combat as a defender triggers as it gains the designation', () => {
    const bring = reacts('Test Bring', {
      targets: [{ what: [UNIT, { named: 'Test Guard' }] }],
      effects: [{ do: 'moveTo', what: T0, to: { each: { named: PEAK } } }],
    });
    const guard = unit('Test Guard', 3, triggered({ on: 'unit:defend', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Giant'] }, { hand: ['Test Bring'], base: ['Test Guard'] }], {
      definitions: [giant, recruit, guard, bring],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    });
    game.move(0, 'Test Giant', PEAK);
    while (game.decision().seat !== 1) game.pass();
    game.play(1, 'Test Bring').pass().pass();
    expect([game.unit('Test Guard').defender, game.chain(), game.hand(1)]).toEqual([true, ['Test Guard'], 0]);
    game.pass().pass();
    expect(game.hand(1)).toBe(1);
  });
});

describe('what may be done', () => {
  it('riftbound:410.1.b.1 an ability without Action or Reaction asks for an open state, of whoever’s turn it is', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Drum'] }, { base: ['Test Drum'] }], {
      definitions: [drum, does(draw(1))],
    });
    const offered = () => game.offered().filter((one) => one.includes('Test Drum'));
    expect(offered()).toEqual(['ACTIVATE Test Drum']);
    game.play(0, 'Test Rite');
    expect([game.decision().seat, offered()]).toEqual([0, []]);
    game.pass();
    expect([game.decision().seat, offered()]).toEqual([1, []]);
    expect([game.settle().decision().seat, offered()]).toEqual([0, ['ACTIVATE Test Drum']]);
  });
  it('riftbound:414.1.b what is exhausted pays no [E], once it has been used as little as where it came so', () => {
    const game = position([{ base: ['Test Drum', { card: 'Test Fife', exhausted: true }] }, {}], {
      definitions: [drum, gear('Test Fife', { ...activated(draw(1)), cost: [{ pay: 'exhaust' }] })],
    });
    const offered = () => game.offered().filter((one) => one.startsWith('ACTIVATE Test'));
    expect(offered()).toEqual(['ACTIVATE Test Drum']);
    expect(
      game
        .use(0, 'Test Drum')
        .settle()
        .offered()
        .filter((one) => one.startsWith('ACTIVATE Test')),
    ).toEqual([]);
  });
  it.each([0, 1])(
    'riftbound:419.1.a seat %i plays from the hand and the Champion Zone, and from nowhere else',
    (seat) => {
      const at = (zone: string): JsonObject =>
        card(`Test ${zone}`, { types: ['Unit'], might: 1, supertypes: ['Champion'], tags: ['Test'] });
      const zones = ['hand', 'championZone', 'trash', 'mainDeck', 'banishment'];
      const own = Object.fromEntries(zones.map((zone) => [zone, [`Test ${zone}`]]));
      const others = { hand: ['Test Recruit'], trash: ['Test Giant'] };
      const game = position(seat === 0 ? [own, others] : [others, own], {
        turn: { number: 3 + seat, active: seat },
        definitions: [...zones.map(at), recruit, giant],
      });
      expect(
        game
          .offered()
          .filter((one) => one.startsWith('PLAY'))
          .sort(),
      ).toEqual(['PLAY Test championZone', 'PLAY Test hand']);
      game.play(seat, 'Test championZone').play(seat, 'Test hand');
      expect(['Test championZone', 'Test hand'].map((name) => game.where(name))).toEqual(['base', 'base']);
    },
  );
});
