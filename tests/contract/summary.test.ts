/** The contract summary (Implementing Regulation (EU) 2019/2243): of every bundle, complete, in order, and at the order's own prices. */
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractSummary, contractSummaryFile, type ContractSummary } from "#core/order/contract-summary.contract.ts";
import { bundleOrder } from "#core/order/order.contract.ts";
import type { FlowOrder } from "#core/order/order.schema.ts";
import { languages, type Language } from "#core/values/language.ts";
import { centsOfEuros, discountOf, formatMoney, sumOf } from "#core/values/money.ts";
import { offers, type Offer } from "#demo/api/bundle/offers.ts";
import { contractSummaries, orders } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { termsTexts } from "#demo/documents/terms.texts.ts";
import { withdrawalFormTexts } from "#demo/documents/withdrawal-form.texts.ts";
import { SummaryText } from "#widgets/order-flow/review-order/contract-summary.view.tsx";
import { call } from "./support/call.ts";
import { customersOrder, grandPlace, internetOrder, newKey, newLine } from "./support/order.ts";
import { readPaper } from "./support/paper.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await newcomer(api);
});
afterAll(() => api.close());

type Bundle = FlowOrder["bundle"];

const nothing: Bundle = { mobile: [], internet: null, tv: null, landline: null };
const idsOf = ({ i, wpId }: Offer) => ({ i, wpId });
const lineOf = ({ i, wpId }: Offer, eSim = false) => newLine(i.replace("mobile-", ""), wpId, eSim);
const landlineOf = (offer: Offer) => ({ ...idsOf(offer), phone: "new-phone", phoneProvider: null, landline_agree: false }) as const;
const [light] = offers.mobile;
const [internet] = offers.internet;
const [tv] = offers.tv;
const [landline] = offers.landline;
if (!light || !internet || !tv || !landline) throw new Error("nothing is on offer");

const voucher = { code: "WELCOME10", label: "", percent: 10, months: 12 };
const bodyOf = (bundle: Bundle, lang: Language, hasVoucher = false) => ({
  bundle,
  promo_code: { voucher: hasVoucher ? voucher : null, dealerCare: null },
  installAddress: { fttbAddressId: grandPlace },
  lang,
});
async function summaryOf(bundle: Bundle, lang: Language, hasVoucher = false): Promise<ContractSummary> {
  const { http, answer } = await call(api, contractSummary, { body: bodyOf(bundle, lang, hasVoucher) });
  if (http !== 200) throw new Error(`no summary: ${http}`);
  return answer.data;
}

/** The regulation's, in its order. */
const headings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Services and equipment",
    "Speeds of the internet service and remedies",
    "Price",
    "Duration, renewal and termination",
    "Features for end-users with disabilities",
    "Other relevant information",
  ],
  fr: [
    "Services et équipements",
    "Débits du service internet et voies de recours",
    "Prix",
    "Durée, renouvellement et résiliation",
    "Fonctions destinées aux utilisateurs finaux handicapés",
    "Autres informations utiles",
  ],
  nl: [
    "Diensten en apparatuur",
    "Snelheden van de internetdienst en rechtsmiddelen",
    "Prijs",
    "Looptijd, verlenging en beëindiging",
    "Functies voor eindgebruikers met een handicap",
    "Andere relevante informatie",
  ],
};
const titles = { en: "Contract summary", fr: "Récapitulatif contractuel", nl: "Samenvatting van het contract" };

const offer = (kind: keyof typeof offers) => fc.constantFrom<Offer>(...offers[kind]);
const bundles = fc
  .record({
    mobile: fc.array(fc.tuple(offer("mobile"), fc.boolean()), { maxLength: 6 }),
    internet: fc.option(offer("internet")),
    tv: fc.option(offer("tv")),
    landline: fc.option(offer("landline")),
  })
  .filter(
    ({ mobile, internet: net, tv: television, landline: fixed }) =>
      (mobile.length > 0 || net !== null) && (net !== null || fixed === null) && mobile.length + (television ? 1 : 0) + (net ? 1 : 0) > 0,
  )
  .map((chosen) => ({
    chosen: [...chosen.mobile.map(([plan]) => plan), ...[chosen.internet, chosen.tv, chosen.landline].filter((one) => one !== null)],
    bundle: {
      mobile: chosen.mobile.map(([plan, eSim]) => lineOf(plan, eSim)),
      internet: chosen.internet && idsOf(chosen.internet),
      tv: chosen.tv && idsOf(chosen.tv),
      landline: chosen.landline && landlineOf(chosen.landline),
    },
  }));

/** Amounts in a text, in cents, as that language writes them. */
const amountsIn = (text: string): number[] =>
  [...text.replaceAll(/[\u00a0\u202f]/g, " ").matchAll(/(-?)(?:€ ?(-?)(\d+(?:[.,]\d\d)?)|(\d+(?:[.,]\d\d)?) €)/g)]
    .map(([, before, inside, first, last]) => Number((first ?? last ?? "").replace(",", ".")) * 100 * (before || inside ? -1 : 1))
    .map(Math.round);

/** `h6 Price`, `p Mobile Light: €5 a month.` */
const piecesOf = (html: string): string[] =>
  [...html.matchAll(/<(h5|h6|p)>([^<]*)<\/\1>/g)].map(
    ([, tag, text = ""]) =>
      `${tag} ${text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&")}`,
  );

