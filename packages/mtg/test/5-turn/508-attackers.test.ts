import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card } from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const toAttackers = (mine: object, theirs: object = {}, definitions: object[] = []): Play =>
  magicPosition([mine, theirs], { definitions: definitions as never }).until({ kind: 'ATTACKERS' });
const mayAttack = (game: Play): unknown[] | undefined => game.decision().from?.map((o) => o.card);

describe('declaring attackers (508.1)', () => {
  it('mtg:508.1a only untapped creatures of the active player, under control since the turn began, may attack', () => {
    const game = toAttackers(
      {
        battlefield: [
          'Grizzly Bears',
          { card: 'Hill Giant', tapped: true },
          { card: 'Craw Wurm', sick: true },
          { card: 'Raging Goblin', sick: true },
        ],
      },
      { battlefield: ['Elite Vanguard'] },
    );
    expect(mayAttack(game)).toEqual(['Grizzly Bears', 'Raging Goblin']);
    expect(game.refused(0, { assign: [{ from: { card: 'Hill Giant' }, to: { player: 1 } }] }).code).toBe('NO_MATCH');
  });

  it('mtg:508.1a what is no creature does not attack, nor a creature that is a battle besides', () => {
    const both = { type: 'Battle Creature — Siege', power: 3, toughness: 3, defense: 3 };
    const game = toAttackers({ battlefield: ['Grizzly Bears', 'Forest', 'Test Idle', 'Test Front'] }, {}, [
      card('Test Idle', { cost: '{0}', type: 'Artifact' }),
      card('Test Front', { cost: '{0}', ...both }),
    ]);
    expect(mayAttack(game)).toEqual(['Grizzly Bears']);
  });

  it('mtg:508.1a a creature stolen this turn may not attack, on its new controller’s next turn it may', () => {
    const game = magicPosition([
      { hand: ['Test Seize'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ])
      .castAt(0, 'Test Seize', { card: 'Hill Giant' })
      .resolve()
      .until({ kind: 'ATTACKERS' });
    expect(mayAttack(game)).toEqual(['Grizzly Bears']);
  });

  it('mtg:508.1a attacking is never more than one may: nobody need attack, and the default is not to', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears'] });
    expect(game.decision()).toMatchObject({ kind: 'ATTACKERS', shape: 'ASSIGN', default: { assign: [] } });
    expect(game.decision().from).toMatchObject([{ card: 'Grizzly Bears', min: 0, max: 1, to: ['t0'] }]);
    game.answer(0, { assign: [] });
    expect(game.happened('ATTACKERS_DECLARED')).toEqual([]);
  });

  it('mtg:508.1b each attacker is said to attack the player or one of their planeswalkers, and only one of them', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears', 'Hill Giant'] }, { battlefield: ['Test Walker'] });
    const twice = [{ player: 1 }, { card: 'Test Walker' }].map((to) => ({ from: { card: 'Hill Giant' }, to }));
    expect(game.refused(0, { assign: twice }).code).toBe('ILLEGAL_ACTION');
    game.answer(0, {
      assign: [
        { from: { card: 'Grizzly Bears' }, to: { player: 1 } },
        { from: { card: 'Hill Giant' }, to: { card: 'Test Walker' } },
      ],
    });
    expect(game.the('Hill Giant').attacking).toEqual({ object: game.the('Test Walker').id });
    game.until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
    expect(game.the('Test Walker').counters).toEqual({ loyalty: 1 });
  });

  it('mtg:508.1c mtg-2003:500.1 a creature that can’t attack is not among the attackers, whatever else says it must', () => {
    expect(mayAttack(toAttackers({ battlefield: ['Test Pacifist', 'Wall of Mist', 'Grizzly Bears'] }))).toEqual([
      'Grizzly Bears',
    ]);
  });

  it('mtg:508.1d mtg-2003:500.2 a creature that attacks if able must be declared, and the refusal names the rule', () => {
    const game = toAttackers({ battlefield: ['Test Raider', 'Grizzly Bears'] });
    const refusal = game.refused(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] });
    expect(refusal).toMatchObject({ code: 'ILLEGAL_ACTION', rules: expect.arrayContaining(['mtg:508.1d']) });
    expect(game.decision().default).toMatchObject({ assign: [{ from: 'f0', to: 't0' }] });
    game.attack(0, 'Test Raider');
    expect(game.the('Test Raider').attacking).toEqual({ player: 1 });
  });

  it('mtg:508.1d a creature that attacks if able is not bound while it is tapped or came this turn', () => {
    const battlefield = [{ card: 'Test Raider', tapped: true }, { card: 'Test Raider', sick: true }, 'Grizzly Bears'];
    const game = toAttackers({ battlefield }).answer(0, { assign: [] });
    expect(game.all('Test Raider').map((o) => o.attacking)).toEqual([null, null]);
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(20);
  });

  it('mtg:508.1d where it has only one way to attack, nobody is asked', () => {
    const game = magicPosition([{ battlefield: ['Test Raider'] }, {}]).until({ step: 'declareAttackers' });
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.the('Test Raider')).toMatchObject({ attacking: { player: 1 }, tapped: true });
  });

  it('mtg:508.1f attackers tap, except those with vigilance', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears', 'Sun Sentinel'] }).attack(
      0,
      'Grizzly Bears',
      'Sun Sentinel',
    );
    expect([game.the('Grizzly Bears').tapped, game.the('Sun Sentinel').tapped]).toEqual([true, false]);
  });

  it('mtg:508.1k a chosen creature is an attacking creature until it leaves combat', () => {
    const game = toAttackers({ battlefield: ['Grasping Scoundrel'] });
    expect(game.figures('Grasping Scoundrel')).toBe('1/1');
    expect(game.attack(0, 'Grasping Scoundrel').figures('Grasping Scoundrel')).toBe('2/1');
    expect(game.until({ step: 'endOfCombat' }).figures('Grasping Scoundrel')).toBe('2/1');
    expect(game.until({ step: 'postcombatMain' }).figures('Grasping Scoundrel')).toBe('1/1');
  });

  it('mtg:508.1 an illegal declaration changes nothing', () => {
    const game = toAttackers({ battlefield: ['Test Raider', 'Grizzly Bears'] });
    game.refused(0, { assign: [] });
    expect(game.the('Grizzly Bears')).toMatchObject({ tapped: false, attacking: null });
    expect(game.decision().kind).toBe('ATTACKERS');
  });
});

