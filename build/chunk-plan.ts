/**
 * The plan of the chunks, which says into which chunk each module goes. From `services` up, each folder of core is a chunk
 * (build/folder-chunks.ts), and so is each entry with the files of its own folder. All other modules (the lowest groups, packages,
 * pictures) go into the lowest chunk that all their importers load. Where that would burden pages that do not need the module, the module
 * gets a small chunk of its own.
 */
import { posix } from "node:path";
import { folderChunk } from "./folder-chunks.ts";
import type { GraphModule } from "./module-graph.ts";

export type PlanInput = {
  readonly modules: readonly GraphModule[];
  /** The chunk that begins with a module, by the module's id. A chunk `x.y` is fetched only where `x` is loaded. */
  readonly entries: ReadonlyMap<string, string>;
  /** The path of the source tree, with a slash at its end. */
  readonly root: string;
};

/** The chunks that every page with a form loads. A module is never put into one of them merely because no other chunk is suitable. */
export const everywhere = ["react", "core", "forms"];

/**
 * The page with the fewest modules. The modules of the lowest groups that it needs must not cost it another request, so they go into
 * `core`, whichever other pages need them.
 */
const smallestPage = "newsletter";

const packages: Readonly<Record<string, RegExp>> = {
  // The bundler's small runtime goes into the chunk `react`, where all other chunks look for it.
  react: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@r2wc|@preact)\/|^\0rolldown\/runtime/,
  core: /node_modules\/(superstruct|@lit)\//,
};

/**
 * Plans the chunks.
 *
 * @returns the chunk of each module, by the module's id
 */
