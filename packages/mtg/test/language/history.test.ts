/** What happened in a turn, as cards look back at it. */
import type { Ability, Effect, Filter, TriggerPattern, Value } from '@arbiter/engine';
import { language } from '@arbiter/mtg';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  spell,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const died = (...object: Exclude<Filter, string>[]): TriggerPattern => ({
  on: 'move',
  match: { from: 'battlefield', to: 'graveyard' },
  object: [creature, ...object].flat(),
});
const counting = (name: string, amount: Value) => instant(name, '{0}', { effects: [gainLife(amount)] });
const attackedWith: TriggerPattern = { on: 'attack', object: creature, player: 'you' };
const telling = (amount: Value): Ability => ({ kind: 'activated', cost: [], effects: [gainLife(amount)] });
const lifeGained: TriggerPattern = { on: 'stat', player: 'you', match: { stat: 'life', gain: true } };

ownCards(
  counting('Test Attackers', { happened: attackedWith }),
  counting('Test Mourning', { happened: died({ controller: 'you' }) }),
  counting('Test Rivalry', { happened: { on: 'cast', player: 'you' }, most: true }),
  counting('Test Yesterday', { happened: died(), last: true }),
  counting('Test Thrice', { times: [3, { happened: lifeGained, sum: true }] }),
  counting('Test Wounded', { happened: { on: 'damage', object: creature }, objects: true }),
  card('Test Ardor', {
    cost: '{2}',
    type: 'Instant',
    abilities: [
      {
        kind: 'static',
        mods: [
          {
            mod: 'cost',
            less: [{ pay: 'mana', cost: '{1}' }],
            times: { happened: { on: 'attack', object: creature }, objects: true },
          },
        ],
      } as Ability,
      spell({ effects: [gainLife(1)] }),
    ],
  }),
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }],
        until: { kind: 'endOfTurn' },
      } as Effect,
    ],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Prick', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Drink', '{0}', { effects: [gainLife(2)] }),
  instant('Test Insight', '{0}', { effects: [draw(1)] }),
  instant('Test Insights', '{0}', { effects: [draw(3)] }),
  creatureCard('Test Veteran', '{W}', 'Human', '2/2', telling({ happened: { on: 'attack', object: 'self' } })),
  creatureCard('Test Recruit', '{W}', 'Human', '2/2', telling({ happened: { on: 'attack', object: 'self' } })),
  creatureCard('Test Mourner', '{B}', 'Human', '1/1'),
  creatureCard('Test Widow', '{B}', 'Human', '1/1', telling({ happened: died({ other: true }) })),
  creatureCard(
    'Test Student',
    '{U}',
    'Human',
    '1/1',
    triggered({ on: 'draw', player: 'you', nth: 2 }, { effects: [gainLife(5)] }),
  ),
);

