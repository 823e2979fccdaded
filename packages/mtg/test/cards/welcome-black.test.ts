/** Black creatures of the welcome decks with abilities of their own. */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { arrives, attackWith, choices, fight, mayAttack, mayBlock, offered, stack } from './support.js';

describe('Diregraf Ghoul', () => {
  it('Diregraf Ghoul (mtg:614.1d) enters tapped, without an ability on the stack', () => {
    const game = arrives('Diregraf Ghoul', '{B}');
    expect([game.the('Diregraf Ghoul').tapped, stack(game)]).toEqual([true, []]);
    expect(game.happened('STATUS_CHANGED')).toEqual([]);
  });

  it('Diregraf Ghoul (mtg:614.12) enters tapped however it enters', () => {
    const game = magicPosition([{ hand: ['Cloudshift'], mana: '{W}', battlefield: ['Diregraf Ghoul'] }, {}]);
    game.cast(0, 'Cloudshift');
    expect(game.resolve().the('Diregraf Ghoul').tapped).toBe(true);
  });

  it('Diregraf Ghoul (mtg:614.1d) stands tapped at the beginning of a scenario, unless that says otherwise', () => {
    const ghoul = (entry: string | { card: string; tapped: boolean }) =>
      magicPosition([{ battlefield: [entry] }, {}]).the('Diregraf Ghoul').tapped;
    expect([ghoul('Diregraf Ghoul'), ghoul({ card: 'Diregraf Ghoul', tapped: false })]).toEqual([true, false]);
  });

  it('Diregraf Ghoul (mtg:502.3) untaps in the next untap step and attacks', () => {
    const game = arrives('Diregraf Ghoul', '{B}').until({ turn: 5, step: 'precombatMain' });
    expect(game.the('Diregraf Ghoul').tapped).toBe(false);
    expect(fight(attackWith(game, 'Diregraf Ghoul')).life(1)).toBe(18);
  });
});

describe('Grasping Scoundrel', () => {
  it('Grasping Scoundrel (mtg:611.3a) has one more power for as long as it is attacking', () => {
    const game = magicPosition([{ battlefield: ['Grasping Scoundrel'] }, {}]);
    expect(game.figures('Grasping Scoundrel')).toBe('1/1');
    attackWith(game, 'Grasping Scoundrel');
    expect(game.figures('Grasping Scoundrel')).toBe('2/1');
    expect(fight(game).life(1)).toBe(18);
    expect(game.figures('Grasping Scoundrel')).toBe('2/1');
    expect(game.until({ step: 'postcombatMain' }).figures('Grasping Scoundrel')).toBe('1/1');
  });

  it('Grasping Scoundrel (mtg:611.3a) has it neither as a blocker nor for another attacker', () => {
    const game = magicPosition([
      { battlefield: ['Wall of Vines', 'Pillarfield Ox'] },
      { battlefield: ['Grasping Scoundrel'] },
    ]);
    attackWith(game, 'Pillarfield Ox').block(1, ['Grasping Scoundrel', 'Pillarfield Ox']);
    expect(game.figures('Grasping Scoundrel')).toBe('1/1');
    expect(fight(game).the('Pillarfield Ox').damage).toBe(1);
  });
});

