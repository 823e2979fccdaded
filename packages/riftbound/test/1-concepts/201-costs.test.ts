/** What costs are, when each kind is paid, and what counts as what something costs. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { position, runes } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const FRIEND: JsonObject[] = [UNIT, { controller: 'you' }];
const DRAW = { do: 'draw', who: 'you', count: 1 };
const ENERGY = { pay: 'resources', energy: 1 };
const activated = (cost: JsonObject[], ...effects: JsonObject[]): JsonObject => ({ kind: 'activated', cost, effects });
const exhausted = (game: ReturnType<typeof position>, seat = 0) => game.runes(seat).filter((r) => r.exhausted).length;

describe('paying', () => {
  const offer = spell('Test Offer', { effects: [{ do: 'pay', cost: [ENERGY], then: [DRAW] }] });
  const resolved = (setup: { runes?: JsonObject[] } = {}) =>
    position([{ hand: ['Test Offer'], ...setup }, {}], { definitions: [offer] })
      .play(0, 'Test Offer')
      .pass()
      .pass();
  it('riftbound:203 who does not pay gets nothing for it', () => {
    const after = (confirm: boolean) => {
      const game = resolved().answer(0, { confirm });
      return [game.hand(0), exhausted(game)];
    };
    expect([after(true), after(false)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
  it.each([
    ['killing', { pay: 'kill' }, 'trash'],
    ['banishing', { pay: 'banish', what: 'self' }, 'banishment'],
    ['returning', { pay: 'return', what: 'self' }, 'hand'],
    ['recycling', { pay: 'recycle', what: 'self' }, 'mainDeck'],
  ])('riftbound:203.1 a cost of %s does just that, before what it is for', (_, cost, zone) => {
    const tool = gear('Test Tool', activated([cost as JsonObject], DRAW));
    const game = position([{ base: ['Test Tool'], mainDeck: ['Cleave'] }, {}], { definitions: [tool] });
    game.use(0, 'Test Tool');
    const lies = game.zones('Test Tool').filter((at) => at !== 'chain');
    expect([lies, game.chain(), game.zones('Cleave')]).toEqual([[zone], ['Test Tool'], ['mainDeck']]);
  });
  it('riftbound:203.1 a cost of discarding does that as well', () => {
    const tool = gear('Test Tool', activated([{ pay: 'discard', what: [] }], DRAW));
    const game = position([{ base: ['Test Tool'], hand: ['Retreat'], mainDeck: ['Cleave'] }, {}], {
      definitions: [tool],
    });
    game.use(0, 'Test Tool');
    expect([game.pile(0, 'trash'), game.hand(0), game.chain()]).toEqual([['Retreat'], 0, ['Test Tool']]);
  });
  const survivor = unit('Test Phoenix', 2, {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { from: 'board', to: 'trash' },
    change: { to: 'hand' },
  });
  it('riftbound:203.2 a cost counts as paid although something else happens instead', () => {
    const altar = gear('Test Altar', activated([{ pay: 'kill', what: FRIEND }], DRAW));
    const game = position([{ base: ['Test Altar', 'Test Phoenix'], mainDeck: ['Cleave'] }, {}], {
      definitions: [altar, survivor],
    });
    game.use(0, 'Test Altar').settle();
    expect(game.pile(0, 'hand').sort()).toEqual(['Cleave', 'Test Phoenix']);
  });
  it('riftbound:357.2.a an additional cost as well: the card is played', () => {
    const patron = unit('Test Patron', 3, { kind: 'spell', additional: [{ pay: 'kill', what: FRIEND }] });
    const game = position([{ hand: ['Test Patron'], base: ['Test Phoenix'] }, {}], { definitions: [patron, survivor] });
    game.play(0, 'Test Patron').settle();
    expect([game.where('Test Patron'), game.pile(0, 'hand')]).toEqual(['base', ['Test Phoenix']]);
  });
  it('riftbound:203.3 a cost that can’t be paid is not paid, and what it is for does not happen', () => {
    expect([resolved().decision().kind, resolved({ runes: [] }).decision().kind]).toEqual(['PAY', 'PRIORITY']);
    expect(resolved({ runes: [] }).hand(0)).toBe(0);
    const tool = gear('Test Tool', activated([{ pay: 'exhaust' }], DRAW));
    const tired = position([{ base: [{ card: 'Test Tool', exhausted: true }] }, {}], { definitions: [tool] });
    expect(tired.offered()).not.toContain('ACTIVATE Test Tool');
  });
  it('riftbound:204.2 an additional cost is paid besides the base cost', () => {
    const patron = card(
      'Test Patron',
      { types: ['Unit'], might: 3, energy: 2 },
      {
        kind: 'spell',
        additional: [{ pay: 'kill', what: FRIEND }],
      },
    );
    const setup = (base: string[], energy: number) =>
      position([{ hand: ['Test Patron'], base, runes: [runes(energy, 'Mind')] }, {}], { definitions: [patron] });
    const may = (base: string[], energy: number) => setup(base, energy).offered().includes('PLAY Test Patron');
    expect([may([], 2), may(['Pouty Poro'], 1), may(['Pouty Poro'], 2)]).toEqual([false, false, true]);
    const game = setup(['Pouty Poro'], 2).play(0, 'Test Patron');
    expect([exhausted(game), game.zones('Pouty Poro')]).toEqual([2, ['trash']]);
  });
  it('riftbound:204.3 a cost within instructions is paid as these are carried out', () => {
    const game = position([{ hand: ['Test Offer'] }, {}], { definitions: [offer] }).play(0, 'Test Offer');
    expect([exhausted(game), game.decision().kind]).toEqual([0, 'PRIORITY']);
    game.pass().pass().answer(0, { confirm: true });
    expect([exhausted(game), game.hand(0)]).toEqual([1, 1]);
  });
  it('riftbound:204.3.a at the beginning of a triggered ability it is paid as that is finalized', () => {
    const buyer = unit('Test Buyer', 1, {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      may: true,
      cost: [{ pay: 'kill', what: 'self' }],
      effects: [DRAW],
    });
    const game = position([{ hand: ['Test Buyer'] }, {}], { definitions: [buyer] }).play(0, 'Test Buyer');
    game.answer(0, { confirm: true });
    expect([game.zones('Test Buyer').includes('trash'), game.chain(), game.hand(0)]).toEqual([true, ['Test Buyer'], 0]);
  });
  it('riftbound:204.3.b in an activated ability it is paid as that resolves', () => {
    const tool = gear('Test Tool', activated([{ pay: 'exhaust' }], { do: 'pay', cost: [ENERGY], then: [DRAW] }));
    const game = position([{ base: ['Test Tool'] }, {}], { definitions: [tool] }).use(0, 'Test Tool');
    expect([exhausted(game), game.ready('Test Tool')]).toEqual([0, false]);
    game.pass().pass().answer(0, { confirm: true });
    expect([exhausted(game), game.hand(0)]).toEqual([1, 1]);
  });
  it('riftbound:206 what asks for a cost is told the printed one, whatever was paid', () => {
    const dear = card('Test Dear', { types: ['Spell'], energy: 6 }, { kind: 'spell', effects: [] });
    const cheaper = gear('Test Discount', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', of: [{ has: ['types', 'Spell'] }], less: [{ pay: 'resources', energy: 5 }] }],
    });
    const sage = unit(
      'Test Sage',
      2,
      triggered(
        { on: 'play', player: 'you', object: [{ has: ['types', 'Spell'] }, { stat: ['energy', '>=', 5] }] },
        DRAW,
      ),
    );
    const game = position([{ hand: ['Test Dear'], base: ['Test Sage', 'Test Discount'] }, {}], {
      definitions: [dear, cheaper, sage],
    });
    game.play(0, 'Test Dear');
    expect(exhausted(game)).toBe(1);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:356.1.c a counterspell asks for the printed cost too', () => {
    const dear = card('Test Dear', { types: ['Spell'], energy: 6 }, { kind: 'spell', effects: [DRAW] });
    const cheaper = gear('Test Discount', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', of: [{ has: ['types', 'Spell'] }], less: [{ pay: 'resources', energy: 5 }] }],
    });
    const defy = withKeyword(
      spell('Test Defy', {
        targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }, { stat: ['energy', '<=', 4] }] }],
        effects: [{ do: 'counterOnStack', what: { target: 0 } }],
      }),
      'reaction',
    );
    const game = position([{ hand: ['Test Dear'], base: ['Test Discount'] }, { hand: ['Test Defy'] }], {
      definitions: [dear, cheaper, defy],
    });
    game.play(0, 'Test Dear').pass();
    expect(game.offered()).not.toContain('PLAY Test Defy');
  });
  it('riftbound:356.1.c and for the printed Power', () => {
    const dear = card('Test Dear', { types: ['Spell'], power: ['Mind', 'Mind'] }, { kind: 'spell', effects: [DRAW] });
    const defy = (most: number) =>
      withKeyword(
        spell('Test Defy', {
          targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }, { stat: ['power', '<=', most] }] }],
          effects: [{ do: 'counterOnStack', what: { target: 0 } }],
        }),
        'reaction',
      );
    const offered = (most: number) =>
      position([{ hand: ['Test Dear'] }, { hand: ['Test Defy'] }], { definitions: [dear, defy(most)] })
        .play(0, 'Test Dear')
        .pass()
        .offered()
        .includes('PLAY Test Defy');
    expect([offered(1), offered(2)]).toEqual([false, true]);
  });
  const free = (more: JsonObject) =>
    spell('Test Lend', { effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'you' }] }, ...more }] });
  it('riftbound:356.1.b.1 a card played ignoring its cost costs neither Energy nor Power', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 2, energy: 9, power: ['Chaos'] });
    const game = position([{ hand: ['Test Lend'], trash: ['Test Dear'], runes: [] }, {}], {
      definitions: [dear, free({ cost: [] })],
    });
    game.play(0, 'Test Lend').settle().choose(0, { card: 'Test Dear' });
    expect(game.onBoard('Test Dear')).toHaveLength(1);
  });
  it('riftbound:356.1.b.2 of one whose Energy cost alone is ignored the Power is to be paid', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 2, energy: 9, power: ['Chaos'] });
    const may = (mine: JsonObject[]) => {
      const game = position([{ hand: ['Test Lend'], trash: ['Test Dear'], runes: mine }, {}], {
        definitions: [dear, free({ cost: [{ pay: 'resources', energy: 0, power: ['Chaos'] }] })],
      });
      return game
        .play(0, 'Test Lend')
        .settle()
        .decision()
        .options.some((o) => o.card === 'Test Dear');
    };
    expect([may([]), may([runes(1, 'Mind')]), may([runes(1, 'Chaos')])]).toEqual([false, false, true]);
  });
  it('riftbound:356.4.a a discount is of the card itself or of another', () => {
    const less = { mod: 'cost', less: [{ pay: 'resources', energy: 1 }] };
    const own = card('Test Dear', { types: ['Unit'], might: 2, energy: 3 }, { kind: 'static', mods: [less] });
    const other = gear('Test Discount', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ ...less, of: [UNIT] }],
    });
    const cost = (base: string[]) => {
      const game = position([{ hand: ['Test Dear'], base }, {}], { definitions: [own, other] }).play(0, 'Test Dear');
      return exhausted(game);
    };
    expect([cost([]), cost(['Test Discount'])]).toEqual([2, 1]);
  });
});
