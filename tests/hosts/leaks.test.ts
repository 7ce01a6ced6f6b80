/** Mounted and removed again and again, every tag leaves the page as it was. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright/test";
import { depth } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { addressOf, dist } from "./pages.ts";

type Manifest = { readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[] };

const tags = (JSON.parse(readFileSync(join(dist, "custom-elements.json"), "utf8")) as Manifest).modules.flatMap((module) =>
  module.declarations.map((one) => one.tagName),
);

/** Mounts and removes one after the other, each until it was ready. */
async function mountAndRemove(page: Page, tag: string, times: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      for (let index = 0; index < Number(count); index += 1) {
        const element = document.createElement(String(name));
        element.setAttribute("loading", "eager");
        const ready = new Promise((resolve) => element.addEventListener("digi-ready", resolve, { once: true }));
        document.body.append(element);
        await ready;
        element.remove();
      }
    },
    [tag, times],
  );
}

/** What is still held after everything that can be collected was collected. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}

const times = depth === "all" ? 200 : 20;

for (const tag of tags) {
  test(`${tag}: ${times} times, and no node or listener stays`, async ({ page, context }) => {
    // What is out of sight is drawn and not painted.
    await page.setViewportSize({ width: 320, height: 100 });
    await page.goto(addressOf("bare"));
    const session = await context.newCDPSession(page);
    await mountAndRemove(page, tag, 20); // what comes once per page
    const before = await held(session);
    await mountAndRemove(page, tag, times);
    const after = await held(session);
    // A removed tag that is still the last one drawn may be held until the next is drawn; all of them may not.
    expect(after.nodes - before.nodes, "nodes").toBeLessThan(100);
    expect(after.listeners - before.listeners, "listeners").toBeLessThan(20);
  });
}
