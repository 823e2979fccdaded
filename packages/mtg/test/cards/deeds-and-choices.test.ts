/** What players do besides the usual: what they activated, choices of opponents, stored results, control that is lost. */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { jsonOf } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enters,
  faces,
  gainLife,
  instant,
  keyword,
  loseLife,
  manaAbility,
  permanent,
  rule,
  sorcery,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const enchantment = (name: string, ...abilities: CardDefinition['abilities'] & object): CardDefinition =>
  card(name, { type: 'Enchantment', abilities });

const vote = sorcery('Test Vote', '{0}', {
  modes: {
    min: 1,
    max: 1,
    chooser: 'opponent',
    choices: [
      { label: 'you gain 4 life', effects: [gainLife(4)] },
      { label: 'you lose 4 life', effects: [loseLife(4, 'you')] },
    ],
  },
});

ownCards(
  // Its facts are not among those at hand.
  creatureCard(
    'Centaur of Attention',
    '{3}{G}{G}',
    'Centaur Performer',
    '3/3',
    triggered(enters, { effects: [{ do: 'rollDice', sides: 6, count: 5, as: 'sum', store: 'self' }] }),
    triggered(
      { on: 'step', player: 'you', match: { step: 'beginningOfCombat' } },
      { effects: [{ do: 'rerollStored', what: 'self' }] },
    ),
    continuous('self', [
      { mod: 'add', stat: 'power', value: { storedAlike: 'self' } },
      { mod: 'add', stat: 'toughness', value: { storedAlike: 'self' } },
    ]),
  ),
  card('Test Trap', {
    type: 'Artifact',
    abilities: [activated([{ pay: 'tap' }], { targets: [target(creature)], effects: [damage(1, t(0))] })],
  }),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  card('Test Spring', { type: 'Artifact', abilities: [manaAbility('{G}')] }),
  card('Test Other Spring', { type: 'Artifact', abilities: [manaAbility('{G}')] }),
  instant('Test Sabotage', '{0}', {
    effects: [destroy({ each: [permanent, { happened: { on: 'activating', object: 'self' } }] })],
  }),
  vote,
  enchantment('Test Twins', {
    kind: 'replacement',
    on: 'draw',
    player: 'you',
    instead: [draw(2)],
  }),
  creatureCard(
    'Test Traitor',
    '{0}',
    'Rogue',
    '2/2',
    triggered({ on: 'loseControl', object: 'self', player: 'you' }, { effects: [gainLife(9)] }),
  ),
  creatureCard('Test Berserker', '{0}', 'Berserker', '3/3', continuous('self', [rule('mustAttack')])),
  enchantment('Test Spur', {
    kind: 'triggered',
    on: { on: 'damage', source: { is: 'hadToAttack' }, player: 'opponent', match: { combat: true } },
    effects: [gainLife(1)],
  }),
  sorcery('Test Duel', '{0}', {
    targets: [{ ...target(anyTarget), chooser: 'opponent' }, target(anyTarget)],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Die', '{0}', { effects: [{ do: 'rollDice', sides: 6, as: 'n' }, gainLife({ number: 'n' })] }),
  card('Test Duelist', {
    type: 'Artifact',
    abilities: [
      activated([tap], {
        targets: [{ ...target(anyTarget), chooser: 'opponent' }, target(anyTarget)],
        effects: [damage(1, t(0)), damage(2, t(1))],
      }),
    ],
  }),
  card('Test Dawn', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      continuous('self', [
        {
          mod: 'rule',
          rule: 'castOnly',
          if: {
            any: [
              {
                all: [
                  { not: { during: ['upkeep'] } },
                  { compare: [{ happened: { on: 'step', match: { step: 'upkeep' } } }, '>=', 1] },
                ],
              },
              { compare: [{ happened: { on: 'step', match: { step: 'upkeep' } } }, '>=', 2] },
            ],
          },
        },
      ]),
      { kind: 'spell', effects: [gainLife(1)] },
    ],
  }),
  sorcery('Test Encore', '{0}', {
    effects: [{ do: 'extraSteps', steps: ['upkeep'], after: 'phase' }],
  }),
  enchantment(
    'Test Freedom',
    continuous({ players: 'you' }, [rule('asThoughFlash')]),
    continuous([{ zone: 'graveyard' }, { owner: 'you' }], [{ mod: 'play' }]),
  ),
  sorcery('Test Prism', '{1}{W}', { effects: [gainLife('colorsSpent')] }),
  sorcery('Test Void', '{C}{C}', { effects: [gainLife(1)] }),
  enchantment(
    'Test Anything',
    continuous({ players: 'you' }, [
      { mod: 'rule', rule: 'spendsAsAny', type: true, for: 'spell', of: { named: 'Test Void' } },
    ]),
  ),
  card('Test Lamp', {
    type: 'Artifact',
    abilities: [activated([{ pay: 'mana', cost: '{W}' }], { effects: [gainLife(1)] })],
  }),
  enchantment('Test Workshop', continuous({ players: 'you' }, [rule('spendsAsAny', { for: 'ability' })])),
  enchantment(
    'Test Burden',
    continuous({ has: ['types', 'Artifact'] }, [
      { mod: 'cost', abilities: true, more: [{ pay: 'mana', cost: '{U}' }] },
    ]),
  ),
  sorcery('Test Slow', '{0}', { effects: [gainLife(7)] }),
  faces(
    'split',
    sorcery('Test Rise', '{4}', { effects: [gainLife(3)] }),
    sorcery('Test Fall', '{5}', { effects: [loseLife(3, 'opponents')] }),
  ),
  card('Test Recall', {
    type: 'Artifact',
    abilities: [
      activated([tap], {
        effects: [
          { do: 'copyCard', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, save: 'copy' },
          { do: 'play', what: { saved: 'copy' }, cost: [] },
        ],
      }),
    ],
  }),
  creatureCard('Test Champion', '{0}', 'Elf', '3/3', keyword('champion', { from: creature, label: 'a creature' })),
  creatureCard(
    'Test Other Champion',
    '{0}',
    'Elf',
    '4/4',
    keyword('champion', { from: creature, label: 'a creature' }),
  ),
);
const offers = (game: ReturnType<typeof magicPosition>, name: string): boolean =>
  game.decision().options.some((o) => o.card === name);
