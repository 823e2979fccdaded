/** Instants and sorceries of preconstructed decks, by each of their clauses and what rulings say of them. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, destroy, instant, returnToHand, t, target } from '../../src/language/builders.js';
import { choices } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Return', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
);

const swamps = (count: number) => lands(count, 'Swamp');

describe('Urge to Feed', () => {
  const urge = (...mine: (string | { card: string; tapped: boolean })[]) =>
    magicPosition([
      { hand: ['Urge to Feed'], battlefield: [...swamps(2), ...mine] },
      { battlefield: ['Hill Giant', 'Vampire Noble'], hand: ['Test Blade'] },
    ]).cast(0, 'Urge to Feed');

  it('Urge to Feed (mtg:613.4c) gives a creature -3/-3 until end of turn', () => {
    const game = urge();
    expect(choices(game)).toEqual(['Hill Giant', 'Vampire Noble']);
    expect(game.choose(0, { card: 'Hill Giant' }).resolve().zones('Hill Giant')).toEqual(['graveyard']);
    const big = magicPosition([{ hand: ['Urge to Feed'], battlefield: [...swamps(2), 'Shivan Dragon'] }, {}]).castAt(
      0,
      'Urge to Feed',
      { card: 'Shivan Dragon' },
    );
    expect(big.resolve().figures('Shivan Dragon')).toBe('2/2');
    expect(big.until({ turn: 4 }).figures('Shivan Dragon')).toBe('5/5');
  });

  it('Urge to Feed (mtg:608.2d) lets untapped Vampires of its controller be tapped for a counter each, as it resolves', () => {
    const game = urge('Vampire Interloper', 'Barony Vampire', { card: 'Blood Seeker', tapped: true }, 'Grizzly Bears');
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect(game.decision()).toMatchObject({ min: 0, max: 2 });
    expect(choices(game)).toEqual(['Vampire Interloper', 'Barony Vampire']);
    game.choose(0, { card: 'Barony Vampire' });
    expect(game.the('Barony Vampire')).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } });
    expect(game.the('Vampire Interloper')).toMatchObject({ tapped: false });
    expect(game.the('Vampire Interloper').counters ?? {}).toEqual({});
    const all = urge('Vampire Interloper', 'Barony Vampire').choose(0, { card: 'Hill Giant' }).resolve();
    all.choose(0, [{ card: 'Barony Vampire' }, { card: 'Vampire Interloper' }]);
    expect([all.figures('Barony Vampire'), all.figures('Vampire Interloper')]).toEqual(['4/3', '3/2']);
    const none = urge('Vampire Interloper').choose(0, { card: 'Hill Giant' }).resolve().choose(0, []);
    expect(none.the('Vampire Interloper').tapped).toBe(false);
  });

  it('Urge to Feed (mtg:704.3) lets a Vampire of toughness 3 live by its counter', () => {
    const game = magicPosition([{ hand: ['Urge to Feed'], battlefield: [...swamps(2), 'Vampire Nighthawk'] }, {}]);
    game.castAt(0, 'Urge to Feed', { card: 'Vampire Nighthawk' }).resolve().choose(0, { card: 'Vampire Nighthawk' });
    expect(game.the('Vampire Nighthawk')).toMatchObject({ power: 0, toughness: 1, tapped: true });
  });

  it('Urge to Feed (mtg:608.2b) does nothing where its target is gone', () => {
    const game = urge('Vampire Interloper').choose(0, { card: 'Hill Giant' }).pass();
    game.cast(1, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.the('Vampire Interloper').tapped).toBe(false);
  });
});

describe('Give // Take', () => {
  const at = (mana: string, counters = 2) =>
    magicPosition([
      {
        hand: ['Give // Take'],
        mana,
        battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': counters } }, 'Mountain'],
      },
      { battlefield: ['Hill Giant'] },
    ]);

  it('Give // Take (mtg:709.3) gives three +1/+1 counters to any creature', () => {
    const game = at('{C}{C}{G}').choose(0, { card: 'Give', method: 'normal' });
    expect(choices(game)).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(game.choose(0, { card: 'Hill Giant' }).resolve().figures('Hill Giant')).toBe('6/6');
  });

  it('Give // Take (mtg:608.2c) takes all +1/+1 counters from a creature of its controller, who draws as many', () => {
    const game = at('{C}{C}{U}').choose(0, { card: 'Take', method: 'normal' });
    if (!game.waiting()) expect(choices(game)).toEqual(['Grizzly Bears']);
    game.resolve();
    expect([game.figures('Grizzly Bears'), game.hand(0)]).toEqual(['2/2', 2]);
    expect(at('{C}{C}{U}', 0).choose(0, { card: 'Take', method: 'normal' }).resolve().hand(0)).toBe(0);
  });

  it('Give // Take (mtg:702.102a) does both in turn where it is fused', () => {
    const game = at('{C}{C}{C}{C}{U}{G}').choose(0, { kind: 'CAST', method: 'fuse' });
    while (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve();
    expect([game.figures('Grizzly Bears'), game.hand(0)]).toEqual(['2/2', 5]);
  });
});

describe('Grab the Reins', () => {
  const grab = (mana: string, ...mine: string[]) =>
    magicPosition([
      { hand: ['Grab the Reins', 'Test Blade'], mana, battlefield: mine },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    ]).cast(0, 'Grab the Reins');
  const CHEAP = '{C}{C}{C}{R}';

  it('Grab the Reins (mtg:611.2a) takes control of a creature with haste until end of turn', () => {
    const game = grab(CHEAP, 'Mountain').choose(0, { index: 0 });
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears']);
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, keywords: ['haste'] });
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Hill Giant')).toMatchObject({ controller: 1, keywords: [] });
  });

  it('Grab the Reins (mtg:608.2h) sacrifices a creature, chosen as it resolves, for damage equal to its power', () => {
    const game = grab(CHEAP, 'Shivan Dragon', 'Savannah Lions', 'Mountain').choose(0, { index: 1 });
    expect(choices(game).sort()).toEqual([
      'Grizzly Bears',
      'Hill Giant',
      'Savannah Lions',
      'Shivan Dragon',
      'seat 0',
      'seat 1',
    ]);
    game.choose(0, { player: 1 }).resolve();
    expect(choices(game)).toEqual(['Shivan Dragon', 'Savannah Lions']);
    game.choose(0, { card: 'Shivan Dragon' });
    expect([game.life(1), game.zones('Shivan Dragon'), game.zones('Savannah Lions')]).toEqual([
      15,
      ['graveyard'],
      ['battlefield'],
    ]);
  });

  it('Grab the Reins (mtg:101.3) deals no damage where nothing can be sacrificed', () => {
    const game = grab(CHEAP).choose(0, { index: 1 }).choose(0, { player: 1 }).resolve();
    expect([game.life(1), game.zones('Hill Giant')]).toEqual([20, ['battlefield']]);
  });

  it('Grab the Reins (mtg:702.42a) entwined may sacrifice the creature that it took', () => {
    const game = grab('{C}{C}{C}{C}{C}{R}{R}').answer(0, { confirm: true });
    game.choose(0, { card: 'Hill Giant' }).choose(0, { player: 1 }).resolve();
    expect([game.life(1), game.zones('Hill Giant')]).toEqual([17, ['graveyard']]);
  });
});

describe('Time to Feed', () => {
  const feed = (theirs = 'Grizzly Bears', hand: string[] = []) =>
    magicPosition([
      { hand: ['Time to Feed', ...hand], battlefield: [...lands(3, 'Forest'), 'Hill Giant', 'Savannah Lions'] },
      { battlefield: [theirs, 'Runeclaw Bear', 'Forest'], hand: ['Test Blade'] },
    ]).cast(0, 'Time to Feed', { card: theirs });

  it('Time to Feed (mtg:701.14a) has a creature of each side fight, and gains 3 life for the one that dies', () => {
    const game = feed();
    expect(choices(game)).toEqual(['Hill Giant', 'Savannah Lions']);
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect([game.zones('Grizzly Bears'), game.the('Hill Giant').damage, game.life(0)]).toEqual([['graveyard'], 2, 20]);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('Time to Feed (mtg:603.7c) gains it for whatever kills that creature this turn, and not later', () => {
    const game = feed('Shivan Dragon', ['Test Blade']).choose(0, { card: 'Savannah Lions' }).resolve();
    expect([game.life(0), game.the('Shivan Dragon').damage]).toEqual([20, 2]);
    game.cast(0, 'Test Blade', { card: 'Shivan Dragon' }).resolveAll();
    expect(game.life(0)).toBe(23);
    const other = feed('Shivan Dragon', ['Test Blade']).choose(0, { card: 'Savannah Lions' }).resolve();
    expect(other.cast(0, 'Test Blade', { card: 'Runeclaw Bear' }).resolveAll().life(0)).toBe(20);
    const back = feed('Shivan Dragon', ['Test Return']).choose(0, { card: 'Savannah Lions' }).resolve();
    expect(back.cast(0, 'Test Return', { card: 'Shivan Dragon' }).resolveAll().life(0)).toBe(20);
    const first = magicPosition([
      { hand: ['Time to Feed'], battlefield: [...lands(3, 'Forest'), 'Hill Giant'] },
      { battlefield: ['Runeclaw Bear', 'Grizzly Bears', 'Island'] },
    ]).cast(0, 'Time to Feed');
    expect(choices(first)).toEqual(['Runeclaw Bear', 'Grizzly Bears']);
    const late = feed('Shivan Dragon', ['Test Blade']).choose(0, { card: 'Savannah Lions' }).resolve();
    late.until({ turn: 4, step: 'upkeep' }).pass();
    late.cast(0, 'Test Blade', { card: 'Shivan Dragon' }).resolveAll();
    expect(late.life(0)).toBe(20);
  });

  it('Time to Feed (mtg:701.14b) has nothing fight where one of its targets is gone, and gains life for the other', () => {
    const gone = feed('Shivan Dragon', ['Test Blade']).choose(0, { card: 'Savannah Lions' }).pass();
    gone.cast(1, 'Test Blade', { card: 'Savannah Lions' }).resolve().resolve();
    expect(gone.the('Shivan Dragon').damage).toBe(0);
    expect(gone.cast(0, 'Test Blade', { card: 'Shivan Dragon' }).resolveAll().life(0)).toBe(23);
    const theirs = feed('Shivan Dragon').choose(0, { card: 'Savannah Lions' }).pass();
    theirs.cast(1, 'Test Blade', { card: 'Shivan Dragon' }).resolve().resolveAll();
    expect([theirs.the('Savannah Lions').damage, theirs.life(0)]).toEqual([0, 20]);
  });
});
