/** Space sculptor (702.158): creatures are in one of three sectors, which their controllers choose. */
import {
  type Ability,
  anyDefinition,
  type Choice,
  characteristicsOf,
  defineFilter,
  defineVerb,
  entitiesOf,
  facesOf,
  fields,
  type Game,
  keyword,
  objectsOf,
  type ParamsOf,
  procedure,
  type Ref,
  type Seat,
  type StateCheck,
  UNKNOWN,
  type Word,
} from '@arbiter/engine';
import { z } from 'zod';
import { isCreature } from '../../3-card-types/302-creatures.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const SECTORS = ['alpha', 'beta', 'gamma'] as const;
type Sector = (typeof SECTORS)[number];
const params = fields((p) => ({ save: p.name }));
declare module '@arbiter/engine' {
  interface Verbs {
    chooseSector: ParamsOf<typeof params>;
  }
  interface Filters {
    sector: { sector: Sector };
    sameSector: { sameSector: Ref };
  }
}

export const spaceSculptor = defineKeyword({
  name: 'space sculptor',
  rules: cite('mtg:702.158a', 'mtg:702.158b', 'mtg:702.158c', 'mtg:702.158d', 'mtg:702.158e'),
  description: 'As long as it is there each creature is in one of three sectors, which its controller chooses.',
  redundant: true,
});

const isSculptor = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === spaceSculptor.name;
/** Whether any card of this game sculpts space: most games have none, and nothing to look for. */
const anySculpts = anyDefinition('cards that sculpt space', (_g, { definition }) =>
  facesOf(definition).some(({ abilities }) => abilities.some(isSculptor)),
);

const sculptors = (g: Game): number[] => g.zone('battlefield').filter((id) => keyword(g, id, spaceSculptor.name));
/** Whether an ability is on the stack whose source sculpts space, or did when it was last there (702.158b). */
const isSculpting = (g: Game): boolean =>
  g.zone('stack').some((item) => {
    const { source } = g.object(item);
    if (source === undefined) return false;
    return g.find(source) ? keyword(g, source, spaceSculptor.name) : g.s.lastKnown[source]?.keywords?.some(isSculptor);
  });

const sectorOf = (g: Game, id: number): unknown => g.find(id)?.chosen?.sector;
function designate(g: Game, id: number, sector: Sector | undefined): void {
  const object = g.object(id);
  const { sector: _before, ...chosen } = object.chosen ?? {};
  g.change(object, 'chosen', sector === undefined ? chosen : { ...chosen, sector });
}

const sectorChoices = SECTORS.map((sector): Choice => ({ kind: 'SECTOR', label: sector, value: sector, data: sector }));
const asked = (seat: Seat, prompt: string, source: number) => ({
  seat,
  kind: 'SECTOR',
  shape: 'CHOOSE' as const,
  prompt,
  rules: cite('mtg:702.158c', 'mtg:704.5u'),
  source,
  options: sectorChoices,
  min: 1,
  max: 1,
});

/** A player chooses the sector of a creature. */
export const assignSector = procedure<{ id: number }, { picked: Sector[] }>('assignSector', {
  ask: (g, { id }) => ({
    ask: asked(
      characteristicsOf(g, id).controller,
      `Choose the sector of ${g.rules.view.label(g, { object: id })}`,
      id,
    ),
    into: 'picked',
  }),
  assign: (g, { id, picked }) => {
    if (g.find(id)) designate(g, id, picked[0]);
  },
});

/** The next creature to which a sector is assigned: those of players who don't sculpt space come first (702.158c). */
function nextWithout(g: Game): number | undefined {
  const there = sculptors(g);
  if (there.length === 0) return undefined;
  const sculpting = new Set(there.map((id) => characteristicsOf(g, id).controller));
  const without = g.zone('battlefield').filter((id) => isCreature(g, id) && sectorOf(g, id) === undefined);
  const seats = g.seatsFrom(g.active);
  const inOrder = [...seats.filter((seat) => !sculpting.has(seat)), ...seats.filter((seat) => sculpting.has(seat))];
  return inOrder
    .map((seat) => without.find((id) => characteristicsOf(g, id).controller === seat))
    .find((id) => id !== undefined);
}

/** Sectors are assigned as long as somebody sculpts space, and forgotten after that (702.158b, 704.5u). */
export const sectorCheck: StateCheck = {
  name: 'sectors',
  rules: cite('mtg:704.5u', 'mtg:702.158b', 'mtg:702.158c'),
  find: (g) => {
    if (!anySculpts(g)) return [];
    const assigned = g.zone('battlefield').filter((id) => sectorOf(g, id) !== undefined);
    if (assigned.length > 0 && sculptors(g).length === 0 && !isSculpting(g))
      for (const id of assigned) designate(g, id, undefined);
    return [];
  },
  choice: (g) => {
    const id = anySculpts(g) ? nextWithout(g) : undefined;
    return id === undefined ? null : assignSector.call({ id });
  },
};

type Choosing = { ctx: string; seat: Seat; source: number; save: string };
/** One of the sectors is chosen, and what is in it is known by a name from then on (702.158d). */
export const choosingSector = procedure<Choosing, { picked: Sector[] }>('choosingSector', {
  ask: (_g, { seat, source }) => ({ ask: asked(seat, 'Choose a sector', source), into: 'picked' }),
  chosen: (g, { ctx, save, picked }) => {
    const [sector] = picked;
    const found = g.zone('battlefield').filter((id) => isCreature(g, id) && sectorOf(g, id) === sector);
    const context = g.s.contexts[ctx];
    if (context)
      g.j.note(
        context.saved,
        save,
        found.map((object) => ({ object })),
      );
  },
});

export const sectorWords: readonly Word[] = [
  defineVerb('chooseSector', {
    description: 'You choose a sector; `save` names the creatures in it.',
    example: { do: 'chooseSector', save: 'it' },
    params,
    run: (_g, { save }, { source, controller }, id) => choosingSector.call({ ctx: id, seat: controller, source, save }),
    procedures: [choosingSector],
    text: () => 'choose a sector',
  }),
  defineFilter('sector', {
    description: 'Is in this sector.',
    example: { sector: 'alpha' },
    params: () => ({ sector: z.enum(SECTORS) }),
    compile: (clause) => (g, e) => 'object' in e && sectorOf(g, e.object) === clause.sector,
    fits: 'objects',
    reads: () => UNKNOWN,
    text: (clause) => `in the ${clause.sector} sector`,
  }),
  defineFilter('sameSector', {
    description: 'Is in the same sector as what is referred to.',
    example: { sameSector: 'self' },
    params: (p) => ({ sameSector: p.ref }),
    compile: (clause) => (g, e, by) => {
      const sector = 'object' in e ? sectorOf(g, e.object) : undefined;
      return (
        sector !== undefined &&
        objectsOf(entitiesOf(g, clause.sameSector, by)).some((other) => sectorOf(g, other) === sector)
      );
    },
    fits: 'objects',
    reads: () => UNKNOWN,
    text: (clause, say) => `in the same sector as ${say.ref(clause.sameSector)}`,
  }),
];
