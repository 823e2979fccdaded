/** How spells and abilities are played (409): the clauses of each rule, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  player,
  sorcery,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, free, lives, many, offers, position, relic, split } from './table.js';

const _creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const ONE = [mana('{1}')];

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  sorcery('Test Whim', '{0}', {
    targets: [{ ...target(creature), chooser: 'opponent' }, target(creature, { notIn: [0] })],
    effects: [destroy(t(0)), { do: 'counters', what: t(1), kind: '+1/+1', amount: 1 }],
  }),
  instant('Test Either', '{0}', {
    modes: { min: 1, max: 1, choices: [{ effects: [gainLife(1)] }, { effects: [gainLife(10)] }] },
  }),
  card('Test Battlemage', {
    cost: '{0}',
    type: 'Creature — Human',
    power: 1,
    toughness: 1,
    abilities: [
      keyword('kicker', { cost: [mana('{1}')], label: 'first' }),
      keyword('kicker', { cost: [mana('{2}')], label: 'second' }),
      triggered(
        { on: 'move', object: 'self', match: { to: 'battlefield' } },
        { if: { paid: 'second' }, effects: [gainLife(7)] },
      ),
    ],
  }),
  sorcery('Test Blaze', '{X}', { targets: [target(player)], effects: [damage('x', t(0))] }),
  sorcery('Test Exchange', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  relic('Test Tax', continuous({ players: 'all' }, [{ mod: 'cost', more: ONE }])),
  relic('Test Medal', continuous({ players: 'you' }, [{ mod: 'cost', of: creature, less: [mana('{2}')] }])),
  sorcery('Test Both', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Forked', '{0}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { effects: [gainLife(1)] },
        {
          targets: [target(creature, { min: 1, max: 2 })],
          divide: 3,
          effects: [damage({ division: true }, t(0))],
        },
      ],
    },
  }),
  creatureCard('Test Hydra', '{X}{G}', 'Hydra', '1/1'),
  creatureCard('Test Pupil', '{1}{G}', 'Elf', '1/1'),
  sorcery('Test Lesson', '{1}{G}', { effects: [gainLife(1)] }),
  {
    ...sorcery('Test Rite', '{1}', {}),
    abilities: [
      {
        kind: 'spell',
        additional: [
          { pay: 'sacrifice', what: [creature], count: 1 },
          { pay: 'life', amount: 2 },
        ],
        effects: [draw(1)],
      },
    ],
  } as never,
  relic('Test Desk', { ...activated(free, { effects: [draw(1)] }), timing: 'sorcery' } as never),
  creatureCard(
    'Test Shooter',
    '{0}',
    'Elf',
    '1/1',
    activated([tap], { effects: [gainLife(1)] }),
    activated(free, { effects: [gainLife(10)] }),
  ),
  creatureCard('Test Quick', '{0}', 'Elf', '1/1', keyword('haste'), activated([tap], { effects: [gainLife(1)] })),
  relic('Test Bell', activated([tap], { effects: [gainLife(1)] })),
  instant('Test Paint', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  creatureCard(
    'Test Red Archer',
    '{R}',
    'Archer',
    '1/1',
    activated(free, { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Blue Ward',
    '{W}',
    'Knight',
    '2/2',
    keyword('protection', { from: { has: ['colors', ['U']] }, label: 'blue' }),
  ),
);

const _graveyards = (game: Play, ...names: string[]): number =>
  names.filter((n) => game.zones(n)[0] === 'graveyard').length;

describe('playing spells and abilities (409)', () => {
  it('mtg-2003:409.1 the opponent chooses what the spell leaves to them, after its controller, and what can’t be done is undone', () => {
    const creatures = { battlefield: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] };
    const game = position({ hand: ['Test Whim'] }, creatures).cast(0, 'Test Whim');
    expect(asked(game)).toBe('0:TARGETS');
    expect(asked(game.choose(0, { card: 'Hill Giant' }))).toBe('1:TARGETS');
    game.choose(1, { card: 'Gray Ogre' }).resolve();
    expect([game.zones('Gray Ogre'), game.figures('Hill Giant')]).toEqual([['graveyard'], '4/4']);
    const one = position({ hand: ['Test Exchange', 'Test Pupil'], battlefield: ['Forest', 'Grizzly Bears'] });
    // One creature is too few, and one land; the game is as it was.
    one.refused(0, { choose: [{ kind: 'CAST', card: 'Test Exchange' }] });
    one.refused(0, { choose: [{ kind: 'CAST', card: 'Test Pupil' }] });
    expect([one.zones('Test Exchange'), one.the('Forest').tapped]).toEqual([['hand'], false]);
  });

  it('mtg-2003:409.1a an ability has the color that its source has now', () => {
    const mine = { hand: ['Test Paint'], battlefield: ['Test Red Archer'] };
    const play = (painted: boolean) => {
      const game = position(mine, { battlefield: ['Test Blue Ward'] }).activate(0, 'Test Red Archer');
      if (!game.waiting()) game.choose(0, { card: 'Test Blue Ward' });
      if (painted) game.castAt(0, 'Test Paint', { card: 'Test Red Archer' }).resolve();
      return game.resolve().the('Test Blue Ward').damage;
    };
    expect([play(false), play(true)]).toEqual([1, 0]);
  });

  it('mtg-2003:409.1b whoever plays it says its mode, whether each kicker is paid, and X, 0 and all that can be paid', () => {
    const mode = position({}, { hand: ['Test Either'] })
      .pass()
      .cast(1, 'Test Either');
    expect(asked(mode)).toBe('1:MODES');
    expect(lives(mode.choose(1, { index: 1 }).resolve())).toEqual([20, 30]);
    const mage = position({ hand: ['Test Battlemage'], battlefield: many('Forest', 3) }).cast(0, 'Test Battlemage');
    expect(asked(mage)).toBe('0:OPTIONAL_COST');
    expect(asked(mage.answer(0, { confirm: false }))).toBe('0:OPTIONAL_COST');
    mage.answer(0, { confirm: true });
    expect(mage.all('Forest').filter(({ tapped }) => tapped)).toHaveLength(2);
    expect(mage.resolve().resolve().life(0)).toBe(27);
    const blaze = position({ hand: ['Test Blaze'], battlefield: many('Mountain', 3) }).cast(0, 'Test Blaze');
    expect(blaze.decision()).toMatchObject({ kind: 'X', min: 0, max: 3 });
    blaze.refused(0, { number: 4 });
    blaze.answer(0, { number: 0 }).choose(0, { player: 1 });
    expect(blaze.all('Mountain').filter(({ tapped }) => tapped)).toEqual([]);
  });

  it('mtg-2003:409.1d "another target" is another one, and each is affected as it is said', () => {
    const game = position({ hand: ['Test Exchange'] }, { battlefield: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] });
    game.cast(0, 'Test Exchange').choose(0, { card: 'Craw Wurm' });
    game.refused(0, { choose: [{ card: 'Craw Wurm' }] });
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect(['Craw Wurm', 'Hill Giant'].map((name) => game.the(name).damage)).toEqual([1, 2]);
    // Where "target" is said twice without that, both may be the same.
    const same = position({ hand: ['Test Both'] }, { battlefield: ['Hill Giant', 'Craw Wurm'] }).cast(0, 'Test Both');
    same.choose(0, { card: 'Craw Wurm' }).choose(0, { card: 'Craw Wurm' }).resolve();
    expect(same.the('Craw Wurm').damage).toBe(3);
  });

  it('mtg-2003:409.1e X is divided as it was said: no more targets than X, and at least 1 for each', () => {
    const game = position(
      { hand: ['Rolling Thunder'], battlefield: many('Mountain', 4) },
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
    );
    game.cast(0, 'Rolling Thunder').answer(0, { number: 2 });
    game.refused(0, { choose: [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }, { card: 'Gray Ogre' }] });
    game.choose(0, [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]);
    if (!game.waiting()) {
      game.refused(0, split(['Grizzly Bears', 2], ['Hill Giant', 0]));
      game.answer(0, split(['Grizzly Bears', 1], ['Hill Giant', 1]));
    }
    game.resolve();
    expect(['Grizzly Bears', 'Hill Giant'].map((name) => game.the(name).damage)).toEqual([1, 1]);
    const modal = position({ hand: ['Test Forked'] }, { battlefield: ['Hill Giant', 'Gray Ogre'] }).cast(
      0,
      'Test Forked',
    );
    modal.choose(0, { index: 1 }).choose(0, [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }]);
    expect(asked(modal)).toBe('0:DIVIDE');
    modal.answer(0, split(['Hill Giant', 2], ['Gray Ogre', 1])).resolve();
    expect(['Hill Giant', 'Gray Ogre'].map((name) => modal.the(name).damage)).toEqual([2, 1]);
  });

  it('mtg-2003:409.1f the total cost is the mana cost and all that is added, less what is taken off, and is paid whole', () => {
    const lands = (game: Play) => game.all('Forest').filter(({ tapped }) => tapped).length;
    const paidFor = (name: string, ...battlefield: string[]) => {
      const game = position({ hand: [name], battlefield: [...battlefield, ...many('Forest', 4)] }).cast(0, name);
      while (!game.waiting()) game.answer(0, game.decision().default);
      return lands(game);
    };
    expect([
      paidFor('Test Pupil'),
      paidFor('Test Pupil', 'Test Tax'),
      paidFor('Test Pupil', 'Test Tax', 'Test Tax'),
    ]).toEqual([2, 3, 4]);
    // Only generic mana is taken off, and of creature spells alone; what is added comes first.
    expect([paidFor('Test Pupil', 'Test Medal'), paidFor('Test Lesson', 'Test Medal')]).toEqual([1, 2]);
    expect(paidFor('Test Pupil', 'Test Medal', 'Test Tax')).toBe(1);
    const rite = position({ life: 5, hand: ['Test Rite'], battlefield: ['Forest', 'Grizzly Bears'] }).cast(
      0,
      'Test Rite',
    );
    expect([lands(rite), rite.zones('Grizzly Bears'), rite.life(0)]).toEqual([1, ['graveyard'], 3]);
    const may = (life: number, ...battlefield: string[]) =>
      offers(position({ life, hand: ['Test Rite'], battlefield }), 'CAST', 'Test Rite');
    expect([may(5, 'Forest'), may(5, 'Grizzly Bears'), may(1, 'Forest', 'Grizzly Bears')]).toEqual([
      false,
      false,
      false,
    ]);
    // What is taken off is taken off X as well.
    const hydra = position({ hand: ['Test Hydra'], battlefield: ['Test Medal', ...many('Forest', 4)] });
    hydra.cast(0, 'Test Hydra').answer(0, { number: 3 });
    expect(lands(hydra)).toBe(2);
    // Costs more in the other player's turn as well.
    const theirs = position({ battlefield: ['Test Tax'] }, { hand: ['Test Either'], battlefield: ['Forest'] }).pass();
    theirs.cast(1, 'Test Either').choose(1, { index: 0 });
    expect(lands(theirs)).toBe(1);
  });

  it('mtg-2003:409.2 such an ability is played when a sorcery could be: not with a spell on the stack, and not in their turn', () => {
    const may = (game: Play) => offers(game, 'ACTIVATE', 'Test Desk');
    const mine = { hand: ['Test Sip'], battlefield: ['Test Desk'] };
    const at = (step: string) => may(position(mine, {}, { turn: { number: 3, active: 0, step } }));
    expect(['precombatMain', 'postcombatMain', 'upkeep', 'end'].map(at)).toEqual([true, true, false, false]);
    expect([may(position(mine).cast(0, 'Test Sip')), may(position({}, mine).pass())]).toEqual([false, false]);
  });

  it('mtg-2003:409.3 only a creature that its player has controlled since their turn began, or that has haste, pays {T}', () => {
    const uses = (game: Play, name: string) =>
      game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === name).length;
    const game = position({ hand: ['Test Shooter', 'Test Quick', 'Test Bell'] });
    for (const name of ['Test Shooter', 'Test Quick', 'Test Bell']) game.cast(0, name).resolve();
    // The other ability of the first one costs no {T}.
    expect([uses(game, 'Test Shooter'), uses(game, 'Test Quick'), uses(game, 'Test Bell')]).toEqual([1, 1, 1]);
    expect(uses(game.until({ turn: 4, step: 'upkeep' }).pass(), 'Test Shooter')).toBe(1);
    expect(uses(game.until({ turn: 5, step: 'upkeep' }), 'Test Shooter')).toBe(2);
    const stolen = position({ hand: ['Test Theft'] }, { battlefield: ['Test Shooter'] });
    expect(uses(stolen.castAt(0, 'Test Theft', { card: 'Test Shooter' }).resolve(), 'Test Shooter')).toBe(1);
  });
});
