/** Keywords of creatures that fight (502), each rule in the positions that show its clauses one by one. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  gainLife,
  has,
  instant,
  keyword,
  protectionFrom,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { fight, many, onStack, position, waiting } from './table.js';

const loses = (name: string) => ({ mod: 'loseKeyword' as const, keyword: name });
const onCreature = (name: string, mod: ReturnType<typeof has> | ReturnType<typeof loses>) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), mod)] });
const healing = activated([tap], { effects: [gainLife(1)] });

ownCards(
  onCreature('Test Hone', has('first strike')),
  onCreature('Test Dull', loses('first strike')),
  onCreature('Test Weary', loses('double strike')),
  creatureCard('Test Twice First', '{0}', 'Knight', '2/2', keyword('first strike'), keyword('first strike')),
  creatureCard('Test Twice Double', '{0}', 'Knight', '2/2', keyword('double strike'), keyword('double strike')),
  creatureCard('Test Twice Quick', '{0}', 'Cleric', '1/1', keyword('haste'), keyword('haste'), healing),
  creatureCard('Test Slow', '{0}', 'Cleric', '1/1', healing),
  creatureCard('Test Twice Flanking', '{0}', 'Knight', '2/2', keyword('flanking'), keyword('flanking')),
  creatureCard('Test Guarded', '{0}', 'Cleric', '2/2', protectionFrom({ has: ['types', 'Artifact'] }, 'artifacts')),
  creatureCard(
    'Test Twice Guarded',
    '{0}',
    'Cleric',
    '2/2',
    protectionFrom({ has: ['colors', 'R'] }, 'red'),
    protectionFrom({ has: ['colors', 'R'] }, 'red'),
  ),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature', power: 2, toughness: 2 }),
  card('Test Wand', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([], { targets: [target(creature)], effects: [damage(1, t(0))] })],
  }),
  creatureCard(
    'Test Stroller',
    '{0}',
    'Elf',
    '2/2',
    ...[1, 2].map(() => keyword('landwalk', { from: { has: ['subtypes', 'Forest'] }, label: 'forestwalk' })),
  ),
  creatureCard('Test Charger', '{0}', 'Beast', '2/2', keyword('rampage', { value: 2 })),
);

/** What may block this attacker. */
const blockersOf = (attacker: string, theirs: object, mine: string[] = []): unknown => {
  const game = position({ battlefield: [attacker, ...mine] }, theirs).until({ kind: 'ATTACKERS' });
  game.attack(0, attacker).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.decision().from?.map((one) => one.card) : [];
};

