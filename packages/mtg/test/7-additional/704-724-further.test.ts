/** Further cases of state-based actions, dice, faces, levels, controlled players and turns that are ended (704.5, 706, 712, 716, 723, 724). */
import type { CardDefinition } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { classLevel } from '../../src/language/frames.js';
import {
  activated,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  draw,
  enchant,
  faces,
  gainLife,
  instant,
  keyword,
  may,
  permanent,
  plus,
  sorcery,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';

const role = (name: string, power: number, toughness: number): CardDefinition =>
  card(name, {
    type: 'Enchantment — Aura Role',
    abilities: [enchant(creature), { kind: 'static', affects: 'attached', mods: plus(power, toughness) }],
  });
const give = (name: string, token: CardDefinition) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [{ do: 'create', token, attached: t(0) } as never] });
ownCards(
  faces(
    'transform',
    card('Test Invasion', { cost: '{1}{W}', type: 'Battle — Siege', defense: 4 }),
    card('Test Liberator', { type: 'Creature — Angel', colors: ['W'], power: 5, toughness: 5 }),
  ),
  instant('Test Raze', '{0}', { targets: [target(permanent)], effects: [{ do: 'clearCounters', what: t(0) }] }),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  card('Test Bell', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [gainLife(1)] })] }),
  give('Test Royal', role('Royal', 1, 1)),
  give('Test Cursed', role('Cursed', -1, 0)),
  instant('Test Seize All', '{0}', {
    effects: [
      {
        do: 'modify',
        what: { each: [permanent, { has: ['subtypes', 'Role'] }] },
        mods: [{ mod: 'control', to: 'you' }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  ...(['you', 'opponents'] as const).map((who) =>
    instant(`Test Roll ${who}`, '{0}', { effects: [{ do: 'rollDice', who, sides: 8, count: 2, as: 'result' }] }),
  ),
  card('Test Watcher', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'rollDice', player: 'you' }, { effects: [gainLife(5)] })],
  }),
  faces(
    'transform',
    creatureCard('Test Novice', '{4}', 'Human', '3/3', keyword('trample')),
    card('Test Golem', { type: 'Artifact Creature — Golem', power: 5, toughness: 2, abilities: [keyword('flying')] }),
  ),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  card('Test Class', {
    cost: '{0}',
    type: 'Enchantment — Class',
    abilities: classLevel(2, '{1}', continuous([permanent, creature], plus(1, 1))),
  }),
  sorcery('Test Leash', '{0}', { effects: [{ do: 'controlPlayer', who: 'opponents' }] }),
  instant('Test Charm', '{0}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { label: 'gain', effects: [gainLife(4)] },
        { label: 'burn', targets: [target({ player: 'any' })], effects: [damage(3, t(0))] },
      ],
    },
  }),
  instant('Test Offer', '{0}', { effects: [may('Draw?', draw(1)), { do: 'discard', who: 'you', count: 1 }] }),
  creatureCard('Test Ox', '{0}', 'Ox', '4/4'),
  creatureCard('Test Guard', '{0}', 'Soldier', '1/5'),
  instant('Test More', '{0}', { effects: [{ do: 'extraPhases', phases: ['combat', 'main'] }] }),
  instant('Test Steps', '{0}', { effects: [{ do: 'extraSteps', steps: ['upkeep'], after: 'step' } as never] }),
  instant('Test Stop', '{0}', { effects: [{ do: 'endTurn' }] }),
);
const at = (mine: object, theirs: object = {}, more: object = {}): Play =>
  magicPosition(
    [
      { library: lands(9, 'Forest'), ...mine },
      { library: lands(9, 'Forest'), ...theirs },
    ],
    more,
  );

