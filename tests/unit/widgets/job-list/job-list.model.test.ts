import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { Job } from "#core/domain/jobs/jobs.contract.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { Model } from "#widgets/job-list/job-list.model.ts";
import { answerOf, jobOf } from "./samples.ts";

/** Creates and starts a model, whose calls the test answers. */
function setUp(search = "", attributes: Readonly<Record<string, string>> = {}) {
  const desk = createDesk();
  const bar = createFakeAddressBar(`https://site.example/en/jobs${search}`);
  const options = signal(attributes);
  const model = new Model(desk.ports as unknown as Ports, options, bar);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const asked = (): unknown => desk.last().request.query;
  return { ...desk, bar, options, model, query: asked, search: () => new URL(bar.read()).search };
}

test("asks in the page's language for the first page, and shows what the API answers [P-009, P-268, P-269]", async () => {
  const { model, last, query } = setUp();
  expect(query()).toEqual({ lang: "en", page: 1 });
  const answer = answerOf(2);
  await last().answer(answer);
  expect(model.jobs.state.value).toMatchObject({ status: "loaded", items: answer._embedded.cardJob, more: { status: "complete" } });
  expect(model.filterOptions.value).toEqual(answer.filters);
});

test("a shared link's filters are asked for at once; `language` is that of the work, `lang` that of the page [P-051, P-268]", () => {
  const { query, model, language } = setUp("?department=it&language=nl&location=ghent&page=4");
  expect(query()).toEqual({ lang: "en", page: 1, department: "it", language: "nl", location: "ghent" });
  expect(model.chosen.value).toEqual({ department: "it", language: "nl", location: "ghent" });
  language.value = "fr";
  expect(query()).toMatchObject({ lang: "fr", language: "nl" });
});

test("a search restarts at page 1, keeps the filters, stands in the address, and the same words are not asked for again", async () => {
  const { model, asked, query, search, bar, last } = setUp("?location=ghent");
  await last().answer(answerOf(10, 25));
  model.search("  fibre ");
  expect([search(), query()]).toEqual(["?location=ghent&q=fibre", { lang: "en", page: 1, q: "fibre", location: "ghent" }]);
  const before = asked.length;
  model.search("fibre");
  expect(asked).toHaveLength(before);
  model.search(" ");
  expect([search(), query()]).toEqual(["?location=ghent", { lang: "en", page: 1, location: "ghent" }]);
  bar.back();
  expect(model.chosen.value).toEqual({ q: "fibre", location: "ghent" });
  model.clear();
  expect(query()).toEqual({ lang: "en", page: 1 });
});

test("a filter restarts at page 1, stands in the address, and Back undoes it; a late answer of the old one is dropped [P-051, P-166]", async () => {
  const { model, asked, last, query, search, bar } = setUp();
  await last().answer(answerOf(10, 25));
  void model.jobs.loadMore();
  expect(query()).toEqual({ lang: "en", page: 2 });
  const old = last();
  model.choose("department", "it");
  expect([search(), query()]).toEqual(["?department=it", { lang: "en", page: 1, department: "it" }]);
  expect(old.request.signal?.aborted).toBe(true);
  await old.answer(answerOf(10, 25));
  expect(model.jobs.state.value.status).toBe("loading");
  model.choose("location", "ghent");
  const late = asked.at(-2);
  await last().answer(answerOf(1));
  await late?.answer(answerOf(7));
  expect(model.jobs.state.value).toMatchObject({ status: "loaded", totalItems: 1 });
  bar.back();
  expect(query()).toEqual({ lang: "en", page: 1, department: "it" });
  bar.back();
  expect([model.chosen.value, query()]).toEqual([{}, { lang: "en", page: 1 }]);
  bar.forward();
  expect(model.chosen.value).toEqual({ department: "it" });
});

