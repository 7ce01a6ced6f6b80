import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, marie, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import type { View } from "#widgets/my-digi/my-digi.rules.ts";
import { Model } from "#widgets/my-digi/product/product.model.ts";
import { from, plans } from "#tests/unit/widgets/my-digi/product-plan/sample-plans.ts";
import { bspAlert, samplePage } from "./sample-page.ts";

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };
type Ports = ConstructorParameters<typeof Model>[0];
type Given = ConstructorParameters<typeof Model>[1];

const good = (value: unknown = {}): Outcome<unknown> => ({ ok: true, value });
const bad = (failure: Failure): Outcome<unknown> => ({ ok: false, failure });

type Opening = { readonly query?: string; readonly view?: View; readonly first?: ProductPage | null; readonly takes?: () => boolean };

/**
 * Opens the page of a product at an address. The test itself answers the calls of the API. With `first` null, the call for the page is not
 * answered yet.
 */
async function openProduct({ query = "", view = "mobile", first = samplePage, takes = () => true }: Opening = {}) {
  const bar = createFakeAddressBar(`https://digi.example/en/my-digi/my-products/${view}${query}`);
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const session = createFakeSession(signedIn);
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const language = signal<Language>("en");
  const ports = {
    ...{ call, session, clock: createFakeClock(), language },
    emit: (event: string, detail: unknown) => (events.push([event, detail]), takes()),
  } as unknown as Ports;
  const area = { view: signal(view), isSoft: () => true };
  const model = new Model(ports, signal({ area }) as unknown as Given, bar);
  onTestFinished(model.start());
  const last = (): Sent => sent.at(-1) as Sent;
  if (first) await last().answer(good(first));
  return { model, sent, last, events, session, language, bar };
}
type Opened = Awaited<ReturnType<typeof openProduct>>;

const queries = ({ sent }: Opened) => sent.map(({ request }) => request.query);
const tabs = ({ model }: Pick<Opened, "model">) => model.sections.value.map(({ i }) => i);

describe("the page", () => {
  test("is the customer's first where the address names none, and asked for in the page's language", async () => {
    const opened = await openProduct();
    opened.language.value = "nl";
    expect(queries(opened)).toEqual([
      { product: "mobile", lang: "en" },
      { product: "mobile", lang: "nl" },
    ]);
    expect(opened.model.page.refused.value).toBeUndefined();
  });

  test("is that of the address or number that the page's address names, however the number is written", async () => {
    const named = await openProduct({ query: "?address-id=A~2&phone-nr=0471%2065%2043%2021" });
    expect(queries(named)).toEqual([{ product: "mobile", lang: "en", "address-id": "A~2", "phone-nr": "471654321" }]);
  });

  test.each([
    ["mobile", "?phone-nr=479999999", "number"],
    ["mobile", "?address-id=foreign", "address"],
    ["internet", "?address-id=foreign&phone-nr=470123456", "address"],
  ] as const)("of %s with %s is asked for once more without; the %s is said not to be one's own", async (view, query, what) => {
    const opened = await openProduct({ query, view, first: null });
    await opened.last().answer(bad({ code: "not_found" }));
    expect(opened.sent).toHaveLength(2);
    expect(queries(opened)[1]).toEqual({ product: view, lang: "en" });
    const own = { ...samplePage, sections: [] };
    await opened.last().answer(good(own));
    expect(opened.model.page.refused.value).toBe(what);
    expect(opened.model.page.shown.value).toBe(own);
    expect(new URL(opened.bar.read()).search, "the address bar is left alone").toBe(query);
  });

  test("that is not found even without a name has failed, and is not asked for again and again", async () => {
    const opened = await openProduct({ query: "?phone-nr=479999999", first: null });
    await opened.last().answer(bad({ code: "not_found" }));
    await opened.last().answer(bad({ code: "not_found" }));
    expect(opened.sent).toHaveLength(2);
    expect(opened.model.page.loading.state.value).toMatchObject({ status: "failed", failure: { code: "not_found" } });
  });

  test("of an error holds nothing else [C-088]", async () => {
    const { model, last } = await openProduct({ first: null });
    await last().answer(good({ error: "Try again tomorrow" }));
    expect(model.page.shown.value).toBeUndefined();
    expect(model.page.loading.state.value).toMatchObject({ status: "loaded", value: { error: "Try again tomorrow" } });
  });

  test("is asked for again once somebody whose session ended has logged in again", async () => {
    const { sent, session } = await openProduct();
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(sent).toHaveLength(2);
  });

  test("names a section that it does not know in the console, for the doctor, and leaves it out [C-082]", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const page = { ...samplePage, sections: [...samplePage.sections, { i: "section_mobile_magic", t: "Magic" }] };
    const opened = await openProduct({ first: page });
    expect(tabs(opened)).not.toContain("section_mobile_magic");
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("section section_mobile_magic is left out"));
  });

  test("an answer for a number that is not asked for any more is dropped", async () => {
    const opened = await openProduct({ first: null });
    const [late] = opened.sent as [Sent];
    opened.language.value = "fr";
    const fresh = { ...samplePage, title: "Essentiel" };
    await opened.last().answer(good(fresh));
    await late.answer(good(samplePage));
    expect(opened.model.page.shown.value).toEqual(fresh);
  });
});

