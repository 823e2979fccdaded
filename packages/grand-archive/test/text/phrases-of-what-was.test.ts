/** How cards say what something was, what X is from then on, what is done instead, and what attacks and players do. */
import type { Ability, Condition, Effect, Json, Ref } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  CLASS_BONUS,
  continuous,
  damage,
  destroy,
  draw,
  keyword,
  onEnter,
  onKill,
  plus,
  putCounters,
  rest,
  restricted,
  saved,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  when,
  YOUR_CHAMPION,
} from '../../src/language/builders.js';
import { says, saysOn } from './printing.js';

const ACTION = { types: ['Action'] };
const spell = (...effects: Effect[]): Ability => ({ kind: 'spell', effects });
const aimed = (what: Parameters<typeof target>, ...effects: Effect[]): Ability => ({
  kind: 'spell',
  targets: [target(...what)],
  effects,
});
/** A text says the first of these, and none of the others. */
const tells = (text: string, one: Ability, ...others: Ability[]): void => {
  const said = [one, ...others].map((ability) => saysOn(ACTION, text, ability));
  expect(said, text).toEqual([true, ...others.map(() => false)]);
};
const ally = [{ has: ['types', ['Ally']] }] as Parameters<typeof target>[0];

describe('what something was', () => {
  it('says that a banished card had a keyword where it was, and that it has one where it is', () => {
    const asked = (ref: Ref): Ability =>
      activated([{ pay: 'banish', what: [{ zone: 'graveyard' }, { owner: 'you' }], save: 'banished' }], {
        effects: [when({ is: [ref, { cardKeyword: 'floating memory' }] }, draw(1))],
      });
    const had = 'Banish a card from your graveyard: If the banished card had floating memory, draw a card.';
    const has = 'Banish a card from your graveyard: If the banished card has floating memory, draw a card.';
    const was = asked({ was: saved('banished') });
    const is = asked(saved('banished'));
    expect([says(had, was), says(had, is), says(has, is), says(has, was)]).toEqual([true, false, true, false]);
  });
  const killed = (parity: 'odd' | 'even'): Ability =>
    onKill(when({ is: [{ event: 'object' }, { parity: ['life', parity] }] }, draw(1)));
  it('a unit that was killed had an odd LIFE stat', () => {
    const text = 'On Kill: If the killed unit had an odd LIFE stat, draw a card.';
    expect([says(text, killed('odd')), says(text, killed('even'))]).toEqual([true, false]);
  });
  it('an object that was destroyed was something', () => {
    const was = (subtype: string): Ability =>
      aimed([ally], destroy(t(0)), when({ is: [t(0), { has: ['subtypes', [subtype]] }] }, draw(1)));
    tells('Destroy target ally. If that object was a Distortion, draw a card.', was('Distortion'), was('Beast'));
  });
});

describe('X', () => {
  const remembered = (...then: Effect[]): Ability =>
    spell(
      { do: 'remember', as: 'x', value: { count: [{ has: ['types', ['Ally']] }, { controller: 'you' }] } },
      ...then,
    );
  const x: { number: string } = { number: 'x' };
  it('is said where it is used first', () => {
    const text = 'Draw X cards, where X is the amount of allies you control. Then deal X damage to your champion.';
    tells(text, remembered(draw(x), damage(x, YOUR_CHAMPION)), remembered(draw(x), damage(2, YOUR_CHAMPION)));
  });
});

describe('what is done instead', () => {
  const gets = (stat: 'power' | 'life', more: object = {}): Effect => ({
    ...untilEndOfTurn(t(0), plus(stat, -5)),
    ...more,
  });
  const either = (otherwise: Effect): Ability =>
    aimed([ally], { do: 'if', if: { is: ['self', { status: 'ephemeral' }] }, then: [gets('life')], else: [otherwise] });
  it('lasts as long, where that is not said again', () => {
    const text = 'Target ally gets -5 POWER until end of turn. If ~ is ephemeral, that ally gets -5 LIFE instead.';
    tells(text, either(gets('power')), either(gets('power', { until: { kind: 'permanent' } })));
  });
});

