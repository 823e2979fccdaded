/** The zones: whose they are, who sees what lies in them (2.1). Cards under a champion lie in a zone of their own. */
import type { ZoneSpec } from '@arbiter/engine';
import { cite } from '../cite.js';

export const zones: { [zone: string]: ZoneSpec } = {
  mainDeck: {
    owner: 'seat',
    hidden: 'everyone',
    ordered: true,
    rules: cite('ga:2.1.2.1', 'ga:2.1.2.3', 'ga:2.1.2.6', 'ga:2.1.2.7'),
  },
  materialDeck: { owner: 'seat', hidden: 'owner', ordered: false, rules: cite('ga:2.1.3.1', 'ga:2.1.3.2') },
  hand: {
    owner: 'seat',
    hidden: 'owner',
    ordered: false,
    rules: cite('ga:2.1.8.1', 'ga:2.1.8.2', 'ga:2.1.8.7'),
  },
  memory: {
    owner: 'seat',
    hidden: 'owner',
    ordered: false,
    rules: cite('ga:2.1.5.1', 'ga:2.1.5.2', 'ga:2.1.5.3', 'ga:2.1.5.4', 'ga:2.1.5.5', 'ga:2.1.5.7'),
  },
  field: {
    owner: 'shared',
    hidden: 'public',
    ordered: false,
    derived: true,
    rules: cite('ga:2.1.4.1', 'ga:2.1.4.4', 'ga:2.1.4.5', 'ga:2.4.0.3'),
  },
  lineage: { owner: 'seat', hidden: 'public', ordered: true, derived: true, rules: cite('ga:2.1.1.3') },
  graveyard: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
    rules: cite('ga:2.1.6.3', 'ga:2.1.6.3.1', 'ga:2.1.6.4', 'ga:2.1.6.5', 'ga:2.1.6.7'),
  },
  banishment: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
    turnedDown: 'everyone',
    rules: cite('ga:2.1.1.5.1', 'ga:2.1.1.5.3', 'ga:2.1.7.1', 'ga:2.1.7.2', 'ga:2.1.7.2.1', 'ga:2.1.7.4', 'ga:2.1.7.5'),
  },
  effectsStack: {
    owner: 'shared',
    hidden: 'public',
    ordered: true,
    derived: true,
    rules: cite('ga:2.1.9.1', 'ga:2.4.0.4'),
  },
  intent: {
    owner: 'seat',
    hidden: 'public',
    ordered: false,
    derived: true,
    rules: cite('ga:2.1.10.1', 'ga:2.1.10.2', 'ga:2.4.0.5'),
  },
};
