import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Effect, SeatAnswer } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  card,
  create,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  t,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';
import { own, refusedScenario, scenarioOf } from './play.js';

const cub = creatureCard('Test Cub', '{G}', 'Bear', '1/1', triggered(enters, { effects: [gainLife(2)] }));
const bolt = instant('Test Bolt', '{R}', { targets: [target({ player: 'any' })], effects: [damage(5, t(0))] });
const hive = creatureCard(
  'Test Hive',
  '{G}',
  'Insect',
  '1/1',
  triggered(dies, { effects: [create(token('Test Bee', 'Creature — Insect', ['G'], '1/1', keyword('flying')), 2)] }),
);

describe('the version of the card language', () => {
  it('The first may be named or left out, which is the same card; another is refused', () => {
    const hashes = [cub, { language: 1, ...cub }].map((written) =>
      magic.hash(own([written], [{ hand: ['Test Cub'] }, {}]).state),
    );
    expect(hashes[0]).toBe(hashes[1]);
    for (const language of [2, 0, '1', null])
      expect(refusedScenario([{ language, ...cub }])).toMatchObject({
        errors: [{ path: '$.definitions[0].language' }],
      });
    expect(magic.info.cardLanguage).toBe(1);
  });
});

describe('cards that a scenario defines', () => {
  it('They are used by name in every zone, and played like others', () => {
    const game = own(
      [cub, bolt],
      [
        { hand: ['Test Cub', 'Test Bolt'], battlefield: ['Forest', 'Mountain', { card: 'Test Cub', tapped: true }] },
        { graveyard: ['Test Bolt'], exile: ['Test Cub'], library: [{ card: 'Test Cub', count: 3 }] },
      ],
    );
    game.cast(0, 'Test Cub').resolve().resolve();
    expect([game.life(0), game.all('Test Cub').length]).toEqual([22, 2]);
    expect(game.cast(0, 'Test Bolt', { player: 1 }).resolve().life(1)).toBe(15);
    expect(game.zones('Test Bolt').sort()).toEqual(['graveyard', 'graveyard']);
  });

  it('Tokens that they make are there, also when the source is gone', () => {
    const game = own([hive], [{ battlefield: ['Test Hive', 'Mountain'], hand: ['Shock'] }, {}]);
    game.cast(0, 'Shock', { card: 'Test Hive' }).resolve().resolve();
    expect(game.all('Test Bee')).toMatchObject([
      { power: 1, keywords: ['flying'], token: true },
      { power: 1, keywords: ['flying'], token: true },
    ]);
  });

  it('Only the players who may see such a card learn that it is there', () => {
    const game = own([cub], [{ hand: ['Test Cub'] }, {}]);
    expect(JSON.stringify(game.view(0))).toContain('Test Cub');
    expect(JSON.stringify([game.view(1), magic.decisions(game.state, 1)])).not.toContain('Test Cub');
  });

  it('A known name can not be given to another card, however it is spelt, nor twice', () => {
    for (const name of ['Shock', 'SHOCK ', 'shöck'])
      expect(refusedScenario([instant(name, '{R}', { effects: [] })])).toMatchObject({
        code: 'INVALID_INPUT',
        errors: [{ path: '$.definitions[0].name', code: 'NAME_TAKEN' }],
      });
    expect(refusedScenario([cub, cub]).errors).toMatchObject([{ path: '$.definitions[1].name' }]);
    expect(refusedScenario([instant('  ', '{R}', { effects: [] })]).errors).toHaveLength(1);
  });

  it('Every fault of every definition and of the position is reported at once', () => {
    const wrong = { ...cub, name: 'Test Wrong', props: { ...cub.props, name: 'Test Wrong', manaCost: 'G' } };
    const worse = instant('Test Worse', '{R}', {
      effects: [{ do: 'drow', who: 'you', count: 1 } as unknown as Effect],
    });
    const refusal = refusedScenario([cub, wrong, worse], [{ hand: ['Test Cubb'] }, {}]);
    expect(refusal.errors).toMatchObject([
      { path: '$.definitions[1].props.manaCost' },
      { path: '$.definitions[2].abilities[0].effects[0].do', suggestions: ['draw'] },
      { path: '$.players[0].hand[0]', code: 'UNKNOWN_CARD', suggestions: ['Test Cub'] },
    ]);
  });

  it('A definition is unknown in every other game, and cards of one name may differ between games', () => {
    const strong = { ...cub, props: { ...cub.props, power: 7, toughness: 7 } };
    const [a, b] = [cub, strong].map((d) => own([d], [{ battlefield: ['Test Cub'] }, {}]));
    expect([a?.figures('Test Cub'), b?.figures('Test Cub')]).toEqual(['1/1', '7/7']);
    expect(refusedScenario([], [{ hand: ['Test Cub'] }, {}]).code).toBe('UNKNOWN_CARD');
    expect([magic.cards.get('Test Cub'), magic.cards.suggest('Test Cub')]).toEqual([null, []]);
    const deck = { main: [{ card: 'Test Cub', count: 4 }] };
    expect(magic.validateDeck('current', deck).errors.map((e) => e.code)).toContain('UNKNOWN_CARD');
  });

  it('Whoever sent a definition can not change it afterwards', () => {
    const sent = structuredClone(cub);
    const game = own([sent], [{ battlefield: ['Test Cub'] }, {}]);
    sent.props.power = 9;
    expect(game.figures('Test Cub')).toBe('1/1');
  });
});

