/**
 * Journeys through the whole builder in three languages, on a phone and on a desktop: with everything, where less is offered, and with a
 * bundle from a link. A state that is reached on a phone is also checked at the size of a desktop.
 */
import type { Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { atBothSizes, everythingShared, fragmentOf, openBuilder, addressIds, addresses, sizes } from "./builder.ts";
import { codesIn } from "./codes.ts";

type Words = {
  /** The texts which say that TV, internet, a landline or fibre is not available at the address. */
  readonly noTv: string;
  readonly noInternet: string;
  readonly noLandline: string;
  readonly noFibre: string;
  readonly willWrite: string;
  readonly removed: RegExp;
  readonly changed: RegExp;
  readonly expired: string;
  readonly unknown: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    noTv: "There is no TV packages for this address",
    noInternet: "There is no internet packages for this address",
    noLandline: "There is no Landline packages for this address",
    noFibre: "No fibre here yet",
    willWrite: "We’ll write to marie@example.be",
    removed: /Your address was removed, and with it Fibre \+ 500 Mbps, TV \+ Max in Dutch and Landline\./,
    changed: /Your address is now Veldstraat 10\. Removed, as it’s not on offer there: TV \+ Max in Dutch\./,
    expired: "This code has expired.",
    unknown: "This code does not exist.",
  },
  fr: {
    noTv: "Aucune offre TV n’est disponible à cette adresse",
    noInternet: "Aucune offre internet n’est disponible à cette adresse",
    noLandline: "Aucune offre de ligne fixe n’est disponible à cette adresse",
    noFibre: "Pas encore de fibre ici",
    willWrite: "Nous écrirons à marie@example.be",
    removed: /Votre adresse a été retirée, et avec elle\s: Fibre \+ 500 Mbps, TV \+ Max en néerlandais et Ligne fixe\./,
    changed: /Votre adresse est désormais Veldstraat 10\. Retiré, car indisponible à cette adresse\s: TV \+ Max en néerlandais\./,
    expired: "Ce code a expiré.",
    unknown: "Ce code n’existe pas.",
  },
  nl: {
    noTv: "Er zijn geen tv-pakketten voor dit adres",
    noInternet: "Er zijn geen internetabonnementen voor dit adres",
    noLandline: "Er is geen vaste lijn voor dit adres",
    noFibre: "Hier ligt nog geen glasvezel",
    willWrite: "We mailen naar marie@example.be",
    removed: /Je adres is verwijderd, en daarmee ook Glasvezel \+ 500 Mbps, TV \+ Max Nederlandstalig en Vaste lijn\./,
    changed: /Je adres is nu Veldstraat 10\. Verwijderd, want daar niet beschikbaar: TV \+ Max Nederlandstalig\./,
    expired: "Deze code is vervallen.",
    unknown: "Deze code bestaat niet.",
  },
};

const expectOrderShows = async (page: Page, language: Language, total: RegExp): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`${pathOf("order", language)}(\\?|$)`));
  const flow = page.locator("digi-order-flow");
  const folded = flow.locator(".order-fold > summary");
  if ((page.viewportSize()?.width ?? 0) < 1000) await folded.click();
  await expect(flow.locator(".order-lines:visible > li")).toHaveCount(5);
  await expect(flow.locator(".order-total:visible")).toHaveText(total);
};

