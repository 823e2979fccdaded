/** Keyword abilities that say how something enters, and what is chosen for that before it does: each by its rule. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  asItEnters,
  card,
  creature,
  creatureCard,
  entersWith,
  instant,
  keyword,
  putCounters,
  t,
  target,
} from '../../../src/language/builders.js';

ownCards(
  creatureCard('Test unleash', '{1}', 'Ogre', '2/2', keyword('unleash')),
  creatureCard('Test riot', '{1}', 'Human', '2/2', keyword('riot')),
  creatureCard('Test riot twice', '{1}', 'Human', '2/2', keyword('riot'), keyword('riot')),
  creatureCard('Test devour', '{1}', 'Beast', '1/1', keyword('devour', { value: 2 })),
  creatureCard(
    'Test devour artifact',
    '{1}',
    'Beast',
    '1/1',
    keyword('devour', { value: 3, from: artifact, label: 'artifact' }),
  ),
  creatureCard('Test amplify', '{1}', 'Goblin', '1/1', keyword('amplify', { value: 2 })),
  creatureCard('Test Small Goblin', '{1}', 'Goblin Scout', '1/1'),
  creatureCard('Test Elf', '{1}', 'Elf Scout', '1/1'),
  creatureCard('Test ravenous', '{X}{G}', 'Tyranid', '0/0', keyword('ravenous')),
  creatureCard('Test Hydra', '{X}{G}', 'Hydra', '0/0', entersWith({ '+1/+1': { times: [2, 'x'] } })),
  card('Test Toll Land', {
    type: 'Land',
    abilities: [
      asItEnters({
        do: 'pay',
        cost: [{ pay: 'life', amount: 2 }],
        then: [],
        else: [{ do: 'entering', status: { tapped: true } }],
      }),
    ],
  }),
  instant('Test Bless', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
  instant('Test Double', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
);
const cast = (name: string, land: string, count: number, hand: string[] = [], battlefield: string[] = []) =>
  magicPosition([{ hand: [name, ...hand], battlefield: [...lands(count, land), ...battlefield] }, {}])
    .cast(0, name)
    .resolve();

describe('what is chosen as something enters', () => {
  it('mtg:702.98a what is unleashed enters with a counter, and can’t block with it', () => {
    const game = cast('Test unleash', 'Swamp', 1).answer(0, { confirm: true });
    expect(game.figures('Test unleash')).toBe('3/3');
    const other = cast('Test unleash', 'Swamp', 1).answer(0, { confirm: false });
    expect(other.figures('Test unleash')).toBe('2/2');
  });
  it('mtg:702.98a a counter from elsewhere keeps it from blocking as well', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Bless'], battlefield: ['Test unleash', 'Memnite'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').pass();
    game.castAt(1, 'Test Bless', { card: 'Test unleash' }).resolve().until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Memnite']);
  });
  it('mtg:614.12a it is chosen before it enters', () => {
    const game = cast('Test unleash', 'Swamp', 1);
    expect([game.decision().kind, game.zones('Test unleash')]).toEqual(['MAY', ['stack']]);
  });
  it('mtg:702.136a riot is a counter or haste', () => {
    const bigger = cast('Test riot', 'Forest', 1).answer(0, { confirm: true });
    expect([bigger.figures('Test riot'), bigger.the('Test riot').keywords]).toEqual(['3/3', ['riot']]);
    const faster = cast('Test riot', 'Forest', 1).answer(0, { confirm: false });
    expect([faster.figures('Test riot'), faster.the('Test riot').keywords]).toEqual(['2/2', ['riot', 'haste']]);
    faster.until({ kind: 'ATTACKERS' }).attack(0, 'Test riot');
  });
  it('mtg:702.136b each riot chooses for itself', () => {
    const game = cast('Test riot twice', 'Forest', 1);
    game.takeDefault('REPLACEMENT').answer(0, { confirm: true }).answer(0, { confirm: false });
    expect([game.figures('Test riot twice'), game.the('Test riot twice').keywords]).toEqual(['3/3', ['riot', 'haste']]);
  });
  it('mtg:702.136a a token with riot chooses as it is made', () => {
    const game = magicPosition([{ hand: ['Test Double'], battlefield: ['Test riot'] }, {}]);
    game.castAt(0, 'Test Double').resolve().answer(0, { confirm: true });
    expect(game.all('Test riot').map((o) => o.power)).toEqual([2, 3]);
  });
  it('mtg:702.82a what it devours makes it grow', () => {
    const game = cast('Test devour', 'Forest', 1, [], ['Memnite', 'Grizzly Bears', 'Llanowar Elves']);
    game.choose(0, [{ card: 'Memnite' }, { card: 'Grizzly Bears' }]);
    expect([game.figures('Test devour'), game.zones('Memnite'), game.zones('Llanowar Elves')]).toEqual([
      '5/5',
      ['graveyard'],
      ['battlefield'],
    ]);
  });
  it('mtg:702.82c devour of a quality is for permanents of that', () => {
    const game = cast('Test devour artifact', 'Forest', 1, [], ['Memnite', 'Sol Ring', 'Grizzly Bears']);
    expect(game.decision().options.map((o) => o.card)).toEqual(['Memnite', 'Sol Ring']);
    expect(game.choose(0, { card: 'Sol Ring' }).figures('Test devour artifact')).toBe('4/4');
  });
  it('mtg:702.38a mtg-2003:502.27a cards of its kin in the hand amplify it', () => {
    const game = cast('Test amplify', 'Mountain', 1, ['Test Small Goblin', 'Test Elf']);
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Small Goblin']);
    game.choose(0, { card: 'Test Small Goblin' });
    expect([game.figures('Test amplify'), game.zones('Test Small Goblin')]).toEqual(['3/3', ['hand']]);
  });
  it('mtg:614.12a who doesn’t pay has a land that enters tapped', () => {
    const played = (confirm: boolean) =>
      magicPosition([{ hand: ['Test Toll Land'] }, {}])
        .choose(0, { kind: 'PLAY_LAND', card: 'Test Toll Land' })
        .answer(0, { confirm });
    expect([played(true).the('Test Toll Land').tapped, played(true).life(0)]).toEqual([false, 18]);
    expect([played(false).the('Test Toll Land').tapped, played(false).life(0)]).toEqual([true, 20]);
  });
});

describe('as big as X', () => {
  const hydra = (name: string, x: number) =>
    magicPosition([{ hand: [name], battlefield: lands(x + 1, 'Forest') }, {}])
      .choose(0, { kind: 'CAST', card: name })
      .answer(0, { number: x })
      .resolve();
  it('mtg:107.3m what enters with counters by X knows the X it was cast with', () => {
    expect(hydra('Test Hydra', 3).figures('Test Hydra')).toBe('6/6');
  });
  it('mtg:702.156a ravenous draws a card if X is much', () => {
    const drawn = (x: number) => {
      const game = hydra('Test ravenous', x).resolveAll();
      return [game.figures('Test ravenous'), game.hand(0)];
    };
    expect([drawn(4), drawn(5)]).toEqual([
      ['4/4', 0],
      ['5/5', 1],
    ]);
  });
});
