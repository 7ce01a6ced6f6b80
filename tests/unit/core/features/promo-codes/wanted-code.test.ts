/** Tests codes that the visitor has not typed: the code of the dealer whose page it is, and codes from a link. */
import { describe, expect, test, vi } from "vitest";
import { withSharedBundle } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import { light, newLine, withLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createCodesBrowser, dealer, refused, taken, welcome10, failed, withBundle } from "./desk.ts";

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
    const { codes, asked } = withBundle();
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
    const { codes, asked, store } = withBundle();
    codes.proposeDealer("DEALER-BRU");
    await asked[0]?.answer(taken(dealer));
    store.update((bundle) => withSharedBundle(bundle, { m: [{ w: "1101", s: "s" }] }));
    expect(asked).toHaveLength(2);
    await asked[1]?.answer(taken(dealer));
    expect(codes.dealerCare.state.value).toEqual({ status: "accepted", promo: dealer });
    codes.dealerCare.remove();
    store.update((bundle) => withSharedBundle(bundle, { m: [{ w: "1102", s: "s" }] }));
    expect(asked).toHaveLength(2);
  });

  test("leaves the pack of a link to the dealer that the link names", async () => {
    const { codes, asked, store } = withBundle();
    codes.proposeDealer("DEALER-BRU");
    await asked[0]?.answer(taken(dealer));
    store.update((bundle) => withSharedBundle(bundle, { m: [], d: "DEALER-ANT" }));
    expect(asked.map(({ body }) => body.code)).toEqual(["DEALER-BRU", "DEALER-ANT"]);
  });

  test("comes too late for a visitor who has answered meanwhile", async () => {
    const { codes, asked } = withBundle();
    codes.proposeDealer("DEALER-BRU");
    codes.dealerCare.choose("no");
    await asked[0]?.answer(taken(dealer));
    expect(codes.dealerCare.state.value).toEqual({ status: "open" });
  });

  test("that the server does not know is told to the page's author, not to the visitor", async () => {
    const { codes, asked } = withBundle();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    codes.proposeDealer("NOBODY");
    await asked[0]?.answer(refused("This code does not exist."));
    expect(warn).toHaveBeenCalledExactlyOnceWith("[digi] the code NOBODY of a tag is not taken");
    expect(codes.dealerCare.state.value).toEqual({ status: "open" });
    warn.mockRestore();
  });

  test("is asked for anew by the next tag where the server was down", async () => {
    const { codes, asked } = withBundle();
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
    const { codes, asked, store } = withBundle();
    codes.voucher.choose(answer);
    codes.voucher.type("OLD");
    store.update((bundle) => withSharedBundle(bundle, { m: [], v: "WELCOME10" }));
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
    store.update((bundle) => withSharedBundle(bundle, { m: [], v: "WELCOME10" }));
    expect(asked).toHaveLength(3);
    await asked[2]?.answer(taken(welcome10));
    expect(store.bundle.value.promo_code.voucher).toEqual(welcome10);
  });

  test("waits as long as a busy server says, and is asked about by itself then", async () => {
    const tab = withBundle();
    tab.store.update((bundle) => withSharedBundle(bundle, { m: [], v: "WELCOME10" }));
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
