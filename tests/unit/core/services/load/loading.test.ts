import { signal } from "@preact/signals-core";
import { array, string, type } from "superstruct";
import { describe, expect, test } from "vitest";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { createLoading, type Loading } from "#core/services/load/loading.model.ts";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { createDesk } from "./desk.ts";

type Answer = { readonly items: readonly string[] };

const readItems = endpoint<{ address?: string }, undefined, { items: string[] }>({
  method: "GET",
  path: "/items",
  encoding: "none",
  answer: type({ items: array(string()) }),
  spec: { id: "test.items", summary: "Items", codes: [] },
});

function open(first: string | undefined = "A") {
  const desk = createDesk();
  const address = signal<string | undefined>(first);
  const hint = signal("a");
  const loading: Loading<Answer> = createLoading(desk.ports, readItems, {
    request: () => (address.value === undefined || hint.value === "" ? undefined : { query: { address: address.value } }),
    isEmpty: ({ items }) => items.length === 0,
  });
  return { ...desk, address, hint, loading, state: () => loading.state.value };
}

const some = { items: ["one"] };
const other = { items: ["two"] };

describe("loading", () => {
  test("asks when it starts, and not before", async () => {
    const { loading, state, asked, last } = open();
    expect([state(), asked.length]).toEqual([{ status: "idle" }, 0]);
    loading.start();
    expect(state()).toEqual({ status: "loading" });
    expect(last().request.query).toEqual({ address: "A" });
    await last().answer(some);
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: false });
  });

  test("tells an empty answer apart", async () => {
    const { loading, state, last } = open();
    loading.start();
    await last().answer({ items: [] });
    expect(state()).toEqual({ status: "empty", value: { items: [] }, isRenewing: false });
  });

  test("waits until there is a question, and has no answer where there is none any more", async () => {
    const { loading, state, asked, last, address } = open();
    address.value = undefined;
    loading.start();
    expect([state().status, asked.length]).toEqual(["idle", 0]);
    address.value = "B";
    await last().answer(some);
    address.value = undefined;
    expect(state()).toEqual({ status: "idle" });
  });

  test("asks again when the question changes, with the old answer at hand, and not when it is the same", async () => {
    const { loading, state, asked, last, address, hint } = open();
    loading.start();
    await last().answer(some);
    address.value = "B";
    expect(state()).toEqual({ status: "loading", previous: some });
    expect(last().request.query).toEqual({ address: "B" });
    await last().answer(other);
    expect(state()).toMatchObject({ status: "loaded", value: other });
    hint.value = "b"; // The signal is read by `request`, but its change does not change what is requested.
    expect(asked).toHaveLength(2);
  });

  test("asks again in another language, and keeps the old words in sight meanwhile", async () => {
    const { loading, state, asked, last, language } = open();
    loading.start();
    await last().answer(some);
    language.value = "fr";
    expect([state(), asked.length]).toEqual([{ status: "loading", previous: some }, 2]);
  });

  test("drops the answer to a question that nobody asks any more, and cancels its call", async () => {
    const { loading, state, asked, address } = open();
    loading.start();
    address.value = "B";
    expect(asked[0]?.request.signal?.aborted).toBe(true);
    await asked[0]?.answer(some);
    expect(state()).toEqual({ status: "loading" });
    await asked[1]?.answer(other);
    expect(state()).toMatchObject({ value: other });
    await asked[0]?.fail();
    expect(state()).toMatchObject({ value: other });
  });

  test("keeps the answer before the last at hand through several changes", async () => {
    const { loading, state, last, address } = open();
    loading.start();
    await last().answer(some);
    address.value = "B";
    address.value = "C";
    expect(state()).toEqual({ status: "loading", previous: some });
  });

  test("fails, and can be asked again", async () => {
    const { loading, state, last, asked } = open();
    loading.start();
    await last().fail({ code: "http.refused", message: "No." });
    expect(state()).toEqual({ status: "failed", failure: { code: "http.refused", message: "No." } });
    void loading.reload();
    expect(state()).toEqual({ status: "loading" });
    await last().answer(some);
    expect([state().status, asked.length]).toEqual(["loaded", 2]);
  });

  test("keeps in sight what it renews, also where that fails", async () => {
    const { loading, state, last } = open();
    loading.start();
    await last().answer(some);
    void loading.reload();
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: true });
    await last().fail();
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: false, failure: { code: "network.unreachable" } });
    void loading.reload();
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: true });
    await last().answer({ items: [] });
    expect(state()).toEqual({ status: "empty", value: { items: [] }, isRenewing: false });
  });

  test("is checked before an action: the failure is the caller's, and no note stays beside the data", async () => {
    const { loading, state, last } = open();
    loading.start();
    await last().answer(some);
    void loading.reload();
    await last().fail();
    const checked = loading.check();
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: true });
    await last().fail({ code: "network.offline" });
    expect(await checked).toEqual({ code: "network.offline" });
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: false });
    const again = loading.check();
    await last().answer(other);
    expect([await again, state()]).toEqual([undefined, { status: "loaded", value: other, isRenewing: false }]);
  });

  test("that fails where nothing is shown yet says so, whoever asks", async () => {
    const { loading, state, last } = open();
    loading.start();
    void loading.check();
    await last().fail();
    expect(state()).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
  });

  test("has nothing to ask again before it has started", async () => {
    const { loading, asked } = open();
    await loading.reload();
    expect([await loading.check(), asked]).toEqual([undefined, []]);
  });
});

