/** Rules of 115 to 122 that the mechanisms keep, each in a situation of its own. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  keyword,
  may,
  returnToHand,
  t,
  target,
  youControl,
} from '../../src/language/builders.js';

const artifact = [{ zone: 'battlefield' }, { has: ['types', 'Artifact'] }];
ownCards(
  instant('Test Fork', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(3, t(1))],
  }),
  instant('Test Pair', '{0}', {
    targets: [target(creature), target([...[creature].flat(), { has: ['colors', 'G'] }], { notIn: [0] })],
    effects: [damage(1, t(0)), damage(3, t(1))],
  }),
  instant('Test Split', '{0}', {
    targets: [target(creature, { min: 2, max: 2 })],
    divide: 3,
    effects: [{ do: 'damage', amount: { division: true }, to: t(0) }],
  } as never),
  instant('Test Blessing', '{0}', {
    targets: [target(creature, { min: 1, max: 3 })],
    divide: 3,
    effects: [{ do: 'counters', kind: '+1/+1', amount: { division: true }, what: t(0) }],
  } as never),
  instant('Test Modes', '{0}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { label: 'destroy a creature', targets: [target(creature)], effects: [destroy(t(0))] },
        { label: 'gain 3 for an artifact', targets: [target(artifact as never)], effects: [gainLife(3)] },
      ],
    },
  } as never),
  instant('Test Redirect', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'changeTargets', what: t(0), anew: true }],
  }),
  instant('Test Bolt', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Home', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Test Guard', '{0}', {
    targets: [target([{ is: 'spell' }, { targets: [...[creature].flat(), youControl] }])],
    effects: [counterSpell(t(0))],
  }),
  instant('Test Map', '{0}', {
    effects: [
      may(
        'Search?',
        { do: 'search', filter: [{ has: ['types', 'Planeswalker'] }], to: 'hand', reveal: true },
        { do: 'shuffle', who: 'you' },
        gainLife(3),
      ),
    ],
  }),
  creatureCard('Test Saint', '{W}', 'Cleric', '1/1', keyword('lifelink')),
  instant('Test Throw', '{0}', {
    targets: [target(creature), target({ player: 'any' })],
    effects: [damage(3, t(1), t(0))],
  }),
  instant('Test Lesson', '{0}', { effects: [draw(2)] }),
  card('Test Well', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }],
  }),
  instant('Test Gift', '{0}', { effects: [may('Let them draw?', draw(1, 'opponents'))] }),
  card('Test Drought', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [{ kind: 'static', affects: { players: 'opponents' }, mods: [{ mod: 'rule', rule: 'cantDraw' }] }],
  }),
  instant('Test Venom', '{0}', { effects: [{ do: 'counters', what: 'opponents', kind: 'poison', amount: 1 }] }),
);

describe('targets (115)', () => {
  const bears = { battlefield: ['Memnite', 'Grizzly Bears', 'Hill Giant'] };

  it('mtg:115.7e only the targets that there are in the end must be legal: two change places', () => {
    const game = magicPosition([{ hand: ['Test Fork', 'Test Redirect'] }, bears]);
    game.cast(0, 'Test Fork', { card: 'Memnite' }, { card: 'Grizzly Bears' });
    game.castAt(0, 'Test Redirect', { card: 'Test Fork' }).resolve();
    game.choose(0, { card: 'Grizzly Bears' });
    // It was the other one's target, which must become another one now.
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Hill Giant', 'Memnite']);
    game.choose(0, { card: 'Memnite' }).resolve();
    expect([game.the('Grizzly Bears').damage, game.zones('Memnite')]).toEqual([1, ['graveyard']]);
  });

  it('mtg:115.7e what could become no other isn’t taken from its place', () => {
    const game = magicPosition([
      { hand: ['Test Pair', 'Test Redirect'] },
      { battlefield: ['Memnite', 'Grizzly Bears', 'Ornithopter'] },
    ]);
    // The second one must be green: nothing else is, so that the first can't become it.
    game.castAt(0, 'Test Pair', { card: 'Memnite' }, { card: 'Grizzly Bears' });
    game.castAt(0, 'Test Redirect', { card: 'Test Pair' }).resolve();
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Memnite', 'Ornithopter']);
  });

  it('mtg:115.7f who chooses targets anew can’t divide anew', () => {
    const game = magicPosition([{ hand: ['Test Split', 'Test Redirect'] }, bears]);
    game.choose(0, { kind: 'CAST', card: 'Test Split' }, [{ card: 'Memnite' }, { card: 'Grizzly Bears' }]);
    const [one, other] = game.decision().options.map((o) => ({ id: String(o.id), card: o.card }));
    const amounts = [one, other].map((o) => ({ option: String(o?.id), amount: o?.card === 'Memnite' ? 1 : 2 }));
    game.answer(0, { distribute: amounts }).castAt(0, 'Test Redirect', { card: 'Test Split' }).resolve();
    game.choose(0, { card: 'Memnite' }, { card: 'Hill Giant' });
    expect(game.decision().kind).toBe('PRIORITY');
    game.resolve();
    expect([game.the('Hill Giant').damage, game.the('Grizzly Bears').damage, game.zones('Memnite')]).toEqual([
      2,
      0,
      ['graveyard'],
    ]);
  });

  it('mtg:601.2d counters are distributed as it was announced, and what was for a target that is gone is lost', () => {
    const given = (gone: boolean) => {
      const game = magicPosition([
        { hand: ['Test Blessing', 'Test Home'], battlefield: ['Memnite', 'Grizzly Bears'] },
        {},
      ]);
      game.choose(0, { kind: 'CAST', card: 'Test Blessing' }, [{ card: 'Memnite' }, { card: 'Grizzly Bears' }]);
      const amounts = game
        .decision()
        .options.map((o) => ({ option: String(o.id), amount: o.card === 'Memnite' ? 1 : 2 }));
      game.answer(0, { distribute: amounts });
      if (gone) game.castAt(0, 'Test Home', { card: 'Memnite' });
      game.resolveAll();
      return ['Memnite', 'Grizzly Bears'].flatMap((name) => game.all(name).map(({ counters }) => counters));
    };
    expect(given(false)).toEqual([{ '+1/+1': 1 }, { '+1/+1': 2 }]);
    expect(given(true)).toEqual([{ '+1/+1': 2 }]);
  });

  it('mtg:115.8 who chooses targets anew can’t choose another mode', () => {
    const game = magicPosition([
      { hand: ['Test Modes', 'Test Redirect'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Pithing Needle'] },
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Modes' }, { index: 0 }, { card: 'Grizzly Bears' });
    game.castAt(0, 'Test Redirect', { card: 'Test Modes' }).resolve();
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect([game.zones('Hill Giant'), game.life(0)]).toEqual([['graveyard'], 20]);
  });

  it('mtg:115.9b what looks for a spell that targets something ignores a target that has gone', () => {
    const offered = (gone: boolean) => {
      const game = magicPosition([
        { hand: ['Test Bolt'] },
        { hand: ['Test Home', 'Test Guard'], battlefield: ['Grizzly Bears'] },
      ]);
      game.castAt(0, 'Test Bolt', { card: 'Grizzly Bears' });
      game.pass();
      if (gone) game.castAt(1, 'Test Home', { card: 'Grizzly Bears' }).resolve().pass();
      return game.decision().options.some((o) => o.kind === 'CAST' && o.card === 'Test Guard');
    };
    expect([offered(false), offered(true)]).toEqual([true, false]);
  });
});

describe('costs (118)', () => {
  it('mtg:118.9b a card that may only be cast for an alternative cost isn’t cast for its mana cost', () => {
    const offered = (land: string) => {
      const game = magicPosition([
        { graveyard: ['Ancient Grudge'], battlefield: lands(3, land) },
        { battlefield: ['Pithing Needle'] },
      ]);
      return game.decision().options.filter((o) => o.kind === 'CAST').length;
    };
    // It costs {1}{R}, and {G} by flashback.
    expect([offered('Mountain'), offered('Forest')]).toEqual([0, 1]);
  });

  it('mtg:118.12b "if you do" after a search asks whether one chose to search, not what was found', () => {
    const after = (confirm: boolean) =>
      magicPosition([{ hand: ['Test Map'] }, {}])
        .cast(0, 'Test Map')
        .resolve()
        .answer(0, { confirm });
    expect(after(true).until({ kind: 'PRIORITY' }).life(0)).toBe(23);
    expect(after(false).life(0)).toBe(20);
  });
});

describe('damage (120)', () => {
  it('mtg:120.3 damage has its results at once, each by what it is dealt to', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    game.block(1, ['Hill Giant', 'Grizzly Bears']);
    game.until({ step: 'postcombatMain' });
    expect([game.the('Hill Giant').damage, game.zones('Grizzly Bears'), game.life(1)]).toEqual([2, ['graveyard'], 20]);
  });

  it('mtg:120.3b damage by a source with infect gives a player poison counters, and takes no life', () => {
    const game = magicPosition([{ battlefield: ['Blighted Agent'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Blighted Agent').until({ step: 'postcombatMain' });
    expect([game.view().players[1], game.life(1)]).toMatchObject([{ counters: { poison: 1 } }, 20]);
  });

  it('mtg:120.3d damage by a source with wither puts -1/-1 counters on a creature, and is not marked', () => {
    const game = magicPosition([{ battlefield: ['Boggart Ram-Gang'] }, { battlefield: ['Air Elemental'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Boggart Ram-Gang').until({ kind: 'BLOCKERS' });
    game.block(1, ['Air Elemental', 'Boggart Ram-Gang']).until({ step: 'postcombatMain' });
    expect([game.figures('Air Elemental'), game.the('Air Elemental').damage]).toEqual(['1/1', 0]);
  });

  it('mtg:120.7 the source of damage is the object that deals it, not the spell that says so', () => {
    const game = magicPosition([{ hand: ['Test Throw'], battlefield: ['Test Saint'] }, {}]);
    game.castAt(0, 'Test Throw', { player: 1 }).resolve();
    expect([game.life(1), game.life(0)]).toEqual([17, 23]);
  });
});

describe('drawing and counters (121, 122)', () => {
  it('mtg:121.6 each draw is replaced by itself', () => {
    const game = magicPosition([{ hand: ['Test Lesson'], battlefield: ['Test Well'] }, {}]);
    game.cast(0, 'Test Lesson').resolve();
    expect([game.life(0), game.hand(0)]).toEqual([26, 0]);
  });

  it('mtg:121.3a who may let another draw can’t choose so where that one can’t, but from an empty library', () => {
    const asked = (battlefield: string[], library: string[]) =>
      magicPosition([{ hand: ['Test Gift'], battlefield }, { library }])
        .cast(0, 'Test Gift')
        .resolve()
        .decision().kind;
    expect([asked(['Test Drought'], ['Forest']), asked([], [])]).toEqual(['PRIORITY', 'MAY']);
  });

  it('mtg:122.1f ten poison counters lose the game, nine don’t', () => {
    const after = (poison: number) =>
      magicPosition([{ hand: ['Test Venom'] }, { counters: { poison } }])
        .cast(0, 'Test Venom')
        .resolve()
        .result();
    expect([after(8), after(9)]).toMatchObject([null, { kind: 'WIN', winners: [0] }]);
  });
});
