/** Mana abilities, linked abilities, "as though", permissions and text: the cases beside the usual one (605–612). */
import type { Ability, Effect, Filter, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { stack } from '../cards/support.js';
import {
  activated,
  addMana,
  asItEnters,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  destroy,
  draw,
  enters,
  entersWith,
  gainLife,
  has,
  instant,
  keyword,
  land,
  mana,
  player,
  rule,
  sorcery,
  subtype,
  t,
  target,
  token,
  triggered,
} from './test-cards.js';

const EXILED: Filter = [{ zone: 'exile' }, { linked: true }];
const toHand: Effect = { do: 'move', what: { each: EXILED }, to: 'hand', cause: 'return' };
const onTapping = { on: 'tapForMana', object: land, player: 'you' } as const;
const reaping: Ability = {
  kind: 'replacement',
  on: 'move',
  object: [creature, { other: true }],
  match: { from: 'battlefield', to: 'graveyard' },
  instead: [{ do: 'move', what: { event: 'object' }, to: 'exile', cause: 'exile', keep: 'linked' }],
};

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  card('Test Gift Well', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(onTapping, { targets: [target(player)], effects: [{ ...addMana('{G}'), who: t(0) } as Effect] }),
    ],
  }),
  card('Test Life Well', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered(onTapping, { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Mana Imp', '{0}', 'Imp', '1/1', triggered(enters, { effects: [addMana('{R}')] })),
  creatureCard('Test Reaper', '{0}', 'Spirit', '5/5', reaping, activated([], { effects: [toHand] })),
  creatureCard(
    'Test Jailer',
    '{0}',
    'Cleric',
    '1/1',
    activated([], {
      targets: [target(creature)],
      effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
    }),
    activated([], { effects: [toHand] }),
  ),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  sorcery('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  creatureCard(
    'Test Oracle',
    '{0}',
    'Wizard',
    '1/1',
    activated([], { effects: [{ do: 'chooseWord', of: 'option', options: ['hot', 'cold'] }] }),
    activated([], {
      effects: [{ do: 'if', if: { is: ['self', { chosenOption: 'hot' }] }, then: [gainLife(5)] }],
    }),
    activated([], {
      effects: [{ do: 'if', if: { is: ['self', { chosenOption: 'cold' }] }, then: [gainLife(1)] }],
    }),
  ),
  instant('Test Read', '{0}', { effects: [draw(1)] }),
  creatureCard(
    'Test Blood Golem',
    '{0}',
    'Golem',
    '0/1',
    { kind: 'spell', additional: [{ pay: 'life', amount: 'x' }], effects: [] },
    entersWith({ '+1/+1': 'x' }),
    triggered(enters, { effects: [draw('x')] }),
  ),
  // Its color is chosen as it enters; creatures of it are stronger.
  creatureCard(
    'Test Painter',
    '{0}',
    'Artist',
    '1/1',
    asItEnters({ do: 'chooseWord', of: 'color', entering: true }),
    continuous([creature, { chosen: 'color' }], [{ mod: 'add', stat: 'power', value: 3 }]),
  ),
  // The same of another card, of whose choice its other abilities speak as well.
  creatureCard(
    'Test Dauber',
    '{0}',
    'Artist',
    '1/1',
    asItEnters({ do: 'chooseWord', of: 'color', entering: true }),
    continuous([creature, { chosen: 'color' }], [{ mod: 'add', stat: 'power', value: 10 }]),
    triggered({ on: 'cast', object: { chosen: 'color' }, player: 'you' }, { effects: [gainLife(1)] }),
    activated([], { effects: [{ do: 'addMana', chosen: true }], immediate: true }),
  ),
  creatureCard('Test Green', '{G}', 'Bear', '2/2'),
  card('Test Wreath', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [keyword('enchant', { from: creature }), { kind: 'spell', targets: [target(creature)], effects: [] }],
  }),
  instant('Test Veil', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [has('hexproof')] }],
  }),
  card('Test Freedom', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('asThoughFlash')])],
  }),
  sorcery('Test Slow', '{0}', { effects: [gainLife(7)] }),
  card('Test Slow Again', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [keyword('flashback', { cost: [mana('{0}')] }), { kind: 'spell', effects: [gainLife(7)] }],
  }),
  sorcery('Test Fodder', '{0}', {
    effects: [
      create(
        token(
          'Goblin',
          'Creature — Goblin',
          ['R'],
          '1/1',
          continuous([creature, subtype('Goblin')], [{ mod: 'add', stat: 'power', value: 2 }]),
        ),
      ),
    ],
  }),
  instant('Test Evolution', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'changeText', what: t(0), of: ['creatureType'], not: 'Wall' }],
  }),
  creatureCard('Test Goblin', '{R}', 'Goblin', '2/2'),
  creatureCard('Test Hooded', '{4}{R}', 'Snake', '5/5', keyword('morph', { cost: [mana('{1}')] })),
  instant('Test Douse', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }, color('R')])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  creatureCard('Test Shape', '{0}', 'Shapeshifter', '0/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature },
  }),
  instant('Test Hood', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown' }],
  }),
);

