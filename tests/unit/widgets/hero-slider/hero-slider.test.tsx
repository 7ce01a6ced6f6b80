import { signal } from "@preact/signals-core";
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { Model } from "#widgets/hero-slider/hero-slider.model.ts";
import type { Slide } from "#widgets/hero-slider/hero-slider.schema.ts";
import { definition } from "#widgets/hero-slider/hero-slider.element.ts";
import { View } from "#widgets/hero-slider/hero-slider.view.tsx";

const slides: readonly Slide[] = [
  { id: "a", image: "/a.svg", title: "First", text: "Some words", url: "/more", action: "Go" },
  { id: "b", image: "/b.svg", title: "Second", url: "/second" },
  { id: "c", image: "/c.svg", alt: "A house", url: "/third" },
  { id: "d", image: "/d.svg" },
];

function draw(own: readonly Slide[], hasBegun = true): string {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  const model = new Model(createDesk().ports as unknown as Ports, signal({}));
  model.readOwn(own);
  const stop = hasBegun ? model.start() : undefined;
  const markup = renderToStaticMarkup(
    <View model={model} options={{}} announcer={createAnnouncer()} pathOf={(page) => `/en/${page}`} hasPage={() => true} language="en" />,
  );
  stop?.();
  model[Symbol.dispose]();
  return markup;
}

afterEach(() => vi.unstubAllGlobals());

test("before anything is known: the space of the first picture, in which the tag's own shows, and the shape of the words [P-314]", () => {
  const markup = draw(slides, false);
  expect(markup).toMatch(/<div class="hero-wait"><slot><\/slot><\/div>.*aria-busy="true"/);
  expect(markup).not.toMatch(/\sstyle=|<style/);
});

test("a carousel with a name; its slides have their numbers, and those out of sight cannot be reached [P-314]", () => {
  const markup = draw(slides);
  expect(attributesOf(markup, "section")[0]).toMatchObject({ "aria-label": "Highlights", "aria-roledescription": "carousel" });
  const groups = attributesOf(markup, "div", 'role="group"');
  expect(groups.map((group) => group["aria-label"])).toEqual(["Slide 1 of 4", "Slide 2 of 4", "Slide 3 of 4", "Slide 4 of 4"]);
  expect(groups.map((group) => group["inert"])).toEqual([undefined, "", "", ""]);
  expect(groups.map((group) => group["aria-roledescription"])).toEqual(Array(4).fill("slide"));
});

test("the pause button comes first, then the arrows and a dot for each slide, then the slides [P-314]", () => {
  const names = [...draw(slides).matchAll(/<button[^>]*aria-label="([^"]*)"|<a [^>]*href="([^"]*)"/g)].map(
    ([, name, href]) => name ?? href,
  );
  expect(names).toEqual([
    "Pause the slides",
    "Previous slide",
    "Slide 1 of 4: First",
    "Slide 2 of 4: Second",
    "Slide 3 of 4: A house",
    "Slide 4 of 4",
    "Next slide",
    "/more",
    "/second",
    "/third",
  ]);
});

test("the first picture comes at once, the others when there is time for them", () => {
  const pictures = attributesOf(draw(slides), "img").map((one) => [
    one["src"],
    one["loading"],
    one["fetchpriority"] ?? one["fetchPriority"],
    one["alt"],
  ]);
  expect(pictures).toEqual([
    ["/a.svg", "eager", "high", ""],
    ["/b.svg", "lazy", "low", ""],
    ["/c.svg", "lazy", "low", "A house"],
    ["/d.svg", "lazy", "low", ""],
  ]);
});

test("a slide is one link: its button, else its title, else its picture", () => {
  const markup = draw(slides);
  expect(markup).toMatch(
    /<h3 class="hero-title">First<\/h3><p>Some words<\/p><p class="hero-way"><a class="ui-button"[^>]* href="\/more"><span>Go<\/span>/,
  );
  expect(markup).toMatch(/<h3 class="hero-title"><span class="hero-way"><a href="\/second">Second<\/a>/);
  expect(markup).toMatch(/<a href="\/third" aria-label="A house"><\/a>/);
});

test("one slide has nothing to be moved by, none leaves a way on", () => {
  expect(draw(slides.slice(0, 1))).not.toContain("<button");
  const none = draw([]);
  expect(none).toContain("There is nothing to show here at the moment.");
  expect(none).toContain('href="/en/bundle"');
});

test("changes by a fade of 500 ms, and without one where less motion is wanted [P-167, P-312, C-445]", () => {
  const css = readFileSync("widgets/hero-slider/hero-slider.css", "utf8");
  expect(css).toMatch(/\.hero-slide\[data-current\] \{[^}]*transition: opacity 500ms ease-out;/);
  expect(css).toMatch(/prefers-reduced-motion: reduce\) \{[^}]*transition: none;/);
});

test("up to 767 px of its own width the words stand below, from 768 px on the picture, and there are arrows [P-313, P-314]", () => {
  const css = readFileSync("widgets/hero-slider/hero-slider.css", "utf8");
  const [narrow = "", wide = ""] = css.split("@container digi (inline-size >= 768px)");
  expect(narrow).toMatch(/\.hero-arrow \{\s*display: none;/);
  expect(wide).toMatch(/\.hero-arrow \{\s*display: block;/);
  expect(wide).toMatch(/\.hero-picture \{\s*position: absolute;/);
});

test("the space of a picture is the same before the script and in the widget: reserve.css has it from the definition", () => {
  const css = readFileSync("widgets/hero-slider/hero-slider.css", "utf8");
  const [first = "", ...steps] = css.split("@container digi (inline-size >= ");
  const heightIn = (rules: string): string | undefined => /\.hero-wait \{[^}]*block-size: (\d+)px/.exec(rules)?.[1];
  const found = [["0", heightIn(first)], ...steps.map((step) => [/^\d+/.exec(step)?.[0], heightIn(step)])].filter(([, height]) => height);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(definition.content.pictureHeights).map(([from, height]) => [from, String(height)])),
  );
});
