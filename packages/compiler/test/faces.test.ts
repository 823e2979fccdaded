import { describe, expect, it } from 'vitest';
import { type CardText, compileFaces, magicGrammar } from '../src/index.js';

const half = (name: string, cost: string, text: string, type = 'Instant'): CardText => ({
  name,
  cost,
  type,
  // What sources say of the colors is said of the whole card.
  figures: { colors: 'WB' },
  text,
});
const compile = (layout: string, ...faces: CardText[]) => compileFaces({ layout, faces }, magicGrammar).card;

describe('a card with several faces', () => {
  it('is exact where all its faces are, and has the layout of the card language', () => {
    const card = compile(
      'split',
      half('Glare', '{W}', 'Tap target creature.'),
      half('Gloom', '{2}{B}', 'Draw a card.'),
    );
    expect(card).toMatchObject({
      name: 'Glare // Gloom',
      status: 'exact',
      definition: {
        name: 'Glare // Gloom',
        layout: 'split',
        faces: [
          { name: 'Glare', props: { colors: ['W'] }, abilities: [{ kind: 'spell' }] },
          { name: 'Gloom', props: { colors: ['B'] } },
        ],
      },
      clauses: [{ face: 0 }, { face: 1 }],
    });
  });

  it('is not exact where one face is not, and says which', () => {
    const card = compile('split', half('Glare', '{W}', 'Tap target creature.'), half('Gloom', '{2}{B}', 'Dream.'));
    expect(card).toMatchObject({ status: 'unsupported', clauses: [{ status: 'exact' }, { face: 1, reason: 'text' }] });
    expect(card.definition).toBeUndefined();
  });

  it('has the color that a face without a mana cost is said to have', () => {
    const back: CardText = {
      name: 'Unbound Fury',
      type: 'Creature — Elemental',
      figures: { colors: 'R', power: '5', toughness: '4' },
      text: 'Trample',
    };
    const front: CardText = {
      name: 'Quiet Novice',
      cost: '{1}{R}',
      type: 'Creature — Human Monk',
      figures: { colors: 'R', power: '1', toughness: '1' },
      text: '{3}{R}: Transform this creature.',
    };
    expect(compile('transform', front, back)).toMatchObject({
      status: 'exact',
      definition: { layout: 'transform', faces: [{}, { props: { colors: ['R'] } }] },
    });
    expect(compile('meld', front, back)).toMatchObject({ status: 'unsupported', clauses: [{ reason: 'layout' }, {}] });
  });

  it('with a door that is not the one that has the ability is refused (mtg:709.5)', () => {
    const room = (right: 'left' | 'right') => ({
      name: 'Glare // Gloom',
      layout: 'room',
      faces: ['Glare', 'Gloom'].map((name, i) => ({
        name,
        props: { name, manaCost: '{1}', supertypes: [], types: ['Enchantment'], subtypes: ['Room'], colors: [] },
        abilities: [
          {
            kind: 'triggered',
            on: { on: 'unlock', object: 'self', player: 'you', match: { half: i === 0 ? 'left' : right } },
            effects: [{ do: 'draw', who: 'you', count: 1 }],
          },
        ],
      })),
    });
    expect(magicGrammar.faults(room('right') as never)).toEqual([]);
    expect(magicGrammar.faults(room('left') as never)).toEqual(['$.faces[1]: "this door" is another half']);
  });
});
