/** Attackers and blockers (306, 308, 309, 500, 501): the second of several, and borrowed creatures, in positions by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  attacks,
  blocks,
  card,
  continuous,
  control,
  create,
  creature,
  creatureCard,
  gainLife,
  instant,
  rule,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, waiting } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const soldier = (name: string, figures: string, ...abilities: never[]) =>
  creatureCard(name, '{0}', 'Soldier', figures, ...abilities);
const picky = (color: string) => ({ mod: 'rule', rule: 'blocksOnly', what: { has: ['colors', color] } });

ownCards(
  instant('Test Brick', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Wall'] })],
  }),
  sorcery('Test Masonry', '{0}', { effects: [create(token('Bulwark', 'Creature — Soldier Wall', [], '1/1'))] }),
  creatureCard('Test Rampart', '{0}', 'Soldier Wall', '1/1'),
  instant('Test Charm', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Sway', '{0}', { effects: [untilEndOfTurn({ each: { is: 'attacking' } } as never, control)] }),
  instant('Test Rust', '{0}', {
    effects: [
      untilEndOfTurn({ each: { is: 'attacking' } } as never, { mod: 'set', prop: 'types', value: ['Artifact'] }),
    ],
  }),
  instant('Test Veil', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), rule('cantBeBlocked'))] }),
  instant('Test Fall', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  instant('Test Parry', '{0}', { targets: [target({ is: 'blocking' })], effects: [gainLife(1)] }),
  soldier('Test Rager', '1/1', continuous('self', [rule('mustAttack')]) as never),
  soldier('Test Second Rager', '1/1', continuous('self', [rule('mustAttack')]) as never),
  soldier('Test Sentry', '1/4', continuous('self', [rule('mustBlock')]) as never),
  soldier('Test Second Sentry', '1/4', continuous('self', [rule('mustBlock')]) as never),
  soldier('Test Timid', '1/1', continuous('self', [rule('cantBlockAlone')]) as never),
  soldier('Test Horde', '2/2', continuous('self', [rule('minBlockers', { count: 2 })]) as never),
  soldier('Test Beacon', '1/1', continuous('self', [rule('blockedByAll')]) as never),
  soldier('Test Second Beacon', '1/1', continuous('self', [rule('blockedByAll')]) as never),
  soldier('Test Drummer', '1/1', triggered(attacks, { effects: [gainLife(1)] }) as never),
  soldier('Test Second Drummer', '1/1', triggered(attacks, { effects: [gainLife(1)] }) as never),
  soldier('Test Warden', '1/4', triggered(blocks, { effects: [gainLife(1)] }) as never),
  soldier('Test Second Warden', '1/4', triggered(blocks, { effects: [gainLife(1)] }) as never),
  soldier('Test Picky', '1/1', continuous('self', [picky('R'), picky('W')] as never) as never),
  creatureCard('Test Guild', '{R}{W}', 'Soldier', '2/2'),
  enchantment('Test Toll', continuous({ players: 'you' }, [rule('attackTax', { count: 1 })])),
  enchantment('Test Bridge', continuous({ players: 'opponents' }, [rule('blockTax', { count: 1 })])),
);

const names = (game: Play): unknown[] => (game.decision().from ?? []).map(({ card: name }) => name);
const block = (from: string, to: string) => ({ from: { card: from }, to: { card: to } });
const attackOf = (...all: string[]) => ({ assign: all.map((name) => ({ from: { card: name }, to: { player: 1 } })) });
const borrowed = (name: string, controller: number) => ({ card: name, controller });
const blocking = (mine: object, theirs: object, ...attackers: string[]): Play =>
  position(mine, theirs)
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...attackers)
    .until({ kind: 'BLOCKERS' });

describe('leaving combat', () => {
  const two = ['Grizzly Bears', 'Hill Giant'];

  it('mtg-2003:306.2 all attackers leave combat that change control at once, and all that are no creatures any more', () => {
    for (const spell of ['Test Sway', 'Test Rust']) {
      const game = fight({ battlefield: two }, { hand: [spell] }, two);
      game.pass().cast(1, spell).resolve();
      expect(two.map((name) => game.the(name).attacking ?? null)).toEqual([null, null]);
      expect([game.until({ step: 'endOfCombat' }).life(1), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
    }
  });

  it('mtg-2003:308.5 all attackers attack until the combat phase is over, and none after it', () => {
    const three = [...two, 'Gray Ogre'];
    const game = fight({ battlefield: three }, {}, three);
    const attacking = (): unknown => three.map((name) => (game.the(name).attacking ?? null) !== null);
    expect(attacking()).toEqual([true, true, true]);
    game.until({ step: 'endOfCombat' });
    expect([attacking(), game.life(1)]).toEqual([[true, true, true], 13]);
    game.until({ step: 'postcombatMain' });
    expect(attacking()).toEqual([false, false, false]);
  });

  it('mtg-2003:309.4 blockers block until the combat phase is over, and not after it', () => {
    const game = fight(
      { hand: ['Test Parry'], battlefield: ['Wall of Wood', 'Grizzly Bears'] },
      { battlefield: ['Wall of Air'] },
      ['Grizzly Bears'],
      ['Wall of Air', 'Grizzly Bears'],
    );
    const at = (step: string): boolean => offers(game.until({ step }), 'CAST', 'Test Parry');
    expect([at('combatDamage'), at('endOfCombat'), at('postcombatMain')]).toEqual([true, true, false]);
  });
});

describe('declaring attackers', () => {
  it('mtg-2003:308.1 only creatures that the active player controls attack, whoever owns them', () => {
    const game = position(
      { battlefield: ['Grizzly Bears', borrowed('Hill Giant', 1), 'Icy Manipulator', 'Forest'] },
      { battlefield: [borrowed('Gray Ogre', 0), 'Craw Wurm'] },
    ).until({ kind: 'ATTACKERS' });
    expect(names(game).sort()).toEqual(['Gray Ogre', 'Grizzly Bears']);
    for (const name of ['Hill Giant', 'Craw Wurm', 'Icy Manipulator', 'Forest']) game.refused(0, attackOf(name));
    game.attack(0, 'Gray Ogre');
    expect(game.the('Gray Ogre')).toMatchObject({ owner: 1, controller: 0, tapped: true });
  });

  it('mtg-2003:308.1 what came under control in this turn does not attack, be it one’s own again or another’s', () => {
    const game = position(
      { hand: ['Test Charm', 'Test Sway'], battlefield: ['Grizzly Bears', borrowed('Hill Giant', 1)] },
      { battlefield: ['Gray Ogre'] },
    );
    game.castAt(0, 'Test Charm', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').controller).toBe(0);
    expect(names(game.until({ kind: 'ATTACKERS' }))).toEqual(['Grizzly Bears']);
    const other = position({ hand: ['Test Charm'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Gray Ogre'] });
    other.castAt(0, 'Test Charm', { card: 'Gray Ogre' }).resolve();
    expect(names(other.until({ kind: 'ATTACKERS' }))).toEqual(['Grizzly Bears']);
  });

  it('mtg-2003:308.1 all attack at once, and what triggers on each waits for priority', () => {
    const all = ['Test Drummer', 'Test Second Drummer', 'Grizzly Bears'];
    const game = position({ battlefield: all })
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...all);
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect(all.map((name) => [game.the(name).attacking, game.the(name).tapped])).toEqual(
      many('x', 3).map(() => [{ player: 1 }, true]),
    );
    expect([onStack(game).length, game.life(0), asked(game)]).toEqual([2, 20, '0:PRIORITY']);
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg-2003:308.1 no Wall attacks: one of another type besides, a token, one that an effect made a Wall, of either player', () => {
    const cards = {
      hand: ['Test Brick', 'Test Masonry'],
      battlefield: ['Test Rampart', 'Grizzly Bears', 'Hill Giant'],
    };
    const game = position(cards, cards);
    game.cast(0, 'Test Masonry').resolve();
    game.until({ turn: 4, step: 'precombatMain' }).cast(1, 'Test Masonry').resolve();
    expect(names(game.until({ turn: 5, kind: 'ATTACKERS' }))).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.until({ turn: 6, step: 'precombatMain' });
    game
      .cast(1, 'Test Brick')
      .choose(1, { card: 'Hill Giant', controller: 1 } as never)
      .resolve();
    expect(names(game.until({ turn: 6, kind: 'ATTACKERS' }))).toEqual(['Grizzly Bears']);
  });

  it('mtg-2003:308.2 a creature taps as it attacks, and pays for no attack then', () => {
    const game = position({ battlefield: ['Llanowar Elves', 'Grizzly Bears'] }, { battlefield: ['Test Toll'] });
    game.until({ kind: 'ATTACKERS' }).refused(0, attackOf('Llanowar Elves'));
    game.attack(0, 'Grizzly Bears');
    expect(['Llanowar Elves', 'Grizzly Bears'].map((name) => game.the(name).tapped)).toEqual([true, true]);
  });

  it('mtg-2003:308.3 of two that must attack neither is left out', () => {
    const mine = { battlefield: ['Test Rager', 'Test Second Rager', 'Grizzly Bears'] };
    const game = position(mine).until({ kind: 'ATTACKERS' });
    for (const name of ['Test Rager', 'Test Second Rager']) game.refused(0, attackOf(name));
    game.attack(0, 'Test Rager', 'Test Second Rager');
  });

  it('mtg-2003:500.2 what must attack and is tapped leaves all other attacks legal', () => {
    const mine = { battlefield: [{ card: 'Test Rager', tapped: true }, 'Grizzly Bears'] };
    const game = position(mine).until({ kind: 'ATTACKERS' });
    expect(names(game)).toEqual(['Grizzly Bears']);
    expect(game.attack(0, 'Grizzly Bears').the('Test Rager').attacking ?? null).toBeNull();
  });
});

describe('declaring blockers', () => {
  it('mtg-2003:309.1 creatures that the defending player controls block, whoever owns them and however new they are', () => {
    const game = position(
      { battlefield: ['Grizzly Bears', borrowed('Hill Giant', 1)] },
      { hand: ['Test Charm'], battlefield: [borrowed('Craw Wurm', 0), borrowed('Gray Ogre', 0)] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').pass();
    game.castAt(1, 'Test Charm', { card: 'Gray Ogre' }).resolve().until({ kind: 'BLOCKERS' });
    expect(names(game).sort()).toEqual(['Gray Ogre', 'Hill Giant']);
    game.block(1, ['Gray Ogre', 'Grizzly Bears'], ['Hill Giant', 'Grizzly Bears']);
    expect(game.the('Hill Giant').blocking).toEqual([game.the('Grizzly Bears').id]);
  });

  it('mtg-2003:309.1 what triggers on blocking does so for each that blocks', () => {
    const wardens = ['Test Warden', 'Test Second Warden'];
    const game = blocking({ battlefield: ['Craw Wurm'] }, { battlefield: wardens }, 'Craw Wurm');
    game.block(1, ...wardens.map((name): [string, string] => [name, 'Craw Wurm']));
    while (game.decision().kind !== 'PRIORITY') game.answer(1, game.decision().default);
    expect([onStack(game).length, asked(game)]).toEqual([2, '0:PRIORITY']);
    expect(game.resolveAll().life(1)).toBe(22);
  });

  it('mtg-2003:309.2 each of two effects that ask for it is paid for', () => {
    const game = (lands: number): Play =>
      blocking(
        { battlefield: ['Grizzly Bears', 'Test Bridge', 'Test Bridge'] },
        { battlefield: ['Hill Giant', ...many('Forest', lands)] },
        'Grizzly Bears',
      );
    const paid = game(2).block(1, ['Hill Giant', 'Grizzly Bears']);
    expect(paid.all('Forest').filter(({ tapped }) => tapped)).toHaveLength(2);
    const poor = position(
      { battlefield: ['Grizzly Bears', 'Test Bridge', 'Test Bridge'] },
      { battlefield: ['Hill Giant', 'Forest'] },
    );
    poor.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'declareBlockers' });
    expect(names(poor)).not.toContain('Hill Giant');
  });

  it('mtg-2003:309.3 blocks of the second attacker are looked at as well', () => {
    const game = blocking(
      { battlefield: ['Grizzly Bears', 'Test Horde'] },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
      'Grizzly Bears',
      'Test Horde',
    );
    game.refused(1, { assign: [block('Hill Giant', 'Grizzly Bears'), block('Gray Ogre', 'Test Horde')] });
    game.block(1, ['Hill Giant', 'Test Horde'], ['Gray Ogre', 'Test Horde']);
  });

  it('mtg-2003:500.3 of two that must block either does, and what can’t block alone does not', () => {
    const sentries = ['Test Sentry', 'Test Second Sentry'];
    const game = blocking({ battlefield: ['Craw Wurm'] }, { battlefield: [...sentries, 'Gray Ogre'] }, 'Craw Wurm');
    for (const name of sentries) game.refused(1, { assign: [block(name, 'Craw Wurm')] });
    game.block(1, ['Test Sentry', 'Craw Wurm'], ['Test Second Sentry', 'Craw Wurm']);
    const timid = blocking({ battlefield: ['Craw Wurm'] }, { battlefield: ['Test Timid', 'Gray Ogre'] }, 'Craw Wurm');
    timid.refused(1, { assign: [block('Test Timid', 'Craw Wurm')] });
    timid.block(1, ['Test Timid', 'Craw Wurm'], ['Gray Ogre', 'Craw Wurm']);
  });

  it('mtg-2003:500.3 what must block and has to pay for it need not, though it could', () => {
    const game = blocking(
      { battlefield: ['Craw Wurm', 'Test Bridge'] },
      { battlefield: ['Test Sentry', 'Forest'] },
      'Craw Wurm',
    );
    expect(game.answer(1, { assign: [] }).the('Test Sentry').blocking ?? []).toEqual([]);
  });

  it('mtg-2003:500.3 all block what all must block, and of two such attackers either one', () => {
    const all = ['Hill Giant', 'Gray Ogre'];
    const both = ['Test Beacon', 'Grizzly Bears'];
    const game = blocking({ battlefield: both }, { battlefield: all }, ...both);
    for (const name of all) game.refused(1, { assign: [block(name, 'Test Beacon')] });
    game.refused(1, { assign: [block('Hill Giant', 'Test Beacon'), block('Gray Ogre', 'Grizzly Bears')] });
    game.block(1, ['Hill Giant', 'Test Beacon'], ['Gray Ogre', 'Test Beacon']);
    const beacons = ['Test Beacon', 'Test Second Beacon'];
    for (const beacon of beacons) {
      const two = blocking({ battlefield: beacons }, { battlefield: ['Hill Giant'] }, ...beacons);
      two.refused(1, { assign: [] });
      expect(two.block(1, ['Hill Giant', beacon]).the('Hill Giant').blocking).toEqual([two.the(beacon).id]);
    }
  });

  it('mtg-2003:501.1 what can’t be blocked any more once it is blocked deals its damage to what blocks it', () => {
    const game = fight(
      { hand: ['Test Veil'], battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    );
    game.castAt(0, 'Test Veil', { card: 'Hill Giant' }).resolve().until({ step: 'endOfCombat' });
    expect([game.zones('Grizzly Bears'), game.life(1)]).toEqual([['graveyard'], 20]);
  });

  it('mtg-2003:501.3 what may block fliers alone deals its damage to one that flies no more, and both of two such abilities hold', () => {
    const game = fight(
      { hand: ['Test Fall'], battlefield: ['Wind Drake'] },
      { battlefield: ['Cloud Sprite'] },
      ['Wind Drake'],
      ['Cloud Sprite', 'Wind Drake'],
    );
    game.castAt(0, 'Test Fall', { card: 'Wind Drake' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game).sort()).toEqual([
      ['Cloud Sprite', 1],
      ['Wind Drake', 2],
    ]);
    const may = (attacker: string): boolean => {
      const one = position({ battlefield: [attacker] }, { battlefield: ['Test Picky'] }).until({ kind: 'ATTACKERS' });
      one.attack(0, attacker).until({ step: 'declareBlockers' });
      return names(one).includes('Test Picky');
    };
    expect(['Hill Giant', 'Test Guild', 'White Knight'].map(may)).toEqual([false, true, false]);
  });
});
