/** What a mail says: made of what its seat sees and of what everybody knows, as plain text and as HTML. */
import type { GameEvent, GameResult } from '@arbiter/engine';
import { Eta } from 'eta/core';
import { tellBeside } from '../games/agreements.js';
import { nameInRules } from '../games/names.js';
import { TEMPLATE } from './template.js';

/** Something to tell of a game. */
export interface Notice {
  type: string;
  about: { deadline?: string | null; offer?: Record<string, unknown>; order?: string; result?: GameResult | null };
}

/** A game as it is told of. */
export interface Table {
  /** What its game is called. */
  ruleset: string;
  seat: number;
  names: readonly (string | null)[];
}

export interface Part {
  title: string | undefined;
  lines: string[];
  board?: string | undefined;
  link?: { url: string; label: string } | undefined;
}
export interface Content {
  title: string;
  lines: string[];
  parts: Part[];
  /** Why this was sent. */
  why: string;
  unsubscribe?: string | undefined;
}

const MAX_NAME = 60;
const cut = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name);
const nameOf = ({ names }: Table, seat: unknown): string => cut(names[Number(seat)] ?? nameInRules(Number(seat)));

/** The game and who else plays it. */
export function tableOf(table: Table): string {
  const others = table.names.flatMap((_, seat) => (seat === table.seat ? [] : [nameOf(table, seat)]));
  return `${table.ruleset} against ${others.join(' and ')}`;
}

const HEADS: Record<string, string> = {
  'decision.pending': 'Your turn',
  'deadline.near': 'Your time runs out',
  'game.finished': 'Game over',
  'offer.made': 'An offer',
  'order.dropped': 'A standing order was dropped',
};
export const headOf = ({ type }: Notice): string => HEADS[type] ?? type;

/** What has happened, in a sentence or two. */
export function sentencesOf(notice: Notice, table: Table): string[] {
  const { deadline, offer, order, result } = notice.about;
  const until = deadline ? [`You have time until ${momentOf(deadline)}.`] : [];
  switch (notice.type) {
    case 'decision.pending':
      return ['You are asked what to do.', ...until];
    case 'deadline.near':
      return ['You have not answered yet, and most of your time is gone.', ...until];
    case 'game.finished':
      return [resultOf(result, table)];
    case 'offer.made': {
      const event = { ...offer, type: 'OFFER_MADE' } as unknown as GameEvent;
      return [
        tellBeside(
          event as never,
          table.names.map((_, seat) => nameOf(table, seat)),
        ) ?? 'An offer was made.',
      ];
    }
    case 'order.dropped':
      return [`Your standing order ${cut(String(order))} could not be carried out, and is gone.`, ...until];
    default:
      return [notice.type];
  }
}

function resultOf(result: GameResult | null | undefined, table: Table): string {
  if (!result || result.kind === 'ABORTED') return 'The game was aborted.';
  const why = result.reason === 'timeout' ? ' by time' : '';
  if (result.kind === 'DRAW') return 'The game is drawn.';
  if (result.winners.includes(table.seat)) return `You have won${why}.`;
  return `${result.winners.map((seat) => nameOf(table, seat)).join(' and ')} won${why}.`;
}

const momentOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

export function textOf({ title, lines, parts, why, unsubscribe }: Content): string {
  const blocks = parts.flatMap(({ title: head, lines: said, board, link }) => [
    ...(head === undefined ? [] : [`== ${head} ==`]),
    ...said,
    ...(board === undefined ? [] : [board.trimEnd()]),
    ...(link === undefined ? [] : [`${link.label}: ${link.url}`]),
  ]);
  const end = [`-- \n${why}`, ...(unsubscribe === undefined ? [] : [`Stop these mails: ${unsubscribe}`])];
  return `${[title, ...lines, ...blocks, end.join('\n')].join('\n\n')}\n`;
}

/** Whatever is filled in is escaped. */
const eta = new Eta({ tags: ['{{', '}}'], autoEscape: true, autoTrim: false });
const fill = eta.compile(TEMPLATE);
export const htmlOf = (content: Content): string =>
  eta.render(fill, { ...content, preview: [...content.lines, ...(content.parts[0]?.lines ?? [])].join(' ') });
