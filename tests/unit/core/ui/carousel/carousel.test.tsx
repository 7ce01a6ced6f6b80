import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Carousel } from "#core/ui/carousel/carousel.tsx";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";

const slides = ["a", "b", "c"].map((id) => ({ id, content: <b>{id}</b> }));
const draw = (): string => renderToStaticMarkup(<Carousel label="Plans" slides={slides} />);

test("a carousel has a name, its slides their numbers, and what is out of sight cannot be reached", () => {
  const markup = draw();
  expect(attributesOf(markup, "section")[0]).toMatchObject({ "aria-label": "Plans", "aria-roledescription": "carousel" });
  const groups = attributesOf(markup, "div", 'role="group"');
  expect(groups.map((group) => group["aria-label"])).toEqual(["Offer 1 of 3", "Offer 2 of 3", "Offer 3 of 3"]);
  expect(groups.map((group) => group["inert"])).toEqual([undefined, "", ""]);
});

test("a slide that is alone has no buttons to move it", () => {
  const markup = renderToStaticMarkup(<Carousel label="Plans" slides={slides.slice(0, 1)} />);
  expect(attributesOf(markup, "button")).toEqual([]);
  expect(attributesOf(markup, "div", 'role="group"')).toHaveLength(1);
});

test("drawn at build time it has no inline style", () => {
  expect(draw()).not.toMatch(/\sstyle=|<style/);
});

test("one stands there with the edge of the next, from 481 px 1.5, from 568 px 2, from 768 px 3, from 1025 px 4 [C-443]", () => {
  const css = readFileSync("core/ui/carousel/carousel.css", "utf8");
  const steps = [...css.matchAll(/inline-size >= (\d+)px\) \{\s*[^{]*\{\s*--_slide: ([^;]*);/g)];
  expect(steps.map(([, from, basis]) => [from, basis])).toEqual([
    ["481", "calc(100% / 1.5)"],
    ["568", "50%"],
    ["768", "calc(100% / 3)"],
    ["1025", "25%"],
  ]);
  expect(css).toMatch(/\.ui-carousel-slides \{[^}]*--_slide: calc\(100% - var\(--_space\) \* 12\)/);
  expect(css).toMatch(/\.ui-slide \{\s*flex: 0 0 var\(--_slide\)/);
});
