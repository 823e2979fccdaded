/** Keywords of the upkeep, of spells and of cards (502), each rule in the positions that show its clauses one by one. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creatureCard,
  gainLife,
  keyword,
  mana,
  plus,
  sorcery,
  triggered,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, position } from './table.js';

const paid = (name: string) => ({ paid: name });

ownCards(
  creatureCard('Test Echo', '{0}', 'Elf', '3/3', keyword('echo', { cost: [mana('{1}')] })),
  creatureCard(
    'Test Dear',
    '{0}',
    'Elf',
    '3/3',
    keyword('cumulative upkeep', { cost: [mana('{1}')] }),
    keyword('cumulative upkeep', { cost: [mana('{1}')] }),
  ),
  card('Test Keepsake', {
    cost: '{3}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('buyback', { cost: [mana('{2}')] })],
  }),
  creatureCard('Test Cycler', '{5}', 'Elf', '5/5', keyword('cycling', { cost: [mana('{1}')] })),
  creatureCard(
    'Test Mage',
    '{0}',
    'Wizard',
    '1/1',
    keyword('kicker', { cost: [mana('{1}')], label: 'the first' }),
    keyword('kicker', { cost: [mana('{2}')], label: 'the second' }),
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      { if: paid('the first'), effects: [gainLife(1)] },
    ),
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      { if: paid('the second'), effects: [gainLife(10)] },
    ),
  ),
  card('Test Memory', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('flashback', { cost: [mana('{3}')] })],
  }),
  creatureCard(
    'Test Adept',
    '{0}',
    'Druid',
    '1/1',
    continuous('self', plus(2, 2), { exists: [{ zone: 'graveyard' }, { owner: 'you' }], atLeast: 7 }),
  ),
  creatureCard('Test Broodling', '{0}', 'Dragon', '1/1', keyword('amplify', { value: 2 })),
  sorcery('Test Call', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Creature'] }] },
        to: 'battlefield',
      },
    ],
  }),
  creatureCard('Test Dragon', '{5}{R}{R}', 'Dragon', '4/4'),
  creatureCard('Test Twice Provoking', '{0}', 'Beast', '5/5', keyword('provoke'), keyword('provoke')),
);

describe('upkeep', () => {
  it('mtg-2003:502.13a it is paid in its controller’s upkeep alone, and the counter comes first', () => {
    const forces = { card: 'Illusionary Forces', counters: { age: 2 } };
    const game = position({}, { battlefield: [forces, ...many('Island', 3)] }).until({ turn: 4, step: 'upkeep' });
    expect(asked(game.resolve())).toBe('1:PAY');
    game.answer(1, { confirm: true });
    expect([game.the('Illusionary Forces').counters, game.all('Island').filter(({ tapped }) => tapped).length]).toEqual(
      [{ age: 3 }, 3],
    );
    game.until({ turn: 5, step: 'upkeep' });
    expect(onStack(game)).toEqual([]);
  });

  it('mtg-2003:502.13b of two each puts a counter on it and is paid for all that are there', () => {
    const game = position({ battlefield: ['Test Dear', ...many('Island', 3)] }).until({ turn: 5, step: 'upkeep' });
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(2);
    const tapped = () => game.all('Island').filter((one) => one.tapped).length;
    game.resolve().answer(0, { confirm: true });
    expect([game.the('Test Dear').counters, tapped()]).toEqual([{ age: 1 }, 1]);
    game.resolve().answer(0, { confirm: true });
    expect([game.the('Test Dear').counters, tapped()]).toEqual([{ age: 2 }, 3]);
  });

  it('mtg-2003:502.19a unpaid, what has echo is sacrificed', () => {
    const game = position({ hand: ['Test Echo'], battlefield: ['Island'] })
      .cast(0, 'Test Echo')
      .resolve();
    game.until({ turn: 4, step: 'upkeep' });
    expect(onStack(game)).toEqual([]);
    game.until({ turn: 5, step: 'upkeep' }).resolve().answer(0, { confirm: false });
    expect(game.zones('Test Echo')).toEqual(['graveyard']);
  });
});

describe('spells', () => {
  it('mtg-2003:502.16a a spell with buyback that is countered goes to the graveyard', () => {
    const game = position(
      { hand: ['Test Keepsake'], battlefield: many('Island', 5) },
      { hand: ['Counterspell'], battlefield: many('Island', 2) },
    );
    game.cast(0, 'Test Keepsake').answer(0, { confirm: true });
    expect(game.all('Island').filter(({ tapped, controller }) => tapped && controller === 0)).toHaveLength(5);
    game.pass().castAt(1, 'Counterspell', { card: 'Test Keepsake' }).resolve();
    expect([game.zones('Test Keepsake'), game.life(0)]).toEqual([['graveyard'], 20]);
  });

  it('mtg-2003:502.16a buyback is not offered to who cannot pay it besides', () => {
    const game = position({ hand: ['Test Keepsake'], battlefield: many('Island', 4) }).cast(0, 'Test Keepsake');
    expect(asked(game)).toBe('0:PRIORITY');
    expect([game.resolve().zones('Test Keepsake'), game.life(0)]).toEqual([['graveyard'], 21]);
  });

  it('mtg-2003:502.18b a card has cycling wherever it is, and it is used from the hand alone', () => {
    const game = position({
      hand: ['Test Cycler'],
      battlefield: ['Test Cycler', 'Island', 'Island'],
      graveyard: ['Test Cycler'],
    });
    for (const zone of ['hand', 'battlefield', 'graveyard'])
      expect([zone, JSON.stringify(game.the('Test Cycler', zone).keywords)]).toEqual([
        zone,
        expect.stringContaining('cycling'),
      ]);
    const used = (game.decision().options ?? []).filter(
      ({ kind, card: name }) => kind === 'ACTIVATE' && name === 'Test Cycler',
    );
    expect(used.map(({ zone }) => zone)).toEqual(['hand']);
  });

  const kicked = (first: boolean, second: boolean, islands = 3): Play => {
    const game = position({ hand: ['Test Mage'], battlefield: many('Island', islands) }).cast(0, 'Test Mage');
    game.answer(0, { confirm: first });
    if (!game.waiting()) game.answer(0, { confirm: second });
    game.resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    return game.resolveAll();
  };
  const spent = (game: Play) => game.all('Island').filter(({ tapped }) => tapped).length;

  it('mtg-2003:502.21a of two kicker costs either, both or none may be paid besides', () => {
    const all = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].map(([first, second]) => spent(kicked(first === true, second === true)));
    expect(all).toEqual([3, 1, 2, 0]);
  });

  it('mtg-2003:502.21b each of the costs does what the card says of it, and no more', () => {
    expect(
      [kicked(true, true), kicked(true, false), kicked(false, true), kicked(false, false)].map((g) => g.life(0)),
    ).toEqual([31, 21, 30, 20]);
  });

  it('mtg-2003:502.21d what is said of the first cost asks whether that was paid, and of the second whether that was', () => {
    expect([kicked(true, false).life(0), kicked(false, true).life(0)]).toEqual([21, 30]);
  });

  it('mtg-2003:502.22a a spell is played from its player’s own graveyard for its flashback cost, and then removed from the game', () => {
    const game = position(
      { graveyard: ['Test Memory'], battlefield: many('Island', 3) },
      { graveyard: ['Test Memory'], battlefield: many('Island', 3) },
    );
    const offered = (game.decision().options ?? []).filter(({ card: name }) => name === 'Test Memory');
    expect(offered.map(({ method, owner }) => [method, owner])).toEqual([['flashback', 0]]);
    game.choose(0, { kind: 'CAST', card: 'Test Memory' }).resolve();
    expect(game.all('Island').filter(({ tapped, controller }) => tapped && controller === 0)).toHaveLength(3);
    expect([game.all('Test Memory', 'exile').length, game.life(0)]).toEqual([1, 21]);
  });

  it('mtg-2003:502.22a played from the hand it costs its mana cost, and goes to the graveyard', () => {
    const game = position({ hand: ['Test Memory'], battlefield: many('Island', 1) });
    expect(game.cast(0, 'Test Memory').resolve().zones('Test Memory')).toEqual(['graveyard']);
    expect(offers(game, 'CAST', 'Test Memory')).toBe(false);
  });
});

describe('threshold, morph and amplify', () => {
  it('mtg-2003:502.23a the cards in its controller’s own graveyard count, seven or more', () => {
    const figures = (mine: number, theirs: number) =>
      position(
        { battlefield: ['Test Adept'], graveyard: many('Forest', mine) },
        { graveyard: many('Forest', theirs) },
      ).figures('Test Adept');
    expect([figures(7, 0), figures(8, 0), figures(6, 7), figures(0, 9)]).toEqual(['3/3', '3/3', '1/1', '1/1']);
  });

  it('mtg-2003:502.23c a creature card in the graveyard or the hand has no such text', () => {
    const game = position({ hand: ['Test Adept'], graveyard: ['Test Adept', ...many('Forest', 7)] });
    expect([game.the('Test Adept', 'hand').power, game.the('Test Adept', 'graveyard').power]).toEqual([1, 1]);
    game.cast(0, 'Test Adept');
    expect(game.the('Test Adept', 'stack').power).toBe(1);
    expect(game.resolve().the('Test Adept').power).toBe(3);
  });

  const angel = { card: 'Exalted Angel', faceDown: true };

  it('mtg-2003:502.26a face down it costs three, and it is turned up for its morph cost in anybody’s turn', () => {
    const poor = position({ hand: ['Exalted Angel'], battlefield: many('Plains', 2) });
    expect(offers(poor, 'CAST', 'Exalted Angel')).toBe(false);
    const game = position(
      { battlefield: [angel, ...many('Plains', 4)] },
      {},
      { turn: { number: 4, active: 1, step: 'upkeep' } },
    ).pass();
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect([game.figures('Exalted Angel'), onStack(game), game.all('Plains').every(({ tapped }) => tapped)]).toEqual([
      '4/5',
      [],
      true,
    ]);
    const short = position({ battlefield: [angel, ...many('Plains', 3)] });
    expect(offers(short, 'TURN_FACE_UP', 'Exalted Angel')).toBe(false);
  });

  it('mtg-2003:502.26a nobody turns up what another player controls', () => {
    const game = position({ battlefield: many('Plains', 4) }, { battlefield: [angel] });
    expect((game.decision().options ?? []).filter(({ kind }) => kind === 'TURN_FACE_UP')).toEqual([]);
  });

  it('mtg-2003:502.26b the spell is a 2/2 creature spell of no color that may be countered as such, and so is what it becomes', () => {
    const game = position(
      { hand: ['Exalted Angel'], battlefield: many('Plains', 3) },
      { hand: ['Remove Soul'], battlefield: many('Island', 2) },
    );
    game.choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' });
    expect(game.view(1).objects[String(game.view().stack[0]?.id)]).toMatchObject({
      name: '',
      types: ['Creature'],
      subtypes: [],
      colors: [],
      power: 2,
      toughness: 2,
    });
    game.pass();
    expect(offers(game, 'CAST', 'Remove Soul')).toBe(true);
    game.castAt(1, 'Remove Soul').resolve();
    expect(game.zones('Exalted Angel')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.26b it stays so until it is turned up, and then is what it is', () => {
    const game = position({ hand: ['Exalted Angel'], battlefield: many('Plains', 7) });
    game.choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' }).resolve();
    expect(game.the('Exalted Angel')).toMatchObject({
      name: '',
      power: 2,
      toughness: 2,
      manaCost: '{0}',
      manaValue: 0,
    });
    game.until({ turn: 5, step: 'precombatMain' });
    expect(game.figures('Exalted Angel')).toBe('2/2');
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Exalted Angel')).toMatchObject({ name: 'Exalted Angel', power: 4, toughness: 5, manaValue: 6 });
  });

  it('mtg-2003:502.26c what has no morph is not played face down', () => {
    const game = position({ hand: ['Hill Giant', 'Exalted Angel'], battlefield: many('Mountain', 6) });
    const played = (game.decision().options ?? []).filter(({ kind }) => kind === 'CAST');
    expect(played.map(({ card: name, method }) => [name, method])).toEqual([
      ['Hill Giant', 'normal'],
      ['Exalted Angel', 'morph'],
    ]);
  });

  it('mtg-2003:502.27a as few as one likes are shown, to all, and stay in the hand; the other player’s do not count', () => {
    const game = position({ hand: ['Test Broodling', 'Test Dragon', 'Test Dragon'] }, { hand: ['Shivan Dragon'] });
    game.cast(0, 'Test Broodling').resolve();
    expect(game.decision().options).toHaveLength(2);
    game.answer(0, { choose: [String(game.decision().options?.[0]?.id)] });
    expect([game.the('Test Broodling').counters, game.hand(0)]).toEqual([{ '+1/+1': 2 }, 2]);
    expect(JSON.stringify(game.view(1).objects)).toContain('Test Dragon');
    const none = position({ hand: ['Test Broodling', 'Test Dragon'] })
      .cast(0, 'Test Broodling')
      .resolve();
    expect(none.answer(0, { choose: [] }).figures('Test Broodling')).toBe('1/1');
  });

  it('mtg-2003:502.27a neither the card itself nor what comes into play with it is shown', () => {
    for (const others of [[], ['Test Dragon']]) {
      const game = position({ hand: ['Test Call', 'Test Broodling', ...others] })
        .cast(0, 'Test Call')
        .resolve();
      expect([others, asked(game), game.decision().options]).toEqual([others, '0:CHOOSE_OBJECTS', []]);
      expect(game.answer(0, { choose: [] }).figures('Test Broodling')).toBe('1/1');
    }
  });
});

describe('provoke', () => {
  it('mtg-2003:502.29b two of them have two creatures block', () => {
    const game = position(
      { battlefield: ['Test Twice Provoking'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Twice Provoking');
    const left = ['Grizzly Bears', 'Hill Giant'];
    while (!game.waiting()) {
      const { kind, shape } = game.decision();
      if (shape === 'CONFIRM') game.answer(0, { confirm: true });
      else if (kind === 'TARGETS') game.choose(0, { card: String(left.shift()) });
      else game.answer(0, game.decision().default);
    }
    expect(onStack(game)).toHaveLength(2);
    game.resolveAll();
    game.until({ step: 'endOfCombat' });
    const [declared] = game.happened('BLOCKERS_DECLARED');
    const blocks = declared?.blocks as { card: string }[];
    expect(blocks.map(({ card: name }) => name).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
});
