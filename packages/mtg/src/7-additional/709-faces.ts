/** Cards with several faces (709, 710, 712, 715, 720, 722): which face counts where, as data. */
import { type Characteristics, type Face, type Layout, type RuleRef, wordsOf } from '@arbiter/engine';
import { addCosts, colorsOfCost, parseManaCost, printManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { cite } from '../cite.js';

/** What the rules say of a layout, beside what the kernel reads. */
export interface MagicLayout extends Layout {
  /** The face whose mana cost says the mana value of a face that is turned up: the front's (202.3b, 712.8e). */
  valueOfFirst?: true;
  /** Whoever cast the second face may play the first from where the card goes then (715.3d). */
  playableAfterwards?: true;
}

const PERMANENTS = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];
const types = ({ props }: Face): readonly string[] => wordsOf(props.types);
const isPermanent = (face: Face): boolean => types(face).some((type) => PERMANENTS.includes(type));

/** Lists of both halves, each word once. */
const union = (faces: readonly Face[], list: string): string[] => [
  ...new Set(faces.flatMap(({ props }) => wordsOf(props[list]))),
];

/** What a split card is but on the stack: both halves together, with both names (709.4). */
function halvesCombined(faces: readonly Face[]): Characteristics {
  const costs = faces.flatMap(({ props }) =>
    typeof props.manaCost === 'string' ? [parseManaCost(props.manaCost)] : [],
  );
  return {
    name: faces.map((face) => face.name).join(' // '),
    names: faces.map((face) => face.name),
    manaCost: printManaCost(costs.reduce(addCosts)),
    supertypes: union(faces, 'supertypes'),
    types: union(faces, 'types'),
    subtypes: union(faces, 'subtypes'),
    colors: union(faces, 'colors'),
  };
}

/** What a Room is with both of its halves locked: no name, no mana cost and no text, but its type line (709.5, 709.5a). */
const lockedHalves = ([first]: readonly Face[]): Characteristics => {
  const { supertypes = [], types = [], subtypes = [] } = first?.props ?? {};
  return { name: '', supertypes, types, subtypes, colors: [] };
};

type Fault = Parameters<NonNullable<Layout['check']>>[1];
const at = (face: number, ...path: string[]): (string | number)[] => ['faces', face, 'props', ...path];

/** Faces of which each is cast for its own cost. */
function castable(faces: readonly Face[], fault: Fault, which: readonly number[]): void {
  for (const i of which)
    if (faces[i]?.props.manaCost === undefined && !types(faces[i] as Face).includes('Land'))
      fault(at(i, 'manaCost'), 'this face is cast for its own mana cost');
}
function spellOnly(faces: readonly Face[], i: number, fault: Fault): void {
  if (isPermanent(faces[i] as Face)) fault(at(i, 'types'), 'this face is an instant or sorcery');
}
function permanentOnly(faces: readonly Face[], i: number, fault: Fault): void {
  if (!isPermanent(faces[i] as Face)) fault(at(i, 'types'), 'this face is that of a permanent');
}

/** Halves that may be cast as one spell: what is chosen for one of them must be told from what is for the other. */
function fusible(faces: readonly Face[], fault: Fault): void {
  if (!faces.some(({ abilities }) => abilities.some((a) => a.kind === 'keyword' && a.keyword === 'fuse'))) return;
  for (const [i, { abilities }] of faces.entries())
    for (const [k, ability] of abilities.entries())
      for (const field of ['modes', 'divide', 'optional'] as const)
        if (ability.kind === 'spell' && ability[field] !== undefined)
          fault(['faces', i, 'abilities', k, field], 'is not played exactly for half of a card with fuse');
}

/** Halves of a permanent share its type line (709.5a). */
function sharedTypeLine(faces: readonly Face[], fault: Fault): void {
  const [first, second] = faces;
  for (const list of ['supertypes', 'types', 'subtypes'])
    if (JSON.stringify(second?.props[list]) !== JSON.stringify(first?.props[list]))
      fault(at(1, list), 'both halves have the type line that they share');
}

/** A prototype card's second set of characteristics is a mana cost, the colors that this gives, power and toughness (718.2). */
function prototyped(faces: readonly Face[], fault: Fault): void {
  castable(faces, fault, [0, 1]);
  const [first, second] = faces as [Face, Face];
  for (const prop of ['name', 'supertypes', 'types', 'subtypes', 'loyalty'])
    if (JSON.stringify(second.props[prop]) !== JSON.stringify(first.props[prop]))
      fault(at(1, prop), 'a prototyped card differs in its mana cost, colors, power and toughness alone');
  if (!types(first).includes('Creature')) fault(at(0, 'types'), 'a prototype card is a creature card');
  const { manaCost, colors } = second.props;
  if (typeof manaCost === 'string') {
    const given = colorsOfCost(parseManaCost(manaCost));
    if (JSON.stringify([...wordsOf(colors)].sort()) !== JSON.stringify([...given].sort()))
      fault(at(1, 'colors'), 'its colors are those of its mana cost');
  }
  if (second.abilities.length > 0)
    fault(
      ['faces', 1, 'abilities'],
      'a prototyped card has the abilities of the card, which stand with its first face',
    );
  if (!first.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'prototype'))
    fault(['faces', 0, 'abilities'], 'a prototype card has the keyword "prototype"');
}

/** A spell with cleave is the same with both of its texts, but for these (702.148a). */
function cleft(faces: readonly Face[], fault: Fault): void {
  castable(faces, fault, [0]);
  const [first, second] = faces;
  if (JSON.stringify(second?.props) !== JSON.stringify(first?.props))
    fault(['faces', 1, 'props'], 'without the words in square brackets a spell differs in its text alone');
  for (const [i, { abilities }] of faces.entries()) {
    spellOnly(faces, i, fault);
    if (!abilities.some((a) => a.kind === 'keyword' && a.keyword === 'cleave'))
      fault(['faces', i, 'abilities'], 'a spell with two texts has the keyword "cleave", which is in no brackets');
  }
}

