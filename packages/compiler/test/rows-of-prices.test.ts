/** What rows mean about what somebody may pay or give up, amounts, and conditions of cards. */
import { describe, expect, it } from 'vitest';
import { type CardText, compileCard, magicGrammar } from '../src/index.js';
import { creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const effects = (text: string): unknown => (meant(instant(text)) as { effects: unknown }[])[0]?.effects;

describe('prices', () => {
  it('are paid by the player who is asked, and what follows where they do not is for you', () => {
    const text = "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you draw a card.";
    expect(meant(relic(text))).toMatchObject([
      {
        on: { on: 'draw', player: 'opponent' },
        effects: [{ do: 'pay', who: { event: 'player' }, then: [], else: [{ do: 'draw', who: 'you' }] }],
      },
    ]);
  });

  it('are permanents of whoever pays: what anybody controls is no such cost', () => {
    const unless = (what: string) =>
      `At the beginning of your upkeep, sacrifice this creature unless you return ${what} to its owner's hand.`;
    expect(meant(creature(unless('a land you control')))).toMatchObject([{ effects: [{ do: 'pay' }] }]);
    expect(compileCard(creature(unless('a land')), magicGrammar).card.status).toBe('unsupported');
  });

  it('a spell that is cast for nothing is no land', () => {
    expect(
      effects('You may cast a spell with mana value 4 or less from your hand without paying its mana cost.'),
    ).toMatchObject([{ do: 'play', fits: [{ stat: ['manaValue', '<=', 4] }, { not: { has: ['types', 'Land'] } }] }]);
  });
});

describe('what a spell costs less for what it targets (601.2f)', () => {
  const reduced = (what: string): CardText => instant(`This spell costs {2} less to cast if it targets ${what}.`);
  const costs = (targeting: object[]) => [
    { kind: 'static', mods: [{ mod: 'cost', targeting, less: [{ pay: 'mana', cost: '{2}' }] }] },
  ];
  const there = { zone: 'battlefield' };

  it('is a permanent unless the text calls it something else', () => {
    expect(meant(reduced('a legendary creature'))).toEqual(
      costs([there, { has: ['types', 'Creature'] }, { has: ['supertypes', 'Legendary'] }]),
    );
    expect(meant(reduced('a Goblin you control'))).toEqual(
      costs([there, { has: ['subtypes', 'Goblin'] }, { controller: 'you' }]),
    );
    expect(meant(reduced('a green permanent'))).toEqual(costs([there, { has: ['colors', 'G'] }]));
  });

  it('may be a spell, and what follows what that targets belongs to the target', () => {
    expect(meant(reduced('an instant or sorcery spell'))).toEqual(
      costs([{ is: 'spell' }, { has: ['types', ['Instant', 'Sorcery']] }]),
    );
    expect(meant(reduced('a spell or ability that targets a land you control with mana value 1 or less'))).toEqual(
      costs([
        { zone: 'stack' },
        {
          targets: [there, { has: ['types', 'Land'] }, { controller: 'you' }, { stat: ['manaValue', '<=', 1] }],
        },
      ]),
    );
  });

  it('is a card where the text says in which zone; a card of no zone has no word', () => {
    expect(meant(reduced('a land card in a graveyard'))).toEqual(
      costs([{ has: ['types', 'Land'] }, { zone: 'graveyard' }]),
    );
    expect(why(reduced('a land card'))).toContain('of no named zone');
  });

  it('is of a later clause as well', () => {
    const other = { not: { controller: 'you' } };
    expect(meant(reduced("a land you don't control"))).toEqual(costs([there, { has: ['types', 'Land'] }, other]));
  });
});

describe('amounts', () => {
  it('of a library are half of one player’s', () => {
    expect(effects('Target player mills half their library, rounded down.')).toMatchObject([
      { do: 'mill', who: { target: 0 }, count: { half: { count: [{ zone: 'library' }, {}] }, round: 'down' } },
    ]);
  });

  it('of all that was destroyed are counted as it was', () => {
    expect(effects('Destroy all artifacts. You gain 2 life for each permanent destroyed this way.')).toMatchObject([
      { do: 'move', cause: 'destroy', save: 'destroyed' },
      { do: 'stat', amount: { times: [2, { countOf: { saved: 'destroyed' }, objects: true }] } },
    ]);
  });

  it('are worked out before what has them is destroyed', () => {
    const text =
      'Destroy all creatures target opponent controls. Quiet Bell deals damage to that player equal to their total power.';
    expect(effects(text.replace('Quiet Bell', instant('').name))).toMatchObject([
      { do: 'remember', value: { total: 'power' } },
      { do: 'move', cause: 'destroy' },
      { do: 'damage', amount: { number: 'total' }, to: { target: 0 } },
    ]);
  });
});

describe('conditions', () => {
  it('exactly one is neither none nor two', () => {
    expect(effects('Draw a card if you control exactly one creature.')).toMatchObject([
      { if: { compare: [{ count: [{ has: ['types', 'Creature'] }, { controller: 'you' }] }, '=', 1] } },
    ]);
  });

  it('one of two figures is enough', () => {
    expect(meant(relic("Creatures you control with power or toughness 1 or less can't be blocked."))).toMatchObject([
      { affects: [{}, {}, { any: [{ stat: ['power', '<=', 1] }, { stat: ['toughness', '<=', 1] }] }] },
    ]);
  });
});

describe('counters', () => {
  it('of kinds that their cards alone name are read', () => {
    expect(meant(relic('{T}: Put a hoofprint counter on this artifact.'))).toMatchObject([
      { effects: [{ do: 'counters', what: 'self', kind: 'hoofprint', amount: 1 }] },
    ]);
  });
});
