import type { Ability } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  discard,
  draw,
  each,
  gainLife,
  instant,
  mana,
  not,
  opponentControls,
  permanent,
  player,
  plus,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const players = (who: 'you' | 'opponents', name: string): Ability => ({
  kind: 'static',
  affects: { players: who },
  mods: [rule(name)],
});
for (const definition of [
  card('Test Drought', { type: 'Enchantment', abilities: [players('you', 'cantGainLife')] }),
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature, count: 1 }] }),
  instant('Test Victory', '{0}', { effects: [{ do: 'win', who: 'you' }] }),
  instant('Test Doom', '{0}', {
    effects: [
      { do: 'lose', who: 'you' },
      { do: 'win', who: 'you' },
    ],
  }),
  instant('Test Both Lose', '{0}', { effects: [{ do: 'lose', who: 'players' }] }),
  instant('Test Paint', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['B', 'W'] })],
  }),
  instant('Test Also Red', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'colors', values: ['R'] })],
  }),
  instant('Test Bleach', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: [] })],
  }),
  instant('Test Weaken', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-3, 0))] }),
  instant('Test Bite', '{0}', {
    targets: [target(creature), target(player)],
    effects: [damage({ stat: 'power', of: t(0) }, t(1), t(0)), gainLife({ stat: 'power', of: t(0) })],
  }),
  instant('Test Blot', '{0}', { targets: [target(and(permanent, not(color('W', 'U', 'B', 'R', 'G'))))], effects: [] }),
  creatureCard(
    'Test Hydra',
    '{X}{G}',
    'Hydra',
    '0/1',
    activated([mana('{X}')], {
      effects: [untilEndOfTurn('self', plus(0, 0), { mod: 'add', stat: 'power', value: 'x' })],
    }),
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      change: { counters: { '+1/+1': 1 } },
    },
    { kind: 'triggered', on: { on: 'move', object: 'self', match: { to: 'battlefield' } }, effects: [gainLife('x')] },
  ),
  instant('Test Recite', '{0}', { effects: [draw(1, 'opponents'), discard(2, 'opponents')] }),
  card('Test Chill', { type: 'Enchantment', abilities: [continuous(and(creature, opponentControls), plus(0, -1))] }),
  instant('Test Zero', '{0}', { effects: [damage({ count: { named: 'Nothing' } }, each(creature))] }),
  instant('Test One', '{0}', { effects: [damage({ count: { named: 'Hill Giant' } }, each(creature))] }),
  card('Test Spite', {
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'damage', change: { amount: { sum: [1, { event: 'amount' }] } } }] as never,
  }),
])
  ownCards(definition);

