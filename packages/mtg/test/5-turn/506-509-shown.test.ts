/** Combat, one rule each (506–509): what enters it, what it asks for and what is waited for. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  each,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  loseLife,
  permanent,
  rule,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';
import { attack as attackPlayers, leave, table } from '../8-multiplayer/table.js';
import { attack, battle } from './battles.js';
import { turnCards } from './test-cards.js';

const wolf = token('Wolf', 'Creature — Wolf', ['G'], '2/2');
const timed = (name: string, condition: object) =>
  card(name, {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      { kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: condition }] } as never,
      { kind: 'spell', effects: [gainLife(1)] },
    ],
  });
const beforeBlocks = { during: ['beginningOfCombat', 'declareAttackers'] };
ownCards(
  ...turnCards,
  instant('Test Charge', '{0}', {
    targets: [target(inYourGraveyard)],
    effects: [{ do: 'enterAttacking', what: t(0) }],
  }),
  instant('Test Hunt', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'enterAttacking', token: wolf, defending: t(0) }],
  }),
  card('Test Idol', { cost: '{0}', type: 'Artifact' }),
  card('Test March', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous(artifact, [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 4 },
        { mod: 'set', prop: 'toughness', value: 4 },
      ]),
    ],
  }),
  instant('Test Guard', '{0}', {
    effects: [{ do: 'putBlocking', what: each([{ zone: 'graveyard' }, { owner: 'you' }]) }],
  }),
  creatureCard(
    'Test Wall',
    '{0}',
    'Wall',
    '0/4',
    keyword('defender'),
    continuous('self', [rule('cantAttack'), rule('cantBlock')]),
  ),
  timed('Test Early', beforeBlocks),
  instant('Test Assault', '{0}', { effects: [{ do: 'extraPhases', phases: ['combat', 'main'] }] }),
  instant('Test Turn Aside', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'reselectAttacked', what: t(0) }],
  }),
  instant('Test Awaken', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 3 },
        { mod: 'set', prop: 'toughness', value: 9 },
      ),
    ],
  }),
  instant('Test Only', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Creature'] })],
  }),
  instant('Test Still', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Planeswalker'] })],
  }),
  card('Test Tithes', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'opponents' }, [rule('blockTax', { count: 1 })])],
  }),
  card('Test Toll', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('attackTax', { count: 2 })])],
  }),
  card('Test Grudge', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'attacked', player: 'you' }, { effects: [gainLife(1)] })],
  }),
  creatureCard(
    'Test Thief',
    '{0}',
    'Rogue',
    '1/1',
    triggered(attacks, { effects: [loseLife(5, { event: 'defending' })] }),
  ),
  creatureCard(
    'Test Zealot',
    '{0}',
    'Human',
    '4/4',
    triggered({ on: 'block', source: 'self', object: [{ has: ['colors', 'W'] }] }, { effects: [gainLife(7)] }),
  ),
  instant('Test Whiten', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['W'] })],
  }),
  instant('Test Praise', '{0}', {
    effects: [{ do: 'if', if: { exists: { is: 'attackedThisCombat' } }, then: [gainLife(4)] }],
  }),
  creatureCard('Test Bodyguard Two', '{0}', 'Human', '2/2', continuous('self', [rule('mustBlock')])),
);
type Side = Parameters<typeof magicPosition>[0][0];
const toAttackers = (mine: Side, theirs: Side = {}): Play => magicPosition([mine, theirs]).until({ kind: 'ATTACKERS' });
const attacking = (mine: Side, theirs: Side, ...names: string[]): Play => toAttackers(mine, theirs).attack(0, ...names);
const offers = (game: Play, name: string): boolean =>
  game.decisions().some((d) => (d.options ?? []).some((one) => one.card === name));

describe('entering combat (506.3, 508.4)', () => {
  it('mtg:506.3a what is no creature enters, and is never attacking', () => {
    const game = attacking(
      { hand: ['Test Charge'], graveyard: ['Test Idol'], battlefield: ['Grizzly Bears'] },
      {},
      'Grizzly Bears',
    );
    game.castAt(0, 'Test Charge', { card: 'Test Idol' }).resolve();
    expect(game.the('Test Idol')).toMatchObject({ zone: 'battlefield', attacking: null });
    expect(game.happened('REMOVED_FROM_COMBAT')).toEqual([]);
    const nobody = magicPosition([{ hand: ['Test Charge'], graveyard: ['Test Idol'] }, {}]);
    nobody.until({ step: 'declareAttackers' }).castAt(0, 'Test Charge', { card: 'Test Idol' }).resolve();
    expect(
      nobody
        .until({ step: 'endOfCombat' })
        .happened('STEP_BEGAN')
        .map((e) => e.step),
    ).not.toContain('combatDamage');
  });

  it('mtg:506.3a what an effect makes a creature as it enters is attacking', () => {
    const game = attacking(
      { hand: ['Test Charge'], graveyard: ['Test Idol'], battlefield: ['Grizzly Bears', 'Test March'] },
      {},
      'Grizzly Bears',
    );
    game.castAt(0, 'Test Charge', { card: 'Test Idol' }).resolve();
    expect(game.the('Test Idol').attacking).toEqual({ player: 1 });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(14);
  });

  it('mtg:506.3c what would attack a player who has left enters, and attacks nobody', () => {
    const hunt = instant('Test Pursuit', '{0}', {
      targets: [target({ player: 'opponent' })],
      effects: [{ do: 'enterAttacking', token: wolf, defending: t(0) }],
    });
    const begin = (): Play => {
      const game = table([{ hand: ['Test Pursuit'], battlefield: ['Grizzly Bears'] }, {}, {}], {
        definitions: [hunt] as never,
      });
      attackPlayers(game.until({ kind: 'ATTACKERS' }), 0, ['Grizzly Bears', 1]);
      return game.castAt(0, 'Test Pursuit', { player: 2 });
    };
    expect(begin().resolve().the('Wolf').attacking).toEqual({ player: 2 });
    const left = leave(begin(), 2).resolveAll();
    expect(left.all('Wolf').map((one) => one.attacking)).toEqual([]);
  });

  it('mtg:506.3d what enters attacking after blocks were declared is unblocked', () => {
    const game = attacking(
      { hand: ['Test Ambush'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
      'Grizzly Bears',
    )
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears'])
      .cast(0, 'Test Ambush')
      .resolve();
    expect(game.the('Test Wolf').attacking).toEqual({ player: 1 });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });

  it('mtg:506.3e what would block a creature that attacks somebody else enters, and blocks nothing', () => {
    const guard = instant('Test Guardian', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'enterBlocking', token: wolf, blocking: t(0) }],
    });
    const begin = (whom: number): Play => {
      const game = table([{ battlefield: ['Grizzly Bears'] }, { hand: ['Test Guardian'] }, {}], {
        definitions: [guard] as never,
      });
      attackPlayers(game.until({ kind: 'ATTACKERS' }), 0, ['Grizzly Bears', whom]);
      return game.pass().castAt(1, 'Test Guardian').resolve();
    };
    const bears = begin(1);
    expect(bears.the('Wolf').blocking).toEqual([bears.the('Grizzly Bears').id]);
    expect(begin(2).the('Wolf').blocking).toEqual([]);
  });

  it('mtg:508.4a what would attack a planeswalker that is one no more enters, and attacks nothing', () => {
    const game = (spell: string | null): Play => {
      const play = attacking(
        { hand: ['Test Hunt'], battlefield: ['Grizzly Bears'] },
        { hand: spell ? [spell] : [], battlefield: ['Test Walker'] },
        'Grizzly Bears',
      ).castAt(0, 'Test Hunt', { card: 'Test Walker' });
      if (spell) play.pass().castAt(1, spell, { card: 'Test Walker' }).resolve();
      return play.resolve();
    };
    const there = game(null);
    expect(there.the('Wolf').attacking).toEqual({ object: there.the('Test Walker').id });
    const still = game('Test Petrify');
    expect(still.the('Wolf').attacking).toBeNull();
    expect(still.until({ step: 'postcombatMain' }).life(1)).toBe(18);
  });

  it('mtg:508.4c nothing that restricts who attacks, or says who must, is about what enters attacking', () => {
    const charge = toAttackers({
      hand: ['Test Charge'],
      graveyard: ['Test Wall'],
      battlefield: ['Grizzly Bears'],
    }).attack(0, 'Grizzly Bears');
    charge.castAt(0, 'Test Charge', { card: 'Test Wall' }).resolve();
    expect(charge.the('Test Wall').attacking).toEqual({ player: 1 });
  });

  it('mtg:509.4 its controller chooses which attacker it blocks, where the effect says none', () => {
    const game = battle(
      { hand: ['Test Guard'], graveyard: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
    ).attack(1, 'Grizzly Bears', 'Craw Wurm');
    game.pass().cast(0, 'Test Guard').resolve();
    expect(game.decision()).toMatchObject({ kind: 'BLOCKED', seat: 0 });
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.the('Hill Giant').blocking).toEqual([game.the('Grizzly Bears').id]);
    game.until({ step: 'endOfCombat' });
    expect([game.life(0), game.zones('Grizzly Bears')]).toEqual([14, ['graveyard']]);
  });

  it('mtg:509.4b nothing that restricts who blocks is about what enters blocking', () => {
    const game = battle({ hand: ['Test Guard'], graveyard: ['Test Wall'] }, { battlefield: ['Grizzly Bears'] }).attack(
      1,
      'Grizzly Bears',
    );
    game.pass().cast(0, 'Test Guard').resolve();
    expect(game.the('Test Wall').blocking).toEqual([game.the('Grizzly Bears').id]);
    expect(game.until({ step: 'endOfCombat' }).life(0)).toBe(20);
  });
});

describe('a planeswalker that is a creature (506.4d)', () => {
  const both = (spell: string): Play => {
    const game = battle(
      { hand: ['Test Awaken', spell], battlefield: ['Test Walker'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    );
    game.answer(1, {
      assign: [
        { from: { card: 'Grizzly Bears' }, to: { card: 'Test Walker' } },
        { from: { card: 'Hill Giant' }, to: { player: 0 } },
      ],
    });
    game.pass().castAt(0, 'Test Awaken', { card: 'Test Walker' }).resolve();
    game.until({ kind: 'BLOCKERS' }).block(0, ['Test Walker', 'Hill Giant']);
    game.pass().castAt(0, spell, { card: 'Test Walker' }).resolve();
    return game;
  };
  it('mtg:506.4d it goes on blocking where it is no planeswalker any more, and is attacked no longer', () => {
    const game = both('Test Only');
    expect(game.the('Test Walker').blocking).toEqual([game.the('Hill Giant').id]);
    expect(game.the('Grizzly Bears').attacking).toEqual({ object: null });
  });
  it('mtg:506.4d it goes on being attacked where it is no creature any more, and blocks no longer', () => {
    const game = both('Test Still');
    expect(game.the('Test Walker').blocking).toEqual([]);
    expect(game.the('Grizzly Bears').attacking).toEqual({ object: game.the('Test Walker').id });
  });
});

describe('times that are told by combat (506.7)', () => {
  const veteran = (mine: string[] = []): Play =>
    magicPosition([{ battlefield: ['Alaborn Veteran', 'Grizzly Bears'], hand: mine }, {}], {
      turn: { step: 'upkeep' },
    });
  it('mtg:506.7a before attackers are declared is before that step begins, be any declared or not', () => {
    const game = veteran();
    const times = ['upkeep', 'draw', 'precombatMain', 'beginningOfCombat'].map((step) =>
      offers(game.until({ step }), 'Alaborn Veteran'),
    );
    expect(times).toEqual([true, true, true, true]);
    game.until({ kind: 'ATTACKERS' }).answer(0, { assign: [] });
    expect([game.view().turn.step, offers(game, 'Alaborn Veteran')]).toEqual(['declareAttackers', false]);
  });

  it('mtg:506.7d of several combat phases the first one counts', () => {
    const game = veteran(['Test Assault']).until({ step: 'precombatMain' }).cast(0, 'Test Assault').resolve();
    game.until({ step: 'endOfCombat' });
    while (game.view().turn.step !== 'beginningOfCombat') game.answer(game.decision().seat, game.decision().default);
    expect([game.view().turn.number, offers(game, 'Alaborn Veteran')]).toEqual([3, false]);
  });

  it('mtg:506.7e where there is no combat phase it is before the first main phase ends', () => {
    const game = veteran().until({ step: 'precombatMain' });
    expect(offers(game, 'Alaborn Veteran')).toBe(true);
    const hushed = magicPosition([{ battlefield: ['Alaborn Veteran', 'Grizzly Bears'] }, { hand: ['Test Hush'] }], {
      turn: { step: 'upkeep' },
    });
    hushed.pass().cast(1, 'Test Hush').resolve().until({ step: 'precombatMain' });
    expect(offers(hushed, 'Alaborn Veteran')).toBe(true);
    hushed.until({ step: 'postcombatMain' });
    expect([hushed.happened('SKIPPED').length > 0, offers(hushed, 'Alaborn Veteran')]).toEqual([true, false]);
  });

  it('mtg:506.7g abilities go by the same times as spells', () => {
    const game = veteran();
    expect(offers(game, 'Alaborn Veteran')).toBe(true);
    expect(offers(game.until({ turn: 4, step: 'upkeep' }), 'Alaborn Veteran')).toBe(false);
  });

  it('mtg:506.7b before blockers are declared is before that step begins, be any declared or not', () => {
    const game = toAttackers({ hand: ['Test Early'], battlefield: ['Grizzly Bears'] });
    game.attack(0, 'Grizzly Bears');
    expect(offers(game, 'Test Early')).toBe(true);
    game.until({ step: 'declareBlockers' });
    expect(offers(game, 'Test Early')).toBe(false);
  });
});

describe('attacking (508)', () => {
  it('mtg:508.1i mana abilities may be activated to pay for an attack', () => {
    const game = magicPosition(
      [{ battlefield: ['Grizzly Bears', ...lands(2, 'Forest')] }, { battlefield: ['Test Toll'] }],
      { options: { payment: 'manual' } },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears');
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PAY_MANA' });
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Forest', 'Forest']);
    game.choose(0, { card: 'Forest', nth: 0 }).choose(0, { card: 'Forest' });
    while (game.decision().kind === 'PAY_MANA') game.answer(0, game.decision().default);
    expect([game.the('Grizzly Bears').attacking, game.all('Forest').map(({ tapped }) => tapped)]).toEqual([
      { player: 1 },
      [true, true],
    ]);
  });

  it('mtg:508.3e attacking a player is waited for once, and neither their planeswalker nor what enters attacking counts', () => {
    const alarm = (assign: (game: Play) => Play): number =>
      assign(
        toAttackers(
          { hand: ['Test Ambush'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
          { battlefield: ['Test Grudge', 'Test Walker'] },
        ),
      )
        .resolveAll()
        .life(1);
    expect(alarm((game) => game.attack(0, 'Grizzly Bears', 'Hill Giant'))).toBe(21);
    expect(alarm((game) => attack(game, 0, ['Grizzly Bears', { card: 'Test Walker' }]))).toBe(20);
    expect(
      alarm((game) => {
        attack(game, 0, ['Grizzly Bears', { card: 'Test Walker' }])
          .cast(0, 'Test Ambush')
          .resolve();
        return game.choose(0, { player: 1 });
      }),
    ).toBe(20);
  });

  it('mtg:508.3f attacking and not being blocked is waited for as blockers are declared', () => {
    const game = attacking({ battlefield: ['Test Sneak'] }, { battlefield: ['Hill Giant'] }, 'Test Sneak');
    expect([game.view().stack, game.view().turn.step]).toEqual([[], 'declareAttackers']);
    game.until({ kind: 'BLOCKERS' }).answer(1, { assign: [] });
    expect([game.view().stack.map((s) => s.card), game.view().turn.step]).toEqual([['Test Sneak'], 'declareBlockers']);
  });

  it('mtg:508.5a the defending player is the one whom this creature attacks, of several', () => {
    const thief = creatureCard(
      'Test Robber',
      '{0}',
      'Rogue',
      '1/1',
      triggered(attacks, { effects: [loseLife(5, { event: 'defending' })] }),
    );
    const game = table([{ battlefield: ['Test Robber', 'Grizzly Bears'] }, {}, {}], { definitions: [thief] as never });
    attackPlayers(game.until({ kind: 'ATTACKERS' }), 0, ['Grizzly Bears', 1], ['Test Robber', 2]);
    game.resolveAll();
    expect([game.life(1), game.life(2)]).toEqual([20, 15]);
  });

  it('mtg:508.6 a player was attacked where an attacker was declared as attacking that player', () => {
    const praise = (assign: (game: Play) => Play): number =>
      assign(toAttackers({ hand: ['Test Praise'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Walker'] }))
        .cast(0, 'Test Praise')
        .resolve()
        .life(0);
    expect(praise((game) => game.attack(0, 'Grizzly Bears'))).toBe(24);
    expect(praise((game) => attack(game, 0, ['Grizzly Bears', { card: 'Test Walker' }]))).toBe(20);
  });

  const aside = (): Play =>
    attacking(
      { hand: ['Test Turn Aside'], battlefield: ['Test Raider', 'Test Grunt'] },
      { battlefield: ['Test Walker', 'Test Grudge'] },
      'Test Raider',
    ).resolveAll();
  it('mtg:508.7a a creature whose attack is chosen anew stays in combat, and has attacked what it was declared to', () => {
    const game = aside();
    expect(game.life(1)).toBe(21);
    game.castAt(0, 'Test Turn Aside', { card: 'Test Raider' }).resolve().choose(0, { card: 'Test Walker' });
    expect(game.the('Test Raider').attacking).toEqual({ object: game.the('Test Walker').id });
    expect([game.view().stack, game.happened('REMOVED_FROM_COMBAT')]).toEqual([[], []]);
    game.until({ step: 'endOfCombat' });
    expect([game.life(1), game.the('Test Walker').counters]).toEqual([21, { loyalty: 2 }]);
  });

  it('mtg:508.7b what attacks must obey, and must not, is not asked again', () => {
    const goaded = instant('Test Bind', '{0}', {
      targets: [target(creature)],
      effects: [untilEndOfTurn(t(0), rule('cantAttack'))],
    });
    const game = magicPosition(
      [
        { hand: ['Test Turn Aside', 'Test Bind'], battlefield: ['Grizzly Bears'] },
        { battlefield: ['Test Walker', 'Test Toll'] },
      ],
      { definitions: [goaded] },
    ).until({ kind: 'ATTACKERS' });
    attack(game, 0, ['Grizzly Bears', { card: 'Test Walker' }]);
    game.castAt(0, 'Test Bind').resolve().castAt(0, 'Test Turn Aside').resolve().choose(0, { player: 1 });
    // Neither can it not attack any more, nor does attacking the player cost anything by now.
    expect(game.the('Grizzly Bears').attacking).toEqual({ player: 1 });
  });

  it('mtg:508.7c what is chosen is an opponent of who controls the creature, or a planeswalker of one', () => {
    const game = attacking(
      { hand: ['Test Turn Aside'], battlefield: ['Grizzly Bears', 'Test Walker'] },
      { battlefield: [{ card: 'Test Walker' }, 'Test Idol'] },
      'Grizzly Bears',
    );
    game.castAt(0, 'Test Turn Aside', { card: 'Grizzly Bears' }).resolve();
    expect(
      game.decision().options.map(({ player, object, controller }) => player ?? [object !== undefined, controller]),
    ).toEqual([1, [true, 1]]);
    expect(game.decision().rules).toContain('mtg:508.7c');
  });
});

describe('blocking (509)', () => {
  const taxed = (theirs: string[], more: object = {}): Play =>
    magicPosition([{ battlefield: ['Grizzly Bears', 'Test Tithes'] }, { battlefield: theirs }], more)
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears');
  it('mtg:509.1d what blocking costs is mana for each creature that blocks, and what nobody can pay is refused', () => {
    const game = taxed(['Hill Giant', 'Craw Wurm', 'Forest']).until({ kind: 'BLOCKERS' });
    const both: JsonObject[] = ['Hill Giant', 'Craw Wurm'].map((name) => ({
      from: { card: name },
      to: { card: 'Grizzly Bears' },
    }));
    expect(game.refused(1, { assign: both as never }).rules).toContain('mtg:509.1d');
    game.block(1, ['Hill Giant', 'Grizzly Bears']);
    expect([game.the('Hill Giant').blocking, game.the('Forest').tapped]).toEqual([
      [game.the('Grizzly Bears').id],
      true,
    ]);
    const poor = taxed(['Hill Giant']).until({ step: 'declareBlockers' });
    expect([poor.decision().kind, poor.the('Hill Giant').blocking]).toEqual(['PRIORITY', []]);
  });

  it('mtg:509.1e mana abilities may be activated to pay for a block', () => {
    const game = taxed(['Hill Giant', 'Forest'], { options: { payment: 'manual' } }).until({ kind: 'BLOCKERS' });
    game.block(1, ['Hill Giant', 'Grizzly Bears']);
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'PAY_MANA', options: [{ card: 'Forest' }] });
  });

  it('mtg:509.1f all of it is paid before the creature blocks', () => {
    const game = taxed(['Hill Giant', 'Craw Wurm', ...lands(2, 'Forest')], { options: { payment: 'manual' } }).until({
      kind: 'BLOCKERS',
    });
    game.block(1, ['Hill Giant', 'Grizzly Bears'], ['Craw Wurm', 'Grizzly Bears']);
    game.choose(1, { card: 'Forest', nth: 0 });
    expect([game.decision().kind, game.the('Hill Giant').blocking]).toEqual(['PAY_MANA', []]);
    while (game.decision().kind === 'PAY_MANA') game.answer(1, game.decision().default);
    expect([game.the('Hill Giant').blocking, game.the('Craw Wurm').blocking]).toEqual([
      [game.the('Grizzly Bears').id],
      [game.the('Grizzly Bears').id],
    ]);
  });

  it('mtg:509.1c nobody is required to pay for a block', () => {
    const game = taxed(['Test Bodyguard Two', 'Forest']).until({ kind: 'BLOCKERS' });
    game.answer(1, { assign: [] });
    expect([game.the('Test Bodyguard Two').blocking, game.the('Forest').tapped]).toEqual([[], false]);
  });

  it('mtg:509.1i what waits for blocks triggers as blockers are declared, before anybody has priority', () => {
    const game = attacking({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Sniper'] }, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Sniper', 'Grizzly Bears']);
    expect([game.view().stack.map((s) => s.card), game.decision().seat]).toEqual([['Test Sniper'], 0]);
  });

  it('mtg:509.3f what a blocker is like counts as it blocks: what it becomes later triggers nothing', () => {
    const game = attacking(
      { hand: ['Test Whiten'], battlefield: ['Test Zealot'] },
      { battlefield: ['Hill Giant'] },
      'Test Zealot',
    );
    game.until({ kind: 'BLOCKERS' }).block(1, ['Hill Giant', 'Test Zealot']);
    game.castAt(0, 'Test Whiten', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').colors, game.view().stack, game.life(0)]).toEqual([['W'], [], 20]);
    const before = attacking(
      { hand: ['Test Whiten'], battlefield: ['Test Zealot'] },
      { battlefield: ['Hill Giant'] },
      'Test Zealot',
    );
    before.castAt(0, 'Test Whiten', { card: 'Hill Giant' }).resolve();
    before.until({ kind: 'BLOCKERS' }).block(1, ['Hill Giant', 'Test Zealot']).resolveAll();
    expect(before.life(0)).toBe(27);
  });
});
