import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  instant,
  permanent,
  sorcery,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { aims, offers, printed } from './printed.js';

for (const definition of [
  sorcery('Test Ruin', '{0}', { effects: [destroy({ each: [permanent] })] }),
  instant('Test Untap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', status: 'tapped', what: t(0), on: false }],
  }),
  instant('Test Petrify', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  creatureCard(
    'Test Pinger',
    '{1}',
    'Goblin',
    '1/1',
    activated([tap], { targets: [target({ player: 'any' })], effects: [damage(1, t(0))] }),
  ),
  card('Test Shrine', { cost: '{2}', type: 'Enchantment' }),
])
  ownCards(definition);

const MANA = 'WWWUUUUBBBBGGG';
const start = (hand: string[], own: (string | object)[], theirs: (string | object)[] = [], their: object = {}) =>
  magicPosition([
    { hand, battlefield: own as string[], mana: MANA },
    { battlefield: theirs as string[], ...their },
  ]);
/** Aimed at creatures of anybody; falls off whatever is no creature any more; is countered without its target. */
function enchantsCreatures(name: string, cost: string): void {
  printed(name, cost, 'Enchantment — Aura');
  const all = ['Hill Giant', 'Dryad Arbor', 'Test Shrine', 'Forest', 'Gladecover Scout'];
  expect(aims(start([name], ['Grizzly Bears'], all), name)).toEqual(['Grizzly Bears', 'Hill Giant', 'Dryad Arbor']);
  expect(offers(start([name], ['Test Shrine', 'Forest']), name)).toBe(false);

  const game = start([name, 'Test Petrify'], ['Pillarfield Ox']).cast(0, name);
  expect(game.zones(name)).toEqual(['stack']);
  game.resolve();
  expect(game.the(name)).toMatchObject({ controller: 0, attachedTo: game.the('Pillarfield Ox').id });
  expect(game.the('Pillarfield Ox').attachments).toEqual([game.the(name).id]);
  game.resolveAll().cast(0, 'Test Petrify', { card: 'Pillarfield Ox' }).resolve();
  expect([game.zones(name), game.zones('Pillarfield Ox')]).toEqual([['graveyard'], ['battlefield']]);

  const late = start([name], ['Pillarfield Ox'], [], { hand: ['Unsummon'], mana: 'U' })
    .cast(0, name)
    .pass();
  expect(late.cast(1, 'Unsummon').resolveAll().zones(name)).toEqual(['graveyard']);
}

describe('growing', () => {
  const GROWTH: [card: string, cost: string, after: string, what: string][] = [
    ['Oakenform', '{2}{G}', '5/5', '+3/+3'],
    ["Knight's Pledge", '{1}{W}', '4/4', '+2/+2'],
  ];
  for (const [name, cost, after, what] of GROWTH)
    it(`${name} (mtg:303.4e) gives the creature it enchants ${what}, whoever controls that, as long as it is attached`, () => {
      enchantsCreatures(name, cost);
      const game = start([name, 'Disenchant'], ['Grizzly Bears'], ['Silvercoat Lion'])
        .cast(0, name, { card: 'Silvercoat Lion' })
        .resolve();
      expect([game.figures('Silvercoat Lion'), game.figures('Grizzly Bears')]).toEqual([after, '2/2']);
      // The Aura's controller isn't that of the creature.
      expect([game.the(name).controller, game.the('Silvercoat Lion').controller]).toEqual([0, 1]);
      // It lasts.
      expect(game.until({ turn: 5, step: 'precombatMain' }).figures('Silvercoat Lion')).toBe(after);

      const off = start([name, 'Disenchant'], ['Grizzly Bears'])
        .cast(0, name)
        .resolve()
        .cast(0, 'Disenchant')
        .resolve();
      expect([off.zones(name), off.figures('Grizzly Bears')]).toEqual([['graveyard'], '2/2']);
    });

  it('Infernal Scarring (mtg:603.6c) gives a creature +2/+0, and a card to its controller when it dies', () => {
    enchantsCreatures('Infernal Scarring', '{1}{B}');
    const game = start(['Infernal Scarring', 'Murder'], [], ['Grizzly Bears', 'Hill Giant'])
      .cast(0, 'Infernal Scarring', { card: 'Grizzly Bears' })
      .resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['4/2', '3/3']);
    expect(game.the('Grizzly Bears').abilities).toHaveLength(1);
    game.cast(0, 'Murder', { card: 'Grizzly Bears' }).resolve();
    // The creature has the ability: whoever controlled it draws.
    expect(game.view().stack).toMatchObject([{ card: 'Grizzly Bears', controller: 1 }]);
    expect(game.zones('Infernal Scarring')).toEqual(['graveyard']);
    game.resolve();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });

  it('Infernal Scarring (mtg:603.10a) also draws when both are destroyed at once, but not when the creature only leaves', () => {
    const scarred = (spell: string) =>
      start(['Infernal Scarring', spell], ['Grizzly Bears']).cast(0, 'Infernal Scarring').resolve().cast(0, spell);
    const ruin = scarred('Test Ruin').resolve();
    expect([ruin.zones('Infernal Scarring'), ruin.view().stack.length]).toEqual([['graveyard'], 1]);
    expect(ruin.resolve().hand(0)).toBe(1);
    const bounced = scarred('Unsummon').resolve();
    expect([bounced.zones('Grizzly Bears'), bounced.view().stack]).toEqual([['hand'], []]);
  });
});

