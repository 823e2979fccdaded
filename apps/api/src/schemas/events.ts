/** What the events of each type carry: made from what the rulesets publish of them (`eventTypes`). */
import type { RulesetInfo } from '@arbiter/engine';
import { z } from 'zod';
import { json, ruleRef } from './common.js';

const id = z.string().nullable();
const seat = z.int().nullable();
const texts = z.array(z.string());
/** An object with its name, or a player. */
const thing = z.looseObject({
  object: z.string().optional().describe('The id of an object'),
  card: z.string().optional().describe('Its printed name'),
  player: z.int().optional().describe('The seat of a player'),
});
const things = z.array(thing);
const sum = z.union([texts, z.record(z.string(), z.int())]);

/** Fields mean the same in all events; which of them an event has follows from its type. */
const FIELDS: Record<string, z.ZodType> = {
  ability: z
    .object({
      card: z.string().describe('The card whose text it is'),
      path: z.string().describe('Its place there, counted from 0'),
      text: z.string().optional().describe('What it does, in words'),
    })
    .describe('Which ability it is'),
  action: z.string().describe('What was replaced'),
  active: z.int().describe('Whose turn it is'),
  amount: z.number().describe('How much, or by how much'),
  attacker: z.union([thing, seat]).describe('Who or what attacks'),
  attacks: z
    .array(
      z.looseObject({
        attacker: z.string().describe('What attacks'),
        card: z.string().optional().describe('Its name'),
        player: z.int().optional().describe('Whom'),
        object: z.string().optional().describe('Or what'),
        objectName: z.string().optional().describe('What that is called'),
      }),
    )
    .describe('What attacks what'),
  battlefield: id.describe('The battlefield where it happens'),
  blocks: z
    .array(
      z.looseObject({
        blocker: z.string().describe('What blocks'),
        card: z.string().optional().describe('Its name'),
        attacker: z.string().describe('What it blocks'),
        attackerName: z.string().optional().describe('What that is called'),
      }),
    )
    .describe('What blocks what'),
  by: z.union([z.string(), z.int()]).nullable().describe('The object or the seat that did it'),
  card: z.string().describe('The printed name of the object'),
  away: things.describe('Of planeswalking: what was left'),
  cards: things.describe('The cards'),
  cause: z.string().describe('What kind of thing caused it'),
  combat: json.describe('Whether it belongs to a combat'),
  controller: seat.describe('The seat that controls the object'),
  cost: z.string().describe('What was paid, as it is written'),
  count: z.int().describe('How many'),
  damage: z
    .array(
      z.looseObject({
        source: z.string().describe('The id of what deals it'),
        card: z.string().describe('The name of what deals it'),
        target: z.union([thing, z.int()]).describe('What it is assigned to: an object, or the seat of a player'),
        amount: z.int().describe('How much'),
      }),
    )
    .describe('The combat damage that was assigned and waits on the stack'),
  defender: z.union([thing, seat]).describe('Who or what is attacked'),
  energy: z.int().describe('How much energy'),
  energyForSpells: z.int().describe('Energy that is for spells alone'),
  face: z.string().describe('Of the planar die: which face came up'),
  focus: seat.describe('Who has focus'),
  for: z.string().describe('What the vote was for'),
  from: json.describe('The zone, or the place, that it came from'),
  half: z.string().describe('The name of the half of the card'),
  how: z.string().describe('In which way'),
  ignored: z.array(z.int()).describe('Of dice: the rolls that were ignored'),
  intent: things.describe('The cards that the attack is made with'),
  kind: z.string().describe('Of which kind'),
  level: z.int().describe('The level that was reached'),
  mana: json.describe('The mana, or whether it is about mana'),
  method: z.string().describe('The way in which it was played'),
  modes: z.array(z.int()).describe('The modes that were chosen, counted from 0'),
  mulligan: z.boolean().describe('Whether new cards were taken'),
  name: z.string().describe('What the object is called now, or what was named'),
  object: id.describe('The id of the object'),
  objects: z.array(z.union([z.string(), thing])).describe('The objects'),
  of: z.string().describe('The name of what was copied'),
  offer: z.string().describe('The id of the offer'),
  on: z.boolean().describe('Whether it is so now'),
  owner: seat.describe('The seat that owns the object'),
  paid: texts.describe('What else was paid'),
  phase: z.string().nullable().describe('The phase'),
  phases: texts.describe('The phases that were added'),
  player: z.int().describe('The seat of the player'),
  power: sum.describe('Power, by its domain'),
  powerForSpells: sum.describe('Power that is for spells alone, by its domain'),
  reason: json.describe('Why'),
  restricted: sum.describe(
    'Energy and Power that are for some things alone, by what these are: `gear:energy`, `unit:Fury`',
  ),
  results: z.array(z.int()).describe('Of dice: what each came to'),
  role: z.string().describe('What it is called by the rules'),
  room: z.string().describe('The name of the room'),
  seat: seat.describe('Whose doing it is, or who is meant'),
  seats: z.array(z.int()).describe('The seats of all that are meant'),
  sides: z.int().describe('How many sides the dice have'),
  source: id.describe('The id of what it came from'),
  standing: z
    .array(
      z.looseObject({
        seat: z.int().describe('Whose'),
        life: z.number().nullable().optional().describe('Life'),
        points: z.number().nullable().optional().describe('Points'),
        xp: z.number().nullable().optional().describe('XP'),
        level: z.number().nullable().optional().describe('The level of the champion'),
        damage: z.number().nullable().optional().describe('The damage on it'),
        memory: z.number().nullable().optional().describe('Cards in memory'),
        hand: z.number().describe('Cards in hand'),
      }),
    )
    .describe('Where the players stand as a turn begins'),
  status: z.string().describe('What changed: `tapped` …'),
  step: z.string().nullable().describe('The step'),
  target: z.union([thing, z.string(), z.int()]).describe('What it was done to'),
  targets: things.describe('The targets, in the order of the text'),
  text: z.string().describe('What it does, in words'),
  then: z.string().describe('What became of it'),
  times: z.int().describe('How many times by now'),
  to: json.describe('The zone that it went to, or what it became attached to'),
  toCard: z.string().nullable().describe('The name of the place that it went to'),
  total: z.number().describe('What it comes to now'),
  turn: z.int().describe('Which turn, counted from 1'),
  units: things.describe('The units'),
  version: z.int().describe('The version that the game would be again as it was at'),
  was: json.describe('What it was before: its old id, or who had it'),
  weapon: thing.nullable().describe('The weapon; null: none'),
  what: z.string().describe('What is skipped'),
  winner: seat.describe('Who won; null: nobody'),
  winners: z.array(z.int()).describe('The seats that won'),
  x: z.number().nullable().describe('What X is; null: it has none'),
  zone: z.string().describe('The zone'),
};

