/**
 * This module returns the networks that an IP address belongs to, for counting calls per network. With IPv6 one customer has a whole /64 at
 * least, and could call from another of its addresses each time. A home line usually has a /56, and somebody who rents servers a /48: calls
 * are counted for these networks, too, with higher limits.
 */
import { isIPv6 } from "node:net";

/** A network for which calls are counted: its name, and the factor by which it may make more calls than a single network (`share`). */
export type Network = { readonly name: string; readonly share: number };

const bitsOfGroup = 16;
const groupsOfAddress = 8;
const widths = [
  { bits: 64, share: 1 },
  { bits: 56, share: 8 },
  { bits: 48, share: 64 },
] as const;

/** Returns the eight groups of an IPv6 address in any notation: with zeros left out, an IPv4 address at its end, or a zone. */
function groupsOf(address: string): readonly number[] {
  const shortest = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [left = [], right = []] = shortest.split("::").map((part) => part.split(":").filter(Boolean));
  const missing = Array.from({ length: groupsOfAddress - left.length - right.length }, () => "0");
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
}

const bitsOfByte = 8;
/** Returns the IPv4 address that an IPv6 address of the block `::ffff:0:0/96` stands for; undefined for every other address. */
function ipv4In(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, -2).every((group, index) => group === (index === groupsOfAddress - 3 ? 0xffff : 0));
  return isMapped ? [high, low].flatMap((group) => [group >> bitsOfByte, group & 0xff]).join(".") : undefined;
}

/**
 * Returns the networks of an address, the narrowest first. Code that counts must stop at the first network that has reached its limit: a
 * call that is refused there must not use up the limit of the wider networks, which other clients share. An IPv4 address is its own
 * network, also when it is written as an IPv6 address.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  const groups = groupsOf(address);
  const mapped = ipv4In(groups);
  if (mapped !== undefined) return [{ name: mapped, share: 1 }];
  const [own, ...wider] = widths.map(({ bits, share }) => ({ name: prefixOf(groups, bits), share }));
  return own ? [own, ...wider] : [{ name: address, share: 1 }];
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / bitsOfGroup));
  const cut = kept.length * bitsOfGroup - bits;
  const shown = kept.map((group, index) => (index === kept.length - 1 ? (group >> cut) << cut : group).toString(16)).join(":");
  return bits === 64 ? shown : `${shown}/${bits}`;
}

/** Returns the name of the narrowest network of an address: the IPv4 address itself, or its /64 of IPv6. */
export const networkOf = (address: string): string => networksOf(address)[0].name;
