/**
 * Tests every call of the area that names an address or a phone number: one that is not the customer's own is answered as not found. The
 * tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { mobileBspActivate } from "#core/domain/customer/alerts.contract.ts";
import {
  digiTvActivateAccount,
  digiTvChangePassword,
  digiTvDeactivateAccount,
  digiTvDeactivateDevice,
} from "#core/domain/customer/digi-tv.contract.ts";
import { esimActivate, esimManage, esimValidateSmsCode } from "#core/domain/customer/esim.contract.ts";
import { mobileDataOption, tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { internetBooster, internetPublicIpv4, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { myDigiProduct, productPages } from "#core/domain/customer/product-page.contract.ts";
import {
  settingsBundleLimit,
  settingsEmail,
  settingsInvoiceEmail,
  settingsPhoneNumber,
  settingsSimCardName,
  settingsUsageNotice,
  settingsWifiPassword,
} from "#core/domain/customer/settings.contract.ts";
import { routes } from "#demo/api/app/modules.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import type { Sent } from "./support/call.ts";
import { newKey } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { questionsOf } from "./support/questions.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
let company: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
});
afterAll(() => api.close());

type Names = { readonly "address-id"?: string | undefined; readonly "phone-nr"?: string | undefined };
const namesOf = async ({ ask }: Customer) => {
  const { addresses, phones } = (await ask(myDigiAccount, { query: { lang: "en" } })).answer.account;
  return { addresses: addresses.map(({ id }) => id), phones: phones.map((phone) => phone["phone-nr"]) };
};

const newEmail = "somebody.new@example.com";
const newPassword = { password: "Kitchen-table-7", "password-repeat": "Kitchen-table-7" };
const ofTv =
  (more: object) =>
  ({ "address-id": id }: Names): Sent => ({ body: { lang: "en", "address-id": id, ...more } });
const ofEsim =
  (more: object = {}) =>
  (names: Names): Sent => ({ body: { lang: "en", "address-id": "", isEsimInstalled: false, sign: "", ...more, ...names } });
const saved = (value: string) => (names: Names) => ({ body: { lang: "en", value, ...names } });

/**
 * Every call that names an address or a number, each with a function that makes a body or a query of the given names. Everything else in it
 * is valid.
 */
const calls: readonly (readonly [endpoint: Endpoint<any, any, any>, sent: (names: Names) => Sent])[] = [
  [settingsPhoneNumber, saved("470998877")],
  [settingsEmail, saved(newEmail)],
  [settingsInvoiceEmail, saved(newEmail)],
  [settingsSimCardName, saved("My phone")],
  [settingsBundleLimit, saved("60")],
  [settingsUsageNotice, saved("sms")],
  [settingsWifiPassword, saved("quiet-garden-28")],
  [mobilePremiumNumbers, (names) => ({ body: { lang: "en", "address-id": "", enabled: true, ...names } })],
  [mobileBspActivate, (names) => ({ body: { lang: "en", "address-id": "", ...names } })],
  [internetBooster, ({ "address-id": id }) => ({ body: { lang: "en", "address-id": id, quantity: 1 } })],
  [mobileUpgrade, (names) => ({ body: { lang: "en", "address-id": "", odin: 701104, ...names } })],
  [internetUpgrade, ({ "address-id": id }) => ({ body: { lang: "en", "address-id": id, odin: 701203 } })],
  [tvUpgrade, ({ "address-id": id }) => ({ body: { lang: "en", "address-id": id, odin: 701303 } })],
  [internetPublicIpv4, ({ "address-id": id }) => ({ body: { lang: "en", "address-id": id, enabled: true } })],
  [
    mobileDataOption,
    (names) => ({ body: { lang: "en", "address-id": "", wpId: "1501", ...names }, headers: { "idempotency-key": newKey() } }),
  ],
  [tvExtraOptionEnable, ofTv({ odin: 40_701 })],
  [tvExtraOptionDisable, ofTv({ odin: 40_701 })],
  [digiTvActivateAccount, ofTv({ email: newEmail, ...newPassword })],
  [digiTvChangePassword, ofTv(newPassword)],
  [digiTvDeactivateDevice, ofTv({ "device-id": "00000000-0000-4000-8000-000000000000" })],
  [digiTvDeactivateAccount, ofTv({})],
  [esimActivate, ofEsim()],
  [esimValidateSmsCode, ofEsim({ "verify-code": "123456" })],
  [esimManage, ofEsim()],
  ...productPages.map(
    (product) => [myDigiProduct, (names: Names) => ({ query: { product, lang: "en", ...names } as Sent["query"] })] as const,
  ),
];

