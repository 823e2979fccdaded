/** Rulesets, rules, cards, decks and stateless positions. */
import { z } from 'zod';
import { idText, json, pageInfo, pageQuery, refusal, refusalDetail, viewer } from './common.js';
import { decision, event, seatAnswersInput } from './play.js';
import { view } from './view.js';

const rulesetInfo = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    editions: z.array(z.object({ id: z.string(), name: z.string(), current: z.boolean() })),
    zones: z.array(
      z.object({
        id: z.string(),
        owner: z.enum(['seat', 'shared']),
        hidden: z.enum(['public', 'owner', 'everyone']),
        ordered: z.boolean(),
      }),
    ),
    phases: z.array(z.object({ id: z.string(), steps: z.array(z.string()) })),
    decisionKinds: z.array(
      z.object({ kind: z.string(), shape: z.string(), meaning: z.string(), rules: z.array(z.string()) }),
    ),
    optionKinds: z.array(z.object({ kind: z.string(), meaning: z.string() })),
    eventTypes: z.array(z.object({ type: z.string(), meaning: z.string(), fields: z.array(z.string()) })),
    deckFormats: z.array(z.object({ id: z.string(), name: z.string() })),
    cardLanguage: z.int().optional().describe('Version of the card language that cards are written in'),
    bots: z.array(z.string()),
    seats: z.object({ min: z.int(), max: z.int() }).optional(),
  })
  .meta({ id: 'Ruleset' });
export const rulesetList = z.array(rulesetInfo);

export const ruleInfo = z
  .object({
    number: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    status: z.enum(['enforced', 'notApplicable', 'open']),
    reason: z.string().nullable(),
    enforcedIn: z.array(z.string()),
    children: z.array(z.string()),
  })
  .meta({ id: 'Rule' });

export const cardInfo = z
  .object({
    ruleset: z.string(),
    name: z.string(),
    support: z.enum(['exact', 'unsupported']),
    reason: z.string().nullable(),
    data: z.record(z.string(), json),
  })
  .meta({ id: 'Card' });
export const cardList = z.object({ cards: z.array(cardInfo), pageInfo });
export const cardQuery = pageQuery.extend({ ruleset: idText, search: z.string().max(200).optional() });

export const deckInput = z.strictObject({
  ruleset: idText,
  edition: idText,
  deck: z.unknown().optional(),
  deckText: z.string().min(1).max(50_000).optional(),
});
export const deckReport = z
  .object({
    legal: z.boolean(),
    deck: z.record(z.string(), z.array(z.object({ card: z.string(), count: z.int() }))).nullable(),
    errors: z.array(refusalDetail),
  })
  .meta({ id: 'DeckReport' });

const positionFields = {
  scenario: z.record(z.string(), z.unknown()).optional(),
  position: z.string().min(1).optional(),
  /** Whose view and decisions to answer with; the judge's unless said. */
  viewer: viewer.optional(),
};
export const positionInput = z.strictObject(positionFields).meta({ id: 'PositionRequest' });
export const positionActionsInput = z
  .strictObject({ ...positionFields, answers: seatAnswersInput })
  .meta({ id: 'PositionActionsRequest' });
export type PositionInput = z.infer<typeof positionInput>;
export type PositionActionsInput = z.infer<typeof positionActionsInput>;

export const positionReply = z
  .object({ position: z.string(), view, decisions: z.array(decision) })
  .meta({ id: 'PositionReply' });
export const positionActionsReply = z
  .object({
    position: z.string(),
    events: z.array(event),
    view,
    decisions: z.array(decision),
    unapplied: z.array(z.int()),
    error: refusal.nullable(),
  })
  .meta({ id: 'PositionActionsReply' });
