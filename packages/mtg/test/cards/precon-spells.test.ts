/** Instants and sorceries of preconstructed decks, by each of their clauses and what rulings say of them. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, destroy, instant, putCounters, returnToHand, t, target } from '../../src/language/builders.js';
import { choices, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Dry', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Land'] }])],
    effects: [putCounters(-1, t(0), 'flood')],
  }),
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

describe('Soul Parry', () => {
  const attacked = () =>
    magicPosition(
      [
        { battlefield: ['Prodigal Sorcerer', ...lands(2, 'Plains')], hand: ['Soul Parry'] },
        { battlefield: ['Hill Giant', 'Grizzly Bears', 'Runeclaw Bear'] },
      ],
      { turn: { active: 1 } },
    )
      .until({ kind: 'ATTACKERS' })
      .attack(1, 'Hill Giant', 'Grizzly Bears', 'Runeclaw Bear')
      .pass();

  it('Soul Parry (mtg:615.1a) prevents what one or two creatures would deal', () => {
    const game = attacked().cast(0, 'Soul Parry');
    expect(game.decision()).toMatchObject({ min: 1, max: 2 });
    expect(choices(game)).toEqual(['Prodigal Sorcerer', 'Hill Giant', 'Grizzly Bears', 'Runeclaw Bear']);
    game.choose(0, [{ card: 'Hill Giant' }, { card: 'Grizzly Bears' }]).resolve();
    expect(game.until({ step: 'endOfCombat' }).life(0)).toBe(18);
  });

  it('Soul Parry (mtg:615.1a) prevents damage that is no combat damage, for the turn alone', () => {
    const game = attacked().cast(0, 'Soul Parry').choose(0, { card: 'Prodigal Sorcerer' }).resolve();
    game.pass().activate(0, 'Prodigal Sorcerer', { player: 1 }).resolve();
    expect(game.life(1)).toBe(20);
    game.until({ turn: 4, step: 'precombatMain' }).activate(0, 'Prodigal Sorcerer', { player: 1 }).resolve();
    expect(game.life(1)).toBe(19);
  });
});

describe('Ignorant Bliss', () => {
  const bliss = (step = 'precombatMain') =>
    magicPosition(
      [
        { hand: ['Ignorant Bliss', 'Shock', 'Grizzly Bears'], battlefield: lands(2, 'Mountain') },
        { hand: ['Hill Giant'] },
      ],
      { turn: { step } },
    );

  it('Ignorant Bliss (mtg:406.3) exiles the hand face down, and brings it back with a card at the next end step', () => {
    const game = bliss().cast(0, 'Ignorant Bliss').resolve();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
    expect(game.all('Shock', 'exile')[0]).toMatchObject({ faceDown: true });
    const seen = (viewer: 0 | 1) => JSON.stringify(game.view(viewer).objects);
    expect([seen(0).includes('Shock'), seen(1).includes('Grizzly Bears')]).toEqual([false, false]);
    game.until({ step: 'end' }).resolve();
    expect([game.hand(0), game.zones('Shock'), game.zones('Grizzly Bears')]).toEqual([3, ['hand'], ['hand']]);
    expect(game.until({ turn: 4, step: 'end' }).hand(0)).toBe(3);
  });

  it('Ignorant Bliss (mtg:603.7b) cast in an end step waits for that of the next turn', () => {
    const game = bliss().until({ step: 'end' });
    game.cast(0, 'Ignorant Bliss').resolve();
    expect(game.until({ turn: 4, step: 'upkeep' }).hand(0)).toBe(0);
    expect(game.until({ turn: 4, step: 'end' }).resolve().hand(0)).toBe(3);
  });
});

describe('Devouring Rage', () => {
  const rage = (...mine: string[]) =>
    magicPosition([
      { hand: ['Devouring Rage'], battlefield: [...lands(5, 'Mountain'), 'Grizzly Bears', ...mine] },
      { battlefield: ['Drifting Shade', 'Forest'] },
    ]);
  const spirits = ['Dungeon Geists', 'Wandering Ones'];

  it('Devouring Rage (mtg:601.2b) gives +3/+0, and as much for each Spirit that is sacrificed as it is cast', () => {
    const game = rage(...spirits).cast(0, 'Devouring Rage');
    expect(game.decision()).toMatchObject({ shape: 'NUMBER', max: 2 });
    game.answer(0, { number: 2 });
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.zones('Wandering Ones')).toEqual(['graveyard']);
    game.resolve();
    expect([game.figures('Grizzly Bears'), game.zones('Dungeon Geists')]).toEqual(['11/2', ['graveyard']]);
    expect(game.until({ turn: 4 }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('Devouring Rage (mtg:118.8b) needs no sacrifice, and takes no other creature for one', () => {
    const game = rage(...spirits)
      .cast(0, 'Devouring Rage')
      .answer(0, { number: 1 });
    expect(choices(game)).toEqual(['Grizzly Bears', ...spirits, 'Drifting Shade']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect(choices(game)).toEqual(spirits);
    game.choose(0, { card: 'Wandering Ones' }).resolve();
    expect([game.figures('Grizzly Bears'), game.zones('Dungeon Geists')]).toEqual(['8/2', ['battlefield']]);
    const none = rage().cast(0, 'Devouring Rage');
    while (!none.waiting())
      none.answer(0, 'number' in none.decision().default ? { number: 0 } : { choose: [{ card: 'Grizzly Bears' }] });
    expect(none.resolve().figures('Grizzly Bears')).toBe('5/2');
  });
});

describe("Candles' Glow", () => {
  const glow = (...hand: string[]) =>
    magicPosition([
      {
        hand: ["Candles' Glow", 'Shock', 'Lightning Bolt', ...hand],
        battlefield: [...lands(4, 'Plains'), ...lands(4, 'Mountain')],
      },
      { battlefield: ['Hill Giant'] },
    ]);

  it("Candles' Glow (mtg:615.7) prevents the next 3 damage to any target, and its controller gains as much life", () => {
    // Whoever has other cards in hand is asked what to splice onto an Arcane spell.
    const begun = (): Play => glow().choose(0, { kind: 'CAST', card: "Candles' Glow" }).answer(0, { choose: [] });
    const game = begun();
    expect(choices(game).sort()).toEqual(['Hill Giant', 'seat 0', 'seat 1']);
    game.choose(0, { player: 1 }).resolve();
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 20]);
    game.cast(0, 'Lightning Bolt', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([23, 18]);
    const later = begun().choose(0, { player: 1 }).resolve().until({ turn: 4, step: 'upkeep' }).pass();
    expect(later.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it("Candles' Glow (mtg:702.47a) is spliced onto an Arcane spell for {1}{W}, with a target of its own", () => {
    const game = glow('Glacial Ray');
    game.choose(0, { kind: 'CAST', card: 'Glacial Ray' });
    expect(choices(game)).toEqual(["Candles' Glow"]);
    game.choose(0, { card: "Candles' Glow" }).choose(0, { player: 1 }).choose(0, { player: 0 }).resolve();
    expect([game.life(1), game.zones("Candles' Glow"), game.all('Plains').filter((l) => l.tapped).length]).toEqual([
      18,
      ['hand'],
      2,
    ]);
    game.cast(0, 'Shock', { player: 0 }).resolve();
    expect(game.life(0)).toBe(22);
    const onto = glow("Candles' Glow");
    onto.choose(0, { kind: 'CAST', card: "Candles' Glow", nth: 0 });
    expect(onto.decision().kind).toBe('SPLICE');
    expect(choices(onto)).toEqual(["Candles' Glow"]);
  });
});

describe('Triton Tactics', () => {
  const attacked = () =>
    magicPosition(
      [
        { hand: ['Triton Tactics'], battlefield: ['Island', { card: 'Wall of Mist', tapped: true }, 'Ornithopter'] },
        { battlefield: ['Hill Giant', 'Grizzly Bears', 'Runeclaw Bear'] },
      ],
      { turn: { active: 1 } },
    )
      .until({ kind: 'ATTACKERS' })
      .attack(1, 'Hill Giant', 'Grizzly Bears', 'Runeclaw Bear');
  const tactics = () => attacked().pass().cast(0, 'Triton Tactics');

  it('Triton Tactics (mtg:613.4c) gives up to two creatures +0/+3 and untaps them', () => {
    const game = tactics();
    expect(game.decision()).toMatchObject({ min: 0, max: 2 });
    game.choose(0, [{ card: 'Wall of Mist' }, { card: 'Ornithopter' }]).resolve();
    expect([game.figures('Wall of Mist'), game.figures('Ornithopter')]).toEqual(['0/8', '0/5']);
    expect(game.the('Wall of Mist').tapped).toBe(false);
    expect(game.until({ turn: 4 }).figures('Ornithopter')).toBe('0/2');
    expect(tactics().choose(0, []).resolve().figures('Ornithopter')).toBe('0/2');
  });

  it('Triton Tactics (mtg:603.7) taps what they blocked at the end of combat, and keeps it from untapping once', () => {
    const game = tactics()
      .choose(0, [{ card: 'Wall of Mist' }, { card: 'Ornithopter' }])
      .resolve()
      .until({ step: 'declareBlockers' })
      .block(0, ['Wall of Mist', 'Hill Giant'], ['Ornithopter', 'Grizzly Bears']);
    game.until({ step: 'endOfCombat' });
    expect(stack(game)).toEqual(['Triton Tactics']);
    game.resolve();
    const tapped = () => ['Hill Giant', 'Grizzly Bears', 'Runeclaw Bear'].map((name) => game.the(name).tapped);
    expect([game.until({ turn: 5, step: 'upkeep' }) && tapped()]).toEqual([[true, true, false]]);
    expect([game.until({ turn: 7, step: 'upkeep' }) && tapped()]).toEqual([[false, false, false]]);
  });

  it('Triton Tactics (mtg:603.7b) taps a blocked creature that has vigilance, of one of the targets alone', () => {
    const game = magicPosition(
      [
        { hand: ['Triton Tactics'], battlefield: ['Island', 'Wall of Mist', 'Ornithopter'] },
        { battlefield: ['Alpine Watchdog', 'Serra Angel'] },
      ],
      { turn: { active: 1 } },
    )
      .until({ kind: 'ATTACKERS' })
      .attack(1, 'Alpine Watchdog', 'Serra Angel')
      .until({ step: 'declareBlockers' })
      .block(0, ['Wall of Mist', 'Alpine Watchdog'], ['Ornithopter', 'Serra Angel'])
      .pass();
    game.cast(0, 'Triton Tactics', [{ card: 'Wall of Mist' }]).resolve();
    game.until({ step: 'endOfCombat' }).resolve();
    expect([game.the('Alpine Watchdog').tapped, game.the('Serra Angel').tapped]).toEqual([true, false]);
  });
});

describe("Aquitect's Will", () => {
  const will = (...mine: string[]) =>
    magicPosition([
      { hand: ["Aquitect's Will", 'Test Dry'], battlefield: ['Island', ...mine] },
      { battlefield: ['Forest', 'Hill Giant'] },
    ]).cast(0, "Aquitect's Will");

  it("Aquitect's Will (mtg:611.2a) makes a land an Island besides, as long as it has its flood counter", () => {
    const game = will();
    expect(choices(game)).toEqual(['Island', 'Forest']);
    game.choose(0, { card: 'Forest' }).resolve();
    expect(game.the('Forest')).toMatchObject({ counters: { flood: 1 }, subtypes: ['Forest', 'Island'] });
    expect(game.hand(0)).toBe(1);
    expect(game.until({ turn: 5, step: 'precombatMain' }).the('Forest').subtypes).toEqual(['Forest', 'Island']);
    game.castAt(0, 'Test Dry', { card: 'Forest' }).resolve();
    expect(game.the('Forest').subtypes).toEqual(['Forest']);
  });

  it("Aquitect's Will (mtg:608.2c) draws a card for who controls a Merfolk", () => {
    const game = will('Coral Merfolk').choose(0, { card: 'Forest' }).resolve();
    expect(game.hand(0)).toBe(2);
    const theirs = magicPosition([
      { hand: ["Aquitect's Will"], battlefield: ['Island'] },
      { battlefield: ['Forest', 'Coral Merfolk'] },
    ]).cast(0, "Aquitect's Will", { card: 'Forest' });
    expect(theirs.resolve().hand(0)).toBe(0);
  });
});

describe('Caravan Vigil', () => {
  const vigil = (dying: boolean, library = ['Grizzly Bears', 'Plains', 'Evolving Wilds']) => {
    const game = magicPosition([
      { hand: ['Caravan Vigil', 'Test Blade'], battlefield: ['Forest', 'Hill Giant'], library },
      {},
    ]);
    if (dying) game.castAt(0, 'Test Blade', { card: 'Hill Giant' }).resolve();
    game.cast(0, 'Caravan Vigil').resolve();
    return game;
  };

  it('Caravan Vigil (mtg:701.23a) finds a basic land card, reveals it and takes it to the hand', () => {
    const game = vigil(false);
    expect(choices(game)).toEqual(['Plains']);
    game.choose(0, { card: 'Plains' });
    expect([game.zones('Plains'), game.happened('REVEALED').length, game.happened('SHUFFLED').length]).toEqual([
      ['hand'],
      1,
      1,
    ]);
    expect(game.waiting()).toBe(true);
  });

  it('Caravan Vigil (mtg:207.2c) may put it onto the battlefield where a creature died this turn', () => {
    const game = vigil(true).choose(0, { card: 'Plains' });
    expect(game.decision().kind).toBe('MAY');
    game.answer(0, { confirm: true });
    expect([game.zones('Plains'), game.the('Plains').tapped, game.happened('SHUFFLED').length]).toEqual([
      ['battlefield'],
      false,
      1,
    ]);
    const kept = vigil(true).choose(0, { card: 'Plains' }).answer(0, { confirm: false });
    expect(kept.zones('Plains')).toEqual(['hand']);
    const nothing = vigil(true, ['Grizzly Bears']);
    while (!nothing.waiting()) nothing.answer(0, nothing.decision().default);
    expect(nothing.zones('Grizzly Bears')).toEqual(['library']);
  });
});

describe("Crater's Claws", () => {
  const claws = (mine: string[], x: number) =>
    magicPosition([
      { hand: ["Crater's Claws"], battlefield: [...lands(4, 'Mountain'), ...mine] },
      { battlefield: ['Shivan Dragon', 'Hill Giant'] },
    ])
      .cast(0, "Crater's Claws")
      .answer(0, { number: x });

  it("Crater's Claws (mtg:107.3a) deals X damage to any target", () => {
    const game = claws(['Grizzly Bears'], 3);
    expect(choices(game).sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'Shivan Dragon', 'seat 0', 'seat 1']);
    expect(game.choose(0, { player: 1 }).resolve().life(1)).toBe(17);
  });

  it("Crater's Claws (mtg:608.2c) deals 2 more where its controller has a creature of power 4 or greater", () => {
    expect(claws(['Shivan Dragon'], 3).choose(0, { player: 1 }).resolve().life(1)).toBe(15);
    expect(claws(['Shivan Dragon'], 0).choose(0, { player: 1 }).resolve().life(1)).toBe(18);
  });
});

describe('Molten Rain', () => {
  const rain = (land: string, hand: string[] = []) =>
    magicPosition([
      { hand: ['Molten Rain'], battlefield: [...lands(3, 'Mountain'), 'Hill Giant'] },
      { battlefield: [land, 'Grizzly Bears'], hand },
    ]).cast(0, 'Molten Rain', { card: land });

  it('Molten Rain (mtg:701.8a) destroys a land, and deals 2 damage to its controller where that was nonbasic', () => {
    const village = rain('Treetop Village').resolve();
    expect([village.zones('Treetop Village'), village.life(1), village.life(0)]).toEqual([['graveyard'], 18, 20]);
    const forest = rain('Forest').resolve();
    expect([forest.zones('Forest'), forest.life(1)]).toEqual([['graveyard'], 20]);
    const open = magicPosition([
      { hand: ['Molten Rain'], battlefield: [...lands(3, 'Mountain'), 'Hill Giant'] },
      { battlefield: ['Forest', 'Grizzly Bears'] },
    ]).cast(0, 'Molten Rain');
    expect([...new Set(choices(open))]).toEqual(['Mountain', 'Forest']);
  });

  it('Molten Rain (mtg:608.2h) deals it as well where the land is not destroyed', () => {
    const game = rain('Darksteel Citadel').resolve();
    expect([game.zones('Darksteel Citadel'), game.life(1)]).toEqual([['battlefield'], 18]);
  });
});

describe('Flesh // Blood', () => {
  const at = (mana: string) =>
    magicPosition([
      { hand: ['Flesh // Blood'], mana, battlefield: ['Grizzly Bears', 'Mountain'], graveyard: ['Shock'] },
      { battlefield: ['Hill Giant'], graveyard: ['Shivan Dragon', 'Memnite', 'Forest'] },
    ]);

  it('Flesh // Blood (mtg:709.3) exiles a creature card of a graveyard for as many counters as its power', () => {
    const game = at('{C}{C}{C}{B}{G}').choose(0, { card: 'Flesh', method: 'normal' });
    expect(choices(game)).toEqual(['Shivan Dragon', 'Memnite']);
    game.choose(0, { card: 'Shivan Dragon' });
    expect(choices(game)).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect([game.zones('Shivan Dragon'), game.the('Hill Giant').counters]).toEqual([['exile'], { '+1/+1': 5 }]);
  });

  it('Flesh // Blood (mtg:120.1) has a creature of its controller deal its power to any target', () => {
    const game = at('{R}{G}').choose(0, { card: 'Blood', method: 'normal' });
    expect(choices(game).sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'seat 0', 'seat 1']);
    game.choose(0, { player: 1 }).resolve();
    expect([game.life(1), game.happened('DAMAGE_DEALT').map((e) => e.card)]).toEqual([18, ['Grizzly Bears']]);
  });

  it('Flesh // Blood (mtg:702.102a) does both in turn where it is fused', () => {
    const game = at('{C}{C}{C}{B}{G}{R}{G}').choose(0, { kind: 'CAST', method: 'fuse' });
    game.choose(0, { card: 'Shivan Dragon' }).choose(0, { card: 'Grizzly Bears' });
    while (!game.waiting()) game.choose(0, { player: 1 });
    expect(game.resolve().life(1)).toBe(13);
  });
});

describe('Martial Coup', () => {
  const coup = (x: number) =>
    magicPosition([
      { hand: ['Martial Coup'], battlefield: [...lands(x + 2, 'Plains'), 'Grizzly Bears', 'Mountain'] },
      { battlefield: ['Hill Giant', 'Forest'] },
    ])
      .cast(0, 'Martial Coup')
      .answer(0, { number: x })
      .resolve();

  it('Martial Coup (mtg:107.3a) makes X Soldiers, and from five on destroys all other creatures', () => {
    const four = coup(4);
    expect([four.all('Soldier').length, four.zones('Hill Giant')]).toEqual([4, ['battlefield']]);
    expect(four.all('Soldier')[0]).toMatchObject({ power: 1, toughness: 1, colors: ['W'], subtypes: ['Soldier'] });
    const five = coup(5);
    expect([
      five.all('Soldier').length,
      five.zones('Hill Giant'),
      five.zones('Grizzly Bears'),
      five.zones('Forest'),
    ]).toEqual([5, ['graveyard'], ['graveyard'], ['battlefield']]);
  });
});
