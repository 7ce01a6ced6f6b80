/** Laws of sizes: how much one file, one function and one scope may contain. */
import { lengthBreaches, limit, linesOfFile } from "#tests/architecture/file-lengths.ts";
import { isFunction, lineOf, walk, type House, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";

/**
 * The areas whose sizes are checked: everything that is shipped, and the code that shows, answers and makes it, because people read all of
 * it.
 */
export const measuredAreas: readonly string[] = ["loader", "core", "widgets", "demo", "build", "tests"];

const maxModelLines = 150;
const maxOwnLines = 60;
const maxLines = 80;
const maxNames = 25;

const code = (house: House): SourceFile[] => house.files.filter((file) => file.program && measuredAreas.includes(file.area));

const fileSizes: Rule = {
  law: `a file has at most ${limit} lines, and what was longer before only becomes shorter`,
  advice: "What is longer does two things. Give the second one a file and a name. `npm run check:lengths` names those that come near.",
  check: (house) => lengthBreaches(house.files.filter(({ area }) => measuredAreas.includes(area))),
};

const modelsAreComposed: Rule = {
  law: `a model of more than ${maxModelLines} lines is composed of sub-models`,
  advice:
    "Each with its own file, state and tests, made by a `create…` of `./x.model.ts` or of core: `createSubmission`, `createSlowNotice`.",
  check: (house) =>
    code(house)
      .filter((file) => file.role === "model" && linesOfFile(file) > maxModelLines)
      .filter((file) => !file.imports.some((one) => !one.isType && one.target.endsWith(".model.ts")))
      .map((file) => `${file.path}:1 has ${linesOfFile(file)} lines and no sub-model`),
};

/** Checks every function of the house. `find` returns the breach in a function, or undefined. */
const functionSizes = (house: House, find: (file: SourceFile, node: Node, parents: readonly Node[]) => string | undefined): string[] =>
  code(house).flatMap((file) => {
    const found: string[] = [];
    walk(file.program as Node, (node, parents) => {
      const text = isFunction(node) ? find(file, node, parents) : undefined;
      if (text !== undefined) found.push(`${file.path}:${lineOf(file.text, node.start)} ${nameOf(node, parents)} ${text}`);
    });
    return found;
  });

function nameOf(node: Node, parents: readonly Node[]): string {
  for (const owner of [node, ...parents.toReversed()]) {
    const name = ((owner["id"] ?? (owner.type === "Property" ? owner["key"] : undefined)) as { name?: string } | null | undefined)?.name;
    if (name !== undefined) return name;
  }
  return "(nameless)";
}

const functionLengths: Rule = {
  law: `a function has at most ${maxLines} lines, ${maxOwnLines} without the functions in it; in build, without the text of its templates`,
  advice: "The aim is 25. Give a part of it a name of its own: a function beside it, a sub-model, a smaller component.",
  check: (house) =>
    functionSizes(house, (file, node, parents) => {
      if (file.area === "tests" && isChapter(parents)) return undefined;
      const [all, own] = [linesOf(file, node), ownLines(file, node)];
      if (own > maxOwnLines) return `has ${own} lines of its own`;
      return all > maxLines ? `has ${all} lines` : undefined;
    }),
};

/**
 * Tells whether a function is the callback of `describe`. Such a callback is a chapter of a test file: nobody calls it, it only groups
 * tests under a title, so the limit for functions does not apply to it. The tests in it are functions, and the file that contains it has a
 * limit, too.
 */
function isChapter(parents: readonly Node[]): boolean {
  const call = parents.at(-1);
  if (call?.type !== "CallExpression") return false;
  let callee = call["callee"] as Node;
  if (callee.type === "CallExpression") callee = callee["callee"] as Node; // `each` returns the function that is called
  const names = callee.type === "MemberExpression" ? [callee["object"], callee["property"]] : [callee];
  return names.some((name) => (name as { name?: string }).name === "describe");
}

const linesOf = (file: SourceFile, node: Node): number =>
  1 + breaksIn(file, node) - (file.area === "build" ? breaksOfContent(file, node) : 0);

const breaksIn = ({ text }: SourceFile, { start, end }: Node): number => text.slice(start, end).split("\n").length - 1;

/**
 * Counts the line breaks of content in a function. A template of the build is a file to be made: its text is content and not code of the
 * function around it. The expressions in it are code.
 */
function breaksOfContent(file: SourceFile, node: Node): number {
  let breaks = 0;
  walk(node, (one) => {
    if (one.type === "TemplateElement") breaks += breaksIn(file, one);
  });
  return breaks;
}

/** Counts the lines of a function without those of the functions inside it. */
function ownLines(file: SourceFile, node: Node): number {
  let inner = 0;
  walk(node, (one, parents) => {
    if (one !== node && isFunction(one) && parents.filter(isFunction).length === 1) inner += linesOf(file, one) - 1;
  });
  return linesOf(file, node) - inner;
}

const namesPerScope: Rule = {
  law: `a function declares at most ${maxNames} names, parameters included`,
  advice: "Whoever reads one line must keep all of them in mind. Names that belong together are a sub-model or an object.",
  check: (house) =>
    functionSizes(house, (_file, node) => {
      const count = namesOf(node);
      return count > maxNames ? `declares ${count} names` : undefined;
    }),
};

/** Counts the parameters, variables and functions of a scope. Its blocks are included; the functions inside it are not. */
function namesOf(scope: Node): number {
  let count = 0;
  walk(scope, (node, parents) => {
    const owner = parents.findLast(isFunction);
    if (node !== scope && node.type === "FunctionDeclaration" && owner === scope) count++;
    if (node.type === "VariableDeclarator" && owner === scope) count += boundNames(node["id"] as Node);
  });
  return count + (scope["params"] as Node[]).reduce((sum, param) => sum + boundNames(param), 0);
}

function boundNames(pattern: Node): number {
  switch (pattern.type) {
    case "Identifier":
      return 1;
    case "AssignmentPattern":
      return boundNames(pattern["left"] as Node);
    case "RestElement":
      return boundNames(pattern["argument"] as Node);
    case "ArrayPattern":
      return (pattern["elements"] as (Node | null)[]).reduce((sum, one) => sum + (one ? boundNames(one) : 0), 0);
    case "ObjectPattern":
      return (pattern["properties"] as Node[]).reduce(
        (sum, one) => sum + boundNames(one.type === "Property" ? (one["value"] as Node) : one),
        0,
      );
    default:
      return 0;
  }
}

export const sizeRules: readonly Rule[] = [fileSizes, modelsAreComposed, functionLengths, namesPerScope];
