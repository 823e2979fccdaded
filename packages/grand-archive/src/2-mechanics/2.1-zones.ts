/**
 * The zones: whose they are, who sees what lies in them (2.1). The kernel goes by this table, so that its rules stand in
 * `rules/mechanisms.json`. Cards under a champion and those that are loaded lie in
 * zones of their own.
 */
import type { ZoneSpec } from '@arbiter/engine';
import { isOfPantheon, PANTHEON } from './pantheon.js';

export const zones: { [zone: string]: ZoneSpec } = {
  mainDeck: {
    owner: 'seat',
    hidden: 'everyone',
    ordered: true,
  },
  materialDeck: { owner: 'seat', hidden: 'owner', ordered: false },
  hand: {
    owner: 'seat',
    hidden: 'owner',
    ordered: false,
  },
  memory: {
    owner: 'seat',
    hidden: 'owner',
    ordered: false,
  },
  field: {
    owner: 'shared',
    hidden: 'public',
    ordered: false,
    derived: true,
    turnedDown: 'owner',
  },
  lineage: { owner: 'seat', hidden: 'public', ordered: true, derived: true },
  graveyard: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
  },
  banishment: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
    turnedDown: 'everyone',
    look: 'usual',
  },
  loaded: { owner: 'seat', hidden: 'public', ordered: false, derived: true },
  // Boons lie there face down until they are bestowed; their player may look at them.
  [PANTHEON]: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
    turnedDown: 'owner',
    look: 'usual',
    only: isOfPantheon,
  },
  effectsStack: {
    owner: 'shared',
    hidden: 'public',
    ordered: true,
    derived: true,
  },
  intent: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
    derived: true,
  },
};
