import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPageConsent } from "#core/services/analytics/page-consent.ts";
import { createRecaptchaProvider } from "#core/services/captcha/recaptcha.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

type Options = {
  sitekey: string;
  hl: string;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
};
type Script = { src: string; onload: () => void; onerror: () => void; remove(): void };

const drawn: { container: unknown; options: Options }[] = [];
const resets: number[] = [];
const scripts: Script[] = [];
const boxes: { slot: string; texts: unknown[]; remove(): void }[] = [];

/** The cookie banner's tag on the page, if there is one. */
let banner: object | null;

/** Sets the visitor's choice, as the banner stores it and dispatches it as an event. */
function choose(preferences: boolean): void {
  const choice = { version: 1, savedAt: Date.now(), id: "x", preferences, statistics: true, marketing: true };
  (document as { cookie: string }).cookie = `digi-consent=${encodeURIComponent(JSON.stringify(choice))}`;
  page.dispatchEvent(new Event("digi-consent-changed"));
}

const page = new EventTarget();
const createBox = (tag: string) => {
  const texts: unknown[] = [];
  const box = {
    tag,
    slot: "",
    texts,
    append: (...parts: unknown[]) => void texts.push(...parts),
    remove: () => void boxes.splice(boxes.indexOf(box), 1),
  };
  return box;
};
const host = {
  querySelector: () => boxes[0] ?? null,
  append: (box: (typeof boxes)[0]) => void boxes.push(box),
} as unknown as HTMLElement;

beforeEach(() => {
  banner = null;
  for (const list of [drawn, resets, scripts, boxes]) list.length = 0;
  vi.stubGlobal("document", {
    cookie: "",
    querySelector: () => banner,
    createElement: (tag: string) => (tag === "script" ? ({ remove: () => undefined } as unknown as Script) : createBox(tag)),
    head: { append: (script: Script) => void scripts.push(script) },
  });
  // The page hears the events at the window, before any of its own scripts.
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("grecaptcha", {
    ready: (run: () => void) => run(),
    render: (container: unknown, options: Options) => drawn.push({ container, options }) - 1,
    reset: (widget: number) => void resets.push(widget),
  });
});

const make = (clock = createFakeClock()) =>
  createRecaptchaProvider(
    host,
    "SITE",
    () => "fr",
    clock,
    () => createPageConsent("dataLayer", { get: () => undefined })().preferences,
  );
const draw = async (): Promise<void> => {
  await settle();
  scripts.at(-1)?.onload();
  await settle();
};

test("a script that does not come is a failure after ten seconds, and is asked for again", async () => {
  const clock = createFakeClock();
  const provider = make(clock);
  const first = expect(provider.obtain(new AbortController().signal)).rejects.toThrow("script");
  await clock.pass(10_000);
  await first;
  const second = expect(provider.obtain(new AbortController().signal)).rejects.toThrow("script");
  await settle();
  expect(scripts).toHaveLength(2);
  scripts[1]?.onerror();
  await second;
});

test("a blocked script is a failure without an echo in the page, and is asked for again", async () => {
  const provider = make();
  const caller = new AbortController();
  const first = provider.obtain(caller.signal);
  await settle();
  scripts[0]?.onerror();
  await expect(first).rejects.toThrow("script");
  caller.abort(); // An aborted call must leave no rejected promise that nobody handles.
  await settle();
  const second = provider.obtain(new AbortController().signal);
  await draw();
  drawn[0]?.options.callback("token");
  expect(await second).toMatchObject({ token: "token" });
});

// From this test on the script is on the page, which loads it only once.
test("the box stands in the tag's light DOM, in the page's language; its token lives two minutes", async () => {
  const answer = make().obtain(new AbortController().signal);
  await draw();
  expect(boxes.map((box) => box.slot)).toEqual(["digi-captcha"]);
  expect(drawn.map(({ options }) => [options.sitekey, options.hl])).toEqual([["SITE", "fr"]]);
  drawn[0]?.options.callback("token");
  expect(await answer).toEqual({ token: "token", lifeMs: 120_000 });
});

