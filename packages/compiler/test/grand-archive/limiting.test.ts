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

describe('words before an ability, and keywords', () => {
  it('trigger the first time that there are so many charge counters', () => {
    expect(meant(ally('On Charge 4: Draw a card.'))).toMatchObject([
      {
        keyword: 'on charge',
        on: { on: 'counters', object: 'self', match: { kind: 'charge' }, reached: 4 },
        limit: { inAll: 1 },
      },
    ]);
  });

  it('are asked for cards that are looked at', () => {
    expect(meant(ally('Aethercalling'))).toMatchObject([{ kind: 'keyword', keyword: 'aethercalling' }]);
  });
});

describe('how much is glimpsed', () => {
  it('is changed, or something else is done', () => {
    expect(
      meant(ally('If you would glimpse an amount, glimpse X instead, where X is that amount plus 2.')),
    ).toMatchObject([{ on: 'glimpse', player: 'you', change: { amount: { sum: [{ event: 'amount' }, 2] } } }]);
    expect(meant(ally('If an opponent would glimpse, you may have that player glimpse 1 instead.'))).toMatchObject([
      { on: 'glimpse', player: 'opponent', may: true, change: { amount: 1 } },
    ]);
    expect(
      meant(action('The next time you would glimpse an amount this turn, draw that many cards instead.')),
    ).toMatchObject([
      {
        effects: [
          {
            entities: 'you',
            once: true,
            replaces: { on: 'glimpse', instead: [{ do: 'draw', count: { event: 'amount' } }] },
          },
        ],
      },
    ]);
    expect(
      meant(action('The next time target player would glimpse any amount this turn, that player glimpses 3 instead.')),
    ).toMatchObject([{ effects: [{ entities: { target: 0 }, once: true, replaces: { change: { amount: 3 } } }] }]);
    expect(meant(action("Until end of turn, your opponents can't glimpse."))).toMatchObject([
      { effects: [{ what: 'opponents', mods: [{ rule: 'cantGlimpse' }] }] },
    ]);
  });
});

describe('what is allowed and forbidden of one card', () => {
  it('champions level up into those that they name', () => {
    const champion = {
      ...ally('Lantern Keeper can only level up into another "Lantern Keeper" champion.'),
      cost: 'memory 1',
    };
    expect(
      meant({ ...champion, type: 'Champion — Cleric Human', figures: { element: 'norm', level: 1, life: 20 } }),
    ).toMatchObject([{ mods: [{ rule: 'levelsInto', of: { lineageName: 'Lantern Keeper' } }] }]);
  });

  it('its elements don’t matter as it is activated, and it isn’t used', () => {
    const text = "As long as you control a Bird ally, ignore this card's elemental requirements as you activate it.";
    expect(meant(ally(text))).toMatchObject([{ if: { exists: [{}, {}, {}] }, mods: [{ rule: 'ignoresOwnElements' }] }]);
    expect(meant(ally("As long as Lantern Keeper is rested, it can't be used for an attack."))).toMatchObject([
      { if: { is: ['self', { status: 'rested' }] }, mods: [{ rule: 'cantBeUsed' }] },
    ]);
  });

  it('units attack with weapons where a text lets them', () => {
    expect(meant(ally('Lantern Keeper can attack using Sword weapons you control.'))).toMatchObject([
      { mods: [{ rule: 'usesWeapons', of: [{ has: ['subtypes', ['Sword']] }, {}, { controller: 'you' }] }] },
    ]);
    expect(meant(ally('Human allies you control can attack using Lantern Keeper.'))).toMatchObject([
      { affects: [{}, {}, {}], mods: [{ rule: 'usesWeapons', of: { self: true } }] },
    ]);
  });

  it('what is put onto the field may be aimed at', () => {
    const text =
      'You may put a Bird ally card with reserve cost LV or less from your hand onto the field. If you do, you may change the target of an attack that targets your champion to that ally.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'choose' },
          {
            then: [
              { do: 'move', to: 'field', save: 'found 1' },
              { do: 'may', then: [{ do: 'redirect', to: { saved: 'found 1' } }] },
            ],
          },
        ],
      },
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
