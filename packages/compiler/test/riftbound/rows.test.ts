/** What rows of Riftbound's grammar mean, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import { battlefield, legend, meant, readCard, spell, unit, why } from './cards.js';

const UNIT = { has: ['types', 'Unit'] };
const _FRIENDLY = { controller: 'team' };
const YOURS = { controller: 'you' };

describe('what is printed beside a text', () => {
  it('is read, with Power of the card’s own domains (135.2.e.6.c)', () => {
    expect(readCard(unit('')).definition).toMatchObject({
      props: { types: ['Unit'], domains: ['Mind'], tags: ['Ionia'], energy: 3, power: ['Mind'], might: 3 },
      abilities: [],
    });
    expect(readCard({ ...spell('Draw 1.'), cost: '[1][C][A]' }).definition).toMatchObject({
      props: { energy: 1, power: ['Fury|Chaos', 'any'] },
    });
  });

  it('is refused where a unit has no Might (143.2), and may be that of a token (186)', () => {
    expect(why({ ...unit('Draw 1.'), figures: { domains: 'Mind' } })).toContain('"reason":"figures"');
    expect(readCard({ ...unit(''), type: 'Token Unit' }).definition).toMatchObject({
      props: { types: ['Unit'], supertypes: ['Token'] },
    });
  });
});

describe('keywords', () => {
  it('stand in brackets, with a number or a cost', () => {
    expect(meant(unit('[Tank] (I must be assigned combat damage first.)\n[Assault 2], [Shield]'))).toMatchObject([
      { kind: 'keyword', keyword: 'tank' },
      { kind: 'keyword', keyword: 'assault', value: 2 },
      { kind: 'keyword', keyword: 'shield' },
    ]);
    expect(meant(unit('[Accelerate]'))).toMatchObject([
      { keyword: 'accelerate', cost: [{ pay: 'resources', energy: 1, power: ['Mind'] }] },
    ]);
  });

  it('repeat the instructions of a spell for an optional cost (820.1.d)', () => {
    expect(meant(spell('[Action]\n[Repeat] [2]\nDraw 1.'))).toMatchObject([
      { keyword: 'action' },
      { keyword: 'repeat' },
      { kind: 'spell', optional: [{ name: 'repeat', times: 1 }], effects: [{ do: 'draw' }] },
    ]);
  });

  it('name what depends on another card: one more where the card itself was played (812.1.c)', () => {
    const played = (count: number) => ({ compare: [{ stat: 'cardsPlayed' }, '>=', count] });
    expect(meant(unit('[Legion] — I cost [2] less.'))).toMatchObject([
      { keyword: 'legion' },
      { kind: 'static', if: played(1), mods: [{ mod: 'cost' }] },
    ]);
    expect(meant(unit('[Legion][>] When you play me, buff me.'))).toMatchObject([
      { keyword: 'legion' },
      { kind: 'triggered', if: played(2), effects: [{ do: 'counters', kind: 'buff' }] },
    ]);
  });
});

describe('what depends on XP or on being Empowered', () => {
  const level = (value: number) => ({ compare: [{ stat: 'xp', of: 'you' }, '>=', value] });
  const EMPOWERED = { is: ['self', { status: 'empowered' }] };

  it('is had as long as that is so (824.1.b.1, 828.1.b.1)', () => {
    expect(meant(unit('[Level 3][>] I have +1 [M] and [Ganking].\n[Level 6][>] I enter ready.'))).toMatchObject([
      { keyword: 'level', value: 3 },
      { kind: 'static', if: level(3), mods: [{ value: 1 }, { ability: { keyword: 'ganking' } }] },
      { keyword: 'level', value: 6 },
      { kind: 'static', zone: 'chain', if: level(6), mods: [{ rule: 'entersReady' }] },
    ]);
    expect(meant(unit('[Level 2][>] When you play me, if you control a Poro, draw 1.'))).toMatchObject([
      { keyword: 'level' },
      { kind: 'triggered', if: { all: [level(2), {}] } },
    ]);
    expect(meant(unit('[Empowered][>] [1]: Draw 1.\n[Empowered][>][>>][Deathknell][>] Draw 1.'))).toMatchObject([
      { keyword: 'empowered' },
      { kind: 'activated', if: EMPOWERED },
      { keyword: 'empowered' },
      { kind: 'static', if: EMPOWERED, mods: [{ mod: 'ability', ability: { keyword: 'deathknell' } }] },
    ]);
    expect(meant(unit('[Level 3][>] I have +1 [M] and enter ready.'))).toMatchObject([
      {},
      { if: level(3), mods: [{ mod: 'add' }] },
      { if: level(3), mods: [{ rule: 'entersReady' }] },
    ]);
  });

  it('comes by Hunt, by gaining and by costs (823, 827, 730, 442)', () => {
    expect(meant(unit('[Hunt 2]\nWhen I hold, gain 2 XP for each gear you control.'))).toMatchObject([
      { keyword: 'hunt', value: 2 },
      { effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: { times: [2, {}] } }] },
    ]);
    expect(meant(unit('Spend 2 XP: Draw 1.\nDisempower me, [E]: Empower another unit.'))).toMatchObject([
      { cost: [{ pay: 'xp', amount: 2 }] },
      { cost: [{ pay: 'disempower' }, { pay: 'exhaust' }], effects: [{ do: 'status', status: 'empowered' }] },
    ]);
    expect(meant(unit("If you've gained XP this turn, I have [Tank]."))).toMatchObject([
      { if: { compare: [{ happened: { on: 'stat', player: 'you', match: { stat: 'xp', gain: true } } }, '>=', 1] } },
    ]);
    expect(meant(unit('[Empower] — [1] or [Body]\nWhen I become [Empowered], draw 1.'))).toMatchObject([
      { keyword: 'empower', cost: [{ energy: 1 }] },
      { keyword: 'empower', cost: [{ power: ['Body'] }] },
      { on: { on: 'status', object: 'self', match: { status: 'empowered', on: true } } },
    ]);
  });

  it('has a cost that the text beside it changes (827.1.c.3)', () => {
    const cheaper = {
      kind: 'static',
      mods: [{ mod: 'cost', abilities: true, using: 'empower', less: [{ energy: 1 }] }],
    };
    expect(meant(unit('[Empower] [9]. This ability costs [1] less for each rune you control.'))).toMatchObject([
      { keyword: 'empower' },
      { ...cheaper, mods: [{ times: { count: [{ has: ['types', 'Rune'] }, YOURS] } }] },
    ]);
    expect(meant(unit('[Empower] [9]. This ability costs [1] less if you control a Poro.'))).toMatchObject([
      { keyword: 'empower' },
      { ...cheaper, if: { exists: [{ has: ['tags', 'Poro'] }, YOURS] } },
    ]);
  });

  it('is asked of what is chosen, or of something that is controlled', () => {
    expect(meant(spell("Disempower a unit that's [Empowered]."))).toMatchObject([
      { targets: [{ what: [UNIT, { status: 'empowered' }] }], effects: [{ do: 'status', on: false }] },
    ]);
    expect(meant(spell("If you control something that's [Empowered], this costs [2] less.\nDraw 1."))).toMatchObject([
      { if: { exists: [{ any: [{ zone: 'board' }, { zone: 'legendZone' }] }, { status: 'empowered' }, YOURS] } },
      {},
    ]);
  });
});

describe('an instruction', () => {
  it('chooses what it names, and nothing where it is of all (355.7, 355.10.d)', () => {
    expect(meant(spell('Deal 2 to a unit at a battlefield.'))).toMatchObject([
      { targets: [{ what: [UNIT, { is: 'atBattlefield' }] }], effects: [{ do: 'damage', to: { target: 0 } }] },
    ]);
    expect(meant(spell('Kill all gear.'))).toMatchObject([
      { effects: [{ what: { each: [{ has: ['types', 'Gear'] }] } }] },
    ]);
  });

  it('gives Might and keywords for a turn, and not below a minimum (477.3.e.2.b)', () => {
    expect(meant(spell('Give a unit +2 [M] this turn.'))).toMatchObject([
      { effects: [{ do: 'modify', mods: [{ mod: 'add', stat: 'might', value: 2 }] }] },
    ]);
    expect(meant(spell('Give a unit -2 [M] this turn, to a minimum of 1 [M].'))).toMatchObject([
      { effects: [{ do: 'forEach', of: { target: 0 } }] },
    ]);
    expect(meant(spell('Give a unit [Temporary].'))).toMatchObject([
      { effects: [{ do: 'modify', until: { kind: 'permanent' } }] },
    ]);
  });

  it('speaks of what was chosen, and never of its source, as "it" (359.3.f)', () => {
    expect(
      meant(unit('When you play me, choose an enemy unit. If it is stunned, kill it. Otherwise, stun it.')),
    ).toMatchObject([
      {
        targets: [{}],
        effects: [
          {
            do: 'if',
            if: { is: [{ target: 0 }, { status: 'stunned' }] },
            then: [{ do: 'kill', what: { target: 0 } }],
            else: [{ do: 'status', what: { target: 0 } }],
          },
        ],
      },
    ]);
    expect(meant(unit('When a friendly unit attacks or defends alone, give it +1 [M] this turn.'))).toMatchObject([
      { effects: [{ do: 'modify', what: { event: 'object' } }] },
      { effects: [{ do: 'modify', what: { event: 'object' } }] },
    ]);
  });

  it('asks which additional cost was paid, where it was Energy or Power (355.1.a)', () => {
    expect(
      meant(
        unit(
          'You may pay [1] as an additional cost to play me.\nWhen you play me, if you paid the additional cost, draw 1.',
        ),
      ),
    ).toMatchObject([
      { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'additional' } }] },
      { kind: 'triggered', if: { paid: 'additional' } },
    ]);
  });

  it('speaks of cards that the player discarded this turn, whoever had them discarded', () => {
    expect(meant(unit("If you've discarded a card this turn, I have [Ganking]."))).toMatchObject([
      {
        if: { compare: [{ happened: { on: 'move', object: { owner: 'you' }, match: { cause: 'discard' } } }, '>=', 1] },
      },
    ]);
  });

  it('of a spell may be left undone as it resolves, apart from what was chosen (355.12)', () => {
    expect(meant(spell('You may kill up to one gear. Draw 1.'))).toMatchObject([
      { targets: [{ min: 0 }], effects: [{ do: 'if', then: [{ do: 'may', then: [{ do: 'kill' }] }] }, { do: 'draw' }] },
    ]);
  });
});

describe('a triggered ability', () => {
  it('has its condition directly behind what it waits for, and any later one in its effect (383.2.a.1)', () => {
    const poro = { exists: [{ has: ['tags', 'Poro'] }, YOURS] };
    expect(meant(unit('When you play me, if you control a Poro, draw 1.'))).toMatchObject([
      { on: { on: 'play', object: 'self' }, if: poro, effects: [{ do: 'draw' }] },
    ]);
    expect(meant(unit('When you play me, draw 1 if you control a Poro.'))).toMatchObject([
      { effects: [{ do: 'if', if: poro, then: [{ do: 'draw' }] }] },
    ]);
  });

  it('is left by its player where it says so first (383.3.a)', () => {
    expect(meant(unit('When I hold, you may kill a gear.'))).toMatchObject([
      { on: { on: 'unit:hold' }, may: true, targets: [{}], effects: [{ do: 'kill', what: { target: 0 } }] },
    ]);
    expect(meant(unit('When I hold, draw 1. You may kill a gear.'))).toMatchObject([
      { effects: [{ do: 'draw' }, { do: 'may', then: [{ do: 'kill' }] }] },
    ]);
  });

  it('that waits for one of two things is two abilities', () => {
    expect(meant(unit('When I attack or defend, draw 1.'))).toMatchObject([
      { on: { on: 'unit:attack' } },
      { on: { on: 'unit:defend' } },
    ]);
  });

  it('of a legend functions in its zone, and of a battlefield for who did it there', () => {
    expect(meant(legend('When you win a combat, draw 1.'))).toMatchObject([{ zone: 'legendZone' }]);
    expect(meant(battlefield('When you conquer here, draw 1.'))).toMatchObject([
      { on: { on: 'conquer', object: 'self', player: 'you' } },
    ]);
  });

  it('knows where something was that has died (359.3.e.13)', () => {
    expect(meant(unit('When an enemy unit here dies, draw 1.'))).toMatchObject([
      { on: { on: 'move', object: [{ controller: 'opponent' }, {}, { is: 'here' }] } },
    ]);
  });
});

describe('an activated ability', () => {
  it('that adds resources resolves at once (429.2), in either form', () => {
    const adding = { kind: 'activated', cost: [{ pay: 'exhaust' }], immediate: true, timing: 'reaction' };
    expect(meant(unit('[E]: [Reaction] — [Add] [1].'))).toMatchObject([adding]);
    expect(meant(unit('[Reaction][>] [E]: [Add] [1].'))).toMatchObject([adding]);
    const forSpells = (added: string) => unit(`[E]: [Reaction] — [Add] ${added}. Use only to play spells.`);
    expect(meant(forSpells('[A]'))).toMatchObject([{ effects: [{ power: ['any'], only: 'spell' }] }]);
    expect(meant(forSpells('[2]'))).toMatchObject([{ effects: [{ energy: 2, only: 'spell' }] }]);
  });
});

describe('"other" is unsure', () => {
  it('where it may be another than what made an ability trigger, or than a card that is no such thing', () => {
    const other = 'When you play a unit, ready another friendly unit.';
    expect(why(unit(other))).toContain('another than what made it trigger');
    expect(meant(unit('When you play me, ready another friendly unit.'))).toHaveLength(1);
    expect(meant(unit('When another friendly unit dies, give me +1 [M] this turn.'))).toHaveLength(1);
    expect(why(unit('When you play me, if you control 3 or more other gear, draw 1.'))).toContain('no gear');
  });
});
