/** What rules about states, reactions, replacement, assigned damage, and abilities say besides their main clauses (204–477). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, position2025, runes } from '../support/position.js';
import {
  aims,
  banishes,
  damage,
  does,
  draw,
  energy,
  foe,
  giant,
  reacts,
  recruit,
  T0,
  THIS_TURN,
  UNIT,
} from '../support/rites.js';

const PLAYED: JsonObject = { on: 'play', object: 'self' };

describe('states and who may react', () => {
  it('riftbound:310.2 the state is closed while a spell or an ability is pending, and open before and after', () => {
    const wand = gear('Test Wand', { ...activated(damage(1)), targets: [{ what: UNIT }] });
    const game = position([{ hand: ['Test Rite'], base: ['Test Wand', 'Test Giant'] }, { base: ['Test Giant'] }], {
      definitions: [giant, wand, aims(UNIT, damage(1))],
    });
    const states: unknown[] = [game.turnState()];
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    states.push(game.decision().kind, game.turnState());
    game.choose(0, { card: 'Test Giant', owner: 1 }).settle();
    states.push(game.turnState());
    game.use(0, 'Test Wand');
    states.push(game.decision().kind, game.turnState());
    game.choose(0, { card: 'Test Giant', owner: 1 }).settle();
    expect([...states, game.turnState()]).toEqual([
      'neutralOpen',
      'TARGETS',
      'neutralClosed',
      'neutralOpen',
      'TARGETS',
      'neutralClosed',
      'neutralOpen',
    ]);
  });
  it('riftbound-zh:394.4 each of several others may play a reaction before a spell resolves', () => {
    const mend = reacts('Test Mend', { effects: [draw(1)] });
    const game = position2025([{ hand: ['Test Rite'] }, { hand: ['Test Mend'] }, { hand: ['Test Mend'] }], {
      definitions: [mend, does({ do: 'discard', who: 'opponents', count: 'all' })],
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1 },
        { card: "Targon's Peak", owner: 2 },
      ],
    }).play(0, 'Test Rite');
    const asked: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push([game.decision().seat, game.offered().includes('PLAY Test Mend')]);
      if (i < 2) game.pass();
    }
    expect(asked).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
    game.play(2, 'Test Mend');
    expect(game.chain()).toEqual(['Test Mend', 'Test Rite']);
  });
});

describe('replacement', () => {
  it('riftbound-zh:368.1 the turn player orders what is done to the turn player, whoever has the effects', () => {
    const more = (name: string, amount: number): JsonObject =>
      gear(name, { kind: 'replacement', on: 'draws', change: { amount } });
    const game = position2025([{ hand: ['Test Rite'] }, { base: ['Test One', 'Test Two'] }], {
      definitions: [more('Test One', 1), more('Test Two', 2), does(draw(3))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'REPLACEMENT' });
    expect(game.choose(0, { card: 'Test One' }).settle().hand(0)).toBe(2);
  });
  it('riftbound:383.4.d.2.c hold effects trigger though the point comes to nothing, of each battlefield', () => {
    const greed = gear('Test Greed', {
      kind: 'replacement',
      on: 'stat',
      player: 'you',
      match: { stat: 'points' },
      change: { amount: 0 },
    });
    const keeper = unit('Test Keeper', 2, triggered({ on: 'unit:hold', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Greed'] }, {}], {
      definitions: [greed, keeper],
      turn: { number: 3, active: 0, step: 'beginning' },
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Keeper'] },
        { card: GROVE, owner: 1, controller: 0, units: ['Test Keeper'] },
      ],
    });
    for (let i = 0; i < 20 && game.view().turn.phase !== 'main'; i++) game.calm();
    // The grove and the turn give a card each besides.
    expect([game.points(0), game.happened('SCORED').length, game.hand(0)]).toEqual([0, 2, 4]);
  });
  it('riftbound:417.1.e.1 damage that something brings down to nothing is not dealt', () => {
    const shell: JsonObject = {
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      change: { amount: { sum: [{ event: 'amount' }, -2] } },
    };
    const turtle = unit('Test Turtle', 9, shell, triggered({ on: 'damage', object: 'self' }, draw(1)));
    const hit = (amount: number) => {
      const game = position([{ hand: ['Test Rite'] }, { base: ['Test Turtle'] }], {
        definitions: [turtle, aims(UNIT, damage(amount))],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.unit('Test Turtle').damage, game.hand(1), game.happened('DAMAGE_DEALT').length];
    };
    expect([hit(2), hit(3)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });
});

describe('combat damage', () => {
  it('riftbound:437.5.b where all damage of an attacker is prevented once, no amount that the defender assigns is lethal', () => {
    const ward = spell('Test Ward', {
      targets: [{ what: { named: 'Test Odd' } }],
      effects: [
        {
          do: 'createReplacement',
          replaces: { on: 'damage', prevent: true },
          entities: T0,
          once: true,
          until: THIS_TURN,
        },
      ],
    });
    const game = position([{ base: ['Test Odd', 'Test Plain'], hand: ['Test Ward'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant')] }, { card: GROVE }],
      definitions: [ward, giant, unit('Test Odd', 2), unit('Test Plain', 2)],
    });
    game.play(0, 'Test Ward').settle().move(0, 'Test Odd', PEAK, ['Test Plain']).pass().pass();
    if (game.decision().seat === 0) game.takeDefault('COMBAT_DAMAGE');
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1 });
    expect(Object.fromEntries(game.decision().options.map((o) => [o.card, o.lethal ?? null]))).toEqual({
      'Test Odd': null,
      'Test Plain': 2,
    });
  });
});

describe('abilities', () => {
  it('riftbound:477.2.a an ability that is granted after all were lost is there, and one that was granted before is not', () => {
    const loses: JsonObject = { do: 'modify', what: T0, mods: [{ mod: 'loseAbilities' }] };
    const gains: JsonObject = {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'tank' } }],
    };
    const keywords = (...effects: JsonObject[]) =>
      position([{ hand: ['Test Rite'], base: ['Test Walker'] }, {}], {
        definitions: [withKeyword(unit('Test Walker', 1), 'ganking'), aims(UNIT, ...effects)],
      })
        .play(0, 'Test Rite')
        .settle()
        .unit('Test Walker').keywords;
    expect(keywords(loses, gains)).toHaveLength(1);
    expect([keywords(loses), keywords(gains, loses), (keywords(gains) as string[]).length]).toEqual([[], [], 2]);
  });
  it('riftbound-zh:390.1 for an ability that is used, and for one that triggers, what it is about is chosen as it goes on the chain', () => {
    const wand = gear('Test Wand', { ...activated(damage(1)), targets: [{ what: UNIT }] });
    const caller = unit('Test Caller', 1, {
      ...triggered(PLAYED, damage(2)),
      targets: [{ what: [UNIT, { other: true }] }],
    });
    const game = position2025(
      [{ hand: ['Test Caller'], base: ['Test Wand'] }, { base: ['Test Giant', 'Test Titan'] }],
      { definitions: [wand, caller, giant, unit('Test Titan', 9)] },
    );
    const hurt = () => [game.unit('Test Giant').damage, game.unit('Test Titan').damage];
    game.use(0, 'Test Wand');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    game.choose(0, { card: 'Test Titan' });
    expect([game.chain(), hurt()]).toEqual([['Test Wand'], [0, 0]]);
    expect([game.settle(), hurt()][1]).toEqual([0, 1]);
    game.play(0, 'Test Caller', { targets: [[{ card: 'Test Giant' }]] });
    expect([game.chain(), hurt()]).toEqual([['Test Caller'], [0, 1]]);
    expect([game.settle(), hurt()][1]).toEqual([2, 1]);
  });
  it('riftbound-zh:370.2.a of several abilities of one thing the one that is declared is activated', () => {
    const game = () =>
      position2025([{ base: ['Test Wand'] }, {}], {
        definitions: [gear('Test Wand', activated(draw(1)), activated(draw(3)))],
      });
    const drawn = (ability: number) =>
      game().choose(0, { kind: 'ACTIVATE', card: 'Test Wand', ability }).settle().hand(0);
    expect([drawn(0), drawn(1)]).toEqual([1, 3]);
  });
  it('riftbound-zh:373 units in the base and at battlefields have their abilities activated, and those in hand and trash not', () => {
    const seer = (name: string): JsonObject => unit(name, 1, activated(draw(1)));
    const game = position2025([{ base: ['Test Home'], hand: ['Test Held'] }, {}], {
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Away'] }, { card: GROVE }],
      definitions: ['Test Home', 'Test Held', 'Test Away'].map(seer),
    });
    expect(game.offered().filter((one) => one.startsWith('ACTIVATE Test'))).toEqual([
      'ACTIVATE Test Home',
      'ACTIVATE Test Away',
    ]);
  });
  it('riftbound-zh:414.3 what one ability of a card has banished its other ability speaks of, and not of what another card like it banished', () => {
    const game = position2025([{ base: ['Test Drive', 'Test Drive', 'Test Recruit', 'Test Giant'] }, {}], {
      definitions: [banishes('Test Drive'), recruit, giant],
    });
    const [one, other] = game.onBoard('Test Drive').map(({ id }) => id);
    const use = (object: string | undefined, ability: number, at?: string) => {
      game.choose(0, { kind: 'ACTIVATE', object: object ?? '', ability });
      if (at && game.decision().kind === 'TARGETS') game.choose(0, { card: at });
      game.settle();
    };
    use(one, 0, 'Test Recruit');
    use(other, 0, 'Test Giant');
    use(one, 1);
    expect([game.hand(0), game.pile(0, 'banishment')]).toEqual([1, ['Test Giant']]);
  });
  it('riftbound:204.3.a in another player’s turn as well a triggered ability is paid for as it is finalized, or is none', () => {
    const fan = unit('Test Fan', 1, {
      ...triggered({ on: 'unit:defend', object: 'self' }, draw(1)),
      may: true,
      cost: energy(2),
    });
    const defended = (count: number, confirm: boolean) => {
      const game = position([{ base: ['Test Recruit'] }, { runes: [runes(count, 'Mind')] }], {
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Fan')] }, { card: GROVE }],
        definitions: [fan, recruit],
      }).move(0, 'Test Recruit', PEAK);
      if (game.decision().kind === 'MAY') game.answer(1, { confirm });
      return [game.chain(), game.runes(1).filter(({ exhausted }) => exhausted).length];
    };
    expect([defended(2, true), defended(2, false), defended(1, true)]).toEqual([
      [['Test Fan'], 2],
      [[], 0],
      [[], 0],
    ]);
  });
});
