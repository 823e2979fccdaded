/** What is about to happen, and what may change it. */
import type { JsonObject } from '../contract/json.js';
import type { ReplacementSpec } from '../language/types.js';
import type { Entity, StoredReplacement } from '../state/state.js';
import type { Game } from './game.js';

/** Something about to happen: a type and that type's fields. `$`-fields are the kernel's own notes. */
export type Action = { type: string } & JsonObject;

export interface ActionKind {
  /** Whom or what it happens to; that player (or its controller) orders replacements (mtg 616.1). */
  affected: (g: Game, action: Action) => Entity;
  /** Does it; returns what happened, for abilities that trigger on it. Nothing when it turned out impossible. */
  apply: (g: Game, action: Action) => JsonObject[];
  /** Of all that happen at the same time, what happened is one event, which triggers an ability once (mtg 603.2c). */
  oneEvent?: true;
  /** What all actions of this kind that are about to happen bring with them; it happens with them and may be replaced too. */
  results?: (g: Game, actions: Action[]) => Action[];
}

export interface Replacement {
  /** Identity: an effect gets only one opportunity to affect an event (mtg 614.5). */
  key: string;
  source: number;
  controller: number;
  spec: ReplacementSpec;
  stored?: StoredReplacement;
  /** What it does as well happens once for all that it applies to at the same time. */
  joint?: true;
}
