import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCmsPage } from "#core/features/cms-page/cms-page.model.ts";
import { createPageFileCall } from "#core/features/cms-page/page-file-call.ts";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { onePart, twoTabs } from "./samples.ts";

type Options = {
  readonly address?: string;
  readonly src?: string;
  readonly name?: string;
  readonly tab?: string;
  readonly common?: string;
};

function open({ address = "https://site.example/en/terms", src, name = "terms", tab, common }: Options = {}) {
  const desk = createDesk();
  const files = createDesk();
  const bar = createFakeAddressBar(address);
  const fixed = signal(tab);
  const page = createCmsPage(desk.ports, {
    tag: "digi-text-page",
    name: () => (name === "" ? undefined : name),
    src: () => src,
    tab: () => fixed.value,
    bar,
    fileCall: files.ports.call,
    ...(common !== undefined && { common }),
  });
  onTestFinished(page.start());
  return { page, desk, files, bar, fixed };
}

test("asks for the page by its name in the page's language, and again in another language", async () => {
  const { page, desk } = open();
  expect(desk.last().request.query).toEqual({ path: "terms", lang: "en" });
  await desk.last().answer(twoTabs);
  expect(page.sections.value.map(({ i }) => i)).toEqual(["general", "costs"]);
  desk.language.value = "fr";
  expect(desk.last().request.query).toEqual({ path: "terms", lang: "fr" });
  expect(page.sections.value, "the page of another language is not shown").toEqual([]);
});

test("a late answer in the language before is dropped", async () => {
  const { page, desk } = open();
  const english = desk.last();
  desk.language.value = "nl";
  await desk.last().answer(onePart);
  await english.answer(twoTabs);
  expect(page.sections.value.map(({ i }) => i)).toEqual(["all"]);
});

test("a file counts more than a name, and has one language", async () => {
  const { page, desk, files } = open({ src: "/shipping.en.json" });
  expect(desk.asked).toEqual([]);
  expect(files.last().request.address).toBe("/shipping.en.json");
  await files.last().answer(onePart);
  expect(page.open.value).toBe("all");
});

test("the first tab is open, else the one of the tag, else the one that the address names", async () => {
  for (const [options, tab, target] of [
    [{}, "general", undefined],
    [{ tab: "costs" }, "costs", undefined],
    [{ tab: "fees" }, "costs", undefined],
    [{ tab: "nothing" }, "general", undefined],
    [{ tab: "costs", address: "https://site.example/en/terms?tab=general" }, "general", undefined],
    [{ address: "https://site.example/en/terms?tab=general#late" }, "costs", "late"],
    [{ tab: "costs", address: "https://site.example/en/terms?tab=%3Cscript%3E" }, "costs", undefined],
    [{ address: "https://site.example/en/terms?tab=costs#main" }, "costs", undefined],
  ] as const) {
    const { page, desk, bar } = open(options);
    await desk.last().answer(twoTabs);
    expect([page.open.value, page.target.value]).toEqual([tab, target]);
    expect(bar.entries, "the address stays as it is").toHaveLength(1);
    expect(bar.read()).toBe("address" in options ? options.address : "https://site.example/en/terms");
  }
});

test("the section for all tabs is led to by its id and by those inside, and the open tab stays", async () => {
  const base = "https://site.example/en/terms";
  for (const [options, tab, target] of [
    [{ address: `${base}?tab=costs` }, "general", "costs"],
    [{ address: `${base}#costs` }, "general", "costs"],
    [{ address: `${base}#late` }, "general", "late"],
    [{ address: `${base}?tab=more`, tab: "general" }, "more", undefined],
    [{ address: `${base}?tab=costs`, tab: "more" }, "more", "costs"],
    [{ address: `${base}?tab=more#fees` }, "more", "fees"],
  ] as const) {
    const { page, desk } = open({ ...options, common: "costs" });
    await desk.last().answer({ ...twoTabs, sections: [...twoTabs.sections, { i: "more", t: "More" }] });
    expect(page.sections.value.map(({ i }) => i)).toEqual(["general", "more"]);
    expect([page.open.value, page.takeTarget()], JSON.stringify(options)).toEqual([tab, target]);
  }
  const { page, desk } = open({ common: "costs" });
  await desk.last().answer(twoTabs);
  expect([page.follow("fees"), page.open.value, page.takeTarget()]).toEqual([true, "general", "fees"]);
});

