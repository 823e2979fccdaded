/** Day and night, and what turns over with them (731, 702.145, 502.2). */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  keyword,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const night = (name: string) =>
  card(name, {
    type: 'Creature — Werewolf',
    power: 5,
    toughness: 5,
    colors: ['G'],
    abilities: [keyword('nightbound')],
  });
ownCards(
  faces(
    'transform',
    creatureCard('Test Villager', '{0}', 'Human Werewolf', '2/2', keyword('daybound')),
    night('Test Howler'),
  ),
  instant('Test Dusk', '{0}', { effects: [{ do: 'becomeTime', time: 'night' }] }),
  instant('Test Dawn', '{0}', { effects: [{ do: 'becomeTime', time: 'day' }] }),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  sorcery('Test Return', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield' }],
  }),
  card('Test Beacon', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        ...{ kind: 'replacement', on: 'move', object: 'self', match: { to: 'battlefield' }, entering: true },
        if: { not: { any: [{ time: 'day' }, { time: 'night' }] } },
        before: [{ do: 'becomeTime', time: 'day' }],
      },
    ],
  }),
  card('Test Dial', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'time', match: { changed: true } }, { effects: [gainLife(1)] })],
  }),
);
const VILLAGER = 'Test Villager // Test Howler';
const timeOf = (game: Play): unknown => (game.view().turn as JsonObject).time ?? null;
const nameOf = (game: Play): unknown => game.the(VILLAGER).name;
const cast = (game: Play, ...spells: string[]): Play => {
  for (const spell of spells) game.cast(0, spell).resolveAll();
  return game;
};

describe('day and night', () => {
  it('mtg:731.1 it is neither until something makes it one of them', () => {
    const game = magicPosition([{ hand: ['Test Dusk'] }, {}]);
    expect(timeOf(game)).toBeNull();
    expect(timeOf(cast(game, 'Test Dusk'))).toBe('night');
  });

  it('mtg:731.1a day becomes night only where it was day', () => {
    const game = magicPosition([{ hand: ['Test Dusk', 'Test Dawn'], battlefield: ['Test Dial'] }, {}]);
    expect(cast(game, 'Test Dusk').life(0)).toBe(20);
    expect(cast(game, 'Test Dawn').life(0)).toBe(21);
  });

  it('mtg:731.2a a day without a spell of its player is followed by night', () => {
    const day = () => cast(magicPosition([{ hand: ['Test Dawn', 'Test Dusk'] }, {}]), 'Test Dawn');
    // The spell that made it day was cast in this turn.
    expect(timeOf(day().until({ turn: 4 }))).toBe('day');
    expect(timeOf(day().until({ turn: 5 }))).toBe('night');
  });

  it('mtg:731.2b a night in which its player casts two spells is followed by day', () => {
    const dusk = (...more: string[]) =>
      cast(magicPosition([{ hand: ['Test Dusk', ...more] }, {}]), 'Test Dusk', ...more);
    expect(timeOf(dusk().until({ turn: 4 }))).toBe('night');
    expect(timeOf(dusk('Test Dusk').until({ turn: 4 }))).toBe('day');
  });

  it('mtg:731.2b spells of others do not make it day', () => {
    const game = magicPosition([{ hand: ['Test Dusk'] }, { hand: ['Test Dusk', 'Test Dusk'] }]);
    cast(game, 'Test Dusk');
    for (let i = 0; i < 2; i++) game.pass().cast(1, 'Test Dusk').resolveAll();
    expect(timeOf(game.until({ turn: 4 }))).toBe('night');
  });

  it('mtg:731.2 the time is looked at once a turn, in the untap step, by what the turn before was', () => {
    const game = cast(magicPosition([{ hand: ['Test Dawn'] }, {}]), 'Test Dawn').until({ turn: 4 });
    expect(timeOf(game)).toBe('day');
    game.until({ turn: 5 });
    expect(timeOf(game)).toBe('night');
    const events = game.events.map(({ type, data }) => (type === 'TURN_BEGAN' ? `turn ${data.turn}` : type));
    expect(events.lastIndexOf('TIME_CHANGED')).toBeGreaterThan(events.indexOf('turn 5'));
    expect(game.events.findLast(({ type }) => type === 'TIME_CHANGED')?.rules).toContain('mtg:731.2');
  });

  it('mtg:731.2c what is neither remains neither', () => {
    expect(timeOf(magicPosition([{}, {}]).until({ turn: 5 }))).toBeNull();
  });

  it('mtg:502.2 the time changes before permanents untap', () => {
    const game = cast(
      magicPosition([{ hand: ['Test Dawn'] }, { battlefield: [{ card: VILLAGER, tapped: true }] }]),
      'Test Dawn',
    );
    game.until({ turn: 5 });
    const types = game.events.map(({ type }) => type);
    expect(types.lastIndexOf('TIME_CHANGED')).toBeGreaterThan(types.lastIndexOf('TURN_BEGAN'));
    expect(nameOf(game)).toBe('Test Howler');
  });
});