describe('binding', () => {
  it('Luminous Bonds (mtg:508.1c) keeps a creature from attacking and blocking, not from using its abilities', () => {
    enchantsCreatures('Luminous Bonds', '{2}{W}');
    const bonds = (name: string) => ({ card: 'Luminous Bonds', attachedTo: name });
    const game = start([], [{ card: 'Test Pinger', as: 'p' }, 'Memnite'], [bonds('p')]);
    expect(game.figures('Test Pinger')).toBe('1/1');
    game.until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Memnite']);
    game.refused(0, { assign: [{ from: { card: 'Test Pinger' }, to: { player: 1 } }] });
    game.answer(0, { assign: [] }).until({ step: 'postcombatMain' });
    expect(game.activate(0, 'Test Pinger', { player: 1 }).resolve().life(1)).toBe(19);

    const defence = start([], ['Grizzly Bears'], [{ card: 'Hill Giant', as: 'g' }, bonds('g'), 'Memnite'])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' });
    expect(defence.decision().from?.map((o) => o.card)).toEqual(['Memnite']);
    // With nothing else to block with, nothing is asked.
    const alone = start([], ['Grizzly Bears'], [{ card: 'Hill Giant', as: 'g' }, bonds('g')]);
    alone.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect(alone.life(1)).toBe(18);
  });

  const waterknot = (more: string[] = [], theirs: (string | object)[] = ['Hill Giant']) =>
    start(['Waterknot', ...more], [], theirs)
      .cast(0, 'Waterknot')
      .resolve();

  it('Waterknot (mtg:603.6a) taps the creature as it enters, by a trigger', () => {
    enchantsCreatures('Waterknot', '{1}{U}{U}');
    const game = waterknot();
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Waterknot', targets: [] }]);
    expect(game.the('Hill Giant').tapped).toBe(false);
    expect(game.resolve().the('Hill Giant').tapped).toBe(true);
  });

  it("Waterknot (mtg:502.3) keeps it from untapping in its controller's untap steps, but not from being untapped", () => {
    const game = waterknot().resolve().until({ turn: 4, step: 'upkeep' });
    expect(game.the('Hill Giant').tapped).toBe(true);
    expect(game.until({ turn: 6, step: 'upkeep' }).the('Hill Giant').tapped).toBe(true);
    const awake = waterknot(['Test Untap']).resolve().cast(0, 'Test Untap').resolve();
    expect(awake.the('Hill Giant').tapped).toBe(false);
    const freed = waterknot(['Disenchant'])
      .resolve()
      .cast(0, 'Disenchant')
      .resolve()
      .until({ turn: 4, step: 'upkeep' });
    expect(freed.the('Hill Giant').tapped).toBe(false);
  });

  it('Waterknot (mtg:608.2h) taps the creature even if it has left itself before', () => {
    const game = waterknot(['Disenchant']).cast(0, 'Disenchant').resolveAll();
    expect([game.zones('Waterknot'), game.the('Hill Giant').tapped]).toEqual([['graveyard'], true]);
    // The creature having left, nothing happens to another one of that name.
    const gone = waterknot(['Unsummon']).cast(0, 'Unsummon').resolveAll();
    expect([gone.zones('Hill Giant'), gone.zones('Waterknot')]).toEqual([['hand'], ['graveyard']]);
  });
});

describe('taking', () => {
  const take = (more: string[], own: (string | object)[], theirs: (string | object)[]): Play =>
    start(['Control Magic', ...more], own, theirs)
      .cast(0, 'Control Magic', { card: 'Hill Giant' })
      .resolve();

  it('Control Magic (mtg:613.1b) gives its controller the creature, for as long as it is attached', () => {
    enchantsCreatures('Control Magic', '{2}{U}{U}');
    const game = take(['Disenchant'], ['Grizzly Bears'], ['Hill Giant']);
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1, sick: true });
    game.until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
    game.answer(0, { assign: [] }).until({ turn: 5, kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears', 'Hill Giant']);

    const back = take(['Disenchant'], ['Memnite'], ['Hill Giant'])
      .cast(0, 'Disenchant', { card: 'Control Magic' })
      .resolve();
    expect(back.the('Hill Giant')).toMatchObject({ controller: 1, sick: true });
    expect(back.until({ turn: 4, step: 'upkeep' }).the('Hill Giant').sick).toBe(false);
  });

  it("Control Magic (mtg:303.4e) takes the creature alone: its other Auras stay their controllers', and it dies to its owner", () => {
    const game = take(
      ['Murder'],
      ['Grizzly Bears'],
      [
        { card: 'Hill Giant', as: 'giant', tapped: true, counters: { '+1/+1': 1 } },
        { card: 'Oakenform', attachedTo: 'giant' },
      ],
    );
    expect([game.the('Oakenform').controller, game.figures('Hill Giant')]).toEqual([1, '7/7']);
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, tapped: true, counters: { '+1/+1': 1 } });
    game.cast(0, 'Murder', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant', 'graveyard').owner).toBe(1);
    expect(game.zones('Control Magic')).toEqual(['graveyard']);
    // One's own creature may be enchanted: nothing changes, it may attack.
    const own = start(['Control Magic'], ['Hill Giant']).cast(0, 'Control Magic').resolve();
    expect(own.the('Hill Giant')).toMatchObject({ controller: 0, sick: false });
  });

  it('Control Magic (mtg:613.7) of the one who cast it last decides', () => {
    const game = magicPosition([
      { hand: ['Control Magic'], battlefield: [...lands(4, 'Island'), 'Hill Giant'] },
      { hand: ['Control Magic'], battlefield: lands(4, 'Island') },
    ]);
    game.until({ turn: 4, step: 'precombatMain' }).cast(1, 'Control Magic').resolve();
    expect(game.the('Hill Giant').controller).toBe(1);
    game.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Control Magic').resolve();
    expect(game.the('Hill Giant').controller).toBe(0);
  });
});
