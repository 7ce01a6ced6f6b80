/**
 * Tests the changes that a customer makes on the pages of products: settings, services, boosters, alerts. The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import { internetBooster, internetPublicIpv4, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import {
  settingsBundleLimit,
  settingsSimCardName,
  settingsUsageNotice,
  settingsWifiPassword,
} from "#core/domain/customer/settings.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { pageOf, settingOf, toggleOf } from "./support/product-page.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
});
afterAll(() => api.close());

/** Moves the clock to a moment, and back once `look` has returned. Sessions that began earlier have expired at that moment. */
async function at<Result>(moment: string, look: () => Promise<Result>): Promise<Result> {
  const ms = Date.parse(moment) - time.now();
  time.pass(ms);
  const result = await look();
  time.pass(-ms);
  return result;
}

const [brussels, ghent] = ["FTTB-1000-1-01-1", "FTTB-9000-1-01-10"];
const [first, second] = ["470123456", "471654321"];
const line = (phoneNr = first) => ({ "address-id": "", "phone-nr": phoneNr });
const edited = "Editing was done successfully!";

test("the calls whose paths the texts leave open stand where the decisions put them [C-114, C-382, C-402]", () => {
  const settings = [settingsSimCardName, settingsBundleLimit, settingsWifiPassword, settingsUsageNotice];
  const services = [mobilePremiumNumbers, internetBooster, internetPublicIpv4, mobileBspActivate];
  expect([...settings, ...services].map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /my-digi/settings/sim_card_name",
    "POST /my-digi/settings/bundle_limit",
    "POST /my-digi/settings/wifi_password",
    "POST /my-digi/settings/usage_notice",
    "POST /my-digi/my-mobile/premium-numbers",
    "POST /my-digi/my-internet/booster",
    "POST /my-digi/my-internet/public-ipv4",
    "POST /my-digi/my-mobile/bsp/activate",
  ]);
});

describe("a setting", () => {
  const change = async (endpoint: Endpoint<any, any, any>, value: string, names: object = {}) => {
    const { http, status } = await customer.ask(endpoint, { body: { lang: "en", value, ...names } });
    return [http, status.message];
  };

  test("of a mobile line is changed for that line alone, and stays [C-103, C-106, C-402]", async () => {
    expect(await change(settingsSimCardName, "  Sofie’s phone ", { "phone-nr": first })).toEqual([200, edited]);
    expect(await change(settingsBundleLimit, " € 075 ", { "phone-nr": first, "address-id": "" })).toEqual([200, edited]);
    expect(await change(settingsUsageNotice, "both", { "phone-nr": second })).toEqual([200, edited]);
    const [one, other] = [await pageOf(customer, "mobile"), await pageOf(customer, "mobile", { "phone-nr": second })];
    expect([settingOf(one, "sim_card_name"), settingOf(one, "bundle_limit"), one.consumption?.notice]).toEqual([
      "Sofie’s phone",
      "75",
      "mail",
    ]);
    expect([settingOf(other, "sim_card_name"), settingOf(other, "bundle_limit"), other.consumption?.notice]).toEqual([
      "Light",
      "60",
      "both",
    ]);
  });

  test("without a number or an address is that of the page without one", async () => {
    const answers = [
      await customer.ask(settingsSimCardName, { body: { lang: "en", value: "The first" } }),
      await customer.ask(settingsUsageNotice, { body: { lang: "en", value: "sms" } }),
      await customer.ask(settingsWifiPassword, { body: { lang: "en", value: "another one 1" } }),
    ];
    expect(answers.map(({ status }) => status.message)).toEqual([edited, edited, edited]);
    const page = await pageOf(customer, "mobile");
    expect([settingOf(page, "sim_card_name"), page.consumption?.notice]).toEqual(["The first", "sms"]);
    expect(settingOf(await pageOf(customer, "internet"), "wifi_password")).toBe("another one 1");
  });

  test("of a box is changed where there is a box, and its blanks stay [C-108, C-402]", async () => {
    const typed = ` ${"a".repeat(61)} `;
    expect(await change(settingsWifiPassword, typed, { "address-id": brussels })).toEqual([200, edited]);
    expect(settingOf(await pageOf(customer, "internet"), "wifi_password")).toBe(typed);
    const { status } = await customer.ask(settingsWifiPassword, { body: { lang: "en", value: "12345678", "address-id": ghent } });
    expect(status.code).toBe("not_found");
  });

  const empty = "The field cannot be empty";
  test.each([
    [settingsSimCardName, "", empty],
    [settingsSimCardName, "  ", empty],
    [settingsSimCardName, "a".repeat(101), "This is too long: 100 characters at most"],
    [settingsBundleLimit, "", empty],
    [settingsBundleLimit, "-1", "Enter whole euros, from 0 to 500"],
    [settingsBundleLimit, "501", "Enter whole euros, from 0 to 500"],
    [settingsBundleLimit, "1.5", "Enter whole euros, from 0 to 500"],
    [settingsBundleLimit, "much", "Enter whole euros, from 0 to 500"],
    [settingsWifiPassword, "", empty],
    [settingsWifiPassword, "1234567", "Use 8 to 63 characters"],
    [settingsWifiPassword, "a".repeat(64), "Use 8 to 63 characters"],
    [settingsWifiPassword, "mot de passé", "Use only unaccented letters, digits, spaces and signs such as ! or ?"],
    [settingsUsageNotice, "off", "Please check this field"],
    [settingsUsageNotice, "", "Please check this field"],
  ])("that cannot be is refused at its field, and nothing changes (%#) [C-343, C-344]", async (endpoint, value, text) => {
    const before = await Promise.all([pageOf(customer, "mobile"), pageOf(customer, "internet")]);
    expect(await change(endpoint, value)).toEqual([422, { value: [text] }]);
    expect(await Promise.all([pageOf(customer, "mobile"), pageOf(customer, "internet")])).toEqual(before);
  });

  test("is said to be saved in the page's language [C-345]", async () => {
    const said = await Promise.all(
      languages.map(async (lang) => (await customer.ask(settingsBundleLimit, { body: { lang, value: "60" } })).status.message),
    );
    expect(said).toEqual([edited, "La modification est enregistrée\u00a0!", "Je wijziging is bewaard!"]);
  });

  test("is in no log: neither the PUK nor the WiFi password", async () => {
    await change(settingsWifiPassword, "a quiet secret", { "address-id": brussels });
    await change(settingsWifiPassword, "short 1", { "address-id": brussels });
    const puk = settingOf(await pageOf(customer, "mobile"), "puk_code") ?? expect.unreachable();
    const logged = api.logs.join("\n");
    for (const secret of ["a quiet secret", "short 1", puk]) expect(logged).not.toContain(secret);
  });
});

