/** Rules of 112 to 122: copies of cards that are cast, additional costs, battles, counters of what has left. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  damage,
  destroy,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  t,
  target,
} from '../../src/language/builders.js';

ownCards(
  card('Test Mirror', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], {
        targets: [target([{ zone: 'graveyard' }, { has: ['types', 'Instant'] }])],
        effects: [
          { do: 'copyCard', what: t(0), save: 'copy' },
          { do: 'play', what: { saved: 'copy' }, cost: [] },
        ],
      }),
    ],
  }),
  instant('Test Sip', '{5}', { effects: [gainLife(1)] }),
  faces(
    'transform',
    card('Test Siege', { cost: '{1}{W}', type: 'Battle — Siege', defense: 5, abilities: [] }),
    card('Test Victor', { type: 'Creature — Angel', colors: ['W'], power: 5, toughness: 5 }),
  ),
  card('Test Front', { cost: '{0}', type: 'Battle', defense: 4 }),
  instant('Test Strike', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Battle'] }])],
    effects: [damage(3, t(0))],
  }),
  instant('Test Doom', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Glance', '{0}', { effects: [draw(1)] }),
  instant('Test Wonder', '{5}{R}', { effects: [gainLife(4)] }),
);

describe('a copy of a card', () => {
  it('mtg:112.1b is cast as a spell, mtg:112.2a that whoever made it owns, whosever card it copies', () => {
    const game = magicPosition([{ battlefield: ['Test Mirror'] }, { graveyard: ['Test Sip'] }]);
    game.activate(0, 'Test Mirror').resolve().choose(0, { card: 'Test Sip' });
    expect(game.the('Test Sip', 'stack')).toMatchObject({ owner: 0, controller: 0 });
    expect([game.resolve().life(0), game.zones('Test Sip')]).toEqual([21, ['graveyard']]);
  });
});

describe('damage to a battle, and counters', () => {
  it('mtg:120.3h damage takes so many defense counters from a battle', () => {
    const game = magicPosition([{ hand: ['Test Strike'], battlefield: ['Test Siege // Test Victor'] }, {}]);
    expect(game.the('Test Siege // Test Victor').defense).toBe(5);
    game.castAt(0, 'Test Strike', { card: 'Test Siege // Test Victor' }).resolve();
    expect(game.the('Test Siege // Test Victor')).toMatchObject({ defense: 2, counters: { defense: 2 } });
  });

  it('mtg:122.1g a battle has as much defense as counters, and with none is put into its owner’s graveyard', () => {
    const game = magicPosition([{ hand: ['Test Strike', 'Test Strike'], battlefield: ['Test Front'] }, {}]);
    game.castAt(0, 'Test Strike', { card: 'Test Front' }).resolve();
    expect(game.the('Test Front').defense).toBe(1);
    game.castAt(0, 'Test Strike', { card: 'Test Front' }).resolve();
    expect(game.zones('Test Front')).toEqual(['graveyard']);
  });

  it('mtg:122.8 the counters of what has died are put on another, as many as it had', () => {
    const worker = { card: 'Arcbound Worker', counters: { '+1/+1': 3 } };
    const game = magicPosition([{ hand: ['Test Doom'], battlefield: [worker, 'Memnite'] }, {}]);
    game.castAt(0, 'Test Doom', { card: 'Arcbound Worker' }).resolve();
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    game.resolve().answer(0, { confirm: true });
    expect(game.the('Memnite')).toMatchObject({ power: 4, counters: { '+1/+1': 3 } });
  });
});

describe('costs and cards as they are drawn', () => {
  it('mtg:118.8a all additional costs that were announced are paid', () => {
    const both = instant('Test Both', '{0}', {
      effects: [gainLife({ times: [10, { paid: 'mana' }] })],
    });
    const costs = {
      ...both,
      abilities: [
        {
          ...both.abilities[0],
          additional: [
            {
              pay: 'either',
              choices: [
                { name: 'mana', cost: [mana('{2}')] },
                { name: 'life', cost: [{ pay: 'life', amount: 3 }] },
              ],
            },
            { pay: 'life', amount: 1 },
          ],
        },
      ],
    };
    const after = (value: string) => {
      const game = magicPosition([{ hand: ['Test Both'], mana: '{R}{R}' }, {}], { definitions: [costs as never] });
      return game.cast(0, 'Test Both').choose(0, { value }).resolve().life(0);
    };
    expect([after('mana'), after('life')]).toEqual([29, 16]);
  });

  it('mtg:121.9 who may reveal a card as they draw it sees it first, and the other player does not', () => {
    const wonder = { ...instant('Test Marvel', '{5}{R}', { effects: [gainLife(4)] }) };
    const definitions = [
      { ...wonder, abilities: [...wonder.abilities, keyword('miracle', { cost: [mana('{R}')] })] } as never,
    ];
    const game = magicPosition([{ hand: ['Test Glance'], library: ['Test Marvel'] }, {}], { definitions });
    game.cast(0, 'Test Glance').resolve();
    const sees = (seat: number) => Object.values(game.view(seat).objects).some((o) => o.card === 'Test Marvel');
    expect([game.decision().seat, sees(0), sees(1)]).toEqual([0, true, false]);
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Marvel']);
  });
});
