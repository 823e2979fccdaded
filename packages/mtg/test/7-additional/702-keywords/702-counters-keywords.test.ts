/** Keyword abilities of counters, of dying and of coming back: each by its rule. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  instant,
  keyword,
  loseLife,
  mana,
  putCounters,
  t,
  target,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
ownCards(
  card('Test modular', {
    cost: '{2}',
    type: 'Artifact Creature — Construct',
    power: 0,
    toughness: 0,
    abilities: [keyword('modular', { value: 2 })],
  }),
  creatureCard('Test fading', '{1}', 'Beast', '4/4', keyword('fading', { value: 1 })),
  creatureCard('Test soulshift', '{1}', 'Spirit', '2/2', keyword('soulshift', { value: 2 })),
  creatureCard('Test Small Spirit', '{1}{W}', 'Spirit', '2/2'),
  creatureCard('Test Large Spirit', '{2}{W}', 'Spirit', '2/2'),
  creatureCard('Test bloodthirst', '{1}', 'Ogre', '2/2', keyword('bloodthirst', { value: 3 })),
  creatureCard('Test graft', '{1}', 'Plant', '0/0', keyword('graft', { value: 2 })),
  creatureCard('Test persist', '{1}', 'Elf', '2/2', keyword('persist')),
  creatureCard('Test undying', '{1}', 'Elf', '2/2', keyword('undying')),
  card('Test living weapon', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [
      keyword('living weapon'),
      { kind: 'static', affects: 'attached', mods: [{ mod: 'add', stat: 'toughness', value: 2 }] },
    ],
  }),
  creatureCard('Test scavenge', '{1}', 'Fungus', '3/1', keyword('scavenge', { cost: one })),
  creatureCard('Test reinforce', '{1}', 'Kithkin', '1/1', keyword('reinforce', { value: 2, cost: one })),
  creatureCard('Test outlast', '{1}', 'Human', '1/1', keyword('outlast', { cost: one })),
  creatureCard('Test evolve', '{1}', 'Mutant', '1/2', keyword('evolve')),
  creatureCard('Test fabricate', '{1}', 'Dwarf', '1/1', keyword('fabricate', { value: 2 })),
  creatureCard('Test afterlife', '{1}', 'Human', '1/1', keyword('afterlife', { value: 2 })),
  creatureCard('Test embalm', '{1}{U}', 'Human', '2/1', keyword('embalm', { cost: one })),
  creatureCard('Test eternalize', '{1}{U}', 'Human', '2/1', keyword('eternalize', { cost: one })),
  creatureCard('Test unearth', '{1}{B}', 'Human', '3/1', keyword('unearth', { cost: one })),
  creatureCard('Test offspring', '{1}', 'Mouse', '3/3', keyword('offspring', { cost: [mana('{2}')] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Bleed', '{0}', { effects: [loseLife(1, 'opponents')] }),
  instant('Test Sting', '{0}', { effects: [damage(1, 'opponents')] }),
  instant('Test Blight', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0), '-1/-1')] }),
  instant('Test Bless', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
  instant('Test Crush', '{0}', { targets: [target(artifact)], effects: [destroy(t(0))] }),
);
const slain = (name: string, ...others: string[]) =>
  magicPosition([{ hand: ['Test Slay'], battlefield: [name, ...others] }, {}])
    .castAt(0, 'Test Slay', { card: name })
    .resolve();

describe('dying and coming back', () => {
  it('mtg:702.79a persist brings it back with a -1/-1 counter, unless it had one', () => {
    const game = magicPosition([{ hand: ['Test Slay', 'Test Slay'], battlefield: ['Test persist'] }, {}]);
    game.castAt(0, 'Test Slay').resolve().resolve();
    expect(game.figures('Test persist')).toBe('1/1');
    game.castAt(0, 'Test Slay').resolve();
    expect([game.zones('Test persist'), game.view().stack]).toEqual([['graveyard'], []]);
  });
  it('mtg:702.79a it comes back under its owner’s control, and a +1/+1 counter does not stop persist', () => {
    const game = magicPosition([{ hand: ['Test Bless', 'Test Slay'], battlefield: ['Test persist'] }, {}]);
    game.castAt(0, 'Test Bless').resolve();
    game.castAt(0, 'Test Slay').resolve().resolve();
    expect(game.the('Test persist')).toMatchObject({ controller: 0, counters: { '-1/-1': 1 } });
  });
  it('mtg:702.93a undying brings it back with a +1/+1 counter, unless it had one', () => {
    const game = magicPosition([{ hand: ['Test Slay', 'Test Slay'], battlefield: ['Test undying'] }, {}]);
    game.castAt(0, 'Test Slay').resolve().resolve();
    expect(game.figures('Test undying')).toBe('3/3');
    expect(game.castAt(0, 'Test Slay').resolve().zones('Test undying')).toEqual(['graveyard']);
  });
  it('mtg:702.46a soulshift returns a Spirit of such mana value from your graveyard', () => {
    const game = magicPosition([
      {
        hand: ['Test Slay'],
        battlefield: ['Test soulshift'],
        graveyard: ['Test Small Spirit', 'Test Large Spirit', 'Llanowar Elves'],
      },
      {},
    ]);
    game.castAt(0, 'Test Slay').resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test soulshift', 'Test Small Spirit']);
    game.choose(0, { card: 'Test Small Spirit' }).resolve().answer(0, { confirm: true });
    expect(['Test Small Spirit', 'Test Large Spirit', 'Llanowar Elves'].map((n) => game.zones(n))).toEqual([
      ['hand'],
      ['graveyard'],
      ['graveyard'],
    ]);
  });
  it('mtg:702.135a afterlife leaves flying Spirits, white and black', () => {
    const game = slain('Test afterlife').resolve();
    expect(game.all('Spirit')).toHaveLength(2);
    expect(game.all('Spirit')[0]).toMatchObject({ power: 1, toughness: 1, colors: ['W', 'B'], keywords: ['flying'] });
  });
  it('mtg:702.84a unearth gives it a turn with haste, and then it is exiled', () => {
    const game = magicPosition([{ battlefield: lands(1, 'Swamp'), graveyard: ['Test unearth'] }, {}]);
    game.activate(0, 'Test unearth').resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test unearth');
    expect(game.until({ turn: 4 }).zones('Test unearth')).toEqual(['exile']);
    expect(game.life(1)).toBe(17);
  });
  it('mtg:702.84a what was unearthed is exiled also if it would leave before', () => {
    const game = magicPosition([
      { hand: ['Test Slay'], battlefield: lands(1, 'Swamp'), graveyard: ['Test unearth'] },
      {},
    ]);
    game.activate(0, 'Test unearth').resolve();
    expect(game.castAt(0, 'Test Slay').resolve().zones('Test unearth')).toEqual(['exile']);
  });
  it('mtg:702.128a embalm makes a white Zombie of it without mana cost', () => {
    const game = magicPosition([{ battlefield: lands(1, 'Island'), graveyard: ['Test embalm'] }, {}]);
    game.activate(0, 'Test embalm').resolve();
    expect(game.zones('Test embalm').sort()).toEqual(['battlefield', 'exile']);
    const token = game.the('Test embalm');
    expect(token).toMatchObject({ colors: ['W'], power: 2, toughness: 1, token: true, manaValue: 0 });
    expect(token.subtypes).toEqual(['Human', 'Zombie']);
  });
  it('mtg:702.129a eternalize makes a black 4/4 Zombie of it', () => {
    const game = magicPosition([{ battlefield: lands(1, 'Island'), graveyard: ['Test eternalize'] }, {}]);
    game.activate(0, 'Test eternalize').resolve();
    expect(game.the('Test eternalize')).toMatchObject({ colors: ['B'], power: 4, toughness: 4 });
  });
});

describe('counters', () => {
  it('mtg:702.43a modular enters with its counters, and hands them on as it dies', () => {
    const game = magicPosition([
      { hand: ['Test modular', 'Test Bless', 'Test Slay'], battlefield: [...lands(2, 'Island'), 'Memnite'] },
      {},
    ]);
    game.cast(0, 'Test modular').resolve();
    expect(game.figures('Test modular')).toBe('2/2');
    game.cast(0, 'Test Bless', { card: 'Test modular' }).resolve();
    game.cast(0, 'Test Slay', { card: 'Test modular' }).resolve();
    game.resolve().answer(0, { confirm: true });
    expect(game.figures('Memnite')).toBe('4/4');
  });
  it('mtg:702.32a mtg-2003:502.20a fading: a counter each upkeep, and none to lose is a sacrifice', () => {
    const game = magicPosition([{ hand: ['Test fading'], battlefield: lands(1, 'Island') }, {}]);
    game.cast(0, 'Test fading').resolve();
    expect(game.the('Test fading').counters).toEqual({ fade: 1 });
    expect(game.until({ turn: 5, step: 'draw' }).zones('Test fading')).toEqual(['battlefield']);
    expect(game.until({ turn: 7, step: 'draw' }).zones('Test fading')).toEqual(['graveyard']);
  });
  it('mtg:702.54a bloodthirst asks for damage to an opponent this turn, not for life lost', () => {
    const entered = (...before: string[]): string => {
      const game = magicPosition([{ hand: [...before, 'Test bloodthirst'], battlefield: lands(1, 'Island') }, {}]);
      for (const spell of before) game.cast(0, spell).resolve();
      return game.cast(0, 'Test bloodthirst').resolve().figures('Test bloodthirst');
    };
    expect([entered(), entered('Test Bleed'), entered('Test Sting')]).toEqual(['2/2', '2/2', '5/5']);
  });
  it('mtg:702.58a graft moves a counter onto a creature that enters', () => {
    const game = magicPosition([{ hand: ['Test graft', 'Memnite'], battlefield: lands(1, 'Forest') }, {}]);
    game.cast(0, 'Test graft').resolve();
    game.cast(0, 'Memnite').resolve().resolve().answer(0, { confirm: true });
    expect([game.figures('Test graft'), game.figures('Memnite')]).toEqual(['1/1', '2/2']);
  });
  it('mtg:702.97a scavenge: exiled from the graveyard, it is as many counters as it had power', () => {
    const game = magicPosition([
      { battlefield: [...lands(1, 'Forest'), 'Grizzly Bears'], graveyard: ['Test scavenge'] },
      {},
    ]);
    game.activate(0, 'Test scavenge').resolve();
    expect([game.figures('Grizzly Bears'), game.zones('Test scavenge')]).toEqual(['5/5', ['exile']]);
  });
  it('mtg:702.77a reinforce: discarded, it is counters', () => {
    const game = magicPosition([
      { hand: ['Test reinforce'], battlefield: [...lands(1, 'Forest'), 'Grizzly Bears'] },
      {},
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test reinforce' }).resolve();
    expect([game.figures('Grizzly Bears'), game.zones('Test reinforce')]).toEqual(['4/4', ['graveyard']]);
  });
  it('mtg:702.107a outlast taps it at the time of a sorcery', () => {
    const game = magicPosition([{ battlefield: [...lands(2, 'Plains'), 'Test outlast'] }, {}]);
    game.activate(0, 'Test outlast');
    expect(game.the('Test outlast').tapped).toBe(true);
    expect(game.resolve().figures('Test outlast')).toBe('2/2');
    const upkeep = magicPosition([{ battlefield: [...lands(1, 'Plains'), 'Test outlast'] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    expect(upkeep.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test outlast' }] }).code).toBe('NO_MATCH');
  });
  it('mtg:702.100a evolve asks for greater power or greater toughness', () => {
    const grown = (entering: string): string => {
      const game = magicPosition([{ hand: [entering], battlefield: [...lands(4, 'Forest'), 'Test evolve'] }, {}]);
      return game.cast(0, entering).resolve().resolveAll().figures('Test evolve');
    };
    expect([grown('Memnite'), grown('Grizzly Bears')]).toEqual(['1/2', '2/3']);
  });
  it('mtg:702.123a fabricate: counters, or Servos', () => {
    const made = (counters: boolean) => {
      const game = magicPosition([{ hand: ['Test fabricate'], battlefield: lands(1, 'Forest') }, {}]);
      game.cast(0, 'Test fabricate').resolve().resolve().answer(0, { confirm: counters });
      return [game.figures('Test fabricate'), game.all('Servo').length];
    };
    expect([made(true), made(false)]).toEqual([
      ['3/3', 0],
      ['1/1', 2],
    ]);
  });
  it('mtg:702.92a living weapon brings a Germ that carries it', () => {
    const game = magicPosition([{ hand: ['Test living weapon'], battlefield: lands(1, 'Forest') }, {}]);
    game.cast(0, 'Test living weapon').resolve().resolve();
    expect([game.figures('Phyrexian Germ'), game.the('Phyrexian Germ').colors]).toEqual(['0/2', ['B']]);
  });
  it('mtg:702.175a offspring: paid for, a 1/1 copy comes with it', () => {
    const game = magicPosition([{ hand: ['Test offspring'], battlefield: lands(3, 'Forest') }, {}]);
    game.cast(0, 'Test offspring').answer(0, { confirm: true });
    game.resolve().resolve();
    const figures = game.all('Test offspring').map(({ power, toughness }) => `${power}/${toughness}`);
    expect(figures.sort()).toEqual(['1/1', '3/3']);
  });
});
