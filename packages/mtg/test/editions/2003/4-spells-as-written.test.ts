/** Spells, abilities and how they are played (400–409), each rule in the position that its text speaks of. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  instant,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, choosing, fight, many, offers, onStack, pool, position, split } from './table.js';

ownCards(
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  creatureCard(
    'Test Doomed',
    '{0}',
    'Elf',
    '1/1',
    activated([{ pay: 'mana', cost: '{0}' }], {
      effects: [
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'destroy' }],
        },
      ],
    }),
  ),
  card('Test Silence', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'opponents' }, [{ mod: 'rule', rule: 'cantCast' }])],
  }),
);

describe('spells and abilities', () => {
  it('mtg-2003:401.2 a creature card is a creature spell on the stack', () => {
    const counterable = (name: string, land: string): boolean =>
      offers(
        position(
          { hand: [name], battlefield: many(land, 3) },
          { hand: ['Remove Soul'], battlefield: many('Island', 2) },
        )
          .castAt(0, name, { player: 1 })
          .pass(),
        'CAST',
        'Remove Soul',
      );
    expect([counterable('Grizzly Bears', 'Forest'), counterable('Shock', 'Mountain')]).toEqual([true, false]);
  });

  it('mtg-2003:402.5 what counters spells counters no ability', () => {
    const game = position(
      { battlefield: ['Prodigal Sorcerer'] },
      { hand: ['Counterspell'], battlefield: many('Island', 2) },
    );
    game.activate(0, 'Prodigal Sorcerer', { player: 1 }).pass();
    expect(offers(game, 'CAST', 'Counterspell')).toBe(false);
  });

  it('mtg-2003:402.5 an ability none of whose targets is legal any more is countered', () => {
    const game = position(
      { battlefield: ['Prodigal Sorcerer'] },
      { hand: ['Unsummon'], battlefield: ['Island', 'Grizzly Bears'] },
    );
    game.activate(0, 'Prodigal Sorcerer', { card: 'Grizzly Bears' }).pass();
    game.castAt(1, 'Unsummon', { card: 'Grizzly Bears' }).resolve().resolve();
    expect([game.view().stack, game.happened('DAMAGE_DEALT'), game.happened('COUNTERED').length]).toEqual([[], [], 1]);
  });

  it('mtg-2003:402.6 an ability is there without what it is of, which deals the damage as it last was', () => {
    const game = position({ battlefield: ['Prodigal Sorcerer'] }, { hand: ['Shock'], battlefield: ['Mountain'] });
    game.activate(0, 'Prodigal Sorcerer', { player: 1 }).pass();
    game.castAt(1, 'Shock', { card: 'Prodigal Sorcerer' }).resolve().resolve();
    expect([game.zones('Prodigal Sorcerer'), game.life(1)]).toEqual([['graveyard'], 19]);
  });

  it('mtg-2003:402.8 an ability works in play alone: a Specter that has left triggers nothing as its damage is dealt', () => {
    const dealt = (leaves: boolean): unknown[] => {
      const game = fight({ battlefield: ['Hypnotic Specter'] }, { hand: ['Unsummon'], battlefield: ['Island'] }, [
        'Hypnotic Specter',
      ]).until({ step: 'combatDamage' });
      if (leaves) game.pass().castAt(1, 'Unsummon', { card: 'Hypnotic Specter' }).resolve();
      return [game.resolve().life(1), onStack(game)];
    };
    expect([dealt(true), dealt(false)]).toEqual([
      [18, []],
      [18, ['Hypnotic Specter']],
    ]);
  });

  it('mtg-2003:402.9 an ability of a card in a graveyard triggers there', () => {
    const game = position({ graveyard: ['Squee, Goblin Nabob'] }, {}, { turn: { step: 'upkeep' } });
    expect(asked(game)).toBe('0:MAY');
    game.answer(0, { confirm: true }).resolve();
    expect(game.zones('Squee, Goblin Nabob')).toEqual(['hand']);
  });

  it('mtg-2003:406.1a a mana ability may do something else besides, at the same time', () => {
    const game = position({ battlefield: ['Brushland'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Brushland', mana: true, nth: 1 });
    if (game.decision().kind !== 'PRIORITY') game.choose(0, { value: 'G' });
    expect([game.life(0), game.view().stack, pool(game, 0)]).toMatchObject([19, [], { G: 1 }]);
  });

  it('mtg-2003:406.1b Dark Ritual is a spell that can be countered, and makes no mana then', () => {
    const game = position(
      { hand: ['Dark Ritual'], battlefield: ['Swamp'] },
      { hand: ['Counterspell'], battlefield: many('Island', 2) },
    );
    game.cast(0, 'Dark Ritual').pass().castAt(1, 'Counterspell', { card: 'Dark Ritual' }).resolve();
    expect([game.zones('Dark Ritual'), game.view().stack, pool(game, 0)]).toEqual([['graveyard'], [], {}]);
  });

  it('mtg-2003:406.1e what triggers as a land is tapped for a spell goes on the stack above that spell', () => {
    const game = position({ hand: ['Shock'], battlefield: ['City of Brass'] });
    game.castAt(0, 'Shock', { player: 1 });
    expect(onStack(game)).toEqual(['City of Brass', 'Shock']);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 20]);
  });

  it('mtg-2003:406.2c what is to be destroyed later is, though it is no creature by then', () => {
    const game = position({ hand: ['Test Petrify'], battlefield: ['Test Doomed'] });
    game.activate(0, 'Test Doomed').resolve().castAt(0, 'Test Petrify', { card: 'Test Doomed' }).resolve();
    expect(game.the('Test Doomed').types).toEqual(['Artifact']);
    game.until({ step: 'end' }).resolve();
    expect(game.zones('Test Doomed')).toEqual(['graveyard']);
  });

  it('mtg-2003:406.2d what has left play is not sacrificed later, though it is back: Sneak Attack and what phases out', () => {
    const game = position({
      hand: ['Craw Wurm', 'Reality Ripple'],
      battlefield: ['Sneak Attack', 'Mountain', 'Island', 'Island'],
    });
    choosing(game.activate(0, 'Sneak Attack').resolve(), 'Craw Wurm');
    game.castAt(0, 'Reality Ripple', { card: 'Craw Wurm' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Craw Wurm')).toEqual(['battlefield']);
  });
});

describe('priority', () => {
  it('mtg-2003:408.1c once something has resolved the active player has priority, whoever played it', () => {
    const game = position({}, { hand: ['Shock', 'Shock'], battlefield: many('Mountain', 2) });
    game.pass().castAt(1, 'Shock', { player: 0 });
    expect(asked(game)).toBe('1:PRIORITY');
    game.resolve();
    expect([asked(game), game.life(0)]).toEqual(['0:PRIORITY', 18]);
  });

  it('mtg-2003:408.1c the active player has priority when combat damage has been dealt, in the same step', () => {
    const game = fight({ battlefield: ['Grizzly Bears'] }, {}, ['Grizzly Bears']).until({ step: 'combatDamage' });
    game.pass().pass();
    expect([game.life(1), asked(game), game.view().turn.step]).toEqual([18, '0:PRIORITY', 'combatDamage']);
  });

  it('mtg-2003:408.1c who has played something has priority again, and then the other', () => {
    const game = position({ hand: ['Shock'], battlefield: ['Mountain', 'Prodigal Sorcerer'] });
    game.castAt(0, 'Shock', { player: 1 });
    expect(asked(game)).toBe('0:PRIORITY');
    game.activate(0, 'Prodigal Sorcerer', { player: 1 });
    expect(asked(game)).toBe('0:PRIORITY');
    expect(asked(game.pass())).toBe('1:PRIORITY');
    expect([game.pass().life(1), onStack(game)]).toEqual([19, ['Shock']]);
  });
});

describe('playing', () => {
  it('mtg-2003:409.1a an ability that is played is on the stack with the text of its source, above all else', () => {
    const game = position({ hand: ['Shock'], battlefield: ['Prodigal Sorcerer', 'Mountain'] });
    game.castAt(0, 'Shock', { player: 1 }).activate(0, 'Prodigal Sorcerer', { player: 1 });
    expect(game.view().stack.map(({ kind, card: name }) => [kind, name])).toEqual([
      ['ABILITY', 'Prodigal Sorcerer'],
      ['SPELL', 'Shock'],
    ]);
  });

  it('mtg-2003:409.1b mode and X are said before targets, and kicker before them', () => {
    const salve = position({ hand: ['Healing Salve'], battlefield: ['Plains'] }).cast(0, 'Healing Salve');
    expect(asked(salve)).toBe('0:MODES');
    expect(asked(salve.choose(0, { index: 0 }))).toBe('0:TARGETS');
    const ball = position({ hand: ['Fireball'], battlefield: many('Mountain', 3) }).cast(0, 'Fireball');
    expect(asked(ball)).toBe('0:X');
    expect(asked(ball.answer(0, { number: 2 }))).toBe('0:TARGETS');
    const river = position(
      { hand: ['Rushing River'], battlefield: many('Island', 3) },
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    ).cast(0, 'Rushing River');
    expect(asked(river)).toBe('0:OPTIONAL_COST');
    expect(asked(river.answer(0, { confirm: true }))).toBe('0:TARGETS');
  });

  it('mtg-2003:409.1d one creature is not the target of one spell twice', () => {
    const game = position(
      { hand: ['Forked Lightning'], battlefield: many('Mountain', 4) },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
    ).cast(0, 'Forked Lightning');
    game.refused(0, { choose: [{ card: 'Hill Giant' }, { card: 'Hill Giant' }] });
    game.choose(0, [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }]);
    expect(asked(game)).toBe('0:DIVIDE');
  });

  it('mtg-2003:409.1e what is divided is so as it is played, one at least to each target', () => {
    const game = position(
      { hand: ['Forked Lightning'], battlefield: many('Mountain', 4) },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ).cast(0, 'Forked Lightning', [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]);
    game.refused(0, split(['Grizzly Bears', 4]));
    game.answer(0, split(['Grizzly Bears', 1], ['Hill Giant', 3])).resolve();
    expect([game.zones('Hill Giant'), game.the('Grizzly Bears').damage]).toEqual([['graveyard'], 1]);
  });

  it('mtg-2003:409.1f a cost that grows with its targets is paid whole: four for two, and one more for the second', () => {
    const game = position(
      { hand: ['Fireball'], battlefield: many('Mountain', 6) },
      { battlefield: ['Grizzly Bears'] },
    ).cast(0, 'Fireball');
    game.answer(0, { number: 4 }).choose(0, [{ player: 1 }, { card: 'Grizzly Bears' }]);
    expect(game.all('Mountain').filter(({ tapped }) => tapped)).toHaveLength(6);
    game.resolve();
    expect([game.life(1), game.zones('Grizzly Bears')]).toEqual([18, ['graveyard']]);
  });

  it('mtg-2003:409.4 what an effect forbids is not played', () => {
    const may = (...battlefield: string[]) =>
      offers(
        position({ battlefield }, { hand: ['Shock'], battlefield: ['Mountain', 'Prodigal Sorcerer'] }).pass(),
        'CAST',
        'Shock',
      );
    expect([may('Test Silence'), may()]).toEqual([false, true]);
  });
});
