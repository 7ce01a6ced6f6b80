/** Tests that the contract summary (Implementing Regulation (EU) 2019/2243) is complete and in the prescribed order, with its prices. */
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { totalCents } from "#core/domain/bundle/overview.rules.ts";
import { contractSummary, contractSummaryFile, type ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, discountOf, formatMoney, sumOf } from "#core/base/values/money.ts";
import { offers, type Offer } from "#demo/api/domain/offers.ts";
import { contractSummaries, installSlots, orders } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { fixedSpeeds } from "#demo/api/data/speeds.ts";
import { termsIn } from "#demo/api/domain/terms.rules.ts";
import { withdrawalFormTexts } from "#demo/documents/withdrawal-form.texts.ts";
import { ContractSummaryText } from "#core/features/contract-summary/contract-summary.tsx";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { call } from "./support/call.ts";
import { newKey } from "./support/order.ts";
import { customersOrder, grandPlace, inAnotherHome, internetOrder } from "./support/sample-orders.ts";
import { readDocument } from "./support/document.ts";
import {
  amountsIn,
  amountsOf,
  bodyOf,
  bundles,
  headings,
  idsOf,
  internet,
  landline,
  landlineOf,
  light,
  lineOf,
  notIncluded,
  nothing,
  flowBundleOf,
  piecesOf,
  titles,
  tv,
  type Bundle,
} from "./support/summary.ts";
import { triesAtMost } from "#tests/properties.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50, customerScale: 50 });
  customer = await newcomer(api);
});
afterAll(() => api.close());
afterEach(() => void vi.restoreAllMocks());

async function summaryOf(bundle: Bundle, lang: Language, hasVoucher = false): Promise<ContractSummary> {
  const { http, answer } = await call(api, contractSummary, { body: bodyOf(bundle, lang, hasVoucher) });
  if (http !== 200) throw new Error(`no summary: ${http}`);
  return answer.data;
}

