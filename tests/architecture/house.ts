/**
 * Reads and parses the sources of this repository ("the house") once for all laws. A law receives files and their imports as arguments, so
 * that it can also be tried on a small set of bad examples (`rules.test.ts`) and on a freshly generated widget.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { parseSync } from "vite";

export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

export type Import = {
  /** The specifier of the import as it is written in the code. */
  readonly specifier: string;
  /** The imported file, as a path in the repository (`core/services/api/client.ts`), or the name of a package (`react-dom`). */
  readonly target: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
  readonly isReexport: boolean;
  /** True for `import()`, which loads the module only when the line runs. */
  readonly isLazy: boolean;
  readonly line: number;
};

export type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** The first folder of the file's path: `core`, `widgets`, … */
  readonly area: string;
  /** The folder below the area: the group in `core`, the widget in `widgets`. */
  readonly part: string;
  /** The middle suffix of the file's name: `view` of `newsletter.view.tsx`. */
  readonly role: string | undefined;
  /** The syntax tree of the file; undefined for style sheets. */
  readonly program: Node | undefined;
  readonly imports: readonly Import[];
};

export type House = { readonly files: readonly SourceFile[] };

export type Rule = {
  /** The law in one sentence, which is also the title of its test. */
  readonly law: string;
  /** Advice for the author of a breach: what to do instead. */
  readonly advice: string;
  /** Returns one line for each breach: `path:line what is wrong`. */
  readonly check: (house: House) => readonly string[];
};

const areas = ["loader", "core", "widgets", "demo", "build", "tests"];

export const readHouse = (root: string): House => houseOf(Object.fromEntries(readSources(root).map(({ path, text }) => [path, text])));

/** Returns the sources without parsing them. */
export const readSources = (root: string): Pick<SourceFile, "path" | "text">[] =>
  areas.flatMap((area) => filesBelow(root, area)).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

export function houseOf(sources: Readonly<Record<string, string>>): House {
  return { files: Object.entries(sources).map(([path, text]) => fileOf(path, text)) };
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
    .map((entry) => posix.join(relative(root, entry.parentPath).replaceAll("\\", "/"), entry.name))
    .toSorted();
}

function fileOf(path: string, text: string): SourceFile {
  const [area = "", part = ""] = path.split("/");
  const role = /^[^.]+\.([a-z]+)\.tsx?$/.exec(posix.basename(path))?.[1];
  const base = { path, text, area, part: path.split("/").length > 2 ? part : "", role };
  if (path.endsWith(".css")) return { ...base, program: undefined, imports: [] };
  const { program, errors } = parseSync(path, text, { astType: "ts" });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const node = program as unknown as Node;
  return { ...base, program: node, imports: importsOf(path, text, node) };
}

function importsOf(path: string, text: string, program: Node): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    const source = sourceOf(node);
    if (source === undefined) return;
    found.push({
      specifier: source,
      ...resolve(path, source),
      isType: isTypeImport(node),
      isReexport: node.type.startsWith("Export"),
      isLazy: node.type === "ImportExpression",
      line: lineOf(text, node.start),
    });
  });
  return found;
}

function sourceOf(node: Node): string | undefined {
  const named = ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression", "TSImportType"];
  if (!named.includes(node.type)) return undefined;
  const value = ((node["source"] ?? node["argument"]) as { value?: unknown } | null)?.value;
  return typeof value === "string" ? value : undefined;
}

function isTypeImport(node: Node): boolean {
  if (node.type === "TSImportType" || node["importKind"] === "type" || node["exportKind"] === "type") return true;
  const specifiers = node["specifiers"] as { importKind?: string; exportKind?: string }[] | undefined;
  return !!specifiers?.length && specifiers.every((one) => one.importKind === "type" || one.exportKind === "type");
}

function resolve(from: string, specifier: string): { target: string; isPackage: boolean } {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return { target: plain.slice(1), isPackage: false };
  if (plain.startsWith(".")) return { target: posix.normalize(posix.join(dirname(from), plain)), isPackage: false };
  if (plain.startsWith("virtual:")) return { target: plain, isPackage: false };
  const [first = "", second = ""] = plain.split("/");
  return { target: first.startsWith("@") ? `${first}/${second}` : first, isPackage: true };
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/**
 * Calls `visit` for every node of a syntax tree, a parent before its children, with the chain of the node's parents (the nearest one last).
 */
export function walk(root: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const parents: Node[] = [];
  const step = (node: Node): void => {
    visit(node, parents);
    parents.push(node);
    for (const child of childrenOf(node)) step(child);
    parents.pop();
  };
  step(root);
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  const add = (value: unknown): void => {
    if (typeof value === "object" && value !== null && typeof (value as Node).type === "string") children.push(value as Node);
  };
  // The loop visits the keys without creating an array for each of a million nodes: these arrays took most of the time of all laws.
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) value.forEach(add);
    else add(value);
  }
  return children;
}

/** Runs `find` on every syntax node of the given code files, and returns its messages as `path:line text`. */
export function breaches(
  files: readonly SourceFile[],
  find: (node: Node, parents: readonly Node[], file: SourceFile) => string | undefined,
): string[] {
  const lines: string[] = [];
  for (const file of files) {
    if (!file.program) continue;
    walk(file.program, (node, parents) => {
      const text = find(node, parents, file);
      if (text) lines.push(`${file.path}:${lineOf(file.text, node.start)} ${text}`);
    });
  }
  return lines;
}

/** Runs `find` on every import of the given files, and returns its messages as `path:line text`. */
export function importBreaches(files: readonly SourceFile[], find: (one: Import, file: SourceFile) => string | undefined): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap((one) => {
      const text = find(one, file);
      return text ? [`${file.path}:${one.line} ${text}`] : [];
    }),
  );
}

/** Returns the files that are sent to visitors. */
export const shipped = (house: House): SourceFile[] => house.files.filter((file) => ["loader", "core", "widgets"].includes(file.area));

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
export const isFunction = (node: Node): boolean => functionTypes.has(node.type);
