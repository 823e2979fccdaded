/** Cards that limit what players do, save numbers for later, or ask what mana was spent on, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  enchant,
  enters,
  instant,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { commanders } from '../9-casual/cards.js';
import { choices, mayAttack, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Red Bolt', '{R}', { targets: [target(creature)], effects: [damage(3, t(0))] }),
  instant('Test Read', '{0}', { effects: [draw(1)] }),
  creatureCard('Test Memnite', '{0}', 'Construct', '1/1'),
  sorcery('Test Red Storm', '{R}', { effects: [damage(4, each(creature))] }),
  creatureCard('Test Red Striker', '{R}', 'Goblin', '1/1', triggered(enters, { effects: [damage(2, each(creature))] })),
  instant('Test Counter', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  card('Test Red Aura', { cost: '{R}', type: 'Enchantment — Aura', abilities: [enchant(creature)] }),
);

const untapped = (name: string) => ({ card: name, tapped: false });
/** The options of that name. */
const optionsOf = (game: Play, card: string) =>
  game
    .decision()
    .options.filter((option) => option.card === card)
    .map(({ id }) => id);

describe('one spell each turn', () => {
  it.each(['Rule of Law', 'Arcane Laboratory', 'Eidolon of Rhetoric'])(
    '%s (mtg:101.2) keeps each player from a second spell in a turn, countered or not',
    (law) => {
      const game = magicPosition([
        { battlefield: [law], hand: ['Test Read', 'Test Read'] },
        { hand: ['Test Read', 'Test Read'] },
      ]);
      game.cast(0, 'Test Read');
      expect(offered(game)).toEqual([]);
      game.pass();
      expect(offered(game)).toEqual(['Test Read', 'Test Read']);
      game.cast(1, 'Test Read');
      expect(offered(game)).toEqual([]);
      game.resolve().resolve().until({ turn: 4, step: 'precombatMain' });
      expect(offered(game)).toEqual(['Test Read']);
    },
  );
  it('Rule of Law (mtg:608.2i) counts itself, and what was cast before it was there', () => {
    const game = magicPosition([{ hand: ['Rule of Law', 'Test Read'], mana: '{C}{C}{W}' }, {}]);
    game.cast(0, 'Rule of Law').resolve();
    expect(offered(game)).toEqual([]);
  });
  it('Ethersworn Canonist (mtg:101.2) counts and forbids nonartifact spells alone', () => {
    const game = magicPosition([
      { battlefield: ['Ethersworn Canonist'], hand: ['Memnite', 'Test Memnite', 'Test Memnite', 'Memnite'] },
      { hand: ['Test Read'] },
    ]);
    game.cast(0, 'Memnite').resolve();
    expect(offered(game).sort()).toEqual(['Memnite', 'Test Memnite', 'Test Memnite']);
    game.cast(0, 'Test Memnite').resolve();
    expect(offered(game)).toEqual(['Memnite']);
    game.cast(0, 'Memnite').pass();
    expect(offered(game)).toEqual(['Test Read']);
  });
  it('Angelic Arbiter (mtg:508.1c) lets opponents cast spells or attack', () => {
    const at = () =>
      magicPosition(
        [
          { battlefield: ['Grizzly Bears'], hand: ['Test Read'] },
          { battlefield: ['Angelic Arbiter', 'Hill Giant'], hand: ['Test Read'] },
        ],
        {},
      );
    expect(mayAttack(at())).toEqual(['Grizzly Bears']);
    expect(mayAttack(at().cast(0, 'Test Read').resolve())).toEqual([]);
    const attacking = at().until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(offered(attacking)).toEqual([]);
    expect(offered(attacking.pass())).toEqual(['Test Read']);
    const own = magicPosition([{ battlefield: ['Angelic Arbiter'], hand: ['Test Read'] }, {}]);
    expect(mayAttack(own.cast(0, 'Test Read').resolve())).toEqual(['Angelic Arbiter']);
  });
});