const stacked = (game: ReturnType<typeof magicPosition>): number => game.view().stack.length;

describe('what was activated', () => {
  it('mtg:700.10 a permanent of which a mana ability was activated this turn', () => {
    const game = magicPosition([
      { hand: ['Test Sabotage'], battlefield: ['Test Spring', 'Test Other Spring', 'Test Trap', 'Test Bear'] },
      {},
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Spring', mana: true });
    game.activate(0, 'Test Trap').resolve().cast(0, 'Test Sabotage').resolve();
    expect(['Test Spring', 'Test Other Spring', 'Test Trap'].map((name) => game.zones(name)[0])).toEqual([
      'graveyard',
      'battlefield',
      'graveyard',
    ]);
  });

  it('mtg:700.10 Cut Short destroys a planeswalker that was activated this turn, and no other', () => {
    const walker = { card: 'Sorin Markov', counters: { loyalty: 4 } };
    const position = () => magicPosition([{ hand: ['Cut Short'], battlefield: [walker, ...lands(3, 'Plains')] }, {}]);
    expect(offers(position(), 'Cut Short')).toBe(false);
    const game = position().choose(0, { kind: 'ACTIVATE', loyalty: '+2' }, { player: 1 }).resolve();
    expect(game.cast(0, 'Cut Short').resolve().zones('Sorin Markov')).toEqual(['graveyard']);
  });
});

describe('what an opponent chooses', () => {
  it('mtg:700.2e an opponent of its controller chooses the mode', () => {
    const game = magicPosition([{ hand: ['Test Vote'] }, {}]).cast(0, 'Test Vote');
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'MODES']]);
    expect(game.choose(1, { index: 1 }).resolve().life(0)).toBe(16);
  });

  it('mtg:601.6b its controller chooses first, whatever comes first in the text', () => {
    const game = magicPosition([{ hand: ['Test Duel'] }, {}]).cast(0, 'Test Duel');
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'TARGETS']]);
    game.choose(0, { player: 1 });
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'TARGETS']]);
    game.choose(1, { player: 0 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 18]);
  });

  const witches = () => magicPosition([{ battlefield: ['Cuombajj Witches'] }, {}]).activate(0, 'Cuombajj Witches');

  it('mtg:602.3 Cuombajj Witches let an opponent choose a target when their player would', () => {
    const game = witches().choose(0, { player: 1 });
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'TARGETS']]);
    game.choose(1, { player: 0 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 19]);
  });

  it('mtg:601.6a of several opponents its controller says which one chooses', () => {
    const game = table([{ hand: ['Test Vote'] }, {}, {}], { definitions: [jsonOf(vote)] }).cast(0, 'Test Vote');
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'CHOOSE_OBJECTS' });
    expect(game.decision().options.map(({ player }) => player)).toEqual([1, 2]);
    game.choose(0, { player: 2 });
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[2, 'MODES']]);
  });

  it('mtg:602.3a so do they of an ability', () => {
    const game = table([{ battlefield: ['Cuombajj Witches'] }, {}, {}]).activate(0, 'Cuombajj Witches');
    game.choose(0, { player: 1 });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'CHOOSE_OBJECTS' });
    game.choose(0, { player: 1 });
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'TARGETS']]);
  });

  it('mtg:602.3b of an ability its controller chooses first, whatever comes first in the text', () => {
    const game = magicPosition([{ battlefield: ['Test Duelist'] }, {}]).activate(0, 'Test Duelist');
    expect(game.decisions().map(({ seat }) => seat)).toEqual([0]);
    game.choose(0, { player: 1 }).choose(1, { player: 0 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 18]);
  });
});