for (const [languageIndex, language] of languages.entries()) {
  for (const [deviceIndex, [where, size]] of Object.entries(sizes).entries()) {
    /**
     * Returns the mark that leaves a test to the whole run. Each day one of the journeys is tested in each language, on the phone and the
     * desktop by turns.
     */
    const mark = (story: number): string => markUnless(languageIndex === story && deviceIndex === story % 2);
    const lookOn = (page: Page, look: () => Promise<void>): Promise<void> => (where === "a phone" ? atBothSizes(page, look) : look());

    test(`${language}, ${where}: an address with fibre, four products, WELCOME10, and the order page shows the pack [C-001, C-005, C-028, C-030, C-197, C-349, C-416]${mark(0)}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const { section, check, choose, addMobile, radio, openBundle, order, total, errors } = await openBuilder(page, "", language);
      await section("internet").getByRole("button").click(); // The button of the section leads to the form of the address.
      await check(addresses.brussels);
      await expect(section("address").locator('[data-focus="address"]')).toContainText(/(Grand-Place|Grote Markt) 1/);
      await choose("internet");
      await choose("tv");
      await choose("landline");
      await addMobile();
      await expect(total).toHaveText(/24[.,]50/);
      await order.click();
      await expect(errors, "nobody has asked for the landline's number yet").toHaveCount(1);
      await expect(radio("landline_phone", "new-phone")).toBeFocused();
      await radio("landline_phone", "new-phone").check();

      const overview = await openBundle();
      const codes = codesIn(overview);
      await codes.answer("voucher", "yes").check();
      await codes.input("voucher").fill("WELCOME10");
      await codes.input("voucher").press("Enter");
      await expect(codes.taken).toBeFocused();
      await expect(overview.locator(".pack-lines > li")).toHaveText([/5/, /10/, /7/, /2[.,]50/, /10\s?%.*2[.,]45/]);
      await expect(total).toHaveText(/22[.,]05/);
      await (where === "a phone" ? overview.locator(".pack-foot button") : order).click();
      await expectOrderShows(page, language, /22[.,]05/);
    });

    test(`${language}, ${where}: says what an address has not, and keeps a TV that a link asked for${mark(1)}`, async ({ page }) => {
      await page.setViewportSize(size);
      const builder = await openBuilder(page, "?tv=tv-max", language);
      const { section, field, option, check, actions, addAddress, addMobile, widget, submit } = builder;
      const say = words[language];
      await test.step("asks which of two communes has the postal code 1300 [C-288]", async () => {
        await addAddress.click();
        await field("postalCode").fill("1300");
        await expect(field("city")).toBeEnabled();
        for (const city of ["Wavre", "Limal"]) {
          await field("city").fill(city === "Wavre" && language === "nl" ? "Waver" : city);
          await option(/^(Wavre|Waver|Limal)$/).click();
          await expect(field("street"), "what belonged to the other one is gone").toHaveValue("");
          await field("street").fill("rue");
          await expect(option(/./).first()).toBeVisible();
        }
      });
      await test.step("says that Namur has no fibre, and promises to write [C-027, C-423, C-425]", async () => {
        await check(addresses.namur);
        await lookOn(page, () => expect(widget.getByRole("heading", { name: say.noFibre })).toBeVisible());
        await section("address").locator(".ui-result-way button").click();
        for (const [name, text] of Object.entries({ first_name: "Marie", last_name: "Peeters", email: "marie@example.be" }))
          await field(name).fill(text);
        await expect(submit).toBeEnabled();
        await submit.click();
        await lookOn(page, () => expect(section("address")).toContainText(say.willWrite));
      });

      await test.step("says that Ghent has no TV, and still wants it [C-015, C-044]", async () => {
        await section("address").locator(".ui-success button").click();
        await check(addresses.ghent);
        await expect(section("address").locator('[data-focus="address"]')).toContainText("Veldstraat 10");
        await lookOn(page, () => expect(section("tv")).toContainText(say.noTv));
        expect((await builder.bundle()).wanted.tv, "it waits for an address that has it").toBe("tv-max");
      });

      await test.step("says that Liège has neither internet nor landline [C-421, C-422]", async () => {
        await actions("address").first().click();
        await check(addresses.liege);
        await expect(section("address").locator('[data-focus="address"]')).toContainText("Rue Léopold 5");
        await lookOn(page, async () => {
          await expect(section("internet")).toContainText(say.noInternet);
          await expect(section("landline")).toContainText(say.noLandline);
        });
      });
      await addMobile();
      await expect(section("tv").locator('[data-focus="row-tv"]'), "with mobile alone").toContainText("Max");
    });

    test(`${language}, ${where}: opens the pack of a link, keeps it through a change of address, and refuses codes [C-029, C-189, C-191, C-416, C-417]${mark(2)}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const { section, check, actions, undo, total, row, openBundle, bundle } = await openBuilder(
        page,
        fragmentOf(everythingShared),
        language,
      );
      const say = words[language];
      await expect(section("address").locator('[data-focus="address"]')).toContainText(/(Grand-Place|Grote Markt) 1/);
      await lookOn(page, () => expect(total).toHaveText(/26[.,]55/)); // The total is 5 + 10 + 12 + 2.50, minus ten per cent.
      expect(new URL(page.url()).hash).toBe("");

      await actions("address").last().click();
      await lookOn(page, async () => {
        await expect(section("address")).toContainText(say.removed);
        await expect(total).toHaveText(/4[.,]50/);
      });
      await expect(undo).toBeFocused();
      await undo.press("Enter");
      await lookOn(page, () => expect(total).toHaveText(/26[.,]55/));

      await actions("address").first().click();
      await check(addresses.ghent);
      await lookOn(page, async () => {
        await expect(section("address")).toContainText(say.changed);
        await expect(section("tv")).toContainText(say.noTv);
        await expect(total).toHaveText(/15[.,]75/);
      });
      await undo.click();
      await expect(row("tv")).toBeVisible();
      await expect(total).toHaveText(/26[.,]55/);
      expect((await bundle()).address.fttbAddressId).toBe(addressIds.brussels);

      const overview = await openBundle();
      const codes = codesIn(overview);
      await codes.taken.getByRole("button").click();
      for (const [typed, text] of [
        ["EXPIRED", say.expired],
        ["NOSUCHCODE", say.unknown],
      ] as const) {
        await codes.input("voucher").fill(typed);
        await codes.input("voucher").press("Enter");
        await expect(codes.error("voucher")).toHaveText(text);
        await expect(codes.input("voucher")).toHaveValue(typed);
      }
      await expect(overview.locator('[data-kind="discount"]')).toHaveCount(0);
    });
  }
}
