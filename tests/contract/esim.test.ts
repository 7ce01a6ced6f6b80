/**
 * Tests the activation that installs the eSIM of a line on a phone: a code by SMS, the check of the code, and the eSIM, which is returned
 * once (C-391…C-396). The tests run on both databases.
 */
import { eq } from "drizzle-orm";
import jsQr from "jsqr";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { esimActivate, esimManage, esimValidateSmsCode } from "#core/domain/customer/esim.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { luhnDigitOf } from "#core/base/values/sim-number.ts";
import { esimRuns } from "#demo/api/db/schema-products.ts";
import { createTime, minuteMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import type { Answered } from "./support/call.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { accepted, activate, addEsimLine, begin, manage, setContact, smsCodeOf, startAgain, validate, withEsim } from "./support/esim.ts";
import { everyRow } from "./support/every-row.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf, settingOf } from "./support/product-page.ts";
import { mobileOrder, newLine } from "./support/sample-orders.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const refusal = ({ http, status }: Pick<Answered<unknown>, "http" | "status">) => [http, status.message];

/** Returns the eSIM of each of the customer's lines by the line's number, as the page "My products" gets them. */
async function esimsOf({ ask }: Customer) {
  const { sections } = (await ask(myDigiProducts, { query: { lang: "en" } })).answer;
  return Object.fromEntries(sections.flatMap(({ items }) => items.map((item) => [item["phone-nr"] ?? item.i, item.esim])));
}

/** Returns the text of the QR code in a PNG. */
function scanned(png: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(png);
  return jsQr(new Uint8ClampedArray(data), width, height)?.data;
}

test("the calls of the eSIM stand where the texts put them [C-391, C-392, C-394]", () => {
  expect([esimActivate, esimValidateSmsCode, esimManage].map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /my-digi/my-mobile/esim/activate",
    "POST /my-digi/my-mobile/esim/validate-sms-code",
    "POST /my-digi/my-mobile/esim/manage",
  ]);
});