describe("loading that is slow, late or over", () => {
  test("says after ten seconds that it is slow; the visitor can give up, and a late answer changes nothing", async () => {
    const { loading, state, clock, asked, last } = open();
    loading.start();
    await clock.pass(slowAfterMs);
    expect(loading.slowNotice.isOver.value).toBe(true);
    loading.giveUp();
    expect(state()).toEqual({ status: "failed", failure: { code: "network.timeout" } });
    expect(last().request.signal?.aborted).toBe(true);
    await last().answer(some);
    expect([state().status, loading.slowNotice.isOver.value]).toEqual(["failed", false]);
    loading.giveUp();
    expect(asked).toHaveLength(1);
  });

  test("can be asked again while it is slow: then only the second answer counts", async () => {
    const { loading, state, clock, asked } = open();
    loading.start();
    await clock.pass(slowAfterMs);
    void loading.reload();
    expect([state().status, loading.slowNotice.isOver.value]).toEqual(["loading", false]);
    await asked[0]?.answer(some);
    expect(state().status).toBe("loading");
    await asked[1]?.answer(other);
    expect(state()).toMatchObject({ status: "loaded", value: other });
  });

  test("that is given up while it renews shows what it had", async () => {
    const { loading, state, last } = open();
    loading.start();
    await last().answer(some);
    loading.giveUp();
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: false });
    void loading.reload();
    loading.giveUp();
    expect(state()).toEqual({ status: "loaded", value: some, isRenewing: false, failure: { code: "network.timeout" } });
  });

  test("shows what another call has changed", async () => {
    const { loading, state, last } = open();
    loading.update(() => other);
    expect(state()).toEqual({ status: "idle" });
    loading.start();
    await last().answer(some);
    loading.update(({ items }) => ({ items: [...items, "two"] }));
    expect(state()).toMatchObject({ status: "loaded", value: { items: ["one", "two"] } });
    loading.update(() => ({ items: [] }));
    expect(state().status).toBe("empty");
  });

  test("asks anew where an answer on its way may be of before another call's change", async () => {
    const { loading, state, asked, last } = open();
    loading.start();
    loading.update(() => other);
    expect([asked.length, asked[0]?.request.signal?.aborted, state().status]).toEqual([2, true, "loading"]);
    await last().answer(some);
    void loading.reload();
    loading.update(() => other);
    await asked[2]?.answer(some);
    expect(state()).toEqual({ status: "loaded", value: other, isRenewing: true });
    await last().answer({ items: ["two", "three"] });
    expect(state()).toEqual({ status: "loaded", value: { items: ["two", "three"] }, isRenewing: false });
    expect(asked).toHaveLength(4);
  });

  test("ends with its tag: the call is cancelled, no timer stays, and nothing changes any more", async () => {
    const { loading, state, clock, last, address, asked } = open();
    const stop = loading.start();
    stop();
    expect(last().request.signal?.aborted).toBe(true);
    address.value = "B";
    await loading.reload();
    expect(asked).toHaveLength(1);
    await last().fail({ code: "network.aborted" });
    expect([state(), clock.timers]).toEqual([{ status: "loading" }, 0]);
  });

  test("is not failed by the end of its tag, whose ports cancel all calls", async () => {
    const { loading, state, last } = open();
    loading.start();
    await last().fail({ code: "network.aborted" });
    expect(state()).toEqual({ status: "loading" });
  });

  test("asks anew when it is started again", async () => {
    const { loading, state, last, asked } = open();
    loading.start()();
    loading.start();
    expect(asked).toHaveLength(2);
    await last().answer(some);
    expect(state().status).toBe("loaded");
  });

  test("needs no request where the endpoint says all", async () => {
    const { ports, last } = createDesk();
    const loading = createLoading(ports, readItems);
    loading.start();
    await last().answer({ items: [] });
    expect(loading.state.value.status).toBe("loaded");
  });
});
