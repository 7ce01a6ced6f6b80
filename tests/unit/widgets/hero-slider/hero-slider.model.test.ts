import { signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { Model } from "#widgets/hero-slider/hero-slider.model.ts";
import { slideAfter, slideBefore, slideStandsMs, swiped } from "#widgets/hero-slider/hero-slider.rules.ts";
import { faultOf, type Slide } from "#widgets/hero-slider/hero-slider.schema.ts";

const slidesOf = (...ids: readonly string[]): Slide[] => ids.map((id) => ({ id, image: `/${id}.svg`, title: id }));

/** The visitor's system setting for less motion, and the document whose visibility the slider reads. */
let system: EventTarget & { matches: boolean };
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("matchMedia", () => system);
  vi.stubGlobal("document", page);
  return () => vi.unstubAllGlobals();
});

const wantLessMotion = (): void => {
  system.matches = true;
  system.dispatchEvent(new Event("change"));
};
const showTab = (isSeen: boolean): void => {
  page.visibilityState = isSeen ? "visible" : "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
};

function open({ own = slidesOf("a", "b", "c"), src }: { own?: readonly Slide[]; src?: string } = {}) {
  const desk = createDesk();
  const clock = createFakeClock();
  const options = signal({ ...(src !== undefined && { src }) });
  const said: string[] = [];
  const ports = { ...desk.ports, clock } as unknown as Ports;
  const model = new Model(ports, options, { call: desk.ports.call, complain: (message) => void said.push(message) });
  model.readOwn(own);
  const stop = model.start();
  const ids = (): string[] => ("items" in model.data.state.value ? model.data.state.value.items.map(({ id }) => id) : []);
  return { ...desk, clock, model, options, said, stop, ids, at: () => model.current.value };
}

test("plays by itself, each slide for 4 s, and from the last comes the first [P-168, P-169, P-311, C-445]", async () => {
  expect(slideStandsMs).toBe(4000);
  const { clock, at } = open();
  const seen: number[] = [];
  await clock.pass(3999);
  expect(at()).toBe(0);
  await clock.pass(1);
  for (let turn = 0; turn < 4; turn++) {
    seen.push(at());
    await clock.pass(4000);
  }
  expect(seen).toEqual([1, 2, 0, 1]);
});

test.each(["pointer", "focus"] as const)(
  "stops while the %s is on it, and stands its whole time again after that [P-314]",
  async (hold) => {
    const { clock, model, at } = open();
    await clock.pass(3000);
    model.hold(hold);
    expect([model.isMoving.value, model.isPlaying.value]).toEqual([false, true]);
    await clock.pass(60_000);
    expect(at()).toBe(0);
    model.release(hold);
    await clock.pass(3999);
    expect(at()).toBe(0);
    await clock.pass(1);
    expect(at()).toBe(1);
  },
);

test("held by both it waits for both; a hold twice is one", async () => {
  const { clock, model, at } = open();
  model.hold("pointer");
  model.hold("focus");
  model.hold("focus");
  model.release("focus");
  await clock.pass(8000);
  expect(at()).toBe(0);
  model.release("pointer");
  await clock.pass(4000);
  expect(at()).toBe(1);
});

test("stops in a tab that nobody sees, and goes on when it is seen again [P-314]", async () => {
  const { clock, at } = open();
  showTab(false);
  await clock.pass(60_000);
  expect([at(), clock.timers]).toEqual([0, 0]);
  showTab(true);
  await clock.pass(4000);
  expect(at()).toBe(1);
});

test("does not begin where less motion is wanted, stops when that is said later, and plays when it is asked for [P-314]", async () => {
  system.matches = true;
  const calm = open();
  await calm.clock.pass(60_000);
  expect([calm.at(), calm.model.isPlaying.value]).toEqual([0, false]);
  calm.model.methods.play();
  await calm.clock.pass(4000);
  expect(calm.at()).toBe(1);
  system.matches = false;
  const later = open();
  wantLessMotion();
  await later.clock.pass(60_000);
  expect([later.at(), later.model.isPlaying.value]).toEqual([0, false]);
});

test("pause() stays until play(), which begins at once, under the pointer too [P-314]", async () => {
  const { clock, model, at } = open();
  model.hold("pointer");
  model.methods.pause();
  model.release("pointer");
  await clock.pass(60_000);
  expect(at()).toBe(0);
  model.hold("focus");
  model.methods.play();
  await clock.pass(4000);
  expect(at()).toBe(1);
});

