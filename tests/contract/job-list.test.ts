import { afterAll, beforeAll, expect, test } from "vitest";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { languages } from "#core/base/values/language.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const ask = (query: Readonly<Record<string, string>> = {}) => call(api, jobList, { query: { lang: "en", page: "1", ...query } });

async function all(query: Readonly<Record<string, string>> = {}) {
  const first = (await ask(query)).answer;
  const pages = Array.from({ length: first.page_count }, (_, index) => ask({ ...query, page: String(index + 1) }));
  return (await Promise.all(pages)).flatMap(({ answer }) => answer._embedded.cardJob);
}

test("GET /job-list answers in pages of ten, and counts all; a page beyond the last is empty [P-105, P-107, P-269]", async () => {
  const jobs = await all();
  const { answer } = await ask();
  expect(answer).toMatchObject({ page: 1, page_size: 10, total_items: jobs.length, page_count: Math.ceil(jobs.length / 10) });
  expect(jobs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(jobs.map(({ link }) => link)).size).toBe(jobs.length);
  expect(answer._embedded.cardJob).toHaveLength(10);
  const beyond = await ask({ page: "99" });
  expect([beyond.http, beyond.answer._embedded.cardJob, beyond.answer.total_items]).toEqual([200, [], jobs.length]);
});

test.each(["0", "-1", "1.5", "two", ""])("refuses the page '%s'", async (page) => {
  expect((await ask({ page })).http).toBe(422);
});

function filtersOf({ filters }: Awaited<ReturnType<typeof ask>>["answer"]) {
  if (!filters) throw new Error("no filters are answered");
  return filters;
}

test("filters by department, language of the work and place, and counts what each option would leave [P-268]", async () => {
  const { answer: first } = await ask();
  const [filters, total] = [filtersOf(first), first.total_items];
  expect([filters.department.length >= 6, filters.language.length, filters.location.length]).toEqual([true, 3, 8]);
  for (const name of jobFilters) {
    expect(filters[name].reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const [{ value, count } = { value: "", count: 0 }] = filters[name];
    expect(await all({ [name]: value })).toHaveLength(count);
  }
  const chosen = { department: "shops", language: "nl", lang: "fr" };
  const { answer } = await ask(chosen);
  const options = filtersOf(answer).location;
  expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total_items);
  for (const { value, count } of options) expect(await all({ ...chosen, location: value })).toHaveLength(count);
  expect(filtersOf(answer).department.length, "what else could be chosen").toBeGreaterThan(1);
  expect(answer._embedded.cardJob.every(({ category }) => category === "Magasins")).toBe(true);
});

test("finds words in title, text and tags beside the filters, whatever their case and accents", async () => {
  const found = await all({ q: "FIBRE technicien", lang: "fr" });
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan((await all({ lang: "fr" })).length);
  expect(await all({ q: "fibré  Technicien", lang: "fr" }), "accents and blanks do not count").toEqual(found);
  const [{ title, tgs } = expect.unreachable("nothing was found")] = found;
  expect((await all({ q: title, lang: "fr" })).map((job) => job.title)).toContain(title);
  const inTown = await ask({ q: tgs[0] ?? "", lang: "fr" });
  expect(filtersOf(inTown.answer).location.map(({ label }) => label)).toContain(tgs[0]);
  expect(filtersOf(inTown.answer).location.reduce((sum, { count }) => sum + count, 0)).toBe(inTown.answer.total_items);
  expect(await all({ q: "zeppelin" })).toEqual([]);
  expect((await ask({ q: "%_\\" })).answer.total_items, "signs that are no words restrict nothing").toBe((await ask()).answer.total_items);
});

test("refuses a search of 101 characters", async () => {
  expect((await ask({ q: "a".repeat(101) })).http).toBe(422);
});

test("an empty filter is none, one that nobody knows finds nothing, a parameter that there is not is refused [P-268]", async () => {
  expect((await ask({ department: "", location: "", q: "" })).answer.total_items).toBe((await ask()).answer.total_items);
  const unknown = await ask({ location: "atlantis" });
  expect([unknown.http, unknown.answer.total_items, unknown.answer._embedded.cardJob]).toEqual([200, 0, []]);
  expect((await ask({ colour: "red" })).http).toBe(422);
});

test("says it in each language, with links to the page in that language", async () => {
  const [en, fr, nl] = await Promise.all(languages.map((lang) => all({ lang })));
  const texts = (jobs: typeof en = []): Set<string> => new Set(jobs.map(({ text }) => text));
  for (const [jobs, path] of [
    [en, "/en/jobs/apply"],
    [fr, "/fr/emplois/postuler"],
    [nl, "/nl/vacatures/solliciteren"],
  ] as const) {
    expect(jobs?.every(({ link }) => link.startsWith(`${siteUrl}${path}?job=`))).toBe(true);
    expect(texts(jobs).size, "each role has words of its own").toBeGreaterThanOrEqual(30);
  }
  expect(new Set([...texts(en), ...texts(fr), ...texts(nl)]).size).toBe(texts(en).size + texts(fr).size + texts(nl).size);
  const options = await Promise.all(languages.map(async (lang) => filtersOf((await ask({ lang })).answer)));
  const labels = (name: JobFilter) => options.map((one) => one[name].map(({ label }) => label));
  expect(labels("department")).toEqual([
    ["Customer service", "Finance and legal", "IT and data", "Network and fibre", "People and offices", "Sales and marketing", "Shops"],
    [
      "Finances et juridique",
      "Informatique et données",
      "Magasins",
      "Réseau et fibre",
      "Ressources humaines et bureaux",
      "Service clientèle",
      "Ventes et marketing",
    ],
    [
      "Financiën en juridische dienst",
      "IT en data",
      "Klantendienst",
      "Netwerk en glasvezel",
      "Personeel en kantoren",
      "Verkoop en marketing",
      "Winkels",
    ],
  ]);
  expect(labels("language")).toEqual([
    ["Dutch", "English", "French"],
    ["Anglais", "Français", "Néerlandais"],
    ["Engels", "Frans", "Nederlands"],
  ]);
});
