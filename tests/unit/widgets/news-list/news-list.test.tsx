import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import type { News } from "#core/domain/news/news.contract.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { Model } from "#widgets/news-list/news-list.model.ts";
import { View } from "#widgets/news-list/news-list.view.tsx";
import { answerOf, newsOf } from "./samples.ts";

async function draw(news: readonly News[] | undefined): Promise<string> {
  const desk = createDesk();
  const model = new Model(desk.ports as unknown as Ports, undefined, createFakeAddressBar("https://site.example/en/news"));
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  if (news) await desk.last().answer({ ...answerOf(news.length), _embedded: { cardNews: [...news] } });
  return renderToStaticMarkup(
    <View model={model} options={{}} announcer={createAnnouncer()} pathOf={(page) => `/en/${page}`} hasPage={() => true} language="en" />,
  );
}

test("shows the shape of what comes first, then the news [P-163]", async () => {
  expect(await draw(undefined)).toMatch(/aria-busy="true"/);
  const markup = await draw([newsOf(1)]);
  expect(markup).not.toContain("aria-busy");
  expect(markup).toContain("News 1");
});

test("a card has tags, text, a picture with widget of its own that comes when it is near, and leads to the news [P-106]", async () => {
  const markup = await draw([{ ...newsOf(1), tags: ["Fibre", "Tips"], text: "<i>10</i> & more" }]);
  expect(markup).toContain('<a href="https://site.example/en/news/1">&lt;i&gt;10&lt;/i&gt; &amp; more</a>');
  expect(markup).toContain("<li>Fibre</li><li>Tips</li>");
  expect(markup).toMatch(/<img src="https:\/\/site\.example\/pictures\/1\.svg" alt="" width="640" height="360" loading="lazy"\/>/);
});

test("large ones are wide, whichever their place [P-057, P-106]", async () => {
  const looks = (await draw([newsOf(1), newsOf(2), newsOf(3)])).match(/<div role="listitem"( class="[^"]*")? tabindex/g);
  expect(looks).toEqual([
    '<div role="listitem" tabindex',
    '<div role="listitem" tabindex',
    '<div role="listitem" class="news-large" tabindex',
  ]);
});

test("no picture, no address, no tags: a card all the same; nothing at all has a way on", async () => {
  const markup = await draw([{ tags: [], large: false, url: "javascript:alert(1)", text: "Bare", image: "" }]);
  expect(markup).toContain(">Bare</h3>");
  expect(markup).not.toMatch(/<img|javascript:/);
  const none = await draw([]);
  expect(none).toContain("Nothing found. There’s no news at the moment.");
  expect(none).toContain('href="/en/home"');
});
