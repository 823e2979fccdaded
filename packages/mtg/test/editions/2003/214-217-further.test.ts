/** Artifact creatures, local enchantments, tokens, open libraries and phasing (214–217): what is left of their rules, by the rules of 2003. */
import type { Effect, TriggerPattern } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  plus,
  protectionFrom,
  putOntoBattlefield,
  rule,
  t,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { many, offers, position } from './table.js';

const onTarget = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });

const give = (name: string, ...effects: Effect[]) => instant(name, '{0}', { effects });
const comes: TriggerPattern = { on: 'move', object: [creature, { controller: 'you' }], match: { to: 'battlefield' } };

ownCards(
  give('Test Gift', {
    do: 'create',
    token: token('Goblin', 'Creature — Goblin', ['R'], '1/1'),
    who: 'opponents',
  } as Effect),
  card('Test Welcome', { cost: '{0}', type: 'Enchantment', abilities: [triggered(comes, { effects: [gainLife(1)] })] }),
  onTarget('Test Elevate', untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Elf'] })),
  onTarget('Test Petrify', untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })),
  instant('Test Rust', '{0}', {
    targets: [target({ has: ['types', ['Artifact', 'Enchantment']] })],
    effects: [destroy(t(0))],
  }),
  instant('Test Doom', '{0}', {
    targets: [target({ has: ['types', ['Creature', 'Land']] })],
    effects: [destroy(t(0))],
  }),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem', power: 2, toughness: 2 }),
  creatureCard('Test Knight', '{0}', 'Knight', '2/2', protectionFrom({ has: ['colors', 'W'] }, 'white')),
  creatureCard('Test Ghost', '{0}', 'Spirit', '2/2', keyword('shroud')),
  card('Test Halo', {
    cost: '{W}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Recover', '{0}', {
    targets: [target([{ has: ['subtypes', 'Aura'] }, { zone: 'graveyard' }])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Brood', '{0}', { effects: [create(token('Goblin', 'Creature — Goblin', ['R'], '1/1'))] }),
  onTarget('Test Daze', tapIt(t(0))),
  onTarget('Test Singe', damage(1, t(0))),
  onTarget('Test Shift', { do: 'phaseOut', what: t(0) }),
  onTarget('Test Blink', exile(t(0), 'it'), putOntoBattlefield({ saved: 'it' })),
  onTarget('Test Veil', untilEndOfTurn(t(0), has('shroud'))),
  card('Test Window', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('topRevealed')])],
  }),
  card('Test Scroll', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'mill', count: 1 }], { effects: [gainLife(1)] })],
  }),
);

const targetsOf = (game: Play, spell: string): unknown[] => {
  game.choose(0, { kind: 'CAST', card: spell });
  return (game.decision().options ?? []).map(({ card: name }) => name);
};

describe('permanents', () => {
  it('mtg-2003:214.6b what is about several types finds an artifact creature by either of its own', () => {
    const board = ['Test Golem', 'Grizzly Bears', 'Test Scroll', 'Forest'];
    const at = (spell: string): Play => position({ hand: [spell], battlefield: board });
    expect(targetsOf(at('Test Rust'), 'Test Rust')).toEqual(['Test Golem', 'Test Scroll']);
    expect(targetsOf(at('Test Doom'), 'Test Doom')).toEqual(['Test Golem', 'Grizzly Bears', 'Forest']);
  });

  it('mtg-2003:214.8c one that is put into play goes onto none that it can’t be on, and stays where it is if there is no other', () => {
    const among = (...creatures: string[]): Play => {
      const game = position({ hand: ['Test Recover'], graveyard: ['Test Halo'], battlefield: creatures });
      return game.castAt(0, 'Test Recover', { card: 'Test Halo' }).pass().pass();
    };
    const open = among('Test Knight', 'Grizzly Bears', 'Hill Giant');
    expect((open.decision().options ?? []).map(({ card: name }) => name)).toEqual(['Grizzly Bears', 'Hill Giant']);
    const alone = among('Test Knight');
    expect([alone.zones('Test Halo'), alone.figures('Test Knight')]).toEqual([['graveyard'], '2/2']);
    expect(alone.happened('OBJECT_MOVED').filter(({ card: name }) => name === 'Test Halo')).toEqual([]);
  });

  it('mtg-2003:214.8h one that is put into play targets nothing: it goes onto what can’t be targeted', () => {
    const game = position({
      hand: ['Test Recover', 'Test Halo'],
      graveyard: ['Test Halo'],
      battlefield: ['Test Ghost', 'Plains'],
    });
    expect(offers(game, 'CAST', 'Test Halo')).toBe(false);
    game.castAt(0, 'Test Recover', { card: 'Test Halo' }).resolve();
    expect([game.the('Test Halo').attachedTo, game.figures('Test Ghost')]).toEqual([game.the('Test Ghost').id, '3/3']);
  });

  it('mtg-2003:216.2 tokens are tapped, dealt damage and untapped as other permanents are', () => {
    const game = position({ hand: ['Test Brood', 'Test Daze'], battlefield: ['Hill Giant'] });
    game.cast(0, 'Test Brood').resolve();
    game.castAt(0, 'Test Daze', { card: 'Goblin' }).resolve();
    expect(game.the('Goblin').tapped).toBe(true);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.the('Goblin').tapped, game.the('Goblin').sick]).toEqual([false, false]);
    const hit = position({ hand: ['Test Brood', 'Test Singe'] });
    hit.cast(0, 'Test Brood').resolve().castAt(0, 'Test Singe', { card: 'Goblin' }).resolve();
    expect(hit.all('Goblin')).toEqual([]);
  });
});

