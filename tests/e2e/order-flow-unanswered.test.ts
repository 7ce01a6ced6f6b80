/** Journeys of an order page that is opened by its address, without the builder, while a question about the bundle was never answered. */
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber, withNumber } from "#core/domain/eligibility/landline.rules.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { landline } from "#tests/unit/core/domain/bundle/samples.ts";
import { builderOn } from "./builder.ts";
import { heading, openOrder } from "./ordering.ts";

const unasked = chooseCard(withInternet, "landline", landline);
const withoutConsent = withNumber(keepsNumber(unasked, true), "022123456");

for (const [what, bundle, lacks] of [
  ["nobody was asked which number it gets", unasked, ["Please select your phone number"]],
  ["its number has no operator and no consent", withoutConsent, ["Please select current telecom operator", "This field is required"]],
] as const)
  test(`a landline of which ${what} is not ordered: the builder asks, and the order begins with the answer [C-272 configurator, C-274 configurator, C-275 configurator] @all`, async ({
    page,
  }) => {
    await openOrder(page, bundle);
    await page.waitForURL(`**${pathOf("bundle", "en")}`);
    const { section, radio, row, order, errors } = builderOn(page);
    await expect(row("landline")).toBeVisible();
    await expect(radio("landline_phone", "new-phone")).toBeVisible();
    await expect(section("internet").getByRole("button", { name: "Change Fibre + 500 Mbps" })).toBeVisible();
    await order.click();
    await expect(errors).toHaveText(lacks);
    await radio("landline_phone", "new-phone").check();
    await order.click();
    await expect(heading(page, "Who is ordering?")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Who is ordering?")).toBeVisible();
  });