test("the tab that is chosen stands in the page's address, and is open; Back opens the one before [C-090]", async () => {
  const { model, bar } = await openProduct();
  expect(model.open.value?.i).toBe("section_mobile_consumption");
  model.choose("section_mobile_settings");
  expect([model.open.value?.i, new URL(bar.read()).search]).toEqual(["section_mobile_settings", "?tab=section_mobile_settings"]);
  bar.back();
  expect(model.open.value?.i).toBe("section_mobile_consumption");
});

test.each([
  ["number", "mobile", (model: InstanceType<typeof Model>) => model.selection.choosePhone("471654321"), { "phone-nr": "471654321" }],
  ["address", "internet", (model: InstanceType<typeof Model>) => model.selection.chooseAddress("B"), { "address-id": "B" }],
] as const)("the late answer of another %s is dropped, and nothing of it is shown meanwhile", async (_what, view, choose, named) => {
  const opened = await openProduct({ view, first: { ...samplePage, sections: [] } });
  opened.language.value = "fr";
  const late = opened.last();
  choose(opened.model);
  expect(opened.model.page.shown.value).toBeUndefined();
  expect(opened.last().request.query).toEqual({ product: view, lang: "fr", ...named });
  const chosen = { ...samplePage, ...named, title: "The other", sections: [] };
  await opened.last().answer(good(chosen));
  await late.answer(good({ ...samplePage, sections: [] }));
  expect(opened.model.page.shown.value).toEqual(chosen);
});

