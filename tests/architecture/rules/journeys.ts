/** Laws about the tests that run each day. */
import { walk, type House, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";

const journeysOf = (house: House, widget: string): SourceFile[] =>
  house.files.filter(
    ({ path }) => path.startsWith("tests/e2e/") && path.endsWith(".test.ts") && `${nameOf(path)}-`.startsWith(`${widget}-`),
  );
const nameOf = (path: string): string => path.slice("tests/e2e/".length).replace(/\.test\.ts$/, "");

/** Returns the first argument of a call as it is written in the code, if the argument is a text. */
function titleOf(call: Node, text: string): string | undefined {
  const [first] = call["arguments"] as readonly Node[];
  return first && ["Literal", "TemplateLiteral"].includes(first.type) ? text.slice(first.start, first.end) : undefined;
}

/**
 * Tells whether a file has a Playwright test that runs each day: neither the test's title nor that of a group around it ends with `@all`.
 */
function hasDailyTest({ program, text }: SourceFile): boolean {
  let found = false;
  if (!program) return found;
  walk(program, (node, parents) => {
    const callee = node["callee"] as { readonly name?: string } | undefined;
    if (node.type !== "CallExpression" || callee?.name !== "test") return;
    const titles = [node, ...parents].flatMap((one) => (one.type === "CallExpression" ? [titleOf(one, text) ?? ""] : []));
    if (!titles.some((title) => title.includes("@all"))) found = true;
  });
  return found;
}

export const journeyRules: readonly Rule[] = [
  {
    law: "a widget has a journey that runs each day",
    advice: "Its first one, in `tests/e2e/<widget>.test.ts`, has no `@all` at the end of its title.",
    check: (house) =>
      house.files
        .filter(({ area, role, path }) => area === "widgets" && role === "element" && path.split("/").length === 3)
        .filter(({ part }) => !journeysOf(house, part).some(hasDailyTest))
        .map(({ path }) => `${path}:1 has no journey in tests/e2e that runs each day`),
  },
];
