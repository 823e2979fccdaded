/** Ways to play cards that effects give: to cards, to players, and while they are carried out. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  card,
  continuous,
  creatureCard,
  damage,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  land,
  mana,
  not,
  sorcery,
  spell,
  t,
  target,
} from './test-cards.js';

const bolt = { targets: [target(anyTarget)], effects: [damage(3, t(0))] };
ownCards(
  // "Exile target card of a graveyard. Until the end of turn you may play it."
  sorcery('Test Borrow', '{R}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'card' },
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  sorcery('Test Free Loan', '{R}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'play', what: t(0), method: 'free', cost: [], exit: { to: 'exile' } }],
  }),
  card('Test Crucible', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [continuous([...inYourGraveyard, land], [{ mod: 'play' }])],
  }),
  card('Test Fist', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous(
        [{ zone: 'hand' }, { owner: 'you' }, not(land)],
        [{ mod: 'play', method: 'fist', cost: [mana('{R}{R}')] }],
      ),
    ],
  }),
  card('Test Will', {
    cost: '{B}',
    type: 'Enchantment',
    abilities: [continuous([...inYourGraveyard], [{ mod: 'play', exit: { to: 'exile' }, timing: 'sorcery' }])],
  }),
  card('Test Rebounder', { cost: '{R}', type: 'Sorcery', abilities: [spell(bolt), keyword('rebound')] }),
  card('Test Rebounder Twice', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [spell(bolt), keyword('rebound'), keyword('rebound')],
  }),
  card('Test Frenzy', {
    cost: '{3}{R}',
    type: 'Instant',
    abilities: [spell(bolt), keyword('madness', { cost: [mana('{R}')] })],
  }),
  instant('Test Riot', '{0}', { effects: [{ do: 'discard', who: 'you', count: 1 }] }),
  creatureCard('Test Returner', '{4}{B}', 'Zombie', '5/5', {
    kind: 'play',
    method: 'escape',
    zone: 'graveyard',
    cost: [mana('{B}')],
    additional: [{ pay: 'exile', what: { other: true }, count: 2, label: 'two other cards' }],
    entered: [gainLife(3)],
  }),
);

const casts = (game: Play): unknown[] =>
  game
    .decision()
    .options.flatMap((o) =>
      o.kind === 'CAST' || o.kind === 'PLAY_LAND' ? [[o.card, o.method ?? null, o.cost ?? null]] : [],
    );

describe('cards that may be played from where they are', () => {
  const borrowed = (name: string, ...more: string[]) =>
    magicPosition([{ hand: ['Test Borrow'], battlefield: lands(3, 'Mountain') }, { graveyard: [name, ...more] }])
      .castAt(0, 'Test Borrow', { card: name })
      .resolve();

  it('mtg:601.3 an opponent’s card is cast from exile by whom the effect allows it, and is theirs', () => {
    const game = borrowed('Goblin Piker');
    expect(casts(game)).toEqual([['Goblin Piker', 'normal', '{1}{R}']]);
    game.choose(0, { kind: 'CAST', card: 'Goblin Piker' }).resolve();
    expect(game.the('Goblin Piker')).toMatchObject({ controller: 0, owner: 1 });
  });
  it('mtg:601.1a a land among them is played as the land of the turn', () => {
    const game = borrowed('Forest').choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(game.the('Forest')).toMatchObject({ controller: 0, owner: 1 });
    expect(game.refused(0, { choose: [{ kind: 'PLAY_LAND' }] }).code).toBe('NO_MATCH');
  });
  it('mtg:305.1 a land is not paid for, so another cost is no other way to play it', () => {
    const cheap = card('Test Bargain', {
      cost: '{3}',
      type: 'Artifact',
      abilities: [
        continuous([{ zone: 'hand' }, { owner: 'you' }], [{ mod: 'play', method: 'deal', cost: [mana('{R}')] }]),
      ],
    });
    ownCards(cheap);
    const hand = ['Forest', 'Goblin Piker'];
    const game = magicPosition([{ hand, battlefield: ['Test Bargain', ...lands(2, 'Mountain')] }, {}]);
    expect(casts(game)).toEqual([
      ['Forest', null, null],
      ['Goblin Piker', 'normal', '{1}{R}'],
      ['Goblin Piker', 'deal', '{R}'],
    ]);
  });
  it('mtg:712.12 whoever may play a modal card chooses its face, be it a spell or a land', () => {
    const mammoth = 'Kazandu Mammoth // Kazandu Valley';
    const loan = () =>
      magicPosition([{ hand: ['Test Free Loan'], battlefield: lands(1, 'Mountain') }, { graveyard: [mammoth] }])
        .castAt(0, 'Test Free Loan', { card: mammoth })
        .resolve();
    const offered = loan().decision().options;
    expect(offered.map((o) => o.kind).sort()).toEqual(['CAST', 'PLAY_LAND']);
    expect(loan().choose(0, { kind: 'PLAY_LAND' }).the(mammoth)).toMatchObject({ name: 'Kazandu Valley' });
    expect(loan().choose(0, { kind: 'CAST' }).resolve().the(mammoth)).toMatchObject({ name: 'Kazandu Mammoth' });
  });
  it('mtg:601.3 as long as the effect lasts', () => {
    expect(casts(borrowed('Shock').until({ step: 'end' }))).toEqual([['Shock', 'normal', '{R}']]);
    expect(casts(borrowed('Shock').until({ turn: 5, step: 'precombatMain' }))).toEqual([]);
  });
  it('mtg:118.9a its own other cost may be chosen as in the hand', () => {
    const game = magicPosition([
      { hand: ['Test Borrow'], battlefield: lands(5, 'Mountain'), graveyard: ['Goblin Heelcutter'] },
      {},
    ]);
    game.castAt(0, 'Test Borrow', { card: 'Goblin Heelcutter' }).resolve();
    expect(casts(game)).toEqual([
      ['Goblin Heelcutter', 'normal', '{3}{R}'],
      ['Goblin Heelcutter', 'dash', '{2}{R}'],
    ]);
  });
});

describe('effects on whole zones', () => {
  it('mtg:305.1 lands of the graveyard are played as if they were in the hand', () => {
    const game = magicPosition([{ graveyard: ['Forest', 'Shock'], battlefield: ['Test Crucible', 'Mountain'] }, {}]);
    expect(casts(game)).toEqual([['Forest', null, null]]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.zones('Forest'), casts(game)]).toEqual([['battlefield'], []]);
  });
  it('mtg:118.9 another cost may be paid for all spells of the hand', () => {
    const game = magicPosition([{ hand: ['Craw Wurm'], battlefield: ['Test Fist', ...lands(2, 'Mountain')] }, {}]);
    game.choose(0, { kind: 'CAST', method: 'fist' }).resolve();
    expect(game.zones('Craw Wurm')).toEqual(['battlefield']);
  });
  it('mtg:614.1 what is cast so goes elsewhere as it leaves the stack', () => {
    const game = magicPosition([
      { graveyard: ['Shock', 'Goblin Piker'], battlefield: ['Test Will', ...lands(3, 'Mountain')] },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Shock' }, { player: 1 }).resolve();
    expect(game.zones('Shock')).toEqual(['exile']);
    game.choose(0, { kind: 'CAST', card: 'Goblin Piker' }).resolve();
    expect(game.zones('Goblin Piker')).toEqual(['battlefield']);
  });
  it('mtg:601.3 nothing of it is there for opponents', () => {
    const game = magicPosition([{ battlefield: ['Test Will'] }, { graveyard: ['Shock'], battlefield: ['Mountain'] }]);
    expect(casts(game.pass())).toEqual([]);
  });
});

describe('a way of a card’s own', () => {
  it('mtg:601.2h everything that the way asks for is paid, mtg:400.7d and the permanent knows how it was cast', () => {
    const game = magicPosition([{ graveyard: ['Test Returner', 'Shock', 'Forest'], battlefield: ['Swamp'] }, {}]);
    expect(casts(game)).toEqual([['Test Returner', 'escape', '{B}, Exile two other cards']]);
    game.choose(0, { kind: 'CAST' }).resolve();
    expect([game.zones('Shock'), game.zones('Test Returner'), game.life(0)]).toEqual([['exile'], ['battlefield'], 23]);
    const poor = magicPosition([{ graveyard: ['Test Returner', 'Shock'], battlefield: ['Swamp'] }, {}]);
    expect(casts(poor)).toEqual([]);
  });
});

describe('casting while an effect is carried out (608.2g)', () => {
  const loan = (graveyard: string[], theirs: string[] = []) =>
    magicPosition([{ hand: ['Test Free Loan'], battlefield: ['Mountain'], graveyard }, { graveyard: theirs }]);

  it('mtg:608.2g the spell is cast for nothing, resolves after, and goes where the effect says', () => {
    const game = loan([], ['Lightning Strike']).castAt(0, 'Test Free Loan', { card: 'Lightning Strike' });
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', seat: 0, min: 0 });
    game.choose(0, { card: 'Lightning Strike' }, { player: 1 });
    expect([game.view().stack.length, game.zones('Test Free Loan')]).toEqual([1, ['graveyard']]);
    game.resolve();
    expect([game.life(1), game.zones('Lightning Strike')]).toEqual([17, ['exile']]);
  });
  it('mtg:608.2g whatever the time is: a creature spell and a sorcery as well', () => {
    const game = loan([], ['Grizzly Bears', 'Divination']).castAt(0, 'Test Free Loan', { card: 'Grizzly Bears' });
    game.resolve().choose(0, { card: 'Grizzly Bears' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Grizzly Bears']);
    expect(game.resolve().the('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
    const other = loan([], ['Divination']).castAt(0, 'Test Free Loan', { card: 'Divination' }).resolve();
    expect(other.decision().options.map((o) => o.card)).toEqual(['Divination']);
  });
  it('mtg:608.2g it need not be cast', () => {
    const game = loan(['Lightning Strike']).castAt(0, 'Test Free Loan', { card: 'Lightning Strike' }).resolve();
    game.answer(0, { choose: [] });
    expect([game.view().stack.length, game.zones('Lightning Strike')]).toEqual([0, ['graveyard']]);
  });
  it('mtg:305.2b a land can’t be played so when one has been played', () => {
    const game = loan(['Forest']);
    const again = magicPosition([
      { hand: ['Test Free Loan', 'Mountain'], battlefield: ['Mountain'], graveyard: ['Forest'] },
      {},
    ]);
    game.castAt(0, 'Test Free Loan', { card: 'Forest' }).resolve().choose(0, { card: 'Forest' });
    expect(game.zones('Forest')).toEqual(['battlefield']);
    again.choose(0, { kind: 'PLAY_LAND' }).castAt(0, 'Test Free Loan', { card: 'Forest' }).resolve();
    expect([again.decision().kind, again.zones('Forest')]).toEqual(['PRIORITY', ['graveyard']]);
  });
});

describe('rebound (702.88)', () => {
  const rebounding = () =>
    magicPosition([{ hand: ['Test Rebounder'], battlefield: ['Mountain'] }, {}])
      .cast(0, 'Test Rebounder', { player: 1 })
      .resolve();

  it('mtg:702.88a it is exiled as it resolves, and cast for nothing at the next upkeep, once', () => {
    const game = rebounding();
    expect([game.life(1), game.zones('Test Rebounder')]).toEqual([17, ['exile']]);
    game.until({ turn: 5, kind: 'PLAY_CARD' }).choose(0, { card: 'Test Rebounder' }, { player: 1 }).resolve();
    expect([game.life(1), game.zones('Test Rebounder')]).toEqual([14, ['graveyard']]);
    expect(game.view().turn.step).toBe('upkeep');
  });
  it('mtg:702.88c a second instance of rebound does nothing more', () => {
    const game = magicPosition([{ hand: ['Test Rebounder Twice'], battlefield: ['Mountain'] }, {}])
      .cast(0, 'Test Rebounder Twice', { player: 1 })
      .resolve();
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.view().stack).toHaveLength(1);
  });
  it('mtg:702.88a countered it is not exiled', () => {
    const game = magicPosition([
      { hand: ['Test Rebounder'], battlefield: ['Mountain'] },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]).cast(0, 'Test Rebounder', { player: 1 });
    game.pass().castAt(1, 'Counterspell', { card: 'Test Rebounder' }).resolve();
    expect(game.zones('Test Rebounder')).toEqual(['graveyard']);
  });
});

describe('madness (702.35)', () => {
  const discarded = () =>
    magicPosition([{ hand: ['Test Riot', 'Test Frenzy'], battlefield: ['Mountain'] }, {}])
      .cast(0, 'Test Riot')
      .resolve();

  it('mtg:702.35a discarded it is exiled, and may be cast for its madness cost', () => {
    const game = discarded();
    expect(game.zones('Test Frenzy')).toContain('exile');
    game.resolve().choose(0, { card: 'Test Frenzy', method: 'madness' }, { player: 1 }).resolve();
    expect([game.life(1), game.zones('Test Frenzy')]).toEqual([17, ['graveyard']]);
  });
  it('mtg:702.35b what makes spells cost more makes it cost more', () => {
    const game = (...more: string[]) => {
      const tax = card('Test Tax', {
        cost: '{1}',
        type: 'Enchantment',
        abilities: [continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] }])],
      });
      const battlefield = ['Test Tax', 'Mountain', ...more];
      const definitions = [tax];
      return magicPosition([{ hand: ['Test Riot', 'Test Frenzy'], battlefield }, {}], { definitions });
    };
    const offers = (...more: string[]) => {
      const asked = game(...more)
        .cast(0, 'Test Riot')
        .resolve()
        .resolve()
        .decision();
      return asked.options.flatMap((o) => (o.card === 'Test Frenzy' ? [o.cost] : []));
    };
    expect([offers('Mountain'), offers('Mountain', 'Mountain')]).toEqual([[], ['{1}{R}']]);
  });
  it('mtg:702.35a otherwise it goes to the graveyard', () => {
    const game = discarded().resolve();
    expect(game.decision().kind).toBe('PLAY_CARD');
    game.answer(0, { choose: [] });
    expect(game.zones('Test Frenzy')).toEqual(['graveyard']);
  });
});