describe("an alert", () => {
  const open = async (settings: Opening = {}) => {
    const opened = await openProduct(settings);
    return { ...opened, alerts: opened.model.lineOf(samplePage).alerts };
  };

  test("is accepted by its own call, with the line it is about; its tab is gone then, and the focus moves on [C-180, C-261, C-263, C-382]", async () => {
    const opened = await open();
    const { model, last, alerts, events } = opened;
    const accepting = model.accept(samplePage, bspAlert.id);
    expect(alerts.state.value).toEqual({ kind: "accepting", id: "bsp" });
    expect([last().id, last().request.body]).toEqual([
      "my-digi.my-mobile.bsp.activate",
      { "address-id": "A", "phone-nr": "470123456", lang: "en" },
    ]);
    await last().answer({ ok: true, value: {}, message: "The protection is on." });
    await accepting;
    expect(alerts.state.value).toEqual({ kind: "accepted", id: "bsp", message: "The protection is on." });
    expect(tabs(opened)).toEqual(["section_mobile_consumption", "section_mobile_settings"]);
    expect(model.removals.value).toBe(1);
    expect(events).toEqual([
      ["digi-submit", { form: "mobile-alerts-bsp-accept", fields: {} }],
      ["digi-success", { form: "mobile-alerts-bsp-accept" }],
    ]);
  });

  test("is sent once, however often its button is pressed", async () => {
    const { model, sent, last } = await open();
    void model.accept(samplePage, "bsp");
    void model.accept(samplePage, "bsp");
    await last().answer(good());
    void model.accept(samplePage, "bsp");
    expect(sent.filter(({ id }) => id.endsWith("bsp.activate"))).toHaveLength(1);
  });

  test("that another tab has accepted is accepted", async () => {
    const { model, last, alerts } = await open();
    void model.accept(samplePage, "bsp");
    await last().answer(bad({ code: "already_done" }));
    expect(alerts.state.value).toEqual({ kind: "accepted", id: "bsp" });
  });

  test("that is refused says why, keeps its tab, and can be tried again [C-261]", async () => {
    const opened = await open();
    const { model, last, alerts } = opened;
    void model.accept(samplePage, "bsp");
    await last().answer(bad({ code: "network.unreachable" }));
    expect(alerts.state.value).toEqual({ kind: "failed", id: "bsp", failure: { code: "network.unreachable" } });
    expect(tabs(opened)).toContain("section_mobile_alerts");
    void model.accept(samplePage, "bsp");
    await last().answer(good());
    expect(alerts.isDone.value).toBe(true);
  });

  test("that failed as the session ended is as before once the customer has signed in again; one that is accepted stays accepted", async () => {
    const { model, sent, last, alerts, session } = await open();
    const comeBack = async (): Promise<void> => {
      session.state.value = { status: "anonymous", ended: "expired" };
      session.state.value = { status: "signed-in", user: marie, survivesReload: true };
      await last().answer(good(samplePage));
    };
    void model.accept(samplePage, "bsp");
    await last().answer(bad({ code: "expired", httpStatus: 401 }));
    expect(alerts.state.value.kind).toBe("failed");
    await comeBack();
    expect(alerts.state.value).toEqual({ kind: "open" });
    void model.accept(samplePage, "bsp");
    await last().answer(good());
    await comeBack();
    expect(alerts.isDone.value).toBe(true);
    expect(sent.map(({ id }) => id.split(".").at(-1))).toEqual(["product", "activate", "product", "activate", "product"]);
  });

  test("of one line that is answered late is not that of another", async () => {
    const opened = await open();
    const other = { ...samplePage, "phone-nr": "471654321" };
    const accepted = opened.model.accept(samplePage, "bsp");
    const late = opened.last();
    opened.model.selection.choosePhone("471654321");
    await opened.last().answer(good(other));
    await late.answer(good());
    await accepted;
    expect(opened.model.lineOf(samplePage).alerts.isDone.value).toBe(true);
    const { alerts } = opened.model.lineOf(samplePage);
    expect([alerts.takeNews(), alerts.takeNews()], "it is announced once").toEqual([true, false]);
    expect(opened.model.removals.value, "the focus stays where it is in the other line").toBe(0);
    expect(opened.model.lineOf(other).alerts.isDone.value).toBe(false);
    expect(tabs(opened)).toContain("section_mobile_alerts");
  });

  test("may be taken over by the host page: nothing is sent", async () => {
    const { model, sent, alerts } = await open({ takes: () => false });
    await model.accept(samplePage, "bsp");
    expect(sent).toHaveLength(1);
    expect(alerts.state.value).toEqual({ kind: "open" });
  });
});

describe("the change of the plan", () => {
  const page = { ...samplePage, plans, plans_from: from };

  test("is open where the address asks for it and the line is the customer's own [C-117]", async () => {
    const { model } = await openProduct({ query: "?change=1", first: page });
    expect(model.isChanging.value).toBe(true);
    model.planDialog.close();
    expect(model.isChanging.value).toBe(false);
    model.planDialog.open(model.lineOf(page).key);
    expect(model.isChanging.value).toBe(true);
  });

  test("is not open for another line than the named one, and has no button where there is no other plan", async () => {
    const opened = await openProduct({ query: "?change=1&phone-nr=479999999", first: null });
    await opened.last().answer(bad({ code: "not_found", httpStatus: 404 }));
    await opened.last().answer(good(page));
    expect(opened.model.isChanging.value).toBe(false);
    const alone = await openProduct({ query: "?change=1", first: { ...page, plans: plans.filter(({ current }) => current) } });
    expect(alone.model.mayChange.value).toBe(false);
  });
});

test("an activated Digi TV: `add` and the tab leave the address, and all is asked anew [C-072] [C-242]", async () => {
  const section = (name: string) => ({ i: `section_digitv_${name}`, t: name });
  const none: ProductPage = { ...samplePage, title: "Digi TV", "phone-nr": null, sections: [section("settings"), section("activate")] };
  const { alerts: _, ...without } = none;
  const opened = await openProduct({ view: "digi-tv", query: "?address-id=A&add=1&from=mail", first: without });
  const { model, bar, last } = opened;
  expect(model.open.value?.i).toBe("section_digitv_activate");
  expect(model.takeArrival(), "nobody was led here").toBe(false);
  model.arrive();
  expect(bar.read()).toBe("https://digi.example/en/my-digi/my-products/digi-tv?address-id=A&from=mail");
  expect(model.page.shown.value, "what was shown is wrong by now").toBeUndefined();
  await last().answer(good({ ...without, sections: [section("devices"), section("settings")] }));
  expect(model.open.value?.i).toBe("section_digitv_devices");
  expect([model.takeArrival(), model.takeArrival()], "the focus is taken once").toEqual([true, false]);
});
