import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Toggle } from "#core/ui/toggle/toggle.tsx";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";

function draw(props: Partial<ComponentProps<typeof Toggle>>): { button: Record<string, string>; markup: string } {
  const markup = renderToStaticMarkup(<Toggle label="Roaming" isOn={false} onToggle={() => undefined} {...props} />);
  return { markup, button: attributesOf(markup, "button")[0] ?? {} };
}

test("a switch has its label and says whether it is on, in words too", () => {
  const off = draw({});
  expect(off.button).toMatchObject({ role: "switch", "aria-checked": "false" });
  expect(attributesOf(off.markup, "label")[0]?.["for"]).toBe(off.button["id"]);
  expect(off.markup).toContain(">Off<");
  const on = draw({ isOn: true });
  expect(on.button["aria-checked"]).toBe("true");
  expect(on.markup).toContain(">On<");
});

test("a change on its way keeps focus and cannot be made twice", () => {
  const { button } = draw({ busy: true });
  expect(button).toMatchObject({ "aria-busy": "true", "aria-disabled": "true" });
  expect(button["disabled"]).toBeUndefined();
});

test("what went wrong, and why it is disabled, are tied to it", () => {
  const failed = draw({ error: "Not changed" });
  expect(wordsOf(failed.markup, failed.button["aria-describedby"])).toBe("Not changed");
  const locked = draw({ disabled: true, hint: "Abroad", reason: "Not active yet" });
  expect(locked.button["disabled"]).toBe("");
  expect(wordsOf(locked.markup, locked.button["aria-describedby"])).toBe("Not active yet");
});