describe("a service", () => {
  test("of premium numbers is switched for one line, repeating it is no mistake, and it says since when [C-110, C-114]", async () => {
    const turn = async (enabled: boolean, lang = "en") =>
      (await customer.ask(mobilePremiumNumbers, { body: { lang, ...line(), enabled } })).status.message;
    const toggle = async (phoneNr = first) => toggleOf(await pageOf(customer, "mobile", { "phone-nr": phoneNr }), "premium_numbers");
    expect([await turn(true), await turn(true)]).toEqual(Array.from({ length: 2 }, () => "Premium numbers are allowed now."));
    expect(await toggle()).toMatchObject({ on: true, since: "2026-03-02" });
    expect(await toggle(second)).toMatchObject({ on: false });
    expect([await turn(false), await turn(false, "nl")]).toEqual(["Premium numbers are barred now.", "Betaalnummers zijn nu geblokkeerd."]);
    expect(await toggle()).toEqual(expect.not.objectContaining({ since: expect.anything() }));
  });

  test("of a public IPv4 address is switched for one address, keeps its first day, and costs nothing [C-112, C-114]", async () => {
    const turn = async (enabled: boolean, who = customer) =>
      (await who.ask(internetPublicIpv4, { body: { lang: "en", "address-id": ghent, enabled } })).status.error;
    const toggle = async (addressId: string) => toggleOf(await pageOf(customer, "internet", { "address-id": addressId }), "public_ipv4");
    expect(await turn(true)).toBe(false);
    expect(await at("2026-03-05T09:00:00Z", async () => turn(true, await customerOf(api, customer.email)))).toBe(false);
    expect([await toggle(ghent), await toggle(brussels)]).toMatchObject([{ on: true, since: "2026-03-02" }, { on: false }]);
    expect(await turn(false)).toBe(false);
    expect(await toggle(ghent)).toMatchObject({ on: false });
  });

  test.each([
    [mobilePremiumNumbers, { ...line(), enabled: "yes" }, "enabled"],
    [mobilePremiumNumbers, { ...line() }, "enabled"],
    [mobilePremiumNumbers, { "address-id": "", enabled: true }, "phone-nr"],
    [internetPublicIpv4, { "address-id": brussels }, "enabled"],
    [internetPublicIpv4, { enabled: true }, "address-id"],
    [internetBooster, { "address-id": brussels, quantity: 3 }, "quantity"],
    [internetBooster, { "address-id": brussels, quantity: -1 }, "quantity"],
    [internetBooster, { "address-id": brussels, quantity: 1.5 }, "quantity"],
    [internetBooster, { "address-id": brussels, quantity: "1" }, "quantity"],
    [mobileBspActivate, { "phone-nr": first }, "address-id"],
  ])("is refused at the field that is wrong (%#)", async (endpoint, body, field) => {
    const { http, status } = await customer.ask(endpoint as Endpoint<any, any, any>, { body: { lang: "en", ...body } });
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", [field]]);
  });
});

test("an alert is accepted once: then it is gone, and a second time is told [C-180, C-261, C-382]", async () => {
  const accept = (lang = "en") => customer.ask(mobileBspActivate, { body: { lang, ...line() } });
  const none = await customer.ask(mobileBspActivate, { body: { lang: "en", ...line(second) } });
  expect([none.http, none.status.code]).toEqual([200, "not_found"]);
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers.map(({ status }) => status.code).toSorted()).toEqual(["already_done", "already_done", undefined]);
  expect(answers.find(({ status }) => !status.error)?.status.message).toBe("The bill-shock protection is active now.");
  expect((await accept("fr")).status).toMatchObject({
    code: "already_done",
    message: "La protection contre les factures imprévues était déjà active.",
  });
  const page = await pageOf(customer, "mobile");
  expect([page.alerts, page.sections.map(({ i }) => i)]).toEqual([
    undefined,
    ["section_mobile_consumption", "section_mobile_settings", "section_mobile_data_options"],
  ]);
});
