/** Examines the page's script, its head, and whether it reserves space for the tags. */
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { hasLateCommand } from "#core/platform/data-layer-commands.ts";
import { layerOf } from "#core/runtime/element/page-settings.ts";
import { hasReserveSheet, pageHead, pageRoot, scriptAt, scriptCopies, shiftSoFar } from "#core/platform/inspection.ts";
import { documentLanguage, isSecure, pageAddress } from "#core/platform/page.ts";
import { refusalOf, reserveSheets, textAt } from "#core/platform/reserve-sheet.ts";
import { trackerUnasked } from "#core/platform/trackers.ts";
import { pageOptions } from "#core/base/contract/page-options.ts";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { parseLanguage, type Language } from "#core/base/values/language.ts";
import { blockedBy } from "./api.ts";
import type { Finding } from "./finding.ts";
import { locationOfMissing } from "./option-location.ts";
import { commentedOut, startTagOf, startTagWith } from "./written.ts";

/**
 * Examines whether the script was loaded from the address from which its base is derived.
 * @param own the address from which the script was loaded
 */
export function examineOrigin({ base, from }: Pick<PageOptions, "base" | "from">, own: string): Finding[] {
  if (from === undefined || from === own) return [];
  const { element, found, write } = locationOfMissing("base", own);
  return [{ code: "strange-script", address: own, base, element, found, fix: write(base) }];
}

type Scripts = { /** The versions of second copies of the script. */ readonly copies: readonly string[]; readonly own: string };

export function examineScripts({ base, get }: Pick<PageOptions, "base" | "get">, { copies, own }: Scripts): Finding[] {
  // A module of the same address runs once, so it is counted by its tags; other vendors have a loader.js too.
  const ownScripts = scriptCopies(new URL("..", base).href, "/loader.js");
  if (copies.length === 0 && ownScripts.length < 2) return [];
  const serving = scriptAt(own) ?? ownScripts[0];
  const other = [...ownScripts, ...scriptCopies("", "/loader.js").filter(({ src }) => isReleased.test(src))].find((one) => one !== serving);
  const late = serving && lateOptions(serving, [...ownScripts, ...(other ? [other] : [])], get);
  if (late) return [late];
  const problem = { code: "second-copy", versions: [...new Set(copies)] } as const;
  if (!other)
    return [{ ...problem, ...inHead(), fix: `<script async src="${serving?.src ?? new URL("../v1/loader.js", base).href}"></script>` }];
  const found = `${startTagOf(other)}</script>`;
  return [{ ...problem, element: other, found, fix: commentedOut(found) }];
}

/**
 * Reports options at later copies of the script that the serving copy lacks: they would be lost if the later copies were removed. The
 * option `base` is not reported, because it only tells where the files of its own copy are.
 */
function lateOptions(serving: HTMLScriptElement, copies: readonly HTMLScriptElement[], get: PageOptions["get"]): Finding | undefined {
  const lacking = Object.keys(pageOptions).flatMap((name): [name: string, value: string][] => {
    if (name === "base") return [];
    const value = copies.map(({ dataset }) => dataset[name]).find((one) => one !== undefined);
    return value === undefined || get(name) !== undefined ? [] : [[`data-${name}`, value]];
  });
  if (lacking.length === 0) return undefined;
  const fix = `${startTagWith(serving, Object.fromEntries(lacking))}</script>`;
  const names = lacking.map(([name]) => name);
  return { code: "late-options", address: serving.src, names, element: serving, found: `${startTagOf(serving)}</script>`, fix };
}

/**
 * Examines whether the page is in a language that the tags do not speak. They then speak the language of the visitor's browser, which the
 * page does not know.
 */
export function examineLanguage(
  { get }: Pick<PageOptions, "get">,
  { spoken, own }: { readonly spoken: Language; readonly own: string },
): Finding[] {
  const written = documentLanguage();
  if (!written || parseLanguage(written) || get("lang") !== undefined) return [];
  const html = pageRoot();
  const { write } = locationOfMissing("lang", own);
  return [{ code: "page-language", written, spoken, element: html, found: startTagOf(html), fix: write(spoken) }];
}