describe('what is done once each turn', () => {
  const SLOW = Array.from({ length: 4 }, () => 'Test Slow');
  const paragon = () =>
    magicPosition([
      { hand: SLOW, battlefield: ['Nykthos Paragon'], library: lands(3, 'Wastes') },
      { library: lands(3, 'Wastes') },
    ]);
  const gain = (game: ReturnType<typeof magicPosition>) => game.cast(0, 'Test Slow').resolve();
  it('mtg:603.2h Nykthos Paragon triggers until its player has done it, and then no more', () => {
    const game = gain(paragon());
    expect(stacked(game)).toBe(1);
    game.resolve().answer(0, { confirm: false });
    expect(stacked(gain(game))).toBe(1);
    game.resolve().answer(0, { confirm: true });
    expect(game.figures('Nykthos Paragon')).toBe('11/13');
    expect(stacked(gain(game))).toBe(0);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(stacked(gain(game))).toBe(1);
  });
});

describe('mana as though it were another', () => {
  const colors = (battlefield: (string | JsonObject)[], mana: string, hand: string[], more: object = {}) =>
    magicPosition([{ hand, battlefield, mana, ...more }, {}]);
  it('mtg:609.4b Chromatic Orrery lets any mana pay for a color, and what was spent stays what it is', () => {
    expect(offers(colors([], '{C}{R}', ['Test Prism']), 'Test Prism')).toBe(false);
    expect(colors([], '{C}{W}', ['Test Prism']).cast(0, 'Test Prism').resolve().life(0)).toBe(21);
    const game = colors(['Chromatic Orrery'], '{C}{R}', ['Test Prism']);
    // One color of mana was spent, red; the white that the cost asks for was not.
    expect(game.cast(0, 'Test Prism').resolve().life(0)).toBe(21);
    const orrery = { card: 'Chromatic Orrery', tapped: true };
    const colorless = colors(['Chromatic Orrery'], '{C}{C}', ['Test Prism']);
    expect(colorless.cast(0, 'Test Prism').resolve().life(0)).toBe(20);
    expect(offers(colors([orrery], '{R}{R}', ['Test Void']), 'Test Void')).toBe(false);
  });

  it('mtg:118.14 where mana of any type can be spent, it pays for colorless mana as well, and only on what is meant', () => {
    expect(offers(colors(['Test Anything'], '{R}{R}', ['Test Void']), 'Test Void')).toBe(true);
    expect(offers(colors(['Test Anything'], '{R}{R}', ['Test Prism']), 'Test Prism')).toBe(false);
    expect(offers(colors([], '{R}{R}', ['Test Void']), 'Test Void')).toBe(false);
  });

  it('mtg:602.1e where only abilities are paid for so, it is the whole of what their activation costs, also what others add', () => {
    const abilities = (battlefield: string[]) =>
      colors([...battlefield, 'Test Lamp'], '{R}{R}', ['Test Prism'])
        .decision()
        .options.filter((o) => o.kind !== 'PASS')
        .map((o) => o.card);
    expect(abilities([])).toEqual([]);
    expect(abilities(['Test Workshop'])).toEqual(['Test Lamp']);
    expect(abilities(['Test Workshop', 'Test Burden'])).toEqual(['Test Lamp']);
  });
});

