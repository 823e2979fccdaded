/** Keyword abilities of attacking, of hitting players and of helping others: each by its rule. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creatureCard,
  damage,
  gainLife,
  has,
  instant,
  keyword,
  rule,
  subtype,
  t,
  tap,
  target,
  triggered,
} from '../../../src/language/builders.js';

const vehicle = (name: string, ...abilities: Parameters<typeof creatureCard>[4][]) =>
  card(name, { cost: '{2}', type: 'Artifact — Vehicle', power: 4, toughness: 4, abilities });
const gains = gainLife(1);

ownCards(
  vehicle(
    'Test Wagon',
    keyword('crew', { value: 3 }),
    triggered({ on: 'did', object: 'self', match: { what: 'becomeCrewed' } }, { effects: [gains] }),
  ),
  vehicle('Test Stronger Wagon', keyword('crew', { value: 3 })),
  creatureCard(
    'Test Pilot',
    '{1}',
    'Human Pilot',
    '1/1',
    { kind: 'static', mods: [rule('crewsAsStronger', { count: 2 })] },
    triggered({ on: 'did', object: 'self', match: { what: 'crew' } }, { effects: [gains] }),
  ),
  creatureCard('Test Idler', '{1}', 'Human', '3/3', { kind: 'static', mods: [rule('cantCrew')] }),
  creatureCard('Test Mount', '{1}', 'Horse Mount', '2/2', keyword('saddle', { value: 2 }), {
    kind: 'static',
    mods: [has('flying')],
    if: { is: ['self', { status: 'saddled' }] },
  }),
  creatureCard(
    'Test Rider',
    '{1}',
    'Human',
    '2/2',
    triggered({ on: 'did', object: 'self', match: { what: 'saddle' } }, { effects: [gains] }),
  ),
  creatureCard('Test changeling', '{1}', 'Shapeshifter', '2/2', keyword('changeling')),
  instant('Test Goblin Call', '{0}', {
    targets: [target([{ zone: 'graveyard' }, subtype('Goblin')])],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard('Test toxic', '{1}', 'Phyrexian', '1/1', keyword('toxic', { value: 2 })),
  creatureCard(
    'Test toxic twice',
    '{1}',
    'Phyrexian',
    '1/1',
    keyword('toxic', { value: 2 }),
    keyword('toxic', { value: 1 }),
  ),
  creatureCard(
    'Test renown',
    '{1}',
    'Human',
    '2/2',
    keyword('renown', { value: 2 }),
    triggered({ on: 'status', object: 'self', match: { status: 'renowned', on: true } }, { effects: [gains] }),
  ),
  creatureCard('Test extort', '{1}', 'Human', '1/1', keyword('extort')),
  creatureCard(
    'Test exploit',
    '{1}',
    'Zombie',
    '1/1',
    keyword('exploit'),
    triggered({ on: 'did', object: 'self', match: { what: 'exploit' } }, { effects: [gains] }),
  ),
  creatureCard('Test training', '{1}', 'Human', '2/2', keyword('training')),
  creatureCard('Test dethrone', '{1}', 'Human', '2/2', keyword('dethrone')),
  creatureCard('Test melee', '{1}', 'Human', '2/2', keyword('melee')),
  creatureCard('Test provoke', '{1}', 'Beast', '2/3', keyword('provoke')),
  creatureCard('Test myriad', '{1}', 'Human', '2/2', keyword('myriad')),
  instant('Test Trifle', '{0}', { effects: [] }),
);
const attacked = (attackers: string[], mine: string[], theirs: string[] = [], more: { life?: number } = {}) =>
  magicPosition([{ battlefield: mine }, { battlefield: theirs, ...more }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...attackers);
const poison = (game: ReturnType<typeof attacked>) =>
  (game.view().players[1] as { counters?: { poison?: number } }).counters?.poison ?? 0;

describe('crew and saddle', () => {
  const parked = (...crew: string[]) => magicPosition([{ battlefield: ['Test Wagon', ...crew] }, {}]);
  it('mtg:702.122a creatures with power enough make it a creature for the turn', () => {
    const game = parked('Grizzly Bears', 'Memnite', 'Llanowar Elves');
    game.activate(0, 'Test Wagon');
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.decision().rules).toContain('mtg:702.122a');
    game.choose(0, { card: 'Memnite' }).resolve();
    expect(['Grizzly Bears', 'Memnite', 'Llanowar Elves'].map((n) => game.the(n).tapped)).toEqual([true, true, false]);
    expect(game.the('Test Wagon').types).toEqual(['Artifact', 'Creature']);
    expect(game.until({ turn: 4 }).the('Test Wagon').types).toEqual(['Artifact']);
  });
  it('mtg:702.122a without power enough it can’t be crewed, and it doesn’t crew itself', () => {
    const game = parked('Grizzly Bears');
    expect(game.decision().options.filter((o) => o.kind === 'ACTIVATE')).toEqual([]);
  });
  it('mtg:301.7a what isn’t a creature has neither power nor toughness', () => {
    expect(parked().the('Test Wagon')).toMatchObject({ power: null, toughness: null });
  });
  it('mtg:301.7b as it becomes a creature it has its printed power and toughness', () => {
    const game = parked('Grizzly Bears', 'Memnite');
    game.activate(0, 'Test Wagon', [{ card: 'Grizzly Bears' }, { card: 'Memnite' }]).resolve();
    expect(game.figures('Test Wagon')).toBe('4/4');
  });
  it('mtg:702.122b a creature crews as it is tapped for that', () => {
    const game = magicPosition([{ battlefield: ['Test Stronger Wagon', 'Test Pilot'] }, {}]);
    game.activate(0, 'Test Stronger Wagon').resolve();
    expect([game.life(0), game.the('Test Stronger Wagon').types]).toEqual([21, ['Artifact']]);
  });
  it('mtg:702.122c what can’t crew isn’t tapped for that', () => {
    expect(
      parked('Test Idler')
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE'),
    ).toEqual([]);
  });
  it('mtg:702.122d it becomes crewed as the ability resolves', () => {
    const game = parked('Grizzly Bears', 'Memnite');
    game.activate(0, 'Test Wagon', [{ card: 'Grizzly Bears' }, { card: 'Memnite' }]);
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().resolve().life(0)).toBe(21);
  });
  it('mtg:702.171a creatures with power enough saddle it, at the time of a sorcery', () => {
    const game = magicPosition([{ battlefield: ['Test Mount', 'Test Rider', 'Grizzly Bears'] }, {}]);
    game.activate(0, 'Test Mount', { card: 'Test Rider' });
    expect(game.decision().options.filter((o) => o.kind === 'ACTIVATE')).toEqual([]);
    expect(game.resolveAll().the('Test Mount').keywords).toContain('flying');
    expect(game.the('Test Rider').tapped).toBe(true);
  });
  it('mtg:702.171b it stays saddled until the end of the turn', () => {
    const game = magicPosition([{ battlefield: ['Test Mount', 'Grizzly Bears'] }, {}]);
    game.activate(0, 'Test Mount').resolve();
    expect(game.until({ step: 'end' }).the('Test Mount').keywords).toContain('flying');
    expect(game.until({ turn: 4 }).the('Test Mount').keywords).not.toContain('flying');
  });
  it('mtg:702.171c a creature saddles as it is tapped for that', () => {
    const game = magicPosition([{ battlefield: ['Test Mount', 'Test Rider'] }, {}]);
    game.activate(0, 'Test Mount').resolve();
    expect([game.life(0), game.the('Test Mount').keywords]).toEqual([21, ['saddle 2']]);
  });
});

describe('what creatures are', () => {
  it('mtg:702.73a a changeling is of every creature type, also in the graveyard', () => {
    const game = magicPosition([
      { hand: ['Test Goblin Call'], battlefield: ['Test changeling'], graveyard: ['Test changeling', 'Memnite'] },
      {},
    ]);
    expect(game.the('Test changeling').subtypes).toEqual(expect.arrayContaining(['Goblin', 'Zombie', 'Elf']));
    expect(game.the('Test changeling').subtypes).not.toContain('Equipment');
    game.castAt(0, 'Test Goblin Call').resolve();
    expect(game.zones('Test changeling').sort()).toEqual(['battlefield', 'hand']);
  });
});

describe('hitting players', () => {
  it('mtg:702.164c toxic gives poison besides the damage', () => {
    const game = attacked(['Test toxic'], ['Test toxic']).until({ turn: 4 });
    expect([game.life(1), poison(game)]).toEqual([19, 2]);
  });
  it('mtg:702.164b all its toxic abilities count together', () => {
    expect(poison(attacked(['Test toxic twice'], ['Test toxic twice']).until({ turn: 4 }))).toBe(3);
  });
  it('mtg:120.3g damage to a creature gives nobody poison', () => {
    const game = attacked(['Test toxic'], ['Test toxic'], ['Hill Giant']).until({ kind: 'BLOCKERS' });
    game.block(1, ['Hill Giant', 'Test toxic']).until({ step: 'postcombatMain' });
    expect([poison(game), game.the('Hill Giant').counters]).toEqual([0, {}]);
  });
  it('mtg:120.3g nor does damage to a player outside combat', () => {
    const pings = activated([tap], { effects: [damage(1, 'opponents')] });
    ownCards(creatureCard('Test toxic pinger', '{1}', 'Phyrexian', '1/1', keyword('toxic', { value: 2 }), pings));
    const game = magicPosition([{ battlefield: ['Test toxic pinger'] }, {}])
      .activate(0, 'Test toxic pinger')
      .resolve();
    expect([game.life(1), poison(game)]).toEqual([19, 0]);
  });
  it('mtg:702.112a it becomes renowned as it hits a player, and grows that once', () => {
    const game = attacked(['Test renown'], ['Test renown']).until({ step: 'postcombatMain' });
    expect([game.figures('Test renown'), game.life(0)]).toEqual(['4/4', 21]);
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Test renown').until({ step: 'postcombatMain' });
    expect([game.figures('Test renown'), game.life(1)]).toEqual(['4/4', 14]);
  });
  it('mtg:702.112b being renowned shows', () => {
    const game = attacked(['Test renown'], ['Test renown']).until({ step: 'postcombatMain' });
    expect(game.the('Test renown').designations).toEqual(['renowned']);
  });
});

describe('attacking', () => {
  it('mtg:702.149a training wants a stronger creature beside it', () => {
    const trained = (...with_: string[]) =>
      attacked(['Test training', ...with_], ['Test training', 'Hill Giant', 'Grizzly Bears'])
        .resolveAll()
        .figures('Test training');
    expect([trained('Hill Giant'), trained('Grizzly Bears'), trained()]).toEqual(['3/3', '2/2', '2/2']);
  });
  it('mtg:702.105a dethrone is for attacks on whoever has the most life', () => {
    const figures = (life: number) =>
      attacked(['Test dethrone'], ['Test dethrone'], [], { life }).resolveAll().figures('Test dethrone');
    expect([figures(20), figures(19), figures(25)]).toEqual(['3/3', '2/2', '3/3']);
  });
  it('mtg:702.121a melee counts opponents who are attacked', () => {
    expect(attacked(['Test melee'], ['Test melee']).resolve().figures('Test melee')).toBe('3/3');
  });
  it('mtg:702.39a provoke untaps a creature that has to block it', () => {
    const game = magicPosition([
      { battlefield: ['Test provoke', 'Memnite'] },
      { battlefield: [{ card: 'Grizzly Bears', tapped: true }, 'Hill Giant'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test provoke', 'Memnite');
    game.choose(0, { card: 'Grizzly Bears' }).resolve().answer(0, { confirm: true });
    expect(game.the('Grizzly Bears').tapped).toBe(false);
    game.until({ kind: 'BLOCKERS' });
    expect(game.refused(1, { assign: [] }).code).toBe('ILLEGAL_ACTION');
    expect(game.refused(1, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Memnite' } }] }).rules).toContain(
      'mtg:509.1c',
    );
    game.block(1, ['Grizzly Bears', 'Test provoke']);
  });
  it('mtg:702.39a who doesn’t want that leaves the creature as it is', () => {
    const game = attacked(['Test provoke'], ['Test provoke'], ['Grizzly Bears']);
    game.resolve().answer(0, { confirm: false }).until({ kind: 'BLOCKERS' });
    expect(game.answer(1, { assign: [] }).until({ turn: 4 }).life(1)).toBe(18);
  });
  it('mtg:702.116a without a second opponent myriad makes nothing', () => {
    const game = attacked(['Test myriad'], ['Test myriad']).resolve();
    expect([game.waiting(), game.all('Test myriad').length]).toEqual([true, 1]);
  });
});

describe('paying a little more', () => {
  it('mtg:702.101a extort drains for {W/B} whenever you cast a spell', () => {
    const game = magicPosition([{ hand: ['Test Trifle'], battlefield: ['Test extort', ...lands(1, 'Swamp')] }, {}]);
    game.cast(0, 'Test Trifle').resolve().answer(0, { confirm: true });
    expect([game.life(0), game.life(1), game.the('Swamp').tapped]).toEqual([21, 19, true]);
  });
  it('mtg:702.101b each extort asks for itself', () => {
    const game = magicPosition([
      { hand: ['Test Trifle'], battlefield: ['Test extort', 'Test extort', ...lands(2, 'Swamp')] },
      {},
    ]);
    game.cast(0, 'Test Trifle').takeDefault('ORDER_TRIGGERS');
    game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true });
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });
  const exploiting = () => {
    const game = magicPosition([{ hand: ['Test exploit'], battlefield: ['Memnite', ...lands(1, 'Swamp')] }, {}]);
    return game.cast(0, 'Test exploit').resolve().resolve();
  };
  it('mtg:702.110a a creature may be sacrificed as it enters', () => {
    expect(exploiting().answer(0, { confirm: false }).zones('Memnite')).toEqual(['battlefield']);
    expect(exploiting().answer(0, { confirm: true }).choose(0, { card: 'Memnite' }).zones('Memnite')).toEqual([
      'graveyard',
    ]);
    const offered = exploiting().answer(0, { confirm: true }).decision().options;
    expect(offered.map(({ card }) => card).sort()).toEqual(['Memnite', 'Test exploit']);
  });
  it('mtg:702.110b it exploits a creature as that is sacrificed', () => {
    const game = exploiting().answer(0, { confirm: true }).choose(0, { card: 'Memnite' });
    expect(game.resolveAll().life(0)).toBe(21);
    expect(exploiting().answer(0, { confirm: false }).resolveAll().life(0)).toBe(20);
  });
});
