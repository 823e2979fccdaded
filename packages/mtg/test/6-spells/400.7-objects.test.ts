import type { GameView, JsonObject } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { lands, magicPosition, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const ids = (view: GameView): string[] => Object.keys(view.objects);

describe('an object that changes zones is a new object (400.7)', () => {
  it('mtg:400.7 a spell, the permanent it becomes and the card in the graveyard have different ids', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears', 'Shock'], battlefield: [...lands(2, 'Forest'), 'Mountain'] },
      {},
    ]);
    const seen = [game.the('Grizzly Bears', 'hand').id];
    seen.push(game.cast(0, 'Grizzly Bears').the('Grizzly Bears', 'stack').id);
    seen.push(game.resolve().the('Grizzly Bears').id);
    seen.push(game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve().the('Grizzly Bears', 'graveyard').id);
    expect(new Set(seen).size).toBe(4);
  });

  it('mtg:400.7 mtg-2003:217.1c effects lose track of a creature that was exiled and returned', () => {
    const game = magicPosition([
      {
        hand: ['Giant Growth', 'Cloudshift'],
        battlefield: ['Forest', 'Plains', { card: 'Grizzly Bears', counters: { '+1/+1': 1 }, damage: 1, tapped: true }],
      },
      {},
    ]);
    game.cast(0, 'Giant Growth').resolve();
    expect(game.figures('Grizzly Bears')).toBe('6/6');
    game.cast(0, 'Cloudshift').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({
      power: 2,
      toughness: 2,
      counters: {},
      damage: 0,
      tapped: false,
      sick: true,
    });
  });

  it('mtg:704.5m an Aura on it falls off', () => {
    const game = magicPosition([
      {
        hand: ['Cloudshift'],
        battlefield: ['Plains', { card: 'Grizzly Bears', as: 'bears' }, { card: 'Oakenform', attachedTo: 'bears' }],
      },
      {},
    ])
      .cast(0, 'Cloudshift')
      .resolve();
    expect([game.figures('Grizzly Bears'), game.zones('Oakenform')]).toEqual(['2/2', ['graveyard']]);
  });

  it('mtg:608.2b a removal spell in response to which its target was flickered finds nothing', () => {
    const game = magicPosition([
      { hand: ['Cloudshift'], battlefield: ['Plains', 'Grizzly Bears'] },
      { hand: ['Murder'], battlefield: lands(3, 'Swamp') },
    ]).pass();
    game.cast(1, 'Murder').pass().cast(0, 'Cloudshift').resolveAll();
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    expect(game.zones('Murder')).toEqual(['graveyard']);
  });

  it('mtg:603.6a what returns triggers its enters abilities again', () => {
    const game = magicPosition([
      { hand: ['Cloudshift'], battlefield: ['Plains', 'Dwarven Priest', 'Grizzly Bears'] },
      {},
    ])
      .cast(0, 'Cloudshift', { card: 'Dwarven Priest' })
      .resolveAll();
    expect(game.life(0)).toBe(22);
  });

  it('mtg:111.8 a token that was exiled does not come back', () => {
    const game = magicPosition([
      {
        hand: ['Cloudshift'],
        battlefield: [
          'Plains',
          { token: { name: 'Soldier', types: ['Creature'], colors: ['W'], power: 1, toughness: 1 } },
        ],
      },
      {},
    ])
      .cast(0, 'Cloudshift')
      .resolve();
    expect(game.zones('Soldier')).toEqual([]);
  });

  it('mtg:400.3 an object goes to its owner’s hand, library or graveyard whoever controlled it', () => {
    const game = magicPosition([
      { hand: ['Unsummon'], battlefield: ['Island', { card: 'Grizzly Bears', as: 'stolen' }] },
      { battlefield: [{ card: 'Control Magic', attachedTo: 'stolen' }] },
    ]);
    expect(game.the('Grizzly Bears').controller).toBe(1);
    game.cast(0, 'Unsummon').resolve();
    expect([game.hand(0), game.zones('Control Magic')]).toEqual([1, ['graveyard']]);
  });
});

describe('ids never let anyone follow a hidden card', () => {
  it('mtg:400.7 a card that goes from the hand into the library and back has no id in common', () => {
    const created = magic.create({
      edition: 'current',
      seed: 'ids',
      options: { autoPass: 'none', payment: 'auto' },
      seats: [0, 1].map(() => ({ name: 'P', deck: { main: [{ card: 'Forest', count: 60 }] } })),
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = new Play(magic, created.value.state);
    const first = game.decision().seat;
    const before = new Set(ids(game.view()));
    game.answer(first, { confirm: true });
    game.answer(game.decision().seat, { confirm: false });
    const after = ids(game.view(first));
    expect(after).toHaveLength(7);
    expect(after.filter((id) => before.has(id))).toEqual([]);
  });

  it('mtg:400.7 events name a hidden card only to who may see it, and never both its old and its new id', () => {
    const game = magicPosition([{ hand: ['Opt'], library: ['Shock', 'Murder', 'Plains'], battlefield: ['Island'] }, {}])
      .cast(0, 'Opt')
      .resolve();
    const looked = game.decision().from?.[0]?.object;
    game.answer(0, game.decision().default);
    const events = game.events.filter((e) => e.type === 'CARD_DRAWN');
    const [mine, theirs] = [0, 1].map((seat) => magic.redactEvents(events, seat)[0] as JsonObject);
    expect(mine).toMatchObject({ card: 'Shock', seat: 0 });
    expect(mine?.object).not.toBe(looked);
    expect(mine?.was).toBeUndefined();
    expect(theirs).not.toHaveProperty('card');
    expect(theirs).not.toHaveProperty('object');
    expect(theirs).not.toHaveProperty('was');
  });
});
