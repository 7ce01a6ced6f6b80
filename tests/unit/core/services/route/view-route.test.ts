import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { describe, expect, test } from "vitest";
import { byParameter, byPath } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute, oneOf } from "#core/services/route/view-route.model.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { emptyDraft, orderSteps, type Draft } from "./order-example.ts";

const site = "https://site.example";

describe("a view in a parameter", () => {
  function open(search: string, known?: ReadonlySignal<readonly string[]>) {
    const bar = createFakeAddressBar(`${site}/en/area${search}`);
    const sections = known ?? signal(["usage", "settings", "options"]);
    const route = createViewRoute({
      pattern: byParameter("tab"),
      viewOf: (name) => sections.value.find((section) => section === name) ?? sections.value[0],
      bar,
    });
    return { bar, route, stop: route.start(), search: () => new URL(bar.read()).search };
  }

  test("is the one that the address names, else the first", () => {
    expect(open("?tab=settings").route.view.value).toBe("settings");
    expect(open("").route.view.value).toBe("usage");
    expect(open("?tab=nothing").route.view.value).toBe("usage");
  });

  test("is not looked for before the tag starts", () => {
    const bar = createFakeAddressBar(`${site}/?tab=settings`);
    const route = createViewRoute({ pattern: byParameter("tab"), viewOf: oneOf(["usage", "settings"]), bar });
    expect([route.view.value, route.go("settings"), route.hrefOf("settings")]).toEqual(["usage", false, undefined]);
    route.start();
    expect(route.view.value).toBe("settings");
  });

  test("goes with a new entry, and all other parameters stay as they are written", () => {
    const { bar, route } = open("?address-id=F~1%2F2&flag&tab=usage#top");
    expect(route.hrefOf("settings")).toBe(`${site}/en/area?address-id=F~1%2F2&flag&tab=settings#top`);
    expect(route.go("settings")).toBe(true);
    expect([route.view.value, bar.read(), bar.entries.length]).toEqual([
      "settings",
      `${site}/en/area?address-id=F~1%2F2&flag&tab=settings#top`,
      2,
    ]);
    expect(route.go("settings")).toBe(true);
    expect(bar.entries).toHaveLength(2);
  });

  test("follows Back and Forward", () => {
    const { bar, route } = open("");
    route.go("settings");
    route.go("options");
    bar.back();
    expect(route.view.value).toBe("settings");
    bar.back();
    expect(route.view.value).toBe("usage");
    bar.forward();
    expect(route.view.value).toBe("settings");
  });

  test("mends an address that names what nobody knows, without a new entry", () => {
    const { bar, search } = open("?a=1&tab=nothing");
    expect([search(), bar.entries.length]).toEqual(["?a=1&tab=usage", 1]);
  });

  test("waits where nobody can say yet what there is", () => {
    const sections = signal<readonly string[]>([]);
    const { route, search } = open("?tab=settings", sections);
    expect([route.view.value, search()]).toEqual([undefined, "?tab=settings"]);
    sections.value = ["usage", "settings"];
    expect(route.view.value).toBe("settings");
  });

  test("is shared by all tags of the page that have the same parameter", () => {
    const bar = createFakeAddressBar(`${site}/`);
    const [one, other] = [1, 2].map(() => createViewRoute({ pattern: byParameter("tab"), viewOf: oneOf(["usage", "settings"]), bar }));
    one?.start();
    other?.start();
    one?.go("settings");
    expect(other?.view.value).toBe("settings");
  });

  test("ends with its tag", () => {
    const { bar, route, stop } = open("");
    stop();
    bar.push("?tab=nothing");
    expect([route.view.value, bar.watchers, bar.read()]).toEqual(["usage", 0, `${site}/en/area?tab=nothing`]);
  });

  test("takes parameters along that mean nothing elsewhere", () => {
    const bar = createFakeAddressBar(`${site}/?phone-nr=470123456&address-id=A&tab=settings`);
    const route = createViewRoute({
      pattern: byParameter("address-id", { drops: ["phone-nr"] }),
      viewOf: (id) => id,
      bar,
    });
    route.start();
    route.go("A");
    expect(bar.read()).toBe(`${site}/?phone-nr=470123456&address-id=A&tab=settings`);
    route.go("B");
    expect(bar.read()).toBe(`${site}/?tab=settings&address-id=B`);
  });

  test("shows all the same where the browser refuses another address", () => {
    const bar = { ...createFakeAddressBar(`${site}/`), push: () => undefined };
    const route = createViewRoute({ pattern: byParameter("tab"), viewOf: oneOf(["usage", "settings"]), bar });
    route.start();
    expect([route.go("settings"), route.view.value]).toEqual([true, "settings"]);
  });
});

