/**
 * This module returns the networks that an IP address belongs to, for counting calls per network. With IPv6 one customer has a whole /64 at
 * least, and could call from another of its addresses each time. A home line usually has a /56, and somebody who rents servers a /48: these
 * networks are counted, too, with higher bounds.
 */
import { isIPv6 } from "node:net";

/** A network by its name. `share` is the factor by which the bound of a single network is multiplied. */
export type Network = { readonly name: string; readonly share: number };

const bitsOfGroup = 16;
const groupsOfAddress = 8;
const widths = [
  { bits: 64, share: 1 },
  { bits: 56, share: 8 },
  { bits: 48, share: 64 },
] as const;

const groupsOf = (part: string): string[] => part.split(":").filter((group) => group !== "");

/**
 * Returns the networks of an address, the narrowest first. Code that counts must stop at the first network that has reached its bound: a
 * call that is refused there must not use up the bound of the wider networks, which other clients share. An IPv4 address is its own
 * network, also when it is written as an IPv6 address.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return [{ name: mapped ?? address, share: 1 }];
  const [head = "", tail] = address.split("::");
  const [left, right] = [groupsOf(head), groupsOf(tail ?? "")];
  const missing = tail === undefined ? [] : Array.from({ length: Math.max(0, groupsOfAddress - left.length - right.length) }, () => "0");
  const groups = [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
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
