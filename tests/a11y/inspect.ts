/** Finds faults of accessibility in what a page shows now, by the library axe and by checks that axe does not make. */
import { readFileSync } from "node:fs";
import axe from "axe-core";
import type { Page } from "playwright/test";
import { findFaults, findOverflow } from "./faults.ts";

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Rules of axe about whole pages, which do not hold for a page that contains nothing but a tag. */
const rulesOfPages = ["page-has-heading-one", "region"];
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * A set of rules of axe. The rules about colours may have another result in the light and the dark scheme. The rules about words may have
 * another result in each language: names, labels, and what depends on the length of texts. Elements, roles and attributes are the same in
 * all languages.
 */
export type Rules = "all" | "colours" | "words";

const withoutWords = ["cat.color", "cat.structure", "cat.parsing", "cat.time-and-media"];
const isOfWords = (id: string, tags: readonly string[]): boolean =>
  tags.includes("cat.aria") ? id.endsWith("-name") : !tags.some((tag) => withoutWords.includes(tag));

type AxeNode = { readonly target: readonly (string | readonly string[])[]; readonly failureSummary?: string };
type AxeResults = Readonly<Record<"violations" | "incomplete", readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[]>>;
type Axe = {
  run(within: Document | string, options: object): Promise<AxeResults>;
};

/** Returns the ids of the rules of a set, by the categories that axe puts its rules into. */
export const rulesOf = (rules: Rules): string[] =>
  axe
    .getRules(standards)
    .filter(({ ruleId, tags }) => rules === "all" || (rules === "colours" ? tags.includes("cat.color") : isOfWords(ruleId, tags)))
    .map(({ ruleId }) => ruleId);

type Scope = {
  /** True where the page is a complete page, so that the rules about whole pages apply, too. */
  readonly whole?: boolean;
  readonly rules?: Rules;
  /** The selector of the only element to check. Without it, the whole page is checked. */
  readonly within?: string;
};

/** Returns a line for each violation that axe finds: the rule, the selector of the element, and axe's explanation. */
export async function violations(page: Page, { whole = false, rules = "all", within }: Scope = {}): Promise<string[]> {
  const ids = rulesOf(rules).filter((id) => whole || !rulesOfPages.includes(id));
  return linesOf(page, ids, within);
}

async function linesOf(page: Page, ids: readonly string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(
    async ([values, selector]) => {
      const found = await (window as unknown as { axe: Axe }).axe.run(selector ?? document, {
        // The rules are named by their ids, because axe then runs those, too, that are off by default, such as target-size.
        runOnly: { type: "rule", values },
        resultTypes: ["violations"],
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.flat().join(" >>> ")}: ${failureSummary.replaceAll(/\s+/g, " ")}`),
      );
    },
    [ids, within] as const,
  );
}

/** Returns the texts whose contrast with the background is below 7:1, or below 4.5:1 for large texts (level AAA of the WCAG). */
export const paleTexts = (page: Page): Promise<string[]> => linesOf(page, ["color-contrast-enhanced"]);

/** Returns the faults of a tag that axe does not look for and our own checks find. */
export const ownFaultsOf = async (page: Page, tag: string): Promise<string[]> =>
  (await Promise.all([page.evaluate(findFaults, tag), sticksOut(page, tag)])).flat();

/** Returns all faults of a tag in its present state: those that axe finds, and those that our own checks find. */
export const faultsOf = async (page: Page, tag: string): Promise<string[]> => [
  ...(await violations(page)),
  ...(await ownFaultsOf(page, tag)),
];

/** Returns the elements of a tag that are too wide, so that the visitor has to scroll sideways. */
export const sticksOut = (page: Page, tag: string): Promise<string[]> => page.evaluate(findOverflow, tag);
