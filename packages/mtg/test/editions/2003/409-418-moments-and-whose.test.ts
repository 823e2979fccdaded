/**
 * Playing, triggering and resolving (409–418): mana abilities that wait for a time, states that pass by in the midst of something
 * else, and what is gone or has come again before an ability finds it.
 */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enters,
  exile,
  gainLife,
  instant,
  loseLife,
  manaAbility,
  putCounters,
  putOntoBattlefield,
  returnToHand,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, lives, offers, onStack, pool, position, relic, tapFor } from './table.js';

const comes = { on: 'move', object: creature, match: { to: 'battlefield' } } as const;
const noHand = { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } } as never;
const lowLife = { compare: [{ stat: 'life', of: 'you' }, '<=', 5] } as never;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Draught', '{G}', { effects: [gainLife(10)] }),
  relic('Test Reserve', { ...manaAbility('{G}'), timing: 'instant' } as never),
  instant('Test Dip', '{0}', { effects: [loseLife(17, 'you'), gainLife(17)] }),
  instant('Test Dive', '{0}', { effects: [loseLife(17, 'opponents'), gainLife(17, 'opponents')] }),
  instant('Test Refill', '{0}', { effects: [{ do: 'discard', who: 'you', count: 'all' } as never, draw(2)] }),
  relic('Test Floor', triggered({ on: 'state', when: lowLife } as never, { effects: [damage(1, 'opponents')] })),
  relic('Test Empty Hand', triggered({ on: 'state', when: noHand } as never, { effects: [damage(3, 'opponents')] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Blink', '{0}', {
    targets: [target(creature)],
    effects: [exile(t(0), 'it'), putOntoBattlefield({ saved: 'it' })],
  }),
  creatureCard('Test Shy', '{0}', 'Elf', '1/1', triggered(enters, { effects: [returnToHand('self'), gainLife(1)] })),
  creatureCard('Test Bold', '{0}', 'Elf', '1/1', triggered(enters, { effects: [putCounters(1, 'self'), gainLife(1)] })),
  relic('Test Porter', triggered(comes, { effects: [returnToHand({ event: 'object' }), gainLife(100)] })),
);

describe('playing (409)', () => {
  it('mtg-2003:409.2 a mana ability for when an instant could be played waits for priority, and pays nothing in between', () => {
    const mine = { hand: ['Test Draught', 'Test Sip'], battlefield: ['Test Reserve'] };
    const game = position(mine);
    // It is there for whoever has priority, and not while a spell is paid for.
    expect([offers(game, 'CAST', 'Test Draught'), offers(game, 'CAST', 'Test Sip')]).toEqual([false, true]);
    game.cast(0, 'Test Sip');
    expect(pool(tapFor(game, 0, 'Test Reserve'), 0)).toEqual({ G: 1 });
    expect([onStack(game), asked(game)]).toEqual([['Test Sip'], '0:PRIORITY']);
    expect(lives(game.cast(0, 'Test Draught').resolveAll())).toEqual([31, 20]);
    // In the turn of the other player as well, until it is tapped.
    const theirs = position({ hand: ['Test Sip'] }, mine)
      .cast(0, 'Test Sip')
      .pass();
    expect(offers(theirs, 'CAST', 'Test Draught')).toBe(false);
    expect(lives(tapFor(theirs, 1, 'Test Reserve').cast(1, 'Test Draught').resolveAll())).toEqual([21, 30]);
    expect(offers(theirs.pass(), 'ACTIVATE', 'Test Reserve')).toBe(false);
  });
});

describe('triggered abilities (410)', () => {
  it('mtg-2003:410.8a a state triggers though it is over before anybody could act, whatever brought it about', () => {
    const low = { battlefield: ['Test Floor'] };
    const game = position({ hand: ['Test Dip'], ...low }, {})
      .cast(0, 'Test Dip')
      .resolve();
    expect([lives(game), onStack(game), lives(game.resolve())]).toEqual([[20, 20], ['Test Floor'], [20, 19]]);
    const theirs = position({ hand: ['Test Dive'] }, low)
      .cast(0, 'Test Dive')
      .resolve();
    expect([lives(theirs), onStack(theirs), lives(theirs.resolve())]).toEqual([[20, 20], ['Test Floor'], [19, 20]]);
    const hand = position({
      hand: ['Test Refill', 'Forest'],
      library: ['Forest', 'Forest'],
      battlefield: ['Test Empty Hand'],
    });
    hand.cast(0, 'Test Refill').resolve();
    expect([hand.hand(0), onStack(hand), lives(hand.resolve())]).toEqual([2, ['Test Empty Hand'], [20, 17]]);
  });

  it('mtg-2003:410.10 what triggers on coming into play finds the permanent there or nowhere, though its card has come back', () => {
    const after = (name: string, spell: string, more: object = {}): [zone: string, life: number, counters: unknown] => {
      const game = position({ hand: [name, spell], ...more })
        .cast(0, name)
        .resolve();
      expect(onStack(game)).toHaveLength(1);
      game.castAt(0, spell, { card: name }).resolve();
      while (game.view().stack.length > 1) game.resolve();
      game.resolve();
      const [zone = ''] = game.zones(name);
      return [zone, game.life(0), zone === 'battlefield' ? game.the(name).counters : undefined];
    };
    // Gone it is not found in the graveyard, nor as a new permanent: the rest is done.
    expect(after('Test Shy', 'Test Slay')).toEqual(['graveyard', 21, undefined]);
    expect(after('Test Bold', 'Test Slay')).toEqual(['graveyard', 21, undefined]);
    expect(after('Test Bold', 'Test Blink')).toEqual(['battlefield', 22, { '+1/+1': 1 }]);
    const porter = { battlefield: ['Test Porter'] };
    expect(after('Grizzly Bears', 'Test Slay', { battlefield: ['Test Porter', 'Forest', 'Forest'] })).toEqual([
      'graveyard',
      120,
      undefined,
    ]);
    // Of what the second one means there are two abilities, of which one finds it.
    const blinked = position({ hand: ['Test Bold', 'Test Blink'] }, porter)
      .cast(0, 'Test Bold')
      .resolve();
    while (!blinked.waiting()) blinked.takeDefault(blinked.decision().kind);
    blinked.castAt(0, 'Test Blink', { card: 'Test Bold' }).resolve();
    expect([onStack(blinked).length, blinked.all('Test Bold').length]).toEqual([4, 1]);
    blinked.resolve();
    expect([blinked.all('Test Bold', 'hand').length, lives(blinked)]).toEqual([1, [20, 120]]);
    expect([lives(blinked.resolveAll()), blinked.zones('Test Bold')]).toEqual([[22, 220], ['hand']]);
  });
});