describe('numbers that a delayed ability takes along', () => {
  const manaOf = (game: Play, seat: number) =>
    (game.view().players[seat] as { resources: { mana: unknown } }).resources.mana;
  it('Mana Drain (mtg:603.7) adds as much at the beginning of the next main phase', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], mana: '{C}{G}' },
      { hand: ['Mana Drain'], battlefield: lands(2, 'Island') },
    ]);
    game.cast(0, 'Grizzly Bears').pass().castAt(1, 'Mana Drain', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    game.until({ turn: 4, step: 'precombatMain' });
    expect(stack(game)).toEqual(['Mana Drain']);
    expect(manaOf(game.resolve(), 1)).toEqual({ C: 2 });
  });
  it('Mana Drain (mtg:505.1) is of that turn where its main phase is to come', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears', 'Mana Drain'], mana: '{C}{G}{U}{U}' }, {}]);
    game.cast(0, 'Grizzly Bears').castAt(0, 'Mana Drain', { card: 'Grizzly Bears' }).resolve();
    game.until({ turn: 3, step: 'postcombatMain' });
    expect(manaOf(game.resolve(), 0)).toEqual({ C: 2 });
  });
  it('Plasm Capture (mtg:603.7) adds it in any colors, in the first main phase', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears', 'Plasm Capture'], mana: '{C}{G}{G}{G}{U}{U}' }, {}]);
    game.cast(0, 'Grizzly Bears').castAt(0, 'Plasm Capture', { card: 'Grizzly Bears' }).resolve();
    game.until({ turn: 3, step: 'postcombatMain' });
    expect(stack(game)).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' });
    game.resolve();
    game.choose(0, { value: 'WB' });
    expect(manaOf(game, 0)).toEqual({ W: 1, B: 1 });
  });
});

