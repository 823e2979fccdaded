/** Activating and materializing where it isn't one's own turn, or an effect lets one do it (2.2–2.4, 2.6, 2.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { lorraine, position, rai } from '../support/play.js';
import { table } from '../support/table.js';

const imp = ally('Imp', { power: 1, life: 4 });
const pup = ally('Pup', { power: 1, life: 4 });
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const hit: JsonObject = { targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }] };

describe('in the turn of another', () => {
  it('ga:2.3.1.4 what may be chosen of a card is chosen by who activates it', () => {
    const trick = card(
      'Trick',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'keyword', keyword: 'prepare', value: 1 },
      { kind: 'spell', effects: [DRAW] },
    );
    const theirs = { champion: rai(1, { counters: { preparation: 1 } }), hand: ['Trick'] };
    const game = play([trick], {}, theirs).pass().choose(1, { kind: 'ACTIVATE_CARD', card: 'Trick' });
    expect([game.decision().shape, game.decision().seat]).toEqual(['CONFIRM', 1]);
  });

  it('ga:2.3.1.5 targets of a card are named by who activates it', () => {
    const game = play([action('Bolt', hit), imp, pup], { field: ['Imp', 'Pup'] }, { hand: ['Bolt'] }).pass();
    game.choose(1, { kind: 'ACTIVATE_CARD', card: 'Bolt' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    game.choose(1, { card: 'Pup' }).resolve();
    expect([game.the('Imp').damage, game.the('Pup').damage]).toEqual([0, 1]);
  });

  const thorn = item('Thorn', { kind: 'activated', cost: [{ pay: 'rest' }], ...hit });
  it('ga:2.4.1.1 targets of an ability are named by who activates it', () => {
    const game = play([thorn, imp, pup], { field: ['Imp', 'Pup'] }, { field: ['Thorn'] }).pass();
    game.choose(1, { kind: 'ACTIVATE_ABILITY', card: 'Thorn' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });

  it('ga:2.4.1.1.1 an ability without anything to choose is not activated', () => {
    const offers = (field: string[]) =>
      play([thorn, imp], { field }, { field: ['Thorn'] })
        .pass()
        .offers();
    expect([offers([]), offers(['Imp'])]).toEqual([['PASS'], ['PASS', 'ACTIVATE_ABILITY Thorn']]);
  });

  it('ga:2.4.1.2.1 what an ability demands is asked for its own player', () => {
    const clock = (turnOf: string) =>
      item('Clock', { kind: 'activated', cost: [], if: { turnOf }, effects: [DRAW], limit: { perTurn: 1 } });
    const offers = (turnOf: string) =>
      play([clock(turnOf)], {}, { field: ['Clock'] })
        .pass()
        .offers();
    expect([offers('you'), offers('opponent')]).toEqual([['PASS'], ['PASS', 'ACTIVATE_ABILITY Clock']]);
  });

  it('ga:2.4.1.3 whoever activates an ability is said to have done so', () => {
    const lamp = item('Lamp', { kind: 'activated', cost: [{ pay: 'rest' }], effects: [] });
    const bell = item('Bell', { kind: 'triggered', on: { on: 'activateAbility', player: 'you' }, effects: [DRAW] });
    const game = play([lamp, bell], { field: ['Bell'] }, { field: ['Lamp', 'Bell'] })
      .pass()
      .use(1, 'Lamp');
    expect(game.view().stack).toMatchObject([
      { card: 'Bell', controller: 1 },
      { card: 'Lamp', controller: 1 },
    ]);
  });
});

describe('what an effect lets a player materialize', () => {
  const decree = (body: JsonObject): JsonObject =>
    card(
      'Decree',
      { types: ['Action'], supertypes: ['Regalia'], costKind: 'memory', cost: 0, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'spell', ...body },
    );
  const rush = action('Rush', { effects: [{ do: 'materialize', filter: { named: 'Decree' } }] });
  const rushed = (body: JsonObject, field: string[]) =>
    play([decree(body), rush, imp, pup], { hand: ['Rush'], materialDeck: ['Decree'] }, { field })
      .activateCard(0, 'Rush')
      .resolve();

  it('ga:2.3.2.6 has its targets chosen', () => {
    const game = rushed(hit, ['Imp', 'Pup']).choose(0, { card: 'Decree' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    expect(game.choose(0, { card: 'Pup' }).resolve().the('Pup').damage).toBe(1);
  });

  it('ga:2.3.2.8 is nothing that has no target', () => {
    expect([rushed(hit, []).choices(), rushed(hit, ['Imp']).choices()]).toEqual([[], ['Decree']]);
  });

  it('ga:2.3.2.4 has its modes chosen', () => {
    const modes = {
      min: 1,
      max: 1,
      choices: [
        { label: 'one', effects: [DRAW] },
        { label: 'two', effects: [DRAW, DRAW] },
      ],
    };
    const game = rushed({ modes }, []).choose(0, { card: 'Decree' });
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 0 });
    const [, second] = game.decision().options;
    expect(
      game
        .answer(0, { choose: [second?.id ?? ''] })
        .resolve()
        .count(0, 'hand'),
    ).toBe(2);
  });

  it('ga:2.3.2.1 is a materialization on the Effects Stack', () => {
    const game = rushed({ effects: [DRAW] }, []).choose(0, { card: 'Decree' });
    expect(game.view().stack).toMatchObject([{ card: 'Decree', kind: 'MATERIALIZATION' }]);
  });
});

describe('fights', () => {
  const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2, subtypes: ['Skill'] });
  const borrow = action('Borrow', {
    effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
  });
  const declared = () => {
    const theirs = { graveyard: ['Cut'], field: ['Imp'] };
    const game = play([cut, borrow, imp], { champion: lorraine(1), hand: ['Borrow'] }, theirs);
    return game.activateCard(0, 'Borrow').resolve().choose(0, { card: 'Cut' }).resolve();
  };
  it('ga:2.6.3 who attacks with a borrowed card says what is attacked', () => {
    expect(declared().decision()).toMatchObject({ kind: 'ATTACK_TARGET', seat: 0 });
    expect(declared().choices().sort()).toEqual(['Imp', 'Spirit of Fire']);
  });
  it('ga:2.6.3.1 nobody acts before that, whoever owns the card', () => {
    const game = declared();
    expect([game.decision().kind, game.aim('Imp').combat().defending]).toEqual(['ATTACK_TARGET', 1]);
  });

  it('ga:2.7.1.1 a domain is no unit: it is not attacked, and needs no life', () => {
    const grove = card('Grove', { types: ['Domain'], costKind: 'reserve', cost: 0, subtypes: ['Forest'] });
    const game = play([grove, imp, pup], { field: ['Imp'] }, { field: ['Grove', 'Pup'] }).choose(0, { kind: 'ATTACK' });
    expect([game.choices().sort(), game.zones('Grove')]).toEqual([['Pup', 'Spirit of Fire'], ['field']]);
  });

  it('ga:2.2.7.1.2 of three players whoever helps against an attack on another one is asked as well', () => {
    const guard = ally('Guard', { power: 1, life: 3 }, keyword('ambush'));
    const seats = [{ field: ['Imp'] }, { field: ['Pup'] }, { champion: 'Spirit of Water', field: ['Guard'] }];
    const game = table(seats, { definitions: [imp, pup, guard] }).declare(0, 'Imp', 'Pup');
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
    game.answer(1, { choose: [] });
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 2 });
  });

  it('ga:2.2.0.2 the turn player has Opportunity first in the end phase', () => {
    const game = position([{}, {}]);
    while (game.view().turn.phase !== 'end') game.pass();
    expect([game.decision().kind, game.decision().seat]).toEqual(['OPPORTUNITY', 0]);
  });
});
