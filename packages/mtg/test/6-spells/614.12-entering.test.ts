import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  entersTapped,
  instant,
  opponentControls,
  t,
  target,
  withKeyword,
} from './test-cards.js';

const enterTapped = (what: object | object[]) => ({
  kind: 'replacement' as const,
  on: 'move',
  object: what as never,
  match: { to: 'battlefield' },
  change: { status: { tapped: true as const } },
});
for (const definition of [
  card('Test Kismet', { type: 'Enchantment', abilities: [enterTapped(and(creature, opponentControls))] }),
  card('Test Net', { type: 'Enchantment', abilities: [enterTapped(withKeyword('flying'))] }),
  card('Test Gale', {
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flying' } }])],
  }),
  card('Test Silence', { type: 'Enchantment', abilities: [continuous(creature, [{ mod: 'loseAbilities' }])] }),
  card('Test Whitewash', {
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'set', prop: 'colors', value: ['W'] }])],
  }),
  card('Test White Welcome', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: and(creature, color('W')),
        match: { to: 'battlefield' },
        change: { counters: { '+1/+1': 1 } },
      },
    ],
  }),
  creatureCard('Test Sleeper', '{1}', 'Golem', '1/1', entersTapped),
  instant('Test Twin', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  card('Test Barrier', {
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', object: creature, match: { to: 'battlefield' }, change: { to: 'exile' } },
    ],
  }),
  creatureCard('Test Captain', '{1}', 'Golem', '1/1', enterTapped(creature)),
  creatureCard('Test Clone', '{1}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
])
  ownCards(definition);

describe('how permanents enter (614.12)', () => {
  it('mtg:614.12 effects look at it as it will be: under its controller', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], battlefield: lands(2, 'Forest') },
      { battlefield: ['Test Kismet'] },
    ]);
    expect(game.cast(0, 'Grizzly Bears').resolve().the('Grizzly Bears').tapped).toBe(true);
    const own = magicPosition([{ hand: ['Grizzly Bears'], battlefield: [...lands(2, 'Forest'), 'Test Kismet'] }, {}]);
    expect(own.cast(0, 'Grizzly Bears').resolve().the('Grizzly Bears').tapped).toBe(false);
  });

  it('mtg:614.12 effects look at it as it will be: with what other effects give to it there', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears', 'Test Sleeper'], battlefield: [...lands(3, 'Forest'), 'Test Net', 'Test Gale'] },
      {},
    ]);
    expect(game.cast(0, 'Grizzly Bears').resolve().the('Grizzly Bears').tapped).toBe(true);
    const plain = magicPosition([{ hand: ['Grizzly Bears'], battlefield: [...lands(2, 'Forest'), 'Test Net'] }, {}]);
    expect(plain.cast(0, 'Grizzly Bears').resolve().the('Grizzly Bears').tapped).toBe(false);
  });

  it('mtg:614.12 what has lost all abilities there has none that says how it enters', () => {
    const game = magicPosition([{ hand: ['Test Sleeper'], battlefield: ['Forest', 'Test Silence'] }, {}]);
    expect(game.cast(0, 'Test Sleeper').resolve().the('Test Sleeper').tapped).toBe(false);
    const free = magicPosition([{ hand: ['Test Sleeper'], battlefield: ['Forest'] }, {}]);
    expect(free.cast(0, 'Test Sleeper').resolve().the('Test Sleeper').tapped).toBe(true);
  });

  it('mtg:614.12 what speaks of a kind of permanents does not speak of its own entering', () => {
    const game = magicPosition([{ hand: ['Test Captain', 'Grizzly Bears'], battlefield: lands(3, 'Forest') }, {}]);
    expect(game.cast(0, 'Test Captain').resolve().the('Test Captain').tapped).toBe(false);
    expect(game.cast(0, 'Grizzly Bears').resolve().the('Grizzly Bears').tapped).toBe(true);
  });

  it('mtg:614.1d tokens enter as effects say, too', () => {
    const game = magicPosition([
      { hand: ['Raise the Alarm'], battlefield: lands(2, 'Plains') },
      { battlefield: ['Test Kismet', 'Test White Welcome'] },
    ]);
    game.cast(0, 'Raise the Alarm').resolve();
    // Who makes them orders the two effects for each (616.1).
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0 });
    while (game.decision().kind === 'REPLACEMENT') game.answer(0, game.decision().default);
    for (const soldier of game.all('Soldier'))
      expect(soldier).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } });
    expect(game.all('Soldier')).toHaveLength(2);
  });

  it('mtg:614.1c mtg:111.3 a token that is a copy enters as the copied card says, unless it has lost that', () => {
    const copy = (...more: string[]) =>
      magicPosition([{ hand: ['Test Twin'], battlefield: ['Test Sleeper', ...more] }, {}])
        .cast(0, 'Test Twin')
        .resolve()
        .all('Test Sleeper')
        .find((o) => o.token);
    expect(copy()).toMatchObject({ tapped: true });
    expect(copy('Test Silence')).toMatchObject({ tapped: false });
  });

  it('mtg:111.5 a token that an effect sends elsewhere is not made', () => {
    const game = magicPosition([
      { hand: ['Raise the Alarm'], battlefield: [...lands(2, 'Plains'), 'Test Barrier'] },
      {},
    ]);
    expect(game.cast(0, 'Raise the Alarm').resolve().zones('Soldier')).toEqual([]);
  });

  it('mtg:616.1c entering as a copy comes first, and then it enters as what it copies does', () => {
    const game = magicPosition([
      {
        hand: ['Test Clone'],
        battlefield: ['Forest', 'Test White Welcome', { card: 'Test Sleeper', tapped: false }, 'White Knight'],
      },
      {},
    ]);
    game.cast(0, 'Test Clone').resolve();
    expect(game.decision()).toMatchObject({ kind: 'COPY' });
    game.choose(0, { card: 'White Knight' });
    expect(game.all('Test Clone')[0]).toMatchObject({ name: 'White Knight', counters: { '+1/+1': 1 }, tapped: false });
  });

  it('mtg:616.1f each effect applied is followed by another look at which apply', () => {
    const game = magicPosition([
      { hand: ['Test Clone'], battlefield: ['Forest', { card: 'Test Sleeper', tapped: false }] },
      {},
    ]);
    game.cast(0, 'Test Clone').resolve();
    expect(game.decision().kind).toBe('COPY');
    game.choose(0, { card: 'Test Sleeper' });
    expect(game.all('Test Clone')[0]).toMatchObject({ name: 'Test Sleeper', tapped: true });
  });

  it('mtg:614.12 an effect on all creatures of a color counts for what another effect colors', () => {
    const game = magicPosition([
      {
        hand: ['Grizzly Bears'],
        battlefield: [...lands(2, 'Forest'), 'Test White Welcome', 'Test Whitewash'],
      },
      {},
    ]);
    expect(game.cast(0, 'Grizzly Bears').resolve().figures('Grizzly Bears')).toBe('3/3');
  });
});
