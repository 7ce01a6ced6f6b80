/** Tests the order of WiFi boosters: which number is sent, which change waits, and which failures show no message. */
import { describe, expect, test, vi } from "vitest";
import { marie } from "#tests/unit/core/services/session/fake-session.ts";
import { failures, good, internetSettings, openSettings, second } from "./product-settings-samples.tsx";

type Opened = Awaited<ReturnType<typeof openSettings>>;

const boostersOf = ({ shown }: Opened): number | undefined => shown().settings?.booster?.quantity;

describe("WiFi boosters", () => {
  /** Opens the dialog, and answers the call for the page data that the dialog makes. */
  async function ask(opened: Opened, from: number, to: number): Promise<void> {
    opened.model.booster.ask(from, to);
    await opened.last().answer(good(opened.shown()));
  }

  /**
   * Confirms the dialog, and waits until the change is sent. The change waits for the page data that was requested when the dialog was
   * opened.
   */
  async function confirm({ model, last, sent }: Opened): Promise<void> {
    const before = sent.length;
    void model.booster.confirm();
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
    expect(last().id).toBe("my-digi.my-internet.booster");
  }

  test("are ordered once, however often it is pressed, and taken back [C-111] [C-114]", async () => {
    const opened = await openSettings("internet");
    const { model, last, sent, events } = opened;
    await ask(opened, 0, 1);
    expect(sent, "the question alone orders nothing").toHaveLength(2);
    const first = confirm(opened);
    void model.booster.confirm();
    model.booster.ask(0, 1);
    model.booster.close();
    await first;
    expect(sent).toHaveLength(3);
    expect([last().id, last().request.body]).toEqual(["my-digi.my-internet.booster", { lang: "en", "address-id": "FTTB-1", quantity: 1 }]);
    await last().answer(good({}, "Your WiFi booster is ordered."));
    expect(boostersOf(opened)).toBe(1);
    expect(model.booster.state.value).toEqual({ kind: "idle", done: { from: 0, to: 1 }, message: "Your WiFi booster is ordered." });
    await ask(opened, 1, 0);
    await confirm(opened);
    expect(last().request.body).toMatchObject({ quantity: 0 });
    await last().answer(good());
    expect(boostersOf(opened)).toBe(0);
    expect(events).toEqual([
      ["digi-submit", { form: "booster", fields: { quantity: "1" } }],
      ["digi-success", { form: "booster" }],
      ["digi-submit", { form: "booster", fields: { quantity: "0" } }],
      ["digi-success", { form: "booster" }],
    ]);
  });

  test.each(failures)("an order that failed ($code, $httpStatus) may be repeated, and says the same number", async (failure) => {
    const opened = await openSettings("internet");
    const { model, last } = opened;
    await ask(opened, 0, 1);
    await confirm(opened);
    await last().answer({ ok: false, failure });
    expect(model.booster.state.value).toEqual({ kind: "asking", change: { from: 0, to: 1 }, failure });
    expect(boostersOf(opened)).toBe(0);
    await confirm(opened);
    expect(last().request.body, "the first one may have arrived").toMatchObject({ quantity: 1 });
  });

  test("what failed as the session ended is forgotten after another login, whichever line and tab is shown; the question stays", async () => {
    const opened = await openSettings("internet");
    const { model, last, session, moveTo, leave } = opened;
    await ask(opened, 0, 1);
    await confirm(opened);
    await last().answer({ ok: false, failure: { code: "expired", httpStatus: 401 } });
    await moveTo(second);
    leave();
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(model.booster.state.value).toEqual({ kind: "asking", change: { from: 0, to: 1 } });
  });

  test("a number that nobody can have opens no question: a third one, less than none", async () => {
    const { model, sent } = await openSettings("internet");
    model.booster.ask(2, 3);
    model.booster.ask(0, -1);
    expect([model.booster.state.value, sent.length]).toEqual([{ kind: "idle" }, 1]);
  });

  test("where another tab has ordered meanwhile the question is closed, so that an order never takes one back", async () => {
    const { model, last, shown } = await openSettings("internet");
    model.booster.ask(0, 1);
    const settings = { ...internetSettings, booster: { quantity: 2, max: 2, prices: [1, 4] } };
    await last().answer(good({ ...shown(), settings }));
    model.booster.check(2);
    expect(model.booster.state.value).toEqual({ kind: "idle", isOutdated: true });
    await model.booster.confirm();
    expect(last().id).toBe("my-digi.my-products.product");
  });

  test("pressed before the page has answered, the order waits for it: the number may be another one by now", async () => {
    const opened = await openSettings("internet");
    const { model, last, sent, shown } = opened;
    model.booster.ask(0, 1);
    const page = last();
    const pressed = model.booster.confirm();
    expect(sent, "nothing is ordered yet").toHaveLength(2);
    await page.answer(good({ ...shown(), settings: { ...internetSettings, booster: { quantity: 2, max: 2, prices: [1, 4] } } }));
    await pressed;
    expect([sent.length, model.booster.state.value]).toEqual([2, { kind: "idle", isOutdated: true }]);
  });

  test("where the page could not be asked again nothing is ordered, and the next press asks it once more", async () => {
    const opened = await openSettings("internet");
    const { model, last, sent, shown } = opened;
    const failure = { code: "http.refused", httpStatus: 503 } as const;
    model.booster.ask(0, 1);
    await last().answer({ ok: false, failure });
    await model.booster.confirm();
    expect(model.booster.state.value).toEqual({ kind: "asking", change: { from: 0, to: 1 }, failure });
    expect(sent).toHaveLength(2);
    void model.booster.confirm();
    expect(sent).toHaveLength(3);
    await last().answer(good(shown()));
    await vi.waitFor(() => expect(last().id).toBe("my-digi.my-internet.booster"));
  });

  test("the host page may take the order over; the question stays, and a late answer is of its own address alone", async () => {
    const taken = await openSettings("internet", { takes: () => false });
    await ask(taken, 0, 1);
    await taken.model.booster.confirm();
    expect([taken.sent.length, taken.model.booster.state.value.kind]).toEqual([2, "asking"]);
    const opened = await openSettings("internet");
    await ask(opened, 0, 1);
    await confirm(opened);
    const late = opened.last();
    await opened.moveTo(second);
    await late.answer(good());
    expect(boostersOf(opened)).toBe(0);
  });
});