describe("POST /bundle-configurator/contract-summary", () => {
  test("of 200 bundles, as data and as HTML, has its title, sentences and headings in order, and the order's prices to the cent", async () => {
    const isRight = async ({ bundle, chosen }: { bundle: Bundle; chosen: readonly Offer[] }, lang: Language, hasVoucher: boolean) => {
      const summary = await summaryOf(bundle, lang, hasVoucher);
      const { title, opening, provider, sections } = summary;
      expect([title, opening.length, sections.map(({ h }) => h)]).toEqual([titles[lang], 3, headings[lang]]);
      for (const { p } of sections) expect(p.length).toBeGreaterThan(0);
      // The order flow renders the summary with the same words in the same order, and with headings as headings.
      const pieces = piecesOf(renderToStaticMarkup(createElement(ContractSummaryText, { summary })));
      expect(pieces).toEqual([
        `h5 ${title}`,
        `p ${opening.join(" ")}`,
        ...provider.map((line) => `p ${line}`),
        ...sections.flatMap(({ h, p }) => [`h6 ${h}`, ...p.map((line) => `p ${line}`)]),
      ]);
      expect([...provider, ...opening, ...sections.flatMap(({ p }) => p)].filter((text) => /undefined|NaN|\bnull\b/.test(text))).toEqual(
        [],
      );
      const [services, , price] = sections;
      for (const { title: name } of chosen) {
        const own = name.map((part) => (typeof part === "string" ? part : part[lang])).join(" ");
        expect(services?.p.some((text) => text.includes(own))).toBe(true);
        expect(price?.p.some((text) => text.includes(own))).toBe(true);
      }
      const cents = chosen.map((one) => centsOfEuros(one.price));
      const sum = sumOf(cents);
      const total = sum - (hasVoucher ? discountOf(sum, 10) : 0);
      const lines = price?.p ?? [];
      const totalAt = lines.findIndex((text) => /in total|Total par mois|Totaal per maand/.test(text));
      expect(amountsIn(lines[totalAt] ?? "")).toEqual([total]);
      // The lines and the total are the same as in the order flow.
      const flowBundle = flowBundleOf(bundle, chosen, hasVoucher);
      expect(totalCents(flowBundle)).toBe(total);
      expect(lines.slice(0, totalAt).map(amountsIn)).toEqual(amountsOf(flowBundle));
      // The total is the sum of the last amounts of the lines before it: activation, products, discount.
      expect(sumOf(lines.slice(0, totalAt).map((text) => amountsIn(text).at(-1) ?? Number.NaN))).toBe(total);
      expect(lines[totalAt + 1]?.includes(formatMoney(sum, lang))).toBe(hasVoucher);
      // The lines after the total name what is not included, for each chosen product and for no other.
      const beyond = chosen.flatMap(({ excluded }) => excluded.map((texts) => `${notIncluded[lang]} – ${texts[lang]}.`));
      expect(lines.slice(totalAt + (hasVoucher ? 2 : 1), -1)).toEqual([...new Set(beyond)]);
    };
    const language = fc.constantFrom(...languages);
    await fc.assert(fc.asyncProperty(bundles, language, fc.boolean(), isRight), triesAtMost(200));
  });

  test("tells speeds of the internet service, and estimated ones of mobile", async () => {
    const [, speeds] = (await summaryOf({ ...nothing, mobile: [lineOf(light)], internet: idsOf(internet) }, "en")).sections;
    expect(speeds?.p.slice(0, 4).map((text) => text.replaceAll("\u00a0", " "))).toEqual([
      "Fibre 500 Mbps, download: minimum 250 Mbps, usually available 450 Mbps, maximum 500 Mbps, advertised 500 Mbps.",
      "Fibre 500 Mbps, upload: minimum 250 Mbps, usually available 450 Mbps, maximum 500 Mbps, advertised 500 Mbps.",
      "Mobile 5G, download: estimated maximum 1 Gbps, advertised 1 Gbps.",
      "Mobile 5G, upload: estimated maximum 100 Mbps, advertised 100 Mbps.",
    ]);
  });

  test("is the same for the same bundle and day, another in another language or on another day", async () => {
    const bundle = { ...nothing, mobile: [lineOf(light)] };
    const [first, again] = [await summaryOf(bundle, "en"), await summaryOf(bundle, "en")];
    expect(again).toEqual(first);
    expect((await summaryOf(bundle, "fr")).id).not.toBe(first.id);
    time.pass(24 * hourMs);
    customer = await newcomer(api);
    expect((await summaryOf(bundle, "en")).id).not.toBe(first.id);
  });

  test.each([
    ["nothing", nothing, grandPlace, 422, "invalid"],
    ["a card that is not offered", { ...nothing, internet: { i: "internet-500", wpId: "1" } }, grandPlace, 200, "not_found"],
    ["internet without fibre", { ...nothing, internet: idsOf(internet) }, "FTTB-5000-1-01-20", 200, "not_found"],
    ["an address that nobody knows", { ...nothing, mobile: [lineOf(light)] }, "FTTB-0-0", 422, "invalid"],
  ] as const)("of %s there is none", async (_what, bundle, fttbAddressId, http, code) => {
    const answered = await call(api, contractSummary, { body: { ...bodyOf(bundle as Bundle, "en"), installAddress: { fttbAddressId } } });
    expect([answered.http, answered.status.code]).toEqual([http, code]);
  });
});

