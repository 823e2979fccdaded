import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

const materializing = (mine: JsonObject, random: number[] = []): ArchivePlay =>
  position([mine as never, {}], { turn: { step: 'materialize' }, random });

describe('activating cards', () => {
  it('ga:2.3.1.1 announcing, targets and costs come in order, ga:2.3.1.2 and everybody sees the card', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(2)] }, { field: ['Blitz Mage'] }]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' });
    const shown = Object.values(game.view(1).objects).filter((o) => o.card === 'Ignite the Soul');
    expect([game.decision().kind, shown.map((o) => o.zone)]).toEqual(['TARGETS', ['effectsStack']]);
    game.choose(0, { card: 'Blitz Mage' });
    expect(game.decision().kind).toBe('RESERVE');
    game.answering([]);
    expect(game.decision().kind).toBe('OPPORTUNITY');
  });

  it('ga:2.3.1.1.1 only a player with Opportunity activates cards, ga:2.4.1.1.2 or abilities', () => {
    const hand = ['Favorable Winds', ...some(1)];
    const game = position([{ hand }, { champion: 'Spirit of Wind', hand }]);
    const refusal = game.refused(1, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Favorable Winds' }] });
    expect(refusal.code).toBe('NOT_YOUR_DECISION');
    const bauble = position([{}, { field: ['Bauble of Abundance'] }]);
    const use = { choose: [{ kind: 'ACTIVATE_ABILITY', card: 'Bauble of Abundance' }] };
    expect(bauble.refused(1, use).code).toBe('NOT_YOUR_DECISION');
    expect(bauble.pass().offers()).toEqual(['PASS', 'ACTIVATE_ABILITY Bauble of Abundance']);
  });

  it('ga:2.3.1.1.1 and cards are activated by their speed, ga:2.4.1.1.2 abilities by theirs, ga:2.8.2.1.2 fast ones of both whenever there is Opportunity', () => {
    const relic = (name: string, timing: string) =>
      card(
        name,
        { types: ['Item'], subtypes: ['Artifact'] },
        { kind: 'activated', timing, cost: [{ pay: 'rest' }], effects: [] },
      );
    const definitions = [
      action('Slow Chant', { effects: [] }, 'slow'),
      action('Quick Chant', { effects: [] }),
      relic('Slow Relic', 'slow'),
      relic('Quick Relic', 'fast'),
    ];
    const mine = { hand: ['Slow Chant', ...some(2, 'Quick Chant')], field: ['Slow Relic', 'Quick Relic'] };
    const at = (step: string, active: number) => {
      const begun = play(definitions, mine, {}).to(step, active === 0 ? 5 : 4);
      return active === 0 ? begun : begun.pass();
    };
    const offered = (game: ArchivePlay) => [...new Set(game.offers())].filter((offer) => offer !== 'PASS').sort();
    const fast = ['ACTIVATE_ABILITY Quick Relic', 'ACTIVATE_CARD Quick Chant'];
    expect(offered(at('main', 0))).toEqual([...fast, 'ACTIVATE_ABILITY Slow Relic', 'ACTIVATE_CARD Slow Chant'].sort());
    expect(offered(at('main', 0).activateCard(0, 'Quick Chant'))).toEqual(fast);
    expect([offered(at('end', 0)), offered(at('main', 1))]).toEqual([fast, fast]);
  });

  it('ga:2.3.1.1 first the element is looked at, then modes, targets and payment follow, and what is refused stays where it was', () => {
    const rite = (element: string) =>
      card(
        'Rite',
        { types: ['Action'], elements: [element], costKind: 'reserve', cost: 1, speed: 'fast', subtypes: ['Spell'] },
        {
          kind: 'spell',
          modes: {
            min: 1,
            max: 1,
            choices: [
              { label: 'Ally', targets: [on('Ally')], effects: [] },
              { label: 'Champion', targets: [on('Champion')], effects: [] },
            ],
          },
        },
      );
    const start = (element: string) =>
      play([rite(element)], { champion: rai(1), hand: ['Rite', ...some(2)] }, { field: ['Blitz Mage'] });
    start('wind').refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Rite' }] });
    const game = start('fire').choose(0, { kind: 'ACTIVATE_CARD', card: 'Rite' });
    const asked = [game.decision().kind, game.answer(0, { choose: ['o1'] }).decision().kind];
    expect([...asked, game.choices().sort(), game.zones('Rite')]).toEqual([
      'MODES',
      'TARGETS',
      ['Rai, Spellcrafter', 'Spirit of Fire'],
      ['effectsStack'],
    ]);
    game.choose(0, { card: 'Spirit of Fire' });
    expect([game.decision().kind, game.count(0, 'memory')]).toEqual(['RESERVE', 0]);
    expect([game.answering([]).decision().kind, game.count(0, 'memory')]).toEqual(['OPPORTUNITY', 1]);
  });

  it('ga:2.3.1.3 without its element a card is not offered, and asked for it is refused', () => {
    const game = position([{ champion: 'Spirit of Wind', hand: ['Ignite the Soul', ...some(1)] }, {}]);
    expect(game.offers()).toEqual(['PASS']);
    game.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' }] });
  });

  it('ga:2.3.1.4 optional costs are chosen before paying, ga:2.3.1.6.2 and paid with the rest', () => {
    const game = position([{ champion: lorraine(3), hand: ['Crux Sight', ...some(2)], graveyard: ['Crux Sight'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Crux Sight' });
    expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', shape: 'CONFIRM' });
    game.answering([{ confirm: true }]);
    expect(game.count(0, 'memory')).toBe(2);
  });

  it('ga:2.3.1.4 an optional cost that cannot be paid is not taken', () => {
    const game = position([{ champion: lorraine(3), hand: ['Crux Sight', ...some(1)] }, {}]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Crux Sight' });
    expect([game.decision().kind, game.stack()]).toEqual(['OPPORTUNITY', ['Crux Sight']]);
    expect(game.count(0, 'memory')).toBe(0);
  });

  it('ga:2.3.1.6 required and additional costs are one cost: what is left for each of them counts', () => {
    const rite = (reserve: number) =>
      card(
        'Rite',
        { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast', subtypes: ['Spell'] },
        { kind: 'spell', additional: [{ pay: 'reserve', amount: reserve }], effects: [] },
      );
    const offers = (reserve: number) => play([rite(reserve)], { hand: ['Rite', ...some(3)] }, {}).offers();
    expect([offers(2), offers(3)]).toEqual([['PASS', 'ACTIVATE_CARD Rite'], ['PASS']]);
    const game = play([rite(2)], { hand: ['Rite', ...some(3)] }, {}).choose(0, { kind: 'ACTIVATE_CARD', card: 'Rite' });
    expect([game.happened('OBJECT_MOVED').length, game.count(0, 'memory'), game.stack()]).toEqual([4, 3, ['Rite']]);
  });

  it('ga:2.3.1.5 a card whose target is missing cannot be activated', () => {
    const hand = ['Focused Flames', ...some(2)];
    expect(position([{ champion: rai(1), hand }, {}]).offers()).toEqual(['PASS']);
    expect(position([{ champion: rai(1), hand }, { field: ['Blitz Mage'] }]).offers()).toHaveLength(2);
  });

  it('ga:2.3.1.5 targets are chosen by who activates, for each clause', () => {
    const both = action('Both', { targets: [on('Ally'), on('Champion')], effects: [] });
    const game = play([both], { hand: ['Both'], field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] });
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Both' });
    expect([game.decision().kind, game.decision().seat, game.choices().sort()]).toEqual([
      'TARGETS',
      0,
      ['Blitz Mage', 'Esteemed Knight'],
    ]);
    game.choose(0, { card: 'Esteemed Knight' });
    expect([game.decision().kind, game.choices()]).toEqual(['TARGETS', ['Spirit of Wind', 'Spirit of Fire']]);
    game.choose(0, { card: 'Spirit of Fire' });
    const [item] = game.view().stack as unknown as { targets: { card: string }[] }[];
    expect(item?.targets.map(({ card }) => card)).toEqual(['Esteemed Knight', 'Spirit of Fire']);
  });

  it('ga:2.3.1.5.1 what is split is split among what was chosen', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ['Spirit Blade: Dispersion'],
        field: [{ card: 'Sword of Seeking', durability: 3 }],
      },
      { field: ['Esteemed Knight'] },
    ]).activateCard(0, 'Spirit Blade: Dispersion');
    game.resolve().choose(0, { card: 'Sword of Seeking' }, [{ card: 'Esteemed Knight' }, { card: 'Spirit of Fire' }]);
    const amounts = (a: number, b: number) => ({
      distribute: [
        { option: { card: 'Esteemed Knight' }, amount: a },
        { option: { card: 'Spirit of Fire' }, amount: b },
      ],
    });
    game.refused(0, amounts(3, 1));
    game.answer(0, amounts(2, 1));
    expect([game.the('Esteemed Knight').damage, game.damage(1)]).toEqual([2, 1]);
  });

  it('ga:2.3.1.5.1 what an activated card splits is split as it is activated', () => {
    const rain = action('Rain', {
      targets: [{ ...on('Ally'), min: 1, max: 2 }],
      divide: 3,
      effects: [{ do: 'damage', to: { target: 0 }, amount: { division: true } }],
    });
    const game = play([rain], { hand: ['Rain'] }, { field: ['Esteemed Knight', { card: 'Banner Knight' }] });
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Rain' }, [{ card: 'Esteemed Knight' }, { card: 'Banner Knight' }]);
    const split = (a: number, b: number) => ({
      distribute: [
        { option: { card: 'Esteemed Knight' }, amount: a },
        { option: { card: 'Banner Knight' }, amount: b },
      ],
    });
    game.refused(0, split(2, 2));
    game.answer(0, split(1, 2)).resolve();
    expect([game.the('Esteemed Knight').damage, game.the('Banner Knight').damage]).toEqual([1, 2]);
  });

  it('ga:2.3.1.5.3 an attack card names no target as it is activated', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, { field: ['Blitz Mage'] }]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Savage Slash' });
    expect(game.decision().kind).not.toBe('TARGETS');
  });

  it('ga:2.3.1.7 an activation that is not completed changes nothing', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(1)] }, { field: ['Blitz Mage'] }]);
    game.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' }] }, { choose: [{ card: 'Nobody' }] });
    expect([game.zones('Ignite the Soul'), game.decision().kind]).toEqual([['hand'], 'OPPORTUNITY']);
  });

  it('ga:2.3.1.8 a card that cannot be paid for is not offered', () => {
    expect(position([{ hand: ['Banner Knight', ...some(1)] }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:2.3.1.9 after paying, the turn player may answer first', () => {
    const game = position([
      { hand: some(1) },
      { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)] },
    ]).pass();
    game.activateCard(1, 'Favorable Winds');
    expect([game.stack(), game.decision().seat]).toEqual([['Favorable Winds'], 0]);
  });

  it('ga:2.3.1.11 a card that waits there because it was activated is an activation', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)] }, {}]).activateCard(0, 'Banner Knight');
    expect(game.view().stack).toMatchObject([{ kind: 'ACTIVATION', card: 'Banner Knight', controller: 0 }]);
    expect(game.resolve().view().stack).toEqual([]);
  });

  it('ga:2.3.0.2 a card on the Effects Stack is controlled by who played it (ga:2.3.4.6)', () => {
    const game = position([
      {},
      { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] },
    ]);
    game.pass().activateCard(1, 'Favorable Winds');
    expect(game.view().stack[0]).toMatchObject({ controller: 1, kind: 'ACTIVATION' });
    expect(game.resolve().figures('Blitz Mage')).toBe('3/2');
  });
});

