/** Clauses of the rules of 2003 beside those that other tests show: what pays, what is enchanted or basic, who attacks, what is not done. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enchant,
  entersWith,
  gainLife,
  instant,
  keyword,
  land,
  mana,
  may,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, pool, position, tapFor } from './table.js';

ownCards(
  creatureCard(
    'Test Bulb',
    '{0}',
    'Wolf',
    '1/1',
    keyword('morph', { cost: [mana('{1}')] }),
    entersWith({ '+1/+1': 3 }),
  ),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard('Test Pup', '{0}', 'Wolf', '1/1', continuous('self', plus(1, 1))),
  card('Test Queen', { cost: '{0}', type: 'Creature — Elf Legend', power: 2, toughness: 2 }),
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Mantle', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  card('Test Thorns', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), activated([], { effects: [damage(3, 'attached')] })],
  }),
  instant('Test Waking', '{0}', {
    targets: [target(land)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 1 },
        { mod: 'set', prop: 'toughness', value: 1 },
      ),
    ],
  }),
  instant('Test Overgrowth', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Forest'] })],
  }),
  instant('Test Sinkhole', '{0}', {
    targets: [target(and(land, { not: { has: ['supertypes', 'Basic'] } }))],
    effects: [destroy(t(0))],
  }),
  card('Test Ruin', { type: 'Land', abilities: [] }),
  instant('Test Offer', '{0}', { effects: [may('gain?', gainLife(3)), draw(1)] }),
  creatureCard(
    'Test Hermit',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'state', when: { exists: [{ has: ['subtypes', 'Goblin'] }, youControl] } } as never, {
      effects: [gainLife(2)],
    }),
  ),
);

/** What a spell of this name could be aimed at. */
const aims = (game: Play, spell: string): unknown[] => {
  if (!offers(game, 'CAST', spell)) return [];
  const asks = game.castAt(0, spell);
  return (asks.decision().options ?? []).map(({ card: name }) => name);
};

