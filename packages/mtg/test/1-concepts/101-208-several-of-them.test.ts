/** Colors, damage, draws, counters and types (101–208): of several at once, of more than one kind, in another's turn. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enters,
  entersTapped,
  gainLife,
  instant,
  keyword,
  loseLife,
  mayPay,
  mill,
  permanent,
  plus,
  rule,
  t,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Auction', '{0}', { effects: [mayPay([{ pay: 'mana', cost: '{1}' }], [gainLife(1)], [], 'players')] }),
  instant('Test Mill', '{0}', { effects: [mill(5, 'players')] }),
  creatureCard('Test Two-Tone', '{G/W}', 'Elf', '1/1'),
  creatureCard('Test Twobrid', '{2/U}{B/P}', 'Elf', '1/1'),
  creatureCard('Test Three', '{W}{U}{B}', 'Elf', '1/1'),
  instant('Test Settlers', '{0}', {
    effects: [{ do: 'create', token: token('Settler', 'Creature — Human', ['W'], '1/1'), count: 3, who: 'players' }],
  }),
  creatureCard('Test Deep Red', '{W}{W}{W}{W}{R}', 'Elf', '1/1'),
  instant('Test Late', '{0}', { effects: [create(token('Snail', 'Creature — Snail', ['G'], '1/1', entersTapped))] }),
  creatureCard('Test Hopeful', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(3)] })),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem', power: 2, toughness: 4 }),
  instant('Test Prod', '{0}', { targets: [target(permanent)], effects: [damage(3, t(0))] }),
  card('Test Scorn', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      keyword('lifelink'),
      { kind: 'spell', targets: [target([{ zone: 'graveyard' }])], effects: [damage(3, t(0))] },
    ],
  }),
  instant('Test Four', '{0}', { effects: [draw(4)] }),
  card('Test Abundance', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }],
  }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Charm', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('cantLoseLife')])],
  }),
  card('Test Roads', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])],
  }),
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Human', power: 2, toughness: 2 }),
  instant('Test Drain', '{0}', { effects: [loseLife(2, 'players')] }),
  instant('Test Toll', '{0}', {
    effects: [
      mayPay(
        [{ pay: 'discard', what: [{ has: ['types', 'Land'] }], count: 1, label: 'a land card' }],
        [],
        [loseLife(3, 'you')],
      ),
    ],
  }),
  card('Test Deed', {
    cost: '{0}',
    type: 'Legendary Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(7)] }],
  }),
  creatureCard('Test Star', '{0}', 'Elemental', '0/4', {
    kind: 'static',
    affects: 'self',
    defining: true,
    mods: [{ mod: 'set', prop: 'power', value: 5 }],
  }),
  card('Test Condition', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous(creature, plus(2, 2), { exists: [{ zone: 'hand' }, { owner: 'you' }] })],
  }),
  instant('Test Fix', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'power', value: 1 }], until: { kind: 'permanent' } },
    ],
  }),
  card('Test Kin', { cost: '{0}', type: 'Kindred Enchantment — Goblin' }),
);

describe('several of them: concepts and parts of cards (101–205)', () => {
  it('mtg:101.3 of both players each mills what there is', () => {
    const game = magicPosition([
      { hand: ['Test Mill'], library: ['Forest', 'Island'] },
      { library: ['Plains', 'Swamp', 'Mountain'] },
    ]);
    game.cast(0, 'Test Mill').resolve();
    expect(['Forest', 'Island', 'Plains', 'Swamp', 'Mountain'].flatMap((name) => game.zones(name))).toEqual(
      Array.from({ length: 5 }, () => 'graveyard'),
    );
  });
  it('mtg:105.2 a hybrid symbol gives both its colors, one with another half its color', () => {
    const game = magicPosition([{ battlefield: ['Test Two-Tone', 'Test Twobrid'] }, {}]);
    expect([game.the('Test Two-Tone').colors, game.the('Test Twobrid').colors]).toEqual([
      ['W', 'G'],
      ['U', 'B'],
    ]);
  });
  it('mtg:105.2 a symbol gives its color wherever it stands in the cost', () => {
    expect(magicPosition([{ hand: ['Test Deep Red'] }, {}]).the('Test Deep Red', 'hand').colors).toEqual(['W', 'R']);
  });
  it('mtg:105.2 an object may have three colors', () => {
    expect(magicPosition([{ battlefield: ['Test Three'] }, {}]).the('Test Three').colors).toEqual(['W', 'U', 'B']);
  });
  it('mtg:111.2 each of several players who create three has three', () => {
    const game = magicPosition([{ hand: ['Test Settlers'] }, {}])
      .cast(0, 'Test Settlers')
      .resolve();
    expect(game.all('Settler').map((o) => o.controller)).toEqual([0, 0, 0, 1, 1, 1]);
  });
  it('mtg:105.2a several symbols of one color make it monocolored, another one at their end does not', () => {
    const game = magicPosition([{ battlefield: ['Serra Angel', 'Test Deep Red'] }, {}]);
    expect([game.the('Serra Angel').colors, game.the('Test Deep Red').colors]).toEqual([['W'], ['W', 'R']]);
  });
  it('mtg:113.6h a token that another player creates in one’s own turn enters as it says', () => {
    const game = magicPosition([{}, { hand: ['Test Late'] }])
      .pass()
      .cast(1, 'Test Late')
      .resolve();
    expect(game.the('Snail')).toMatchObject({ tapped: true, controller: 1 });
  });
  it('mtg:113.9 mtg-2003:402.5 one counters one’s own ability as well', () => {
    const game = magicPosition([{ hand: ['Test Hopeful', 'Test Stifle'] }, {}])
      .cast(0, 'Test Hopeful')
      .resolve();
    game.castAt(0, 'Test Stifle', { card: 'Test Hopeful' }).resolve();
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
  });
  it('mtg:115.5 nor can a copy target itself as it gets new targets', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Stifle', 'Test Fork'] }, {}]).cast(0, 'Test Sip');
    game.castAt(0, 'Test Stifle', { card: 'Test Sip' }).castAt(0, 'Test Fork', { card: 'Test Stifle' }).resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Sip', 'Test Fork', 'Test Stifle']);
  });
  it('mtg:120.1 an artifact that is a creature is dealt damage', () => {
    const game = magicPosition([{ hand: ['Test Prod'] }, { battlefield: ['Test Golem'] }]);
    expect(game.castAt(0, 'Test Prod', { card: 'Test Golem' }).resolve().the('Test Golem').damage).toBe(3);
  });
  it('mtg:120.1a a creature card in a graveyard is dealt none', () => {
    const game = magicPosition([{ hand: ['Test Scorn'], graveyard: ['Grizzly Bears'] }, {}]);
    game.castAt(0, 'Test Scorn', { card: 'Grizzly Bears' }).resolve();
    expect([game.happened('DAMAGE'), game.life(0)]).toEqual([[], 20]);
  });
  it('mtg:121.2 of four draws none is left out', () => {
    const library = ['Forest', 'Island', 'Plains', 'Swamp', 'Mountain'];
    const game = magicPosition([{ hand: ['Test Four'], library }, {}])
      .cast(0, 'Test Four')
      .resolve();
    expect(library.map((name) => game.zones(name)[0])).toEqual(['hand', 'hand', 'hand', 'hand', 'library']);
  });
  it('mtg:121.6b of four draws each is replaced', () => {
    const game = magicPosition([{ hand: ['Test Four'], battlefield: ['Test Abundance'] }, {}]).cast(0, 'Test Four');
    expect([game.resolve().life(0), game.hand(0)]).toEqual([32, 0]);
  });
  it('mtg:122.2 what dies has no counters in the graveyard', () => {
    const bear = { card: 'Grizzly Bears', counters: { '+1/+1': 2 } };
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: [bear] }, {}])
      .castAt(0, 'Test Kill', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.the('Grizzly Bears', 'graveyard').counters ?? {}).toEqual({});
  });
  it('mtg:205.3m a kindred has creature types', () => {
    expect(magicPosition([{ battlefield: ['Test Kin'] }, {}]).the('Test Kin').subtypes).toEqual(['Goblin']);
  });
  it('mtg:101.1 two cards that allow another land allow two', () => {
    const hand = ['Forest', 'Island', 'Plains', 'Swamp'];
    const game = magicPosition([{ hand, battlefield: ['Test Roads', 'Test Roads'] }, {}]);
    for (const card of hand.slice(0, 3)) game.choose(0, { kind: 'PLAY_LAND', card });
    expect(game.decision().options.filter((o) => o.kind === 'PLAY_LAND')).toEqual([]);
  });
  it('mtg:101.2 who can’t lose life loses none, though an effect says so', () => {
    const game = magicPosition([{ hand: ['Test Drain'], battlefield: ['Test Charm'] }, {}]);
    game.cast(0, 'Test Drain').resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 18]);
  });
  it('mtg:117.3b whoever acted last, the active player has priority though more is on the stack', () => {
    const game = magicPosition([{ hand: ['Test Sip'] }, { hand: ['Test Sip'] }])
      .cast(0, 'Test Sip')
      .pass()
      .cast(1, 'Test Sip')
      .resolve();
    expect([game.view().stack.length, game.decision().seat]).toEqual([1, 0]);
  });
  it('mtg:118.12a who has no card of the kind to discard can’t do that instead', () => {
    const game = magicPosition([{ hand: ['Test Toll', 'Shock'] }, {}])
      .cast(0, 'Test Toll')
      .resolve();
    game.refused(0, { confirm: true });
    expect(game.answer(0, { confirm: false }).life(0)).toBe(17);
  });
  it('mtg:205.4e a tapped legend will do', () => {
    const may = (tapped: boolean) =>
      magicPosition([{ hand: ['Test Deed'], battlefield: [{ card: 'Test Queen', tapped }] }, {}])
        .decision()
        .options.some((o) => o.card === 'Test Deed');
    expect([may(false), may(true)]).toEqual([true, true]);
  });
  it('mtg:208.2 what defines its power is still given another one', () => {
    const game = magicPosition([{ hand: ['Test Fix'], battlefield: ['Test Star'] }, {}]);
    expect(game.figures('Test Star')).toBe('5/4');
    expect(game.castAt(0, 'Test Fix', { card: 'Test Star' }).resolve().figures('Test Star')).toBe('1/4');
  });
  it('mtg:113.3d what a static ability says is true while its condition holds, and no longer', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Grizzly Bears', 'Test Condition'] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    expect(game.cast(0, 'Test Sip').figures('Grizzly Bears')).toBe('2/2');
  });
  it('mtg:604.3 what is defined is so in the graveyard, in exile and in the hand', () => {
    const star = ['Test Star'];
    const game = magicPosition([{ graveyard: star, exile: star, hand: star }, {}]);
    expect(['graveyard', 'exile', 'hand'].map((zone) => game.the('Test Star', zone).power)).toEqual([5, 5, 5]);
  });
  it('mtg:101.4 where anybody may pay, the active player says first whether to, and then the other, whoever plays the spell', () => {
    const rich = { hand: ['Test Auction'], battlefield: ['Forest'] };
    const game = magicPosition([rich, rich]).pass().cast(1, 'Test Auction').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PAY' });
    expect(game.answer(0, { confirm: false }).decision()).toMatchObject({ seat: 1, kind: 'PAY' });
    expect(game.answer(1, { confirm: true }).life(1)).toBe(21);
  });
});
