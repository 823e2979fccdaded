/** What Grand Archive's instructions mean, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import { action, ally, meant, why } from './cards.js';

const CHAMPION = { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] };

describe('a choice', () => {
  it('is made as something is done, where nothing is targeted (2.7.7)', () => {
    expect(meant(ally('On Enter: Put a buff counter on an ally you control.'))).toMatchObject([
      {
        effects: [
          { do: 'choose', min: 1, max: 1 },
          { do: 'counters', kind: 'buff' },
        ],
      },
    ]);
    expect(meant(ally('On Enter: You may put a buff counter on an ally you control.'))).toMatchObject([
      { effects: [{ do: 'choose', min: 0, max: 1 }, { do: 'counters' }] },
    ]);
  });

  it('is of every player by themselves', () => {
    expect(meant(ally('On Enter: Each opponent puts two cards from their hand into their memory.'))).toMatchObject([
      {
        effects: [
          { do: 'choose', who: 'opponents', each: 'one 10', from: [{ zone: 'hand' }, { owner: { saved: 'one 10' } }] },
          { do: 'move', to: 'memory' },
        ],
      },
    ]);
  });
});

describe('what one may do for something', () => {
  it('is there only where it can be done', () => {
    expect(meant(ally('On Enter: You may rest Lantern Keeper. If you do, glimpse 2.'))).toMatchObject([
      {
        effects: [
          {
            do: 'if',
            if: { is: [{ now: 'self' }, [{ zone: 'field' }, { not: { status: 'rested' } }]] },
            then: [{ do: 'may' }],
          },
        ],
      },
    ]);
  });

  it('is done with counters of one champion, of which as many are removed as its player says', () => {
    const taken = (cap: unknown) => [
      { do: 'choose', from: CHAMPION.each, min: 1, max: 1 },
      { do: 'number', max: cap },
      { do: 'counters', what: { saved: expect.any(String) }, amount: { negative: {} } },
    ];
    const all = { counters: 'quest', of: { saved: expect.any(String) } };
    expect(meant(action('Remove up to nine quest counters from your champion. Draw a card.'))).toMatchObject([
      { effects: [...taken({ least: [9, all] }), { do: 'draw' }] },
    ]);
    expect(
      meant(
        action(
          'Remove any amount of quest counters from your champion. Your champion gets +1 level for each counter removed this way until end of turn.',
        ),
      ),
    ).toMatchObject([{ effects: [...taken(all), { do: 'modify' }] }]);
  });

  it('is as if paid for counters, those of a champion too: of several one gives them all', () => {
    expect(
      meant(action('You may remove two enlighten counters from your champion. If you do, draw a card.')),
    ).toMatchObject([
      {
        effects: [
          {
            do: 'pay',
            cost: [{ pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 2 }],
            then: [{ do: 'draw' }],
          },
        ],
      },
    ]);
    expect(
      meant(ally('On Attack: You may remove an age counter from Lantern Keeper. If you do, draw a card.')),
    ).toMatchObject([
      { effects: [{ do: 'pay', cost: [{ pay: 'removeCounters', kind: 'age', amount: 1 }], then: [{ do: 'draw' }] }] },
    ]);
  });

  it('has targets of its own behind "when you do"', () => {
    expect(meant(ally('On Enter: You may pay (2). When you do, destroy target ally.'))).toMatchObject([
      {
        effects: [
          { do: 'pay', then: [{ do: 'reflexive', ability: { targets: [{}], effects: [{ to: 'graveyard' }] } }] },
        ],
      },
    ]);
  });

  it('is a card with a keyword, also one that a restriction admits (2.4.0.2.1.2)', () => {
    const text = 'On Enter: You may banish a card with floating memory from your graveyard. If you do, draw a card.';
    expect(meant(ally(text))).toMatchObject([
      { effects: [{ do: 'choose', from: [{}, {}, { cardKeyword: 'floating memory' }] }, { do: 'if' }] },
    ]);
  });
});

describe('prevention', () => {
  it('is a shield of each unit, and one of a single champion (2.9.1.7.1)', () => {
    expect(
      meant(action('Prevent the next 2 damage that would be dealt to each unit you control this turn.')),
    ).toMatchObject([{ effects: [{ shield: 2, apart: true }] }]);
    const [one] = meant(action('Prevent the next 2 damage that would be dealt to your champion this turn.'));
    expect(JSON.stringify(one)).not.toContain('apart');
  });

  it('takes along what says how much was prevented (2.9.1.10)', () => {
    const text =
      'The next time damage would be dealt to your champion this turn, prevent that damage. Put an amount of enlighten counters on your champion equal to the amount of damage prevented this way.';
    expect(meant(action(text))).toMatchObject([
      { effects: [{ once: true, replaces: { also: [{ do: 'counters', amount: { event: 'prevented' } }] } }] },
    ]);
    expect(
      why(action('Draw a card. Deal X damage to target unit, where X is the amount of damage prevented this way.')),
    ).toContain('unsupported');
  });
});

describe('words that point back', () => {
  it('mean what was spoken of', () => {
    expect(meant(action('Put a buff counter on target ally. If that ally is a Beast, wake it up.'))).toMatchObject([
      {
        effects: [
          { what: { target: 0 } },
          { if: { is: [{ target: 0 }, [{ has: ['subtypes', ['Beast']] }]] }, then: [{ what: { target: 0 } }] },
        ],
      },
    ]);
    expect(
      meant(ally('On Enter: If your champion has no lash counters on them, put a lash counter on them.')),
    ).toMatchObject([{ effects: [{ do: 'if', then: [{ do: 'counters', what: CHAMPION }] }] }]);
  });

  it('are of each that a static ability affects by itself', () => {
    expect(meant(ally('Your champion gets +1 level for every three enlighten counters on them.'))).toMatchObject([
      { affects: CHAMPION.each, mods: [{ value: { quotient: [{ counters: 'enlighten', of: 'affected' }, 3] } }] },
    ]);
  });
});

describe('an ability of a lineage', () => {
  const champion = (text: string) => ({
    name: 'Vessa, Reed Singer',
    cost: 'memory 2',
    type: 'Champion — Mage Human',
    figures: { element: 'wind', level: 2, life: 20 },
    text,
  });
  it('is there on the field and below another champion', () => {
    const text = 'Vessa Lineage\n\nInherited Effect: Whenever you activate a Mage action card, draw a card.';
    expect(meant(champion(text))).toMatchObject([
      { keyword: 'lineage', label: 'Vessa' },
      { kind: 'triggered', effects: [{ do: 'draw' }] },
      { kind: 'triggered', zone: 'lineage', effects: [{ do: 'draw' }] },
    ]);
  });
  it('speaks of the champion, which its card is not', () => {
    expect(meant(champion('Inherited Effect: Vessa gets +1 level.'))).toMatchObject([
      { kind: 'static', mods: [{ stat: 'level' }] },
      { kind: 'static', zone: 'lineage', affects: 'attached', mods: [{ stat: 'level' }] },
    ]);
  });
  it('is no ability of another card where that is itself', () => {
    const text = 'Inherited Effect — At the beginning of your end phase, deal 1 damage to this object.';
    expect(meant(action(text))).toMatchObject([
      { kind: 'spell' },
      { kind: 'triggered', zone: 'lineage', effects: [{ to: 'attached' }] },
    ]);
  });
});
