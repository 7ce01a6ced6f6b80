/** Tests that data is bought once, whatever happens to the response. */
import { beforeEach, describe, expect, test } from "vitest";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { openBrowser } from "#tests/unit/widgets/my-digi/mobile-order/sample-mobile-order.ts";
import { failures, openLine } from "#tests/unit/widgets/my-digi/product/line-stage.ts";
import { samplePage } from "#tests/unit/widgets/my-digi/product/sample-page.ts";
import { createDataOptions } from "#widgets/my-digi/product-options/data-options.model.ts";
import { boughtOf, dataOptionsOf, dataResets, extraOptionsOf, isSaidIn } from "#widgets/my-digi/product-options/options.rules.ts";

const five = { wpId: "1405", status: "inactive", t: "5 GB", d: "For this month", prc: 2 } as const;
const ten = { ...five, wpId: "1410", t: "10 GB", prc: 3 };
const channels = { odin: 901, status: "inactive", t: "International channel pack", d: "Channels", prc: 2.5 } as const;
const dataPage: ProductPage = { ...samplePage, options: [five, ten] };

/** Returns the page of a line whose data begins anew on a day. */
const monthly = (day: string): ProductPage => ({
  ...dataPage,
  consumption: {
    title: "Usage",
    as_of: "2026-11-20T10:00:00Z",
    cards: [{ t: "Data", used: 1, total: 20, unit: "MB", resets: parseDate(day) ?? expect.unreachable(), out_of_bundle: 0 }],
    boxes: [],
  },
});

const ok = (message?: string) => ({ ok: true, value: {}, ...(message !== undefined && { message }) }) as const;

test("amounts of data and extra options are told apart by what names them [C-175]", () => {
  expect(dataOptionsOf([five, channels, ten])).toEqual([five, ten]);
  expect(extraOptionsOf([five, channels])).toEqual([channels]);
  const { odin: _odin, ...nameless } = channels;
  expect([dataOptionsOf([nameless]), extraOptionsOf([nameless])]).toEqual([[], []]);
  expect(dataResets(samplePage)).toBeUndefined();
});

test("an option's text is not repeated where the section above says the same words, with or without markup", () => {
  const text = "Channels from all over the world.";
  const more = "You switch the pack on and off whenever you like.";
  expect(isSaidIn({ c: [{ t: "Pack", txt: `<p>Channels <b>from all</b>\u00a0over\nthe world. ${more}</p>` }] }, text)).toBe(true);
  expect(isSaidIn({ txt: `${text} ${more}` }, text)).toBe(true);
  expect(isSaidIn({ txt: "<p>Channels from all over Europe.</p>", c: [{ t: text, txt: more }] }, text)).toBe(false);
  expect(isSaidIn({}, text)).toBe(false);
});

