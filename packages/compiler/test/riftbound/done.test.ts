/** What rows of Riftbound's grammar mean, and what comes of it: what was done before, cards that effects play, and what costs less. */
import { describe, expect, it } from 'vitest';
import { gear, legend, meant, spell, unit, why } from './cards.js';
import { table } from './played.js';

const UNIT = { has: ['types', 'Unit'] };
const FRIENDLY = { controller: 'team' };
const _YOURS = { controller: 'you' };
const ENEMY = { controller: 'opponent' };
const T0 = { target: 0 };
const PORO = 'Pouty Poro';

describe('what is done only where something else was (359.3.e.14)', () => {
  const breaker = unit('When you play me, you may kill a gear. If you do, draw 1.', 'Breaker');
  const trinket = gear('When you play this, draw 1.', 'Trinket');
  it('follows a death that came to pass', () => {
    const [ability] = meant(breaker);
    expect(ability).toMatchObject({
      may: true,
      targets: [{ what: [{ has: ['types', 'Gear'] }] }],
      effects: [
        { do: 'move', what: T0, to: 'trash', cause: 'kill' },
        { do: 'if', if: { compare: [{ countOf: {} }, '>=', 1] }, then: [{ do: 'draw', count: 1 }] },
      ],
    });
    const start = () =>
      table([breaker, trinket], [{ hand: [breaker.name] }, { base: [trinket.name] }])
        .play(0, breaker.name)
        .settle();
    expect(start().decision()).toMatchObject({ seat: 0 });
    const done = start().answer(0, { confirm: true });
    if (done.decision().kind === 'TARGETS') done.choose(0, [{ card: trinket.name }]);
    expect([done.settle().count(0, 'hand'), done.zones(trinket.name)]).toEqual([1, ['trash']]);
    const left = start().answer(0, { confirm: false }).settle();
    expect([left.count(0, 'hand'), left.zones(trinket.name)]).toEqual([0, ['base']]);
  });
  it('is as large as what was killed', () => {
    const grip = spell(
      'Kill a friendly unit. If you do, give +[M] equal to its Might to another friendly unit this turn. Draw 1.',
      'Grip',
    );
    const game = table([grip], [{ hand: [grip.name], base: [PORO, 'Kinkou Monk'] }, {}]);
    const before = Number(game.unit(PORO).might);
    const more = Number(game.unit('Kinkou Monk').might);
    game.play(0, grip.name, [{ card: 'Kinkou Monk' }], [{ card: PORO }]).settle();
    expect([game.unit(PORO).might, game.zones('Kinkou Monk'), game.count(0, 'hand')]).toEqual([
      before + more,
      ['trash'],
      1,
    ]);
  });
  it('hangs on what something was', () => {
    const money = spell(
      'Kill a unit with 2 [M] or less. If it was an enemy unit, draw 1. If it was a friendly unit, draw 2.',
      'Blood Price',
    );
    const hand = (who: 0 | 1): number =>
      table(
        [money],
        [{ hand: [money.name], ...(who === 0 ? { base: [PORO] } : {}) }, { ...(who === 1 ? { base: [PORO] } : {}) }],
      )
        .play(0, money.name, [{ card: PORO }])
        .settle()
        .count(0, 'hand');
    expect([hand(0), hand(1)]).toEqual([2, 1]);
  });
});

describe('several at one time', () => {
  it('are one such event', () => {
    const rebel = unit('When you discard one or more cards, give me +1 [M] this turn.', 'Rebel');
    expect(meant(rebel)).toMatchObject([
      { on: { on: 'move', batch: true, object: [{ owner: 'you' }], match: { from: 'hand', cause: 'discard' } } },
    ]);
    const purge = spell('Discard 2.', 'Purge');
    const game = table([rebel, purge], [{ hand: [purge.name, 'Cleave', 'Cleave'], base: [rebel.name] }, {}]);
    const before = Number(game.unit(rebel.name).might);
    expect(game.play(0, purge.name).calm().unit(rebel.name).might).toBe(before + 1);
    expect(meant(legend('When one or more enemy units die, ready me.'))).toMatchObject([
      { on: { on: 'move', batch: true, object: [ENEMY, UNIT], match: { to: 'trash' } }, zone: 'legendZone' },
    ]);
  });
});

