/** Names (201): what they are told apart by, which may be chosen, and what a card says of itself by its own. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  each,
  faces,
  gainLife,
  has,
  instant,
  mana,
  meldPair,
  permanent,
  plus,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
  yourUpkeep,
} from '../6-spells/test-cards.js';

const naming = (name: string, ...types: string[]) =>
  instant(name, '{0}', {
    effects: [{ do: 'chooseWord', of: 'cardName', ...(types.length > 0 ? { with: types as never } : {}) }],
  });
const room = (name: string) => card(name, { cost: '{1}', type: 'Enchantment — Room' });
ownCards(
  card('Test Contract', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(yourUpkeep, {
        if: { compare: [{ distinct: 'name', of: each(creature, youControl) }, '>=', 3] },
        effects: [gainLife(7)],
      }),
    ],
  }),
  instant('Test Census', '{0}', {
    effects: [gainLife({ distinct: 'name', of: each({ has: ['types', 'Enchantment'] }) })],
  }),
  faces('room', room('Test Attic'), room('Test Cellar')),
  instant('Test Stranger', '{0}', {
    effects: [
      gainLife({ count: [creature, { controller: 'opponent' }, { differentName: each(creature, youControl) }] }),
    ],
  }),
  naming('Test Any Name'),
  instant('Test Epitaph', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'chooseWord', of: 'cardName', among: t(0) }],
  }),
  naming('Test Instant Name', 'Instant'),
  naming('Test Creature Name', 'Creature'),
  naming('Test Legend Name', 'Planeswalker'),
  faces(
    'split',
    instant('Test Dawn', '{W}', { effects: [gainLife(1)] }),
    sorcery('Test Dusk', '{B}', { effects: [gainLife(2)] }),
  ),
  faces(
    'flip',
    creatureCard('Test Apprentice', '{1}{W}', 'Human', '1/1'),
    card('Test Grandmaster', { type: 'Legendary Planeswalker — Test', loyalty: 3 }),
  ),
  ...meldPair(
    creatureCard('Test Lefty', '{1}', 'Golem', '1/1'),
    creatureCard('Test Righty', '{1}', 'Golem', '1/1'),
    card('Test Together', { type: 'Creature — Golem', power: 4, toughness: 4 }),
  ),
  faces('transform', creatureCard('Test Traveler', '{1}{G}', 'Human', '1/1'), card('Test Shrine', { type: 'Land' })),
  faces(
    'adventure',
    creatureCard('Test Knight', '{1}{W}', 'Knight', '2/2'),
    card('Test Quest', { cost: '{W}', type: 'Instant — Adventure' }),
  ),
  creatureCard(
    'Test Grower',
    '{0}',
    'Plant',
    '1/1',
    activated([mana('{0}')], { effects: [untilEndOfTurn('self', plus(1, 1))] }),
  ),
  instant('Test Rename', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'name', value: 'Somebody Else' })],
  }),
  instant('Test Lend', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(activated([mana('{0}')], { effects: [untilEndOfTurn('self', plus(3, 0))] })))],
  }),
  instant('Test Nobody', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'name', value: '' })],
  }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const at = (mine: Side, theirs: Side = {}): Play => magicPosition([mine, theirs]);

describe('names that differ (201.2)', () => {
  const gainedIn = (...battlefield: (string | object)[]): number => {
    const game = magicPosition([{ battlefield: ['Test Contract', ...(battlefield as string[])] }, {}], {
      turn: { step: 'untap' },
    });
    return game.until({ step: 'upkeep' }).resolveAll().life(0) - 20;
  };
  it('mtg:201.2b objects have different names where each has one, and no two have one in common', () => {
    expect(gainedIn('Grizzly Bears', 'Hill Giant', 'Craw Wurm')).toBe(7);
    expect(gainedIn('Grizzly Bears', 'Hill Giant', 'Hill Giant')).toBe(0);
    expect(gainedIn('Grizzly Bears', 'Hill Giant', { card: 'Craw Wurm', faceDown: true })).toBe(0);
  });

  it('mtg:201.2b a permanent with two names shares a name with one that has one of them', () => {
    const both = { card: 'Test Attic // Test Cellar', unlocked: ['left', 'right'] };
    const census = (...battlefield: object[]): number =>
      at({ hand: ['Test Census'], battlefield: battlefield as never })
        .cast(0, 'Test Census')
        .resolve()
        .life(0) - 20;
    expect(census(both, { ...both, unlocked: ['left'] })).toBe(1);
    expect(census({ ...both, unlocked: ['left'] }, { ...both, unlocked: ['right'] })).toBe(2);
  });

  it('mtg:201.2c what has no name has no different name than others, and what others lack is no name in common', () => {
    const stranger = (mine: (string | object)[], theirs: (string | object)[]): number =>
      at({ hand: ['Test Stranger'], battlefield: mine as string[] }, { battlefield: theirs as string[] })
        .cast(0, 'Test Stranger')
        .resolve()
        .life(0) - 20;
    const nameless = { card: 'Craw Wurm', faceDown: true };
    expect(stranger(['Hill Giant'], ['Hill Giant', 'Grizzly Bears'])).toBe(1);
    expect(stranger(['Hill Giant'], [nameless])).toBe(0);
    expect(stranger(['Hill Giant', nameless], ['Grizzly Bears'])).toBe(1);
  });
});

describe('card names that are chosen (201.4)', () => {
  const choosing = (spell: string): Play =>
    at({ hand: [spell] })
      .cast(0, spell)
      .resolve();
  const chosen = (game: Play, name: string): unknown => {
    game.answer(0, { name });
    return game.happened('WORD_CHOSEN').at(-1)?.name;
  };
  it('mtg:201.4 a name is that of a card that there is, and not that of a mere token', () => {
    expect(choosing('Test Any Name').refused(0, { name: 'No Such Card' }).rules).toContain('mtg:201.4');
    expect(choosing('Test Any Name').refused(0, { name: 'Myr Token' }).rules).toContain('mtg:201.4');
    expect(chosen(choosing('Test Any Name'), 'Grizzly Bears')).toBe('Grizzly Bears');
  });
  it('mtg:201.4a of a card with certain characteristics the card must have them', () => {
    expect(choosing('Test Creature Name').refused(0, { name: 'Shock' }).rules).toContain('mtg:201.4a');
    expect(chosen(choosing('Test Creature Name'), 'Hill Giant')).toBe('Hill Giant');
  });
  it('mtg:201.4b of a split card the name of one half is chosen, by what that half alone is', () => {
    expect(chosen(choosing('Test Instant Name'), 'Test Dawn')).toBe('Test Dawn');
    choosing('Test Instant Name').refused(0, { name: 'Test Dusk' });
    choosing('Test Any Name').refused(0, { name: 'Test Dawn // Test Dusk' });
  });
  it('mtg:201.4b also where the name is one of a split card that is there', () => {
    const epitaph = (): Play =>
      at({ hand: ['Test Epitaph'], graveyard: ['Test Dawn // Test Dusk'] })
        .castAt(0, 'Test Epitaph', { card: 'Test Dawn // Test Dusk' })
        .resolve();
    expect([chosen(epitaph(), 'Test Dawn'), chosen(epitaph(), 'Test Dusk')]).toEqual(['Test Dawn', 'Test Dusk']);
    epitaph().refused(0, { name: 'Test Dawn // Test Dusk' });
  });
  it('mtg:201.4c of a flip card also its other name is chosen, by what it is then', () => {
    expect(chosen(choosing('Test Legend Name'), 'Test Grandmaster')).toBe('Test Grandmaster');
    choosing('Test Legend Name').refused(0, { name: 'Test Apprentice' });
  });
  it('mtg:201.4d of a double-faced card also the name of its back face, by what that face is', () => {
    expect(chosen(choosing('Test Any Name'), 'Test Shrine')).toBe('Test Shrine');
    choosing('Test Creature Name').refused(0, { name: 'Test Shrine' });
  });
  it('mtg:201.4e of a meld pair the name that both cards have together is chosen, by what they are together', () => {
    expect(chosen(choosing('Test Creature Name'), 'Brisela, Voice of Nightmares')).toBe('Brisela, Voice of Nightmares');
    const own = (spell: string): Play =>
      at({ hand: [spell], battlefield: ['Test Lefty'] })
        .cast(0, spell)
        .resolve();
    expect(chosen(own('Test Creature Name'), 'test together')).toBe('Test Together');
    own('Test Instant Name').refused(0, { name: 'Test Together' });
  });
  it('mtg:712.19 the name of either face of a double-faced card is chosen but not both, or that of a meld pair', () => {
    const named = (): Play =>
      at({ hand: ['Test Any Name'], battlefield: ['Test Lefty'] })
        .cast(0, 'Test Any Name')
        .resolve();
    for (const name of ['Test Traveler', 'Test Shrine', 'Test Lefty', 'Test Together'])
      expect(chosen(named(), name)).toBe(name);
    named().refused(0, { name: 'Test Traveler // Test Shrine' });
    named().refused(0, { name: 'Test Lefty // Test Together' });
  });
  it('mtg:201.4f of an adventurer card also the name of its Adventure, by what that is', () => {
    expect(chosen(choosing('Test Instant Name'), 'Test Quest')).toBe('Test Quest');
    choosing('Test Instant Name').refused(0, { name: 'Test Knight' });
  });
});

describe('what a card says of itself by its name (201.5)', () => {
  it('mtg:201.5 mtg-2003:202.2 it means itself alone, and also where it has another name by now', () => {
    const game = at({ hand: ['Test Rename'], battlefield: [{ card: 'Test Grower', as: 'one' }, 'Test Grower'] });
    const [first, second] = game.all('Test Grower').map(({ id }) => id);
    game.castAt(0, 'Test Rename', { object: String(first) }).resolve();
    game.choose(0, { kind: 'ACTIVATE', object: String(first) }).resolve();
    const power = (id: string | undefined) => game.view().objects[String(id)]?.power;
    expect([power(first), power(second)]).toEqual([2, 1]);
  });

  it('mtg:201.5b an ability that another object gains means that object', () => {
    const game = at({ hand: ['Test Lend'], battlefield: ['Hill Giant', 'Grizzly Bears'] });
    game.castAt(0, 'Test Lend', { card: 'Hill Giant' }).resolve().activate(0, 'Hill Giant').resolve();
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['6/3', '2/2']);
  });
});

describe('costs and colors of a card (202)', () => {
  it('mtg:202.2f effects change the color of an object, mtg:105.3 in the place of those that it had', () => {
    const game = magicPosition([{ hand: ['Test Paint'], battlefield: ['Hill Giant'] }, {}], {
      definitions: [
        instant('Test Paint', '{0}', {
          targets: [target(creature)],
          effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
        }),
      ],
    });
    expect(game.the('Hill Giant').colors).toEqual(['R']);
    expect(game.cast(0, 'Test Paint').resolve().the('Hill Giant').colors).toEqual(['U']);
  });

  it('mtg:202.4 an additional cost is paid beside the mana cost, and is none of it', () => {
    const rite = card('Test Rite', {
      cost: '{1}',
      type: 'Sorcery',
      abilities: [
        {
          kind: 'spell',
          additional: [{ pay: 'mana', cost: '{2}' }],
          effects: [gainLife(1)],
        } as never,
      ],
    });
    const game = magicPosition([{ hand: ['Test Rite'], battlefield: lands(3, 'Forest') }, {}], { definitions: [rite] });
    game.cast(0, 'Test Rite');
    expect(game.the('Test Rite', 'stack')).toMatchObject({ manaCost: '{1}', manaValue: 1 });
    expect(game.all('Forest').every(({ tapped }) => tapped)).toBe(true);
  });
});