describe("data", () => {
  beforeEach(() => void openBrowser());

  function open(first = dataPage, takes = (): boolean => true) {
    const line = openLine(first, takes);
    const data = createDataOptions(line.ports, line.linePage);
    const confirm = async (): Promise<void> => {
      void data.confirm();
      await settle();
    };
    const keys = (): unknown[] => line.sent.map(({ request }) => (request.headers as Record<string, string>)["idempotency-key"]);
    return { ...line, data, confirm, keys };
  }

  test("is bought once for two presses, counted, and the usage is asked for again", async () => {
    const { data, confirm, sent, last, page, reloads, events } = open();
    data.ask(five);
    expect(reloads(), "the page is asked for again with the question").toBe(1);
    void data.confirm();
    await confirm();
    data.close();
    expect(data.state.value.kind, "it stays open while the call is under way").toBe("sending");
    expect(sent).toHaveLength(1);
    expect(last().id).toBe("my-digi.my-mobile.data-option");
    expect(last().request.body).toEqual({ "address-id": "A", "phone-nr": "470123456", lang: "en", wpId: "1405" });
    await last().answer(ok("5 GB added."));
    expect(data.state.value).toEqual({ kind: "idle", bought: five, message: "5 GB added." });
    expect(boughtOf(page.value, "1405")).toBe(1);
    expect(reloads(), "and before the purchase, and after it").toBe(3);
    expect(events).toEqual([
      ["digi-submit", { form: "data_option", fields: { wpId: "1405" } }],
      ["digi-success", { form: "data_option" }],
    ]);
  });

  test("has a key of its own for each purchase, and for each amount", async () => {
    const { data, confirm, keys, last, page } = open();
    for (const option of [five, five, ten]) {
      data.ask({ ...option, quantity: boughtOf(page.value, option.wpId) });
      await confirm();
      await last().answer(ok());
    }
    expect(new Set(keys()).size).toBe(3);
    for (const key of keys()) expect(key).toMatch(/^[\x21-\x7e]{16,100}$/);
  });

  test.each(["network.unreachable", "network.timeout", "response.invalid", "in_progress"] as const)(
    "%s: the same call is sent again, in the same language, also after the question was closed",
    async (code) => {
      const { data, confirm, keys, sent, last, language } = open();
      data.ask(five);
      await confirm();
      await last().answer({ ok: false, failure: { code, ...(code === "in_progress" && { httpStatus: 409 }) } });
      language.value = "nl";
      await confirm();
      await last().answer({ ok: false, failure: { code: "http.refused", httpStatus: 503 } });
      data.close();
      data.ask(five);
      await confirm();
      expect(new Set(keys()).size).toBe(1);
      expect(sent.map(({ request }) => (request.body as { lang: string }).lang)).toEqual(["en", "en", "en"]);
    },
  );

  test("that was refused has its key the next time, as orders have, in the language of then", async () => {
    const { data, confirm, keys, sent, last, language } = open();
    data.ask(five);
    await confirm();
    await last().answer({ ok: false, failure: { code: "not_found", httpStatus: 404 } });
    language.value = "nl";
    await confirm();
    expect(new Set(keys()).size).toBe(1);
    expect(sent.map(({ request }) => (request.body as { lang: string }).lang)).toEqual(["en", "nl"]);
  });

  test("has one key in two tabs, also where one of them has bought it before the other sends; the next purchase has another", async () => {
    const [one, other] = [open(), open()];
    for (const { data } of [one, other]) data.ask(five);
    await one.confirm();
    await one.last().answer(ok());
    await other.confirm();
    expect(other.keys()).toEqual(one.keys());
    await other.last().answer(ok());
    expect(other.data.state.value).toMatchObject({ kind: "idle", bought: { wpId: "1405" } });
    const later = open({ ...dataPage, options: [{ ...five, quantity: 1 }, ten] });
    later.data.ask({ ...five, quantity: 1 });
    await later.confirm();
    expect(one.keys()).not.toContain(later.keys()[0]);
  });

  test("that another tab has bought with this key in another language was bought: it is said, and not as a failure", async () => {
    const { data, confirm, last, reloads } = open();
    data.ask(five);
    await confirm();
    await last().answer({ ok: false, failure: { code: "invalid", httpStatus: 422, fieldErrors: { "idempotency-key": "key.reused" } } });
    expect([data.state.value, reloads()]).toEqual([{ kind: "idle", isOutdated: true }, 3]);
  });

  test.each([
    ["the month has ended", { ...monthly("2027-01-01"), options: [{ ...five, quantity: 0 }] }, five],
    ["its price has changed", { ...monthly("2026-12-01"), options: [{ ...five, quantity: 1, prc: 2.5 }] }, { ...five, prc: 2.5 }],
  ])("%s while the question was open: it asks with what holds now, before anything is bought", async (_when, then, offer) => {
    const first = { ...monthly("2026-12-01"), options: [{ ...five, quantity: 1 }] };
    const { data, confirm, sent, page, whenReloaded } = open(first);
    data.ask({ ...five, quantity: 1 });
    whenReloaded(() => void (page.value = then));
    await confirm();
    expect(sent).toEqual([]);
    expect(data.state.value).toMatchObject({ kind: "asking", isChanged: true, purchase: { option: offer, resets: dataResets(then) } });
    await confirm();
    expect(sent).toHaveLength(1);
  });

  test.each(failures)("$code $httpStatus: the question stays, and nothing is counted", async (failure) => {
    const { data, confirm, last, page, comeBack } = open();
    data.ask(five);
    await confirm();
    await last().answer({ ok: false, failure });
    expect(data.state.value).toMatchObject({ kind: "asking", purchase: { option: five }, failure });
    expect(page.value).toEqual(dataPage);
    comeBack();
    expect(data.state.value).toEqual({ kind: "asking", purchase: { option: five, before: 0 } });
  });

  test("that was bought in another tab meanwhile is not bought here", async () => {
    const { data, confirm, sent, page } = open();
    data.ask(five);
    page.value = { ...dataPage, options: [{ ...five, quantity: 1 }, ten] };
    await confirm();
    expect(sent).toEqual([]);
    expect(data.state.value).toEqual({ kind: "idle", isOutdated: true });
    data.close();
    expect(data.state.value, "the message stays").toEqual({ kind: "idle", isOutdated: true });
    data.ask({ ...ten, quantity: 0 });
    data.check();
    expect(data.state.value.kind).toBe("asking");
    page.value = { ...dataPage, options: [five, { ...ten, quantity: 2 }] };
    data.check();
    expect(data.state.value).toEqual({ kind: "idle", isOutdated: true });
  });

  test("is not bought as long as nobody knows what holds", async () => {
    const { data, confirm, sent, whenReloaded } = open();
    data.ask(five);
    whenReloaded(() => ({ code: "network.offline" }));
    await confirm();
    expect(sent).toEqual([]);
    expect(data.state.value).toMatchObject({ kind: "asking", failure: { code: "network.offline" } });
  });

  test("that the host page forbids is not sent", async () => {
    const { data, confirm, sent } = open(dataPage, () => false);
    data.ask(five);
    await confirm();
    expect(sent).toEqual([]);
    expect(data.state.value.kind).toBe("asking");
  });
});