const use = (game: Play, name: string, ability: number, ...picks: JsonObject[]) => {
  const object = String(game.all(name)[0]?.id);
  game.choose(0, { kind: 'ACTIVATE', object, ability });
  for (const pick of picks) if (!game.waiting()) game.choose(0, pick);
  return game.resolve();
};

describe('triggered abilities that are no mana abilities', () => {
  const tapped = (well: string) =>
    magicPosition([{ battlefield: ['Forest', well] }, {}]).choose(0, { kind: 'ACTIVATE', card: 'Forest' });
  const pools = (game: Play) => game.view().players.map((p) => (p.resources as JsonObject).mana);

  it('mtg:605.5a one with a target is put on the stack, though it triggers on tapping for mana', () => {
    const game = tapped('Test Gift Well').choose(0, { player: 1 });
    expect([stack(game), pools(game)]).toEqual([['Test Gift Well'], [{ G: 1 }, {}]]);
    expect(pools(game.resolve())).toEqual([{ G: 1 }, { G: 1 }]);
  });

  it('mtg:605.5a so is one that makes no mana', () => {
    const game = tapped('Test Life Well');
    expect([stack(game), game.life(0)]).toEqual([['Test Life Well'], 20]);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:605.5a so is one that makes mana on another event', () => {
    const game = magicPosition([{ hand: ['Test Mana Imp'] }, {}])
      .cast(0, 'Test Mana Imp')
      .resolve();
    expect([stack(game), pools(game)]).toEqual([['Test Mana Imp'], [{}, {}]]);
    expect(pools(game.resolve())).toEqual([{ R: 1 }, {}]);
  });
});