describe('what a card is and what pays for it', () => {
  it('mtg-2003:202.2 what a card says that it is itself is not said of others of its name, whoever has them', () => {
    const game = position({ battlefield: ['Test Pup', 'Test Pup'] }, { battlefield: ['Test Pup'] });
    expect(game.all('Test Pup').map(({ power, toughness }) => [power, toughness])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  it('mtg-2003:214.2 a permanent has the types and subtypes that are printed on its card', () => {
    const game = position({ battlefield: ['Hill Giant', 'Forest'] }, { battlefield: ['Grizzly Bears'] });
    expect(game.the('Hill Giant')).toMatchObject({ types: ['Creature'], subtypes: ['Giant'] });
    expect(game.the('Forest')).toMatchObject({ types: ['Land'], subtypes: ['Forest'] });
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Creature'], subtypes: ['Bear'] });
  });

  it('mtg-2003:214.4b a Legend that becomes something else is legendary still, and loses its other subtypes', () => {
    const game = position({ hand: ['Test Petrify', 'Test Queen'], battlefield: ['Test Queen'] });
    expect(game.the('Test Queen')).toMatchObject({ supertypes: [], subtypes: ['Elf', 'Legend'] });
    game.castAt(0, 'Test Petrify', { card: 'Test Queen' }).resolve();
    expect(game.the('Test Queen')).toMatchObject({ supertypes: ['Legendary'], types: ['Artifact'], subtypes: [] });
    game.cast(0, 'Test Queen').resolve();
    expect(game.zones('Test Queen').sort()).toEqual(['battlefield', 'graveyard']);
  });

  it('mtg-2003:203.1 mana of another color in the pool pays for no colored symbol', () => {
    const game = position({ hand: ['Raging Goblin'], battlefield: ['Forest', 'Mountain'] });
    tapFor(game, 0, 'Forest').cast(0, 'Raging Goblin');
    expect([pool(game, 0), game.the('Mountain').tapped]).toEqual([{ G: 1 }, true]);
  });

  it('mtg-2003:214.8d a local enchantment that resolves is on its target, and nobody chooses again', () => {
    const game = position({ hand: ['Test Mantle'], battlefield: ['Gray Ogre'] }, { battlefield: ['Hill Giant'] });
    game.cast(0, 'Test Mantle', { card: 'Hill Giant' }).pass().pass();
    expect([asked(game), game.figures('Hill Giant'), game.figures('Gray Ogre')]).toEqual(['0:PRIORITY', '4/4', '2/2']);
  });

  it('mtg-2003:214.8g an ability that speaks of what is enchanted is about that permanent', () => {
    const game = position({ hand: ['Test Thorns'] }, { battlefield: ['Hill Giant', 'Gray Ogre'] });
    game.cast(0, 'Test Thorns', { card: 'Hill Giant' }).resolve();
    game.activate(0, 'Test Thorns').resolve();
    expect([game.zones('Hill Giant'), game.zones('Gray Ogre')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:214.9c a basic land that becomes a creature is basic still: that is no type which it could lose', () => {
    const game = position({ hand: ['Test Waking', 'Test Sinkhole'], battlefield: ['Forest'] });
    game.cast(0, 'Test Waking', { card: 'Forest' }).resolve();
    expect(game.the('Forest')).toMatchObject({ supertypes: ['Basic'], power: 1 });
    expect(aims(game, 'Test Sinkhole')).toEqual([]);
  });

  it('mtg-2003:214.9g a nonbasic land to which an effect adds a basic land type is nonbasic', () => {
    const game = position({ hand: ['Test Overgrowth', 'Test Sinkhole'], battlefield: ['Test Ruin', 'Mountain'] });
    game.cast(0, 'Test Overgrowth', { card: 'Test Ruin' }).resolve();
    expect(game.the('Test Ruin')).toMatchObject({ supertypes: [], subtypes: ['Forest'] });
    game.cast(0, 'Test Sinkhole', { card: 'Test Ruin' }).resolve();
    expect(game.zones('Test Ruin')).toEqual(['graveyard']);
  });
});

describe('who fights whom', () => {
  it('mtg-2003:308.5 only creatures of the active player attack, in the turn of either', () => {
    const could = (turn: number, seat: number) => {
      const game = position(
        { battlefield: ['Gray Ogre'] },
        { battlefield: ['Hill Giant', 'Grizzly Bears'] },
        { turn: { number: turn, active: seat, step: 'precombatMain' } },
      ).until({ kind: 'ATTACKERS' });
      return (game.decision().from ?? []).map(({ card: name }) => name);
    };
    expect([could(3, 0), could(4, 1)]).toEqual([['Gray Ogre'], ['Hill Giant', 'Grizzly Bears']]);
  });

  it('mtg-2003:501.3 flying, fear and landwalk keep those from blocking that they name', () => {
    const theirs = ['Grizzly Bears', 'Storm Crow', 'Scathe Zombies', 'Swamp'];
    const attackers = ['Wind Drake', 'Severed Legion', 'Bog Wraith', 'Hill Giant'];
    const game = position({ battlefield: attackers }, { battlefield: theirs }).until({ kind: 'ATTACKERS' });
    game.attack(0, ...attackers).until({ kind: 'BLOCKERS' });
    const may = (attacker: string): string[] =>
      theirs.filter(
        (blocker) =>
          game.service.submit(game.state, [{ seat: 1, assign: [{ from: { card: blocker }, to: { card: attacker } }] }])
            .ok,
      );
    expect(attackers.map(may)).toEqual([
      ['Storm Crow'],
      ['Scathe Zombies'],
      [],
      ['Grizzly Bears', 'Storm Crow', 'Scathe Zombies'],
    ]);
  });
});

describe('what happens by itself, and what somebody chooses', () => {
  it('mtg-2003:413.2c whoever declines what a spell lets them do does not do it, and the rest follows', () => {
    const offered = (yes: boolean) => {
      const game = position({ hand: ['Test Offer'], library: ['Gray Ogre'] });
      game.cast(0, 'Test Offer').resolve().answer(0, { confirm: yes });
      return [game.life(0), game.hand(0)];
    };
    expect([offered(false), offered(true)]).toEqual([
      [20, 1],
      [23, 1],
    ]);
  });

  it('mtg-2003:420.1 nothing but what is named happens so: counters of both kinds stay beside each other', () => {
    const counters = { '+1/+1': 2, '-1/-1': 1 };
    const game = position({ hand: ['Test Offer'], battlefield: [{ card: 'Hill Giant', counters }] });
    game.cast(0, 'Test Offer');
    expect(game.the('Hill Giant')).toMatchObject({ counters, power: 4, toughness: 4 });
  });

  it('mtg-2003:420.1 what an ability does that looks for a state goes on the stack', () => {
    const game = position({ hand: ['Raging Goblin'], battlefield: ['Test Hermit', 'Mountain'] });
    game.cast(0, 'Raging Goblin').resolve();
    expect([game.life(0), onStack(game).length]).toEqual([20, 1]);
    game.pass().pass();
    expect([game.life(0), onStack(game).length]).toEqual([22, 1]);
  });
});

describe('effects that wait to replace something', () => {
  it('mtg-2003:419.3 an effect that replaces the next destruction is used up by it, in the turn of either player', () => {
    const slain = (seat: number) => {
      const game = position(
        { hand: ['Test Slay', 'Test Slay'], battlefield: ['Drudge Skeletons', 'Swamp', 'Swamp'] },
        {},
        { turn: { number: 3 + seat, active: seat, step: 'precombatMain' } },
      );
      if (seat === 1) game.pass();
      game.activate(0, 'Drudge Skeletons').resolve();
      if (seat === 1) game.pass();
      game.castAt(0, 'Test Slay', { card: 'Drudge Skeletons' }).resolve();
      const once = [game.zones('Drudge Skeletons'), game.the('Drudge Skeletons').tapped];
      if (seat === 1) game.pass();
      game.castAt(0, 'Test Slay', { card: 'Drudge Skeletons' }).resolve();
      return [...once, game.zones('Drudge Skeletons')];
    };
    expect([slain(0), slain(1)]).toEqual([
      [['battlefield'], true, ['graveyard']],
      [['battlefield'], true, ['graveyard']],
    ]);
  });
});

describe('morph', () => {
  it('mtg-2003:502.26b it costs {3}, and no less', () => {
    const game = (lands: number) => position({ hand: ['Exalted Angel'], battlefield: many('Island', lands) });
    expect([offers(game(2), 'CAST', 'Exalted Angel'), offers(game(3), 'CAST', 'Exalted Angel')]).toEqual([false, true]);
    const played = game(4).choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' });
    expect(played.all('Island').filter(({ tapped }) => tapped)).toHaveLength(3);
  });

  it('mtg-2003:502.26b a card is played face down from wherever its player may play it', () => {
    const game = position({
      battlefield: ['Future Sight', ...many('Island', 3)],
      library: ['Exalted Angel', 'Island'],
    });
    game.choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' }).resolve();
    expect(game.the('Exalted Angel')).toMatchObject({ name: '', power: 2, toughness: 2 });
  });

  it('mtg-2003:504.2 what a card says of how it comes into play is not so where it comes face down', () => {
    const comes = (method: string) =>
      position({ hand: ['Test Bulb'], battlefield: many('Island', 3) })
        .choose(0, { kind: 'CAST', card: 'Test Bulb', method })
        .resolve()
        .figures('Test Bulb');
    expect([comes('morph'), comes('normal')]).toEqual(['2/2', '4/4']);
  });
});
