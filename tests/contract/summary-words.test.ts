/** Tests the exact words with which each contract summary describes the offer, the provider and the law, in three languages. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { grandPlace, newLine } from "./support/sample-orders.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

type Words = Readonly<Record<"opening" | "provider" | "remedies" | "prices", readonly string[]>>;
const phone = "+32 2 870 41 41";

const words: Readonly<Record<Language, Words>> = {
  en: {
    opening: [
      "This contract summary provides the main elements of this service offer as required by EU law.",
      "It helps to make a comparison between service offers.",
      "Complete information about the service is provided in other documents.",
    ],
    provider: [
      "Provider: digi Belgium (demo), Rue au Beurre 1, 1000 Brussels, VAT BE 0999.999.922",
      `Contact: ${phone}, ${siteUrl}/en/contact`,
      `Complaints: ${phone}, ${siteUrl}/en/contact; then the Office of the Ombudsman for Telecommunications, www.ombudsmantelecom.be`,
    ],
    remedies: [
      "Is the speed lower than this, continuously or again and again? Call us: we look for the cause and mend it free of charge. If we can’t, you can end the contract at once and at no cost, and turn to the ombudsman.",
    ],
    prices: [
      "Not included – Calls from Belgium to other countries.",
      "Not included – Data beyond 15 GB: €0.60 per GB.",
      "Not included – A WiFi booster: €1 a month.",
      `All prices include VAT. They are not indexed. Use beyond the bundle is billed afterwards, by our price list: ${siteUrl}/en/price-list`,
    ],
  },
  fr: {
    opening: [
      "Le présent récapitulatif contractuel indique les principaux éléments de cette offre de services comme l’exige le droit de l’Union.",
      "Il facilite la comparaison entre les offres de services.",
      "Des informations complètes sur les services figurent dans d’autres documents.",
    ],
    provider: [
      "Fournisseur : digi Belgium (demo), Rue au Beurre 1, 1000 Bruxelles, TVA BE 0999.999.922",
      `Contact : ${phone}, ${siteUrl}/fr/contact`,
      `Réclamations : ${phone}, ${siteUrl}/fr/contact, puis le Service de médiation pour les télécommunications, www.mediateurtelecom.be`,
    ],
    remedies: [
      "Le débit reste inférieur, en permanence ou à répétition ? Appelez-nous : nous cherchons la cause et la réparons gratuitement. Si nous n’y parvenons pas, vous pouvez résilier immédiatement et sans frais, et vous adresser au Service de médiation.",
    ],
    prices: [
      "Non compris – Les appels de la Belgique vers l’étranger.",
      "Non compris – Les données au-delà de 15 Go : 0,60 € par Go.",
      "Non compris – Un répéteur WiFi : 1 € par mois.",
      `Tous les prix comprennent la TVA. Ils ne sont pas indexés. Ce que vous consommez au-delà du forfait est facturé ensuite, selon nos tarifs : ${siteUrl}/fr/tarifs`,
    ],
  },
  nl: {
    opening: [
      "In deze samenvatting van het contract staan de belangrijkste elementen van de aangeboden dienst, zoals vereist volgens het EU-recht.",
      "Dit maakt het gemakkelijker om diensten met elkaar te vergelijken.",
      "Volledige informatie over de dienst is terug te vinden in andere documenten.",
    ],
    provider: [
      "Aanbieder: digi Belgium (demo), Boterstraat 1, 1000 Brussel, btw BE 0999.999.922",
      `Contact: ${phone}, ${siteUrl}/nl/contact`,
      `Klachten: ${phone}, ${siteUrl}/nl/contact, daarna de Ombudsdienst voor telecommunicatie, www.ombudsmantelecom.be`,
    ],
    remedies: [
      "Ligt de snelheid voortdurend of telkens opnieuw lager? Bel ons: we zoeken de oorzaak en herstellen die gratis. Lukt dat niet, dan kun je het contract meteen en kosteloos beëindigen en naar de Ombudsdienst stappen.",
    ],
    prices: [
      "Niet inbegrepen – Bellen vanuit België naar het buitenland.",
      "Niet inbegrepen – Data boven 15 GB: € 0,60 per GB.",
      "Niet inbegrepen – Een wifiversterker: € 1 per maand.",
      `Alle prijzen zijn inclusief btw. Ze worden niet geïndexeerd. Wat je boven je bundel verbruikt, rekenen we achteraf aan volgens onze tarieven: ${siteUrl}/nl/tarieven`,
    ],
  },
};

test.each(languages)(
  "opens as the template does, names provider and remedies, and says what is paid beside the total (%s)",
  async (lang) => {
    const bundle = { mobile: [newLine()], internet: { i: "internet-500", wpId: "1201" }, tv: null, landline: null };
    const installAddress = { fttbAddressId: grandPlace };
    const { answer } = await call(api, contractSummary, {
      body: { bundle, promo_code: { voucher: null, dealerCare: null }, installAddress, lang },
    });
    const { opening, provider, sections } = answer.data;
    const [, speeds, price] = sections;
    /** Replaces all kinds of spaces by plain ones, because it does not matter here which of them allow a line break. */
    const plain = (lines: readonly string[] = []): string[] => lines.map((text) => text.replaceAll(/\s/g, " "));
    expect({
      opening: plain(opening),
      // The compared lines about the provider are those between the description of the offer and the date.
      provider: plain(provider.slice(1, 4)),
      remedies: plain(speeds?.p.slice(4)), // The compared lines about remedies follow the download and upload speeds of both products.
      prices: plain(price?.p.slice(4)), // The compared lines about prices follow the activation fee, both products and the total.
    }).toEqual(words[lang]);
  },
);
