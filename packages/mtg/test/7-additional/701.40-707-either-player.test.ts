/** Face-down permanents, checks and copies (701.40–707): for either player, each of several, in either’s turn. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { CARDS, down, LOOKS, theirs, ups } from './either-player.js';

ownCards(...CARDS);

describe('manifesting and cloaking (701.40, 701.58)', () => {
  it('mtg:701.58a each player cloaks the top card of their own library, whatever card that is', () => {
    const game = theirs(
      { hand: ['Test Cloak All'], library: ['Test Raptor', 'Shock'] },
      { library: ['Forest', 'Opt'] },
    );
    game.cast(1, 'Test Cloak All').resolve();
    expect([down(game, 0), down(game, 1)]).toMatchObject([
      [{ card: 'Forest', keywords: ['ward {2}'], ...LOOKS }],
      [{ card: 'Test Raptor', keywords: ['ward {2}'], ...LOOKS }],
    ]);
    expect(JSON.stringify(game.view(0))).not.toContain('Test Raptor');
  });
  it('mtg:701.40a each player manifests the top card of their own library', () => {
    const game = theirs(
      { hand: ['Test Manifest All'], library: ['Test Raptor', 'Shock'] },
      { library: ['Forest', 'Opt'] },
    );
    game.cast(1, 'Test Manifest All').resolve();
    expect([down(game, 0), down(game, 1)].map((all) => all.map((o) => o.card))).toEqual([['Forest'], ['Test Raptor']]);
  });
  it('mtg:701.40a the other player manifests what is on top, a land or a creature with an ability', () => {
    const game = theirs({ hand: ['Test Manifest', 'Test Manifest'], library: ['Test Raptor', 'Forest', 'Shock'] });
    game.cast(1, 'Test Manifest').resolve();
    if (game.decision().seat === 0) game.pass();
    game.cast(1, 'Test Manifest').resolve();
    expect(down(game, 1)).toMatchObject([
      { card: 'Test Raptor', keywords: [], ...LOOKS },
      { card: 'Forest', keywords: [], ...LOOKS },
    ]);
  });
  const putsOneByOne = (spell: string): void => {
    const game = theirs({ hand: [spell], library: ['Forest', 'Island', 'Shock'], battlefield: ['Test Growth'] });
    game.cast(1, spell).resolve();
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    const moves = game.happened('OBJECT_MOVED').filter((e) => e.to === 'battlefield');
    expect([moves.length, game.view().stack.length, game.zones('Shock')]).toEqual([2, 2, ['library']]);
    const few = theirs({ hand: [spell], library: ['Forest'] })
      .cast(1, spell)
      .resolve();
    expect([few.zones('Forest'), few.waiting()]).toEqual([['battlefield'], true]);
  };
  it('mtg:701.40e one after the other: each has a timestamp and a trigger of its own, and too few are as many', () =>
    putsOneByOne('Test Manifest Two'));
  it('mtg:701.58e one after the other: each has a timestamp and a trigger of its own, and too few are as many', () =>
    putsOneByOne('Test Cloak Two'));
  it('mtg:701.40e the cards of an opponent’s library go to that opponent, one by one', () => {
    const game = theirs({ hand: ['Test Manifest Theirs'] }, { library: ['Forest', 'Island', 'Shock'] });
    game.cast(1, 'Test Manifest Theirs').resolve();
    expect(down(game, 0).map((o) => o.card)).toEqual(['Forest', 'Island']);
  });
  const turnsUpForMana = (spell: string, method: string): void => {
    const side = (n: number, card: string) => ({ hand: [spell], library: [card], battlefield: lands(n, 'Forest') });
    const made = (n: number, card = 'Test Greeter') => {
      const game = theirs(side(n, card), { hand: ['Test Sip'] })
        .cast(1, spell)
        .resolve();
      return game.cast(0, 'Test Sip').pass();
    };
    expect([ups(made(1)), ups(made(4, 'Test Plain Land')), ups(made(4, 'Shock'))]).toEqual([[], [], []]);
    const game = made(2);
    expect([ups(game), game.view().stack.length]).toEqual([[['Test Greeter', method, '{1}{G}']], 1]);
    game.choose(1, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Greeter')).toMatchObject({ name: 'Test Greeter', power: 3, keywords: [], faceDown: false });
    expect([game.all('Forest').map((o) => o.tapped), game.view().stack.length]).toEqual([[true, true], 1]);
    expect(game.happened('TURNED_FACE_UP')).toMatchObject([{ seat: 1, card: 'Test Greeter', cost: '{1}{G}' }]);
  };
  it('mtg:701.58b at any time its controller has priority, also in another’s turn, if it can be paid', () =>
    turnsUpForMana('Test Cloak', 'cloaked'));
  it('mtg:701.40b at any time its controller has priority, also in another’s turn, if it can be paid', () =>
    turnsUpForMana('Test Manifest', 'manifested'));
  const showsSpellsInstead = (spell: string): void => {
    for (const what of ['Opt', 'Divination'])
      for (const seat of [0, 1]) {
        const side = { hand: [spell, 'Test Unmask'], library: [what], battlefield: [] };
        const game = seat === 1 ? theirs(side) : magicPosition([side, {}]);
        game.cast(seat, spell).resolve();
        if (game.decision().seat !== seat) game.pass();
        game.castAt(seat, 'Test Unmask', { controller: seat }).resolve();
        expect([down(game, seat).map((o) => o.card), game.happened('FACE_CHANGED')]).toEqual([[what], []]);
        expect(game.happened('REVEALED')).toMatchObject([{ cards: [{ card: what }] }]);
      }
  };
  it('mtg:701.58g an instant and a sorcery are revealed instead, of either player and in any turn', () =>
    showsSpellsInstead('Test Cloak'));
  it('mtg:701.40g an instant and a sorcery are revealed instead, of either player and in any turn', () =>
    showsSpellsInstead('Test Manifest'));
  it('mtg:708.11 it is applied to what the other player turns up, and to what an effect turns up', () => {
    const paid = theirs({ hand: ['Test Manifest'], library: ['Test Colossal'], battlefield: lands(3, 'Forest') });
    paid.cast(1, 'Test Manifest').resolve();
    if (paid.decision().seat === 0) paid.pass();
    paid.choose(1, { kind: 'TURN_FACE_UP' });
    expect([paid.figures('Test Colossal'), paid.view().stack]).toEqual(['8/8', []]);
    const shown = theirs({ hand: ['Test Unmask'] }, { battlefield: [{ card: 'Test Colossal', faceDown: true }] });
    shown.castAt(1, 'Test Unmask', { controller: 0 }).resolve();
    expect([shown.figures('Test Colossal'), shown.view().stack]).toEqual(['8/8', []]);
  });
});

describe('turn-based actions and checks (703, 704)', () => {
  it('mtg:703.4d first of all in that step: the other player draws one card in their turn, an upkeep ability is done before', () => {
    const game = magicPosition([{}, { library: ['Forest', 'Island'] }], {
      turn: { active: 1, number: 4, step: 'upkeep' },
    });
    expect(game.hand(1)).toBe(0);
    game.until({ turn: 4, step: 'draw' });
    expect([game.hand(0), game.hand(1), game.zones('Forest'), game.decision().seat]).toEqual([0, 1, ['hand'], 1]);
    expect(game.until({ turn: 5, step: 'draw' }).hand(0)).toBe(1);
  });
  const checksAtOnce = (): void => {
    const game = magicPosition(
      [
        { hand: ['Test Sip'], battlefield: ['Grizzly Bears', 'Memnite'] },
        { hand: ['Test Quake'], battlefield: ['Grizzly Bears', 'Test Dirge'] },
      ],
      { turn: { active: 1, number: 4, step: 'end' } },
    );
    game.pass().cast(0, 'Test Sip').pass().cast(1, 'Test Quake').resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Memnite')]).toEqual([['graveyard', 'graveyard'], ['graveyard']]);
    expect([game.life(0), game.life(1)]).toEqual([18, 18]);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Dirge', 'Test Dirge', 'Test Dirge', 'Test Sip']);
  };
  it('mtg:704.1 mtg-2003:420.2 in any turn and step, for all that is found at once, with spells on the stack', () =>
    checksAtOnce());
  it('mtg:704.2 in any turn and step, for all that is found at once, with spells on the stack', () => checksAtOnce());
  it('mtg:704.5q counters of both kinds on several permanents of both players, as many as there are pairs', () => {
    const game = theirs(
      { hand: ['Test Bump', 'Test Bump'], battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 3 } }] },
      { battlefield: [{ card: 'Craw Wurm', counters: { '+1/+1': 1 } }, 'Wall of Mist'] },
    );
    game.cast(1, 'Test Bump').resolve();
    expect([game.the('Hill Giant').counters, game.the('Craw Wurm').counters ?? {}]).toEqual([{ '+1/+1': 2 }, {}]);
    expect(game.the('Wall of Mist').counters).toEqual({ '-1/-1': 1 });
    const several = theirs(
      { hand: ['Test Bump'], battlefield: [{ card: 'Craw Wurm', counters: { '+1/+1': 3, '-1/-1': 2 } }] },
      {},
    );
    expect(several.the('Craw Wurm').counters).toEqual({ '+1/+1': 1 });
    expect(several.happened('COUNTERS_CHANGED').map((e) => e.amount)).toEqual([-2, -2]);
  });
});

describe('copies (707)', () => {
  it('mtg:707.2b what is a copy, and a token that is one, stay so as the copied creature becomes something else', () => {
    const game = magicPosition([
      { hand: ['Test Twin', 'Test Become', 'Test Alter'], battlefield: ['Grizzly Bears', 'Memnite'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
    ]);
    game.cast(0, 'Test Twin').resolve();
    const made = String(game.all('Grizzly Bears').find((o) => o.token)?.id);
    const bears = String(game.all('Grizzly Bears').find((o) => !o.token)?.id);
    game.cast(0, 'Test Become', { object: bears }).resolve();
    game.cast(0, 'Test Alter', { card: 'Hill Giant' }).resolve();
    const { objects } = game.view();
    expect([objects[made]?.name, objects[bears]?.name, game.the('Hill Giant').name]).toEqual([
      'Grizzly Bears',
      'Hill Giant',
      'Craw Wurm',
    ]);
  });
  it('mtg:707.10b whose ability it copies does not matter: what it deals, its source deals', () => {
    const game = magicPosition([
      { battlefield: ['Test Pinger'] },
      { hand: ['Test Copy Ability'], battlefield: ['Test Pinger'] },
    ]);
    game.activate(0, 'Test Pinger', { player: 1 }).pass().castAt(1, 'Test Copy Ability').resolve();
    game.choose(1, { player: 0 });
    const source = game.all('Test Pinger').find((o) => o.controller === 0)?.id;
    expect(game.view().stack.map((s) => [s.source, s.controller])).toEqual([
      [source, 1],
      [source, 0],
    ]);
    game.resolve();
    expect([game.life(0), game.happened('DAMAGE_DEALT').map((e) => e.source)]).toEqual([19, [source]]);
  });
});
