/** Equipment: texts while attached, Might bonuses, Equip, Quick-Draw and Weaponmaster (137, 716–722, 818, 819, 821). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { PEAK, type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';

const PATH = 'Rockfall Path';
const keyword = (name: string, more: JsonObject = {}): JsonObject => ({ kind: 'keyword', keyword: name, ...more });
const fury = (power = 1): JsonObject => ({ pay: 'resources', power: Array.from({ length: power }, () => 'Fury') });
const equipFor = (...cost: JsonObject[]): JsonObject => keyword('equip', { cost });
const DRAW = { do: 'draw', who: 'you', count: 1 };
const equipment = (name: string, mightBonus: number, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus }, ...abilities);
const effectText = (...abilities: JsonObject[]): JsonObject => ({
  kind: 'static',
  affects: 'attached',
  mods: abilities.map((ability) => ({ mod: 'ability', ability })),
});
/** Rules text that draws for a rune, and effect text that makes its unit Tank. */
const BLADE = equipment(
  'Test Blade',
  2,
  equipFor(fury()),
  keyword('temporary'),
  { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] },
  effectText(keyword('tank')),
);
const SOLDIER = unit('Test Soldier', 3);
const game = (more: PlayerSetup, definitions: JsonObject[] = [], other: PlayerSetup = {}): RiftboundPlay =>
  position([more, other], {
    battlefields: [{ card: PATH }, { card: PEAK }],
    definitions: [BLADE, SOLDIER, ...definitions],
  });
/** Chooses a target, where there is more than one. */
const aims = (play: RiftboundPlay, card: string): RiftboundPlay =>
  play.decision().kind === 'TARGETS' ? play.choose(0, { card }) : play;
