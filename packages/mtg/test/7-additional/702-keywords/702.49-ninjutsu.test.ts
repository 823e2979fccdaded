/** Ninjutsu (702.49): a creature enters in the place of an unblocked attacker. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, discard, instant, keyword, mana, t, target } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Ninja', '{4}{U}', 'Ninja', '3/2', keyword('ninjutsu', { cost: [mana('{1}{U}')] })),
  card('Test Shadow Lord', {
    cost: '{4}{U}',
    type: 'Legendary Creature — Ninja',
    power: 3,
    toughness: 2,
    abilities: [keyword('commander ninjutsu', { cost: [mana('{1}{U}')] })],
  }),
  card('Test Shadow Knave', {
    cost: '{4}{U}',
    type: 'Legendary Creature — Ninja',
    power: 3,
    toughness: 2,
    abilities: [keyword('ninjutsu', { cost: [mana('{1}{U}')] })],
  }),
  card('Test Mage', { cost: '{3}', type: 'Planeswalker — Jace', loyalty: 5 }),
  card('Test Banish', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }])],
        effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
      },
    ],
  }),
  instant('Test Strip', '{0}', { effects: [discard(1, 'opponents')] }),
);

/** After blocks, with these creatures attacking the other player. */
const afterBlocks = (mine: object, theirs: object = {}, attackers = ['Grizzly Bears']): Play =>
  magicPosition([mine, theirs])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...attackers)
    .until({ step: 'declareBlockers' });
const islands = lands(2, 'Island');
const offered = (game: Play, name = 'Test Ninja'): boolean =>
  game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === name);

