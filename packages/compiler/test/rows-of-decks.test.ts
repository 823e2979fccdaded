/** What rows mean that whole decks needed, whatever the printer says: each card has one line, and the printer is taken to say it. */
import { describe, expect, it } from 'vitest';
import { type CardText, compileCard, magicGrammar } from '../src/index.js';
import { aura, creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const effects = (text: string): unknown => (meant(instant(text)) as { effects: unknown }[])[0]?.effects;

describe('what abilities wait for', () => {
  it('a step, and something else as well', () => {
    expect(
      meant(relic('At the beginning of your upkeep and whenever you cast a red spell, put a charge counter on ~.')),
    ).toMatchObject([
      { on: { on: 'step', player: 'you' } },
      { on: { on: 'cast', object: [{ has: ['colors', 'R'] }] } },
    ]);
  });

  it('spells that are cast from somewhere, or in somebody’s turn', () => {
    expect(meant(relic('Whenever a player casts a spell from a graveyard, draw a card.'))).toMatchObject([
      { on: { on: 'cast', object: [{ playedFrom: 'graveyard' }] } },
    ]);
    expect(meant(relic('Whenever an opponent casts a spell during your turn, draw a card.'))).toMatchObject([
      { on: { on: 'cast', player: 'opponent' }, if: { turnOf: 'you' } },
    ]);
  });

  it('damage by one of two descriptions, and by whatever dealt it', () => {
    const text =
      'Whenever an opponent is dealt damage by a red sorcery spell you control or by a Goblin you control, draw a card.';
    expect(meant(relic(text))).toMatchObject([
      {
        on: {
          on: 'damage',
          player: 'opponent',
          source: [
            {
              any: [
                [{ is: 'spell' }, {}, {}, {}],
                [{}, {}],
              ],
            },
          ],
        },
      },
    ]);
    expect(
      meant(creature("Whenever a source deals damage to this creature, that source's controller discards a card.")),
    ).toMatchObject([
      {
        on: { on: 'damage', object: 'self' },
        effects: [{ do: 'discard', who: { controllerOf: { event: 'source' } } }],
      },
    ]);
  });

  it('others that attack beside it', () => {
    expect(
      meant(creature('Whenever this creature and at least two other creatures attack, draw a card.')),
    ).toMatchObject([
      { on: { on: 'attack', object: 'self', beside: { what: [{ has: ['types', 'Creature'] }], count: 2 } } },
    ]);
  });
});

describe('what is counted', () => {
  it('for each counter on something', () => {
    expect(effects('You gain 2 life for each charge counter on target artifact.')).toMatchObject([
      { amount: { times: [2, { counters: 'charge', of: { target: 0 } }] } },
    ]);
  });
});

describe('what was done before', () => {
  it('was something before it was sacrificed, or moved', () => {
    expect(
      meant(creature('Sacrifice a creature: Draw a card. If the sacrificed creature was a Goblin, draw a card.')),
    ).toMatchObject([
      { cost: [{ save: 'found 1' }], effects: [{}, { if: { is: [{ was: { saved: 'found 1' } }, [{}]] } }] },
    ]);
    expect(effects('Exile target card from a graveyard. If it was a land card, draw a card.')).toMatchObject([
      { do: 'move', save: 'found 1' },
      { if: { is: [{ was: { saved: 'found 1' } }, [{ has: ['types', 'Land'] }]] } },
    ]);
  });

  it('is not known yet where it is done later', () => {
    const text =
      'Return target creature card from your graveyard to the battlefield. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else.';
    expect(effects(text)).toMatchObject([
      { do: 'move', save: 'found 1' },
      { do: 'delayed', effects: [{ what: { saved: 'found 1' } }] },
      { do: 'createReplacement', entities: { saved: 'found 1' } },
    ]);
  });

  it('is as many tokens, or more of them', () => {
    expect(
      effects(
        'Create two 1/1 white Human creature tokens. If you have 5 or less life, create five of those tokens instead.',
      ),
    ).toMatchObject([{ do: 'if', then: [{ do: 'create', count: 5 }], else: [{ do: 'create', count: 2 }] }]);
    expect(why(instant('Draw a card. If you have 5 or less life, create five of those tokens instead.'))).toContain(
      'unsupported',
    );
  });
});

describe('who is chosen for, and what', () => {
  it('a target and all of its name, also where it has none', () => {
    expect(effects('Exile target creature and all other creatures with the same name as that creature.')).toMatchObject(
      [
        {
          what: {
            each: { any: [{ in: { target: 0 } }, [{}, { has: ['types', 'Creature'] }, { sameName: { target: 0 } }]] },
          },
        },
      ],
    );
  });

  it('a card of a hand that is shown, or of a graveyard by its owner', () => {
    expect(
      effects('Target opponent reveals their hand. You choose a green card from it and exile that card.'),
    ).toMatchObject([
      { do: 'reveal' },
      { do: 'choose', from: [{ zone: 'hand' }, { owner: { target: 0 } }, { has: ['colors', 'G'] }] },
      { do: 'move', to: 'exile' },
    ]);
    expect(effects('Target player exiles a card from their graveyard.')).toMatchObject([
      { do: 'choose', who: { target: 0 } },
      { do: 'move', to: 'exile' },
    ]);
    expect(why(instant('Each player exiles a card from their graveyard.'))).toContain('unsupported');
  });

  it('what is gained without a duration stays, in a sentence of its own alone', () => {
    expect(effects('Untap target creature. It gains haste.')).toMatchObject([{}, { until: { kind: 'permanent' } }]);
    expect(why(instant('Untap target creature and it gains haste.'))).toContain('unsupported');
  });
});

describe('what stays', () => {
  it('several rules of one sentence', () => {
    expect(
      meant(aura("Enchanted creature can't attack or block, and its activated abilities can't be activated.")),
    ).toMatchObject([{ mods: [{ rule: 'cantAttack' }, { rule: 'cantBlock' }, { rule: 'cantBeActivated' }] }]);
  });

  it('what costs more for each further target, and how others enter', () => {
    expect(
      JSON.stringify(meant({ ...instant('This spell costs {2} more to cast for each target beyond the first.') })),
    ).toContain('{"sum":["targets",-1]}');
    expect(meant(relic('Creatures your opponents control enter tapped.'))).toMatchObject([
      { kind: 'replacement', object: [{ has: ['types', 'Creature'] }, { controller: 'opponent' }] },
    ]);
  });

  it('a cost that exiles the source exiles it from the battlefield', () => {
    expect(meant(relic('Exile ~: Draw a card.'))).toMatchObject([
      { cost: [{ pay: 'exile', what: 'self', from: 'battlefield' }] },
    ]);
  });
});

describe('what can’t be done', () => {
  it('is said of spells by what they are and whose', () => {
    expect(meant(creature("~ can't be the target of black or red spells your opponents control."))).toMatchObject([
      {
        mods: [
          {
            rule: 'cantBeTargetedBy',
            by: [{ is: 'spell' }, { has: ['colors', ['B', 'R']] }, { controller: 'opponent' }],
          },
        ],
      },
    ]);
    expect(meant(relic("Cards in graveyards can't be the targets of spells or abilities."))).toMatchObject([
      { affects: [{ zone: 'graveyard' }], mods: [{ rule: 'cantBeTargetedBy', by: [] }] },
    ]);
    expect(effects("Spells you control can't be countered by blue spells this turn.")).toMatchObject([
      { mods: [{ rule: 'cantBeCountered', by: [{ is: 'spell' }, { has: ['colors', 'U'] }] }] },
    ]);
  });

  it('is said of players by what and from where they cast and activate', () => {
    const text =
      "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.";
    expect(meant(creature(text))).toMatchObject([
      {
        affects: { players: 'opponents' },
        mods: [{ rule: 'cantCast' }, { rule: 'cantActivate' }],
        if: { turnOf: 'you' },
      },
    ]);
    expect(meant(relic("Players can't cast spells from graveyards or libraries."))).toMatchObject([
      { mods: [{ rule: 'cantCast', of: { any: [{ zone: 'graveyard' }, { zone: 'library' }] } }] },
    ]);
  });
});

describe('what happens with mana and life', () => {
  it('a land is tapped for it by somebody', () => {
    expect(
      meant(relic('Whenever a player taps a nonbasic land for mana, ~ deals 1 damage to that player.')),
    ).toMatchObject([{ on: { on: 'tapForMana' }, effects: [{ to: { event: 'player' } }] }]);
    expect(meant(relic('Whenever you tap a land for mana, add {G}.'))).toMatchObject([
      { on: { on: 'tapForMana', player: 'you' }, effects: [{ do: 'addMana', choices: ['{G}'] }] },
    ]);
  });

  it('more is gained than would be, and a card is cast again for what it cost', () => {
    expect(meant(relic('If you would gain life, you gain twice that much life instead.'))).toMatchObject([
      { kind: 'replacement', match: { stat: 'life', gain: true }, change: { amount: { times: [2, {}] } } },
    ]);
    const text =
      'Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.';
    expect(effects(text)).toMatchObject([{ mods: [{ ability: { kind: 'keyword', keyword: 'flashback' } }] }]);
  });
});

describe('soulbond', () => {
  it('is a keyword, and what both have is of it and what it is paired with', () => {
    expect(meant(creature('As long as ~ is paired with another creature, both creatures have haste.'))).toMatchObject([
      { affects: [{ any: [{ self: true }, { in: 'paired' }] }], if: { is: ['self', { is: 'paired' }] } },
    ]);
    expect(meant(creature('Soulbond'))).toMatchObject([{ kind: 'keyword', keyword: 'soulbond' }]);
  });
});

describe('what one player does', () => {
  it('is said once of them', () => {
    expect(effects('Target player discards two cards, mills a card, and loses 2 life.')).toMatchObject([
      { do: 'discard', who: { target: 0 }, count: 2 },
      { do: 'mill', who: { target: 0 } },
      { do: 'stat', who: { target: 0 }, amount: -2 },
    ]);
  });

  it('is paid by any opponent, and followed once', () => {
    const text =
      'At the beginning of each combat, any opponent may sacrifice a creature of their choice. If a player does, tap this creature.';
    expect(meant(creature(text))).toMatchObject([
      {
        effects: [
          { do: 'choose', who: 'opponents', each: 'one', min: 0, save: 'given' },
          { do: 'sacrifice', who: 'opponents', filter: [{ in: { saved: 'given' } }], save: 'done' },
          {
            do: 'if',
            if: { compare: [{ countOf: { saved: 'done' }, objects: true }, '>=', 1] },
            then: [{ do: 'status' }],
          },
        ],
      },
    ]);
  });

  it('has an X that is chosen as it is paid', () => {
    const text = 'Whenever this creature attacks, you may pay {X}{R}. If you do, it deals X damage to any target.';
    expect(meant(creature(text))).toMatchObject([
      { effects: [{ do: 'pay', x: 'paid', then: [{ do: 'damage', amount: { number: 'paid' } }] }] },
    ]);
  });
});

describe('what happens instead', () => {
  it('is more damage by what is described, or to whom', () => {
    expect(
      meant(
        relic(
          'If a creature you control would deal damage to a permanent or player, it deals double that damage instead.',
        ),
      ),
    ).toMatchObject([{ on: 'damage', source: [{}, { controller: 'you' }], change: { amount: { times: [2, {}] } } }]);
  });

  it('is one more counter, two cards, or a library for a graveyard', () => {
    const text =
      'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.';
    expect(meant(relic(text))).toMatchObject([{ on: 'counters', match: { kind: '+1/+1' } }]);
    expect(meant(relic('If you would draw a card, draw two cards instead.'))).toMatchObject([
      { on: 'draw', instead: [{ count: 2 }] },
    ]);
    const shuffled =
      "If ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead.";
    expect(meant(creature(shuffled.replaceAll('~', 'Mossback Warden')))).toMatchObject([
      { on: 'move', instead: [{ do: 'reveal' }, { do: 'move', to: 'library' }, { do: 'shuffle' }] },
    ]);
  });
});

describe('where abilities of spells work', () => {
  it('is said by what they do, or they are not read', () => {
    expect(effects('{2}: Return this card from your graveyard to your hand.')).toMatchObject([
      { do: 'move', what: 'self', to: 'hand' },
    ]);
    expect(why(instant('{2}: Draw a card.'))).toContain('unsupported');
  });
});

describe('what is attached', () => {
  it('to a player is about that player', () => {
    const curse = (text: string): CardText => ({ ...aura(text), type: 'Enchantment — Aura Curse' });
    expect(meant(curse('Enchant player'))).toMatchObject([
      { keyword: 'enchant', from: { player: 'any' } },
      { kind: 'spell', targets: [{ what: { player: 'any' } }] },
    ]);
    expect(meant(curse("At the beginning of enchanted player's upkeep, that player mills a card."))).toMatchObject([
      { on: { on: 'step', player: { controllerOf: 'attached' } }, effects: [{ who: { event: 'player' } }] },
    ]);
    expect(meant(curse('Creatures enchanted player controls get -1/-1.'))).toMatchObject([
      { affects: [{}, { controller: 'attached' }] },
    ]);
  });

  it('is asked of what bears it, and of what it is attached to', () => {
    expect(meant(creature('As long as ~ is equipped, it has double strike.'))).toMatchObject([
      { if: { is: ['self', [{ bears: [{ has: ['subtypes', 'Equipment'] }] }]] } },
    ]);
    expect(
      effects('Destroy all Equipment attached to target creature.'.replace('target creature', 'you')),
    ).toMatchObject([{ what: { each: [{}, { attachedTo: 'you' }] } }]);
  });
});

describe('what is so from the beginning, or all the same', () => {
  it('is a rule for the card', () => {
    const opening = 'If this card is in your opening hand, you may begin the game with it on the battlefield.';
    expect(meant(relic(opening))).toMatchObject([{ mods: [{ rule: 'beginsInPlay' }] }]);
    expect(meant(creature("~ can't be blocked except by three or more creatures."))).toMatchObject([
      { mods: [{ rule: 'minBlockers', count: 3 }] },
    ]);
    expect(meant(creature("~ can attack as though it didn't have defender."))).toMatchObject([
      { mods: [{ rule: 'ignoresDefender' }] },
    ]);
    expect(meant(relic("Creature cards in graveyards and libraries can't enter the battlefield."))).toMatchObject([
      { affects: [{ any: [{ zone: 'graveyard' }, { zone: 'library' }] }, {}], mods: [{ rule: 'cantEnter' }] },
    ]);
  });
});

describe('small words', () => {
  it('"they’re" is one word', () => {
    expect(
      meant(
        aura(
          "Enchanted creature can't attack, and its activated abilities can't be activated unless they're mana abilities.",
        ),
      ),
    ).toMatchObject([{ mods: [{ rule: 'cantAttack' }, { rule: 'cantBeActivated', manaAbilities: false }] }]);
  });

  it('a spell that was countered is asked nothing as if it were still there', () => {
    expect(why(instant('Counter target blue spell. If it was a creature spell, draw a card.'))).toContain(
      'unsupported',
    );
  });

  it('your graveyard is yours, and one of two descriptions blocks', () => {
    expect(meant(relic('Whenever you cast a spell from your graveyard, draw a card.'))).toMatchObject([
      { on: { object: [{ playedFrom: 'graveyard' }, { owner: 'you' }] } },
    ]);
    expect(meant(creature("~ can't be blocked except by Walls and/or creatures with flying."))).toMatchObject([
      { mods: [{ rule: 'cantBeBlockedBy', by: { not: { any: [[{}], [{}, { keyword: 'flying' }]] } } }] },
    ]);
  });
});

describe('what is aimed at only where a cost was paid', () => {
  it('is no target otherwise', () => {
    const { abilities } = settled('Destroy target land. If this spell was kicked, destroy target creature.');
    expect(abilities[1]).toMatchObject({
      targets: [{ what: [{}, { has: ['types', 'Land'] }] }, { what: [{}, {}], if: { paid: 'kicker' } }],
    });
    const { abilities: same } = settled('Destroy target land. If this spell was kicked, untap that land.');
    expect(JSON.stringify(same[1])).not.toContain(',"if":{"paid":"kicker"}}]');
  });

  it('is hit by the spell, which was spoken of last', () => {
    const { abilities } = settled(
      'Tap target creature. If this spell was kicked, it deals 2 damage to another target creature.',
    );
    expect(JSON.stringify(abilities[1])).not.toContain('"from"');
  });
});

/** What a kicked spell comes to, proven or not. */
function settled(text: string): { abilities: unknown[] } {
  const found: { abilities: unknown[] }[] = [];
  compileCard(instant(`Kicker {2}\n${text}`), {
    ...magicGrammar,
    faults: (definition) => {
      found.push({ abilities: [...(definition.abilities ?? [])] });
      return [];
    },
  });
  const [one] = found;
  if (!one) throw new Error('it is not read');
  return one;
}
