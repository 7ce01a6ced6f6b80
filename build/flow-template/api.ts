/** The template of the demo API's module that answers the calls of a flow with samples, and of the test that calls this module. */
import { camel, quoted, type Title } from "#build/template.ts";

/** Returns the content of each generated file, by its path in the repository. */
export const apiFiles = (name: string, title: Title): Readonly<Record<string, string>> => ({
  [`demo/api/modules/${name}/${name}.module.ts`]: routes(name, title),
  [`tests/contract/${name}.test.ts`]: contractTest(name),
});

const routes = (
  name: string,
  title: Title,
): string => `/** The calls of \`digi-${name}\`, answered with sample offers. An order is mailed to customer service. */
import { randomBytes } from "node:crypto";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, weekdayOf } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
import { readDays, type Day } from "#widgets/${name}/appointment/appointment.contract.ts";
import { readOffers, type Offer } from "#widgets/${name}/choice/choice.contract.ts";
import { placeOrder } from "#widgets/${name}/details/details.contract.ts";

const subjects: Readonly<Record<Language, string>> = { en: ${quoted(title.en)}, fr: ${quoted(title.fr)}, nl: ${quoted(title.nl)} };

const sampleTexts: Readonly<Record<Language, string>> = {
  en: "<p>We come to your home and <strong>connect everything</strong>.</p><ul><li>No extra costs</li><li>Change it every month</li></ul>",
  fr: "<p>Nous venons chez vous et <strong>raccordons tout</strong>.</p><ul><li>Sans frais supplémentaires</li><li>Modifiable chaque mois</li></ul>",
  nl: "<p>We komen bij je thuis en <strong>sluiten alles aan</strong>.</p><ul><li>Geen extra kosten</li><li>Elke maand te wijzigen</li></ul>",
};

const offersIn = (language: Language): Offer[] =>
  ["Start", "Comfort", "Max"].map((name, index) => ({
    id: name.toLowerCase(),
    name,
    price: 10 + 7.5 * index,
    html: sampleTexts[language],
  }));

/** Returns the days of four weeks, beginning with the first working day after today. Sundays are not free. */
function daysFrom(nowMs: number): Day[] {
  const tomorrow = addDays(todayInBrussels(nowMs), 1);
  const first = weekdayOf(tomorrow) === 7 ? addDays(tomorrow, 1) : tomorrow;
  return Array.from({ length: 28 }, (_, index) => addDays(first, index)).map((date) => ({ date, is_free: weekdayOf(date) !== 7 }));
}

const offers = route({
  endpoint: readOffers,
  budget: "lookup",
  handle: async ({ language }) => ({ answer: { offers: offersIn(language) } }),
});

const days = route({
  endpoint: readDays,
  budget: "lookup",
  handle: async (_call, { now }) => ({ answer: { days: daysFrom(now()) } }),
});

const order = route({
  endpoint: placeOrder,
  budget: "form",
  async check({ body, language }, { now }): Promise<FieldProblems | undefined> {
    if (!offersIn(language).some(({ id }) => id === body.offer)) return { offer: "choice.required" };
    const isFree = daysFrom(now()).some(({ date, is_free }) => date === body.day && is_free);
    return isFree ? undefined : { day: "field.wrong" };
  },
  async handle({ body, db, language }, { mailer, options }) {
    const reference = randomBytes(4).toString("hex").toUpperCase();
    const { offer, day, sim_number, iban, vat } = body;
    const text = Object.entries({ offer, day, sim_number, iban, ...(vat !== undefined && { vat }) }).map((fact) => fact.join(": "));
    await mailer.enqueue(db, { to: options.customerServiceEmail, subject: \`\${subjects[language]} (\${reference})\`, text: text.join("\\n") });
    return { answer: { reference } };
  },
});

export const ${camel(name)}Module = apiModule("${name}", { routes: [offers, days, order] });
`;

const contractTest = (name: string): string => `import { afterAll, beforeAll, expect, test } from "vitest";
import { weekdayOf } from "#core/base/values/dates.ts";
import { readDays } from "#widgets/${name}/appointment/appointment.contract.ts";
import { readOffers } from "#widgets/${name}/choice/choice.contract.ts";
import { placeOrder } from "#widgets/${name}/details/details.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { mailsTo } from "./support/outbox.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const query = { lang: "fr" };
const order = (day: string, recaptcha: string) => ({
  offer: "start",
  day,
  sim_number: "8932 0000 0000 0001 236",
  iban: "BE71 0961 2345 6769",
  lang: "fr",
  platform: "web",
  recaptcha,
});

test("GET /${name}/offers answers offers, with texts in the language that is asked for", async () => {
  const [french, dutch] = await Promise.all(
    ["fr", "nl"].map(async (lang) => (await call(api, readOffers, { query: { lang } })).answer.offers),
  );
  expect(new Set(french?.map(({ id }) => id)).size).toBe(3);
  expect(dutch?.map(({ id }) => id)).toEqual(french?.map(({ id }) => id));
  expect(dutch?.[0]?.html).not.toBe(french?.[0]?.html);
});

test("POST /${name}/orders takes a free day, and brings the order to customer service", async () => {
  const { days } = (await call(api, readDays, { query })).answer;
  const { http, answer } = await call(api, placeOrder, { body: order(days[0]?.date ?? "", await solveCaptcha(api)) });
  expect(http).toBe(200);
  const [mail] = await mailsTo(api, "support@digi.example");
  expect(mail?.subject).toContain(answer.reference);
  expect(mail?.text).toContain("BE71096123456769");
});

test("refuses a day on which nobody comes, an offer that there is not, and an order without a captcha", async () => {
  const { days } = (await call(api, readDays, { query })).answer;
  const sunday = days.find(({ date }) => weekdayOf(date) === 7)?.date ?? "";
  expect((await call(api, placeOrder, { body: order(sunday, "none") })).status.message).toEqual({ day: ["Vérifiez ce champ"] });
  const [free] = days;
  const unknown = { ...order(free?.date ?? "", "none"), offer: "none" };
  expect((await call(api, placeOrder, { body: unknown })).status.message).toEqual({ offer: ["Choisissez une option"] });
  expect((await call(api, placeOrder, { body: order(free?.date ?? "", "none") })).status.code).toBe("captcha_invalid");
});
`;
