/** Tests the page of one job: every job of the list has one, in each language. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobDetails } from "#core/domain/jobs/job.contract.ts";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { openings } from "#demo/api/data/job-openings.ts";
import { createTime } from "./support/access.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 100 })));
afterAll(() => api.close());

const ask = (id: string, lang = "en") => call(api, jobDetails, { query: { id, lang } });

test("GET /job/{id} has dates, a place, tasks, profile, hours and offer for each job of the list, in each language", async () => {
  for (const lang of languages) {
    const jobs = await Promise.all(openings.map(async ({ id }) => (await ask(id, lang)).answer.job));
    for (const [index, { id, role }] of openings.entries()) {
      const job = jobs[index];
      expect(job).toMatchObject({ id, title: role.texts[lang][0], employer: "digi Belgium (demo)" });
      expect(job?.link).toMatch(new RegExp(`^${siteUrl}/${lang}/.*\\?job=${id}$`));
      expect(job?.place.postalCode).toMatch(/^[1-9]\d{3}$/);
      expect(job?.sections.map(({ p }) => p.length)).toEqual([2, 2, role.hours === "saturdays" ? 1 : 2, 3, 1]);
      expect(job?.sections[3]?.p[1], "the pay").toMatch(/\d.*\d/);
      const [posted, until] = [parseDate(job?.posted ?? ""), parseDate(job?.until ?? "")];
      expect(posted && until && posted < "2026-03-02" && until > "2026-03-02", `${id}: ${posted} – ${until}`).toBe(true);
    }
  }
  const { job: student } = (await ask("student-shop-leuven-nl")).answer;
  expect(student.sections[3]?.p[1]).toBe("Gross pay: €14 to €16 an hour, depending on your age.");
  expect(
    new Set((await Promise.all(languages.map((lang) => ask(openings[0]?.id ?? "", lang)))).map(({ answer }) => answer.job.title)).size,
  ).toBe(3);
});

test("each role has tasks and a profile of its own, in each language", async () => {
  for (const lang of languages) {
    const jobs = await Promise.all(openings.map(async ({ id }) => (await ask(id, lang)).answer.job));
    const roles = new Set(openings.map(({ role }) => role.id)).size;
    for (const part of [0, 1]) expect(new Set(jobs.map(({ sections }) => sections[part]?.p[part === 0 ? 1 : 0])).size).toBe(roles);
  }
});

test("an item of the list names the id by which its whole text is asked for", async () => {
  const { answer } = await call(api, jobList, { query: { lang: "nl", page: "2" } });
  for (const { id = "", title, link } of answer._embedded.cardJob)
    expect((await ask(id, "nl")).answer.job).toMatchObject({ id, title, link });
});

test.each(["captain", "constructor", "%3Cscript%3E"])("a job '%s' is not found", async (id) => {
  const { http, status } = await ask(id, "fr");
  expect([http, status.code, status.message]).toEqual([200, "not_found", "Cet élément n’existe pas."]);
});

test("a job has an etag", async () => {
  const { headers } = await ask(openings[0]?.id ?? "");
  const again = await api.app.inject({
    url: `/job/${openings[0]?.id}`,
    query: { lang: "en" },
    headers: { "if-none-match": String(headers["etag"]) },
  });
  expect(again.statusCode).toBe(304);
});
