/** Emblems (114): abilities in the command zone that nothing takes away. */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { language } from '../../src/index.js';
import {
  activated,
  and,
  anyTarget,
  card,
  continuous,
  creature,
  damage,
  draw,
  emblem,
  gainLife,
  has,
  instant,
  loyalty,
  mana,
  plus,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';
import { own } from '../language/play.js';

const yours = and(creature, youControl);
const walker = card('Test Champion', {
  cost: '{W}',
  type: 'Legendary Planeswalker — Elspeth',
  loyalty: 5,
  abilities: [loyalty(-5, { effects: [emblem(continuous(yours, [...plus(2, 2), has('flying')]))] })],
});
const upkeep = instant('Test Mark', '{0}', {
  effects: [emblem(triggered({ on: 'step', player: 'you', match: { step: 'end' } }, { effects: [gainLife(1)] }))],
});
const forge = instant('Test Forge', '{0}', {
  effects: [emblem(activated([mana('{R}')], { targets: [target(anyTarget)], effects: [damage(1, t(0))] }))],
});
const shield = instant('Test Oath', '{0}', {
  effects: [
    emblem({
      kind: 'replacement',
      on: 'damage',
      target: { player: 'you' },
      match: { combat: false },
      prevent: true,
    } as never),
  ],
});
const everybody = instant('Test Gifts', '{0}', {
  effects: [{ ...emblem(continuous(yours, plus(1, 0))), who: 'players' } as never],
});
const bolt = instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] });
const wipe = instant('Test Sweep', '{0}', {
  effects: [{ do: 'move', what: { each: [] }, to: 'graveyard' }, draw(1)],
});

const play = (mine: JsonObject, theirs: JsonObject = {}) =>
  own([walker, upkeep, forge, shield, everybody, bolt, wipe], [mine, theirs]);
const champion = () =>
  play({ battlefield: ['Test Champion', 'Grizzly Bears'], hand: ['Test Sweep'] }, { battlefield: ['Grizzly Bears'] })
    .activate(0, 'Test Champion')
    .resolve();

describe('emblems (114)', () => {
  it('mtg:114.1 an effect puts an emblem into the command zone', () => {
    const game = champion();
    expect(game.view().emblems).toMatchObject([{ zone: 'command' }]);
    expect(game.happened('EMBLEM_CREATED')).toMatchObject([{ controller: 0 }]);
  });

  it('mtg:114.1 of several players each gets one, in the command zone', () => {
    const both = play({ hand: ['Test Gifts'] })
      .cast(0, 'Test Gifts')
      .resolve();
    expect(both.view().emblems.map(({ zone, owner }) => [zone, owner])).toEqual([
      ['command', 0],
      ['command', 1],
    ]);
  });

  it('mtg:114.2 whoever gets it owns and controls it', () => {
    expect(champion().view().emblems).toMatchObject([{ owner: 0, controller: 0 }]);
    const both = play({ hand: ['Test Gifts'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] });
    both.cast(0, 'Test Gifts').resolve();
    expect(both.view().emblems.map(({ owner, controller }) => [owner, controller])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect([both.figures('Grizzly Bears'), both.figures('Hill Giant')]).toEqual(['3/2', '4/3']);
  });

  it('mtg:114.3 it has no types, no mana cost and no color', () => {
    expect(champion().view().emblems).toMatchObject([
      { types: [], supertypes: [], subtypes: [], colors: [], power: null, loyalty: null },
    ]);
  });

  it('mtg:114.4 its static ability functions there, after the planeswalker is gone', () => {
    const game = champion();
    expect(game.zones('Test Champion')).toEqual(['graveyard']);
    const bears = game.all('Grizzly Bears').map(({ controller, power, keywords }) => ({ controller, power, keywords }));
    expect(bears).toEqual([
      { controller: 0, power: 4, keywords: ['flying'] },
      { controller: 1, power: 2, keywords: [] },
    ]);
  });

  it('mtg:114.4 its triggered ability triggers there, for whoever has it', () => {
    const game = play({ hand: ['Test Mark'] });
    game.cast(0, 'Test Mark').resolve().until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ controller: 0 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });

  it('mtg:114.4 its activated ability is activated there, by nobody else', () => {
    const game = play({ hand: ['Test Forge'], battlefield: ['Mountain'] }, { battlefield: ['Mountain'] });
    game.cast(0, 'Test Forge').resolve();
    const kinds = () =>
      game.decision().options.filter(({ kind, card }) => kind === 'ACTIVATE' && card === 'Emblem').length;
    expect(kinds()).toBe(1);
    game.pass();
    expect(kinds()).toBe(0);
    const mine = play({ hand: ['Test Forge'], battlefield: ['Mountain'] });
    mine.cast(0, 'Test Forge').resolve();
    mine.choose(0, { kind: 'ACTIVATE', card: 'Emblem' }, { player: 1 }).resolve();
    expect(mine.life(1)).toBe(19);
  });

  it('mtg:114.4 its replacement effect functions there', () => {
    const game = play({ hand: ['Test Oath', 'Test Bolt'] });
    game.cast(0, 'Test Oath').resolve().cast(0, 'Test Bolt', { player: 0 }).resolve();
    expect(game.life(0)).toBe(20);
    const without = play({ hand: ['Test Bolt'] });
    expect(without.cast(0, 'Test Bolt', { player: 0 }).resolve().life(0)).toBe(17);
  });

  it('mtg:114.5 it is no permanent: what takes all of these leaves it', () => {
    const game = champion().cast(0, 'Test Sweep').resolve();
    expect([game.all('Grizzly Bears'), game.view().emblems.length]).toEqual([[], 1]);
  });

  it('mtg:114.3 mtg:114.4 a definition that says more of an emblem is refused', () => {
    const refusals = (change: (token: JsonObject) => JsonObject) => {
      const [effect] = [emblem(continuous(yours, plus(1, 1)))] as unknown as [{ do: string; token: JsonObject }];
      const definition = instant('Test Refused', '{0}', {
        effects: [{ ...effect, token: change(effect.token) } as never],
      });
      const checked = language.check(definition as CardDefinition);
      return checked.ok ? [] : checked.errors.map(({ path }) => path);
    };
    const props = (token: JsonObject) => token.props as JsonObject;
    const made = '$.abilities[0].effects[0].token';
    expect(refusals((token) => token)).toEqual([]);
    expect(refusals((token) => ({ ...token, props: { ...props(token), types: ['Artifact'] } }))).toEqual([
      `${made}.props.types`,
    ]);
    expect(refusals((token) => ({ ...token, abilities: [continuous(yours, plus(1, 1))] as never }))).toEqual([
      `${made}.abilities[0]`,
    ]);
    const bare = { do: 'create', token: (emblem() as unknown as { token: JsonObject }).token };
    const create = language.check(instant('Test Refused', '{0}', { effects: [bare as never] }));
    expect(create.ok || create.errors[0]?.path).toBe(`${made}.props.types`);
  });
});
