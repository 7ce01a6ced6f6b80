/** Tests the doctor's findings about a page's markup and styles, and the corrections that it proposes. */
import { takeComplaints } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import { addLoader } from "./page.ts";

type Finding = Readonly<Record<string, unknown>> & {
  readonly code: string;
  readonly element?: Element;
  readonly found?: string;
  readonly fix?: string;
};

history.replaceState(null, "", location.pathname);
await addLoader();
const { digiWidgets } = globalThis as unknown as { digiWidgets: { doctor(): Promise<readonly Finding[]> } };

let container: HTMLElement;
const put = (html: string): void => void (container.innerHTML = html);
const findings = async (): Promise<Finding[]> => [...(await digiWidgets.doctor())];
/** Returns the doctor's findings about elements of this test. */
const here = async (): Promise<Finding[]> => (await findings()).filter(({ element }) => element && container.contains(element));
/** Returns the findings of this test that need no rendered tag, so without those about links and invisible tags. */
const writtenHere = async (): Promise<Finding[]> => (await here()).filter(({ code }) => code !== "dead-link" && code !== "unseen-tag");
const facts = ({ code, found, fix }: Finding): unknown[] => [code, found, fix];

beforeEach(() => {
  container = document.createElement("section");
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  takeComplaints(); // Tags also warn about invalid values; these messages are tested elsewhere, so they are dropped here.
});

/** Mistakes in a page author's markup, each with the finding's facts. */
const cases: readonly (readonly [html: string, ...facts: string[]])[] = [
  ["<digi_newsletter></digi_newsletter>", "unknown-tag", "<digi_newsletter>", "<digi-newsletter></digi-newsletter>"],
  [
    "<digi-newsletter heading=“Stay in touch” max-length=“5”></digi-newsletter>",
    "curly-quotes",
    '<digi-newsletter heading="“Stay" in touch” max-length="“5”">',
    '<digi-newsletter heading="Stay in touch" max-length="5">',
  ],
  [
    '<digi-newsletter max-lenght="5"></digi-newsletter>',
    "unknown-attribute",
    '<digi-newsletter max-lenght="5">',
    '<digi-newsletter max-length="5">',
  ],
  [
    '<digi-newsletter loading="lazi"></digi-newsletter>',
    "bad-value",
    '<digi-newsletter loading="lazi">',
    '<digi-newsletter loading="lazy">',
  ],
  [
    '<digi-newsletter max-length="many"></digi-newsletter>',
    "bad-value",
    '<digi-newsletter max-length="many">',
    '<digi-newsletter max-length="1">',
  ],
  ['<digi-newsletter hidden="false"></digi-newsletter>', "false-text", '<digi-newsletter hidden="false">', "<digi-newsletter>"],
  ['<digi-newsletter lang="fr"></digi-newsletter>', "lang-on-tag", '<digi-newsletter lang="fr">', "<digi-newsletter>"],
  ["<p>See <b>&lt;digi-newsletter&gt;</b></p>", "escaped-tag", "&lt;digi-newsletter", "<digi-newsletter></digi-newsletter>"],
  [
    '<digi-callback-modal endpoint="/calls" for="call"></digi-callback-modal>',
    "for-nowhere",
    '<digi-callback-modal endpoint="/calls" for="call">',
    '<button type="button" id="call">',
  ],
  [
    '<digi-callback-modal endpoint="/calls"></digi-callback-modal>',
    "no-trigger",
    '<digi-callback-modal endpoint="/calls">',
    '<digi-callback-modal endpoint="/calls" for="call-me">',
  ],
  [
    '<digi-callback-modal endpoint="/calls" open="false"></digi-callback-modal>',
    "false-text",
    '<digi-callback-modal endpoint="/calls" open="false">',
    '<digi-callback-modal endpoint="/calls">',
  ],
];

/** Mistakes in the page's styles, each with the finding's facts. */
const styles: readonly (readonly [css: string, html: string, ...facts: string[]])[] = [
  [
    "digi-newsletter:empty { display: none; }",
    "<digi-newsletter></digi-newsletter>",
    "hidden-empty",
    "digi-newsletter:empty { display: none; }",
    '<digi-newsletter><a href="…">…</a></digi-newsletter>',
  ],
  [
    "digi-newsletter:not(:state(ready)) { display: none; }",
    "<digi-newsletter>Letters</digi-newsletter>",
    "hidden-unready",
    "digi-newsletter:not(:state(ready)) { display: none; }",
    "digi-newsletter:not(:state(ready)) { visibility: hidden; }",
  ],
  [
    "digi-newsletter { display: contents; }",
    "<digi-newsletter>Letters</digi-newsletter>",
    "unboxed",
    "<digi-newsletter>",
    "digi-newsletter { display: block; }",
  ],
];

