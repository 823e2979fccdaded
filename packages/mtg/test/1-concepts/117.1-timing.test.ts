/** Refusals of what is played at the wrong time cite the rule that forbids it. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, creature, damage, draw, mana, t, target } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const TRIAL = [
  ['Grizzly Bears', 'Forest', 'mtg:302.1'],
  ['Glorious Anthem', 'Plains', 'mtg:303.1'],
  ['Divination', 'Island', 'mtg:307.1'],
] as const;

describe('what is played at the wrong time', () => {
  it.each(TRIAL)('mtg:117.1a %s waits for a main phase of one’s own', (name, of, rule) => {
    const game = magicPosition([{ hand: [name], battlefield: lands(4, of) }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    const refusal = game.refused(0, { choose: [{ kind: 'CAST', card: name }] });
    expect(refusal).toMatchObject({ code: 'NO_MATCH', rules: [rule, 'mtg:117.1a'] });
    expect(refusal.detail).toContain('main phase');
  });

  it('mtg:305.1 a land waits for a main phase, mtg:305.3 for one’s own turn, mtg:305.2 mtg-2003:214.9b and is the only one', () => {
    const at = (step: string, active = 0) =>
      magicPosition([{ hand: ['Forest', 'Forest'] }, {}], { turn: { number: 3, active, step } });
    const play = { choose: [{ kind: 'PLAY_LAND', card: 'Forest' }] };
    expect(at('upkeep').refused(0, play).rules).toContain('mtg:305.1');
    expect(at('upkeep', 1).pass().refused(0, play).rules).toEqual(['mtg:305.3']);
    const main = at('precombatMain').answer(0, play);
    expect(main.refused(0, play).rules).toContain('mtg:305.2b');
  });

  it('mtg:307.1 with something on the stack a sorcery waits too', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Divination'], battlefield: [...lands(1, 'Mountain'), ...lands(3, 'Island')] },
      {},
    ]);
    game.cast(0, 'Shock', { player: 1 });
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Divination' }] }).rules).toContain('mtg:307.1');
  });

  it('mtg:602.5d mtg-2003:409.2 abilities with sorcery timing, mtg:606.3 and loyalty abilities wait as well', () => {
    const desk = card('Test Desk', {
      cost: '{0}',
      type: 'Artifact',
      abilities: [{ ...activated([mana('{0}')], { effects: [draw(1)] }), timing: 'sorcery' } as never],
    });
    const walker = card('Test Walker', {
      cost: '{0}',
      type: 'Legendary Planeswalker — Test',
      loyalty: 3,
      abilities: [{ kind: 'activated', cost: [{ pay: 'loyalty', amount: 1 }], effects: [draw(1)] }],
    });
    const game = own([desk, walker], [{ battlefield: ['Test Desk', 'Test Walker'] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    const use = (name: string) => game.refused(0, { choose: [{ kind: 'ACTIVATE', card: name }] }).rules;
    expect([use('Test Desk'), use('Test Walker')]).toEqual([['mtg:602.5d'], ['mtg:606.3']]);
  });

  it('mtg:117.1 mtg-2003:408.1a what nobody has is refused by the rule that asks', () => {
    const game = magicPosition([{}, { hand: ['Divination'] }], { turn: { number: 3, active: 0, step: 'upkeep' } });
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Divination' }] }).rules).toEqual(['mtg:117.1']);
  });
});

describe('words of costs and Auras', () => {
  it('mtg:118.12 a cost that says what is done is asked for in its own words', () => {
    const toll = card('Test Toll', {
      cost: '{0}',
      type: 'Instant',
      abilities: [
        {
          kind: 'spell',
          targets: [target(creature)],
          effects: [
            {
              do: 'pay',
              cost: [
                { pay: 'mana', cost: '{1}' },
                { pay: 'life', amount: 2 },
              ],
              then: [damage(1, t(0))],
            },
          ],
        },
      ],
    });
    const game = own([toll], [{ hand: ['Test Toll'], battlefield: ['Forest', 'Wall of Mist'] }, {}]);
    game.cast(0, 'Test Toll').resolve();
    expect(game.decision().prompt).toBe('Test Toll: pay {1}, pay 2 life?');
  });

  it.each([
    [{ has: ['types', 'Land'] }, 'enchant land'],
    [{ player: 'any' }, 'enchant player'],
    [[{ has: ['types', 'Creature'] }, { controller: 'you' }], 'enchant creature you control'],
    [{ any: [{ has: ['types', 'Artifact'] }, { has: ['types', 'Enchantment'] }] }, 'enchant artifact or enchantment'],
    [[{ has: ['colors', 'B'] }, { has: ['types', ['Creature', 'Land']] }], 'enchant black creature or land'],
    [{ has: ['subtypes', 'Forest'] }, 'enchant Forest'],
    [{ zone: 'battlefield' }, 'enchant permanent'],
  ])('mtg:702.5a an Aura says what it enchants: %j', (from, words) => {
    const aura = card('Test Aura', {
      cost: '{0}',
      type: 'Enchantment — Aura',
      abilities: [
        { kind: 'keyword', keyword: 'enchant', from: from as never },
        { kind: 'spell', targets: [target(from as never)], effects: [] },
      ],
    });
    const game = own([aura], [{ hand: ['Test Aura'] }, {}]);
    expect(game.the('Test Aura', 'hand').keywords).toEqual([words]);
  });
});
