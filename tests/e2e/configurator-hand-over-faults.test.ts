/** Journeys of a partner's bundle that arrives incomplete, broken, too late, or a second time. */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { quietAddress } from "./access.ts";
import { fragmentOf } from "./builder.ts";
import { builder, lines, looks, max, partner, site } from "./hand-over.ts";
import { alert, button, heading, openOrder, widget as flow } from "./ordering.ts";

for (const [what, bundle] of Object.entries({
  "a landline, whose number no link says": { m: [max], i: "1201", l: "1401", a: "FTTB-1000-1-01-1" },
  "an eSIM, whose phone no link says": { m: [{ w: "1101", s: "e" }] },
  "an unknown plan": { m: [max, { w: "9999", s: "s" }] },
  "an address that is none": { m: [max], a: "FTTB-9999" },
  "a code that is refused": { m: [max], v: "EXPIRED" },
})) {
  test(`the builder is asked before the order starts: ${what} [C-019 order-flow] @all`, async ({ page, complaints }) => {
    if ("a" in bundle && bundle.a === "FTTB-9999") complaints.announce("404");
    await page.goto(pathOf("order", "en") + fragmentOf(bundle));
    await page.waitForURL(site + pathOf("bundle", "en"));
    await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
    const text: Readonly<Record<string, RegExp>> = {
      l: /Which landline number do you want\?/,
      e: /Choose the phone for your eSIM/,
      p: /no longer on offer/,
      a: /address/,
      v: /This code has expired\./,
    };
    const key = what.startsWith("a landline")
      ? "l"
      : what.startsWith("an eSIM")
        ? "e"
        : what.startsWith("an unknown")
          ? "p"
          : "v" in bundle
            ? "v"
            : "a";
    await expect(builder(page)).toContainText(text[key] ?? /./);
  });
}

for (const [what, fragment] of Object.entries({
  "cut off": fragmentOf({ m: [max] }).slice(0, -3),
  "with a seventh line": fragmentOf({ m: Array.from({ length: 7 }, () => max) }),
  "with a number": fragmentOf({ m: [{ ...max, phone: "+32470123456" }] }),
  "of a megabyte": `#digi=1.${"A".repeat(1024 * 1024)}`,
})) {
  test(`a fragment ${what} leaves the address bar, is told, and changes nothing @all`, async ({ page }) => {
    await page.goto(pathOf("order", "en") + fragment);
    await expect(alert(page)).toContainText("Your pack didn’t arrive complete");
    expect(page.url()).toBe(site + pathOf("order", "en"));
    await expect(flow(page).getByRole("link", { name: "Compose your pack" })).toHaveAttribute("href", pathOf("bundle", "en"));
    await openOrder(page);
    await page.evaluate((hash) => void (location.hash = hash), fragment);
    await expect(alert(page)).toContainText("Your pack didn’t arrive complete");
    await button(page, "Order the pack I have here").click();
    await expect(heading(page, "Who is ordering?")).toBeFocused();
    await expect(flow(page)).toContainText("Essentials");
  });
}

test("who has a pack on the provider's site chooses; nothing of theirs is lost before @all", async ({ page }) => {
  await openOrder(page);
  await page.goto(quietAddress);
  await page.goto(pathOf("order", "en") + fragmentOf({ m: [max] }));
  await expect(alert(page)).toContainText(/Which pack do you want to order\?.*Light.*Essentials/s);
  await button(page, "Order the pack I have here").click();
  await expect(heading(page, "Who is ordering?")).toBeFocused();
  await expect(flow(page)).toContainText("Essentials");

  await page.goto(quietAddress);
  await page.goto(pathOf("order", "en") + fragmentOf({ m: [max] }));
  await button(page, "Order the new pack").click();
  await expect(heading(page, "Who is ordering?")).toBeFocused();
  await expect(flow(page).locator(".order-lines").first()).toHaveText(/^Max/);
});

test("where the API does not answer, the pack is kept and asked for again @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  let isDown = true;
  await page.route("**/bundle-configurator?*", (route) => (isDown ? route.fulfill({ status: 500, body: "" }) : route.continue()));
  await page.goto(pathOf("order", "en") + fragmentOf({ m: [max] }));
  await expect(alert(page)).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await button(page, "Try again").click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  await expect(flow(page)).toContainText("Max");
});

test("takes a pack out of the partner's address while its builder is far down, and shows it to who comes there @all", async ({ page }) => {
  const home = `${partner}/?lang=en`;
  await page.setViewportSize(looks.phone);
  await page.goto(home + fragmentOf({ m: [max] }));
  await expect(page).toHaveURL(home);
  const far = await builder(page).evaluate((tag) => scrollY === 0 && tag.getBoundingClientRect().top > 2 * innerHeight);
  expect(far).toBe(true);
  await expect(lines(page)).toHaveText([/Max/]);
});