describe('resolving', () => {
  const upTo = { ...on('Ally'), min: 0, max: 2 };
  const hurt = (amount: number) => ({ do: 'damage', to: { target: 0 }, amount });
  const DRAW = { do: 'draw', who: 'you', count: 1 };
  const shot = action('Shot', { targets: [on('Ally')], effects: [hurt(5)] });

  it('ga:2.3.4.3 of "up to" targets illegal ones stop nothing, ga:2.3.4.4.1 even if all of them are', () => {
    const flare = action('Flare', { targets: [upTo], effects: [hurt(1), DRAW] });
    const game = play(
      [flare, shot],
      { champion: rai(1), hand: ['Flare', 'Shot'] },
      { field: ['Blitz Mage', 'Esteemed Knight'] },
    );
    game.activateCard(0, 'Flare', { card: 'Blitz Mage' }).activateCard(0, 'Shot', { card: 'Blitz Mage' });
    game.resolve().resolve();
    expect(game.happened('ILLEGAL_TARGETS')).toEqual([]);
    expect(game.count(0, 'hand')).toBe(1);
  });

  it('ga:2.3.4.4.2 one required target that is illegal stops the whole', () => {
    const both = action('Both', {
      targets: [on('Ally'), { ...on('Ally'), notIn: [0] }],
      effects: [hurt(1), { do: 'damage', to: { target: 1 }, amount: 1 }, DRAW],
    });
    const game = play(
      [both, shot],
      { champion: rai(1), hand: ['Both', 'Shot'] },
      { field: ['Blitz Mage', 'Esteemed Knight'] },
    );
    game.activateCard(0, 'Both', { card: 'Blitz Mage' }, { card: 'Esteemed Knight' });
    game.activateCard(0, 'Shot', { card: 'Blitz Mage' }).resolve().resolve();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
    expect([game.the('Esteemed Knight').damage, game.count(0, 'hand')]).toEqual([0, 0]);
  });

  it('ga:2.3.4.8 an attack card in the intent knows what was paid for it', () => {
    const slash = card(
      'Prepared Slash',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Sword'] },
      {
        kind: 'spell',
        optional: [
          { name: 'prepared', cost: [{ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: 2 }] },
        ],
      },
      {
        kind: 'triggered',
        zone: 'intent',
        on: { on: 'hit', source: 'self' },
        if: { paid: 'prepared' },
        effects: [DRAW],
      },
      {
        kind: 'static',
        zone: 'intent',
        if: { paid: 'prepared' },
        mods: [{ mod: 'add', stat: 'power', value: 2 }],
      },
    );
    const attack = (confirm: boolean) => {
      const champion = lorraine(1, { counters: { preparation: 2 } });
      const game = play([slash], { champion, hand: ['Prepared Slash'] }, {});
      game.activateCard(0, 'Prepared Slash', { confirm }).resolve();
      game.fight();
      return [game.damage(1), game.count(0, 'hand')];
    };
    expect([attack(true), attack(false)]).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });
});

