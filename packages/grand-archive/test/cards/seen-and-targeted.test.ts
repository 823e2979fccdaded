import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, keyword } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';
import { table } from '../support/table.js';
import { game, hero, thing } from './hero.js';

const greeter = ally(
  'Greeter',
  { cost: 0 },
  {
    kind: 'triggered',
    keyword: 'on enter',
    on: { on: 'move', object: 'self', match: { to: 'field' } },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  },
);
const onto = (...types: string[]): JsonObject => ({ what: [{ zone: 'field' }, { has: ['types', types] }] });

describe('what sees what others do', () => {
  it('Stifling Gyre negates what the named ally does as it enters, unless 4 is paid', () => {
    const setup = (named: string, theirs: number) => {
      const play = game(
        hero('Cleric', 'wind'),
        3,
        { hand: ['Stifling Gyre', 'Bolt'] },
        { hand: ['Greeter', ...some(theirs)] },
        { definitions: [greeter] },
      )
        .activateCard(0, 'Stifling Gyre')
        .resolve();
      expect(play.decision()).toMatchObject({ seat: 0, kind: 'NAME' });
      play.answer(0, { name: named } as never);
      const before = play.count(0, 'memory');
      play.resolve();
      expect(play.count(0, 'memory') - before).toBe(1);
      play.until({ step: 'main', turn: Number(play.view().turn.number) + 1 });
      return play.activateCard(1, 'Greeter').resolve();
    };
    const cards = (play: ArchivePlay) => play.count(1, 'hand');
    const poor = setup('Greeter', 0);
    expect(poor.stack()).toEqual(['Stifling Gyre', 'Greeter']);
    const before = cards(poor);
    poor.resolve();
    expect([poor.stack(), cards(poor) - before]).toEqual([[], 0]);
    const rich = setup('Greeter', 4).resolve();
    expect(rich.decision()).toMatchObject({ seat: 1, shape: 'CONFIRM' });
    rich.answer(1, { confirm: true }).answering([]);
    expect([rich.stack(), rich.count(1, 'memory')]).toEqual([['Greeter'], 4]);
    expect(setup('Wolf', 0).stack()).toEqual(['Greeter']);
  });

  it('Nimue, Cursed Touch destroys allies that action cards of her player target', () => {
    const pat = action('Pat', { targets: [onto('Ally')], effects: [] });
    const nudge = ally('Nudger', {}, { kind: 'activated', cost: [], targets: [onto('Ally')], effects: [] });
    const setup = (classes: string) =>
      game(
        hero(classes, 'norm'),
        0,
        { field: ['Nimue, Cursed Touch', 'Nudger'], hand: ['Pat'] },
        { field: ['Wolf'], hand: ['Pat'] },
        { definitions: [pat, nudge] },
      );
    const play = setup('Mage').activateCard(0, 'Pat', { card: 'Wolf' });
    expect(play.stack()).toEqual(['Nimue, Cursed Touch', 'Pat']);
    expect(play.resolve().zones('Wolf')).toEqual(['graveyard']);
    // Abilities are no cards, others' cards are theirs, and of another class she does nothing.
    expect(setup('Mage').use(0, 'Nudger', { card: 'Wolf' }).stack()).toEqual(['Nudger']);
    const theirs = setup('Mage').pass().activateCard(1, 'Pat', { card: 'Nimue, Cursed Touch' });
    expect(theirs.stack()).toEqual(['Pat']);
    expect(setup('Cleric').activateCard(0, 'Pat', { card: 'Wolf' }).stack()).toEqual(['Pat']);
  });

  it('Nimue, Cursed Touch leaves ally cards of graveyards where they are', () => {
    const back = action('Back', {
      targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', ['Ally']] }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'effect' }],
    });
    const play = game(
      hero('Mage', 'norm'),
      0,
      { field: ['Nimue, Cursed Touch'], hand: ['Back'], graveyard: ['Wolf', 'Hound'] },
      {},
      { definitions: [back] },
    ).activateCard(0, 'Back', { card: 'Wolf' });
    expect(play.stack()).toEqual(['Back']);
    expect(play.resolve().zones('Wolf')).toEqual(['hand']);
  });

  it('Nimue, Cursed Touch does not see targets that change afterwards', () => {
    const pat = action('Pat', { targets: [onto('Ally')], effects: [] });
    const bend = action('Bend', {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
      effects: [{ do: 'changeTargets', what: { target: 0 } }],
    });
    const play = game(
      hero('Mage', 'norm'),
      0,
      { field: ['Nimue, Cursed Touch'], hand: ['Pat'] },
      { field: ['Wolf', 'Hound'], hand: ['Bend'] },
      { definitions: [pat, bend] },
    )
      .activateCard(0, 'Pat', { card: 'Wolf' })
      .resolve()
      .pass();
    play.activateCard(1, 'Bend').resolve();
    if (!play.waiting()) play.choose(1, { card: 'Hound' });
    while (play.view().stack.length > 0) play.resolve();
    expect([play.zones('Wolf'), play.zones('Hound')]).toEqual([['graveyard'], ['field']]);
  });

  it('Duplicitous Replication copies all regalia that enter at once the next time, and none later', () => {
    const crown = thing('Crown', { supertypes: ['Regalia'], types: ['Item'], costKind: 'memory', cost: 0 });
    const parade = action('Parade', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] },
          to: 'field',
          cause: 'effect',
          controller: 'you',
        },
      ],
    });
    const play = game(
      hero('Cleric', 'crux'),
      2,
      { hand: ['Duplicitous Replication'] },
      { hand: ['Parade', 'Parade'], graveyard: ['Crown', 'Crown', 'Wolf'] },
      { definitions: [crown, parade] },
    )
      .activateCard(0, 'Duplicitous Replication')
      .resolve();
    play.pass().activateCard(1, 'Parade').resolve();
    expect(play.stack()).toEqual(['Duplicitous Replication']);
    play.resolve();
    const mine = () => play.all('Crown').filter(({ controller }) => controller === 0).length;
    expect([mine(), play.all('Crown').length, play.all('Wolf').length]).toEqual([2, 4, 1]);
  });
});

