import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, instant, permanent, t, target, untilEndOfTurn } from '../../src/language/builders.js';
import { aims, offers, printed } from './printed.js';

for (const definition of [
  instant('Test Untap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', status: 'tapped', what: t(0), on: false }],
  }),
  instant('Test Grounding', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  instant('Test Plainness', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Enchantment'] })],
  }),
  card('Test Shrine', { cost: '{2}', type: 'Enchantment' }),
  card('Test Engine', { cost: '{2}', type: 'Artifact' }),
  card('Test Walker', { cost: '{2}', type: 'Legendary Planeswalker — Test', loyalty: 5 }),
])
  ownCards(definition);

const MANA = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
type Color = keyof typeof MANA;
const SOLDIER = { name: 'Soldier', types: ['Creature'], subtypes: ['Soldier'], power: 1, toughness: 1 };

/** A position in which seat 0 can cast the spell; the opponent may respond for nothing. */
const with_ = (
  spell: string,
  color: Color,
  theirs: (string | object)[],
  more: { own?: string[]; hand?: string[] } = {},
) =>
  magicPosition([
    { hand: [spell], battlefield: [...lands(6, MANA[color]), ...(more.own ?? [])] },
    { hand: more.hand ?? [], battlefield: [...theirs, 'Island'] as string[] },
  ]);
const table = ['Hill Giant', 'Ornithopter', 'Test Shrine', 'Test Engine', 'Test Walker'];
const aimed = (spell: string, color: Color) => aims(with_(spell, color, table, { own: ['Memnite'] }), spell);
/** The opponent answers what was cast at the only target. */
const answered = (game: Play, spell: string, response: string) =>
  game.cast(0, spell).pass().cast(1, response).resolveAll();

