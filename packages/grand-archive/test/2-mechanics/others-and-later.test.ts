/** Rules of the second chapter where it is the other player who decides, and of what changes between two moments (2.1–2.9). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, shuffledUp, some } from '../support/play.js';

const item = (name: string, ...abilities: JsonObject[]) =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] }, ...abilities);
const draw = (who: string, count: number): JsonObject => ({ do: 'draw', who, count });
const SHARE = [draw('you', 2), draw('opponents', 1)];
const MINE: JsonObject[] = [{ has: ['types', ['Ally']] }, { controller: 'you' }];
const YOURS: JsonObject = { each: [{ zone: 'field' }, { has: ['types', ['Champion']] }, { controller: 'you' }] };
const hands = (game: ReturnType<typeof play>) => [game.count(0, 'hand'), game.count(1, 'hand')];

describe('what lies face down', () => {
  const hide = action('Hide', {
    targets: [on('Ally')],
    effects: [{ do: 'status', what: { target: 0 }, status: 'faceDown', on: true }],
  });
  const bury = action('Bury', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish', status: { faceDown: true } }],
  });

  it('ga:2.1.1.5 on the field its controller knows which card it is, and no other player', () => {
    const game = play([hide], { hand: ['Hide'], field: ['Blitz Mage'] }, {})
      .activateCard(0, 'Hide')
      .resolve();
    const cards = (viewer: number) =>
      Object.values(game.view(viewer).objects)
        .filter((o) => o.zone === 'field' && o.faceDown === true)
        .map((o) => o.card);
    expect([cards(0), cards(1)]).toEqual([['Blitz Mage'], [undefined]]);
  });

  it('ga:2.1.1.5.3 what is banished face down in the game is no ally there', () => {
    const count: JsonObject = { count: [{ zone: 'banishment' }, { has: ['types', ['Ally']] }] };
    const read = action('Read', { effects: [{ do: 'draw', who: 'you', count }] });
    const game = play(
      [bury, read],
      { hand: ['Bury', 'Read'], field: ['Blitz Mage'], banishment: ['Banner Knight'] },
      {},
    );
    game.activateCard(0, 'Bury').resolve().activateCard(0, 'Read').resolve();
    expect([game.count(0, 'banishment'), game.count(0, 'hand')]).toEqual([2, 1]);
  });
});

describe('whose it is', () => {
  it('ga:2.1.9.3 triggers of a player whose turn it isn’t are ordered by that player', () => {
    const watch = (name: string) => item(name, { kind: 'triggered', on: { on: 'attack' }, effects: [draw('you', 1)] });
    const game = play([watch('Owl'), watch('Crow')], { field: ['Blitz Mage'] }, { field: ['Owl', 'Crow'] });
    game.choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 1 });
    game.answer(1, { order: [{ card: 'Crow' }, { card: 'Owl' }] });
    expect(game.stack()).toEqual(['Owl', 'Crow']);
  });

  it('ga:2.3.4.6.1 the "you" of another player’s card is who activated it', () => {
    const borrow = action('Borrow', {
      effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
    });
    const game = play([action('Gift', { effects: SHARE }), borrow], { hand: ['Borrow'] }, { graveyard: ['Gift'] });
    game.activateCard(0, 'Borrow').resolve().choose(0, { card: 'Gift' }).resolve();
    expect(hands(game)).toEqual([2, 1]);
  });

  it('ga:2.3.4.7.1 the "you" of an ability is who activated it, though its source has been taken meanwhile', () => {
    const idol = item('Idol', { kind: 'activated', cost: [{ pay: 'rest' }], effects: SHARE });
    const steal = action('Steal', {
      targets: [on('Item')],
      effects: [
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
      ],
    });
    const game = play([idol, steal], { field: ['Idol'] }, { hand: ['Steal'] })
      .use(0, 'Idol')
      .pass();
    game.activateCard(1, 'Steal').resolve();
    expect([game.the('Idol').controller, game.stack()]).toEqual([1, ['Idol']]);
    expect(hands(game.resolve())).toEqual([2, 1]);
  });

  it('ga:2.4.2.1 what a player lets not trigger goes on no Effects Stack', () => {
    const owl = item('Owl', { kind: 'triggered', on: { on: 'attack' }, may: true, effects: [draw('you', 1)] });
    const attacked = (yes: boolean) => {
      const game = play([owl], { field: ['Blitz Mage', 'Owl'] }, {}).choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
      expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
      return game.answer(0, { confirm: yes }).stack();
    };
    expect([attacked(true), attacked(false)]).toEqual([['Owl'], []]);
  });

  it('ga:2.5.1.5.4 what may be activated fast is not activated where something forbids it', () => {
    const rule = (name: string) =>
      item(name, { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: name }] });
    const slow = action('Read', { effects: [draw('you', 1)] }, 'slow');
    const offers = (...field: string[]) =>
      play([slow, rule('asThoughFast'), rule('cantActivate')], {}, { hand: ['Read'], field })
        .pass()
        .offers();
    expect([offers(), offers('asThoughFast')]).toEqual([['PASS'], ['PASS', 'ACTIVATE_CARD Read']]);
    expect([offers('asThoughFast', 'cantActivate'), offers('cantActivate', 'asThoughFast')]).toEqual([
      ['PASS'],
      ['PASS'],
    ]);
  });

  it('ga:2.8.2.1.1.1 who activated something has Opportunity once more, though all others pass', () => {
    const game = play([action('Read', { effects: [draw('you', 1)] })], {}, { hand: ['Read', ...some(1)] }).pass();
    game.activateCard(1, 'Read');
    expect([game.decision().seat, game.stack()]).toEqual([0, ['Read']]);
    game.pass();
    expect([game.decision().seat, game.stack()]).toEqual([1, ['Read']]);
    expect(game.pass().stack()).toEqual([]);
  });
});

describe('combat', () => {
  it('ga:2.2.7.2.2.6 what the damage triggers waits until combat is about to end and the attack cards have left', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)] },
      { champion: rai(1), field: ['Library Witch'] },
    ]);
    game.activateCard(0, 'Savage Slash').resolve();
    if (game.decision().kind === 'ATTACK_TARGET') game.choose(0, { card: 'Library Witch' });
    while (game.happened('DAMAGE_DEALT').length === 0) {
      const { seat, kind, default: usual } = game.decision();
      if (kind === 'OPPORTUNITY') game.pass();
      else game.answer(seat, usual);
    }
    expect([game.stack(), game.view().turn.step, game.zones('Savage Slash')]).toEqual([
      ['Library Witch'],
      'endOfCombat',
      ['graveyard'],
    ]);
  });

  it('ga:2.6.10 an attacked unit that left and came back is dealt no damage', () => {
    const flicker = action('Flicker', {
      targets: [on('Ally')],
      effects: [
        { do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish', save: 'gone' },
        { do: 'move', what: { saved: 'gone' }, to: 'field' },
      ],
    });
    const rock = ally('Rock', { power: 0, life: 9 });
    const fought = (...hand: string[]) => {
      const game = play([flicker, rock], { field: ['Blitz Mage'] }, { field: ['Rock'], hand });
      game.declare(0, 'Blitz Mage', 'Rock').pass();
      if (hand.length > 0) game.activateCard(1, 'Flicker', { card: 'Rock' }).resolve();
      return game.fight().the('Rock').damage;
    };
    expect([fought(), fought('Flicker')]).toEqual([3, 0]);
  });

  it('ga:2.9.0.4.1 each power is one damage, also where the target has less life', () => {
    const ogre = ally('Ogre', { power: 5 });
    const game = play([ogre], { field: ['Ogre'] }, { field: ['Swift Recruit'] });
    game.declare(0, 'Ogre', 'Swift Recruit').fight();
    expect(game.happened('DAMAGE_DEALT').map(({ amount }) => amount)).toContain(5);
  });
});

describe('what enters, and what cards are', () => {
  it('ga:2.11.7.7.3.1 it is a level 0 champion that is put onto the field as the game begins', () => {
    const game = shuffledUp();
    const { options } = game.decision();
    const levels = options.map(({ object }) => game.view().objects[object ?? '']?.level);
    expect([levels.length > 0, levels.every((level) => level === 0)]).toEqual([true, true]);
    const deck = Object.values(game.view().objects).filter((o) => o.zone === 'materialDeck' && o.owner === 0);
    expect(deck.some((o) => o.level === 1)).toBe(true);
  });

  it('ga:2.11.7.13.3.1 what enters as a copy of a weapon enters with the durability of that', () => {
    const weapon = (name: string, durability: number, ...abilities: JsonObject[]) =>
      card(
        name,
        { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 1, durability, subtypes: ['Sword'] },
        ...abilities,
      );
    const mimic = weapon('Mimic', 1, {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      entering: true,
      match: { to: 'field' },
      copy: { of: [{ zone: 'field' }, { has: ['types', ['Weapon']] }] },
    });
    const game = play([mimic, weapon('Great Sword', 4)], { hand: ['Mimic'], field: ['Great Sword'] }, {});
    game.activateCard(0, 'Mimic').resolve();
    expect(
      game
        .all('Great Sword')
        .concat(game.all('Mimic'))
        .map((o) => [o.name, o.durability]),
    ).toEqual([
      ['Great Sword', 4],
      ['Great Sword', 4],
    ]);
  });

  it('ga:2.11.7.14.3.2 a keyword is a property of the card in a graveyard as well', () => {
    const count: JsonObject = { count: [{ zone: 'graveyard' }, { owner: 'you' }, { cardKeyword: 'stealth' }] };
    const read = action('Read', { effects: [{ do: 'draw', who: 'you', count }] });
    const game = play(
      [read, ally('Shade', {}, keyword('stealth')), ally('Stone', {})],
      { hand: ['Read'], graveyard: ['Shade', 'Stone'] },
      {},
    );
    expect(game.activateCard(0, 'Read').resolve().count(0, 'hand')).toBe(1);
  });
});

describe('zones', () => {
  /** Two allies go to a zone together: what is asked then, and how many cards lie there. */
  const together = (zone: string) => {
    const away = action('Away', {
      effects: [{ do: 'move', what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }, to: zone }],
    });
    const game = play([away], { hand: ['Away'], field: ['Blitz Mage', 'Esteemed Knight'] }, {});
    return [game.activateCard(0, 'Away').resolve().decision().kind, game.count(0, zone)];
  };
  it('ga:2.1.5.5 nobody is asked in which order cards lie in a memory', () => {
    expect(together('memory')).toEqual(['OPPORTUNITY', 2]);
  });
  it('ga:2.1.6.7 nobody is asked in which order cards lie in a graveyard', () => {
    expect(together('graveyard')).toEqual(['OPPORTUNITY', 3]);
  });

  it('ga:2.1.7 what is banished is seen by everybody', () => {
    const game = position([{ banishment: ['Fireball'] }, {}]);
    const seen = (viewer: number) => Object.values(game.view(viewer).objects).filter((o) => o.card === 'Fireball');
    expect([seen(0).length, seen(1).length]).toEqual([1, 1]);
  });

  it('ga:2.1.7.1 what is banished as a cost lies there as well', () => {
    const charm = item('Charm', { kind: 'activated', cost: [{ pay: 'banish', what: 'self' }], effects: [] });
    expect(
      play([charm], { field: ['Charm'] }, {})
        .use(0, 'Charm')
        .zones('Charm'),
    ).toEqual(['banishment']);
  });

  it('ga:2.11.7.14.3.1 a card that is banished face down is hidden from everybody', () => {
    const game = position([{ banishment: [{ card: 'Fireball', faceDown: true }] }, {}]);
    const cards = (viewer: number) =>
      Object.values(game.view(viewer).objects)
        .filter((o) => o.zone === 'banishment')
        .map((o) => o.card);
    expect([cards(0), cards(1)]).toEqual([[undefined], [undefined]]);
  });

  it('ga:2.11.7.14.3.1.2 a card that enters the field face down is nothing of what it says', () => {
    const rise = action('Rise', {
      targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'field', status: { faceDown: true } }],
    });
    const scout = ally('Scout', { power: 5, life: 5 }, keyword('stealth'));
    const game = play([rise, scout], { hand: ['Rise'], graveyard: ['Scout'] }, {});
    game.activateCard(0, 'Rise', { card: 'Scout' }).resolve();
    const there = Object.values(game.view().objects).find((o) => o.zone === 'field' && o.faceDown === true);
    expect(there).toMatchObject({ types: [], power: null, life: null, keywords: [] });
    expect(game.offers()).toEqual(['PASS']);
  });
});