describe('what changes what is aimed at', () => {
  it("Temptation's Facade takes the place of another target of its player's", () => {
    const both = action('Both', {
      targets: [onto('Ally', 'Item'), onto('Ally')],
      effects: [
        { do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' },
        { do: 'status', what: { target: 1 }, status: 'rested' },
      ],
    });
    const setup = (name: string, first: string, second: string) => {
      const play = game(
        hero('Guardian', 'water', 1, name),
        0,
        { field: ["Temptation's Facade", 'Wolf'] },
        { field: ['Hound'], hand: ['Both'] },
        { definitions: [both], turn: { active: 1 } },
      ).activateCard(1, 'Both', { card: first }, { card: second });
      return play.pass();
    };
    const play = setup('Nico, Test', 'Wolf', 'Hound').use(0, "Temptation's Facade").resolve();
    while (play.view().stack.length > 0) play.resolve();
    expect([play.zones("Temptation's Facade"), play.zones('Wolf'), play.the('Hound').rested]).toEqual([
      ['banishment'],
      ['field'],
      true,
    ]);
    // Their own object stays the target, though it could be another one.
    const theirs = setup('Nico, Test', 'Hound', 'Wolf').use(0, "Temptation's Facade").resolve();
    while (theirs.view().stack.length > 0) theirs.resolve();
    expect([theirs.zones('Hound'), theirs.zones("Temptation's Facade")]).toEqual([['graveyard'], ['field']]);
    const other = setup('Other, Test', 'Wolf', 'Hound');
    expect(other.offers()).not.toContain("ACTIVATE_ABILITY Temptation's Facade");
  });

  it('Freeze Stiff ends the combat of an attacker that it rests', () => {
    const setup = (classes: string, target: string) => {
      const play = game(
        hero(classes, 'water'),
        3,
        { hand: ['Freeze Stiff'] },
        { field: ['Wolf', 'Hound'] },
        { turn: { active: 1 } },
      ).declare(1, 'Wolf', 'Hero');
      while (play.decision().seat !== 0) play.pass();
      play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Freeze Stiff' });
      play.choose(0, { card: target }).answering([]).resolve();
      return play;
    };
    const stopped = setup('Mage', 'Wolf');
    expect([stopped.view().turn.phase, stopped.damage(0)]).toEqual(['main', 0]);
    stopped.until({ step: 'main', turn: Number(stopped.view().turn.number) + 2 });
    expect([stopped.the('Wolf').rested, stopped.the('Hound').rested]).toEqual([true, false]);
    const other = setup('Cleric', 'Hound');
    expect(other.view().turn.phase).toBe('combat');
    other.fight();
    expect([other.damage(0), other.the('Hound').rested]).toEqual([1, true]);
    other.until({ step: 'main', turn: Number(other.view().turn.number) + 2 });
    expect(other.the('Hound').rested).toBe(false);
  });

  it('Punishing Cartridge does as many things as cards are discarded', () => {
    const gun = thing('Gun', {
      supertypes: ['Regalia'],
      types: ['Weapon'],
      subtypes: ['Gun'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 3,
    });
    const setup = (discards: number, classes = 'Ranger') => {
      const play = game(
        hero(classes, 'umbra'),
        2,
        { field: ['Gun', 'Punishing Cartridge'] },
        { field: ['Wolf', 'Hound', 'Hider'] },
        { definitions: [gun, ally('Hider', { life: 9 }, keyword('stealth'))] },
      );
      if (classes !== 'Ranger') return play;
      play.use(0, 'Punishing Cartridge').resolve().declare(0, 'Hero', 'Wolf', 'Gun').resolve();
      const hand = play
        .decision()
        .options.slice(0, discards)
        .map(({ id }) => id);
      return play.answer(0, { choose: hand });
    };
    expect(setup(0, 'Mage').offers()).not.toContain('ACTIVATE_ABILITY Punishing Cartridge');
    expect(setup(0).fight().the('Wolf').damage).toBe(3);
    const one = setup(1).answer(0, { choose: [{ index: 0 }] });
    // What can't be attacked can't be chosen.
    expect(one.choices().sort()).toEqual(['Hound', 'Spirit of Fire']);
    one.choose(0, { card: 'Spirit of Fire' }).fight();
    expect([one.damage(1), one.the('Wolf').damage, one.all('Hound').length, one.count(0, 'graveyard')]).toEqual([
      3, 0, 1, 1,
    ]);
    const second = setup(1)
      .answer(0, { choose: [{ index: 1 }] })
      .fight();
    expect([second.the('Wolf').damage, second.all('Hound').length]).toEqual([3, 1]);
    const both = setup(2).choose(0, { card: 'Spirit of Fire' });
    both.fight({ card: 'Hound' });
    expect([both.damage(1), both.zones('Hound'), both.zones('Wolf')]).toEqual([3, ['graveyard'], ['field']]);
  });

  it('Tweedledum, Rattled Dancer lets the opponent whom it attacks choose the unit', () => {
    const guard = ally('Guard', { life: 9 }, keyword('taunt'));
    const setup = (field: string[]) =>
      table([{ champion: { card: 'Hero' }, field: ['Tweedledum, Rattled Dancer'] }, { field }, { field: ['Hound'] }], {
        definitions: [hero('Assassin', 'fire'), guard, ally('Wolf', { life: 9 }), ally('Hound', { life: 9 })],
      }).choose(0, { kind: 'ATTACK', card: 'Tweedledum, Rattled Dancer' });
    const play = setup(['Wolf']);
    expect([play.decision().kind, play.decision().seat]).toEqual(['DEFENDING_PLAYER', 0]);
    play.choose(0, { player: 1 });
    expect([play.decision().kind, play.decision().seat, play.choices().sort()]).toEqual([
      'ATTACK_TARGET',
      1,
      ['Spirit of Fire', 'Wolf'],
    ]);
    play.choose(1, { card: 'Wolf' }).fight();
    expect([play.the('Wolf').damage, play.damage(1)]).toEqual([3, 0]);
    // What taunts is attacked first, whoever chooses.
    expect(setup(['Wolf', 'Guard']).choose(0, { player: 1 }).combat().targets).toHaveLength(1);
    const hidden = game(hero('Mage', 'fire'), 0, { field: [] }, { field: ['Tweedledum, Rattled Dancer'] }, {});
    expect(hidden.the('Tweedledum, Rattled Dancer').keywords ?? []).not.toContain('stealth');
  });

  it('Slay the King lets its player play what was banished for it as it kills', () => {
    const crown = thing('Crown', { supertypes: ['Regalia'], types: ['Item'], costKind: 'memory', cost: 1 });
    const setup = (classes: string, victim: JsonObject, given: boolean) => {
      const play = game(
        hero(classes, 'crux'),
        2,
        { hand: ['Slay the King'], materialDeck: ['Crown'], memory: [] },
        { field: ['Victim'] },
        { definitions: [crown, ally('Victim', victim)] },
      )
        .activateCard(0, 'Slay the King')
        .resolve()
        .aim('Victim');
      if (classes !== 'Warrior') return play.fight();
      play.resolve().answer(0, { choose: given ? [{ card: 'Crown' }] : [] });
      while (play.view().turn.phase === 'combat' && play.decision().kind !== 'MAY')
        if (play.waiting()) play.pass();
        else play.answer(play.decision().seat, play.decision().default);
      return play;
    };
    const play = setup('Warrior', { life: 2 }, true);
    expect(play.decision()).toMatchObject({ seat: 0, shape: 'CONFIRM' });
    play.answer(0, { confirm: true });
    while (play.view().stack.length > 0 && play.waiting()) play.resolve();
    expect(play.zones('Crown')).toEqual(['field']);
    // It was paid for with a card of the memory.
    expect(play.count(0, 'memory')).toBe(1);
    expect(setup('Warrior', { life: 9 }, true).zones('Crown')).toEqual(['banishment']);
    expect(setup('Warrior', { life: 2 }, false).zones('Crown')).toEqual(['materialDeck']);
    expect(setup('Mage', { life: 2 }, false).zones('Crown')).toEqual(['materialDeck']);
  });
});