describe('destroying one', () => {
  it('Murder (mtg:701.8a) destroys a creature of either player, and nothing else', () => {
    printed('Murder', '{1}{B}{B}', 'Instant');
    expect(aimed('Murder', 'B')).toEqual(['Memnite', 'Hill Giant', 'Ornithopter']);
    const game = with_('Murder', 'B', table).cast(0, 'Murder', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Hill Giant'), game.zones('Murder')]).toEqual([['graveyard'], ['graveyard']]);
    expect(game.zones('Ornithopter')).toEqual(['battlefield']);
    // Indestructible may be aimed at, and stays.
    expect(with_('Murder', 'B', ['Darksteel Myr']).cast(0, 'Murder').resolve().zones('Darksteel Myr')).toEqual([
      'battlefield',
    ]);
    expect(offers(with_('Murder', 'B', ['Gladecover Scout', 'Black Knight']), 'Murder')).toBe(true);
    expect(offers(with_('Murder', 'B', ['Gladecover Scout', 'White Knight']), 'Murder')).toBe(false);
    const token = with_('Murder', 'B', [{ token: SOLDIER }])
      .cast(0, 'Murder')
      .resolve();
    expect(token.zones('Soldier')).toEqual([]);
  });

  it("Lich's Caress (mtg:608.2c) destroys a creature, and its caster gains 3 life whether or not that died", () => {
    printed("Lich's Caress", '{3}{B}{B}', 'Sorcery');
    expect(aimed("Lich's Caress", 'B')).toEqual(['Memnite', 'Hill Giant', 'Ornithopter']);
    const caress = (card: string) => with_("Lich's Caress", 'B', [card]).cast(0, "Lich's Caress").resolve();
    const giant = caress('Hill Giant');
    expect([giant.zones('Hill Giant'), giant.life(0), giant.life(1)]).toEqual([['graveyard'], 23, 20]);
    const myr = caress('Darksteel Myr');
    expect([myr.zones('Darksteel Myr'), myr.life(0)]).toEqual([['battlefield'], 23]);
  });

  it("Lich's Caress (mtg:608.2b) gains nothing when its creature is gone", () => {
    const game = answered(
      with_("Lich's Caress", 'B', ['Hill Giant'], { hand: ['Unsummon'] }),
      "Lich's Caress",
      'Unsummon',
    );
    expect([game.zones('Hill Giant'), game.life(0)]).toEqual([['hand'], 20]);
  });

  it('Plummet (mtg:115.1) destroys a creature that has flying, as long as it has it', () => {
    printed('Plummet', '{1}{G}', 'Instant');
    const two = with_('Plummet', 'G', ['Hill Giant', 'Ornithopter'], { own: ['Air Elemental'] });
    expect(aims(two, 'Plummet')).toEqual(['Air Elemental', 'Ornithopter']);
    expect(two.choose(0, { card: 'Ornithopter' }).resolve().zones('Ornithopter')).toEqual(['graveyard']);
    expect(offers(with_('Plummet', 'G', ['Giant Spider']), 'Plummet')).toBe(false);
    const game = with_('Plummet', 'G', ['Ornithopter'], { hand: ['Test Grounding'] });
    game.cast(0, 'Plummet').pass().cast(1, 'Test Grounding').resolveAll();
    expect(game.zones('Ornithopter')).toEqual(['battlefield']);
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
  });

  it('Take Vengeance (mtg:115.1) destroys a tapped creature, and fails if that was untapped meanwhile', () => {
    printed('Take Vengeance', '{1}{W}', 'Sorcery');
    const tapped = [{ card: 'Hill Giant', tapped: true }, { card: 'Test Engine', tapped: true }, 'Memnite'];
    expect(offers(with_('Take Vengeance', 'W', ['Hill Giant', 'Test Shrine']), 'Take Vengeance')).toBe(false);
    const game = with_('Take Vengeance', 'W', tapped);
    // The only tapped creature: not even asked.
    expect(game.cast(0, 'Take Vengeance').view().stack[0]?.targets).toMatchObject([{ card: 'Hill Giant' }]);
    expect(game.resolve().zones('Hill Giant')).toEqual(['graveyard']);
    const late = with_('Take Vengeance', 'W', tapped, { hand: ['Test Untap'] })
      .cast(0, 'Take Vengeance')
      .pass();
    late.cast(1, 'Test Untap', { card: 'Hill Giant' }).resolveAll();
    expect(late.the('Hill Giant')).toMatchObject({ tapped: false, zone: 'battlefield' });
  });

  it('Disenchant (mtg:115.1) destroys an artifact or an enchantment', () => {
    printed('Disenchant', '{1}{W}', 'Instant');
    expect(aimed('Disenchant', 'W')).toEqual(['Memnite', 'Ornithopter', 'Test Shrine', 'Test Engine']);
    for (const card of ['Test Shrine', 'Test Engine', 'Ornithopter'])
      expect(with_('Disenchant', 'W', table).cast(0, 'Disenchant', { card }).resolve().zones(card)).toEqual([
        'graveyard',
      ]);
    const aura = with_('Disenchant', 'W', [
      { card: 'Hill Giant', as: 'giant' },
      { card: 'Oakenform', attachedTo: 'giant' },
    ]);
    expect(aura.figures('Hill Giant')).toBe('6/6');
    aura.cast(0, 'Disenchant').resolve();
    expect([aura.zones('Oakenform'), aura.figures('Hill Giant')]).toEqual([['graveyard'], '3/3']);
    expect(offers(with_('Disenchant', 'W', ['Hill Giant', 'Test Walker']), 'Disenchant')).toBe(false);
  });

  it('Disenchant (mtg:608.2b) still destroys an artifact that has become an enchantment', () => {
    const game = with_('Disenchant', 'W', ['Test Engine'], { hand: ['Test Plainness'] })
      .cast(0, 'Disenchant')
      .pass();
    game.cast(1, 'Test Plainness', { card: 'Test Engine' }).resolve();
    expect(game.the('Test Engine').types).toEqual(['Enchantment']);
    expect(game.resolve().zones('Test Engine')).toEqual(['graveyard']);
  });
});

describe('destroying all', () => {
  it('Wrath of God (mtg:701.8a) destroys all creatures of all players at once, and nothing else', () => {
    printed('Wrath of God', '{2}{W}{W}', 'Sorcery');
    const game = with_('Wrath of God', 'W', [...table, 'Gladecover Scout', { token: SOLDIER }, 'Darksteel Myr'], {
      own: ['Dryad Arbor', 'Serra Angel'],
    }).cast(0, 'Wrath of God');
    expect(game.view().stack[0]?.targets).toEqual([]);
    game.resolve();
    for (const gone of ['Hill Giant', 'Ornithopter', 'Gladecover Scout', 'Dryad Arbor', 'Serra Angel'])
      expect([gone, game.zones(gone)]).toEqual([gone, ['graveyard']]);
    for (const stays of ['Test Shrine', 'Test Engine', 'Test Walker', 'Darksteel Myr'])
      expect([stays, game.zones(stays)]).toEqual([stays, ['battlefield']]);
    expect(game.zones('Soldier')).toEqual([]);
    // It may be cast although there is nothing to destroy.
    expect(with_('Wrath of God', 'W', []).cast(0, 'Wrath of God').resolve().zones('Wrath of God')).toEqual([
      'graveyard',
    ]);
  });
});

describe('shrinking', () => {
  it('Strangling Spores (mtg:704.5f) gives a creature -3/-3 until end of turn, which kills even the indestructible', () => {
    printed('Strangling Spores', '{3}{B}', 'Instant');
    expect(aimed('Strangling Spores', 'B')).toEqual(['Memnite', 'Hill Giant', 'Ornithopter']);
    const spores = (card: string) => with_('Strangling Spores', 'B', [card]).cast(0, 'Strangling Spores').resolve();
    expect(spores('Hill Giant').zones('Hill Giant')).toEqual(['graveyard']);
    expect(spores('Darksteel Myr').zones('Darksteel Myr')).toEqual(['graveyard']);
    const ox = spores('Pillarfield Ox');
    expect(ox.figures('Pillarfield Ox')).toBe('-1/1');
    expect(ox.until({ step: 'end' }).figures('Pillarfield Ox')).toBe('-1/1');
    expect(ox.until({ turn: 4 }).figures('Pillarfield Ox')).toBe('2/4');
  });
});

describe('returning to hand', () => {
  it("Unsummon (mtg:400.3) returns a creature to its owner's hand, not its controller's", () => {
    printed('Unsummon', '{U}', 'Instant');
    expect(aimed('Unsummon', 'U')).toEqual(['Memnite', 'Hill Giant', 'Ornithopter']);
    const own = with_('Unsummon', 'U', table, { own: ['Memnite'] })
      .cast(0, 'Unsummon', { card: 'Memnite' })
      .resolve();
    expect([own.zones('Memnite'), own.hand(0)]).toEqual([['hand'], 1]);
    const stolen = with_('Unsummon', 'U', [], { own: [{ card: 'Hill Giant', controller: 1 } as unknown as string] });
    expect(stolen.the('Hill Giant')).toMatchObject({ owner: 0, controller: 1 });
    stolen.cast(0, 'Unsummon').resolve();
    expect([stolen.hand(0), stolen.hand(1)]).toEqual([1, 0]);
  });

  it('Unsummon (mtg:704.5d) ends a token, and leaves what was attached behind', () => {
    const token = with_('Unsummon', 'U', [{ token: SOLDIER }])
      .cast(0, 'Unsummon')
      .resolve();
    expect([token.zones('Soldier'), token.hand(1)]).toEqual([[], 0]);
    const aura = with_('Unsummon', 'U', [
      { card: 'Hill Giant', as: 'giant', counters: { '+1/+1': 2 } },
      { card: 'Oakenform', attachedTo: 'giant' },
    ])
      .cast(0, 'Unsummon')
      .resolve();
    expect([aura.zones('Oakenform'), aura.hand(1)]).toEqual([['graveyard'], 1]);
    expect(aura.the('Hill Giant', 'hand')).toMatchObject({ power: 3, counters: {} });
  });
});

describe('exiling and returning', () => {
  const shift = (own: (string | object)[], theirs: (string | object)[] = [], hand: string[] = []) =>
    magicPosition([
      { hand: ['Cloudshift', 'Lightning Bolt'], battlefield: ['Plains', 'Mountain', ...own] as string[] },
      { hand, battlefield: [...theirs, 'Mountain'] as string[] },
    ]);

  it('Cloudshift (mtg:400.7) exiles a creature of yours and returns it as a new one', () => {
    printed('Cloudshift', '{W}', 'Instant');
    expect(aims(shift(['Memnite', 'Hill Giant', 'Test Engine'], ['Ornithopter']), 'Cloudshift')).toEqual([
      'Memnite',
      'Hill Giant',
    ]);
    const game = shift([
      { card: 'Hill Giant', as: 'giant', tapped: true, damage: 1, counters: { '+1/+1': 1 } },
      { card: 'Oakenform', attachedTo: 'giant' },
    ]);
    const before = game.the('Hill Giant').id;
    const events = game.cast(0, 'Cloudshift').resolve().happened('OBJECT_MOVED');
    const after = game.the('Hill Giant');
    expect(after).toMatchObject({ tapped: false, damage: 0, counters: {}, sick: true, attachments: [], power: 3 });
    expect(after.id).not.toBe(before);
    expect(game.zones('Oakenform')).toEqual(['graveyard']);
    expect(events.filter((e) => e.card === 'Hill Giant').map((e) => e.to)).toEqual(['exile', 'battlefield']);
  });

  it('Cloudshift (mtg:603.6a) lets abilities on entering trigger again, and spells lose their target', () => {
    const digger = magicPosition([
      { hand: ['Cloudshift'], battlefield: ['Plains', 'Gravedigger'], graveyard: ['Hill Giant'] },
      {},
    ])
      .cast(0, 'Cloudshift')
      .resolve();
    expect(digger.view().stack).toMatchObject([{ card: 'Gravedigger' }]);
    const saved = shift(['Hill Giant', 'Mountain'], [], ['Lightning Bolt']).pass();
    expect(saved.view().turn.priority).toBe(1);
    saved.cast(1, 'Lightning Bolt', { card: 'Hill Giant' }).pass().cast(0, 'Cloudshift').resolveAll();
    expect(saved.the('Hill Giant')).toMatchObject({ zone: 'battlefield', damage: 0 });
  });

  it('mtg:110.2a Cloudshift keeps a creature that one had taken, and ends a token', () => {
    const stolen = shift([], [{ card: 'Hill Giant', controller: 0 }])
      .cast(0, 'Cloudshift')
      .resolve();
    expect(stolen.the('Hill Giant')).toMatchObject({ owner: 1, controller: 0 });
    expect(stolen.until({ turn: 5 }).the('Hill Giant').controller).toBe(0);
    const token = shift([{ token: SOLDIER }])
      .cast(0, 'Cloudshift')
      .resolve();
    expect(token.zones('Soldier')).toEqual([]);
  });
});
