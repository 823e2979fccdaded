/** Evasion (501, 502.4, 502.6, 502.8) where creatures are borrowed, are tokens, or have it from an effect, and where several fight. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  continuous,
  control,
  creature,
  creatureCard,
  gainLife,
  has,
  instant,
  keyword,
  rule,
  sorcery,
  t,
  tap,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { many, position } from './table.js';

const walk = (from: object, label: string) => keyword('landwalk', { from: from as never, label });
const islandwalk = walk({ has: ['subtypes', 'Island'] }, 'islandwalk');
const swampwalk = walk({ has: ['subtypes', 'Swamp'] }, 'swampwalk');
const snowyForestwalk = walk([{ has: ['subtypes', 'Forest'] }, { keyword: 'snow-covered' }], 'snow-covered forestwalk');
const lends = (name: string, ability: string) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has(ability))] });
const bird = token('Bird', 'Creature — Bird', ['W'], '1/1', keyword('flying'));
const imp = token('Imp', 'Creature — Imp', ['R'], '1/1', keyword('haste'));

ownCards(
  lends('Test Wings', 'flying'),
  lends('Test Shade', 'shadow'),
  lends('Test Spur', 'haste'),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  sorcery('Test Birds', '{0}', { effects: [{ do: 'create', token: bird, count: 2 }] }),
  sorcery('Test Imps', '{0}', { effects: [{ do: 'create', token: imp, count: 2 }] }),
  creatureCard(
    'Test Kite',
    '{0}',
    'Bird',
    '2/2',
    keyword('flying'),
    continuous('self', [{ mod: 'rule', rule: 'cantBeBlockedBy', by: { not: { has: ['subtypes', 'Wall'] } } }]),
  ),
  creatureCard(
    'Test Falconer',
    '{0}',
    'Elf',
    '2/2',
    continuous('self', [{ mod: 'rule', rule: 'blocksOnly', what: { has: ['subtypes', 'Goblin'] } }]),
    continuous('self', [{ mod: 'rule', rule: 'blocksOnly', what: { has: ['colors', 'R'] } }]),
  ),
  creatureCard('Test Pale Goblin', '{W}', 'Goblin', '1/1'),
  creatureCard(
    'Test Prowler',
    '{0}',
    'Cat',
    '2/2',
    activated([], { targets: [target(creature)], effects: [untilEndOfTurn(t(0), rule('cantBlockIt'))] }),
  ),
  creatureCard('Test Ranger', '{0}', 'Elf', '2/2', islandwalk, swampwalk),
  creatureCard('Test Snowman', '{0}', 'Elf', '2/2', snowyForestwalk),
  creatureCard('Test Wader', '{0}', 'Elf', '2/2', islandwalk),
  creatureCard('Test Ghost Bird', '{0}', 'Bird', '2/2', keyword('flying'), keyword('shadow')),
  creatureCard('Test Quick', '{0}', 'Cleric', '1/1', keyword('haste'), activated([tap], { effects: [gainLife(1)] })),
);

/** A combat up to the declaration of blockers. */
const attackWith = (mine: object, theirs: object, ...attackers: string[]): Play => {
  const game = position(mine, theirs).until({ kind: 'ATTACKERS' });
  return game.attack(0, ...attackers).until({ step: 'declareBlockers' });
};
/** Whether this creature may block that attacker, by itself. */
const blocks = (game: Play, blocker: string, attacker: string): boolean =>
  game.decision().kind === 'BLOCKERS' &&
  game.service.submit(game.state, [{ seat: 1, assign: [{ from: { card: blocker }, to: { card: attacker } }] }]).ok;
const owned = (name: string, controller: number) => ({ card: name, controller });