describe('after the declaration (508.1m–508.6)', () => {
  it('mtg:508.1m what triggers on attacking triggers as attackers are declared', () => {
    expect(stack(toAttackers({ battlefield: ['Test Grunt'] }).attack(0, 'Test Grunt'))).toEqual(['Test Grunt']);
  });

  it('mtg:508.2 the active player gets priority, also where nobody attacks', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears'] }).answer(0, { assign: [] });
    expect(game.view().turn).toMatchObject({ step: 'declareAttackers', priority: 0 });
    expect(magicPosition([{}, {}]).until({ step: 'declareAttackers' }).decision()).toMatchObject({
      seat: 0,
      kind: 'PRIORITY',
    });
  });

  it('mtg:508.2a what a creature becomes after it was declared triggers nothing any more', () => {
    const game = toAttackers({ hand: ['Test Bear Suit'], battlefield: ['Test Banner', 'Hill Giant'] }).attack(
      0,
      'Hill Giant',
    );
    game.castAt(0, 'Test Bear Suit', { card: 'Hill Giant' }).resolve();
    expect([game.life(0), stack(game)]).toEqual([20, []]);
    const bear = toAttackers({ battlefield: ['Test Banner', 'Grizzly Bears'] }).attack(0, 'Grizzly Bears');
    expect(stack(bear)).toEqual(['Test Banner']);
  });

  it('mtg:508.2b what triggered is on the stack before the active player gets priority', () => {
    const game = toAttackers({ battlefield: ['Test Grunt', 'Test Drums'] }).attack(0, 'Test Grunt');
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ORDER_TRIGGERS' });
    game.answer(0, game.decision().default);
    expect([game.decision().kind, stack(game).length]).toEqual(['PRIORITY', 2]);
  });

  it('mtg:508.3a "whenever it attacks" triggers for each creature declared', () => {
    const game = toAttackers({ battlefield: ['Test Grunt', 'Test Grunt', 'Grizzly Bears'] }).attack(
      0,
      'Test Grunt',
      'Test Grunt',
      'Grizzly Bears',
    );
    game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:508.3b "whenever you are attacked" triggers once, and not for a planeswalker', () => {
    const game = toAttackers(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Test Alarm', 'Test Walker'] },
    );
    game.attack(0, 'Grizzly Bears', 'Hill Giant');
    expect(game.resolveAll().life(1)).toBe(21);
    const walker = toAttackers({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Alarm', 'Test Walker'] });
    walker.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Walker' } }] });
    expect(stack(walker)).toEqual([]);
  });

  it('mtg:508.3c "whenever you attack with a creature of a kind" triggers for each of them', () => {
    const game = toAttackers({ battlefield: ['Test Banner', 'Grizzly Bears', 'Balduvian Bears', 'Hill Giant'] });
    game.attack(0, 'Grizzly Bears', 'Balduvian Bears', 'Hill Giant');
    game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:508.3d "whenever you attack" triggers once, however many attack, and not without attackers', () => {
    const battlefield = ['Test Drums', 'Grizzly Bears', 'Hill Giant'];
    expect(toAttackers({ battlefield }).attack(0, 'Grizzly Bears', 'Hill Giant').resolveAll().life(0)).toBe(21);
    expect(stack(toAttackers({ battlefield }).answer(0, { assign: [] }))).toEqual([]);
  });

  it('mtg:508.5 "the defending player" is the one whom the creature attacks, or whose planeswalker', () => {
    const game = toAttackers(
      { battlefield: ['Star-Crowned Stag', 'Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Craw Wurm', 'Test Walker'] },
    );
    game.answer(0, { assign: [{ from: { card: 'Star-Crowned Stag' }, to: { card: 'Test Walker' } }] });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'TARGETS' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears', 'Craw Wurm']);
  });

  it('mtg:508.8 without an attack there are no blocks and no damage', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }).answer(0, {
      assign: [],
    });
    game.pass().pass();
    expect(game.view().turn.step).toBe('endOfCombat');
  });

  it('mtg:508.8 attackers that died since they were declared leave the later steps in place', () => {
    const game = toAttackers(
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Ray'], battlefield: ['Hill Giant'] },
    ).attack(0, 'Grizzly Bears');
    game.pass().castAt(1, 'Test Ray', { card: 'Grizzly Bears' }).resolve().pass().pass();
    expect(game.view().turn).toMatchObject({ step: 'declareBlockers', priority: 0 });
    game.pass().pass();
    expect(game.view().turn.step).toBe('combatDamage');
  });
});
