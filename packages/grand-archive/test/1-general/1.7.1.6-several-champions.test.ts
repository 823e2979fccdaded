/** A player who controls several champions (1.7.1.6). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, on, play, secondChampion } from '../support/own-cards.js';
import { rai } from '../support/play.js';

const champion = (name: string, level: number, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    { types: ['Champion'], level, life: 15, costKind: 'memory', cost: 0, subtypes: ['Spirit'], classes: ['Spirit'] },
    ...abilities,
  );
const slash = card('Slash', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 3, subtypes: ['Skill'] });
const hush = action('Hush', {
  targets: [on('Champion')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
});
const own = [slash, secondChampion, hush, champion('Spirit of Tests', 0), champion('Tester, Great', 1)];

/** Both champions are on the field: Rai of level 1 and a Spirit of level 0. */
const both = (more: JsonObject = {}, hand: string[] = [], other: JsonObject = {}) =>
  play(own, { champion: rai(1, more), materialDeck: ['Spirit of Tests'], hand: ['Second', ...hand] }, other)
    .activateCard(0, 'Second')
    .resolveAll();

describe('several champions', () => {
  it('ga:1.7.1.6 a player may control several, and each attacks', () => {
    const game = both();
    expect([game.the('Rai, Spellcrafter').controller, game.the('Spirit of Tests').controller]).toEqual([0, 0]);
    expect(game.result()).toBeNull();
    const armed = play(
      [...own, card('Stick', { types: ['Weapon'], power: 2, durability: 3 })],
      { champion: rai(1), materialDeck: ['Spirit of Tests'], hand: ['Second'], field: ['Stick'] },
      {},
    );
    armed.activateCard(0, 'Second').resolveAll().declare(0, 'Spirit of Tests', 'Spirit of Fire', 'Stick').fight();
    armed.declare(0, 'Rai, Spellcrafter', 'Spirit of Fire', 'Stick').fight();
    expect([armed.damage(1), armed.offers().filter((offer) => offer.startsWith('ATTACK'))]).toEqual([4, []]);
  });

  it('ga:2.1.10.1.1 the champion that rests for an attack card is the one that attacks with it', () => {
    const game = both({}, ['Slash']);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Slash' });
    expect([game.decision().kind, game.choices().sort()]).toEqual(['COST', ['Rai, Spellcrafter', 'Spirit of Tests']]);
    game.choose(0, { card: 'Spirit of Tests' });
    expect([game.the('Spirit of Tests').rested, game.the('Rai, Spellcrafter').rested]).toEqual([true, false]);
    game.resolve();
    expect(game.view().objects[String(game.combat().attacker)]?.card).toBe('Spirit of Tests');
    expect(game.fight().damage(1)).toBe(3);
  });

  it('ga:2.1.10.1.1 without that champion the card goes to the graveyard, and no other one attacks', () => {
    const game = both({}, ['Slash'], { hand: ['Hush'] });
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Slash' }).choose(0, { card: 'Spirit of Tests' }).pass();
    game.activateCard(1, 'Hush', { card: 'Spirit of Tests' }).resolveAll();
    expect([game.zones('Slash'), game.damage(1), game.view().turn.phase]).toEqual([['graveyard'], 0, 'main']);
    expect(game.happened('ATTACK_DECLARED')).toEqual([]);
  });

  it('ga:1.7.4.2 only a champion that is awake rests for an attack card', () => {
    const game = both({ rested: true }, ['Slash']);
    game.activateCard(0, 'Slash').resolve();
    expect(game.view().objects[String(game.combat().attacker)]?.card).toBe('Spirit of Tests');
  });

  it('ga:1.7.1.6.1 which of several champions levels up is said as the card is materialized', () => {
    const two = play(
      own,
      { champion: 'Spirit of Wind', materialDeck: ['Spirit of Tests', 'Tester, Great'], hand: ['Second'] },
      {},
    );
    two.activateCard(0, 'Second').resolveAll().to('materialize', 5).choose(0, { card: 'Tester, Great' });
    expect([two.decision().kind, two.decision().rules]).toEqual([
      'CHOOSE_OBJECTS',
      expect.arrayContaining(['ga:1.7.1.6.1']),
    ]);
    expect([two.stack(), two.choices().sort()]).toEqual([['Tester, Great'], ['Spirit of Tests', 'Spirit of Wind']]);
    two.choose(0, { card: 'Spirit of Tests' }).resolve();
    expect([two.the('Tester, Great').lineage, two.the('Spirit of Wind').level]).toMatchObject([[{}], 0]);
  });

  it('ga:2.3.4.2.1 the champion that was named levels up, or none does', () => {
    const two = play(
      own,
      { champion: 'Spirit of Wind', materialDeck: ['Spirit of Tests', 'Tester, Great'], hand: ['Second'] },
      { hand: ['Hush'] },
    );
    two.activateCard(0, 'Second').resolveAll().to('materialize', 5).choose(0, { card: 'Tester, Great' });
    two.choose(0, { card: 'Spirit of Tests' }).pass();
    two.activateCard(1, 'Hush', { card: 'Spirit of Tests' }).resolveAll();
    expect(two.happened('MATERIALIZATION_FAILED')).toHaveLength(1);
    expect(two.the('Spirit of Wind').level).toBe(0);
  });

  it('ga:2.11.6.4.1 each draws with its own enlighten counters only', () => {
    const game = both({ counters: { enlighten: 3 } });
    expect(game.offers().filter((offer) => offer.startsWith('ACTIVATE_ABILITY'))).toEqual([
      'ACTIVATE_ABILITY Rai, Spellcrafter',
    ]);
    game.use(0, 'Rai, Spellcrafter').resolve();
    expect([game.the('Rai, Spellcrafter').counters, game.count(0, 'hand')]).toEqual([{}, 1]);
  });

  it('ga:2.11.4 counters that a cost takes of one’s champion are taken of one that has enough', () => {
    const tool = card(
      'Tool',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      {
        kind: 'activated',
        cost: [{ pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 2 }],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const more = action('More', {
      targets: [on('Champion')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'enlighten', amount: 2 }],
    });
    const start = (held: number) =>
      play(
        [...own, tool, more],
        {
          champion: rai(1, { counters: { enlighten: held } }),
          materialDeck: ['Spirit of Tests'],
          hand: ['Second', 'More'],
          field: ['Tool'],
        },
        {},
      )
        .activateCard(0, 'Second')
        .resolveAll()
        .activateCard(0, 'More', { card: 'Spirit of Tests' })
        .resolve();
    const forced = start(1).use(0, 'Tool');
    expect([forced.the('Spirit of Tests').counters, forced.the('Rai, Spellcrafter').counters]).toEqual([
      {},
      { enlighten: 1 },
    ]);
    const asked = start(2).use(0, 'Tool');
    expect(asked.decision()).toMatchObject({ kind: 'COST', seat: 0 });
    asked.choose(0, { card: 'Rai, Spellcrafter' });
    expect(asked.the('Spirit of Tests').counters).toEqual({ enlighten: 2 });
  });

  it('ga:1.7.1.6 counters that an effect lets one remove are taken of one champion as well, and pay no cost', () => {
    const muse = action('Muse', {
      effects: [
        {
          do: 'pay',
          cost: [{ pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 2 }],
          then: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ],
    });
    const more = action('More', {
      targets: [on('Champion')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'enlighten', amount: 2 }],
    });
    const game = play(
      [...own, muse, more],
      {
        champion: rai(1, { counters: { enlighten: 2 } }),
        materialDeck: ['Spirit of Tests'],
        hand: ['Second', 'More', 'Muse'],
        field: ['Mana Limiter'],
      },
      {},
    )
      .activateCard(0, 'Second')
      .resolveAll()
      .activateCard(0, 'More', { card: 'Spirit of Tests' })
      .resolve()
      .activateCard(0, 'Muse')
      .resolve()
      .answer(0, { confirm: true } as never);
    expect([game.decision().kind, game.choices().sort()]).toEqual(['COST', ['Rai, Spellcrafter', 'Spirit of Tests']]);
    game.choose(0, { card: 'Rai, Spellcrafter' });
    expect([
      game.the('Rai, Spellcrafter').counters,
      game.the('Spirit of Tests').counters,
      game.count(0, 'hand'),
    ]).toEqual([{}, { enlighten: 2 }, 1]);
  });

  it('ga:1.7.1.6 counters of which any number is removed come from one champion as well', () => {
    const more = action('More', {
      targets: [on('Champion')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'enlighten', amount: 2 }],
    });
    const game = play(
      [...own, more],
      {
        champion: rai(3, { counters: { enlighten: 3 } }),
        materialDeck: ['Spirit of Tests'],
        hand: ['Second', 'More', 'Power Overwhelming'],
      },
      {},
    )
      .activateCard(0, 'Second')
      .resolveAll()
      .activateCard(0, 'More', { card: 'Spirit of Tests' })
      .resolve()
      .activateCard(0, 'Power Overwhelming')
      .resolve();
    game.resolve();
    expect(game.choices().sort()).toEqual(['Rai, Storm Seer', 'Spirit of Tests']);
    game.choose(0, { card: 'Spirit of Tests' });
    // A third one is put onto each as the card is activated.
    expect(game.decision()).toMatchObject({ shape: 'NUMBER', max: 3 });
    game.answer(0, { number: 2 });
    expect([game.the('Rai, Storm Seer').counters, game.the('Spirit of Tests').counters]).toEqual([
      { enlighten: 4 },
      { enlighten: 1 },
    ]);
  });

  it('ga:2.11.6.4.1 and nothing of the kind with fewer than three', () => {
    expect(both({ counters: { enlighten: 2 } }).offers()).not.toContain('ACTIVATE_ABILITY Rai, Spellcrafter');
  });

  it('ga:1.7.1.6 a champion that delevels itself is that one, not another of its player’s', () => {
    const falls = { do: 'delevel', what: 'self' };
    const tool = champion('Spirit of Falls', 0, { kind: 'activated', cost: [], effects: [falls] });
    const game = play([...own, tool], { champion: rai(1), materialDeck: ['Spirit of Falls'], hand: ['Second'] }, {})
      .activateCard(0, 'Second')
      .resolveAll()
      .use(0, 'Spirit of Falls')
      .resolve();
    expect([game.zones('Rai, Spellcrafter'), game.zones('Spirit of Falls')]).toEqual([['field'], ['field']]);
  });

  it('ga:1.7.1.6 whoever controls somebody else’s champion delevels it, and the card on top goes back to its owner', () => {
    const steal = action('Steal', {
      targets: [on('Champion')],
      effects: [
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
      ],
    });
    const fall = action('Fall', { effects: [{ do: 'delevel' }] });
    const game = play(
      [...own, steal, fall],
      { hand: ['Steal', 'Fall'] },
      { champion: rai(1), materialDeck: ['Spirit of Tests'], hand: ['Second'] },
    );
    game.to('main', 4);
    game.activateCard(1, 'Second').resolveAll();
    game.to('main', 5);
    game.activateCard(0, 'Steal', { card: 'Rai, Spellcrafter' }).resolve().activateCard(0, 'Fall').resolve();
    expect([game.zones('Rai, Spellcrafter'), game.count(1, 'materialDeck'), game.count(0, 'materialDeck')]).toEqual([
      ['materialDeck'],
      1,
      0,
    ]);
  });
});
