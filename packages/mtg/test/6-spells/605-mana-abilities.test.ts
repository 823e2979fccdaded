import { lands, magicPosition, ownCards, type Play, randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { waysToSpend } from '../../src/1-concepts/106-ways-to-spend.js';
import { parseManaCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import {
  activated,
  addMana,
  card,
  instant,
  loseLife,
  mana,
  opponent,
  t,
  tap,
  target,
} from '../../src/language/builders.js';

for (const definition of [
  instant('Test Hybrid', '{R/G}{R/G}', { targets: [target(opponent)], effects: [loseLife(2, t(0))] }),
  card('Test Mill', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([mana('{1}'), tap], { effects: [loseLife(1, 'opponents')] })],
  }),
  card('Test Ring', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([tap], { effects: [addMana('{C}{C}')], immediate: true })],
  }),
])
  ownCards(definition);

const manual = { options: { payment: 'manual' as const } };
const pool = (game: Play) => (game.view().players[0] as { resources: { mana: object } }).resources.mana;
const untapped = (game: Play, name: string) => game.all(name).filter((o) => !o.tapped).length;

describe('mana abilities (605)', () => {
  it('mtg:605.3b mtg-2003:411.1 a mana ability resolves at once, without the stack, and its player keeps priority', () => {
    const game = magicPosition([{ battlefield: ['Llanowar Elves'] }, {}]).choose(0, { kind: 'ACTIVATE', mana: true });
    expect(game.view().stack).toEqual([]);
    expect([pool(game), game.decision().seat]).toEqual([{ G: 1 }, 0]);
  });

  it('mtg:605.3a mtg-2003:411.2 it can be activated with any priority, also the opponent’s turn’s', () => {
    const game = magicPosition([{}, { battlefield: ['Birds of Paradise'] }])
      .pass()
      .choose(1, { kind: 'ACTIVATE' }, { value: 'U' });
    expect((game.view().players[1] as { resources: object }).resources).toEqual({ mana: { U: 1 } });
  });

  it('mtg:602.5a the tap symbol of a creature that just came cannot be paid', () => {
    const game = magicPosition([
      {
        hand: ['Opt'],
        battlefield: [
          { card: 'Llanowar Elves', sick: true },
          { card: 'Birds of Paradise', sick: true },
        ],
      },
      {},
    ]);
    expect(game.decision().options.map((o) => o.kind)).toEqual(['PASS']);
  });

  it('mtg:106.4 unspent mana empties as the step or phase ends', () => {
    const game = magicPosition([{ battlefield: ['Llanowar Elves'] }, {}])
      .choose(0, { kind: 'ACTIVATE', mana: true })
      .pass()
      .pass();
    expect(pool(game)).toEqual({});
    expect(game.happened('MANA_EMPTIED')).toHaveLength(1);
  });

  it('mtg:106.4 mana does not last from one step of a phase to the next either', () => {
    const game = magicPosition([{ mana: '{G}{R}' }, {}], { turn: { step: 'upkeep' } });
    expect([pool(game), game.view().turn.step]).toEqual([{ G: 1, R: 1 }, 'upkeep']);
    game.pass().pass();
    expect([pool(game), game.view().turn.step]).toEqual([{}, 'draw']);
  });

  it('mtg:602.2b an ability that taps its source cannot use that source for its mana too', () => {
    expect(
      magicPosition([{ battlefield: ['Test Mill'] }, {}])
        .decision()
        .options.map((o) => o.kind),
    ).toEqual(['PASS']);
    const game = magicPosition([{ battlefield: ['Test Mill', 'Forest'] }, {}]).activate(0, 'Test Mill');
    expect([untapped(game, 'Forest'), untapped(game, 'Test Mill')]).toEqual([0, 0]);
    expect(game.resolve().life(1)).toBe(19);
  });
});

