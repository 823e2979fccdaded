import { describe, expect, it } from 'vitest';
import { abilitiesOf, aura, compile, creature, instant } from './cards.js';
import { meant } from './meaning.js';

const battlefield = { zone: 'battlefield' };
const isCreature = { has: ['types', 'Creature'] };

describe('a text that is read whole', () => {
  it('becomes a definition that the game takes, and says the same when it is printed', () => {
    const { card } = compile(instant('Kindled Reply deals 2 damage to any target. Draw a card.'));
    expect(card).toMatchObject({
      status: 'exact',
      definition: { name: 'Kindled Reply', props: { manaCost: '{1}{R}', types: ['Instant'], colors: ['R'] } },
      clauses: [{ from: 0, to: 56, status: 'exact' }],
    });
    expect(card.printed).toBe('Kindled Reply deals 2 damage to any target. draw a card');
  });

  it('gives each "target" its clause, and "another" one that the first is not', () => {
    expect(
      abilitiesOf(
        instant('Target creature gets +1/+0 until end of turn. Another target creature gets -1/-0 until end of turn.'),
      ),
    ).toMatchObject([
      {
        targets: [{ what: [battlefield, isCreature] }, { what: [battlefield, isCreature], notIn: [0] }],
        effects: [{ what: { target: 0 } }, { what: { target: 1 } }],
      },
    ]);
  });

  it('mtg:208.2a a star counts 0 where its ability is lost, and what is added to it remains', () => {
    const text =
      'Mossback Warden’s power is equal to the number of cards in your hand and its toughness is equal to that number plus 1.';
    const { card } = compile({ ...creature(text), figures: { power: '*', toughness: '1+*' } });
    expect(card).toMatchObject({ status: 'exact', definition: { props: { power: 0, toughness: 1 } } });
  });

  it('says nothing of reminder text, and knows its own name', () => {
    expect(
      abilitiesOf(creature('Flying (This creature is hard to block.)\nWhen Mossback Warden enters, draw a card.')),
    ).toMatchObject([
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
        effects: [{ do: 'draw', count: 1 }],
      },
    ]);
  });

  it('knows costs, and that a card that is discarded for its ability is in the hand', () => {
    expect(abilitiesOf(creature('{2}, Discard this card: Draw a card.'))).toMatchObject([
      {
        kind: 'activated',
        zone: 'hand',
        cost: [
          { pay: 'mana', cost: '{2}' },
          { pay: 'discard', what: 'self' },
        ],
      },
    ]);
  });

  it('reads Auras, with the target that their spell has', () => {
    expect(abilitiesOf(aura('Enchant creature\nEnchanted creature can’t attack or block.'))).toMatchObject([
      { keyword: 'enchant', from: [isCreature] },
      { kind: 'spell', targets: [{ what: [battlefield, isCreature] }] },
      { affects: 'attached', mods: [{ rule: 'cantAttack' }, { rule: 'cantBlock' }] },
    ]);
  });

  it('calls modes what the printer says of them', () => {
    expect(abilitiesOf(instant('Choose one —\n• Draw a card.\n• Destroy target artifact.'))).toMatchObject([
      {
        modes: {
          min: 1,
          max: 1,
          choices: [{ label: 'draw a card' }, { label: 'destroy target artifact', targets: [{}] }],
        },
      },
    ]);
  });

  it('calls modes what the printer says of what their ability waits for', () => {
    const text =
      'Whenever another creature you control attacks, choose one —\n• That creature gains trample until end of turn.\n• Untap this creature.';
    expect(abilitiesOf(creature(text))).toMatchObject([
      { modes: { choices: [{ label: 'it gains trample until end of turn' }, { label: 'untap Mossback Warden' }] } },
    ]);
  });

  it('takes a condition after a trigger for the condition of the trigger', () => {
    expect(abilitiesOf(creature('When this creature dies, if you control an artifact, draw a card.'))).toMatchObject([
      {
        kind: 'triggered',
        if: { exists: [{ has: ['types', 'Artifact'] }, { controller: 'you' }] },
        effects: [{ do: 'draw' }],
      },
    ]);
  });
});