/** Matches an address in a folder as releases have it. */
const isReleased = /\/(v\d+|\d+\.\d+\.\d+)\/[^/]*$/;

/** Returns the location of something that is missing in the page's head. */
const inHead = (): { readonly element: Element; readonly found: string } => ({ element: pageHead(), found: startTagOf(pageHead()) });

/** Examines whether the page is written for AMP, which lets no script run but its own. */
export function examineAmp(): Finding[] {
  const html = pageRoot();
  const marks = { amp: undefined, "⚡": undefined };
  const isAmp = Object.keys(marks).some((name) => html.hasAttribute(name));
  return isAmp ? [{ code: "amp", element: html, found: startTagOf(html), fix: startTagWith(html, marks) }] : [];
}

/** Examines whether trackers follow visitors without their consent. */
export function examineTrackers({ get }: Pick<PageOptions, "get">): Finding[] {
  const tracker = trackerUnasked(layerOf(get));
  if (!tracker) return [];
  const { name, script } = tracker;
  const foundAt = script ? { element: script, found: `${startTagOf(script)}</script>` } : { ...inHead(), found: 'gtag("config", …)' };
  const isGoogles = /google|doubleclick|gtag/.test(name);
  const fix = `${isGoogles ? defaultFor(get) : ""}<digi-cookie-consent></digi-cookie-consent>`;
  return [{ code: "tracking-unasked", tracker: name, ...foundAt, fix }];
}

/** Examines whether Google's tags got the default of Consent Mode, which forbids storage, before they started. */
export const examineConsent = ({ get }: Pick<PageOptions, "get">): Finding[] =>
  hasLateCommand(layerOf(get)) ? [{ code: "late-consent", ...inHead(), fix: defaultFor(get) }] : [];

/** Returns the line for the page's head that sets the default of Consent Mode, with the page's own name of the queue. */
const defaultFor = (get: PageOptions["get"]): string => `<script>${consentDefaultScript.replaceAll("dataLayer", layerOf(get))}</script>`;

export function examineSecurity(): Finding[] {
  const found = pageAddress();
  return isSecure() ? [] : [{ code: "insecure", element: pageHead(), found, fix: found.replace(/^http:/, "https:") }];
}

/** The smallest layout shift that is reported, because a smaller one is not visible. */
const seenShift = 0.01;

/**
 * Examines whether the style sheet that reserves space is linked and is of this release. Where the page has none, examines whether the page
 * moved while it loaded.
 */
export async function examineSpace({ base }: Pick<PageOptions, "base">): Promise<Finding[]> {
  const ours = new URL("../v1/reserve.css", base).href;
  const fix = `<link rel="stylesheet" href="${ours}">`;
  const linked = (await Promise.all(reserveSheets().map((link) => examineSheet(link, ours, fix)))).flat();
  if (linked.length > 0 || hasReserveSheet()) return linked;
  const written = { ...inHead(), fix };
  const shift = await shiftSoFar();
  if (shift === undefined) return [{ code: "unseen-shift", ...written }];
  return shift < seenShift ? [] : [{ code: "moved", shift: shift.toFixed(2), ...written }];
}

async function examineSheet(link: HTMLLinkElement, ours: string, fix: string): Promise<Finding[]> {
  const refused = await refusalOf(link);
  if (refused) return [blockedBy(refused)];
  const { href: address } = link;
  const foundAt = { element: link, found: startTagOf(link) };
  const text = await textAt(address);
  if (typeof text === "number") return [{ code: "no-room-sheet", address, why: "gone", ...foundAt, fix }];
  const right = text === undefined || address === ours ? text : await textAt(ours);
  return typeof right === "string" && right !== text ? [{ code: "no-room-sheet", address, why: "old", ...foundAt, fix }] : [];
}
