/** Tests the loader's script as a page runs it: its options, its only global object, its languages, and its promises that wait for tags. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { FakeElement } from "./fake-element.ts";
import {
  beginPage,
  boot,
  imported,
  key,
  loaded,
  near,
  page,
  prefetched,
  put,
  started,
  world,
  type DigiWidgets,
  type Given,
} from "./page.ts";

beforeEach(beginPage);
afterEach(() => vi.unstubAllGlobals());

describe("files are asked for", () => {
  test("by their addresses", async () => {
    await boot({ data: { base: "https://other.example/digi/1.4.0/" } });
    await page.digiWidgets.ready();
    expect(imported).toEqual(["https://other.example/digi/1.4.0/ready.js"]);
  });

  test("beside a module, which counts from where it was redirected to", async () => {
    await boot({ isModule: true });
    await page.digiWidgets.ready();
    expect(imported).toEqual(["../1.4.0/ready.js"]);
  });

  test("by their addresses where a module is told its base", async () => {
    page.digiWidgets = { base: "https://other.example/digi/1.4.0/" } as unknown as DigiWidgets;
    await boot({ isModule: true });
    await page.digiWidgets.ready();
    expect(imported).toEqual(["https://other.example/digi/1.4.0/ready.js"]);
  });
});

type Its = { base: string; lang?: "nl"; get: (name: string) => unknown };

describe("a page", () => {
  test("whose connection comes back has failed tags try again", async () => {
    expectComplaint("failed");
    world.missing = ["https://cdn.example/"];
    await boot();
    const tag = put("digi-newsletter");
    tag.setAttribute("loading", "eager");
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    world.missing = [];
    FakeElement.page.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
  });

  test("without widgets costs the script alone", async () => {
    const { version } = await boot();
    await settle();
    expect([version, [...world.tags.keys()], loaded, prefetched]).toEqual([
      "1.4.0",
      ["digi-newsletter", "digi-contact", "digi-dialog"],
      [],
      [],
    ]);
  });

  test("keeps a tag of its own of that name", async () => {
    const theirs = FakeElement;
    world.tags.set("digi-contact", theirs);
    await boot();
    expect(world.tags.get("digi-contact")).toBe(theirs);
  });

  test("with the script twice is served by the first, and told once where the versions differ", async () => {
    expectComplaint("1.4.0 hands over to 1.3.0");
    const offer = vi.fn<(version: string, its: Its) => void>((version) => console.warn(`${version} hands over to 1.3.0`));
    page[key] = { version: "1.3.0", get: (name: string) => (name === "base" ? undefined : `${name} of the first`), offer };
    page.digiWidgets = { version: "1.3.0", session: {} } as never; // The object contains no options, but what the first copy offers.
    await boot({ data: { market: "be" } });
    expect([world.tags.size, page.digiWidgets.version]).toEqual([0, "1.3.0"]);
    // Files of two releases are never mixed, so the first copy's release is used.
    const [version, { base, get }] = offer.mock.calls[0] as Parameters<typeof offer>;
    expect([version, base, get("session"), get("market")]).toEqual(["1.4.0", "https://cdn.example/1.3.0/", "session of the first", "be"]);
  });

  test("asks for what is drawn first, and a moment later, before it arrives, for every file of the widget, in its language too", async () => {
    const { ready } = await boot({ lang: "fr" });
    vi.useFakeTimers();
    put("digi-newsletter").setAttribute("loading", "eager");
    expect([...new Set(loaded)]).toEqual(["https://cdn.example/shared/prerender.js", "https://cdn.example/1.4.0/newsletter.fr.js"]);
    expect(prefetched).toEqual([]);
    vi.advanceTimersByTime(90);
    vi.useRealTimers();
    const asked = new Set([...prefetched, ...loaded].map((address) => address.replace("https://cdn.example/", "")));
    expect([...asked].toSorted()).toEqual([
      "1.4.0/core.fr.js",
      "1.4.0/newsletter.fr.js",
      "1.4.0/newsletter.js",
      "shared/core.js",
      "shared/forms.js",
      "shared/prerender.js",
    ]);
    await ready();
  });

  test("asks at once for what the first near tag needs, and runs none of it; what is far, later or takes no space waits", async () => {
    vi.useFakeTimers();
    world.waiting = [
      { localName: "digi-dialog", ...near },
      { localName: "x-newsletter", ...near },
      { localName: "digi-contact", top: 1101, bottom: 1200 },
      { localName: "digi-newsletter", top: 1000, bottom: 1100 },
      { localName: "digi-contact", ...near },
    ];
    await boot();
    await vi.advanceTimersByTimeAsync(90);
    vi.useRealTimers();
    const asked = new Set([...prefetched, ...loaded].map((address) => address.replace("https://cdn.example/", "")));
    expect([...asked].toSorted()).toEqual([
      "1.4.0/core.nl.js",
      "1.4.0/newsletter.js",
      "1.4.0/newsletter.nl.js",
      "shared/core.js",
      "shared/forms.js",
      "shared/prerender.js",
    ]);
    expect(started).toEqual([]);
  });

  test("asks for no forms where a widget needs none", async () => {
    vi.useFakeTimers();
    world.waiting = [{ localName: "digi-contact", ...near }];
    await boot();
    await vi.advanceTimersByTimeAsync(90);
    vi.useRealTimers();
    expect(prefetched.filter((address) => address.includes("/shared/"))).toEqual(["https://cdn.example/shared/core.js"]);
  });

  test("fetches nothing for a tag of the page's own", async () => {
    world.tags.set("digi-contact", FakeElement);
    world.waiting = [{ localName: "digi-contact", ...near }];
    await boot();
    await settle();
    expect([loaded, prefetched]).toEqual([[], []]);
  });
});

describe("its language", () => {
  const languageOf = async (given: Given): Promise<unknown> => {
    const { ready } = await boot(given);
    put("digi-contact");
    await ready();
    return [started[0]?.language, started[0]?.followsDocument];
  };

  test.each<[string, Given, [string, boolean]]>([
    ["is that of the option, whatever the page says later", { data: { lang: "nl" }, lang: "fr" }, ["nl", false]],
    ["else the page's", { lang: "fr-BE" }, ["fr", true]],
    ["else the browser's, the first that we speak", { lang: "de" }, ["nl", true]],
    ["else English", { lang: "", browser: ["de", "it"] }, ["en", true]],
  ])("%s", async (_what, given, expected) => {
    expect(await languageOf(given)).toEqual(expected);
  });

  test("is the page's when the first widget comes, not when the script ran", async () => {
    const { ready } = await boot({ lang: "fr" });
    put("digi-contact");
    world.html.lang = "nl";
    await ready();
    expect(started[0]?.language).toBe("nl");
  });

  test("set before the first widget is there, it is the first that is drawn", async () => {
    const { ready, setLanguage } = await boot({ lang: "fr" });
    await setLanguage("nl-BE");
    put("digi-contact");
    await ready();
    expect(started[0]?.language).toBe("nl");
  });

  test("a switch that fails rejects; what comes later is fetched in the old language", async () => {
    const { ready, setLanguage } = await boot({ lang: "fr" });
    put("digi-contact");
    await ready();
    world.switchFails = true;
    await expect(setLanguage("nl")).rejects.toMatchObject({ name: "DigiError", code: "catalogue.failed" });
    put("digi-newsletter").setAttribute("loading", "eager");
    const texts = new Set([...prefetched, ...loaded].filter((file) => /newsletter\.\w\w\./.test(file)));
    expect([...texts]).toEqual(["https://cdn.example/1.4.0/newsletter.fr.js"]);
    world.switchFails = false;
    await setLanguage("nl");
    expect(world.kernelLanguage).toBe("nl");
  });

  test.each(["de", "", undefined, 5])("one that we do not speak (%j) is refused", async (language) => {
    const { setLanguage } = await boot({ lang: "fr" });
    await expect(setLanguage(language)).rejects.toMatchObject({ name: "DigiError", code: "config.invalid" });
  });
});

describe("ready()", () => {
  test("loads what it waits for, wherever it stands", async () => {
    const { ready } = await boot();
    const [contact, newsletter] = [put("digi-contact"), put("digi-newsletter")];
    await ready("digi-contact");
    expect([contact.states.has("ready"), newsletter.states.size]).toEqual([true, 0]);
    await ready();
    expect(newsletter.states.has("ready")).toBe(true);
  });

  test("rejects when a tag fails, and does not hang", async () => {
    expectComplaint("<digi-thing> failed"); // Both elements of the test are called <digi-thing>.
    world.textsFail = true;
    const { ready } = await boot();
    put("digi-contact");
    const tag = put("digi-newsletter");
    await expect(ready()).rejects.toMatchObject({ name: "DigiError", code: "catalogue.failed" });
    await settle();
    world.textsFail = false;
    tag.setAttribute("loading", "eager"); // The attribute makes the tag try again.
    await expect(ready("digi-newsletter")).resolves.toBeUndefined();
  });

  test("refuses a tag that is none of ours", async () => {
    const { ready } = await boot();
    await expect(ready("digi-contct")).rejects.toMatchObject({ code: "config.invalid" });
    await expect(ready("1 >")).rejects.toMatchObject({ code: "config.invalid" });
  });

  test("a tag that is not in the page is nothing to wait for", async () => {
    const { ready } = await boot();
    await expect(ready("digi-contact")).resolves.toBeUndefined();
  });
});

describe("session", () => {
  test("is what a tag has found out, and nobody before", async () => {
    const { ready, session } = await boot();
    expect(session.state).toEqual({ signedIn: false });
    world.summary = { signedIn: true, user: { email: "m@digi.example", first_name: "Marie", last_name: "Peeters" } };
    expect(session.state).toEqual({ signedIn: false });
    put("digi-contact");
    await ready();
    expect(session.state).toEqual(world.summary);
    await session.signOut();
    expect(session.state).toEqual({ signedIn: false });
  });

  test("can be signed out of on a page without a tag, by one file and what it needs [C-403]", async () => {
    const { session } = await boot({ lang: "nl" });
    world.summary = { signedIn: true };
    await session.signOut();
    expect(loaded).toEqual(["https://cdn.example/1.4.0/kernel.js"]);
    expect(started[0]?.language).toBe("nl");
    expect(session.state).toEqual({ signedIn: false });
  });
});
