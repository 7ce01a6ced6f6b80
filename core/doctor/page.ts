/** What is wrong with the page's options, its script, and with the way it makes room for the tags. */
import type { PageOptions } from "#core/element/host-link.ts";
import { pageOptions } from "#core/contract/page-options.ts";
import { hasLateCommand } from "#core/platform/data-layer.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { hasReserveSheet, scriptCopies, shiftSoFar } from "#core/platform/inspection.ts";
import { consentDefaultScript } from "#core/values/consent-mode.ts";
import { parseLanguage } from "#core/values/language.ts";
import { routes } from "#core/values/routes.ts";
import { closestTo } from "./closest.ts";
import type { Finding } from "./finding.ts";
import { isCurly, withoutCurly } from "./written.ts";

/** @param own the address that the script runs from */
export function examineOrigin({ base, from }: Pick<PageOptions, "base" | "from">, own: string): Finding[] {
  return from === undefined || from === own ? [] : [{ code: "strange-script", address: own, base, fix: `data-base="${base}"` }];
}

export function examineScripts({ base }: Pick<PageOptions, "base">, copies: readonly string[]): Finding[] {
  // A module of the same address runs once, so it is counted by its tags; other vendors have a loader.js too.
  return copies.length > 0 || scriptCopies(new URL("..", base).href, "/loader.js") > 1
    ? [{ code: "second-copy", versions: [...new Set(copies)] }]
    : [];
}

/** Whether Google's tags heard before they began that nothing is allowed yet. */
export const examineConsent = (): Finding[] =>
  hasLateCommand() ? [{ code: "late-consent", fix: `<script>${consentDefaultScript}</script>` }] : [];

export const examineOptions = ({ get }: Pick<PageOptions, "get">): Finding[] => [
  ...Object.entries(pageOptions).flatMap(([name, { values }]) => examineOption(name, values, get(name))),
  ...examineSite(get("site")),
  ...examineRoutes(get("routes")),
];

/** @param values as the manual tells them: words in backticks, a capital word standing for any */
function examineOption(name: string, values: string, value: unknown): Finding[] {
  if (typeof value !== "string") return [];
  const words = [...values.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  const isAccepted = (text: string): boolean =>
    name === "lang" ? parseLanguage(text) !== undefined : words.some((word) => patternOf(word).test(text));
  // Of an address nothing more is told here than quotes that no browser takes for quotes.
  if (words.length > 0 ? isAccepted(value) : !isCurly(value.charAt(0))) return [];
  const straight = withoutCurly(value);
  const meant = words.length === 0 || isAccepted(straight) ? straight : (closestTo(straight, words) ?? words[0]);
  return [
    { code: "bad-option", name, accepted: values.replaceAll("`", ""), found: `data-${name}="${value}"`, fix: `data-${name}="${meant}"` },
  ];
}

const patternOf = (word: string): RegExp => new RegExp(`^${word.replace(/[A-Z_]{2,}/g, "\\S+")}$`);

function examineSite(value: unknown): Finding[] {
  const written = String(value ?? "");
  if (!written || isCurly(written) || httpAddress(written, "none:/")) return [];
  return [{ code: "bad-site", value: written, found: `data-site="${written}"`, fix: 'data-site="https://www.digi.example"' }];
}

function examineRoutes(value: unknown): Finding[] {
  if (value === undefined) return [];
  const example = { fix: `data-routes='{"login": {"en": "/sign-in"}}'` };
  try {
    const table: unknown = typeof value === "string" ? JSON.parse(value) : value;
    if (typeof table !== "object" || table === null) return [{ code: "bad-routes", ...example }];
    const pages = Object.keys(routes);
    return Object.keys(table).flatMap((page): Finding[] => {
      if (pages.includes(page)) return [];
      const suggestion = closestTo(page, pages);
      return [{ code: "unknown-page", page, suggestion, found: `"${page}"`, ...(suggestion && { fix: `"${suggestion}"` }) }];
    });
  } catch {
    return [{ code: "bad-routes", ...example }];
  }
}

/** What moves less is not seen. */
const seenShift = 0.01;

/** Whether the page moved while it loaded, and nothing kept room for its tags. */
export async function examineRoom({ base }: Pick<PageOptions, "base">): Promise<Finding[]> {
  if (hasReserveSheet()) return [];
  const fix = `<link rel="stylesheet" href="${new URL("../v1/reserve.css", base).href}">`;
  const shift = await shiftSoFar();
  if (shift === undefined) return [{ code: "unseen-shift", fix }];
  return shift < seenShift ? [] : [{ code: "moved", shift: shift.toFixed(2), fix }];
}
