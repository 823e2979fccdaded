/** Abilities that are linked to each other: each speaks of what the other of the same pair did, and of nothing else (607). */
import type { Ability, Effect, Filter } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  asItEnters,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  dies,
  entersWith,
  faces,
  gainLife,
  has,
  sorcery,
  t,
  target,
  token,
  transform,
  triggered,
} from './test-cards.js';

const EXILED: Filter = [{ zone: 'exile' }, { linked: true }];
const theirs = target([creature, { controller: 'opponent' }]);
const exileLinked = (what: Effect & { do: 'move' } extends { what: infer R } ? R : never): Effect => ({
  do: 'move',
  what,
  to: 'exile',
  cause: 'exile',
  keep: 'linked',
});
const takes: Ability = activated([], { targets: [theirs], effects: [exileLinked(t(0))] });
const gives: Ability = activated([], {
  effects: [{ do: 'move', what: { each: EXILED }, to: 'hand', cause: 'return' }],
});
const feeds: Ability = activated([], { effects: [gainLife({ total: 'power', of: { each: EXILED } })] });
const spider = token('Test Spider', 'Creature — Spider', ['G'], '1/2');

ownCards(
  creatureCard('Test Jailer', '{0}', 'Cleric', '1/1', takes, gives),
  creatureCard('Test Warden', '{0}', 'Cleric', '2/2', takes, gives, feeds),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  creatureCard('Test Giant', '{0}', 'Giant', '3/3'),
  sorcery('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  faces(
    'transform',
    creatureCard('Test Day Guard', '{0}', 'Human', '1/1', takes, activated([], { effects: [transform('self')] })),
    card('Test Night Guard', {
      type: 'Creature — Werewolf',
      colors: ['B'],
      power: 3,
      toughness: 3,
      abilities: [gives],
    }),
  ),
  // What would die is exiled instead, and another ability speaks of that.
  creatureCard(
    'Test Reaper',
    '{0}',
    'Spirit',
    '5/5',
    {
      kind: 'replacement',
      on: 'move',
      object: [creature, { other: true }],
      match: { from: 'battlefield', to: 'graveyard' },
      instead: [exileLinked({ event: 'object' })],
    },
    gives,
  ),
  creatureCard(
    'Test Brood',
    '{0}',
    'Spider',
    '4/4',
    activated([], { effects: [{ do: 'create', token: spider, keep: 'linked' }] }),
    activated([], {
      effects: [{ do: 'move', what: { each: [creature, { linked: true }] }, to: 'graveyard', cause: 'destroy' }],
    }),
  ),
  sorcery('Test Web', '{0}', { effects: [create(spider)] }),
  sorcery('Test Doom', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  creatureCard(
    'Test Oracle',
    '{0}',
    'Wizard',
    '1/1',
    activated([], { effects: [{ do: 'chooseWord', of: 'option', options: ['hot', 'cold'] }] }),
    activated([], {
      effects: [{ do: 'if', if: { is: ['self', { chosenOption: 'hot' }] }, then: [gainLife(5)], else: [gainLife(1)] }],
    }),
  ),
  // Its body is what was paid for it as it was cast.
  creatureCard(
    'Test Blood Golem',
    '{0}',
    'Golem',
    '0/1',
    { kind: 'spell', additional: [{ pay: 'life', amount: 'x' }], effects: [] },
    entersWith({ '+1/+1': 'x' }),
  ),
  creatureCard(
    'Test Siege Camp',
    '{0}',
    'Human',
    '2/2',
    asItEnters({ do: 'chooseWord', of: 'option', options: ['Khans', 'Dragons'], entering: true }),
    { ...continuous('self', [has('flying')]), if: { is: ['self', { chosenOption: 'Dragons' }] } },
    { ...triggered(dies, { effects: [gainLife(2)] }) } as Ability,
    { ...continuous('self', [has('vigilance')]), if: { is: ['self', { chosenOption: 'Khans' }] } },
  ),
  sorcery('Test Echo', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'ability' }] as unknown as Filter)],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
);

const act = (game: ReturnType<typeof magicPosition>, name: string, ability: number, at?: string) => {
  game.choose(0, { kind: 'ACTIVATE', card: name, ability });
  if (at !== undefined && !game.waiting()) game.choose(0, { card: at });
  return game.resolve();
};

