/** Tests the rendered HTML of the settings of a line or an address. */
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { describe, expect, test } from "vitest";
import { QrCode } from "#core/ui/qr-code/qr-code.tsx";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { esimOf } from "#widgets/my-digi/esim-way.rules.ts";
import { shownEuros, withBoosters, withField, withToggle } from "#widgets/my-digi/product-settings/settings.rules.ts";
import { View as WifiCode } from "#widgets/my-digi/wifi-code/wifi-code.view.tsx";
import { wifiCode } from "#widgets/my-digi/wifi-code/wifi-code.rules.ts";
import {
  good,
  internetSettings,
  landlineSettings,
  mobileSettings,
  openSettings,
  pageOf,
  plain,
  puk,
  refused,
  wifiPassword,
} from "./product-settings-samples.tsx";

const dots = "•••••••• Not shown";

describe("a mobile line", () => {
  test("shows its settings in the order of the data, with their notes [C-103] [C-104] [C-105] [C-106] [C-107]", async () => {
    const { draw } = await openSettings("mobile");
    expect(plain(draw())).toBe(
      [
        "SIM card and number",
        "Name of the SIM card Mum Change Name of the SIM card",
        "SIM card number 8932000000000001012 Mobile number +32 470 12 34 56",
        `PUK code ${dots} Show PUK code Copy PUK code`,
        "Number kept +32 470 12 34 56 Copy Number kept",
        "Limit €50 Change Limit",
        "At the limit, data stops. Three wrong PIN codes lock the card.",
        "On or off Premium numbers On Calls to 0900 numbers. On since 3 November 2026.",
      ].join(" "),
    );
  });

  test("its SIM number and phone number can be neither copied nor changed [C-104]", async () => {
    const fields = mobileSettings.fields.filter(({ name }) => ["sim_card_number", "mobile_number"].includes(name));
    const { draw } = await openSettings("mobile", { settings: { fields, notes: [], toggles: [] } });
    expect(draw()).not.toContain("<button");
  });

  test("its PUK is in the page only while it is asked for and somebody is signed in, and is never announced [C-105]", async () => {
    const { model, draw, access, announcer } = await openSettings("mobile");
    expect(draw()).not.toContain(puk);
    model.settings.secrets.show("puk_code");
    expect(draw()).toContain(puk);
    expect(plain(draw())).toContain("Hide PUK code");
    expect(draw(), "a PUK is not what a phone joins a network with").not.toContain("setting-code");
    access.value = "login";
    expect(draw()).not.toContain(puk);
    access.value = "open";
    model.settings.secrets.hide("puk_code");
    expect(draw()).not.toContain(puk);
    expect(announcer.message.value).not.toContain(puk);
  });

  test("with an eSIM has the way to install it, or to install it again [C-011]", async () => {
    const { part, draw } = await openSettings("mobile");
    expect(esimOf({ "phone-nr": "470123456", esim: null })).toBeUndefined();
    expect(esimOf({ "phone-nr": "470123456" })).toBeUndefined();
    expect(draw(), "not with a SIM card").not.toContain("<a ");
    const ways = [false, true].map((installed) => draw(part, esimOf({ "phone-nr": "470123456", esim: { installed } })));
    const href = "/en/my-products-esim?phone-nr=470123456";
    for (const markup of ways) expect(attributesOf(markup, "a")).toEqual([{ href }]);
    expect(ways.map((markup) => plain(markup).includes("Install your eSIM again"))).toEqual([false, true]);
  });

  test("what happens at the limit stands at its field, with whole euros [C-106]", async () => {
    const { model, draw, drawEdit } = await openSettings("mobile");
    model.settings.edits.open("bundle_limit");
    expect(plain(draw()), "the row stays until the form is there").toContain("Limit €50 Change Limit Loading");
    const form = drawEdit({ setting: "bundle_limit", label: "Limit", text: "50" });
    expect(plain(form)).toContain("Limit Whole euros, from 0 to 500. Once this much is used beyond your bundle in a month");
    expect(attributesOf(form, "input", 'name="bundle_limit"')[0]).toMatchObject({ value: "50", inputMode: "numeric" });
  });

  test("a setting that the page has no call for is text, whatever the data say", async () => {
    const fields = mobileSettings.fields.slice(1, 2).map((field) => ({ ...field, name: "constructor", editable: true }));
    const { draw } = await openSettings("mobile", { settings: { fields, notes: [], toggles: [] } });
    expect(draw()).toContain("8932000000000001012");
    expect(draw()).not.toContain("<button");
  });
});