describe('automatic payment with named sources', () => {
  const start = () =>
    magicPosition([
      { hand: ['Lightning Strike'], battlefield: ['Mountain', 'Mountain', 'Taiga', 'Birds of Paradise', 'Test Ring'] },
      {},
    ]);
  const pay = (...sources: Parameters<Play['answer']>[1]['mana'] & object) =>
    start().answer(0, { choose: [{ kind: 'CAST' }], mana: sources }, { choose: [{ player: 1 }] });

  it('mtg:601.2g the player’s own choice of mana abilities is used', () => {
    const game = pay({ card: 'Taiga' }, { card: 'Birds of Paradise' });
    expect([untapped(game, 'Mountain'), untapped(game, 'Taiga'), untapped(game, 'Birds of Paradise')]).toEqual([
      2, 0, 0,
    ]);
  });

  it('mtg:601.2g a source is named by matcher, object or the id of a listed option, by ability where that matters', () => {
    const taiga = start().the('Taiga').id;
    expect(untapped(pay({ object: taiga }), 'Taiga')).toBe(0);
    const option = start()
      .decision()
      .options.find((o) => o.object === taiga && o.ability === 1)?.id as string;
    expect(untapped(pay(option), 'Taiga')).toBe(0);
    expect(untapped(pay({ card: 'Taiga', ability: 0 }), 'Taiga')).toBe(0);
    expect(untapped(pay({ card: 'Taiga', value: 'R' }), 'Taiga')).toBe(0);
    const two = pay({ card: 'Mountain' }, { card: 'Mountain' });
    expect([untapped(two, 'Mountain'), untapped(two, 'Taiga')]).toEqual([0, 1]);
  });

  it('mtg:601.2g sources may be named with a later choice of the same spell', () => {
    const game = start().answer(
      0,
      { choose: [{ kind: 'CAST' }] },
      { choose: [{ player: 1 }], mana: [{ card: 'Taiga' }] },
    );
    expect(untapped(game, 'Taiga')).toBe(0);
  });

  it('mtg:601.2g what is no source, or ambiguous, is refused and nothing happens', () => {
    const refused = (...mana: Parameters<Play['answer']>[1]['mana'] & object) =>
      start().refused(0, { choose: [{ kind: 'CAST' }], mana }).code;
    expect(refused({ card: 'Forest' })).toBe('NO_MATCH');
    expect(refused('o0')).toBe('NO_MATCH');
    expect(refused({ mana: true })).toBe('AMBIGUOUS_MATCHER');
    expect(refused({ card: 'Mountain' }, { card: 'Mountain' }, { card: 'Mountain' })).toBe('NO_MATCH');
  });

  it('mtg:106.4 what a source adds beyond the cost stays in the pool', () => {
    expect(pool(pay({ card: 'Test Ring' }))).toEqual({ C: 1 });
  });
});

