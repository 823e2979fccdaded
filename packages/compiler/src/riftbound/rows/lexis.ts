/** Numbers, symbols, and the words for domains, tags and types (134, 135.2.e). */
import { NUMBER_WORDS } from '../../reading/numbers.js';
import { lexical, row } from '../categories.js';
import { OWN_DOMAIN } from './shared.js';

const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'];
/** Tags in the form of one of them. */
const TAGS = ['mech', 'dragon', 'poro', 'bird', 'cat', 'dog', 'recruit', 'teemo', 'ivern'];
const KINDS = [
  'unit',
  'gear',
  'equipment',
  'spell',
  'card',
  'rune',
  'legend',
  'battlefield',
  'ability',
  'player',
  'opponent',
];
/** Several of them are called as one is. */
const COLLECTIVE = ['gear', 'equipment'];
const title = (word: string): string =>
  word
    .split(' ')
    .map((one) => one.slice(0, 1).toUpperCase() + one.slice(1))
    .join(' ');

export const lexis = [
  row('arrow', '<open> <gt> <close>', () => true as const),
  ...NUMBER_WORDS.map((word, i) => row('word', word, () => i + 1)),
  row('n', '<word>', ({ word }) => word),
  row('n', '<digit>', ({ digit }) => digit),
  row('mightSign', '<open> m <close>', () => true as const),
  row('energySign', '<open> <digit> <close>', ({ digit }) => digit),
  ...DOMAINS.map((domain) => row('domain', domain, () => title(domain))),
  row('powerSign', '<open> <domain> <close>', ({ domain }) => domain),
  row('powerSign', '<open> a <close>', () => 'any'),
  row('powerSign', '<open> c <close>', () => OWN_DOMAIN),
  row('powerSigns', '<powerSign>', ({ powerSign }) => [powerSign]),
  row('powerSigns', '<powerSign> <powerSigns>', ({ powerSign, powerSigns }) => [powerSign, ...powerSigns]),
  ...TAGS.map((tag) => row('tag', `${tag}|${tag}s`, () => title(tag))),
  row('tags', '<tag>', ({ tag }) => ({ has: ['tags', tag] as [string, string] })),
  row('tags', '<a:tag> , <b:tag> , <c:tag> , or <d:tag>', ({ a, b, c, d }) => ({
    has: ['tags', [a, b, c, d]] as [string, string[]],
  })),
  ...KINDS.map((kind) => row('kind', kind, () => kind)),
  ...KINDS.filter((kind) => !COLLECTIVE.includes(kind)).map((kind) =>
    row('pluralKind', kind === 'ability' ? 'abilities' : `${kind}s`, () => kind),
  ),
];

const numberOf = (token: string): number | undefined => (/^\d{1,3}$/.test(token) ? Number(token) : undefined);
const signed = (token: string): number | undefined => (/^[+-]\d{1,3}$/.test(token) ? Number(token) : undefined);
const sign = (text: string) => (token: string) => (token === text ? (true as const) : undefined);

export const lexicals = [
  lexical('digit', 'a number', numberOf),
  lexical('plus', '+1', signed),
  lexical('open', '[', sign('[')),
  lexical('close', ']', sign(']')),
  lexical('gt', '>', sign('>')),
];