describe('the golden rules (101)', () => {
  it('mtg:101.2 "can’t" beats "can"', () => {
    const game = magicPosition([{ hand: ['Test Bite'], battlefield: ['Test Drought', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Bite', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
  });

  it('mtg:101.3 what is impossible of an instruction is ignored, and the rest is done', () => {
    const game = magicPosition([{ hand: ['Test Recite'] }, { library: ['Shock'] }])
      .cast(0, 'Test Recite')
      .resolve();
    expect([game.hand(1), game.all('Shock', 'graveyard').length]).toEqual([0, 1]);
  });
});

describe('winning and losing (104)', () => {
  const cast = (name: string): Play =>
    magicPosition([{ hand: [name] }, {}])
      .cast(0, name)
      .resolve();

  it('mtg:104.2b mtg-2003:102.3 an effect that says so wins the game at once', () => {
    expect(cast('Test Victory').result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg:104.3e an effect that says so loses the game, whatever it says after that', () => {
    expect(cast('Test Doom').result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('mtg:104.4a mtg-2003:102.4 both at once: a draw', () => {
    expect(cast('Test Both Lose').result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('mtg:104.3a mtg-2003:102.7 mtg:405.6g a player may concede at any time, also while the opponent decides', () => {
    const game = magicPosition([{}, {}]);
    const done = magic.concede(game.state, 1);
    expect(done.ok && magic.view(done.value.state, 'judge').result).toMatchObject({
      kind: 'WIN',
      winners: [0],
      rules: expect.arrayContaining(['mtg:104.3a']),
    });
  });

  it('mtg:104.1 mtg:104.2a the last player left wins as soon as the others have lost', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { life: 2 }]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.result()).toMatchObject({ winners: [0], rules: expect.arrayContaining(['mtg:104.2a']) });
    expect(game.decisions()).toEqual([]);
  });
});

describe('colors (105)', () => {
  const colors = (card: string, ...spells: string[]): unknown => {
    const game = magicPosition([{ hand: spells, battlefield: [card] }, {}]);
    for (const spell of spells) game.cast(0, spell).resolve();
    return game.the(card).colors;
  };

  it('mtg:105.2 mtg:105.2c mtg:202.2b colors are those of the mana cost; without colored mana an object has none', () => {
    expect([colors('Grizzly Bears'), colors('Ornithopter'), colors('Taiga')]).toEqual([['G'], [], []]);
  });

  it('mtg:105.3 a new color replaces the old ones, unless it comes in addition', () => {
    expect(colors('Grizzly Bears', 'Test Paint')).toEqual(['B', 'W']);
    expect(colors('Grizzly Bears', 'Test Also Red')).toEqual(['G', 'R']);
    expect(colors('Grizzly Bears', 'Test Bleach')).toEqual([]);
  });

  it('mtg:105.2c what is colorless is none of the five colors', () => {
    const game = magicPosition([{ hand: ['Test Blot'], battlefield: ['Grizzly Bears', 'Ornithopter', 'Taiga'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Blot' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Ornithopter', 'Taiga']);
  });
});

describe('numbers (107)', () => {
  it('mtg:107.1b a negative power deals no damage and gains no life', () => {
    const game = magicPosition([{ hand: ['Test Weaken', 'Test Bite'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Weaken').resolve();
    expect(game.figures('Grizzly Bears')).toBe('-1/2');
    game.castAt(0, 'Test Bite', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 20]);
  });

  it('mtg:107.1b a later increase starts from the negative number', () => {
    const game = magicPosition([
      { hand: ['Test Weaken', 'Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] },
      {},
    ]);
    game.cast(0, 'Test Weaken').resolve().cast(0, 'Giant Growth').resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/5');
  });

  it('mtg:107.3m X of a spell is known to what happens as its permanent enters; mtg:107.3g elsewhere X is 0', () => {
    const game = magicPosition([{ hand: ['Test Hydra'], battlefield: lands(4, 'Forest') }, {}]);
    game.cast(0, 'Test Hydra').answer(0, { number: 3 });
    expect(game.view().objects[String(game.view().stack[0]?.id)]?.manaValue).toBe(4);
    game.resolve().resolve();
    expect([game.life(0), game.the('Test Hydra').manaValue]).toEqual([23, 1]);
  });

  it('mtg:107.3k X of an activated ability is its own', () => {
    const game = magicPosition([{ hand: ['Test Hydra'], battlefield: lands(4, 'Forest') }, {}]);
    game.cast(0, 'Test Hydra').answer(0, { number: 1 }).resolve().resolve();
    game.activate(0, 'Test Hydra').answer(0, { number: 2 }).resolve();
    expect(game.figures('Test Hydra')).toBe('3/2');
  });

  it('mtg:120.8 no damage is no event', () => {
    const game = magicPosition([{ hand: ['Test Zero'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Zero').resolve();
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
  });

  it('mtg:614.7a no damage is no event that could be replaced by more damage', () => {
    const hit = (spell: string): Play =>
      magicPosition([{ hand: [spell], battlefield: ['Test Spite', 'Hill Giant'] }, {}])
        .cast(0, spell)
        .resolve();
    expect(hit('Test One').the('Hill Giant').damage).toBe(2);
    expect(hit('Test Zero').the('Hill Giant').damage).toBe(0);
    const duel = instant('Test Duel', '{0}', {
      targets: [target(creature), target(creature)],
      effects: [{ do: 'fight', what: t(0), with: t(1) }],
    });
    const game = magicPosition(
      [{ hand: ['Test Duel'], battlefield: ['Test Spite', 'Hill Giant', 'Wall of Mist'] }, {}],
      {
        definitions: [duel],
      },
    );
    game.cast(0, 'Test Duel', { card: 'Hill Giant' }, { card: 'Wall of Mist' }).resolve();
    expect([game.the('Hill Giant').damage, game.the('Wall of Mist').damage]).toEqual([0, 4]);
  });
});
