/** Tests the accessibility of the fibre check in every state, language, width and colour scheme. */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { control, open, throughCaptcha, type Stage } from "./page.ts";

const tag = "digi-fiber-check";
const attributes = 'loading="eager" ask-email';

async function choose({ field, widget }: Stage, name: string, text: string): Promise<void> {
  await field(name).fill(text);
  await widget.getByRole("option", { name: text, exact: true }).click();
  await expect(field(name)).toHaveValue(text);
}

async function fillIn(stage: Stage, [postalCode, street, number]: readonly [string, string, string]): Promise<void> {
  await stage.field("postalCode").fill(postalCode);
  await expect(stage.field("street")).toBeEnabled();
  await choose(stage, "street", street);
  await choose(stage, "number", number);
  await expect(stage.submit).toBeEnabled();
}

test("fibre check: empty, security check, unknown postal code, several cities", async ({ page }) => {
  const stage = await open(page, tag, { attributes });
  const { widget, field, captcha, errors } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "empty");
  await throughCaptcha(stage, "postalCode", (state) => expectSound(stage, state));
  await field("postalCode").fill("9999");
  await expect(errors).toHaveCount(1);
  await expectSound(stage, "unknown postal code");
  await field("postalCode").fill("1300");
  await expect(field("city")).toBeEnabled();
  await field("city").press("ArrowDown");
  await field("city").press("ArrowDown");
  await expect(widget.getByRole("option")).toHaveCount(2);
  await expectSound(stage, "choice of cities");
});

test("fibre check: streets, nothing found, lookup failed, errors", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag, { attributes });
  const { widget, field, errors, submit, alert } = stage;
  await field("postalCode").fill("1000");
  await expect(field("street")).toBeEnabled();
  const street = await control(page, "/address/street/autocomplete");
  street.hold();
  await field("street").fill("Rue");
  await expect(widget.locator(".ui-spinner:visible")).toHaveCount(1);
  await expectSound(stage, "streets on their way");
  street.pass();
  await expect(widget.getByRole("option").first()).toBeVisible();
  await field("street").press("ArrowDown");
  await expectSound(stage, "list of streets");
  await field("street").fill("Rue qui n’existe pas");
  await expect(widget.getByText("Nothing found. Check the spelling.").first()).toBeVisible();
  await expectSound(stage, "nothing found");
  street.fail("503");
  await field("street").fill("Grand");
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(stage, "lookup failed");
  street.pass();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await field("email").fill("marie@example");
  await submit.click();
  await expect(errors).toHaveCount(3);
  await expect(field("street")).toBeFocused();
  await expectSound(stage, "errors");
});

test("fibre check: checking, taking long, refused, fibre", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag, { attributes: 'loading="eager"' });
  const { widget, submit, alert, errors } = stage;
  await fillIn(stage, ["1000", "Grand-Place", "1"]);
  await expectSound(stage, "filled in");
  const check = await control(page, "/address/infrastructure");
  check.hold();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(submit).toBeFocused();
  await expect(widget.getByRole("button", { name: "Cancel the check" })).toBeVisible();
  await expectSound(stage, "checking, with a way out");
  check.refuse({ box: ["Too long."], street: ["We do not know this street."] });
  await expect(alert).toBeFocused();
  await expect(errors).toHaveCount(2);
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused at two fields");
  check.fail("429");
  await submit.click();
  await expect(alert).toContainText("You can try again in");
  await expect(submit).toBeEnabled();
  await expectSound(stage, "refused for now");
  check.pass();
  await submit.click();
  await expect(widget.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(widget.getByRole("radio")).toHaveCount(3);
  await expectSound(stage, "fibre");
  await widget.getByRole("button", { name: "Check another address" }).click();
  const offers = await control(page, "/bundle-configurator*");
  offers.fail("503");
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(stage, "fibre, its offers did not come");
});

test("fibre check: no fibre, keep me informed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, tag);
  const { widget, field, submit, alert, errors } = stage;
  await fillIn(stage, ["5000", "Rue de Fer", "20"]);
  await submit.click();
  await expect(widget.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(widget.locator('[part="price"]')).toHaveCount(1);
  await expectSound(stage, "no fibre");
  await widget.getByRole("button", { name: "Keep me informed" }).click();
  await expect(widget.getByRole("heading")).toBeFocused();
  await expectSound(stage, "keep me informed");
  await field("first_name").focus();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(errors).toHaveCount(3);
  await expect(field("first_name")).toBeFocused();
  await expectSound(stage, "keep me informed: errors");
  const form = await control(page, "/forms/open-fiber");
  form.fail("503");
  for (const [name, value] of Object.entries({ first_name: "Marie", last_name: "Peeters", email: "marie@example.be" }))
    await field(name).fill(value);
  await submit.click();
  await expect(alert).toBeFocused();
  await expect(submit).toBeEnabled();
  await expectSound(stage, "keep me informed: refused for now");
  form.pass();
  await submit.click();
  await expect(widget.getByRole("button", { name: "Check another address" })).toBeVisible();
  await expect(widget.getByRole("heading")).toBeFocused();
  await expectSound(stage, "keep me informed: sent");
});
