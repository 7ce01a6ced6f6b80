/** Journeys on pages whose old libraries replace built-in functions of JavaScript: iterators of arrays, and promises. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { loginCode } from "./access.ts";
import { reachCode, widget as login } from "./login.ts";
import { addNew, open, bundle, rows } from "./mobile-lines.ts";
import { heading, openOrder, widget as orderFlow } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

/** Scripts that replace built-ins as an old library does. Each runs before anything else in the page. */
const libraries = {
  /**
   * Replaces methods of arrays as the library Prototype does: version 1.7.3 replaces the first and the last of them, older versions the
   * others. The replaced methods remove entries that the library does not know.
   */
  Prototype: () => {
    const { prototype } = Array as unknown as { prototype: Record<string, unknown> };
    prototype["entries"] = function (this: unknown[]) {
      return this.slice();
    };
    delete prototype["keys"];
    delete prototype["values"];
    Object.defineProperty(prototype, "toJSON", {
      value(this: unknown[]) {
        return `[${this.map((one) => JSON.stringify(one)).join(", ")}]`;
      },
    });
    (Array as { from: unknown }).from = (list: { length?: number }) => Array(list.length ?? 0).fill(undefined);
  },
  /**
   * Replaces `Promise` by one whose `allSettled` resolves with other objects, as the library Bluebird does. A polyfill of 2015 has neither
   * `allSettled` nor `finally`.
   */
  Bluebird: () => {
    class Old<Value> extends Promise<Value> {
      static override allSettled = ((all: Iterable<unknown>) =>
        Old.all([...all].map((one) => Old.resolve(one).then((value) => ({ isFulfilled: () => true, value: () => value }))))) as never;
      static override any = undefined as never;
      static withResolvers = undefined as never;
      override finally = undefined as never;
    }
    (globalThis as { Promise: unknown }).Promise = Old;
  },
} as const;

async function takePages(page: Page): Promise<void> {
  await test.step("lists", async () => {
    await page.goto("/en/jobs");
    await expect(page.locator("digi-job-list").getByRole("article")).toHaveCount(10);
    await page.goto("/en/news");
    await expect(page.locator("digi-news-list").getByRole("article")).toHaveCount(9);
  });

  await test.step("a part of the builder comes, and what is chosen in it outlives a reload", async () => {
    await open(page);
    await addNew(page, "Max");
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(bundle(page)).toContainText("€11");
  });

  await test.step("the order flow has the pack, and its first step", async () => {
    await openOrder(page);
    await expect(heading(page, "There is nothing in your pack yet")).toHaveCount(0);
    await expect(orderFlow(page).getByRole("button", { name: "Continue with the identity app" })).toBeVisible();
  });
}

for (const [name, replace] of Object.entries(libraries)) {
  test(`on a page with ${name} all that lists something, or comes later, works @all`, async ({ page, request }) => {
    await page.addInitScript(replace);
    await takePages(page);

    await test.step("the code of a login has its boxes, and is taken", async () => {
      const { email } = await reachCode(page, request);
      await expect(login(page).locator(".ui-code-boxes > *")).toHaveCount(6);
      await login(page)
        .locator('[autocomplete="one-time-code"]')
        .fill(await loginCode(request, email));
      await expect(page).toHaveURL(/\/my-digi\/overview/);
    });

    await test.step("the area shows what a customer has", async () => {
      await signInByHand(page, request, "demo@digi.example");
      await page.goto("/en/my-digi/overview");
      await expect(page.locator("digi-my-digi").getByRole("heading", { name: "Hello Sofie" })).toBeVisible();
      await page.goto("/en/my-digi/invoices");
      await expect(page.locator("digi-my-digi").getByRole("listitem").first()).toBeVisible();
    });
  });
}
