/** Phasing (502.15), each rule in the positions that show its clauses one by one. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  instant,
  keyword,
  permanent,
  plus,
  protectionFrom,
  rule,
  t,
  target,
} from '../../../src/language/builders.js';
import { many, position } from './table.js';

ownCards(
  creatureCard('Test Phaser', '{0}', 'Illusion', '2/2', keyword('phasing')),
  instant('Test Shift', '{0}', { targets: [target(permanent)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Skip', '{0}', { effects: [{ do: 'skipNext', what: 'untap', who: 'you' }] }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  card('Test Weight', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [rule('doesntUntap')])],
  }),
  instant('Test Ward', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'ability', ability: protectionFrom({ has: ['types', 'Enchantment'] }, 'enchantments') }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  creatureCard(
    'Test Chooser',
    '{0}',
    'Elf',
    '1/1',
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      before: [{ do: 'chooseWord', of: 'color', entering: true }],
    },
    continuous('self', [{ mod: 'gainChosen', of: 'color' }]),
  ),
);

const out = (game: Play): unknown[] =>
  Object.values(game.view().objects).flatMap((one) => (one.zone === 'phasedOut' ? [one.card] : []));

describe('phasing', () => {
  it('mtg-2003:502.15a it goes out and comes back before anything untaps', () => {
    const game = position({ battlefield: [{ card: 'Test Phaser', tapped: true }] }).until({ turn: 5, step: 'upkeep' });
    const [there] = Object.values(game.view().objects).filter((one) => one.card === 'Test Phaser');
    expect(there).toMatchObject({ zone: 'phasedOut', tapped: true });
    expect(game.until({ turn: 7, step: 'upkeep' }).the('Test Phaser').tapped).toBe(false);
  });

  it('mtg-2003:502.15b both happen at once, in the untap step of whoever controls them', () => {
    const game = position(
      { hand: ['Test Shift'], battlefield: ['Test Phaser', 'Hill Giant'] },
      { battlefield: [{ card: 'Breezekeeper' }] },
    );
    game.castAt(0, 'Test Shift', { card: 'Test Phaser' }).resolve();
    game.until({ turn: 4, step: 'upkeep' });
    expect(out(game).sort()).toEqual(['Breezekeeper', 'Test Phaser']);
    // It phases in, and does not go out again at once.
    game.until({ turn: 5, step: 'upkeep' });
    expect(out(game)).toEqual(['Breezekeeper']);
    game.until({ turn: 6, step: 'upkeep' });
    expect(out(game)).toEqual([]);
    expect(out(game.until({ turn: 7, step: 'upkeep' }))).toEqual(['Test Phaser']);
  });

  it('mtg-2003:502.15b they go out tapped as they are, before anything untaps', () => {
    const game = position({ battlefield: [{ card: 'Test Phaser', tapped: true }] }).until({ turn: 5, step: 'upkeep' });
    expect(Object.values(game.view().objects).filter((one) => one.card === 'Test Phaser')).toMatchObject([
      { zone: 'phasedOut', tapped: true },
    ]);
  });

  it('mtg-2003:502.15c in an untap step that is skipped nothing goes out and nothing comes back', () => {
    const game = position({ hand: ['Test Skip', 'Test Shift'], battlefield: ['Test Phaser', 'Hill Giant'] });
    game.castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve().cast(0, 'Test Skip').resolve();
    expect(out(game.until({ turn: 5, step: 'upkeep' }))).toEqual(['Hill Giant']);
    expect(out(game.until({ turn: 7, step: 'upkeep' }))).toEqual(['Test Phaser']);
  });

  it('mtg-2003:502.15d what says how permanents come into play says nothing of it', () => {
    const game = position({ hand: ['Test Shift'], battlefield: ['Hill Giant'] }, { battlefield: ['Kismet'] });
    game.castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect(game.the('Hill Giant').tapped).toBe(false);
  });

  it('mtg-2003:502.15f it keeps counters, what was chosen for it and, where it does not untap, that it is tapped', () => {
    const game = position({
      hand: ['Test Chooser', ...many('Test Shift', 3)],
      battlefield: [
        { card: 'Hill Giant', counters: { '+1/+1': 2 } },
        { card: 'Grizzly Bears', as: 'bears', tapped: true },
        { card: 'Test Weight', attachedTo: 'bears' },
      ],
    });
    game.cast(0, 'Test Chooser').resolve();
    game.choose(0, { value: 'G' });
    const ids = ['Hill Giant', 'Grizzly Bears', 'Test Chooser'].map((name) => game.the(name).id);
    for (const object of ids) game.castAt(0, 'Test Shift', { object }).resolve();
    game.until({ kind: 'ORDER' }).takeDefault('ORDER').until({ turn: 5, step: 'upkeep' });
    expect(['Hill Giant', 'Grizzly Bears', 'Test Chooser'].map((name) => game.the(name).id)).toEqual(ids);
    expect([game.figures('Hill Giant'), game.the('Grizzly Bears').tapped, game.the('Test Chooser').colors]).toEqual([
      '5/5',
      true,
      ['G'],
    ]);
  });

  const haloed = [
    { card: 'Grizzly Bears', as: 'bears' },
    { card: 'Test Halo', attachedTo: 'bears' },
  ];

  it('mtg-2003:502.15j a local enchantment that went out by itself comes back to what it was on', () => {
    const game = position({ hand: ['Test Shift'], battlefield: haloed });
    game.castAt(0, 'Test Shift', { card: 'Test Halo' }).resolve();
    expect([game.figures('Grizzly Bears'), out(game)]).toEqual(['2/2', ['Test Halo']]);
    expect(game.until({ turn: 5, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg-2003:502.15j it is put into the graveyard where that has left or may not be enchanted any more', () => {
    const gone = position({ hand: ['Test Shift', 'Unsummon'], battlefield: [...haloed, 'Island'] });
    gone.castAt(0, 'Test Shift', { card: 'Test Halo' }).resolve();
    gone.castAt(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve();
    expect(gone.until({ turn: 5, step: 'upkeep' }).zones('Test Halo')).toEqual(['graveyard']);
    const warded = position({ hand: ['Test Shift', 'Test Ward'], battlefield: haloed });
    warded.castAt(0, 'Test Shift', { card: 'Test Halo' }).resolve();
    warded.castAt(0, 'Test Ward', { card: 'Grizzly Bears' }).resolve();
    expect(warded.zones('Test Halo')).toEqual(['phasedOut']);
    expect(warded.until({ turn: 5, step: 'upkeep' }).zones('Test Halo')).toEqual(['graveyard']);
  });
});
