/** What rows of Riftbound's grammar mean: instructions about several things, and what asks where something came from. */
import { describe, expect, it } from 'vitest';
import { battlefield, legend, meant, spell, unit, why } from './cards.js';

const UNIT = { has: ['types', 'Unit'] };
const FRIENDLY = { controller: 'team' };
const YOURS = { controller: 'you' };

describe('two that are chosen together', () => {
  const both = { any: [{ in: { target: 0 } }, { in: { target: 1 } }] };
  const duel = {
    do: 'damage',
    from: { each: [both] },
    as: 'one',
    to: { each: [both, { not: { in: { saved: 'one' } } }] },
    amount: { stat: 'might', of: { saved: 'one' } },
  };
  const they = 'They deal damage equal to their Mights to each other.';

  it('deal damage to each other at once', () => {
    expect(meant(spell(`Choose a friendly unit anywhere and an enemy unit. ${they}`))).toMatchObject([
      { targets: [{ what: [FRIENDLY, UNIT] }, { what: [{ controller: 'opponent' }, UNIT] }], effects: [duel] },
    ]);
    expect(meant(spell(`Give a friendly unit +1 [M] this turn. Then choose an enemy unit. ${they}`))).toMatchObject([
      { targets: [{}, {}], effects: [{ do: 'modify', what: { target: 0 } }, duel] },
    ]);
    expect(meant(spell(`Choose two units. ${they}`))).toMatchObject([
      { targets: [{ min: 2, max: 2 }], effects: [{ from: { each: [{ any: [{ in: { target: 0 } }] }] } }] },
    ]);
    expect(
      meant(unit('When I hold, choose an enemy unit. We deal damage equal to our Mights to each other.')),
    ).toMatchObject([{ effects: [{ from: { each: [{ any: [{ in: 'self' }, { in: { target: 0 } }] }] } }] }]);
    expect(
      meant(
        spell(
          `As you play this, you may pay [1] as an additional cost.\nChoose a friendly unit and an enemy unit. If you paid the additional cost, give the friendly unit +1 [M] this turn. ${they}`,
        ),
      ),
    ).toMatchObject([{ targets: [{}, {}], effects: [{ do: 'if', then: [{ what: { target: 0 } }] }, duel] }]);
  });

  it('are returned at once, and all that fit are no such two', () => {
    expect(meant(spell("Return a friendly unit and an enemy unit to their owners' hands."))).toMatchObject([
      { targets: [{}, {}], effects: [{ do: 'move', what: { each: [both] }, to: 'hand' }] },
    ]);
    expect(meant(spell("Return all units and gear to their owners' hands."))).toMatchObject([
      { effects: [{ what: { each: [{ has: ['types', ['Unit', 'Gear']] }] } }] },
    ]);
  });
});

describe('damage and deaths of this turn', () => {
  const later = (text: string) => meant(spell(`Choose a unit. ${text}`));

  it('are prevented, doubled or replaced for what was chosen (437, 428.1)', () => {
    const it = { do: 'createReplacement', entities: { target: 0 } };
    expect(later('The next time that unit would be dealt damage this turn, prevent it.')).toMatchObject([
      { effects: [{ ...it, replaces: { on: 'damage', prevent: true }, once: true }] },
    ]);
    expect(later('Prevent the next 3 damage that would be dealt to it this turn.')).toMatchObject([
      { effects: [{ ...it, shield: 3 }] },
    ]);
    expect(later('Double all damage that would be dealt to it this turn.')).toMatchObject([
      { effects: [{ ...it, replaces: { change: { amount: { times: [2, { event: 'amount' }] } } } }] },
    ]);
    expect(later('If it would die this turn, banish it instead.')).toMatchObject([
      { effects: [{ ...it, replaces: { on: 'move', match: { from: 'board', to: 'trash' } } }] },
    ]);
    expect(meant(spell('Prevent all spell and ability damage this turn.'))).toMatchObject([
      { effects: [{ replaces: { match: { combat: false, named: false }, prevent: true } }] },
    ]);
    expect(meant(unit("If I have moved twice this turn, I don't take damage."))).toMatchObject([
      { kind: 'replacement', on: 'damage', target: 'self', prevent: true, if: { compare: [{}, '>=', 2] } },
    ]);
  });
});

