/** Each clause of a rule by itself: instructions, continuous effects, replacement and prevention (608–616). */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  not,
  plus,
  rule,
  subtype,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from './test-cards.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const shieldOf = (shield: number, ...also: Effect[]): Effect => ({
  do: 'createReplacement',
  entities: 'you',
  shield,
  replaces: { on: 'damage', prevent: true, ...(also.length > 0 ? { also } : {}) },
  until: { kind: 'endOfTurn' },
});
const powerIs = (value: number) => ({ mod: 'set', prop: 'power', value }) as const;

ownCards(
  instant('Test Edict', '{0}', {
    effects: [{ do: 'sacrifice', who: { each: { player: 'any' } }, filter: creature }],
  }),
  instant('Test Banish', '{0}', { effects: [exile(each(creature))] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  creatureCard('Test Golem', '{0}', 'Golem', '3/3', keyword('indestructible')),
  enchantment('Test Growth', continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])),
  instant('Test Rally', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'add', stat: 'power', value: { count: creature } },
        { mod: 'add', stat: 'toughness', value: { count: creature } },
      ),
    ],
  }),
  instant('Test Turn', '{0}', {
    targets: [target(creature), { ...target(creature), notIn: [0] }],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Double', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  enchantment('Test Elf Wings', continuous(subtype('Elf'), [has('flying')])),
  enchantment('Test Elves', continuous(creature, [{ mod: 'gain', prop: 'subtypes', values: ['Elf'] }])),
  enchantment('Test Legend Wings', continuous({ has: ['supertypes', 'Legendary'] }, [has('flying')])),
  enchantment('Test Fame', continuous(creature, [{ mod: 'gain', prop: 'supertypes', values: ['Legendary'] }])),
  creatureCard(
    'Test Stone',
    '{0}',
    'Golem',
    '0/4',
    continuous(and(creature, { other: true }), [{ mod: 'set', prop: 'toughness', value: 5 }]),
  ),
  instant('Test Blank', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  instant('Test Fix', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), powerIs(4))] }),
  enchantment('Test Titan', continuous(creature, [powerIs(7)])),
  enchantment('Test Anthem', continuous(creature, plus(1, 1))),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', [powerIs(3)]), keyword('equip', { cost: [mana('{0}')] })],
  }),
  enchantment('Test Void', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  }),
  enchantment(
    'Test Exile Watch',
    triggered({ on: 'move', object: creature, match: { to: 'exile' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Swap', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'switch', stats: ['power', 'toughness'] })],
  }),
  enchantment('Test Sharp', continuous(creature, plus(2, 0))),
  instant('Test Parry', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: true },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Shield', '{0}', { effects: [shieldOf(3)] }),
  instant('Test Party', '{0}', { effects: [gainLife(4, { each: { player: 'any' } })] }),
  instant('Test Balm', '{0}', { effects: [shieldOf(3, gainLife({ event: 'prevented' }))] }),
  instant('Test Mercy', '{0}', { effects: [shieldOf(3, draw(1))] }),
  card('Test Mail', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [shieldOf(2)] })] }),
  ...[1, 2, 5].map((n) => instant(`Test Hit ${n}`, '{0}', { effects: [damage(n, 'opponents')] })),
  card('Test Clone', {
    cost: '{0}',
    type: 'Creature — Shapeshifter',
    power: 0,
    toughness: 1,
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        copy: { of: creature },
      },
    ],
  }),
  enchantment('Test Slumber', {
    kind: 'replacement',
    on: 'move',
    object: and(creature, not(color('W'))),
    match: { to: 'battlefield' },
    change: { status: { tapped: true } },
  }),
);

const keywordsOf = (game: Play, name: string) => (game.the(name).abilities as { text: string }[]).map((a) => a.text);

