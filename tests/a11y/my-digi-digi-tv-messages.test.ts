/**
 * Tests the accessibility of the messages on the Digi TV page after an action, in French and Dutch. Each language has a test of its own,
 * because a switch of the language loads the page again, and the message disappears. The tests in English are in my-digi-digi-tv.test.ts.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { fillPasswords, tvPassword } from "#tests/e2e/my-digi-digi-tv.ts";
import { signInWithProducts } from "#tests/e2e/signed-in.ts";
import { isThere } from "./customer-area.ts";
import { expectSoundIn } from "./looks.ts";
import { control, open, setLanguage, type Stage } from "./page.ts";

const tag = "digi-my-digi";
const already = { meta: { status: { error: true, code: "already_done" } } };

const words = {
  fr: {
    ghent: "Veldstraat 10, 9000 Gand",
    retry: "Réessayer",
    remove: /^Supprimer/,
    activate: "Activer Digi TV",
    toDevices: "Voir mes appareils",
    stay: "Rester sur cette page",
    change: "Changer le mot de passe",
    end: "Désactiver Digi TV",
  },
  nl: {
    ghent: "Veldstraat 10, 9000 Gent",
    retry: "Opnieuw proberen",
    remove: /^Verwijderen/,
    activate: "Digi TV activeren",
    toDevices: "Mijn toestellen bekijken",
    stay: "Op deze pagina blijven",
    change: "Wachtwoord wijzigen",
    end: "Digi TV stopzetten",
  },
} as const;

async function arrive(page: Page, request: APIRequestContext, language: keyof typeof words): Promise<Stage> {
  await signInWithProducts(page, request);
  const stage = await open(page, tag, { attributes: 'loading="eager" soft-navigation view="digi-tv"' });
  await isThere(page);
  await setLanguage(page, tag, language);
  await isThere(page);
  return stage;
}

for (const [language, say] of Object.entries(words) as [keyof typeof words, (typeof words)["fr" | "nl"]][]) {
  const sound = ({ page }: Stage, state: string): Promise<void> => expectSoundIn(page, tag, state, language);
  const button = ({ widget }: Stage, name: string | RegExp) => widget.getByRole("button", { name }).last();
  const answer = ({ widget }: Stage, name: string | RegExp) => widget.getByRole("dialog").getByRole("button", { name }).last().click();
  const retry = ({ alert }: Stage) => alert.getByRole("button", { name: say.retry });

  test(`my digi: Digi TV in ${language}: not activated, active elsewhere, active, ended @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    const stage = await arrive(page, request, language);
    await stage.widget.getByRole("combobox").selectOption(say.ghent);
    await stage.field("email").fill("marie@digi.example");
    await fillPasswords(page, tvPassword);
    const call = await control(page, "/my-digi/my-digi-tv/activate-account");
    call.fail("503");
    await button(stage, say.activate).click();
    await expect(retry(stage)).toBeVisible();
    await sound(stage, "an activation that could not be sent");
    call.answer(already);
    await retry(stage).click();
    await expect(button(stage, say.toDevices)).toBeVisible();
    await sound(stage, "an activation that was made elsewhere");
    await button(stage, say.toDevices).click();
    await fillPasswords(page, tvPassword);
    call.pass();
    await button(stage, say.activate).click();
    await expect(button(stage, say.stay)).toBeVisible();
    await sound(stage, "Digi TV is active");
    await button(stage, say.stay).click();
    await sound(stage, "Digi TV is active, and the customer stays");
    await stage.widget.getByRole("link", { name: say.toDevices }).click();
    await stage.widget.getByRole("tab").last().click();
    await button(stage, say.end).click();
    await answer(stage, say.end);
    await expect(stage.alert).toBeFocused();
    await sound(stage, "an account that has ended");
  });

  test(`my digi: devices of Digi TV in ${language}: not removed, removed, gone already @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    const stage = await arrive(page, request, language);
    const remove = stage.widget.locator(".tv-device").getByRole("button", { name: say.remove });
    await expect(remove).toHaveCount(3);
    const call = await control(page, "/my-digi/my-digi-tv/deactivate-device");
    call.fail("503");
    await remove.first().click();
    await answer(stage, say.remove);
    await expect(retry(stage)).toBeVisible();
    await sound(stage, "a device that was not removed");
    call.pass();
    await retry(stage).click();
    await expect(stage.alert).toHaveAttribute("data-tone", "success");
    await sound(stage, "a device that is removed");
    call.answer(already);
    await remove.first().click();
    await answer(stage, say.remove);
    await expect(stage.alert.and(stage.widget.locator("[data-tone=info]"))).toBeVisible();
    await sound(stage, "a device that was gone already");
  });

  test(`my digi: the account of Digi TV in ${language}: a new password and the end, each refused, then accepted @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    const stage = await arrive(page, request, language);
    await stage.widget.getByRole("tab").last().click();
    await button(stage, say.change).click();
    await fillPasswords(page, tvPassword);
    const password = await control(page, "/my-digi/my-digi-tv/change-password");
    password.fail("503");
    await stage.submit.click();
    await expect(retry(stage)).toBeVisible();
    await sound(stage, "a new password that was not sent");
    password.pass();
    await retry(stage).click();
    await expect(stage.alert).toHaveAttribute("data-tone", "success");
    await sound(stage, "a new password that is saved");
    await button(stage, say.end).click();
    const end = await control(page, "/my-digi/my-digi-tv/deactivate-account");
    end.fail("503");
    await answer(stage, say.end);
    await expect(retry(stage)).toBeVisible();
    await sound(stage, "an account that was not ended");
    end.pass();
    await retry(stage).click();
    await expect(button(stage, say.stay)).toBeVisible();
    await sound(stage, "an account whose end is agreed");
  });
}
