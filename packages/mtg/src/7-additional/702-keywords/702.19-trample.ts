/** Trample (702.19): what its blockers don't need goes on to what it attacks. Read in 510.1. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const TRAMPLE_RULES = cite('mtg:702.19b', 'mtg:702.19d');
export const trample = defineKeyword({
  name: 'trample',
  rules: cite('mtg:702.19', 'mtg:702.19a'),
  description: 'What its blockers don’t need of its damage goes on to what it attacks.',
  traits: { tramples: TRAMPLE_RULES },
});

export const OVER_PLANESWALKERS = cite('mtg:702.19c', 'mtg:702.19e');
export const trampleOverPlaneswalkers = defineKeyword({
  name: 'trample over planeswalkers',
  rules: cite('mtg:702.19c'),
  description: 'As trample; what the planeswalker that it attacks does not need goes on to its controller.',
  traits: { tramples: TRAMPLE_RULES, tramplesFurther: OVER_PLANESWALKERS },
});
