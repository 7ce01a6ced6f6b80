/**
 * Scenarios on pages where strangers may write HTML (comments, texts of a CMS) but no script. An element with a `name` or an `id` hides the
 * property of the browser or of the page with that name. The tag must work nevertheless, and must use no code and no address of the
 * stranger.
 */
import { stagedAddress } from "./held.ts";
import { apiOrigin, cdnOrigin, hostOrigin } from "./pages.ts";
import { apiInPage, focusFirst, good, newsletter, until, type Scenario } from "./scenario.ts";

/** The origin of a stranger. It answers with code for every file (tests/hosts/start.ts), and that code reports in the page that it ran. */
const stranger = `${cdnOrigin}/stranger`;

/** HTML with which a stranger tries to replace properties, by the name of the attempt. It comes before our script. */
const snippets: Readonly<Record<string, string>> = {
  "a picture in the place of the script, with its own files": `<img name=currentScript src="${stranger}/v1/loader.js" data-api="${stranger}">`,
  "a picture in the place of the script, with our files": `<img name=currentScript src="${good}" data-api="${stranger}">`,
  "links in the place of the page's object": `<a id=digiWidgets></a><a id=digiWidgets name=base href="${stranger}/x/"></a><a id=digiWidgets name=api href="${stranger}"></a>`,
  "a form in the place of the page's object": `<form id=digiWidgets><button name=base value="${stranger}/x/"></button><input name=doctor></form>`,
  "a frame in the place of the page's object": `<iframe name=digiWidgets srcdoc="<a id=base href='${stranger}/x/'></a><a id=api href='${stranger}'></a>"></iframe>`,
  "options in a text of the page": `<p><meta name="digi:base" content="${stranger}/x/"><meta name="digi:api" content="${stranger}"><meta name="digi:verify" content="false"></p>`,
  "an object in the place of the script": `<object name=currentScript data-api="${stranger}" data-base="${stranger}/x/"></object>`,
  "an embed in the place of the script": `<embed name=currentScript src="${stranger}/v1/loader.js" data-base="${stranger}/x/">`,
  "an SVG script that nobody runs": `<svg><script type="module" src="${good}" data-api="${stranger}" data-base="${stranger}/x/"></script></svg>`,
  "forms in forms' places": `<form id=digiWidgets name=api><output name=base>${stranger}</output></form><form id=digiWidgets name=api><input name=api value="${stranger}"></form>`,
  "two pictures of one name": `<img name=currentScript src="${stranger}/v1/loader.js"><img name=currentScript src="${stranger}/v1/loader.js" data-base="${stranger}/x/">`,
  "what the page keeps for others": `<a id=dataLayer></a><a id=dataLayer name=push></a><a id=grecaptcha></a><form id=trustedTypes><input name=createPolicy></form><a id=requestIdleCallback></a><a id=__REACT_DEVTOOLS_GLOBAL_HOOK__></a>`,
  // The names are all properties of the document that the loader, core and the doctor read, and those that React uses to create a view.
  "pictures with the names of what is read of the document": [
    ..."head body documentElement scripts styleSheets cookie readyState visibilityState activeElement".split(" "),
    ..."querySelector querySelectorAll getElementById createElement createElementNS createTextNode createTreeWalker".split(" "),
    ..."createDocumentFragment addEventListener removeEventListener defaultView implementation nodeType".split(" "),
  ]
    .map((name) => `<img name=${name} alt="">`)
    .join(""),
};

/**
 * Ways in which a page adds our script: the page's author has written it, or a script of the page creates it. None of them uses the names
 * that the stranger's elements have.
 */
const ways: Readonly<Record<string, string>> = {
  classic: `<script src="${good}" data-api="${apiOrigin}"></script>`,
  module: `<script type="module" src="${good}" data-api="${apiOrigin}"></script>`,
  inserted: `<script>{
    const script = Document.prototype.createElement.call(document, "script");
    script.src = ${JSON.stringify(good)};
    script.dataset.api = ${JSON.stringify(apiOrigin)};
    Element.prototype.append.call(document.firstElementChild, script);
  }</script>`,
};

/**
 * A script that records the origins of all calls, and answers them in the page. It comes before the stranger's markup, which would affect
 * this script, too.
 */
const listening = `<script>
  window.called = new Set();
  const ask = window.fetch;
  window.fetch = (address, ...more) => (called.add(new URL(address).origin + (String(address).includes("/stranger") ? "/stranger" : "")), ask(address, ...more));
</script>`;

/** An expression that finds the tag by the browser's own method, because the stranger's names hide `document.querySelector`. */
const find = `Document.prototype.querySelector.call(document, "digi-newsletter")`;
const overNames = (expression: string): string => expression.replaceAll(`document.querySelector("digi-newsletter")`, find);

/**
 * The loader of a release whose file `newsletter.js` was changed by a stranger. Where the script's tag has `data-verify`, the changed file
 * must not run.
 */
const changed = `${cdnOrigin}/tampered/newsletter.js/v1/loader.js`;

/** HTML with which a stranger tries to switch the check of files off, by the name of the attempt. */
const unchecked: Readonly<Record<string, string>> = {
  "a picture in the place of the script": `<img name=currentScript src="${changed}" data-api="${apiOrigin}">`,
  "links in the place of the page's object": `<a id=digiWidgets></a><a id=digiWidgets name=verify href="false"></a>`,
  "an option in a text of the page": `<p><meta name="digi:verify" content="false"></p>`,
};

const checkedScenarios = Object.entries(unchecked).flatMap(([what, markup]) =>
  ["", ' type="module"'].map((type): [string, Scenario] => [
    `${what}: a ${type ? "module" : "classic"} script with data-verify checks its files all the same`,
    async (tab) => {
      const script = `<script${type} src="${changed}" data-api="${apiOrigin}" data-verify></script>`;
      await tab.go(stagedAddress("markup", (await apiInPage()) + markup + newsletter + script));
      await tab.evaluate(overNames(until(`tag?.matches(":state(error)")`)));
      return [await tab.evaluate(`"tampered" in globalThis`), false];
    },
  ]),
);

export const markupScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries([
  ...checkedScenarios,
  ...Object.entries(snippets).flatMap(([what, markup]) =>
    Object.entries(ways).map(([way, script]): [string, Scenario] => [
      `${what}: a ${way} script takes neither code nor an address from it`,
      async (tab) => {
        await tab.go(stagedAddress("markup", (await apiInPage()) + listening + markup + newsletter + script));
        await tab.evaluate(overNames(until(`tag?.matches(":state(ready)")`)));
        await tab.evaluate(overNames(focusFirst));
        await tab.evaluate(overNames(until(`state === "verified"`)));
        // The doctor requests the pages to which links lead, from the page's own origin, so that origin may be among the recorded ones.
        const doctor = await tab.evaluate(`digiWidgets.doctor().then(() => "answers", String)`);
        const called = (await tab.evaluate(`[...called]`)) as string[];
        return [
          [called.filter((origin) => origin !== hostOrigin), await tab.evaluate(`window.strangerRan ?? false`), doctor],
          [[apiOrigin], false, "answers"],
        ];
      },
    ]),
  ),
]);