describe("internet", () => {
  test("the WiFi password is copied, shown on demand, and changed from an empty field [C-108]", async () => {
    const { model, draw, drawEdit } = await openSettings("internet");
    expect(plain(draw())).toContain(
      `Your WiFi WiFi network digi:1830 WiFi password ${dots} Show WiFi password Copy WiFi password Change WiFi password`,
    );
    model.settings.edits.open("wifi_password");
    const form = drawEdit({ setting: "wifi_password", label: "WiFi password", text: "" });
    expect(attributesOf(form, "input", 'name="wifi_password"')[0]).toMatchObject({ value: "", autoComplete: "off", type: "text" });
    expect(draw()).not.toContain("quiet;");
  });

  test("the hint of the WiFi password names the most characters that the page data allows [C-344]", async () => {
    const { drawEdit } = await openSettings("internet");
    const form = drawEdit({ setting: "wifi_password", label: "WiFi password", text: "", maxLength: 20 });
    expect(plain(form)).toContain("8 to 20 characters: letters without accents");
  });

  test("the code to join is there only while the password is shown, and says both as cameras read it [C-108]", async () => {
    const { model, draw } = await openSettings("internet");
    expect(draw()).not.toContain("setting-code");
    model.settings.secrets.show("wifi_password");
    expect(plain(draw())).toContain("Point a phone’s camera at this code: it joins your WiFi without typing.");
    expect(draw()).toMatch(/setting-code[^>]*><div class="ui-part"/);
    const text = String.raw`WIFI:T:WPA;S:digi\:1830;P:quiet\;\"garden\\27;;`;
    expect(wifiCode("digi:1830", wifiPassword)).toBe(text);
    const given = { name: "wifi-code", network: "digi:1830", password: wifiPassword, label: "QR code of digi:1830" };
    const code = renderToStaticMarkup(<WifiCode {...(given as unknown as ComponentProps<typeof WifiCode>)} />);
    expect(code).toBe(renderToStaticMarkup(<QrCode text={text} label="QR code of digi:1830" />));
    const nameless = await openSettings("internet", { settings: { ...internetSettings, fields: internetSettings.fields.slice(1) } });
    nameless.model.settings.secrets.show("wifi_password");
    expect(nameless.draw()).not.toContain("setting-code");
  });

  test.each([
    ["a;b,c:d", 'e"f\\g', String.raw`WIFI:T:WPA;S:a\;b\,c\:d;P:e\"f\\g;;`],
    ["plain", "  blanks  ", "WIFI:T:WPA;S:plain;P:  blanks  ;;"],
  ])("the code of %s and %s", (name, password, text) => expect(wifiCode(name, password)).toBe(text));

  test("the public IPv4 address says what it replaces [C-112]", async () => {
    const { draw } = await openSettings("internet");
    expect(plain(draw())).toContain("On or off Public IPv4 address Off Replaces the private address.");
    expect(attributesOf(draw(), "button", 'role="switch"')[0]).toMatchObject({ "aria-checked": "false" });
  });

  test("without a WiFi box of ours there is a note and no booster", async () => {
    const settings = { fields: [], notes: ["There is no WiFi box of ours."], toggles: [] };
    const { draw } = await openSettings("internet", { settings });
    expect(plain(draw())).toBe("Your WiFi There is no WiFi box of ours.");
  });
});

test("a landline's number is read only [C-109]", async () => {
  const { draw } = await openSettings("landline");
  expect(plain(draw())).toBe("Your number Landline number +32 2 212 34 56");
  expect(draw()).not.toMatch(/<(button|input)/);
  const none = await openSettings("landline", { settings: { ...landlineSettings, fields: [] } });
  expect(plain(none.draw())).toBe("There is nothing to set here.");
});