describe('Gravedigger', () => {
  const cost = '{3}{B}';
  const mine = { graveyard: ['Walking Corpse', 'Dryad Arbor', 'Shock', 'Memnite', 'Swamp'] };
  const theirs = { graveyard: ['Hill Giant'], battlefield: ['Grizzly Bears'] };

  it('Gravedigger (mtg:115.1) targets a card of its controller’s graveyard that is a creature, whatever else it is', () => {
    const game = arrives('Gravedigger', cost, [mine, theirs]);
    expect(choices(game)).toEqual(['Walking Corpse', 'Dryad Arbor', 'Memnite']);
  });

  it('Gravedigger (mtg:608.2d) returns it to the hand if its controller wants that', () => {
    const ready = () => arrives('Gravedigger', cost, [mine, theirs]).choose(0, { card: 'Memnite' }).resolve();
    expect(ready().answer(0, { confirm: true }).zones('Memnite')).toEqual(['hand']);
    expect(ready().answer(0, { confirm: false }).zones('Memnite')).toEqual(['graveyard']);
  });

  it('Gravedigger (mtg:603.3d) finds nothing in a graveyard without creatures', () => {
    const game = arrives('Gravedigger', cost, [{ graveyard: ['Shock', 'Swamp'] }, theirs]);
    expect([stack(game), game.decision().kind]).toEqual([[], 'PRIORITY']);
  });

  it('Gravedigger (mtg:400.7) does not follow a card that has left the graveyard', () => {
    const game = magicPosition([
      {
        hand: ['Gravedigger'],
        graveyard: ['Walking Corpse', 'Memnite'],
        battlefield: ['Gravewaker'],
        mana: '{B}{B}{B}{C}{C}{C}{C}{C}{C}{C}{C}',
      },
      {},
    ])
      .cast(0, 'Gravedigger')
      .resolve()
      .choose(0, { card: 'Memnite' })
      .activate(0, 'Gravewaker', { card: 'Memnite' })
      .resolveAll();
    expect([game.decision().kind, game.zones('Memnite')]).toEqual(['PRIORITY', ['battlefield']]);
  });
});

describe('Gravewaker', () => {
  const mana = '{B}{B}{C}{C}{C}{C}{C}';

  it('Gravewaker (mtg:602.1) pays {5}{B}{B} to put a creature card of its own graveyard onto the battlefield tapped', () => {
    const game = magicPosition([
      { mana, battlefield: ['Gravewaker'], graveyard: ['Shock', 'Hill Giant', 'Raging Goblin'] },
      { graveyard: ['Craw Wurm'] },
    ]).activate(0, 'Gravewaker');
    expect(choices(game)).toEqual(['Hill Giant', 'Raging Goblin']);
    game.choose(0, { card: 'Raging Goblin' });
    expect(game.zones('Raging Goblin')).toEqual(['graveyard']);
    game.resolve();
    expect(game.the('Raging Goblin')).toMatchObject({ tapped: true, controller: 0 });
    expect(mayAttack(game)).toEqual(['Gravewaker']);
  });

  it('Gravewaker (mtg:602.5) needs the mana and a target', () => {
    const ready = (pool: string, graveyard: string[]) =>
      offered(magicPosition([{ mana: pool, battlefield: ['Gravewaker'], graveyard }, {}]), 'ACTIVATE');
    expect(ready('{B}{C}{C}{C}{C}{C}{C}', ['Hill Giant'])).toEqual([]);
    expect(ready('{B}{B}{C}{C}{C}{C}', ['Hill Giant'])).toEqual([]);
    expect(ready(mana, ['Shock'])).toEqual([]);
    expect(ready(mana, ['Hill Giant'])).toEqual(['Gravewaker']);
  });

  it('Gravewaker (mtg:113.6) works from the battlefield only, so it cannot return itself', () => {
    expect(offered(magicPosition([{ mana, graveyard: ['Gravewaker', 'Hill Giant'] }, {}]), 'ACTIVATE')).toEqual([]);
  });

  it('Gravewaker (mtg:603.6a) what it returns has entered: its abilities trigger', () => {
    const game = magicPosition([{ mana, battlefield: ['Gravewaker'], graveyard: ['Dwarven Priest'] }, {}]);
    expect(game.activate(0, 'Gravewaker').resolveAll().life(0)).toBe(22);
  });

  it('Gravewaker (mtg:602.1) acts in an opponent’s turn too', () => {
    const game = magicPosition([{}, { mana, battlefield: ['Gravewaker'], graveyard: ['Hill Giant'] }]).pass();
    game.activate(1, 'Gravewaker').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ tapped: true, controller: 1 });
  });
});

