/** Dungeons, the initiative, the Ring, and newer keyword actions (309, 701, 726, 728). */
import type { Ability } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, tells, UNSAID } from './printing.js';

const draw = { do: 'draw', who: 'you', count: 1 };
const spell = (effects: object[], more: object = {}): Ability => ({ kind: 'spell', effects, ...more }) as Ability;
const when = (on: object, more: object = {}): Ability =>
  ({ kind: 'triggered', on, effects: [draw], ...more }) as Ability;
const did = (what: string, player: unknown = 'you', more: object = {}): Ability =>
  when({ on: 'did', player, match: { what }, ...more });
const asked = (condition: object): Ability => spell([{ do: 'if', if: condition, then: [draw] }]);
const target = { target: 0 };
const player = { targets: [{ what: { player: 'any' } }] };
const opponent = { targets: [{ what: { player: 'opponent' } }] };
const activated = (cost: object[]): Ability => ({ kind: 'activated', cost, effects: [draw] }) as Ability;

describe('dungeons (309, 701.49)', () => {
  it('are ventured into', () => {
    const venture = (more: object = {}): Ability => spell([{ do: 'venture', ...more }], 'who' in more ? player : {});
    tells('venture into the dungeon', venture(), venture({ into: 'Undercity' }));
    tells('target player ventures into the dungeon', venture({ who: target }), venture());
    tells('venture into Undercity', venture({ into: 'Undercity' }), venture());
  });
  it('are completed', () => {
    tells('whenever you complete a dungeon, draw a card', did('completeDungeon'), did('venture'));
    tells('whenever an opponent completes a dungeon, draw a card', did('completeDungeon', 'opponent'));
    expect(printed(did('completeDungeon', undefined, { object: 'self' }))).toContain(UNSAID);
    expect(printed(when({ on: 'did', match: { what: 'completeDungeon' } }))).toContain(UNSAID);
    const have = (which: unknown): object => ({ is: ['you', { completedDungeon: which }] });
    tells(
      "if you've completed a dungeon, draw a card",
      asked(have(true)),
      asked({ not: have(true) }),
      asked(have('Deep Halls')),
    );
    tells("if you haven't completed a dungeon, draw a card", asked({ not: have(true) }), asked(have(true)));
    tells("if you've completed Deep Halls, draw a card", asked(have('Deep Halls')), asked(have(true)));
    expect(printed(asked({ is: ['opponents', { completedDungeon: true }] }))).toContain(UNSAID);
  });
});

describe('the initiative (726)', () => {
  it('is taken and held by one player', () => {
    const take = (who: unknown): Ability => spell([{ do: 'takeInitiative', who }], who === 'you' ? {} : player);
    tells('you take the initiative', take('you'), take(target));
    tells('target player takes the initiative', take(target), take('you'));
    expect(printed(spell([{ do: 'takeInitiative', who: 'opponents' }]))).toContain(UNSAID);
    const holds = (who: unknown): object => ({ is: [who, [{ is: 'initiative' }]] });
    tells('if you have the initiative, draw a card', asked(holds('you')), asked({ not: holds('you') }));
    tells("if you don't have the initiative, draw a card", asked({ not: holds('you') }), asked(holds('you')));
    expect(printed(asked(holds('opponents')))).toContain(UNSAID);
    tells('whenever you take the initiative, draw a card', did('takeInitiative'), did('takeInitiative', 'any'));
  });
});

describe('the Ring (701.54)', () => {
  const tempts = { do: 'ringTempts' };
  it('tempts you', () => {
    tells('the Ring tempts you', spell([tempts]), spell([draw]));
    tells('you may have the Ring tempt you', spell([{ do: 'may', then: [tempts] }]), spell([tempts]));
    tells('whenever the Ring tempts you, draw a card', did('ringTempts'), did('becomeRingBearer'));
    expect(printed(did('ringTempts', 'opponent'))).toContain(UNSAID);
    expect(printed(did('ringTempts', 'you', { object: 'self' }))).toContain(UNSAID);
  });
  it('is borne', () => {
    const chosen = (object?: unknown): Ability =>
      did('becomeRingBearer', 'you', object === undefined ? {} : { object });
    const text = 'whenever you choose a creature as your Ring-bearer, draw a card';
    tells(text, chosen(), chosen('self'), did('becomeRingBearer', 'any'));
    tells(text, chosen([creature]), chosen([{ has: ['subtypes', 'Elf'] }]));
    tells('whenever you choose this creature as your Ring-bearer, draw a card', chosen('self'), chosen());
    const bearer = [{ is: 'ringBearer' }, { controller: 'you' }];
    const self = { is: ['self', bearer] };
    const static_ = (condition: object): Ability =>
      ({ kind: 'static', affects: 'self', mods: [{ mod: 'rule', rule: 'cantBlock' }], if: condition }) as Ability;
    tells("this creature can't block as long as it is your Ring-bearer", static_(self), static_({ not: self }));
    tells('whenever your Ring-bearer attacks, draw a card', when({ on: 'attack', object: bearer }));
    expect(printed(when({ on: 'attack', object: [{ is: 'ringBearer' }] }))).toContain(UNSAID);
    expect(printed(static_({ is: ['attached', bearer] }))).toContain(UNSAID);
  });
});