describe('state-based actions', () => {
  it('mtg:704.5v a Siege with defense 0 goes though abilities of other things wait', () => {
    const SIEGE = 'Test Invasion // Test Liberator';
    const game = at({
      hand: ['Test Raze', 'Test Stifle'],
      battlefield: [{ card: SIEGE, protector: 1, counters: { defense: 4 } }, 'Test Bell'],
    });
    game.activate(0, 'Test Bell');
    game.castAt(0, 'Test Raze', { card: SIEGE }).resolve();
    expect([game.all(SIEGE).length, game.view().stack.length]).toEqual([1, 2]);
    game.castAt(0, 'Test Stifle', { card: SIEGE }).resolve();
    expect([game.all(SIEGE).length, game.view().stack.map((o) => o.card)]).toEqual([0, ['Test Bell']]);
    expect(game.resolve().life(0)).toBe(21);
  });
  it('mtg:704.5y of the Roles that one player controls on one permanent the newest stays; others have nothing to do with it', () => {
    const game = at(
      { hand: ['Test Royal', 'Test Cursed', 'Test Royal', 'Test Royal'], battlefield: ['Hill Giant', 'Craw Wurm'] },
      { hand: ['Test Cursed', 'Test Seize All'] },
    );
    const roles = () => [game.all('Royal').length, game.all('Cursed').length];
    game.castAt(0, 'Test Royal', { card: 'Hill Giant' }).resolve();
    game.castAt(0, 'Test Cursed', { card: 'Craw Wurm' }).resolve();
    expect([roles(), game.figures('Hill Giant'), game.figures('Craw Wurm')]).toEqual([[1, 1], '4/4', '5/4']);
    game.castAt(0, 'Test Royal', { card: 'Craw Wurm' }).resolve();
    expect([roles(), game.figures('Hill Giant'), game.figures('Craw Wurm')]).toEqual([[2, 0], '4/4', '7/5']);
    game.pass().castAt(1, 'Test Cursed', { card: 'Hill Giant' }).resolve();
    expect([roles(), game.figures('Hill Giant')]).toEqual([[2, 1], '3/4']);
    // Whose control they come under counts, and not whose they are.
    while (game.decision().seat !== 1) game.pass();
    game.cast(1, 'Test Seize All').resolve();
    expect([roles(), game.figures('Hill Giant'), game.figures('Craw Wurm')]).toEqual([[1, 1], '2/3', '7/5']);
  });
});

describe('dice, faces and levels', () => {
  it('mtg:706.1 the player rolls who is told to, so many dice of that kind', () => {
    const rolled = (who: 'you' | 'opponents') => {
      const game = at({ hand: [`Test Roll ${who}`], battlefield: ['Test Watcher'] }, { battlefield: ['Test Watcher'] });
      game.cast(0, `Test Roll ${who}`).resolve().resolveAll();
      const [roll] = game.happened('DICE_ROLLED');
      return [roll?.player, roll?.sides, String(roll?.results).split(',').length, game.life(0), game.life(1)];
    };
    expect([rolled('you'), rolled('opponents')]).toEqual([
      [0, 8, 2, 25, 20],
      [1, 8, 2, 20, 25],
    ]);
  });
  it('mtg:712.8d with its front face up a permanent has nothing of what is printed on its back, and when it is turned the other way round', () => {
    const CARD = 'Test Novice // Test Golem';
    const front = { name: 'Test Novice', types: ['Creature'], subtypes: ['Human'], power: 3, keywords: ['trample'] };
    const game = at({ hand: ['Test Turn', 'Test Turn'], battlefield: [CARD] }, { battlefield: [CARD] });
    expect(game.all(CARD)).toMatchObject([front, front]);
    const [mine] = game.all(CARD);
    game.castAt(0, 'Test Turn', { object: String(mine?.id) }).resolve();
    const back = { name: 'Test Golem', types: ['Artifact', 'Creature'], subtypes: ['Golem'], keywords: ['flying'] };
    expect(game.all(CARD)).toMatchObject([back, front]);
    game.castAt(0, 'Test Turn', { object: String(mine?.id) }).resolve();
    expect(game.all(CARD)).toMatchObject([front, front]);
  });
  it('mtg:716.2 a level is reached by an ability that is activated as a sorcery', () => {
    const game = at({ hand: ['Test Stifle', 'Test Roll you'], battlefield: ['Test Class', ...lands(1, 'Island')] });
    const offered = () =>
      game.decision().options.filter((o) => o.card === 'Test Class' && o.kind === 'ACTIVATE').length;
    expect(offered()).toBe(1);
    game.cast(0, 'Test Roll you');
    expect(offered()).toBe(0);
    game.resolve().until({ step: 'beginningOfCombat' });
    expect(offered()).toBe(0);
    while (game.view().turn.active !== 1 || game.decision().seat !== 0) game.pass();
    expect(offered()).toBe(0);
  });
});