describe('Skeleton Archer', () => {
  const cost = '{3}{B}';

  it('Skeleton Archer (mtg:115.4) deals 1 damage to any creature or player, or to itself', () => {
    const game = arrives('Skeleton Archer', cost, [{ battlefield: ['Swamp'] }, { battlefield: ['Elite Vanguard'] }]);
    expect(choices(game).sort()).toEqual(['Elite Vanguard', 'Skeleton Archer', 'seat 0', 'seat 1']);
    game.choose(0, { card: 'Elite Vanguard' }).resolve();
    expect(game.zones('Elite Vanguard')).toEqual(['graveyard']);
    const self = arrives('Skeleton Archer', cost).choose(0, { card: 'Skeleton Archer' }).resolve();
    expect(self.the('Skeleton Archer').damage).toBe(1);
    expect(arrives('Skeleton Archer', cost).choose(0, { player: 1 }).resolve().life(1)).toBe(19);
  });

  it('Skeleton Archer (mtg:608.2b) shoots nothing when its target has gone', () => {
    const game = arrives('Skeleton Archer', cost, [
      {},
      { hand: ['Unsummon'], mana: '{U}', battlefield: ['Elite Vanguard'] },
    ]);
    game.choose(0, { card: 'Elite Vanguard' }).pass().cast(1, 'Unsummon', { card: 'Elite Vanguard' }).resolveAll();
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
  });
});

describe('draining vampires', () => {
  it.each([
    ['Skymarch Bloodletter', '{2}{B}', 1],
    ['Vampire Sovereign', '{3}{B}{B}', 3],
  ])(
    '%s (mtg:119.3) entering for %s makes an opponent lose %i life and its controller gain as much',
    (card, cost, n) => {
      const game = arrives(card, cost);
      expect(game.view().stack[0]).toMatchObject({ card, targets: [{ player: 1 }] });
      expect([game.life(0), game.life(1)]).toEqual([20, 20]);
      game.resolve();
      expect([game.life(0), game.life(1)]).toEqual([20 + n, 20 - n]);
      expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    },
  );

  it.each(['Skymarch Bloodletter', 'Vampire Sovereign'])('%s (mtg:704.5a) can win the game', (card) => {
    const game = magicPosition([{ hand: [card], mana: '{B}{B}{C}{C}{C}' }, { life: 1 }])
      .cast(0, card)
      .resolveAll();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});

describe('Tattered Mummy', () => {
  it('Tattered Mummy (mtg:700.4) dying costs each opponent of its controller 2 life', () => {
    const game = magicPosition([{ battlefield: ['Tattered Mummy'] }, { battlefield: ['Hill Giant'] }]);
    attackWith(game, 'Tattered Mummy').block(1, ['Hill Giant', 'Tattered Mummy']);
    fight(game);
    expect([game.zones('Tattered Mummy'), game.life(0), game.life(1)]).toEqual([['graveyard'], 20, 18]);
  });

  it('Tattered Mummy (mtg:700.4) returned to the hand has not died', () => {
    const game = magicPosition([{ hand: ['Unsummon'], mana: '{U}', battlefield: ['Tattered Mummy'] }, {}]);
    expect(stack(game.cast(0, 'Unsummon').resolve())).toEqual([]);
  });

  it('Tattered Mummy (mtg:704.3) is too late for a controller whose life ran out at the same time', () => {
    const game = magicPosition(
      [
        { life: 2, battlefield: ['Tattered Mummy'] },
        { life: 2, battlefield: ['Hill Giant', 'Craw Wurm'] },
      ],
      { turn: { active: 1 } },
    );
    game.until({ kind: 'ATTACKERS' }).answer(1, {
      assign: ['Hill Giant', 'Craw Wurm'].map((card) => ({ from: { card }, to: { player: 0 } })),
    });
    game.until({ kind: 'BLOCKERS' });
    expect(mayBlock(game)).toEqual(['Tattered Mummy: Hill Giant, Craw Wurm']);
    game.block(0, ['Tattered Mummy', 'Hill Giant']).pass().pass();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
    expect(game.life(1)).toBe(2);
  });
});
