import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  anyTarget,
  artifact,
  card,
  color,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  enters,
  gainLife,
  instant,
  keyword,
  loseLife,
  mana,
  opponentControls,
  permanent,
  planeswalker,
  rule,
  sorcery,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { rules } from '../../src/rules.js';

const sacrifice = { pay: 'sacrifice', what: creature, count: 1, label: 'a creature' };
for (const definition of [
  instant('Test Pay Life', '{0}', { effects: [] }),
  creatureCard(
    'Test Bloodletter',
    '{B}',
    'Vampire',
    '1/1',
    activated([{ pay: 'life', amount: 3 }], { effects: [draw(1)] }),
  ),
  creatureCard(
    'Test Free Blood',
    '{B}',
    'Vampire',
    '1/1',
    activated([{ pay: 'life', amount: 0 }], { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Ogre', '{B}', 'Ogre', '3/3', activated([sacrifice], { effects: [draw(1)] })),
  creatureCard('Test Altar', '{B}', 'Ogre', '0/4', activated([sacrifice], { effects: [gainLife(1)] })),
  card('Test Costless', { type: 'Creature — Ape', colors: ['G'], power: 3, toughness: 3 }),
  card('Test Immortal', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('cantLoseLife')] }],
  }),
  card('Test Gold', { cost: '{W}{U}{2}', type: 'Artifact' }),
  creatureCard(
    'Test Breath',
    '{0}',
    'Dragon',
    '4/4',
    keyword('lifelink'),
    activated([tap], { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  ),
  instant('Test Direct', '{0}', { targets: [target(creature), target(anyTarget)], effects: [damage(2, t(1), t(0))] }),
  instant('Test All Damage', '{0}', { effects: [damage(2, each(permanent))] }),
  instant('Test Any Spell', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  card('Test Lure of Gain', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [draw(1)] })],
  }),
  instant('Test Gain Three', '{0}', { effects: [gainLife(3)] }),
  instant('Test Gain None', '{0}', { effects: [gainLife(0)] }),
  instant('Test Spell Mana', '{0}', { effects: [addMana('{C}{C}')] }),
  sorcery('Test Kick', '{1}', { effects: [gainLife(1)] }),
  card('Test Kicked Bear', {
    cost: '{1}',
    type: 'Creature — Bear',
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'spell', optional: [{ name: 'kicker', cost: [mana('{2}')] }] } as never,
      triggered(enters, { if: { paid: 'kicker' }, effects: [gainLife(5)] }),
    ],
  }),
  creatureCard(
    'Test Mimeo',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { targets: [target(and(creature, opponentControls))], effects: [loseLife(1, 'opponents')] }),
  ),
  instant('Test Multi Only', '{0}', { targets: [target(and(permanent, color('W'), color('U')))], effects: [] }),
  instant('Test Upto', '{0}', {
    targets: [target(creature, { min: 0, max: null })],
    effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: 1 })],
  }),
])
  rules.definitions.add(definition);
void [artifact, continuous, planeswalker, token];

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const offered = (game: Play, name: string): boolean => game.decision().options.some((o) => o.card === name);