describe('linked abilities of several objects', () => {
  it('mtg:607.2b each speaks of what its own replacement effect exiled, and not of what another’s did', () => {
    const game = magicPosition([
      { hand: ['Test Kill', 'Test Reaper'], battlefield: ['Test Reaper'] },
      { battlefield: ['Test Elf'] },
    ]);
    const [first] = game.all('Test Reaper').map(({ id }) => id);
    game.castAt(0, 'Test Kill', { card: 'Test Elf' }).resolve().cast(0, 'Test Reaper').resolve();
    const second = game.all('Test Reaper').find(({ id }) => id !== first)?.id;
    game.choose(0, { kind: 'ACTIVATE', object: String(second) }).resolve();
    expect(game.zones('Test Elf')).toEqual(['exile']);
    game.choose(0, { kind: 'ACTIVATE', object: String(first) }).resolve();
    expect(game.zones('Test Elf')).toEqual(['hand']);
  });

  it('mtg:614.14 what an object exiled by a pair that it has no more its new pair doesn’t speak of', () => {
    const game = magicPosition([
      { hand: ['Test Kill', 'Test Mimicry'], battlefield: ['Test Reaper', 'Test Jailer'] },
      { battlefield: ['Test Elf'] },
    ]);
    const reaper = game.the('Test Reaper').id;
    game.castAt(0, 'Test Kill', { card: 'Test Elf' }).resolve();
    game.castAt(0, 'Test Mimicry', { card: 'Test Reaper' }, { card: 'Test Jailer' }).resolve();
    game.choose(0, { kind: 'ACTIVATE', object: reaper, ability: 1 }).resolve();
    expect(game.zones('Test Elf')).toEqual(['exile']);
  });

  it('mtg:607.2f an ability that speaks of one word does nothing where the other was chosen', () => {
    const after = (index: number) => {
      const game = magicPosition([{ battlefield: ['Test Oracle'] }, {}]);
      use(game, 'Test Oracle', 0).choose(0, { index });
      use(game, 'Test Oracle', 1);
      return use(game, 'Test Oracle', 2).life(0);
    };
    expect([after(0), after(1)]).toEqual([25, 21]);
  });

  it('mtg:607.2h another player’s triggers on what its own static ability had revealed alone', () => {
    const battlefield = ['Rowen'];
    const library = ['Forest', ...lands(9, 'Wall of Mist')];
    const game = magicPosition([{ battlefield, hand: ['Test Read'], library }, { battlefield }], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    game.cast(0, 'Test Read').resolve();
    expect(game.view().stack.map(({ card: name, controller }) => [name, controller])).toEqual([['Rowen', 0]]);
    expect([game.hand(0), game.resolveAll().hand(0)]).toEqual([1, 2]);
  });

  it('mtg:607.2j each ability of the permanent speaks of that value, also where that has left, and a copy of none', () => {
    const cast = () =>
      magicPosition([{ hand: ['Test Blood Golem', 'Test Kill', 'Test Mimicry'], battlefield: ['Test Cub'] }, {}])
        .choose(0, { kind: 'CAST', card: 'Test Blood Golem', method: 'normal' })
        .answer(0, { number: 4 })
        .resolve();
    const game = cast();
    expect([game.life(0), game.figures('Test Blood Golem'), game.hand(0)]).toEqual([16, '4/5', 2]);
    expect(game.resolve().hand(0)).toBe(6);
    game.castAt(0, 'Test Mimicry', { card: 'Test Cub' }, { card: 'Test Blood Golem' }).resolveAll();
    expect([game.figures('Test Cub'), game.hand(0)]).toEqual(['0/1', 5]);
    const gone = cast().castAt(0, 'Test Kill', { card: 'Test Blood Golem' }).resolve();
    expect([gone.all('Test Blood Golem').length, gone.resolve().hand(0)]).toEqual([0, 5]);
  });

  it('mtg:607.5a what copied it has no choice, though one was made for the original', () => {
    const game = magicPosition([
      { hand: ['Test Painter', 'Test Mimicry'], battlefield: ['Test Cub', 'Test Green'] },
      {},
    ]);
    game.cast(0, 'Test Painter').resolve().choose(0, { value: 'G' });
    expect(game.figures('Test Green')).toBe('5/2');
    game.castAt(0, 'Test Mimicry', { card: 'Test Cub' }, { card: 'Test Painter' }).resolve();
    expect([game.figures('Test Green'), game.figures('Test Cub')]).toEqual(['5/2', '1/1']);
  });
});

describe('choices that several abilities speak of, or none', () => {
  const chosen = (game: Play, name: string, value: string) => game.cast(0, name).resolve().choose(0, { value });
  it('mtg:607.5a what becomes a copy of something else has no choice for that one’s ability, though it has one of its own', () => {
    const game = magicPosition([
      {
        hand: ['Test Painter', 'Test Dauber', 'Test Mimicry'],
        battlefield: ['Test Green', 'Test Goblin'],
      },
      {},
    ]);
    const figures = () => [game.figures('Test Green'), game.figures('Test Goblin')];
    chosen(chosen(game, 'Test Painter', 'G'), 'Test Dauber', 'R');
    expect(figures()).toEqual(['5/2', '12/2']);
    game.castAt(0, 'Test Mimicry', { card: 'Test Painter' }, { card: 'Test Dauber' }).resolve();
    expect(figures()).toEqual(['2/2', '12/2']);
    // Its mana ability can be activated, and makes no mana of a color that it chose for something else.
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Painter' });
    expect(game.view().players[0]?.resources).toEqual({ mana: {} });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Dauber' });
    expect(game.view().players[0]?.resources).toEqual({ mana: { R: 1 } });
  });

  it('mtg:607.5a what enters as a copy makes a choice of its own, which counts for it', () => {
    const game = magicPosition([
      { hand: ['Test Painter', 'Test Shape'], battlefield: ['Test Green', 'Test Goblin'] },
      {},
    ]);
    chosen(game, 'Test Painter', 'G').cast(0, 'Test Shape').resolve().choose(0, { card: 'Test Painter' });
    game.choose(0, { value: 'R' });
    expect([game.figures('Test Green'), game.figures('Test Goblin')]).toEqual(['5/2', '5/2']);
    expect(game.the('Test Shape').chosen).toEqual({ color: 'R' });
  });

  it('mtg:607.4 each of several abilities speaks of the one choice: what triggers, and what makes mana', () => {
    const game = chosen(magicPosition([{ hand: ['Test Dauber', 'Test Green'] }, {}]), 'Test Dauber', 'G');
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Dauber' }).cast(0, 'Test Green');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Dauber', 'Test Green']);
    expect(game.resolveAll().life(0)).toBe(21);
    expect(game.figures('Test Green')).toBe('12/2');
  });
});