describe('the history of a turn', () => {
  it('mtg:608.2i of each player by themselves, where the most of one counts', () => {
    const game = magicPosition([
      { hand: ['Test Drink', 'Test Rivalry'] },
      { hand: ['Test Drink', 'Test Drink', 'Test Drink'] },
    ]);
    game.cast(0, 'Test Drink').pass();
    for (let i = 0; i < 3; i++) game.cast(1, 'Test Drink');
    game.resolveAll();
    const before = game.life(0);
    // One and this one by the first player, three by the second.
    expect(game.cast(0, 'Test Rivalry').resolve().life(0)).toBe(before + 3);
  });

  it('mtg:608.2i what attacked counts, whatever it has become since', () => {
    const game = magicPosition(
      [{ hand: ['Test Attackers', 'Test Petrify'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}],
      { turn: { number: 3, active: 0, step: 'declareAttackers' } },
    );
    game.attack(0, 'Grizzly Bears', 'Hill Giant');
    game.cast(0, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Attackers').resolve();
    expect(game.life(0)).toBe(22);
  });

  it('mtg:608.2i what attacked lowers a cost, though it has died since', () => {
    const game = magicPosition(
      [{ hand: ['Test Ardor', 'Test Slay'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}],
      { turn: { number: 3, active: 0, step: 'declareAttackers' } },
    );
    const castable = (): boolean =>
      game.decision().options.some(({ kind, card }) => kind === 'CAST' && card === 'Test Ardor');
    game.attack(0, 'Grizzly Bears');
    expect(castable()).toBe(false);
    game.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), castable()]).toEqual([['graveyard'], false]);
    const two = magicPosition(
      [{ hand: ['Test Ardor', 'Test Slay'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}],
      { turn: { number: 3, active: 0, step: 'declareAttackers' } },
    );
    two.attack(0, 'Grizzly Bears', 'Hill Giant');
    two.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect(two.cast(0, 'Test Ardor').resolve().life(0)).toBe(21);
  });

  it('What died counts for whoever controlled it as it died', () => {
    const counted = (seat: 0 | 1): number => {
      const game = magicPosition([
        { hand: ['Test Slay', 'Test Slay', ...(seat === 0 ? ['Test Mourning'] : [])], battlefield: ['Hill Giant'] },
        { hand: seat === 1 ? ['Test Mourning'] : [], battlefield: ['Grizzly Bears', 'Craw Wurm'] },
      ]);
      game.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
      game.cast(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
      if (seat === 1) game.pass();
      return game.cast(seat, 'Test Mourning').resolve().life(seat) - 20;
    };
    expect([counted(0), counted(1)]).toEqual([1, 1]);
  });

  it('"This turn" is over as the next one begins, which is when it is the last turn', () => {
    const game = magicPosition([
      { hand: ['Test Slay'], battlefield: ['Hill Giant'] },
      { hand: ['Test Yesterday', 'Test Mourning'], battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    game.until({ turn: 4, step: 'precombatMain' });
    game.cast(1, 'Test Mourning').resolve();
    expect(game.life(1)).toBe(20);
    game.cast(1, 'Test Yesterday').resolve();
    expect(game.life(1)).toBe(21);
  });

  it('Amounts are added up', () => {
    const game = magicPosition([{ hand: ['Test Drink', 'Test Drink', 'Test Thrice'] }, {}]);
    game.cast(0, 'Test Drink').resolve();
    game.cast(0, 'Test Drink').resolve();
    expect(game.cast(0, 'Test Thrice').resolve().life(0)).toBe(36);
  });

  it('With `objects` each counts once, however often it happened to it', () => {
    const game = magicPosition([
      { hand: ['Test Prick', 'Test Prick', 'Test Prick', 'Test Wounded'], battlefield: ['Hill Giant', 'Craw Wurm'] },
      {},
    ]);
    for (const victim of ['Hill Giant', 'Hill Giant', 'Craw Wurm'])
      game.cast(0, 'Test Prick', { card: victim }).resolve();
    expect(game.cast(0, 'Test Wounded').resolve().life(0)).toBe(22);
  });

  it('An object asks for what it did itself, and another of its name for its own', () => {
    const game = magicPosition([{ battlefield: ['Test Veteran', 'Test Recruit'] }, {}], {
      turn: { number: 3, active: 0, step: 'declareAttackers' },
    });
    game.attack(0, 'Test Veteran');
    expect(game.activate(0, 'Test Recruit').resolve().life(0)).toBe(20);
    expect(game.activate(0, 'Test Veteran').resolve().life(0)).toBe(21);
  });

  it('"Another" is not the one that asks', () => {
    const game = magicPosition([
      { hand: ['Test Slay', 'Test Slay'], battlefield: ['Test Widow', 'Test Mourner', 'Hill Giant'] },
      {},
    ]);
    game.cast(0, 'Test Slay', { card: 'Test Mourner' }).resolve();
    expect(game.activate(0, 'Test Widow').resolve().life(0)).toBe(21);
    game.cast(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
    expect(game.activate(0, 'Test Widow').resolve().life(0)).toBe(23);
  });

  it('mtg:603.2 the second card drawn in a turn triggers it once, drawn one by one or by one spell', () => {
    const singly = magicPosition([
      { hand: ['Test Insight', 'Test Insight', 'Test Insight'], battlefield: ['Test Student'] },
      {},
    ]);
    singly.cast(0, 'Test Insight').resolve();
    expect(singly.life(0)).toBe(20);
    singly.cast(0, 'Test Insight').resolve().resolve();
    expect(singly.life(0)).toBe(25);
    singly.cast(0, 'Test Insight').resolve();
    expect([singly.life(0), singly.view(0).stack]).toEqual([25, []]);
    const atOnce = magicPosition([{ hand: ['Test Insights'], battlefield: ['Test Student'] }, {}]);
    atOnce.cast(0, 'Test Insights').resolve().resolve();
    expect([atOnce.life(0), atOnce.view(0).stack]).toEqual([25, []]);
  });

  it('Positions as a seat imagines them do not tell by the history what hidden cards ask for', () => {
    const marks = (hidden: string, decklists: 'public' | 'hidden'): unknown => {
      const game = magicPosition([
        { hand: ['Test Slay', hidden], battlefield: ['Hill Giant'] },
        { hand: ['Test Yesterday'] },
      ]);
      game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
      const [sample] = game.service.sample?.(game.state, 1, { samples: 1, seed: 'test', decklists }) ?? [];
      return (sample as { marks?: unknown } | undefined)?.marks;
    };
    expect(marks('Test Widow', 'hidden')).toEqual(marks('Wall of Mist', 'hidden'));
    expect(marks('Wall of Mist', 'hidden')).toHaveProperty('history.now');
    expect(marks('Test Widow', 'public')).not.toEqual(marks('Wall of Mist', 'public'));
  });

  it('A pattern that only the asking object could read is refused with its place', () => {
    const refused = (value: Value): unknown =>
      language.check(instant('Test Refused', '{0}', { effects: [gainLife(value)] }));
    const place = { ok: false, errors: [{ path: '$.abilities[0].effects[0].amount' }] };
    expect(refused({ happened: { on: 'attack', source: 'attached' } })).toMatchObject(place);
    expect(refused({ happened: died({ other: true }), sum: true })).toMatchObject(place);
    expect(refused({ happened: lifeGained, sum: true, objects: true })).toMatchObject(place);
    expect(refused({ happened: lifeGained, sum: true })).toMatchObject({ ok: true });
  });
});