describe("the doctor", () => {
  for (const [html, ...expected] of cases)
    it(`names ${html}, what stands there, and what is to be written`, async () => {
      put(html);
      equal((await writtenHere()).map(facts), [expected], "the findings");
    });

  for (const [css, html, ...expected] of styles)
    it(`names styles that leave a tag no box: ${css}`, async () => {
      const style = document.createElement("style");
      style.textContent = css;
      document.head.append(style);
      put(`<div style="height: 6000px"></div>${html}`);
      const written = await writtenHere();
      style.remove();
      equal(written.map(facts), [expected], "the findings");
    });

  it("finds nothing wrong with what is right, with examples of code, and with letters that are quotes", async () => {
    put(
      '<button id="call">Call me</button><digi-callback-modal for="call" endpoint="/calls"></digi-callback-modal>' +
        '<pre>&lt;digi-newsletter&gt;</pre><digi-newsletter heading="The “good” news" class="x" data-a="1"></digi-newsletter>',
    );
    equal((await writtenHere()).map(facts), [], "the findings");
  });

  it("waits for a tag that is on its way, follows its links, and names the page that is not there", async () => {
    put('<digi-newsletter loading="eager"></digi-newsletter>');
    const dead = (await here()).filter(({ code }) => code === "dead-link");
    assert(dead.length > 0, "a form's consent leads to pages that this site does not have");
    for (const { address, found, fix } of dead)
      assert(
        found === `<a href="${String(address)}">` && /^data-routes='\{"[\w-]+": \{"en": "…"\}\}'$/.test(String(fix)),
        `${String(address)}: ${found} ${fix}`,
      );
  });

  it("does not say that all is well while a tag is far: it names the tag, what draws it, and the pages that it will lead to", async () => {
    put('<div style="height: 6000px"></div><digi-newsletter></digi-newsletter>');
    const missing = ["dead-link", "<digi-newsletter>", `data-routes='{"privacy": {"en": "…"}}'`];
    equal(
      (await here()).map((one) => [...facts(one), one["why"]]),
      [
        ["unseen-tag", "<digi-newsletter>", '<digi-newsletter loading="eager">', "far"],
        [...missing, undefined],
      ],
      "the findings",
    );
    container.lastElementChild?.setAttribute("loading", "eager");
    const codes = new Set((await here()).map(({ code }) => code));
    equal([...codes], ["dead-link"], "when it has been drawn");
  });

  it("names the pages that a step leads to which nobody has opened yet", async () => {
    put("<digi-order-flow></digi-order-flow>");
    const dead = (await here()).filter(({ code, address }) => code === "dead-link" && address === "/en/terms");
    equal(dead.map(facts), [["dead-link", "<digi-order-flow>", `data-routes='{"terms": {"en": "…"}}'`]], "the findings");
  });

  it("has an element for each finding, what stands there, and what is to be written; the console has each beside its line", async () => {
    put('<digi-newsletter lang="fr"></digi-newsletter><digi-newsletter max-length="many"></digi-newsletter><digi-weather></digi-weather>');
    const info = console.info;
    const said: unknown[] = [];
    console.info = (...given: unknown[]) => void said.push(...given);
    const found = await findings();
    console.info = info;
    assert(found.length > 3, "that of the site's missing pages, too");
    for (const one of found) {
      const isUnseen = one.code.startsWith("unseen-");
      assert(one.element instanceof Element && typeof one.found === "string" && (isUnseen || typeof one.fix === "string"), one.code);
    }
    equal(said.filter((one) => one instanceof Element).length, found.length, "elements in the console");
    equal(
      said.filter((_one, index) => index > 0 && index % 2 === 0).every((one, index) => one === found[index]?.element),
      true,
      "each after its line",
    );
  });

  it("says what it could not look at", async () => {
    const tells = PerformanceObserver.supportedEntryTypes.includes("layout-shift");
    equal((await findings()).filter(({ code }) => code === "unseen-shift").length, tells ? 0 : 1, "whether the page moved");
    put('<digi-newsletter><a href="https://www.digi.example/letters">Letters</a></digi-newsletter>');
    const unseen = (await findings()).filter(({ code }) => code === "unseen-link");
    equal(
      unseen.map(({ address, element, found }) => [address, element === container.firstElementChild, found]),
      [["https://www.digi.example", true, '<a href="https://www.digi.example/letters">']],
      "links to another site",
    );
  });

  it("says it on the page where the address asks for it, in one panel that can be closed", async () => {
    history.replaceState(null, "", "?digi-doctor");
    put("<digi_newsletter></digi_newsletter>");
    const panels = (): ShadowRoot[] =>
      [...document.querySelectorAll<HTMLElement>("body > [data-digi-corner]")].flatMap((one) => one.shadowRoot ?? []);
    const press = (name: string): void =>
      [...(panels()[0]?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === name)?.click();
    await digiWidgets.doctor();
    await digiWidgets.doctor();
    equal(panels().length, 1, "panels");
    const text = panels()[0]?.querySelector("aside")?.textContent ?? "";
    for (const words of ["<digi_newsletter> does not exist. Did you mean <digi-newsletter>?", "Write: <digi-newsletter></digi-newsletter>"])
      assert(text.includes(words), `${words} is said: ${text}`);
    const item = panels()[0]?.querySelector("li");
    const meant = container.firstElementChild as HTMLElement;
    item?.dispatchEvent(new PointerEvent("pointerenter"));
    assert(meant.style.outline !== "", "who points at a finding sees its element");
    item?.dispatchEvent(new PointerEvent("pointerleave"));
    equal(meant.style.outline, "", "and no more after that");
    press("Close");
    equal(panels().length, 0, "panels after closing");
    history.replaceState(null, "", location.pathname);
  });
});