describe('activating and materializing', () => {
  it('ga:2.3.1.3 a card that is activated from a graveyard needs its element as well', () => {
    const flame = card(
      'Flame',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'], elements: ['fire'] },
      { kind: 'spell', effects: [draw('you', 1)] },
      { kind: 'play', method: 'elsewhere', zone: 'graveyard' },
    );
    const offers = (champion: string) => play([flame], { champion, graveyard: ['Flame'] }, {}).offers();
    expect([offers('Spirit of Fire'), offers('Spirit of Wind')]).toEqual([['PASS', 'ACTIVATE_CARD Flame'], ['PASS']]);
  });

  it('ga:2.3.4.4.2 with one of two required targets gone a card does nothing', () => {
    const both = action('Both', {
      targets: [{ ...on('Ally'), min: 2, max: 2 }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const away = action('Away', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    const rock = ally('Rock', { life: 9 });
    const field = ['Rock', 'Blitz Mage'];
    const struck = (...hand: string[]) => {
      const game = play([both, away, rock], { hand: ['Both'] }, { field, hand });
      game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Both' });
      if (game.decision().kind === 'TARGETS') game.answer(0, { choose: [{ card: 'Rock' }, { card: 'Blitz Mage' }] });
      if (hand.length > 0) game.pass().activateCard(1, 'Away', { card: 'Blitz Mage' }).resolve();
      return game.resolve().the('Rock').damage;
    };
    expect([struck(), struck('Away')]).toEqual([1, 0]);
  });

  it('ga:2.4.1.6 modes that were chosen are done, though what let a player choose so many is gone', () => {
    const torch = item('Torch');
    const box = item('Box', {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      modes: {
        min: 1,
        max: 1,
        more: { if: { exists: [{ zone: 'field' }, { named: 'Torch' }] }, min: 2, max: 2 },
        choices: [
          { label: 'You', effects: [draw('you', 1)] },
          { label: 'They', effects: [draw('opponents', 1)] },
        ],
      },
    });
    const snuff = action('Snuff', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'field' }, { named: 'Torch' }] },
          to: 'graveyard',
          cause: 'destroy',
        },
      ],
    });
    const game = play([torch, box, snuff], { field: ['Box', 'Torch'] }, { hand: ['Snuff'] });
    game.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Box' });
    if (game.decision().kind === 'MODES') game.answer(0, { choose: [{ index: 0 }, { index: 1 }] });
    game.pass().activateCard(1, 'Snuff').resolve();
    expect([game.zones('Torch'), game.stack()]).toEqual([['graveyard'], ['Box']]);
    expect(hands(game.resolve())).toEqual([1, 1]);
  });
});

