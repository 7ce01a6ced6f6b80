/** Journeys of orders in the customer area whose contract summary, or the free days of a technician, meet faults. */
import type { Page } from "playwright/test";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { expect, test } from "#tests/page.ts";
import { loadAgainstFaults } from "./dialog-faults.ts";
import { fakeCall, faults } from "./fake-api.ts";
import { alert, area, section } from "./my-digi-orders.ts";
import { choose, openPackages, orderButton, reachOrder, signInWithTvAlone, start, thanks } from "./my-digi-product-order.ts";

const failed = "Failed to load resource";
const fibre = "Fibre + 1 Gbps";

async function expectKept(page: Page): Promise<void> {
  await expect(area(page).getByRole("button", { name: `Chosen: ${fibre}`, exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(start(page, /^As soon as possible/)).toBeChecked();
}

test("the contract summary: each fault keeps the choice, and nothing can be ordered until it is there @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  await page.clock.install();
  const { address } = await signInWithTvAlone(page, request);
  await openPackages(page, "internet", address);
  await choose(page, "Fibre + 500 Mbps");
  await start(page, /^As soon as possible/).check();
  await loadAgainstFaults(page, section(page, "Contract summary").locator("[part=alert]"), {
    call: await fakeCall(page, contractSummary),
    send: () => choose(page, fibre),
    async expectKept() {
      await expectKept(page);
      await expect(orderButton(page)).toBeDisabled();
      await expect(orderButton(page)).toHaveAccessibleDescription(/We couldn’t make it/);
    },
  });
  await expect(orderButton(page)).toBeEnabled();
});

test("the free days of a technician: with each fault the start has no day, nothing is lost, and internet is ordered @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(failed);
  await reachOrder(page, request);
  await expect(start(page, /^As soon as possible \(fibre from \d/)).toBeChecked();
  const call = await fakeCall(page, installIntervals);
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      call.fail(fault);
      await page.reload();
      await expect(orderButton(page)).toBeEnabled();
      if (fault.answer !== "late") await call.isOver();
      await expect(start(page, /^As soon as possible I ask/)).toBeChecked();
      await expectKept(page);
      await expect(alert(page)).toHaveCount(0);
    });
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(area(page).locator("dl")).toContainText(/On the day that you choose for our technician(?!,)/);
});
