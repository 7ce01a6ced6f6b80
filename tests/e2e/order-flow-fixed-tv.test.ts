/** Journeys of an order of TV with mobile plans only: the post delivers it, so no step may mention a technician. */
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { twoLines, withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { offerCard } from "#tests/unit/core/domain/bundle/samples.ts";
import { field, leave, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const words = {
  en: {
    how: "How does Easy Switch work?",
    steps: [
      "You order today. Your old services keep working.",
      "The post brings your TV box, and your new TV works.",
      "Then we tell your old operator, which stops billing you at the latest the day after.",
    ],
    later: "We take your order, and our email asks you for them. Until we have them, you pay for both.",
  },
  fr: {
    how: /^Comment fonctionne Easy Switch/,
    steps: [/^Vous commandez/, "La poste vous apporte votre décodeur et votre nouvelle TV fonctionne.", /^Nous prévenons/],
    later: "Nous prenons votre commande et vous les demandons par e‑mail. Tant que nous ne les avons pas, vous payez les deux.",
  },
  nl: {
    how: "Hoe werkt Easy Switch?",
    steps: [/^Je bestelt/, "De post brengt je tv-box en je nieuwe tv werkt.", /^Dan verwittigen/],
    later: "We nemen je bestelling op en vragen ze je per e‑mail. Zolang we ze niet hebben, betaal je voor allebei.",
  },
};

test("tells how Easy Switch goes with the post and with numbers given later, and promises nobody a technician @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  const tvMax = offerCard("tv-max-nl", "1303", ["TV", "Max in Dutch"], 12);
  const bundle = { ...chooseCard(twoLines, "tv", tvMax), address: withInternet.address };
  for (const language of languages) {
    const { how, steps, later } = words[language];
    await leave(page, { bundle, draft: { portability: null, installation: null } });
    await page.goto(`${pathOf("order", language)}?step=move-to-digi`);
    const help = widget(page).locator("details", { has: page.locator("summary", { hasText: how }) });
    await help.locator("summary").click();
    await expect(help.locator("ol > li")).toHaveText(steps);
    await field(page, "later").check();
    await expect(widget(page).locator("[part=alert]")).toContainText(later);
    await expect(widget(page)).not.toContainText(/techni/i);
    await widget(page).locator("button[type=submit]").click();
    await expect(page).toHaveURL(/step=payment/);
    await page.goto(`${pathOf("order", language)}?step=review-order`);
    await expect(widget(page).locator(".ui-contract-summary")).toBeVisible();
    await expect(widget(page)).not.toContainText(/techni/i);
  }
});