test("one filter is taken back, or all at once in one step of the history [P-052, P-053]", () => {
  const { model, bar, query, search } = setUp("?department=it&location=ghent&utm=1");
  model.choose("department", "");
  expect([query(), search()]).toEqual([{ lang: "en", page: 1, location: "ghent" }, "?utm=1&location=ghent"]);
  bar.back();
  const { length } = bar.entries;
  model.clear();
  expect([query(), search(), bar.entries.length]).toEqual([{ lang: "en", page: 1 }, "?utm=1", length]);
  bar.back();
  expect(model.chosen.value).toEqual({ department: "it", location: "ghent" });
});

test("attributes set the start, also when the page changes them; what the visitor cleared stays cleared", () => {
  const { model, query, options } = setUp("", { department: "shops" });
  expect(query()).toEqual({ lang: "en", page: 1, department: "shops" });
  options.value = { department: "care" };
  expect(query()).toEqual({ lang: "en", page: 1, department: "care" });
  model.clear();
  options.value = { department: "it" };
  expect(query()).toEqual({ lang: "en", page: 1 });
});

test("what can be filtered by stays while another answer is on its way, and where none comes", async () => {
  const { model, last } = setUp();
  const answer = answerOf(3);
  await last().answer(answer);
  model.choose("language", "nl");
  expect(model.filterOptions.value).toEqual(answer.filters);
  await last().fail();
  expect([model.jobs.state.value.status, model.filterOptions.value]).toEqual(["failed", answer.filters]);
  void model.jobs.reload();
  await last().answer(answerOf(1));
  expect(model.jobs.state.value).toMatchObject({ status: "loaded", totalItems: 1 });
});

test("a link is followed where it is a web address, and only there", () => {
  const { model } = setUp();
  expect(model.hrefOf("/en/jobs/apply?job=1")).toBe("https://site.example/en/jobs/apply?job=1");
  expect(model.hrefOf("https://jobs.example/1")).toBe("https://jobs.example/1");
  expect([model.hrefOf("javascript:alert(1)"), model.hrefOf("data:text/html,x")]).toEqual([undefined, undefined]);
});

test("two jobs of one title and link stay two: their category or tags tell them apart", async () => {
  const { model, last } = setUp();
  const answer = answerOf(1, 3);
  const [job] = answer._embedded.cardJob as [Job];
  const cardJob = [job, { ...job, tgs: ["Namur", "Dutch"] }, { ...job, category: "Service" }];
  await last().answer({ ...answer, _embedded: { cardJob } });
  expect(model.jobs.state.value).toMatchObject({ items: cardJob, more: { status: "complete" } });
});

test("a job is read in a new entry of the history, beside the filters; Back leaves it, and so does closing [P-105]", async () => {
  const { model, last, search, bar, asked } = setUp("?department=it");
  await last().answer(answerOf(2));
  const [job] = answerOf(1)._embedded.cardJob as [Job];
  expect(model.textHrefOf(job)).toBe("https://site.example/en/jobs?department=it&job=job-1");
  expect([model.reading.value, model.read(job), model.reading.value]).toEqual([undefined, true, "job-1"]);
  expect(search()).toBe("?department=it&job=job-1");
  bar.back();
  expect([model.reading.value, search()]).toEqual([undefined, "?department=it"]);
  bar.forward();
  model.leave();
  expect([model.reading.value, search(), asked.length]).toEqual([undefined, "?department=it", 1]);
});

test("a shared link opens its job at once, and a filter that is chosen later keeps nothing of it", async () => {
  const { model, search } = setUp("?job=job-7&utm=1");
  expect(model.reading.value).toBe("job-7");
  model.leave();
  model.choose("department", "it");
  expect([model.reading.value, search()]).toEqual([undefined, "?utm=1&department=it"]);
});

test("an empty name in the address is no job; a job without an id is read on its own page", () => {
  const { model, search } = setUp("?job=");
  expect(model.reading.value).toBeUndefined();
  const { id: _id, ...job } = jobOf(3);
  expect([model.read(job), model.textHrefOf(job), search()]).toEqual([false, "https://site.example/en/jobs/apply?job=3", "?job="]);
});
