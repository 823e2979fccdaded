/** What rows of Riftbound's grammar mean: the top of decks, and what is put elsewhere than usual. */
import { describe, expect, it } from 'vitest';
import { battlefield, meant, spell, unit } from './cards.js';
import { table } from './played.js';

const TOP = { top: 1 };
const gear = { has: ['types', 'Gear'] };

describe('the top card', () => {
  const smith =
    'When you play me, reveal the top card of your Main Deck. If it’s a gear, draw it. Otherwise, recycle it.';

  it('is shown, and drawn or recycled by what it is (424.1.a.2)', () => {
    expect(meant(unit(smith.replace('’', "'")))).toMatchObject([
      {
        effects: [
          { do: 'reveal', what: TOP },
          {
            do: 'if',
            if: { is: [TOP, [gear]] },
            then: [{ do: 'draw', count: 1 }],
            else: [{ do: 'move', what: TOP, to: 'mainDeck', position: 'bottom', cause: 'recycle' }],
          },
        ],
      },
    ]);
    expect(
      meant(
        battlefield(
          "When you hold here, reveal the top card of your Main Deck. If it's a spell, put it in your hand. Otherwise, recycle it.",
        ),
      ),
    ).toMatchObject([{ effects: [{}, { then: [{ do: 'move', what: TOP, to: 'hand' }], else: [{}] }] }]);
    expect(
      meant(
        unit(
          "When I move, reveal the top card of your Main Deck. If it's a unit, draw it. Otherwise, put it in your trash and give me +2 [M] this turn.",
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          {},
          {
            else: [
              { do: 'move', to: 'trash' },
              { do: 'modify', what: 'self' },
            ],
          },
        ],
      },
    ]);
    expect(
      meant(unit("When I hold, [Predict], then reveal the top card of your Main Deck. If it's a spell, draw it.")),
    ).toMatchObject([{ effects: [{ do: 'arrange' }, { do: 'reveal' }, { do: 'if', then: [{ do: 'draw' }] }] }]);
  });

  it('is burned where the top of a deck goes to its trash: who has too few burns out meanwhile (431.1.b, 440.1)', () => {
    const text = 'put the top 2 cards of your Main Deck into your trash.';
    expect(meant(battlefield(`When you conquer here, ${text}`))).toMatchObject([
      { effects: [{ do: 'burn', count: 2 }] },
    ]);
    const mined = unit(`When you play me, ${text}`);
    const game = table([mined], [{ hand: [mined.name], mainDeck: ['Cleave'], trash: ['Block'] }, {}])
      .play(0, mined.name)
      .calm();
    expect([game.points(1), game.pile(0, 'mainDeck').length, game.pile(0, 'trash').length]).toEqual([1, 1, 1]);
  });
  it('is drawn where it fits, and goes below the deck where it does not', () => {
    const [keeper] = [unit(smith.replace('’', "'"))];
    for (const [top, drawn] of [
      ['Energy Conduit', 1],
      ['Watchful Sentry', 0],
    ] as const) {
      const game = table([keeper], [{ hand: [keeper.name], mainDeck: [top, 'Cleave', 'Cleave'] }, {}])
        .play(0, keeper.name)
        .settle();
      expect([game.count(0, 'hand'), game.pile(0, 'mainDeck').at(-1)]).toEqual([drawn, drawn === 1 ? 'Cleave' : top]);
    }
  });
});

describe('cards that are looked at', () => {
  const [look] = [spell('Look at the top 3 cards of your Main Deck. Put 1 into your hand and recycle the rest.')];

  it('go to the hand, and the others are recycled (416.5)', () => {
    expect(meant(look)).toMatchObject([
      { effects: [{ do: 'dig', count: 3, take: { to: 'hand' }, rest: { to: 'bottom', order: 'random' } }] },
    ]);
    const game = table(
      [look],
      [{ hand: [look.name], mainDeck: ['Cleave', 'Energy Conduit', 'Watchful Sentry', 'Void Seeker'] }, {}],
    )
      .play(0, look.name)
      .settle()
      .choose(0, { card: 'Energy Conduit' })
      .settle();
    expect([game.pile(0, 'hand'), game.pile(0, 'mainDeck')[0], game.pile(0, 'mainDeck').length]).toEqual([
      ['Energy Conduit'],
      'Void Seeker',
      3,
    ]);
  });
});

