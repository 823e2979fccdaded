/** Red creatures of the welcome decks with abilities of their own. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { arrives, attackWith, choices, fight, mayAttack, mayBlock, offered, stack } from './support.js';

describe('Goblin Motivator', () => {
  const position = () =>
    magicPosition([
      { battlefield: ['Goblin Motivator', { card: 'Hill Giant', sick: true }, { card: 'Llanowar Elves', sick: true }] },
      { battlefield: ['Grizzly Bears', 'Gladecover Scout'] },
    ]);

  it('Goblin Motivator (mtg:702.10b) taps to let a creature attack at once, until end of turn', () => {
    const game = position().activate(0, 'Goblin Motivator');
    expect(choices(game)).toEqual(['Goblin Motivator', 'Hill Giant', 'Llanowar Elves', 'Grizzly Bears']);
    game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Goblin Motivator').tapped).toBe(true);
    expect(game.resolve().the('Hill Giant').keywords).toEqual(['haste']);
    expect(mayAttack(game)).toEqual(['Hill Giant']);
    expect(fight(game.attack(0, 'Hill Giant')).life(1)).toBe(17);
    expect(game.until({ turn: 4 }).the('Hill Giant').keywords).toEqual([]);
  });

  it('Goblin Motivator (mtg:702.10c) lets a creature use abilities that tap it', () => {
    const elves = { kind: 'ACTIVATE', card: 'Llanowar Elves' };
    const game = position();
    expect(game.refused(0, { choose: [elves] }).code).toBe('NO_MATCH');
    game.activate(0, 'Goblin Motivator', { card: 'Llanowar Elves' }).resolve().choose(0, elves);
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { G: 1 } } });
  });

  it('Goblin Motivator (mtg:302.6) itself must have been there since the turn began, and be untapped', () => {
    const ready = (state: { [status: string]: boolean }) =>
      offered(magicPosition([{ battlefield: [{ card: 'Goblin Motivator', ...state }] }, {}]), 'ACTIVATE');
    expect([ready({}), ready({ sick: true }), ready({ tapped: true })]).toEqual([['Goblin Motivator'], [], []]);
  });

  it('Goblin Motivator (mtg:608.2b) does nothing for a target that has left', () => {
    const game = magicPosition([
      { hand: ['Unsummon'], mana: '{U}', battlefield: ['Goblin Motivator', 'Hill Giant'] },
      {},
    ]).activate(0, 'Goblin Motivator', { card: 'Hill Giant' });
    game.cast(0, 'Unsummon', { card: 'Hill Giant' }).resolveAll();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
  });
});

describe('Kargan Dragonrider', () => {
  const keywords = (mine: string[], theirs: string[] = [], hand: string[] = []) =>
    magicPosition([{ hand, battlefield: ['Kargan Dragonrider', ...mine] }, { battlefield: theirs }]).the(
      'Kargan Dragonrider',
    ).keywords;

  it('Kargan Dragonrider (mtg:611.3a) flies as long as its controller controls a Dragon', () => {
    expect(keywords([])).toEqual([]);
    expect(keywords(['Volcanic Dragon'])).toEqual(['flying']);
    expect(keywords(['Snapping Drake'])).toEqual([]);
    expect(keywords([], ['Volcanic Dragon'])).toEqual([]);
    expect(keywords([], [], ['Volcanic Dragon'])).toEqual([]);
  });

  it('Kargan Dragonrider (mtg:109.2) does not fly for a Dragon that is only a spell or in a graveyard', () => {
    const game = magicPosition([
      {
        hand: ['Shivan Dragon'],
        mana: '{R}{R}{C}{C}{C}{C}',
        graveyard: ['Volcanic Dragon'],
        battlefield: ['Kargan Dragonrider'],
      },
      {},
    ]).cast(0, 'Shivan Dragon');
    expect(game.the('Kargan Dragonrider').keywords).toEqual([]);
    expect(game.resolve().the('Kargan Dragonrider').keywords).toEqual(['flying']);
  });

  it('Kargan Dragonrider (mtg:702.9b) comes down when the Dragon is gone before blocks', () => {
    const attack = () =>
      magicPosition([
        { battlefield: ['Kargan Dragonrider', 'Volcanic Dragon'] },
        { hand: ['Murder'], battlefield: ['Hill Giant', ...lands(3, 'Swamp')] },
      ])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Kargan Dragonrider');
    expect(mayBlock(attack().until({ step: 'declareBlockers' }))).toEqual([]);
    const shot = attack().pass().cast(1, 'Murder', { card: 'Volcanic Dragon' }).resolve().until({ kind: 'BLOCKERS' });
    expect(mayBlock(shot)).toEqual(['Hill Giant: Kargan Dragonrider']);
  });
});

describe('Shivan Dragon', () => {
  it('Shivan Dragon (mtg:602.1) pays {R} for +1/+0 until end of turn, as often as it likes', () => {
    const game = magicPosition([{ battlefield: ['Shivan Dragon', ...lands(3, 'Mountain')] }, {}]);
    game.activate(0, 'Shivan Dragon').activate(0, 'Shivan Dragon');
    expect(stack(game)).toEqual(['Shivan Dragon', 'Shivan Dragon']);
    expect(game.resolve().figures('Shivan Dragon')).toBe('6/5');
    expect(game.resolve().figures('Shivan Dragon')).toBe('7/5');
    attackWith(game, 'Shivan Dragon').activate(0, 'Shivan Dragon').resolve();
    expect(fight(game).life(1)).toBe(12);
    expect(game.until({ turn: 4 }).figures('Shivan Dragon')).toBe('5/5');
  });

  it('Shivan Dragon (mtg:602.5) needs red mana, but neither to be untapped nor to have waited', () => {
    const ready = (mana: string, state = {}) =>
      offered(magicPosition([{ mana, battlefield: [{ card: 'Shivan Dragon', ...state }] }, {}]), 'ACTIVATE');
    expect(ready('{G}')).toEqual([]);
    expect(ready('{R}', { tapped: true, sick: true })).toEqual(['Shivan Dragon']);
  });
});

describe('Sparktongue Dragon', () => {
  const cost = '{3}{R}{R}';
  const position = (mountains: number, theirs: Parameters<typeof magicPosition>[0][1] = {}) =>
    arrives('Sparktongue Dragon', cost, [{ battlefield: lands(mountains, 'Mountain') }, theirs]);

  it('Sparktongue Dragon (mtg:603.12) asks for {2}{R} first and for a target only once that is paid', () => {
    const game = position(6, { battlefield: ['Hill Giant'] });
    expect(game.view().stack[0]).toMatchObject({ card: 'Sparktongue Dragon', targets: [] });
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect(game.all('Mountain').filter((m) => m.tapped)).toHaveLength(3);
    expect(choices(game).sort()).toEqual(['Hill Giant', 'Sparktongue Dragon', 'seat 0', 'seat 1']);
    game.choose(0, { card: 'Hill Giant' });
    expect(stack(game)).toEqual(['Sparktongue Dragon']);
    expect(game.resolve().zones('Hill Giant')).toEqual(['graveyard']);
    // It is paid once, however much mana there is.
    expect([stack(game), game.decision().kind]).toEqual([[], 'PRIORITY']);
  });

  it('Sparktongue Dragon (mtg:118.12) deals no damage when its controller doesn’t pay, or can’t', () => {
    const declined = position(3).resolve().answer(0, { confirm: false });
    expect([stack(declined), declined.life(1)]).toEqual([[], 20]);
    expect(position(2).resolve().decision().kind).toBe('PRIORITY');
    const forests = arrives('Sparktongue Dragon', cost, [{ battlefield: lands(3, 'Forest') }, {}]);
    expect(forests.resolve().decision().kind).toBe('PRIORITY');
  });

  it('Sparktongue Dragon (mtg:605.3a) lets its controller make the mana as it asks, where they pay by hand', () => {
    const game = magicPosition(
      [{ hand: ['Sparktongue Dragon'], mana: '{R}{R}{C}{C}{C}', battlefield: lands(4, 'Mountain') }, {}],
      { options: { payment: 'manual' } },
    ).cast(0, 'Sparktongue Dragon');
    while (game.decision().kind === 'PAY_MANA') game.answer(0, game.decision().default);
    game.resolve().resolve().answer(0, { confirm: true });
    const kinds: string[] = [];
    for (; game.decision().kind === 'PAY_MANA'; game.answer(0, game.decision().default)) kinds.push('PAY_MANA');
    expect(kinds.length).toBeGreaterThanOrEqual(4);
    expect(game.all('Mountain').filter((m) => m.tapped)).toHaveLength(3);
    expect(game.choose(0, { player: 1 }).resolve().life(1)).toBe(17);
  });

  it('Sparktongue Dragon (mtg:608.2h) deals the damage although it has died in response', () => {
    const game = position(3, { hand: ['Murder'], mana: '{B}{B}{B}' })
      .resolve()
      .answer(0, { confirm: true });
    game.choose(0, { player: 1 }).pass().cast(1, 'Murder').resolve();
    expect(game.zones('Sparktongue Dragon')).toContain('graveyard');
    expect(game.resolve().life(1)).toBe(17);
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Sparktongue Dragon', amount: 3 }]);
  });

  it('Sparktongue Dragon (mtg:603.3) may still be paid for although it has died before its ability resolves', () => {
    const game = position(3, { hand: ['Murder'], mana: '{B}{B}{B}' });
    game.pass().cast(1, 'Murder').resolve().resolve();
    game.answer(0, { confirm: true }).choose(0, { player: 1 });
    expect(game.resolve().life(1)).toBe(17);
  });
});
