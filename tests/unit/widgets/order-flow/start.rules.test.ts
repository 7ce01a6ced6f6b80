import { describe, expect, test } from "vitest";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { bundleOf, fibre500, keptLine, light, newLine, tvMax } from "#tests/unit/core/domain/bundle/samples.ts";
import { firstStartsOf } from "#widgets/order-flow/start.rules.ts";
import { at } from "./flow.ts";

const today = "2026-03-02" as CalendarDate;
/** The day on which the post has delivered what was ordered on a Monday. */
const posted = "2026-03-04" as CalendarDate;
const visit = "2026-03-09" as CalendarDate;
const esim = { sim: { name: "eSIM", mobile: "apple-iphone-15" } } as const;
const withEsim = (bundle: Bundle): Bundle => ({
  ...bundle,
  mobile: { ...bundle.mobile, cards: bundle.mobile.cards.map((line) => ({ ...line, ...esim })) },
});
const card = bundleOf(newLine(light));
const kept = bundleOf(keptLine(light));
const fibre = at(chooseCard(card, "internet", fibre500), "FTTB-1");

describe("the first days of an order", () => {
  test.each<[what: string, bundle: Bundle, visit: CalendarDate | undefined, starts: readonly object[]]>([
    ["an eSIM with a new number starts at once", withEsim(card), undefined, [{ what: "esim", from: null }]],
    ["an eSIM with a kept number waits for the operator", withEsim(kept), undefined, [{ what: "esim", from: posted }]],
    ["a card waits for the post", card, undefined, [{ what: "sim", from: posted }]],
    ["two cards are one text", bundleOf(newLine(light), newLine(light)), undefined, [{ what: "sim", from: posted }]],
    [
      "fibre starts with the visit",
      fibre,
      visit,
      [
        { what: "sim", from: posted },
        { what: "fibre", from: visit },
      ],
    ],
    ["fibre without a known day promises none", fibre, undefined, [{ what: "sim", from: posted }]],
    [
      "TV comes with the fibre",
      chooseCard(fibre, "tv", tvMax),
      visit,
      [
        { what: "sim", from: posted },
        { what: "fibre", from: visit },
      ],
    ],
    [
      "TV alone is posted",
      chooseCard(card, "tv", tvMax),
      undefined,
      [
        { what: "sim", from: posted },
        { what: "tv", from: posted },
      ],
    ],
  ])("%s", (_what, bundle, day, starts) => {
    expect(firstStartsOf(bundle, today, day)).toEqual(starts);
  });
});