describe('cards that are shown', () => {
  it('may be banished and played, and the others are recycled', () => {
    const dig = spell(
      'Reveal the top 2 cards of your Main Deck. You may banish one, then play it. Recycle the rest.',
      'Dig',
    );
    expect(meant(dig)).toMatchObject([
      {
        effects: [
          {
            do: 'dig',
            count: 2,
            reveal: true,
            // It is due to be played before the others are recycled.
            take: { to: 'banishment', may: true, then: [{ do: 'play', must: true }] },
            rest: { to: 'bottom' },
          },
        ],
      },
    ]);
    const game = table([dig], [{ hand: [dig.name], mainDeck: ['Pouty Poro', 'Cleave', 'Void Seeker'] }, {}])
      .play(0, dig.name)
      .settle();
    game.choose(0, [{ card: 'Pouty Poro' }]).settle();
    if (game.decision().kind === 'PLAY_CARD') game.choose(0, [{ card: 'Pouty Poro' }]);
    game.calm();
    expect([game.zones('Pouty Poro'), game.pile(0, 'mainDeck'), game.count(0, 'banishment')]).toEqual([
      ['base'],
      ['Void Seeker', 'Cleave'],
      0,
    ]);
  });
  it('are counted, and recycled', () => {
    const spy = unit(
      'When you play me, choose an enemy unit and reveal the top 3 cards of your Main Deck. Deal 1 to that unit for each card with [Hidden] revealed this way, then recycle the revealed cards.',
      'Spy',
    );
    const lurker = unit('[Hidden]', 'Lurker');
    const game = table(
      [spy, lurker],
      [
        { hand: [spy.name], mainDeck: [lurker.name, 'Cleave', lurker.name, 'Void Seeker', lurker.name] },
        { base: ['Kinkou Monk'] },
      ],
    )
      .play(0, spy.name)
      .settle();
    expect([game.unit('Kinkou Monk').damage, game.pile(0, 'mainDeck').slice(0, 2)]).toEqual([
      2,
      ['Void Seeker', lurker.name],
    ]);
  });
});

describe('what is countered or placed', () => {
  it('goes to a hand instead of the trash', () => {
    expect(
      meant(spell("Counter a spell. Return it to its owner's hand instead of putting it in their trash. Draw 1.")),
    ).toMatchObject([{ effects: [{ do: 'counterOnStack', to: 'hand' }, { do: 'draw' }] }]);
  });
  it('goes above or below the deck, as its owner likes', () => {
    const verdict = spell('Choose an enemy unit. Its owner places it on the top or bottom of their Main Deck.');
    expect(meant(verdict)).toMatchObject([
      {
        effects: [{ do: 'either', who: { ownerOf: { target: 0 } }, choices: [{ label: 'top' }, { label: 'bottom' }] }],
      },
    ]);
    const game = table([verdict], [{ hand: [verdict.name] }, { base: ['Pouty Poro'] }])
      .play(0, verdict.name, [{ card: 'Pouty Poro' }])
      .settle();
    const [asked] = game.decisions();
    expect(asked).toMatchObject({ seat: 1 });
    game.answer(1, asked?.default ?? {}).settle();
    expect(game.pile(1, 'mainDeck')[0]).toBe('Pouty Poro');
  });
  it('is recycled by its owners from the trashes of others', () => {
    expect(meant(spell("Choose up to 3 cards from opponents' trashes. Their owners recycle them."))).toMatchObject([
      {
        targets: [{ what: [{ zone: 'trash' }, { owner: 'opponent' }], min: 0, max: 3 }],
        effects: [{ do: 'move', what: { target: 0 }, to: 'mainDeck', cause: 'recycle', by: 'owners' }],
      },
    ]);
  });
});

describe('a spell that is countered', () => {
  it('is worth what it costs', () => {
    expect(
      meant(
        spell(
          "Choose a friendly unit and a spell. Counter that spell and give that unit +[M] equal to that spell's Energy cost this turn.",
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'counterOnStack', what: { target: 1 }, save: 'countered' },
          {
            do: 'modify',
            what: { target: 0 },
            mods: [{ stat: 'might', value: { stat: 'energy', of: { saved: 'countered' } } }],
          },
        ],
      },
    ]);
  });
  it('or a unit is followed to its battlefield', () => {
    expect(
      meant(
        spell("Stun an enemy unit at a battlefield. You may move a friendly unit to that enemy unit's battlefield."),
      ),
    ).toMatchObject([
      {
        targets: [
          { what: [{ controller: 'opponent' }, {}, { is: 'atBattlefield' }] },
          { what: [{ controller: 'team' }, {}] },
        ],
        effects: [
          { do: 'status', status: 'stunned' },
          { do: 'may', then: [{ do: 'moveTo', what: { target: 1 }, to: { target: 0 } }] },
        ],
      },
    ]);
  });
});
