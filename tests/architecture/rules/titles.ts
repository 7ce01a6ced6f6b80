/** Laws for the titles of tests: how long they may be. */
import { breaches, type House, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";
import { onlyInAll } from "#tests/depth.ts";
import { withoutClaims } from "#tests/statements.ts";

const maxLength = 120;

/** Functions of the test runners whose first argument is a title, as in `test(…)`, `test.step(…)` and `describe.each(rows)(…)`. */
const runners = new Set(["test", "it", "describe"]);

const titleLengths: Rule = {
  law: `a title of a test has at most ${maxLength} characters beside its ids and the mark of its depth`,
  advice: 'One plain sentence: "shows …, keeps …". What it proves besides is a `test.step` with a name and ids of its own.',
  check: (house) =>
    breaches(testsOf(house), (node, parents, file) => {
      const title = isTitle(node, parents, file) ? plainOf(textOf(node, file)) : "";
      if (title.length <= maxLength) return undefined;
      return `has ${title.length} characters: ${title}`;
    }),
};

const testsOf = (house: House): SourceFile[] => house.files.filter(({ area }) => area === "tests");

/**
 * Tells whether a text is the title of a test: it is the first argument of a test function, or, in a table of tests, contains ids of
 * statements.
 */
function isTitle(node: Node, parents: readonly Node[], file: SourceFile): boolean {
  if (!(node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node["value"] === "string"))) return false;
  const call = parents.at(-1);
  const isFirst = call?.type === "CallExpression" && (call["arguments"] as Node[])[0] === node;
  const text = textOf(node, file);
  return (isFirst && runners.has(rootOf(call["callee"] as Node))) || withoutClaims(text) !== text;
}

/** Returns the name with which the expression of a call begins: `test` of `test.each(rows)`. */
function rootOf(callee: Node): string {
  if (callee.type === "Identifier") return String(callee["name"]);
  const inner = (callee["object"] ?? callee["callee"] ?? callee["tag"]) as Node | undefined;
  return inner ? rootOf(inner) : "";
}

/** Returns a text as it is written in the code, without its quotes. An expression in a template counts with its code. */
const textOf = ({ start, end }: Node, { text }: SourceFile): string => text.slice(start + 1, end - 1);

const plainOf = (title: string): string => withoutClaims(title).replace(onlyInAll, "").trim();

export const titleRules: readonly Rule[] = [titleLengths];
