/** Keyword abilities about modes and targets: entwine, escalate, overload; and targets of kicked spells. */
import { lands, magicPosition, ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  keyword,
  land,
  mana,
  opponent,
  t,
  target,
  youDontControl,
} from '../../../src/language/builders.js';

const two = [mana('{2}')];
const modes = {
  min: 1,
  max: 1,
  choices: [
    { label: 'gain', effects: [gainLife(3)] },
    { label: 'hurt', targets: [target([creature])], effects: [damage(2, t(0))] },
  ],
};
ownCards(
  card('Test Entwine', {
    cost: '{1}',
    type: 'Instant',
    abilities: [keyword('entwine', { cost: two }), { kind: 'spell', modes }],
  }),
  card('Test Escalate', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      keyword('escalate', { cost: [mana('{1}')] }),
      {
        kind: 'spell',
        modes: {
          min: 1,
          max: 3,
          choices: [
            { label: 'one', effects: [gainLife(1)] },
            { label: 'ten', effects: [gainLife(10)] },
            { label: 'hundred', effects: [gainLife(100)] },
          ],
        },
      },
    ],
  }),
  card('Test Overload', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      keyword('overload', { cost: two }),
      { kind: 'spell', targets: [target([creature, youDontControl])], effects: [damage(2, t(0))] },
    ],
  }),
  card('Test Overflux', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      keyword('overload', { cost: two }),
      {
        kind: 'spell',
        targets: [target([{ is: 'spell' }, youDontControl])],
        effects: [counterSpell(t(0))],
      },
    ],
  }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Hexproof', '{1}', 'Beast', '2/2', keyword('hexproof')),
  card('Test Two Targets', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      keyword('kicker', { cost: [mana('{1}')] }),
      {
        kind: 'spell',
        targets: [target([creature]), { ...target([land]), if: { paid: 'kicker' } }],
        effects: [destroy(t(0)), destroy(t(1))],
      },
    ],
  }),
  card('Test Kicked At', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      keyword('kicker', { cost: [mana('{1}')] }),
      { kind: 'spell', targets: [{ what: opponent, if: { paid: 'kicker' } }], effects: [damage(1, t(0)), gainLife(1)] },
    ],
  }),
);

const at = (name: string, mine: string[], theirs: string[]): Play =>
  magicPosition([{ hand: [name], battlefield: mine }, { battlefield: theirs }]);

describe('entwine and escalate', () => {
  it('mtg:702.42a for its cost all modes are chosen; mtg:702.42b they are followed in order', () => {
    const game = at('Test Entwine', lands(3, 'Forest'), ['Grizzly Bears', 'Llanowar Elves']).cast(0, 'Test Entwine');
    expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', shape: 'CONFIRM' });
    game.answer(0, { confirm: true }).choose(0, { card: 'Grizzly Bears' }).resolve();
    expect([game.life(0), game.zones('Grizzly Bears')]).toEqual([23, ['graveyard']]);
    expect(game.all('Forest').filter((land) => !land.tapped)).toEqual([]);
  });
  it('mtg:702.42a unpaid, or where it can’t be, so many modes are chosen as the card says', () => {
    const game = at('Test Entwine', lands(3, 'Forest'), ['Grizzly Bears']).cast(0, 'Test Entwine');
    game.answer(0, { confirm: false });
    expect(game.decision()).toMatchObject({ kind: 'MODES', max: 1 });
    game.choose(0, { index: 0 }).resolve();
    expect([game.life(0), game.zones('Grizzly Bears')]).toEqual([23, ['battlefield']]);
    const poor = at('Test Entwine', lands(2, 'Forest'), ['Grizzly Bears']).cast(0, 'Test Entwine');
    expect(poor.decision().kind).toBe('MODES');
    // Without a creature there is nothing to target for the second mode.
    const bare = at('Test Entwine', lands(3, 'Forest'), []).cast(0, 'Test Entwine');
    expect(bare.decisions().map((d) => d.kind)).not.toContain('OPTIONAL_COST');
  });
  it('mtg:702.120a escalate costs more for each mode beyond the first', () => {
    const game = at('Test Escalate', lands(2, 'Forest'), []).cast(0, 'Test Escalate');
    expect(game.refused(0, { choose: [{ index: 0 }, { index: 1 }, { index: 2 }] }).code).toBe('ILLEGAL_ACTION');
    game.answer(0, { choose: [{ index: 0 }, { index: 2 }] }).resolve();
    expect(game.life(0)).toBe(121);
    expect(game.all('Forest').filter((land) => !land.tapped)).toEqual([]);
    const single = at('Test Escalate', lands(2, 'Forest'), []).cast(0, 'Test Escalate').choose(0, { index: 1 });
    expect(single.all('Forest').filter((land) => !land.tapped)).toHaveLength(1);
  });
});

