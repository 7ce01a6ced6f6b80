/** Tests the rules of an order in the customer area, and what an answer of the API means. */
import { is } from "superstruct";
import { describe, expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import { AreaOrder } from "#core/domain/order/order.schema.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { landline } from "#tests/unit/core/domain/bundle/samples.ts";
import { answeredBy } from "#widgets/my-digi/order-call.model.ts";
import * as rules from "#widgets/my-digi/product-checkout/product-checkout.rules.ts";
import { emptyDraft } from "#widgets/my-digi/product-order/product-order.schema.ts";

const { landline: unanswered } = emptyDraft;
const kept = { currentPhone: true, typed: "02 212 34 56", phoneProvider: { id: "proximus", name: "Proximus" }, landline_agree: true };
const day = (text: string) => parseDate(text) ?? expect.fail(`${text} is a date`);

describe("the bodies", () => {
  test("of an order are those of the area: one card, its price, and when to start [C-380]", () => {
    const body = rules.areaOrderOf(rules.bundleOf("landline", landline, kept), "FTTB-1~3", true, "en");
    expect(is(body, AreaOrder)).toBe(true);
    expect(body).toMatchObject({
      bundle: { mobile: [], internet: [], tv: [], landline: [{ i: landline.i, phone: "+3222123456", landline_agree: true }] },
      installAddress: { fttbAddressId: "FTTB-1", box: "3" },
      startEarly: true,
      bundlesPrice: landline.prc,
    });
  });

  test("of a contract summary have the order flow's shape, and say nothing about the number", () => {
    const one = rules.summaryBodyOf(rules.bundleOf("landline", landline, kept), "FTTB-1", "fr");
    expect(is(one, SummaryRequest)).toBe(true);
    expect(one).toEqual(rules.summaryBodyOf(rules.bundleOf("landline", landline, unanswered), "FTTB-1", "fr"));
    expect(one.bundle).toMatchObject({ mobile: [], internet: null, tv: null });
  });
});

describe("an answer", () => {
  const failed = (failure: Failure<never>) => answeredBy({ ok: false, failure });

  test("of 501 is the missing API [C-266]", () => {
    expect(failed({ code: "http.refused", httpStatus: 501 })).toEqual({ kind: "missing" });
  });

  test("that is lost, slow or unreadable leaves the order unknown", () => {
    for (const code of ["network.unreachable", "network.timeout", "response.invalid", "in_progress"] as const)
      expect(failed({ code }), code).toEqual({ kind: "unknown" });
    expect(failed({ code: "http.refused", httpStatus: 502 })).toEqual({ kind: "unknown" });
  });

  test("of 503, offline and 429 means that nothing is ordered", () => {
    for (const failure of [
      { code: "http.refused", httpStatus: 503 },
      { code: "network.offline" },
      { code: "rate_limited", httpStatus: 429 },
    ] as const)
      expect(failed(failure)).toEqual({ kind: "refused", failure });
  });

  test("to a used key means that the order is taken", () => {
    expect(failed({ code: "invalid", httpStatus: 422, fieldErrors: { "idempotency-key": "" } })).toEqual({ kind: "taken" });
  });
});

describe("the start", () => {
  const today = day("2026-11-27");

  test("of TV is what the post takes, or the 15th day", () => {
    const starts = rules.startsOf("tv", today, undefined);
    expect(starts).toEqual({ soonest: "2026-12-01", later: "2026-12-12" });
    expect(rules.startOf(starts, true)).toBe("2026-12-01");
    expect(rules.startOf(starts, false)).toBe("2026-12-12");
  });

  test("of TV is the awaited visit that brings it along, once its day is agreed", () => {
    expect(rules.startsOf("tv", today, day("2026-12-04"), null).soonest).toBe("2026-12-04");
    expect(rules.startsOf("tv", today, day("2026-12-04"), day("2026-12-08")).soonest).toBe("2026-12-08");
    expect([undefined, null, day("2026-12-08")].map((visit) => rules.needsVisit("tv", visit))).toEqual([false, true, true]);
  });

  test("of internet is the technician's first free day, where it is known, and no sooner than the 15th day without the wish", () => {
    expect(rules.startOf(rules.startsOf("internet", today, undefined), true)).toBeUndefined();
    expect(rules.startOf(rules.startsOf("internet", today, day("2026-12-04")), true)).toBe("2026-12-04");
    expect(rules.startOf(rules.startsOf("internet", today, day("2026-12-04")), false)).toBe("2026-12-12");
    expect(rules.startOf(rules.startsOf("internet", today, day("2026-12-15")), false)).toBe("2026-12-15");
  });
});