describe('controlling another player', () => {
  it('mtg:723.5 whoever controls a player makes the choices of each kind: modes, targets, what may be done, cards to discard, attacks, damage', () => {
    const game = at(
      { hand: ['Test Leash'], battlefield: ['Test Guard', 'Test Guard'] },
      { hand: ['Test Charm', 'Test Offer', 'Memnite'], battlefield: ['Test Ox'] },
    );
    game.cast(0, 'Test Leash').resolve().until({ turn: 4, step: 'precombatMain' });
    const asked: unknown[] = [];
    const ask = (kind: string) => {
      const d = game.decision();
      asked.push([d.kind, d.seat, d.for]);
      if (d.kind !== kind) throw new Error(`${d.kind} is asked, not ${kind}`);
    };
    game.cast(0, 'Test Charm');
    ask('MODES');
    game.choose(0, { label: 'burn', index: 1 } as never);
    ask('TARGETS');
    game.choose(0, { player: 1 }).resolve();
    expect(game.life(1)).toBe(17);
    game.cast(0, 'Test Offer').resolve();
    ask('MAY');
    game.answer(0, { confirm: true });
    ask('DISCARD');
    game.choose(0, { card: 'Memnite' });
    game.until({ turn: 4, kind: 'ATTACKERS' });
    ask('ATTACKERS');
    game.attack(0, 'Test Ox').until({ turn: 4, kind: 'BLOCKERS' });
    // The blockers are the controller's own.
    expect(game.decision()).toMatchObject({ seat: 0 });
    expect(game.decision().for).toBeUndefined();
    const [one, other] = game.all('Test Guard').map(({ id }) => id);
    const ox = String(game.the('Test Ox').id);
    game.answer(0, {
      assign: [one, other].map((id) => ({ from: { object: String(id) }, to: { object: ox } })),
    } as never);
    game.until({ turn: 4, kind: 'COMBAT_DAMAGE' });
    ask('COMBAT_DAMAGE');
    expect(asked.map((one) => (one as unknown[]).slice(1))).toEqual(asked.map(() => [0, 1]));
  });
  it('mtg:723.5 who controls a player in the combat phase of somebody else blocks with what is theirs in no other turn', () => {
    const game = at({ hand: ['Test Leash'], battlefield: ['Test Ox'] }, { battlefield: ['Test Guard'] });
    game.cast(0, 'Test Leash').resolve().until({ kind: 'ATTACKERS' }).attack(0, 'Test Ox').until({ kind: 'BLOCKERS' });
    expect([game.decision().seat, game.decision().for]).toEqual([1, undefined]);
  });
});

describe('ending the turn', () => {
  it('mtg:724.1d phases and steps that were added to the turn are skipped with all that is left of it', () => {
    for (const more of ['Test More', 'Test Steps']) {
      const game = at({ hand: [more, 'Test Stop'], battlefield: ['Test Ox'] });
      game.cast(0, more).resolve().cast(0, 'Test Stop').resolve();
      const steps = game.events.flatMap(({ type, data }) =>
        type === 'STEP_BEGAN' && data.turn === 3 ? [data.step] : [],
      );
      expect([more, steps.at(-1), game.view().turn.number]).toEqual([more, 'cleanup', 4]);
      expect(steps.filter((step) => step === 'upkeep' || step === 'beginningOfCombat')).toEqual([]);
    }
  });
});
