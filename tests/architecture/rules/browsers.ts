/** Laws for tests in a browser: a step that is unsteady when written naively has a helper, which every test must use. */
import { breaches, type House, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";

/** Returns the test files that run on pages in a browser, and their helpers. */
const onPages = (house: House): SourceFile[] => house.files.filter(({ path }) => /^tests\/(?:a11y|e2e|hosts)\//.test(path));

/** Returns the name of the method that a call calls: `click` of `page.locator("a").click()`. */
function calledName(node: Node): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  const callee = node["callee"] as Node;
  return callee.type === "MemberExpression" ? ((callee["property"] as Node)["name"] as string | undefined) : undefined;
}

const firstText = (node: Node): unknown => (node["arguments"] as readonly Node[])[0]?.["value"];

const tabsAreOpenedByHelpers: Rule = {
  law: "tests on pages open and change tabs by the helpers of tests/tabs.ts",
  advice: "A press in a page behind another tab is no user's: `openTab`, `tabOpenedBy` and `openElsewhere` bring the page to the front.",
  check: (house) =>
    breaches(onPages(house), (node) => {
      const name = calledName(node) ?? "";
      const isOpening = ["newPage", "newContext", "bringToFront"].includes(name);
      const isAwaiting = name === "waitForEvent" && ["page", "popup"].includes(String(firstText(node)));
      return isOpening || isAwaiting ? `calls ${name} itself` : undefined;
    }),
};

const pressesAreHelpers: Rule = {
  law: "tests on pages press twice, and wait for answers, by the helpers of tests/presses.ts",
  advice:
    "`pressTwice` lets both presses meet one screen; `answerOf` waits since before the press, and reads the answer before the page is left.",
  check: (house) =>
    breaches(onPages(house), (node) => {
      const name = calledName(node) ?? "";
      return ["dblclick", "waitForResponse"].includes(name) ? `calls ${name} itself` : undefined;
    }),
};

const waitsComeFirst: Rule = {
  law: "a test waits for a request since before what makes it",
  advice:
    "`const asked = page.waitForRequest(…)` stands before the press, `await asked` after it: what is awaited at once may be over already.",
  check: (house) =>
    breaches(onPages(house), (node, parents) => {
      const isLate = calledName(node) === "waitForRequest" && parents.at(-1)?.type === "AwaitExpression";
      return isLate ? "waits for what may have been asked already" : undefined;
    }),
};

export const browserRules: readonly Rule[] = [tabsAreOpenedByHelpers, pressesAreHelpers, waitsComeFirst];