describe('Might', () => {
  it('is doubled by as much as there is, raised to that of another, or set (432.1.a, 477.3.c)', () => {
    const might = (target: number) => ({ stat: 'might', of: { target } });
    expect(meant(spell("Double a unit's Might this turn."))).toMatchObject([
      { effects: [{ mods: [{ mod: 'add', stat: 'might', value: might(0) }] }] },
    ]);
    expect(meant(spell('Choose a unit. This turn, increase its Might to the Might of an enemy unit.'))).toMatchObject([
      { effects: [{ mods: [{ value: { most: [0, { sum: [might(1), { negative: might(0) }] }] } }] }] },
    ]);
    expect(meant(spell('Choose a unit. Its base Might becomes 4 this turn.'))).toMatchObject([
      { effects: [{ mods: [{ mod: 'set', prop: 'might', value: 4 }] }] },
    ]);
  });

  it('and keywords last for a combat', () => {
    expect(meant(battlefield('When you defend here, choose a unit. It gains [Tank] this combat.'))).toMatchObject([
      { effects: [{ until: { kind: 'endOfFight' } }] },
    ]);
  });

  it('counts which of four tags there are among units', () => {
    expect(
      meant(unit('Reduce my cost by [1] for each of the following tags among your units — Bird, Cat, Dog, and Poro.')),
    ).toMatchObject([{ mods: [{ times: { sum: [{ least: [1, {}] }, {}, {}, {}] } }] }]);
    expect(meant(unit('When I attack while your units have all 4 tags, draw 1.'))).toMatchObject([
      { on: { on: 'unit:attack' }, if: { all: [{}, {}, {}, {}] } },
    ]);
  });
});

describe('what somebody chooses as it is done', () => {
  it('is no target where it must be done, or others choose too (355.10.e, 355.10.f)', () => {
    expect(meant(battlefield('When you conquer here, you must recycle one of your runes.'))).toMatchObject([
      {
        effects: [
          { do: 'choose', min: 1 },
          { do: 'move', to: 'runeDeck', cause: 'recycle' },
        ],
      },
    ]);
    expect(meant(spell('Each player chooses a unit they control. Kill the rest.'))).toMatchObject([
      {
        effects: [
          { do: 'choose', who: 'players' },
          { do: 'kill', what: { each: [UNIT, { not: {} }] } },
        ],
      },
    ]);
    for (const [text, who] of [
      ['Choose an opponent. They reveal their hand. Choose a unit from it, and recycle that card.', {}],
      [
        'Choose an opponent. They reveal their hand and you choose a unit from it. They recycle that card.',
        { by: 'owners' },
      ],
    ] as const) {
      const recycled = { do: 'move', what: { saved: 'chosen' }, to: 'mainDeck', position: 'bottom', cause: 'recycle' };
      const [, , put] = meant(spell(text)).flatMap((one) => ('effects' in one ? (one.effects ?? []) : []));
      expect(put).toEqual({ ...recycled, ...who });
      expect(meant(spell(text))).toMatchObject([
        {
          targets: [{ what: { player: 'opponent' } }],
          effects: [{ do: 'reveal' }, { do: 'choose', from: [{ zone: 'hand' }, {}, UNIT] }, { to: 'mainDeck' }],
        },
      ]);
    }
  });

  it('may spare a unit, or be one of two', () => {
    expect(meant(spell('Deal 3 to a unit unless its controller has you draw 1.'))).toMatchObject([
      {
        effects: [
          { do: 'may', who: { controllerOf: { target: 0 } }, then: [{ do: 'draw' }], else: [{ do: 'damage' }] },
        ],
      },
    ]);
    expect(meant(spell('Ready or exhaust a legend.'))).toMatchObject([
      { targets: [{}], effects: [{ do: 'either', choices: [{ label: 'ready' }, { label: 'exhaust' }] }] },
    ]);
  });

  it('is done at the end of the turn to what was chosen before', () => {
    expect(meant(spell('Empower a unit. Disempower it at end of turn.'))).toMatchObject([
      { effects: [{}, { do: 'delayed', on: { on: 'step', match: { step: 'end' } } }] },
    ]);
    expect(why(spell('Ready a unit at the end of this turn.'))).toContain('unsupported');
  });

  it('is a spell or an ability that chooses something', () => {
    expect(meant(spell('Counter an enemy spell or ability that chooses a friendly unit.'))).toMatchObject([
      { targets: [{ what: [{ zone: 'chain' }, { controller: 'opponent' }, { targets: [FRIENDLY, UNIT] }] }] },
    ]);
  });
});