describe('daybound and nightbound', () => {
  it('mtg:702.145d the first permanent with daybound makes it day', () => {
    const game = magicPosition([{ hand: [VILLAGER] }, {}]).cast(0, 'Test Villager');
    expect(timeOf(game)).toBeNull();
    expect(timeOf(game.resolve())).toBe('day');
  });

  it('mtg:614.12a what becomes so as something enters may be what that hung on', () => {
    const game = cast(magicPosition([{ hand: ['Test Beacon'] }, {}]), 'Test Beacon');
    expect([timeOf(game), game.zones('Test Beacon')]).toEqual(['day', ['battlefield']]);
    const later = cast(magicPosition([{ hand: ['Test Dusk', 'Test Beacon'] }, {}]), 'Test Dusk', 'Test Beacon');
    expect([timeOf(later), later.zones('Test Beacon')]).toEqual(['night', ['battlefield']]);
  });

  it('mtg:702.145b at night what is daybound enters transformed', () => {
    const game = cast(magicPosition([{ hand: ['Test Dusk', VILLAGER] }, {}]), 'Test Dusk');
    expect(nameOf(game.cast(0, 'Test Villager').resolve())).toBe('Test Howler');
    const returned = cast(
      magicPosition([{ hand: ['Test Dusk', 'Test Return'], graveyard: [VILLAGER] }, {}]),
      'Test Dusk',
    );
    expect(nameOf(returned.cast(0, 'Test Return', { card: VILLAGER }).resolve())).toBe('Test Howler');
  });

  it('mtg:702.145b what is daybound is turned over by the night and by nothing else', () => {
    const game = magicPosition([{ hand: ['Test Turn', 'Test Dusk'], battlefield: [VILLAGER] }, {}])
      .pass()
      .until({ turn: 5 });
    expect([timeOf(game), nameOf(game)]).toEqual(['night', 'Test Howler']);
    const turned = magicPosition([{ hand: ['Test Turn', 'Test Dawn', 'Test Dusk'], battlefield: [VILLAGER] }, {}]);
    cast(turned, 'Test Dawn').castAt(0, 'Test Turn', { card: VILLAGER }).resolve();
    expect(nameOf(turned)).toBe('Test Villager');
    expect(nameOf(cast(turned, 'Test Dusk'))).toBe('Test Howler');
  });

  it('mtg:702.145e what is nightbound is turned over by the day and by nothing else', () => {
    const game = magicPosition([{ hand: ['Test Dusk', 'Test Turn', 'Test Dawn'], battlefield: [VILLAGER] }, {}]);
    const turns = () => game.happened('FACE_CHANGED').length;
    const dusk = cast(game, 'Test Dusk').happened('FACE_CHANGED').length;
    game.castAt(0, 'Test Turn', { card: VILLAGER }).resolve();
    expect([nameOf(game), turns()]).toEqual(['Test Howler', dusk]);
    expect([nameOf(cast(game, 'Test Dawn')), turns()]).toEqual(['Test Villager', dusk + 1]);
  });

  it('mtg:702.145g nightbound alone makes it night', () => {
    const game = magicPosition([{ battlefield: ['Test Howler'] }, {}]).pass();
    expect([timeOf(game), nameOf(game)]).toEqual(['night', 'Test Howler']);
  });
});
