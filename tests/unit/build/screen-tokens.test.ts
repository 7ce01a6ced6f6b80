/** Tests of the design tokens in the styles of a prerendered screen that is part of the page's HTML. */
import { expect, test } from "vitest";
import { leanTokens } from "#build/screen-tokens.ts";

test("a token that no rule uses goes, directly or by another token, and so does an animation", () => {
  const css =
    ":host{--_a:var(--_b);--_b:red;--_unused:var(--_lost);--_lost:1px}p{color:var(--_a);margin:var(--_a)}@keyframes ui-turn{to{rotate:1deg}}";
  const lean = leanTokens(css);
  expect(lean).not.toMatch(/unused|lost|1px|keyframes/);
  expect(lean).toContain("red");
});

test("a private token that is used once is its value; one with two values or two uses keeps a name of its own", () => {
  const css =
    ":host{--_once:var(--digi-once,4px);--_color-text:red;--_space:8px}@media (prefers-color-scheme:dark){:host{--_color-text:#fff}}" +
    "p{margin:calc(var(--_once) * 2);color:var(--_color-text);padding:var(--_space);gap:var(--_space)}";
  const lean = leanTokens(css);
  expect(lean).toContain("margin:calc(var(--digi-once,4px) * 2)");
  expect(lean).not.toMatch(/--_(once|color-text|space)\b/);
  const [, name = ""] = /color:var\((--_\w)\)/.exec(lean) ?? [];
  expect(lean.split(`${name}:`)).toHaveLength(3);
});

test("what the minifier does not know, and a token of the page's author, stay", () => {
  const lean = leanTokens("p{text-wrap:balance;text-underline-offset:.2em;color:var(--digi-color-brand,red)}");
  expect(lean).toBe("p{text-wrap:balance;text-underline-offset:.2em;color:var(--digi-color-brand,red)}");
});
