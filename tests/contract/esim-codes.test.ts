/**
 * Tests the code of an eSIM's activation: the attempts to enter it, another code, and its expiry; and the `sign` that leads to the next
 * call. The tests run on both databases.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { esimActivate, esimValidateSmsCode } from "#core/domain/customer/esim.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { esimRuns } from "#demo/api/db/schema-products.ts";
import { createTime, hourMs, minuteMs, wrongCode } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import type { Answered } from "./support/call.ts";
import { customerOf } from "./support/area.ts";
import {
  accepted,
  activate,
  addEsimLine,
  begin,
  manage,
  setContact,
  smsCodeOf,
  startAgain,
  validate,
  withEsim,
  type EsimCustomer,
} from "./support/esim.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const refusal = ({ http, status }: Pick<Answered<unknown>, "http" | "status">) => [http, status.message];
const codeOf = ({ http, status }: { http: number; status: { code?: unknown; attempts_left?: unknown } }) => [
  http,
  status.code,
  status.attempts_left,
];

/** Logs a customer in again whose session has expired, because the test has moved the clock. */
const back = async (own: EsimCustomer): Promise<EsimCustomer> => ({ ...own, ...(await customerOf(api, own.email)) });

describe("the code of an eSIM", () => {
  test("comes by SMS to the contact number, in the page's language, and names the line [C-391]", async () => {
    const texts = {
      en: /^\d{6} is your digi code for the eSIM of \+32\s470\s\d\d\s\d\d\s\d\d, valid for 30\sminutes\. Never share it/,
      fr: /^\d{6} est votre code digi pour l’eSIM du \+32\s470\s\d\d\s\d\d\s\d\d, valable 30\sminutes\. Ne le communiquez/,
      nl: /^\d{6} is je digi-code voor de eSIM van \+32\s470\s\d\d\s\d\d\s\d\d, 30\sminuten geldig\. Geef hem/,
    };
    for (const lang of languages) {
      const own = await withEsim(api);
      await activate(own, "", { lang });
      const [sms, ...others] = await mailsTo(api, own.contact);
      expect([sms?.channel, others, await mailsTo(api, own.phone)]).toEqual(["sms", [], []]);
      expect(sms?.text).toMatch(texts[lang]);
      expect(sms?.text).toMatch(/\n\n@localhost #\d{6}\n$/);
    }
  });

  test("where wrong says how many tries are left; the fifth burns it, and another one begins anew [C-392]", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    const answers = [];
    for (let index = 0; index < 5; index++) answers.push(await validate(own, sign, wrongCode(code)));
    expect(answers.map(codeOf)).toEqual([
      [200, "code_wrong", 4],
      [200, "code_wrong", 3],
      [200, "code_wrong", 2],
      [200, "code_wrong", 1],
      [200, "code_burnt", undefined],
    ]);
    expect(answers[0]?.status.message).toBe("This code is not correct. You have 4\u00a0attempts left.");
    expect(codeOf(await validate(own, sign, code))).toEqual([200, "code_burnt", undefined]);
    time.pass(minuteMs);
    const again = await activate(own, sign);
    expect(again.answer.data.attempts_left).toBe(5);
    expect((await validate(own, again.answer.data.sign, await smsCodeOf(api, own))).status.error).toBe(false);
  });

  test("wrong once is right with the next try, by the same sign", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    for (const wrong of [wrongCode(code), code.slice(1), `${code}0`])
      expect((await validate(own, sign, wrong)).status.code).toBe("code_wrong");
    expect((await validate(own, sign, code)).status.error).toBe(false);
  });

  test.each(["", "12345678", "12 34 56", "abcdef"])("that is none (%o) is refused before it counts", async (code) => {
    const own = await withEsim(api);
    const { sign } = await begin(api, own);
    const { http, status } = await validate(own, sign, code);
    expect([http, Object.keys(status.message as object)]).toEqual([422, ["verify-code"]]);
    const [run] = await api.context.db.select().from(esimRuns).where(eq(esimRuns.productId, own.lineId));
    expect(run?.triesLeft).toBe(5);
  });

  test("is guessed five times at most, also by many calls at once", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    const answers = await Promise.all(Array.from({ length: 9 }, () => validate(own, sign, wrongCode(code))));
    expect(answers.flatMap((one) => codeOf(one)[2] ?? []).toSorted()).toEqual([1, 2, 3, 4]);
    expect((await validate(own, sign, code)).status.code).toBe("code_burnt");
  });

  test("is right once, also by two calls at once", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    const both = await Promise.all([validate(own, sign, code), validate(own, sign, code)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 422]);
  });

  test("is good for 30 minutes and not longer; then another one is sent with the same sign", async () => {
    const [early, late] = [await withEsim(api), await withEsim(api)];
    const [first, second] = [await begin(api, early), await begin(api, late)];
    time.pass(30 * minuteMs - 1);
    expect((await validate(await back(early), first.sign, first.code)).status.error).toBe(false);
    time.pass(1);
    const own = await back(late);
    const { http, status } = await validate(own, second.sign, second.code, { lang: "nl" });
    expect([http, status.code, status.message]).toEqual([200, "code_expired", "Deze code is vervallen. Vraag een nieuwe aan."]);
    const again = await activate(own, second.sign);
    expect((await validate(own, again.answer.data.sign, await smsCodeOf(api, own))).status.error).toBe(false);
  });
});

