/** The template of a list's tests, which cover its samples, its model, its calls, and the journey through it. */
import { pascal, setUpOnDesk } from "#build/template.ts";

/** Returns the content of each generated file, by its path in the repository. */
export const testFiles = (name: string): Readonly<Record<string, string>> => ({
  [`tests/unit/widgets/${name}/samples.ts`]: samples(name),
  [`tests/unit/widgets/${name}/${name}.model.test.ts`]: modelTest(name),
  [`tests/contract/${name}.test.ts`]: contractTest(name),
  [`tests/e2e/${name}.test.ts`]: journey(name),
});

const samples = (name: string): string => `import { pageSize, type Item } from "#widgets/${name}/${name}.contract.ts";

const itemOf = (number: number): Item => ({ id: String(number), name: \`Example \${number}\`, price: number + 0.5 });

/** Returns the first page of the API's answer. @param total the number of items on all pages */
export const answerOf = (count: number, total = count) => ({
  items: Array.from({ length: count }, (_item, index) => itemOf(index + 1)),
  page: 1,
  page_count: Math.ceil(total / pageSize),
  page_size: pageSize,
  total_items: total,
});

/** The answers for which \`npm run heights\` reserves space: a full first page of a longer list. @public */
export const answers = { "/${name}": answerOf(pageSize, 999) };
`;

const modelTest = (name: string): string => `import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { Model } from "#widgets/${name}/${name}.model.ts";
import { answerOf } from "./samples.ts";

${setUpOnDesk({ isSignedIn: false })}
const answer = answerOf(1);
const { items } = answer;

test("shows what the API answers", async () => {
  const { model, last } = setUp();
  expect(last().request.query).toEqual({ kind: "all", page: 1, lang: "en" });
  await last().answer(answer);
  expect(model.items.state.value).toMatchObject({ status: "loaded", items, more: { status: "complete" } });
});

test("another kind is asked for from its first page, and may have nothing", async () => {
  const { model, last } = setUp();
  await last().answer(answerOf(5, 8));
  model.choose("new");
  expect(last().request.query).toEqual({ kind: "new", page: 1, lang: "en" });
  await last().answer(answerOf(0));
  expect(model.items.state.value.status).toBe("empty");
});

test("a failure can be tried again", async () => {
  const { model, asked, last } = setUp();
  await last().fail();
  expect(model.items.state.value).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
  void model.items.reload();
  expect(model.items.state.value).toEqual({ status: "loading" });
  expect(asked).toHaveLength(2);
});
`;

const contractTest = (name: string): string => `import { afterAll, beforeAll, expect, test } from "vitest";
import { read${pascal(name)}, type Kind } from "#widgets/${name}/${name}.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const ask = (kind: Kind, page = "1", lang = "en") => call(api, read${pascal(name)}, { query: { kind, page, lang } });

test("GET /${name} answers page by page, and counts all", async () => {
  const pages = await Promise.all(["1", "2", "3"].map(async (page) => (await ask("all", page)).answer));
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(pages[0]?.total_items);
  expect(pages.map(({ page, page_count }) => [page, page_count])).toEqual([1, 2, 3].map((page) => [page, 3]));
});

test("answers those of a kind, in the language that is asked for", async () => {
  const [all, some, french] = await Promise.all([ask("all"), ask("new"), ask("new", "1", "fr")]);
  expect(some.answer.total_items).toBeLessThan(all.answer.total_items);
  expect(french.answer.items.map(({ id }) => id)).toEqual(some.answer.items.map(({ id }) => id));
  expect(french.answer.items[0]?.name).not.toBe(some.answer.items[0]?.name);
});

test("refuses a kind that there is not", async () => {
  expect((await ask("old" as Kind)).http).toBe(422);
});
`;

const journey = (name: string): string => `import { expect, test } from "#tests/page.ts";

test("lists what the API answers, more of it, and those of one kind", async ({ page }) => {
  await page.goto("/demo-pages/${name}?lang=en");
  const widget = page.locator("digi-${name}");
  await expect(widget.getByRole("listitem")).toHaveCount(5);
  await widget.getByRole("button", { name: "Load more" }).click();
  await expect(widget.getByRole("listitem")).toHaveCount(10);
  await widget.getByRole("tab", { name: "New" }).click();
  await expect(widget.getByRole("listitem")).toHaveCount(4);
});
`;
