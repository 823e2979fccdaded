/** What the next card costs, what things become, what is linked and given back, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant } from './cards.js';

describe('the next card of an opponent', () => {
  it('costs more, and no card after it', () => {
    const text =
      'The next card your opponent activates this turn costs (1) more to activate for every two cards in your hand.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          {
            do: 'modify',
            what: 'opponents',
            mods: [{ mod: 'cost', more: [{ amount: 1 }], times: { quotient: [{}, 2], round: 'down' } }],
            until: { kind: 'untilEvent', on: { on: 'activate', player: 'opponent' } },
          },
        ],
      },
    ]);
  });
});

describe('an object', () => {
  it('that becomes an ally has the figures that its text says', () => {
    const text =
      '(2): Until end of turn, Lantern Keeper becomes an ally in addition to its other types with base power and life 0.';
    expect(meant(ally(text))).toMatchObject([
      { effects: [{ mods: [{ mod: 'gain' }, { mod: 'set', prop: 'power', value: 0 }, { mod: 'set', prop: 'life' }] }] },
    ]);
  });

  it('that can’t wake up stays as it is, whatever would wake it', () => {
    expect(meant(ally("Lantern Keeper can't wake up."))).toMatchObject([
      { kind: 'replacement', on: 'status', match: { status: 'rested', on: false }, instead: [] },
    ]);
  });

  it('gives back what it banished, which its other ability names', () => {
    const text =
      "On Enter: Banish target ally you don't control.\n\nOn Leave: Return the banished object to the field under its owner's control rested.";
    expect(meant(ally(text))).toMatchObject([
      { effects: [{ do: 'move', to: 'banishment', keep: 'linked' }] },
      { effects: [{ do: 'move', what: { each: [{ zone: 'banishment' }, { linked: true }] }, to: 'field' }] },
    ]);
  });
});

describe('what is given for each of several', () => {
  it('is given each time by itself where it is an ability', () => {
    const text =
      'On Enter: Banish up to two cards from your graveyard. For each card banished this way, Lantern Keeper gains ranged 2 until end of turn.';
    expect(meant(ally(text))).toMatchObject([
      { effects: [{}, {}, { do: 'forEach', effects: [{ do: 'modify', mods: [{ mod: 'ability' }] }] }] },
    ]);
  });

  it('counts others than what gets it', () => {
    const text = 'Target ally you control gets +1 POWER until end of turn for each other ally you control.';
    expect(meant(action(text))).toMatchObject([
      { effects: [{ mods: [{ value: { count: [{}, {}, { not: { in: { target: 0 } } }] } }] }] },
    ]);
  });
});

it('"a counter" is each of them, and "one or more counters" are all that come or go together', () => {
  const removed = (text: string) => meant(ally(`Whenever ${text}, draw a card.`));
  expect(removed('a durability counter is removed from Lantern Keeper')).toMatchObject([
    { on: { on: 'counters', match: { kind: 'durability', removed: true }, each: true } },
  ]);
  expect(removed('an omen counter is put on a card in your banishment')).toMatchObject([{ on: { each: true } }]);
  const [together] = removed('one or more enlighten counters are removed from your champion');
  expect(together).toMatchObject({ on: { match: { kind: 'enlighten', removed: true } } });
  expect(together && 'on' in together ? together.on : {}).not.toHaveProperty('each');
});

it('a champion that is of another class is of its subtype, as units of that class are', () => {
  expect(meant(ally('Your champion is a Ranger class in addition to their other types.'))).toMatchObject([
    {
      mods: [
        { mod: 'gain', prop: 'classes', values: ['Ranger'] },
        { mod: 'gain', prop: 'subtypes', values: ['Ranger'] },
      ],
    },
  ]);
});

describe('an ability of a card in the material deck', () => {
  it('says what it costs besides to activate it from there', () => {
    expect(meant(ally('You may pay (3) to activate this card from your material deck.'))).toMatchObject([
      { kind: 'play', zone: 'materialDeck', additional: [{ pay: 'reserve', amount: 3 }] },
    ]);
  });
});

describe('damage', () => {
  it('that is less than something is prevented, and what deals it is asked for', () => {
    expect(
      meant(action('Until end of turn, if 3 or less damage would be dealt to your champion, prevent that damage.')),
    ).toMatchObject([{ effects: [{ replaces: { prevent: true, if: { compare: [{ event: 'amount' }, '<=', 3] } } }] }]);
    const text =
      'If damage would be dealt to a unit you control this turn, prevent 1 of that damage. If the damage prevented had a unit as its source, deal 1 damage to that unit.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          {
            replaces: {
              prevent: 1,
              also: [
                {
                  if: {
                    all: [{ compare: [{ event: 'prevented' }, '>=', 1] }, { is: [{ event: 'source' }, [{}, {}]] }],
                  },
                },
              ],
            },
          },
        ],
      },
    ]);
  });
});

it('delevelling may be a cost, with recovering', () => {
  const text = 'As an additional cost to activate this card, delevel your champion and recover 5.\n\nDraw a card.';
  expect(meant(action(text))).toMatchObject([{ additional: [{ pay: 'delevel' }, { pay: 'recover', amount: 5 }] }]);
});

it('nothing hangs on a sacrifice of the source that could not be made', () => {
  const offered = 'At the beginning of your end phase, you may sacrifice Lantern Keeper. If you do, draw a card.';
  expect(meant(ally(offered))).toMatchObject([
    { effects: [{ do: 'pay', cost: [{ pay: 'sacrifice', what: 'self' }], then: [{ do: 'draw' }], else: [] }] },
  ]);
  const told = 'At the beginning of your end phase, sacrifice Lantern Keeper. When you do, destroy target item.';
  const [sacrificed, then] = (meant(ally(told)) as unknown as { effects: { save?: string }[] }[])[0]?.effects ?? [];
  expect(sacrificed).toMatchObject({ do: 'move', what: 'self', cause: 'sacrifice' });
  expect(then).toMatchObject({
    do: 'if',
    if: { compare: [{ countOf: { saved: sacrificed?.save } }, '>=', 1] },
    then: [{ do: 'reflexive' }],
  });
});

it('whose own name is deleveled is the champion that says so', () => {
  const text = 'Whenever you activate a luxem element card, delevel Kindled Reply.';
  expect(meant(ally(text, 'Kindled Reply'))).toMatchObject([{ effects: [{ do: 'delevel', what: 'self' }] }]);
});

it('what a curse deals is dealt by the champion that inherits it', () => {
  const text =
    'Inherited Effect — At the beginning of your recollection phase, deal 1 unpreventable damage to this object.';
  expect(meant(ally(text))).toMatchObject([
    { zone: 'lineage', effects: [{ do: 'damage', to: 'attached', from: 'attached' }] },
  ]);
});

it('a Spell that was empowered knows it', () => {
  expect(meant(action('If Kindled Reply was empowered, draw a card.'))).toMatchObject([
    { effects: [{ do: 'if', if: { is: ['self', { is: 'empowered' }] } }] },
  ]);
});

it('a card that is revealed from the memory triggers where it lies, also an attack card', () => {
  const lit = { kind: 'triggered', on: { on: 'revealed', object: 'self', match: { from: 'memory' } } };
  const [, revealed] = meant(action('Draw a card.\n\nWhenever you reveal this card from your memory, recover 3.'));
  expect(revealed).toMatchObject(lit);
  const [own] = meant(attack('Whenever you reveal Sweeping Arc from your memory, recover 3.'));
  expect(own).toMatchObject(lit);
  expect(own).not.toHaveProperty('zone');
});

it('temporary damage is removed, and what was not ephemeral is known after it was given up', () => {
  expect(meant(action('Remove all temporary damage from target ally.'))).toMatchObject([
    { effects: [{ do: 'removeTemporaryDamage', what: { target: 0 } }] },
  ]);
  expect(meant(ally('Sacrifice Lantern Keeper: If Lantern Keeper was not ephemeral, draw a card.'))).toMatchObject([
    { effects: [{ if: { not: { is: ['self', { status: 'ephemeral' }] } } }] },
  ]);
});

it('what cards in an intent are given works there', () => {
  const text = 'On Attack: Fire element Aethercharge cards in the attacker\'s intent gain "On Hit: Draw a card."';
  expect(meant(ally(text))).toMatchObject([{ effects: [{ mods: [{ ability: { zone: 'intent' } }] }] }]);
});

it('an ally may be held to whom the champion has hit', () => {
  const text =
    'Lantern Keeper may only declare attacks against units your champion has dealt combat damage to this turn.';
  expect(meant(ally(text))).toMatchObject([
    { mods: [{ rule: 'attacksOnly', at: [{}, { happened: { on: 'damage', object: 'self' }, by: { each: {} } }] }] },
  ]);
});