test("whoever chooses a slide keeps it; both ways lead round [P-168]", async () => {
  const { clock, model, at } = open();
  expect(model.goBack()).toBe(2);
  await clock.pass(60_000);
  expect(at()).toBe(2);
  expect([model.goOn(), model.choose(1), model.goBack()]).toEqual([0, 1, 0]);
});

test("one slide stands, no timer runs; taken out of the page none is left", async () => {
  const single = open({ own: slidesOf("a") });
  expect([single.model.isMoving.value, single.clock.timers]).toEqual([false, 0]);
  const { stop, clock } = open();
  expect(clock.timers).toBe(1);
  stop();
  expect(clock.timers).toBe(0);
});

test("a file counts more than what stands in the tag; where it has fewer slides the last is shown", async () => {
  const { model, ids, at, last, options } = open({ src: "/slides.json" });
  expect(model.data.state.value.status).toBe("loading");
  expect(last().request.query).toEqual({ address: "/slides.json" });
  await last().answer({ slides: slidesOf("x", "y", "z") });
  expect(ids()).toEqual(["x", "y", "z"]);
  model.choose(2);
  options.value = { src: "/less.json" };
  await last().answer(slidesOf("x", "y"));
  expect([ids(), at()]).toEqual([["x", "y"], 1]);
  options.value = {};
  await settle();
  expect(ids()).toEqual(["a", "b", "c"]);
});

test.each([
  [{ code: "network.offline" }, []],
  [{ code: "http.refused", httpStatus: 404 }, ["<digi-hero-slider> src: answers 404"]],
  [{ code: "network.unreachable" }, ["<digi-hero-slider> src: cannot be fetched; does its origin allow this page (CORS)?"]],
  [{ code: "response.invalid", httpStatus: 200 }, ["<digi-hero-slider> src: is no JSON"]],
] as const)("a file that does not come (%j): the tag's own slides stand in, its author hears why", async (failure, complaints) => {
  const { ids, said, last } = open({ src: "/slides.json" });
  await last().fail(failure);
  expect(ids()).toEqual(["a", "b", "c"]);
  expect(said).toEqual(complaints);
});

test("without slides of its own a file that does not come can be asked for again, and one of no slides leaves nothing", async () => {
  const { model, ids, last, said } = open({ src: "/slides.json", own: [] });
  await last().fail({ code: "http.refused", httpStatus: 503 });
  expect(model.data.state.value.status).toBe("failed");
  const retry = model.data.reload();
  await last().answer({ others: [] });
  await retry;
  expect([model.data.state.value.status, ids()]).toEqual(["empty", []]);
  expect(said.at(-1)).toBe("<digi-hero-slider> slides: not a list");
});

test("nothing at all: nothing is shown, nothing said, nothing fetched", () => {
  const { model, said, asked } = open({ own: [] });
  expect(model.data.state.value.status).toBe("empty");
  expect([said, asked.length]).toEqual([[], 0]);
});

test.each<[what: string, change: object, fault: string | undefined]>([
  ["with all that a slide can have", { alt: "A", text: "t", url: "/more", action: "Go", srcset: "/a 2x", sizes: "100vw" }, undefined],
  ["with nulls", { alt: null, text: null, url: null, action: null, srcset: null, sizes: null }, undefined],
  ["without an id", { id: "" }, "id"],
  ["without a picture", { image: " " }, "image"],
  ["a picture in the page itself", { image: "data:image/svg+xml,x" }, undefined],
  ["a text in numbers", { text: 5 }, "text"],
  ["an address elsewhere", { url: "https://more.example/x" }, undefined],
  ["an address that runs", { url: "javascript:alert(1)" }, "url"],
  ["a link without a name", { url: "/more", title: "", alt: "" }, "alt"],
  ["a picture without words", { title: null }, undefined],
])("a slide %s [P-314]", (_what, change, fault) => {
  expect(faultOf({ ...slidesOf("a")[0], ...change })).toBe(fault);
});

test("what is no slide at all has a fault too", () => {
  for (const none of [null, undefined, "a", 1]) expect(faultOf(none)).toBe("id");
});

test("slides before and after go round [P-168]", () => {
  expect([slideAfter(0, 3), slideAfter(2, 3), slideBefore(0, 3), slideBefore(2, 3), slideAfter(0, 1)]).toEqual([1, 0, 2, 1, 0]);
});

test.each([
  [-60, 0, "after"],
  [60, 10, "before"],
  [-39, 0, undefined],
  [-60, 61, undefined],
  [50, -50, undefined],
] as const)("a finger that went %i px across and %i px down means: %s [P-314]", (x, y, way) => {
  expect(swiped({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(way);
});
