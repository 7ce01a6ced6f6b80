/** What is wrong with the page's options. */
import { pageOptions } from "#core/contract/page-options.ts";
import type { PageOptions } from "#core/element/host-link.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { parseLanguage } from "#core/values/language.ts";
import { routes } from "#core/values/routes.ts";
import { closestTo } from "./closest.ts";
import type { Finding } from "./finding.ts";
import { placeOfOption } from "./option-place.ts";
import { isCurly, withoutCurly } from "./written.ts";

/** @param own the address that the script runs from */
export const examineOptions = ({ get }: Pick<PageOptions, "get">, own: string): Finding[] => [
  ...Object.entries(pageOptions).flatMap(([name, { values }]) => examineOption({ name, values, own }, get(name))),
  ...examineSite(get("site"), own),
  ...examineRoutes(get("routes"), own),
];

type Option = {
  readonly name: string;
  /** As the manual tells them: words in backticks, a capital word standing for any. */ readonly values: string;
};

function examineOption({ name, values, own }: Option & { readonly own: string }, value: unknown): Finding[] {
  if (typeof value !== "string") return [];
  const words = [...values.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  const isAccepted = (text: string): boolean =>
    name === "lang" ? parseLanguage(text) !== undefined : words.some((word) => patternOf(word).test(text));
  // Of an address nothing more is told here than quotes that no browser takes for quotes.
  if (words.length > 0 ? isAccepted(value) : !isCurly(value.charAt(0))) return [];
  const straight = withoutCurly(value);
  const meant = words.length === 0 || isAccepted(straight) ? straight : (closestTo(straight, words) ?? words[0]);
  const { element, write } = placeOfOption(name, own);
  return [{ code: "bad-option", name, accepted: values.replaceAll("`", ""), element, found: write(value), fix: write(meant) }];
}

const patternOf = (word: string): RegExp => new RegExp(`^${word.replace(/[A-Z_]{2,}/g, "\\S+")}$`);

function examineSite(value: unknown, own: string): Finding[] {
  const written = String(value ?? "");
  if (!written || isCurly(written) || httpAddress(written, "none:/")) return [];
  const { element, write } = placeOfOption("site", own);
  return [{ code: "bad-site", value: written, element, found: write(written), fix: write("https://www.digi.example") }];
}

function examineRoutes(value: unknown, own: string): Finding[] {
  if (value === undefined) return [];
  const { element, write } = placeOfOption("routes", own);
  const written = { element, found: write(value) };
  const table = tableIn(value);
  if (!table) return [{ code: "bad-routes", ...written, fix: write({ login: { en: "/sign-in" } }) }];
  const pages = Object.keys(routes);
  return Object.keys(table).flatMap((page): Finding[] => {
    if (pages.includes(page)) return [];
    const suggestion = closestTo(page, pages);
    const right = Object.entries(table).flatMap(([name, paths]) =>
      name !== page ? [[name, paths]] : suggestion ? [[suggestion, paths]] : [],
    );
    return [{ code: "unknown-page", page, suggestion, ...written, fix: write(Object.fromEntries(right)) }];
  });
}

/** The page's own table of pages; undefined where it is none. */
export function tableIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const table: unknown = typeof value === "string" ? JSON.parse(value) : value;
    return typeof table === "object" && table !== null ? (table as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