describe('when a spell may be cast', () => {
  it('mtg:506.7f Chaotic Strike is cast once blockers were declared, and not in a combat without attackers', () => {
    const position = () =>
      magicPosition([
        { hand: ['Chaotic Strike'], battlefield: ['Grizzly Bears', ...lands(2, 'Mountain')] },
        { battlefield: ['Memnite'] },
      ]);
    const quiet = position().until({ step: 'endOfCombat' });
    expect(offers(quiet, 'Chaotic Strike')).toBe(false);
    const game = position().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears');
    expect(offers(game, 'Chaotic Strike')).toBe(false);
    game.until({ step: 'declareBlockers', kind: 'PRIORITY' });
    expect(offers(game, 'Chaotic Strike')).toBe(true);
  });

  it('mtg:506.7f Curtain of Light blocks an unblocked attacker once blockers were declared', () => {
    const game = magicPosition([
      { hand: ['Curtain of Light'], battlefield: ['Grizzly Bears', ...lands(2, 'Plains')] },
      {},
    ]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').until({ step: 'declareBlockers', kind: 'PRIORITY' });
    game.cast(0, 'Curtain of Light').resolve().until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(20);
  });

  it('mtg:503.2 of several upkeep steps the first one’s end opens the time after it', () => {
    const game = magicPosition([
      { hand: ['Test Dawn', 'Test Encore'], library: lands(9, 'Forest') },
      { library: lands(9, 'Forest') },
    ]);
    expect(offers(game, 'Test Dawn')).toBe(false);
    const turn = game.view().turn.number + 2;
    game.until({ turn, step: 'upkeep' });
    expect(offers(game, 'Test Dawn')).toBe(false);
    game.until({ turn, step: 'precombatMain' });
    expect(offers(game, 'Test Dawn')).toBe(true);
    game.cast(0, 'Test Encore').resolve().until({ turn, step: 'upkeep' });
    expect(offers(game, 'Test Dawn')).toBe(true);
  });

  it('mtg:609.4a two effects that let something be done as though it were otherwise both apply', () => {
    const at = (battlefield: string[]) =>
      magicPosition([{ graveyard: ['Test Slow'], battlefield }, {}]).until({ step: 'upkeep', turn: 4 });
    const game = at(['Test Freedom']);
    while (game.decision().seat !== 0) game.pass();
    expect(game.cast(0, 'Test Slow').resolve().life(0)).toBe(27);
  });
});

it('mtg:709.3c a copy of a split card that is cast has the two halves, of which one is cast', () => {
  const game = magicPosition([{ battlefield: ['Test Recall'], graveyard: ['Test Rise // Test Fall'] }, {}]);
  game.activate(0, 'Test Recall').resolve();
  expect(game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.label] : []))).toHaveLength(2);
  game.choose(0, { kind: 'CAST', card: 'Test Fall' }).resolveAll();
  expect([game.life(0), game.life(1), game.zones('Test Rise // Test Fall')]).toEqual([20, 17, ['graveyard']]);
});

it('mtg:607.2k what one champion exiled does not come back as another one leaves', () => {
  const game = magicPosition([
    {
      hand: ['Test Champion', 'Test Other Champion', 'Shock', 'Shock'],
      battlefield: ['Test Bear', 'Memnite', ...lands(2, 'Mountain')],
    },
    {},
  ]);
  game.cast(0, 'Test Champion').resolve().resolve().choose(0, { card: 'Test Bear' });
  game.cast(0, 'Test Other Champion').resolve().resolve().choose(0, { card: 'Memnite' });
  game.cast(0, 'Shock', { card: 'Test Champion' }).resolve().cast(0, 'Shock', { card: 'Test Champion' }).resolveAll();
  expect([game.zones('Test Bear'), game.zones('Memnite')]).toEqual([['battlefield'], ['exile']]);
});

