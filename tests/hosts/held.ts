/**
 * Files that come late, fail, or were changed by somebody: the release is under `/held/<gate>/`, with React's chunk held back until its
 * gate is opened.
 */
import { setTimeout as later } from "node:timers/promises";
import { cdnOrigin, hostOrigin } from "./pages.ts";

const openings = new Map<string, () => void>();
const gates = new Map<string, Promise<void>>();

/** Returns a gate. For the server: a number is a time in ms, everything else the name of a gate that `openGate` opens. */
export function gateOf(name: string): Promise<void> {
  const known = gates.get(name);
  if (known) return known;
  if (/^\d+$/.test(name)) return later(Number(name));
  const gate = new Promise<void>((open) => openings.set(name, open));
  gates.set(name, gate);
  return gate;
}

/** Opens a gate. For the server. */
export const open = (name: string): void => {
  void gateOf(name);
  openings.get(name)?.();
};

export const heldRelease = (gate: string): string => `${cdnOrigin}/held/${gate}`;

/** The path of the script as an optimiser stores it: it looks like a release's, with none of our files beside it. */
export const keptPath = "/kept/1.0.0/all.js";
export const keptAddress = `${cdnOrigin}${keptPath}`;

/** Returns the address of a page with these tags, whose React comes late. */
export const heldAddress = (gate: string, tags: string, lang = "en"): string =>
  `${hostOrigin}/held/${gate}?${new URLSearchParams({ tags, lang })}`;

/**
 * The stages in which a widget's files come, each held back until it is opened: the script, the code that draws prerendered screens, all
 * others.
 */
export const stages = ["loader", "prerender", "rest"] as const;
export type Stage = (typeof stages)[number];

/** Returns the address of a release. For the server: under `/staged/<gate>/` every file is held back until its stage is opened. */
const stagedRelease = (gate: string): string => `${cdnOrigin}/staged/${gate}`;
export const stageOf = (path: string): Stage =>
  path.endsWith("/loader.js") ? "loader" : /\/(prerender-[^/]*|[a-z-]+\.(en|fr|nl))\.js$/.test(path) ? "prerender" : "rest";
export const stageGate = (gate: string, stage: Stage): string => `${gate}.${stage}`;

/**
 * Adds the script. Runs in that page. It is not part of the page, because drivers wait until a page has loaded, with all files that it
 * requests.
 */
export const asksForScript = (gate: string): string =>
  `(document.head.append(Object.assign(document.createElement("script"), { src: "${stagedRelease(gate)}/v1/loader.js" })), 0)`;

/** Returns the address of a page with these tags. */
export const stagedAddress = (gate: string, tags: string, lang = "en"): string =>
  `${hostOrigin}/staged/${gate}?${new URLSearchParams({ tags, lang })}`;

/** A failure: not available, cut off in the middle, or a web page in place of the file. */
export type Fault = "503" | "cut" | "html";

const answered = new Map<string, number>();

/**
 * Returns the current failure of a file, if any. For the server: under `/faulty/<fault>-<fault>…/<name>/<start of a file's name>/` that
 * file fails in these ways, one response after the other, before it is sent.
 */
export function faultNow(path: string): string | undefined {
  const [, , faults = "", name = "", start = "", ...rest] = path.split("/");
  if (!rest.at(-1)?.startsWith(start)) return undefined;
  const count = answered.get(name) ?? 0;
  answered.set(name, count + 1);
  return faults.split("-")[count];
}

/** Returns the address of the French newsletter's page where one file fails at first. */
export const faultyAddress = (file: string, faults: readonly Fault[]): string =>
  `${hostOrigin}/faulty/${faults.join("-")}/${newGate()}/${file}`;

/**
 * Returns the script of a release in which one file is requested `times` times and never comes; its name identifies the count on the
 * server.
 */
export function hangingLoader(file: string, times: number): { readonly loader: string; readonly name: string } {
  const name = newGate();
  return { loader: `${cdnOrigin}/faulty/${Array(times).fill("hang").join("-")}/${name}/${file}/v1/loader.js`, name };
}

/** Returns how often the faulty file of that name was requested. For the server. */
export const askedFor = (name: string): number => answered.get(name) ?? 0;

/** Returns how often the faulty file of that name was requested. For tests. */
export const asked = async (name: string): Promise<number> => Number(await (await fetch(`${cdnOrigin}/asked/${name}`)).text());

const gone = new Set<string>();

/**
 * Removes the release under `/leaving/<name>/`. For the server; the evergreen loader (`/v1/`), which belongs to no single release, stays.
 */
export const takeAway = (name: string): void => void gone.add(name);
export const isGone = (path: string): boolean => gone.has(path.split("/")[2] ?? "") && !path.includes("/v1/");

/** Returns the script of a release that can be removed. */
export function leavingLoader(): { readonly loader: string; readonly leave: () => Promise<void> } {
  const name = newGate();
  return { loader: `${cdnOrigin}/leaving/${name}/v1/loader.js`, leave: async () => void (await fetch(`${cdnOrigin}/leave/${name}`)) };
}

/**
 * Returns the address of an API that answers every call in this way: with that status, a web page, or for another origin than that of the
 * host pages.
 */
export const refusingApi = (how: "403" | "500" | "html" | "other-origin"): string => `${cdnOrigin}/refusing/${how}`;

/**
 * Returns a file's code, changed where the path says so. For the server: the release is under `/tampered/<start of a file's name>/`, and
 * that file reports that it ran.
 */
export function tamper(path: string, code: string): string {
  const [, , start = "", ...rest] = path.split("/");
  return rest.at(-1)?.startsWith(start) ? `globalThis.tampered = true;\n${code}` : code;
}

/** Returns the address of a page that wants every file checked, of a release in which one file is not the built one. */
export const tamperedAddress = (file: string): string => `${hostOrigin}/tampered/${file}`;

let made = 0;
/** Returns a name for a gate that no other test uses. */
export const newGate = (): string => `${process.pid}x${(made += 1)}`;

/** Releases the files of that stage. For tests. */
export const openStage = (gate: string, stage: Stage): Promise<void> => openGate(stageGate(gate, stage));

/** Releases React's chunk. For tests. */
export async function openGate(gate: string): Promise<void> {
  await fetch(`${cdnOrigin}/open/${gate}`);
}
