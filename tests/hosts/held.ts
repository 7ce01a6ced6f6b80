/**
 * Serves files that come late, fail, or were changed by a stranger. The release under `/held/<gate>/` is complete, but the server holds
 * React's chunk back until a test opens the gate with that name.
 */
import { setTimeout as later } from "node:timers/promises";
import { cdnOrigin, hostOrigin } from "./pages.ts";

const openings = new Map<string, () => void>();
const gates = new Map<string, Promise<void>>();

/**
 * Returns a promise that resolves when the gate of that name is opened or, where the name is a number, after so many ms. The server calls
 * this function.
 */
export function gateOf(name: string): Promise<void> {
  const known = gates.get(name);
  if (known) return known;
  if (/^\d+$/.test(name)) return later(Number(name));
  const gate = new Promise<void>((open) => openings.set(name, open));
  gates.set(name, gate);
  return gate;
}

/** Opens a gate. The server calls this function; tests call `openGate`. */
export const open = (name: string): void => {
  void gateOf(name);
  openings.get(name)?.();
};

export const heldRelease = (gate: string): string => `${cdnOrigin}/held/${gate}`;

/**
 * The path at which an optimiser of pages stores a copy of the loader's script. It looks like the path of a release, but none of our other
 * files is beside it.
 */
export const keptPath = "/kept/1.0.0/all.js";
export const storedAddress = `${cdnOrigin}${keptPath}`;

/** Returns the address of a page with the given tags, where React's chunk is held back until the gate is opened. */
export const heldAddress = (gate: string, tags: string, lang = "en"): string =>
  `${hostOrigin}/held/${gate}?${new URLSearchParams({ tags, lang })}`;

/**
 * The stages in which a widget's files come, each held back until the test opens it: the script, the code that draws prerendered screens,
 * and all other files.
 */
export const stages = ["loader", "prerender", "rest"] as const;
export type Stage = (typeof stages)[number];

/**
 * Returns the address of a release whose files are held back by stages. Under `/staged/<gate>/` the server sends a file once the file's
 * stage is opened.
 */
const stagedRelease = (gate: string): string => `${cdnOrigin}/staged/${gate}`;
export const stageOf = (path: string): Stage =>
  path.endsWith("/loader.js") ? "loader" : /\/(prerender-[^/]*|[a-z-]+\.(en|fr|nl))\.js$/.test(path) ? "prerender" : "rest";
export const stageGate = (gate: string, stage: Stage): string => `${gate}.${stage}`;

/**
 * Returns code that adds the script to an open page. The script is not part of the page's HTML, because drivers wait until a page has
 * loaded with all files that it requests.
 */
export const asksForScript = (gate: string): string =>
  `(document.head.append(Object.assign(document.createElement("script"), { src: "${stagedRelease(gate)}/v1/loader.js" })), 0)`;

/** Returns the address of a page with the given tags, whose script and files a test releases by stages. */
export const stagedAddress = (gate: string, tags: string, lang = "en"): string =>
  `${hostOrigin}/staged/${gate}?${new URLSearchParams({ tags, lang })}`;

/**
 * A way in which a request for a file fails: the status 503, a response that is cut off in the middle, or a web page instead of the file.
 */
export type Fault = "503" | "cut" | "html";

const answered = new Map<string, number>();

/**
 * Returns the way in which a file fails now, or undefined. Under `/faulty/<fault>-<fault>…/<name>/<start of a file's name>/` the server
 * lets that file fail in these ways, one response after the other, before it sends the file.
 */
export function faultNow(path: string): string | undefined {
  const [, , faults = "", name = "", start = "", ...rest] = path.split("/");
  if (!rest.at(-1)?.startsWith(start)) return undefined;
  const count = answered.get(name) ?? 0;
  answered.set(name, count + 1);
  return faults.split("-")[count];
}

/** Returns the address of a page with the French newsletter where one file fails at first. */
export const faultyAddress = (file: string, faults: readonly Fault[]): string =>
  `${hostOrigin}/faulty/${faults.join("-")}/${newGate()}/${file}`;

/**
 * Returns the script of a release in which the first `times` requests for one file hang. The server counts the requests under the returned
 * name.
 */
export function hangingLoader(file: string, times: number): { readonly loader: string; readonly name: string } {
  const name = newGate();
  return { loader: `${cdnOrigin}/faulty/${Array(times).fill("hang").join("-")}/${name}/${file}/v1/loader.js`, name };
}

/** Returns how often a faulty file was requested, by the name in the file's address. The server calls this function. */
export const askedFor = (name: string): number => answered.get(name) ?? 0;

/** Returns how often a faulty file was requested, by the name in the file's address. Tests call this function. */
export const asked = async (name: string): Promise<number> => Number(await (await fetch(`${cdnOrigin}/asked/${name}`)).text());

const gone = new Set<string>();

/**
 * Removes the release under `/leaving/<name>/`. The server calls this function. The evergreen loader (`/v1/`), which belongs to no single
 * release, stays.
 */
export const takeAway = (name: string): void => void gone.add(name);
export const isGone = (path: string): boolean => gone.has(path.split("/")[2] ?? "") && !path.includes("/v1/");

/** Returns the script of a release that a test can remove from the server, and the function that removes it. */
export function leavingLoader(): { readonly loader: string; readonly leave: () => Promise<void> } {
  const name = newGate();
  return { loader: `${cdnOrigin}/leaving/${name}/v1/loader.js`, leave: async () => void (await fetch(`${cdnOrigin}/leave/${name}`)) };
}

/**
 * Returns the address of an API that refuses every call: with the given status, with a web page, or with a CORS header for another origin
 * than that of the host pages.
 */
export const refusingApi = (how: "403" | "500" | "html" | "other-origin"): string => `${cdnOrigin}/refusing/${how}`;

/**
 * Returns a file's code, changed where the path says so. The release is under `/tampered/<start of a file's name>/`, and a file with that
 * name reports in the page that it ran. The server calls this function.
 */
export function tamper(path: string, code: string): string {
  const [, , start = "", ...rest] = path.split("/");
  return rest.at(-1)?.startsWith(start) ? `globalThis.tampered = true;\n${code}` : code;
}

/** Returns the address of a page that has every file checked by its hash, of a release in which one file was changed. */
export const tamperedAddress = (file: string): string => `${hostOrigin}/tampered/${file}`;

let made = 0;
/** Returns a name for a gate that no other test uses. */
export const newGate = (): string => `${process.pid}x${(made += 1)}`;

/** Releases the files of a stage. Tests call this function. */
export const openStage = (gate: string, stage: Stage): Promise<void> => openGate(stageGate(gate, stage));

/** Opens a gate, which releases React's chunk. Tests call this function. */
export async function openGate(gate: string): Promise<void> {
  await fetch(`${cdnOrigin}/open/${gate}`);
}
