/** What else a rule says beside its first clause: the parts of a card, card types and zones (202–404). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  enters,
  exile,
  gainLife,
  instant,
  loyalty,
  permanent,
  planeswalker,
  putOntoBattlefield,
  returnToHand,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Reshape', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(t(0), {
        mod: 'set',
        prop: 'subtypes',
        value: ['Equipment', 'Cartouche', 'Jace', 'Adventure', 'Siege', 'Forest', 'Elf'],
      }),
    ],
  }),
  card('Test Gem', { cost: '{0}', type: 'Artifact' }),
  card('Test Veil', { cost: '{0}', type: 'Enchantment' }),
  card('Test Clan', { cost: '{0}', type: 'Kindred Enchantment — Elf Warrior' }),
  card('Test Sage', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3, abilities: [loyalty(2, { effects: [] })] }),
  instant('Test Wisdom', '{0}', {
    targets: [target(planeswalker)],
    effects: [gainLife({ stat: 'loyalty', of: t(0) })],
  }),
  instant('Test Weak', '{0}', {
    targets: [target([planeswalker, { stat: ['loyalty', '<=', 2] }])],
    effects: [damage(1, t(0))],
  }),
  creatureCard(
    'Test Hydra',
    '{X}',
    'Hydra',
    '1/9',
    triggered(enters, { effects: [gainLife({ times: [10, 'x'] })] }),
    triggered(enters, { if: { is: ['self', { playedFrom: 'hand' }] }, effects: [gainLife(1)] }),
  ),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return' }],
  }),
  instant('Test Sink', '{0}', {
    effects: [{ do: 'move', what: { each: creature }, to: 'library', position: 'bottom' }],
  }),
  card('Test Pit', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'sacrifice', what: creature, save: 'fodder' }], {
        effects: [exile({ saved: 'fodder' }), gainLife({ countOf: { saved: 'fodder' } })],
      }),
    ],
  }),
  card('Test Hatch', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'discard', what: [creature], save: 'egg' }],
        effects: [putOntoBattlefield({ saved: 'egg' })],
      },
    ],
  }),
  instant('Test Recall', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [returnToHand(t(0))],
  }),
  instant('Test Think', '{0}', { effects: [draw(1)] }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  creatureCard(
    'Test Lord',
    '{0}',
    'Elf',
    '1/1',
    continuous([{ has: ['subtypes', 'Elf'] }], [{ mod: 'add', stat: 'power', value: 1 }]),
  ),
);

const view = (game: Play, viewer: number | 'spectator', zone: string, owner: number) =>
  game.view(viewer).zones.find((z) => z.id === zone && z.owner === owner) as { count?: number; objects?: string[] };
const seen = (game: Play, viewer: number | 'spectator', zone: string): unknown[] =>
  Object.values(game.view(viewer).objects)
    .filter((o) => o.zone === zone)
    .map((o) => o.card);

describe('second clauses: type lines and card types (205, 306, 308)', () => {
  it.each([
    ['Grizzly Bears', ['Elf']],
    ['Test Gem', ['Equipment']],
    ['Test Veil', ['Cartouche']],
    ['Test Sage', ['Jace']],
    ['Forest', ['Forest']],
    ['Test Clan', ['Cartouche', 'Elf']],
  ])('mtg:205.3d %s gains of all subtypes those of its types', (name, subtypes) => {
    const game = magicPosition([{ hand: ['Test Reshape'], battlefield: [name] }, {}])
      .castAt(0, 'Test Reshape')
      .resolve();
    expect(game.the(name).subtypes).toEqual(subtypes);
  });

  it('mtg:306.5c loyalty as effects see it is the number of counters', () => {
    const mine = { hand: ['Test Wisdom', 'Test Weak'], battlefield: ['Test Sage'] };
    const game = magicPosition([mine, {}]).activate(0, 'Test Sage').resolve();
    expect(game.the('Test Sage')).toMatchObject({ loyalty: 5, counters: { loyalty: 5 } });
    expect(game.castAt(0, 'Test Wisdom').resolve().life(0)).toBe(25);
    const low = { ...mine, battlefield: [{ card: 'Test Sage', counters: { loyalty: 2 } }] };
    const weak = magicPosition([low, {}]).castAt(0, 'Test Weak').resolve();
    expect(weak.the('Test Sage').loyalty).toBe(1);
    expect(weak.castAt(0, 'Test Wisdom').resolve().life(0)).toBe(21);
  });
  it('mtg:306.5c in the other zones it is the printed number', () => {
    const game = magicPosition([{ hand: ['Test Sage'] }, {}]);
    expect(game.the('Test Sage', 'hand').loyalty).toBe(3);
    expect(game.cast(0, 'Test Sage').the('Test Sage', 'stack').loyalty).toBe(3);
  });

  it('mtg:308.2 a kindred may have several creature types, which count as those of creatures do', () => {
    const game = magicPosition([{ battlefield: ['Test Clan', 'Test Lord'] }, {}]);
    expect(game.the('Test Clan').subtypes).toEqual(['Elf', 'Warrior']);
  });
});

describe('second clauses: zones (400–404)', () => {
  it('mtg:400.7j an ability finds what was sacrificed for it, a spell what was discarded', () => {
    const game = magicPosition([{ battlefield: ['Test Pit', 'Grizzly Bears', 'Memnite'] }, {}]);
    game.activate(0, 'Test Pit', { card: 'Memnite' });
    expect(game.zones('Memnite')).toEqual(['graveyard']);
    game.resolve();
    expect([game.zones('Memnite'), game.zones('Grizzly Bears'), game.life(0)]).toEqual([
      ['exile'],
      ['battlefield'],
      21,
    ]);
    const spell = magicPosition([{ hand: ['Test Hatch', 'Hill Giant', 'Forest'] }, {}]);
    spell.castAt(0, 'Test Hatch', { card: 'Hill Giant' }).resolve();
    expect([spell.zones('Hill Giant'), spell.zones('Forest')]).toEqual([['battlefield'], ['hand']]);
  });
  it('mtg:400.7j of two abilities on the stack each finds its own', () => {
    const game = magicPosition([{ battlefield: ['Test Pit', 'Grizzly Bears', 'Memnite', 'Hill Giant'] }, {}]);
    game.activate(0, 'Test Pit', { card: 'Memnite' }).activate(0, 'Test Pit', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Memnite'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['exile']]);
    expect(game.resolve().zones('Memnite')).toEqual(['exile']);
  });
  it('mtg:400.7j it is not found where it has moved on since', () => {
    const game = magicPosition([{ hand: ['Test Recall'], battlefield: ['Test Pit', 'Memnite'] }, {}]);
    game.activate(0, 'Test Pit').castAt(0, 'Test Recall').resolve().resolve();
    expect(game.zones('Memnite')).toEqual(['hand']);
  });

  it('mtg:400.7d a permanent knows the X that was chosen, and where it was cast from', () => {
    const game = magicPosition([{ hand: ['Test Hydra'], mana: '{G}{G}{G}' }, {}]).choose(0, { kind: 'CAST' });
    game.answer(0, { number: 3 }).resolve().takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(51);
    const raised = magicPosition([{ hand: ['Test Raise'], graveyard: ['Test Hydra'] }, {}]);
    raised.castAt(0, 'Test Raise').resolve();
    expect([raised.view().stack.length, raised.resolveAll().life(0)]).toEqual([1, 20]);
  });

  it('mtg:401.2 mtg-2003:217.2b mtg:401.3 nobody sees any library, and everybody its number of cards', () => {
    const game = magicPosition([{ library: ['Shock', 'Forest'] }, { library: ['Island'] }]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seen(game, viewer, 'library')).toEqual([]);
      expect([view(game, viewer, 'library', 0).count, view(game, viewer, 'library', 1).count]).toEqual([2, 1]);
    }
  });

  it('mtg:401.4 each owner orders their own, the active player first, and nobody is told how', () => {
    const game = magicPosition([
      { hand: ['Test Sink'], battlefield: ['Memnite', 'Ornithopter', 'Craw Wurm'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    game.cast(0, 'Test Sink').resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER', seat: 0 });
    game.answer(0, { order: [{ card: 'Craw Wurm' }, { card: 'Memnite' }, { card: 'Ornithopter' }] });
    expect(game.decision()).toMatchObject({ kind: 'ORDER', seat: 1 });
    const before = game.events.length;
    game.answer(1, { order: [{ card: 'Hill Giant' }, { card: 'Grizzly Bears' }] });
    expect(JSON.stringify(game.events.slice(before))).not.toMatch(/Hill Giant|Grizzly/);
    const library = (seat: number) => {
      const zone = game.view().zones.find((z) => z.id === 'library' && z.owner === seat) as { objects: string[] };
      return zone.objects.map((id) => game.view().objects[id]?.card);
    };
    expect(library(0).slice(-3)).toEqual(['Craw Wurm', 'Memnite', 'Ornithopter']);
    expect(library(1).slice(-2)).toEqual(['Hill Giant', 'Grizzly Bears']);
  });

  it('mtg:402.3 nobody else is told which card comes to a hand, and a spectator sees none either', () => {
    const game = magicPosition([{ hand: ['Test Think', 'Forest'], library: ['Shock'] }, { hand: ['Island'] }]);
    game.cast(0, 'Test Think').resolve();
    const [drawn] = game.events.filter((e) => e.type === 'CARD_DRAWN');
    expect(JSON.stringify(drawn?.data)).not.toContain('Shock');
    expect(drawn?.secret?.to).toEqual([0]);
    expect([seen(game, 0, 'hand').sort(), seen(game, 1, 'hand')]).toEqual([['Forest', 'Shock'], ['Island']]);
    expect(seen(game, 'spectator', 'hand')).toEqual([]);
    expect([view(game, 'spectator', 'hand', 0).count, view(game, 1, 'hand', 0).count]).toEqual([2, 2]);
  });

  it('mtg:404.2 mtg-2003:217.4b everybody may look through any graveyard, which keeps its order', () => {
    const game = magicPosition([{ hand: ['Test Note'], graveyard: ['Shock', 'Forest'] }, { graveyard: ['Island'] }]);
    game.cast(0, 'Test Note').resolve();
    const cards = (viewer: number | 'spectator', owner: number) =>
      view(game, viewer, 'graveyard', owner).objects?.map((id) => game.view(viewer).objects[id]?.card);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect([cards(viewer, 0), cards(viewer, 1)]).toEqual([['Test Note', 'Shock', 'Forest'], ['Island']]);
  });
});
