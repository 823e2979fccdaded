/** Units with taunt are attacked before others of their controller while they are awake (2.11.7.15.2, 2.4.0.10.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, keyword, on, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';
import { table } from '../support/table.js';

const guard = ally('Guard', { life: 9 }, keyword('taunt'));
const warder = ally('Warder', { life: 9 }, keyword('taunt'), keyword('taunt'));
const shade = ally('Shade', { life: 9 }, keyword('taunt'), keyword('stealth'));
const scythe = ally('Scythe', { power: 3, life: 9 }, keyword('cleave'));
const shield = ally('Shield', { life: 9 }, keyword('intercept'));
const definitions = [guard, warder, shade, scythe, shield];

/** What an attack of Blitz Mage may be declared against. */
const targets = (...field: (string | JsonObject)[]): string[] =>
  play(definitions, { field: ['Blitz Mage'] }, { field: ['Library Witch', ...field] })
    .choose(0, { kind: 'ATTACK' })
    .choices()
    .toSorted();

describe('taunt', () => {
  it('ga:2.11.7.15.2 is attacked before what else its controller has', () => {
    const game = play(definitions, { field: ['Blitz Mage'] }, { field: ['Library Witch', 'Guard'] });
    expect(game.declare(0, 'Blitz Mage', 'Guard').combat().targets).toHaveLength(1);
    expect(targets('Guard', 'Warder')).toEqual(['Guard', 'Warder']);
    const refused = () =>
      play(definitions, { field: ['Blitz Mage'] }, { field: ['Library Witch', 'Guard', 'Warder'] }).declare(
        0,
        'Blitz Mage',
        'Library Witch',
      );
    expect(refused).toThrow();
  });

  it('ga:2.11.7.15.2 only while it is awake and can be attacked', () => {
    const all = ['Library Witch', 'Spirit of Fire'];
    expect(targets({ card: 'Guard', rested: true })).toEqual(['Guard', ...all]);
    expect(targets('Shade')).toEqual(all);
  });

  it('ga:2.4.0.10.1 several of it are no more than one', () => {
    expect(targets('Warder', 'Guard')).toEqual(['Guard', 'Warder']);
  });

  it('ga:2.11.7.15.2 says nothing of what other players have, nor of what all are attacked by', () => {
    const three = table([{ field: ['Blitz Mage', 'Scythe'] }, { field: ['Guard'] }, { champion: lorraine(1) }], {
      definitions,
    });
    const chosen = three.choose(0, { kind: 'ATTACK', card: 'Blitz Mage' }).choices();
    expect(chosen.toSorted()).toEqual(['Guard', 'Lorraine, Wandering Warrior']);
    const game = play(definitions, { field: ['Scythe'] }, { field: ['Library Witch', 'Guard'] });
    game.choose(0, { kind: 'ATTACK' });
    expect(game.combat().targets).toHaveLength(3);
  });

  it('ga:2.11.7.15.2 is asked only as an attack is declared: it may be redirected from there', () => {
    const champion = {
      kind: 'static',
      affects: [{ has: ['types', 'Champion'] }],
      mods: [{ mod: 'ability', ability: keyword('taunt') }],
    };
    const banner = ally('Banner', { life: 9 }, champion);
    const game = play([...definitions, banner], { field: ['Blitz Mage'] }, { field: ['Shield', 'Banner'] });
    expect(game.choose(0, { kind: 'ATTACK' }).combat().targets).toEqual([game.champion(1).id]);
    game.resolve().answer(1, { confirm: true });
    expect(game.combat().targets).toEqual([game.the('Shield').id]);
  });

  it('ga:2.11.7.15.2 what cleaves cannot be redirected, to units of another opponent either', () => {
    const bend = action('Bend', {
      targets: [on('Champion')],
      effects: [{ do: 'redirect', to: { target: 0 }, at: { is: 'defending' } }],
    });
    const bent = (attacker: string) => {
      const three = table([{ field: ['Blitz Mage', 'Scythe'], hand: ['Bend'] }, {}, { champion: lorraine(1) }], {
        definitions: [...definitions, bend],
      }).choose(0, { kind: 'ATTACK', card: attacker });
      three.choose(0, attacker === 'Scythe' ? { player: 1 } : { card: 'Spirit of Fire' });
      three.activateCard(0, 'Bend', { card: 'Lorraine, Wandering Warrior' }).resolve();
      return three.combat().targets;
    };
    const [other] = bent('Blitz Mage') as string[];
    expect(bent('Scythe')).not.toContain(other);
  });
});
