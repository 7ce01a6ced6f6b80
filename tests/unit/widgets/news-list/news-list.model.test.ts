import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { News } from "#core/domain/news/news.contract.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { Model } from "#widgets/news-list/news-list.model.ts";
import { answerOf } from "./samples.ts";

/** Creates and starts a model, whose calls the test answers. */
function setUp() {
  const desk = createDesk();
  const model = new Model(desk.ports as unknown as Ports, undefined, createFakeAddressBar("https://site.example/en/news"));
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { ...desk, model };
}

test("asks for page after page in the page's language, and shows what the API answers [P-008, P-056, P-165, P-270, P-271]", async () => {
  const { model, last, language } = setUp();
  expect(last().request.query).toEqual({ lang: "en", page: 1 });
  await last().answer(answerOf(9, 10));
  expect(model.news.state.value).toMatchObject({ status: "loaded", more: { status: "available" } });
  void model.news.loadMore();
  expect(last().request.query).toEqual({ lang: "en", page: 2 });
  await last().answer(answerOf(1, 10, 2));
  expect(model.news.state.value).toMatchObject({ items: answerOf(10)._embedded.cardNews, more: { status: "complete" } });
  language.value = "nl";
  expect(last().request.query).toEqual({ lang: "nl", page: 1 });
});

test("a failure can be tried again", async () => {
  const { model, asked, last } = setUp();
  await last().fail();
  expect(model.news.state.value).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
  void model.news.reload();
  await last().answer(answerOf(0));
  expect([model.news.state.value.status, asked.length]).toEqual(["empty", 2]);
});

test("links and pictures are web addresses, or none", () => {
  const { model } = setUp();
  expect(model.hrefOf("/en/news/1")).toBe("https://site.example/en/news/1");
  expect([model.hrefOf(""), model.hrefOf("javascript:alert(1)")]).toEqual([undefined, undefined]);
});

test("two pieces of one address and text stay two: their tags or picture tell them apart", async () => {
  const { model, last } = setUp();
  const answer = answerOf(1, 3);
  const [piece] = answer._embedded.cardNews as [News];
  const cardNews = [piece, { ...piece, tags: ["Mobile"] }, { ...piece, image: "/pictures/other.svg" }];
  await last().answer({ ...answer, _embedded: { cardNews } });
  expect(model.news.state.value).toMatchObject({ items: cardNews, more: { status: "complete" } });
});
