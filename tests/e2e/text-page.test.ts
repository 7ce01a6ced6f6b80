/** Journeys of the page that editors write: tabs, parts and tables, hostile markup, and whatever comes instead of a page. */
import type { Locator, Page } from "playwright/test";
import { cmsPage, type CmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { onePart, twoTabs } from "#tests/unit/core/features/cms-page/samples.ts";
import { alert, expectHeaders, expectNoSidewaysScroll, openTab, serve, show, tab } from "./cms-page.ts";
import { boxOf, expectHeard, fakeCall, faults, hold, passTime } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";

const terms = '<digi-text-page page="terms" loading="eager"></digi-text-page>';
const widget = (page: Page): Locator => page.locator("digi-text-page");

test("tabs and parts come from the page's data; links, the address and Back lead to them [P-085, P-087, C-126, C-188]", async ({
  page,
}) => {
  const call = await fakeCall(page, cmsPage);
  call.answer(twoTabs);
  await show(page, terms);
  const text = widget(page);
  await expect(text.getByRole("heading", { level: 2 })).toHaveText("Terms");
  await expect(text.getByRole("tab")).toHaveText(["General", "Costs"]);
  await (await openTab(text, "General")).getByRole("link", { name: "the fees" }).click();
  const costs = await openTab(text, "Costs");
  await expect(page).toHaveURL(/#fees$/);
  const fees = costs.getByRole("group", { name: "Fees", exact: true });
  await expect(fees).toBeFocused();
  await expect(fees).toBeInViewport();
  await expect(fees.locator("[part=alert]"), "the hint for a warning").toContainText("Only where something goes wrong.");
  await expect(fees.getByRole("heading", { level: 4, name: "Late payment" })).toBeVisible();
  await expectHeaders(costs.getByRole("table"));
  await page.goBack();
  await openTab(text, "General");
  await tab(text, "General").press("ArrowRight");
  await expect(tab(text, "Costs")).toBeFocused();
  await expect(page).toHaveURL(/[?&]tab=costs$/);
  await page.reload();
  await page.locator("main").evaluate((main, markup) => (main.innerHTML = markup), terms);
  await openTab(text, "Costs");
});

test("an error of the page's data is an alert in the page's stead, is heard and tried again [P-086, C-127] @all", async ({ page }) => {
  const call = await fakeCall(page, cmsPage);
  call.answer({ error: "This page is being rewritten." });
  await show(page, terms);
  await expect(alert(widget(page))).toContainText("This page is being rewritten.");
  await expectHeard(alert(widget(page)));
  await expect(widget(page).getByRole("heading")).toHaveCount(0);
  call.answer(onePart);
  await alert(widget(page)).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByText("We keep little.")).toBeVisible();
});

const sixty: CmsPage = {
  title: "Many",
  sections: Array.from({ length: 60 }, (_, index) => ({ i: `part-${index}`, t: `Part ${index}`, txt: `<p>Text ${index}</p>` })),
};
const hintsAndEmptyTable: CmsPage = {
  title: "Odd",
  sections: [
    {
      i: "odd",
      t: "Odd",
      cls: 'ui-hidden" onclick="x',
      txt: "<p>Seen all the same</p>",
      tables: [
        { h: ["Name", "Price"], r: [] },
        { h: [], r: [] },
        {
          h: Array.from({ length: 12 }, (_, column) => `A column with a long name ${column}`),
          r: [["One"], Array(12).fill("A long cell")],
        },
      ],
    },
  ],
};

test("one part has no bar, none has a way on, sixty fit, and a hint of the editors is never a class @all", async ({ page }) => {
  const call = await fakeCall(page, cmsPage);
  await page.setViewportSize({ width: 320, height: 800 });
  await test.step("one", async () => {
    call.answer(onePart);
    await show(page, terms);
    await expect(widget(page).getByText("We keep little.")).toBeVisible();
    await expect(widget(page).getByRole("tab")).toHaveCount(0);
  });
  await test.step("none", async () => {
    call.answer({ title: "Nothing", sections: [] });
    await show(page, terms, { lang: "fr" });
    await expect(widget(page).getByText("Cette page est encore vide.")).toBeVisible();
    await expect(widget(page).getByRole("link")).toHaveAttribute("href", "/fr");
  });
  await test.step("sixty", async () => {
    call.answer(sixty);
    await show(page, terms, { query: "&tab=part-59" });
    await expect(widget(page).getByText("Text 59")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step("tables without rows, without columns and with many, and a made-up hint", async () => {
    call.answer(hintsAndEmptyTable);
    await show(page, terms, { query: "&tab=%3Cscript%3E" });
    await expect(widget(page).getByText("Seen all the same")).toBeVisible();
    await expect(page).toHaveURL(/tab=%3Cscript%3E$/);
    await expect(widget(page).locator('[class*="onclick"], [onclick]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const wide = widget(page).locator(".ui-scrolled").last();
    await wide.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

const hostile = [
  "<script>hit(1)</script><img src=x onerror=hit(2)><svg onload=hit(3)><animate onbegin=hit(4)></svg>",
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit(5)&gt;">`,
  `<form id="widget" action="https://evil.example"><input name="parentNode"></form><iframe srcdoc="<script>parent.hit(6)</script>"></iframe>`,
  `<a href="javascript:hit(7)" id="evil-link">Bad</a><a href="data:text/html,<script>1</script>">Data</a><p style="position:fixed" class="ui-hidden">Kept</p>`,
  // Browsers read addresses without tabs and line breaks.
  `<img alt="Drawn" src="da&#9;ta:image/png;base64,AAAA"><img src="data:image/png;base64,AAAA"><a href="java&#10;script:hit(9)">Worse</a>`,
];

test("hostile markup of the editors does nothing: no script, no form, no frame, no style @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  // The browser reports what the page's policy forbids as soon as it reads the markup, before the sanitiser removes it.
  complaints.announce("Executing inline event handler violates");
  complaints.announce("Applying inline style violates");
  const hits: unknown[] = [];
  await page.exposeFunction("hit", (what: unknown) => void hits.push(what));
  const call = await fakeCall(page, cmsPage);
  const whole = hostile.join("");
  // Each text has a section of its own, because one that breaks off may take with it whatever follows.
  const c = hostile.map((txt, at) => ({ i: `evil-${at}`, t: `<i>Part</i> ${at}`, txt }));
  const section = { i: "evil", t: "<b>Title</b>", txt: whole, c, tables: [{ t: whole, h: [whole], r: [[whole]] }] };
  call.answer({ title: whole, sections: [section, { ...section, i: "javascript:hit(8)" }] });
  await show(page, terms);
  await expect(widget(page).getByText("Kept", { exact: true })).toBeVisible();
  await expect(tab(widget(page), "<b>Title</b>")).toHaveCount(2);
  const found = await widget(page).evaluate((tag) =>
    [...(tag.shadowRoot?.querySelectorAll(".ui-cms *") ?? [])].flatMap((one) => [
      one.localName,
      ...[...one.attributes].map(({ name, value }) => `${name}=${value}`),
    ]),
  );
  for (const one of found)
    expect(one).not.toMatch(/^(script|svg|math|form|input|iframe|style|object)$|^on|^style|^class|javascript:|data:/);
  const pictures = await widget(page).evaluate((tag) => [...(tag.shadowRoot?.querySelectorAll("img") ?? [])].map(({ src }) => src));
  expect(pictures.filter((address) => address.startsWith("data:"))).toEqual([]);
  await widget(page).locator(".ui-cms").getByText("Worse", { exact: true }).last().click();
  await widget(page).locator(".ui-cms").getByText("Bad", { exact: true }).click();
  await tab(widget(page), "<b>Title</b>").last().click();
  await widget(page).locator(".ui-cms").getByText("Bad", { exact: true }).click();
  expect(hits).toEqual([]);
  expect(new URL(page.url()).origin).toBe(`http://localhost:${ports.demo}`);
});

test("whatever comes instead of the page is said in its place, and is tried again where that helps @all", async ({
  page,
  complaints,
  context,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, cmsPage);
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      call.fail(fault);
      await show(page, terms);
      const box = await boxOf(page, alert(widget(page)), fault);
      call.answer(onePart);
      const retry = box.getByRole("button", { name: "Try again" });
      if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(retry).toBeVisible({ timeout: 100 }));
      await retry.click();
      await expect(widget(page).getByText("We keep little.")).toBeVisible();
    });
  await test.step("an unknown name", async () => {
    call.pass();
    await show(page, '<digi-text-page page="nowhere" loading="eager"></digi-text-page>');
    await expect(alert(widget(page))).toContainText("This doesn’t exist.");
    await expectHeard(alert(widget(page)));
  });
  await test.step("offline and back", async () => {
    await show(page, terms);
    await expect(widget(page).getByRole("heading", { level: 2 })).toHaveText("General terms");
    await context.setOffline(true);
    await widget(page).evaluate((tag) => tag.setAttribute("page", "privacy"));
    await expect(alert(widget(page))).toContainText("You are offline");
    await expectHeard(alert(widget(page)));
    await context.setOffline(false);
    await alert(widget(page)).getByRole("button", { name: "Try again" }).click();
    await expect(widget(page).getByRole("heading", { level: 2 })).toHaveText("Privacy policy");
  });
});

test("of a file, what is no page is said in its place, and a good one is shown instead of the API's @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const file = '<digi-text-page page="terms" src="/shipping.json" loading="eager"></digi-text-page>';
  const answers = [
    { body: '{"title":"Shipping","sections":[{"i":' },
    { body: '{"title":"Shipping"}' },
    { status: 404, body: "", contentType: "text/html" },
    { status: 503, body: "<h1>Gateway</h1>", contentType: "text/html" },
  ];
  for (const answer of answers) {
    await serve(page, "/shipping.json", answer);
    await show(page, file);
    const retry = alert(widget(page)).getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await serve(page, "/shipping.json", { body: JSON.stringify({ title: "Shipping", sections: onePart.sections }) });
    await retry.click();
    await expect(widget(page).getByRole("heading", { level: 2 })).toHaveText("Shipping");
  }
  complaints.announce("says no page");
  await show(page, "<digi-text-page loading='eager'></digi-text-page>");
  await expect(widget(page).getByText("There is nothing on this page yet.")).toBeVisible();
});

test("a language that is switched while the page is on its way wins, and the one before is not shown @all", async ({ page }) => {
  const letGo = await hold(page, `http://localhost:${ports.api}/page-data?**`, (request) => request.url().includes("lang=en"));
  await show(page, terms);
  await expect(widget(page).locator(".ui-skeleton")).toBeVisible();
  await setLanguage(page, "nl");
  await expect(widget(page).getByRole("heading", { level: 2 })).toHaveText("Algemene voorwaarden");
  letGo();
  await setLanguage(page, "fr");
  await expect(widget(page).getByRole("heading", { level: 2 })).toHaveText("Conditions générales");
});

test("terms, privacy, cookies and accessibility are pages of the site, readable at 320 px and on paper @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["terms", "privacy", "accessibility", "cookie-policy"])
    await test.step(path, async () => {
      await page.goto(`/en/${path}`);
      await expect(widget(page).getByRole("heading").first()).toBeVisible();
      await expect(page.locator("digi-text-page [data-fallback]")).toBeHidden();
      await expectNoSidewaysScroll(page);
    });
  await show(page, '<digi-text-page page="cookie-policy" loading="eager"></digi-text-page>');
  await expectHeaders(widget(page).getByRole("table"));
  await expectNoSidewaysScroll(page);
  const call = await fakeCall(page, cmsPage);
  call.answer(twoTabs);
  await show(page, terms);
  await openTab(widget(page), "General");
  await page.emulateMedia({ media: "print" });
  for (const text of ["What holds for everybody.", "What it costs.", "Twice free."])
    await expect(widget(page).getByText(text)).toBeVisible();
  await expect(widget(page).getByRole("tab")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(widget(page).getByText("Twice free.")).toHaveCount(0);
});

test("in windows taller than its space nothing moves as a long text comes late @all", async ({ page }) => {
  await recordShifts(page);
  for (const [width, height] of [
    [320, 2400],
    [1280, 1300],
  ] as const)
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      const letGo = await hold(page, "**/page-data?*");
      await page.goto("/fr/terms");
      await page.evaluate(() => document.fonts.ready);
      await expect(widget(page).locator(".ui-skeleton").first()).toBeVisible();
      letGo();
      await expect(widget(page).locator(".ui-skeleton")).toHaveCount(0);
      expect(await shiftsOf(page)).toEqual([]);
    });
});
