/** Copies, face-down cards and split cards (503–505): the second of several, another's spells, borrowed cards, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  enchant,
  entersWith,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  returnToHand,
  sorcery,
  t,
  target,
  token,
} from '../../../src/language/builders.js';
import { choosing, many, offers, onStack, position } from './table.js';

const spell = { is: 'spell' } as const;
const aimed = target({ player: 'any' });

const lastingGuise = (name: string) =>
  sorcery(name, '{0}', {
    targets: [target(creature), target(creature)],
    effects: [
      {
        do: 'become',
        what: t(0),
        copy: t(1),
        except: { abilities: [activated([], { effects: [gainLife(7)] })] },
      },
    ],
  });

const seeks = (value: number) =>
  instant(`Test Seek ${value}`, '{0}', {
    effects: [
      {
        do: 'move',
        what: {
          each: [
            { any: [{ zone: 'hand' }, { zone: 'graveyard' }, { zone: 'library' }] },
            { stat: ['manaValue', '=', value] },
          ],
        },
        to: 'exile',
        cause: 'effect',
      } as never,
    ],
  });

ownCards(
  seeks(1),
  seeks(4),
  seeks(5),
  lastingGuise('Test Lasting Guise'),
  lastingGuise('Test Second Lasting Guise'),
  instant('Test Ogres', '{0}', { effects: [create(token('Ogre', 'Creature — Ogre', ['R'], '3/3'))] }),
  card('Test Garb', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Twofold', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0), count: 2 }] }),
  instant('Test Flame', '{X}', { targets: [aimed], effects: [damage('x', t(0))] }),
  instant('Test Tuck', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'library', position: 'top', cause: 'effect' }],
  }),
  instant('Test Return', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  sorcery('Test Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  sorcery('Test Second Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  sorcery('Test Mirror', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  sorcery('Test Masque', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'become', what: { each: and(creature, { controller: 'you' }) }, copy: t(0) }],
  }),
  instant('Test Charm', '{0}', { effects: [gainLife(1)] }),
  instant('Test Forks', '{0}', { targets: [aimed, aimed], effects: [damage(1, t(0)), damage(2, t(1))] }),
  instant('Test Volley', '{0}', {
    targets: [{ ...target(creature), count: 2 } as never],
    effects: [damage(1, t(0))],
  }),
  instant('Test Copy', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Second Copy', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Fork', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0), newTargets: true }] }),
  instant('Test Hush Large', '{0}', {
    targets: [target(and(spell, { stat: ['manaValue', '=', 4] } as never))],
    effects: [counterSpell(t(0))],
  }),
  creatureCard('Test Grown', '{0}', 'Beast', '1/1', entersWith({ '+1/+1': 2 })),
  creatureCard('Test Lurker', '{4}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  creatureCard('Test Prowler', '{4}{R}', 'Beast', '4/4', keyword('morph', { cost: [mana('{R}')] })),
  creatureCard('Test Stalker', '{4}{B}', 'Beast', '4/4', keyword('morph', { cost: [mana('{B}')] })),
);

const disguise = (game: Play, how: string, what: string, as: string): Play => {
  game.cast(0, how).choose(0, { card: what });
  while (!game.waiting()) game.choose(0, { card: as });
  return game.resolve();
};

describe('copies of permanents', () => {
  it('mtg-2003:503.3 a copy of what has become another copy since is of the latest, and so is that itself', () => {
    const game = position({
      hand: ['Clone', 'Clone', 'Test Guise', 'Test Second Guise'],
      battlefield: ['Grizzly Bears', 'Craw Wurm', 'Hill Giant', ...many('Island', 8)],
    });
    choosing(game.choose(0, { kind: 'CAST', card: 'Clone', nth: 0 } as never).resolve(), 'Grizzly Bears');
    const first = String(game.the('Clone').id);
    disguise(game, 'Test Guise', 'Clone', 'Craw Wurm');
    disguise(game, 'Test Second Guise', 'Clone', 'Hill Giant');
    expect(game.the('Clone').name).toBe('Hill Giant');
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY')
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ object: first }] });
    expect(game.all('Clone').map(({ name, power }) => [name, power])).toEqual([
      ['Hill Giant', 3],
      ['Hill Giant', 3],
    ]);
  });

  it('mtg-2003:503.4 all become a copy of which an effect says so, tapped and with counters as they were', () => {
    const game = position({
      hand: ['Test Masque'],
      battlefield: [{ card: 'Grizzly Bears', tapped: true, counters: { '+1/+1': 1 } }, 'Hill Giant', 'Craw Wurm'],
    });
    game.castAt(0, 'Test Masque', { card: 'Craw Wurm' }).resolve();
    expect(['Grizzly Bears', 'Hill Giant'].map((name) => [game.the(name).name, game.figures(name)])).toEqual([
      ['Craw Wurm', '7/5'],
      ['Craw Wurm', '6/4'],
    ]);
    expect(game.the('Grizzly Bears')).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } });
  });

  it('mtg-2003:503.4 what becomes a copy attacks in that turn as it could, and its Auras stay', () => {
    const game = position({
      hand: ['Test Guise'],
      battlefield: [{ card: 'Grizzly Bears', as: 'bears' }, { card: 'Test Garb', attachedTo: 'bears' }, 'Craw Wurm'],
    });
    disguise(game, 'Test Guise', 'Grizzly Bears', 'Craw Wurm');
    expect([game.figures('Grizzly Bears'), game.zones('Test Garb')]).toEqual(['7/5', ['battlefield']]);
    expect(game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'endOfCombat' }).life(1)).toBe(
      13,
    );
  });
});

describe('tokens that are copies', () => {
  it('mtg-2003:503.5 a token that is a copy comes into play as what it copies does', () => {
    const game = position({ hand: ['Test Mirror'], battlefield: ['Test Grown'] });
    game.castAt(0, 'Test Mirror', { card: 'Test Grown' }).resolve();
    expect(
      game
        .all('Test Grown')
        .map(({ power }) => power)
        .sort(),
    ).toEqual([3, 3]);
  });
});

describe('copies of tokens, and copies anew', () => {
  it('mtg-2003:503.2 a token is copied as any permanent is, also that of an opponent', () => {
    const game = position({ hand: ['Clone'], battlefield: many('Island', 4) }, { hand: ['Test Ogres'] });
    game.pass().cast(1, 'Test Ogres').resolve();
    choosing(game.cast(0, 'Clone').resolve(), 'Ogre');
    expect(game.the('Clone')).toMatchObject({
      name: 'Ogre',
      colors: ['R'],
      subtypes: ['Ogre'],
      power: 3,
      controller: 0,
    });
  });

  it('mtg-2003:503.9 what becomes a copy with an ability besides has that ability by each such copying', () => {
    const game = position({
      hand: ['Test Lasting Guise', 'Test Guise', 'Test Second Lasting Guise'],
      battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'],
    });
    disguise(game, 'Test Lasting Guise', 'Grizzly Bears', 'Hill Giant');
    expect(offers(game, 'ACTIVATE', 'Grizzly Bears')).toBe(true);
    disguise(game, 'Test Guise', 'Grizzly Bears', 'Craw Wurm');
    expect(offers(game, 'ACTIVATE', 'Grizzly Bears')).toBe(false);
    disguise(game, 'Test Second Lasting Guise', 'Grizzly Bears', 'Craw Wurm');
    expect(game.activate(0, 'Grizzly Bears').resolve().life(0)).toBe(27);
  });
});

describe('copies of spells', () => {
  it('mtg-2003:503.10 the copy of an opponent’s spell is of whoever made it, on top of that', () => {
    const game = position({ hand: ['Test Copy'] }, { hand: ['Test Charm'] });
    game.pass().cast(1, 'Test Charm').pass().castAt(0, 'Test Copy', { card: 'Test Charm' }).resolve();
    expect(game.view().stack.map(({ card: name, controller }) => [name, controller])).toEqual([
      ['Test Charm', 0],
      ['Test Charm', 1],
    ]);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 20]);
    expect([game.resolve().life(1), game.zones('Test Charm')]).toEqual([21, ['graveyard']]);
  });

  it('mtg-2003:503.10 the copy of an opponent’s spell has the number for X that they chose, and of two copies both are made', () => {
    const game = position({ hand: ['Test Twofold'] }, { hand: ['Test Flame'], battlefield: many('Mountain', 3) });
    game.pass().cast(1, 'Test Flame');
    while (!game.waiting())
      game.answer(1, game.decision().shape === 'NUMBER' ? { number: 3 } : { choose: [{ player: 0 }] });
    game.pass().castAt(0, 'Test Twofold', { card: 'Test Flame' }).resolve();
    expect(onStack(game)).toEqual(['Test Flame', 'Test Flame', 'Test Flame']);
    expect([game.resolve().life(0), game.resolve().life(0), game.resolve().life(0)]).toEqual([17, 14, 11]);
  });

  it('mtg-2003:503.10 a copy of a copy is one as well', () => {
    const game = position({ hand: ['Test Charm', 'Test Copy', 'Test Second Copy'] });
    game.cast(0, 'Test Charm').castAt(0, 'Test Copy', { card: 'Test Charm' }).resolve();
    const copy = String(game.view().stack[0]?.id);
    game.castAt(0, 'Test Second Copy', { object: copy }).resolve();
    expect(onStack(game)).toEqual(['Test Charm', 'Test Charm', 'Test Charm']);
    expect(game.resolveAll().life(0)).toBe(23);
  });

  it('mtg-2003:503.10 all targets are copied, and each of them may be another one', () => {
    const cast = (copy: string): Play => {
      const game = position({ hand: ['Test Forks', copy] });
      game.cast(0, 'Test Forks').choose(0, { player: 1 });
      while (!game.waiting()) game.choose(0, { player: 1 });
      game.castAt(0, copy, { card: 'Test Forks' });
      while (game.decision().kind === 'PRIORITY' && onStack(game)[0] === copy) game.pass();
      return game;
    };
    const same = cast('Test Copy').resolve();
    expect([same.life(0), same.life(1)]).toEqual([20, 17]);
    const other = cast('Test Fork');
    const seats: number[] = [];
    while (other.decision().kind !== 'PRIORITY') {
      seats.push(other.decision().seat);
      other.choose(other.decision().seat, { player: 0 });
    }
    other.resolve();
    expect([seats, other.life(0), other.life(1)]).toEqual([[0, 0], 17, 20]);
  });

  it('mtg-2003:503.10 both targets of one clause are copied', () => {
    const game = position(
      { hand: ['Test Volley', 'Test Copy'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
    );
    game.cast(0, 'Test Volley').choose(0, [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]);
    game.castAt(0, 'Test Copy', { card: 'Test Volley' }).resolve().resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Gray Ogre'].map((name) => game.the(name).damage ?? 0)).toEqual([1, 1, 0]);
  });
});

describe('face-down cards', () => {
  const down = (name: string, more = {}) => ({ card: name, faceDown: true, ...more });
  const sees = (game: Play, viewer: number, name = 'Test Lurker'): boolean =>
    JSON.stringify(game.view(viewer).objects).includes(name);

  it('mtg-2003:504.3 who controls it looks at it, and its owner does not who never saw it', () => {
    const game = position(
      { battlefield: ['Forest'] },
      { battlefield: [down('Test Lurker', { controller: 0 }), 'Forest'] },
    );
    expect([sees(game, 0), sees(game, 1)]).toEqual([true, false]);
    const may = (): boolean => (game.decision().options ?? []).some(({ kind }) => kind === 'TURN_FACE_UP');
    expect(may()).toBe(true);
    game.pass();
    expect(may()).toBe(false);
  });

  it('mtg-2003:504.5 a tapped creature that is turned up is tapped and attacks as before', () => {
    const game = position({ battlefield: [down('Test Lurker'), 'Forest'] }).until({ kind: 'ATTACKERS' });
    const { id } = game.the('Test Lurker');
    game.answer(0, { assign: [{ from: { object: id }, to: { player: 1 } }] }).choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Lurker')).toMatchObject({ tapped: true, attacking: { player: 1 }, power: 4, toughness: 4 });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });

  it('mtg-2003:504.6 what goes from play to a library or a hand is shown to all', () => {
    for (const away of ['Test Tuck', 'Test Return']) {
      const game = position({ hand: [away] }, { battlefield: [down('Test Lurker')] });
      expect(sees(game, 0)).toBe(false);
      game.castAt(0, away, { object: game.the('Test Lurker').id }).resolve();
      expect(JSON.stringify(game.service.redactEvents(game.events, 0))).toContain('Test Lurker');
    }
  });

  it('mtg-2003:504.6 as the game ends all are shown: of who wins and who loses, in play and on the stack', () => {
    const game = position(
      { hand: ['Shock', 'Test Stalker'], battlefield: [down('Test Prowler'), 'Mountain', ...many('Forest', 3)] },
      { life: 2, battlefield: [down('Test Lurker')] },
    );
    game.choose(0, { kind: 'CAST', card: 'Test Stalker', method: 'morph' });
    const told = (viewer: number): boolean[] =>
      ['Test Prowler', 'Test Stalker', 'Test Lurker'].map((name) =>
        JSON.stringify(game.service.redactEvents(game.events, viewer)).includes(name),
      );
    expect([told(0)[2], ...told(1).slice(0, 2)]).toEqual([false, false, false]);
    game.castAt(0, 'Shock', { player: 1 }).resolve();
    expect([game.result()?.kind, told(0)[2], ...told(1).slice(0, 2)]).toEqual(['WIN', true, true, true]);
  });
});

describe('split cards', () => {
  it('mtg-2003:505.6 in a hand, a graveyard and a library either half is found, and not their sum', () => {
    const found = (spell: string): unknown => {
      const one = ['Assault // Battery'];
      const game = position({ hand: [spell], library: one }, { graveyard: one, hand: one });
      return game.cast(0, spell).resolve().all('Assault // Battery', 'exile').length;
    };
    expect(['Test Seek 1', 'Test Seek 4', 'Test Seek 5'].map(found)).toEqual([3, 3, 0]);
  });

  it('mtg-2003:505.6 on the stack it is the half that is played alone', () => {
    const game = position(
      { hand: ['Assault // Battery'], battlefield: ['Mountain', ...many('Forest', 4)] },
      { hand: ['Test Hush Large'] },
    );
    game.choose(0, { kind: 'CAST', card: 'Assault' });
    while (!game.waiting()) game.choose(0, { player: 1 });
    expect(offers(game.pass(), 'CAST', 'Test Hush Large')).toBe(false);
    const battery = position(
      { hand: ['Assault // Battery'], battlefield: many('Forest', 4) },
      { hand: ['Test Hush Large'] },
    );
    battery.choose(0, { kind: 'CAST', card: 'Battery' }).pass();
    expect(offers(battery, 'CAST', 'Test Hush Large')).toBe(true);
  });
});
