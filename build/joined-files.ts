/**
 * Lets small files travel together. A large widget needs 12 to 35 shared files before it is ready, and each costs a request. So a joined
 * file holds what several large widgets need, and a widget's own file holds what it alone of them needs; the loader takes the files from
 * there, under their own names (loader/link.ts). The single files stay in the release, so that no other widget pays for what these need.
 */
import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import { relative, withImports } from "./chunk-imports.ts";
import { everywhere } from "./chunk-plan.ts";

/** The widgets that are whole applications. */
const largeWidgets: readonly string[] = ["configurator", "my-digi", "order-flow"];

/**
 * The most characters of a file that travels within each later file that needs it. A larger one is requested by itself, since several of
 * those later files may be on one page.
 */
const smallLength = 2000;

/** The share of a large widget's parts that have to need a small file, for the file to travel with the widget. */
const manyParts = 1 / 4;

type OutputChunk = Pick<Rolldown.OutputChunk, "fileName" | "name" | "imports" | "isEntry" | "isDynamicEntry" | "code">;

/** Files that travel together, because the same heads need them. The heads are large widgets, by their names. */
type Group = { readonly heads: readonly string[]; readonly files: readonly string[] };

type JoinPlan = {
  readonly joined: readonly Group[];
  /** For each file that holds others, the paths of those. */
  readonly held: ReadonlyMap<string, readonly string[]>;
};

/**
 * Joins files.
 *
 * @param factories the factory of each chunk, by the path of its file
 * @returns the joined files to write, and for each chunk its code with the files that it holds and asks for
 */
export function joinFiles(chunks: readonly OutputChunk[], factories: ReadonlyMap<string, Factory>) {
  const { joined, held } = planJoined(chunks);
  const factoriesOf = (files: readonly string[]): Factory[] => files.flatMap((file) => factories.get(file) ?? []);
  const files = joined.map(({ heads, files: some }) => {
    // A joined file needs no other file and runs nothing.
    const code = `export const d=[],p=${filesAsObject(factoriesOf(some), "shared/joined")};export default()=>{};\n`;
    return { fileName: joinedName(heads, code), code, heads, held: some };
  });
  const heldBy = ({ fileName }: OutputChunk): readonly string[] => held.get(fileName) ?? [];
  const groupsOf = ({ isEntry, name }: OutputChunk) => files.filter(({ heads }) => isEntry && heads.includes(name));
  const askedBy = (chunk: OutputChunk): string[] => groupsOf(chunk).map(({ fileName }) => fileName);
  return {
    files,
    askedBy,
    /** Returns the files that come with a chunk: within its own file, or in the joined files that it asks for. */
    broughtBy: (chunk: OutputChunk): string[] => [...heldBy(chunk), ...groupsOf(chunk).flatMap((group) => group.held)],
    codeOf(chunk: OutputChunk): string {
      const [{ needs, factory } = { needs: [], factory: "" }] = factoriesOf([chunk.fileName]);
      const [own, asked] = [factoriesOf(heldBy(chunk)), askedBy(chunk).map((file) => relative(chunk.fileName, file))];
      const more = [
        `d=${JSON.stringify(needs)}`,
        ...(asked.length > 0 ? [`j=${JSON.stringify(asked)}`] : []),
        ...(own.length > 0 ? [`p=${filesAsObject(own, chunk.fileName)}`] : []),
      ];
      return `export const ${more.join(",")};export default${factory};\n`;
    },
  };
}

/** Plans which files travel together. Files that every page with a form has travel by themselves. */
export function planJoined(chunks: readonly OutputChunk[]): JoinPlan {
  const common = chunks.filter(({ name }) => everywhere.includes(name)).map(({ fileName }) => fileName);
  const importsOf = ({ fileName }: OutputChunk): string[] => {
    const [, ...needed] = withImports(chunks, fileName);
    return needed.filter((file) => !common.includes(file));
  };
  const isSmall = (file: string): boolean => chunks.some(({ fileName, code }) => fileName === file && code.length <= smallLength);
  /** Returns the small files that many of a widget's parts need: each of those parts would hold them anew. */
  const neededByParts = ({ name }: OutputChunk): string[] => {
    const parts = chunks.filter((chunk) => chunk.isEntry && chunk.name.startsWith(`${name}.`)).map(importsOf);
    return [...new Set(parts.flat())].filter(
      (file) => isSmall(file) && parts.filter((part) => part.includes(file)).length >= parts.length * manyParts,
    );
  };
  const neededBy = (widget: OutputChunk): string[] => [...new Set([...importsOf(widget), ...neededByParts(widget)])];
  const heads = chunks.filter(({ isEntry, name }) => isEntry && largeWidgets.includes(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const needs = new Map(heads.map((head) => [head.name, neededBy(head)]));
  const groups = groupFiles(needs);
  const heldOf = (chunk: OutputChunk): readonly string[] => {
    if (heads.includes(chunk))
      return groups.find(({ heads: [only, ...others] }) => only === chunk.name && others.length === 0)?.files ?? [];
    const there = needs.get(chunk.name.replace(/\..*/, ""));
    const isLater = chunk.isDynamicEntry && !chunk.isEntry;
    if (there === undefined && !isLater) return [];
    return importsOf(chunk).filter((file) => isSmall(file) && !there?.includes(file));
  };
  return {
    joined: groups.filter((group) => group.heads.length > 1),
    held: new Map(chunks.map((chunk) => [chunk.fileName, heldOf(chunk)])),
  };
}

/** Returns the groups of files that the same heads need, so that no head fetches code that it does not need. */
function groupFiles(neededBy: ReadonlyMap<string, readonly string[]>): Group[] {
  const groups = new Map<string, { heads: readonly string[]; files: string[] }>();
  for (const file of [...new Set([...neededBy.values()].flat())].toSorted()) {
    const heads = [...neededBy].filter(([, needed]) => needed.includes(file)).map(([head]) => head);
    const group = groups.get(heads.join()) ?? { heads, files: [] };
    groups.set(heads.join(), group);
    group.files.push(file);
  }
  return [...groups.values()];
}

/** Returns the path of the joined file of several heads. Its name contains a hash of its code, as the names of all shared files do. */
export function joinedName(heads: readonly string[], code: string): string {
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 7);
  return `shared/${heads.join("-with-")}-${hash}.js`;
}

/** A file of the release: its path, the addresses of the files that it needs, and its factory, as source code in parentheses. */
export type Factory = { readonly fileName: string; readonly needs: readonly string[]; readonly factory: string };

/** Returns the code of an object that holds the files by their addresses, relative to the file `from`. */
export function filesAsObject(files: readonly Factory[], from: string): string {
  const entries = files.map(
    ({ fileName, needs, factory }) => `${JSON.stringify(relative(from, fileName))}:{d:${JSON.stringify(needs)},default:${factory}}`,
  );
  return `{${entries.join(",")}}`;
}
