import { describe, expect, test, vi } from "vitest";
import type { Outcome } from "#core/api/outcome.ts";
import type { Code } from "#core/codes/code.model.ts";
import { overviewLines } from "#core/bundle/overview.rules.ts";
import { deleteLine } from "#core/bundle/lines.rules.ts";
import { withSharedPack } from "#core/shared-pack/shared-pack.rules.ts";
import { light, newLine, offersIn, twoLines, withLine } from "#tests/unit/core/bundle/samples.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createCodesBrowser, dealer, label, refused, taken, welcome10 } from "./desk.ts";

const failed = (httpStatus: number, more: object = {}): Outcome<any> => ({
  ok: false,
  failure: { code: "http.refused", httpStatus, ...more },
});

function withPack() {
  const browser = createCodesBrowser();
  const tab = browser.open();
  tab.store.update(() => twoLines);
  return { ...browser, ...tab };
}

/** Types it and has it checked; resolves once its answer is taken in. */
async function check(tab: ReturnType<typeof withPack>, code: Code, typed: string, answer: Outcome<any>): Promise<boolean> {
  code.choose("yes");
  code.type(typed);
  const checked = code.check();
  await tab.asked.at(-1)?.answer(answer);
  return checked;
}

describe("a code", () => {
  test("is asked for only where there is one: nothing is preselected, and nothing is sent [C-023 configurator promo-code, C-024 configurator promo-code]", () => {
    const { codes, asked } = withPack();
    for (const code of [codes.voucher, codes.dealerCare]) {
      expect([code.answer.value, code.typed.value, code.state.value]).toEqual(["", "", { status: "open" }]);
      code.choose("yes");
      expect(code.answer.value).toBe("yes");
    }
    expect(asked).toEqual([]);
  });

  test("is sent as it was typed, with the pack, to be validated by the server alone [C-349 configurator promo-code, C-356]", async () => {
    const { codes, asked } = withPack();
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
    const tab = withPack();
    expect(await check(tab, tab.codes.voucher, " welcome10", taken(welcome10, "Applied."))).toBe(true);
    expect(tab.codes.voucher.state.value).toEqual({ status: "accepted", promo: welcome10, message: "Applied." });
    expect(await check(tab, tab.codes.dealerCare, "dealer-bru", taken(dealer, "Thank you."))).toBe(true);
    expect(tab.store.bundle.value.promo_code).toEqual({ voucher: welcome10, dealerCare: dealer });
    expect(overviewLines(tab.store.bundle.value).at(-1)).toEqual({ kind: "discount", code: "voucher", title: label, cents: -120 });
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(2); // what is in the pack was asked a moment ago
  });

  test("that is refused stays typed, with the server's words [C-357, C-416 configurator promo-code]", async () => {
    const tab = withPack();
    expect(await check(tab, tab.codes.voucher, "expired", refused("This code has expired."))).toBe(false);
    expect(tab.codes.voucher.state.value).toEqual({ status: "refused", text: "This code has expired." });
    expect([tab.codes.voucher.typed.value, tab.store.bundle.value.promo_code.voucher]).toEqual(["expired", null]);
    // The words may stand at `status.message` itself, or at another field.
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
    const tab = withPack();
    const { voucher } = tab.codes;
    await check(tab, voucher, "welcome10", outcome);
    const failure = outcome.ok ? undefined : outcome.failure;
    expect(voucher.state.value).toEqual({ status: "failed", failure });
    void voucher.check();
    expect(voucher.state.value).toEqual({ status: "checking", failure }); // the box stays until there is an answer
    await tab.asked.at(-1)?.answer(taken(welcome10));
    expect(voucher.state.value).toEqual({ status: "accepted", promo: welcome10 });
  });

  test("that is changed, answered 'no' or no longer waited for drops the answer on its way", async () => {
    const tab = withPack();
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
    const tab = withPack();
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
    const tab = withPack();
    await check(tab, tab.codes.voucher, "welcome10", taken(welcome10));
    tab.codes.voucher.remove();
    expect(tab.store.bundle.value).toEqual(twoLines);
    expect([tab.codes.voucher.state.value, tab.codes.voucher.answer.value]).toEqual([{ status: "open" }, "yes"]);
    await tab.clock.pass(60_000);
    expect(tab.asked).toHaveLength(1);
  });
});

