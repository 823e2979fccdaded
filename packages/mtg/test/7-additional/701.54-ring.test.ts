/** The Ring tempts you (701.54). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  plus,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';
import { own } from '../language/play.js';

const CARDS: CardDefinition[] = [
  instant('Test Temptation', '{0}', { effects: [{ do: 'ringTempts' }] }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] }],
  }),
  card('Test Witness', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'did', player: 'you', match: { what: 'ringTempts' } }, { effects: [gainLife(10)] }),
      triggered({ on: 'did', player: 'you', match: { what: 'becomeRingBearer' } }, { effects: [gainLife(100)] }),
    ],
  }),
  card('Test Burden', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([{ is: 'ringBearer' }, youControl].flat(), plus(1, 1))],
  }),
  creatureCard('Test Bulwark', '{0}', 'Wall', '3/9', keyword('indestructible')),
  creatureCard('Test Double', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: { has: ['types', 'Creature'] } },
  }),
];
const bearersOf = (g: Play) => g.happened('RING_BEARER').map(({ card: name }) => name);
const game = (one: JsonObject, other: JsonObject = {}) =>
  own(CARDS, [{ ...one, hand: [{ card: 'Test Temptation', count: 5 }, ...((one.hand as string[]) ?? [])] }, other]);
const tempt = (g: Play, name?: string): Play => {
  g.cast(0, 'Test Temptation').resolve();
  return (name === undefined ? g : g.choose(0, { card: name })).resolveAll();
};
const times = (g: Play, n: number, name?: string): Play => {
  for (let i = 0; i < n; i++) tempt(g, name);
  return g;
};
const legendary = (g: Play, name: string): boolean => (g.the(name).supertypes as string[]).includes('Legendary');
const FIELD = ['Grizzly Bears', 'Hill Giant'];

describe('the Ring tempts you', () => {
  it('mtg:701.54a its player chooses a creature they control, which is their Ring-bearer', () => {
    const g = game({ battlefield: FIELD }, { battlefield: ['Wall of Mist'] })
      .cast(0, 'Test Temptation')
      .resolve();
    expect(g.decision().options?.map(({ card: name }) => name)).toEqual(FIELD);
    g.choose(0, { card: 'Hill Giant' });
    expect([bearersOf(g), legendary(g, 'Hill Giant'), legendary(g, 'Grizzly Bears')]).toEqual([
      ['Hill Giant'],
      true,
      false,
    ]);
  });

  it('mtg:701.54a another creature becomes it in its place', () => {
    const g = tempt(tempt(game({ battlefield: [...FIELD, 'Test Burden'] }), 'Hill Giant'), 'Grizzly Bears');
    expect([g.figures('Hill Giant'), g.figures('Grizzly Bears')]).toEqual(['3/3', '3/3']);
  });

  it('mtg:701.54a a Ring-bearer of which another player gains control is it no longer, also as it comes back', () => {
    const g = tempt(game({ battlefield: [...FIELD, 'Test Burden'] }, { hand: ['Test Theft'] }), 'Hill Giant');
    expect(g.figures('Hill Giant')).toBe('4/4');
    g.pass().cast(1, 'Test Theft', { card: 'Hill Giant' }).resolve();
    expect(g.the('Hill Giant')).toMatchObject({ controller: 1, power: 3, supertypes: [] });
    g.until({ turn: 4, step: 'upkeep' });
    expect(g.the('Hill Giant')).toMatchObject({ controller: 0, power: 3, supertypes: [] });
  });

  it('mtg:701.54b being a Ring-bearer is not copied', () => {
    const g = tempt(game({ battlefield: ['Hill Giant', 'Test Burden'], hand: ['Test Double'] }));
    g.cast(0, 'Test Double').resolve();
    g.answer(0, g.decision().default);
    expect(g.all('Hill Giant').length + g.all('Test Double').length).toBe(2);
    expect(g.all('Test Double')).toMatchObject([{ name: 'Hill Giant', power: 3, supertypes: [] }]);
  });

  it('mtg:701.54c the first time brings the emblem: the Ring-bearer is legendary and not blocked by greater power', () => {
    const g = game({ battlefield: FIELD }, { battlefield: ['Hill Giant', 'Wall of Wood'] });
    expect(g.view().emblems).toEqual([]);
    for (const _ of [1, 2]) {
      tempt(g, 'Grizzly Bears');
      expect(g.view().emblems).toMatchObject([{ name: 'The Ring', controller: 0 }]);
      expect([legendary(g, 'Grizzly Bears'), legendary(g, 'Wall of Wood')]).toEqual([true, false]);
    }
    g.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    g.refused(1, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Grizzly Bears' } }] });
    expect(g.block(1, ['Wall of Wood', 'Grizzly Bears']).until({ step: 'endOfCombat' }).life(1)).toBe(20);
    const equal = tempt(game({ battlefield: ['Hill Giant'] }, { battlefield: ['Test Bulwark'] }));
    equal.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    expect(equal.block(1, ['Test Bulwark', 'Hill Giant']).until({ step: 'endOfCombat' }).life(1)).toBe(20);
  });

  it('mtg:701.54c from the second time on its player draws and discards as it attacks', () => {
    const once = tempt(game({ battlefield: FIELD, library: ['Forest'] }), 'Grizzly Bears').until({ kind: 'ATTACKERS' });
    expect(once.attack(0, 'Grizzly Bears').view().stack).toEqual([]);
    const g = times(game({ battlefield: FIELD, library: ['Forest'] }), 2, 'Grizzly Bears');
    g.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(g.view().stack).toHaveLength(1);
    g.resolve().choose(0, { card: 'Forest' });
    expect(g.zones('Forest')).toEqual(['graveyard']);
  });

  it('mtg:701.54c from the third time on what blocks it is sacrificed by its controller at end of combat', () => {
    const blocked = (n: number) => {
      const g = times(
        game({ battlefield: ['Wall of Mist', 'Hill Giant'] }, { battlefield: ['Test Bulwark'] }),
        n,
        'Hill Giant',
      );
      g.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
      return g.block(1, ['Test Bulwark', 'Hill Giant']).until({ step: 'postcombatMain' });
    };
    expect(blocked(3).zones('Test Bulwark')).toEqual(['graveyard']);
    expect(blocked(2).happened('ABILITY_TRIGGERED')).toHaveLength(1);
  });

  it('mtg:701.54c from the fourth time on each opponent loses 3 life as it deals combat damage to a player', () => {
    const hit = (n: number) =>
      times(game({ battlefield: FIELD }), n, 'Grizzly Bears')
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears')
        .until({ step: 'endOfCombat' })
        .life(1);
    expect([hit(3), hit(4)]).toEqual([18, 15]);
  });

  it('mtg:701.54d abilities trigger on it also where no creature could be chosen', () => {
    expect(tempt(game({ battlefield: ['Test Witness'] })).life(0)).toBe(30);
    const g = tempt(game({ battlefield: ['Test Witness', 'Hill Giant'] }));
    expect(g.answer(0, g.decision().default).resolveAll().life(0)).toBe(130);
  });

  it('mtg:701.54e a creature is your Ring-bearer as long as you control it on the battlefield', () => {
    const thief = { battlefield: ['Test Burden'], hand: ['Test Theft'] };
    const g = tempt(game({ battlefield: ['Hill Giant', 'Test Burden'] }, thief));
    expect(g.figures('Hill Giant')).toBe('4/4');
    expect(g.pass().cast(1, 'Test Theft').resolve().figures('Hill Giant')).toBe('3/3');
  });
});