describe("another code", () => {
  test("is sent after a minute with the last sign, three in 15 minutes; a refusal says how long to wait", async () => {
    const own = await withEsim(api);
    let { sign } = await begin(api, own);
    const soon = await activate(own, sign, { lang: "fr" });
    expect([soon.http, soon.status.code, soon.headers["retry-after"]]).toEqual([429, "too_many_sends", "60"]);
    expect(soon.status.message).toMatch(/^Un message vient de vous être envoyé/);
    time.pass(59_000);
    expect((await activate(own, sign)).headers["retry-after"]).toBe("1");
    time.pass(1000);
    for (let index = 0; index < 2; index++) {
      const { answer, status } = await activate(own, sign);
      expect([status.error, answer.data.sign === sign]).toEqual([false, false]);
      ({ sign } = answer.data);
      time.pass(minuteMs);
    }
    const fourth = await activate(await back(own), sign);
    expect([fourth.http, fourth.headers["retry-after"]]).toEqual([429, String(12 * 60)]);
    // Neither a new run nor another line helps to get round the limit, and what is refused ends no run.
    const other = { ...own, ...(await addEsimLine(api, { accountId: own.accountId })) };
    for (const line of [own, other]) expect((await activate(line)).headers["retry-after"]).toBe(String(12 * 60));
    expect(await mailsTo(api, own.contact)).toHaveLength(3);
    expect((await validate(own, sign, await smsCodeOf(api, own))).status.error).toBe(false);
  });

  test("that was right makes earlier sendings forgotten: the next line can follow", async () => {
    const own = await withEsim(api);
    for (let index = 0; index < 5; index++) await accepted(api, own);
    expect(await mailsTo(api, own.contact)).toHaveLength(5);
  });

  test("replaces the first, and goes to the contact number of now", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    time.pass(minuteMs);
    const moved = { ...own, contact: "+32470998811" };
    await setContact(api, own.accountId, moved.contact);
    const again = (await activate(own, sign)).answer.data;
    expect(again.destination).toBe("•••11");
    const second = await smsCodeOf(api, moved);
    expect((await mailsTo(api, own.contact)).length).toBe(1);
    if (second !== code) expect((await validate(own, again.sign, code)).status.code).toBe("code_wrong");
    expect((await validate(own, again.sign, second)).status.error).toBe(false);
  });
});

