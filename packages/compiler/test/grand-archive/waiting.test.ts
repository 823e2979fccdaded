/** Tokens by name, negating, recovering, damage as a number and the next card in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, meant, readCard, why } from './cards.js';

describe('tokens', () => {
  it('are summoned by their names, in a state and with counters', () => {
    expect(meant(action('Summon two Powercell tokens rested.'))).toMatchObject([
      { effects: [{ do: 'create', named: 'Powercell', count: 2, status: { rested: true } }] },
    ]);
    expect(meant(action('Summon an Automaton Drone token with a buff counter on it.'))).toMatchObject([
      { effects: [{ do: 'create', named: 'Automaton Drone', counters: { buff: 1 } }] },
    ]);
  });

  it('that no card says what they are are not summoned', () => {
    expect(why(action('Summon a Paper Dragon token.'))).toContain('"reason":"text"');
  });

  it('are no cards, which their type line says', () => {
    const { definition } = readCard({ ...ally('Stealth'), type: 'Token Ally — Cleric Human' });
    expect(definition).toMatchObject({ props: { types: ['Ally'], token: true } });
  });
});

describe('negating', () => {
  it('takes a card activation off the stack, unless its controller pays', () => {
    expect(meant(action('Negate target Spell card activation.'))).toMatchObject([
      {
        targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }, {}] }],
        effects: [{ do: 'counterOnStack', what: { target: 0 } }],
      },
    ]);
    expect(meant(action('Negate target card activation unless its controller pays (LV).'))).toMatchObject([
      {
        effects: [
          {
            do: 'pay',
            who: { controllerOf: { target: 0 } },
            times: { stat: 'level' },
            else: [{ do: 'counterOnStack' }],
          },
        ],
      },
    ]);
  });

  it('may say where the card goes', () => {
    const text = 'Negate target card activation. Banish the card that had its activation negated this way.';
    expect(meant(action(text))).toMatchObject([{ effects: [{ do: 'counterOnStack', to: 'banishment' }] }]);
  });
});

it('recovering is done, waited for and forbidden', () => {
  expect(meant(ally('Whenever you recover, draw a card.'))).toMatchObject([{ on: { on: 'recover', player: 'you' } }]);
  expect(meant(ally("Your opponents can't recover."))).toMatchObject([
    { affects: { players: 'opponents' }, mods: [{ rule: 'cantRecover' }] },
  ]);
  expect(meant(action('Recover 2+LV.'))).toMatchObject([{ effects: [{ do: 'recover', who: 'you' }] }]);
});

it('damage counters are a number of the champion', () => {
  expect(meant(ally('[Damage 20+] Stealth'))).toMatchObject([{ if: { compare: [{ stat: 'damage' }, '>=', 20] } }]);
  expect(meant(action('If your champion has five or less damage counters on them, draw a card.'))).toMatchObject([
    { effects: [{ if: { compare: [{ stat: 'damage' }, '<=', 5] } }] },
  ]);
});

it('a keyword of a card is asked with what its restrictions admit', () => {
  expect(meant(ally('On Enter: Banish a card with floating memory from your graveyard.'))).toMatchObject([
    { effects: [{ from: [{}, {}, { cardKeyword: 'floating memory' }] }, {}] },
  ]);
});

it('a banished card is asked for what it had where it was', () => {
  const banished = (ends: string) =>
    ally(`REST, Banish a card from your graveyard: If ${ends} floating memory, draw a card.`);
  expect(meant(banished('the banished card had'))).toMatchObject([
    { effects: [{ if: { is: [{ was: { saved: 'banished' } }, { cardKeyword: 'floating memory' }] } }] },
  ]);
});

it('a restriction at the beginning of a line is of all that the line does (2.4.4.3)', () => {
  expect(meant(action('Draw a card.\n\n[Class Bonus] Draw a card. Recover 2.'))).toMatchObject([
    { effects: [{ do: 'draw' }, { do: 'if', then: [{ do: 'draw' }, { do: 'recover' }] }] },
  ]);
});

it('the next card costs less, and no card after it', () => {
  expect(meant(action('The next ally card you activate this turn costs 2 less to activate.'))).toMatchObject([
    {
      effects: [
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 2 }] }],
          until: { kind: 'untilEvent', on: { on: 'activate', player: 'you' } },
        },
      ],
    },
  ]);
});

describe('loading', () => {
  it('puts a card under an object', () => {
    expect(meant(action('You may load Kindled Reply into an Aetherwing weapon you control.'))).toMatchObject([
      {
        effects: [
          { do: 'choose', min: 0 },
          { do: 'move', what: 'self', to: 'loaded', cause: 'load' },
        ],
      },
    ]);
  });

  it('has what is loaded do in the intent what it does with attacks', () => {
    const bullet = { ...ally('On Hit: Draw a card.\n\nOn Enter: Draw a card.'), type: 'Item — Ranger Bullet' };
    expect(meant(bullet)).toMatchObject([{ zone: 'intent', keyword: 'on hit' }, { keyword: 'on enter' }]);
    expect(meant(bullet)[1]).not.toHaveProperty('zone');
  });
});

it('only a card becomes an omen, whatever else was spoken of', () => {
  expect(
    meant(ally('(1), Banish Lantern Keeper: Banish a card from your graveyard and put an omen counter on it.')),
  ).toMatchObject([
    { effects: [{ do: 'choose' }, { do: 'move', save: 'banished' }, { kind: 'omen', what: { saved: 'banished' } }] },
  ]);
});
