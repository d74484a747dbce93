// Whom limits count as one: an address, and of the new kind the network that one customer gets as a whole.
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** Of 128 bits the first 64 are the network: who has one has 2^64 addresses. */
const NETWORK_GROUPS = 4;

export const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);

export function networkOf(ip: string): string {
  // `::ffff:192.0.2.1` is an old address in new clothes.
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
