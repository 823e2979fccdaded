/** Mutate (702.140): creature spells that merge with creatures. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  destroy,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';

ownCards(
  creatureCard(
    'Test Mutant',
    '{4}',
    'Beast',
    '4/4',
    keyword('mutate', { cost: [mana('{1}')] }),
    keyword('flying'),
    triggered({ on: 'mutate', object: 'self' }, { effects: [gainLife(3)] }),
  ),
  creatureCard('Test Bear', '{1}{G}', 'Bear', '2/2', keyword('trample')),
  creatureCard('Test Human', '{1}{G}', 'Human Warrior', '2/2'),
  creatureCard(
    'Test Watcher',
    '{1}',
    'Human',
    '1/1',
    triggered({ on: 'mutate', object: [creature, { controller: 'you' }] }, { effects: [draw(1)] }),
  ),
  creatureCard(
    'Test Greeter',
    '{1}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(100)] }),
  ),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Tame', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'gain', prop: 'subtypes', values: ['Human'] }],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Twin', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Grow', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: { kind: 'endOfTurn' } }],
  }),
);

const at = (battlefield: unknown[], hand: string[] = [], theirs: unknown[] = []): Play =>
  magicPosition([
    {
      hand: ['Test Mutant', ...hand],
      battlefield: [...lands(4, 'Forest'), ...(battlefield as string[])],
      library: ['Forest', 'Forest', 'Forest'],
    },
    { battlefield: theirs as string[] },
  ]);
const mutate = (game: Play, on?: string): Play => {
  game.choose(0, { card: 'Test Mutant', method: 'mutate' });
  return game.waiting() || on === undefined ? game : game.choose(0, { card: on });
};
const put = (game: Play, over: boolean): Play => game.resolve().answer(0, { confirm: over });
const methods = (game: Play) => game.decision().options.flatMap((o) => (o.card === 'Test Mutant' ? [o.method] : []));

describe('mutate (702.140)', () => {
  it('mtg:702.140a it is cast for its mutate cost, and targets a creature that is no Human', () => {
    const game = mutate(at(['Test Bear', 'Test Human']));
    expect(game.all('Forest').filter((land) => land.tapped)).toHaveLength(1);
    expect(game.view().stack[0]?.targets).toEqual([{ card: 'Test Bear', object: game.the('Test Bear').id }]);
    expect(methods(at(['Test Human']))).toEqual(['normal']);
  });
  it('mtg:702.140a the creature has the owner of the spell, whoever controls it', () => {
    expect(methods(at([], [], ['Test Bear']))).toEqual(['normal']);
    expect(methods(at([], [], [{ card: 'Test Bear', controller: 0 }]))).toEqual(['normal']);
    const theirs = magicPosition([
      { hand: ['Test Mutant'], battlefield: [...lands(4, 'Forest'), { card: 'Test Bear', controller: 1 }] },
      {},
    ]);
    expect(methods(theirs)).toEqual(['normal', 'mutate']);
  });
  it('mtg:702.140b where its target is gone, it enters as a creature under its controller’s control', () => {
    const game = mutate(at(['Test Bear'], ['Test Slay']), 'Test Bear')
      .cast(0, 'Test Slay')
      .resolve()
      .resolve();
    expect(game.the('Test Mutant')).toMatchObject({ power: 4, controller: 0, sick: true });
    expect([game.zones('Test Bear'), game.life(0)]).toEqual([['graveyard'], 20]);
  });
  it('mtg:702.140b where its target is there still and no legal one, it enters as a creature beside it', () => {
    const game = mutate(at(['Test Bear'], ['Test Tame']), 'Test Bear')
      .cast(0, 'Test Tame')
      .resolve()
      .resolve();
    expect([game.figures('Test Mutant'), game.figures('Test Bear'), game.life(0)]).toEqual(['4/4', '2/2', 20]);
    expect(game.the('Test Mutant')).not.toHaveProperty('mergedWith');
  });
  it.each([
    [true, 'Test Mutant', '4/4'],
    [false, 'Test Bear', '2/2'],
  ] as const)(
    'mtg:702.140c it merges with its target, on top or beneath as its controller chooses (%s)',
    (over, card, figures) => {
      const game = put(mutate(at(['Test Bear']), 'Test Bear'), over);
      expect(game.figures(card)).toBe(figures);
      expect(game.view().objects[game.the(card).id]).toMatchObject({ name: card, card });
      expect([...game.all('Test Bear'), ...game.all('Test Mutant')]).toHaveLength(1);
    },
  );
  it('mtg:702.140c it does not enter', () => {
    const game = put(mutate(at(['Test Bear', 'Test Greeter']), 'Test Bear'), true).resolveAll();
    expect(game.life(0)).toBe(23);
  });
  it('mtg:608.3d the object that stood for the spell is part of the permanent that it targeted', () => {
    const game = at(['Test Bear']);
    const { id } = game.the('Test Bear');
    put(mutate(game, 'Test Bear'), true);
    expect(game.the('Test Mutant')).toMatchObject({ id, mergedWith: ['Test Bear'] });
  });
  it('mtg:702.140d what triggers on a creature that mutates triggers', () => {
    const game = put(mutate(at(['Test Bear', 'Test Watcher']), 'Test Bear'), false);
    const before = game.hand(0);
    game.takeDefault('ORDER_TRIGGERS').resolveAll();
    expect([game.life(0), game.hand(0) - before]).toEqual([23, 1]);
  });
  it('mtg:702.140d nothing mutates where the spell is cast as usual', () => {
    expect(at([]).cast(0, 'Test Mutant').resolve().resolveAll().life(0)).toBe(20);
  });
  it.each([true, false])('mtg:702.140e it has the abilities of both, whichever is on top (%s)', (over) => {
    const game = put(mutate(at(['Test Bear']), 'Test Bear'), over);
    expect([...(game.the(over ? 'Test Mutant' : 'Test Bear').keywords as string[])].sort()).toEqual([
      'flying',
      'mutate {1}',
      'trample',
    ]);
  });
  it('mtg:702.140f what modifies the spell modifies what it merges with', () => {
    const game = mutate(at(['Test Bear'], ['Test Grow']), 'Test Bear')
      .cast(0, 'Test Grow')
      .resolve();
    expect(put(game, false).figures('Test Bear')).toBe('3/3');
  });
});
