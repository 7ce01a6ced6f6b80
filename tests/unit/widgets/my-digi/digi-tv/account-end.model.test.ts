/** Tests the end of a Digi TV account: the dialog, the call on the day that the dialog has shown, and what the page shows afterwards. */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { redirectDelayMs } from "#core/features/link-page/redirect.model.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { account, failed, good, openTv, openWayOn, tvPage } from "./sample-tv.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const outage: Failure = { code: "http.refused", httpStatus: 503 };
const gone: Failure = { code: "already_done", httpStatus: 200, message: "Gone already." };

describe("the end of the account", () => {
  test("is asked about with the newest date, and sent once; 3 s later My products are shown [C-240] [C-241] [C-245] [C-385] [C-439]", async () => {
    const { model, tv, last, sent, shown, led, clock, reloads } = openTv();
    const asked = tv.end.ask();
    await tv.end.confirm(account());
    expect(sent, "nothing is sent before the date is known").toEqual([]);
    await asked;
    expect([tv.end.state.value, reloads()]).toEqual([{ kind: "asking", isChecking: false }, 1]);
    void tv.end.confirm(account());
    void tv.end.confirm(account());
    await settle();
    expect(sent).toHaveLength(1);
    expect([last().id, last().request.body]).toEqual(["my-digi.my-digi-tv.deactivate-account", { lang: "nl", "address-id": "FTTB-1" }]);
    await last().answer(good("It ends."));
    expect(tv.end.state.value).toEqual({ kind: "ended", isAtOnce: false, message: "It ends." });
    expect(shown().tv_account?.ends).toBe("2026-11-30");
    const { redirect } = openWayOn("my-products", { clock, onGo: model.toProducts });
    expect(redirect.state.value).toBe("waiting");
    await clock.pass(2_999);
    expect(led).toEqual([]);
    await clock.pass(1);
    expect(led).toEqual(["my-products"]);
  });

  test("without loading a page where the area moves softly", async () => {
    const { model, led, clock } = openTv({ isSoft: true });
    openWayOn("my-products", { clock, onGo: model.toProducts });
    await clock.pass(redirectDelayMs);
    expect(led).toEqual(["softly my-products"]);
  });

  test("at once: the page has no devices, and is requested again when the message is left [C-244]", async () => {
    const atOnce = account({ would_end_at_once: true });
    const { tv, last, shown, leave, reloads, led, clock } = openTv({ section: "tv-settings", page: tvPage({ tv_account: atOnce }) });
    await tv.end.ask();
    void tv.end.confirm(atOnce);
    await settle();
    await last().answer(good());
    expect([tv.end.state.value, shown().devices]).toEqual([{ kind: "ended", isAtOnce: true }, []]);
    leave();
    await clock.pass(redirectDelayMs);
    expect([tv.end.state.value, reloads(), led, clock.timers]).toEqual([{ kind: "idle" }, 3, [], 0]);
  });

  test("that was agreed elsewhere closes the question, or is what was asked for", async () => {
    const { tv, last, reloads } = openTv();
    await tv.end.ask();
    tv.end.check(account({ ends: account().would_end }));
    expect(tv.end.state.value).toEqual({ kind: "idle", isOutdated: true });
    await tv.end.ask();
    void tv.end.confirm(account());
    await settle();
    await last().answer(failed(gone));
    expect([tv.end.state.value, reloads()]).toEqual([{ kind: "ended", isAtOnce: false, message: "Gone already." }, 4]);
  });

  test("an account that is not there any more has ended: the answer of the first attempt was lost", async () => {
    const { tv, last, shown } = openTv();
    await tv.end.ask();
    void tv.end.confirm(account());
    await settle();
    await last().answer(failed({ code: "not_found", httpStatus: 404, message: "Not found." }));
    expect([tv.end.state.value, shown().devices]).toEqual([{ kind: "ended", isAtOnce: true }, []]);
  });

  test.each([
    ["the first 24 hours have ended", { would_end_at_once: true }, { would_end_at_once: false }],
    ["the month has ended", {}, { would_end: day("2026-12-31") }],
  ])("%s while the question was open: it asks with the new day before anything ends [C-244] [C-245]", async (_when, said, then) => {
    const { tv, sent, last, shown, changedElsewhere } = openTv({ page: tvPage({ tv_account: account(said) }) });
    await tv.end.ask();
    changedElsewhere((page) => ({ ...page, tv_account: account({ ...said, ...then }) }));
    await tv.end.confirm(account(said));
    expect([sent, tv.end.state.value]).toEqual([[], { kind: "asking", isChecking: false, isChanged: true }]);
    void tv.end.confirm(shown().tv_account ?? expect.unreachable());
    await settle();
    await last().answer(good());
    expect([sent.length, tv.end.state.value, shown().tv_account?.ends]).toEqual([
      1,
      { kind: "ended", isAtOnce: false },
      account(then).would_end,
    ]);
  });

  test("that was agreed elsewhere while the question was open is not asked for again", async () => {
    const { tv, sent, changedElsewhere } = openTv();
    await tv.end.ask();
    changedElsewhere((page) => ({ ...page, tv_account: account({ ends: account().would_end }) }));
    await tv.end.confirm(account());
    expect([sent, tv.end.state.value]).toEqual([[], { kind: "idle", isOutdated: true }]);
  });

  const activation: Partial<ProductPage> = { sections: [{ i: "section_digitv_activate", t: "Activate" }], tv_account: null, devices: [] };

  test.each(["confirmed", "asked"] as const)(
    "an account that is over by the time it is %s: that is said where it stood, and My products follow [C-240] [C-241]",
    async (when) => {
      const { model, tv, sent, shown, changedElsewhere, enter, leave } = openTv({ section: "tv-settings" });
      if (when === "confirmed") await tv.end.ask();
      changedElsewhere((page) => ({ ...page, ...activation }));
      const over = when === "confirmed" ? tv.end.confirm(account()) : tv.end.ask();
      // The new page data have no settings, so that the activation is drawn instead of the part for a moment.
      leave();
      await over;
      enter();
      expect([sent, tv.end.state.value]).toEqual([[], { kind: "ended", isAtOnce: true }]);
      expect([shown().tv_account?.email, shown().devices, shown().sections]).toEqual([account().email, [], tvPage().sections]);
      expect(model.tv()).toBe(tv);
    },
  );

  test("is not sent as long as nobody knows whether its day still holds", async () => {
    const { tv, sent, failReloads } = openTv();
    await tv.end.ask();
    failReloads(outage);
    await tv.end.confirm(account());
    expect([sent, tv.end.state.value]).toEqual([[], { kind: "asking", isChecking: false, failure: outage }]);
    failReloads(undefined);
    void tv.end.confirm(account());
    await settle();
    expect(sent).toHaveLength(1);
  });

  test("a failure leaves the question open with the reason, until the customer has signed in again", async () => {
    const { tv, last, shown, signInAgain, leave, enter } = openTv({ section: "tv-settings" });
    await tv.end.ask();
    void tv.end.confirm(account());
    await settle();
    await last().answer(failed(outage));
    expect(tv.end.state.value).toEqual({ kind: "asking", isChecking: false, failure: outage });
    expect(shown().tv_account?.ends).toBeNull();
    signInAgain();
    expect(tv.end.state.value).toEqual({ kind: "asking", isChecking: false });
    void tv.end.confirm(account());
    await settle();
    await last().answer(failed(outage));
    leave();
    enter();
    expect(tv.end.state.value, "the page was requested in another language").toEqual({ kind: "asking", isChecking: false });
    enter("tv-devices");
    expect(tv.end.state.value, "another section was visited").toEqual({ kind: "idle" });
  });
});