describe("an eSIM", () => {
  test("is had in three calls, each with the sign of the one before [C-391, C-392, C-394, C-395]", async () => {
    const own = await withEsim(api);
    const page = () => pageOf(own, "mobile", { "phone-nr": own.phone.slice(3) });
    expect([(await page()).esim, await esimsOf(own)]).toEqual([{ installed: false }, { [own.phone.slice(3)]: { installed: false } }]);
    const first = await activate(own);
    expect(first.answer.data).toEqual({
      sign: expect.stringMatching(/^[\w-]{43}$/),
      ...{ channel: "sms", destination: `•••${own.contact.slice(-2)}`, expires_in: 1800, resend_in: 60, attempts_left: 5 },
    });
    const second = await validate(own, first.answer.data.sign, await smsCodeOf(api, own));
    expect(Object.keys(second.answer.data)).toEqual(["sign"]);
    const { answer, status } = await manage(own, second.answer.data.sign);
    const { activationCode, smdpAddress, matchingId, iccid } = answer.data;
    expect(smdpAddress).toBe("smdp.digi.example");
    expect(matchingId).toMatch(/^[A-Z\d]{5}(-[A-Z\d]{5}){3}$/);
    expect(activationCode).toBe(`LPA:1$${smdpAddress}$${matchingId}`);
    expect([iccid.length, iccid.slice(0, 4), iccid.slice(-1)]).toEqual([19, "8932", String(luhnDigitOf(iccid.slice(0, -1)))]);
    const after = await page();
    expect(settingOf(after, "sim_card_number")).toBe(iccid);
    expect([after.esim, await esimsOf(own)]).toEqual([{ installed: true }, { [own.phone.slice(3)]: { installed: true } }]);
    const png = Buffer.from(status.message as string, "base64");
    expect([png.subarray(0, 8).toString("latin1"), png.toString("base64")]).toEqual(["\x89PNG\r\n\x1A\n", status.message]);
    expect(scanned(png)).toBe(activationCode);
  });

  test("is in no log, no mail and no table after the answer, nor is any code or sign [C-395]", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    const [run] = await api.context.db.select().from(esimRuns).where(eq(esimRuns.productId, own.lineId));
    expect(run?.codeHash).toMatch(/^\$argon2id\$/);
    const second = (await validate(own, sign, code)).answer.data.sign;
    const before = (await everyRow(api)).join("\n");
    const { matchingId, activationCode, smdpAddress } = (await manage(own, second)).answer.data;
    const after = (await everyRow(api)).join("\n");
    const outbox = JSON.stringify([await mailsTo(api, own.contact), await mailsTo(api, own.email), await mailsTo(api, own.phone)]);
    expect([before, after, outbox].map((text) => text.includes(own.contact))).toEqual([true, true, true]);
    for (const secret of [matchingId, activationCode, smdpAddress, "LPA:", sign, second])
      expect(
        [before, after, outbox, api.logs.join("\n")].map((text) => text.includes(secret)),
        secret,
      ).toEqual([false, false, false, false]);
  });

  test("is had once: its sign is used up, and another run gives another eSIM [C-396]", async () => {
    const own = await withEsim(api);
    const sign = await accepted(api, own);
    const both = await Promise.all([manage(own, sign), manage(own, sign)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 422]);
    expect(refusal(await manage(own, sign))).toEqual(startAgain);
    const again = await begin(api, own);
    const { answer } = await validate(own, again.sign, again.code, { isEsimInstalled: true });
    const { data } = (await manage(own, answer.data.sign, { isEsimInstalled: true })).answer;
    const first = both.find(({ http }) => http === 200);
    expect(data.iccid).toBe(first?.answer.data.iccid);
    expect(data.matchingId).not.toBe(first?.answer.data.matchingId);
    expect(await esimsOf(own)).toEqual({ [own.phone.slice(3)]: { installed: true } });
  });

  test("is had within half an hour after its code", async () => {
    const [own, late] = [await withEsim(api), await withEsim(api)];
    const [sign, lateSign] = [await accepted(api, own), await accepted(api, late)];
    const moment = (ms: number) => new Date(time.now() + ms).toISOString();
    await at(moment(30 * minuteMs - 1), async () =>
      expect((await manage({ ...(await customerOf(api, own.email)), phone: own.phone }, sign)).http).toBe(200),
    );
    await at(moment(30 * minuteMs), async () =>
      expect(refusal(await manage({ ...(await customerOf(api, late.email)), phone: late.phone }, lateSign))).toEqual(startAgain),
    );
  });

  test("is not had before its code was right [C-394]", async () => {
    const own = await withEsim(api);
    for (const sign of ["", "x", (await begin(api, own)).sign]) expect(refusal(await manage(own, sign)), sign).toEqual(startAgain);
    expect(await esimsOf(own)).toEqual({ [own.phone.slice(3)]: { installed: false } });
  });

  test("uses data from the full hour after it was installed", async () => {
    const own = await withEsim(api);
    const boxes = async (moment: string) =>
      at(moment, async () => (await pageOf(await customerOf(api, own.email), "mobile")).consumption?.boxes.map(({ text }) => text));
    const used = async (moment: string) =>
      at(moment, async () => (await pageOf(await customerOf(api, own.email), "mobile")).consumption?.cards[0]?.used);
    expect(await boxes("2026-03-02T12:00:00Z")).toEqual(["Your eSIM is not installed yet, so nothing has been used."]);
    await at("2026-03-03T10:20:00Z", async () => {
      const later = { ...own, ...(await customerOf(api, own.email)) };
      await manage(later, await accepted(api, later));
    });
    expect(await used("2026-03-03T11:00:00Z")).toBe(0);
    expect(await used("2026-03-05T11:00:00Z")).toBeGreaterThan(0);
    expect(await boxes("2026-03-05T11:00:00Z")).toEqual([]);
  });
});

describe("the mail of an order", () => {
  test.each([
    ["en", "Install your eSIM here, once the line works and you’re logged in:"],
    ["fr", "Installez votre eSIM ici, une fois que la ligne fonctionne et que vous êtes connecté\u00a0:"],
    ["nl", "Installeer hier je eSIM, zodra de lijn werkt en je ingelogd bent:"],
  ] as const)("leads to the page on which the eSIM is installed, and with a SIM card to none (%s)", async (lang, words) => {
    const own = await newcomer(api);
    const mailOf = async (eSim: boolean) => {
      const { answer } = await own.order({ ...mobileOrder(newLine("light", "1101", eSim)), lang });
      return (await mailsTo(api, own.email)).find(({ text }) => text.includes(answer.data.orderId))?.text;
    };
    expect(await mailOf(true)).toContain(`${words}\nhttp://localhost:4100/${lang}/my-digi/my-products/esim\n`);
    expect(await mailOf(false)).not.toContain("eSIM");
    expect((await esimsOf(own))[(await pageOf(own, "mobile"))["phone-nr"] ?? ""]).toEqual({ installed: false });
  });
});

