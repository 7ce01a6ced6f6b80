/** Tests the rendered HTML of the usage of a product. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Consumption as ConsumptionData, InfoBox } from "#core/domain/customer/product-page.contract.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { View } from "#widgets/my-digi/product-usage/product-usage.view.tsx";
import { DaysTable } from "#widgets/my-digi/product-usage/usage-days.view.tsx";
import type { UsageNoticeState } from "#widgets/my-digi/product-usage/usage-notice.model.ts";
import { dataCard, sampleConsumption } from "./product-usage-samples.ts";

type Props = ComponentProps<typeof View>;

function draw(given: Partial<ConsumptionData> = {}, state: UsageNoticeState = { kind: "idle" }): string {
  const usageNotice = { state: signal(state), choose: () => Promise.resolve(), forget: () => undefined };
  const model = { usageNotice: () => usageNotice };
  const props = { consumption: { ...sampleConsumption, ...given }, model, language: "en" };
  return renderToStaticMarkup(<View {...(props as unknown as Props)} />);
}
const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("a progress card", () => {
  test("has a title, what is used of how much, the day of the reset, and the time of the count [C-101]", () => {
    const words = plain(draw());
    expect(words).toContain("Your usage in November 2026 As of 6 November 2026 at 09:30 Data 30% used 6 of 20 GB, until 30 November 2026");
    expect(words).not.toContain("beyond");
  });

  test("is a meter with its words [C-101]", () => {
    const [meter] = attributesOf(draw(), "svg", 'role="meter"');
    expect(meter).toMatchObject({ "aria-label": "Data", "aria-valuenow": "30", "aria-valuemax": "100", "aria-valuetext": "6 of 20 GB" });
  });

  test("says money beyond the bundle, and unlimited amounts without a meter or an estimate [C-101]", () => {
    const markup = draw({ cards: [dataCard([60, 40, 10, 1, 2], { t: "Calls", unit: "min", total: null, out_of_bundle: 3.4 })] });
    expect(plain(markup)).toContain("Calls 113 minutes used, no limit, until 30 November 2026 €3.40 beyond your bundle");
    expect(attributesOf(markup, "svg", "meter")).toEqual([]);
    expect(markup).not.toContain("Estimate");
  });

  test("estimates the end of the month from day 5 on, and says where it is more than the bundle", () => {
    expect(plain(draw())).toContain("Estimate: about 30 GB by 30 November 2026, more than your 20 GB.");
    expect(plain(draw({ cards: [dataCard([500, 500, 500, 500, 500, 500])] }))).toContain(
      "Estimate: about 15 of 20 GB by 30 November 2026.",
    );
    expect(draw({ cards: [dataCard([500, 500, 500, 500])] })).not.toContain("Estimate");
  });

  test("draws its days for the eye alone, in at most 2 KiB, and lists the same numbers in a table", () => {
    const card = dataCard(Array.from({ length: 30 }, (_day, index) => 300 + index));
    const markup = draw({ cards: [card] });
    const drawing = /<div aria-hidden="true">.*?<\/div><\/div>/s.exec(markup)?.[0] ?? "";
    expect(drawing).toContain("usage-bars");
    expect(drawing.length).toBeLessThan(2048);
    const table = renderToStaticMarkup(<DaysTable card={card} language="en" />);
    expect(plain(table)).toContain("Numbers per day: Data Day Used Sunday, 1 November 300 MB Monday, 2 November 301 MB");
    expect(plain(table)).toContain("Monday, 30 November 329 MB");
    expect(attributesOf(table, "th", 'scope="row"')).toHaveLength(30);
  });

  test("without days, or without usage, has neither bars nor table", () => {
    const { days: _, ...withoutDays } = dataCard([1000, 1000, 1000, 1000, 1000]);
    for (const card of [withoutDays, dataCard([0, 0, 0])]) {
      const markup = draw({ cards: [card] });
      expect(markup).toContain("20 GB");
      expect(markup).not.toMatch(/<details|usage-bars|Estimate/);
    }
  });
});

test("a single minute and a single text are named as one", () => {
  const cards = [dataCard([1], { t: "Calls", unit: "min", total: null }), dataCard([1, 1], { t: "Texts", unit: "sms", total: null })];
  const words = plain(draw({ cards }));
  const table = renderToStaticMarkup(<DaysTable card={cards[1] ?? expect.fail()} language="en" />);
  expect(words).toContain("Calls 1 minute used, no limit");
  expect(words).toContain("Texts 2 texts used, no limit");
  expect(plain(table)).toContain("Sunday, 1 November 1 text Monday, 2 November 1 text");
});

test("a page without cards says so, and one whose time is no instant does not say a time", () => {
  const markup = draw({ cards: [], as_of: "soon" });
  expect(plain(markup)).toContain("Your usage in November 2026 There is no usage to show here.");
  expect(markup).not.toContain("As of");
});

describe("an info box", () => {
  const box: InfoBox = { type: "warning", text: "You have used 85% of your 20 GB of data.", icon: "warning", button: null };
  const settings = "https://digi.example/en/my-digi/my-products/mobile?phone-nr=470123456&amp;tab=section_mobile_settings";

  test("has type, text, icon and button, above the cards [C-102]", () => {
    const markup = draw({ boxes: [{ ...box, button: { text: "Change your limit", url: settings.replaceAll("&amp;", "&") } }] });
    expect(plain(markup)).toMatch(/^You have used 85% of your 20 GB of data\. Change your limit Your usage in/);
    const [drawn] = attributesOf(markup, "div", "usage-box");
    expect(drawn).toMatchObject({ "data-tone": "warning" });
    expect(attributesOf(markup, "a", "ui-button")).toMatchObject([{ href: settings }]);
    expect(/usage-box[^>]*><svg/.test(markup)).toBe(true);
  });

  test.each(["info", "success"] as const)("of the type %s looks like one [C-102]", (type) => {
    expect(attributesOf(draw({ boxes: [{ ...box, type }] }), "div", "usage-box")).toMatchObject([{ "data-tone": type }]);
  });

  test("without a known icon has none, and without a button or for another address leads nowhere [C-102]", () => {
    expect(/usage-box[^>]*><svg/.test(draw({ boxes: [{ ...box, icon: "rocket" }] }))).toBe(false);
    for (const url of ["javascript:alert(1)", "data:text/html,x", "//evil.example", ""])
      expect(draw({ boxes: [{ ...box, button: { text: "Go", url } }] })).not.toContain("<a ");
    expect(draw({ boxes: [box] })).not.toContain("<a ");
  });
});

describe("the choice of notices", () => {
  const checked = (markup: string) => attributesOf(markup, "input", "checked").map(({ value }) => value);

  test("shows the one that holds, and that the notice at 100% cannot be switched off", () => {
    const markup = draw();
    expect(checked(markup)).toEqual(["mail"]);
    expect(plain(markup)).toContain("The law asks for the message at 100%, so it can’t be switched off.");
  });

  test("shows the chosen one while it is saved, then that it is saved", () => {
    const saving = draw({}, { kind: "saving", value: "sms" });
    expect([checked(saving), saving.includes("Saving…")]).toEqual([["sms"], true]);
    expect(plain(draw({ notice: "sms" }, { kind: "saved" }))).toContain("Editing was done successfully!");
    expect(plain(draw({ notice: "sms" }, { kind: "saved", message: "Saved." }))).toContain("Saved.");
  });

  test.each([
    ["mail", "Not changed: we still warn you by email."],
    ["sms", "Not changed: we still warn you by text message."],
    ["both", "Not changed: we still warn you by email and by text message."],
  ] as const)("goes back to %s where the other one was refused, and says so", (notice, text) => {
    const markup = draw({ notice }, { kind: "failed", value: "mail", failure: { code: "network.unreachable" } });
    expect(checked(markup)).toEqual([notice]);
    expect(plain(markup)).toContain(`Our service can’t be reached at the moment ${text} Try again`);
  });

  test("is there as soon as one card is limited, whichever it is, and not where all are unlimited", () => {
    const unlimited = dataCard([500], { total: null });
    const calls = dataCard([60], { t: "Calls", unit: "min", total: null, out_of_bundle: 3.4 });
    expect(plain(draw({ cards: [unlimited, { ...calls, total: 100 }] }))).toContain("Messages about your usage");
    for (const cards of [[unlimited, calls], [unlimited], []]) expect(plain(draw({ cards }))).not.toContain("Messages about your usage");
  });

  test("is not there for a product without notices", () => {
    const { notice: _, ...fixed } = sampleConsumption;
    const markup = renderToStaticMarkup(<View {...({ consumption: fixed, model: {}, language: "en" } as unknown as Props)} />);
    expect(markup).not.toContain("<input");
  });
});