describe('mana and costs (106, 118)', () => {
  it('mtg:106.1b mtg:106.1a there are six types of mana, five of them colors', () => {
    const game = one([], [], { mana: '{W}{U}{B}{R}{G}{C}' });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { W: 1, U: 1, B: 1, R: 1, G: 1, C: 1 } } });
    expect(
      one(['Shock'], [], { mana: '{C}' })
        .decision()
        .options.map((o) => o.kind),
    ).toEqual(['PASS']);
  });

  it('mtg:106.3 spells may add mana too, and it can be spent before the step ends', () => {
    const game = one(['Test Spell Mana', 'Test Gold'], lands(1, 'Plains').concat('Island'))
      .cast(0, 'Test Spell Mana')
      .resolve();
    expect(game.cast(0, 'Test Gold').resolve().zones('Test Gold')).toEqual(['battlefield']);
  });

  it('mtg:105.2b mtg:202.2c an object with mana symbols of several colors has them all; mtg:105.2a one with one is of that color only', () => {
    const game = one(['Test Multi Only'], ['Test Gold', 'Serra Angel']);
    expect([game.the('Test Gold').colors, game.the('Serra Angel').colors]).toEqual([['W', 'U'], ['W']]);
    expect(game.cast(0, 'Test Multi Only').view().stack[0]?.targets).toMatchObject([{ card: 'Test Gold' }]);
  });

  it('mtg:118.3 mtg:119.4 more life than there is can’t be paid; exactly all of it can', () => {
    expect(offered(one([], ['Test Bloodletter'], { life: 2 }), 'Test Bloodletter')).toBe(false);
    const game = one([], ['Test Bloodletter'], { life: 3 }).activate(0, 'Test Bloodletter');
    expect(game.result()).toMatchObject({ winners: [1] });
  });

  it('mtg:118.3b paying life is losing it: mtg:119.8 who can’t lose life can’t pay any, mtg:119.4b but can pay none', () => {
    expect(one([], ['Test Bloodletter']).activate(0, 'Test Bloodletter').life(0)).toBe(17);
    const game = one([], ['Test Bloodletter', 'Test Free Blood', 'Test Immortal']);
    expect([offered(game, 'Test Bloodletter'), offered(game, 'Test Free Blood')]).toEqual([false, true]);
  });

  it('mtg:118.10 one creature pays for one ability only', () => {
    const game = one([], ['Test Ogre', 'Test Altar']);
    game.activate(0, 'Test Ogre', { card: 'Test Altar' });
    expect([offered(game, 'Test Altar'), game.all('Test Altar', 'graveyard').length]).toEqual([false, 1]);
  });

  it('mtg:118.6 a card without a mana cost can’t be cast; mtg:202.3a its mana value is 0', () => {
    const game = one(['Test Costless'], lands(5, 'Forest'));
    expect([offered(game, 'Test Costless'), game.the('Test Costless', 'hand').manaValue]).toEqual([false, 0]);
  });

  it('mtg:118.8b an optional cost may be left unpaid; mtg:118.8d mtg:202.4 it changes neither mana cost nor mana value', () => {
    const game = one(['Test Kicked Bear'], lands(3, 'Forest')).cast(0, 'Test Kicked Bear').answer(0, { confirm: true });
    const spell = game.view().objects[String(game.view().stack[0]?.id)];
    expect(spell).toMatchObject({ manaCost: '{1}', manaValue: 1 });
    expect(game.resolve().resolve().life(0)).toBe(25);
    const plain = one(['Test Kicked Bear'], lands(3, 'Forest'))
      .cast(0, 'Test Kicked Bear')
      .answer(0, { confirm: false });
    expect([plain.resolve().life(0), plain.view().stack.length]).toEqual([20, 0]);
  });

  it('mtg:400.7d a permanent knows which costs were paid for its spell', () => {
    const game = one(['Test Kicked Bear'], ['Test Kicked Bear', ...lands(3, 'Forest')]);
    game.cast(0, 'Test Kicked Bear').answer(0, { confirm: true }).resolve();
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:107.1c any number of targets is none as well', () => {
    const game = one(['Test Upto'], ['Grizzly Bears']).choose(0, { kind: 'CAST', card: 'Test Upto' }, []);
    expect(game.resolve().figures('Grizzly Bears')).toBe('2/2');
  });
});

describe('life and damage (119, 120)', () => {
  it('mtg:119.2 mtg:120.3a damage to a player is loss of life; mtg:119.6 mtg:104.3b at 0 that player loses', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { life: 2 }]).cast(0, 'Shock', {
      player: 1,
    });
    game.resolve();
    expect([game.life(1), game.result()?.winners]).toEqual([0, [0]]);
  });

  it('mtg:104.3d ten poison counters lose the game; mtg:104.3c so does drawing from an empty library', () => {
    expect(magicPosition([{ counters: { poison: 9 } }, {}]).result()).toBeNull();
    expect(magicPosition([{ counters: { poison: 10 } }, {}]).result()?.winners).toEqual([1]);
    const game = magicPosition([{ library: ['Plains'], hand: ['Divination'], battlefield: lands(3, 'Island') }, {}]);
    game.cast(0, 'Divination').resolve();
    expect([game.hand(0), game.result()?.winners]).toEqual([1, [1]]);
  });

  it('mtg:119.9 one gain of life is one event, and gaining none is none', () => {
    const game = one(['Test Gain Three', 'Test Gain None'], ['Test Lure of Gain']).cast(0, 'Test Gain Three').resolve();
    expect(game.view().stack).toHaveLength(1);
    game.resolve().cast(0, 'Test Gain None').resolve();
    expect(game.view().stack).toEqual([]);
  });

  it('mtg:120.2b mtg:120.7 an ability’s damage comes from its source, a spell’s from what the spell says', () => {
    const game = one([], ['Test Breath']).activate(0, 'Test Breath', { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
    const direct = one(['Test Direct'], ['Test Breath']);
    direct.castAt(0, 'Test Direct', { player: 1 }).resolve();
    expect([direct.life(0), direct.happened('DAMAGE_DEALT')[0]?.card]).toEqual([22, 'Test Breath']);
  });

  it('mtg:120.3f lifelink of the source that deals the damage counts, wherever the source is', () => {
    const game = magicPosition([
      { battlefield: ['Test Breath'] },
      { hand: ['Murder'], battlefield: lands(3, 'Swamp') },
    ]);
    game.activate(0, 'Test Breath', { player: 1 }).pass().cast(1, 'Murder').resolve().resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });

  it('mtg:120.1a damage is not dealt to what is neither creature nor planeswalker', () => {
    const game = one(['Test All Damage'], ['Hill Giant', 'Mountain', 'Glorious Anthem'])
      .cast(0, 'Test All Damage')
      .resolve();
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(1);
  });

  it('mtg:120.5 mtg:302.4b damage itself destroys nothing: lethal damage is looked at later, mtg:302.7 with all that is marked', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').damage).toBe(2);
    game.cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:120.6 marked damage stays until the cleanup step', () => {
    const game = one(['Shock'], ['Mountain', 'Hill Giant']).cast(0, 'Shock', { card: 'Hill Giant' }).resolve();
    expect(game.until({ step: 'end' }).the('Hill Giant').damage).toBe(2);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Hill Giant').damage).toBe(0);
  });
});

