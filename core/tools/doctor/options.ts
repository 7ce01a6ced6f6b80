/** Examines the options that the page sets. */
import { pageOptions } from "#core/base/contract/page-options.ts";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { metasNamed, pageHead, scriptAt } from "#core/platform/inspection.ts";
import { parseLanguage } from "#core/base/values/language.ts";
import { routes } from "#core/base/values/routes.ts";
import { closestTo } from "./closest.ts";
import type { Finding } from "./finding.ts";
import { objectWritten, locationOfOption } from "./option-location.ts";
import { commentedOut, isCurly, startTagOf, startTagRenamed, startTagWith, withoutCurly } from "./written.ts";

/**
 * Examines all options of the page.
 * @param own the address from which the script was loaded
 */
export const examineOptions = ({ get, given }: Pick<PageOptions, "get" | "given">, own: string): Finding[] => [
  ...examineNames(own),
  // For a second copy of the script, `given` is our own object and not one of the page's author.
  ...(given && !("doctor" in given) ? examineKeys(given, own) : []),
  ...Object.entries(pageOptions).flatMap(([name, { values }]) => examineOption({ name, values, own }, get(name))),
  ...examineSite(get("site"), own),
  ...examineRoutes(get("routes"), own),
];

/** Finds misspelt options at the script's tag and in the page's head: names that no option has. */
function examineNames(own: string): Finding[] {
  const script = scriptAt(own);
  return [...(script ? examineNamesAt(script) : []), ...metasNamed(metaStart).flatMap(examineNameOf)];
}

const names = Object.keys(pageOptions);
const dataStart = "data-";
const metaStart = "digi:";
const objectStart = "digiWidgets.";

function examineNamesAt(script: HTMLScriptElement): Finding[] {
  const written = [...script.attributes].flatMap(({ name }) => (name.startsWith(dataStart) ? [name.slice(dataStart.length)] : []));
  const unknown = written.filter((name) => !names.includes(name) && !isOfOthers.test(name));
  return unknown.map((option): Finding => {
    const meant = optionMeant(option);
    const name = dataStart + option;
    const suggestion = meant && dataStart + meant;
    const isFree = suggestion !== undefined && !written.includes(meant ?? "");
    const fix = isFree ? startTagRenamed(script, name, suggestion) : startTagWith(script, { [name]: undefined });
    return { code: "unknown-option", name, suggestion, element: script, found: startTagOf(script), fix };
  });
}

function examineNameOf(meta: HTMLMetaElement): Finding[] {
  const { name } = meta;
  const option = name.slice(metaStart.length);
  if (names.includes(option)) return [];
  const meant = optionMeant(option);
  const suggestion = meant && metaStart + meant;
  const found = startTagOf(meta);
  const fix = suggestion ? startTagWith(meta, { name: suggestion }) : commentedOut(found);
  return [{ code: "unknown-option", name, suggestion, element: meta, found, fix }];
}

/** Finds misspelt options in the object `window.digiWidgets` of a script that ran before ours. */
function examineKeys(given: Readonly<Record<string, unknown>>, own: string): Finding[] {
  const element = scriptAt(own) ?? pageHead();
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  return unknown.map((key): Finding => {
    const meant = optionMeant(key);
    const right = Object.entries(given).flatMap(([name, value]) => (name !== key ? [[name, value]] : meant ? [[meant, value]] : []));
    const [name, suggestion] = [objectStart + key, meant && objectStart + meant];
    return {
      code: "unknown-option",
      name,
      suggestion,
      element,
      found: objectWritten(given),
      fix: objectWritten(Object.fromEntries(right)),
    };
  });
}

/** Returns the option that a wrong name probably means: one with a few other letters (`aip`), or a longer name (`language`, `api-url`). */
const optionMeant = (name: string): string | undefined =>
  names.find((one) => name.startsWith(one) && one.length > 2) ?? closestTo(name, names);

/** Matches attributes that optimisers, consent tools, frameworks and test tools write at any script. */
const isOfOthers =
  /^(cf|rocket|no-|pagespeed|turbo|minify|optimi[sz]e|defer|delay|cookie|consent|usercentrics|category|service|suppressed|iub|optanon|ot-|gtm|wf-|nscript|rh$|n-head|hid$|v-|s-|svelte|astro|react|next|test|cy|qa|id$|name$|src$|type$)/;

type Option = {
  readonly name: string;
  /** The accepted values, as the manual lists them: words in backticks. A word in capitals is a placeholder for any text. */
  readonly values: string;
};

function examineOption({ name, values, own }: Option & { readonly own: string }, value: unknown): Finding[] {
  if (typeof value !== "string") return [];
  const words = [...values.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  const isAccepted = (text: string): boolean =>
    name === "lang" ? parseLanguage(text) !== undefined : words.some((word) => patternOf(word).test(text));
  // An option that is an address is reported only for curly quotes around it, which browsers take for a part of the address.
  if (words.length > 0 ? isAccepted(value) : !isCurly(value.charAt(0))) return [];
  const straight = withoutCurly(value);
  const meant = words.length === 0 || isAccepted(straight) ? straight : (closestTo(straight, words) ?? words[0]);
  const { element, write } = locationOfOption(name, own);
  return [{ code: "bad-option", name, accepted: values.replaceAll("`", ""), element, found: write(value), fix: write(meant) }];
}

const patternOf = (word: string): RegExp => new RegExp(`^${word.replace(/[A-Z_]{2,}/g, "\\S+")}$`);

function examineSite(value: unknown, own: string): Finding[] {
  const written = String(value ?? "");
  if (!written || isCurly(written) || httpAddress(written, "none:/")) return [];
  const { element, write } = locationOfOption("site", own);
  return [{ code: "bad-site", value: written, element, found: write(written), fix: write("https://www.digi.example") }];
}

function examineRoutes(value: unknown, own: string): Finding[] {
  if (value === undefined) return [];
  const { element, write } = locationOfOption("routes", own);
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

/** Returns the page's own table of pages; undefined where the value is not such a table. */
export function tableIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const table: unknown = typeof value === "string" ? JSON.parse(value) : value;
    return typeof table === "object" && table !== null ? (table as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