describe("the step of a flow", () => {
  function open(search: string, filledIn: Partial<Draft>) {
    const bar = createFakeAddressBar(`${site}/en/order${search}`);
    const draft = signal<Draft>({ ...emptyDraft, bundle: { ...emptyDraft.bundle, mobile: 1 }, ...filledIn });
    const route = createViewRoute({
      pattern: byParameter("step", { absent: "its-me" }),
      viewOf: (name) => orderSteps.stepOf(name, draft.value),
      bar,
    });
    route.start();
    return { bar, draft, route, search: () => new URL(bar.read()).search };
  }
  const known = { person: "signed-in", clientAddress: "Grand-Place 1" } as const;

  test("that is open stays; the first has no name", () => {
    expect(open("?step=payment", known).route.view.value).toBe("payment");
    const { route, search } = open("?x=1", known);
    expect([route.view.value, search()]).toEqual(["its-me", "?x=1"]);
  });

  test("that is not open leads to the first that is, in place", () => {
    const { bar, route, search } = open("?x=1&step=review-order", known);
    expect([route.view.value, search(), bar.entries.length]).toEqual(["payment", "?x=1&step=payment", 1]);
  });

  test("goes on by new entries, and back by the browser's Back, which clears nothing", () => {
    const { bar, draft, route } = open("?step=payment", known);
    draft.value = { ...draft.value, iban: "BE71096123456769" };
    route.go("review-order");
    const before = draft.value;
    bar.back();
    expect([route.view.value, draft.value]).toEqual(["payment", before]);
  });

  test("is mended when what was filled in is gone, and after the order nothing else is open", () => {
    const { bar, draft, route, search } = open("?step=payment", known);
    draft.value = { ...draft.value, clientAddress: null };
    expect([route.view.value, search()]).toEqual(["digi-account", "?step=digi-account"]);
    draft.value = { ...draft.value, ...known, iban: "BE71096123456769", orderId: "1" };
    expect([route.view.value, search(), bar.entries.length]).toEqual(["confirm-order", "?step=confirm-order", 1]);
  });
});

describe("a view with a page of its own", () => {
  const language = signal<"en" | "fr">("en");
  const paths = () => ({
    overview: `/${language.value}/my-digi/overview`,
    mobile: `/${language.value}/my-digi/my-products/mobile`,
    invoices: "https://bills.example/invoices",
    orders: "/?page_id=7",
    account: "/?page_id=8",
    home: "/",
  });
  function open(address: string, attribute?: ReadonlySignal<"overview" | "mobile" | undefined>) {
    language.value = "en";
    const bar = createFakeAddressBar(site + address);
    const views = oneOf(["overview", "mobile", "orders", "account", "home"]);
    const route = createViewRoute<string>({ pattern: byPath(paths), viewOf: views, bar, ...(attribute && { fixed: attribute }) });
    route.start();
    return { bar, route };
  }

  test.each([
    ["/en/my-digi/my-products/mobile", "mobile"],
    ["/en/my-digi/my-products/mobile/?tab=settings#x", "mobile"],
    ["/en/my-digi", "overview"],
    ["/?page_id=8&x=1", "account"],
    ["/?page_id=9", "home"],
  ])("is told by its path: %s is %s", (address, view) => {
    const { bar, route } = open(address);
    expect([route.view.value, bar.read()]).toEqual([view, site + address]); // An address that belongs to the host page is left unchanged.
  });

  test("goes with the query of the page, and without what named the old one", () => {
    const { bar, route } = open("/en/my-digi/overview?address-id=A&flag#top");
    route.go("mobile");
    expect(bar.read()).toBe(`${site}/en/my-digi/my-products/mobile?address-id=A&flag`);
    route.go("orders");
    expect(bar.read()).toBe(`${site}/?page_id=7&address-id=A&flag`);
    route.go("account");
    expect([bar.read(), route.view.value]).toEqual([`${site}/?page_id=8&address-id=A&flag`, "account"]);
    bar.back();
    expect(route.view.value).toBe("orders");
  });

  test("of another origin, or without a page, is left to a link", () => {
    const { bar, route } = open("/en/my-digi/overview");
    expect([route.go("invoices"), route.go("nothing"), route.hrefOf("invoices"), bar.entries.length]).toEqual([false, false, undefined, 1]);
  });

  test("of a page without an address of its own is left to a link", () => {
    const route = createViewRoute<string>({
      pattern: byPath(paths),
      viewOf: oneOf(["overview", "mobile"]),
      bar: createFakeAddressBar("about:srcdoc"),
    });
    route.start();
    expect([route.view.value, route.go("mobile"), route.hrefOf("mobile")]).toEqual(["overview", false, undefined]);
  });

  test("that the host has fixed wins, and the address is neither followed nor written", () => {
    const attribute = signal<"overview" | "mobile" | undefined>("mobile");
    const { bar, route } = open("/en/my-digi/overview", attribute);
    expect([route.view.value, route.go("overview"), bar.read()]).toEqual(["mobile", false, `${site}/en/my-digi/overview`]);
    attribute.value = undefined;
    expect(route.view.value).toBe("overview");
  });

  test("is a signal like any other", () => {
    const { route } = open("/en/my-digi/my-products/mobile");
    const title = computed(() => `view ${route.view.value}`);
    route.go("overview");
    expect(title.value).toBe("view overview");
  });
});
