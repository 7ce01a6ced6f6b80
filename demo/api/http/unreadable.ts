/** What no database takes and nobody types: the character U+0000, texts without end; and addresses that mean nothing. */
import { messageMaxLength } from "#core/values/limits.ts";
import type { FieldProblem } from "./field-problem.ts";
import type { FieldProblems } from "./problems.ts";

const nothing = "\u0000";
/** What a field allows beyond its own limit nobody may send to any. A line break of a form counts as two. */
const longestText = 2 * messageMaxLength;
const longestName = 100;

function problemOf(value: unknown): FieldProblem | undefined {
  if (typeof value !== "string") return undefined;
  if (value.includes(nothing)) return "field.wrong";
  return value.length > longestText ? "text.too-long" : undefined;
}

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

/** Fields of a body or query that hold one, at whatever depth. Without recursion: who sends this may also send brackets by the thousand. */
export function unreadableFields(body: object): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, value] of Object.entries(body)) {
    const open: unknown[] = [field, value];
    while (open.length > 0) {
      const one = open.pop();
      const problem = problemOf(one);
      if (problem) problems[field.replaceAll(nothing, "").slice(0, longestName)] = problem;
      if (typeof one === "object" && one !== null) for (const pair of Object.entries(one)) open.push(...pair);
    }
  }
  return problems;
}
