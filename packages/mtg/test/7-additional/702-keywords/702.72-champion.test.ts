/** Champion (702.72): another one waits in exile for as long as it is there. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, gainLife, instant, keyword, t, target, triggered } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Champion',
    '{0}',
    'Giant',
    '5/5',
    keyword('champion', { from: { has: ['types', 'Creature'] }, label: 'a creature' }),
    triggered({ on: 'did', object: 'self', match: { what: 'champion' } }, { effects: [gainLife(3)] }),
  ),
  instant('Test Kill', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
);

const at = (mine: object, theirs: object = {}): Play => magicPosition([mine, theirs]);

describe('champion (702.72)', () => {
  it('mtg:702.72a as it enters another creature of yours is exiled, or it is sacrificed', () => {
    const game = at({ hand: ['Test Champion'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] })
      .cast(0, 'Test Champion')
      .resolve()
      .resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.all('Test Champion').length]).toEqual([['exile'], 1]);
    const none = at({ hand: ['Test Champion'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Champion')
      .resolve()
      .resolve()
      .answer(0, { choose: [] });
    expect([none.zones('Grizzly Bears'), none.all('Test Champion').length]).toEqual([['battlefield'], 0]);
  });

  it('mtg:702.72a without another one it is sacrificed', () => {
    const game = at({ hand: ['Test Champion'] }, { battlefield: ['Hill Giant'] })
      .cast(0, 'Test Champion')
      .resolve();
    expect(game.resolve().all('Test Champion', 'graveyard')).toHaveLength(1);
  });

  it('mtg:702.72b when it leaves, what this one exiled comes back under its owner’s control', () => {
    const game = at(
      { hand: ['Test Champion', 'Test Champion', 'Test Kill'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      {},
    );
    game.cast(0, 'Test Champion').resolve().resolve().choose(0, { card: 'Grizzly Bears' }).resolveAll();
    const first = game.the('Test Champion').id;
    game.cast(0, 'Test Champion').resolve().resolve().choose(0, { card: 'Hill Giant' }).resolveAll();
    game.choose(0, { kind: 'CAST', card: 'Test Kill' }, { object: first }).resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['exile']]);
  });

  it('mtg:702.72c what it exiles by champion is championed by it', () => {
    const game = at({ hand: ['Test Champion'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Champion')
      .resolve()
      .resolve()
      .choose(0, { card: 'Grizzly Bears' })
      .resolveAll();
    expect(game.life(0)).toBe(23);
    const none = at({ hand: ['Test Champion'] })
      .cast(0, 'Test Champion')
      .resolve()
      .resolveAll();
    expect(none.life(0)).toBe(20);
  });
});