describe('what follows at once', () => {
  it('ga:2.5.1.4 nobody has Opportunity before what dies because something else died is gone', () => {
    const captain = ally(
      'Captain',
      {},
      {
        kind: 'static',
        affects: [{ has: ['types', ['Ally']] }, { other: true }],
        mods: [{ mod: 'add', stat: 'life', value: 1 }],
      },
    );
    const follower = ally('Follower', { life: 1 });
    const bolt = action('Bolt', {
      targets: [on('Ally')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const field = ['Captain', { card: 'Follower', damage: 1 }];
    const game = play([captain, follower, bolt], { hand: ['Bolt'] }, { field });
    expect(game.zones('Follower')).toEqual(['field']);
    game.activateCard(0, 'Bolt', { card: 'Captain' }).resolve();
    expect([game.decision().kind, game.zones('Captain'), game.zones('Follower')]).toEqual([
      'OPPORTUNITY',
      ['graveyard'],
      ['graveyard'],
    ]);
  });

  it('ga:2.9.1.2 what prevents damage may apply after what makes it more', () => {
    const shell = item('Shell', { kind: 'replacement', on: 'damage', target: MINE, prevent: 2 });
    const twice = item('Twice', {
      kind: 'replacement',
      on: 'damage',
      target: MINE,
      change: { amount: { times: [2, { event: 'amount' }] } },
    });
    const spark = action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 3 }] });
    const wall = ally('Wall', { power: 0, life: 30 });
    const damage = (first: string) => {
      const game = play([shell, twice, spark, wall], { hand: ['Spark'] }, { field: ['Wall', 'Shell', 'Twice'] });
      game.activateCard(0, 'Spark', { card: 'Wall' }).resolve().choose(1, { kind: 'REPLACEMENT', card: first });
      return game.the('Wall').damage;
    };
    expect([damage('Shell'), damage('Twice')]).toEqual([2, 4]);
  });
});

