/** Cards that change what the rules let players and permanents do. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const bears = (n: number): string[] => Array.from({ length: n }, () => 'Grizzly Bears');

describe('Skullcrack', () => {
  it('mtg:119.7 players gain no life in the turn of Skullcrack, and may in the next', () => {
    const game = magicPosition([
      {
        hand: ['Skullcrack', 'Revitalize', 'Revitalize'],
        battlefield: [...lands(2, 'Mountain'), ...lands(4, 'Plains')],
      },
      {},
    ]);
    game.cast(0, 'Skullcrack', { player: 1 }).resolve().cast(0, 'Revitalize').resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
  });

  it('mtg:615.12 damage is dealt although an effect would prevent it', () => {
    const attack = (crack: boolean): number => {
      const game = magicPosition([
        { hand: ['Skullcrack'], battlefield: ['Grizzly Bears', ...lands(2, 'Mountain')] },
        { hand: ['Fog'], battlefield: ['Forest'] },
      ]);
      game.pass().cast(1, 'Fog').resolve();
      if (crack) game.cast(0, 'Skullcrack', { player: 1 }).resolve();
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
      return game.until({ step: 'endOfCombat' }).life(1);
    };
    expect([attack(false), attack(true)]).toEqual([20, 15]);
  });
});

it('mtg:701.19c what Incinerate has dealt damage is not regenerated', () => {
  for (const [burn, zone] of [
    ['Incinerate', 'graveyard'],
    ['Lightning Strike', 'battlefield'],
  ] as const) {
    const game = magicPosition([
      { hand: [burn], battlefield: ['Drudge Skeletons', 'Swamp', ...lands(2, 'Mountain')] },
      {},
    ]);
    game.activate(0, 'Drudge Skeletons').resolve();
    game.castAt(0, burn, { card: 'Drudge Skeletons' }).resolve();
    expect(game.zones('Drudge Skeletons')).toEqual([zone]);
  }
});

describe('Tree of Redemption', () => {
  it('mtg:701.12g its toughness and the life total become what the other was', () => {
    const game = magicPosition([{ battlefield: ['Tree of Redemption'] }, {}])
      .activate(0, 'Tree of Redemption')
      .resolve();
    expect([game.life(0), game.figures('Tree of Redemption')]).toEqual([13, '0/20']);
  });

  it('mtg:701.12a nothing is exchanged where life could not be gained', () => {
    const game = magicPosition([
      { battlefield: ['Tree of Redemption', ...lands(2, 'Mountain')], hand: ['Skullcrack'], life: 5 },
      {},
    ]);
    game.cast(0, 'Skullcrack', { player: 1 }).resolve().activate(0, 'Tree of Redemption').resolve();
    expect([game.life(0), game.figures('Tree of Redemption')]).toEqual([5, '0/13']);
  });
});

it("mtg:701.21a Sigarda, Host of Herons keeps an opponent's spell from having you sacrifice, and not your own costs", () => {
  const game = magicPosition([
    { hand: ['Diabolic Edict'], battlefield: lands(2, 'Swamp') },
    { battlefield: ['Sigarda, Host of Herons', 'Grizzly Bears'] },
  ]);
  game.cast(0, 'Diabolic Edict', { player: 1 }).resolve();
  expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
});

describe('searching graveyard, hand and library at once (mtg:701.23b)', () => {
  it('Surgical Extraction exiles any number of cards with the name of its target', () => {
    const game = magicPosition([
      { hand: ['Surgical Extraction'], battlefield: ['Swamp'] },
      { graveyard: ['Shock'], hand: ['Shock', 'Forest'], library: ['Shock', 'Island'] },
    ]);
    game.castAt(0, 'Surgical Extraction', { card: 'Shock' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 0, max: 3 });
    game.choose(0, [{ zone: 'graveyard' }, { zone: 'library' }]);
    expect(game.zones('Shock').sort()).toEqual(['exile', 'exile', 'hand']);
  });

  it('Slaughter Games names a nonland card that there is (mtg:201.4a)', () => {
    const game = magicPosition([
      { hand: ['Slaughter Games'], battlefield: [...lands(2, 'Swamp'), ...lands(2, 'Mountain')] },
      { hand: ['Shock'], library: ['Shock', 'Island'] },
    ]);
    game.cast(0, 'Slaughter Games').resolve();
    expect(game.refused(0, { name: 'Forest' }).rules).toContain('mtg:201.4a');
    expect(game.refused(0, { name: 'No Such Card At All' }).rules).toContain('mtg:201.4');
    game.answer(0, { name: 'shock' }).choose(0, [{ zone: 'hand' }, { zone: 'library' }]);
    expect(game.zones('Shock')).toEqual(['exile', 'exile']);
  });

  it('Deicide searches only where a God went', () => {
    const game = magicPosition([
      { hand: ['Deicide'], battlefield: lands(2, 'Plains') },
      { battlefield: ['Erebos, God of the Dead'], library: ['Erebos, God of the Dead', 'Island'] },
    ]);
    game
      .cast(0, 'Deicide')
      .resolve()
      .choose(0, [{ nth: 0 }]);
    expect(game.zones('Erebos, God of the Dead')).toEqual(['exile', 'exile']);
  });
});

it('Pithing Needle stops abilities of what it names that are no mana abilities, in every zone (mtg:602.5)', () => {
  const game = magicPosition([
    { hand: ['Pithing Needle'], battlefield: ['Island', 'Prodigal Sorcerer', 'Llanowar Elves'] },
    { battlefield: [] },
  ]);
  game.cast(0, 'Pithing Needle').resolve().answer(0, { name: 'Prodigal Sorcerer' });
  expect(game.the('Pithing Needle').chosen).toEqual({ cardName: 'Prodigal Sorcerer' });
  const cards = game.decision().options.map((o) => o.card);
  expect(cards).not.toContain('Prodigal Sorcerer');
  expect(cards).toContain('Llanowar Elves');
});

it('mtg:510.1a creatures assign as much damage as their toughness while Doran, the Siege Tower is there', () => {
  const game = magicPosition([{ battlefield: ['Doran, the Siege Tower'] }, {}]);
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Doran, the Siege Tower').until({ step: 'endOfCombat' });
  expect(game.life(1)).toBe(15);
});

describe('Platinum Angel', () => {
  it('mtg:101.2 its controller loses neither without life nor without cards, and does once it is gone', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Murder'], battlefield: [...lands(1, 'Mountain'), ...lands(3, 'Swamp')] },
      { battlefield: ['Platinum Angel'], life: 1 },
    ]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(1), game.result()]).toEqual([-1, null]);
    game.castAt(0, 'Murder', { card: 'Platinum Angel' }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});

describe('Worship', () => {
  it('leaves 1 life of damage that is dealt at once (mtg:120.3a)', () => {
    const game = magicPosition([{ battlefield: bears(2) }, { battlefield: ['Worship', 'Memnite'], life: 3 }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears', 'Grizzly Bears').until({ step: 'endOfCombat' });
    expect([game.life(1), game.result()]).toEqual([1, null]);
  });

  it('takes no note of life that is lost otherwise', () => {
    const game = magicPosition([
      { hand: ["Sovereign's Bite"], battlefield: lands(2, 'Swamp') },
      { battlefield: ['Worship', 'Memnite'], life: 3 },
    ]);
    game.castAt(0, "Sovereign's Bite", { player: 1 }).resolve();
    expect(game.result()).toMatchObject({ winners: [0] });
  });

  it('does nothing without a creature', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Worship'], life: 2 },
    ]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.result()).toMatchObject({ winners: [0] });
  });
});

describe('damage that is dealt to something else instead (mtg:614.9)', () => {
  it('Pariah has the enchanted creature take it', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      {
        battlefield: [
          { card: 'Serra Angel', as: 'angel' },
          { card: 'Pariah', attachedTo: 'angel' },
        ],
      },
    ]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(1), game.the('Serra Angel').damage]).toEqual([20, 2]);
  });

  it('Palisade Giant takes what other permanents of its controller would', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Palisade Giant', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(1), game.the('Grizzly Bears').damage, game.the('Palisade Giant').damage]).toEqual([20, 0, 4]);
  });
});

it('mtg:701.23f Aven Mindcensor has opponents search the top four cards of a library', () => {
  const game = magicPosition([
    {
      hand: ['Demonic Tutor'],
      battlefield: lands(2, 'Swamp'),
      library: ['Shock', 'Forest', 'Island', 'Plains', 'Memnite'],
    },
    { battlefield: ['Aven Mindcensor'] },
  ]);
  game.cast(0, 'Demonic Tutor').resolve();
  expect(game.decision().options.map((o) => o.card)).toEqual(['Shock', 'Forest', 'Island', 'Plains']);
});

describe('Containment Priest', () => {
  it('exiles a creature that enters and was not cast (mtg:614.12)', () => {
    const game = magicPosition([
      { hand: ['Reanimate'], battlefield: ['Swamp'], graveyard: ['Serra Angel'] },
      { battlefield: ['Containment Priest'] },
    ]);
    game.castAt(0, 'Reanimate', { card: 'Serra Angel' }).resolve();
    expect(game.zones('Serra Angel')).toEqual(['exile']);
  });

  it('lets creatures that were cast and tokens enter', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears', 'Raise the Alarm'], battlefield: [...lands(2, 'Forest'), ...lands(2, 'Plains')] },
      { battlefield: ['Containment Priest'] },
    ]);
    game.cast(0, 'Grizzly Bears').resolve().cast(0, 'Raise the Alarm').resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Soldier')]).toEqual([
      ['battlefield'],
      ['battlefield', 'battlefield'],
    ]);
  });
});

describe('costs to attack: Propaganda, Ghostly Prison', () => {
  const prison = { battlefield: ['Propaganda'] };
  it('mtg:508.1h each creature that attacks the player is paid for, once they are tapped', () => {
    const game = magicPosition([{ battlefield: [...bears(2), ...lands(4, 'Forest')] }, prison]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears', 'Grizzly Bears');
    expect(game.all('Forest').filter((o) => o.tapped).length).toBe(4);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });

  it('mtg:508.1f creatures that attack are tapped before, and pay for nothing', () => {
    const game = magicPosition([{ battlefield: ['Llanowar Elves', 'Grizzly Bears', 'Forest'] }, prison]);
    game.until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
  });

  it('mtg:508.1j an attack that can not be paid for is refused whole', () => {
    const game = magicPosition([{ battlefield: [...bears(2), ...lands(3, 'Forest')] }, prison]);
    game.until({ kind: 'ATTACKERS' });
    const to = { player: 1 };
    const pair = (nth: number) => ({ from: { card: 'Grizzly Bears', nth }, to });
    expect(game.refused(0, { assign: [pair(0), pair(1)] }).rules).toContain('mtg:508.1j');
    game.attack(0, 'Grizzly Bears');
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });

  it('mtg:508.1d nobody has to pay for a creature that attacks if able', () => {
    const game = magicPosition([
      { battlefield: ['Juggernaut', ...lands(4, 'Forest')] },
      { battlefield: ['Ghostly Prison', 'Ghostly Prison'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).answer(0, { assign: [] });
    expect(game.all('Forest').some((o) => o.tapped)).toBe(false);
  });
});

it('mtg:707.10 Fork makes a red copy, with new targets', () => {
  const game = magicPosition([
    { hand: ['Fork', 'Disenchant'], battlefield: [...lands(4, 'Mountain'), ...lands(1, 'Plains')] },
    { battlefield: ['Memnite', 'Propaganda'] },
  ]);
  game.cast(0, 'Disenchant', { card: 'Propaganda' }).castAt(0, 'Fork', { card: 'Disenchant' }).pass().pass();
  game.choose(0, { card: 'Memnite' });
  const copies = game.all('Disenchant', 'stack').filter((o) => o.copy);
  expect(copies.map((o) => o.colors)).toEqual([['R']]);
  expect([game.resolveAll().zones('Memnite'), game.zones('Propaganda')]).toEqual([['graveyard'], ['graveyard']]);
});

it("mtg:105.4 everything is of the color chosen for Painter's Servant as well", () => {
  const game = magicPosition([
    { hand: ["Painter's Servant", 'Shock'], battlefield: lands(2, 'Island') },
    { battlefield: ['Serra Angel'], graveyard: ['Forest'] },
  ]);
  game.cast(0, "Painter's Servant").resolve().choose(0, { value: 'U' });
  expect(game.the('Serra Angel').colors).toEqual(['W', 'U']);
  expect([game.the('Shock', 'hand').colors, game.the('Forest', 'graveyard').colors]).toEqual([['R', 'U'], ['U']]);
});

it('mtg:205.3m Arcane Adaptation adds a creature type that there is', () => {
  const game = magicPosition([
    { hand: ['Arcane Adaptation', 'Grizzly Bears'], battlefield: [...lands(3, 'Island'), 'Serra Angel'] },
    { battlefield: ['Memnite'] },
  ]);
  game.cast(0, 'Arcane Adaptation').resolve();
  expect(game.refused(0, { name: 'Artifact' }).rules).toContain('mtg:205.3m');
  game.answer(0, { name: 'merfolk' });
  expect(game.the('Serra Angel').subtypes).toEqual(['Angel', 'Merfolk']);
  expect(game.the('Grizzly Bears', 'hand').subtypes).toEqual(['Bear', 'Merfolk']);
  expect(game.the('Memnite').subtypes).toEqual(['Construct']);
});

describe('what becomes a creature as large as its mana value (mtg:613.4b)', () => {
  it('Opalescence animates other enchantments, and no Auras', () => {
    const game = magicPosition([{ battlefield: ['Opalescence', 'Propaganda'] }, {}]);
    expect([game.figures('Propaganda'), game.the('Opalescence').types]).toEqual(['3/3', ['Enchantment']]);
  });

  it('March of the Machines leaves artifact creatures as they are', () => {
    const game = magicPosition([{ battlefield: ['March of the Machines', 'Pithing Needle', 'Memnite'] }, {}]);
    expect([game.figures('Pithing Needle'), game.figures('Memnite')]).toEqual(['1/1', '1/1']);
  });
});

describe('what can not be had (mtg:113.11)', () => {
  it.each([
    ['Archetype of Courage', 'first strike'],
    ['Archetype of Imagination', 'flying'],
    ['Archetype of Finality', 'deathtouch'],
    ['Archetype of Aggression', 'trample'],
    ['Archetype of Endurance', 'hexproof'],
  ])('%s gives it to creatures of its controller alone', (name, word) => {
    const game = magicPosition([{ battlefield: [name, 'Memnite'] }, { battlefield: ['Grizzly Bears'] }]);
    expect([game.the('Memnite').keywords, game.the('Grizzly Bears').keywords]).toEqual([[word], []]);
  });

  it('is lost, and is not gained later from what resolved while it could not be', () => {
    const game = magicPosition([
      { battlefield: ['Archetype of Imagination'], hand: ['Murder'], mana: '{B}{B}{B}' },
      { battlefield: ['Serra Angel', 'Grizzly Bears', 'Island'], hand: ['Leap'] },
    ]);
    expect(game.the('Serra Angel').keywords).toEqual(['vigilance']);
    game.pass().castAt(1, 'Leap', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').keywords).toEqual([]);
    game.castAt(0, 'Murder', { card: 'Archetype of Imagination' }).resolve();
    expect([game.the('Serra Angel').keywords, game.the('Grizzly Bears').keywords]).toEqual([
      ['flying', 'vigilance'],
      [],
    ]);
  });
});
