/** Scenarios of the cookie banner that depend on how a browser keeps cookies and passes clicks on. */
import { heldAddress } from "./held.ts";
import { until, type Scenario } from "./scenario.ts";

const tag = "digi-cookie-consent";
const banner = `<${tag} clear="_ga,_ga_*"></${tag}>`;
const dayMs = 86_400_000;

/** Returns a script for the page that keeps a choice, as an earlier page of the site did. */
const keep = (isAllowed: boolean, ageMs: number, path: string): string =>
  `document.cookie = "digi-consent=" + encodeURIComponent(JSON.stringify({ version: 1, savedAt: Date.now() - ${ageMs}, id: "x", preferences: ${isAllowed}, statistics: ${isAllowed}, marketing: ${isAllowed} })) + "; Path=${path}"`;

/** A script that ends the cookies of a scenario, because all scenarios share one tab. */
const forget = `for (const path of ["/", "/held", "/held/0"]) for (const name of ["digi-consent", "_ga", "_ga_X1"]) document.cookie = name + "=; Max-Age=0; Path=" + path`;

export const consentScenarios: Readonly<Record<string, Scenario>> = {
  "the newest of two choices counts, the other one ends, and a refusal takes the named cookies with it": async (tab) => {
    await tab.go(heldAddress("0", ""));
    await tab.evaluate(`(() => { ${forget}; ${keep(true, dayMs, "/held")}; ${keep(false, 1000, "/")}; })()`);
    await tab.evaluate(`(() => { document.cookie = "_ga=1; Path=/"; document.cookie = "_ga_X1=1; Path=/held"; })()`);
    await tab.go(heldAddress("0", banner));
    await tab.evaluate(until(`tag.matches(":state(ready)")`, tag));
    const words = await tab.evaluate(`dataLayer.map(([word, kind, { analytics_storage: is }]) => word + " " + kind + " " + is)`);
    const left = await tab.evaluate(`document.cookie.split("; ").map((one) => one.split("=")[0])`);
    await tab.evaluate(`(() => { ${forget} })()`);
    return [
      [words, left],
      [["consent default denied", "consent update denied"], ["digi-consent"]],
    ];
  },

  "the settings link opens the settings where a script of the page returns false": async (tab) => {
    const stop = `<script>document.body.addEventListener("click", (event) => { event.preventDefault(); event.stopPropagation(); });</script>`;
    await tab.go(heldAddress("0", `${banner}<a href="#digi-cookies">Cookies</a>${stop}`));
    await tab.evaluate(until(`tag.matches(":state(ready)")`, tag));
    await tab.evaluate(`document.querySelector("a").click()`);
    await tab.evaluate(until(`root.querySelector("dialog[open] input[name=marketing]")`, tag));
    return [await tab.evaluate(`location.hash`), ""];
  },
};