describe('tokens', () => {
  it('mtg-2003:214.1 what is in play stays there turn after turn, tokens among it, until something moves it', () => {
    const game = position(
      { hand: ['Test Brood'], battlefield: ['Test Scroll', 'Test Window'] },
      { battlefield: ['Hill Giant'] },
    );
    game.cast(0, 'Test Brood').resolve();
    for (const turn of [4, 5, 6]) {
      game.until({ turn, step: 'upkeep' });
      for (const name of ['Goblin', 'Test Scroll', 'Test Window', 'Hill Giant']) expect(game.all(name)).toHaveLength(1);
    }
  });

  it('mtg-2003:216.1 a token that one puts into play comes under their control, and one for the other player under theirs', () => {
    const lives = (spell: string): number[] => {
      const board = { battlefield: ['Test Welcome'] };
      const game = position({ hand: [spell], ...board }, board);
      game.cast(0, spell).resolve().resolveAll();
      return [game.life(0), game.life(1)];
    };
    expect([lives('Test Brood'), lives('Test Gift')]).toEqual([
      [21, 20],
      [20, 21],
    ]);
  });

  it('mtg-2003:216.2 effects on types and subtypes are about tokens as about other permanents', () => {
    const game = position({ hand: ['Test Brood', 'Test Elevate', 'Test Petrify', 'Test Rust'] });
    game.cast(0, 'Test Brood').resolve();
    game.castAt(0, 'Test Elevate', { card: 'Goblin' }).resolve();
    expect(game.the('Goblin').subtypes).toEqual(['Goblin', 'Elf']);
    game.castAt(0, 'Test Petrify', { card: 'Goblin' }).resolve();
    expect(game.the('Goblin')).toMatchObject({ types: ['Artifact'], subtypes: [] });
    game.castAt(0, 'Test Rust', { card: 'Goblin' }).resolve();
    expect(game.all('Goblin')).toEqual([]);
  });
});

describe('zones', () => {
  it('mtg-2003:217.2e the next card of either player waits until what that player plays is played, in the turn of either', () => {
    const library = ['Swamp', 'Forest', 'Plains'];
    for (const whose of [0, 1] as const) {
      const mine = { battlefield: ['Test Window', 'Test Scroll'], library };
      const game = position(whose === 0 ? mine : {}, whose === 1 ? mine : {});
      if (whose === 1) game.pass();
      game.activate(whose, 'Test Scroll');
      const told = game.events.filter(({ type }) => ['ABILITY_ACTIVATED', 'REVEALED'].includes(type));
      expect(told.slice(-2).map(({ type }) => type)).toEqual(['ABILITY_ACTIVATED', 'REVEALED']);
    }
  });

  it('mtg-2003:217.5c the damage of a creature is gone as its card comes back into play', () => {
    const game = position({ hand: ['Test Singe', 'Test Blink', 'Test Singe'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Singe', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').damage).toBe(1);
    game.castAt(0, 'Test Blink', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').damage).toBe(0);
    game.castAt(0, 'Test Singe', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), game.the('Grizzly Bears').damage]).toEqual([['battlefield'], 1]);
  });

  it('mtg-2003:217.8c what was attached and what was a copy are so as they are back', () => {
    const game = position({
      hand: ['Clone', 'Test Shift', 'Test Shift'],
      battlefield: [
        ...many('Island', 4),
        { card: 'Hill Giant', as: 'giant' },
        { card: 'Test Halo', attachedTo: 'giant' },
      ],
    });
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY')
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ card: 'Hill Giant' }] });
    const [clone] = game.all('Clone');
    const giant = game.the('Test Halo').attachedTo;
    for (const object of [String(giant), clone?.id ?? '']) game.castAt(0, 'Test Shift', { object }).resolve();
    expect(game.all('Test Halo')).toEqual([]);
    game.until({ turn: 5, step: 'upkeep' });
    const back = game.view().objects;
    expect(game.the('Test Halo').attachedTo).toBe(giant);
    expect(back[String(giant)]).toMatchObject({
      name: 'Hill Giant',
      power: 4,
      attachments: [game.the('Test Halo').id],
    });
    expect(back[clone?.id ?? '']).toMatchObject({ name: 'Hill Giant', power: 3, toughness: 3 });
  });
});
