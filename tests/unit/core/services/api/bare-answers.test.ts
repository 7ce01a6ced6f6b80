/**
 * Tests answers in the form in which the specification shows them, without any status (decisions §7). There is one for each call of the
 * specification whose answer has content.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { addressCity, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { paymentLink } from "#core/domain/invoices/invoices.contract.ts";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { newsList } from "#core/domain/news/news.contract.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { setUp, stubPage, check } from "./desk.ts";

beforeEach(stubPage);

type AnyCall = Endpoint<any, any, any, any, any>;

/** Returns the outcome that the client makes of an answer. */
async function taken(endpoint: AnyCall, body: unknown, init: ResponseInit = {}) {
  const { call, network } = setUp();
  const query = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));
  const outcome = call({ ...endpoint, access: "public", idempotent: false, reusable: false } as AnyCall, { query } as never);
  await expect.poll(() => network.calls.length).toBe(1);
  network.last().answer(body, init);
  return outcome;
}

const paged = { page: 1, page_count: 1, page_size: 10, total_items: 1 };
const card = { i: "mobile-light", wpId: "1101", t: ["Light"], prc: 5, lb: "", l: ["5 GB"], images: [], ih: false };
const code = { code: "WELCOME10", label: "10% off", percent: 10, months: 12 };

const shown: readonly [call: string, endpoint: AnyCall, body: object][] = [
  ["GET /itsme/auth-url", itsmeAuthUrl, { url: "https://id.example/authorize" }],
  ["GET /itsme/callback", itsmeCallback, { email: "marie@example.com", clientInfo: { firstName: "Marie" } }],
  ["POST /api/recaptcha", captchaCheck, { res: true }],
  ["POST /api/recaptcha that is refused", captchaCheck, { res: false }],
  ["POST /address/city", addressCity, { cities: [{ cityId: "1000-1", stateId: "BRU", city: "Brussels" }] }],
  ["POST /address/city of an unknown code", addressCity, { cities: [] }],
  ["POST /address/street/autocomplete", addressStreet, { streets: [{ streetId: "1", stateId: "BRU", street: "Grote Markt" }] }],
  ["POST /address/number", addressNumber, { numbers: [{ fttbId: "FTTB-1", number: "1" }] }],
  ["POST /bundle-configurator", bundleOffers, { mobile: [card], internet: [], tv: [], landline: [] }],
  ["GET /bundle-configurator/mobile-operators", mobileOperators, { mobileOperators: ["Proximus"] }],
  ["GET /bundle-configurator/easyswitch-operators", easyswitchOperators, { mobileOperators: [{ prefix: "PXS", name: "Proximus" }] }],
  [
    "GET /bundle-configurator/install-interval",
    installIntervals,
    { data: [{ date: "2026-12-01", intervals: [{ intervalValue: "08:00-12:00" }] }] },
  ],
  ["POST /voucher", checkVoucher, { data: code }],
  ["POST /dealer-code", checkDealerCode, { data: { code: "DEALER-BRU", label: "Brussels" } }],
  ["GET /job-list", jobList, { _embedded: { cardJob: [{ category: "", title: "Seller", tgs: [], text: "", link: "/jobs/1" }] }, ...paged }],
  ["GET /news-list", newsList, { _embedded: { cardNews: [{ tags: [], large: false, url: "/", text: "News", image: "" }] }, ...paged }],
  ["POST /oauth2/token", oauth2Token, { access_token: "a.b.c", token_type: "Bearer", expires_in: 600, scope: "account" }],
  ["GET /api-post-payment-link", paymentLink, { data: { redirectUrl: "https://pay.example/1" } }],
];

describe("an answer without any status", () => {
  test.each(shown)("of %s is taken [P-284]", async (_call, endpoint, body) => {
    expect(await taken(endpoint, body)).toEqual({ ok: true, value: body });
  });

  test.each(shown)("of %s is none where its content is missing, or of another shape", async (_call, endpoint, body) => {
    const [name = ""] = Object.keys(body);
    for (const broken of [{}, { [name]: 7 }, { other: body }])
      expect(await taken(endpoint, broken)).toEqual({ ok: false, failure: { code: "response.invalid", httpStatus: 200 } });
  });

  test("is a refusal with any other HTTP status, whatever it holds", async () => {
    expect(await taken(captchaCheck, { res: true }, { status: 403 })).toMatchObject({ ok: false, failure: { code: "http.refused" } });
  });

  test("that promises nothing needs its status", async () => {
    for (const endpoint of [check, formsSubscribe]) {
      expect(await taken(endpoint, {})).toMatchObject({ ok: false, failure: { code: "response.invalid" } });
      expect(await taken(endpoint, { done: true })).toMatchObject({ ok: false, failure: { code: "response.invalid" } });
      expect(await taken(endpoint, { meta: { status: { error: false } } })).toMatchObject({ ok: true });
      expect(await taken(endpoint, { status: { error: false } })).toMatchObject({ ok: true });
    }
  });
});

test("a token endpoint that knows OAuth alone refuses as RFC 6749 has it", async () => {
  const refused = { error: "invalid_grant", error_description: "The credentials are wrong." };
  for (const status of [400, 401])
    expect(await taken(oauth2Token, refused, { status })).toEqual({
      ok: false,
      failure: { code: "invalid_credentials", httpStatus: status },
    });
  expect(await taken(oauth2Token, { error: "invalid_request" }, { status: 400 })).toMatchObject({ failure: { code: "http.refused" } });
});
