/** The texts of the doctor's findings, in Dutch. */
import type { Texts } from "./finding.ts";

export const nl: Texts = {
  "escaped-tag": ({ tag }) =>
    `Bezoekers lezen de tekst "<${tag}…>": de editor zag de tag als tekst. Plak hem waar de editor HTML aanvaardt.`,
  "false-text": ({ tag, name }) => `<${tag}> ${name}="false": in HTML staat een attribuut dat er is, aan. Laat het weg.`,
  "curly-quotes": ({ tag }) => `<${tag}> staat er met gekrulde aanhalingstekens, die voor HTML letters zijn. Schrijf rechte.`,
  "lang-on-tag": ({ tag }) =>
    `<${tag}> heeft geen eigen taal: alle tags spreken die van de pagina. Zet die in <html lang>, of als data-lang bij het script.`,
  "for-nowhere": ({ tag, id }) => `<${tag}> wacht op een knop met de id "${id}", en die heeft de pagina niet.`,
  "no-trigger": ({ tag }) => `Niets opent <${tag}>, tenzij een script van de pagina show() aanroept. Noem de knop die hem opent.`,
  "bad-option": ({ name, accepted }) => `data-${name}: deze waarde wordt niet aanvaard. Wel: ${accepted}.`,
  "dead-link": ({ tag, address, httpStatus }) =>
    `<${tag}> leidt naar ${address}, dat antwoordt met status ${httpStatus}. Zeg in data-routes waar de pagina staat.`,
  moved: ({ shift }) =>
    `De pagina verschoof tijdens het laden (layout shift ${shift}) en houdt geen plaats vrij voor de tags. Voeg het stijlblad toe in de <head>.`,
  "no-api": ({ api }) =>
    `data-api ontbreekt bij het script: de tags vragen het aan de server van de pagina zelf (${api}), en dat is de API niet.`,
  "unseen-tag": ({ tag, why }) =>
    `Niet nagekeken: wat <${tag}> toont. ${
      {
        far: 'Hij was nog niet nodig: hij is buiten beeld, of wacht op zijn knop. Breng hem in beeld of schrijf loading="eager", en kijk opnieuw na.',
        hidden: "Hij is verborgen, en komt wanneer hij getoond wordt. Haal weg wat hem verbergt, en kijk opnieuw na.",
        coming: "Zijn bestanden zijn nog onderweg. Kijk opnieuw na wanneer hij er is.",
        failed: "Zijn bestanden zijn niet aangekomen: de console zegt welke. Kijk opnieuw na wanneer ze er zijn.",
      }[why]
    }`,
  "unseen-link": ({ address, why }) =>
    `Niet nagekeken: of ${why === "elsewhere" ? `de pagina’s op ${address} bestaan` : `${address} bestaat`}. ${
      why === "elsewhere"
        ? "Van een andere site zegt een browser dat niet."
        : why === "silent"
          ? "Daar antwoordt niets."
          : `Het antwoord is status ${why}.`
    } Open de link in een nieuw tabblad.`,
  "unseen-shift": () =>
    "Niet nagekeken: of de pagina verschuift tijdens het laden. Deze browser zegt dat niet; open de pagina in Chrome of Edge.",
  "unknown-tag": ({ tag, suggestion }) => `<${tag}> bestaat niet.${suggestion ? ` Bedoelde je <${suggestion}>?` : " Laat hem weg."}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> heeft geen attribuut "${name}".${suggestion ? ` Bedoelde je "${suggestion}"?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}: deze waarde wordt niet aanvaard. Wel: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `In <${tag}> staat <${stray}>, en dat is geen vervangende inhoud. Ontbreekt de eindtag? In HTML sluit een tag zichzelf niet.`,
  unboxed: ({ tag }) =>
    `<${tag}> heeft geen vak: de stijlen van de pagina zeggen display: contents. Zijn lay-out weet niet hoe breed hij is. Laat hem zijn vak.`,
  "hidden-empty": ({ tag }) =>
    `<${tag}> is verborgen zolang hij leeg is, en voor CSS is hij dat altijd: wat hij toont, staat in zijn shadow root. Geef hem eigen inhoud, die te zien is tot hij er is.`,
  "hidden-unready": ({ tag }) =>
    `<${tag}> is verborgen tot hij klaar is: er wordt geen plaats vrijgehouden, en de pagina verschuift wanneer hij verschijnt. Verberg hem op een andere manier, of helemaal niet.`,
  "strange-script": ({ address, base }) =>
    `Het script draait vanaf ${address}, waar geen van zijn bestanden staat: die komen van ${base}, zoals het gebouwd is. Zet dat adres in data-base.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> heeft geen endpoint: niemand ontvangt de aanvragen, tenzij een script van de pagina naar digi-submit luistert en event.detail.taken = true zet.`,
  "second-copy": ({ versions }) =>
    `Het script staat meer dan eens op de pagina${versions.length ? ` (${versions.join(", ")})` : ""}. Het eerste dient; verwijder de andere.`,
  "late-options": ({ address, names }) =>
    `Het script staat meer dan eens op de pagina. Het eerste (${address}) doet het werk, en niemand leest de opties van een later: ${names.join(", ")}. Schrijf ze bij het eerste, en haal de andere weg.`,
  "page-language": ({ written, spoken }) =>
    `<html lang="${written}"> is geen van onze talen (en, fr, nl): de tags spreken die van de bezoeker, anders Engels; hier ${spoken}. Zeg bij het script welke ze spreken.`,
  "unknown-offer": ({ tag, name, value, suggestion }) =>
    `<${tag}> ${name}="${value}" wordt niet aangeboden: bezoekers lezen dat.${suggestion ? ` Bedoelde je "${suggestion}"?` : " Laat het weg."}`,
  "unseen-offer": ({ tag, name, value, why }) =>
    `Niet nagekeken: of ${name}="${value}" van <${tag}> wordt aangeboden. ${
      why === "address" ? "De API zegt dat alleen van een adres: kies er een in de tag." : "De API heeft haar aanbod niet gegeven."
    }`,
  "late-consent": () =>
    "De <head> van de pagina zegt niet wat de tags van Google mogen voor de bezoeker kiest. De cookiebalk heeft het gezegd, misschien te laat. Zet deze regel in de <head>, vóór de tags van Google.",
  insecure: () => "De pagina wordt niet over https aangeboden: de veiligheidscontrole van de formulieren kan niet werken.",
  "bad-site": ({ value }) => `data-site="${value}" is geen adres. Schrijf de site van de aanbieder voluit, zoals https://www.digi.example.`,
  "bad-routes": () => 'data-routes is geen JSON-tabel van pagina’s, zoals {"login": {"nl": "/inloggen"}}.',
  "unknown-page": ({ page, suggestion }) =>
    `data-routes noemt een pagina "${page}" die niet bestaat.${suggestion ? ` Bedoelde je "${suggestion}"?` : ""}`,
  blocked: ({ directive, line }) => `De Content-Security-Policy van de pagina blokkeert ${directive}. Voeg toe: ${line}`,
  "api-unreachable": ({ api }) =>
    `De API op ${api} is onbereikbaar. Controleer data-api, en of de API de oorsprong van deze pagina toelaat (CORS).`,
  "api-refuses": ({ api, httpStatus }) => `${api} antwoordt met status ${httpStatus}. Controleer data-api.`,
  "origin-refused": ({ api, origin }) =>
    `De API op ${api} antwoordt, maar laat de oorsprong van deze pagina, ${origin}, niet toe (CORS). Wie de API beheert, voegt die toe (ALLOWED_ORIGINS), zodat ze met deze header antwoordt.`,
  "mixed-content": ({ what, address }) =>
    `${what} is ${address}: op een pagina die over https wordt aangeboden, vraagt een browser geen http-adres op. Schrijf https.`,
  "unknown-option": ({ name, suggestion }) =>
    `${name} is geen optie van ons.${suggestion ? ` Bedoelde je ${suggestion}?` : " Laat ze weg."}`,
  "refused-data": ({ tag, problem }) => `<${tag}> aanvaardt niet wat hij kreeg: ${problem}. Bezoekers zien wat ervan overblijft.`,
  "refused-code": ({ tag, value }) => `<${tag}>: de API kent de code "${value}" niet. Vraag de juiste, of laat ze weg.`,
  "unknown-section": ({ tag, id, known }) => `<${tag}> laat de sectie "${id}" uit de gegevens van de API weg. Deze pagina kent ${known}.`,
  "no-room-sheet": ({ address, why }) =>
    ({
      gone: `Het stijlblad ${address} bestaat niet: er wordt geen plaats vrijgehouden voor de tags, en de pagina verschuift wanneer ze komen. Link dat van de release.`,
      old: `Het stijlblad ${address} is niet dat van deze release: het houdt andere hoogtes vrij, en de pagina verschuift. Link dat van de release.`,
    })[why],
  "tracking-unasked": ({ tracker }) =>
    `${tracker} volgt bezoekers aan wie niemand iets vraagt. Vraag het hun eerst: met de cookiebalk, of met een eigen toestemmingstool.`,
  invisible: ({ tag, style }) => `<${tag}> is er, en niemand ziet hem: de stijlen van de pagina zeggen ${style}.`,
  amp: () =>
    "Dit is een AMP-pagina, die geen ander script toelaat dan dat van AMP zelf. Haal het merk weg, of link van daar naar een pagina met de tags.",
  "self-closed": ({ tag }) =>
    `<${tag}/> is gesloten zoals in XML. In HTML sluit een tag zichzelf niet: wat volgt, staat erin, en verdwijnt wanneer de widget komt.`,
  "inside-control": ({ tag, control }) =>
    `<${tag}> staat in <${control}>: HTML laat daar geen velden toe, en in sommige browsers kun je er niets typen of indrukken. Zet hem ernaast.`,
  "no-site": ({ address, count }) =>
    `${count} pagina’s van de aanbieder waar de tags naartoe leiden (${address} …) staan niet op deze site. Zeg bij het script waar de site van de aanbieder is: data-site.`,
  "unseen-some": ({ seen, made }) =>
    `${seen} van ${made} tags nagekeken: de andere staan waar geen script mag kijken, zoals in een gesloten shadow root. Kijk ze na op een eigen pagina.`,
};
