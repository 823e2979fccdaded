/** Which and how many targets are chosen as a spell is cast, and how something is divided among them (601.2c, 601.2d). */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  player,
  t,
  target,
  triggered,
} from './test-cards.js';

const definitions = [
  instant('Test Two', '{0}', { targets: [target(creature, { min: 2, max: 2 })], effects: [damage(1, t(0))] }),
  instant('Test Once Each', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Volley', '{0}', {
    targets: [target(anyTarget, { min: 1, max: 3 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  creatureCard(
    'Test Watcher',
    '{0}',
    'Human',
    '1/3',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(4)] }),
  ),
  instant('Test Poke', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Jab', '{0}', { targets: [target(player)], effects: [damage(1, t(0))] }),
];
const play = (card: string, ...mine: string[]): Play =>
  magicPosition([{ hand: [card], battlefield: [...lands(1, 'Forest'), ...mine] }, {}], { definitions });

describe('announcing targets (601.2c)', () => {
  it('mtg:601.2c as many targets are chosen as the spell says, and without so many it is not cast', () => {
    const game = play('Test Two', 'Grizzly Bears', 'Hill Giant', 'Craw Wurm').cast(0, 'Test Two');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 2, max: 2 });
    game.refused(0, { choose: [{ card: 'Hill Giant' }] });
    game.refused(0, { choose: [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }, { card: 'Grizzly Bears' }] });
    game.choose(0, [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }]).resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Craw Wurm'].map((name) => game.the(name).damage)).toEqual([0, 1, 1]);
    expect(
      play('Test Two', 'Hill Giant')
        .decision()
        .options.some((o) => o.kind === 'CAST'),
    ).toBe(false);
  });

  it('mtg:601.2c where a spell says target twice the same object may be chosen for both', () => {
    const game = play('Test Once Each', 'Craw Wurm', 'Hill Giant');
    game.cast(0, 'Test Once Each', { card: 'Craw Wurm' }, { card: 'Craw Wurm' }).resolve();
    expect([game.the('Craw Wurm').damage, game.the('Hill Giant').damage]).toEqual([3, 0]);
  });

  it('mtg:601.2c what triggers on becoming a target does so as the spell has been cast', () => {
    const game = play('Test Poke', 'Test Watcher').cast(0, 'Test Poke');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Watcher', 'Test Poke']);
    expect(game.resolve().life(0)).toBe(24);
  });
});

describe('announcing a division (601.2d)', () => {
  it('mtg:601.2d mtg-2003:409.1e its caster says how much each target gets, at least one each, all together', () => {
    const game = play('Test Volley', 'Craw Wurm').cast(0, 'Test Volley', [{ card: 'Craw Wurm' }, { player: 1 }]);
    expect(game.decision()).toMatchObject({ kind: 'DIVIDE', shape: 'DISTRIBUTE', seat: 0, total: 3 });
    const share = (wurm: number, you: number) => ({
      distribute: [
        { option: { card: 'Craw Wurm' }, amount: wurm },
        { option: { player: 1 }, amount: you },
      ],
    });
    game.refused(0, share(3, 0));
    game.refused(0, share(1, 1));
    game.answer(0, share(1, 2)).resolve();
    expect([game.the('Craw Wurm').damage, game.life(1)]).toEqual([1, 18]);
  });
});