describe('linked abilities', () => {
  const two = (...battlefield: string[]) =>
    magicPosition([{ hand: ['Test Mimicry'], battlefield }, { battlefield: ['Test Elf', 'Test Giant'] }]);

  it('mtg:607.2a what one pair exiled another pair of the same object does not speak of', () => {
    const game = two('Test Jailer', 'Test Warden');
    act(game, 'Test Jailer', 0, 'Test Elf');
    game.cast(0, 'Test Mimicry', { card: 'Test Jailer' }, { card: 'Test Warden' }).resolve();
    const warden = game.all('Test Jailer').length === 1 ? 'Test Jailer' : 'Test Warden';
    game.choose(0, { kind: 'ACTIVATE', object: game.the(warden).id, ability: 0 });
    if (!game.waiting()) game.choose(0, { card: 'Test Giant' });
    game.resolve();
    game.choose(0, { kind: 'ACTIVATE', object: game.the(warden).id, ability: 1 }).resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['exile'], ['hand']]);
  });

  it('mtg:607.1b both faces of a card are printed on it, whichever is up', () => {
    const game = two('Test Day Guard // Test Night Guard');
    const name = 'Test Day Guard // Test Night Guard';
    act(game, name, 0, 'Test Elf');
    act(game, name, 1);
    expect(game.the(name).name).toBe('Test Night Guard');
    act(game, name, 0);
    expect(game.zones('Test Elf')).toEqual(['hand']);
  });

  it('mtg:607.2b what a replacement effect exiled is what the other ability speaks of', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Test Reaper'] },
      { battlefield: ['Test Elf'], exile: ['Test Giant'] },
    ]);
    game.castAt(0, 'Test Doom', { card: 'Test Elf' }).resolve();
    expect(game.zones('Test Elf')).toEqual(['exile']);
    act(game, 'Test Reaper', 1);
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['hand'], ['exile']]);
  });

  it('mtg:614.14 on a copy the two are linked to each other, and to nothing else', () => {
    const game = magicPosition([
      { hand: ['Test Doom', 'Test Doom', 'Test Mimicry'], battlefield: ['Test Reaper', 'Test Cub', 'Test Giant'] },
      { battlefield: ['Test Elf'] },
    ]);
    game.cast(0, 'Test Doom', { card: 'Test Elf' }).resolve();
    game.cast(0, 'Test Mimicry', { card: 'Test Cub' }, { card: 'Test Reaper' }).resolve();
    act(game, 'Test Cub', 1);
    expect(game.zones('Test Elf')).toEqual(['exile']);
    act(game, 'Test Reaper', 1);
    expect(game.zones('Test Elf')).toEqual(['hand']);
  });

  it('mtg:607.2c it speaks of what was created with it, and of no other token', () => {
    const game = magicPosition([{ hand: ['Test Web'], battlefield: ['Test Brood'] }, {}]);
    game.cast(0, 'Test Web').resolve();
    act(game, 'Test Brood', 0);
    expect(game.all('Test Spider')).toHaveLength(2);
    const [web] = game.all('Test Spider');
    act(game, 'Test Brood', 1);
    expect(game.all('Test Spider').map(({ id }) => id)).toEqual([web?.id]);
  });

  it('mtg:607.2f a word is chosen for the object whose ability asked for it', () => {
    const game = magicPosition([{ battlefield: ['Test Oracle', 'Test Oracle'] }, {}]);
    const [one, other] = game.all('Test Oracle').map(({ id }) => id);
    const use = (object: string | undefined, ability: number) =>
      game.choose(0, { kind: 'ACTIVATE', object: String(object), ability }).resolve();
    use(one, 0).choose(0, { index: 0 });
    use(other, 1);
    expect(game.life(0)).toBe(21);
    use(one, 1);
    expect(game.life(0)).toBe(26);
  });

  it('mtg:607.2j it speaks of the cost that was chosen as it was cast', () => {
    const game = magicPosition([{ hand: ['Test Blood Golem', 'Test Mimicry'], battlefield: ['Test Cub'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Blood Golem', method: 'normal' });
    game.answer(0, { number: 4 });
    game.resolve();
    expect([game.life(0), game.figures('Test Blood Golem')]).toEqual([16, '4/5']);
  });

  it('mtg:607.3 of several exiled cards each is meant, and numbers are added up', () => {
    const game = two('Test Warden');
    act(game, 'Test Warden', 0, 'Test Elf');
    act(game, 'Test Warden', 0, 'Test Giant');
    act(game, 'Test Warden', 2);
    expect(game.life(0)).toBe(24);
  });

  it('mtg:607.4 one ability is linked to two others', () => {
    const game = two('Test Warden');
    act(game, 'Test Warden', 0, 'Test Giant');
    act(game, 'Test Warden', 2);
    act(game, 'Test Warden', 1);
    expect([game.life(0), game.zones('Test Giant')]).toEqual([23, ['hand']]);
  });

  const camp = (word: string) =>
    magicPosition([{ hand: ['Test Siege Camp'] }, {}])
      .cast(0, 'Test Siege Camp')
      .resolve()
      .choose(0, { index: word === 'Khans' ? 0 : 1 });

  it('mtg:607.2m an ability is there where its word was chosen', () => {
    expect(camp('Khans').the('Test Siege Camp').keywords).toEqual(['vigilance']);
    expect(camp('Dragons').the('Test Siege Camp').keywords).toEqual(['flying']);
  });

  it('mtg:614.12c it enters with one of the two abilities, as its controller chooses', () => {
    expect(camp('Dragons').the('Test Siege Camp').keywords).toEqual(['flying']);
    expect(camp('Khans').the('Test Siege Camp').keywords).toEqual(['vigilance']);
  });
});
