import { describe, expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { overviewLines } from "#core/domain/bundle/overview.rules.ts";
import { deleteLine } from "#core/domain/bundle/lines.rules.ts";
import { light, newLine, offersIn, twoLines, withLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { dealer, label, refused, taken, welcome10, check, failed, withBundle } from "./desk.ts";

describe("a code", () => {
  test("is asked for only where there is one: nothing is preselected, and nothing is sent [C-023 configurator promo-code, C-024 configurator promo-code]", () => {
    const { codes, asked } = withBundle();
    for (const code of [codes.voucher, codes.dealerCare]) {
      expect([code.answer.value, code.typed.value, code.state.value]).toEqual(["", "", { status: "open" }]);
      code.choose("yes");
      expect(code.answer.value).toBe("yes");
    }
    expect(asked).toEqual([]);
  });

  test("is sent as it was typed, with the pack, to be validated by the server alone [C-349 configurator promo-code, C-356]", async () => {
    const { codes, asked } = withBundle();
    for (const typed of ["welcome10", "   ", "<b>x</b>", "A".repeat(500)]) {
      codes.voucher.choose("yes");
      codes.voucher.type(typed);
      void codes.voucher.check();
      expect(codes.voucher.state.value.status).toBe("checking");
      expect(asked.at(-1)).toMatchObject({
        id: "codes.voucher",
        body: { code: typed, bundle: { internet: null, tv: null, landline: null } },
      });
      expect(asked.at(-1)?.body.bundle.mobile.map(({ wpId }: { wpId: string }) => wpId)).toEqual(["1101", "1102"]);
      await asked.at(-1)?.answer(refused("This code does not exist."));
      expect(codes.voucher.typed.value).toBe(typed);
    }
    void codes.dealerCare.check();
    expect(asked.at(-1)?.id).toBe("codes.dealer");
  });

  test("that is taken stands in the pack, with the server's message and a negative line [C-007 configurator promo-code, C-137 configurator promo-code, C-359, C-417 configurator promo-code]", async () => {
    const tab = withBundle();
    expect(await check(tab, tab.codes.voucher, " welcome10", taken(welcome10, "Applied."))).toBe(true);
    expect(tab.codes.voucher.state.value).toEqual({ status: "accepted", promo: welcome10, message: "Applied." });
    expect(await check(tab, tab.codes.dealerCare, "dealer-bru", taken(dealer, "Thank you."))).toBe(true);
    expect(tab.store.bundle.value.promo_code).toEqual({ voucher: welcome10, dealerCare: dealer });
    expect(overviewLines(tab.store.bundle.value).at(-1)).toEqual({ kind: "discount", title: label, cents: -120 });
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(2); // The code in the bundle was checked a moment ago, so it is not checked again.
  });

  test("that is refused stays typed, with the server's words [C-357, C-416 configurator promo-code]", async () => {
    const tab = withBundle();
    expect(await check(tab, tab.codes.voucher, "expired", refused("This code has expired."))).toBe(false);
    expect(tab.codes.voucher.state.value).toEqual({ status: "refused", text: "This code has expired." });
    expect([tab.codes.voucher.typed.value, tab.store.bundle.value.promo_code.voucher]).toEqual(["expired", null]);
    // The API's message may be in `status.message` itself, or belong to another field.
    await check(tab, tab.codes.voucher, "x", failed(200, { message: "No." }));
    expect(tab.codes.voucher.state.value).toEqual({ status: "refused", text: "No." });
    await check(tab, tab.codes.voucher, "x", failed(422, { code: "invalid", fieldErrors: { bundle: "Please check this field" } }));
    expect(tab.codes.voucher.state.value).toEqual({ status: "refused", text: "Please check this field" });
  });

  test.each<[string, Outcome<any>]>([
    ["is down", failed(503)],
    ["answers a page of HTML", failed(200, { code: "response.invalid" })],
    ["has had enough", failed(429, { code: "rate_limited", message: "Too many.", retryAfterSeconds: 30 })],
    ["cannot be reached", { ok: false, failure: { code: "network.unreachable" } }],
    ["does not exist", failed(404)],
  ])("is kept where the server %s: nobody has said no, and it can be tried again", async (_what, outcome) => {
    const tab = withBundle();
    const { voucher } = tab.codes;
    await check(tab, voucher, "welcome10", outcome);
    const failure = outcome.ok ? undefined : outcome.failure;
    expect(voucher.state.value).toEqual({ status: "failed", failure });
    void voucher.check();
    expect(voucher.state.value).toEqual({ status: "checking", failure }); // The error box stays until there is an answer.
    await tab.asked.at(-1)?.answer(taken(welcome10));
    expect(voucher.state.value).toEqual({ status: "accepted", promo: welcome10 });
  });

  test("that is changed, answered 'no' or no longer waited for drops the answer on its way", async () => {
    const tab = withBundle();
    const { voucher } = tab.codes;
    for (const leave of [() => voucher.choose("no"), () => voucher.giveUp(), () => tab.stop()]) {
      voucher.choose("yes");
      voucher.type("welcome10");
      const checked = voucher.check();
      leave();
      expect(tab.asked.at(-1)?.signal?.aborted).toBe(true);
      await tab.asked.at(-1)?.answer(taken(welcome10));
      expect(await checked).toBe(false);
      expect([voucher.state.value, voucher.typed.value]).toEqual([{ status: "open" }, "welcome10"]);
    }
    expect(tab.store.bundle.value.promo_code.voucher).toBeNull();
  });

  test("says after ten seconds that it takes long", async () => {
    const tab = withBundle();
    tab.codes.voucher.choose("yes");
    void tab.codes.voucher.check();
    await tab.clock.pass(9999);
    expect(tab.codes.voucher.slowNotice.isOver.value).toBe(false);
    await tab.clock.pass(1);
    expect(tab.codes.voucher.slowNotice.isOver.value).toBe(true);
    await tab.asked.at(-1)?.answer(refused("No."));
    expect(tab.codes.voucher.slowNotice.isOver.value).toBe(false);
  });

  test("can be removed, and another one typed", async () => {
    const tab = withBundle();
    await check(tab, tab.codes.voucher, "welcome10", taken(welcome10));
    tab.codes.voucher.remove();
    expect(tab.store.bundle.value).toEqual(twoLines);
    expect([tab.codes.voucher.state.value, tab.codes.voucher.answer.value]).toEqual([{ status: "open" }, "yes"]);
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(1);
  });
});

async function withVoucher() {
  const tab = withBundle();
  await check(tab, tab.codes.voucher, "welcome10", taken(welcome10, "Applied."));
  tab.asked.length = 0;
  return tab;
}

describe("a code in the pack", () => {
  test("is asked for again when the pack changes, once for changes in a row, and quietly", async () => {
    const tab = await withVoucher();
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(300);
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(499);
    expect(tab.asked).toEqual([]);
    await tab.clock.pass(1);
    expect(tab.asked.map(({ id, body }) => [id, body.code, body.bundle.mobile.length])).toEqual([["codes.voucher", "WELCOME10", 4]]);
    expect(tab.codes.voucher.state.value.status).toBe("accepted");
    await tab.asked[0]?.answer(taken(welcome10));
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(1);
  });

  test("is not asked for again where nothing that is asked with it has changed", async () => {
    const tab = await withVoucher();
    tab.store.update((bundle) => ({ ...bundle, mobile: { ...bundle.mobile, showList: true } }));
    tab.store.setOffers(offersIn("fr"));
    await tab.clock.pass(60_000);
    expect(tab.asked).toEqual([]);
  });

  test("that no longer fits leaves the pack, and that is said; what was typed is there to be changed", async () => {
    const tab = await withVoucher();
    tab.store.remove((bundle) => deleteLine(bundle, 1));
    await tab.clock.pass(500);
    await tab.asked[0]?.answer(refused("This code has expired."));
    expect(tab.codes.voucher.state.value).toEqual({ status: "dropped", code: "WELCOME10", text: "This code has expired." });
    expect([tab.codes.voucher.answer.value, tab.codes.voucher.typed.value]).toEqual(["yes", "WELCOME10"]);
    expect(tab.store.bundle.value.promo_code.voucher).toBeNull();
    // The lost code was no change by the visitor, so the removed line can still be restored, without the code.
    expect(tab.store.canUndo.value).toBe(true);
    tab.store.undo();
    expect(tab.store.bundle.value).toEqual({ ...twoLines, promo_code: { voucher: welcome10, dealerCare: null } });
  });

  test("gives less or more where the server says so", async () => {
    const tab = await withVoucher();
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(500);
    await tab.asked[0]?.answer(taken({ ...welcome10, percent: 5 }));
    expect(tab.store.bundle.value.promo_code.voucher?.percent).toBe(5);
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(1);
  });

  test.each<[string, Outcome<any>]>([
    ["down", failed(503)],
    ["out of reach", { ok: false, failure: { code: "network.unreachable" } }],
    ["silent in the end", failed(200, { code: "response.invalid" })],
    ["unable to read the pack", failed(422, { code: "invalid", fieldErrors: { bundle: "?" } })],
  ])("stays where the server is %s", async (_what, outcome) => {
    const tab = await withVoucher();
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(500);
    await tab.asked[0]?.answer(outcome);
    expect(tab.codes.voucher.state.value).toMatchObject({ status: "accepted", promo: welcome10 });
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(1);
  });

  test("is asked for later where too much was asked", async () => {
    const tab = await withVoucher();
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(500);
    await tab.asked[0]?.answer(failed(429, { code: "rate_limited", retryAfterSeconds: 30 }));
    await tab.clock.pass(29_999);
    expect(tab.asked).toHaveLength(1);
    await tab.clock.pass(1);
    expect(tab.asked).toHaveLength(2);
    await tab.asked[1]?.answer(refused("This code has expired."));
    expect(tab.codes.voucher.state.value.status).toBe("dropped");
  });

  test("drops answers that come late: of a pack that has changed since, of a code that was removed", async () => {
    const tab = await withVoucher();
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(500);
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.asked[0]?.answer(refused("Late."));
    expect(tab.codes.voucher.state.value.status).toBe("accepted");
    await tab.clock.pass(500);
    expect(tab.asked).toHaveLength(2);
    tab.codes.voucher.remove();
    await tab.asked[1]?.answer(taken(welcome10));
    expect(tab.store.bundle.value.promo_code.voucher).toBeNull();
    expect(tab.codes.voucher.state.value).toEqual({ status: "open" });
  });
});

describe("a code in the pack, whatever happens to its page", () => {
  test("has its words in the page's language", async () => {
    const tab = await withVoucher();
    tab.language.value = "nl";
    await tab.clock.pass(500);
    await tab.asked[0]?.answer(taken({ ...welcome10, label: "10% korting" }, "Toegepast."));
    expect(tab.codes.voucher.state.value).toMatchObject({ promo: { label: "10% korting" }, message: "Toegepast." });
  });

  test("is there after a reload, without the message, and asked for at once: it may have expired", async () => {
    const tab = await withVoucher();
    tab.stop();
    tab.close();
    const again = tab.open();
    expect(again.codes.voucher.state.value).toEqual({ status: "accepted", promo: welcome10 });
    await tab.clock.pass(0);
    await again.asked[0]?.answer(refused("This code has expired."));
    expect(again.codes.voucher.state.value.status).toBe("dropped");
  });

  test("is asked for by the tab in sight alone; the other one asks when the visitor comes back to it", async () => {
    const tab = await withVoucher();
    const other = tab.open();
    await tab.clock.pass(0);
    await other.asked[0]?.answer(taken(welcome10));
    other.leave();
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    expect(other.codes.voucher.state.value).toMatchObject({ status: "accepted", promo: welcome10 });
    await tab.clock.pass(500);
    expect([tab.asked.length, other.asked.length]).toEqual([1, 1]);
    await tab.asked[0]?.answer(refused("This code has expired."));
    // The code is no longer in the bundle, so nothing is left to be checked.
    expect(other.store.bundle.value.promo_code.voucher).toBeNull();
    other.comeBack();
    await tab.clock.pass(60_000);
    expect(other.asked).toHaveLength(1);
  });

  test("leaves no timer and no call behind when the last tag stops", async () => {
    const tab = await withVoucher();
    const stopSecond = tab.codes.start(tab.language);
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    stopSecond();
    await tab.clock.pass(500);
    expect(tab.asked).toHaveLength(1); // The first check goes on.
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    const timers = tab.clock.timers;
    tab.stop();
    tab.stop();
    expect([tab.clock.timers, tab.asked[0]?.signal?.aborted]).toEqual([timers - 1, true]);
  });
});