describe('where something was played from or to', () => {
  it('is asked of what was played', () => {
    const facedown = { playedFrom: 'facedown' };
    expect(
      meant(unit('When you play me from face down on your turn, draw 1.\nWhen you play me to a battlefield, draw 1.')),
    ).toMatchObject([
      { on: { on: 'play', object: [{ self: true }, facedown] }, if: { turnOf: 'you' } },
      { on: { object: [{ self: true }, { is: 'atBattlefield' }] } },
    ]);
    for (const from of ['face down', '[Hidden]'])
      expect(meant(unit(`When you play a card from ${from}, draw 1.`))).toMatchObject([
        { on: { player: 'you', match: { card: true }, object: [facedown] } },
      ]);
  });

  it('lowers a cost anywhere but in the hand, and from there', () => {
    const elsewhere = { not: { is: ['self', { any: [{ zone: 'hand' }, { playedFrom: 'hand' }] }] } };
    const text = 'I cost [2] less to play from anywhere other than your hand.';
    expect(meant(unit(text))).toMatchObject([{ kind: 'static', if: elsewhere }]);
    expect(meant(spell(`${text}\nDraw 1.`))).toMatchObject([{ kind: 'static', if: elsewhere }, {}]);
    expect(meant(unit('When you play a card from anywhere other than your hand, draw 1.'))).toMatchObject([
      { on: { object: [{ not: { playedFrom: 'hand' } }] } },
    ]);
  });

  it('counts no card that is only played now (419.4.b), and asks for printed costs (206)', () => {
    expect(meant(unit("I cost [1] less for each card you've played this turn."))).toMatchObject([
      { mods: [{ times: { stat: 'cardsPlayed', of: 'you' } }] },
    ]);
    expect(meant(unit('When you play a spell that costs [5] or more, draw 1.'))).toMatchObject([
      { on: { object: [{ has: ['types', 'Spell'] }, { stat: ['energy', '>=', 5] }] } },
    ]);
  });
});

describe('a line in the place of the one before it', () => {
  const level = (value: number) => ({ compare: [{ stat: 'xp', of: 'you' }, '>=', value] });

  it('holds where its level is reached', () => {
    expect(
      meant(spell('Draw 2.\n[Level 6][>] This costs [2] less.\n[Level 11][>] This costs [4] less instead.')),
    ).toMatchObject([
      { kind: 'spell' },
      { keyword: 'level', value: 6 },
      { kind: 'static', if: { all: [level(6), { not: level(11) }] } },
      { keyword: 'level', value: 11 },
      { kind: 'static', if: level(11) },
    ]);
    expect(meant(spell('Give a unit +1 [M] this turn.\n[Level 6][>] Give it +3 [M] this turn instead.'))).toMatchObject(
      [{ targets: [{}], effects: [{ do: 'if', if: level(6), then: [{}], else: [{}] }] }],
    );
    expect(why(unit('[Tank]\n[Level 6][>] I cost [2] less instead.'))).toContain('nothing before it is replaced');
  });
});