describe("a code in the pack", () => {
  async function withVoucher() {
    const tab = withPack();
    await check(tab, tab.codes.voucher, "welcome10", taken(welcome10, "Applied."));
    tab.asked.length = 0;
    return tab;
  }

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

  test("is not asked for where nothing of what is asked with it has changed: a form that opens, prices in another language's words", async () => {
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
    // That was no change of the visitor's: the line can still come back, without the code.
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
    expect(other.store.bundle.value.promo_code.voucher).toBeNull(); // and nothing is left to ask for
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
    expect(tab.asked).toHaveLength(1); // the first goes on
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    const timers = tab.clock.timers;
    tab.stop();
    tab.stop();
    expect([tab.clock.timers, tab.asked[0]?.signal?.aborted]).toEqual([timers - 1, true]);
  });
});

describe("a page's own dealer", () => {
  test("is taken where the visitor has chosen none, leaves nothing in a browser that only looked, and ends no undo [C-024 configurator]", async () => {
    const { open, stored } = createCodesBrowser();
    const { codes, asked, store } = open();
    codes.proposeDealer("DEALER-BRU");
    codes.proposeDealer("DEALER-BRU");
    expect(asked.map(({ id, body }) => [id, body.code])).toEqual([["codes.dealer", "DEALER-BRU"]]);
    await asked[0]?.answer(taken(dealer, "Thank you."));
    expect(codes.dealerCare.state.value).toEqual({ status: "accepted", promo: dealer });
    expect(stored.size).toBe(0);
    store.update((bundle) => withLine(bundle, newLine()));
    expect(stored.size).toBe(1);
  });

  test("is not taken again once it was removed, and never in place of the visitor's", async () => {
    const { codes, asked } = withPack();
    codes.proposeDealer("DEALER-BRU");
    await asked[0]?.answer(taken(dealer));
    codes.dealerCare.remove();
    codes.proposeDealer("DEALER-BRU");
    codes.proposeDealer("DEALER-ANT");
    await settle();
    expect(asked).toHaveLength(1);
    expect(codes.dealerCare.state.value).toEqual({ status: "open" });
  });

  test("is taken again in a pack that takes the place of the one before, and not in one whose visitor has removed it", async () => {
    const { codes, asked, store } = withPack();
    codes.proposeDealer("DEALER-BRU");
    await asked[0]?.answer(taken(dealer));
    store.update((bundle) => withSharedPack(bundle, { m: [{ w: "1101", s: "s" }] }));
    expect(asked).toHaveLength(2);
    await asked[1]?.answer(taken(dealer));
    expect(codes.dealerCare.state.value).toEqual({ status: "accepted", promo: dealer });
    codes.dealerCare.remove();
    store.update((bundle) => withSharedPack(bundle, { m: [{ w: "1102", s: "s" }] }));
    expect(asked).toHaveLength(2);
  });

  test("leaves the pack of a link to the dealer that the link names", async () => {
    const { codes, asked, store } = withPack();
    codes.proposeDealer("DEALER-BRU");
    await asked[0]?.answer(taken(dealer));
    store.update((bundle) => withSharedPack(bundle, { m: [], d: "DEALER-ANT" }));
    expect(asked.map(({ body }) => body.code)).toEqual(["DEALER-BRU", "DEALER-ANT"]);
  });

  test("comes too late for a visitor who has answered meanwhile", async () => {
    const { codes, asked } = withPack();
    codes.proposeDealer("DEALER-BRU");
    codes.dealerCare.choose("no");
    await asked[0]?.answer(taken(dealer));
    expect(codes.dealerCare.state.value).toEqual({ status: "open" });
  });

  test("that the server does not know is told to the page's author, not to the visitor", async () => {
    const { codes, asked } = withPack();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    codes.proposeDealer("NOBODY");
    await asked[0]?.answer(refused("This code does not exist."));
    expect(warn).toHaveBeenCalledExactlyOnceWith("[digi] the code NOBODY of a tag is not taken");
    expect(codes.dealerCare.state.value).toEqual({ status: "open" });
    warn.mockRestore();
  });

  test("is asked for anew by the next tag where the server was down", async () => {
    const { codes, asked } = withPack();
    codes.proposeDealer("DEALER-BRU");
    await asked[0]?.answer(failed(503));
    codes.proposeDealer("DEALER-BRU");
    await asked[1]?.answer(taken(dealer));
    expect(codes.dealerCare.state.value.status).toBe("accepted");
  });
});