describe('first strike and double strike', () => {
  it('mtg-2003:502.2b a blocker with first strike makes the first step, in which none of the others assigns', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Youthful Knight'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Youthful Knight', 'Grizzly Bears'],
    ).until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toEqual([['Youthful Knight', 2]]);
    game.resolve();
    expect([game.zones('Grizzly Bears'), game.view().turn.step]).toEqual([['graveyard'], 'firstStrikeDamage']);
    expect(waiting(game.until({ step: 'combatDamage' }))).toEqual([['Hill Giant', 3]]);
    expect(game.resolve().until({ step: 'endOfCombat' }).life(1)).toBe(17);
  });

  it('mtg-2003:502.2b where nothing has it there is one step', () => {
    const game = fight({ battlefield: ['Grizzly Bears'] }, {}, ['Grizzly Bears']).until({ step: 'endOfCombat' });
    const steps = game.happened('STEP_BEGAN').map(({ step }) => step);
    expect([steps.includes('firstStrikeDamage'), steps.includes('combatDamage'), game.life(1)]).toEqual([
      false,
      true,
      18,
    ]);
  });

  it('mtg-2003:502.2c what loses first strike after the first step assigns no second time, attacking or blocking', () => {
    const attacks = fight({ hand: ['Test Dull'], battlefield: ['Youthful Knight', 'Hill Giant'] }, {}, [
      'Youthful Knight',
      'Hill Giant',
    ]).until({ step: 'firstStrikeDamage' });
    attacks.resolve().castAt(0, 'Test Dull', { card: 'Youthful Knight' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(attacks)).toEqual([['Hill Giant', 3]]);
    const blocks = fight(
      { hand: ['Test Dull'], battlefield: ['Craw Wurm'] },
      { battlefield: ['Youthful Knight'] },
      ['Craw Wurm'],
      ['Youthful Knight', 'Craw Wurm'],
    ).until({ step: 'firstStrikeDamage' });
    blocks.resolve().castAt(0, 'Test Dull', { card: 'Youthful Knight' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(blocks)).toEqual([['Craw Wurm', 6]]);
  });

  it('mtg-2003:502.2d twice first strike is one strike', () => {
    const game = fight({ battlefield: ['Test Twice First'] }, {}, ['Test Twice First']);
    expect(waiting(game.until({ step: 'firstStrikeDamage' }))).toEqual([['Test Twice First', 2]]);
    expect(game.resolve().until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });

  it('mtg-2003:502.28b a blocker with double strike makes two steps, and what it kills in the first assigns none', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Ridgetop Raptor'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Ridgetop Raptor', 'Grizzly Bears'],
    ).until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toEqual([['Ridgetop Raptor', 2]]);
    game.resolve().until({ step: 'combatDamage' });
    expect([game.zones('Grizzly Bears'), waiting(game)]).toEqual([['graveyard'], [['Hill Giant', 3]]]);
    const large = fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Ridgetop Raptor'] },
      ['Craw Wurm'],
      ['Ridgetop Raptor', 'Craw Wurm'],
    ).until({ step: 'firstStrikeDamage' });
    expect(waiting(large.resolve().until({ step: 'combatDamage' }))).toEqual([
      ['Craw Wurm', 6],
      ['Ridgetop Raptor', 2],
    ]);
  });

  it('mtg-2003:502.28c a blocker that loses double strike in the first step assigns no more', () => {
    const game = fight(
      { hand: ['Test Weary'], battlefield: ['Craw Wurm'] },
      { battlefield: ['Ridgetop Raptor'] },
      ['Craw Wurm'],
      ['Ridgetop Raptor', 'Craw Wurm'],
    ).until({ step: 'firstStrikeDamage' });
    game.resolve().castAt(0, 'Test Weary', { card: 'Ridgetop Raptor' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Craw Wurm', 6]]);
  });

  it('mtg-2003:502.28e twice double strike is two strikes', () => {
    const game = fight({ battlefield: ['Test Twice Double'] }, {}, ['Test Twice Double']).until({
      step: 'firstStrikeDamage',
    });
    game.resolve();
    expect(waiting(game.until({ step: 'combatDamage' }))).toEqual([['Test Twice Double', 2]]);
    expect(game.resolve().until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });
});

describe('haste, flanking and rampage', () => {
  it('mtg-2003:502.5b what has haste pays {T} in the turn in which it came, and what has none does not', () => {
    const game = position({ hand: ['Test Twice Quick', 'Test Slow'] });
    game.cast(0, 'Test Twice Quick').resolve().cast(0, 'Test Slow').resolve();
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Slow' }] });
    expect(game.activate(0, 'Test Twice Quick').resolve().life(0)).toBe(21);
  });

  it('mtg-2003:502.5b also what came under control in this turn by an effect', () => {
    const game = position(
      { hand: ['Control Magic'], battlefield: many('Island', 4) },
      { battlefield: ['Raging Goblin', 'Grizzly Bears'] },
    );
    game.castAt(0, 'Control Magic', { card: 'Raging Goblin' }).resolve().until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Raging Goblin']);
  });

  it('mtg-2003:502.5c haste twice attacks in the turn in which it came as haste once does', () => {
    const game = position({ hand: ['Test Twice Quick', 'Test Slow'] });
    game.cast(0, 'Test Twice Quick').resolve().cast(0, 'Test Slow').resolve().until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Test Twice Quick']);
  });

  it('mtg-2003:502.3c flanking twice is -1/-1 twice for each blocker', () => {
    const game = fight(
      { battlefield: ['Test Twice Flanking'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
      ['Test Twice Flanking'],
      ['Hill Giant', 'Test Twice Flanking'],
      ['Craw Wurm', 'Test Twice Flanking'],
    );
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(4);
    game.resolveAll();
    expect([game.figures('Hill Giant'), game.figures('Craw Wurm')]).toEqual(['1/1', '4/2']);
  });

  it('mtg-2003:502.12b blockers that leave after rampage has resolved do not change it', () => {
    const game = fight(
      { hand: ['Unsummon'], battlefield: ['Test Charger', 'Island'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
      ['Test Charger'],
      ['Hill Giant', 'Test Charger'],
      ['Craw Wurm', 'Test Charger'],
    );
    expect(game.resolve().figures('Test Charger')).toBe('4/4');
    expect(game.castAt(0, 'Unsummon', { card: 'Hill Giant' }).resolve().figures('Test Charger')).toBe('4/4');
  });

  it('mtg-2003:502.12b a blocker that leaves before it resolves is not counted', () => {
    const game = fight(
      { hand: ['Unsummon'], battlefield: ['Test Charger', 'Island'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
      ['Test Charger'],
      ['Hill Giant', 'Test Charger'],
      ['Craw Wurm', 'Test Charger'],
    );
    game.castAt(0, 'Unsummon', { card: 'Hill Giant' }).resolve();
    expect(game.resolve().figures('Test Charger')).toBe('2/2');
  });
});

describe('landwalk and protection', () => {
  it('mtg-2003:502.6a landwalk names a kind of land, and the defending player’s lands count', () => {
    const blocked = (land: string) => blockersOf('Bog Wraith', { battlefield: [land, 'Grizzly Bears'] }, ['Swamp']);
    expect([blocked('Swamp'), blocked('Island')]).toEqual([[], ['Grizzly Bears']]);
    // Snow-covered is an ability of that time: a walk of Swamps is one of snow-covered Swamps as well.
    expect(blocked('Snow-Covered Swamp')).toEqual([]);
  });

  it('mtg-2003:502.6d the same landwalk of the blocker does not help it', () => {
    const theirs = { battlefield: ['Forest', 'Shanodin Dryads'] };
    expect(blockersOf('Shanodin Dryads', theirs, ['Forest'])).toEqual([]);
    expect(blockersOf('Shanodin Dryads', { battlefield: ['Island', 'Shanodin Dryads'] }, ['Forest'])).toEqual([
      'Shanodin Dryads',
    ]);
  });

  it('mtg-2003:502.6e forestwalk twice is as good as once', () => {
    const blocked = (land: string) => blockersOf('Test Stroller', { battlefield: [land, 'Grizzly Bears'] });
    expect([blocked('Forest'), blocked('Island')]).toEqual([[], ['Grizzly Bears']]);
  });

  it('mtg-2003:502.7a protection is from a color, or from a kind of permanent, and from nothing else', () => {
    const targets = (wand: boolean) => {
      const game = position(
        { hand: ['Shock'], battlefield: ['Mountain', 'Test Wand'] },
        { battlefield: ['Test Guarded', 'Hill Giant'] },
      );
      if (wand) game.choose(0, { kind: 'ACTIVATE', card: 'Test Wand' });
      else game.choose(0, { kind: 'CAST', card: 'Shock' });
      return game.decision().options?.flatMap(({ card: name }) => (name === undefined ? [] : [name]));
    };
    expect(targets(false)).toContain('Test Guarded');
    const wand = position({ battlefield: ['Test Wand'] }, { battlefield: ['Test Guarded', 'Hill Giant'] });
    wand.activate(0, 'Test Wand');
    if (!wand.waiting()) wand.refused(0, { choose: [{ card: 'Test Guarded' }] });
    else expect(wand.view().stack[0]?.targets).toMatchObject([{ card: 'Hill Giant' }]);
    expect(blockersOf('Test Guarded', { battlefield: ['Test Golem', 'Hill Giant'] })).toEqual(['Hill Giant']);
    expect(blockersOf('White Knight', { battlefield: ['Hypnotic Specter', 'Hill Giant'] })).toEqual(['Hill Giant']);
  });

  it('mtg-2003:502.7b damage of that color is prevented that is no combat damage, and other damage is not', () => {
    const game = position(
      { battlefield: ['Pestilence', 'Swamp', 'Mountain'], hand: ['Shock'] },
      { battlefield: ['White Knight', 'Hill Giant'] },
    );
    game.activate(0, 'Pestilence').resolve();
    expect([game.the('White Knight').damage, game.the('Hill Giant').damage]).toEqual([0, 1]);
    game.castAt(0, 'Shock', { card: 'White Knight' }).resolve();
    expect(game.zones('White Knight')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.7b combat damage of that color is prevented, and what has it may block the color', () => {
    const game = fight(
      { battlefield: ['Hypnotic Specter'] },
      {
        battlefield: ['White Knight', 'Flight'].map((name) =>
          name === 'Flight' ? { card: name, attachedTo: 'knight' } : { card: name, as: 'knight' },
        ),
      },
      ['Hypnotic Specter'],
      ['White Knight', 'Hypnotic Specter'],
    ).until({ step: 'endOfCombat' });
    expect([game.zones('Hypnotic Specter'), game.the('White Knight').damage]).toEqual([['graveyard'], 0]);
  });

  it('mtg-2003:502.7b an enchantment of another color stays', () => {
    const knight = [
      { card: 'White Knight', as: 'knight' },
      { card: 'Holy Strength', attachedTo: 'knight' },
      { card: 'Weakness', attachedTo: 'knight' },
    ];
    const game = position({ battlefield: knight });
    expect([game.zones('Holy Strength'), game.zones('Weakness'), game.figures('White Knight')]).toEqual([
      ['battlefield'],
      ['graveyard'],
      '3/4',
    ]);
  });

  it('mtg-2003:502.7c the same protection twice is as good as once', () => {
    const game = position(
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Test Twice Guarded', 'Hill Giant'] },
    );
    game.cast(0, 'Shock').refused(0, { choose: [{ card: 'Test Twice Guarded' }] });
    expect(blockersOf('Test Twice Guarded', { battlefield: ['Gray Ogre', 'Grizzly Bears'] })).toEqual([
      'Grizzly Bears',
    ]);
  });
});
