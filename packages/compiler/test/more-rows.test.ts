/** What further rows mean, whatever the printer says: each card has one line, and the printer is taken to say it. */
import { describe, expect, it } from 'vitest';
import { compileCard, magicGrammar } from '../src/index.js';
import { creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

describe('descriptions', () => {
  it('one of several subtypes, and no subtype', () => {
    expect(
      meant(
        instant('Search your library for a Plains or Island card, reveal it, put it into your hand, then shuffle.'),
      ),
    ).toMatchObject([{ effects: [{ do: 'search', filter: [{ has: ['subtypes', ['Plains', 'Island']] }] }, {}] }]);
    expect(meant(instant('Destroy target non-Human creature.'))).toMatchObject([
      { targets: [{ what: [{}, { has: ['types', 'Creature'] }, { not: { has: ['subtypes', 'Human'] } }] }] },
    ]);
  });

  it('of a subtype or a type before another type nobody can say what it belongs to', () => {
    expect(why(instant('Destroy target Saga or enchantment creature.'))).toContain('unsupported');
  });
});

describe('one instruction in the place of another', () => {
  it('is one of two branches', () => {
    expect(
      meant(
        instant(
          'Target creature gets +1/+1 until end of turn. If you have no cards in hand, that creature gets +3/+3 until end of turn instead.',
        ),
      ),
    ).toMatchObject([
      { effects: [{ do: 'if', then: [{ mods: [{ value: 3 }, {}] }], else: [{ mods: [{ value: 1 }, {}] }] }] },
    ]);
  });

  it('is not read where the two do different things', () => {
    expect(why(instant('Draw a card. If you have no cards in hand, you gain 3 life instead.'))).toContain(
      'unsupported',
    );
  });
});

describe('what is divided', () => {
  it('has its total beside the first targets', () => {
    expect(
      meant(instant('Kindled Reply deals 5 damage divided as you choose among any number of target creatures.')),
    ).toMatchObject([
      { divide: 5, targets: [{ min: 0, max: null }], effects: [{ do: 'damage', amount: { division: true } }] },
    ]);
  });

  it('is not read where other targets come before it', () => {
    const text =
      'Destroy target land. Kindled Reply deals 2 damage divided as you choose among one or two target creatures.';
    expect(why(instant(text))).toContain('unsupported');
  });
});

describe('one or more', () => {
  it('are waited for as one (603.2c)', () => {
    expect(meant(creature('Whenever one or more artifacts you control enter, draw a card.'))).toMatchObject([
      { on: { on: 'move', batch: true, match: { to: 'battlefield' } } },
    ]);
  });
});

describe('what is linked, held and asked back', () => {
  const exiles = 'When Mossback Warden enters, exile another target creature.';
  const returns =
    "When Mossback Warden leaves the battlefield, return the exiled card to the battlefield under its owner's control.";
  const both = (text: string) => {
    const { trace, card } = compileCard(creature(text), { ...magicGrammar, wordings: () => [] });
    return JSON.stringify([trace.faults, trace.differences.length, card.status]);
  };
  it('the one ability that exiles keeps what the other one speaks of (607.2a)', () => {
    expect(both(`${exiles}\n${returns}`)).toBe('[[],2,"unsupported"]');
  });
  it('where nothing is exiled, or by several abilities, it is not read', () => {
    expect(both(returns)).toContain('by which instruction');
    expect(both(`${exiles}\n${exiles}\n${returns}`)).toContain('by which instruction');
  });

  it('"that much" is what happened, and nothing where another amount stands between', () => {
    expect(meant(creature('Whenever Mossback Warden is dealt damage, you gain that much life.'))).toMatchObject([
      { effects: [{ do: 'stat', amount: { event: 'amount' } }] },
    ]);
    expect(
      why(creature('Whenever Mossback Warden is dealt damage, draw two cards and you gain that much life.')),
    ).toContain('unsupported');
  });

  it('each basic land type counts once (305.6)', () => {
    expect(
      meant(instant('You gain life equal to the number of basic land types among lands you control.')),
    ).toMatchObject([{ effects: [{ amount: { sum: [{ least: [1, {}] }, {}, {}, {}, {}] } }] }]);
  });

  it('what is chosen to be returned must be yours', () => {
    expect(
      meant(creature("When Mossback Warden enters, return a land you control to its owner's hand.")),
    ).toMatchObject([{ effects: [{ do: 'choose' }, { do: 'move', to: 'hand' }] }]);
    expect(why(creature("When Mossback Warden enters, return a land to its owner's hand."))).toContain('unsupported');
  });
});
