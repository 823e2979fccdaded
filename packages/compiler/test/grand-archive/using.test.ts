/** What cards say of the attack that uses them, and what waits for such attacks, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../../src/index.js';
import { action, ally, attack, meant } from './cards.js';

const weapon = (text: string): CardText => ({
  name: 'Reed Sabre',
  cost: 'memory 1',
  type: 'Regalia Weapon — Warrior Sword',
  figures: { element: 'norm', power: 1, durability: 3 },
  text,
});
const ATTACKER = { each: [{ is: 'attacking' }] };
const FIGHT = { kind: 'endOfFight' };

describe('an attack', () => {
  it('that a weapon speaks of is that of the unit which uses it, and its own power is its own', () => {
    expect(
      meant(weapon('On Attack: This attack gets +1 POWER for each fire element card in your graveyard.')),
    ).toMatchObject([
      { effects: [{ what: ATTACKER, mods: [{ stat: 'attackPower', value: { count: [{}, {}, {}] } }], until: FIGHT }] },
    ]);
    expect(meant(weapon('On Attack: Reed Sabre gets +2 POWER for this attack.'))).toMatchObject([
      { effects: [{ what: 'self', mods: [{ stat: 'power', value: 2 }], until: FIGHT }] },
    ]);
    expect(meant(action('Until end of turn, whenever a unit attacks, that attack gets -2 POWER.'))).toMatchObject([
      { effects: [{ do: 'delayed', repeat: true, effects: [{ what: { event: 'object' }, until: FIGHT }] }] },
    ]);
  });

  it('of an attack card has what it says while that is in the intent', () => {
    expect(
      meant(attack('As long as your champion is distant, this attack gets +2 POWER and has unblockable.')),
    ).toMatchObject([{ kind: 'static', zone: 'intent', mods: [{ stat: 'power', value: 2 }, { mod: 'ability' }] }]);
  });

  it('is asked for the cards that it uses', () => {
    expect(
      meant(weapon("On Attack: If there are two or more fire element cards in the attacker's intent, draw a card.")),
    ).toMatchObject([
      { effects: [{ if: { exists: [{ zone: 'intent' }, { has: ['elements', ['fire']] }], atLeast: 2 } }] },
    ]);
    expect(meant(ally('Whenever Lantern Keeper attacks with an attack card, draw a card.'))).toMatchObject([
      { on: { on: 'attack', object: 'self' }, if: { is: ['self', { is: 'attacksUsing' }] } },
    ]);
    expect(meant(weapon('Whenever a unit uses this weapon for an attack, deal 3 damage to it.'))).toMatchObject([
      { on: { on: 'attack', object: 'self' }, effects: [{ do: 'damage', to: ATTACKER }] },
    ]);
  });
});

describe('what an attack killed or hit', () => {
  it('is asked for what it was', () => {
    expect(meant(ally('On Kill: If the killed unit had an even life stat, draw a card.'))).toMatchObject([
      { effects: [{ if: { is: [{ event: 'object' }, { parity: ['life', 'even'] }] } }] },
    ]);
    expect(meant(ally('On Ally Hit: Destroy the hit ally unless its controller pays (3).'))).toMatchObject([
      {
        effects: [
          { do: 'pay', who: { controllerOf: { event: 'object' } }, then: [], else: [{ do: 'move', cause: 'destroy' }] },
        ],
      },
    ]);
  });

  it('and would die later this turn is banished instead', () => {
    expect(meant(ally('If a unit hit by Lantern Keeper this turn would die, banish it instead.'))).toMatchObject([
      {
        kind: 'replacement',
        object: [{}, { happened: { on: 'hit', object: 'self' }, by: 'self' }],
        change: { to: 'banishment' },
      },
    ]);
  });
});

describe('"it"', () => {
  it('is what was spoken of last where that is not the source, which has a name', () => {
    const text = 'On Enter: Put target ally card from your graveyard onto the field. It becomes ephemeral.';
    expect(meant(ally(text))).toMatchObject([
      { effects: [{ do: 'move' }, { do: 'status', what: { saved: 'found 1' }, status: 'ephemeral' }] },
    ]);
    expect(
      meant(ally('Whenever you activate a Mage card, wake up Lantern Keeper, and it gets +1 POWER until end of turn.')),
    ).toMatchObject([
      {
        effects: [
          { do: 'status', what: 'self' },
          { do: 'modify', what: 'self' },
        ],
      },
    ]);
  });
});
