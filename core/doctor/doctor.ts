/**
 * `digiWidgets.doctor()`: prints what a page author got wrong, in the page's language, and answers it as data. A chunk
 * of its own, fetched when asked for.
 */
import { doors } from "virtual:doors";
import { apiAddress } from "#core/api/api-address.ts";
import type { PageOptions } from "#core/element/host-link.ts";
import { otherSpelling, readAttribute } from "#core/element/attributes.ts";
import { printReport } from "#core/platform/console.ts";
import { collectViolations, knownElements, scriptCopies } from "#core/platform/inspection.ts";
import { isSecure } from "#core/platform/page.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageFetch } from "#core/platform/network.ts";
import type { Language } from "#core/values/language.ts";
import { routes } from "#core/values/routes.ts";
import { closestTo } from "./closest.ts";
import { describe, nothingFound, type Finding } from "./doctor.texts.ts";

export { explain } from "./explain.ts";

export type Examined = {
  readonly options: PageOptions;
  readonly language: Language;
  /** Versions of later copies of the script that handed over. */
  readonly copies: readonly string[];
};

export async function examine(page: Examined): Promise<readonly Finding[]> {
  const findings = [
    ...examineTags(),
    ...examineScripts(page),
    ...examineSite(page.options.get("site")),
    ...examineRoutes(page.options.get("routes")),
    ...(isSecure() ? [] : [{ code: "insecure" } as const]),
    ...(await examineApi(apiAddress(page.options.get("api")))),
  ];
  const lines = findings.map((finding) => describe(finding, page.language));
  printReport(lines.length > 0 ? lines : [nothingFound(page.language)]);
  return findings;
}

function examineTags(): Finding[] {
  return knownElements("digi-").flatMap((element): Finding[] => {
    const tag = element.localName;
    const known = doors[tag];
    if (!known) return [{ code: "unknown-tag", tag, suggestion: closestTo(tag, Object.keys(doors)) }];
    // The property tells of the attribute too.
    const isUnclaimed = tag === "digi-callback-modal" && !(element as { endpoint?: unknown }).endpoint;
    const wrongAttributes = [...element.attributes].flatMap(({ name, value }): Finding[] => {
      const kind = known[Object.keys(known).find((one) => otherSpelling(one) === name) ?? name];
      if (!kind)
        return isGlobalAttribute(name) ? [] : [{ code: "unknown-attribute", tag, name, suggestion: closestTo(name, Object.keys(known)) }];
      const read = readAttribute(kind, value);
      return read.ok ? [] : [{ code: "bad-value", tag, name, accepted: read.accepted }];
    });
    return isUnclaimed ? [...wrongAttributes, { code: "callback-unclaimed", tag }] : wrongAttributes;
  });
}

/** Attributes that any HTML element may carry. */
const isGlobalAttribute = (name: string): boolean =>
  /^(id|class|style|hidden|slot|lang|dir|title|role|tabindex|part|exportparts|is|inert|nonce|translate|popover|accesskey|autofocus|draggable|item.*|data-.*|aria-.*|on.*)$/.test(
    name,
  );

function examineScripts({ copies, options }: Examined): Finding[] {
  // A module of the same address runs once, so it is counted by its tags; other vendors have a loader.js too.
  return copies.length > 0 || scriptCopies(new URL("..", options.base).href, "/loader.js") > 1
    ? [{ code: "second-copy", versions: [...new Set(copies)] }]
    : [];
}

function examineSite(value: unknown): Finding[] {
  const written = String(value ?? "");
  return !written || httpAddress(written, "none:/") ? [] : [{ code: "bad-site", value: written }];
}

function examineRoutes(value: unknown): Finding[] {
  if (value === undefined) return [];
  try {
    const table: unknown = typeof value === "string" ? JSON.parse(value) : value;
    if (typeof table !== "object" || table === null) return [{ code: "bad-routes" }];
    const pages = Object.keys(routes);
    return Object.keys(table).flatMap((page) =>
      pages.includes(page) ? [] : [{ code: "unknown-page", page, suggestion: closestTo(page, pages) } as const],
    );
  } catch {
    return [{ code: "bad-routes" }];
  }
}

/** Asks the API for its health and listens to what the page's policy refuses meanwhile. */
async function examineApi(api: string): Promise<Finding[]> {
  const stop = collectViolations();
  const answer = await pageFetch(`${api}/health`, { credentials: "omit" }).then(
    (response) => (response.ok ? "well" : response.status),
    () => undefined,
  );
  const violations = await stop();
  const blocked = violations.map(({ directive, address }): Finding => ({ code: "blocked", directive, line: `${directive} ${address}` }));
  if (blocked.length > 0 || answer === "well") return blocked;
  return [answer === undefined ? { code: "api-unreachable", api } : { code: "api-refuses", api, httpStatus: answer }];
}
