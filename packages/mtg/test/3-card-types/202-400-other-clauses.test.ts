/** What else a rule says: mana values, supertypes, figures, attachments, lands, planeswalkers (202–400). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  enchant,
  gainLife,
  instant,
  land,
  loyalty,
  permanent,
  plus,
  putOntoBattlefield,
  returnToHand,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const yours = (zone: string) => [{ zone }, { owner: 'you' as const }];
const raise = (name: string, zone: string) =>
  instant(name, '{0}', { effects: [putOntoBattlefield({ each: yours(zone) })] });
ownCards(
  card('Test Prism', { cost: '{2}{G}{W}{U}{B}{R}{C}', type: 'Artifact' }),
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Human', power: 1, toughness: 1 }),
  card('Test Oath', { cost: '{0}', type: 'Legendary Sorcery', abilities: [{ kind: 'spell', effects: [gainLife(1)] }] }),
  card('Test Jace', {
    cost: '{0}',
    type: 'Legendary Planeswalker — Jace',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [] })],
  }),
  instant('Test Nick', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Quicken', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] })],
  }),
  card('Test Coat', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  raise('Test Exhume', 'exile'),
  instant('Test Call', '{0}', {
    effects: [{ do: 'move', what: { each: yours('exile') }, to: 'battlefield', cause: 'return' }],
  }),
  raise('Test Deploy', 'hand'),
  raise('Test Revive', 'graveyard'),
  instant('Test Bounce', '{0}', { targets: [target(land)], effects: [returnToHand(t(0))] }),
  instant('Test Trek', '{0}', { effects: [{ do: 'play', what: { each: yours('hand') } }] }),
  instant('Test Twin', '{0}', {
    targets: [target({ has: ['types', 'Planeswalker'] })],
    effects: [{ do: 'create', copy: t(0) }],
  }),
  instant('Test Ascend', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Planeswalker'] })],
  }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
);
const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('other clauses: costs, supertypes and figures (202–208)', () => {
  it('mtg:202.3 each symbol of a mana cost counts, whatever its color', () => {
    expect(magicPosition([{ battlefield: ['Test Prism'] }, {}]).the('Test Prism').manaValue).toBe(8);
  });

  it('mtg:205.4d permanents of one name under different players are no matter of the legend rule', () => {
    const queens = ['Test Queen'];
    const game = magicPosition([{ battlefield: queens }, { battlefield: queens }]).pass();
    expect([game.decision().kind, game.all('Test Queen').length]).toEqual(['PRIORITY', 2]);
  });
  it('mtg:205.4e a legendary planeswalker is as good as a creature, of the caster and nobody else', () => {
    const casts = (mine: string[], theirs: string[]) =>
      offered(magicPosition([{ hand: ['Test Oath'], battlefield: mine }, { battlefield: theirs }]), 'CAST');
    expect([casts(['Test Jace'], []), casts(['Test Queen'], []), casts(['Test Elf'], ['Test Queen'])]).toEqual([
      ['Test Oath'],
      ['Test Oath'],
      [],
    ]);
  });

  it('mtg:208.1 damage takes nothing off the toughness', () => {
    const game = magicPosition([{ hand: ['Test Nick'] }, { battlefield: ['Hill Giant'] }])
      .castAt(0, 'Test Nick')
      .resolve();
    expect([game.figures('Hill Giant'), game.the('Hill Giant').damage]).toEqual(['3/3', 1]);
  });
  it('mtg:208.5 what becomes a creature without figures is 0/0, and so is put into the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Quicken'], battlefield: ['Forest'] }, {}])
      .castAt(0, 'Test Quicken')
      .resolve();
    expect(game.zones('Forest')).toEqual(['graveyard']);
  });
});

describe('other clauses: Auras, instants and sorceries (303–307)', () => {
  it('mtg:303.4 an Aura spell cannot be cast without a target', () => {
    expect(offered(magicPosition([{ hand: ['Test Coat', 'Test Elf'] }, {}]), 'CAST')).toEqual(['Test Elf']);
  });
  it('mtg:303.4f its controller chooses what it enchants, whoever’s turn it is', () => {
    for (const spell of ['Test Exhume', 'Test Call']) {
      const mine = { hand: [spell], exile: ['Test Coat'], battlefield: ['Hill Giant'] };
      const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, mine])
        .pass()
        .cast(1, spell)
        .resolve();
      expect(game.decision()).toMatchObject({ seat: 1, options: { length: 2 } });
      expect(game.choose(1, { card: 'Hill Giant' }).figures('Hill Giant')).toBe('4/4');
    }
  });
  it('mtg:303.4g where there is nothing that it could enchant it stays where it is', () => {
    const game = magicPosition([{ hand: ['Test Exhume'], exile: ['Test Coat'] }, {}])
      .cast(0, 'Test Exhume')
      .resolve();
    expect(game.zones('Test Coat')).toEqual(['exile']);
  });

  it.each([
    ['Test Exhume', 'exile'],
    ['Test Deploy', 'hand'],
    ['Test Revive', 'graveyard'],
  ])('mtg:304.4 mtg:307.4 mtg:400.4a with %s neither an instant nor a sorcery enters from %s', (spell, zone) => {
    const cards = ['Shock', 'Divination', 'Test Elf'];
    const mine = zone === 'hand' ? { hand: [spell, ...cards] } : { hand: [spell], [zone]: cards };
    const game = magicPosition([mine, {}]).cast(0, spell).resolve();
    expect([game.zones('Shock'), game.zones('Divination'), game.zones('Test Elf')]).toEqual([
      [zone],
      [zone],
      ['battlefield'],
    ]);
  });
});

describe('other clauses: lands and planeswalkers (305, 306)', () => {
  it('mtg:305.4 a land that is put onto the battlefield is not played: one may still be', () => {
    const game = magicPosition([{ hand: ['Test Revive', 'Forest'], graveyard: ['Island'] }, {}]).cast(0, 'Test Revive');
    expect(offered(game.resolve(), 'PLAY_LAND')).toEqual(['Forest']);
  });
  it('mtg:305.2a mtg:305.2b what was played counts, though it is back in the hand, and by an effect as well', () => {
    const game = magicPosition([{ hand: ['Test Bounce', 'Test Trek', 'Forest'] }, {}]);
    game.choose(0, { kind: 'PLAY_LAND' }).castAt(0, 'Test Bounce').resolve();
    expect([game.zones('Forest'), offered(game, 'PLAY_LAND')]).toEqual([['hand'], []]);
    game.cast(0, 'Test Trek').resolve();
    if (game.decision().kind === 'PLAY_CARD') expect(game.decision().options).toEqual([]);
    expect(game.all('Forest')).toEqual([]);
  });

  it('mtg:306.5b a token that is a copy of a planeswalker enters with its printed loyalty', () => {
    const battlefield = [{ card: 'Test Jace', counters: { loyalty: 1 } }, 'Test Vase'];
    const plain = { ...card('Test Seer', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 4 }) };
    const game = magicPosition([{ hand: ['Test Twin'], battlefield: ['Test Seer'] }, {}], { definitions: [plain] });
    expect(
      game
        .castAt(0, 'Test Twin')
        .resolve()
        .all('Test Seer')
        .map((o) => o.loyalty),
    ).toEqual([4, 4]);
    expect(magicPosition([{ battlefield }, {}]).the('Test Jace').loyalty).toBe(1);
  });
  it('mtg:306.6 a planeswalker is attacked because of who controls it, not because of who owns it', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', { card: 'Test Jace', controller: 1 }] },
      { battlefield: [{ card: 'Test Jace', controller: 0 }] },
    ]).until({ kind: 'ATTACKERS' });
    expect(game.decision().to?.map((o) => [o.player ?? o.card, o.owner])).toEqual([
      [1, undefined],
      ['Test Jace', 0],
    ]);
  });
  it('mtg:306.9 what has become a planeswalker and has no counters goes to the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Ascend'], battlefield: ['Test Vase'] }, {}])
      .castAt(0, 'Test Ascend')
      .resolve();
    expect(game.zones('Test Vase')).toEqual(['graveyard']);
  });
});
