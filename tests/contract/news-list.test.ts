import { afterAll, beforeAll, expect, test } from "vitest";
import { newsList } from "#core/domain/news/news.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { publicUrl, startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const ask = (page = "1", lang = "en") => call(api, newsList, { query: { page, lang } });

async function all(lang = "en") {
  const pages = Array.from({ length: (await ask("1", lang)).answer.page_count }, (_, index) => ask(String(index + 1), lang));
  return (await Promise.all(pages)).flatMap(({ answer }) => answer._embedded.cardNews);
}

test("GET /news-list answers in pages of nine, and counts all; a page beyond the last is empty [P-106, P-107, P-270, P-271]", async () => {
  const news = await all();
  const { answer } = await ask();
  expect(answer).toMatchObject({ page: 1, page_size: 9, total_items: news.length, page_count: Math.ceil(news.length / 9) });
  expect(news.length).toBeGreaterThanOrEqual(40);
  expect(new Set(news.map(({ url }) => url)).size).toBe(news.length);
  expect(new Set(news.map(({ large }) => large))).toEqual(new Set([true, false]));
  const beyond = await ask("99");
  expect([beyond.http, beyond.answer._embedded.cardNews]).toEqual([200, []]);
  expect((await ask("0")).http).toBe(422);
});

test("says each in three languages [P-270]", async () => {
  const lists = await Promise.all(languages.map((lang) => all(lang)));
  const texts = lists.flatMap((news) => news.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
});

test("each has a drawing of its own, light, and free for pages of any site", async () => {
  const drawings = await Promise.all(
    (await all()).map(async ({ image }) => {
      expect(image.startsWith(publicUrl)).toBe(true);
      const { statusCode, headers, body } = await api.app.inject({ url: image.slice(publicUrl.length) });
      expect([statusCode, headers["content-type"], headers["cross-origin-resource-policy"]]).toEqual([
        200,
        "image/svg+xml",
        "cross-origin",
      ]);
      expect(body.length).toBeLessThan(4_000);
      expect(body).not.toMatch(/NaN|undefined|<script/);
      return body;
    }),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});
