/** Materializing cards (2.3.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

const materializing = (mine: JsonObject, random: number[] = []): ArchivePlay =>
  position([mine as never, {}], { turn: { step: 'materialize' }, random });

describe('materializing cards', () => {
  it('ga:2.3.2.1 the card goes to the Effects Stack, ga:2.3.2.2 and is shown, ga:2.3.2.11 where it is a materialization', () => {
    const game = materializing({ champion: lorraine(1), materialDeck: ['Sword of Seeking'] });
    game.choose(0, { card: 'Sword of Seeking' });
    expect(game.view().stack).toMatchObject([{ kind: 'MATERIALIZATION', card: 'Sword of Seeking', controller: 0 }]);
    const shown = Object.values(game.view(1).objects).filter((o) => o.card === 'Sword of Seeking');
    expect(shown.map((o) => o.zone)).toEqual(['effectsStack']);
  });

  it('ga:2.3.2.1.1 one card a phase, or as an effect allows', () => {
    const game = materializing({
      champion: 'Spirit of Wind',
      memory: some(1),
      materialDeck: ['Lorraine, Wandering Warrior', 'Sword of Seeking'],
    });
    game.choose(0, { card: 'Lorraine, Wandering Warrior' }).resolve().resolve().choose(0, { card: 'Sword of Seeking' });
    game.resolve();
    expect([game.zones('Sword of Seeking'), game.view().turn.phase]).toEqual([['field'], 'recollection']);
  });

  it('ga:2.3.2.9 what cannot be paid is not offered', () => {
    expect(materializing({ champion: rai(1), materialDeck: ['Tome of Knowledge'] }).choices()).toEqual([]);
    expect(materializing({ champion: rai(1), memory: some(1), materialDeck: ['Tome of Knowledge'] }).choices()).toEqual(
      ['Tome of Knowledge'],
    );
  });

  it('ga:2.3.2.10 after paying, the turn player may answer first', () => {
    const game = materializing({ champion: lorraine(1), materialDeck: ['Sword of Seeking'] });
    expect(game.choose(0, { card: 'Sword of Seeking' }).decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
    expect([game.view().turn.phase, game.zones('Sword of Seeking')]).toEqual(['materialize', ['effectsStack']]);
    expect(game.pass().decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 1 });
    expect(game.pass().zones('Sword of Seeking')).toEqual(['field']);
  });

  it('ga:2.3.2.10 not before, and not whoever materialized', () => {
    const rush = action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] });
    const theirs = { hand: ['Rush'], champion: rai(1), memory: some(1), materialDeck: ['Tome of Knowledge'] };
    const game = play([rush], {}, theirs).pass().activateCard(1, 'Rush').resolve();
    game.choose(1, { card: 'Tome of Knowledge' });
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
    expect([game.stack(), game.count(1, 'memory'), game.count(1, 'banishment')]).toEqual([['Tome of Knowledge'], 0, 1]);
  });

  const relic = (name: string, props: JsonObject, ...abilities: JsonObject[]) =>
    card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0, ...props }, ...abilities);
  const regalia = { has: ['supertypes', 'Regalia'] };
  const rush = action('Rush', { effects: [{ do: 'materialize', filter: regalia }] });

  it('ga:2.3.2.1 whoever waits for a card to be materialized sees it, once it is', () => {
    const eye = ally(
      'Eye',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', object: [{ owner: 'opponent' }], match: { to: 'effectsStack', cause: 'materialize' } },
        effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
      },
    );
    const game = play([rush, relic('Lamp', {}), eye], { hand: ['Rush'], materialDeck: ['Lamp'] }, { field: ['Eye'] });
    game.activateCard(0, 'Rush').resolve();
    game.choose(0, { card: 'Lamp' });
    expect(game.stack()).toEqual(['Eye', 'Lamp']);
    expect(game.resolve().the('Eye').counters).toEqual({ buff: 1 });
  });

  it('ga:2.3.2.1 its cost is paid as it goes there', () => {
    const game = materializing({ champion: rai(1), memory: some(2), materialDeck: ['Tome of Knowledge'] });
    game.choose(0, { card: 'Tome of Knowledge' });
    expect([game.stack(), game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([['Tome of Knowledge'], 1, 1]);
  });

  it('ga:2.3.2.2 everybody is told what was materialized', () => {
    const game = materializing({ champion: lorraine(1), materialDeck: ['Sword of Seeking'] });
    game.choose(0, { card: 'Sword of Seeking' });
    expect(game.happened('CARD_MATERIALIZED')).toMatchObject([{ card: 'Sword of Seeking', controller: 0 }]);
  });

  it('ga:2.3.2.3 of several elements each must be enabled', () => {
    const spirit = (...elements: string[]) =>
      card('Spirit of Some', { types: ['Champion'], elements, level: 0, life: 15, subtypes: ['Spirit'] });
    const choices = (...elements: string[]) =>
      play(
        [relic('Prism', { elements: ['fire', 'wind'] }), spirit(...elements)],
        { champion: 'Spirit of Some', materialDeck: ['Prism'] },
        {},
      )
        .to('materialize', 5)
        .choices();
    expect([choices('fire', 'wind'), choices('fire'), choices('wind')]).toEqual([['Prism'], [], []]);
  });

  it('ga:2.3.2.1.1 what an effect lets its player materialize is theirs, and of the kind that it says, ga:2.3.2.11 and a materialization in any phase', () => {
    const spur = action('Spur', {
      effects: [{ do: 'materialize', filter: [regalia, { has: ['types', 'Item'] }] }],
    });
    const decks = { materialDeck: ['Sword of Seeking', 'Bauble of Abundance'] };
    const game = play([spur], { ...decks }, { hand: ['Spur'], ...decks });
    game.pass().activateCard(1, 'Spur').resolve();
    expect([game.decision(), game.choices()]).toMatchObject([
      { kind: 'MATERIALIZE', seat: 1 },
      ['Bauble of Abundance'],
    ]);
    game.choose(1, { card: 'Bauble of Abundance' });
    expect(game.view().stack).toMatchObject([{ kind: 'MATERIALIZATION', controller: 1 }]);
    expect(game.resolve().the('Bauble of Abundance')).toMatchObject({ owner: 1, controller: 1 });
  });

  it('ga:2.3.2.9 nor what an effect would let one materialize, ga:2.3.2.7.2 with all that it costs besides, champions as well', () => {
    const begun = (...memory: string[]) =>
      play([rush], { champion: rai(1), hand: ['Rush'], memory, materialDeck: ['Tome of Knowledge'] }, {})
        .activateCard(0, 'Rush')
        .resolve();
    expect([begun().choices(), begun('Fireball').choices()]).toEqual([[], ['Tome of Knowledge']]);
    const given: JsonObject = {
      kind: 'spell',
      additional: [{ pay: 'sacrifice', what: [{ has: ['types', 'Ally'] }, { controller: 'you' }], label: 'an ally' }],
    };
    const adept = { types: ['Champion'], costKind: 'memory', cost: 1, level: 2, life: 20, subtypes: ['Mage'] };
    const start = (mine: object) =>
      play(
        [card('Rai, Adept', adept, given), relic('Idol', { cost: 1 }, given)],
        { champion: rai(1), materialDeck: ['Rai, Adept', 'Idol'], ...mine },
        {},
      ).to('materialize', 5);
    const memory = some(1);
    expect([start({ memory }).choices(), start({ field: ['Library Witch'] }).choices()]).toEqual([[], []]);
    const game = start({ memory, field: ['Library Witch'] });
    expect(game.choices()).toEqual(['Rai, Adept', 'Idol']);
    game.choose(0, { card: 'Rai, Adept' });
    expect([game.zones('Library Witch'), game.count(0, 'banishment')]).toEqual([['graveyard'], 1]);
  });
});
