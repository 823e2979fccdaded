/** One combat a declaration, what is no ally, who goes on after the stack is empty, and levels that cards ask for (2.4.4.4, 2.6–2.8). */
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

const think = action('Think', { effects: [DRAW] });

describe('declaring attacks', () => {
  it('ga:2.6.1.6 each declaration leads to one combat phase: after it the main phase goes on, and another may be declared', () => {
    const vigil = ally('Vigil', { power: 1, life: 9 });
    const game = play([vigil], { champion: lorraine(1), field: ['Vigil', 'Vigil'] }, {});
    game.declare(0, 'Vigil', 'Spirit of Fire').fight();
    expect([game.view().turn.phase, game.damage(1)]).toEqual(['main', 1]);
    expect([game.happened('ATTACK_DECLARED').length, game.happened('COMBAT_ENDED').length]).toEqual([1, 1]);
    game.declare(0, 'Vigil', 'Spirit of Fire');
    // While it goes on there is no other.
    while (game.view().turn.phase === 'combat') {
      expect(game.offers().filter((offer) => offer.startsWith('ATTACK'))).toEqual([]);
      game.pass();
    }
    expect([game.damage(1), game.happened('ATTACK_DECLARED').length, game.happened('COMBAT_ENDED').length]).toEqual([
      2, 2, 2,
    ]);
    // With an attack card it is no otherwise.
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2 });
    const struck = play([cut], { champion: lorraine(1), hand: ['Cut'] }, {})
      .activateCard(0, 'Cut')
      .resolve();
    struck.aim('Spirit of Fire').fight();
    expect([struck.damage(1), struck.happened('COMBAT_ENDED').length, struck.view().turn.phase]).toEqual([
      2,
      1,
      'main',
    ]);
  });
});

describe('targets', () => {
  it('ga:2.7.6.1 what targets one kind of objects targets nothing of another, whoever controls it', () => {
    const thing = (name: string, ...types: string[]) => card(name, { types, costKind: 'reserve', cost: 1 });
    const field = ['Imp', 'Lamp', 'Place', 'Ghost'];
    const kinds: { [type: string]: string[] } = {
      Ally: ['Imp', 'Imp'],
      Champion: ['Spirit of Fire', 'Spirit of Wind'],
      Item: ['Lamp', 'Lamp'],
      Domain: ['Place', 'Place'],
      Phantasia: ['Ghost', 'Ghost'],
    };
    const definitions = [ally('Imp', {}), thing('Lamp', 'Item'), thing('Place', 'Domain'), thing('Ghost', 'Phantasia')];
    const spells = Object.keys(kinds).flatMap((type) => [
      action(`Any ${type}`, { targets: [on(type)], effects: [DRAW] }),
      action(`No ${type}`, {
        targets: [{ what: [{ zone: 'field' }, { not: { has: ['types', [type]] } }] }],
        effects: [DRAW],
      }),
    ]);
    for (const [type, names] of Object.entries(kinds)) {
      const asked = (name: string) =>
        play([...definitions, ...spells], { hand: [name], field }, { field })
          .choose(0, { kind: 'ACTIVATE_CARD', card: name })
          .choices()
          .sort();
      expect([type, asked(`Any ${type}`)]).toEqual([type, names]);
      const others = Object.entries(kinds).flatMap(([other, own]) => (other === type ? [] : own));
      expect([type, asked(`No ${type}`)]).toEqual([type, others.sort()]);
    }
  });
});

describe('after the Effects Stack', () => {
  it('ga:2.8.2.1.6 once all of it has resolved the turn player goes on, with slow actions again, whoever acted last', () => {
    const game = play([think], { hand: ['Think', 'Banner Knight', ...some(2)] }, { hand: ['Think', 'Think'] });
    game.activateCard(0, 'Think').pass().activateCard(1, 'Think').pass().activateCard(1, 'Think');
    const seen = [];
    while (game.stack().length > 0) {
      seen.push([game.stack().length, game.decision().seat]);
      game.resolve();
    }
    expect(seen).toEqual([
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    expect([game.view().turn.phase, game.decision()]).toMatchObject(['main', { kind: 'OPPORTUNITY', seat: 0 }]);
    expect(game.offers()).toContain('ACTIVATE_CARD Banner Knight');
    // In another phase the game goes on from there once all have passed again.
    const other = play([think], {}, { hand: ['Think'] })
      .to('end')
      .pass()
      .activateCard(1, 'Think')
      .resolve();
    expect([other.view().turn.phase, other.decision().seat]).toEqual(['end', 0]);
    expect(other.pass().pass().view().turn.number).toBe(4);
  });
});

describe('levels that cards ask for', () => {
  it('ga:2.4.4.4.1 a card does what it does from that level of its own player’s champion on', () => {
    const power = (mine: object, theirs: object) =>
      position([
        { champion: mine as never, field: ['Banner Knight', 'Blitz Mage'] },
        { champion: theirs as never },
      ]).the('Blitz Mage').power;
    const plain = power(lorraine(1), rai(1));
    expect(power(lorraine(1), rai(3))).toBe(plain);
    expect(power(lorraine(2), rai(1))).toBe(Number(plain) + 1);
    expect(power(lorraine(3), rai(1))).toBe(Number(plain) + 1);
    expect(power(lorraine(1, { counters: { level: 1 } }), rai(1))).toBe(Number(plain) + 1);
    // Of a card it is asked as it resolves.
    const drawn = (mine: object, theirs: object) =>
      position([{ champion: mine as never, hand: ['Reveal the Hidden', ...some(2)] }, { champion: theirs as never }])
        .activateCard(0, 'Reveal the Hidden')
        .resolve()
        .count(0, 'hand');
    expect([drawn(lorraine(0), rai(2)), drawn(lorraine(1), rai(0)), drawn(lorraine(2), rai(0))]).toEqual([0, 1, 1]);
  });
});
