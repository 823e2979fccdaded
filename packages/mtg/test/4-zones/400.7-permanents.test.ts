import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  creature,
  creatureCard,
  gainLife,
  instant,
  plus,
  putOntoBattlefield,
  t,
  target,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

for (const definition of [
  instant('Test Bless', '{0}', {
    targets: [target(and({ is: 'spell' }, creature))],
    effects: [untilEndOfTurn(t(0), plus(2, 2), { mod: 'set', prop: 'colors', value: ['W'] })],
  }),
  instant('Test Reanimate', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  creatureCard('Test Ability', '{0}', 'Human', '1/1', activated([], { effects: [gainLife(1)] })),
])
  ownCards(definition);

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);

describe('spells that become permanents (400.7)', () => {
  it('mtg:400.7a mtg:608.3 what an effect did to the creature spell goes on for the creature', () => {
    const game = one(['Grizzly Bears', 'Test Bless'], lands(2, 'Forest'))
      .cast(0, 'Grizzly Bears')
      .cast(0, 'Test Bless')
      .resolve();
    game.resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ power: 4, toughness: 4, colors: ['W'] });
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:403.4 mtg-2003:217.5c a card that returns is a new permanent', () => {
    const game = one(['Test Reanimate'], [], { graveyard: ['Grizzly Bears'] });
    const before = game.the('Grizzly Bears', 'graveyard').id;
    expect(game.cast(0, 'Test Reanimate').resolve().the('Grizzly Bears').id).not.toBe(before);
  });

  it('mtg:400.4a what is no permanent card stays where it is: mtg:307.4 a sorcery, mtg:304.4 an instant', () => {
    const reanimated = (card: string) =>
      one(['Test Reanimate'], [], { graveyard: [card] })
        .cast(0, 'Test Reanimate')
        .resolve()
        .zones(card);
    expect(['Grizzly Bears', 'Divination', 'Shock'].map(reanimated)).toEqual([
      ['battlefield'],
      ['graveyard'],
      ['graveyard'],
    ]);
  });

  it('mtg:112.3 mtg-2003:213.2 a spell has its card’s characteristics, mtg:405.4 an ability on the stack has none of its source’s', () => {
    const game = one(['Shock'], ['Mountain', 'Test Ability'])
      .activate(0, 'Test Ability')
      .cast(0, 'Shock', { player: 1 });
    const [shock, ability] = game.view().stack.map((s) => game.view().objects[String(s.id)]);
    expect(shock).toMatchObject({ name: 'Shock', types: ['Instant'], colors: ['R'], manaValue: 1 });
    expect([ability?.types ?? [], ability?.colors ?? [], ability?.power ?? null]).toEqual([[], [], null]);
  });
});
