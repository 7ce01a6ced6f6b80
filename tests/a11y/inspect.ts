/** What is wrong with what a page shows right now: axe, and what axe does not look at. */
import { readFileSync } from "node:fs";
import axe from "axe-core";
import type { Page } from "playwright/test";
import { findFaults, findOverflow } from "./faults.ts";

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What only a whole page can have; a page that holds nothing but a tag has none. */
const rulesOfPages = ["page-has-heading-one", "region"];
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Rules about colours are those that light and dark can answer differently. Rules about words are those that a language can: names, labels,
 * and what depends on the widget that words take; elements, their roles and attributes are the same in all.
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

/** The ids of the rules, as axe itself puts them into categories. */
export const rulesOf = (rules: Rules): string[] =>
  axe
    .getRules(standards)
    .filter(({ ruleId, tags }) => rules === "all" || (rules === "colours" ? tags.includes("cat.color") : isOfWords(ruleId, tags)))
    .map(({ ruleId }) => ruleId);

type Scope = {
  /** It is a page of its own, so the rules of pages hold too. */
  readonly whole?: boolean;
  readonly rules?: Rules;
  /** A selector: the rest of the page is looked at elsewhere. */
  readonly within?: string;
};

/** A line for each violation: rule, selector, axe's own words. */
export async function violations(page: Page, { whole = false, rules = "all", within }: Scope = {}): Promise<string[]> {
  const ids = rulesOf(rules).filter((id) => whole || !rulesOfPages.includes(id));
  return linesOf(page, ids, within);
}

async function linesOf(page: Page, ids: readonly string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(
    async ([values, selector]) => {
      const found = await (window as unknown as { axe: Axe }).axe.run(selector ?? document, {
        // By its id a rule runs though it is off by default, as target-size is.
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

/** Texts of less than 7:1 on what is behind them, 4.5:1 where they are large. */
export const paleTexts = (page: Page): Promise<string[]> => linesOf(page, ["color-contrast-enhanced"]);

/** What axe does not look at. */
export const ownFaultsOf = async (page: Page, tag: string): Promise<string[]> =>
  (await Promise.all([page.evaluate(findFaults, tag), sticksOut(page, tag)])).flat();

/** Everything that is wrong with a tag as it is drawn now. */
export const faultsOf = async (page: Page, tag: string): Promise<string[]> => [
  ...(await violations(page)),
  ...(await ownFaultsOf(page, tag)),
];

/** What has to be scrolled sideways. */
export const sticksOut = (page: Page, tag: string): Promise<string[]> => page.evaluate(findOverflow, tag);
