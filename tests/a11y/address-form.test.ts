/**
 * Tests the accessibility of the address form in every state, language, width and colour scheme. Its lists and failed lookups are checked
 * with the fibre check, which has the same fields.
 */
import { expect, test } from "#tests/page.ts";
import { expectSound } from "./looks.ts";
import { open, throughCaptcha } from "./page.ts";

test("address form: empty, security check, errors, filled in, confirmed", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const stage = await open(page, "digi-address-form", { attributes: 'loading="eager" ask-email' });
  const { widget, field, submit, errors, captcha } = stage;
  await expect(captcha("idle")).toBeVisible();
  await expectSound(stage, "empty", { everyWidth: true });
  await throughCaptcha(stage, "postalCode", (state) => expectSound(stage, state));
  await field("email").fill("marie@example");
  await submit.click();
  await expect(errors).toHaveCount(3);
  await expect(field("postalCode")).toBeFocused();
  await expectSound(stage, "errors");
  await field("postalCode").fill("1000");
  await expect(field("street")).toBeEnabled();
  for (const [name, text] of [
    ["street", "Grand-Place"],
    ["number", "1"],
  ] as const) {
    await field(name).fill(text);
    await widget.getByRole("option", { name: text, exact: true }).click();
  }
  await field("email").fill("marie@example.be");
  await field("agree").check();
  await expectSound(stage, "filled in");
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
  await expectSound(stage, "confirmed");
});