describe('overload (702.96)', () => {
  it('mtg:702.96a it does to each what it would do to a target, for its overload cost', () => {
    const game = at('Test Overload', [...lands(2, 'Forest'), 'Savannah Lions'], ['Grizzly Bears', 'Llanowar Elves']);
    game.choose(0, { card: 'Test Overload', method: 'overload' }).resolve();
    expect(['Grizzly Bears', 'Llanowar Elves', 'Savannah Lions'].map((name) => game.zones(name)[0])).toEqual([
      'graveyard',
      'graveyard',
      'battlefield',
    ]);
    const one = at('Test Overload', lands(2, 'Forest'), ['Grizzly Bears', 'Llanowar Elves']);
    one.cast(0, 'Test Overload', { card: 'Grizzly Bears' }).resolve();
    expect(one.zones('Llanowar Elves')).toEqual(['battlefield']);
  });
  it('mtg:702.96b it has no targets: cast where there are none, it affects what can’t be one', () => {
    const game = at('Test Overload', lands(2, 'Forest'), ['Test Hexproof']);
    const ways = game.decision().options.flatMap((o) => (o.card === 'Test Overload' ? [o.method] : []));
    expect(ways).toEqual(['overload']);
    game.choose(0, { card: 'Test Overload', method: 'overload' });
    expect(game.happened('SPELL_CAST')[0]).toMatchObject({ targets: [] });
    expect(game.resolve().zones('Test Hexproof')).toEqual(['graveyard']);
  });
  it('mtg:702.96c each that fits is meant, whether it could be a target or not', () => {
    const game = at('Test Overload', lands(2, 'Forest'), ['Test Hexproof', 'Grizzly Bears']);
    game.choose(0, { card: 'Test Overload', method: 'overload' }).resolve();
    expect([game.zones('Test Hexproof'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:702.96c of spells it counters each', () => {
    const game = magicPosition([
      { hand: ['Test Overflux'], battlefield: lands(2, 'Island') },
      { hand: ['Test Gain', 'Test Gain'] },
    ]);
    game.pass().cast(1, 'Test Gain').cast(1, 'Test Gain').pass();
    game.choose(0, { card: 'Test Overflux', method: 'overload' }).resolve();
    expect([game.view().stack, game.life(1), game.happened('COUNTERED').length]).toEqual([[], 20, 2]);
  });
});

describe('targets of what was kicked', () => {
  it('mtg:702.33g mtg-2003:502.21c they are chosen only if it was kicked', () => {
    const cast = (kicked: boolean) => {
      const game = at('Test Two Targets', lands(2, 'Forest'), ['Grizzly Bears', 'Llanowar Elves', 'Island', 'Swamp']);
      return game.cast(0, 'Test Two Targets').answer(0, { confirm: kicked }).choose(0, { card: 'Grizzly Bears' });
    };
    const kicked = cast(true).choose(0, { card: 'Swamp' }).resolve();
    expect([kicked.zones('Grizzly Bears'), kicked.zones('Swamp')]).toEqual([['graveyard'], ['graveyard']]);
    const plain = cast(false).resolve();
    expect([plain.zones('Grizzly Bears'), plain.zones('Swamp')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:702.33g it is cast without them where there are none, and then not kicked', () => {
    const hexproof = card('Test Leyline', {
      cost: '{1}',
      type: 'Enchantment',
      abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'hexproof' }] }],
    });
    ownCards(hexproof);
    const game = at('Test Kicked At', lands(2, 'Forest'), ['Test Leyline']).cast(0, 'Test Kicked At');
    expect(game.waiting()).toBe(true);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
    const open = at('Test Kicked At', lands(2, 'Forest'), []).cast(0, 'Test Kicked At').answer(0, { confirm: true });
    expect(open.resolve().life(1)).toBe(19);
  });
  it('mtg:601.2c mtg-2003:409.1c another target that only kicker asks for is left nothing where it was not kicked', () => {
    for (const at of [magicPosition, position2003]) {
      const mine = { hand: ['Jilt'], battlefield: [...lands(2, 'Island'), ...lands(2, 'Mountain')] };
      // Of one creature there is no other: it is not even asked whether it is kicked.
      const one = at([mine, { battlefield: ['Grizzly Bears'] }]).cast(0, 'Jilt');
      expect(one.resolve().zones('Grizzly Bears')).toEqual(['hand']);
      const two = at([mine, { battlefield: ['Grizzly Bears', 'Gray Ogre'] }])
        .cast(0, 'Jilt')
        .answer(0, { confirm: true });
      two.choose(0, { card: 'Grizzly Bears' }).resolve();
      expect([two.zones('Grizzly Bears'), two.zones('Gray Ogre')]).toEqual([['hand'], ['graveyard']]);
    }
  });
});
