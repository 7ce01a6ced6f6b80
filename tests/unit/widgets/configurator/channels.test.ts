/** Tests the channels of TV: which table of the page is shown, and when it is requested. */
import { expect, test } from "vitest";
import type { CmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { channelTable, Model } from "#widgets/configurator/channels/channels.model.ts";
import { createPorts } from "./desk.ts";

const table = { h: ["Channel", "Theme"], r: [["VRT 1", "general"]] };
const page: CmsPage = { title: "Channels", sections: [{ i: "channels", t: "A sample of 1 channel", tables: [table] }] };

test("the first table that has rows is shown, with its own title or that of its section, at any depth", () => {
  expect(channelTable(page)).toEqual({ title: "A sample of 1 channel", table });
  const inside: CmsPage = {
    title: "TV",
    sections: [
      { i: "a", t: "Packages", tables: [{ h: ["Package"], r: [] }] },
      { i: "b", t: "More", c: [{ i: "c", t: "Sample", tables: [{ ...table, t: "All of them" }] }] },
    ],
  };
  expect(channelTable(inside)).toMatchObject({ title: "All of them", table });
  expect(channelTable({ title: "TV", sections: [] })).toBeUndefined();
});

function setUp() {
  const { clock, openTab } = createBundleBrowser();
  const desk = createPorts(openTab().store, clock);
  const model = new Model(desk.ports);
  return { ...desk, model, stop: model.start() };
}

test("they are requested when the dialog opens, and again after an error [C-464]", async () => {
  const { model, asked, stop } = setUp();
  expect(asked.map(({ id }) => id)).toEqual(["pages.data"]);
  await asked[0]?.answer(good({ error: "Not now" }));
  expect(model.loading.state.value).toMatchObject({ status: "failed", failure: { message: "Not now" } });
  void model.loading.reload();
  await asked[1]?.answer(good(page));
  expect(model.loading.state.value).toMatchObject({ status: "loaded", value: page });
  stop();
});

test("a page without a table has nothing to show; one that does not come has failed", async () => {
  const { model, asked, stop } = setUp();
  await asked[0]?.answer(good({ title: "Channels", sections: [] }));
  expect(model.loading.state.value.status).toBe("empty");
  void model.loading.reload();
  await asked[1]?.answer({ ok: false, failure: { code: "network.offline" } });
  expect(model.loading.state.value).toMatchObject({ status: "empty", failure: { code: "network.offline" } });
  stop();
});
