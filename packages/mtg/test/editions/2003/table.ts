/** Positions by the rules of 2003, and what is looked at in them. */
import type { HandedOn } from '@arbiter/engine';
import { olderMagic, Play, position2003 } from '@arbiter/test-kit';
import { card, mana } from '../../../src/language/builders.js';

type Setup = Parameters<typeof position2003>[1];
type Seats = Parameters<typeof position2003>[0];

export const position = (mine: object, theirs: object = {}, setup: Setup = {}): Play =>
  position2003([mine, theirs] as Seats, setup);

/** A combat up to the declaration of blockers, and through it where anything may block. */
export function fight(
  mine: object,
  theirs: object,
  attackers: string[],
  ...blocks: [blocker: string, attacker: string][]
): Play {
  const game = position(mine, theirs).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers);
  while (game.decision().kind === 'BAND') game.answer(game.decision().seat, game.decision().default);
  game.until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
}

export const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

/** Who is asked for what. */
export const asked = (game: Play): string => `${game.decision().seat}:${game.decision().kind}`;
/** Whether it is offered to do something of this kind with a card of this name. */
export const offers = (game: Play, kind: string, card: string): boolean =>
  (game.decision().options ?? []).some((option) => option.kind === kind && option.card === card);
/** What both players have of life. */
export const lives = (game: Play): number[] => [game.life(0), game.life(1)];
/** What is on the stack, top first. */
export const onStack = (game: Play): unknown[] => game.view().stack.map(({ card, text }) => card || text);
/** What deals how much damage that waits on the stack. */
export const waiting = (game: Play): unknown[] =>
  game
    .view()
    .stack.flatMap(({ damage }) => (damage ?? []) as { card: string; amount: number }[])
    .map(({ card, amount }) => [card, amount]);
export const tapFor = (game: Play, seat: number, name: string): Play =>
  game.choose(seat, { kind: 'ACTIVATE', card: name, mana: true });
/** Mana in a player's pool, by color. */
export const pool = (game: Play, seat: number): unknown =>
  (game.view().players[seat]?.resources as { mana?: unknown } | undefined)?.mana;
/** So much to each creature or player. */
export const split = (...parts: [to: string | number, amount: number][]) => ({
  distribute: parts.map(([to, amount]) => ({ option: typeof to === 'string' ? { card: to } : { player: to }, amount })),
});
/** Says yes, and chooses this card, until somebody may act again. */
export function choosing(game: Play, card: string): Play {
  while (game.decision().kind !== 'PRIORITY')
    game.answer(game.decision().seat, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ card }] });
  return game;
}

/** Chooses these, a card or a player each, as far as there is a choice. */
export function aiming(game: Play, ...targets: (string | number)[]): Play {
  while (!game.waiting()) {
    const { seat, options } = game.decision();
    const fits = targets.find((one) =>
      options.some((o) => (typeof one === 'string' ? o.card === one : o.player === one)),
    );
    game.choose(seat, typeof fits === 'number' ? { player: fits } : { card: String(fits) });
  }
  return game;
}

/** An artifact that costs nothing. */
export const relic = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
/** A cost of an ability that is paid with no mana. */
export const free = [mana('{0}')];

export const older = olderMagic('2003');
/** A game that begins as games do, maybe after another one of its match. */
export function begin(previous?: HandedOn): Play {
  const deck = { main: [{ card: 'Plains', count: 60 }] };
  const created = older.create({
    edition: '2003',
    seed: 'a',
    options: { autoPass: 'none', payment: 'auto' },
    seats: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    match: { previous },
  } as never);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(older, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
