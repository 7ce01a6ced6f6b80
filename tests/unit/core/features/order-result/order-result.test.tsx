/** Tests of the confirmation as it is drawn. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { PlacedOrder } from "#core/features/order-result/order-result.tsx";
import type { PlacedResult, Thanked } from "#core/features/order-result/stored-result.schema.ts";

const day = (text: string): CalendarDate => text as CalendarDate;

const result: PlacedResult = {
  orderId: "500000001",
  warnings: [],
  notices: ["number_check"],
  newAccount: true,
  kinds: { simCards: 2, eSims: 0, keptNumbers: 1, hasVisit: true, hasTvBox: false },
  price: { cents: 2655, later: { months: 12, cents: 2950 }, onceCents: 0 },
  slot: { date: day("2026-12-14"), intervalValue: "08:00-12:00" },
  withdrawUntil: day("2026-12-14"),
  steps: [
    { id: "posted", on: day("2026-12-10") },
    { id: "visit", on: day("2026-12-14") },
    { id: "number", on: day("2026-12-15") },
    { id: "invoice", on: day("2026-12-14") },
  ],
  email: "m•••@example.com",
};
const marie: Thanked = { firstName: "Marie", email: "marie@example.com", address: "Grand-Place 1, 1000 Bruxelles" };

const draw = (shown: PlacedResult | undefined, thanked?: Thanked): string =>
  renderToStaticMarkup(
    <PlacedOrder
      result={shown}
      thanked={thanked}
      documents={[{ text: "Order confirmation", url: "https://api.example/1" }]}
      home="/en"
      login="/en/login"
      orders="/en/orders"
      language="en"
    />,
  );
/** Returns the text without tags. The comma after a weekday is removed, because versions of ICU differ in it. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replaceAll("day, ", "day ");
const primaryOf = (html: string): string[] =>
  [...html.matchAll(/data-variant="primary" href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);

describe("the confirmation", () => {
  test("thanks by name and says day, total, address, last day to withdraw and the mail", () => {
    const html = draw(result, marie);
    expect(html).toContain('data-tone="success"');
    const text = textOf(html);
    for (const words of [
      "Thank you, Marie",
      "The account has been successfully created, and the order has been placed.",
      "Open the email sent to marie@example.com",
      "Technician’s visit Monday 14 December 2026, 08:00 to 12:00",
      "Total a month €26.55 /month for 12 months, then €29.50 One-off costs: €0",
      "SIM cards go to Grand-Place 1, 1000 Bruxelles",
      "You can withdraw until Monday 14 December 2026",
      "Order confirmation",
      "Go to login",
      "Back to the home page",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Warning");
    expect(primaryOf(html), "the email comes before every link").toEqual([]);
  });

  test("says what happens when, and that a kept number asks for nothing", () => {
    expect(
      [...draw(result, marie).matchAll(/ui-timeline-when">([^<]*)<\/span><strong>([^<]*)/g)].map(([, on = "", what]) => [textOf(on), what]),
    ).toEqual([
      ["Now", "We email you your confirmation"],
      ["In the next days", "We check your number with your operator"],
      ["Thursday 10 December 2026", "We post your SIM cards"],
      ["Monday 14 December 2026, 08:00 to 12:00", "Our technician comes and connects everything"],
      ["Monday 14 December 2026", "Your first invoice"],
      ["Tuesday 15 December 2026", "Your number moves to digi"],
    ]);
  });

  test("after a reload thanks without a name and names neither address", () => {
    const text = textOf(draw(result));
    expect(text).toContain("Thank you for your order");
    expect(text).toContain("Open the email sent to m•••@example.com");
    expect(text).toContain("SIM cards go to The address in your order");
    expect(text).not.toMatch(/Marie|marie@|Grand-Place/);
  });

  test("leads a customer to the order first", () => {
    const html = draw({ ...result, newAccount: false }, marie);
    expect(primaryOf(html)).toEqual(["/en/orders?order-id=500000001"]);
    expect(textOf(html)).toContain("Your order has been placed successfully!");
    expect(html).not.toContain("ui-result-mail");
  });

  test("warns of what the customer has to do, with the way to do it", () => {
    const { slot: _slot, ...undated } = result;
    const needing = { ...undated, warnings: ["no_slot", "number_check", "of-tomorrow"], newAccount: false };
    const html = draw(needing, marie);
    const [, box = ""] = /ui-result-needs">(.*?)<\/section>/.exec(html) ?? [];
    expect(textOf(box)).toMatch(/Warning.*A day for our technician.*Choose a day yourself.*One more thing/);
    expect(textOf(box)).not.toContain("number");
    expect(box).toContain('href="/en/orders?order-id=500000001"');
    expect(textOf(html)).toContain("Technician’s visit We call you within 2 working days to choose a day.");
    expect(textOf(draw({ ...needing, newAccount: true }))).toContain("You can do so in your account, once it’s active.");
  });

  test("knows only that an order was placed before", () => {
    const html = draw(undefined);
    expect(textOf(html)).toContain("Your order has been placed successfully!");
    expect(html).not.toMatch(/ui-timeline|ui-result-facts|order number/);
  });

  test("of a back end that says no more than before still thanks, and names the mail", () => {
    const html = draw({ orderId: "1", warnings: [], newAccount: true });
    expect(textOf(html)).toContain("Open the email that we sent you");
    expect(html).not.toContain("ui-result-facts");
  });
});