describe('payment by hand (options.payment manual)', () => {
  it('mtg:601.2g every mana ability and the payment itself are decisions, also where there is only one', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], battlefield: lands(2, 'Mountain') }, {}], manual).cast(
      0,
      'Lightning Strike',
      { player: 1 },
    );
    expect(game.decision()).toMatchObject({
      kind: 'PAY_MANA',
      options: [
        { kind: 'ACTIVATE', mana: true },
        { kind: 'ACTIVATE', mana: true },
      ],
    });
    game.choose(0, { card: 'Mountain' });
    expect(game.decision().options.map((o) => o.kind)).toEqual(['ACTIVATE']);
    game.choose(0, { card: 'Mountain' });
    expect(game.decision().options).toMatchObject([{ kind: 'PAY', value: '{R}{R}' }]);
    game.choose(0, { kind: 'PAY' });
    expect([game.view().stack[0]?.card, pool(game)]).toEqual(['Lightning Strike', {}]);
    expect(game.resolve().life(1)).toBe(17);
  });

  it('mtg:601.2g in the middle of a play only mana with which it can be completed can be made', () => {
    const game = magicPosition(
      [{ hand: ['Giant Growth'], battlefield: ['Birds of Paradise', 'Mountain'] }, {}],
      manual,
    ).cast(0, 'Giant Growth');
    expect(game.decision().options.map((o) => o.card)).toEqual(['Birds of Paradise', 'Mountain']);
    // The Mountain's mana would not pay, but leaves Birds of Paradise for it; of the Birds' colors only green pays and is not asked.
    game.choose(0, { card: 'Birds of Paradise' });
    expect(game.decision().options).toMatchObject([{ kind: 'PAY', value: '{G}' }, { card: 'Mountain' }]);
  });

  it('mtg:601.2h mana abilities that would make the cost unpayable are not offered', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], battlefield: ['Taiga', 'Forest'] }, {}], manual).cast(
      0,
      'Lightning Strike',
      { player: 1 },
    );
    expect(game.decision().options.map((o) => o.label)).toEqual(['Taiga: add {R}', 'Forest: add {G}']);
  });

  it('mtg:118.3a the player chooses which mana of the pool pays for generic costs', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], mana: '{R}{G}{U}' }, {}], manual).cast(
      0,
      'Lightning Strike',
      { player: 1 },
    );
    expect(
      game
        .decision()
        .options.map((o) => o.value)
        .sort(),
    ).toEqual(['{R}{G}', '{U}{R}']);
    expect(pool(game.choose(0, { kind: 'PAY', value: '{R}{G}' }))).toEqual({ U: 1 });
  });

  it('mtg:118.5 a cost of nothing is not asked', () => {
    const game = magicPosition([{ hand: ['Memnite'], battlefield: ['Forest'] }, {}], manual).cast(0, 'Memnite');
    expect(game.decision().kind).toBe('PRIORITY');
  });

  it('mtg:107.4e hybrid costs can be paid in every way that the pool allows', () => {
    const ways = waysToSpend(parseManaCost('{R/G}{R/G}{1}'), { R: 2, G: 1, U: 1 }).map((w) =>
      JSON.stringify({ R: w.R ?? 0, G: w.G ?? 0, U: w.U ?? 0 }),
    );
    expect(new Set(ways)).toEqual(
      new Set(
        [
          { R: 2, G: 1, U: 0 },
          { R: 2, G: 0, U: 1 },
          { R: 1, G: 1, U: 1 },
        ].map((w) => JSON.stringify(w)),
      ),
    );
    expect(waysToSpend(parseManaCost('{2/W}'), { W: 1, U: 2 })).toEqual(expect.arrayContaining([{ W: 1 }, { U: 2 }]));
  });

  it('mtg:605.3c one that has been activated is not activated again with its permanent tapped', () => {
    const game = magicPosition([{ battlefield: ['Llanowar Elves'] }, {}]).choose(0, { kind: 'ACTIVATE', mana: true });
    expect([pool(game), game.the('Llanowar Elves').tapped]).toEqual([{ G: 1 }, true]);
    game.refused(0, { choose: [{ kind: 'ACTIVATE', mana: true }] });
  });

  it('mtg:605.3c nobody gets stuck in the middle of a payment, whatever is answered', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = randomFrom(seed);
      const game = magicPosition(
        [
          {
            hand: ['Lightning Strike', 'Test Hybrid', 'Blaze', 'Giant Growth', 'Shock'],
            battlefield: [
              'Mountain',
              'Taiga',
              'Birds of Paradise',
              'Test Ring',
              'Forest',
              'Grizzly Bears',
              'Test Mill',
            ],
          },
          { hand: ['Mana Leak'], battlefield: lands(2, 'Island') },
        ],
        manual,
      );
      for (let i = 0; i < 60 && game.decisions().length > 0 && game.view().turn.phase === 'precombatMain'; i++) {
        const d = game.decision();
        if (d.shape !== 'CHOOSE' || d.min !== 1 || d.max !== 1) game.answer(d.seat, d.default);
        else game.answer(d.seat, { choose: [d.options[random(d.options.length)]?.id as string] });
      }
      expect(game.decisions().length).toBeGreaterThan(0);
    }
  }, 30_000);
});