describe('refusals of what comes at the wrong time', () => {
  const start = () =>
    position([
      { champion: rai(1), hand: ['Blitz Mage', 'Fireball', 'Banner Knight', ...some(3)], field: ['Library Witch'] },
      { champion: 'Spirit of Wind', hand: ['Favorable Winds', 'Blitz Mage', ...some(1)], field: ['Esteemed Knight'] },
    ]);
  const rules = (game: ArchivePlay, seat: number, kind: string, name: string) =>
    game.refused(seat, { choose: [{ kind, card: name }] }).rules;

  it('ga:2.8.1.2.1 slow things wait for an empty Effects Stack, and refusals say so', () => {
    const game = start().pass().activateCard(1, 'Favorable Winds');
    expect(rules(game, 0, 'ACTIVATE_CARD', 'Blitz Mage')).toEqual(['ga:2.8.1.2.1', 'ga:1.7.2.1']);
    expect(rules(game, 0, 'ATTACK', 'Library Witch')).toEqual(['ga:2.8.1.2.1', 'ga:2.6.1.2']);
  });

  it('ga:2.8.1.2.2 in the turn of another player none are done (ga:1.2.2.1)', () => {
    const game = start().pass();
    expect(rules(game, 1, 'ACTIVATE_CARD', 'Blitz Mage')).toEqual(['ga:2.8.1.2.2', 'ga:1.2.2.1', 'ga:1.7.2.1']);
    expect(rules(game, 1, 'ATTACK', 'Esteemed Knight')).toEqual(['ga:2.8.1.2.2', 'ga:1.2.2.1', 'ga:2.6.1.2']);
  });

  it('ga:2.3.1.3 a card of an element that is not enabled is refused for that', () => {
    const game = position([{ champion: 'Spirit of Wind', hand: ['Ignite the Soul', ...some(1)] }, {}]);
    expect(rules(game, 0, 'ACTIVATE_CARD', 'Ignite the Soul')).toEqual(['ga:2.3.1.3', 'ga:1.6.6.2']);
  });

  it('ga:2.8.2.1.2 what is refused for no such reason cites the rule that asks', () => {
    expect(rules(start(), 0, 'ACTIVATE_CARD', 'Nobody')).toContain('ga:2.8.2.1.2');
  });
});

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
});

