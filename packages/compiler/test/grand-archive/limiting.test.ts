/** What players can't do, starcalling, generated cards, and what is known after a combat, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant, why } from './cards.js';

describe('what players can’t do', () => {
  it('is a rule of theirs, at all times or for a while', () => {
    expect(meant(ally("Your opponents can't activate Curse cards."))).toMatchObject([
      {
        affects: { players: 'opponents' },
        mods: [{ rule: 'cantActivate', of: [{ has: ['subtypes', ['Curse']] }] }],
      },
    ]);
    expect(meant(action("Opponents can't play Curse cards this turn."))).toMatchObject([
      {
        effects: [
          {
            what: 'opponents',
            mods: [{ rule: 'cantMaterialize' }, { rule: 'cantActivate' }],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ]);
    expect(meant(action("Opponents can't draw cards this turn."))).toMatchObject([
      { effects: [{ what: 'opponents', mods: [{ rule: 'cantDraw' }] }] },
    ]);
  });

  it('dearer materializing is a memory cost more', () => {
    const text = 'On Champion Hit: Cards that opponent materializes cost 2 more to materialize until end of turn.';
    expect(meant(ally(text))).toMatchObject([
      {
        effects: [
          {
            what: { controllerOf: { event: 'object' } },
            mods: [{ mod: 'cost', more: [{ pay: 'memory', amount: 2 }] }],
          },
        ],
      },
    ]);
  });

  it('requirements that are ignored as one plays are so for materializing too', () => {
    const rule = { rule: 'ignoresElements', of: [{ has: ['subtypes', ['Horse']] }] };
    expect(meant(ally('Ignore the elemental requirements of Horse cards you activate.'))).toEqual([
      expect.objectContaining({ mods: [expect.not.objectContaining({ materializing: true })] }),
    ]);
    expect(meant(ally('Ignore the elemental requirements of Horse cards you play.'))).toMatchObject([
      { mods: [{ ...rule, materializing: true }] },
    ]);
  });
});

describe('starcalling', () => {
  it('is a keyword with a cost, and a way in which a card was activated', () => {
    expect(meant(ally('Starcalling — (3)\n\nOn Enter: If Lantern Keeper was starcalled, draw a card.'))).toMatchObject([
      { keyword: 'starcalling', cost: [{ pay: 'reserve', amount: 3 }] },
      { effects: [{ if: { is: ['self', { played: 'starcalling' }] } }] },
    ]);
    expect(meant(ally('Whenever you glimpse, draw a card.'))).toMatchObject([{ on: { on: 'glimpse', player: 'you' } }]);
  });

  it('is waited for beside something else', () => {
    const text =
      "At the beginning of each player's end phase and whenever you starcall a card, put an age counter on Lantern Keeper.";
    expect(meant(ally(text))).toMatchObject([
      { on: { on: 'step' }, effects: [{ do: 'counters', what: 'self' }] },
      { on: { on: 'activate', object: [{ played: 'starcalling' }] }, effects: [{ do: 'counters', what: 'self' }] },
    ]);
  });
});

describe('cards from outside of the game', () => {
  it('are made by their names, where these are played', () => {
    expect(
      meant(ally('On Enter: Generate up to three Bolt of Diamonds cards and put them into your hand.')),
    ).toMatchObject([
      {
        effects: [
          { do: 'number', max: 3 },
          { do: 'generate', named: 'Bolt of Diamonds', to: 'hand' },
        ],
      },
    ]);
    expect(
      meant(
        attack(
          "On Champion Hit: Generate a Creeping Torment card and put it on the bottom of the hit champion's lineage.",
        ),
      ),
    ).toMatchObject([
      { effects: [{ do: 'generate', named: 'Creeping Torment', to: 'lineage', attached: { event: 'object' } }] },
    ]);
    expect(why(ally('On Enter: Generate a Paper Dragon card and put it into your hand.'))).toContain('"reason":"text"');
  });
});

describe('after a combat', () => {
  it('the attacker is the unit that attacked, in given abilities too', () => {
    expect(meant(attack('On Hit: Wake up the attacker.'))).toMatchObject([
      { effects: [{ do: 'status', what: { event: 'attacker' } }] },
    ]);
    expect(meant(attack('On Attack: Wake up the attacker.'))).toMatchObject([
      { effects: [{ do: 'status', what: { each: [{ is: 'attacking' }] } }] },
    ]);
  });

  it('an attack card is what it has become, and other objects are themselves', () => {
    const text = "On Hit: Return NAME to its owner's hand.";
    expect(meant(attack(text.replace('NAME', 'Sweeping Arc')))).toMatchObject([
      { effects: [{ what: { now: 'self' } }] },
    ]);
    expect(meant(ally(text.replace('NAME', 'Lantern Keeper')))).toMatchObject([{ effects: [{ what: 'self' }] }]);
  });
});

describe('an attack card', () => {
  it('has in the intent what it gives itself', () => {
    const text = '(1): Sweeping Arc gains "Combat damage dealt by this attack is unpreventable."';
    expect(meant(attack(text))).toMatchObject([
      { effects: [{ what: 'self', mods: [{ mod: 'ability', ability: { kind: 'static', zone: 'intent' } }] }] },
    ]);
  });

  it('waits in the intent for other cards that are revealed, and for itself where it lies', () => {
    expect(meant(attack('Whenever you reveal a wind element card from your memory, draw a card.'))).toMatchObject([
      { on: { on: 'revealed' }, zone: 'intent' },
    ]);
    expect(meant(attack('Whenever you reveal this card from your memory, draw a card.'))).toEqual([
      expect.not.objectContaining({ zone: 'intent' }),
    ]);
  });
});

describe('opponents who may pay', () => {
  it('are asked before something is done', () => {
    expect(meant(action('Draw a card unless an opponent pays (3).'))).toMatchObject([
      {
        effects: [
          { do: 'pay', who: 'opponents', cost: [{ pay: 'reserve', amount: 3 }], then: [], else: [{ do: 'draw' }] },
        ],
      },
    ]);
    const text =
      'Target ally gets +1POWER until end of turn. If that ally is attacking, end the combat phase unless an opponent pays (1).';
    expect(meant(action(text))).toMatchObject([
      { effects: [{}, { do: 'if', then: [{ do: 'pay', who: 'opponents', else: [{ do: 'endPhase' }] }] }] },
    ]);
  });
});

describe('X', () => {
  it('is what was chosen for the cost of a card that costs X, and else what the text says', () => {
    const text = 'Draw X cards.';
    expect(meant({ ...action(text), cost: 'reserve X' })).toMatchObject([{ effects: [{ do: 'draw', count: 'x' }] }]);
    expect(why(action(text))).toContain('"reason":"text"');
  });
});
