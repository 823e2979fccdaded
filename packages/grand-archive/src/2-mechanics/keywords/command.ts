/** Command (2.11.7.15.2): an ally rests for the attack card in the place of the champion, and performs the attack. */
import { type Ability, characteristicsOf, type Filter, type Game } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const COMMAND = 'command';

export const command = defineKeyword({
  name: COMMAND,
  rules: cite('ga:2.11.7.15.2'),
  description: 'Of an attack card: an ally of the subtype `label` rests for it and attacks, and no champion.',
  params: { label: 'may' },
  text: (a) => `command ${a.label ?? ''}`.trim(),
});

export const commandedWill = defineKeyword({
  name: 'commanded will',
  rules: cite('ga:2.11.7.15.2'),
  description: 'While it attacks using a card with command it has `value` more power.',
  params: { value: 'must' },
  expand: ({ value = 0 }) => [
    {
      kind: 'static',
      if: { is: ['self', { is: 'attacksUsing', of: { cardKeyword: COMMAND } }] },
      mods: [{ mod: 'add', stat: 'power', value }],
    },
  ],
  text: (a) => `commanded will ${a.value ?? 0}`,
});

/** The allies among which one is commanded by an attack card; undefined of any other card. */
export function commanded(g: Game, card: number): Filter | undefined {
  const isCommand = (a: Ability): boolean => a.kind === 'keyword' && a.keyword === COMMAND;
  const found = characteristicsOf(g, card).abilities.find(isCommand);
  if (found?.kind !== 'keyword') return undefined;
  return [
    { has: ['types', ['Ally']] },
    ...(found.label === undefined ? [] : [{ has: ['subtypes', [found.label]] } satisfies Filter]),
  ];
}
