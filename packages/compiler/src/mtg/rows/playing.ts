/** Ways to play a card that it has itself, or lends to others (118.9, 601.3, 601.3b). */
import type { Ability, Condition, Cost } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

type Way = Omit<Extract<Ability, { kind: 'play' }>, 'kind' | 'method'>;
const way = (method: string, more: Way): Unsettled[] => [unsettled({ kind: 'play', method, ...more })];
/** Another cost in the place of the mana cost (118.9). */
const paidSo = (cost: Cost[], condition?: Condition): Unsettled[] =>
  way('alternative', { ...(condition === undefined ? {} : { if: condition }), cost });

const RATHER = "rather than pay <source> 's mana cost";

export const playing = [
  row('static', `you may <payment> ${RATHER}`, ({ payment }) => paidSo(payment), 'Fireblast'),
  row(
    'static',
    `you may <payment> and <b:payment> ${RATHER}`,
    ({ payment, b }) => paidSo([...payment, ...b]),
    'Force of Will',
  ),
  row(
    'static',
    `if <condition> , you may <payment> ${RATHER}`,
    ({ condition, payment }) => paidSo(payment, condition),
    'Snuff Out',
  ),
  row(
    'static',
    'you may cast <source> from your graveyard as long as <condition>',
    ({ condition }) => way('graveyard', { zone: 'graveyard', if: condition }),
    'Gravecrawler',
  ),
  row('static', 'you may cast <source> from your graveyard', () => way('graveyard', { zone: 'graveyard' })),
  row(
    'static',
    'you may play lands and cast spells from among cards exiled with <source>',
    () => [unsettled({ kind: 'static', affects: [{ zone: 'exile' }, { linked: true }], mods: [{ mod: 'play' }] })],
    'Nightveil Specter',
  ),
];