describe("POST /bundle-configurator/contract-summary", () => {
  test("of 200 bundles, as data and as HTML, has its title, sentences and headings in order, and the order's prices to the cent", async () => {
    const isRight = async ({ bundle, chosen }: { bundle: Bundle; chosen: readonly Offer[] }, lang: Language, hasVoucher: boolean) => {
      const summary = await summaryOf(bundle, lang, hasVoucher);
      const { title, opening, provider, sections } = summary;
      expect([title, opening.length, sections.map(({ h }) => h)]).toEqual([titles[lang], 3, headings[lang]]);
      for (const { p } of sections) expect(p.length).toBeGreaterThan(0);
      // As the flow shows it: the same words in the same order, headings as headings.
      const pieces = piecesOf(renderToStaticMarkup(createElement(SummaryText, { summary })));
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
      // The last amount of each line before it is what it adds up to: activation, products, discount.
      expect(sumOf(lines.slice(0, totalAt).map((text) => amountsIn(text).at(-1) ?? Number.NaN))).toBe(total);
      expect(lines[totalAt + 1]?.includes(formatMoney(sum, lang))).toBe(hasVoucher);
    };
    const language = fc.constantFrom(...languages);
    await fc.assert(fc.asyncProperty(bundles, language, fc.boolean(), isRight), { numRuns: 200 });
  }, 120_000);

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
  const all: Bundle = {
    mobile: offers.mobile.flatMap((plan) => [lineOf(plan), lineOf(plan, true)]).slice(0, 6),
    internet: idsOf(internet),
    tv: idsOf(tv),
    landline: landlineOf(landline),
  };
  const sets: readonly (readonly [string, Bundle, number])[] = [
    ["one mobile line", { ...nothing, mobile: [lineOf(light)] }, 1],
    ["internet", { ...nothing, internet: idsOf(internet) }, 1],
    ["internet and landline", { ...nothing, internet: idsOf(internet), landline: landlineOf(landline) }, 3],
    ["everything", all, 3],
  ];
  const papers = sets.flatMap(([what, bundle, pages]) => languages.map((lang) => [what, lang, bundle, pages] as const));

  test.each(papers)("is a tagged PDF of %s (%s), short enough and nowhere below 10 points", async (_what, lang, bundle, pages) => {
    const summary = await summaryOf(bundle, lang, true);
    const { http, headers, answer } = await call(api, contractSummaryFile, { query: { id: summary.id } });
    expect([http, headers["content-type"]]).toEqual([200, "application/pdf"]);
    const paper = await readPaper(answer);
    expect([paper.title, paper.language.slice(0, 2), paper.showsTitle, paper.isTagged]).toEqual([titles[lang], lang, true, true]);
    expect(paper.pages).toBeLessThanOrEqual(pages);
    expect(Math.min(...paper.sizes)).toBeGreaterThanOrEqual(10);
    expect(paper.roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", ...headings[lang].map(() => "H2")]);
    const text = paper.lines.join(" ").replaceAll(/\s+/g, " ");
    const found = headings[lang].map((heading) => text.indexOf(heading));
    expect(found.every((at, index) => at > (found[index - 1] ?? 0))).toBe(true);
  });

  test("of none is not there", async () => {
    expect((await call(api, contractSummaryFile, { query: { id: "none" } })).status.code).toBe("not_found");
  });
});

describe("an order", () => {
  test.each(languages)("keeps its summary with its version, and mails it with the visit for a calendar (%s)", async (lang) => {
    const days = (await api.app.inject({ method: "GET", url: `/bundle-configurator/install-interval/${grandPlace}?lang=en` })).json() as {
      data: { date: string }[];
    };
    const slot = { date: days.data[12]?.date, intervalValue: "08:00-12:00" } as FlowOrder["order"]["installation"];
    const body = { ...internetOrder(slot), lang };
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

  const papers = { en: "general-terms", fr: "conditions-generales", nl: "algemene-voorwaarden" } as const;
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
      /** Where a line ends is no matter. */
      const plain = (text: string): string => text.replaceAll(/\s+/g, "");
      const read = async (name: string) => {
        const found = sent?.attachments.find((one) => one.name === `${name}.pdf`);
        if (!found) throw new Error(`${name} is not attached: ${sent?.attachments.map((one) => one.name).join(", ")}`);
        const paper = await readPaper(new File([Buffer.from(found.content, "base64")], found.name));
        expect([paper.language.slice(0, 2), paper.showsTitle, paper.isTagged]).toEqual([lang, true, true]);
        expect(Math.min(...paper.sizes)).toBeGreaterThanOrEqual(10);
        return { ...paper, text: plain(paper.lines.join("")) };
      };
      const terms = await read(papers[lang]);
      expect(terms.title).toBe(termsTexts[lang].title);
      expect(terms.roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", ...termsTexts[lang].sections.map(() => "H2")]);
      for (const { heading, paragraphs } of termsTexts[lang].sections)
        for (const words of [heading, ...paragraphs]) expect(terms.text).toContain(plain(words));
      const form = await read(forms[lang]);
      const { title, onlyIf, notice, blanks, choice } = withdrawalFormTexts[lang];
      expect([form.title, form.pages]).toEqual([title, 1]);
      expect(form.roles.filter((role) => role === "TH")).toHaveLength(blanks.length);
      for (const words of [onlyIf, notice, ...blanks, choice, creditor.name]) expect(form.text).toContain(plain(words));
    },
  );

  test("without a technician has a summary and no visit", async () => {
    const { answer } = await customer.ask(bundleOrder, { body: customersOrder(), headers: { "idempotency-key": newKey() } });
    expect(answer.data.documents.map(({ text }) => text)).toEqual(["Order confirmation", "Contract summary"]);
  });
});
