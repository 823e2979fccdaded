/** What each card type brings with it (300–307). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attackers, battle } from '../5-turn/battles.js';
import {
  activated,
  addMana,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  mana,
  permanent,
  plus,
  rule,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const role = (name: string, power: number, toughness: number) =>
  card(name, {
    type: 'Enchantment — Aura Role',
    colors: [],
    abilities: [...enchant(creature), continuous('attached', plus(power, toughness))],
  });
const give = (name: string, made: ReturnType<typeof role>) =>
  instant(name, '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'create', token: made, attached: t(0) }],
  });
// One life for each permanent that has something attached to it, before anything is checked.
const bearers = gainLife({ count: [{ bears: [permanent] }] });
const raiseOnto = (name: string) =>
  instant(name, '{0}', {
    targets: [target(inYourGraveyard), target(permanent)],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', attached: t(1) }, bearers],
  });
ownCards(
  card('Test Living Land', { cost: '{0}', type: 'Land Creature — Dryad', power: 1, toughness: 1 }),
  creatureCard('Test Golem', '{2}', 'Golem', '2/2'),
  card('Test Gear', { cost: '{2}', type: 'Artifact Creature — Golem', power: 2, toughness: 2 }),
  instant('Test Rust', '{0}', { targets: [target(artifact)], effects: [destroy(t(0))] }),
  instant('Test Murder', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 0)), keyword('equip', { cost: [mana('{0}')] })],
  }),
  card('Test Garrison', {
    cost: '{0}',
    type: 'Artifact — Fortification',
    abilities: [
      continuous('attached', [{ mod: 'ability', ability: activated([mana('{0}')], { effects: [gainLife(1)] }) }]),
      keyword('fortify', { cost: [mana('{0}')] }),
    ],
  }),
  card('Test Idol', { cost: '{0}', type: 'Artifact' }),
  card('Test Wagon', {
    cost: '{0}',
    type: 'Artifact — Vehicle',
    power: 4,
    toughness: 4,
    abilities: [keyword('crew', { value: 2 })],
  }),
  raiseOnto('Test Attach'),
  instant('Test Blank', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'lose', prop: 'subtypes', values: ['Equipment', 'Aura'] }),
      gainLife({ total: 'power', of: each(creature) } as never),
    ],
  }),
  instant('Test Wake', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 3 },
        { mod: 'set', prop: 'toughness', value: 3 },
      ),
    ],
  }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  give('Test Royal', role('Royal', 1, 1)),
  give('Test Cursed', role('Cursed', -1, -1)),
  card('Test Silence', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [rule('cantCast', {})])],
  }),
  card('Test Diamond', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [{ ...activated([tap], { effects: [addMana('{R}')], immediate: true }), timing: 'instant' }],
  }),
  card('Test School', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{0}')], { effects: [gainLife(1)], timing: 'sorcery' })],
  }),
  card('Test Walker', {
    cost: '{2}',
    type: 'Planeswalker — Test',
    loyalty: 4,
    abilities: [activated([mana('{0}')], { effects: [gainLife({ stat: 'loyalty', of: 'self' })] })],
  }),
  instant('Test Petrify', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const at = (mine: Side, theirs: Side = {}): Play => magicPosition([mine, theirs]);
const offers = (game: Play, card: string, kind = 'CAST'): boolean =>
  (game.decision().options ?? []).some((one) => one.card === card && one.kind === kind);

describe('types (300)', () => {
  it('mtg:300.2 mtg-2003:212.1 an object of two types is subject to what affects either', () => {
    const gone = (spell: string): unknown =>
      at({ hand: [spell] }, { battlefield: ['Test Gear', 'Test Golem'] })
        .castAt(0, spell, { card: 'Test Gear' })
        .resolve()
        .zones('Test Gear');
    expect([gone('Test Rust'), gone('Test Murder')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:300.2a what is a land and a creature is played as a land, and never cast', () => {
    const game = at({ hand: ['Dryad Arbor'], battlefield: lands(3, 'Forest') });
    expect([offers(game, 'Dryad Arbor', 'PLAY_LAND'), offers(game, 'Dryad Arbor')]).toEqual([true, false]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Dryad Arbor' });
    expect([game.view().stack, game.zones('Dryad Arbor')]).toEqual([[], ['battlefield']]);
    // It is so whatever it would cost.
    const idol = at({ hand: ['Test Living Land'] });
    expect([offers(idol, 'Test Living Land', 'PLAY_LAND'), offers(idol, 'Test Living Land')]).toEqual([true, false]);
  });
});

describe('artifacts (301)', () => {
  it('mtg:301.5e an Equipment that an effect puts onto what it can’t equip enters unattached', () => {
    const raise = (on: string): unknown =>
      at({ hand: ['Test Attach'], graveyard: ['Test Blade'], battlefield: ['Test Golem', 'Test Idol'] })
        .castAt(0, 'Test Attach', { card: on })
        .resolve();
    const onto = (on: string): unknown => {
      const game = raise(on) as Play;
      const { attachedTo } = game.the('Test Blade');
      return [attachedTo === game.the('Test Golem').id ? 'Test Golem' : attachedTo, game.life(0)];
    };
    expect([onto('Test Idol'), onto('Test Golem')]).toEqual([
      [null, 20],
      ['Test Golem', 21],
    ]);
  });

  it('mtg:301.5f the equipped creature is what it is attached to, also where it is no Equipment any more', () => {
    const game = at({
      hand: ['Test Blank'],
      battlefield: [
        { card: 'Test Golem', as: 'golem' },
        { card: 'Test Blade', attachedTo: 'golem' },
      ],
    });
    game.castAt(0, 'Test Blank', { card: 'Test Blade' }).resolve();
    // While the spell resolved it was still attached, and afterwards nothing keeps it there (704.5p).
    expect([game.life(0), game.the('Test Blade').attachedTo, game.figures('Test Golem')]).toEqual([24, null, '2/2']);
  });

  it('mtg:301.6 a Fortification is attached to a land you control, and to nothing else', () => {
    const game = at({ battlefield: ['Test Garrison', 'Forest', 'Test Golem'] }, { battlefield: ['Island'] });
    game.activate(0, 'Test Garrison').resolve();
    expect(game.the('Test Garrison').attachedTo).toBe(game.the('Forest').id);
    game.activate(0, 'Forest').resolve();
    expect(game.life(0)).toBe(21);
  });

  it('mtg:301.6 a Fortification that is a creature fortifies nothing', () => {
    const game = at({
      hand: ['Test Wake'],
      battlefield: [
        { card: 'Forest', as: 'land' },
        { card: 'Test Garrison', attachedTo: 'land' },
      ],
    });
    game.castAt(0, 'Test Wake', { card: 'Test Garrison' }).resolve();
    expect(game.the('Test Garrison')).toMatchObject({ zone: 'battlefield', attachedTo: null });
  });

  it('mtg:301.6 what is no land any more is fortified by nothing', () => {
    const game = at({
      hand: ['Test Petrify'],
      battlefield: [
        { card: 'Forest', as: 'land' },
        { card: 'Test Garrison', attachedTo: 'land' },
      ],
    });
    game.castAt(0, 'Test Petrify', { card: 'Forest' }).resolve();
    expect(game.the('Test Garrison')).toMatchObject({ zone: 'battlefield', attachedTo: null });
  });

  it('mtg:301.7 a Vehicle becomes an artifact creature as it is crewed, and is one until the turn ends', () => {
    const game = at({ battlefield: ['Test Wagon', 'Test Golem'] });
    expect(game.the('Test Wagon').types).toEqual(['Artifact']);
    game.activate(0, 'Test Wagon').resolve();
    expect(game.the('Test Wagon').types).toEqual(['Artifact', 'Creature']);
    expect(game.until({ turn: 4 }).the('Test Wagon').types).toEqual(['Artifact']);
  });
});

describe('creatures (302)', () => {
  it('mtg:302.4a its power is the damage that it deals in combat', () => {
    const game = battle({}, { battlefield: ['Grizzly Bears', 'Craw Wurm'] }).attack(1, 'Grizzly Bears', 'Craw Wurm');
    expect(game.until({ step: 'endOfCombat' }).life(0)).toBe(12);
  });

  it('mtg:302.4b its toughness is the damage that destroys it', () => {
    const after = (name: string): unknown =>
      at({ hand: ['Test Sting'], battlefield: [name] })
        .cast(0, 'Test Sting')
        .resolve()
        .zones(name);
    expect([after('Grizzly Bears'), after('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:302.5 creatures attack and block, and other permanents don’t', () => {
    const game = battle({ battlefield: ['Test Golem', 'Test Idol'] }, { battlefield: ['Grizzly Bears', 'Test Idol'] });
    expect(attackers(game)).toEqual(['Grizzly Bears']);
    game.attack(1, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Test Golem']);
  });
});

describe('Auras and Roles (303)', () => {
  it('mtg:303.4h what is neither Aura nor Equipment nor Fortification enters unattached', () => {
    const game = at({ hand: ['Test Attach'], graveyard: ['Test Idol'], battlefield: ['Test Golem'] })
      .castAt(0, 'Test Attach', { card: 'Test Golem' })
      .resolve();
    expect(game.the('Test Idol')).toMatchObject({ zone: 'battlefield', attachedTo: null });
    expect(game.life(0)).toBe(20);
  });

  it('mtg:303.4i an Aura that would enter attached to what it can’t enchant stays where it is; a token isn’t made', () => {
    const game = at({ hand: ['Test Attach'], graveyard: ['Test Halo'], battlefield: ['Test Idol', 'Test Golem'] })
      .castAt(0, 'Test Attach', { card: 'Test Idol' })
      .resolve();
    expect(game.zones('Test Halo')).toEqual(['graveyard']);
    const made = at({ hand: ['Test Royal'], battlefield: ['Test Idol'] })
      .castAt(0, 'Test Royal', { card: 'Test Idol' })
      .resolve();
    expect([made.all('Royal'), made.happened('TOKEN_CREATED')]).toEqual([[], []]);
  });

  it('mtg:303.4m the enchanted creature is what it is attached to, also where it is no Aura any more', () => {
    const game = at({
      hand: ['Test Blank'],
      battlefield: [
        { card: 'Test Golem', as: 'golem' },
        { card: 'Test Halo', attachedTo: 'golem' },
      ],
    });
    game.castAt(0, 'Test Blank', { card: 'Test Halo' }).resolve();
    expect([game.life(0), game.the('Test Halo').attachedTo]).toEqual([23, null]);
  });

  it('mtg:303.7a of the Roles that one player controls on a permanent only the newest stays, mtg:704.5y as it is checked', () => {
    const game = at({ hand: ['Test Royal', 'Test Cursed'], battlefield: ['Hill Giant'] }, { hand: ['Test Royal'] });
    game.castAt(0, 'Test Royal').resolve();
    expect(game.figures('Hill Giant')).toBe('4/4');
    game.castAt(0, 'Test Cursed', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Hill Giant'), game.all('Royal'), game.all('Cursed').length]).toEqual(['2/2', [], 1]);
    // Another player's Role stays beside it.
    game.pass().castAt(1, 'Test Royal', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Hill Giant'), game.all('Royal').length]).toEqual(['3/3', 1]);
  });
});

describe('when something may be done (304.5, 307.5)', () => {
  it('mtg:304.5 what is done as an instant needs priority, and neither an instant nor leave to cast one', () => {
    const game = at({ hand: ['Shock'], battlefield: ['Test Diamond', 'Mountain', 'Test Silence'] });
    const mana = (): boolean =>
      (game.decision().options ?? []).some((one) => one.card === 'Test Diamond' && one.kind === 'ACTIVATE');
    expect([mana(), offers(game, 'Shock')]).toEqual([true, false]);
    game.pass();
    expect(mana()).toBe(false);
    // While a spell is cast nobody has priority.
    const paying = magicPosition([{ hand: ['Shock'], battlefield: ['Test Diamond'] }, {}], {
      options: { payment: 'manual' },
    });
    expect(offers(paying, 'Shock')).toBe(false);
  });

  it('mtg:307.5 what is done as a sorcery needs a main phase and an empty stack, and neither a sorcery nor leave to cast one', () => {
    const game = at({ hand: ['Test Murder'], battlefield: ['Test School', 'Test Golem'] });
    const school = (): boolean => offers(game, 'Test School', 'ACTIVATE');
    expect(school()).toBe(true);
    game.cast(0, 'Test Murder');
    expect(school()).toBe(false);
    game.resolve();
    expect(school()).toBe(true);
    game.until({ step: 'beginningOfCombat' });
    expect(school()).toBe(false);
    expect(offers(at({ battlefield: ['Test School', 'Test Silence'] }), 'Test School', 'ACTIVATE')).toBe(true);
  });
});

describe('planeswalkers (306)', () => {
  it('mtg:306.5 only planeswalkers have loyalty: what is none any more has none, whatever counters it has', () => {
    const game = at({ hand: ['Test Petrify'], battlefield: ['Test Walker'] });
    expect(game.the('Test Walker').loyalty).toBe(4);
    game.castAt(0, 'Test Petrify', { card: 'Test Walker' }).resolve();
    expect(game.the('Test Walker')).toMatchObject({ loyalty: null, counters: { loyalty: 4 } });
    game.activate(0, 'Test Walker').resolve();
    expect(game.life(0)).toBe(20);
  });

  it('mtg:306.5a elsewhere than on the battlefield its loyalty is the number that is printed', () => {
    const game = at({
      hand: ['Test Walker'],
      graveyard: ['Test Walker'],
      battlefield: [{ card: 'Test Walker', counters: { loyalty: 1 } }],
    });
    const loyalty = (zone: string): unknown => game.the('Test Walker', zone).loyalty;
    expect([loyalty('hand'), loyalty('graveyard'), loyalty('battlefield')]).toEqual([4, 4, 1]);
    const cast = at({ hand: ['Test Walker'], battlefield: lands(2, 'Plains') }).cast(0, 'Test Walker');
    expect(cast.the('Test Walker', 'stack').loyalty).toBe(4);
  });
});
