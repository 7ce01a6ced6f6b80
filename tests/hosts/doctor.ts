/**
 * Scenarios for the doctor's findings on whole pages, as a browser has parsed them. Findings about single tags are tested in
 * tests/element/doctor.test.ts.
 */
import { heldAddress, stagedAddress } from "./held.ts";
import { addressOf } from "./pages.ts";
import { good, runAt, until, type Scenario } from "./scenario.ts";

/**
 * Returns a script for the page that returns the doctor's findings.
 * @param pick the code of a function that selects the fields of each finding
 */
const findings = (pick: string): string => `digiWidgets.doctor().then((all) => all.map(${pick}))`;

/** The pattern of findings that are tested elsewhere, because they depend on the browser, or on the API, which these pages may lack. */
const isElsewhere = /^(api-|moved|unseen-)/;

const wrongs: Readonly<Record<string, string>> = {
  "escaped-tag": "<p>See &lt;digi-newsletter&gt;</p>",
  "unknown-tag": "<digi_newsletter></digi_newsletter>",
  "curly-quotes": "<digi-newsletter heading=“Stay in touch”></digi-newsletter>",
  "lang-on-tag": `<digi-newsletter lang="fr"></digi-newsletter>`,
  "false-text": `<digi-newsletter hidden="false"></digi-newsletter>`,
  "for-nowhere": `<digi-callback-modal endpoint="/calls" for="call"></digi-callback-modal>`,
  "no-trigger": `<digi-callback-modal endpoint="/calls"></digi-callback-modal>`,
  "self-closed": `<digi-newsletter /><p>The rest</p><footer>The end</footer>`,
};

export const doctorScenarios: Readonly<Record<string, Scenario>> = {
  "the doctor names whatever is wrong with the tags of a page, and the pages that are not there": async (tab) => {
    await tab.go(heldAddress("0", Object.values(wrongs).join("")));
    await tab.evaluate(until(`tag?.matches(":state(ready)")`));
    const codes = (await tab.evaluate(findings("({ code }) => code"))) as string[];
    const found = new Set(codes.filter((code) => !isElsewhere.test(code)));
    return [[...found].toSorted(), [...Object.keys(wrongs), "no-site"].toSorted()];
  },

  "the doctor names options that are refused, and what to write": async (tab) => {
    await tab.go(addressOf("wrong options"));
    await tab.evaluate(until(`customElements.get("digi-newsletter")`));
    const options = await tab.evaluate(
      `${findings(`({ code, found, fix }) => [code, found ?? "", fix]`)}.then((all) => all.filter(([code]) => /^bad-/.test(code)))`,
    );
    return [
      options,
      [
        ["bad-option", `data-lang="flemish"`, `data-lang="en"`],
        ["bad-option", `data-captcha="altcah"`, `data-captcha="altcha"`],
        ["bad-routes", `data-routes="login: /sign-in"`, `data-routes='{"login":{"en":"/sign-in"}}'`],
      ],
    ];
  },

  "the doctor names data-api where it is missing": async (tab) => {
    await tab.go(addressOf("no-api"));
    await tab.evaluate(until(`customElements.get("digi-newsletter")`));
    const api = await tab.evaluate(
      `${findings("({ code, fix }) => [code, fix]")}.then((all) => all.filter(([code]) => code === "no-api"))`,
    );
    return [api, [["no-api", `data-api="https://api.example"`]]];
  },

  "the doctor names reserve.css where it is missing and the page moved, or where the browser does not tell": async (tab) => {
    await tab.go(stagedAddress("moves", `<digi-newsletter></digi-newsletter><p style="height: 300px">After it</p>`));
    await tab.evaluate(`new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(0))))`);
    await tab.evaluate(`(window.run = ${runAt}, run("${good}"))`);
    await tab.evaluate(until(`tag.matches(":state(ready)")`));
    const widget = await tab.evaluate(
      `${findings("({ code, fix }) => [code, fix]")}.then((all) => all.filter(([code]) => /^(moved|unseen-shift)$/.test(code)))`,
    );
    const tells = await tab.evaluate(`PerformanceObserver.supportedEntryTypes.includes("layout-shift")`);
    const sheet = `<link rel="stylesheet" href="${good.replace("loader.js", "reserve.css")}">`;
    return [widget, [[tells ? "moved" : "unseen-shift", sheet]]];
  },
};