describe('costs and memory', () => {
  it('ga:2.3.3.1 reserve costs are paid out of the hand', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)], memory: some(3) }, {}]).activateCard(
      0,
      'Banner Knight',
    );
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([0, 5]);
  });

  it('ga:2.3.3.1.4 reserved cards stay in memory though the card does nothing', () => {
    const hand = [...some(2, 'Ignite the Soul'), ...some(2)];
    const game = position([{ champion: rai(1), hand }, { field: ['Blitz Mage'] }]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' });
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolveAll();
    expect([game.happened('ILLEGAL_TARGETS').length, game.count(0, 'memory')]).toEqual([1, 2]);
  });

  it('ga:2.3.3.2 memory costs banish cards of the memory, ga:2.3.3.2.2 all at the same time', () => {
    const game = materializing({ champion: rai(1), memory: some(4), materialDeck: ['Rai, Archmage'] });
    game.choose(0, { card: 'Rai, Archmage' });
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([2, 2]);
  });

  it('ga:2.3.3.2 which ones is left to chance', () => {
    const memory = ['Fireball', 'Blitz Mage', 'Library Witch', 'Reclaim'];
    const paid = (at: number) => {
      const game = materializing({ champion: rai(1), memory, materialDeck: ['Tome of Knowledge'] }, [at]);
      game.choose(0, { card: 'Tome of Knowledge' });
      return memory.filter((card) => game.zones(card)[0] === 'banishment');
    };
    expect([0, 1, 2, 3].flatMap(paid).sort()).toEqual([...memory].sort());
  });

  it('ga:2.3.3.2.2 what triggers on it sees all of it gone, whether it paid out of the memory or the graveyard', () => {
    const gone = (zone: string): JsonObject => ({ not: { exists: [{ zone }, { owner: 'you' }] } });
    const owl = ally(
      'Owl',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', match: { to: 'banishment' } },
        if: { all: [gone('memory'), gone('graveyard')] },
        effects: [],
      },
    );
    const game = play(
      [owl],
      { champion: rai(1), field: ['Owl'], memory: some(1), graveyard: ['Reclaim'], materialDeck: ['Rai, Archmage'] },
      {},
    ).to('materialize', 5);
    game.choose(0, { card: 'Rai, Archmage' });
    expect([game.count(0, 'banishment'), game.happened('ABILITY_TRIGGERED').length]).toEqual([2, 2]);
  });

  it('ga:2.3.3.2.1 each card of the memory is as likely as any other (ga:2.11.7.4.4)', () => {
    const memory = ['Fireball', 'Blitz Mage', 'Library Witch', 'Reclaim'];
    const banished = new Map<string, number>();
    for (let n = 0; n < 120; n++) {
      const game = position([{ champion: rai(1), memory, materialDeck: ['Tome of Knowledge'] }, {}], {
        turn: { step: 'materialize' },
        seed: `lot ${n}`,
      }).choose(0, { card: 'Tome of Knowledge' });
      const card = memory.find((name) => game.zones(name)[0] === 'banishment') ?? '';
      banished.set(card, (banished.get(card) ?? 0) + 1);
    }
    expect([...banished.keys()].sort()).toEqual([...memory].sort());
    for (const count of banished.values()) expect(count).toBeGreaterThan(12);
  });

  it('ga:2.3.3.3 floating memory pays out of the graveyard, one each, though the memory is empty', () => {
    const game = materializing({
      champion: rai(1),
      graveyard: ['Reclaim', 'Idle Thoughts', 'Fireball'],
      materialDeck: ['Rai, Archmage'],
    }).choose(0, { card: 'Rai, Archmage' });
    expect([game.zones('Reclaim'), game.zones('Idle Thoughts'), game.zones('Fireball')]).toEqual([
      ['banishment'],
      ['banishment'],
      ['graveyard'],
    ]);
  });

  it('ga:2.3.3.4 a card without a memory cost is never in the material deck (ga:1.3.1.1)', () => {
    const scenario = {
      ruleset: 'grand-archive',
      edition: '4.1',
      players: [{ champion: 'Spirit of Wind', materialDeck: ['Fireball'] }, { champion: 'Spirit of Fire' }],
    };
    const created = grandArchive.createScenario(scenario);
    expect(created).toMatchObject({ ok: false, error: { errors: [{ path: '$.players[0].materialDeck[0]' }] } });
  });

  it('ga:2.3.3.4 a card that has no cost is not played for 0: neither for a reserve cost nor for a memory cost', () => {
    const relic = (cost: object) => card('Relic', { types: ['Item'], subtypes: ['Artifact'], ...cost });
    const activated = (cost: object) => play([relic(cost)], { hand: ['Relic'] }, {}).offers();
    expect(activated({ costKind: 'reserve', cost: 0 })).toEqual(['PASS', 'ACTIVATE_CARD Relic']);
    expect(activated({})).toEqual(['PASS']);
    const materialized = (cost: object) =>
      play([relic({ ...cost, supertypes: ['Regalia'] })], { materialDeck: ['Relic', 'Sword of Seeking'] }, {})
        .to('materialize', 5)
        .choices();
    expect(materialized({ costKind: 'memory', cost: 0 })).toEqual(['Relic', 'Sword of Seeking']);
    expect(materialized({})).toEqual(['Sword of Seeking']);
  });
});

