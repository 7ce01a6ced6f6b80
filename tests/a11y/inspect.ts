/** What is wrong with what a page shows right now: axe, and what axe does not look at. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { findFaults, findOverflow } from "./faults.ts";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What only a whole page can have; a page that holds nothing but a tag has none. */
const rulesOfPages = ["page-has-heading-one", "region"];
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules about colours say the same in every language; all others say the same in light and dark. */
export type Rules = "all" | "colours" | "others";

type AxeNode = { readonly target: readonly (string | readonly string[])[]; readonly failureSummary?: string };
type AxeResults = Readonly<Record<"violations" | "incomplete", readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[]>>;
type Axe = {
  run(options: object): Promise<AxeResults>;
  getRules(tags: readonly string[]): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
};

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
}

/** The ids of the rules, as axe itself puts them into categories. */
export async function rulesOf(page: Page, rules: Rules): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    ([tags, wanted]) =>
      (window as unknown as { axe: Axe }).axe
        .getRules(tags)
        .filter((rule) => wanted === "all" || rule.tags.includes("cat.color") === (wanted === "colours"))
        .map(({ ruleId }) => ruleId),
    [standards, rules] as const,
  );
}

/** A line for each violation: rule, selector, axe's own words. `whole`: it is a page of its own, so the rules of pages hold too. */
export async function violations(
  page: Page,
  { whole = false, rules = "all" }: { readonly whole?: boolean; readonly rules?: Rules } = {},
): Promise<string[]> {
  const ids = (await rulesOf(page, rules)).filter((id) => whole || !rulesOfPages.includes(id));
  return linesOf(page, ids);
}

const linesOf = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate(async (values) => {
    const found = await (window as unknown as { axe: Axe }).axe.run({
      // By its id a rule runs though it is off by default, as target-size is.
      runOnly: { type: "rule", values },
      resultTypes: ["violations"],
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.flat().join(" >>> ")}: ${failureSummary.replaceAll(/\s+/g, " ")}`),
    );
  }, ids);

/** Texts of less than 7:1 on what is behind them, 4.5:1 where they are large. */
export async function paleTexts(page: Page): Promise<string[]> {
  await bringAxe(page);
  return linesOf(page, ["color-contrast-enhanced"]);
}

/** What axe does not look at. */
export const ownFaultsOf = async (page: Page, tag: string): Promise<string[]> => [
  ...(await page.evaluate(findFaults, tag)),
  ...(await sticksOut(page, tag)),
];

/** Everything that is wrong with a tag as it is drawn now, but for its colours where they are left out. */
export const faultsOf = async (page: Page, tag: string, rules: "all" | "others" = "all"): Promise<string[]> => [
  ...(await violations(page, { rules })),
  ...(await ownFaultsOf(page, tag)),
];

/** What has to be scrolled sideways. */
export const sticksOut = (page: Page, tag: string): Promise<string[]> => page.evaluate(findOverflow, tag);