describe("a code that a link has brought", () => {
  const wanting = (voucher: string) => {
    const tab = createCodesBrowser().open();
    tab.store.update((bundle) => ({ ...withLine(bundle, newLine()), wanted: { ...bundle.wanted, voucher } }));
    return tab;
  };

  test("is taken without a question, and wanted no more", async () => {
    const { asked, store, codes } = wanting("WELCOME10");
    expect(asked.map(({ id, body }) => [id, body.code])).toEqual([["codes.voucher", "WELCOME10"]]);
    await asked[0]?.answer(taken(welcome10));
    expect([codes.voucher.state.value.status, store.bundle.value.wanted.voucher]).toEqual(["accepted", null]);
  });

  test("that is not good is said under its field, where it can be corrected", async () => {
    const { asked, store, codes } = wanting("EXPIRED");
    await asked[0]?.answer(refused("This code has expired."));
    expect(codes.voucher.state.value).toEqual({ status: "dropped", code: "EXPIRED", text: "This code has expired." });
    expect([codes.voucher.answer.value, codes.voucher.typed.value, store.bundle.value.wanted.voucher]).toEqual(["yes", "EXPIRED", null]);
  });

  test("stays wanted while the server is down, and does not take the place of the visitor's own", async () => {
    const { asked, store, codes } = wanting("WELCOME10");
    await asked[0]?.answer(failed(503));
    expect(store.bundle.value.wanted.voucher).toBe("WELCOME10");
    codes.voucher.choose("no");
    store.update((bundle) => withLine(bundle, newLine(light)));
    expect([asked.length, store.bundle.value.wanted.voucher]).toEqual([1, null]);
  });

  test.each(["yes", "no"] as const)("is asked about in a new pack, whatever was answered in the one before: '%s'", async (answer) => {
    const { codes, asked, store } = withPack();
    codes.voucher.choose(answer);
    codes.voucher.type("OLD");
    store.update((bundle) => withSharedPack(bundle, { m: [], v: "WELCOME10" }));
    expect(asked.map(({ body }) => body.code)).toEqual(["WELCOME10"]);
    await asked[0]?.answer(taken(welcome10));
    expect(store.bundle.value).toMatchObject({ promo_code: { voucher: welcome10 }, wanted: { voucher: null } });
    expect([codes.voucher.answer.value, codes.voucher.typed.value]).toEqual(["", ""]);
  });

  test("is asked about again with the next change where the server was down, and every time that its link is opened", async () => {
    const { asked, store } = wanting("WELCOME10");
    await asked[0]?.answer(failed(503));
    store.update((bundle) => withLine(bundle, newLine(light)));
    await asked[1]?.answer(taken(welcome10));
    store.update((bundle) => withSharedPack(bundle, { m: [], v: "WELCOME10" }));
    expect(asked).toHaveLength(3);
    await asked[2]?.answer(taken(welcome10));
    expect(store.bundle.value.promo_code.voucher).toEqual(welcome10);
  });

  test("waits as long as a busy server says, and is asked about by itself then", async () => {
    const tab = withPack();
    tab.store.update((bundle) => withSharedPack(bundle, { m: [], v: "WELCOME10" }));
    await tab.asked[0]?.answer(failed(429, { code: "rate_limited", retryAfterSeconds: 30 }));
    tab.store.update((bundle) => withLine(bundle, newLine(light)));
    await tab.clock.pass(29_000);
    expect([tab.asked.length, tab.store.bundle.value.wanted.voucher]).toEqual([1, "WELCOME10"]);
    await tab.clock.pass(2000);
    await tab.asked[1]?.answer(taken(welcome10));
    expect(tab.codes.voucher.state.value.status).toBe("accepted");
  });

  test("is asked about anew where the server refused it for a pack that is another by now", async () => {
    const { asked, store, codes } = wanting("WELCOME10");
    store.update((bundle) => withLine(bundle, newLine(light)));
    await asked[0]?.answer(refused("Not with this pack."));
    expect([asked.length, codes.voucher.state.value.status]).toEqual([2, "open"]);
    await asked[1]?.answer(refused("Not with this pack."));
    expect(codes.voucher.state.value.status).toBe("dropped");
  });
});
