/** Tests the rendered HTML of a page that editors write, in each of its states. Texts of the CMS are sanitised in the browser alone. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CmsPage, PageAnswer } from "#core/domain/pages/cms-page.contract.ts";
import { CmsPageView } from "#core/features/cms-page/cms-page.tsx";
import { createCmsPage } from "#core/features/cms-page/cms-page.model.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { onePart, twoTabs } from "./samples.ts";

type Drawn = { readonly address?: string; readonly heading?: string; readonly name?: string | undefined; readonly common?: string };

/** Returns the HTML of a page once it was answered so. */
async function draw(answer: PageAnswer, given: Drawn = {}): Promise<string> {
  const { address = "https://site.example/en", heading, common } = given;
  const desk = createDesk();
  const page = createCmsPage(desk.ports, {
    tag: "digi-text-page",
    name: () => ("name" in given ? given.name : "terms"),
    bar: createFakeAddressBar(address),
    ...(common !== undefined && { common }),
  });
  onTestFinished(page.start());
  if (desk.asked.length > 0) await desk.last().answer(answer);
  return renderToStaticMarkup(<CmsPageView page={page} heading={heading} wayOn={<a href="/home">Home</a>} />);
}

const headings = (html: string): string[] => [...html.matchAll(/<h([2-6])[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`);
const tabs = (html: string) => attributesOf(html, "button", 'role="tab"');

describe("a page of the editors", () => {
  test("has tabs where it has more than one section, with the parts of the open one as headings below each other", async () => {
    const html = await draw(twoTabs, { address: "https://site.example/en?tab=costs" });
    expect(tabs(html).map((tab) => tab["aria-selected"])).toEqual(["false", "true"]);
    expect(headings(html)).toEqual(["2 Terms", "3 Plans", "3 Fees", "4 Late payment"]);
  });

  test("has no bar with one section, and a heading of the host page's instead of its own where the tag says so", async () => {
    expect(tabs(await draw(onePart))).toEqual([]);
    expect(headings(await draw(onePart, { heading: "Ours" }))).toEqual(["2 Ours"]);
    expect(headings(await draw(twoTabs, { heading: "", address: "https://site.example/en#fees" }))).toEqual([
      "2 Plans",
      "2 Fees",
      "3 Late payment",
    ]);
  });

  test("reads its tables cell by cell: each column has a header, and each row", async () => {
    const html = await draw(twoTabs, { address: "https://site.example/en?tab=costs" });
    expect(attributesOf(html, "th").map(({ scope }) => scope)).toEqual(["col", "col", "row", "row"]);
    expect(html).toContain('<th scope="row">Max</th><td>€ 15</td>');
    // Whether it has to be scrolled is measured in the browser; until then it is no stop of the keyboard.
    expect(attributesOf(html, "section", 'class="ui-scrolled"')).toEqual([{ class: "ui-scrolled" }]);
  });

  test("takes a hint for the look only if it knows it, and leaves out tables that have nothing", async () => {
    const section = (cls: string): CmsPage["sections"][number] => ({
      i: "a",
      t: "A",
      cls,
      txt: "<p>Text</p>",
      tables: [
        { h: [], r: [] },
        { h: ["A"], r: [] },
      ],
    });
    const html = await draw({ title: "T", sections: [section('ui-hidden" onclick="x')] });
    expect(html).not.toMatch(/ui-hidden|onclick|<table/);
    expect(html).not.toContain('data-tone="warning"');
    expect(await draw({ title: "T", sections: [section("warning")] })).toContain('part="alert"');
  });

  test("shows a section for all tabs beneath them, under its title", async () => {
    const html = await draw(twoTabs, { common: "costs" });
    expect(tabs(html)).toEqual([]);
    expect(headings(html)).toEqual(["2 Terms", "3 Costs", "4 Plans", "4 Fees", "4 Late payment"]);
  });
});

test("equal ids lose nothing and make React complain of nothing: each section is a tab, or stands in its place", async () => {
  const complain = vi.spyOn(console, "error");
  const part = (t: string) => ({ i: "part", t, tables: [{ h: ["A"], r: [[t]] }] });
  const page = { title: "T", sections: [part("First"), { ...part("Second"), c: [part("Third"), part("Fourth")] }] };
  const html = await draw(page, { address: "https://site.example/en?tab=part-2" });
  expect(tabs(html).map((tab) => tab["aria-selected"])).toEqual(["false", "true"]);
  expect(headings(html)).toEqual(["2 T", "3 Third", "3 Fourth"]);
  for (const text of ["Second", "Third", "Fourth"]) expect(html).toContain(`<th scope="row">${text}</th>`);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

describe("in a page's stead", () => {
  test("its error is an alert with a retry, without a heading; one without words has ours", async () => {
    const html = await draw({ error: "It is being <written>." });
    expect(html).toContain("It is being &lt;written&gt;.");
    expect(html).toContain('part="alert"');
    expect(html).toContain("Try again");
    expect(headings(html)).toEqual([]);
    expect(await draw({ error: "" })).toContain("Error!");
  });

  test("an empty page says so and leads on; a tag that names no page does, too", async () => {
    expect(await draw({ title: "T", sections: [] })).toMatch(/There is nothing on this page yet\..*<a href="\/home">/);
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(await draw(onePart, { name: undefined })).toMatch(/There is nothing on this page yet\..*<a href="\/home">/);
    warn.mockRestore();
  });

  test("a failure offers to try again, and before the answer stands a skeleton", async () => {
    const desk = createDesk();
    const page = createCmsPage(desk.ports, {
      tag: "digi-text-page",
      name: () => "terms",
      bar: createFakeAddressBar("https://site.example/"),
    });
    onTestFinished(page.start());
    const html = (): string => renderToStaticMarkup(<CmsPageView page={page} heading={undefined} />);
    expect(html()).toContain("ui-skeleton");
    await desk.last().fail({ code: "network.unreachable" });
    expect(html()).toContain("Try again");
  });
});
