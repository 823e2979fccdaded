/** Which address a request comes from, and how much of something each address has. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Whether the machine at `address`, `hop` steps from here, may say who is behind it. */
export type Trust = (address: string, hop: number) => boolean;

const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** What TRUST_PROXY says: a number of proxies, or addresses and networks. Throws an error that names what it cannot read. */
export function readTrust(text: string): Trust | undefined {
  if (/^\d{1,3}$/.test(text)) {
    const proxies = Number(text);
    return proxies === 0 ? undefined : (_address, hop) => hop < proxies;
  }
  const parts = text.split(',').map((part) => part.trim());
  for (const part of parts)
    if (!NAMES.has(part) && isIP(part.replace(/\/.*$/, '')) === 0) throw new Error(`${part} is no address`);
  return proxyAddr.compile(parts);
}

/** A network of IPv6, as its first `groups` groups of 16 bits. */
function network(address: string, groups: number): string {
  const parts = (ipaddr.parse(address) as ipaddr.IPv6).parts.slice(0, groups);
  return `${parts.map((part) => part.toString(16)).join(':')}::/${groups * 16}`;
}

/**
 * One name for all addresses that one client can take at will: an IPv4 address, also where it comes mapped into IPv6, or the
 * /64 network of an IPv6 address.
 */
export function clientOf(address: string): string {
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return 'unknown';
  const parsed = ipaddr.parse(address) as ipaddr.IPv6;
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : network(address, 4);
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => /^127\./.test(clientOf(address)) || address === '::1';

/** The /48 network of a client by IPv6, of which one customer may have all 65,536 clients; undefined for IPv4. */
export const siteOf = (client: string): string | undefined =>
  client.endsWith('::/64') ? network(client.slice(0, -3), 3) : undefined;

export class Clients {
  constructor(readonly trust: Trust | undefined) {}

  /** The client that a request comes from, as named by `clientOf`. */
  of(request: IncomingMessage): string {
    const direct = request.socket.remoteAddress ?? '';
    const told = this.trust ? proxyAddr(request, this.trust) : direct;
    // A proxy that passes on something else than an address speaks for itself.
    return clientOf(isIP(told) === 0 ? direct : told);
  }

  /** Whether a connection comes from a proxy, which speaks for many clients. */
  isProxy(address: string): boolean {
    return this.trust?.(address, 0) ?? false;
  }
}

/** How many of something each client has at the moment. */
export class PerClient {
  readonly #counts = new Map<string, number>();

  constructor(readonly most: number) {}

  /** Takes one; gives what gives it back, or undefined where the client has as many as it may. */
  take(client: string): (() => void) | undefined {
    const now = this.#counts.get(client) ?? 0;
    if (now >= this.most) return undefined;
    this.#counts.set(client, now + 1);
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      const left = (this.#counts.get(client) ?? 1) - 1;
      if (left > 0) this.#counts.set(client, left);
      else this.#counts.delete(client);
    };
  }
}
