/** This file has the texts of the pages of products, and of the calls that change a product's services. */
import type { Language } from "#core/base/values/language.ts";

const en = {
  pages: { mobile: "Mobile", internet: "Internet", landline: "Landline", tv: "TV", "digi-tv": "Digi TV" },
  tabs: { consumption: "Usage", settings: "Settings", options: "Options", alerts: "Alerts", box: "TV box" },
  noInternetOptions: "<p>Your internet is unlimited, so there are no data options to add.</p>",
  noLandlineOptions: "<p>All calls in Belgium are in your plan, so there are no options to add.</p>",
  channelsTitle: "More to watch",
  channels: "International channel pack",
  channelsText: "<p>Channels from all over the world, beside those of your plan. You switch the pack on and off whenever you like.</p>",
  tvBoxTitle: "What your TV needs",
  tvBox: "Your TV box",
  tvBoxText: ({ extra, lost }: { readonly extra: string; readonly lost: string }) =>
    `<p>One TV box is in your plan, a second one costs ${extra} a month. A box that isn’t returned at the end costs ${lost}.</p>`,
  fields: {
    sim_card_name: "Name of the SIM card",
    sim_card_number: "SIM card number",
    mobile_number: "Mobile number",
    puk_code: "PUK code",
    ported_number: "Number kept from your former operator",
    bundle_limit: "Limit beyond the bundle, per month",
    wifi_name: "WiFi network",
    wifi_password: "WiFi password",
    landline_number: "Landline number",
  },
  limitNote: (nothing: string) =>
    `When the limit is reached, data beyond your bundle and calls to other countries stop until the 1st of the next month. What is in your bundle always works. With a limit of ${nothing} nothing works beyond the bundle.`,
  pukNote: "After three wrong PIN codes the PUK code unlocks your SIM card. After ten wrong PUK codes you need a new card.",
  wifiNote: "After a new password, connect your devices again: they still use the old one.",
  noBoxNote: "There is no WiFi box of ours at this address.",
  premiumNumbers: "Premium numbers",
  premiumNumbersText: "Calls and texts to 0900 numbers and to short codes. They are not in your bundle.",
  publicIpv4: "Public IPv4 address",
  publicIpv4Text:
    "Replaces the private address that you share with others, so that a server or camera in your home can be reached from the internet. Your connection stops for about a minute. It costs nothing.",
  premiumOn: "Premium numbers are allowed now.",
  premiumOff: "Premium numbers are barred now.",
  ipv4On: "You have a public IPv4 address now. Your connection stops for about a minute.",
  ipv4Off: "You have a private IPv4 address again. Your connection stops for about a minute.",
  bspTitle: "Protect yourself against a high bill",
  bspText: (most: string) =>
    `Outside Europe data is not in your bundle. With our bill-shock protection it stops once it has cost ${most} in a month. It is free, and you accept it once.`,
  bspAction: "Accept the protection",
  bspAccepted: "The bill-shock protection is active now.",
  bspActive: "The bill-shock protection was active already.",
  boosters: (count: number) =>
    count === 0 ? "You have no WiFi booster." : count === 1 ? "You have one WiFi booster." : `You have ${count} WiFi boosters.`,
  boostersOrdered: ({ count, money, date }: { readonly count: number; readonly money: string; readonly date: string }) =>
    count === 1
      ? `Your WiFi booster is ordered. The post brings it by ${date}; from then on it costs ${money} a month.`
      : `Your WiFi boosters are ordered. The post brings them by ${date}; from then on they cost ${money} a month.`,
  boosterCancelled: "The order is cancelled. You pay nothing.",
  boosterWithdrawn: "The booster is taken back. You pay nothing; what you paid is refunded. Please send it back within 14 days.",
  boosterEnding: (date: string) => `The booster is taken back. It works until ${date}; please send it back after that.`,
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  pages: { mobile: "Mobile", internet: "Internet", landline: "Ligne fixe", tv: "TV", "digi-tv": "Digi TV" },
  tabs: { consumption: "Consommation", settings: "Paramètres", options: "Options", alerts: "Alertes", box: "Décodeur" },
  noInternetOptions: "<p>Votre internet est illimité\u00a0: il n’y a pas d’option data à ajouter.</p>",
  noLandlineOptions: "<p>Tous les appels en Belgique sont compris dans votre abonnement\u00a0: il n’y a pas d’option à ajouter.</p>",
  channelsTitle: "Encore plus à regarder",
  channels: "Bouquet international",
  channelsText:
    "<p>Des chaînes du monde entier, en plus de celles de votre formule. Vous activez et désactivez le bouquet quand vous voulez.</p>",
  tvBoxTitle: "Le matériel pour votre TV",
  tvBox: "Votre décodeur",
  tvBoxText: ({ extra, lost }) =>
    `<p>Un décodeur est compris dans votre formule, un deuxième coûte ${extra} par mois. Un décodeur qui n’est pas rendu à la fin coûte ${lost}.</p>`,
  fields: {
    sim_card_name: "Nom de la carte SIM",
    sim_card_number: "Numéro de la carte SIM",
    mobile_number: "Numéro de GSM",
    puk_code: "Code PUK",
    ported_number: "Numéro repris de votre ancien opérateur",
    bundle_limit: "Plafond hors forfait, par mois",
    wifi_name: "Réseau WiFi",
    wifi_password: "Mot de passe WiFi",
    landline_number: "Numéro de ligne fixe",
  },
  limitNote: (nothing) =>
    `Une fois le plafond atteint, les données hors forfait et les appels vers l’étranger sont bloqués jusqu’au 1er du mois suivant. Ce qui est compris dans votre forfait fonctionne toujours. Avec un plafond de ${nothing}, rien ne fonctionne hors forfait.`,
  pukNote:
    "Après trois codes PIN erronés, le code PUK débloque votre carte SIM. Après dix codes PUK erronés, il vous faut une nouvelle carte.",
  wifiNote: "Après un changement de mot de passe, reconnectez vos appareils\u00a0: ils utilisent encore l’ancien.",
  noBoxNote: "Nous n’avons pas de box WiFi à cette adresse.",
  premiumNumbers: "Numéros surtaxés",
  premiumNumbersText: "Les appels et SMS vers les numéros 0900 et les numéros courts. Ils ne sont pas compris dans votre forfait.",
  publicIpv4: "Adresse IPv4 publique",
  publicIpv4Text:
    "Remplace l’adresse privée que vous partagez avec d’autres, pour qu’un serveur ou une caméra chez vous soit accessible depuis internet. Votre connexion s’interrompt environ une minute. C’est gratuit.",
  premiumOn: "Les numéros surtaxés sont désormais autorisés.",
  premiumOff: "Les numéros surtaxés sont désormais bloqués.",
  ipv4On: "Vous avez désormais une adresse IPv4 publique. Votre connexion s’interrompt environ une minute.",
  ipv4Off: "Vous avez à nouveau une adresse IPv4 privée. Votre connexion s’interrompt environ une minute.",
  bspTitle: "Protégez-vous contre une facture trop élevée",
  bspText: (most) =>
    `En dehors de l’Europe, les données ne sont pas comprises dans votre forfait. Avec notre protection contre les factures imprévues, elles sont bloquées dès qu’elles ont coûté ${most} en un mois. C’est gratuit, et vous l’acceptez une seule fois.`,
  bspAction: "Accepter la protection",
  bspAccepted: "La protection contre les factures imprévues est active.",
  bspActive: "La protection contre les factures imprévues était déjà active.",
  boosters: (count) =>
    count === 0
      ? "Vous n’avez pas de répéteur WiFi."
      : count === 1
        ? "Vous avez un répéteur WiFi."
        : `Vous avez ${count}\u00a0répéteurs WiFi.`,
  boostersOrdered: ({ count, money, date }) =>
    count === 1
      ? `Votre répéteur WiFi est commandé. La poste l’apporte pour le ${date}\u00a0; à partir de ce jour, il coûte ${money} par mois.`
      : `Vos répéteurs WiFi sont commandés. La poste les apporte pour le ${date}\u00a0; à partir de ce jour, ils coûtent ${money} par mois.`,
  boosterCancelled: "La commande est annulée. Vous ne payez rien.",
  boosterWithdrawn:
    "Le répéteur est repris. Vous ne payez rien et nous remboursons ce que vous avez payé. Veuillez le renvoyer dans les 14\u00a0jours.",
  boosterEnding: (date) => `Le répéteur est repris. Il fonctionne jusqu’au ${date}\u00a0; veuillez le renvoyer ensuite.`,
};

