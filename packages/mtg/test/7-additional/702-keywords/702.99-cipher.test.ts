/** Cipher (702.99): a spell that goes on with a creature. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, gainLife, instant, keyword, spell, t, target } from '../../6-spells/test-cards.js';

const sorcery = (name: string, life: number) =>
  card(name, { cost: '{0}', type: 'Sorcery', abilities: [spell({ effects: [gainLife(life)] }), keyword('cipher')] });
ownCards(
  sorcery('Test Code', 3),
  sorcery('Test Key', 7),
  instant('Test Blink', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'it' },
      { do: 'move', what: { saved: 'it' }, to: 'battlefield', cause: 'return' },
    ],
  }),
  instant('Test Twin', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
);

const at = (...more: string[]): Play =>
  magicPosition([{ hand: ['Test Code', ...more], battlefield: ['Grizzly Bears'] }, { hand: ['Test Theft'] }]);
const encoded = (game: Play, name = 'Test Code'): Play =>
  game.cast(0, name).resolve().choose(0, { card: 'Grizzly Bears' });
const hit = (game: Play): Play =>
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'combatDamage' });

describe('cipher (702.99)', () => {
  it('mtg:702.99a its card may be exiled encoded on a creature, which casts copies of it as it hits a player', () => {
    const game = encoded(at());
    expect([game.life(0), game.zones('Test Code')]).toEqual([23, ['exile']]);
    hit(game).resolve();
    expect(game.decision().seat).toBe(0);
    game.choose(0, { card: 'Test Code' }).resolveAll();
    expect([game.life(0), game.life(1), game.zones('Test Code')]).toEqual([26, 18, ['exile']]);
  });

  it('mtg:702.99a nobody need encode it, nor cast the copy', () => {
    const game = at().cast(0, 'Test Code').resolve().answer(0, { choose: [] });
    expect(game.zones('Test Code')).toEqual(['graveyard']);
    const declined = hit(encoded(at())).resolve().answer(0, { choose: [] });
    expect([declined.life(0), declined.zones('Test Code')]).toEqual([23, ['exile']]);
  });

  it('mtg:702.99a a copy, which no card represents, is encoded on nothing', () => {
    const game = at('Test Twin').cast(0, 'Test Code').castAt(0, 'Test Twin', { card: 'Test Code' }).resolve();
    game.resolve();
    expect([game.waiting(), game.life(0)]).toEqual([true, 23]);
    game.resolve().choose(0, { card: 'Grizzly Bears' });
    expect([game.life(0), game.zones('Test Code')]).toEqual([26, ['exile']]);
  });

  it('mtg:702.99b each card is encoded on the creature that was chosen for it', () => {
    const game = hit(encoded(encoded(at('Test Key')), 'Test Key'));
    // Which of the two triggers goes on the stack first.
    game.answer(0, game.decision().default);
    expect(game.view().stack).toHaveLength(2);
    const cast: unknown[] = [];
    while (game.view().turn.step === 'combatDamage' && game.view().stack.length > 0) {
      if (game.waiting()) game.pass();
      else {
        const d = game.decision();
        cast.push(...d.options.map((o) => o.card));
        game.answer(0, { choose: [{ card: String(d.options[0]?.card) }] });
      }
    }
    expect([cast.sort(), game.life(0)]).toEqual([['Test Code', 'Test Key'], 40]);
  });

  it('mtg:702.99c it stays so as the creature changes its controller, who may cast the copy then', () => {
    const game = encoded(at());
    game.pass().castAt(1, 'Test Theft', { card: 'Grizzly Bears' }).resolve();
    game.until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Grizzly Bears').until({ step: 'combatDamage' }).resolve();
    expect(game.decision().seat).toBe(1);
    expect(game.choose(1, { card: 'Test Code' }).resolveAll().life(1)).toBe(23);
  });

  it('mtg:702.99c it ends as the creature leaves the battlefield', () => {
    const game = encoded(at('Test Blink'));
    game.castAt(0, 'Test Blink', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'combatDamage' });
    expect([game.view().stack.length, game.zones('Test Code')]).toEqual([0, ['exile']]);
  });
});