describe('targets (115)', () => {
  it('mtg:115.1a mtg:115.1c mtg:115.1d spells, activated and triggered abilities choose what they call target', () => {
    const shot = one(['Shock'], ['Mountain']).choose(0, { kind: 'CAST', card: 'Shock' });
    expect(shot.decision().kind).toBe('TARGETS');
    const breath = one([], ['Test Breath']).choose(0, { kind: 'ACTIVATE', card: 'Test Breath', mana: false });
    expect(breath.decision().kind).toBe('TARGETS');
    const game = magicPosition([{ hand: ['Test Mimeo'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
    expect(game.cast(0, 'Test Mimeo').resolve().decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
  });

  it('mtg:115.10b mtg:115.10a "you" and "each" choose nothing', () => {
    const game = one(['Test All Damage', 'Test Gain Three'], ['Hill Giant']).cast(0, 'Test All Damage');
    expect([game.decision().kind, game.view().stack[0]?.targets]).toEqual(['PRIORITY', []]);
  });

  it('mtg:109.2b "spell" means a spell on the stack, not a card in hand', () => {
    const game = one(['Test Any Spell', 'Shock'], ['Mountain']);
    expect(offered(game, 'Test Any Spell')).toBe(false);
    expect(offered(game.cast(0, 'Shock', { player: 1 }), 'Test Any Spell')).toBe(true);
  });
});

describe('priority (117)', () => {
  it('mtg:117.3a the active player has priority first in each step; none is given in the untap step', () => {
    const game = magicPosition([{}, {}], { turn: { number: 3, active: 1, step: 'untap' } });
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
    expect(game.view().turn.step).toBe('upkeep');
  });

  it('mtg:117.3d who passes has done nothing; mtg:608.1 when all pass in a row the top of the stack resolves', () => {
    const game = one(['Shock'], ['Mountain']).cast(0, 'Shock', { player: 1 }).pass();
    expect([game.life(1), game.decision().seat]).toEqual([20, 1]);
    expect(game.pass().life(1)).toBe(18);
  });

  it('mtg:117.2c mtg:703.4d mtg:405.6e the card of the draw step is drawn before anybody has priority', () => {
    const game = magicPosition([{}, {}], { turn: { number: 3, step: 'upkeep' } });
    game.pass().pass();
    expect([game.view().turn.step, game.hand(0), game.decision().seat]).toEqual(['draw', 1, 0]);
  });

  it('mtg:117.2d mtg:405.6f mtg:704.1 mtg:704.2 a state-based action happens before anybody could respond', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Grizzly Bears', damage: 2 }] }, {}]);
    expect([game.zones('Grizzly Bears'), game.view().stack]).toEqual([['graveyard'], []]);
  });

  it('mtg:117.2e nobody has priority while a spell resolves', () => {
    const game = one(['Opt'], ['Island']).cast(0, 'Opt').resolve();
    expect([game.decision().kind, game.view().turn.priority]).toEqual(['SCRY', null]);
  });

  it('mtg:116.1 mtg:116.2a mtg:117.1c mtg:405.6d mtg:701.18a playing a land uses no stack', () => {
    const game = one(['Plains']).choose(0, { kind: 'PLAY_LAND', card: 'Plains' });
    expect([game.zones('Plains'), game.view().stack, game.decision().seat]).toEqual([['battlefield'], [], 0]);
  });

  it('mtg:121.1 a card is drawn from the top of the library', () => {
    const game = one(['Opt'], ['Island'], { library: ['Shock', 'Murder'] })
      .cast(0, 'Opt')
      .resolve();
    game.answer(0, game.decision().default);
    expect(game.all('Shock', 'hand')).toHaveLength(1);
  });
});
