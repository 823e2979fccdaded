/** Keywords of later sets whose meaning their reminders give (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { ArchivePlay, lorraine, scenarioOf } from '../support/play.js';

type Player = Parameters<typeof scenarioOf>[0][0];
/** A position in some turn and phase. */
function at(turn: JsonObject, definitions: JsonObject[], mine: Player, theirs: Player = {}): ArchivePlay {
  const created = grandArchive.createScenario({ ...scenarioOf([mine, theirs], { turn }), definitions });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new ArchivePlay(grandArchive, created.value.state);
}

const DRAW = { do: 'draw', who: 'you', count: 1 };
const given = (name: string, condition: JsonObject): JsonObject => ({
  kind: 'static',
  if: condition,
  mods: [{ mod: 'ability', ability: keyword(name) }],
});
const levelAtLeast = (level: number): JsonObject => ({
  compare: [{ stat: 'level', of: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] } }, '>=', level],
});
const bolt = action('Bolt', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }] });
const slay = action('Slay', {
  targets: [on('Ally')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const slow = (name: string, ...abilities: JsonObject[]): JsonObject => {
  const plain = action(name, { effects: [DRAW] }, 'slow');
  return { ...plain, abilities: [...(plain.abilities as JsonObject[]), ...abilities] };
};

describe('vigor', () => {
  const knight = ally('Knight', { life: 9 }, keyword('vigor'));
  it('ga:2.11.7.15.2 wakes the unit up at the beginning of the end phase of its controller alone', () => {
    const field = [{ card: 'Knight', rested: true }];
    const game = play([knight], { field }, { field }).to('end').resolve();
    expect(game.all('Knight').map(({ controller, rested }) => [controller, rested])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});

describe('hindered', () => {
  it('ga:2.11.7.15.2 the object enters the field rested', () => {
    const slowpoke = ally('Slowpoke', { cost: 0 }, keyword('hindered'));
    const eager = ally('Eager', { cost: 0 });
    const enters = (name: string) =>
      play([slowpoke, eager], { hand: [name] }, {})
        .activateCard(0, name)
        .resolve()
        .the(name).rested;
    expect([enters('Slowpoke'), enters('Eager')]).toEqual([true, false]);
  });
});

describe('fast activation', () => {
  const quick = ally('Quick', { cost: 0 }, keyword('fast activation'));
  const skilled = slow('Skilled', given('fast activation', levelAtLeast(2)));
  const offers = (level: number) =>
    at({ step: 'end' }, [quick, skilled, slow('Plain')], {
      champion: lorraine(level),
      hand: ['Quick', 'Skilled', 'Plain'],
    }).offers();
  it('ga:2.11.7.15.2 the card is activated at fast speed, under its restriction', () => {
    expect(offers(1)).toEqual(['PASS', 'ACTIVATE_CARD Quick']);
    expect(offers(2)).toEqual(['PASS', 'ACTIVATE_CARD Quick', 'ACTIVATE_CARD Skilled']);
  });
  it('ga:2.11.7.15.2 is one way to activate it, not a second one', () => {
    const game = play([quick], { hand: ['Quick'] }, {});
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Quick']);
  });
});

describe('phantasia', () => {
  const dream = card('Dream', { types: ['Phantasia'], costKind: 'reserve', cost: 0, subtypes: ['Spell'] });
  it('ga:2.11.7.15.2 a phantasia is activated at slow speed, and is an object on the field', () => {
    expect(at({ step: 'end' }, [dream], { hand: ['Dream'] }).offers()).toEqual(['PASS']);
    const game = play([dream], { hand: ['Dream'] }, {})
      .activateCard(0, 'Dream')
      .resolve();
    expect(game.the('Dream').types).toEqual(['Phantasia']);
  });
});

describe('foster', () => {
  const nurse = ally('Nurse', { life: 9 }, keyword('foster'), keyword('foster'), {
    kind: 'triggered',
    keyword: 'on foster',
    on: { on: 'status', object: 'self', match: { status: 'fostered', on: true } },
    effects: [DRAW],
  });
  const definitions = [nurse, bolt];
  const fostered = (game: ReturnType<typeof play>): unknown => game.the('Nurse').fostered;

  it('ga:2.11.7.15.2 becomes fostered at the recollection of its controller, once', () => {
    const game = at({ active: 1 }, definitions, { field: ['Nurse'] });
    game.to('recollection', 4);
    expect([game.stack().length, fostered(game)]).toEqual([1, false]);
    game.resolve();
    expect([fostered(game), game.stack().length]).toEqual([true, 1]);
    const hand = game.count(0, 'hand');
    expect(game.resolve().count(0, 'hand')).toBe(hand + 1);
    const again = at({ active: 1 }, definitions, { field: [{ card: 'Nurse', fostered: true }] });
    again.to('recollection', 4).resolve();
    expect(again.stack()).toEqual([]);
  });

  it('ga:2.11.7.15.2 not if it was dealt damage since the previous turn of its controller ended', () => {
    const game = at({ active: 1 }, definitions, { field: ['Nurse'] }, { hand: ['Bolt'] });
    game.activateCard(1, 'Bolt', { card: 'Nurse' }).resolve().to('recollection', 4);
    expect([game.stack().length, fostered(game)]).toEqual([0, false]);
  });

  it('ga:2.11.7.15.2 whatever damage it was dealt in that turn', () => {
    const game = play(definitions, { field: ['Nurse'], hand: ['Bolt'] }, {});
    game.activateCard(0, 'Bolt', { card: 'Nurse' }).resolve().to('recollection', 5);
    expect(game.stack().length).toBe(1);
  });
});

describe('ephemeral', () => {
  const pay: JsonObject[] = [{ pay: 'reserve', amount: 1 }];
  const ephemerate = { kind: 'keyword', keyword: 'ephemerate', cost: pay };
  const witch = ally('Witch', { cost: 3 }, ephemerate);
  const sorrow = slow('Sorrow', ephemerate);
  const late = slow('Late', {
    kind: 'static',
    zone: 'graveyard',
    if: levelAtLeast(2),
    mods: [{ mod: 'ability', ability: ephemerate }],
  });
  const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 3, power: 1 }, ephemerate);
  const negate = action('Negate', {
    targets: [{ what: [{ zone: 'effectsStack' }, { has: ['types', ['Action']] }] }],
    effects: [{ do: 'counterOnStack', what: { target: 0 } }],
  });
  const definitions = [witch, sorrow, late, cut, slay, negate];
  const start = (name: string, level = 1) =>
    play(
      definitions,
      { champion: lorraine(level), graveyard: [name], hand: ['Veteran Soldier'] },
      { hand: ['Negate'] },
    );

  it('ga:2.11.7.15.2 an action is activated from the graveyard for another cost, and banished as it resolves', () => {
    const game = start('Sorrow').activateCard(0, 'Sorrow');
    expect([game.count(0, 'memory'), game.resolve().zones('Sorrow')]).toEqual([1, ['banishment']]);
  });
  it('ga:2.11.7.15.2 or as it is negated', () => {
    const game = start('Sorrow').activateCard(0, 'Sorrow').pass().activateCard(1, 'Negate', { card: 'Sorrow' });
    expect(game.resolve().zones('Sorrow')).toEqual(['banishment']);
  });
  it('ga:2.11.7.15.2 an object becomes ephemeral as it enters, and is banished as it leaves the field', () => {
    const game = play(definitions, { graveyard: ['Witch'], hand: ['Slay', 'Veteran Soldier'] }, {});
    game.activateCard(0, 'Witch').resolve();
    expect(game.the('Witch').ephemeral).toBe(true);
    expect(game.activateCard(0, 'Slay', { card: 'Witch' }).resolve().zones('Witch')).toEqual(['banishment']);
  });
  it('ga:2.11.7.15.2 what enters otherwise is not', () => {
    const game = play(definitions, { hand: ['Witch', 'Veteran Soldier', 'Veteran Soldier', 'Veteran Soldier'] }, {});
    expect(game.activateCard(0, 'Witch').resolve().the('Witch').ephemeral).toBe(false);
  });
  it('ga:2.11.7.15.2 an attack card is banished at the end of combat', () => {
    const game = start('Cut').activateCard(0, 'Cut').resolve().aim('Spirit of Fire');
    expect(game.zones('Cut')).toEqual(['intent']);
    expect([game.fight().damage(1), game.zones('Cut')]).toEqual([1, ['banishment']]);
  });
  it('ga:2.11.7.15.2 at its usual speed, and only while its restriction admits it', () => {
    expect([start('Late', 1).offers(), start('Late', 2).offers()]).toEqual([['PASS'], ['PASS', 'ACTIVATE_CARD Late']]);
  });
});

describe('suppressing', () => {
  const gale = action('Gale', {
    targets: [on('Ally')],
    effects: [
      { do: 'move', what: { target: 0 }, to: 'banishment', cause: 'suppress', save: 'gone' },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [{ do: 'move', what: { saved: 'gone' }, to: 'field' }],
      },
    ],
  });
  it('ga:2.11.7.15.2 banishes an object until the beginning of the next end phase', () => {
    const game = play([gale], { hand: ['Gale'] }, { field: ['Veteran Soldier'] });
    game.activateCard(0, 'Gale').resolve();
    expect(game.zones('Veteran Soldier').filter((zone) => zone !== 'mainDeck')).toEqual(['banishment']);
    game.to('end').resolve();
    expect(game.the('Veteran Soldier').controller).toBe(1);
  });
});
