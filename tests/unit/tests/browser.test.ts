import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChromium } from "#tests/browser.ts";

function folderWith(...programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "browser-"));
  for (const name of programs) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test("CHROMIUM_PATH wins over an installed browser @all", () => {
  const own = join(folderWith("my-browser"), "my-browser");
  expect(findChromium({ CHROMIUM_PATH: own, PATH: folderWith("chromium") })).toBe(own);
});

test("a CHROMIUM_PATH that is no program is named @all", () => {
  expect(() => findChromium({ CHROMIUM_PATH: "/nowhere/chromium" })).toThrow('CHROMIUM_PATH is "/nowhere/chromium"');
});

test("the first installed browser is found in PATH @all", () => {
  const folder = folderWith("google-chrome");
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, "google-chrome"));
});

test("the headless shell is taken before a browser with windows @all", () => {
  const folders = [folderWith("chromium"), folderWith("chromium", "chromium-headless-shell")];
  expect(findChromium({ PATH: folders.join(":") })).toBe(join(String(folders[1]), "chromium-headless-shell"));
});

test("no browser is no browser @all", () => {
  expect(findChromium({ PATH: "/nowhere" })).toBeUndefined();
});