/** The calls about products that the sample company does not have: an alert, and products other than mobile lines that work. */
const notOfCompany: readonly Endpoint<any, any, any>[] = [
  ...[mobileBspActivate, internetBooster, internetUpgrade, tvUpgrade, internetPublicIpv4, tvExtraOptionEnable, tvExtraOptionDisable],
  ...[digiTvActivateAccount, digiTvChangePassword, digiTvDeactivateDevice, digiTvDeactivateAccount],
];

const fieldsOf = (endpoint: Endpoint<any, any, any>): readonly string[] => {
  const { body, query } = specOf(endpoint);
  return [body, query].flatMap((struct) => Object.keys((struct?.schema ?? {}) as object));
};

describe("a name that is not the customer's own", () => {
  test("is tried at every call of the area that names an address or a number", () => {
    const naming = routes.filter(
      ({ endpoint }) => endpoint.access === "account" && fieldsOf(endpoint).some((field) => ["address-id", "phone-nr"].includes(field)),
    );
    expect(new Set(calls.map(([endpoint]) => endpoint))).toEqual(new Set(naming.map(({ endpoint }) => endpoint)));
  });

  const titled = calls.map(([endpoint, sent]) => {
    const product = sent({}).query?.["product"];
    return [product === undefined ? specOf(endpoint).id : `the page of ${product}`, endpoint, sent] as const;
  });

  test.each(titled)("is not found, by the same questions as one that nobody has: %s", async (_title, endpoint, sent) => {
    const [theirs, own] = [await namesOf(customer), await namesOf(company)];
    const answerTo = async (names: Names) => {
      const { http, status } = await company.ask(endpoint, sent({ "phone-nr": own.phones[0], ...names }));
      return [http, status];
    };
    const refused = [200, { error: true, code: "not_found", message: "This doesn’t exist." }];
    for (const id of [...theirs.addresses, "FTTB-0000-1-01-1", `${own.addresses[0]}~1`, "'"])
      expect(await answerTo({ "address-id": id }), id).toEqual(refused);
    if (fieldsOf(endpoint).includes("phone-nr"))
      for (const phone of [...theirs.phones, "470000000", ""]) expect(await answerTo({ "phone-nr": phone }), phone).toEqual(refused);
    const foreign = await questionsOf(api, () => answerTo({ "address-id": theirs.addresses[0] }));
    expect(foreign).toEqual(await questionsOf(api, () => answerTo({ "address-id": "FTTB-0000-1-01-1" })));
    expect(await mailsTo(api, newEmail)).toEqual([]);
  });

  /** The refusals that have nothing to do with the names: the sample company has no WiFi yet, and its first line has a SIM card. */
  const refusedOfCompany = new Map<Endpoint<any, any, any>, string>([
    [settingsWifiPassword, "not_found"],
    ...[esimActivate, esimValidateSmsCode, esimManage].map((endpoint) => [endpoint, "not_available"] as const),
  ]);

  test("is told from one that is: the customer's own names are taken", async () => {
    const { addresses, phones } = await namesOf(company);
    const names = { "address-id": addresses[0], "phone-nr": phones[0] };
    for (const [endpoint, sent] of calls.filter(([one]) => !notOfCompany.includes(one)))
      expect([specOf(endpoint).id, (await company.ask(endpoint, sent(names))).status.code]).toEqual([
        specOf(endpoint).id,
        refusedOfCompany.get(endpoint),
      ]);
  });
});

test.each([
  ["a mobile line", mobileUpgrade, { "address-id": "", "phone-nr": "470123456" }, [701201, 701301, 701401, 40_701]],
  ["internet", internetUpgrade, { "address-id": "FTTB-1000-1-01-1" }, [701101, 701301, 701401, 40_701]],
  ["TV", tvUpgrade, { "address-id": "FTTB-1000-1-01-1" }, [701101, 701201, 701401, 40_701]],
  ["TV, to switch an option on", tvExtraOptionEnable, { "address-id": "FTTB-1000-1-01-1" }, [701301, 701101]],
  ["TV, to switch an option off", tvExtraOptionDisable, { "address-id": "FTTB-1000-1-01-1" }, [701301, 701101]],
] as const)("the operator's number of something else is not found at %s, nor one that is none", async (_what, endpoint, names, others) => {
  for (const odin of [...others, 0, -701101, 701101.5, 9_007_199_254_740_991]) {
    const { http, status } = await customer.ask(endpoint, { body: { lang: "en", ...names, odin } });
    expect([http, status.code], String(odin)).toEqual([200, "not_found"]);
  }
});
