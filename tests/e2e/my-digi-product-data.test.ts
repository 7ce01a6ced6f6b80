/** Tests what the page of a product makes of its data: sections that it does not know, HTML of strangers, and the length of fields. */
import type { Page } from "playwright/test";
import { myDigiProduct, type ProductPage, type ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { settingsBundleLimit, settingsSimCardName, settingsWifiPassword } from "#core/domain/customer/settings.contract.ts";
import { expect, test } from "#tests/page.ts";
import { fakeCall } from "./fake-api.ts";
import { area, button, errors } from "./my-digi-orders.ts";
import { openProduct, panel, tab, tabs } from "./my-digi-product.ts";
import { productCases } from "./product-pages.ts";
import { signInByHand } from "./signed-in.ts";

type Found = { readonly code: string; readonly found: string; readonly fix?: string };

const findings = (page: Page): Promise<Found[]> =>
  page.evaluate(async () => {
    const { digiWidgets } = globalThis as unknown as { digiWidgets: { doctor(): Promise<Found[]> } };
    return (await digiWidgets.doctor()).map(({ code, found, fix }) => ({ code, found, ...(fix !== undefined && { fix }) }));
  });

const answerOf = (product: string): ProductPage => {
  const made = productCases.find(({ view }) => view === `my-products-${product}`);
  if (!made) throw new Error(`There is no page data of ${product}.`);
  return made.answer;
};

test("a section that the page does not know is left out, and the doctor names it [C-082] @all", async ({ page, request, complaints }) => {
  complaints.announce(/section section_\w+ is left out; known on this page/);
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiProduct);
  const stranger = { i: "section_mobile_setings", t: "Of another release", txt: "<p>Not for this page.</p>" };
  const foreign = { i: "section_internet_settings", t: "Of another product" };
  const data = answerOf("mobile");
  call.answer({ ...data, sections: [stranger, ...data.sections, foreign] });
  await openProduct(page, "mobile", `?tab=${stranger.i}`);
  await expect(tabs(page)).toHaveText(["Usage", "Settings"]);
  await expect(tab(page, "Usage"), "the first known one is open").toHaveAttribute("aria-selected", "true");
  await expect(area(page)).not.toContainText("Not for this page.");
  const found = (await findings(page)).filter(({ code }) => code === "unknown-section");
  expect(found).toEqual([
    { code: "unknown-section", found: `{"i": "${stranger.i}"}`, fix: '{"i": "section_mobile_settings"}' },
    { code: "unknown-section", found: `{"i": "${foreign.i}"}`, fix: expect.stringContaining('{"i": "section_mobile_') },
  ]);
});

const hostile = `<p style="position:fixed;inset:0" onclick="hacked('click')" class="ui-button">Good words.</p>
<script>hacked("script")</script><style>*{display:none}</style><img src="/x.png" alt="" onerror="hacked('error')">
<a href="javascript:hacked('link')">A link</a><a href=" JaVa&#115;cript:hacked('link')">Another</a>
<iframe srcdoc="<script>parent.hacked('frame')</script>"></iframe><svg onload="hacked('svg')"></svg><form action="/x"><input name="a"></form>`;

/** Returns what is left of hostile markup in the open tab. */
const leftIn = (page: Page): Promise<string[]> =>
  panel(page).evaluate((box) =>
    [...box.querySelectorAll(".ui-cms, .ui-cms *")].flatMap((one) => [
      ...(["script", "style", "iframe", "svg", "form", "input"].includes(one.localName) ? [one.localName] : []),
      ...[...one.attributes].flatMap(({ name, value }) =>
        /^on|^style$|^srcdoc$|^action$/.test(name) || /script:/i.test(value) || (name === "class" && value !== "ui-cms")
          ? [`${one.localName} ${name}=${value}`]
          : [],
      ),
    ]),
  );

const named = (product: string, names: readonly string[]): ProductSection[] =>
  names.map((name) => ({ i: `section_${product.replace("-", "")}_${name}`, t: name, txt: hostile }));
const withTitles = { t: "channels", cls: "options", txt: hostile, c: [{ t: "Second <b>title</b>", txt: hostile }] };

/** The pages that show HTML of the page data, with every section of theirs that has such a text. */
const pagesWithText: Readonly<Record<string, ProductSection[]>> = {
  mobile: named("mobile", ["data_options", "activate"]),
  internet: named("internet", ["activate", "ordered", "data_options"]),
  landline: named("landline", ["activate", "ordered", "data_options"]),
  tv: [{ i: "section_tv_channels", ...withTitles }, ...named("tv", ["box", "activate", "ordered"])],
  "digi-tv": named("digi-tv", ["devices", "settings", "activate"]),
};

