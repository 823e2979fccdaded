import { describe, expect, it } from 'vitest';
import { faultOfUrl, isPublic, lookupPublic, resolveName } from '../../src/webhooks/addresses.js';

describe('addresses that webhooks may lead to', () => {
  it.each(['8.8.8.8', '1.1.1.1', '193.99.144.80', '2606:4700:4700::1111', '::ffff:8.8.8.8', '2a02:2e0:3fe:1001:302::'])(
    'an address of the internet may be led to: %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    ...[
      '127.0.0.1',
      '127.255.0.1',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '0.1.2.3',
    ],
    ...[
      '100.64.0.1',
      '100.100.100.200',
      '192.0.0.192',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '240.0.0.1',
      '168.63.129.16',
    ],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:a00:1',
      '::127.0.0.1',
      '4000::1',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'fec0::1',
      'ff02::1',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1', '100::1', 'no address', ''],
  ])('an address of a private network may not: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://0/',
      'http://[::1]/',
    ],
    ...[
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://localhost/',
      'http://localhost./',
      'http://x.localhost/',
    ],
    ...[
      'http://printer.local/',
      'http://metadata.google.internal/',
      'https://169.254.169.254/latest/meta-data',
      'http://１２７.０.０.１/',
    ],
    ...[
      'ftp://example.org/',
      'file:///etc/passwd',
      'gopher://example.org',
      'javascript:alert(1)',
      'example.org',
      '',
      'http://',
    ],
    ...['https://ann:secret@example.org/', 'https://ann@example.org/'],
  ])('no webhook leads to what is written so: %s', (url) => {
    expect(faultOfUrl(url, false)).toEqual(expect.any(String));
  });

  it('lets whoever allows private addresses use them, but neither other protocols nor credentials', () => {
    expect(faultOfUrl('http://127.0.0.1:3000/', true)).toBeUndefined();
    expect(faultOfUrl('ftp://127.0.0.1/', true)).toEqual(expect.any(String));
    expect(faultOfUrl('http://ann:b@127.0.0.1/', true)).toEqual(expect.any(String));
    expect(faultOfUrl('https://example.org/hook', false)).toBeUndefined();
  });

  it('connects to no name that leads to this machine, whatever it was before', async () => {
    const found = await new Promise((done) =>
      lookupPublic(resolveName)('localhost', { all: true }, (error) => done(error)),
    );
    expect(found).toBeInstanceOf(Error);
  });

  it('connects to the very address that was looked at, and asks no second time', async () => {
    let asked = 0;
    const lookup = lookupPublic(async () => [{ address: ++asked === 1 ? '193.99.144.80' : '127.0.0.1', family: 4 }]);
    const found = await new Promise((done) => lookup('rebinding.test', {}, (error, address) => done(error ?? address)));
    expect([found, asked]).toEqual(['193.99.144.80', 1]);
    expect(
      await new Promise((done) => lookup('rebinding.test', { all: true }, (error) => done(error?.message))),
    ).toContain('no address of the public internet');
  });
});
