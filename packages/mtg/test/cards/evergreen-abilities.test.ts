/** Evergreen creatures with triggered abilities and other costs. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, instant, t, target } from '../../src/language/builders.js';
import { arrives, attackWith, choices, fight, mayAttack, mayBlock, offered, stack } from './support.js';

ownCards(
  instant('Test Impostor', '{U}', {
    targets: [target(creature), { ...target(creature), notIn: [0] }],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
);

describe('Goblin Heelcutter', () => {
  const dash = { kind: 'CAST', card: 'Goblin Heelcutter', method: 'dash' };
  const dashed = (more: Parameters<typeof magicPosition>[0] = [{}, {}]): Play =>
    magicPosition([{ ...more[0], hand: ['Goblin Heelcutter', ...(more[0].hand ?? [])], mana: '{R}{C}{C}' }, more[1]])
      .choose(0, dash)
      .resolve();

  it('Goblin Heelcutter (mtg:508.3a) keeps any creature from blocking this turn when it attacks', () => {
    const game = magicPosition([
      { battlefield: ['Goblin Heelcutter', 'Memnite'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Gladecover Scout'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Goblin Heelcutter', 'Memnite');
    expect(choices(game)).toEqual(['Goblin Heelcutter', 'Memnite', 'Hill Giant', 'Grizzly Bears']);
    game.choose(0, { card: 'Hill Giant' }).resolve().until({ kind: 'BLOCKERS' });
    const left = 'Goblin Heelcutter, Memnite';
    expect(mayBlock(game)).toEqual([`Grizzly Bears: ${left}`, `Gladecover Scout: ${left}`]);
  });

  it('Goblin Heelcutter (mtg:514.2) ends that with the turn', () => {
    const game = magicPosition([{ battlefield: ['Goblin Heelcutter'] }, { battlefield: ['Hill Giant'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Goblin Heelcutter').choose(0, { card: 'Hill Giant' }).resolve();
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Goblin Heelcutter').choose(0, { card: 'Goblin Heelcutter' });
    game.resolve().until({ kind: 'BLOCKERS' });
    expect(mayBlock(game)).toEqual(['Hill Giant: Goblin Heelcutter']);
  });

  it('mtg:702.109a Goblin Heelcutter dashed for {2}{R} has haste and goes back to the hand at the end step', () => {
    const game = dashed();
    expect(game.the('Goblin Heelcutter').keywords).toEqual(['dash {2}{R}', 'haste']);
    expect(mayAttack(game)).toEqual(['Goblin Heelcutter']);
    game.attack(0, 'Goblin Heelcutter').until({ step: 'end' });
    expect([game.life(1), stack(game)]).toEqual([17, ['Goblin Heelcutter']]);
    expect(game.resolve().zones('Goblin Heelcutter')).toEqual(['hand']);
  });

  it('mtg:702.109a Goblin Heelcutter need not attack to go back', () => {
    const game = dashed().until({ step: 'end' }).resolve();
    expect([game.life(1), game.zones('Goblin Heelcutter')]).toEqual([20, ['hand']]);
  });

  it('mtg:702.109a Goblin Heelcutter cast for its mana cost has no haste and stays', () => {
    const game = arrives('Goblin Heelcutter', '{3}{R}');
    expect(game.the('Goblin Heelcutter')).toMatchObject({ keywords: ['dash {2}{R}'], sick: true });
    expect(game.until({ turn: 4 }).zones('Goblin Heelcutter')).toEqual(['battlefield']);
  });

  it('Goblin Heelcutter (mtg:118.9) is a creature spell of mana value 4 cast at sorcery speed, however it is paid', () => {
    const mana = '{R}{C}{C}';
    const ways = (game: Play) => game.decision().options.map((o) => o.method);
    const game = magicPosition([{ hand: ['Goblin Heelcutter'], mana }, {}]);
    expect(ways(game).filter(Boolean)).toEqual(['dash']);
    game.choose(0, dash);
    expect(game.the('Goblin Heelcutter', 'stack')).toMatchObject({ manaValue: 4, manaCost: '{3}{R}' });
    const later = magicPosition([{ hand: ['Goblin Heelcutter'], mana }, {}], { turn: { step: 'end' } });
    expect(offered(later)).toEqual([]);
    const green = magicPosition([{ hand: ['Goblin Heelcutter'], mana: '{G}{C}{C}' }, {}]);
    expect(offered(green)).toEqual([]);
  });

  it('Goblin Heelcutter (mtg:603.7c) stays in the graveyard when it died before the end step', () => {
    const game = dashed([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}]);
    game.cast(0, 'Shock', { card: 'Goblin Heelcutter' }).resolve().until({ step: 'end' }).resolveAll();
    expect(game.zones('Goblin Heelcutter')).toEqual(['graveyard']);
  });

  it('mtg:702.109a Goblin Heelcutter gives its haste to no copy, and has none while it is a copy of something else', () => {
    const mimic = { hand: ['Test Impostor'], battlefield: ['Grizzly Bears', 'Island'] };
    const copied = dashed([mimic, {}]).cast(0, 'Test Impostor', { card: 'Grizzly Bears' });
    expect(copied.resolve().the('Grizzly Bears')).toMatchObject({
      name: 'Goblin Heelcutter',
      keywords: ['dash {2}{R}'],
    });
    const game = dashed([mimic, {}]).cast(0, 'Test Impostor', { card: 'Goblin Heelcutter' });
    expect(game.resolve().the('Goblin Heelcutter')).toMatchObject({ name: 'Grizzly Bears', keywords: [], sick: true });
    expect(game.until({ step: 'end' }).resolve().zones('Goblin Heelcutter')).toEqual(['hand']);
  });

  it('Goblin Heelcutter (mtg:701.6a) dashed can be countered', () => {
    const game = magicPosition([
      { hand: ['Goblin Heelcutter'], mana: '{R}{C}{C}' },
      { hand: ['Counterspell'], mana: '{U}{U}' },
    ]).choose(0, dash);
    expect(game.pass().cast(1, 'Counterspell').resolve().zones('Goblin Heelcutter')).toEqual(['graveyard']);
  });
});

describe('Monastery Swiftspear', () => {
  const position = (hand: string[], mana: string, theirs: Parameters<typeof magicPosition>[0][1] = {}) =>
    magicPosition([{ hand, mana, battlefield: ['Monastery Swiftspear', 'Hill Giant'] }, theirs]);

  it('Monastery Swiftspear (mtg:702.108a) grows before the noncreature spell resolves, until end of turn', () => {
    const game = position(['Shock', 'Oakenform'], '{R}{G}{G}{G}').cast(0, 'Shock', { player: 1 });
    expect(stack(game)).toEqual(['Monastery Swiftspear', 'Shock']);
    game.resolve();
    expect([game.figures('Monastery Swiftspear'), game.life(1)]).toEqual(['2/3', 20]);
    game.resolve().cast(0, 'Oakenform', { card: 'Hill Giant' }).resolve();
    expect(game.figures('Monastery Swiftspear')).toBe('3/4');
    expect(game.until({ turn: 4 }).figures('Monastery Swiftspear')).toBe('1/2');
  });

  it('Monastery Swiftspear (mtg:702.108a) does not grow for creatures, lands or the spells of others', () => {
    expect(stack(position(['Memnite'], '').cast(0, 'Memnite'))).toEqual(['Memnite']);
    expect(stack(position(['Mountain'], '').choose(0, { kind: 'PLAY_LAND' }))).toEqual([]);
    const theirs = position([], '', { hand: ['Shock'], mana: '{R}' })
      .pass()
      .cast(1, 'Shock', { player: 0 });
    expect(stack(theirs)).toEqual(['Shock']);
  });

  it('Monastery Swiftspear (mtg:702.108a) grows although the spell is countered', () => {
    const game = position(['Shock'], '{R}', { hand: ['Counterspell'], mana: '{U}{U}' }).cast(0, 'Shock', { player: 1 });
    game.pass().cast(1, 'Counterspell').resolveAll();
    expect([game.figures('Monastery Swiftspear'), game.life(1)]).toEqual(['2/3', 20]);
  });
});

describe('Waterfall Aerialist', () => {
  const shock = (mana: string, controller = 1) => {
    const aerialist = { battlefield: ['Waterfall Aerialist'] };
    const shooter = { hand: ['Shock'], mana, ...(controller === 0 ? aerialist : {}) };
    return magicPosition([shooter, controller === 0 ? {} : aerialist]).cast(0, 'Shock', {
      card: 'Waterfall Aerialist',
    });
  };

  it('Waterfall Aerialist (mtg:702.21a) counters an opponent’s spell aimed at it unless they pay {2}', () => {
    const game = shock('{R}{C}{C}');
    expect(stack(game)).toEqual(['Waterfall Aerialist', 'Shock']);
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    const paid = shock('{R}{C}{C}').resolve().answer(0, { confirm: true });
    expect([stack(paid), paid.view().players[0]?.resources]).toEqual([['Shock'], { mana: {} }]);
    expect(paid.resolve().zones('Waterfall Aerialist')).toEqual(['graveyard']);
    const unpaid = game.answer(0, { confirm: false });
    expect([stack(unpaid), unpaid.zones('Shock')]).toEqual([[], ['graveyard']]);
    expect(unpaid.zones('Waterfall Aerialist')).toEqual(['battlefield']);
  });

  it('Waterfall Aerialist (mtg:118.12a) counters it without a question when they cannot pay', () => {
    const game = shock('{R}{C}').resolve();
    expect([stack(game), game.zones('Shock')]).toEqual([[], ['graveyard']]);
  });

  it('Waterfall Aerialist (mtg:702.21a) lets its controller’s own spells be', () => {
    expect(stack(shock('{R}', 0))).toEqual(['Shock']);
  });

  it('Waterfall Aerialist (mtg:702.21a) counters abilities as well', () => {
    const game = magicPosition([
      { battlefield: ['Goblin Motivator'] },
      { battlefield: ['Waterfall Aerialist'] },
    ]).activate(0, 'Goblin Motivator', { card: 'Waterfall Aerialist' });
    expect(stack(game)).toEqual(['Waterfall Aerialist', 'Goblin Motivator']);
    expect(stack(game.resolve())).toEqual([]);
    expect(game.the('Waterfall Aerialist').keywords).toEqual(['flying', 'ward {2}']);
    const triggered = arrives('Skeleton Archer', '{3}{B}', [{}, { battlefield: ['Waterfall Aerialist'] }]);
    triggered.choose(0, { card: 'Waterfall Aerialist' }).resolveAll();
    expect(triggered.zones('Waterfall Aerialist')).toEqual(['battlefield']);
  });

  it('Waterfall Aerialist (mtg:702.21a) beside another one: each of them asks for payment', () => {
    const game = magicPosition([
      { hand: ['Forked Bolt'], mana: '{R}', battlefield: lands(2, 'Mountain') },
      { battlefield: ['Waterfall Aerialist', 'Waterfall Aerialist'] },
    ]).cast(0, 'Forked Bolt', [
      { card: 'Waterfall Aerialist', nth: 0 },
      { card: 'Waterfall Aerialist', nth: 1 },
    ]);
    game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Waterfall Aerialist', 'Waterfall Aerialist', 'Forked Bolt']);
    game.resolve().answer(0, { confirm: true });
    expect(stack(game)).toEqual(['Waterfall Aerialist', 'Forked Bolt']);
    expect(game.resolve().zones('Forked Bolt')).toEqual(['graveyard']);
    expect(game.all('Waterfall Aerialist')).toHaveLength(2);
  });

  it('Waterfall Aerialist (mtg:303.4a) is aimed at by Aura spells as well', () => {
    const game = magicPosition([
      { hand: ['Luminous Bonds'], mana: '{W}{W}{W}' },
      { battlefield: ['Waterfall Aerialist'] },
    ]);
    expect(stack(game.cast(0, 'Luminous Bonds'))).toEqual(['Waterfall Aerialist', 'Luminous Bonds']);
    expect(game.resolveAll().zones('Luminous Bonds')).toEqual(['graveyard']);
  });

  it('Waterfall Aerialist (mtg:113.7a) has the spell countered although it has left in the meantime', () => {
    const saves = { hand: ['Unsummon'], mana: '{U}', battlefield: ['Waterfall Aerialist'] };
    const game = magicPosition([{ hand: ['Shock'], mana: '{R}' }, saves]).cast(0, 'Shock', {
      card: 'Waterfall Aerialist',
    });
    game.pass().cast(1, 'Unsummon').resolve();
    expect(stack(game)).toEqual(['Waterfall Aerialist', 'Shock']);
    expect(game.resolve().happened('COUNTERED')).toHaveLength(1);
  });

  it('Waterfall Aerialist (mtg:702.21a) is not aimed at by what has no target', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], mana: '{W}{W}{W}{W}' },
      { battlefield: ['Waterfall Aerialist'] },
    ]);
    expect(stack(game.cast(0, 'Wrath of God'))).toEqual(['Wrath of God']);
  });
});

describe('Wall of Frost', () => {
  const blocked = (
    mine: Parameters<typeof magicPosition>[0][0] = {},
    theirs: Parameters<typeof magicPosition>[0][1] = {},
  ) =>
    attackWith(
      magicPosition([
        { ...mine, battlefield: ['Hill Giant', 'Grizzly Bears', ...(mine.battlefield ?? [])] },
        { ...theirs, battlefield: ['Wall of Frost', ...(theirs.battlefield ?? [])] },
      ]),
      'Hill Giant',
      'Grizzly Bears',
    ).block(1, ['Wall of Frost', 'Hill Giant']);
  const tapped = (game: Play) => [game.the('Hill Giant').tapped, game.the('Grizzly Bears').tapped];

  it('Wall of Frost (mtg:509.3a) keeps what it blocks from untapping in its controller’s next untap step', () => {
    const game = blocked();
    expect(game.view().stack[0]).toMatchObject({ card: 'Wall of Frost', controller: 1 });
    game.until({ turn: 5, step: 'upkeep' });
    expect(tapped(game)).toEqual([true, false]);
    expect(tapped(game.until({ turn: 7, step: 'upkeep' }))).toEqual([false, false]);
  });

  it('Wall of Frost (mtg:611.2a) has spent itself although the creature was untapped in that step', () => {
    const game = magicPosition([
      { battlefield: ['Sun Sentinel'] },
      { battlefield: ['Wall of Frost', 'Star-Crowned Stag'] },
    ]);
    attackWith(game, 'Sun Sentinel').block(1, ['Wall of Frost', 'Sun Sentinel']).until({ turn: 6, kind: 'ATTACKERS' });
    game.attack(1, 'Star-Crowned Stag').resolve();
    expect(game.the('Sun Sentinel').tapped).toBe(true);
    expect(game.until({ turn: 7, step: 'upkeep' }).the('Sun Sentinel').tapped).toBe(false);
  });

  it('Wall of Frost (mtg:611.2a) follows the creature to a new controller', () => {
    const steals = { hand: ['Control Magic'], battlefield: lands(4, 'Island') };
    const game = blocked({}, steals).resolveAll().until({ turn: 4, step: 'precombatMain' });
    game.cast(1, 'Control Magic', { card: 'Hill Giant' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect(game.the('Hill Giant')).toMatchObject({ controller: 1, tapped: true });
    expect(game.until({ turn: 6, step: 'upkeep' }).the('Hill Giant').tapped).toBe(true);
    expect(game.until({ turn: 8, step: 'upkeep' }).the('Hill Giant').tapped).toBe(false);
  });

  it('Wall of Frost (mtg:302.6) blocks a creature that an opponent has long had from its own side', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Control Magic', attachedTo: 'giant' }] },
      { battlefield: ['Wall of Frost', { card: 'Hill Giant', as: 'giant' }] },
    ]);
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, sick: false });
    attackWith(game, 'Hill Giant').block(1, ['Wall of Frost', 'Hill Giant']);
    expect(game.until({ turn: 5, step: 'upkeep' }).the('Hill Giant').tapped).toBe(true);
  });

  it('Wall of Frost (mtg:509.3a) does nothing to what it doesn’t block', () => {
    const game = attackWith(
      magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Wall of Frost'] }]),
      'Hill Giant',
    );
    fight(game).until({ turn: 5, step: 'upkeep' });
    expect(game.the('Hill Giant').tapped).toBe(false);
  });
});