describe('what a trigger asks besides', () => {
  it('is where it stands, and one may be of two sorts', () => {
    expect(meant(unit("When an enemy unit dies while I'm at a battlefield, draw 1."))).toMatchObject([
      { if: { is: ['self', { is: 'atBattlefield' }] } },
    ]);
    expect(meant(unit('When you play me or another Dragon, draw 1.'))).toMatchObject([
      { on: { on: 'play', object: 'self' } },
      { on: { on: 'play', player: 'you', object: [{ has: ['tags', 'Dragon'] }, { other: true }] } },
    ]);
    expect(meant(unit('When I win a combat, draw 1.'))).toMatchObject([
      { on: { on: 'combatWon', player: 'you', object: { is: 'here' } } },
    ]);
    expect(meant(legend('[E]: [Reaction], [Legion] — [Add] [1].'))).toMatchObject([
      { keyword: 'legion' },
      { kind: 'activated', immediate: true, if: { compare: [{ stat: 'cardsPlayed' }, '>=', 1] } },
    ]);
    expect(
      meant(unit('When I hold, buff me. Then, if I am at a battlefield, buff all other friendly units there.')),
    ).toMatchObject([
      { effects: [{}, { do: 'if', then: [{ what: { each: [FRIENDLY, UNIT, { other: true }, { is: 'here' }] } }] }] },
    ]);
    expect(meant(spell('Choose a unit. Then kill it if it has 3 [M] or less.'))).toMatchObject([
      { effects: [{ do: 'if', then: [{ do: 'kill' }] }] },
    ]);
    expect(meant(spell('Deal 2 to all enemy units in combat.'))).toMatchObject([
      { effects: [{ to: { each: [{}, UNIT, { any: [{ is: 'attacker' }, { is: 'defender' }] }] } }] },
    ]);
  });
});

describe('what several rows say together', () => {
  it('asks what something is, and then leaves what is done to its player', () => {
    expect(
      meant(battlefield("When you conquer here, ready a friendly gear. If it's an Equipment, you may detach it.")),
    ).toMatchObject([
      {
        effects: [
          {},
          { do: 'if', if: { is: [{ target: 0 }, [{ has: ['tags', 'Equipment'] }]] }, then: [{ do: 'may' }] },
        ],
      },
    ]);
    expect(
      meant(unit('When I hold, if you have exactly 4 cards in hand and exactly 2 units at battlefields, draw 1.')),
    ).toMatchObject([{ if: { all: [{ compare: [{}, '=', 4] }, { compare: [{}, '=', 2] }] } }]);
  });

  it('speaks of things of every kind, and of units that are Mighty as they are played', () => {
    expect(meant(unit("When I hold, you may ready something else that's exhausted."))).toMatchObject([
      {
        targets: [
          { what: [{ any: [{ zone: 'board' }, { zone: 'legendZone' }] }, { other: true }, { status: 'exhausted' }] },
        ],
      },
    ]);
    expect(
      meant(unit('When you play me, you may disempower something you control to empower a legend, unit, or gear.')),
    ).toMatchObject([
      {
        cost: [{ pay: 'disempower', what: [{}, YOURS] }],
        targets: [
          {
            what: [
              {
                any: [
                  [{ zone: 'legendZone' }, {}],
                  [{ zone: 'board' }, {}],
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(meant(legend('When you play a [Mighty] unit, draw 1.'))).toMatchObject([
      { on: { object: [{ stat: ['might', '>=', 5] }, UNIT] } },
    ]);
  });

  it('moves to where its player defends, and raises or doubles Might', () => {
    expect(meant(unit('When you defend at a battlefield, you may move me there.'))).toMatchObject([
      { on: { on: 'defend', player: 'you' }, effects: [{ do: 'moveTo', what: 'self', to: { event: 'object' } }] },
    ]);
    expect(
      meant(
        unit(
          'When I attack, choose a unit here. Increase my Might to its Might this turn, then give me +1 [M] this turn.',
        ),
      ),
    ).toMatchObject([{ effects: [{ mods: [{ value: { most: [0, {}] } }] }, { mods: [{ value: 1 }] }] }]);
    expect(meant(spell('This turn, double a unit\'s Might and give it "[1]: Draw 1."'))).toMatchObject([
      { effects: [{ what: { target: 0 } }, { what: { target: 0 }, mods: [{ mod: 'ability' }] }] },
    ]);
    expect(
      meant(
        unit(
          "You may spend 3 XP as an additional cost to play me.\nWhen you play me, each player must kill one of their units. If you paid my additional cost, you don't kill a unit this way.",
        ),
      ),
    ).toMatchObject([
      {},
      {
        effects: [
          {
            do: 'if',
            if: { paid: 'additional' },
            // Teammates kill one as well.
            then: [{ who: { each: [{ player: 'any' }, { not: { player: 'you' } }] } }],
            else: [{ who: 'players' }],
          },
        ],
      },
    ]);
  });
});