test("the next token comes from the same box, taken back to its start", async () => {
  const provider = make();
  const first = provider.obtain(new AbortController().signal);
  await draw();
  drawn[0]?.options.callback("one");
  await first;
  const second = provider.obtain(new AbortController().signal);
  await settle();
  expect([drawn.length, resets]).toEqual([1, [0]]);
  drawn[0]?.options.callback("two");
  expect(await second).toMatchObject({ token: "two" });
});

test("asked again while it is being drawn, it is drawn once", async () => {
  const provider = make();
  const caller = new AbortController();
  const first = provider.obtain(caller.signal);
  caller.abort();
  const second = provider.obtain(new AbortController().signal);
  await expect(first).rejects.toThrow("aborted");
  await draw();
  expect(drawn).toHaveLength(1);
  drawn[0]?.options.callback("token");
  expect(await second).toMatchObject({ token: "token" });
});

test.each(["expired-callback", "error-callback"] as const)("%s is a failure", async (name) => {
  const answer = make().obtain(new AbortController().signal);
  await draw();
  drawn[0]?.options[name]();
  await expect(answer).rejects.toThrow("recaptcha");
});

test("a tag that comes back, or a clone, gets a fresh box in place of the dead one", async () => {
  void make()
    .obtain(AbortSignal.any([]))
    .catch(() => undefined);
  await draw();
  const [dead] = boxes;
  void make()
    .obtain(AbortSignal.any([]))
    .catch(() => undefined);
  await draw();
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).not.toBe(dead);
});

test("who has left already is not shown a box", async () => {
  await expect(make().obtain(AbortSignal.abort())).rejects.toThrow("aborted");
  expect(drawn).toHaveLength(0);
});

describe("where a cookie banner stands", () => {
  test.each([
    ["before a choice", () => undefined],
    ["where preferences are refused", () => choose(false)],
  ])("%s nothing of Google is asked for, and the reader is told why, with the way to the settings", async (_when, decide) => {
    banner = {};
    decide();
    const answered = make().obtain(new AbortController().signal);
    await settle();
    expect([scripts.length, drawn.length, boxes.length, boxes[0]?.slot]).toEqual([0, 0, 1, "digi-captcha"]);
    const [why, link] = (boxes[0] as (typeof boxes)[0]).texts as [string, { readonly href: string; readonly textContent: string }];
    expect(why).toContain("Google");
    expect([link.href, link.textContent]).toEqual(["#digi-cookies", "choix de cookies"]);

    page.dispatchEvent(new Event("digi-consent-changed"));
    await settle();
    expect(drawn, "another choice than this").toHaveLength(0);
    choose(true);
    await draw();
    expect([boxes.length, drawn.length]).toEqual([1, 1]);
    expect(boxes[0]).toBe(drawn[0]?.container);
    drawn[0]?.options.callback("token");
    expect(await answered).toMatchObject({ token: "token" });
  });

  test("a page without a banner has the note, but no link that opens nothing", async () => {
    choose(false);
    const leaving = new AbortController();
    const left = expect(make().obtain(leaving.signal)).rejects.toThrow("aborted");
    await settle();
    const [why, settings] = (boxes[0] as (typeof boxes)[0]).texts as [string, { readonly tag: string; readonly textContent: string }];
    expect(why).toContain("Google");
    expect([settings.tag, settings.textContent]).toEqual(["span", "choix de cookies"]);
    leaving.abort();
    await left;
  });

  test("allowed before, it comes at once; who leaves meanwhile is not waited for", async () => {
    banner = {};
    choose(true);
    void make().obtain(new AbortController().signal);
    await draw();
    expect(drawn).toHaveLength(1);
    choose(false);
    const leaving = new AbortController();
    const left = expect(make().obtain(leaving.signal)).rejects.toThrow("aborted");
    await settle();
    leaving.abort();
    await left;
    choose(true);
    await draw();
    expect(drawn).toHaveLength(1);
  });
});