describe("a switch", () => {
  const checked = (markup: string): unknown[] =>
    attributesOf(markup, "button", 'role="switch"').map((one) => [one["aria-checked"], one["aria-busy"]]);

  test("moves with the press, and says what is so now [C-110]", async () => {
    const { model, draw, last } = await openSettings("mobile");
    void model.toggles.change("premium_numbers", false);
    expect(checked(draw())).toEqual([["false", "true"]]);
    await last().answer(good({}, "Premium numbers are barred now."));
    expect(checked(draw())).toEqual([["false", undefined]]);
    expect(plain(draw())).toContain("Premium numbers are barred now.");
    void model.toggles.change("premium_numbers", true);
    await last().answer(good());
    expect(plain(draw())).toContain("Premium numbers: on now");
  });

  test("that is refused goes back and says so [C-110] [C-114]", async () => {
    const { model, draw, last } = await openSettings("mobile");
    void model.toggles.change("premium_numbers", false);
    await last().answer(refused());
    expect(checked(draw())).toEqual([["true", undefined]]);
    expect(plain(draw())).toContain("We don’t know this line. Nothing has changed: this is still on.");
  });

  test("whose answer was lost promises nothing, and offers to try again", async () => {
    const { model, draw, last } = await openSettings("internet");
    void model.toggles.change("public_ipv4", true);
    await last().answer({ ok: false, failure: { code: "network.timeout" } });
    expect(plain(draw())).toContain("We couldn’t confirm this change.");
    expect(plain(draw())).toContain("Try again");
    void model.toggles.change("public_ipv4", true);
    await last().answer(refused());
    expect(plain(draw())).toContain("Nothing has changed: this is still off.");
  });
});

describe("WiFi boosters", () => {
  const withQuantity = (quantity: number, more = {}) => ({ ...internetSettings, booster: { quantity, max: 2, prices: [1, 4], ...more } });

  test.each([
    [0, "You have no booster. The first one costs €1 a month. Order a booster"],
    [1, "You have one booster, for €1 a month. One more costs €4 a month. Order a booster Take a booster back"],
    [2, "You have 2 boosters, for €5 a month. One address can’t have more. Take a booster back"],
  ])("%d of them: what they cost, and what the next one costs [C-111]", async (quantity, words) => {
    const { draw } = await openSettings("internet", { settings: withQuantity(quantity) });
    expect(plain(draw())).toContain(words);
  });

  test("one without a price cannot be ordered", async () => {
    const { draw } = await openSettings("internet", { settings: withQuantity(1, { prices: [1] }) });
    expect(draw()).not.toContain("<span>Order a booster</span>");
  });

  test("an order is summed up before it obliges to pay [C-111]", async () => {
    const { model, drawQuestion, last, shown } = await openSettings("internet", { settings: withQuantity(1) });
    expect(plain(drawQuestion())).not.toContain("obligation");
    model.booster.ask(1, 2);
    expect(plain(drawQuestion())).toContain(
      [
        "What you order One WiFi booster. The post brings it to you, and you pay from then on.",
        "A month for boosters, now €1 A month for boosters, with this order €5, VAT included Paid once €0",
        "If you change your mind You can take it back here at any time. Within 14 days of the order you pay nothing; later it ends with the month you have paid for.",
        "Order with obligation to pay Not now",
      ].join(" "),
    );
    await last().answer(good(shown()));
    void model.booster.confirm();
    await settle();
    await last().answer(refused());
    expect(plain(drawQuestion())).toContain("We don’t know this line.");
  });

  test("taking one back is asked first, and says what stays to pay", async () => {
    const { model, draw, drawQuestion, last, shown } = await openSettings("internet", { settings: withQuantity(2) });
    model.booster.ask(2, 1);
    expect(plain(drawQuestion())).toContain("After that your boosters cost €1 a month. Keep it Take a booster back");
    await last().answer(good(shown()));
    void model.booster.confirm();
    await settle();
    await last().answer(good());
    expect(plain(draw())).toContain("The booster is taken back.");
    model.booster.ask(1, 2);
    await last().answer(good(shown()));
    void model.booster.confirm();
    await settle();
    await last().answer(good());
    expect(plain(draw())).toContain("Your booster is ordered.");
  });

  test("a number that has changed elsewhere is said", async () => {
    const { model, draw } = await openSettings("internet", { settings: withQuantity(1) });
    model.booster.ask(0, 1);
    model.booster.check(1);
    expect(plain(draw())).toContain("The number of your boosters has changed meanwhile.");
  });
});

test("changes reach what is named, and a page without settings stays as it is", () => {
  const page = pageOf("internet", internetSettings);
  const { settings: _, ...bare } = page;
  expect(withField(bare, "wifi_name", "x")).toBe(bare);
  expect(withField(page, "wifi_name", "x").settings?.fields.map(({ value }) => value)).toEqual(["x", wifiPassword]);
  expect(withToggle(page, "premium_numbers", true).settings?.toggles).toEqual(internetSettings.toggles);
  expect(withBoosters(pageOf("mobile", mobileSettings), 2).settings).toEqual(mobileSettings);
  expect([shownEuros("75", "en"), shownEuros("none", "en")]).toEqual(["€75", "none"]);
});
