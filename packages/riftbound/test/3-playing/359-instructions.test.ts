/** What instructions find as they are carried out, and what abilities wait for. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const GEAR: JsonObject = { has: ['types', 'Gear'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const foe = (name: string, more: object = {}) => ({ card: name, controller: 1, ...more });
const fast = (name: string, body: JsonObject) => withKeyword(spell(name, body), 'reaction');
const activated = (more: JsonObject): JsonObject => ({
  kind: 'activated',
  cost: [{ pay: 'exhaust' }],
  effects: [DRAW],
  ...more,
});
const bind = spell('Test Bind', {
  effects: [{ do: 'attach', what: { each: { named: 'Test Gear' } }, to: { each: { named: 'Noxus Hopeful' } } }],
});
const shoo = (to: string, what: JsonObject = { named: 'Noxus Hopeful' }): JsonObject => ({
  do: 'moveTo',
  what: { each: what },
  to,
});

describe('what a card allows', () => {
  const field = { is: ['self', { is: 'atBattlefield' }] };
  const poro = unit('Test Poro', 2, activated({ if: field }));
  const may = (at: 'base' | 'battlefield') => {
    const game = position([at === 'base' ? { base: ['Test Poro'] } : {}, {}], {
      definitions: [poro],
      battlefields: [{ card: PEAK, ...(at === 'base' ? {} : { units: ['Test Poro'] }) }, { card: GROVE }],
    });
    return game.offered().includes('ACTIVATE Test Poro');
  };
  it('riftbound:054.2 what is done only under a condition is not done without it', () => {
    expect([may('base'), may('battlefield')]).toEqual([false, true]);
  });
  it('riftbound:377.2.b the condition of an ability is asked as it is activated, and not afterwards', () => {
    const game = position([{ hand: ['Test Shoo'] }, {}], {
      definitions: [poro, fast('Test Shoo', { effects: [shoo('base', { named: 'Test Poro' })] })],
      battlefields: [{ card: PEAK, units: ['Test Poro'] }, { card: GROVE }],
    });
    game.use(0, 'Test Poro').play(0, 'Test Shoo').pass().pass();
    expect(game.where('Test Poro')).toBe('base');
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:055 as much is done as can be: one card of two is discarded, and one drawn', () => {
    const much = spell('Test Much', {
      effects: [{ do: 'discard', who: 'you', count: 2 }, { do: 'kill', what: { each: GEAR } }, DRAW],
    });
    const game = position([{ hand: ['Test Much', 'Cleave'], mainDeck: ['Retreat', 'Retreat'] }, {}], {
      definitions: [much],
    });
    game.play(0, 'Test Much').settle();
    expect([game.pile(0, 'hand'), game.pile(0, 'trash').sort()]).toEqual([['Retreat'], ['Cleave', 'Test Much']]);
  });
});

describe('attached cards', () => {
  const on = (ability: JsonObject, more: JsonObject = {}) =>
    position([{ hand: ['Test Bind', 'Pouty Poro'], base: ['Noxus Hopeful', 'Test Gear'] }, {}], {
      definitions: [bind, card('Test Gear', { types: ['Gear'], tags: ['Equipment'], ...more }, ability)],
    })
      .play(0, 'Test Bind')
      .settle();
  const onPlay = triggered({ on: 'play', player: 'you', object: UNIT }, DRAW);
  it('riftbound:135.4 while a card is attached its own rules text does nothing', () => {
    expect(on(onPlay).play(0, 'Pouty Poro').settle().hand(0)).toBe(0);
    const loose = position([{ hand: ['Pouty Poro'], base: ['Test Gear'] }, {}], {
      definitions: [gear('Test Gear', onPlay)],
    });
    expect(loose.play(0, 'Pouty Poro').settle().hand(0)).toBe(1);
  });
  it('riftbound:135.4 nor can abilities of it be activated', () => {
    expect(on(activated({})).offered()).not.toContain('ACTIVATE Test Gear');
    const loose = position([{ base: ['Test Gear'] }, {}], { definitions: [gear('Test Gear', activated({}))] });
    expect(loose.offered()).toContain('ACTIVATE Test Gear');
  });
  it('riftbound:136.2 effect text gives the card below it an ability', () => {
    const gives: JsonObject = {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'ability', ability: activated({}) }],
    };
    const game = on(gives);
    expect(game.offered()).toContain('ACTIVATE Noxus Hopeful');
    expect(game.use(0, 'Noxus Hopeful').settle().hand(0)).toBe(2);
  });
  it('riftbound:137.3.b a Might bonus does nothing for what has no Might', () => {
    const stack = spell('Test Stack', {
      effects: [{ do: 'attach', what: { each: { named: 'Test Gear' } }, to: { each: { named: 'Test Base' } } }],
    });
    const game = position([{ hand: ['Test Stack'], base: ['Test Gear', 'Test Base'] }, {}], {
      definitions: [
        stack,
        gear('Test Base'),
        card('Test Gear', { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 }),
      ],
    });
    game.play(0, 'Test Stack').settle();
    expect([game.unit('Test Base').might, game.unit('Test Base').types]).toEqual([null, ['Gear']]);
  });
});

describe('targets', () => {
  const touch = (what: JsonObject | JsonObject[], more: JsonObject = {}) =>
    spell('Test Touch', { targets: [{ what, ...more }], effects: [{ do: 'kill', what: { target: 0 } }] });
  const asked = (game: ReturnType<typeof position>) => {
    game.choose(0, { kind: 'PLAY', card: 'Test Touch' });
    return game
      .decision()
      .options.map((o) => o.card)
      .sort();
  };
  it('riftbound:355.5.a what concerns all that fit is no choice', () => {
    const all = spell('Test All', { effects: [{ do: 'kill', what: { each: GEAR } }] });
    const game = position([{ hand: ['Test All'], base: ['Gold', 'Gold'] }, {}], { definitions: [all] });
    game.choose(0, { kind: 'PLAY', card: 'Test All' });
    expect([game.decision().kind, game.chain()]).toEqual(['PRIORITY', ['Test All']]);
  });
  it('riftbound:355.5.b what a unit does as it is played is chosen when that triggers, not while it is played', () => {
    const hunter = unit('Test Hunter', 2, {
      ...triggered({ on: 'play', object: 'self' }, { do: 'kill', what: { target: 0 } }),
      targets: [{ what: GEAR }],
    });
    const game = position([{ hand: ['Test Hunter'], base: ['Gold', 'Gold'] }, {}], { definitions: [hunter] });
    game.choose(0, { kind: 'PLAY', card: 'Test Hunter' });
    expect([game.decision().kind, game.where('Test Hunter')]).toEqual(['TARGETS', 'base']);
    const bare = position([{ hand: ['Test Hunter'] }, {}], { definitions: [hunter] });
    expect(bare.play(0, 'Test Hunter').where('Test Hunter')).toBe('base');
  });
  it('riftbound:355.9.a.1 units are those on the board', () => {
    const game = position(
      [
        { hand: ['Test Touch', 'Pouty Poro'], base: ['Noxus Hopeful', 'Honest Broker'], trash: ['Watchful Sentry'] },
        {},
      ],
      { definitions: [touch(UNIT)] },
    );
    expect(asked(game)).toEqual(['Honest Broker', 'Noxus Hopeful']);
  });
  const deny = fast('Test Deny', {
    targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
    effects: [{ do: 'counterOnStack', what: { target: 0 } }],
  });
  it('riftbound:355.9.a.2 spells are those on the chain', () => {
    const game = position([{ hand: ['Test Plain', 'Test Deny', 'Cleave'], trash: ['Retreat'] }, {}], {
      definitions: [deny, spell('Test Plain', { effects: [DRAW] })],
    });
    game.play(0, 'Test Plain').choose(0, { kind: 'PLAY', card: 'Test Deny' });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Test Plain' }]);
  });
  it('riftbound:355.9.c a spell never chooses itself', () => {
    const game = position([{ hand: ['Test Deny'] }, {}], { definitions: [deny] });
    expect(game.offered()).not.toContain('PLAY Test Deny');
  });
  it('riftbound:355.10.a what is chosen in a hand is no target', () => {
    const strip = spell('Test Strip', { effects: [{ do: 'discard', who: 'you', count: 1 }, DRAW] });
    const game = position([{ hand: ['Test Strip', 'Cleave', 'Retreat'] }, {}], { definitions: [strip] });
    game.choose(0, { kind: 'PLAY', card: 'Test Strip' });
    expect([game.decision().kind, game.view().stack[0]?.targets ?? []]).toEqual(['PRIORITY', []]);
    expect(game.pass().pass().decision()).toMatchObject({ kind: 'DISCARD', seat: 0 });
  });
  const dodger = unit('Test Dodger', 1, { kind: 'keyword', keyword: 'deflect' });
  it('riftbound:355.10.d what is found by what it is like is no target: Deflect costs nothing', () => {
    const all = card(
      'Test All',
      { types: ['Spell'] },
      { kind: 'spell', effects: [{ do: 'kill', what: { each: UNIT } }] },
    );
    const game = position([{ hand: ['Test All'], runes: [] }, { base: ['Test Dodger'] }], {
      definitions: [all, dodger],
    });
    expect(game.play(0, 'Test All').settle().zones('Test Dodger')).toEqual(['trash']);
  });
  it('riftbound:355.10.c what a cost is paid with is no target', () => {
    const altar = card(
      'Test Altar',
      { types: ['Spell'] },
      { kind: 'spell', additional: [{ pay: 'kill', what: [UNIT, { controller: 'you' }] }], effects: [DRAW] },
    );
    const game = position([{ hand: ['Test Altar'], base: ['Test Dodger'] }, {}], { definitions: [altar, dodger] });
    game.play(0, 'Test Altar');
    expect([game.view().stack[0]?.targets ?? [], game.zones('Test Dodger')]).toEqual([[], ['trash']]);
  });
  it('riftbound:356.2.a.1 an additional cost without "may" must be paid', () => {
    const altar = card(
      'Test Altar',
      { types: ['Spell'] },
      { kind: 'spell', additional: [{ pay: 'kill', what: [UNIT, { controller: 'you' }] }], effects: [DRAW] },
    );
    const may = (base: string[]) =>
      position([{ hand: ['Test Altar'], base }, {}], { definitions: [altar] })
        .offered()
        .includes('PLAY Test Altar');
    expect([may([]), may(['Pouty Poro'])]).toEqual([false, true]);
  });
  const split = spell('Test Split', {
    targets: [{ what: [UNIT, { controller: 'opponent' }], min: 1, max: 3 }],
    divide: 3,
    effects: [{ do: 'damage', to: { target: 0 }, amount: { division: true } }],
  });
  const [darius, ashe] = [{ card: 'Darius, Trifarian' }, { card: 'Ashe, Focused' }];
  const splitting = () =>
    position([{ hand: ['Test Split'] }, { base: ['Darius, Trifarian', 'Ashe, Focused'] }], { definitions: [split] });
  it('riftbound:355.14.a each unit among which damage is split is a target', () => {
    const game = splitting().play(0, 'Test Split', { targets: [[darius, ashe]] });
    expect(game.view().stack[0]?.targets).toMatchObject([darius, ashe]);
  });
  it('riftbound:355.14.b they are chosen while the spell is played', () => {
    const game = splitting().choose(0, { kind: 'PLAY', card: 'Test Split' });
    expect([game.decision().kind, game.view().stack[0]?.pending]).toEqual(['TARGETS', true]);
  });
  it('riftbound:355.14.d each of them is paid for where it has Deflect', () => {
    const two = { base: ['Test Dodger', 'Pouty Poro'] };
    const paid = (targets: { card: string }[]) => {
      const game = position([{ hand: ['Test Split'], runes: [runes(4, 'Mind')] }, two], {
        definitions: [split, dodger],
      });
      return 4 - game.play(0, 'Test Split', { targets: [targets] }).runes(0).length;
    };
    expect([paid([{ card: 'Test Dodger' }]), paid([{ card: 'Test Dodger' }, { card: 'Pouty Poro' }])]).toEqual([1, 2]);
  });
});

describe('what is found as something resolves', () => {
  const sting = spell('Test Sting', {
    targets: [{ what: [UNIT, { is: 'atBattlefield' }] }],
    effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }, DRAW],
  });
  const there = (mine: string[], ...definitions: JsonObject[]) =>
    position([{ hand: mine }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }, { card: GROVE }],
      definitions: [sting, ...definitions],
    });
  const away = fast('Test Away', { effects: [shoo('base')] });
  const back = fast('Test Back', {
    effects: [{ do: 'moveTo', what: { each: { named: 'Noxus Hopeful' } }, to: { each: { named: PEAK } } }],
  });
  it('riftbound:359.3.e.3 a target that fits again is legal again', () => {
    const after = (...answers: string[]) => {
      const game = there(['Test Sting', 'Test Away', 'Test Back'], away, back).play(0, 'Test Sting', {
        targets: [[{ card: 'Noxus Hopeful' }]],
      });
      for (const answer of answers) game.play(0, answer).pass().pass();
      for (let n = 0; n < 2; n++) game.pass();
      return game.unit('Noxus Hopeful').damage;
    };
    expect([after('Test Away'), after('Test Away', 'Test Back')]).toEqual([0, 1]);
  });
  it('riftbound:359.3.e.4 one that has left the board is none any more, although it is back', () => {
    const blink = fast('Test Blink', {
      effects: [
        { do: 'move', what: { each: { named: 'Noxus Hopeful' } }, to: 'banishment', cause: 'banish', save: 'it' },
        { do: 'move', what: { saved: 'it' }, to: 'board' },
      ],
    });
    const game = position([{ hand: ['Test Any', 'Test Blink'], base: ['Noxus Hopeful'] }, {}], {
      definitions: [
        blink,
        spell('Test Any', { targets: [{ what: UNIT }], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] }),
      ],
    });
    game.play(0, 'Test Any').play(0, 'Test Blink').settle();
    expect(game.unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:359.3.e.7 an instruction without a legal target is not carried out', () => {
    const game = there(['Test Sting', 'Test Away'], away).play(0, 'Test Sting', {
      targets: [[{ card: 'Noxus Hopeful' }]],
    });
    game.play(0, 'Test Away').settle();
    expect([game.happened('DAMAGE_DEALT'), game.hand(0)]).toEqual([[], 1]);
  });
  it('riftbound:359.3.e.13 what was killed as a cost is looked back at', () => {
    const eat = spell('Test Eat', {
      additional: [{ pay: 'kill', what: [UNIT, { controller: 'you' }], save: 'eaten' }],
      effects: [{ do: 'draw', who: 'you', count: { stat: 'might', of: { was: { saved: 'eaten' } } } }],
    });
    const game = position([{ hand: ['Test Eat'], base: ['Noxus Hopeful'] }, {}], { definitions: [eat] });
    expect(game.play(0, 'Test Eat').settle().hand(0)).toBe(4);
  });
  const boast = unit(
    'Test Boaster',
    2,
    triggered({ on: 'play', object: 'self' }, { do: 'draw', who: 'you', count: { stat: 'might', of: 'self' } }),
  );
  it('riftbound:359.3.f.1 "my Might" is that of the source', () => {
    const game = position([{ hand: ['Test Boaster'] }, {}], { definitions: [boast] });
    expect(game.play(0, 'Test Boaster').settle().hand(0)).toBe(2);
  });
  it('riftbound:359.3.f.2 it is asked for as the instruction is carried out', () => {
    const grow = fast('Test Grow', {
      effects: [{ do: 'modify', what: { each: UNIT }, mods: [{ mod: 'add', stat: 'might', value: 1 }] }],
    });
    const game = position([{ hand: ['Test Boaster', 'Test Grow'] }, {}], { definitions: [boast, grow] });
    expect(game.play(0, 'Test Boaster').play(0, 'Test Grow').settle().hand(0)).toBe(3);
  });
});

describe('replacing', () => {
  const phoenix = (change: JsonObject) =>
    unit('Test Phoenix', 2, {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'board', to: 'trash' },
      ...change,
    });
  const slay = spell('Test Slay', { effects: [{ do: 'kill', what: { each: UNIT } }, DRAW] });
  const slain = (change: JsonObject, more: JsonObject[] = []) =>
    position(
      [
        {
          hand: ['Test Slay'],
          base: ['Test Phoenix', ...more.map(({ name }) => String(name))],
          mainDeck: ['Cleave', 'Retreat', 'Cleave'],
        },
        {},
      ],
      {
        definitions: [phoenix(change), slay, ...more],
      },
    )
      .play(0, 'Test Slay')
      .settle();
  it('riftbound:368.1 a passive ability replaces what would happen', () => {
    expect(slain({ change: { to: 'hand' } }).zones('Test Phoenix')).toEqual(['hand']);
  });
  it('riftbound:369 while something is carried out, and the rest of that goes on', () => {
    expect(
      slain({ change: { to: 'hand' } })
        .pile(0, 'hand')
        .sort(),
    ).toEqual(['Cleave', 'Test Phoenix']);
  });
  it('riftbound:370.1.b the event is replaced by something else', () => {
    const game = slain({ instead: [DRAW] });
    expect([game.zones('Test Phoenix'), game.hand(0)]).toEqual([['base'], 2]);
  });
  it('riftbound:370.1.c what is replaced never happened: nothing triggers on it', () => {
    const mourner = gear(
      'Test Mourner',
      triggered({ on: 'move', object: UNIT, match: { from: 'board', to: 'trash' } }, DRAW),
    );
    expect([
      slain({ instead: [] }, [mourner]).hand(0),
      slain({ if: { turnOf: 'opponent' }, instead: [] }, [mourner]).hand(0),
    ]).toEqual([1, 2]);
  });
  it('riftbound:370.2 one effect replaces an event once, and not what it put in its place', () => {
    const double: JsonObject = {
      kind: 'replacement',
      on: 'draw',
      player: 'you',
      instead: [{ do: 'draw', who: 'you', count: 2 }],
    };
    const game = position([{ hand: ['Test Draw'], base: ['Test Double'] }, {}], {
      definitions: [spell('Test Draw', { effects: [DRAW] }), gear('Test Double', double)],
    });
    expect(game.play(0, 'Test Draw').settle().hand(0)).toBe(2);
  });
  it('riftbound:369.3 how a unit enters is replaced', () => {
    const early = unit('Test Early', 2, {
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'entersReady' }],
    });
    const game = position([{ hand: ['Test Early'] }, {}], { definitions: [early] }).play(0, 'Test Early');
    expect([game.ready('Test Early'), game.happened('STATUS_CHANGED')]).toEqual([true, []]);
  });
});

describe('abilities', () => {
  it('riftbound:377.2.a what waits for an ability being used triggers when that has resolved', () => {
    const watcher = unit(
      'Test Watcher',
      1,
      triggered({ on: 'resolve', player: 'you', object: { named: 'Test Tool' } }, DRAW),
    );
    const game = position([{ base: ['Test Tool', 'Test Watcher'] }, {}], {
      definitions: [watcher, gear('Test Tool', activated({ effects: [] }))],
    });
    game.use(0, 'Test Tool');
    expect(game.chain()).toEqual(['Test Tool']);
    expect(game.pass().pass().chain()).toEqual(['Test Watcher']);
  });
  it('riftbound:377.3.b.1 an activated ability is pending until it has been chosen for and paid', () => {
    const tool = gear('Test Tool', activated({ targets: [{ what: UNIT }], effects: [] }));
    const game = position([{ base: ['Test Tool', 'Noxus Hopeful', 'Pouty Poro'] }, {}], { definitions: [tool] }).use(
      0,
      'Test Tool',
    );
    expect([game.decision().kind, game.view().stack[0]?.pending]).toEqual(['TARGETS', true]);
    expect(game.choose(0, [{ card: 'Pouty Poro' }]).view().stack[0]?.pending).toBe(false);
  });
  const onEnd = (more: JsonObject) =>
    unit('Test Sona', 2, { ...triggered({ on: 'step', match: { step: 'end' }, player: 'you' }, DRAW), ...more });
  it('riftbound:383.2.a.1 a condition right after what it waits for is asked as that happens', () => {
    const hand = (at: 'base' | 'battlefield') => {
      const game = position([at === 'base' ? { base: ['Test Sona'] } : {}, {}], {
        definitions: [onEnd({ if: { is: ['self', { is: 'atBattlefield' }] } })],
        battlefields: [{ card: PEAK, ...(at === 'base' ? {} : { units: ['Test Sona'] }) }, { card: GROVE }],
      }).pass();
      return game.chain();
    };
    expect([hand('base'), hand('battlefield')]).toEqual([[], ['Test Sona']]);
  });
  it('riftbound:383.3.a.2 what its player does not want is taken off the chain', () => {
    const asks = unit('Test Asker', 2, { ...triggered({ on: 'play', object: 'self' }, DRAW), may: true });
    const after = (confirm: boolean) => {
      const game = position([{ hand: ['Test Asker'] }, {}], { definitions: [asks] })
        .play(0, 'Test Asker')
        .answer(0, { confirm });
      return [game.chain(), game.settle().hand(0)];
    };
    expect([after(false), after(true)]).toEqual([
      [[], 0],
      [['Test Asker'], 1],
    ]);
  });
  it('riftbound:383.3.a.3 a later "may" is answered as it resolves', () => {
    const later = unit(
      'Test Later',
      2,
      triggered({ on: 'play', object: 'self' }, DRAW, { do: 'may', prompt: 'Draw?', then: [DRAW] }),
    );
    const game = position([{ hand: ['Test Later'] }, {}], { definitions: [later] }).play(0, 'Test Later');
    expect([game.decision().kind, game.chain()]).toEqual(['PRIORITY', ['Test Later']]);
    game.pass().pass();
    expect(game.hand(0)).toBe(1);
    expect(game.answer(0, { confirm: true }).hand(0)).toBe(2);
  });
  it('riftbound:383.3.e what triggers once each turn does so once, and again in the next', () => {
    const once = unit('Test Once', 2, {
      ...triggered({ on: 'play', player: 'you', object: GEAR }, DRAW),
      limit: { perTurn: 1 },
    });
    const game = position([{ hand: ['Test Tool', 'Test Tool'], base: ['Test Once'] }, {}], {
      definitions: [once, gear('Test Tool')],
    });
    game.play(0, 'Test Tool').settle().play(0, 'Test Tool').settle();
    expect(game.hand(0)).toBe(1);
  });
  const optional = unit('Test Once', 2, {
    ...triggered({ on: 'play', player: 'you', object: GEAR }, DRAW),
    may: true,
    limit: { perTurn: 1 },
  });
  const twice = (first: boolean) => {
    const game = position([{ hand: ['Test Tool', 'Test Tool'], base: ['Test Once'] }, {}], {
      definitions: [optional, gear('Test Tool')],
    });
    game.play(0, 'Test Tool').answer(0, { confirm: first }).settle().play(0, 'Test Tool');
    return [game.decision().kind, game.hand(0)];
  };
  it('riftbound:383.3.e.2 whoever may have it once each turn chooses when', () => {
    expect(twice(false)).toEqual(['MAY', 0]);
  });
  it('riftbound:383.3.e.2.a what was chosen to happen counts for the turn', () => {
    expect(twice(true)).toEqual(['PRIORITY', 1]);
  });
  it('riftbound:383.4.a a play effect triggers as its permanent has been played to the board, and as it gets there otherwise it does not', () => {
    const maker = unit('Test Maker', 2, triggered({ on: 'play', object: 'self' }, DRAW));
    const raise = spell('Test Raise', {
      effects: [{ do: 'move', what: { each: [{ zone: 'trash' }, UNIT] }, to: 'board' }],
    });
    const game = position([{ hand: ['Test Maker', 'Test Raise'], trash: ['Test Maker'] }, {}], {
      definitions: [maker, raise],
    });
    expect(game.play(0, 'Test Raise').settle().happened('ABILITY_TRIGGERED')).toEqual([]);
    expect(game.play(0, 'Test Maker').chain()).toEqual(['Test Maker']);
  });
  it('riftbound:383.4.c a conquer effect triggers for a unit that was there', () => {
    const raider = unit('Test Raider', 2, triggered({ on: 'unit:conquer', object: 'self' }, DRAW));
    const game = position([{ base: ['Test Raider', 'Noxus Hopeful'] }, {}], { definitions: [raider] });
    expect(game.move(0, 'Noxus Hopeful', PEAK).settle().hand(0)).toBe(0);
    expect(game.move(0, 'Test Raider', GROVE).settle().hand(0)).toBe(1);
  });
  it('riftbound:383.4.d a hold effect triggers for a unit that is there as its player scores for holding', () => {
    const holder = unit('Test Holder', 2, triggered({ on: 'unit:hold', object: 'self' }, { ...DRAW, count: 3 }));
    const drawn = (at: 'base' | 'battlefield') => {
      const game = position([at === 'base' ? { base: ['Test Holder'] } : {}, {}], {
        definitions: [holder],
        turn: { step: 'awaken' },
        battlefields: [
          { card: 'Rockfall Path', units: ['Noxus Hopeful', ...(at === 'base' ? [] : ['Test Holder'])] },
          { card: PEAK },
        ],
      });
      return game.until({ turn: 3, step: 'main' }).hand(0);
    };
    expect([drawn('base'), drawn('battlefield')]).toEqual([1, 4]);
  });
  it('riftbound:388 a reflexive trigger goes onto the chain and may be answered', () => {
    const spark = spell('Test Spark', { effects: [{ do: 'reflexive', ability: { effects: [DRAW] } }] });
    const game = position([{ hand: ['Test Spark'] }, { hand: ['Retreat'], base: ['Noxus Hopeful'] }], {
      definitions: [spark],
    });
    game.play(0, 'Test Spark').pass().pass();
    expect([game.chain(), game.hand(0)]).toEqual([['Test Spark'], 0]);
    game.pass();
    expect(game.offered()).toContain('PLAY Retreat');
  });
});
