/** What lies face down (2.1.1.5, 2.11.7.14.3), turned by cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, keyword, on, play } from '../support/own-cards.js';

const hide = action('Hide', {
  targets: [on('Ally')],
  effects: [{ do: 'status', what: { target: 0 }, status: 'faceDown', on: true }],
});
const anything: JsonObject = { what: [{ zone: 'field' }, { not: { has: ['types', ['Champion']] } }] };
const steal = action('Steal', {
  targets: [anything],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});
const shape = action('Shape', {
  targets: [anything],
  effects: [
    {
      do: 'modify',
      what: { target: 0 },
      mods: [
        { mod: 'set', prop: 'types', value: ['Ally'] },
        { mod: 'set', prop: 'power', value: 2 },
        { mod: 'set', prop: 'life', value: 2 },
      ],
      until: { kind: 'permanent' },
    },
  ],
});
const scout = ally('Scout', { power: 5, life: 5 }, keyword('stealth'));
const definitions = [hide, steal, shape, scout];
const shown = (game: ReturnType<typeof play>, viewer: number): unknown[] =>
  Object.values(game.view(viewer).objects)
    .filter((o) => o.zone === 'field' && o.faceDown === true)
    .map((o) => o.card);
const cover = (game: ReturnType<typeof play>) =>
  Object.values(game.view().objects).find((o) => o.zone === 'field' && o.faceDown === true);

describe('face-down objects', () => {
  const hidden = (hand: string[] = []) =>
    play(definitions, { hand: ['Hide'], field: ['Scout'] }, { hand })
      .activateCard(0, 'Hide', { card: 'Scout' })
      .resolve();

  it('ga:2.11.7.14.3.1 face up and face down is what every card can be, and says whether it is public', () => {
    const before = play(definitions, { hand: ['Hide'], field: ['Scout'] }, {});
    for (const viewer of [0, 1]) expect(JSON.stringify(before.view(viewer).objects)).toContain('Scout');
    const game = hidden();
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Scout');
    expect(shown(game, 0)).toHaveLength(1);
  });

  it('ga:2.1.1.5.1 who controls it looks at it at any time', () => {
    const game = hidden();
    expect(JSON.stringify(game.view(0).objects)).toContain('Scout');
    expect(JSON.stringify(game.to('main', 4).view(0).objects)).toContain('Scout');
  });

  it('ga:2.1.4.2 on the field as well it is public or not as it lies, for whoever controls it', () => {
    const seen = (game: ReturnType<typeof hidden>) => [0, 1].map((viewer) => shown(game, viewer));
    const game = hidden(['Steal']);
    expect(seen(game)).toEqual([['Scout'], [undefined]]);
    game.pass().choose(1, { kind: 'ACTIVATE_CARD', card: 'Steal' });
    if (game.decision().kind === 'TARGETS') game.answer(1, { choose: [game.decision().options[0]?.id as string] });
    game.resolve();
    expect(seen(game)).toEqual([[undefined], ['Scout']]);
  });

  it('ga:2.1.1.5.2 once somebody else controls it, they look at it, and its owner does no longer', () => {
    const game = hidden(['Steal']);
    game.pass().choose(1, { kind: 'ACTIVATE_CARD', card: 'Steal' });
    if (game.decision().kind === 'TARGETS') game.answer(1, { choose: [game.decision().options[0]?.id as string] });
    game.resolve();
    expect(cover(game)?.controller).toBe(1);
    expect(JSON.stringify(game.view(1).objects)).toContain('Scout');
    expect(JSON.stringify(game.view(0).objects)).not.toContain('Scout');
  });

  it('ga:2.11.7.14.3.1.2 an object has what effects give it, and nothing of its face', () => {
    const start = play(definitions, { hand: ['Hide', 'Shape'], field: ['Scout'] }, {});
    start.activateCard(0, 'Hide', { card: 'Scout' }).resolve();
    expect(cover(start)).toMatchObject({ types: [], power: null, life: null, keywords: [] });
    start.choose(0, { kind: 'ACTIVATE_CARD', card: 'Shape' });
    if (start.decision().kind === 'TARGETS') start.answer(0, { choose: [start.decision().options[0]?.id as string] });
    start.resolve();
    expect(cover(start)).toMatchObject({ types: ['Ally'], power: 2, life: 2, keywords: [] });
  });

  it('ga:2.11.7.14.3.1.1 a card elsewhere is only a card: nothing finds it by what is on its face', () => {
    const count = action('Count', {
      effects: [{ do: 'draw', who: 'you', count: { count: [{ zone: 'banishment' }, { has: ['types', ['Ally']] }] } }],
    });
    const drawn = (faceDown: boolean): number =>
      play([...definitions, count], { hand: ['Count'], banishment: [{ card: 'Scout', faceDown }] }, {})
        .activateCard(0, 'Count')
        .resolve()
        .count(0, 'hand');
    expect([drawn(true), drawn(false)]).toEqual([0, 1]);
  });
});