describe('a state with definitions is all there is of them', () => {
  const answers: SeatAnswer[] = [
    { seat: 0, choose: [{ kind: 'CAST', card: 'Shock' }] },
    { seat: 0, choose: [{ card: 'Test Hive' }] },
    ...[0, 1, 0, 1].map((seat): SeatAnswer => ({ seat, choose: [{ kind: 'PASS' }] })),
  ];
  const start = () => own([hive, cub], [{ battlefield: ['Test Hive', 'Mountain'], hand: ['Shock'] }, {}]);
  const here = (): string => {
    const done = magic.submit(start().state, answers);
    if (!done.ok) throw new Error(done.error.detail);
    return magic.hash(done.value.state);
  };

  it('It survives JSON and plays on', () => {
    const game = start();
    const again = new Play(magic, JSON.parse(JSON.stringify(game.state)));
    expect(again.view()).toEqual(game.view());
    again.cast(0, 'Shock', { card: 'Test Hive' }).resolve().resolve();
    expect(magic.hash(again.state)).toBe(here());
    expect(new Play(magic, JSON.parse(JSON.stringify(again.state))).all('Test Bee')).toHaveLength(2);
  });

  it('A process that never saw the scenario plays on with it, to the same state', () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { magic } from './packages/mtg/src/index.js';
      const { state, answers } = JSON.parse(readFileSync(0, 'utf8'));
      const done = magic.submit(state, answers);
      console.log(done.ok ? magic.hash(JSON.parse(JSON.stringify(done.value.state))) : JSON.stringify(done.error));`;
    const args = ['--import', 'tsx', '--conditions=arbiter-source', '--input-type=module', '-e', script];
    const cwd = fileURLToPath(new URL('../../../..', import.meta.url));
    const input = JSON.stringify({ state: start().state, answers });
    expect(execFileSync(process.execPath, args, { cwd, input, encoding: 'utf8' }).trim()).toBe(here());
  }, 60_000);
});

describe('choices and costs of such cards', () => {
  const spell = (name: string, cost: string, body: object) =>
    card(name, { cost, type: 'Sorcery', abilities: [{ kind: 'spell', ...body } as never] });
  const kicked = spell('Test Kick', '{R}', {
    optional: [{ name: 'kicker', cost: [mana('{1}')] }],
    targets: [target(creature)],
    effects: [damage(1, t(0)), { do: 'if', if: { paid: 'kicker' }, then: [draw(2)], else: [gainLife(1)] }],
  });
  const altar = spell('Test Altar', '{B}', {
    additional: [
      { pay: 'sacrifice', what: creature, count: 1 },
      { pay: 'life', amount: 3 },
    ],
    effects: [draw(2)],
  });
  const charm = spell('Test Command', '{U}', {
    modes: {
      min: 2,
      max: 2,
      choices: [
        { label: 'draw', effects: [draw(1)] },
        { label: 'burn', targets: [target({ player: 'any' })], effects: [damage(2, t(0))] },
        { label: 'gain', effects: [gainLife(3)] },
      ],
    },
  });

  it('mtg:702.33d what a kicked spell does as well depends on what was paid', () => {
    const game = () =>
      own([kicked], [{ hand: ['Test Kick'], battlefield: ['Mountain', 'Forest', 'Wall of Mist'] }, {}]).cast(
        0,
        'Test Kick',
      );
    const yes = game().answer(0, { confirm: true }).resolve();
    expect([yes.hand(0), yes.life(0)]).toEqual([2, 20]);
    const no = game().answer(0, { confirm: false }).resolve();
    expect([no.hand(0), no.life(0)]).toEqual([0, 21]);
  });

  it('mtg:118.8 several additional costs are all paid', () => {
    const battlefield = ['Swamp', 'Memnite', 'Ornithopter'];
    const game = own([altar], [{ hand: ['Test Altar'], battlefield }, {}]).cast(0, 'Test Altar', { card: 'Memnite' });
    expect([game.life(0), game.zones('Memnite')]).toEqual([17, ['graveyard']]);
    expect(game.resolve().hand(0)).toBe(2);
    const poor = own([altar], [{ life: 2, hand: ['Test Altar'], battlefield }, {}]);
    expect(poor.decision().options.some((o) => o.kind === 'CAST')).toBe(false);
  });

  it('mtg:700.2 two of three modes are done in printed order, with their targets', () => {
    const game = own([charm], [{ hand: ['Test Command'], battlefield: ['Island'] }, {}]).cast(0, 'Test Command');
    game.choose(0, [{ index: 2 }, { index: 1 }], { player: 1 }).resolve();
    expect([game.life(0), game.life(1), game.hand(0)]).toEqual([23, 18, 0]);
  });

  it('mtg:601.2d no more targets may be chosen than there is to divide', () => {
    const volley = spell('Test Volley', '{R}', {
      targets: [{ ...target(creature), min: 0, max: null }],
      divide: 2,
      effects: [damage({ division: true }, t(0))],
    });
    const theirs = Array(4).fill('Grizzly Bears');
    const game = own([volley], [{ hand: ['Test Volley'], battlefield: ['Mountain'] }, { battlefield: theirs }]);
    expect(game.cast(0, 'Test Volley').decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 2 });
  });
});

it('A position has a largest number of cards', () => {
  const begun = magic.createScenario(
    scenarioOf(
      [],
      [{ library: [{ card: 'Forest', count: 250 }, ...Array(20).fill({ card: 'Forest', count: 250 })] }, {}],
    ),
  );
  expect(begun).toMatchObject({ ok: false, error: { errors: [{ path: '$.players', code: 'TOO_LARGE' }] } });
});
