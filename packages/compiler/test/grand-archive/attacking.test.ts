/** What limits attacks, activations and waking up, and what waits for how things leave, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant, why } from './cards.js';

describe('attacks', () => {
  it("can't be made, retaliated or intercepted", () => {
    expect(meant(ally("Lantern Keeper can't attack."))).toMatchObject([
      { mods: [{ mod: 'rule', rule: 'cantAttack' }] },
    ]);
    expect(meant(ally("Lantern Keeper's attacks can't be retaliated."))).toMatchObject([
      { kind: 'static', mods: [{ rule: 'cantBeRetaliated' }] },
    ]);
    expect(meant(attack("Sweeping Arc gets +2 POWER and can't be retaliated."))).toMatchObject([
      { zone: 'intent', mods: [{ mod: 'add' }, { rule: 'cantBeRetaliated' }] },
    ]);
    expect(meant(action("Until end of turn, units with taunt can't be intercepted."))).toMatchObject([
      { effects: [{ do: 'modify', mods: [{ rule: 'cantBeIntercepted' }], until: { kind: 'endOfTurn' } }] },
    ]);
  });

  it('get power for themselves alone: a unit says so of its own, and anything else of the unit that uses it', () => {
    const text = 'On Attack: This attack gets +2 POWER.';
    expect(meant(ally(text))).toMatchObject([
      {
        effects: [
          { what: 'self', mods: [{ mod: 'add', stat: 'attackPower', value: 2 }], until: { kind: 'endOfFight' } },
        ],
      },
    ]);
    expect(meant(attack(text))).toMatchObject([
      { effects: [{ what: { each: [{ is: 'attacking' }] }, until: { kind: 'endOfFight' } }] },
    ]);
  });

  it('cost something', () => {
    expect(meant(ally('As an additional cost to declare an attack with this ally, pay (2).'))).toMatchObject([
      { mods: [{ rule: 'attackCost', amount: 2 }] },
    ]);
    expect(
      meant(
        action("Until end of turn, players can't declare attacks unless they pay (2) for each attack declaration."),
      ),
    ).toMatchObject([{ effects: [{ what: 'players', mods: [{ rule: 'attackTax', amount: 2 }] }] }]);
  });

  it('end where there are any', () => {
    expect(meant(action('Rest target ally. If that ally is attacking, end the combat phase.'))).toMatchObject([
      { effects: [{}, { do: 'if', if: { is: [{ target: 0 }, [{ is: 'attacking' }]] }, then: [{ do: 'endPhase' }] }] },
    ]);
    expect(why(action('Draw a card. End the combat phase.'))).toContain('end phases');
  });
});

describe('an attack card', () => {
  it('has in an intent what it gives itself', () => {
    expect(meant(attack('As long as your champion is distant, Sweeping Arc has "On Hit: Draw a card."'))).toMatchObject(
      [{ kind: 'static', zone: 'intent', mods: [{ ability: { zone: 'intent', on: { on: 'hit', source: 'self' } } }] }],
    );
  });
  it('may have targets by whether it is imbued, which are chosen once it has been paid for', () => {
    expect(meant(action('Imbue 2\n\nIf Kindled Reply is imbued, destroy up to one target ally.'))).toMatchObject([
      { targets: [{ min: 0, if: { paid: 'imbue' } }] },
      { keyword: 'imbue' },
    ]);
  });
  it('is given bulwark by a restriction of its own', () => {
    expect(meant(ally('Bulwark'))).toMatchObject([{ kind: 'keyword', keyword: 'bulwark' }]);
    expect(meant(ally('[Class Bonus] Bulwark'))).toMatchObject([
      { kind: 'static', mods: [{ mod: 'ability', ability: { keyword: 'bulwark' } }] },
    ]);
  });
  it('asks nothing of an attack that is over as what triggers by its damage resolves', () => {
    const text = 'On Hit: If a unit is attacking, draw a card.';
    expect(why(attack(text))).toContain('an attack that is over');
    expect(why(attack(text.replace('Hit', 'Attack')))).toContain('"faults":[]');
  });
});

describe('waking up', () => {
  it('does not happen in the next wake up phase, or unless it is paid for', () => {
    expect(
      meant(action("Rest target ally. That ally doesn't wake up during its controller's next wake up phase.")),
    ).toMatchObject([
      { effects: [{}, { mods: [{ rule: 'doesntWakeUp' }], until: { kind: 'nextStep', step: 'wakeUp' } }] },
    ]);
    expect(
      meant(
        attack(
          "On Hit: The hit object doesn't wake up during its controller's next wake up phase unless that player pays (1).",
        ),
      ),
    ).toMatchObject([
      { effects: [{ do: 'pay', who: { controllerOf: { event: 'object' } }, else: [{ do: 'modify' }] }] },
    ]);
  });
});

describe('cards', () => {
  it('say when they may be activated', () => {
    expect(meant(action('Activate this card only during your end phase.\n\nDraw a card.'))).toMatchObject([
      { kind: 'spell' },
      { mods: [{ rule: 'activateOnly', if: { all: [{ turnOf: 'you' }, { during: ['end'] }] } }] },
    ]);
    expect(
      meant(action('The next ally card you activate this turn can be activated as though it had fast activation.')),
    ).toMatchObject([
      { effects: [{ what: 'you', mods: [{ rule: 'asThoughFast', of: [{}] }], until: { kind: 'untilEvent' } }] },
    ]);
    expect(meant(ally('Ignore the elemental requirements of Horse cards you activate.'))).toMatchObject([
      { affects: { players: 'you' }, mods: [{ rule: 'ignoresElements', of: [{}] }] },
    ]);
  });

  it('are prepared', () => {
    expect(meant(action('Prepare 2\n\nIf Kindled Reply was prepared, draw a card.'))).toMatchObject([
      { effects: [{ do: 'if', if: { paid: 'prepare' } }] },
      { kind: 'keyword', keyword: 'prepare', value: 2 },
    ]);
  });

  it('of one player or of one graveyard are counted and aimed at together', () => {
    expect(
      meant(ally('As long as an opponent has four or more cards in their memory, Lantern Keeper has vigor.')),
    ).toMatchObject([{ if: { exists: [{ player: 'opponent' }, { owns: [[{ zone: 'memory' }], '>=', 4] }] } }]);
    expect(meant(action('Banish up to two target cards from a single graveyard.'))).toMatchObject([
      { targets: [{ min: 0, max: 2, together: 'sameOwner' }] },
    ]);
  });
});

describe('what leaves', () => {
  it('is waited for by a word for how', () => {
    const leaving = (word: string) => meant(ally(`${word}: Draw a card.`))[0];
    expect(leaving('On Leave')).toMatchObject({ on: { on: 'move', match: { from: 'field' } } });
    expect(leaving('On Banish')).toMatchObject({ on: { match: { from: 'field', to: 'banishment' } } });
    expect(leaving('On Sacrifice')).toMatchObject({ on: { match: { cause: 'sacrifice' } } });
    expect(leaving('On Ally Hit')).toMatchObject({
      on: { on: 'hit', source: 'self', object: { has: ['types', ['Ally']] } },
    });
  });
});

describe('what is chosen to enter', () => {
  it('is there where all can see it, and need not be found where they cannot', () => {
    const min = (place: string) =>
      meant(action(`Choose a Sword regalia card from your ${place} and put it onto the field.`))[0];
    expect(min('banishment')).toMatchObject({ effects: [{ do: 'choose', min: 1 }, {}] });
    expect(min('material deck')).toMatchObject({ effects: [{ do: 'choose', min: 0 }, {}] });
  });
});
