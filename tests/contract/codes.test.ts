/**
 * Tests vouchers and dealers' codes: the answers to a page that checks one, and their effect in an order. The duration of a refusal is
 * measured in tests/bench/load/code-timing.test.ts.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import type { CodeBundle } from "#core/domain/bundle/payload.schema.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { comparedCode } from "#core/base/values/compared-code.ts";
import { networkTries } from "#demo/api/db/schema.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer } from "./support/area.ts";
import { call } from "./support/call.ts";
import { keptLine, mobileOrder, newLine } from "./support/sample-orders.ts";
import { recordStatements } from "./support/statements.ts";
import { triesAtMost } from "#tests/properties.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ rateLimitScale: 1000 })));
afterAll(() => api.close());

const nothing: CodeBundle = { mobile: [], internet: null, tv: null, landline: null };
const everything: CodeBundle = {
  mobile: [newLine(), keptLine()],
  internet: { i: "internet-500", wpId: "1201" },
  tv: { i: "tv-max-fr", wpId: "1304" },
  landline: { i: "landline-unlimited", wpId: "1401" },
};

type Check = typeof checkVoucher;
const ask = (endpoint: Check, code: unknown, bundle: unknown = everything, lang = "en") =>
  call(api, endpoint, { body: { code, bundle }, headers: { "accept-language": lang } });
const refusal = (text: string) => ({ error: true, code: "code_refused", message: { code: text } });
const both: readonly Check[] = [checkVoucher, checkDealerCode];

describe.each(both)("POST $path", (endpoint) => {
  test("takes the code and a bundle of everything, or of nothing [C-356]", async () => {
    const code = endpoint === checkVoucher ? "WELCOME10" : "DEALER-BRU";
    for (const bundle of [everything, nothing, { ...nothing, tv: everything.tv }]) {
      const { http, status } = await ask(endpoint, code, bundle);
      expect([http, status.error]).toEqual([200, false]);
    }
  });

  test("takes no notice of what nobody sees in it", async () => {
    const code = endpoint === checkVoucher ? "\u202eWEL\u200bCOME10" : "\ufeffDEALER\u00ad-BRU";
    expect((await ask(endpoint, code)).status.error).toBe(false);
  });

  test.each(["lower", "blanks", "hyphens", "wide"])("takes it however it is written: %s", async (way) => {
    const codes =
      endpoint === checkVoucher
        ? ["welcome10", " WEL COME\u202f10", "WELCOME‑10", "ＷＥＬＣＯＭＥ１０"]
        : ["dealer-bru", "DEALER BRU", "DEALER–BRU", "ＤＥＡＬＥＲ－ＢＲＵ"];
    const code = codes[["lower", "blanks", "hyphens", "wide"].indexOf(way)];
    const { answer, status } = await ask(endpoint, code);
    expect([status.error, answer.data.code]).toEqual([false, endpoint === checkVoucher ? "WELCOME10" : "DEALER-BRU"]);
  });

  test("is counted in the database, for each network and code's kind", async () => {
    const own = await startApi({ rateLimitScale: 1 });
    const codes = [];
    for (let index = 0; index < 3; index++) codes.push((await call(own, endpoint, { body: { code: "NONE", bundle: nothing } })).http);
    const rows = await own.context.db.query.networkTries.findMany();
    expect([codes, rows.map(({ count }) => count)]).toEqual([[200, 200, 200], [3]]);
    // The tries are counted in the database, as another process would have done.
    await own.context.db.update(networkTries).set({ count: 10 });
    const refused = await call(own, endpoint, { body: { code: "WELCOME10", bundle: nothing } });
    expect([refused.http, refused.status.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await own.close();
  });

  test("takes nothing else beside them, and no bundle with more, less or other things than ours [C-356]", async () => {
    const body = { code: "WELCOME10", bundle: everything, percent: 100 };
    expect((await call(api, endpoint, { body })).status.message).toEqual({ percent: ["We don’t know this field"] });
    expect((await call(api, endpoint, { body: { code: "WELCOME10" } })).status.message).toEqual({ bundle: ["This field is required"] });
    const forged: readonly [bundle: unknown, fields: readonly string[]][] = [
      [{ ...everything, tv: undefined }, ["tv"]],
      [{ ...everything, internet: { i: "internet-500", wpId: "1201", prc: 0 } }, ["prc"]],
      [{ ...everything, mobile: Array.from({ length: 7 }, () => newLine()) }, ["mobile"]],
      [{ ...everything, internet: { i: "internet-1", wpId: "1" } }, ["bundle"]],
      [{ ...everything, tv: { i: "tv-max-fr", wpId: "1301" } }, ["bundle"]],
      [{ ...everything, mobile: [newLine("nothing", "1101")] }, ["bundle"]],
    ];
    for (const [bundle, fields] of forged) {
      const { http, status } = await ask(endpoint, "WELCOME10", bundle);
      expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", fields]);
    }
  });

  test("says of blanks that a code is missing, in the visitor's language [C-349, C-357]", async () => {
    const texts = ["This field is required", "Ce champ est obligatoire", "Dit veld is verplicht"];
    for (const [index, lang] of languages.entries()) {
      for (const blank of ["", "   ", "\u00a0\t"]) {
        const { http, status, answer } = await ask(endpoint, blank, everything, lang);
        expect([http, status.code, status.message]).toEqual([422, "invalid", { code: [texts[index]] }]);
        expect(answer.status).toEqual(status);
      }
    }
  });

  test.each(["NONE", "A".repeat(500), "<b>WELCOME10</b>", "WELCOME10 WELCOME10", "__proto__", "constructor", "0"])(
    "refuses '%s' at status.message.code, and repeats nothing of it [C-357]",
    async (code) => {
      const { http, status, answer } = await ask(endpoint, code);
      expect([http, status]).toEqual([200, refusal("This code does not exist.")]);
      expect(answer.status).toEqual(status);
      expect(answer).not.toHaveProperty("data");
    },
  );

  test("answers any text: it takes the one code it knows, and nothing else [C-349]", async () => {
    const known = endpoint === checkVoucher ? ["WELCOME10"] : ["DEALER-BRU"];
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (code) => {
        const { http, status } = await ask(endpoint, code);
        expect([200, 422]).toContain(http);
        expect(status.error).toBe(!known.includes(code.trim().toUpperCase()));
      }),
      triesAtMost(200),
    );
  });
});

describe("a voucher", () => {
  test("is answered with its percent and months, and words for the visitor at message.success [C-358, C-359]", async () => {
    const { answer, status } = await ask(checkVoucher, "WELCOME10");
    expect(answer.data).toEqual({ code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 });
    expect(status).toEqual({ error: false, message: { success: "Your voucher has been applied: 10% off for 12 months." } });
    expect(answer.status).toEqual(status);
  });

  test("is the same in every language, in that language's words", async () => {
    const answers = await Promise.all(languages.map((lang) => ask(checkVoucher, "WELCOME10", everything, lang)));
    expect(answers.map(({ answer }) => answer.data.label.replaceAll("\u00a0", " "))).toEqual([
      "10% off for 12 months",
      "10 % de réduction pendant 12 mois",
      "10% korting gedurende 12 maanden",
    ]);
    expect(answers.map(({ status }) => status.message)).toEqual([
      {
        success: "Your voucher has been applied: 10% off for 12 months.",
      },
      {
        success: "Votre code promo est appliqué : 10 % de réduction pendant 12 mois.",
      },
      {
        success: "Je kortingscode is toegepast: 10% korting gedurende 12 maanden.",
      },
    ]);
    expect(answers.map(({ answer: { data } }) => [data.code, data.percent, data.months])).toEqual(
      languages.map(() => ["WELCOME10", 10, 12]),
    );
  });

  test("is forgiven its case and the blanks around it, and answered as it is written", async () => {
    for (const code of ["welcome10", "  Welcome10 ", "WELCOME10\n"]) {
      expect((await ask(checkVoucher, code)).answer.data.code).toBe("WELCOME10");
    }
  });

  test("that has expired says so, in three languages [C-357]", async () => {
    const answers = await Promise.all(languages.map((lang) => ask(checkVoucher, "expired", everything, lang)));
    expect(answers.map(({ status }) => status)).toEqual(
      ["This code has expired.", "Ce code a expiré.", "Deze code is vervallen."].map((text) => refusal(text)),
    );
  });

  test("is no dealer code, and a dealer code is no voucher", async () => {
    expect((await ask(checkDealerCode, "WELCOME10")).status).toEqual(refusal("This code does not exist."));
    expect((await ask(checkVoucher, "DEALER-BRU")).status).toEqual(refusal("This code does not exist."));
  });
});

test("a dealer code names the dealer and changes no price [C-358, C-359]", async () => {
  const { answer, status } = await ask(checkDealerCode, " dealer-bru ");
  expect(answer.data).toEqual({ code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" });
  expect(status.message).toEqual({ success: "Thank you! digi Shop Brussels is now your dealer." });
});

test("every refusal has the same shape and headers: nothing but its text tells one from the other", async () => {
  const shapeOf = ({ http, headers, answer }: Awaited<ReturnType<typeof ask>>) => {
    const { date: _date, "content-length": _length, ...rest } = headers;
    const remaining = /^x-ratelimit-/;
    return [http, Object.keys(rest).filter((name) => !remaining.test(name)), Object.keys(answer), Object.keys(answer.meta?.status ?? {})];
  };
  const shapes = [await ask(checkVoucher, "EXPIRED"), await ask(checkVoucher, "NONE"), await ask(checkVoucher, "DEALER-BRU")].map(shapeOf);
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});

/** Returns the work of the API for refusing one code: its SQL statements, and how often it looks the code up. */
async function workOf(endpoint: Check, code: string) {
  const statements = recordStatements(api);
  const looked = vi.spyOn(Map.prototype, "get");
  const { status } = await ask(endpoint, code);
  const lookups = looked.mock.calls.filter(([key]) => key === comparedCode(code)).length;
  looked.mockRestore();
  expect(status.code).toBe("code_refused");
  return { statements: statements.end(), lookups };
}