describe('words that point back', () => {
  it('mean what alone was spoken of', () => {
    expect(abilitiesOf(creature('Whenever this creature attacks, it gets +1/+1 until end of turn.'))).toMatchObject([
      { effects: [{ what: 'self' }] },
    ]);
    expect(
      abilitiesOf(
        instant('Exile target creature you control, then return that card to the battlefield under your control.'),
      ),
    ).toMatchObject([
      {
        effects: [
          { what: { target: 0 }, save: 'found 1' },
          { what: { saved: 'found 1' }, to: 'battlefield', controller: 'you' },
        ],
      },
    ]);
  });

  it('ask about what something was, and do things to what it became', () => {
    expect(abilitiesOf(instant('Exile target creature. Its controller loses 2 life.'))).toMatchObject([
      { effects: [{ what: { target: 0 } }, { who: { controllerOf: { target: 0 } } }] },
    ]);
  });

  it('mean in a graveyard what something became there', () => {
    expect(abilitiesOf(creature("When this creature dies, return it to its owner's hand."))).toMatchObject([
      { effects: [{ do: 'move', what: { event: 'became' }, to: 'hand' }] },
    ]);
  });

  it('are ambiguous where they may mean two things', () => {
    const { card, trace } = compile(
      creature('When this creature enters, tap target creature. It gains flying until end of turn.'),
    );
    expect(card).toMatchObject({ status: 'ambiguous', clauses: [{ status: 'ambiguous' }] });
    expect(card.definition).toBeUndefined();
    expect(trace.doubts).toHaveLength(1);
  });

  it('never mean those who fit now where others fitted before', () => {
    const { card } = compile(
      instant('Creatures with power 2 or less get +2/+0 until end of turn. They gain trample until end of turn.'),
    );
    expect(card.status).toBe('ambiguous');
  });
});

describe('"other"', () => {
  it('is another than the source, where the text speaks of nothing else', () => {
    expect(abilitiesOf(creature('Other creatures you control get +1/+1.'))).toMatchObject([
      { affects: [isCreature, { controller: 'you' }, { other: true }] },
    ]);
  });

  it('is not read where it may be another than something else', () => {
    const { card, trace } = compile(
      creature('{T}: Target creature gets +1/+1 until end of turn. Tap each other creature.'),
    );
    expect(card.status).toBe('unsupported');
    expect(trace.faults.join()).toContain('other');
  });
});

describe('"another" card', () => {
  it('is another than what the source became, where that is a card of the same graveyard by then', () => {
    const text = 'When this creature dies, return another target creature card from your graveyard to your hand.';
    expect(meant(creature(text))).toMatchObject([
      { targets: [{ what: [isCreature, {}, {}, { not: { in: { event: 'became' } } }] }] },
    ]);
  });
});

describe('an ability that is given', () => {
  it('is settled by itself: "this creature" is what has it', () => {
    expect(
      abilitiesOf(
        aura('Enchant creature\nEnchanted creature gets +2/+0 and has "When this creature dies, draw a card."'),
      ),
    ).toMatchObject([
      {},
      {},
      { mods: [{ stat: 'power' }, { ability: { on: { object: 'self' }, effects: [{ do: 'draw' }] } }] },
    ]);
  });
});

describe('a text that is not read', () => {
  it('is not read where each is meant by itself, and all together would be counted', () => {
    const text = "Creatures you don't control get -1/-1 for each slime counter on them.";
    expect(compile(creature(text)).card.status).not.toBe('exact');
  });

  it('says where reading stopped, and what could have stood there', () => {
    const text = 'Draw two cards.\nTarget creature gets +2/+2 until tomorrow.';
    const { card } = compile(instant(text));
    expect(card.status).toBe('unsupported');
    expect(card.clauses.map(({ text, status }) => [text, status])).toEqual([
      ['Draw two cards.', 'exact'],
      ['Target creature gets +2/+2 until', 'exact'],
      ['tomorrow.', 'unsupported'],
    ]);
    expect(card.clauses[2]).toMatchObject({ reason: 'text', expected: ['end', 'your'] });
    for (const { text: clause, from, to } of card.clauses) expect(text.slice(from, to)).toBe(clause);
  });

  it('names the word that is missing', () => {
    const { card } = compile(creature('Kicker {1} and/or {2}'));
    expect(card.clauses).toMatchObject([{ status: 'unsupported', reason: 'word', needs: 'two kickers' }]);
  });

  it('misses figures as a clause without text', () => {
    const { card } = compile({ ...creature('Flying'), figures: { power: '2' } });
    expect(card).toMatchObject({
      status: 'unsupported',
      clauses: [{ text: '', from: 0, to: 0, reason: 'figures', expected: ['toughness'] }],
    });
  });

  it('is only near what is printed, and so never exact', () => {
    expect(compile(creature('Flying'), { near: true }).card.status).toBe('unsupported');
    expect(compile(creature('Flying'), { layout: 'split' }).card.clauses).toMatchObject([{ reason: 'layout' }]);
  });

  it('costs no more than its budget, however long it is', () => {
    const begun = performance.now();
    const { card } = compile(instant('Target creature and '.repeat(250)));
    expect(card.status).toBe('unsupported');
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