describe('every clause: instructions and what they are about (608–611)', () => {
  it('mtg:608.2e the active player chooses first, whoever sits first', () => {
    const two = { battlefield: ['Memnite', 'Grizzly Bears'] };
    const game = magicPosition([two, { ...two, hand: ['Test Edict'] }], { turn: { number: 4, active: 1 } });
    game.cast(1, 'Test Edict').resolve();
    expect(game.decision()).toMatchObject({ kind: 'SACRIFICE', seat: 1 });
    expect(game.choose(1, { card: 'Memnite' }).decision()).toMatchObject({ kind: 'SACRIFICE', seat: 0 });
  });

  it('mtg:608.2f what an effect does to several players it does to each of them', () => {
    const game = magicPosition([{ hand: ['Test Party'] }, {}])
      .cast(0, 'Test Party')
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([24, 24]);
  });

  it('mtg:609.2 mtg-2003:416.2 an effect on creatures leaves creature spells and creature cards in hands alone', () => {
    const game = magicPosition([{ hand: ['Memnite', 'Test Banish', 'Grizzly Bears'] }, { hand: ['Hill Giant'] }]);
    game.cast(0, 'Memnite').cast(0, 'Test Banish').resolve();
    expect(['Memnite', 'Grizzly Bears', 'Hill Giant'].map((name) => game.zones(name))).toEqual([
      ['stack'],
      ['hand'],
      ['hand'],
    ]);
  });

  it('mtg:611.1 one changes the rules for a player', () => {
    const lands = (...battlefield: string[]) => {
      const game = magicPosition([{ hand: ['Forest', 'Forest'], battlefield }, {}]);
      game.choose(0, { kind: 'PLAY_LAND' });
      return game.decision().options.some((o) => o.kind === 'PLAY_LAND');
    };
    expect([lands(), lands('Test Growth')]).toEqual([false, true]);
  });

  it('mtg:611.2d each of several numbers is determined once', () => {
    const game = magicPosition([{ hand: ['Test Rally', 'Memnite'], battlefield: ['Grizzly Bears'] }, {}]);
    game.castAt(0, 'Test Rally', { card: 'Grizzly Bears' }).resolve().cast(0, 'Memnite').resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });
});

describe('every clause: layers (613)', () => {
  it('mtg:613.1a of two effects that make something a copy the later one says what is copied of it', () => {
    const hand = ['Test Turn', 'Test Turn', 'Test Double'];
    const game = magicPosition([{ hand, battlefield: ['Memnite', 'Grizzly Bears', 'Hill Giant'] }, {}]);
    for (const model of ['Grizzly Bears', 'Hill Giant'])
      game.cast(0, 'Test Turn', { card: 'Memnite' }, { card: model }).resolve();
    game.cast(0, 'Test Double', { card: 'Memnite' }).resolve();
    const made = Object.values(game.view().objects).filter((o) => o.token);
    expect(made).toMatchObject([{ name: 'Hill Giant' }]);
  });

  it('mtg:613.2a what enters as a copy has what the copy effect says besides', () => {
    const model = { of: creature, except: { abilities: [keyword('flying')] } };
    const enters = { kind: 'replacement', on: 'move', object: 'self', match: { to: 'battlefield' } } as const;
    const definitions = [creatureCard('Test Echo', '{0}', 'Bird', '0/1', { ...enters, entering: true, copy: model })];
    const game = magicPosition([{ hand: ['Test Echo'], battlefield: ['Memnite'] }, {}], { definitions });
    game.cast(0, 'Test Echo').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    expect([game.the('Test Echo').name, keywordsOf(game, 'Test Echo')]).toEqual(['Memnite', ['flying']]);
  });

  it('mtg:613.1d subtypes and supertypes change before abilities', () => {
    const later = (first: string, then: string) => {
      const game = magicPosition([{ hand: [then], battlefield: [first, 'Memnite'] }, {}]);
      return keywordsOf(game.cast(0, then).resolve(), 'Memnite');
    };
    expect(later('Test Elf Wings', 'Test Elves')).toEqual(['flying']);
    expect(later('Test Legend Wings', 'Test Fame')).toEqual(['flying']);
  });

  it('mtg:613.4b toughness is set after abilities are lost', () => {
    const game = magicPosition([{ hand: ['Test Blank'], battlefield: ['Test Stone', 'Memnite'] }, {}]);
    expect(game.figures('Memnite')).toBe('1/5');
    expect(game.castAt(0, 'Test Blank', { card: 'Test Stone' }).resolve().figures('Memnite')).toBe('1/1');
  });
  it('mtg:613.4b what is set is the base power, and what is added is not', () => {
    const game = magicPosition([{ battlefield: ['Test Titan', 'Test Anthem', 'Memnite'] }, {}]);
    expect(game.the('Memnite')).toMatchObject({ power: 8, toughness: 2, basePower: 7 });
  });

  it('mtg:613.4d power and toughness are switched after all that is added to them', () => {
    const game = magicPosition([{ hand: ['Test Swap'], battlefield: ['Memnite', 'Test Sharp'] }, {}]);
    expect(game.castAt(0, 'Test Swap', { card: 'Memnite' }).resolve().figures('Memnite')).toBe('1/3');
  });

  it('mtg:613.7 effects of spells and of permanents apply in the order in which they came', () => {
    const position = (hand: string[], ...more: string[]) =>
      magicPosition([{ hand, battlefield: ['Memnite', ...more] }, {}]);
    const spellLast = position(['Test Fix'], 'Test Titan').castAt(0, 'Test Fix', { card: 'Memnite' }).resolve();
    const spellFirst = position(['Test Fix', 'Test Titan']).castAt(0, 'Test Fix', { card: 'Memnite' }).resolve();
    expect([spellLast.the('Memnite').power, spellFirst.cast(0, 'Test Titan').resolve().the('Memnite').power]).toEqual([
      4, 7,
    ]);
  });

  it('mtg:613.7e what becomes attached to its first creature has a new timestamp', () => {
    const game = magicPosition([{ hand: ['Test Titan'], battlefield: ['Test Blade', 'Memnite'] }, {}]);
    game.cast(0, 'Test Titan').resolve().activate(0, 'Test Blade');
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    expect(game.resolve().the('Memnite').power).toBe(3);
  });
});