describe("GET /contract-summary/{id}", () => {
  const lengthIn = ({ title, features, excluded }: Offer, lang: Language): number =>
    [...title, ...features.flatMap((one) => ("title" in one ? one.features : one)), ...excluded]
      .map((part) => (typeof part === "string" ? part : part[lang]))
      .join("").length;
  const longestFirst = (kind: keyof typeof offers, lang: Language): readonly Offer[] =>
    offers[kind].toSorted((one, other) => lengthIn(other, lang) - lengthIn(one, lang));
  /**
   * Returns the bundle with the longest possible summary: six lines with all mobile plans, the longest of them with both kinds of SIM card,
   * and the longest offers of the other products.
   */
  const longest = (lang: Language): Bundle => {
    const [[net = internet], [television = tv], plans] = [longestFirst("internet", lang), longestFirst("tv", lang), offers.mobile];
    const twice = longestFirst("mobile", lang).slice(0, 6 - plans.length);
    return {
      mobile: [...plans.map((plan) => lineOf(plan)), ...twice.map((plan) => lineOf(plan, true))],
      internet: idsOf(net),
      tv: idsOf(television),
      landline: landlineOf(landline),
    };
  };
  const sets: readonly (readonly [string, Bundle | typeof longest, number])[] = [
    ["one mobile line", { ...nothing, mobile: [lineOf(light)] }, 1],
    ["internet", { ...nothing, internet: idsOf(internet) }, 1],
    ["internet and landline", { ...nothing, internet: idsOf(internet), landline: landlineOf(landline) }, 3],
    ["everything there is", longest, 3],
  ];
  const documents = sets.flatMap(([what, bundle, pages]) =>
    languages.map((lang) => [what, lang, typeof bundle === "function" ? bundle(lang) : bundle, pages] as const),
  );

  test.each(documents)("is a tagged PDF of %s (%s), short enough and nowhere below 10 points", async (_what, lang, bundle, pages) => {
    const summary = await summaryOf(bundle, lang, true);
    const { http, headers, answer } = await call(api, contractSummaryFile, { query: { id: summary.id } });
    expect([http, headers["content-type"]]).toEqual([200, "application/pdf"]);
    const document = await readDocument(answer);
    expect([document.title, document.language.slice(0, 2), document.showsTitle, document.isTagged]).toEqual([
      titles[lang],
      lang,
      true,
      true,
    ]);
    expect(document.pages).toBeLessThanOrEqual(pages);
    expect(Math.min(...document.sizes)).toBeGreaterThanOrEqual(10);
    expect(document.roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", ...headings[lang].map(() => "H2")]);
    const text = document.lines.join(" ").replaceAll(/\s+/g, " ");
    const found = headings[lang].map((heading) => text.indexOf(heading));
    expect(found.every((at, index) => at > (found[index - 1] ?? 0))).toBe(true);
    // Everything that the page shows is also in the PDF.
    const plain = (words: string): string => words.replaceAll(/\s/g, "");
    const onPaper = plain(document.lines.join(""));
    for (const words of summary.sections.flatMap(({ p }) => p)) expect(onPaper).toContain(plain(words));
  });

  test("of none is not there", async () => {
    expect((await call(api, contractSummaryFile, { query: { id: "none" } })).status.code).toBe("not_found");
  });
});

/** Returns one of the offered times of a technician's visit. */
async function freeSlot(): Promise<FlowOrder["order"]["installation"]> {
  const days = (await api.app.inject({ method: "GET", url: `/bundle-configurator/install-interval/${grandPlace}?lang=en` })).json() as {
    data: { date: string }[];
  };
  return { date: days.data[12]?.date, intervalValue: "08:00-12:00" } as FlowOrder["order"]["installation"];
}

describe("an order", () => {
  test.each(languages)("keeps its summary with its version, and mails it with the visit for a calendar (%s)", async (lang) => {
    const body = { ...inAnotherHome(internetOrder(await freeSlot())), lang };
    const shown = await summaryOf(body.bundle, lang);
    const { answer } = await customer.ask(bundleOrder, { body, headers: { "idempotency-key": newKey() } });
    const { orderId, documents } = answer.data;
    expect(documents.map(({ text }) => text)).toContain(titles[lang]);
    expect(documents.find(({ text }) => text === titles[lang])?.url).toBe(shown.url);
    const [row] = await api.context.db
      .select({ id: contractSummaries.id, version: contractSummaries.version })
      .from(orders)
      .innerJoin(contractSummaries, eq(contractSummaries.id, orders.contractSummary))
      .where(eq(orders.number, orderId));
    expect(row).toEqual({ id: shown.id, version: shown.version });
    const sent = (await api.context.db.select().from(mails).where(eq(mails.recipient, customer.email))).find(({ text }) =>
      text.includes(orderId),
    );
    const [pdf, ics] = ["application/pdf", "text/calendar"];
    expect(sent?.attachments.map(({ type }) => type.split(";")[0])).toEqual([pdf, pdf, pdf, ics]);
    expect(
      Buffer.from(sent?.attachments[0]?.content ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const calendar = documents.at(-1);
    const read = await api.app.inject({ method: "GET", url: new URL(calendar?.url ?? "").pathname });
    expect([read.statusCode, String(read.headers["content-type"]).split(";")[0]]).toEqual([200, "text/calendar"]);
    expect(read.body).toBe(Buffer.from(sent?.attachments[3]?.content ?? "", "base64").toString());
  });

  const documents = { en: "general-terms", fr: "conditions-generales", nl: "algemene-voorwaarden" } as const;
  const forms = { en: "withdrawal-form", fr: "formulaire-de-retractation", nl: "herroepingsformulier" } as const;
  const attachedWords = {
    en: "a form in case you want to withdraw",
    fr: "un formulaire de rétractation",
    nl: "een formulier als je",
  } as const;
  test.each(languages)(
    "is mailed with the general terms that the site shows and the model form to withdraw, as tagged PDF (%s)",
    async (lang) => {
      const { answer } = await customer.ask(bundleOrder, {
        body: { ...customersOrder(), lang },
        headers: { "idempotency-key": newKey() },
      });
      const sent = (await api.context.db.select().from(mails).where(eq(mails.recipient, customer.email))).find(({ text }) =>
        text.includes(answer.data.orderId),
      );
      expect(sent?.text).toContain(attachedWords[lang]);
      /** Removes all spaces, because it does not matter where a line ends. */
      const plain = (text: string): string => text.replaceAll(/\s+/g, "");
      const read = async (name: string) => {
        const found = sent?.attachments.find((one) => one.name === `${name}.pdf`);
        if (!found) throw new Error(`${name} is not attached: ${sent?.attachments.map((one) => one.name).join(", ")}`);
        const document = await readDocument(new File([Buffer.from(found.content, "base64")], found.name));
        expect([document.language.slice(0, 2), document.showsTitle, document.isTagged]).toEqual([lang, true, true]);
        expect(Math.min(...document.sizes)).toBeGreaterThanOrEqual(10);
        return { ...document, text: plain(document.lines.join("")) };
      };
      const terms = await read(documents[lang]);
      expect(terms.title).toBe(termsIn(lang).title);
      expect(terms.roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", ...termsIn(lang).sections.map(() => "H2")]);
      for (const { heading, paragraphs } of termsIn(lang).sections)
        for (const words of [heading, ...paragraphs]) expect(terms.text).toContain(plain(words));
      const form = await read(forms[lang]);
      const { title, onlyIf, notice, blanks, choice } = withdrawalFormTexts[lang];
      expect([form.title, form.pages]).toEqual([title, 1]);
      expect(form.roles.filter((role) => role === "TH")).toHaveLength(blanks.length);
      for (const words of [onlyIf, notice, ...blanks, choice, creditor.name]) expect(form.text).toContain(plain(words));
    },
  );

  test("is not placed, and keeps nothing, while its summary cannot be made; the same order goes once it can", async () => {
    const body = inAnotherHome(internetOrder(await freeSlot()));
    const key = newKey();
    const placeOrder = () => customer.ask(bundleOrder, { body, headers: { "idempotency-key": key } });
    const kept = () => Promise.all([orders, installSlots, mails].map((table) => api.context.db.$count(table)));
    const [ordersBefore = 0, slotsBefore = 0, mailsBefore = 0] = await kept();
    const broken = vi.spyOn(fixedSpeeds, "internet-500", "get").mockReturnValue(undefined as never);
    expect((await call(api, contractSummary, { body: bodyOf(body.bundle, "en") })).http).toBe(500);
    const refused = await placeOrder();
    expect([refused.http, refused.status.error]).toEqual([500, true]);
    expect(await kept()).toEqual([ordersBefore, slotsBefore, mailsBefore]);
    broken.mockRestore();
    expect((await placeOrder()).http).toBe(200);
    expect(await kept()).toEqual([ordersBefore + 1, slotsBefore + 1, mailsBefore + 1]);
  });

  test("without a technician has a summary and no visit", async () => {
    const { answer } = await customer.ask(bundleOrder, { body: customersOrder(), headers: { "idempotency-key": newKey() } });
    expect(answer.data.documents.map(({ text }) => text)).toEqual(["Order confirmation", "Contract summary"]);
  });
});