describe('resolving', () => {
  it('ga:2.3.4.1 the top of the Effects Stack resolves once all have passed (ga:2.8.2.1.5)', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Favorable Winds').pass();
    expect([game.stack(), game.figures('Blitz Mage')]).toEqual([['Favorable Winds'], '3/1']);
    expect(game.pass().figures('Blitz Mage')).toBe('3/2');
  });

  it('ga:2.3.4.4.2 with an illegal target nothing happens, ga:2.3.4.4.2.1 and the card goes to the graveyard', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Training Session', ...some(2)], field: ['Blitz Mage'] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]).activateCard(0, 'Training Session', { card: 'Blitz Mage' });
    game.pass().activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve().resolve();
    expect(game.zones('Training Session')).toEqual(['graveyard']);
    expect(game.happened('COUNTERS_CHANGED')).toEqual([]);
  });

  it('ga:2.3.4.4.1 a target that is legal again or still is affected', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] },
    ]).activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' });
    game.pass().activateCard(1, 'Favorable Winds').resolveAll();
    expect(game.the('Blitz Mage').damage).toBe(1);
  });

  it('ga:2.3.4.5 objects enter under the control of who played them', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)] }, {}])
      .activateCard(0, 'Banner Knight')
      .resolve();
    expect(game.the('Banner Knight')).toMatchObject({ controller: 0, owner: 0 });
  });

  it('ga:2.3.4.5 also in the turn of another player', () => {
    const relic = card('Relic', {
      types: ['Item'],
      subtypes: ['Artifact'],
      costKind: 'reserve',
      cost: 0,
      speed: 'fast',
    });
    const game = play([relic], {}, { hand: ['Relic'] })
      .pass()
      .activateCard(1, 'Relic')
      .resolve();
    expect(game.the('Relic')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('ga:2.3.4.2.1 as a champion resolves its level is checked once more, and its lineage', () => {
    const rise = (name: string, level: number, ...more: JsonObject[]) =>
      card(name, { types: ['Champion'], costKind: 'memory', cost: 0, level, life: 20, subtypes: ['Mage'] }, ...more);
    const haste = action('Haste', {
      effects: [{ do: 'materialize', filter: [{ has: ['types', 'Champion'] }] }],
    });
    const [first, second] = [rise('Rai, Adept', 2), rise('Rai, Magus', 2)];
    const game = play(
      [first, second, haste],
      { champion: rai(1), hand: ['Haste'], materialDeck: ['Rai, Adept', 'Rai, Magus'] },
      {},
    ).to('materialize', 5);
    game.choose(0, { card: 'Rai, Adept' }).activateCard(0, 'Haste').resolve().choose(0, { card: 'Rai, Magus' });
    expect(game.stack()).toEqual(['Rai, Magus', 'Rai, Adept']);
    game.resolveAll();
    expect([game.champion(0).name, game.zones('Rai, Adept')]).toEqual(['Rai, Magus', ['graveyard']]);
    expect(game.happened('MATERIALIZATION_FAILED')).toMatchObject([{ card: 'Rai, Adept' }]);
  });

  it('ga:2.3.4.8 an attack card resolves into the intent of its player', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}]);
    game.activateCard(0, 'Savage Slash').resolve();
    expect(game.the('Savage Slash', 'intent').controller).toBe(0);
    expect((game.view().players[0] as JsonObject).intent).toHaveLength(1);
  });
});
