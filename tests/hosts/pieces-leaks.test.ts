/** Tests that the components of core leave no timer, no frame and no listener behind. */
import { expect, test } from "#tests/page.ts";
import { openPieces, tag } from "./pieces.ts";

declare global {
  interface Window {
    /** The timers, animation frames and listeners (on window, document and media queries) that exist now. */
    held: Set<string>;
  }
}

test("taken out of the page with a sheet open, slides and a text just copied, it leaves nothing @all", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { widget } = await openPieces(page, { tags: "" });
  // The count begins after the test's clock was installed, because that clock sets timers of its own.
  await page.evaluate(countHeld);
  const mount = async (): Promise<void> => {
    await page.evaluate((name) => {
      const element = document.createElement(name);
      element.setAttribute("loading", "eager");
      document.body.append(element);
    }, tag);
    await expect(widget.getByRole("button", { name: "Next offer" })).toBeAttached();
    const press = (name: string): Promise<void> => widget.getByRole("button", { name }).press("Enter");
    await press("Copy the account number");
    await expect(widget.getByRole("button", { name: "Copied to clipboard!" })).toBeVisible();
    await press("Load more");
    await expect(widget.getByRole("listitem").nth(4)).toBeFocused();
    await press("Show the overview");
    await expect(widget.getByRole("dialog")).toBeVisible();
  };
  const inHand = (): Promise<string[]> => page.evaluate(() => [...window.held].map((one) => one.replace(/^\d+ /, "")).toSorted());
  await mount();
  await widget.evaluate((element) => element.remove());
  await expect.poll(async () => (await inHand()).filter((one) => one.startsWith("timer") || one.startsWith("frame"))).toEqual([]);
  // Listeners that the core adds once for a page stay after the first tag has left: they are no leak.
  const once = await inHand();
  await mount();
  expect((await inHand()).length).toBeGreaterThan(once.length);
  await widget.evaluate((element) => element.remove());
  await expect.poll(inHand).toEqual(once);
});

/** Begins to record which timers, frames and listeners are set and removed. This function runs in the page. */
function countHeld(): void {
  window.held = new Set();
  let count = 0;
  const names = new Map<unknown, string>();
  const note = (key: unknown, what: string): void => {
    names.set(key, `${count++} ${what}`);
    window.held.add(names.get(key) ?? "");
  };
  const drop = (key: unknown): void => void window.held.delete(names.get(key) ?? "");
  const later = window.setTimeout;
  const frame = window.requestAnimationFrame;
  const [clear, cancel] = [window.clearTimeout, window.cancelAnimationFrame];
  window.setTimeout = ((run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    const id = later(() => (drop(`t${id}`), run(...values)), ms);
    note(`t${id}`, `timer ${ms}`);
    return id;
  }) as typeof later;
  window.clearTimeout = (id) => (drop(`t${String(id)}`), clear(id));
  window.requestAnimationFrame = (run) => {
    const id = frame((time) => (drop(`f${id}`), run(time)));
    note(`f${id}`, "frame");
    return id;
  };
  window.cancelAnimationFrame = (id) => (drop(`f${id}`), cancel(id));
  for (const target of [window, document]) {
    const listeners = new Map<unknown, string>();
    const key = (type: string, listener: unknown): string => {
      if (!listeners.has(listener)) listeners.set(listener, `${listeners.size}`);
      return `${target === window ? "window" : "document"} ${type} ${listeners.get(listener)}`;
    };
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      note(key(type, listener), `${target === window ? "window" : "document"} ${type}`);
      if (typeof options === "object") options.signal?.addEventListener("abort", () => drop(key(type, listener)));
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions | boolean) => {
      drop(key(type, listener));
      remove(type, listener, options);
    };
  }
}
