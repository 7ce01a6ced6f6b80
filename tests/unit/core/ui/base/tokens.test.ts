import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokens } from "#core/ui/base/tokens.ts";

const css = readFileSync(new URL("../../../../../core/ui/base/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
const namesIn = (text: string): string[] =>
  [...text.matchAll(/--_([a-z-]+): var\(--digi-([a-z-]+),/g)].map(([, own, open]) => (own === open ? `--digi-${open}` : `${own}!`));

test("the manual's list of tokens and the style sheet name the same ones, 40 at most", () => {
  expect(namesIn(light)).toEqual(Object.keys(tokens));
  expect(Object.keys(tokens).length).toBeLessThanOrEqual(40);
});

test("every colour has a value for the dark, which a page author overrides by the same name", () => {
  const colours = Object.keys(tokens).filter((name) => /color|shadow/.test(name));
  expect(namesIn(dark)).toEqual(colours);
});

type Colour = { lightness: number; chroma: number; hue: number };

/** Returns the relative luminance of an oklch colour, computed by linear sRGB. */
function luminance({ lightness, chroma, hue }: Colour): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
}

function colour(text: string, name: string): Colour {
  const [, lightness, chroma, hue] = new RegExp(`--digi-color-${name}, oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)`).exec(text) ?? [];
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

function contrast(text: string, one: string, other: string): number {
  const [high, low] = [luminance(colour(text, one)), luminance(colour(text, other))].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const texts = [
  ["text", "surface"],
  ["text-soft", "surface"],
  ["text-soft", "surface-soft"],
  ["text", "brand-soft"],
  ["text", "warning-soft"],
  ["text", "success-soft"],
  ["brand", "surface"],
  ["on-brand", "brand"],
  ["on-brand", "brand-strong"],
  ["danger", "surface"],
  ["warning", "warning-soft"],
  ["success", "success-soft"],
  ["accent-text", "surface"],
] as const;

test.each([...texts.map((pair) => [...pair, 7] as const), ["control", "surface", 3] as const, ["accent", "surface", 3] as const])(
  "%s on %s has a contrast of at least %i:1, in light and dark",
  (one, other, least) => {
    expect(contrast(light, one, other)).toBeGreaterThanOrEqual(least);
    expect(contrast(dark, one, other)).toBeGreaterThanOrEqual(least);
  },
);

test("large prices stand between the two accents: warm, and 4.5:1, which is enough from 24 px", () => {
  const price = readFileSync(new URL("../../../../../core/ui/price/price.css", import.meta.url), "utf8");
  expect(price).toContain("color-mix(in oklch, var(--_color-accent) 45%, var(--_color-accent-text))");
  expect(price).toContain("calc(var(--_font-size) * 1.75)"); // The price is 28 px high, 1.75 times the font size.
  for (const scheme of [light, dark]) {
    const [line, text] = [colour(scheme, "accent"), colour(scheme, "accent-text")];
    const mix = (part: keyof Colour): number => line[part] * 0.45 + text[part] * 0.55;
    const mixed = luminance({ lightness: mix("lightness"), chroma: mix("chroma"), hue: mix("hue") });
    for (const surface of ["surface", "surface-soft", "brand-soft"]) {
      const [high, low] = [mixed, luminance(colour(scheme, surface))].toSorted((a, b) => b - a) as [number, number];
      expect((high + 0.05) / (low + 0.05), surface).toBeGreaterThanOrEqual(4.5);
    }
  }
});
