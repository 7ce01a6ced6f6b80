import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import { writeClipboard } from "#core/platform/clipboard.ts";

afterEach(() => vi.unstubAllGlobals());

test("the button says what a press does; nothing else is there before", () => {
  const markup = renderToStaticMarkup(<CopyButton text="BE71" />);
  expect(markup).toContain("<span>Copy</span>");
  expect(markup).not.toContain("<input");
  expect(renderToStaticMarkup(<CopyButton text="BE71" label="Copy the account number" />)).toContain("Copy the account number");
});

test("a clipboard that refuses, or is not there, is an answer and no fault", async () => {
  vi.stubGlobal("navigator", {});
  expect(await writeClipboard("x")).toBe(false);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  expect(await writeClipboard("x")).toBe(false);
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect([await writeClipboard("x"), written]).toEqual([true, ["x"]]);
});