describe('a card that an effect plays', () => {
  it('is chosen in the trash with the targets, and costs what it costs (355.9.a, 419.3)', () => {
    const rites = unit('When you play me, you may play a unit from your trash.', 'Riter');
    expect(meant(rites)).toMatchObject([
      {
        may: true,
        targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }, UNIT] }],
        effects: [{ do: 'play', what: T0, must: true }],
      },
    ]);
    const game = table([rites], [{ hand: [rites.name], trash: [PORO, 'Cleave'] }, {}])
      .play(0, rites.name)
      .settle();
    const runes = game.readyRunes(0);
    while (game.decisions()[0]?.kind !== 'PRIORITY' || game.view().turn.state !== 'neutralOpen') {
      const d = game.decision();
      const [first] = d.options;
      game.answer(
        d.seat,
        d.kind === 'PRIORITY' || !first
          ? first
            ? { choose: [{ kind: 'PASS' }] }
            : { confirm: true }
          : { choose: [first.id] },
      );
    }
    expect([game.zones(PORO), game.readyRunes(0) < runes]).toEqual([['base'], true]);
  });
  it('was banished by the same card (395–397)', () => {
    const tomb = gear(
      'When you play this, banish all units from your trash.\n[E]: Play a unit banished with this.',
      'Tomb',
    );
    expect(meant(tomb)).toMatchObject([
      { effects: [{ do: 'move', to: 'banishment', cause: 'banish', keep: 'linked' }] },
      { effects: [{ do: 'play', what: { each: [{ zone: 'banishment' }, { linked: true }, UNIT] }, must: true }] },
    ]);
    const game = table([tomb], [{ hand: [tomb.name], trash: [PORO, 'Cleave'], banishment: ['Kinkou Monk'] }, {}])
      .play(0, tomb.name)
      .settle();
    expect([game.pile(0, 'banishment').sort(), game.pile(0, 'trash')]).toEqual([['Kinkou Monk', PORO], ['Cleave']]);
    game
      .use(0, tomb.name)
      .settle()
      .choose(0, [{ card: PORO }])
      .calm();
    expect([game.zones(PORO), game.pile(0, 'banishment')]).toEqual([['base'], ['Kinkou Monk']]);
  });
});

describe('what costs less', () => {
  it('is one ability, for each of something', () => {
    const text = '[4], [E]: Draw 1. This ability costs [1] less for each friendly unit with [Temporary].';
    expect(meant(legend(text))).toMatchObject([
      { kind: 'activated', cost: [{ energy: 4 }, { pay: 'exhaust' }] },
      {
        kind: 'static',
        zone: 'legendZone',
        mods: [
          {
            mod: 'cost',
            abilities: true,
            less: [{ energy: 1 }],
            times: { count: [FRIENDLY, UNIT, { keyword: 'temporary' }] },
          },
        ],
      },
    ]);
    // Of two abilities the other one would be cheaper as well.
    expect(why(legend(`${text}\n[2]: Draw 2.`))).toContain('of several abilities one is cheaper');
  });
  it('is a spell with Flow that is played from the trash', () => {
    const gazer = unit('Spells with [Flow] you play from your trash cost [2] less, to a minimum of [1].', 'Gazer');
    const drift = spell('Draw 1.\n[Flow] [4]', 'Drift');
    const cost = (base: string[], zone: 'hand' | 'trash') =>
      table([gazer, drift], [{ base, [zone]: [drift.name] }, {}])
        .decision()
        .options.find(({ card, kind }) => kind === 'PLAY' && card === drift.name)?.cost;
    expect([cost([], 'trash'), cost([gazer.name], 'trash'), cost([gazer.name], 'hand')]).toEqual(['[4]', '[2]', '[2]']);
  });
});

describe('a combat that a unit wins', () => {
  it('is one that its player wins where it is (466.3.c)', () => {
    expect(
      meant(spell('Give a friendly unit +3 [M] this turn. When it wins a combat this turn, gain 2 XP.')),
    ).toMatchObject([
      {
        effects: [
          { do: 'modify' },
          {
            do: 'if',
            then: [
              {
                do: 'delayed',
                on: {
                  on: 'combatWon',
                  player: { controllerOf: { saved: 'target' } },
                  object: { at: { saved: 'target' } },
                },
                repeat: true,
              },
            ],
          },
        ],
      },
    ]);
  });
});
