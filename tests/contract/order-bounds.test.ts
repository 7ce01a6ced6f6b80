/** What one customer may ask for has an end: of an order, of a day, of a home, of numbers (decisions §8, §14). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/values/language.ts";
import { newcomer } from "./support/area.ts";
import { createTime } from "./support/access.ts";
import { startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { sendOrder, type More } from "./support/order.ts";
import { grandPlace, newLine } from "./support/sample-orders.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 20 })));
afterAll(() => api.close());

const order = (body: unknown, more?: More) => sendOrder(api, body, more);

const internet = { i: "internet-500", wpId: "1201" };
const tv = { i: "tv-max-nl", wpId: "1303" };
const landline = { i: "landline", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false };

/** What the customer area sends, at Grote Markt 1 unless it says otherwise. */
const areaOrder = (bundle: object, more: object = {}) => ({
  bundle: { mobile: [], internet: [], tv: [], landline: [], ...bundle },
  deliveryAddress: null,
  installAddress: { fttbAddressId: grandPlace },
  lang: "en",
  ...more,
});

const many = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

describe("an order of the customer area", () => {
  const tooMany: [what: string, bundle: object, field: string][] = [
    ["1,700 internet lines at one home", { internet: many(1700, internet) }, "internet"],
    ["one internet line more than a home can have", { internet: many(2, internet) }, "internet"],
    ["1,500 times TV beside a mobile line", { mobile: [newLine()], tv: many(1500, tv) }, "tv"],
    ["TV twice", { mobile: [newLine()], tv: many(2, tv) }, "tv"],
    ["300 landlines", { internet: [internet], landline: many(300, landline) }, "landline"],
    ["two landlines", { internet: [internet], landline: many(2, landline) }, "landline"],
  ];

  test.each(tooMany)("is refused with %s", async (_what, bundle, field) => {
    const { token } = await newcomer(api);
    const { http, status } = await order(areaOrder(bundle), { token });
    expect([http, status.code, status.message]).toEqual([422, "invalid", { [field]: ["Please check this field"] }]);
  });

  test.each(languages)("is refused with seven SIM cards, in words (%s) [C-435]", async (lang) => {
    const { token } = await newcomer(api);
    const { http, status } = await order(areaOrder({ mobile: many(7, newLine()) }, { lang }), { token });
    const said = {
      en: "You can order up to 6 SIM cards.",
      fr: "Vous pouvez commander jusqu’à 6 cartes SIM.",
      nl: "Je kunt tot 6 simkaarten bestellen.",
    };
    expect([http, status.message]).toEqual([422, { mobile: [said[lang]] }]);
  });

  test("is refused for its lists before anything else is looked at", async () => {
    const { token } = await newcomer(api);
    const { status } = await order(areaOrder({ internet: many(1700, { i: 7 }) }, { installAddress: { fttbAddressId: "nowhere" } }), {
      token,
    });
    expect(status.message).toEqual({ internet: ["Please check this field"] });
  });
});