/** The unlocked designations, by half (709.5c). */
export const UNLOCKED = ['leftUnlocked', 'rightUnlocked'] as const;

/** Where a face counts that is only ever cast. */
export const FACES_ELSEWHERE = cite('mtg:709.4', 'mtg:715.4', 'mtg:720.4', 'mtg:722.4');
/** The rules by which another face comes up. */
export const FACE_RULES: { [how: string]: RuleRef[] } = {
  transform: cite('mtg:701.27a', 'mtg:712.18'),
  convert: cite('mtg:701.28a', 'mtg:712.18'),
  daybound: cite('mtg:702.145b', 'mtg:702.145c', 'mtg:712.18'),
  nightbound: cite('mtg:702.145e', 'mtg:702.145f', 'mtg:712.18'),
  flipped: cite('mtg:710.2', 'mtg:710.4'),
  faceDown: cite('mtg:708.2a'),
  'not faceDown': cite('mtg:708.8'),
  leftUnlocked: cite('mtg:709.5c'),
  rightUnlocked: cite('mtg:709.5c'),
  'not leftUnlocked': cite('mtg:709.5g'),
  'not rightUnlocked': cite('mtg:709.5g'),
};

export const layouts = {
  split: {
    description: 'Two halves: together everywhere but on the stack, where only the half is that was cast.',
    played: 'each',
    zones: ['stack'],
    combined: halvesCombined,
    check: (faces, fault) => {
      castable(faces, fault, [0, 1]);
      for (const i of [0, 1]) spellOnly(faces, i, fault);
      fusible(faces, fault);
    },
  },
  room: {
    description:
      'Two halves of a permanent: the one that was cast is unlocked as it enters, the other one later; a locked half has neither name, mana cost nor abilities there.',
    played: 'each',
    zones: ['stack'],
    combined: halvesCombined,
    showEach: UNLOCKED,
    bare: lockedHalves,
    check: (faces, fault) => {
      castable(faces, fault, [0, 1]);
      for (const i of [0, 1]) permanentOnly(faces, i, fault);
      sharedTypeLine(faces, fault);
    },
  },
  adventure: {
    description:
      'A permanent with an Adventure: cast as one of the two. As the Adventure resolves it is exiled, and its permanent may be cast from there.',
    played: 'each',
    zones: ['stack'],
    exits: [undefined, { to: 'exile', resolved: true }],
    playableAfterwards: true,
    check: (faces, fault) => {
      castable(faces, fault, [0, 1]);
      permanentOnly(faces, 0, fault);
      spellOnly(faces, 1, fault);
    },
  },
  omen: {
    description:
      'A permanent with an Omen: cast as one of the two. As the Omen resolves it is shuffled into the library.',
    played: 'each',
    zones: ['stack'],
    exits: [undefined, { to: 'library', resolved: true }],
    check: (faces, fault) => {
      castable(faces, fault, [0, 1]);
      permanentOnly(faces, 0, fault);
      spellOnly(faces, 1, fault);
    },
  },
  preparation: {
    description:
      'A permanent with a prepare spell, which is never cast itself: while the permanent is `prepared`, a copy of it lies in exile and may be cast.',
    played: 'first',
    zones: [],
    check: (faces, fault) => {
      castable(faces, fault, [0, 1]);
      permanentOnly(faces, 0, fault);
      spellOnly(faces, 1, fault);
    },
  },
  transform: {
    description: 'A front that is cast, and a back that counts where the permanent has been transformed or converted.',
    played: 'first',
    zones: ['battlefield', 'stack'],
    turns: true,
    valueOfFirst: true,
    check: (faces, fault) => castable(faces, fault, [0]),
  },
  modal: {
    description: 'Two faces, of which one is chosen as the card is played; elsewhere only the front counts.',
    played: 'each',
    zones: ['battlefield', 'stack'],
    turns: true,
    check: (faces, fault) => castable(faces, fault, [0, 1]),
  },
  meld: {
    description:
      'A front that is played, and the face that it has together with the other card of its pair, which names the same one: both are one permanent while they are melded.',
    played: 'first',
    zones: [],
    joins: true,
    check: (faces, fault) => {
      castable(faces, fault, [0]);
      for (const i of [0, 1]) permanentOnly(faces, i, fault);
      if (faces[1]?.props.manaCost !== undefined)
        fault(at(1, 'manaCost'), 'the face of both cards together has no mana cost');
    },
  },
  flip: {
    description: 'A permanent that flips once: then it has the other name, type line, text, power and toughness.',
    played: 'first',
    zones: ['battlefield'],
    shownBy: 'flipped',
    shared: ['manaCost', 'colors'],
    check: (faces, fault) => {
      castable(faces, fault, [0]);
      for (const i of [0, 1]) permanentOnly(faces, i, fault);
      if (faces[1]?.props.manaCost !== undefined)
        fault(at(1, 'manaCost'), 'a flipped permanent keeps the mana cost of the card: this half has none');
    },
  },
  prototype: {
    description: 'A card with a second mana cost, power and toughness, which count where it was cast prototyped.',
    played: 'first',
    zones: ['battlefield', 'stack'],
    alike: true,
    check: prototyped,
  },
  cleave: {
    description:
      'A spell with a second text, without the words in square brackets, where it was cast for its cleave cost.',
    played: 'first',
    zones: ['stack'],
    oneName: true,
    check: cleft,
  },
} satisfies { [layout: string]: MagicLayout };
