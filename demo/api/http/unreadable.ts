/** What no database takes and nobody types: the character U+0000; and addresses that mean nothing. */
import type { FieldProblems } from "./problems.ts";

const nothing = "\u0000";

/** An address with one cannot be read at all. */
export const isUnreadableAddress = (address: string): boolean => address.includes("%00");

/** The framework answers what it cannot decode before any of our hooks: it is given an address that ours refuse. */
export function readableAddress(address: string): string {
  try {
    decodeURIComponent(address.split("?")[0] ?? "");
    return address;
  } catch {
    return "/%00";
  }
}

/** Fields of a body that hold one, at whatever depth. Without recursion: who sends this may also send brackets by the thousand. */
export function unreadableFields(body: object): FieldProblems {
  const problems: Record<string, "field.wrong"> = {};
  for (const [field, value] of Object.entries(body)) {
    const open: unknown[] = [field, value];
    while (open.length > 0) {
      const one = open.pop();
      if (typeof one === "string" && one.includes(nothing)) problems[field.replaceAll(nothing, "")] = "field.wrong";
      if (typeof one === "object" && one !== null) for (const pair of Object.entries(one)) open.push(...pair);
    }
  }
  return problems;
}