describe('attacks', () => {
  const toCombat = (what: Ref): Effect => ({
    do: 'modify',
    what,
    mods: [plus('attackPower', 3)],
    until: { kind: 'endOfFight' },
  });
  it('are of the attacker that a weapon speaks of', () => {
    const one = triggered(
      { on: 'attack', object: 'self' },
      { keyword: 'on attack', effects: [toCombat({ each: { is: 'attacking' } })] },
    );
    const weapon = { types: ['Weapon'] };
    const list = triggered(
      { on: 'attack', object: 'self' },
      { keyword: 'on attack', effects: [toCombat({ each: [{ is: 'attacking' }] })] },
    );
    expect([one, list].some((ability) => saysOn(weapon, 'On Attack: This attack gets +3 POWER.', ability))).toBe(true);
    const other = triggered(
      { on: 'attack', object: 'self' },
      { keyword: 'on attack', effects: [toCombat(YOUR_CHAMPION)] },
    );
    expect(saysOn(weapon, 'On Attack: This attack gets +3 POWER.', other)).toBe(false);
  });
  it('go elsewhere, and it is asked whether they did', () => {
    const redirected = (is: Ref): Ability =>
      spell(
        { do: 'redirect', to: YOUR_CHAMPION, save: 'it' },
        when({ is: [is, { zone: 'field' }] }, { do: 'gainStatus', status: "Crowd's Favor" }),
      );
    const text = "Change the target of an attack to your champion. If you do, you gain the Crowd's Favor status.";
    tells(text, redirected(saved('it')), redirected(YOUR_CHAMPION));
  });
  it('may be limited to some', () => {
    const only = (by: Json): Ability =>
      continuous('self', [
        {
          mod: 'rule',
          rule: 'attacksOnly',
          at: [
            { has: ['types', ['Ally', 'Champion']] },
            { happened: { on: 'damage', object: 'self', match: { combat: true } }, by },
          ],
        },
      ]);
    const text = '~ may only declare attacks against units your champion has dealt combat damage to this turn.';
    expect([says(text, only(YOUR_CHAMPION as Json)), says(text, only('self'))]).toEqual([true, false]);
  });
});

describe('cards elsewhere', () => {
  const revealed = (from: string, condition?: Condition): Ability => ({
    kind: 'triggered',
    on: { on: 'revealed', object: 'self', match: { from } },
    effects: [draw(1)],
    ...(condition ? { if: condition } : {}),
  });
  it('speak of being revealed from the memory', () => {
    const text = '[Class Bonus] Whenever you reveal this card from your memory, draw a card.';
    tells(text, revealed('memory', CLASS_BONUS), revealed('hand', CLASS_BONUS), revealed('memory'));
  });
  it('are banished where a graveyard would have them', () => {
    const instead = (to: string): Ability => ({
      kind: 'replacement',
      on: 'move',
      object: [{ cardKeyword: 'floating memory' }],
      match: { to: 'graveyard' },
      change: { to },
    });
    const text =
      "If a card with floating memory would be put into a player's graveyard, that player banishes it instead.";
    expect([says(text, instead('banishment')), says(text, instead('memory'))]).toEqual([true, false]);
  });
});

describe('players', () => {
  it('are asked for the favor of the crowd', () => {
    const asked = (predicate: string): Ability =>
      activated([rest], { effects: [draw(1)], if: { exists: [{ player: 'you' }, { is: predicate }] } } as never);
    const text = "REST: Draw a card. Activate this ability only if you have the Crowd's Favor status.";
    expect([says(text, asked('crowdsFavor')), says(text, asked('agility'))]).toEqual([true, false]);
  });
  it('have others do something', () => {
    const give = (to: Ref): Ability =>
      onEnterWith([{ what: { player: 'opponent' } }], {
        do: 'may',
        prompt: '',
        then: [{ do: 'modify', what: 'self', mods: [{ mod: 'control', to }], until: { kind: 'permanent' } }],
      });
    const text = 'On Enter: You may have target opponent gain control of ~.';
    expect([says(text, give(t(0))), says(text, give('you'))]).toEqual([true, false]);
  });
});
const onEnterWith = (
  targets: NonNullable<Extract<Ability, { kind: 'spell' }>['targets']>,
  ...effects: Effect[]
): Ability => {
  const plain = onEnter(...effects);
  return { ...plain, targets } as Ability;
};

describe('objects', () => {
  it('stay rested, wake up and transform, and lose temporary damage', () => {
    const cant: Ability = {
      kind: 'replacement',
      on: 'status',
      object: 'self',
      match: { status: 'rested', on: false },
      instead: [],
    };
    expect([says("~ can't wake up.", cant), says("~ can't wake up.", keyword('hindered'))]).toEqual([true, false]);
    tells(
      'Wake up and transform target ally.',
      aimed([ally], wakeUp(t(0)), { do: 'transform', what: t(0) }),
      aimed([ally], { do: 'transform', what: t(0) }),
    );
    tells(
      'Remove all temporary damage from target ally.',
      aimed([ally], { do: 'removeTemporaryDamage', what: t(0) }),
      aimed([ally], putCounters(1, 'buff', t(0))),
    );
  });
  it('are asked under what stands in brackets', () => {
    const text = '[Class Bonus] On Enter: Target unit gets +1 POWER until end of turn.';
    const one = { ...onEnter(untilEndOfTurn(t(0), plus('power', 1))), targets: [target(unit)] } as Ability;
    expect([says(text, restricted(CLASS_BONUS, one)), says(text, one)]).toEqual([true, false]);
  });
});
