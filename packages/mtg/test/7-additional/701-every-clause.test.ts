/** Each clause of a rule by itself: keyword actions (701). */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  attach,
  card,
  creature,
  creatureCard,
  discard,
  fight,
  gainLife,
  instant,
  keyword,
  land,
  permanent,
  scry,
  surveil,
  t,
  tap,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

const soldier = token('Test Soldier', 'Creature — Soldier', ['W'], '1/1');
const artifactCard = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });

ownCards(
  artifactCard('Test Vase'),
  instant('Test Weld', '{0}', { targets: [target(artifact), target(creature)], effects: [attach(t(0), t(1))] }),
  instant('Test Levy', '{0}', { effects: [{ do: 'create', token: soldier, who: { each: { player: 'any' } } }] }),
  instant('Test Recruit', '{0}', { effects: [{ do: 'create', token: soldier }] }),
  artifactCard(
    'Test Furnace',
    activated([{ pay: 'discard', what: [], count: 1, label: 'a card' }], { effects: [gainLife(1)] }),
  ),
  instant('Test Forget', '{0}', { effects: [discard(1, 'opponents')] }),
  instant('Test Peek', '{0}', { effects: [discard(1, 'opponents', { chooser: 'you' })] }),
  card('Test Regret', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: { owner: 'you' }, match: { from: 'hand', cause: 'discard' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  creatureCard(
    'Test Ram',
    '{0}',
    'Sheep',
    '5/5',
    activated([], { targets: [target(permanent)], effects: [fight('self', t(0))] }),
  ),
  card('Test Sage', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 9 }),
  artifactCard(
    'Test Altar',
    activated([{ pay: 'sacrifice', what: creature, label: 'a creature' }], { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Golem', '{0}', 'Golem', '3/3', keyword('indestructible')),
  creatureCard('Test Ghost', '{0}', 'Spirit', '1/1', {
    ...activated([{ pay: 'sacrifice', what: 'self' }], { effects: [gainLife(1)] }),
    zone: 'graveyard',
  }),
  artifactCard('Test Bell', activated([tap], { effects: [gainLife(1)] })),
  instant('Test Scry', '{0}', { effects: [scry(2)] }),
  instant('Test Surveil', '{0}', { effects: [surveil(2)] }),
  instant('Test Tutor', '{0}', { effects: [{ do: 'search', who: 'you', to: 'hand', count: 2 }] }),
  instant('Test Map', '{0}', { effects: [{ do: 'search', who: 'you', filter: land, to: 'hand', count: 2 }] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const one = (spell: string, more: JsonObject = {}) => magicPosition([{ hand: [spell], ...more }, {}]).cast(0, spell);
/** What of these a player can see anywhere. */
const seen = (game: Play, seat: number, ...names: string[]): string[] => {
  const known = Object.values(game.view(seat).objects).map((o) => o.card);
  return names.filter((name) => known.includes(name));
};

describe('every clause: keyword actions (701)', () => {
  it('mtg:701.3b what is neither an Aura nor an Equipment becomes attached to nothing', () => {
    const game = magicPosition([{ hand: ['Test Weld'], battlefield: ['Test Vase', 'Grizzly Bears'] }, {}]);
    game.castAt(0, 'Test Weld', { card: 'Test Vase' }, { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Test Vase').attachedTo ?? null).toBeNull();
    expect(game.happened('ATTACHED')).toEqual([]);
  });

  it('mtg:701.7a each of several players creates a token, whoever’s turn it is', () => {
    const game = one('Test Levy').resolve();
    expect(game.all('Test Soldier').map((o) => o.controller)).toEqual([0, 1]);
    const theirs = magicPosition([{}, { hand: ['Test Recruit'] }])
      .pass()
      .cast(1, 'Test Recruit')
      .resolve();
    expect(theirs.the('Test Soldier')).toMatchObject({ owner: 1, controller: 1 });
  });

  it('mtg:701.9a what is discarded for a cost goes to the graveyard', () => {
    const game = magicPosition([{ hand: ['Memnite'], battlefield: ['Test Furnace'] }, {}]).activate(0, 'Test Furnace');
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    expect(game.zones('Memnite')).toEqual(['graveyard']);
  });
  it('mtg:701.9a and so it is discarded, for what waits for that', () => {
    const game = magicPosition([{ hand: ['Memnite'], battlefield: ['Test Furnace', 'Test Regret'] }, {}]);
    game.activate(0, 'Test Furnace');
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    expect(game.view().stack.map((s) => s.card)).toContain('Test Regret');
  });
  it('mtg:701.9a what an effect makes a player discard is discarded', () => {
    const game = magicPosition([{ hand: ['Test Forget'] }, { hand: ['Memnite'], battlefield: ['Test Regret'] }]);
    expect(game.cast(0, 'Test Forget').resolve().view().stack).toMatchObject([{ card: 'Test Regret' }]);
  });

  it('mtg:701.9b where an effect says so another player chooses', () => {
    const game = magicPosition([{ hand: ['Test Peek'] }, { hand: ['Memnite', 'Forest'] }]).cast(0, 'Test Peek');
    expect(game.resolve().decision()).toMatchObject({ kind: 'DISCARD', seat: 0 });
    expect(game.choose(0, { card: 'Forest' }).zones('Forest')).toEqual(['graveyard']);
  });

  it('mtg:701.14b what is no creature is fought by nothing', () => {
    const game = magicPosition([{ battlefield: ['Test Ram'] }, { battlefield: ['Test Sage'] }]);
    game.activate(0, 'Test Ram', { card: 'Test Sage' }).resolve();
    expect([game.happened('DAMAGE_DEALT'), game.the('Test Sage').loyalty]).toEqual([[], 9]);
  });

  it('mtg:701.21a what can’t be destroyed can be sacrificed', () => {
    const game = magicPosition([{ battlefield: ['Test Altar', 'Test Golem'] }, {}]).activate(0, 'Test Altar');
    expect([game.zones('Test Golem'), game.resolve().life(0)]).toEqual([['graveyard'], 21]);
  });
  it('mtg:701.21a a card in a graveyard is no permanent and can’t be sacrificed', () => {
    expect(offered(magicPosition([{ graveyard: ['Test Ghost'] }, {}]), 'ACTIVATE')).toEqual([]);
  });

  const library = ['Hill Giant', 'Walking Corpse', 'Forest'];
  const top = (game: Play): unknown[] => {
    const view = game.view();
    const zone = view.zones.find((z) => z.id === 'library' && z.owner === 0) as { objects?: string[] };
    return (zone.objects ?? []).slice(0, 2).map((id) => view.objects[id]?.card);
  };
  const keepBoth = (spell: string): Play => {
    const game = one(spell, { library }).resolve();
    const cards = ['Hill Giant', 'Walking Corpse'];
    game.answer(0, { assign: cards.map((name) => ({ from: { card: name }, to: { value: 'top' } })) });
    return game;
  };
  it('mtg:701.22a those for the top are put there in any order', () => {
    const game = keepBoth('Test Scry').answer(0, { order: [{ card: 'Walking Corpse' }, { card: 'Hill Giant' }] });
    expect(top(game)).toEqual(['Walking Corpse', 'Hill Giant']);
  });
  it('mtg:701.22a only the player who scries looks at them', () => {
    const game = one('Test Scry', { library }).resolve();
    const names = ['Hill Giant', 'Walking Corpse'];
    expect([seen(game, 0, ...names), seen(game, 1, ...names)]).toEqual([names, []]);
  });
  it('mtg:701.25a the rest is put on the library in any order', () => {
    const game = keepBoth('Test Surveil').answer(0, { order: [{ card: 'Walking Corpse' }, { card: 'Hill Giant' }] });
    expect(top(game)).toEqual(['Walking Corpse', 'Hill Giant']);
  });

  it('mtg:701.23b of several cards that fit none has to be found', () => {
    const game = one('Test Map', { library: ['Forest', 'Island', 'Memnite'] }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 0, max: 2 });
    expect(game.answer(0, { choose: [] }).hand(0)).toBe(0);
  });
  it('mtg:701.23b nobody can tell from the question whether there was anything to find', () => {
    const game = one('Test Map', { library: ['Memnite', 'Memnite'] }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', seat: 0, options: [] });
  });
  it('mtg:701.23d who searches for two cards finds two, or as many as there are', () => {
    const game = one('Test Tutor', { library: ['Forest', 'Island', 'Memnite'] }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 2, max: 2 });
    const last = one('Test Tutor', { library: ['Forest'] }).resolve();
    if (!last.waiting()) last.choose(0, { card: 'Forest' });
    expect(last.hand(0)).toBe(1);
  });
  it('mtg:701.23e neither the library nor what is found is revealed', () => {
    const game = one('Test Tutor', { library: ['Forest', 'Island', 'Memnite'] }).resolve();
    game.choose(0, [{ card: 'Forest' }, { card: 'Island' }]);
    expect(seen(game, 1, 'Forest', 'Island', 'Memnite')).toEqual([]);
  });

  it('mtg:701.26a what is tapped can’t be tapped for a cost', () => {
    const tapped = (yes: boolean) => magicPosition([{ battlefield: [{ card: 'Test Bell', tapped: yes }] }, {}]);
    expect([offered(tapped(true), 'ACTIVATE'), offered(tapped(false), 'ACTIVATE')]).toEqual([[], ['Test Bell']]);
  });
});
