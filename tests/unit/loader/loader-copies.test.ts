/**
 * Tests a page with two copies of the loader's script: where the files of the first copy cannot be loaded, those of a later copy are used.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StartKernel } from "#core/runtime/element/host-link.ts";
import { expectComplaint } from "#tests/setup.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import type { FakeElement } from "./fake-element.ts";
import { beginPage, boot, firsts, key, loaded, page, put, started, world } from "./page.ts";

beforeEach(beginPage);
afterEach(() => vi.unstubAllGlobals());

type Its = { base: string; lang?: "nl"; get: (name: string) => unknown };

describe("a later copy", () => {
  const registry = (): { offer(version: string, its?: Its): void } => page[key] as never;
  const good: Its = {
    base: "https://good.example/1.4.0/",
    lang: "nl",
    get: (name) => (name === "api" ? "https://api.good.example" : undefined),
  };
  const fallen = "https://cdn.example/";
  const eager = (): FakeElement => {
    const tag = put("digi-newsletter");
    tag.setAttribute("loading", "eager");
    return tag;
  };

  test("brings the files where none came to the first one, with what its page says, and failed tags try again", async () => {
    expectComplaint("failed");
    world.missing = [fallen];
    await boot({ data: { api: "https://api.fallen.example" } });
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    registry().offer("1.4.0", good);
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
    expect(new Set(loaded.filter((address) => !address.startsWith(fallen)))).toEqual(
      new Set([
        "https://good.example/shared/prerender.js",
        "https://good.example/1.4.0/newsletter.nl.js",
        "https://good.example/1.4.0/newsletter.js",
      ]),
    );
    expect([...firsts]).toEqual(["https://cdn.example/shared/prerender.js", "https://good.example/shared/prerender.js"]);
    const { options } = started[0] as Parameters<StartKernel>[0];
    expect(options.get("api")).toBe("https://api.good.example");
  });

  test("that came before the first one's files failed is used when they do", async () => {
    world.missing = [fallen];
    await boot();
    registry().offer("1.4.0", good);
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
  });

  test.each<[string, Its | undefined]>([
    ["has its files at the same place", { ...good, base: "https://cdn.example/1.4.0/" }],
    ["does not know its files", undefined],
  ])("that %s changes nothing, and a better one after it helps", async (_, its) => {
    expectComplaint("failed");
    world.missing = [fallen];
    await boot();
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    const before = loaded.length;
    registry().offer("1.4.0", its);
    await settle();
    expect(loaded.length).toBe(before);
    registry().offer("1.4.0", good);
    await vi.waitFor(() => expect([...tag.states]).toEqual(["ready"]));
  });

  test("whose files do not come either leaves the failure, and the first one's address is asked no more", async () => {
    expectComplaint("failed");
    world.missing = [fallen, "https://good.example/"];
    await boot();
    registry().offer("1.4.0", good);
    const tag = eager();
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    expect(loaded.slice(-1)[0]).toMatch("https://good.example/");
  });

  test("changes nothing where the first one's files are there", async () => {
    expectComplaint("failed");
    await boot();
    const first = eager();
    await vi.waitFor(() => expect([...first.states]).toEqual(["ready"]));
    registry().offer("1.4.0", good);
    world.missing = [`${fallen}1.4.0/contact`];
    const tag = put("digi-contact");
    tag.setAttribute("loading", "eager");
    await vi.waitFor(() => expect([...tag.states]).toEqual(["error"]));
    expect(loaded.filter((address) => !address.startsWith(fallen))).toEqual([]);
  });

  test("of another version is told once", async () => {
    expectComplaint("1.5.0 hands over to 1.4.0");
    await boot();
    for (const version of ["1.4.0", "1.5.0", "1.5.0"]) registry().offer(version);
  });
});
