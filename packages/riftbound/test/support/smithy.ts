/** Equipment, who carries it, and spells that attach and detach it: positions for attachment (716–721). */
import type { JsonObject } from '@arbiter/engine';
import { card, spell, unit } from './own-cards.js';
import { PEAK, type PlayerSetup, position, type RiftboundPlay } from './position.js';
import { GEAR, T0, T1, UNIT } from './rites.js';

export const PATH = 'Rockfall Path';
export const two = { battlefields: [{ card: PATH }, { card: PEAK }] };

export const blade = (name: string, mightBonus: number, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus }, ...abilities);

export const lends = (keyword: string): JsonObject => ({
  kind: 'static',
  affects: 'attached',
  mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }],
});

export const soldier = unit('Test Soldier', 3);

export const ATTACH = spell('Test Attach', {
  targets: [{ what: [{ zone: 'board' }, { any: [GEAR, UNIT] }] }, { what: UNIT, notIn: [0] }],
  effects: [{ do: 'attach', what: T0, to: T1 }],
});

export const DETACH = spell('Test Detach', { targets: [{ what: GEAR }], effects: [{ do: 'unattach', what: T0 }] });

export const attaches = (game: RiftboundPlay, what: string, to: string): RiftboundPlay => {
  game.choose(0, { kind: 'PLAY', card: 'Test Attach' });
  for (const one of [what, to]) if (game.decision().kind === 'TARGETS') game.choose(0, { card: one });
  return game.settle();
};

/** A blade and a soldier in the base, with what else there is. */
export const smithy = (
  more: {
    base?: (string | JsonObject)[];
    hand?: string[];
    definitions?: JsonObject[];
    blade?: JsonObject;
    other?: PlayerSetup;
  } = {},
) =>
  position(
    [
      {
        hand: ['Test Attach', 'Test Attach', 'Test Detach', ...(more.hand ?? [])],
        base: ['Test Blade', 'Test Soldier', ...(more.base ?? [])],
      },
      more.other ?? {},
    ],
    {
      ...two,
      definitions: [
        more.blade ?? blade('Test Blade', 2, lends('tank')),
        soldier,
        ATTACH,
        DETACH,
        ...(more.definitions ?? []),
      ],
    },
  );

export const has = (game: RiftboundPlay, name: string, keyword: string): boolean =>
  JSON.stringify(game.unit(name).keywords).includes(keyword);
