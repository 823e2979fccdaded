/** Activating cards: announcing, choices, targets and costs in their order (2.3.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

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
    // So it may be activated where there is nothing that it could attack.
    const alone = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, { champion: null }]);
    expect(alone.offers()).toContain('ACTIVATE_CARD Savage Slash');
  });

  it('ga:2.3.1.7 an activation that is not completed changes nothing', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(1)] }, { field: ['Blitz Mage'] }]);
    game.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' }] }, { choose: [{ card: 'Nobody' }] });
    expect([game.zones('Ignite the Soul'), game.decision().kind]).toEqual([['hand'], 'OPPORTUNITY']);
    // Nor does one that could not be paid for: it isn't even announced.
    const dear = position([{ hand: ['Banner Knight', ...some(1)] }, {}]);
    dear.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Banner Knight' }] });
    expect([dear.count(0, 'hand'), dear.count(0, 'memory'), dear.stack()]).toEqual([2, 0, []]);
    expect(dear.offers()).toEqual(['PASS']);
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

  it('ga:2.3.1.2 everybody is told what was activated, by whom, and at what it aims', () => {
    const theirs = { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] };
    const game = position([{ field: ['Blitz Mage'] }, theirs]).pass();
    game.activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' });
    expect(game.happened('CARD_ACTIVATED')).toMatchObject([
      { card: 'Ignite the Soul', controller: 1, targets: [{ card: 'Blitz Mage' }] },
    ]);
  });

  it('ga:2.3.1.3 of several elements each must be enabled', () => {
    const twofold = card('Twofold', {
      types: ['Action'],
      elements: ['fire', 'wind'],
      costKind: 'reserve',
      cost: 0,
      speed: 'fast',
      subtypes: ['Spell'],
    });
    const spirit = (...elements: string[]) =>
      card('Spirit of Some', { types: ['Champion'], elements, level: 0, life: 15, subtypes: ['Spirit'] });
    const offers = (...elements: string[]) =>
      play([twofold, spirit(...elements)], { champion: 'Spirit of Some', hand: ['Twofold'] }, {}).offers();
    expect([offers('fire', 'wind'), offers('fire'), offers('wind')]).toEqual([
      ['PASS', 'ACTIVATE_CARD Twofold'],
      ['PASS'],
      ['PASS'],
    ]);
  });

  const ask = (name: string, amount: number) => ({ name, cost: [{ pay: 'reserve', amount }] });
  const choosy = action('Choosy', { optional: [ask('one', 1), ask('other', 2)], effects: [] });

  it('ga:2.3.1.4 each of several optional costs is chosen by itself, ga:2.3.1.6.2 and all that were are paid', () => {
    const reserved = (...taken: boolean[]) =>
      play([choosy], { hand: ['Choosy', ...some(4)] }, {})
        .activateCard(0, 'Choosy', ...taken.map((confirm) => ({ confirm })))
        .count(0, 'memory');
    expect([reserved(true, true), reserved(true, false), reserved(false, true)]).toEqual([3, 1, 2]);
  });

  it('ga:2.3.1.4 of several modes as many are chosen as the card says, among those that could be carried out', () => {
    const counters = (kind: string): JsonObject => ({
      label: kind,
      effects: [
        { do: 'counters', what: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] }, kind, amount: 1 },
      ],
    });
    const either = action('Either', {
      modes: {
        min: 2,
        max: 2,
        choices: [
          counters('enlighten'),
          { label: 'Ally', targets: [on('Ally')], effects: [] },
          counters('preparation'),
        ],
      },
    });
    const game = play([either], { hand: ['Either'] }, {}).choose(0, { kind: 'ACTIVATE_CARD', card: 'Either' });
    if (game.decision().kind === 'MODES') {
      expect(game.choices()).toEqual(['enlighten', 'preparation']);
      game.answer(0, game.decision().default);
    }
    expect(game.resolve().champion(0).counters).toEqual({ enlighten: 1, preparation: 1 });
    const all = play([either], { hand: ['Either'] }, { field: ['Blitz Mage'] });
    all.choose(0, { kind: 'ACTIVATE_CARD', card: 'Either' });
    expect([all.decision().kind, all.choices(), all.decision().min]).toEqual([
      'MODES',
      ['enlighten', 'Ally', 'preparation'],
      2,
    ]);
  });

  it('ga:2.3.1.5 a target that is not optional must be named', () => {
    const aim = action('Aim', { targets: [on('Ally', 'Champion')], effects: [] });
    const game = play([aim], { hand: ['Aim'] }, {}).choose(0, { kind: 'ACTIVATE_CARD', card: 'Aim' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 1, max: 1 });
    game.refused(0, { choose: [] });
  });

  it('ga:2.3.1.5.1 each target keeps its share, though another one is gone', () => {
    const rain = action('Rain', {
      targets: [{ ...on('Ally'), min: 0, max: 2 }],
      divide: 3,
      effects: [{ do: 'damage', to: { target: 0 }, amount: { division: true } }],
    });
    const shot = action('Shot', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 5 }] });
    const game = play([rain, shot], { hand: ['Rain', 'Shot'] }, { field: ['Esteemed Knight', 'Banner Knight'] });
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Rain' }, [{ card: 'Esteemed Knight' }, { card: 'Banner Knight' }]);
    game.answer(0, {
      distribute: [
        { option: { card: 'Esteemed Knight' }, amount: 1 },
        { option: { card: 'Banner Knight' }, amount: 2 },
      ],
    });
    game.activateCard(0, 'Shot', { card: 'Esteemed Knight' }).resolveAll();
    expect([game.zones('Esteemed Knight'), game.the('Banner Knight').damage]).toEqual([['graveyard'], 2]);
  });

  const rite = (...additional: JsonObject[]) =>
    card(
      'Rite',
      { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'spell', additional, effects: [] },
    );
  const reserve = (amount: number): JsonObject => ({ pay: 'reserve', amount });

  it('ga:2.3.1.6 what lowers the cost lowers the whole of it', () => {
    const help = card(
      'Help',
      { types: ['Item'], subtypes: ['Artifact'] },
      { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', less: [reserve(2)] }] },
    );
    const game = play([rite(reserve(2)), help], { field: ['Help'], hand: ['Rite', ...some(3)] }, {});
    expect(game.activateCard(0, 'Rite').count(0, 'memory')).toBe(1);
  });

  it('ga:2.3.1.6.2 additional costs of the card are asked for with the others', () => {
    const game = play([rite(reserve(1))], { hand: ['Rite', ...some(3)] }, {});
    expect(game.activateCard(0, 'Rite').count(0, 'memory')).toBe(2);
  });

  it('ga:2.3.1.8 nor one of whose costs a part cannot be paid', () => {
    const offers = (mine: object) => {
      const ally: JsonObject[] = [{ has: ['types', 'Ally'] }, { controller: 'you' }];
      const given = rite({ pay: 'sacrifice', what: ally, label: 'an ally' });
      return play([given], { hand: ['Rite', ...some(1)], ...mine }, { field: ['Blitz Mage'] }).offers();
    };
    expect([
      offers({}),
      offers({ field: ['Library Witch'] }),
      offers({ field: ['Library Witch'], hand: ['Rite'] }),
    ]).toEqual([['PASS'], ['PASS', 'ACTIVATE_CARD Rite'], ['PASS']]);
    // Counters are in nobody else's way, and must be there all the same.
    const removed = rite({ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: 1 });
    expect(play([removed], { hand: ['Rite', ...some(1)] }, {}).offers()).toEqual(['PASS']);
  });

  it('ga:2.3.1.9 nobody has Opportunity before the cost is paid, ga:2.3.1.11 and then it is an activation of its player', () => {
    const theirs = { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)] };
    const game = position([{ hand: some(1) }, theirs])
      .pass()
      .activateCard(1, 'Favorable Winds');
    expect([game.decision().kind, game.count(1, 'memory')]).toEqual(['OPPORTUNITY', 1]);
    expect(game.view().stack).toMatchObject([{ kind: 'ACTIVATION', controller: 1 }]);
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
    expect(rules(game, 0, 'ACTIVATE_CARD', 'Blitz Mage')).toEqual(['ga:2.8.1.2.1', 'ga:1.2.1.2', 'ga:1.7.2.1']);
    expect(rules(game, 0, 'ATTACK', 'Library Witch')).toEqual(['ga:2.8.1.2.1', 'ga:1.2.1.2', 'ga:2.6.1.2']);
  });

  it('ga:2.8.1.2.2 in the turn of another player none are done (ga:1.2.2.1)', () => {
    const game = start().pass();
    expect(rules(game, 1, 'ACTIVATE_CARD', 'Blitz Mage')).toEqual([
      'ga:2.8.1.2.2',
      'ga:1.2.2.1',
      'ga:2.2.5.4',
      'ga:1.7.2.1',
    ]);
    expect(rules(game, 1, 'ATTACK', 'Esteemed Knight')).toEqual([
      'ga:2.8.1.2.2',
      'ga:1.2.2.1',
      'ga:2.2.5.4',
      'ga:2.6.1.2',
    ]);
  });

  it('ga:2.3.1.3 a card of an element that is not enabled is refused for that', () => {
    const game = position([{ champion: 'Spirit of Wind', hand: ['Ignite the Soul', ...some(1)] }, {}]);
    expect(rules(game, 0, 'ACTIVATE_CARD', 'Ignite the Soul')).toEqual(['ga:2.3.1.3', 'ga:1.6.6.2']);
  });

  it('ga:2.8.2.1.2 what is refused for no such reason cites the rule that asks', () => {
    expect(rules(start(), 0, 'ACTIVATE_CARD', 'Nobody')).toContain('ga:2.8.2.1.2');
  });
});