describe("a line", () => {
  test("of the demo's customer has an eSIM that is on no phone, and another one a SIM card", async () => {
    const own = await customerOf(api, "demo@digi.example");
    expect(await esimsOf(own)).toMatchObject({ 470123456: null, 471654321: { installed: false }, "internet-1000": undefined });
    expect([(await pageOf(own, "mobile")).esim, (await pageOf(own, "internet")).esim]).toEqual([null, undefined]);
    expect((await pageOf(own, "mobile", { "phone-nr": "471654321" })).esim).toEqual({ installed: false });
  });

  test("with a SIM card is refused at all three calls", async () => {
    const own = await withEsim(api);
    const card = { ...own, ...(await addEsimLine(api, { accountId: own.accountId, sim: "sim" })) };
    for (const answered of [await activate(card), await validate(card, "", "123456"), await manage(card, "")])
      expect([answered.http, answered.status.code, answered.status.message]).toEqual([
        501,
        "not_available",
        "This line has a SIM card, not an eSIM.",
      ]);
  });

  test("that is another customer's, unknown, or does not work yet is not found", async () => {
    const [own, other] = [await withEsim(api), await withEsim(api)];
    const ordered = await addEsimLine(api, { accountId: own.accountId, isOrdered: true });
    const sign = await accepted(api, other);
    for (const phone of [other.phone, ordered.phone, "+32470000000", "+32"]) {
      const line = { ...own, phone };
      for (const { http, status } of [await activate(line), await validate(line, sign, "123456"), await manage(line, sign)])
        expect([http, status.code], phone).toEqual([200, "not_found"]);
    }
    expect((await esimsOf(own))[ordered.phone.slice(3)]).toBeUndefined();
    expect((await manage(other, sign)).http).toBe(200);
  });

  test("is not found at an address that is not the customer's own, and its activation goes on", async () => {
    const own = await withEsim(api);
    const { sign, code } = await begin(api, own);
    for (const foreign of ["FTTB-9000-1-01-10", "FTTB-9000-1-01-10~9Z", "x"]) {
      const place = { "address-id": foreign };
      for (const { http, status } of [
        await activate(own, sign, place),
        await validate(own, sign, code, place),
        await manage(own, sign, place),
      ])
        expect([http, status.code], foreign).toEqual([200, "not_found"]);
    }
    expect((await validate(own, sign, code)).status.error).toBe(false);
  });

  test("never gets its own code: without another contact number none is sent, in each language [C-391]", async () => {
    const own = await withEsim(api);
    const texts = {
      en: "We send the code to a contact number other than the number of this line.",
      fr: "Nous envoyons le code à un numéro de contact autre que celui de cette ligne.",
      nl: "We sturen de code naar een ander contactnummer dan het nummer van deze lijn.",
    };
    for (const phone of [null, own.phone]) {
      await setContact(api, own.accountId, phone);
      for (const lang of languages) expect(refusal(await activate(own, "", { lang }))).toEqual([422, { phone_number: [texts[lang]] }]);
    }
    expect(await mailsTo(api, own.phone)).toEqual([]);
    await setContact(api, own.accountId, own.contact);
    const first = await activate(own);
    expect(first.status.error).toBe(false);
    await setContact(api, own.accountId, own.phone);
    const again = await activate(own, first.answer.data.sign);
    expect(refusal(again), "another code neither").toEqual([422, { phone_number: [texts.en] }]);
    expect(await mailsTo(api, own.phone)).toEqual([]);
  });
});

test("without an outlet for SMS no code is sent by another way", async () => {
  const own = await withEsim(api);
  const { options } = api.context;
  const spy = vi.spyOn(api.context, "options", "get").mockReturnValue({ ...options, demo: false });
  const { http, status } = await activate(own);
  spy.mockRestore();
  expect([http, status.code, status.message]).toEqual([501, "not_available", "We can’t send text messages here."]);
  expect(await mailsTo(api, own.contact)).toEqual([]);
});
