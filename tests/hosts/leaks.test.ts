/** Tests that a tag which is mounted and removed many times leaves the page as it was. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright/test";
import { depth } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { ways } from "#tests/widgets.ts";
import { addressOf, dist } from "./pages.ts";

type Manifest = { readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[] };

const tags = (JSON.parse(readFileSync(join(dist, "custom-elements.json"), "utf8")) as Manifest).modules.flatMap((module) =>
  module.declarations.map((one) => one.tagName),
);

/** Mounts and removes a tag several times. Each time it waits until the tag is ready. */
async function mountAndRemove(page: Page, tag: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ html, count }) => {
      for (let index = 0; index < count; index += 1) {
        const { firstElementChild: element } = document.createRange().createContextualFragment(html);
        if (!element) throw new Error(`no tag in ${html}`);
        const ready = new Promise((resolve) => element.addEventListener("digi-ready", resolve, { once: true }));
        document.body.append(element);
        await ready;
        element.remove();
      }
    },
    { html: `<${tag} loading="eager" ${ways[tag]?.mustHave ?? ""}></${tag}>`, count: times },
  );
}

/** Returns the numbers of nodes and of listeners that are left after a garbage collection. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}

const times = depth === "all" ? 200 : 20;

for (const tag of tags) {
  test(`${tag}: ${times} times, and no node or listener stays`, async ({ page, context }) => {
    // The window is small, because what is outside of it is rendered but not painted, which saves time.
    await page.setViewportSize({ width: 320, height: 100 });
    await page.goto(addressOf("bare"));
    const session = await context.newCDPSession(page);
    await mountAndRemove(page, tag, 20); // These first rounds load what a page loads only once.
    const before = await held(session);
    await mountAndRemove(page, tag, times);
    const after = await held(session);
    // The browser may keep the tag that was removed last until the next one is rendered; it must not keep all of them.
    expect(after.nodes - before.nodes, "nodes").toBeLessThan(100);
    expect(after.listeners - before.listeners, "listeners").toBeLessThan(20);
  });
}