describe('where and how much', () => {
  it('ga:2.4.0.7 of two abilities each is activated where it says, or on the field', () => {
    const relic = item(
      'Relic',
      { kind: 'activated', cost: [], effects: [draw('you', 1)] },
      { kind: 'activated', zone: 'graveyard', cost: [], effects: [draw('you', 1)] },
    );
    const offered = (where: { field?: string[]; graveyard?: string[] }) =>
      play([relic], where, {})
        .decision()
        .options.filter(({ kind }) => kind === 'ACTIVATE_ABILITY')
        .map(({ ability }) => ability);
    expect([offered({ field: ['Relic'] }), offered({ graveyard: ['Relic'] })]).toEqual([[0], [1]]);
  });

  it('ga:2.1.4.5 a field with thirty objects takes one more, and tokens besides', () => {
    const mirror = action('Mirror', { targets: [on('Ally')], effects: [{ do: 'create', copy: { target: 0 } }] });
    const recruit = ally('Recruit', { cost: 0 });
    const game = play([mirror, recruit], { hand: ['Recruit', 'Mirror'], field: some(30) }, {});
    game.activateCard(0, 'Recruit').resolve().activateCard(0, 'Mirror', { card: 'Recruit' }).resolve();
    expect(game.zones('Recruit')).toEqual(['field', 'field']);
  });

  it('ga:2.2.3.3 the draw phase follows, however many cards have been recollected', () => {
    const game = position([{ hand: some(4), memory: some(6) }, {}], { turn: { step: 'recollection' } });
    expect(game.to('main').count(0, 'hand')).toBe(11);
  });

  it('ga:2.11.7.14.4.2 a card in hand has its keywords', () => {
    const count: JsonObject = { count: [{ zone: 'hand' }, { owner: 'you' }, { cardKeyword: 'stealth' }] };
    const read = action('Read', { effects: [{ do: 'damage', to: YOURS, amount: count }] });
    const game = play([read, ally('Shade', {}, keyword('stealth'))], { hand: ['Read', 'Shade', ...some(2)] }, {});
    expect(game.activateCard(0, 'Read').resolve().damage(0)).toBe(1);
  });

  it('ga:2.9.1.4.1 damage that can’t be prevented leaves a shield as it is', () => {
    const shield: JsonObject = {
      do: 'createReplacement',
      entities: YOURS,
      shield: 3,
      replaces: { on: 'damage', prevent: true },
      until: { kind: 'endOfTurn' },
    };
    const guard = action('Guard', { effects: [shield] });
    const burn = (name: string, more: JsonObject = {}) =>
      action(name, { effects: [{ do: 'damage', to: YOURS, amount: 2, ...more }] });
    const definitions = [guard, burn('Burn'), burn('Sear', { unpreventable: true })];
    const damage = (...hand: string[]) => {
      const game = play(definitions, { hand: ['Guard', ...hand] }, {})
        .activateCard(0, 'Guard')
        .resolve();
      for (const name of hand) game.activateCard(0, name).resolve();
      return game.damage(0);
    };
    expect([damage('Burn'), damage('Sear'), damage('Sear', 'Burn'), damage('Burn', 'Burn')]).toEqual([0, 2, 2, 1]);
  });

  it('ga:2.7.7.1 what an effect has a player choose as it resolves may be what could not be targeted', () => {
    const pick = action('Pick', {
      effects: [
        { do: 'choose', from: [{ zone: 'field' }, { has: ['types', ['Ally']] }], min: 1, save: 'picked' },
        { do: 'damage', to: { saved: 'picked' }, amount: 1 },
      ],
    });
    const ward = ally('Ward', { life: 9 }, keyword('spellshroud'));
    const game = play([pick, ward], { hand: ['Pick'] }, { field: ['Ward'] })
      .activateCard(0, 'Pick')
      .resolve();
    if (game.decision().kind === 'CHOOSE_OBJECTS') game.choose(0, { card: 'Ward' });
    expect(game.the('Ward').damage).toBe(1);
  });

  it('ga:1.6.4.2.8.1 what a card costs more is added before what it costs less is taken off', () => {
    const change = (name: string, more: JsonObject) =>
      item(name, { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', ...more }] });
    const definitions = [
      change('Tax', { more: [{ pay: 'reserve', amount: 2 }] }),
      change('Gift', { less: [{ pay: 'reserve', amount: 2 }] }),
      ally('Recruit', { cost: 1 }),
    ];
    const costs = (...field: string[]) =>
      play(definitions, { hand: ['Recruit', ...some(4)], field }, {}).the('Recruit', 'hand').costNow;
    expect([costs(), costs('Tax'), costs('Gift'), costs('Tax', 'Gift'), costs('Gift', 'Tax')]).toEqual([1, 3, 0, 1, 1]);
  });
});