describe('Emrakul, the Aeons Torn', () => {
  const mine = ['Test Red Bolt', 'Test Red Aura', 'Test Blade'];
  it('mtg:702.16b is no target of colored spells, and they are not offered where there is no other', () => {
    const alone = magicPosition([{ hand: mine, mana: '{R}', battlefield: ['Emrakul, the Aeons Torn'] }, {}]);
    expect(offered(alone)).toEqual(['Test Blade']);
    const among = magicPosition([
      { hand: mine, mana: '{R}', battlefield: ['Emrakul, the Aeons Torn', 'Grizzly Bears', 'Hill Giant'] },
      {},
    ]);
    expect(choices(among.cast(0, 'Test Red Bolt')).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
  it('mtg:702.16e is dealt no damage by colored spells, but by colored permanents', () => {
    const game = magicPosition([
      { hand: ['Test Red Storm', 'Test Red Striker'], mana: '{R}{R}', battlefield: ['Emrakul, the Aeons Torn'] },
      {},
    ]);
    game.cast(0, 'Test Red Storm').resolve();
    expect(game.the('Emrakul, the Aeons Torn').damage).toBe(0);
    game.cast(0, 'Test Red Striker').resolve().resolve();
    expect(game.the('Emrakul, the Aeons Torn').damage).toBe(2);
  });
  it('mtg:701.6a can’t be countered, gives a turn as it is cast, and takes the graveyard back into the library', () => {
    const game = magicPosition([
      {
        hand: ['Emrakul, the Aeons Torn', 'Test Counter', 'Test Blade'],
        mana: '{C}'.repeat(15),
        graveyard: ['Memnite'],
      },
      {},
    ]);
    game.cast(0, 'Emrakul, the Aeons Torn').castAt(0, 'Test Counter', { card: 'Emrakul, the Aeons Torn' });
    game.resolve().resolve().resolve();
    expect(game.zones('Emrakul, the Aeons Torn')).toEqual(['battlefield']);
    game.cast(0, 'Test Blade').resolve().resolve();
    expect([game.zones('Emrakul, the Aeons Torn'), game.zones('Memnite'), game.zones('Test Blade')]).toEqual([
      ['library'],
      ['library'],
      ['library'],
    ]);
    expect(game.until({ turn: 4, step: 'upkeep' }).view().turn.active).toBe(0);
  });
});

describe('lands', () => {
  it('Myriad Landscape (mtg:701.23a) finds two basic lands that share a land type, or one', () => {
    const library = ['Forest', 'Island', 'Forest', 'Wastes', 'Wastes', ...lands(5, 'Memnite')];
    const at = () => {
      const game = magicPosition([{ battlefield: [untapped('Myriad Landscape'), ...lands(2, 'Plains')], library }, {}]);
      return game.activate(0, 'Myriad Landscape').resolve();
    };
    expect(choices(at()).sort()).toEqual(['Forest', 'Forest', 'Island', 'Wastes', 'Wastes']);
    const game = at();
    const [forest = ''] = optionsOf(game, 'Forest');
    game.refused(0, { choose: [forest, ...optionsOf(game, 'Island')] });
    // Wastes have no land type.
    game.refused(0, { choose: optionsOf(game, 'Wastes') });
    game.answer(0, { choose: optionsOf(game, 'Forest') });
    expect(game.all('Forest').map(({ tapped }) => tapped)).toEqual([true, true]);
    expect(at().choose(0, { card: 'Island' }).all('Island').length).toBe(1);
  });
  it('Path of Ancestry (mtg:106.6) scries where the creature shares a type with the commander', () => {
    const at = (card: string) => {
      const game = commanders([
        {
          battlefield: [{ card: 'Test Captain', commander: true }, untapped('Path of Ancestry')],
          hand: [card],
        },
        {},
      ]);
      game.cast(0, card);
      return [stack(game), game.the('Path of Ancestry').tapped];
    };
    expect(at('Venerable Knight')).toEqual([['Path of Ancestry', 'Venerable Knight'], true]);
    expect(at('Elite Vanguard')).toEqual([['Elite Vanguard'], true]);
  });
  it('Path of Ancestry (mtg:903.3) sees the commander itself as it is cast, and no hidden one', () => {
    const game = commanders([{ command: ['Test Captain'], battlefield: [untapped('Path of Ancestry'), 'Plains'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Captain' });
    expect(stack(game)).toEqual(['Path of Ancestry', 'Test Captain']);
  });
  it('Opal Palace (mtg:903.8) has the commander enter with a counter for each cast from the command zone', () => {
    const cast = (card: string, casts: number) => {
      const game = commanders([
        {
          command: [{ card: 'Test Captain', casts }],
          hand: ['Elite Vanguard'],
          mana: '{C}'.repeat(2 + 2 * casts),
          battlefield: [untapped('Opal Palace')],
        },
        {},
      ]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Opal Palace', ability: 1 }).cast(0, card).resolve();
      return game.the(card).counters;
    };
    expect([cast('Test Captain', 0), cast('Test Captain', 2), cast('Elite Vanguard', 1)]).toEqual([
      { '+1/+1': 1 },
      { '+1/+1': 3 },
      {},
    ]);
  });
});

describe('the first card that is drawn', () => {
  const draws = (name: string, library: string[], active = 0): Play => {
    const game = magicPosition(
      [{ battlefield: [name], hand: ['Test Read'], library: [...library, ...lands(5, 'Wall of Mist')] }, {}],
      { turn: { number: 3, active, step: 'upkeep' } },
    );
    return (active === 0 ? game : game.pass()).cast(0, 'Test Read').resolve();
  };
  it('Keranos, God of Storms (mtg:607.2h) draws for a land and strikes for another card, in the own turn', () => {
    expect(draws('Keranos, God of Storms', ['Forest']).resolve().hand(0)).toBe(2);
    const other = draws('Keranos, God of Storms', ['Memnite']);
    expect(other.choose(0, { player: 1 }).resolve().life(1)).toBe(17);
    expect(other.the('Keranos, God of Storms').types).toEqual(['Enchantment']);
    expect(stack(draws('Keranos, God of Storms', ['Forest'], 1))).toEqual([]);
  });
  it('Rowen (mtg:607.2h) draws for a basic land, and Primitive Etchings for a creature, in every turn', () => {
    const at = (name: string, card: string) => draws(name, [card], 1).resolveAll().hand(0);
    expect([at('Rowen', 'Forest'), at('Rowen', 'Desert'), at('Primitive Etchings', 'Memnite')]).toEqual([2, 1, 2]);
  });
});