test("hostile HTML of the page data is cleaned on every page and tab that shows HTML; its words stay [C-087] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("Content Security Policy directive"); // the browser tells what it refused in the text before it is cleaned
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard, hacked: (by: string) => heard.push(by) });
  });
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiProduct);
  for (const [product, sections] of Object.entries(pagesWithText))
    await test.step(product, async () => {
      call.answer({ ...answerOf(product), sections });
      await openProduct(page, product);
      for (const { t } of sections) {
        await tab(page, t).click();
        await expect(tab(page, t)).toHaveAttribute("aria-selected", "true");
        const words = panel(page).getByText("Good words.");
        await expect(words.first()).toBeVisible();
        expect(await leftIn(page), t).toEqual([]);
        await words.first().click();
        await panel(page).getByText("A link").first().click({ force: true });
      }
    });
  await test.step("texts that are no HTML are shown as they are", async () => {
    const text = `<img src="/x.png" onerror="hacked('text')">`;
    const { consumption, ...data } = answerOf("mobile");
    call.answer({
      ...data,
      ...{ title: text, sections: [...data.sections, { i: "section_mobile_alerts", t: "Alerts" }] },
      ...(consumption && {
        consumption: {
          ...consumption,
          title: text,
          boxes: [{ type: "info", text, icon: text, button: { text, url: "javascript:hacked('box')" } }],
        },
      }),
      settings: { fields: [], notes: [text], toggles: [] },
      alerts: [{ id: "a", title: text, description: text, actions: [{ text, icon: text, action: text }] }],
    });
    await openProduct(page, "mobile");
    await expect(area(page).getByText(text)).toHaveCount(3);
    await expect(panel(page).getByRole("link")).toHaveCount(0);
    await tab(page, "Settings").click();
    await expect(panel(page)).toContainText(text);
    await tab(page, "Alerts").click();
    await expect(panel(page).getByText(text)).toHaveCount(2);
    await expect(panel(page).getByRole("button"), "an action that nobody knows").toHaveCount(0);
  });
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test("a field takes as many characters as the page data says; more are refused in place [C-344] @all", async ({ page, request }) => {
  await signInByHand(page, request);
  const data = await fakeCall(page, myDigiProduct);
  const field = (name: string, label: string, value: string, maxlength: number) => ({
    ...{ name, label, value, maxlength, copyable: false, editable: true, secret: false, kind: "text" as const },
  });
  for (const [product, endpoint, given, rows] of [
    [
      "mobile",
      settingsSimCardName,
      field("sim_card_name", "Name of the SIM card", "Mum", 12),
      [
        ["Grandmother’s", "Use at most 12 characters"],
        ["x".repeat(101), "Use at most 12 characters"],
        ["Grandmother", undefined],
      ],
    ],
    [
      "mobile",
      settingsBundleLimit,
      { ...field("bundle_limit", "Limit", "50", 2), kind: "euros" as const },
      [
        ["100", "Use at most 2 characters"],
        ["1.5", "Enter whole euros from 0 to 500, without a comma"],
        ["099", undefined],
      ],
    ],
    [
      "internet",
      settingsWifiPassword,
      { ...field("wifi_password", "WiFi password", "quiet-garden", 16), secret: true, kind: "wifi" as const },
      [
        ["x".repeat(17), "Use 8 to 16 characters"],
        ["1234567", "Use 8 to 16 characters"],
        ["x".repeat(16), undefined],
      ],
    ],
  ] as const)
    await test.step(given.label, async () => {
      data.answer({ ...answerOf(product), settings: { fields: [given], notes: [], toggles: [] } });
      const call = await fakeCall(page, endpoint);
      call.answer({});
      await openProduct(page, product, `?tab=section_${product}_settings`);
      await button(page, `Change ${given.label}`).click();
      const input = area(page).getByRole("textbox", { name: given.label });
      for (const [typed, problem] of rows) {
        await input.fill(typed);
        await expect(input, "nothing is cut").toHaveValue(typed);
        await page.keyboard.press("Enter");
        if (problem === undefined) break;
        await expect(errors(page)).toHaveText(problem);
        await expect(input).toHaveValue(typed);
        expect(call.seen).toEqual([]);
      }
      await expect(button(page, `Change ${given.label}`)).toBeFocused();
      expect(call.seen).toHaveLength(1);
    });
});