describe('evasion of each attacker, against each blocker', () => {
  it('mtg-2003:501.1 each attacker with it keeps away each blocker, whoever owns the one or the other', () => {
    const game = attackWith(
      { battlefield: ['Hill Giant', 'Wind Drake', owned('Gray Ogre', 1)] },
      { battlefield: ['Grizzly Bears', owned('Storm Crow', 0)] },
      'Hill Giant',
      'Wind Drake',
      'Storm Crow',
    );
    const found = ['Hill Giant', 'Wind Drake', 'Storm Crow'].map((attacker) =>
      ['Grizzly Bears', 'Gray Ogre'].filter((blocker) => blocks(game, blocker, attacker)),
    );
    expect(found).toEqual([['Grizzly Bears', 'Gray Ogre'], [], []]);
  });

  it('mtg-2003:501.1 a creature that an attacker says of that it cannot block it blocks others', () => {
    const game = position(
      { battlefield: ['Test Prowler', 'Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    );
    game.activate(0, 'Test Prowler', { card: 'Grizzly Bears' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Prowler', 'Hill Giant').until({ step: 'declareBlockers' });
    const pairs = ['Grizzly Bears', 'Gray Ogre'].map((one) =>
      ['Test Prowler', 'Hill Giant'].filter((attacker) => blocks(game, one, attacker)),
    );
    expect(pairs).toEqual([['Hill Giant'], ['Test Prowler', 'Hill Giant']]);
  });

  it('mtg-2003:501.1 what was lent evasion has it as what is printed with it', () => {
    const game = position({ hand: ['Test Wings'], battlefield: ['Hill Giant'] }, { battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Wings', { card: 'Hill Giant' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Hill Giant').until({ step: 'declareBlockers' });
    expect(blocks(game, 'Grizzly Bears', 'Hill Giant')).toBe(false);
  });

  it('mtg-2003:501.2 what fits neither of two abilities of evasion does not block either', () => {
    const game = attackWith(
      { battlefield: ['Test Ghost Bird'] },
      { battlefield: ['Grizzly Bears'] },
      'Test Ghost Bird',
    );
    expect(blocks(game, 'Grizzly Bears', 'Test Ghost Bird')).toBe(false);
  });

  it('mtg-2003:501.2 what flies and is blocked by Walls alone is blocked by a Wall that flies, and by no other', () => {
    const theirs = ['Wall of Wood', 'Wall of Air', 'Storm Crow', 'Grizzly Bears'];
    const game = attackWith({ battlefield: ['Test Kite'] }, { battlefield: theirs }, 'Test Kite');
    expect(theirs.filter((one) => blocks(game, one, 'Test Kite'))).toEqual(['Wall of Air']);
  });

  it('mtg-2003:501.3 of two abilities that say what a creature blocks both bind it, and neither binds who blocks it', () => {
    const attackers = ['Test Pale Goblin', 'Gray Ogre', 'Raging Goblin'];
    const game = attackWith({ battlefield: attackers }, { battlefield: ['Test Falconer'] }, ...attackers);
    expect(attackers.filter((one) => blocks(game, 'Test Falconer', one))).toEqual(['Raging Goblin']);
    const attacking = attackWith(
      { battlefield: ['Test Falconer'] },
      { battlefield: ['Grizzly Bears'] },
      'Test Falconer',
    );
    expect(blocks(attacking, 'Grizzly Bears', 'Test Falconer')).toBe(true);
  });
});

describe('flying', () => {
  it('mtg-2003:502.4b what was lent flying is blocked by fliers alone, and blocks them', () => {
    const lent = (on: string): Play => {
      const game = position(
        { hand: ['Test Wings'], battlefield: ['Hill Giant', 'Wind Drake'] },
        { battlefield: ['Grizzly Bears'] },
      );
      game.castAt(0, 'Test Wings', { card: on }).resolve().until({ kind: 'ATTACKERS' });
      return game.attack(0, 'Hill Giant', 'Wind Drake').until({ step: 'declareBlockers' });
    };
    const able = (game: Play) => ['Hill Giant', 'Wind Drake'].filter((one) => blocks(game, 'Grizzly Bears', one));
    expect([able(lent('Wind Drake')), able(lent('Hill Giant')), able(lent('Grizzly Bears'))]).toEqual([
      ['Hill Giant'],
      [],
      ['Hill Giant', 'Wind Drake'],
    ]);
  });

  it('mtg-2003:502.4b tokens that fly are blocked by fliers alone, and block them', () => {
    const mine = position({ hand: ['Test Birds'] }, { battlefield: ['Grizzly Bears', 'Storm Crow'] });
    mine.cast(0, 'Test Birds').resolve().until({ turn: 5, kind: 'ATTACKERS' });
    const [first, second] = mine.all('Bird').map(({ id }) => id);
    mine.answer(0, {
      assign: [first, second].map((object) => ({ from: { object: String(object) }, to: { player: 1 } })),
    });
    mine.until({ step: 'declareBlockers' });
    expect(mine.decision().from?.map((one) => one.card)).toEqual(['Storm Crow']);
    const theirs = position({ hand: ['Test Birds'] }, { battlefield: ['Wind Drake'] })
      .cast(0, 'Test Birds')
      .resolve();
    theirs.until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Wind Drake').until({ step: 'declareBlockers' });
    expect(theirs.decision().from?.map((one) => one.card)).toEqual(['Bird', 'Bird']);
  });
});

describe('haste', () => {
  it('mtg-2003:502.5b in another player’s turn, too, what has come under control just now pays {T}', () => {
    const game = position(
      { hand: ['Test Theft'] },
      { battlefield: ['Test Quick'] },
      { turn: { number: 4, active: 1, step: 'upkeep' } },
    ).pass();
    game.castAt(0, 'Test Theft', { card: 'Test Quick' }).resolve();
    if (game.decision().seat === 1) game.pass();
    expect(game.activate(0, 'Test Quick').resolve().life(0)).toBe(21);
  });

  it('mtg-2003:502.5b haste that was lent, and that of each of two tokens, lets them attack at once', () => {
    const game = position({ hand: ['Test Imps', 'Test Wader', 'Test Ranger', 'Test Spur'] });
    game.cast(0, 'Test Imps').resolve().cast(0, 'Test Wader').resolve().cast(0, 'Test Ranger').resolve();
    game.castAt(0, 'Test Spur', { card: 'Test Wader' }).resolve().until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Imp', 'Imp', 'Test Wader']);
  });
});

describe('landwalk', () => {
  const walks = (walker: string, theirs: unknown[], mine: unknown[] = []): boolean =>
    !blocks(
      attackWith({ battlefield: [walker, ...mine] }, { battlefield: ['Grizzly Bears', ...theirs] }, walker),
      'Grizzly Bears',
      walker,
    );

  it('mtg-2003:502.6b what the defending player controls counts, whoever owns it, tapped or not, and one among other lands', () => {
    expect(walks('Bog Wraith', [], [owned('Swamp', 1)])).toBe(true);
    expect(walks('Bog Wraith', [owned('Swamp', 0)])).toBe(false);
    expect(walks('Bog Wraith', [{ card: 'Swamp', tapped: true }, 'Island', 'Forest'])).toBe(true);
    expect(walks('Bog Wraith', [...many('Island', 3)])).toBe(false);
  });

  it('mtg-2003:502.6b of two kinds of landwalk either is enough', () => {
    expect([['Island'], ['Swamp'], ['Forest']].map((lands) => walks('Test Ranger', lands))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('mtg-2003:502.6b a creature with landwalk blocks one with landwalk no more than another', () => {
    const at = (blocker: string) =>
      attackWith({ battlefield: ['Test Wader'] }, { battlefield: [blocker, 'Island'] }, 'Test Wader');
    expect(blocks(at('Bog Wraith'), 'Bog Wraith', 'Test Wader')).toBe(false);
  });

  it('mtg-2003:502.6a each kind of landwalk asks for its own kind of land, basic or not', () => {
    const lands = ['Island', 'Swamp', 'Forest', 'Underground Sea', 'Bayou'];
    expect(lands.filter((one) => walks('Test Wader', [one]))).toEqual(['Island', 'Underground Sea']);
    expect(lands.filter((one) => walks('Bog Wraith', [one]))).toEqual(['Swamp', 'Underground Sea', 'Bayou']);
  });

  it('mtg-2003:502.6d the same snow-covered landwalk of the blocker does not help it', () => {
    const at = (land: string) =>
      blocks(
        attackWith({ battlefield: ['Test Snowman'] }, { battlefield: ['Test Snowman', land] }, 'Test Snowman'),
        'Test Snowman',
        'Test Snowman',
      );
    expect([at('Snow-Covered Forest'), at('Forest')]).toEqual([false, true]);
  });
});

describe('shadow', () => {
  it('mtg-2003:502.8b shadow that was lent counts for who attacks, and for who blocks', () => {
    const lent = (on: string, ...attackers: string[]): Play => {
      const game = position(
        { hand: ['Test Shade'], battlefield: ['Hill Giant', 'Soltari Foot Soldier'] },
        { battlefield: ['Grizzly Bears'] },
      );
      game.castAt(0, 'Test Shade', { card: on }).resolve().until({ kind: 'ATTACKERS' });
      return game.attack(0, ...attackers).until({ step: 'declareBlockers' });
    };
    const both = ['Hill Giant', 'Soltari Foot Soldier'];
    expect(both.map((one) => blocks(lent('Hill Giant', one), 'Grizzly Bears', one))).toEqual([false, false]);
    expect(both.map((one) => blocks(lent('Grizzly Bears', one), 'Grizzly Bears', one))).toEqual([false, true]);
  });

  it('mtg-2003:502.8b a flier with shadow is not blocked by a flier without', () => {
    const game = attackWith({ battlefield: ['Test Ghost Bird'] }, { battlefield: ['Storm Crow'] }, 'Test Ghost Bird');
    expect(blocks(game, 'Storm Crow', 'Test Ghost Bird')).toBe(false);
  });
});
