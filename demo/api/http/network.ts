/** Whom an address belongs to: of IPv6 one customer has a whole /64, and would come from another of its addresses each time. */
import { isIPv6 } from "node:net";

const groupsOfNetwork = 4;
const groupsOfAddress = 8;

const groupsOf = (part: string): string[] => part.split(":").filter((group) => group !== "");

/** An address of IPv4 is its own network, also where it is written as one of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.split("::");
  const [left, right] = [groupsOf(head), groupsOf(tail ?? "")];
  const missing = tail === undefined ? [] : Array.from({ length: Math.max(0, groupsOfAddress - left.length - right.length) }, () => "0");
  const groups = [...left, ...missing, ...right].slice(0, groupsOfNetwork);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
