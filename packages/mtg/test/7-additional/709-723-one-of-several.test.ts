/** Cards with several faces, and players whom others control, where the other one could be meant (709–723). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  creatureCard,
  faces,
  gainLife,
  instant,
  spell,
  t,
  target,
} from '../6-spells/test-cards.js';
import { table } from '../8-multiplayer/table.js';

const leash = instant('Test Leash', '{0}', {
  targets: [target({ player: 'any' })],
  effects: [{ do: 'controlPlayer', who: t(0) }],
});
const reading = (name: string) =>
  instant(`Test Read ${name}`, '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'graveyard' }, { named: name }] }, to: 'hand', cause: 'return' }],
  });
ownCards(
  leash,
  reading('Test Spark'),
  reading('Test Tide'),
  faces(
    'split',
    card('Test Spark', { cost: '{R}', type: 'Instant', abilities: [spell({ effects: [gainLife(1)] })] }),
    card('Test Tide', { cost: '{U}', type: 'Instant', abilities: [spell({ effects: [gainLife(2)] })] }),
  ),
  faces(
    'omen',
    creatureCard('Test Wyrm', '{3}{U}', 'Dragon', '4/4'),
    card('Test Portent', { cost: '{U}', type: 'Sorcery — Omen', abilities: [spell({ effects: [gainLife(1)] })] }),
  ),
  instant('Test Halt', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  faces('transform', creatureCard('Test Seed', '{9}', 'Plant', '1/1'), card('Test Grove', { type: 'Land — Forest' })),
);
const offers = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((one) => (one.kind === kind ? [one.card] : []));

describe('the other face', () => {
  it('mtg:709.4a what asks for its second name finds a split card as well', () => {
    const after = (name: string): string[] =>
      magicPosition([{ hand: [`Test Read ${name}`], graveyard: ['Test Spark // Test Tide'] }, {}])
        .cast(0, `Test Read ${name}`)
        .resolve()
        .zones('Test Spark // Test Tide');
    expect([after('Test Spark'), after('Test Tide')]).toEqual([['hand'], ['hand']]);
  });

  it('mtg:720.3d an Omen that is countered goes to the graveyard', () => {
    const game = magicPosition([
      { hand: ['Test Wyrm // Test Portent', 'Test Halt'], battlefield: lands(1, 'Island') },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Portent' }).castAt(0, 'Test Halt').resolveAll();
    expect([game.zones('Test Wyrm // Test Portent'), game.happened('SHUFFLED')]).toEqual([['graveyard'], []]);
  });

  it('mtg:712.11 a back face that is a land is not played', () => {
    const game = magicPosition([{ hand: ['Test Seed // Test Grove'] }, {}]);
    expect(offers(game, 'PLAY_LAND')).toEqual([]);
  });
});

describe('another player’s turn', () => {
  it('mtg:723.1 nobody is controlled in the turn of a third player', () => {
    const game = table([{ hand: ['Test Leash'] }, {}, {}], { definitions: [leash] as never });
    game.cast(0, 'Test Leash', { player: 2 }).resolve();
    const about = (): number => game.decision().for ?? game.decision().seat;
    const deciding = (turn: number): number => {
      game.until({ turn, step: 'upkeep' });
      while (about() !== 2) game.answer(game.decision().seat, game.decision().default);
      return game.decision().seat;
    };
    expect([deciding(6), deciding(7)]).toEqual([2, 0]);
  });
});
