/** Words before triggered abilities, for what they wait (2.4.2.2.2); they do nothing by themselves. */
import { cite } from '../../cite.js';
import { defineKeyword, type Keyword } from './hooks.js';

const WAITS_FOR: { [keyword: string]: string } = {
  'on enter': 'Before a triggered ability: as it enters the field.',
  'on death': 'Before a triggered ability: as it dies.',
  'on attack': 'Before a triggered ability: as it attacks, or is used for an attack.',
  'on hit': 'Before a triggered ability: as its attack deals damage.',
  'on champion hit': 'Before a triggered ability: as its attack deals damage to a champion.',
  'on foster': 'Before a triggered ability: as it becomes fostered.',
  'on kill': 'Before a triggered ability: as its attack kills a unit.',
  'on ally hit': 'Before a triggered ability: as its attack deals damage to an ally.',
  'on ally kill': 'Before a triggered ability: as its attack kills an ally.',
  'on sacrifice': 'Before a triggered ability: as it is sacrificed.',
  'on charge': 'Before a triggered ability: as it has so many charge counters for the first time.',
  'on leave': 'Before a triggered ability: as it leaves the field.',
  'on banish': 'Before a triggered ability: as it goes from the field to the banishment.',
  'on destroy': 'Before a triggered ability: as it goes from the field to the graveyard (2.1.6.2).',
};

export const triggerWords: Keyword[] = Object.entries(WAITS_FOR).map(([name, description]) =>
  defineKeyword({ name, description, rules: cite('ga:2.4.2.2.2'), traits: { namesTrigger: cite('ga:2.4.2.2.2') } }),
);
export const isTriggerWord = (keyword: string): boolean => Object.hasOwn(WAITS_FOR, keyword);