describe('a clash (701.30)', () => {
  const clash = { do: 'clash', won: 'won' };
  const won = (bound = 1, name = 'won'): Ability =>
    spell([clash, { do: 'if', if: { compare: [{ number: name }, '=', bound] }, then: [draw] }]);
  it('is with an opponent, and is won or not', () => {
    tells('clash with an opponent', spell([clash]), spell([{ ...clash, with: target }], opponent));
    tells('clash with target opponent', spell([{ ...clash, with: target }], opponent), spell([clash]));
    tells('clash with an opponent. if you win, draw a card', won(), won(0), won(1, 'other'));
    expect(printed(won(1, 'other'))).toContain(UNSAID);
    expect(printed(spell([{ ...clash, with: 'players' }]))).toContain(UNSAID);
  });
  it('is waited for', () => {
    tells('whenever you clash, draw a card', did('clash'), did('winClash'));
    tells('whenever you clash and win, draw a card', did('winClash'), did('clash'));
    tells('whenever a player clashes and wins, draw a card', did('winClash', 'any'), did('winClash'));
  });
});

describe('other keyword actions', () => {
  it('airbend what is there, which has moved then (701.65)', () => {
    const here = { targets: [{ what: [{ zone: 'battlefield' }, creature] }] };
    const airbend = { do: 'airbend', what: target };
    tells('airbend target creature', spell([airbend], here), spell([{ do: 'goad', what: target }], here));
    const after = { do: 'status', status: 'tapped', what: target, on: true };
    expect(printed(spell([airbend, after], here))).toContain(UNSAID);
  });
  it('travel through time (701.56)', () => {
    tells('time travel', spell([{ do: 'timeTravel' }]), spell([{ do: 'populate' }]));
  });
  it('blight (701.68)', () => {
    const blight = (count: unknown): Ability => spell([{ do: 'blight', count }]);
    tells('blight 2', blight(2), blight(1));
    tells('blight 2: draw a card', activated([{ pay: 'blight', count: 2 }]), activated([{ pay: 'blight', count: 1 }]));
    const pay = (cost: object): Ability => spell([{ do: 'pay', cost: [cost], then: [draw] }]);
    tells(
      'you may blight 1. if you do, draw a card',
      pay({ pay: 'blight', count: 1 }),
      pay({ pay: 'blight', count: 2 }),
      pay({ pay: 'collectEvidence', amount: 1 }),
    );
  });
  it('collect evidence (701.59)', () => {
    const collect = (amount: number): Ability => activated([{ pay: 'collectEvidence', amount }]);
    tells('collect evidence 4: draw a card', collect(4), collect(3));
    tells('whenever you collect evidence, draw a card', did('collectEvidence'), did('collectEvidence', 'any'));
  });
  it('behold (701.4)', () => {
    const behold = (what: object[]): Ability => activated([{ pay: 'behold', what }]);
    const elf = { has: ['subtypes', 'Elf'] };
    tells('behold an Elf: draw a card', behold([elf]), behold([{ has: ['subtypes', 'Dragon'] }]));
    expect(printed(behold([elf, { zone: 'hand' }]))).toContain(UNSAID);
    expect(printed(behold([elf, { controller: 'you' }]))).toContain(UNSAID);
  });
  it('exchange life totals (701.12c)', () => {
    const exchange = (who: unknown, more: object, spec: object): Ability =>
      spell([{ do: 'exchangeLifeTotals', who, ...more }], { targets: [spec] });
    const any = { what: { player: 'any' } };
    const two = exchange(target, {}, { ...any, min: 2, max: 2 });
    const upToTwo = exchange(target, {}, { ...any, min: 0, max: 2 });
    const mine = exchange('you', { with: target }, any);
    tells('exchange life totals with target player', mine, two);
    tells('two target players exchange life totals', two, mine, upToTwo);
    expect(printed(upToTwo)).toContain(UNSAID);
    expect(printed(exchange('you', { with: 'opponents' }, any))).toContain(UNSAID);
  });
  it('see a library shuffled (701.24)', () => {
    const shuffled = (player: unknown): Ability => when({ on: 'shuffle', player });
    tells('whenever an opponent shuffles their library, draw a card', shuffled('opponent'), shuffled('you'));
    tells('whenever you shuffle your library, draw a card', shuffled('you'), shuffled('any'));
    expect(printed(when({ on: 'shuffle', player: 'you', object: 'self' }))).toContain(UNSAID);
  });
  it('give rad counters (728)', () => {
    const rad = (what: unknown, amount: unknown): Ability =>
      when(
        { on: 'move', object: 'self', match: { to: 'battlefield' } },
        {
          effects: [{ do: 'counters', what, kind: 'rad', amount }],
        },
      );
    const enters = 'when this creature enters,';
    tells(`${enters} each opponent gets two rad counters`, rad('opponents', 2), rad('players', 2), rad('opponents', 1));
    const power = { stat: 'power', of: 'self' };
    tells(
      `${enters} each player gets a number of rad counters equal to its power`,
      rad('players', power),
      rad('players', { stat: 'toughness', of: 'self' }),
    );
    const half = (round: string): Ability =>
      spell([{ do: 'counters', what: 'you', kind: 'rad', amount: { half: 'x', round } }]);
    tells('you get half X rad counters, rounded up', half('up'), half('down'));
    expect(printed(rad('you', 0))).toContain(UNSAID);
    expect(printed(rad('you', -2))).toContain(UNSAID);
  });
});