describe('ninjutsu (702.49)', () => {
  it('mtg:702.49a an unblocked attacker goes back to the hand, and the card enters tapped and attacking', () => {
    const game = afterBlocks({ hand: ['Test Ninja'], battlefield: ['Grizzly Bears', ...islands] });
    game.activate(0, 'Test Ninja');
    expect([game.zones('Grizzly Bears'), game.all('Test Ninja', 'hand').length]).toEqual([['hand'], 1]);
    game.resolve();
    expect(game.the('Test Ninja')).toMatchObject({ tapped: true, attacking: { player: 1 } });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(17);
  });

  it('mtg:702.49a before blocks nothing is unblocked, and a blocked attacker never is', () => {
    const declared = magicPosition([{ hand: ['Test Ninja'], battlefield: ['Grizzly Bears', ...islands] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears');
    expect([declared.waiting(), offered(declared)]).toEqual([true, false]);
    const blocked = magicPosition([
      { hand: ['Test Ninja'], battlefield: ['Grizzly Bears', ...islands] },
      { battlefield: ['Hill Giant'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears']);
    expect([blocked.view().turn.step, offered(blocked)]).toEqual(['declareBlockers', false]);
  });

  it('mtg:702.49a only a creature that its player controls is returned, and only from the hand it works', () => {
    const theirs = afterBlocks(
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Ninja'], battlefield: islands },
    ).pass();
    expect([theirs.decision().seat, offered(theirs)]).toEqual([1, false]);
    const buried = afterBlocks({ graveyard: ['Test Ninja'], battlefield: ['Grizzly Bears', ...islands] });
    expect(offered(buried)).toBe(false);
  });

  it('mtg:702.49a what is no longer in the hand does not enter', () => {
    const game = afterBlocks(
      { hand: ['Test Ninja'], battlefield: ['Grizzly Bears', ...islands] },
      { hand: ['Test Strip'] },
    ).activate(0, 'Test Ninja');
    game.pass().cast(1, 'Test Strip').resolve();
    game.choose(0, { card: 'Test Ninja' }).resolveAll();
    expect(game.zones('Test Ninja')).toEqual(['graveyard']);
  });

  it('mtg:702.49b all see the card from when the ability is announced', () => {
    const game = afterBlocks({ hand: ['Test Ninja'], battlefield: ['Grizzly Bears', ...islands] });
    const seen = (): boolean =>
      Object.values(game.view(1).objects).some((o) => o.card === 'Test Ninja' && o.zone === 'hand');
    expect(seen()).toBe(false);
    game.activate(0, 'Test Ninja');
    expect([seen(), game.all('Test Ninja', 'hand').length]).toEqual([true, 1]);
  });

  it('mtg:702.49c it attacks what the returned creature attacked', () => {
    const game = magicPosition([
      { hand: ['Test Ninja'], battlefield: ['Grizzly Bears', 'Craw Wurm', ...islands] },
      { battlefield: ['Test Mage'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .answer(0, {
        assign: [
          { from: { card: 'Grizzly Bears' }, to: { card: 'Test Mage' } },
          { from: { card: 'Craw Wurm' }, to: { player: 1 } },
        ],
      })
      .until({ step: 'declareBlockers' })
      .activate(0, 'Test Ninja', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.the('Test Ninja').attacking).toEqual({ object: game.the('Test Mage').id });
    game.until({ step: 'endOfCombat' });
    expect([game.the('Test Mage').loyalty, game.life(1)]).toEqual([2, 14]);
  });

  it('mtg:508.4a where what that attacked is gone it enters tapped, and attacks nothing', () => {
    const game = magicPosition([
      { hand: ['Test Ninja', 'Test Banish'], battlefield: ['Grizzly Bears', ...islands] },
      { battlefield: ['Test Mage'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Mage' } }] })
      .until({ step: 'declareBlockers' })
      .activate(0, 'Test Ninja')
      .castAt(0, 'Test Banish', { card: 'Test Mage' })
      .resolve()
      .resolve();
    expect(game.the('Test Ninja')).toMatchObject({ tapped: true, attacking: null });
    expect(game.until({ step: 'end' }).life(1)).toBe(20);
  });

  it('mtg:702.49d commander ninjutsu works from the command zone as well', () => {
    const commanding = (command: string): Play =>
      magicPosition([{ command: [command], battlefield: ['Grizzly Bears', ...islands] } as object, {}], {
        options: { format: 'commander' } as object,
      })
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears')
        .until({ step: 'declareBlockers' });
    const game = commanding('Test Shadow Lord').activate(0, 'Test Shadow Lord').resolve();
    expect(game.the('Test Shadow Lord')).toMatchObject({ tapped: true, attacking: { player: 1 } });
    expect(offered(commanding('Test Shadow Knave'), 'Test Shadow Knave')).toBe(false);
    const held = { hand: ['Test Shadow Lord'], battlefield: ['Grizzly Bears', ...islands] };
    expect(afterBlocks(held).activate(0, 'Test Shadow Lord').resolve().zones('Test Shadow Lord')).toEqual([
      'battlefield',
    ]);
  });

  it('Ninja of the Deep Hours (mtg:702.49a) draws a card in the place of a creature that got through', () => {
    const game = afterBlocks({ hand: ['Ninja of the Deep Hours'], battlefield: ['Grizzly Bears', ...islands] });
    game.activate(0, 'Ninja of the Deep Hours').resolve().until({ kind: 'MAY' }).answer(0, { confirm: true });
    // The creature that was returned, and the card that was drawn.
    expect([game.life(1), game.hand(0)]).toEqual([18, 2]);
  });

  it('Okiba-Gang Shinobi (mtg:702.49a) takes two cards', () => {
    const game = afterBlocks(
      { hand: ['Okiba-Gang Shinobi'], battlefield: ['Grizzly Bears', ...lands(4, 'Swamp')] },
      { hand: lands(2, 'Plains') },
    );
    game.activate(0, 'Okiba-Gang Shinobi').resolve().until({ step: 'end' });
    expect([game.life(1), game.hand(1)]).toEqual([17, 0]);
  });

  it('Throat Slitter (mtg:702.49a) destroys a creature of the player that it got through to', () => {
    const game = afterBlocks(
      { hand: ['Throat Slitter'], battlefield: ['Grizzly Bears', ...lands(3, 'Swamp')] },
      { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    );
    game.activate(0, 'Throat Slitter').resolve().until({ step: 'end' });
    expect([game.life(1), game.zones('Hill Giant')]).toEqual([18, ['graveyard']]);
  });
});
