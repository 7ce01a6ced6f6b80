/**
 * Journeys of an order's page in French and in Dutch: a visit is chosen and moved, numbers are filled in, the last day to withdraw is
 * shown, and the order is cancelled.
 */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { mailsTo } from "./access.ts";
import { alert, area, arriveAtOrder, button, heading, link, question, section, withLaterNumbers } from "./my-digi-orders.ts";

const words = {
  fr: {
    ...{ choose: "Choisir un jour", agree: "Confirmer ce créneau", agreed: "Le rendez-vous est fixé", move: "Choisir un autre créneau" },
    ...{ give: "Indiquer les numéros", send: "Envoyer les numéros", given: "Nous avons les numéros", state: "Annulée" },
    ...{ cancel: "Annuler la commande", cancelled: "Votre commande est annulée", withdraw: "Se rétracter du contrat ici" },
    ...{ steps: "Où en est votre commande", visit: "Le rendez-vous avec le technicien", all: "Toutes les commandes" },
    until: /Vous pouvez vous rétracter jusqu’au (.+ \d{4})\./,
  },
  nl: {
    ...{
      choose: "Een dag kiezen",
      agree: "Dit tijdstip afspreken",
      agreed: "Het bezoek is afgesproken",
      move: "Een ander tijdstip kiezen",
    },
    ...{ give: "Nummers doorgeven", send: "Nummers versturen", given: "We hebben de nummers", state: "Geannuleerd" },
    ...{ cancel: "Bestelling annuleren", cancelled: "Je bestelling is geannuleerd", withdraw: "Hier het contract herroepen" },
    ...{ steps: "Hoever je bestelling staat", visit: "Het bezoek van de technicus", all: "Alle bestellingen" },
    until: /Je kunt het herroepen tot en met (.+ \d{4})\./,
  },
} as const;

for (const language of ["fr", "nl"] as const)
  test(`a visit is chosen and moved, numbers given, and the order cancelled, in ${language} @all`, async ({ page, request }) => {
    const said = words[language];
    const { number } = await arriveAtOrder(page, request, withLaterNumbers());
    await page.goto(`${pathOf("orders", language)}?order-id=${number}`);
    await expect(heading(page, said.steps)).toBeVisible();
    const visits: string[] = [];
    for (const [at, opener] of [said.choose, said.move].entries()) {
      await button(page, opener).click();
      await area(page)
        .locator('[name="date"]')
        .selectOption({ index: at + 1 });
      await area(page).getByRole("radio").first().check();
      await button(page, said.agree).click();
      await expect(alert(page)).toBeFocused();
      await expect(alert(page)).toContainText(said.agreed);
      visits.push(await section(page, said.visit).locator("p").first().innerText());
    }
    expect(new Set(visits).size).toBe(2);

    await button(page, said.give).click();
    await area(page).locator('[name="provider"]').selectOption({ label: "Proximus" });
    await area(page).locator('[name="customer_number"]').fill("60012345");
    await area(page).locator('[name="switch_number"]').fill("PXS123456A");
    await button(page, said.send).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText(said.given);

    await button(page, said.cancel).click();
    await expect(question(page)).toContainText(visits[1] ?? "");
    await question(page).getByRole("button", { name: said.cancel }).click();
    await expect(alert(page)).toContainText(said.cancelled);
    await link(page, said.all).click();
    await expect(area(page).getByRole("article")).toContainText(said.state);
  });

for (const language of ["en", "fr", "nl"] as const)
  test(`the last day to withdraw is that of the order's mail, and the link beside it chooses the contract, in ${language} @all`, async ({
    page,
    request,
  }) => {
    const { email, number } = await arriveAtOrder(page, request, { ...withLaterNumbers(), lang: language });
    const said =
      language === "en"
        ? { withdraw: "Withdraw from contract here", until: /You can withdraw from it until (.+ \d{4})\./ }
        : words[language];
    await page.goto(`${pathOf("orders", language)}?order-id=${number}`);
    await expect(link(page, said.withdraw)).toBeVisible();
    const [, day = ""] = said.until.exec(await area(page).getByText(said.until).innerText()) ?? [];
    expect(day).not.toBe("");
    const mail = (await mailsTo(request, email)).find(({ subject }) => subject.includes(number));
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain(day.replaceAll("\u00a0", " "));
    await link(page, said.withdraw).click();
    await expect(page).toHaveURL(`${pathOf("withdrawal", language)}?contract=${number}`);
    await expect(page.locator("digi-withdrawal").getByRole("radio", { checked: true })).toHaveValue(number);
  });
