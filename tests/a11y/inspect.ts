/** What is wrong with what a page shows right now: axe, and what axe does not look at. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { findFaults, findOverflow } from "./faults.ts";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What only a whole page can have; a page that holds nothing but a tag has none. */
const rulesOfPages = ["page-has-heading-one", "region"];

type AxeNode = { readonly target: readonly (string | readonly string[])[]; readonly failureSummary?: string };
type AxeResults = Readonly<Record<"violations" | "incomplete", readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[]>>;
type Axe = { run(options: object): Promise<AxeResults> };

/** A line for each violation: rule, selector, axe's own words. `whole`: it is a page of its own, so the rules of pages hold too. */
export async function violations(page: Page, { whole = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async (left) => {
      const { axe: tool } = window as unknown as { axe: Axe };
      const found = await tool.run({
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        rules: { "target-size": { enabled: true }, ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) },
        resultTypes: ["violations"],
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.flat().join(" >>> ")}: ${failureSummary.replaceAll(/\s+/g, " ")}`),
      );
    },
    whole ? [] : rulesOfPages,
  );
}

/** Everything that is wrong with a tag as it is drawn now. */
export async function faultsOf(page: Page, tag: string): Promise<string[]> {
  return [...(await violations(page)), ...(await page.evaluate(findFaults, tag)), ...(await sticksOut(page, tag))];
}

/** What has to be scrolled sideways. */
export const sticksOut = (page: Page, tag: string): Promise<string[]> => page.evaluate(findOverflow, tag);