describe('stored results', () => {
  const centaur = (...dice: number[]) =>
    magicPosition([{ hand: ['Centaur of Attention'], battlefield: lands(5, 'Forest') }, {}], {
      random: dice.map((n) => n - 1),
    })
      .cast(0, 'Centaur of Attention')
      .resolve()
      .resolve();
  it('mtg:706.8a Centaur of Attention keeps what it rolled, by its values', () => {
    expect(centaur(2, 5, 2, 6, 2).figures('Centaur of Attention')).toBe('6/6');
  });

  it('mtg:706.8b what is rerolled is stored no more, and what comes up is, with dice of the same kind', () => {
    const game = centaur(2, 2, 2, 5, 6, 3, 4).until({ step: 'beginningOfCombat' }).resolve();
    game.choose(0, [{ index: 0 }, { index: 1 }]);
    expect(game.figures('Centaur of Attention')).toBe('4/4');
    expect(game.happened('DICE_ROLLED').map(({ sides, results }) => [sides, results])).toEqual([
      [6, [2, 2, 2, 5, 6]],
      [6, [3, 4]],
    ]);
    // What was not rerolled stays as it is.
    const other = centaur(2, 2, 2, 5, 6, 2, 2).until({ step: 'beginningOfCombat' }).resolve();
    expect(other.choose(0, [{ index: 3 }, { index: 4 }]).figures('Centaur of Attention')).toBe('8/8');
  });

  it('mtg:706.8 any number of them are rerolled, also none', () => {
    const game = centaur(2, 2, 2, 5, 6).until({ step: 'beginningOfCombat' }).resolve();
    game.answer(0, { choose: [] });
    expect([game.figures('Centaur of Attention'), game.happened('DICE_ROLLED').length]).toEqual(['6/6', 1]);
    const all = centaur(1, 2, 3, 4, 5, 6, 6, 6, 6, 6).until({ step: 'beginningOfCombat' }).resolve();
    all.choose(
      0,
      [0, 1, 2, 3, 4].map((index) => ({ index })),
    );
    expect(all.figures('Centaur of Attention')).toBe('8/8');
  });

  it('mtg:607.2e only what the ability had noted counts, and no other roll', () => {
    const game = magicPosition([{ hand: ['Centaur of Attention', 'Test Die'], battlefield: lands(5, 'Forest') }, {}], {
      random: [1, 1, 2, 3, 4, 1],
    });
    game.cast(0, 'Centaur of Attention').resolve().resolve().cast(0, 'Test Die').resolve();
    expect([game.figures('Centaur of Attention'), game.life(0)]).toEqual(['5/5', 22]);
  });

  it('mtg:706.8c each permanent has the results that were stored on it, and no others', () => {
    const game = magicPosition(
      [{ hand: ['Centaur of Attention'], battlefield: ['Centaur of Attention', ...lands(5, 'Forest')] }, {}],
      { random: [0, 0, 0, 0, 0] },
    );
    game.cast(0, 'Centaur of Attention').resolve().resolve();
    const figures = game.all('Centaur of Attention').map(({ power, toughness }) => `${power}/${toughness}`);
    expect(figures.sort()).toEqual(['3/3', '8/8']);
  });
});

it('mtg:614.11b Sindbad discards no card that was drawn in the place of his own', () => {
  const with_ = (...battlefield: string[]) =>
    magicPosition([{ battlefield: ['Sindbad', ...battlefield], library: ['Memnite', 'Shock', 'Forest'] }, {}])
      .activate(0, 'Sindbad')
      .resolve();
  expect([with_().zones('Memnite'), with_().hand(0)]).toEqual([['graveyard'], 0]);
  const twice = with_('Test Twins');
  expect([twice.zones('Memnite'), twice.zones('Shock'), twice.hand(0)]).toEqual([['hand'], ['hand'], 2]);
});

describe('losing control', () => {
  it('mtg:603.10d Ray of Command taps what its player no longer controls', () => {
    const game = magicPosition([
      { hand: ['Ray of Command'], battlefield: lands(4, 'Island') },
      { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    ]);
    game.cast(0, 'Ray of Command').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ controller: 0, tapped: false });
    game.until({ turn: game.view().turn.number + 1, step: 'upkeep' });
    expect(game.the('Grizzly Bears').controller).toBe(1);
    expect(game.happened('ABILITY_TRIGGERED').map(({ controller }) => controller)).toEqual([0]);
  });

  it('mtg:603.10d an ability of what changes sides triggers for who controlled it before', () => {
    const game = magicPosition([
      { hand: ['Ray of Command'], battlefield: lands(4, 'Island') },
      { battlefield: ['Test Traitor'] },
    ]);
    game.cast(0, 'Ray of Command').resolve();
    expect(game.resolveAll().life(1)).toBe(29);
    expect(game.life(0)).toBe(20);
  });
});

it('mtg:506.6 a creature had to attack where an effect required it, and not where it just attacked', () => {
  const game = magicPosition([{ battlefield: ['Test Berserker', 'Test Bear', 'Test Spur'] }, {}]).until({
    kind: 'ATTACKERS',
  });
  game.attack(0, 'Test Berserker', 'Test Bear').until({ step: 'postcombatMain' });
  expect([game.life(1), game.life(0)]).toEqual([15, 21]);
});
