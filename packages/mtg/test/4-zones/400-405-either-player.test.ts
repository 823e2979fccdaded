/** Zones of either player, and the order in which things lie there (400–405). */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  control,
  creature,
  creatureCard,
  destroy,
  discard,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  plus,
  returnToHand,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const upkeep = { on: 'step', match: { step: 'upkeep' } } as const;

ownCards(
  card('Test Blade', { cost: '{0}', type: 'Artifact — Equipment', abilities: [continuous('attached', plus(2, 0))] }),
  instant('Test Bounce', '{0}', { targets: [target(permanent)], effects: [returnToHand(t(0))] }),
  instant('Test Paint', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  instant('Test Name', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Wizard'] })],
  }),
  card('Test Kicked', {
    cost: '{0}',
    type: 'Creature — Bear',
    power: 2,
    toughness: 2,
    abilities: [
      keyword('flash'),
      { kind: 'spell', optional: [{ name: 'kicker', cost: [mana('{2}')] }] } as never,
      triggered(enters, { if: { paid: 'kicker' }, effects: [gainLife(5)] }),
    ],
  }),
  instant('Test Loss', '{0}', { effects: [discard(1, 'you')] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'you', filter: creature }] }),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  creatureCard('Test Clock', '{0}', 'Bird', '1/1', triggered(upkeep, { effects: [gainLife(1)] })),
);

const pile = (game: Play, seat: number): unknown[] => {
  const zone = game.view().zones.find((z) => z.id === 'graveyard' && z.owner === seat);
  return (zone && 'objects' in zone ? zone.objects : []).map((id) => game.view().objects[id]?.card);
};

describe('zones (400–405)', () => {
  it('mtg:400.7 what returns is attached to nothing, whatever it was attached to', () => {
    const battlefield: JsonObject[] = [
      { card: 'Memnite', as: 'bear' },
      { card: 'Test Blade', attachedTo: 'bear' },
    ];
    const game = magicPosition([{ hand: ['Test Bounce'], battlefield }, {}]);
    game.castAt(0, 'Test Bounce', { card: 'Test Blade' }).resolve();
    expect(game.the('Test Blade', 'hand').attachedTo ?? null).toBeNull();
    game.cast(0, 'Test Blade').resolve();
    expect([game.the('Test Blade').attachedTo, game.figures('Memnite')]).toEqual([null, '1/1']);
  });

  it('mtg:400.7a mtg-2003:415.3 all that was done to a spell goes on for the permanent', () => {
    const game = magicPosition([{ hand: ['Memnite', 'Test Paint', 'Test Name'] }, {}]).cast(0, 'Memnite');
    game.castAt(0, 'Test Paint', { card: 'Memnite' }).resolve();
    game.castAt(0, 'Test Name', { card: 'Memnite' }).resolve();
    expect(game.resolve().the('Memnite')).toMatchObject({ colors: ['U'], subtypes: ['Construct', 'Wizard'] });
  });

  it('mtg:400.7d a permanent knows what was paid for its spell in another player’s turn, too', () => {
    const game = magicPosition([{}, { hand: ['Test Kicked'], mana: '{C}{C}' }])
      .pass()
      .cast(1, 'Test Kicked');
    expect(game.answer(1, { confirm: true }).resolve().resolve().life(1)).toBe(25);
  });

  it('mtg:402.2 in each turn the active player discards, and no other', () => {
    const hand = Array.from({ length: 9 }, () => 'Forest');
    for (const active of [0, 1]) {
      const game = magicPosition([{ hand }, { hand }], { turn: { active } }).until({ kind: 'CLEANUP_DISCARD' });
      expect(game.decision()).toMatchObject({ seat: active, min: 2, max: 2 });
      game.takeDefault('CLEANUP_DISCARD').until({ step: 'upkeep' });
      expect([game.hand(active), game.hand(1 - active)]).toEqual([7, 9]);
    }
  });

  it('mtg:404.1 what is discarded, destroyed or sacrificed lies on top of its owner’s graveyard', () => {
    const mine = (spell: string) => ({ hand: [spell, 'Forest'], graveyard: ['Island'], battlefield: ['Memnite'] });
    const lost = magicPosition([mine('Test Loss'), {}])
      .cast(0, 'Test Loss')
      .resolve();
    expect(pile(lost, 0)).toEqual(['Test Loss', 'Forest', 'Island']);
    for (const spell of ['Test Kill', 'Test Edict'])
      expect(
        pile(
          magicPosition([mine(spell), {}])
            .castAt(0, spell, { card: 'Memnite' })
            .resolve(),
          0,
        ),
      ).toEqual([spell, 'Memnite', 'Island']);
  });

  it('mtg:404.1 what is sacrificed by another than its owner lies on top of its owner’s graveyard', () => {
    const theirs = { graveyard: ['Island'], battlefield: ['Memnite'] };
    const game = magicPosition([{ hand: ['Test Theft', 'Test Edict'] }, theirs]);
    game.castAt(0, 'Test Theft', { card: 'Memnite' }).resolve().cast(0, 'Test Edict').resolve();
    expect([pile(game, 0), pile(game, 1)]).toEqual([
      ['Test Edict', 'Test Theft'],
      ['Memnite', 'Island'],
    ]);
  });

  it('mtg:405.3 in either player’s turn the active player’s abilities are put on lowest', () => {
    const seats = { battlefield: ['Test Clock'] };
    const game = magicPosition([seats, seats]);
    for (const turn of [4, 5]) {
      game.until({ turn, step: 'upkeep' });
      const active = game.view().turn.active;
      expect(game.view().stack.map((s) => s.controller)).toEqual([1 - active, active]);
    }
  });
});
