/** Space sculptor (702.158): creatures in three sectors. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  destroy,
  instant,
  keyword,
  putCounters,
  sorcery,
  t,
  target,
} from '../../6-spells/test-cards.js';

ownCards(
  card('Test Sculptor', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      keyword('space sculptor'),
      activated([{ pay: 'sacrifice', what: 'self' }], {
        effects: [
          { do: 'chooseSector', save: 'there' },
          { do: 'move', what: { saved: 'there' }, to: 'graveyard', cause: 'destroy' },
        ],
      }),
    ],
  }),
  instant('Test Beam', '{0}', {
    effects: [{ do: 'chooseSector', save: 'there' }, putCounters(1, { saved: 'there' })],
  }),
  sorcery('Test Smash', '{0}', { targets: [target({ has: ['types', 'Artifact'] })], effects: [destroy(t(0))] }),
  instant('Test Neighbors', '{0}', {
    targets: [target({ has: ['types', 'Creature'] })],
    effects: [putCounters(1, { each: [{ has: ['types', 'Creature'] }, { sameSector: t(0) }] })],
  }),
);
/** A Sculptor comes, and the sectors are asked for. */
const sculpted = (mine: string[], theirs: string[], hand: string[] = []): Play =>
  magicPosition([
    { hand: ['Test Sculptor', ...hand], battlefield: [...mine, ...lands(1, 'Forest')] },
    { battlefield: theirs },
  ])
    .cast(0, 'Test Sculptor')
    .resolve();
const sector = (game: Play, name: string): unknown => (game.the(name).chosen as { sector?: string }).sector;
const inSectors = (hand: string[] = []): Play =>
  sculpted(['Grizzly Bears', 'Memnite'], ['Hill Giant'], hand)
    .choose(1, { value: 'alpha' })
    .choose(0, { value: 'alpha' })
    .choose(0, { value: 'gamma' });

describe('space sculptor (702.158)', () => {
  it('mtg:702.158a creatures gain sector designations by it', () => {
    const game = inSectors();
    expect(['Hill Giant', 'Grizzly Bears', 'Memnite'].map((name) => sector(game, name))).toEqual([
      'alpha',
      'alpha',
      'gamma',
    ]);
    expect(sector(game, 'Test Sculptor')).toBeUndefined();
  });
  it('mtg:704.5u as soon as it is there every creature without a sector gets one', () => {
    const game = sculpted([], ['Hill Giant']);
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'SECTOR' });
    expect(game.choose(1, { value: 'beta' }).waiting()).toBe(true);
    // Players without space sculptor choose first.
    const both = sculpted(['Grizzly Bears'], ['Hill Giant']);
    expect(both.decision()).toMatchObject({ seat: 1, kind: 'SECTOR' });
    expect(both.choose(1, { value: 'beta' }).decision()).toMatchObject({ seat: 0, kind: 'SECTOR' });
  });
  it('mtg:702.158c those choose first who don’t sculpt space, each for their own creatures', () => {
    const game = sculpted(['Grizzly Bears'], ['Hill Giant', 'Craw Wurm']);
    const seats: number[] = [];
    while (!game.waiting()) {
      seats.push(game.decision().seat);
      game.choose(game.decision().seat, { value: 'alpha' });
    }
    expect(seats).toEqual([1, 1, 0]);
  });
  it('mtg:702.158b a sector is kept until nobody sculpts space, nor an ability of what did', () => {
    const game = inSectors(['Test Smash']).castAt(0, 'Test Smash', { card: 'Test Sculptor' }).resolve();
    expect(sector(game, 'Grizzly Bears')).toBeUndefined();
    const using = inSectors().activate(0, 'Test Sculptor');
    expect([using.zones('Test Sculptor').includes('battlefield'), sector(using, 'Grizzly Bears')]).toEqual([
      false,
      'alpha',
    ]);
  });
  it('mtg:702.158d a sector is chosen, and each creature in it is meant', () => {
    const game = inSectors(['Test Beam']).cast(0, 'Test Beam').resolve().choose(0, { value: 'alpha' });
    expect(['Hill Giant', 'Grizzly Bears', 'Memnite'].map((name) => game.figures(name))).toEqual(['4/4', '3/3', '1/1']);
    const used = inSectors().activate(0, 'Test Sculptor').resolve().choose(0, { value: 'gamma' });
    expect([used.zones('Memnite'), used.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:702.158e two permanents are in the same sector that have the same designation', () => {
    const game = inSectors(['Test Neighbors']).cast(0, 'Test Neighbors', { card: 'Hill Giant' }).resolve();
    expect(['Hill Giant', 'Grizzly Bears', 'Memnite'].map((name) => game.figures(name))).toEqual(['4/4', '3/3', '1/1']);
  });
});
