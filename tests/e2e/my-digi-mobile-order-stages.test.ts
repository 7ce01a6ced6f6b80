/**
 * Journeys of the order of another mobile line whose files come in stages, and whose language changes meanwhile: each question can be
 * answered once it is there, and nothing that was answered or said is lost.
 */
import type { Page } from "playwright/test";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { expect, test } from "#tests/page.ts";
import { wordsIn } from "./catalogue.ts";
import { fakeCall, hold } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";
import {
  choosePlan,
  field,
  lineAddress,
  mobileOrderPath,
  openMobileOrder,
  orderButton,
  planButton,
  radio,
  skeletons,
  typeAddress,
} from "./my-digi-mobile-order.ts";
import { area, button, errors, section } from "./my-digi-orders.ts";
import { signInByHand, signInWithProducts } from "./signed-in.ts";

/** Returns a function that returns the names of the order's parts whose files the page has asked for, in this order. */
function watchParts(page: Page): () => readonly string[] {
  const asked = new Set<string>();
  page.on("request", (sent) => {
    const part = /\/my-digi\.(mobile-order|mobile-line|mobile-checkout|device|new-address)\.js/.exec(sent.url())?.[1];
    if (part !== undefined) asked.add(part);
  });
  return () => [...asked];
}

test("a plan is chosen before the files of the other questions are there, and the order follows it [C-098, C-247]", async ({
  page,
  request,
}) => {
  const asked = watchParts(page);
  await signInWithProducts(page, request);
  const line = await hold(page, "**/my-digi.mobile-line.js");
  await page.goto(mobileOrderPath);
  await expect(planButton(page, "Light")).toBeVisible();
  await expect.poll(asked).toEqual(["mobile-order", "mobile-line"]);
  await choosePlan(page, "Light");
  await expect(planButton(page, "Light")).toHaveAttribute("aria-pressed", "true");
  await expect(orderButton(page)).toHaveCount(0);
  expect(asked(), "the order is made ready while a plan is chosen").toEqual(["mobile-order", "mobile-line", "mobile-checkout"]);
  line();
  await expect(section(page, "Your order")).toContainText("Light");
  await expect(planButton(page, "Light")).toHaveAttribute("aria-pressed", "true");
  await expect(planButton(page, "Light"), "the focus stays at the plan").toBeFocused();
  await choosePlan(page, "Max");
  await expect(section(page, "Your order")).toContainText("Max");
});

test("all questions and the button are there without a plan; its contract summary and its order come with it [C-098, C-099] @all", async ({
  page,
  request,
}) => {
  const asked = watchParts(page);
  await signInWithProducts(page, request);
  const summary = await fakeCall(page, contractSummary);
  await openMobileOrder(page);
  await expect(skeletons(page)).toHaveCount(0);
  for (const name of ["phone", "sim_card", "device", "install_address"]) await expect(field(page, name).first()).toBeVisible();
  expect(asked()).toEqual(["mobile-order", "mobile-line", "device"]);
  expect(summary.seen).toEqual([]);
  await orderButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(planButton(page, "Light"), "the first mistake is above the form").toBeFocused();
  await expect(area(page)).toContainText("Please select your favorite package");
  await expect.poll(asked, "who is at the plans needs the order next").toContain("mobile-checkout");
  await page.keyboard.press("Enter");
  await expect(section(page, "Your order")).toContainText("Light");
  await expect(area(page)).not.toContainText("Please select your favorite package");
  await expect.poll(() => summary.seen.length).toBe(1);
});

test("what is missing stays said in each language, and a typed address gets its names in it @all", async ({ page, request }) => {
  await signInByHand(page, request);
  await openMobileOrder(page);
  await typeAddress(page, lineAddress(page));
  await radio(page, "phone", "keep-phone").check();
  await radio(page, "subscription", "yes").check();
  await field(page, "current_sim_card").fill("123");
  await orderButton(page).click();
  const mistakes = [
    "Please select your favorite package",
    "Please enter current phone number",
    "Please select provider",
    "Enter the 13 to 19 digits on your SIM card",
    "This field is required",
    "Choose your phone from the list",
  ] as const;
  await expect(errors(page)).toHaveText(mistakes);
  for (const [language, street] of [
    ["nl", "Grote Markt"],
    ["fr", "Grand-Place"],
  ] as const) {
    const { say } = wordsIn(language);
    await setLanguage(page, language);
    await expect(button(page, say("Order with obligation to pay"))).toBeVisible();
    await expect(errors(page), language).toHaveText(mistakes.map(say));
    await expect(field(page, "street")).toHaveValue(street);
    await expect(field(page, "current_sim_card")).toHaveValue("123");
    await expect(button(page, say("Order with obligation to pay")), "the address is whole in this language").toBeEnabled();
  }
});