test("refuses each code with the same work: one look-up, and the database only counts", async () => {
  const refusals: readonly [Check, string][] = [
    [checkVoucher, "NONE"],
    [checkVoucher, "EXPIRED"],
    [checkVoucher, "DEALER-BRU"],
    [checkDealerCode, "NONE"],
    [checkDealerCode, "EXPIRED"],
    [checkDealerCode, "WELCOME10"],
  ];
  const counting = (await workOf(checkVoucher, "NONE")).statements;
  expect(counting.filter((statement) => !statement.includes("network_tries"))).toEqual([]);
  for (const [endpoint, code] of refusals)
    expect(await workOf(endpoint, code), `${endpoint.path} ${code}`).toEqual({ statements: counting, lookups: 1 });
});

test("each of both is asked at most 10 times a minute from one network, then says when to come again", async () => {
  const own = await startApi();
  for (const endpoint of both) {
    const answers = [];
    for (let count = 0; count < 11; count++) {
      answers.push(await call(own, endpoint, { body: { code: "NONE", bundle: nothing }, headers: { "accept-language": "nl" } }));
    }
    expect(answers.map(({ http }) => http)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const { status, headers } = answers.at(-1) as (typeof answers)[number];
    expect(status).toMatchObject({ error: true, code: "rate_limited", message: "Te veel aanvragen. Wacht even en probeer het opnieuw." });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(3600); // The tests have a rate-limit window of an hour.
  }
  await own.close();
});

test("a code is guessed as rarely by orders and their contract summaries; right codes there take nothing of the bound", async () => {
  const own = await startApi({ now: createTime().now }); // The clock stands still, so that the minute of the bound does not end.
  const customer = await newcomer(own);
  const body = mobileOrder(newLine());
  const promo = (code: string) => ({ code, label: "10%", percent: 10, months: 12 });
  const withVoucher = (code: string) => ({ ...body, promo_code: { voucher: promo(code), dealerCare: null } });
  const ofDealer = (code: string) => ({ ...body, promo_code: { voucher: null, dealerCare: promo(code) } });
  const summary = async (code: string) =>
    call(own, contractSummary, { body: { bundle: body.bundle, promo_code: withVoucher(code).promo_code, lang: "en" } });
  for (let count = 0; count < 12; count++) expect((await summary("WELCOME10")).http).toBe(200);
  for (let count = 0; count < 5; count++) {
    expect((await summary(`GUESS${count}`)).http).toBe(200);
    expect((await customer.order(withVoucher(`GUESS${count}`))).status.code).toBe("price_changed");
  }
  const refused = [
    await summary("WELCOME10"),
    await customer.order(withVoucher("WELCOME10")),
    await call(own, checkVoucher, { body: { code: "WELCOME10", bundle: nothing } }),
  ];
  for (const { http, status, headers } of refused) {
    expect([http, status.code]).toEqual([429, "rate_limited"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  for (let count = 0; count < 10; count++) expect((await customer.order(ofDealer(`GUESS${count}`))).status.code).toBe("code_refused");
  expect((await customer.order(ofDealer("DEALER-BRU"))).http).toBe(429);
  expect((await customer.order(body)).status.error, "an order without a code").toBe(false);
  await own.close();
});