test("an error in the page's stead is a failure with its sentence, until the page is asked for again", async () => {
  const { page, desk } = open();
  await desk.last().answer({ error: "It is being written." });
  expect(page.loading.state.value).toEqual({ status: "failed", failure: { code: "not_available", message: "It is being written." } });
  expect(page.open.value).toBeUndefined();
  expect(desk.last().request.isFresh).toBeUndefined();
  void page.loading.reload();
  expect(desk.last().request.isFresh, "the error is not taken from the cache").toBe(true);
  await desk.last().answer(onePart);
  expect(page.open.value).toBe("all");
});

test("a chosen tab stands in the address, and Back leads to the one before", async () => {
  const { page, desk, bar } = open({ address: "https://site.example/en/terms?ref=1#fees" });
  await desk.last().answer(twoTabs);
  page.choose("general");
  expect(bar.read()).toBe("https://site.example/en/terms?ref=1&tab=general");
  expect(page.open.value).toBe("general");
  bar.back();
  expect([page.open.value, page.target.value]).toEqual(["costs", "fees"]);
});

test("a link of a text leads to a section of the page, and to nothing else", async () => {
  const { page, desk, bar } = open();
  await desk.last().answer(twoTabs);
  expect(page.follow("elsewhere")).toBe(false);
  expect(bar.entries).toHaveLength(1);
  expect(page.follow("late")).toBe(true);
  expect(bar.read()).toBe("https://site.example/en/terms#late");
  expect([page.open.value, page.target.value]).toEqual(["costs", "late"]);
});

test("the view moves once for each link that is followed, and not because the page comes in another language", async () => {
  const { page, desk, bar } = open({ address: "https://site.example/en/terms#fees" });
  await desk.last().answer(twoTabs);
  expect([page.takeTarget(), page.takeTarget()]).toEqual(["fees", undefined]);
  desk.language.value = "fr";
  await desk.last().answer(twoTabs);
  expect(page.takeTarget()).toBeUndefined();
  for (let click = 1; click <= 2; click++) {
    page.follow("late");
    expect([page.followed.value, page.takeTarget(), page.takeTarget()]).toEqual([click, "late", undefined]);
  }
  expect(bar.entries, "a link that is followed again adds nothing to the history").toHaveLength(2);
  page.choose("general");
  expect(page.takeTarget()).toBeUndefined();
  bar.back();
  expect(page.takeTarget()).toBe("late");
});

test("a page without sections is empty", async () => {
  const empty = open();
  await empty.desk.last().answer({ title: "Terms", sections: [] });
  expect(empty.page.loading.state.value.status).toBe("empty");
});

test("a tag that says no page tells its author, and asks for nothing", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { desk, page } = open({ name: "" });
  expect([page.isUnnamed.value, open().page.isUnnamed.value]).toEqual([true, false]);
  expect(desk.asked).toEqual([]);
  expect(warn.mock.calls.flat().join(" ")).toContain('<digi-text-page> says no page: give it page="terms", or a file by src');
  warn.mockRestore();
});

test.each([
  ["a page", twoTabs, true],
  ["an error", { error: "Not now." }, true],
  ["a list", [], false],
  ["sections without titles", { title: "T", sections: [{ i: "a" }] }, false],
])("of a file, %s is taken as the API's answer would be: %j", async (_kind, content, isTaken) => {
  const call = createPageFileCall(createFakeClock(), (async () => ({ ok: true, value: content })) as never);
  const outcome = await call(cmsPage, { address: "/page.json" });
  expect(outcome).toEqual(isTaken ? { ok: true, value: content } : { ok: false, failure: { code: "response.invalid" } });
});

test("a file with an error is read past the browser's cache when it is tried again", async () => {
  const read = vi.fn<() => Promise<unknown>>(async () => ({ ok: true, value: { error: "Not now." } }));
  const call = createPageFileCall(createFakeClock(), read as never);
  await call(cmsPage, { address: "/page.json" });
  await call(cmsPage, { address: "/page.json", isFresh: true });
  expect(read.mock.calls.map((args: readonly unknown[]) => args[1])).toEqual([
    { query: { address: "/page.json" } },
    { query: { address: "/page.json" }, isFresh: true },
  ]);
});

test("a file that does not come fails as the call fails", async () => {
  const failure = { code: "http.refused", httpStatus: 404 } as const;
  const call = createPageFileCall(createFakeClock(), (async () => ({ ok: false, failure })) as never);
  expect(await call(cmsPage, { address: "/page.json" })).toMatchObject({ ok: false, failure });
});
