/** Ascend and the city’s blessing (702.131). */
import type { Condition } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  plus,
  spell,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const blessed: Condition = { is: ['you', { is: 'citysBlessing' }] };
ownCards(
  creatureCard(
    'Test Snubhorn',
    '{0}',
    'Dinosaur',
    '2/2',
    keyword('ascend'),
    continuous('self', plus(3, 3), { is: ['you', { is: 'citysBlessing' }] }),
    triggered(
      {
        on: 'move',
        object: [{ has: ['types', 'Creature'] }, { controller: 'you' }, { stat: ['power', '>=', 5] }],
        match: { to: 'battlefield' },
      },
      { effects: [gainLife(7)] },
    ),
  ),
  card('Test Secrets', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [
      keyword('ascend'),
      spell({ effects: [{ do: 'if', if: blessed, then: [gainLife(5)], else: [draw(1)] }] }),
    ],
  }),
  instant('Test Kill', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
);

const at = (mine: object, theirs: object = {}): Play => magicPosition([mine, theirs]);
const isBlessed = (game: Play, seat: number): unknown => game.view().players[seat]?.designations;

describe('ascend (702.131)', () => {
  it('mtg:702.131a a spell with ascend gives the blessing as it resolves to who has ten permanents', () => {
    const game = at({ hand: ['Test Secrets'], battlefield: lands(10, 'Island') })
      .cast(0, 'Test Secrets')
      .resolve();
    expect([isBlessed(game, 0), game.life(0)]).toEqual([['citysBlessing'], 25]);
    const few = at({ hand: ['Test Secrets'], battlefield: lands(9, 'Island') }, { battlefield: lands(10, 'Island') });
    few.cast(0, 'Test Secrets').resolve();
    expect([isBlessed(few, 0), isBlessed(few, 1), few.life(0)]).toEqual([[], [], 20]);
  });

  it('mtg:702.131b a permanent with ascend gives it any time there are ten, before anybody has priority', () => {
    const game = at({ hand: ['Test Snubhorn', 'Island'], battlefield: lands(8, 'Island') }).cast(0, 'Test Snubhorn');
    expect(isBlessed(game.resolve(), 0)).toEqual([]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Island' });
    expect([isBlessed(game, 0), game.figures('Test Snubhorn')]).toEqual([['citysBlessing'], '5/5']);
  });

  it('mtg:702.131c it stays for the rest of the game, and several players may have it', () => {
    const snub = { battlefield: ['Test Snubhorn', ...lands(9, 'Island')] };
    const game = at({ ...snub, hand: ['Test Kill', 'Island'] }, snub);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Island' });
    expect([isBlessed(game, 0), isBlessed(game, 1)]).toEqual([['citysBlessing'], ['citysBlessing']]);
    const [mine] = game.all('Test Snubhorn').filter((o) => o.controller === 0);
    game.choose(0, { kind: 'CAST', card: 'Test Kill' }, { object: String(mine?.id) }).resolve();
    expect(isBlessed(game, 0)).toEqual(['citysBlessing']);
  });

  it('mtg:702.131d what the blessing makes of things counts as it is looked what triggers', () => {
    const game = at({ hand: ['Test Snubhorn'], battlefield: lands(9, 'Island') })
      .cast(0, 'Test Snubhorn')
      .resolve();
    expect(game.resolveAll().life(0)).toBe(27);
  });
});
