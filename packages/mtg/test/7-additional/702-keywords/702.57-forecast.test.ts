/** Forecast (702.57): once in each of its owner's upkeeps, from the hand. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { language } from '../../../src/index.js';
import { card, gainLife, mana, sorcery } from '../../6-spells/test-cards.js';

const forecast = {
  kind: 'activated' as const,
  keyword: 'forecast',
  zone: 'hand',
  cost: [mana('{W}'), { pay: 'reveal' as const, what: 'self' as const }],
  limit: { perTurn: 1 },
  effects: [gainLife(2)],
};
const seer = card('Test Seer', {
  cost: '{W}',
  type: 'Creature — Human',
  power: 1,
  toughness: 1,
  abilities: [forecast],
});
ownCards(seer, sorcery('Test Nothing', '{9}', { effects: [gainLife(1)] }));

const plains = lands(3, 'Plains');
const upkeep = (mine: object, theirs: object = {}, active = 0): Play =>
  magicPosition([{ battlefield: plains, ...mine }, theirs], { turn: { step: 'upkeep', active } });
const offered = (game: Play, name = 'Test Seer'): boolean =>
  game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === name);

describe('forecast (702.57)', () => {
  it('mtg:702.57a it is activated from the hand, and from nowhere else', () => {
    const game = upkeep({ hand: ['Test Seer'] })
      .activate(0, 'Test Seer')
      .resolve();
    expect([game.life(0), game.zones('Test Seer')]).toEqual([22, ['hand']]);
    expect(offered(upkeep({ battlefield: ['Test Seer', ...plains] }))).toBe(false);
    expect(offered(upkeep({ graveyard: ['Test Seer'] }))).toBe(false);
  });

  it('mtg:702.57a a card that says it otherwise is refused', () => {
    const checked = (ability: object) => language.check({ ...seer, abilities: [{ ...forecast, ...ability }] as never });
    expect(checked({}).ok).toBe(true);
    expect(checked({ zone: 'graveyard' })).toMatchObject({ ok: false, errors: [{ rules: ['mtg:702.57a'] }] });
  });

  it('mtg:702.57b only in the upkeep of the card’s owner', () => {
    expect(offered(upkeep({ hand: ['Test Seer'] }))).toBe(true);
    expect(offered(upkeep({ hand: ['Test Seer'] }).until({ step: 'draw' }))).toBe(false);
    const theirs = upkeep({ hand: ['Test Seer'] }, {}, 1);
    if (theirs.decision().seat === 1) theirs.pass();
    expect([theirs.decision().seat, offered(theirs)]).toEqual([0, false]);
  });

  it('mtg:702.57b the refusal at another time says so', () => {
    const game = magicPosition([{ hand: ['Test Seer'], battlefield: plains }, {}]);
    const why = game.service.why?.(game.state, 0, { kind: 'ACTIVATE', card: 'Test Seer' });
    expect(why).toMatchObject({ offered: false, reasons: [{ rules: ['mtg:702.57b'] }] });
  });

  it('mtg:702.57b once each turn, and again in the next upkeep', () => {
    const game = upkeep({ hand: ['Test Seer'] })
      .activate(0, 'Test Seer')
      .resolve();
    expect([game.view().turn.step, offered(game)]).toEqual(['upkeep', false]);
    game.until({ turn: 5, step: 'upkeep' });
    expect(offered(game)).toBe(true);
  });

  it('mtg:702.57b its player plays with the card revealed', () => {
    const game = upkeep({ hand: ['Test Seer', 'Test Nothing'] });
    const seen = (): boolean =>
      Object.values(game.view(1).objects).some((o) => o.card === 'Test Seer' && o.zone === 'hand');
    expect(seen()).toBe(false);
    game.activate(0, 'Test Seer');
    expect(seen()).toBe(true);
    game.resolve();
    expect([game.view().turn.step, seen()]).toEqual(['upkeep', true]);
  });
});
