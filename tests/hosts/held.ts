/** Files that come late, fail, or were changed by somebody: under `/held/<gate>/` lies the release, with React's chunk held back until its gate is opened. */
import { setTimeout as later } from "node:timers/promises";
import { cdnOrigin, hostOrigin } from "./pages.ts";

const openings = new Map<string, () => void>();
const gates = new Map<string, Promise<void>>();

/** For the server: a number is a time in ms, everything else a gate that `openGate` opens. */
export function gateOf(name: string): Promise<void> {
  const known = gates.get(name);
  if (known) return known;
  if (/^\d+$/.test(name)) return later(Number(name));
  const gate = new Promise<void>((open) => openings.set(name, open));
  gates.set(name, gate);
  return gate;
}

/** For the server. */
export const open = (name: string): void => {
  void gateOf(name);
  openings.get(name)?.();
};

export const heldRelease = (gate: string): string => `${cdnOrigin}/held/${gate}`;

/** The script as an optimiser keeps it: at an address that looks like a release's, with none of our files beside it. */
export const keptPath = "/kept/1.0.0/all.js";
export const keptAddress = `${cdnOrigin}${keptPath}`;

/** The page of these tags whose React comes late. */
export const heldAddress = (gate: string, tags: string, lang = "en"): string =>
  `${hostOrigin}/held/${gate}?${new URLSearchParams({ tags, lang })}`;

/** What a widget's files come in, each held back until it is opened: the script, what draws first screens, all others. */
export const stages = ["loader", "paint", "rest"] as const;
export type Stage = (typeof stages)[number];

/** For the server: under `/staged/<gate>/` lies the release, with every file held back until its stage is opened. */
const stagedRelease = (gate: string): string => `${cdnOrigin}/staged/${gate}`;
export const stageOf = (path: string): Stage =>
  path.endsWith("/loader.js") ? "loader" : /\/(paint-[^/]*|[a-z-]+\.(en|fr|nl))\.js$/.test(path) ? "paint" : "rest";
export const stageGate = (gate: string, stage: Stage): string => `${gate}.${stage}`;

/** Runs in that page. Not part of it: drivers wait until a page has loaded, with what it asks for. */
export const asksForScript = (gate: string): string =>
  `(document.head.append(Object.assign(document.createElement("script"), { src: "${stagedRelease(gate)}/v1/loader.js" })), 0)`;

/** A page of these tags. */
export const stagedAddress = (gate: string, tags: string, lang = "en"): string =>
  `${hostOrigin}/staged/${gate}?${new URLSearchParams({ tags, lang })}`;

/** Not available, cut off in the middle, a web page in its place. */
export type Fault = "503" | "cut" | "html";

const answered = new Map<string, number>();

/** For the server: under `/faulty/<fault>-<fault>…/<name>/<start of a file's name>/` that file fails so, answer by answer, before it is sent. */
export function faultNow(path: string): string | undefined {
  const [, , faults = "", name = "", start = "", ...rest] = path.split("/");
  if (!rest.at(-1)?.startsWith(start)) return undefined;
  const count = answered.get(name) ?? 0;
  answered.set(name, count + 1);
  return faults.split("-")[count];
}

/** The French newsletter's page where one file fails at first. */
export const faultyAddress = (file: string, faults: readonly Fault[]): string =>
  `${hostOrigin}/faulty/${faults.join("-")}/${newGate()}/${file}`;

/** The script of a release in which one file is asked for so often and never comes; by its name the server tells how often it was. */
export function hangingLoader(file: string, times: number): { readonly loader: string; readonly name: string } {
  const name = newGate();
  return { loader: `${cdnOrigin}/faulty/${Array(times).fill("hang").join("-")}/${name}/${file}/v1/loader.js`, name };
}

/** For the server: how often the faulty file of that name was asked for. */
export const askedFor = (name: string): number => answered.get(name) ?? 0;

/** For tests. */
export const asked = async (name: string): Promise<number> => Number(await (await fetch(`${cdnOrigin}/asked/${name}`)).text());

const gone = new Set<string>();

/** For the server: the release under `/leaving/<name>/` is taken away; the loader, which is that of whatever release, stays. */
export const takeAway = (name: string): void => void gone.add(name);
export const isGone = (path: string): boolean => gone.has(path.split("/")[2] ?? "") && !path.includes("/v1/");

/** The script of a release that can be taken away. */
export function leavingLoader(): { readonly loader: string; readonly leave: () => Promise<void> } {
  const name = newGate();
  return { loader: `${cdnOrigin}/leaving/${name}/v1/loader.js`, leave: async () => void (await fetch(`${cdnOrigin}/leave/${name}`)) };
}

/** An API that answers so, whatever it is asked: with that status, a web page, or for another origin than that of the host pages. */
export const refusingApi = (how: "403" | "500" | "html" | "other-origin"): string => `${cdnOrigin}/refusing/${how}`;

/** For the server: under `/tampered/<start of a file's name>/` lies the release, and that file says that it ran. */
export function tamper(path: string, code: string): string {
  const [, , start = "", ...rest] = path.split("/");
  return rest.at(-1)?.startsWith(start) ? `globalThis.tampered = true;\n${code}` : code;
}

/** A page that wants every file checked, of a release in which one is not what was built. */
export const tamperedAddress = (file: string): string => `${hostOrigin}/tampered/${file}`;

let made = 0;
/** A name for a gate that no other test uses. */
export const newGate = (): string => `${process.pid}x${(made += 1)}`;

/** For tests: the files of that stage may come. */
export const openStage = (gate: string, stage: Stage): Promise<void> => openGate(stageGate(gate, stage));

/** For tests: React may come. */
export async function openGate(gate: string): Promise<void> {
  await fetch(`${cdnOrigin}/open/${gate}`);
}
