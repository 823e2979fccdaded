import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  attach,
  card,
  color,
  continuous,
  creature,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  permanent,
  plus,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const sword = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Artifact — Equipment', abilities });
for (const definition of [
  sword('Test Blade', keyword('equip', { cost: [mana('{1}')] }), continuous('attached', plus(2, 0))),
  sword(
    'Test Helm',
    keyword('equip', { cost: [mana('{3}')] }),
    keyword('equip', { cost: [mana('{0}')], from: color('G'), label: 'green creature' }),
    continuous('attached', [has('vigilance')]),
  ),
  sword(
    'Test Living Blade',
    keyword('equip', { cost: [mana('{0}')] }),
    continuous('attached', plus(1, 1)),
    triggered({ on: 'attack', object: 'attached' }, { effects: [gainLife(1)] }),
  ),
  instant('Test Animate', '{0}', {
    targets: [target({ has: ['types', 'Artifact'] })],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [
          { mod: 'gain', prop: 'types', values: ['Creature'] },
          { mod: 'set', prop: 'power', value: 1 },
          { mod: 'set', prop: 'toughness', value: 1 },
        ],
      },
    ],
  }),
  instant('Test Calm', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'lose', prop: 'types', values: ['Creature'] }] }],
  }),
  instant('Test Weld On', '{0}', {
    targets: [target({ has: ['subtypes', 'Equipment'] }), target(permanent)],
    effects: [attach(t(0), t(1))],
  }),
])
  ownCards(definition);

const bear = { card: 'Grizzly Bears', as: 'bear' };
const on = (card: string) => ({ card, attachedTo: 'bear' });

describe('equip (702.6) and Equipment (301.5)', () => {
  it('mtg:702.6a it attaches the Equipment to a creature one controls, and moves it from another', () => {
    const game = magicPosition([
      { battlefield: ['Test Blade', ...lands(2, 'Forest'), 'Grizzly Bears', 'Elite Vanguard'] },
      { battlefield: ['Hill Giant'] },
    ]).choose(0, { kind: 'ACTIVATE', card: 'Test Blade' });
    expect(game.decision().options?.map((o) => o.card)).toEqual(['Grizzly Bears', 'Elite Vanguard']);
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/2');
    game.activate(0, 'Test Blade', { card: 'Elite Vanguard' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Elite Vanguard')]).toEqual(['2/2', '4/1']);
  });
  it('mtg:702.6a only when a sorcery could be cast', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Test Blade', ...lands(3, 'Mountain'), 'Grizzly Bears'] },
      {},
    ]);
    game.cast(0, 'Shock', { player: 1 });
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Blade' }] });
    game.resolve().until({ step: 'beginningOfCombat' });
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Blade' }] });
  });
  it('mtg:702.6a nothing happens to a creature that is gone or another’s by then', () => {
    const game = magicPosition([
      { battlefield: ['Test Blade', 'Forest', 'Grizzly Bears'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ])
      .activate(0, 'Test Blade')
      .pass()
      .cast(1, 'Shock', { card: 'Grizzly Bears' })
      .resolveAll();
    expect(game.the('Test Blade').attachedTo).toBeNull();
  });
  it('mtg:702.6c a quality restricts what may be chosen; mtg:702.6d any of several equip abilities may be used', () => {
    const game = magicPosition([
      { battlefield: ['Test Helm', ...lands(3, 'Forest'), 'Grizzly Bears', 'Elite Vanguard'] },
      {},
    ]);
    const cheap = game.decision().options?.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Test Helm');
    expect(cheap?.map((o) => o.cost)).toEqual(['{3}', '{0}']);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Helm', cost: '{0}' });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Grizzly Bears' }]);
    game.resolve();
    expect(game.the('Grizzly Bears').keywords).toEqual(['vigilance']);
  });
  it('mtg:702.6c the creature is still one that its player controls, and the quality says nothing of where it stays', () => {
    const green = { kind: 'ACTIVATE', card: 'Test Helm', cost: '{0}' };
    const game = magicPosition([
      { battlefield: ['Test Helm', ...lands(3, 'Forest'), 'Elite Vanguard'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.refused(0, { choose: [green] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Helm', cost: '{3}' }).resolve();
    expect(game.the('Elite Vanguard').keywords).toEqual(['vigilance']);
  });
  it('mtg:301.5b Equipment enters unattached', () => {
    const game = magicPosition([{ hand: ['Test Blade'], battlefield: ['Grizzly Bears'] }, {}])
      .cast(0, 'Test Blade')
      .resolve();
    expect(game.the('Test Blade').attachedTo).toBeNull();
  });
  it('mtg:301.5c on what is no creature any more it comes off, and stays', () => {
    const game = magicPosition([{ hand: ['Test Calm'], battlefield: [bear, on('Test Blade')] }, {}])
      .cast(0, 'Test Calm')
      .resolve();
    expect([game.zones('Test Blade'), game.the('Test Blade').attachedTo]).toEqual([['battlefield'], null]);
  });
  it('mtg:301.5c as its creature dies it stays behind', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', bear, on('Test Blade')] }, {}])
      .cast(0, 'Shock', { card: 'Grizzly Bears' })
      .resolve();
    expect([game.zones('Test Blade'), game.the('Test Blade').attachedTo]).toEqual([['battlefield'], null]);
  });
  it('mtg:301.5c an Equipment that is a creature equips nothing, nor itself', () => {
    const game = magicPosition([{ hand: ['Test Animate'], battlefield: [bear, on('Test Living Blade')] }, {}])
      .cast(0, 'Test Animate')
      .resolve();
    expect([game.figures('Grizzly Bears'), game.the('Test Living Blade').attachedTo]).toEqual(['2/2', null]);
    game.activate(0, 'Test Living Blade', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Test Living Blade').attachedTo).toBeNull();
    game.activate(0, 'Test Living Blade', { card: 'Test Living Blade' }).resolve();
    expect(game.the('Test Living Blade').attachedTo).toBeNull();
  });
  it('mtg:301.5b an effect that would attach it to what can’t be equipped leaves it where it is', () => {
    const game = magicPosition([{ hand: ['Test Weld On'], battlefield: [bear, on('Test Blade'), 'Forest'] }, {}])
      .cast(0, 'Test Weld On', { card: 'Forest' })
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/2');
    expect(game.happened('ATTACHED')).toEqual([]);
  });
  it('mtg:301.5d who takes the creature doesn’t get the Equipment, and it goes on working', () => {
    const game = magicPosition([
      { hand: ['Control Magic'], battlefield: lands(4, 'Island') },
      { battlefield: [bear, on('Test Living Blade')] },
    ])
      .cast(0, 'Control Magic')
      .resolve();
    expect([game.the('Test Living Blade').controller, game.figures('Grizzly Bears')]).toEqual([1, '3/3']);
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Living Blade' }] });
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').resolve();
    expect(game.life(1)).toBe(21);
  });
  it('mtg:701.3b attaching it to what it is attached to does nothing', () => {
    const game = magicPosition([{ battlefield: [bear, on('Test Living Blade')] }, {}])
      .activate(0, 'Test Living Blade')
      .resolve();
    expect([game.happened('ATTACHED'), game.figures('Grizzly Bears')]).toEqual([[], '3/3']);
  });
});
