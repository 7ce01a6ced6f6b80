/**
 * Tests the accessibility of what only an order of a fixed line shows: the question from which operator the customer moves, and the
 * contract summary.
 */
import type { Locator } from "playwright/test";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { grandPlace } from "#tests/unit/widgets/order-flow/samples.ts";
import { inDays, mandate, openAt, second, switching } from "./fixed-order.ts";
import { button, choose, expectSound, expectSoundInEnglish, heading, next, tag, type Kept } from "./stored-order.ts";
import { control, type Stage } from "./page.ts";

const unfold = ({ widget }: Stage, selector: string): Promise<void> =>
  widget.locator(selector).evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));

test("order flow: from whom it moves over, how, later, and not at all", async ({ page }) => {
  const stage = await openAt(page, "move-to-digi");
  const { field, errors, widget } = stage;
  await expect(field("provider").locator("option").nth(1)).toBeAttached();
  await expectSound(stage, "move, as it opens");
  await next(stage);
  await expect(errors).toHaveCount(3);
  await expectSound(stage, "move, errors");
  await field("provider").selectOption({ label: "Proximus" });
  await field("customer_number").fill("12a");
  await field("switch_number").fill("PXS 12 / 34");
  await field("customer_number").focus();
  await unfold(stage, ".ui-disclosure[data-box]:not(.order-fold)");
  await expect(widget.locator(".ui-bill svg")).toContainText("Proximus");
  await expect(widget.locator(".move-text li", { hasText: "+32\u00a0470" })).toBeVisible();
  await expectSound(stage, "move, the bill and what happens", { everyWidth: true });
  await field("later").check();
  await expect(stage.alert).toContainText("Your old contract goes on");
  await expectSound(stage, "move, numbers later");
  await choose(stage, "portability", "2");
  await expect(stage.alert).toHaveCount(0);
  await expectSoundInEnglish(stage, "move, new");
  await choose(stage, "portability", "3");
  await expectSoundInEnglish(stage, "move, keeps the operator");
});

test("order flow: tells how Easy Switch works, what it costs, which numbers move, and where they stand on a bill", async ({ page }) => {
  const losing = "A number that you don’t name stays with your old operator. Its price may change, and you may lose it.";
  const costing =
    "Easy Switch costs nothing. Within the first six months of your old contract, your operator may ask a fee for ending it early.";
  const openHelp = async (more: Kept = {}): Promise<Locator> => {
    const stage = await openAt(page, "move-to-digi", more);
    await expect(stage.widget.locator(".ui-disclosure[data-box]:not(.order-fold)")).toHaveCount(2);
    await unfold(stage, ".ui-disclosure[data-box]:not(.order-fold)");
    return stage.widget.locator("details", { hasText: "How does Easy Switch work?" });
  };
  const how = await openHelp();
  await expect(how.locator("ol > li")).toHaveText([
    "You order today. Your old services keep working.",
    "The technician connects you, and your new line works.",
    "Then we tell your old operator, which stops billing you at the latest the day after.",
  ]);
  await expect(how.locator("p")).toHaveText([costing, "These numbers move to us:", losing]);
  await expect(how.locator("ul > li")).toHaveText(["+32 470 12 34 56"]);
  await expect(how.getByText(losing)).toBeVisible();

  const bill = page.locator(`${tag} .ui-bill`);
  await expect(bill.locator("svg")).toBeVisible();
  await expect(bill.locator("svg .ui-bill-mark")).toHaveCount(2);
  await expect(bill.locator("svg .ui-bill-number")).toHaveText(["1", "2"]);
  await expect(bill.locator("ol > li")).toHaveText(["Customer number", "Easy Switch number"]);

  const alone = await openHelp({ bundle: withInternet });
  await expect(alone.locator("p")).toHaveText([costing, "No number moves to us with this order.", losing]);
  await expect(alone.locator("ul > li")).toHaveCount(0);
});

test("order flow: the day that the old contract should end on is past", async ({ page }) => {
  const draft = { portability: { ...switching, endDate: inDays(-1) } };
  const stage = await openAt(page, "move-to-digi", { draft, secret: { ...mandate, typed: { "move-to-digi": { stale: "1" } } } });
  await expect(stage.alert).toContainText("The day on which your old contract should end is past");
  await expect(stage.errors).toHaveCount(1);
  await expectSound(stage, "move, the wished end is past");
});

test("order flow: no list of operators", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the list of operators could not be fetched");
  (await control(page, "/bundle-configurator/easyswitch-operators*")).answer({}, 404);
  const stage = await openAt(page, "move-to-digi");
  await expect.poll(() => complaints.said.join()).toContain("the list of operators");
  await next(stage);
  await expect(stage.errors).toHaveCount(3);
  await expectSoundInEnglish(stage, "move, without operators");
});

test("order flow: the contract summary before the order: on its way, there, read, not to be had; what goes with Previous", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/bundle-configurator/contract-summary*");
  const draft = {
    portability: switching,
    installation: { fttbAddressId: grandPlace.fttbAddressId, date: second, intervalValue: "08:00-12:00" },
    method: "debit",
    startEarly: true,
  } as const;
  call.hold();
  const stage = await openAt(page, "review-order", { draft, secret: mandate });
  const { widget } = stage;
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSoundInEnglish(stage, "review, summary on its way");
  call.pass();
  const summary = widget.locator(".ui-contract-summary > summary");
  await expect(summary).toBeVisible();
  await expectSound(stage, "review with slot and switch, the summary there", { isThere: () => expect(summary).toBeVisible() });
  const title = widget.locator(".ui-contract-summary h5");
  const titles = { en: "Contract summary", fr: "Récapitulatif contractuel", nl: "Samenvatting van het contract" };
  await expectSound(stage, "review, the summary read", {
    async isThere() {
      const language = await widget.locator(".ui-reset").first().getAttribute("lang");
      await expect(title).toHaveText(titles[language as keyof typeof titles]);
      await unfold(stage, ".ui-contract-summary");
      await expect(title).toBeVisible();
    },
  });
  call.answer({ status: { error: true }, meta: { status: { error: true } } }, 503);
  const failed = await openAt(page, "review-order", {
    draft: { ...draft, installation: { ...draft.installation, date: null, intervalValue: null }, portability: { choice: 3 } },
    secret: mandate,
  });
  const isThere = (): Promise<void> => expect(failed.alert.getByRole("button")).toBeVisible();
  await isThere();
  await expectSound(failed, "review, no summary", { isThere });
  call.pass();
  await button(failed, "Previous").click();
  await expect(heading(failed, "How would you like to pay?")).toBeFocused();
  await button(failed, "Previous").click();
  await expect(failed.widget.getByRole("dialog")).toBeVisible();
  await expectSound(failed, "the question before the visit goes");
});