describe('resolving, and what effects allow', () => {
  it('mtg:608.3b an Aura doesn’t enter where its target is there, but can’t be its target any more', () => {
    const game = magicPosition([{ hand: ['Test Wreath'] }, { hand: ['Test Veil'], battlefield: ['Test Cub'] }]);
    game.castAt(0, 'Test Wreath', { card: 'Test Cub' }).pass();
    game.castAt(1, 'Test Veil', { card: 'Test Cub' }).resolve().resolve();
    expect(game.zones('Test Wreath')).toEqual(['graveyard']);
  });

  it('mtg:608.3b it goes to the graveyard of its owner, whoever cast it', () => {
    const game = magicPosition([
      { hand: ['Test Wreath', 'Test Kill'], battlefield: ['Test Elf'] },
      { battlefield: ['Test Cub'] },
    ]);
    game.cast(0, 'Test Wreath', { card: 'Test Cub' }).cast(0, 'Test Kill', { card: 'Test Cub' }).resolveAll();
    expect(game.the('Test Wreath', 'graveyard').owner).toBe(0);
  });

  it('mtg:609.4a flash is as well for what is cast from elsewhere in a way of its own', () => {
    const at = (battlefield: string[]) => {
      const game = magicPosition([{ graveyard: ['Test Slow Again'], battlefield }, {}]).until({
        step: 'upkeep',
        turn: 4,
      });
      while (game.decision().seat !== 0) game.pass();
      return game;
    };
    expect(at([]).refused(0, { choose: [{ kind: 'CAST', card: 'Test Slow Again' }] }).code).toBeDefined();
    const game = at(['Test Freedom']).choose(0, { kind: 'CAST', card: 'Test Slow Again' }).resolve();
    expect([game.life(0), game.zones('Test Slow Again')]).toEqual([27, ['exile']]);
  });
});

describe('text and what is face down', () => {
  it('mtg:612.4 the rules text of a token changes as well', () => {
    const game = magicPosition([
      { hand: ['Test Fodder', 'Test Evolution'], battlefield: ['Test Goblin', 'Test Elf'] },
      {},
    ]);
    game.cast(0, 'Test Fodder').resolve();
    expect([game.figures('Test Goblin'), game.figures('Test Elf')]).toEqual(['4/2', '1/1']);
    game.cast(0, 'Test Evolution', { card: 'Goblin' }).resolve();
    game.answer(0, { name: 'Goblin' }).answer(0, { name: 'Elf' });
    expect([game.figures('Test Goblin'), game.figures('Test Elf')]).toEqual(['2/2', '3/1']);
    expect(game.the('Goblin')).toMatchObject({ subtypes: ['Elf'], power: 3 });
  });

  it('mtg:613.2b a face-down spell has no color and no name', () => {
    const game = magicPosition([
      { hand: ['Test Hooded'], battlefield: lands(3, 'Mountain') },
      { hand: ['Test Douse'] },
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Hooded', method: 'morph' }).pass();
    expect(game.refused(1, { choose: [{ kind: 'CAST', card: 'Test Douse' }] }).code).toBeDefined();
    expect(game.resolve().the('Test Hooded')).toMatchObject({ name: '', power: 2, toughness: 2, colors: [] });
  });

  it('mtg:613.2b what copies something is face down all the same', () => {
    const game = magicPosition([{ hand: ['Test Shape', 'Test Hood'], battlefield: ['Test Goblin'] }, {}]);
    game.cast(0, 'Test Shape').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Test Goblin' });
    expect(game.the('Test Shape')).toMatchObject({ name: 'Test Goblin', colors: ['R'] });
    game.cast(0, 'Test Hood', { card: 'Test Shape' }).resolve();
    expect(game.the('Test Shape')).toMatchObject({ name: '', colors: [], subtypes: [], power: 2, toughness: 2 });
  });
});