const nl: Texts = {
  pages: { mobile: "Mobiel", internet: "Internet", landline: "Vaste lijn", tv: "Tv", "digi-tv": "Digi TV" },
  tabs: { consumption: "Verbruik", settings: "Instellingen", options: "Opties", alerts: "Meldingen", box: "Tv-box" },
  noInternetOptions: "<p>Je internet is onbeperkt. Er zijn dus geen data-opties om toe te voegen.</p>",
  noLandlineOptions: "<p>Alle oproepen in België zitten in je abonnement. Er zijn dus geen opties om toe te voegen.</p>",
  channelsTitle: "Nog meer om naar te kijken",
  channels: "Internationaal zenderpakket",
  channelsText: "<p>Zenders uit de hele wereld, naast die van je tv-pakket. Je zet dit zenderpakket aan en uit wanneer je wilt.</p>",
  tvBoxTitle: "Wat je tv nodig heeft",
  tvBox: "Je tv-box",
  tvBoxText: ({ extra, lost }) =>
    `<p>Eén tv-box zit in je tv-pakket, een tweede kost ${extra} per maand. Een box die je op het einde niet terugbezorgt, kost ${lost}.</p>`,
  fields: {
    sim_card_name: "Naam van de simkaart",
    sim_card_number: "Simkaartnummer",
    mobile_number: "Mobiel nummer",
    puk_code: "Pukcode",
    ported_number: "Nummer van je vorige operator",
    bundle_limit: "Limiet buiten de bundel, per maand",
    wifi_name: "Wifinetwerk",
    wifi_password: "Wifiwachtwoord",
    landline_number: "Nummer van je vaste lijn",
  },
  limitNote: (nothing) =>
    `Is de limiet bereikt, dan is data buiten je bundel geblokkeerd, net als bellen naar het buitenland, tot de 1e van de volgende maand. Wat in je bundel zit, werkt altijd. Met een limiet van ${nothing} werkt er niets buiten de bundel.`,
  pukNote: "Na drie foute pincodes ontgrendel je je simkaart met de pukcode. Na tien foute pukcodes heb je een nieuwe kaart nodig.",
  wifiNote: "Verbind je toestellen opnieuw na een nieuw wachtwoord: ze gebruiken nog het oude.",
  noBoxNote: "Op dit adres staat geen wifibox van ons.",
  premiumNumbers: "Betaalnummers",
  premiumNumbersText: "Bellen en sms’en naar 0900-nummers en korte nummers. Ze zitten niet in je bundel.",
  publicIpv4: "Publiek IPv4-adres",
  publicIpv4Text:
    "Vervangt het private adres dat je met anderen deelt, zodat een server of camera bij je thuis bereikbaar is via het internet. Je verbinding valt ongeveer een minuut weg. Het kost niets.",
  premiumOn: "Betaalnummers zijn nu toegestaan.",
  premiumOff: "Betaalnummers zijn nu geblokkeerd.",
  ipv4On: "Je hebt nu een publiek IPv4-adres. Je verbinding valt ongeveer een minuut weg.",
  ipv4Off: "Je hebt opnieuw een privaat IPv4-adres. Je verbinding valt ongeveer een minuut weg.",
  bspTitle: "Bescherm je tegen een hoge factuur",
  bspText: (most) =>
    `Buiten Europa zit data niet in je bundel. Met onze bescherming tegen een onverwachte factuur stopt ze zodra ze in een maand ${most} heeft gekost. De bescherming is gratis en je aanvaardt ze één keer.`,
  bspAction: "Bescherming aanvaarden",
  bspAccepted: "De bescherming tegen een onverwachte factuur is nu actief.",
  bspActive: "De bescherming tegen een onverwachte factuur was al actief.",
  boosters: (count) =>
    count === 0 ? "Je hebt geen wifiversterker." : count === 1 ? "Je hebt één wifiversterker." : `Je hebt ${count} wifiversterkers.`,
  boostersOrdered: ({ count, money, date }) =>
    count === 1
      ? `Je wifiversterker is besteld. De post brengt hem tegen ${date}; vanaf dan kost hij ${money} per maand.`
      : `Je wifiversterkers zijn besteld. De post brengt ze tegen ${date}; vanaf dan kosten ze ${money} per maand.`,
  boosterCancelled: "De bestelling is geannuleerd. Je betaalt niets.",
  boosterWithdrawn: "De versterker is teruggenomen. Je betaalt niets en krijgt terug wat je betaalde. Stuur hem binnen 14 dagen terug.",
  boosterEnding: (date) => `De versterker is teruggenomen. Hij werkt tot en met ${date}; stuur hem daarna terug.`,
};

export const productTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