/** `OBJECT_MOVED` as `ObjectMovedEvent`. */
const nameOf = (type: string): string =>
  `${type.replace(/([A-Z0-9])([A-Z0-9]*)_?/g, (_, first: string, rest: string) => first + rest.toLowerCase())}Event`;

/** What one type of event means and carries, in all games that have it. */
export interface EventForm {
  type: string;
  /** Of its schema and of its GraphQL type. */
  name: string;
  meaning: string;
  fields: string[];
}

/** All types of events of some rulesets, in alphabetical order. */
export function eventForms(rulesets: readonly Pick<RulesetInfo, 'eventTypes'>[]): EventForm[] {
  const forms = new Map<string, EventForm>();
  for (const { eventTypes } of rulesets)
    for (const { type, meaning, fields } of eventTypes) {
      const known = forms.get(type);
      const all = new Set([...(known?.fields ?? []), ...fields]);
      forms.set(type, { type, name: nameOf(type), meaning: known?.meaning ?? meaning, fields: [...all].sort() });
    }
  return [...forms.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** Hidden information is left out of what others get, so every field may be absent. */
const schemaOf = ({ type, meaning, fields }: EventForm) =>
  z
    .object({
      type: z.literal(type).describe('What happened'),
      rules: z.array(ruleRef).describe('The rules behind it'),
      ...Object.fromEntries(
        fields.map((field) => [field, (FIELDS[field] ?? json.describe('Of this game')).optional()]),
      ),
    })
    .describe(meaning);

/** The JSON schemas of all types of events, by their names. */
export function eventSchemas(rulesets: readonly Pick<RulesetInfo, 'eventTypes'>[]): Record<string, object> {
  const all = eventForms(rulesets).map((form) => {
    const { $schema: _, ...schema } = z.toJSONSchema(schemaOf(form), { unrepresentable: 'any', io: 'output' });
    return [form.name, schema] as const;
  });
  return Object.fromEntries(all);
}
