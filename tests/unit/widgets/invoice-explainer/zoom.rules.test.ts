import { expect, test } from "vitest";
import { stepOfKey, zoomedBy, zoomLevels } from "#widgets/invoice-explainer/zoom.rules.ts";

test("the picture grows and shrinks by one size, and stays at an end", () => {
  expect(zoomLevels.map((zoom) => zoomedBy(zoom, 1))).toEqual([1.5, 2, 3, 3]);
  expect(zoomLevels.map((zoom) => zoomedBy(zoom, -1))).toEqual([1, 1, 1.5, 2]);
});

test("plus, equals and minus change the size, and no other key does", () => {
  expect(["+", "=", "-", "ArrowUp", "1"].map(stepOfKey)).toEqual([1, 1, -1, undefined, undefined]);
});
