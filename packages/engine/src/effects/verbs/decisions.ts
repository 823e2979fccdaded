/**
 * The decisions that verbs ask for, so that what a game publishes of its decisions can't fall behind its words. A verb with a
 * `kind` of its own asks under that name where a card gives it one.
 */
import type { Shape } from '../../contract/contract.js';
import type { Citations } from '../../machine/rules.js';

export interface VerbDecision {
  kind: string;
  shape: Shape;
  meaning: string;
  /** Which of the kernel's citations go with it. */
  cite: keyof Citations;
}

const decision = (kind: string, shape: Shape, cite: keyof Citations, meaning: string): VerbDecision => ({
  kind,
  shape,
  cite,
  meaning,
});

export const verbDecisions: { readonly [verb: string]: readonly VerbDecision[] } = {
  move: [decision('ORDER', 'ORDER', 'order', 'The order in which cards lie that a player puts into a pile together.')],
  discard: [decision('DISCARD', 'CHOOSE', 'discard', 'Cards to discard.')],
  sacrifice: [decision('SACRIFICE', 'CHOOSE', 'sacrifice', 'Objects to give up.')],
  search: [decision('SEARCH', 'CHOOSE', 'search', 'What is found in a pile that is searched.')],
  arrange: [
    decision(
      'LOOK',
      'ASSIGN',
      'scry',
      'Where each of the cards that were looked at goes; a card may name it otherwise.',
    ),
    decision('ORDER', 'ORDER', 'scry', 'The order of cards that go to one place.'),
  ],
  may: [decision('MAY', 'CONFIRM', 'may', 'Whether to do something optional.')],
  pay: [decision('PAY', 'CONFIRM', 'pay', 'Whether to pay for an effect.')],
  choose: [decision('CHOOSE_OBJECTS', 'CHOOSE', 'choose', 'A choice among objects without targets.')],
  order: [decision('ORDER', 'ORDER', 'choose', 'The order of some objects.')],
  number: [decision('AMOUNT', 'NUMBER', 'choose', 'A number.')],
  divide: [decision('DIVIDE', 'DISTRIBUTE', 'choose', 'How a total is divided.')],
  copy: [decision('TARGETS', 'CHOOSE', 'copy', 'New targets of a copy.')],
};