describe('every clause: replacement and prevention (614–616)', () => {
  const life = (play: (game: Play) => Play, mine: string[], theirs: object): number =>
    play(magicPosition([{ hand: mine }, theirs])).life(1);

  it('mtg:614.6 what happens instead triggers abilities', () => {
    const battlefield = ['Test Void', 'Test Exile Watch', 'Memnite'];
    const game = magicPosition([{ hand: ['Test Doom'], battlefield }, {}])
      .cast(0, 'Test Doom')
      .resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Test Exile Watch' }]);
  });

  it('mtg:614.17 what can’t happen to one thing happens to the others', () => {
    const game = magicPosition([{ hand: ['Test Doom'], battlefield: ['Memnite', 'Test Golem', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Doom').resolve();
    expect(['Memnite', 'Test Golem', 'Hill Giant'].map((name) => game.zones(name))).toEqual([
      ['graveyard'],
      ['battlefield'],
      ['graveyard'],
    ]);
  });

  it('mtg:615.1 a shield prevents damage partially, and what is left of it prevents later damage', () => {
    const after = (shots: string[]): number =>
      life(
        (game) => {
          game.pass().cast(1, 'Test Shield').resolve();
          for (const shot of shots) game.cast(0, shot).resolve();
          return game;
        },
        shots,
        { hand: ['Test Shield'] },
      );
    expect([after(['Test Hit 5']), after(['Test Hit 1', 'Test Hit 2'])]).toEqual([18, 20]);
    expect(after(['Test Hit 1', 'Test Hit 5'])).toBe(17);
  });

  it('mtg:615.3 an effect that prevents the next damage is used up by it', () => {
    const game = magicPosition([{ hand: ['Test Hit 1', 'Test Hit 2'] }, { hand: ['Test Parry'] }]).pass();
    game.cast(1, 'Test Parry').resolve();
    const life = ['Test Hit 1', 'Test Hit 2'].map((shot) => game.cast(0, shot).resolve().life(1));
    expect(life).toEqual([20, 18]);
  });

  it('mtg:615.4 an ability activated in response prevents the damage, one activated afterwards does not', () => {
    const theirs = { battlefield: ['Test Mail'] };
    const before = life(
      (g) => g.cast(0, 'Test Hit 2').pass().activate(1, 'Test Mail').resolveAll(),
      ['Test Hit 2'],
      theirs,
    );
    const after = life(
      (g) => g.cast(0, 'Test Hit 2').resolve().pass().activate(1, 'Test Mail').resolve(),
      ['Test Hit 2'],
      theirs,
    );
    expect([before, after]).toEqual([20, 18]);
  });

  it('mtg:615.5 what follows from preventing a part knows how much that was', () => {
    const game = magicPosition([{ hand: ['Test Hit 5'] }, { hand: ['Test Balm'] }]).pass();
    game.cast(1, 'Test Balm').resolve().cast(0, 'Test Hit 5').resolve();
    expect(game.life(1)).toBe(21);
  });

  it('mtg:615.6 what a prevention effect does besides happens', () => {
    const game = magicPosition([{ hand: ['Test Hit 2'] }, { hand: ['Test Mercy'] }]).pass();
    game.cast(1, 'Test Mercy').resolve().cast(0, 'Test Hit 2').resolve();
    expect([game.life(1), game.hand(1)]).toEqual([20, 1]);
  });

  it('mtg:616.1c what it becomes a copy of is chosen before other effects apply', () => {
    const battlefield = ['Test Slumber', 'White Knight'];
    const game = magicPosition([{ hand: ['Test Clone'], battlefield }, {}])
      .cast(0, 'Test Clone')
      .resolve();
    if (!game.waiting()) game.choose(0, { card: 'White Knight' });
    expect(game.the('Test Clone')).toMatchObject({ name: 'White Knight', tapped: false });
  });
});