describe("a sign", () => {
  test("that is none begins anew, and says so in each language [C-391, C-392]", async () => {
    const own = await withEsim(api);
    const texts = { en: "Please start again.", fr: "Veuillez recommencer.", nl: "Begin opnieuw." };
    for (const lang of languages)
      for (const answered of [
        await activate(own, "x", { lang }),
        await validate(own, "x", "123456", { lang }),
        await manage(own, "", { lang }),
      ])
        expect(refusal(answered)).toEqual([422, { sign: [texts[lang]] }]);
    expect(await mailsTo(api, own.contact)).toEqual([]);
  });

  test("of another step, or used up, is refused at every call", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    expect(refusal(await manage(own, sign))).toEqual(startAgain);
    const second = (await validate(own, sign, code)).answer.data.sign;
    for (const used of [sign, second]) {
      expect(refusal(await validate(own, used, code))).toEqual(startAgain);
      expect(refusal(await activate(own, used))).toEqual(startAgain);
    }
    expect(refusal(await manage(own, sign))).toEqual(startAgain);
    expect((await manage(own, second)).status.error).toBe(false);
    expect(refusal(await activate(own, second))).toEqual(startAgain);
  });

  test("is replaced with each code that is sent", async () => {
    const own = await withEsim(api);
    const { sign } = await begin(api, own);
    time.pass(minuteMs);
    const both = await Promise.all([activate(own, sign), activate(own, sign)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 422]);
    expect(refusal(await validate(own, sign, await smsCodeOf(api, own)))).toEqual(startAgain);
  });

  test("of another line or another customer is refused, and stays good for its own", async () => {
    const [own, stranger] = [await withEsim(api), await withEsim(api)];
    const other = { ...own, ...(await addEsimLine(api, { accountId: own.accountId })) };
    const { sign, code } = await begin(api, own);
    await begin(api, stranger);
    for (const one of [other, stranger]) {
      expect(refusal(await validate(one, sign, code))).toEqual(startAgain);
      expect(refusal(await activate(one, sign))).toEqual(startAgain);
    }
    const second = (await validate(own, sign, code)).answer.data.sign;
    for (const one of [other, stranger]) expect(refusal(await manage(one, second))).toEqual(startAgain);
    expect((await manage(own, second)).status.error).toBe(false);
  });

  test("of a run is over with the next run of the line, whatever its step", async () => {
    const own = await withEsim(api);
    const former = await accepted(api, own);
    const signs = (await Promise.all([activate(own), activate(own)])).map(({ answer }) => answer.data.sign);
    expect(refusal(await manage(own, former))).toEqual(startAgain);
    // Only one of the two goes on, whichever it is.
    const tried = await Promise.all(signs.map((sign) => validate(own, sign, "1234567")));
    expect(tried.map(({ status }) => status.code).toSorted()).toEqual(["code_wrong", "invalid"]);
    expect(await api.context.db.$count(esimRuns, eq(esimRuns.productId, own.lineId))).toBe(1);
  });

  test("is good for a day, and the runs of before are deleted with the next one", async () => {
    const [own, other] = [await withEsim(api), await withEsim(api)];
    const [{ sign }] = [await begin(api, own), await begin(api, other)];
    time.pass(24 * hourMs);
    expect(refusal(await activate(await back(own), sign))).toEqual(startAgain);
    expect(await api.context.db.$count(esimRuns)).toBe(0);
  });

  test("comes with every call, which takes nothing else [C-391, C-392]", async () => {
    const own = await withEsim(api);
    const body = { lang: "en", "address-id": "", "phone-nr": own.phone.slice(3), isEsimInstalled: "no", extra: 1 };
    const first = await own.ask(esimActivate, { body });
    const second = await own.ask(esimValidateSmsCode, { body: { ...body, isEsimInstalled: true, extra: undefined } });
    expect([first, second].map(({ http, status }) => [http, Object.keys(status.message as object).toSorted()])).toEqual([
      [422, ["extra", "isEsimInstalled", "sign"]],
      [422, ["sign", "verify-code"]],
    ]);
  });
});