export function planChunks({ modules, entries, root }: PlanInput): ReadonlyMap<string, string> {
  const importers = importersOf(modules);
  const order = importersFirst(modules);
  const laterParts = new Map(modules.flatMap((module) => module.laterImports).map((id) => [id, posix.basename(id).replace(/\.\w+$/, "")]));
  const heads = new Map([...laterParts, ...entries]);
  const neededOn = neededByPage(modules, heads);
  const { plan, put, chunksAround, loads } = createPlan(modules, importers);
  const pathOf = (id: string): string => id.replace(root, "");
  const putAll = (chunkOf: (id: string) => string | undefined): void => {
    for (const id of order) {
      const chunk = plan.has(id) ? undefined : chunkOf(id);
      if (chunk !== undefined) put(id, chunk);
    }
  };

  /** Returns the chunk of a module's folder, package or part. Undefined where there is none, and the module is placed by its importers. */
  const folderOrPart = (id: string): string | undefined => {
    const folder = folderChunk(pathOf(id));
    if (folder === undefined) return Object.keys(packages).find((name) => packages[name]?.test(id));
    // A file that only a later part of its folder needs goes into the chunk of that part; the folder `api`, for one, has such a part.
    const [only, ...others] = chunksAround(id);
    const head = [...laterParts].find(([, name]) => name === only)?.[0];
    return head !== undefined && others.length === 0 && folderChunk(pathOf(head)) === folder ? only : folder;
  };
  /**
   * Returns the chunk for a module: the one that adds the module to the fewest pages which do not need it. A widget's file never goes into
   * a chunk that another widget may load, and nothing is added to the chunk `part`, which all widgets with parts load. A page's own chunk
   * takes no module that only the page's parts need. Chunks that every page loads later (drafts) do not grow for a single widget, because
   * `core` contains their hashed names and would change its own name. No page may have to load other files because of a module that it does
   * not need.
   */
  const isLoadedLater = (chunk: string): boolean => [...laterParts.values()].some((part) => loads(part, chunk));
  const byImporters = (id: string): string => {
    const around = chunksAround(id).filter((chunk) => chunk !== undefined);
    const [only] = around;
    if (only !== undefined && around.length === 1) return only;
    const [, widget] = /^widgets\/([^/]+)\//.exec(pathOf(id)) ?? [];
    const mayTake = (chunk: string): boolean =>
      widget === undefined ? ![...everywhere, "part"].includes(chunk) && !isLoadedLater(chunk) : isOfWidget(chunk, widget);
    const pages = new Set(heads.values());
    const imported = [...reachable(modules, [id])].filter((one) => one !== id && !everywhere.includes(plan.get(one) ?? ""));
    const isDraggedInto = (page: string): boolean => {
      const needed = neededOn.get(page);
      return needed?.has(id) === false && imported.some((one) => !needed.has(one));
    };
    const payers = (chunk: string): string[] => [...pages].filter((page) => loads(page, chunk));
    const [lowest] = [...new Set(plan.values())]
      .filter((chunk) => mayTake(chunk) && (!pages.has(chunk) || around.includes(chunk)))
      .filter((chunk) => around.every((importer) => loads(importer, chunk)))
      .filter((chunk) => !payers(chunk).some(isDraggedInto))
      .sort((one, other) => payers(one).length - payers(other).length || (one < other ? -1 : 1));
    return lowest ?? ownName(pathOf(id));
  };

  for (const [id, chunk] of heads) put(id, chunk);
  putAll(folderOrPart);
  const ofSmallestPage = reachable(
    modules,
    [...entries].filter(([, name]) => name === smallestPage).map(([id]) => id),
  );
  putAll((id) => (ofSmallestPage.has(id) && pathOf(id).startsWith("core/") ? "core" : undefined));
  // A module that the chunk `core` imports goes into `core`. In a chunk of its own, which imports from `core`, each of the two chunks would
  // wait for the other.
  const ofCore = reachable(
    modules,
    [...plan].filter(([, chunk]) => chunk === "core").map(([id]) => id),
  );
  putAll((id) => (ofCore.has(id) && pathOf(id).startsWith("core/") ? "core" : undefined));
  // The widgets' own files are placed first, because they determine which chunks the widgets load.
  putAll((id) => (/^(widgets|loader)\//.test(pathOf(id)) ? byImporters(id) : undefined));
  putAll(byImporters);
  return plan;
}

/** Tells whether a chunk is the widget's own, belongs to one of its parts, or is shared by several of its parts. */
const isOfWidget = (chunk: string, widget: string): boolean =>
  chunk === widget || [".", "-"].some((sign) => chunk.startsWith(widget + sign));

/** Returns all modules that each page needs. A part is loaded only where its widget is, so a part also needs the modules of its widget. */
function neededByPage(modules: readonly GraphModule[], heads: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map([...heads].map(([id, name]) => [name, id]));
  const idsOf = (page: string): string[] => [page, page.replace(/\..*/, "")].flatMap((name) => ids.get(name) ?? []);
  return new Map([...ids.keys()].map((page) => [page, reachable(modules, idsOf(page))]));
}

/** Creates an empty plan to which modules are added one by one, and which tells the chunks that each chunk loads. */
function createPlan(modules: readonly GraphModule[], importers: ReadonlyMap<string, readonly string[]>) {
  const imports = new Map(modules.map((module) => [module.id, module.imports]));
  const plan = new Map<string, string>();
  const needs = new Map<string, Set<string>>();
  const link = (from: string | undefined, to: string | undefined): void => {
    if (from === undefined || to === undefined || from === to) return;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  };
  const loads = (chunk: string, wanted: string, seen = new Set<string>()): boolean => {
    if (chunk === wanted) return true;
    if (seen.has(chunk)) return false;
    seen.add(chunk);
    const widget = chunk.includes(".") ? [chunk.slice(0, chunk.indexOf("."))] : [];
    return [...(needs.get(chunk) ?? []), ...widget].some((needed) => loads(needed, wanted, seen));
  };
  return {
    plan,
    loads,
    put(id: string, chunk: string): void {
      plan.set(id, chunk);
      for (const needed of imports.get(id) ?? []) link(chunk, plan.get(needed));
      for (const importer of importers.get(id) ?? []) link(plan.get(importer), chunk);
    },
    /** Returns the chunks of a module's importers. Undefined stands for importers that are not placed yet. */
    chunksAround: (id: string): (string | undefined)[] => [...new Set((importers.get(id) ?? []).map((importer) => plan.get(importer)))],
  };
}

/**
 * Returns the name for a chunk that contains this module alone: `core/base/values/iban.ts` gives `values-iban`, `node_modules/tslib/…`
 * gives `tslib`.
 */
function ownName(path: string): string {
  const [, name] = /node_modules\/((?:@[\w-]+\/)?[\w-]+)/.exec(path) ?? [];
  if (name) return name.replace("@", "").replace("/", "-");
  return `${posix.basename(posix.dirname(path))}-${posix.basename(path).replace(/\.\w+$/, "")}`;
}

function importersOf(modules: readonly GraphModule[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { id, imports } of modules)
    for (const needed of imports) if (needed !== id) importers.set(needed, [...(importers.get(needed) ?? []), id]);
  return importers;
}

function importersFirst(modules: readonly GraphModule[]): string[] {
  const imports = new Map(modules.map((module) => [module.id, module.imports]));
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const needed of imports.get(id) ?? []) visit(needed);
    order.unshift(id);
  };
  for (const { id } of modules) visit(id);
  return order;
}

/** Returns the given modules and all modules that they need, directly or indirectly. */
export function reachable(modules: readonly GraphModule[], from: readonly string[]): ReadonlySet<string> {
  const imports = new Map(modules.map((module) => [module.id, module.imports]));
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const needed of imports.get(id) ?? []) visit(needed);
  };
  for (const id of from) visit(id);
  return seen;
}
