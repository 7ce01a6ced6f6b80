/** A withdrawal in French and in Dutch: a visitor's from the footer to the mailed receipt, and a customer's of one product. */
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { arriveWithOrder, field, heading, button, line, someStatement, statedLines, tvBesides, widget } from "./withdrawal.ts";
import { mailsTo } from "./access.ts";

const words = {
  fr: {
    ...{ withdraw: "Se rétracter du contrat ici", confirm: "Confirmer la rétractation", check: "Confirmez votre rétractation" },
    ...{ receipt: "Accusé de réception de votre rétractation", email: "E‑mail pour l’accusé de réception" },
    ...{ name: "Nom", contract: "Numéro de contrat ou de commande", reference: "Référence", products: "Produits" },
    taken: "Nous avons bien reçu votre déclaration, nous la vérifions et nous vous écrivons.",
    received: /^\w+ \d{1,2}(er)? \S+ \d{4} à \d\d:\d\d:\d\d \(heure de Bruxelles\)$/,
    days: /Encore \d+\sjours, jusqu’au \w+ \d/,
  },
  nl: {
    ...{ withdraw: "Hier het contract herroepen", confirm: "Herroeping bevestigen", check: "Bevestig je herroeping" },
    ...{ receipt: "Ontvangst van je herroeping", email: "E‑mail voor de ontvangstbevestiging" },
    ...{ name: "Naam", contract: "Contract- of bestelnummer", reference: "Referentie", products: "Producten" },
    taken: "We hebben je verklaring, controleren ze en schrijven je.",
    received: /^\w+ \d{1,2} \w+ \d{4} om \d\d:\d\d:\d\d \(Brusselse tijd\)$/,
    days: /Nog \d+\sdagen, tot en met \w+ \d/,
  },
} as const;

for (const language of ["fr", "nl"] as const) {
  const said = words[language];

  test(`a visitor withdraws from the footer to the receipt on the screen and by mail, in ${language} @all`, async ({ page, request }) => {
    const typed = someStatement();
    await page.goto(pathOf("home", language));
    await page.locator("footer").getByRole("link", { name: said.withdraw }).click();
    await expect(page).toHaveURL(pathOf("withdrawal", language));
    await expect(page.locator("digi-withdrawal:state(ready)")).toBeAttached();
    for (const [name, label] of [
      ["name", said.name],
      ["contract", said.contract],
      ["email", said.email],
    ] as const)
      await widget(page).getByLabel(label, { exact: true }).fill(typed[name]);
    await button(page, said.withdraw).click();
    await expect(heading(page, said.check)).toBeFocused();
    const confirmed = await statedLines(page);
    await button(page, said.confirm).click();
    await expect(heading(page, said.receipt)).toBeFocused();
    await expect(widget(page)).toContainText(said.taken);
    expect((await statedLines(page)).slice(2)).toEqual(confirmed);
    const [[, reference = ""] = [], [, received = ""] = []] = await statedLines(page);
    expect(received.replaceAll("\u00a0", " ")).toMatch(said.received);
    const mail = (await mailsTo(request, typed.email)).find(({ subject }) => subject.includes(reference));
    for (const stated of confirmed) expect(mail?.text).toContain(`- ${stated.join(language === "fr" ? "\u00a0: " : ": ")}`);
  });

  test(`a customer withdraws TV and keeps internet, in ${language} @all`, async ({ page, request }) => {
    const { email, number } = await arriveWithOrder(page, request, tvBesides);
    await page.goto(`${pathOf("withdrawal", language)}?contract=${number}`);
    await expect(widget(page).getByRole("radio", { checked: true })).toHaveValue(number);
    await expect(widget(page)).toContainText(said.days);
    await expect(field(page, "email")).toHaveCount(0);
    await widget(page).getByRole("checkbox", { name: "500 Mbps" }).uncheck();
    await button(page, said.withdraw).click();
    await expect(heading(page, said.check)).toBeFocused();
    await expect(line(page, said.products)).toContainText("TV Max");
    await button(page, said.confirm).click();
    await expect(heading(page, said.receipt)).toBeFocused();
    const reference = await line(page, said.reference).innerText();
    expect((await mailsTo(request, email)).map(({ subject }) => subject).filter((subject) => subject.includes(reference))).toHaveLength(1);
    await page.goto(pathOf("my-products", language));
    await expect(page.locator("digi-my-digi")).toContainText("500 Mbps");
    await expect(page.locator("digi-my-digi")).not.toContainText("TV Max");
  });
}
