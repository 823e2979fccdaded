/** What a viewer sees: section 6 of the public contract. Every game uses the fields that it has words for. */
import { z } from 'zod';
import { gameResult, json, seatNumber, viewer } from './common.js';

const texts = z.array(z.string());
const counts = z.record(z.string(), z.int());
const figure = z.number().nullable().optional();
const flag = z.boolean().optional();
/** What something is attached to or attacks: an object by its id, or a player. */
const target = z.union([
  z.string(),
  z.looseObject({ player: z.int().optional(), object: z.string().nullable().optional() }),
]);

const turn = z.looseObject({
  number: z.int(),
  active: z.int(),
  phase: z.string().nullable(),
  step: z.string().nullable(),
  priority: z.int().nullable(),
  state: z.string().optional().describe('Riftbound: neutralOpen, neutralClosed, showdownOpen, showdownClosed'),
});

const player = z
  .looseObject({
    seat: z.int(),
    name: z.string().nullable(),
    lost: z.boolean(),
    life: figure,
    points: figure,
    counters: counts.optional(),
    resources: z.record(z.string(), json).optional().describe('Magic: {"mana": {"R": 1}}'),
    designations: z.array(json).optional(),
    zones: counts.optional().describe('How many cards lie in each zone of this player'),
  })
  .meta({ id: 'Player' });

const zone = z
  .looseObject({
    id: z.string(),
    owner: seatNumber.nullable(),
    objects: texts.optional().describe('Ids, top first; absent where the viewer does not see what is inside'),
    count: z.int().optional(),
    known: texts.optional().describe('Cards of a hidden zone that the viewer knows, in no order'),
  })
  .meta({ id: 'Zone' });

const ability = z.looseObject({ kind: z.string(), cost: z.string().optional(), text: z.string() });

/** What is printed on one of several faces. */
const face = z.looseObject({
  name: z.string(),
  manaCost: z.string().nullable().optional(),
  manaValue: z.number().optional(),
  supertypes: texts.optional(),
  types: texts.optional(),
  subtypes: texts.optional(),
  colors: texts.optional(),
  power: figure,
  toughness: figure,
  loyalty: figure,
  abilities: texts.optional(),
});

const object = z
  .looseObject({
    card: z.string().optional().describe('The printed identity; absent where it may not be known'),
    name: z.string().describe('The present name; empty where it may not be known'),
    owner: z.int(),
    controller: z.int().nullable(),
    zone: z.string(),
    supertypes: texts.optional(),
    types: texts.optional(),
    subtypes: texts.optional(),
    colors: texts.optional(),
    manaCost: z.string().nullable().optional(),
    manaValue: z.number().optional(),
    power: figure,
    toughness: figure,
    basePower: figure,
    baseToughness: figure,
    loyalty: figure,
    keywords: texts.optional(),
    abilities: z.array(ability).optional(),
    tapped: flag,
    sick: flag,
    damage: figure,
    counters: counts.optional(),
    attachedTo: target.nullable().optional(),
    attachments: texts.optional(),
    attacking: z.union([target, texts]).nullable().optional(),
    blocking: texts.optional(),
    token: flag,
    copy: flag,
    faceDown: flag,
    phasedOut: flag,
    chosen: z.record(z.string(), json).optional(),
    layout: z.string().optional().describe('Of a card with several faces: how they belong together'),
    face: z.int().nullable().optional().describe('Which of them counts now; null: all together'),
    transformed: flag,
    flipped: flag,
    faces: z.array(face).optional(),
    life: figure,
    durability: figure,
    level: figure,
    rested: flag,
    lineage: texts.optional(),
    elements: texts.optional(),
    might: figure,
    energy: figure,
    exhausted: flag,
    stunned: flag,
    buffed: flag,
    facedown: flag,
    battlefield: z.string().nullable().optional(),
    domain: texts.optional(),
  })
  .meta({ id: 'GameObject', description: 'Fields of other games than this one are absent' });

const stackItem = z
  .looseObject({
    id: z.string(),
    kind: z.string(),
    card: z.string().nullable().describe('The printed identity, with all faces'),
    name: z.string().describe('The present name: of a spell that is one face of its card the name of that face'),
    controller: z.int(),
    targets: z.array(z.looseObject({ object: z.string().optional(), player: z.int().optional() })),
    modes: z.array(z.int()),
    x: z.number().nullable(),
    source: z.string(),
    ability: z
      .object({ card: z.string(), path: z.string(), text: z.string().optional() })
      .optional()
      .describe('Which ability it is: the card whose text it is, its place there, counted from 0, and what it does'),
    text: z.string().optional(),
  })
  .meta({ id: 'StackItem' });

export const view = z
  .looseObject({
    viewer,
    turn,
    players: z.array(player),
    zones: z.array(zone),
    objects: z.record(z.string(), object).describe('All that the viewer sees, by id'),
    stack: z.array(stackItem).describe('Top first'),
    emblems: z.array(z.looseObject({})),
    result: gameResult.nullable(),
  })
  .meta({ id: 'View' });
