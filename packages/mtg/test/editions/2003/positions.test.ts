/** Positions out of the text of 2003 and its examples, played by its rules. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  keyword,
  plus,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const free = [{ pay: 'mana' as const, cost: '{0}' }];
const types = (...value: string[]) => ({ mod: 'set' as const, prop: 'types', value });
const COLORED = { do: 'chooseWord' as const, of: 'color' as const, entering: true as const };

ownCards(
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Petrify', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), types('Artifact'))] }),
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Wither', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '-1/-1', amount: 1 }],
  }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  instant('Test Flight', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: keyword('flying') })],
  }),
  instant('Test Fall', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  card('Test Mail', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  creatureCard('Test Chooser', '{0}', 'Elf', '1/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    before: [COLORED],
  }),
  instant('Test Second Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  card('Test Hero', { cost: '{0}', type: 'Legendary Creature — Elf', power: 1, toughness: 1 }),
  sorcery('Test Pair', '{0}', {
    effects: [{ do: 'create', token: token('Elf Scout', 'Creature — Elf Scout', ['G'], '1/1') }],
  }),
  creatureCard(
    'Test Familiar',
    '{0}',
    'Kavu',
    '1/1',
    continuous({ players: 'you' }, [
      { mod: 'cost', of: [{ has: ['colors', 'B'] }], less: [{ pay: 'mana', cost: '{1}' }] },
    ]),
  ),
  {
    ...instant('Test Bomb', '{3}{B}', { effects: [gainLife(1)] }),
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'sacrifice', what: [creature], count: 1 }],
        effects: [gainLife(1)],
      },
    ],
  } as never,
  card('Test Watcher', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  sorcery('Test Ruin', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ has: ['types', ['Artifact', 'Creature', 'Land']] }] },
        to: 'graveyard',
        cause: 'destroy',
      },
    ],
  }),
  creatureCard('Test Once', '{0}', 'Elf', '1/1', activated(free, { effects: [gainLife(1)], limit: { perTurn: 1 } })),
  creatureCard('Test Doubler', '{0}', 'Elf', '1/1', {
    kind: 'replacement',
    on: 'damage',
    source: [creature, { controller: 'you' }],
    change: { times: 2 },
  } as never),
  creatureCard(
    'Test Prism',
    '{0}',
    'Elf',
    '1/1',
    activated([], { immediate: true, effects: [{ do: 'addMana', chosen: true }] }),
  ),
  sorcery('Test Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  creatureCard(
    'Test Doomed',
    '{0}',
    'Elf',
    '1/1',
    activated(free, {
      effects: [
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'destroy' }],
        },
      ],
    }),
  ),
  creatureCard('Test Rager', '{0}', 'Goblin', '1/1', continuous('self', [{ mod: 'rule', rule: 'mustAttack' }])),
  creatureCard('Test Shy', '{0}', 'Elf', '1/1', continuous('self', [{ mod: 'rule', rule: 'cantAttackAlone' }])),
  creatureCard('Test Second Shy', '{0}', 'Elf', '1/1', continuous('self', [{ mod: 'rule', rule: 'cantAttackAlone' }])),
  card('Test Offer', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'step', match: { step: 'upkeep' }, player: 'you' },
        {
          effects: [
            {
              do: 'forEach',
              of: 'players',
              as: 'one',
              effects: [{ do: 'may', who: { saved: 'one' }, then: [{ do: 'draw', who: { saved: 'one' }, count: 1 }] }],
            },
          ],
        },
      ),
    ],
  }),
);

const position = (mine: object, theirs: object = {}, turn?: object): Play =>
  position2003([mine, theirs], turn ? ({ turn } as never) : {});
type Pair = [blocker: string, attacker: string];
const fight = (mine: object, theirs: object, attackers: string[], ...blocks: Pair[]): Play => {
  const game = position(mine, theirs).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
};

describe('mana and the turn', () => {
  it('mtg-2003:300.4 mana from the beginning of combat is there until the end of combat, and then burns', () => {
    const game = position({ battlefield: ['Mountain'] }).until({ step: 'beginningOfCombat' });
    game.choose(0, { kind: 'ACTIVATE', card: 'Mountain', mana: true });
    game.until({ step: 'endOfCombat' });
    expect(game.life(0)).toBe(20);
    game.until({ step: 'postcombatMain' });
    expect(game.life(0)).toBe(19);
  });

  it('mtg-2003:102.2 an empty library loses once the draw has resolved, and not before', () => {
    const game = position2003([{}, { library: [] }]).until({ turn: 4, step: 'draw' });
    expect([game.result(), game.view().stack.length]).toEqual([null, 1]);
    game.pass().pass();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});

describe('combat damage', () => {
  it('mtg-2003:310.4 a blocker that has left deals its damage, is dealt none, and nothing tramples over it', () => {
    const game = fight(
      { battlefield: ['War Mammoth'] },
      { hand: ['Unsummon'], battlefield: ['Grizzly Bears', 'Island'] },
      ['War Mammoth'],
      ['Grizzly Bears', 'War Mammoth'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, { distribute: [{ option: { card: 'Grizzly Bears' }, amount: 3 }] }).pass();
    game.castAt(1, 'Unsummon', { card: 'Grizzly Bears' }).resolve().resolve();
    expect([game.life(1), game.the('War Mammoth').damage]).toEqual([20, 2]);
  });

  it('mtg-2003:310.4 what is no creature any more is dealt none', () => {
    const game = fight(
      { battlefield: ['Hill Giant'] },
      { hand: ['Test Petrify'], battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    ).until({ step: 'combatDamage' });
    game.pass().castAt(1, 'Test Petrify', { card: 'Grizzly Bears' }).resolve().resolve();
    expect(game.happened('DAMAGE_DEALT').map(({ amount }) => amount)).toEqual([2]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
  });

  it('mtg-2003:310.4 more power comes too late for damage that waits', () => {
    const game = fight({ hand: ['Test Swell'], battlefield: ['Grizzly Bears'] }, {}, ['Grizzly Bears']);
    game.until({ step: 'combatDamage' }).castAt(0, 'Test Swell', { card: 'Grizzly Bears' }).resolve().resolve();
    expect([game.figures('Grizzly Bears'), game.life(1)]).toEqual(['5/5', 18]);
  });

  it('mtg-2003:306.2 an attacker that somebody else controls is out of combat, and assigns nothing', () => {
    const game = fight({ battlefield: ['Hill Giant'] }, { hand: ['Test Theft'] }, ['Hill Giant']);
    game.pass().castAt(1, 'Test Theft', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ controller: 1, attacking: null });
    game.until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });

  it('mtg-2003:419.6b a creature that regenerates while damage waits is not destroyed by it', () => {
    const game = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Drudge Skeletons', 'Swamp'] },
      ['Hill Giant'],
      ['Drudge Skeletons', 'Hill Giant'],
    ).until({ step: 'combatDamage' });
    game.pass().activate(1, 'Drudge Skeletons').resolve().resolve();
    expect(game.the('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0, blocking: [] });
  });
});

describe('state-based effects', () => {
  it('mtg-2003:420.5b counters of both kinds stay, and toughness 0 puts a creature into the graveyard', () => {
    const game = position({ hand: ['Test Wither'], battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 1 } }] });
    game.castAt(0, 'Test Wither', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').counters, game.figures('Hill Giant')]).toEqual([{ '+1/+1': 1, '-1/-1': 1 }, '3/3']);
    const weak = position({ hand: ['Test Wither'], battlefield: ['Llanowar Elves'] });
    weak.castAt(0, 'Test Wither', { card: 'Llanowar Elves' }).resolve();
    expect(weak.zones('Llanowar Elves')).toEqual(['graveyard']);
  });

  it('mtg-2003:420.5e the older legend stays, whoever controls it', () => {
    const lands = Array.from({ length: 6 }, () => 'Mountain');
    const game = position(
      { battlefield: ['Kamahl, Pit Fighter'] },
      { hand: ['Kamahl, Pit Fighter'], battlefield: lands },
    );
    game.until({ turn: 4, step: 'precombatMain' }).cast(1, 'Kamahl, Pit Fighter').resolve();
    expect(game.the('Kamahl, Pit Fighter')).toMatchObject({ controller: 0 });
    expect(game.zones('Kamahl, Pit Fighter').sort()).toEqual(['battlefield', 'graveyard']);
  });
});

describe('continuous effects', () => {
  it('mtg-2003:418.5d of flying that is given and taken away the later counts, both ways', () => {
    const after = (...names: string[]): unknown => {
      const game = position({ hand: names, battlefield: ['Grizzly Bears'] });
      for (const name of names) game.castAt(0, name, { card: 'Grizzly Bears' }).resolve();
      return game.the('Grizzly Bears').keywords;
    };
    expect([after('Test Flight', 'Test Fall'), after('Test Fall', 'Test Flight')]).toEqual([[], ['flying']]);
  });
});

describe('phasing', () => {
  it('mtg-2003:502.15h a permanent remembers what was chosen as it came into play', () => {
    const game = position({ hand: ['Test Chooser', 'Test Shift'] })
      .cast(0, 'Test Chooser')
      .pass()
      .pass();
    game.choose(0, { value: 'G' });
    const { chosen } = game.the('Test Chooser');
    game.castAt(0, 'Test Shift', { card: 'Test Chooser' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect([game.the('Test Chooser').chosen, Object.keys(chosen as object).length]).toEqual([chosen, 1]);
  });

  it('mtg-2003:502.15k legends of one name that phase in together are both as old, and both go', () => {
    const game = position({ hand: ['Test Shift', 'Test Second Shift', 'Test Hero'], battlefield: ['Test Hero'] });
    game.castAt(0, 'Test Shift', { card: 'Test Hero' }).resolve().cast(0, 'Test Hero').resolve();
    game.castAt(0, 'Test Second Shift', { card: 'Test Hero' }).resolve();
    expect(game.zones('Test Hero')).toEqual(['phasedOut', 'phasedOut']);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Test Hero')).toEqual(['graveyard', 'graveyard']);
  });

  it('mtg-2003:502.15i what is attached phases out and in along with it', () => {
    const game = position({ hand: ['Test Mail', 'Test Shift'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Mail', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Shift', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Test Mail')).toEqual(['phasedOut']);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.zones('Test Mail'), game.figures('Grizzly Bears')]).toEqual([['battlefield'], '3/3']);
  });
});

describe('spells and abilities', () => {
  it('mtg-2003:409.1f what a spell costs is fixed before it is paid: who makes it cheaper may be sacrificed for it', () => {
    const game = position({
      hand: ['Test Bomb'],
      battlefield: ['Test Familiar', 'Swamp', 'Swamp', 'Swamp'],
    });
    game.cast(0, 'Test Bomb');
    while (!game.waiting()) game.choose(0, { card: 'Test Familiar' });
    expect([game.zones('Test Familiar'), game.all('Swamp').filter(({ tapped }) => tapped).length]).toEqual([
      ['graveyard'],
      3,
    ]);
  });

  it('mtg-2003:410.10d what leaves together with creatures sees each of them go', () => {
    const game = position({ hand: ['Test Ruin'], battlefield: ['Test Watcher', 'Grizzly Bears', 'Hill Giant'] });
    game.cast(0, 'Test Ruin').resolve();
    game.until({ kind: 'PRIORITY' }).resolveAll();
    expect(game.life(0)).toBe(22);
  });

  it('mtg-2003:403.3 an ability that is used once a turn was used, whoever controls it now', () => {
    const game = position({ hand: ['Test Theft'], battlefield: [] }, { battlefield: ['Test Once'] });
    game.pass().activate(1, 'Test Once').resolve();
    game.castAt(0, 'Test Theft', { card: 'Test Once' }).resolve();
    expect(game.the('Test Once').controller).toBe(0);
    expect(game.decision().options?.some((o) => o.kind === 'ACTIVATE' && o.card === 'Test Once')).toBe(false);
  });

  it('mtg-2003:216.1 a token is called by its creature types', () => {
    const game = position({ hand: ['Test Pair'] })
      .cast(0, 'Test Pair')
      .resolve();
    expect(game.the('Elf Scout')).toMatchObject({ name: 'Elf Scout', subtypes: ['Elf', 'Scout'] });
  });

  it('mtg-2003:410.2 where both players are offered a choice there is one on the stack for each', () => {
    const game = position({ battlefield: ['Test Offer'] }, {}).until({ turn: 5, step: 'upkeep', kind: 'MAY' });
    const asked: number[] = [];
    while (game.decision().kind === 'MAY') {
      const { seat } = game.decision();
      asked.push(seat);
      game.answer(seat, { confirm: seat === 1 });
    }
    expect([game.view().stack.length, game.view().turn.step]).toEqual([2, 'upkeep']);
    game.resolveAll();
    expect([asked.sort(), game.happened('CARD_DRAWN').filter(({ seat }) => seat === 1).length]).toEqual([[0, 1], 2]);
  });
});

describe('what is removed from the game', () => {
  it('mtg-2003:217.7a is outside the game, from where a wish brings it back', () => {
    const game = position({
      hand: ['Burning Wish'],
      battlefield: ['Mountain', 'Mountain'],
      exile: ['Volcanic Hammer', 'Shock'],
    });
    game.cast(0, 'Burning Wish').pass().pass();
    expect(game.decision().options?.map(({ card }) => card)).toEqual(['Volcanic Hammer']);
    game.choose(0, { card: 'Volcanic Hammer' });
    expect([game.zones('Volcanic Hammer'), game.zones('Shock'), game.zones('Burning Wish')]).toEqual([
      ['hand'],
      ['exile'],
      ['exile'],
    ]);
  });
});

describe('copies and choices', () => {
  it('mtg-2003:503.8 what was chosen as it came into play is remembered, whatever it is a copy of later', () => {
    const game = position({ hand: ['Test Chooser', 'Test Guise'], battlefield: ['Test Prism'] })
      .cast(0, 'Test Chooser')
      .pass()
      .pass();
    game.choose(0, { value: 'G' });
    game.cast(0, 'Test Guise').choose(0, { card: 'Test Chooser' });
    while (!game.waiting()) game.choose(0, { card: 'Test Prism' });
    game.resolve();
    expect(game.the('Test Chooser')).toMatchObject({ name: 'Test Prism', chosen: { color: 'G' } });
    game.choose(0, { kind: 'ACTIVATE', object: game.the('Test Chooser').id });
    expect((game.view().players[0] as { resources: { mana: object } }).resources.mana).toMatchObject({ G: 1 });
  });

  it('mtg-2003:503.11 what an ability said of it by name is said of the permanent, though it is something else by then', () => {
    const game = position({ hand: ['Test Guise'], battlefield: ['Test Doomed', 'Grizzly Bears'] });
    game.activate(0, 'Test Doomed').resolve();
    game.cast(0, 'Test Guise').choose(0, { card: 'Test Doomed' });
    while (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve();
    expect(game.the('Test Doomed').name).toBe('Grizzly Bears');
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.zones('Test Doomed')).toEqual(['graveyard']);
  });

  it('mtg-2003:505.5 a number taken from a split card is that of both halves together', () => {
    const game = position({ hand: ['Assault // Battery'] });
    expect(game.the('Assault // Battery', 'hand').manaValue).toBe(5);
  });
});

describe('declarations', () => {
  it('mtg-2003:308.1 a Wall does not attack, but where something lets it attack as though it were none', () => {
    const kinds = (...battlefield: string[]): string => {
      const game = position({ battlefield }).until({ step: 'declareAttackers' });
      if (game.decision().kind !== 'ATTACKERS') return game.decision().kind;
      game.attack(0, 'Wall of Air');
      return String(game.the('Wall of Air').tapped);
    };
    expect(kinds('Rolling Stones', 'Wall of Air')).toBe('true');
    const game = position({ battlefield: ['Wall of Air', 'Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    game.refused(0, { assign: [{ from: { card: 'Wall of Air' }, to: { player: 1 } }] });
  });

  it('mtg-2003:500.2 two that attack only with others attack together, and neither does alone', () => {
    const game = position({ battlefield: ['Test Shy', 'Test Second Shy'] }).until({ kind: 'ATTACKERS' });
    game.refused(0, { assign: [{ from: { card: 'Test Shy' }, to: { player: 1 } }] });
    game.attack(0, 'Test Shy', 'Test Second Shy');
    expect(game.the('Test Shy').attacking).toEqual({ player: 1 });
  });

  it('mtg-2003:500.2 who must attack and does not is what makes an attack illegal', () => {
    const game = position({ battlefield: ['Test Rager', 'Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    game.refused(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] });
    game.attack(0, 'Test Rager');
    expect(game.the('Test Rager').tapped).toBe(true);
  });
});