/** Equips with the blade, for its cost. */
const equips = (play: RiftboundPlay, to = 'Test Soldier'): RiftboundPlay =>
  aims(play.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', cost: '[R]' }), to).settle();
const exhausted = (play: RiftboundPlay): number => play.runes(0).filter((rune) => rune.exhausted).length;
const armed = (): RiftboundPlay => equips(game({ base: ['Test Blade', 'Test Soldier'] }));

describe('Equip', () => {
  it('riftbound:818.1.c.2 for its cost the gear is attached to a unit of its player', () => {
    const before = game({ base: ['Test Blade', 'Test Soldier'] }).runes(0).length;
    const play = armed();
    expect(play.unit('Test Blade').attachedTo).toBe(play.unit('Test Soldier').id);
    // Power is paid by recycling a rune.
    expect(play.runes(0).length).toBe(before - 1);
    // Nobody else's unit is offered, and without one of the own it is not used.
    const foe = unit('Test Foe', 2);
    const among = game({ base: ['Test Blade', 'Test Soldier'] }, [foe], { base: ['Test Foe'] });
    expect(equips(among).unit('Test Blade').attachedTo).toBe(among.unit('Test Soldier').id);
    const alone = game({ base: ['Test Blade'] }, [foe], { base: ['Test Foe'] });
    const uses = alone.decision().options.filter((one) => one.card === 'Test Blade' && one.cost === '[R]');
    expect(uses).toEqual([]);
  });
  it('riftbound:818.1.b.1 the unit is a target, and one of its player', () => {
    const play = game(
      { base: ['Test Blade', 'Test Soldier', 'Test Friend'] },
      [unit('Test Enemy', 2), unit('Test Friend', 2)],
      {
        base: ['Test Enemy'],
      },
    );
    play.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', cost: '[R]' });
    expect(play.decision().kind).toBe('TARGETS');
    expect(play.decision().options.map((option) => option.card)).toEqual(['Test Soldier', 'Test Friend']);
  });
});

describe('what is attached', () => {
  it('riftbound:137.3 gives its Might bonus, riftbound:137.3.a as long as it is attached', () => {
    const recall = spell('Test Detach', {
      targets: [{ what: { has: ['types', 'Gear'] } }],
      effects: [{ do: 'unattach', what: { target: 0 } }],
    });
    const play = game({ base: ['Test Blade', 'Test Soldier'], hand: ['Test Detach'] }, [recall]);
    expect(play.might('Test Soldier')).toBe(3);
    expect(equips(play).might('Test Soldier')).toBe(5);
    play.play(0, 'Test Detach', { targets: [[{ card: 'Test Blade' }]] }).settle();
    expect(play.might('Test Soldier')).toBe(3);
  });
  it('riftbound:718.2 has no rules text: it is not activated and does not trigger', () => {
    const play = armed();
    expect(play.offered().filter((one) => one === 'ACTIVATE Test Blade')).toEqual([]);
    // Temporary would kill it at the start of its player's Beginning Phase.
    play.until({ turn: 5, step: 'main' });
    expect(play.onBoard('Test Blade')).toHaveLength(1);
    const loose = game({ base: ['Test Blade', 'Test Soldier'] }).until({ turn: 5, step: 'main' });
    expect(loose.onBoard('Test Blade')).toHaveLength(0);
  });
  it('riftbound:718.3 adds its effect text to its unit', () => {
    const before = game({ base: ['Test Blade', 'Test Soldier'] });
    const tanks = (play: RiftboundPlay) => JSON.stringify(play.unit('Test Soldier').keywords).includes('tank');
    expect([tanks(before), tanks(armed())]).toEqual([false, true]);
  });
  it('riftbound:722.1 still has its keywords for what asks', () => {
    const smash = spell('Test Smash', {
      targets: [{ what: [{ has: ['types', 'Gear'] }, { keyword: 'temporary' }] }],
      effects: [{ do: 'kill', what: { target: 0 } }],
    });
    const play = game({ base: ['Test Blade', 'Test Soldier'], hand: ['Test Smash'] }, [smash]);
    equips(play)
      .play(0, 'Test Smash', { targets: [[{ card: 'Test Blade' }]] })
      .settle();
    expect(play.onBoard('Test Blade')).toHaveLength(0);
  });
});

describe('Quick-Draw', () => {
  const quick = equipment('Test Quick', 1, keyword('quick-draw'), equipFor(fury()));
  it('riftbound:819.1.d as it is played it is attached to a unit of its player', () => {
    const play = game({ base: ['Test Soldier'], hand: ['Test Quick'] }, [quick]);
    aims(play.play(0, 'Test Quick'), 'Test Soldier').settle();
    expect([play.might('Test Soldier'), play.unit('Test Quick').attachedTo]).toEqual([4, play.unit('Test Soldier').id]);
  });
  it('riftbound:819.1.d never to a unit of somebody else', () => {
    const play = game({ hand: ['Test Quick'], base: ['Test Soldier'] }, [quick, unit('Test Foe', 2)], {
      base: ['Test Foe'],
    }).play(0, 'Test Quick');
    // With one unit of its player there is nothing to choose.
    expect(play.decision().kind).toBe('PRIORITY');
    expect(play.settle().unit('Test Quick').attachedTo).toBe(play.unit('Test Soldier').id);
    const alone = game({ hand: ['Test Quick'] }, [quick, unit('Test Foe', 2)], { base: ['Test Foe'] });
    expect(alone.play(0, 'Test Quick').settle().unit('Test Quick').attachedTo).toBeNull();
  });
  it('riftbound:819.1.b has Reaction: it is played while the chain holds something', () => {
    const wait = spell('Test Wait', { effects: [DRAW] });
    const play = game({ base: ['Test Soldier'], hand: ['Test Quick', 'Test Wait'] }, [quick, wait]);
    play.play(0, 'Test Wait');
    expect(play.offered()).toContain('PLAY Test Quick');
  });
});

describe('Weaponmaster', () => {
  const master = unit('Test Master', 3, keyword('weaponmaster'));
  const dear = equipment('Test Dear', 1, equipFor(fury(2)));
  const plays = (card: string, definitions: JsonObject[] = [dear]): RiftboundPlay => {
    const play = game({ base: ['Test Soldier', 'Test Blade', 'Test Dear'], hand: ['Test Master'] }, [
      master,
      ...definitions,
    ]);
    return aims(play.play(0, 'Test Master'), card).settle();
  };
  it('riftbound:821.1.c its Equip cost less one Power attaches an Equipment to it', () => {
    const play = plays('Test Dear');
    const before = play.runes(0).length;
    expect(play.decision().kind).toBe('PAY');
    play.answer(0, { confirm: true }).settle();
    expect(play.unit('Test Dear').attachedTo).toBe(play.unit('Test Master').id);
    expect(play.runes(0).length).toBe(before - 1);
  });
  it('riftbound:821.1.b an Equipment of its player is chosen, and nothing else', () => {
    const play = game(
      { base: ['Test Blade', 'Test Dear', 'Test Lamp'], hand: ['Test Master'] },
      [master, dear, gear('Test Lamp'), equipment('Test Theirs', 1, equipFor(fury()))],
      { base: ['Test Theirs'] },
    ).play(0, 'Test Master');
    expect(play.decision().kind).toBe('TARGETS');
    expect(
      play
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ).toEqual(['Test Blade', 'Test Dear']);
  });
  it('riftbound:821.1.b it may be left where it is', () => {
    const play = plays('Test Dear').answer(0, { confirm: false }).settle();
    expect(play.unit('Test Dear').attachedTo ?? null).toBeNull();
  });
  it('riftbound:821.1.c.2 what is attached already is attached to it instead', () => {
    const play = game({ base: ['Test Soldier', 'Test Blade'], hand: ['Test Master'] }, [master]);
    equips(play);
    const before = play.runes(0).length;
    aims(play.play(0, 'Test Master'), 'Test Blade').settle().answer(0, { confirm: true }).settle();
    expect([play.might('Test Soldier'), play.might('Test Master')]).toEqual([3, 5]);
    expect(play.runes(0).length).toBe(before);
  });
  it('riftbound:821.1.c.4 what has no Equip cost stays where it is, riftbound:821.1.c.1 though it can be chosen', () => {
    const plain = equipment('Test Dear', 1);
    const play = plays('Test Dear', [plain]);
    expect(play.decision().kind).not.toBe('PAY');
    expect(play.unit('Test Dear').attachedTo ?? null).toBeNull();
  });
});

describe('predicting', () => {
  const top = ['First', 'Second', 'Third'].map((name) => unit(`Test ${name}`, 1));
  const predict = (count: number): JsonObject =>
    spell('Test Predict', { effects: [{ do: 'arrange', kind: 'PREDICT', count, piles: ['top', 'bottom'] }] });
  const deck = ['Test First', 'Test Second', 'Test Third'];
  const predicts = (count: number, mainDeck: string[] = deck, ...more: JsonObject[]): RiftboundPlay =>
    game({ hand: ['Test Predict'], mainDeck, base: more.map((one) => String(one.name)) }, [
      ...top,
      predict(count),
      ...more,
    ])
      .play(0, 'Test Predict')
      .settle();
  const answers = (play: RiftboundPlay, under: string[]): RiftboundPlay => {
    const { from = [] } = play.decision();
    const goal = (card: string | undefined) => ({ value: under.includes(String(card)) ? 'bottom' : 'top' });
    return play.answer(0, { assign: from.map(({ card: name }) => ({ from: { card: name }, to: goal(name) })) });
  };
  it('riftbound:436.1 looks at the top card and may recycle it', () => {
    const play = answers(predicts(1), ['Test First']).settle();
    expect(play.pile(0, 'mainDeck')).toEqual(['Test Second', 'Test Third', 'Test First']);
  });
  it('riftbound:436.1 and at no other card', () => {
    expect(
      predicts(1)
        .decision()
        .from?.map((one) => one.card),
    ).toEqual(['Test First']);
  });
  it('riftbound:436.1.a of several any are recycled, and the others lie on top in any order', () => {
    const play = answers(predicts(3), ['Test First']);
    expect(play.decision().kind).toBe('ORDER');
    const order = [...play.decision().options].reverse().map(({ id }) => id);
    play.answer(0, { order }).settle();
    expect(play.pile(0, 'mainDeck')).toEqual(['Test Third', 'Test Second', 'Test First']);
  });
  it('riftbound:436.4 of fewer cards as many as there are, riftbound:436.4.a without burning out', () => {
    const play = answers(predicts(5, ['Test First']), []).settle();
    expect([play.happened('BURNED_OUT'), play.pile(0, 'mainDeck')]).toEqual([[], ['Test First']]);
  });
  it('riftbound:416.1, riftbound-zh:403.1 what goes under the deck is recycled, which other abilities wait for', () => {
    const keeper = gear('Test Keeper', {
      kind: 'triggered',
      on: { on: 'move', object: { owner: 'you' }, match: { to: 'mainDeck', cause: 'recycle' } },
      effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }],
    });
    expect(
      answers(predicts(1, deck, keeper), ['Test First'])
        .settle()
        .points(0),
    ).toBe(1);
    expect(
      answers(predicts(1, deck, keeper), [])
        .settle()
        .points(0),
    ).toBe(0);
  });
  it('riftbound:817.1.b Vision predicts as it is played', () => {
    const seer = unit('Test Seer', 1, keyword('vision'));
    const play = game({ hand: ['Test Seer'], mainDeck: deck }, [...top, seer])
      .play(0, 'Test Seer')
      .settle();
    expect(play.decision().kind).toBe('PREDICT');
    expect(exhausted(play)).toBe(0);
  });
});
