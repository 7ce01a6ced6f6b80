/**
 * What the doctor finds, and how it is said. The texts stand here and not in a catalogue: only developers read them, and
 * a catalogue would send them to every visitor.
 */
import type { Language } from "#core/values/language.ts";
import type { Finding, Problem, Unseen } from "./finding.ts";

/** What is said; where it stands and how it would be right is written beneath. */
export type Said = Problem | Unseen;
type Texts = { readonly [Code in Said["code"]]: (said: Extract<Said, { code: Code }>) => string };

const en: Texts = {
  "escaped-tag": ({ tag }) => `Visitors read the text "<${tag}…>": the editor took the tag for text. Paste it where the editor takes HTML.`,
  "false-text": ({ tag, name }) => `<${tag}> ${name}="false": in HTML an attribute that is there is on. Leave it out.`,
  "curly-quotes": ({ tag }) => `<${tag}> is written with curly quotes, which HTML takes for letters. Write straight ones.`,
  "lang-on-tag": ({ tag }) =>
    `<${tag}> takes no language of its own: all tags speak that of the page. Set it at <html lang>, or as data-lang at the script.`,
  "for-nowhere": ({ tag, id }) => `<${tag}> waits for a button with the id "${id}", and the page has none.`,
  "no-trigger": ({ tag }) => `Nothing opens <${tag}>, unless a script of the page calls its show(). Name the button that opens it.`,
  "bad-option": ({ name, accepted }) => `data-${name}: this value is not accepted. Accepted: ${accepted}.`,
  "dead-link": ({ tag, address, httpStatus }) =>
    `<${tag}> leads to ${address}, which answers with status ${httpStatus}. Say where the page is, in data-routes.`,
  moved: ({ shift }) =>
    `The page moved while it loaded (layout shift ${shift}), and it keeps no room for the tags. Add the style sheet to its head.`,
  "no-api": ({ api }) => `data-api is missing at the script: the tags ask the page’s own server (${api}), which is not the API.`,
  "unseen-tag": ({ tag, why }) =>
    `Not looked at: what <${tag}> shows. ${
      {
        far: 'It has not been needed yet: it is out of sight, hidden, or waits for its button. Bring it into view or write loading="eager", and look again.',
        coming: "Its files are still on their way. Look again when it is there.",
        failed: "Its files did not come: the console says which. Look again when they do.",
      }[why]
    }`,
  "unseen-link": ({ address, why }) =>
    `Not looked at: whether ${why === "elsewhere" ? `the pages at ${address} are` : `${address} is`} there. ${
      why === "elsewhere"
        ? "A browser does not tell that of another site."
        : why === "silent"
          ? "Nothing answers there."
          : `It answers with status ${why}.`
    } Open it in a new tab.`,
  "unseen-shift": () =>
    "Not looked at: whether the page moves while it loads. This browser does not tell; open the page in Chrome or Edge.",
  "unknown-tag": ({ tag, suggestion }) => `<${tag}> does not exist.${suggestion ? ` Did you mean <${suggestion}>?` : " Leave it out."}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> has no attribute "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}: this value is not accepted. Accepted: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `<${tag}> has <${stray}> in it, which is no fallback. Is its end tag missing? HTML has no self-closed tags.`,
  unboxed: ({ tag }) =>
    `<${tag}> has no box: the page’s styles say display: contents. Its layout cannot tell how wide it is. Leave it its box.`,
  "hidden-empty": ({ tag }) =>
    `<${tag}> is hidden while it is empty, and to CSS it always is: what it shows stands in its shadow root. Give it content of your own, which is shown until it is there.`,
  "hidden-unready": ({ tag }) =>
    `<${tag}> is hidden until it is ready: no room is kept for it, and the page moves when it appears. Hide it in another way, or not at all.`,
  "strange-script": ({ address, base }) =>
    `The script runs from ${address}, where none of its files are: they come from ${base}, as it was built. Say where they are in data-base.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> has no endpoint: nobody takes its requests unless a script of the page listens for digi-submit and sets event.detail.taken = true.`,
  "second-copy": ({ versions }) =>
    `The script stands on the page more than once${versions.length ? ` (${versions.join(", ")})` : ""}. The first copy serves; remove the others.`,
  "late-consent": () =>
    "The page’s head does not say what Google’s tags may do before the visitor chooses. The cookie banner said it, which may be too late. Put this line into the head, before Google’s tags.",
  insecure: () => "The page is not served over https: the security check of the forms cannot run.",
  "bad-site": ({ value }) => `data-site="${value}" is not an address. Write the provider's site whole, as in https://www.digi.example.`,
  "bad-routes": () => 'data-routes is not a JSON table of pages, as in {"login": {"en": "/sign-in"}}.',
  "unknown-page": ({ page, suggestion }) =>
    `data-routes names a page "${page}" that does not exist.${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
  blocked: ({ directive, line }) => `The page's Content-Security-Policy blocks ${directive}. Add: ${line}`,
  "api-unreachable": ({ api }) => `The API at ${api} cannot be reached. Check data-api, and that the API allows this page's origin (CORS).`,
  "api-refuses": ({ api, httpStatus }) => `${api} answers with status ${httpStatus}. Check data-api.`,
};

const fr: Texts = {
  "escaped-tag": ({ tag }) =>
    `Les visiteurs lisent le texte «\u00a0<${tag}…>\u00a0»\u00a0: l’éditeur a pris la balise pour du texte. Collez-la là où l’éditeur accepte du HTML.`,
  "false-text": ({ tag, name }) => `<${tag}> ${name}="false"\u00a0: en HTML, un attribut présent est actif. Retirez-le.`,
  "curly-quotes": ({ tag }) =>
    `<${tag}> est écrit avec des guillemets typographiques, que le HTML prend pour des lettres. Utilisez des guillemets droits.`,
  "lang-on-tag": ({ tag }) =>
    `<${tag}> n’a pas de langue propre\u00a0: toutes les balises parlent celle de la page. Indiquez-la dans <html lang>, ou par data-lang sur le script.`,
  "for-nowhere": ({ tag, id }) => `<${tag}> attend un bouton dont l’id est «\u00a0${id}\u00a0», et la page n’en a pas.`,
  "no-trigger": ({ tag }) => `Rien n’ouvre <${tag}>, sauf si un script de la page appelle show(). Indiquez le bouton qui l’ouvre.`,
  "bad-option": ({ name, accepted }) => `data-${name}\u00a0: cette valeur n’est pas acceptée. Acceptées\u00a0: ${accepted}.`,
  "dead-link": ({ tag, address, httpStatus }) =>
    `<${tag}> mène à ${address}, qui répond avec le statut ${httpStatus}. Indiquez où se trouve la page, dans data-routes.`,
  moved: ({ shift }) =>
    `La page a bougé pendant son chargement (layout shift ${shift}) et ne réserve pas de place aux balises. Ajoutez la feuille de style dans son <head>.`,
  "no-api": ({ api }) =>
    `data-api manque sur le script\u00a0: les balises interrogent le serveur de la page (${api}), qui n’est pas l’API.`,
  "unseen-tag": ({ tag, why }) =>
    `Non vérifié\u00a0: ce que <${tag}> affiche. ${
      {
        far: 'Il n’a pas encore servi\u00a0: il est hors de vue, masqué, ou attend son bouton. Faites-le apparaître ou écrivez loading="eager", puis vérifiez à nouveau.',
        coming: "Ses fichiers sont encore en route. Vérifiez à nouveau quand il sera là.",
        failed: "Ses fichiers ne sont pas arrivés\u00a0: la console dit lesquels. Vérifiez à nouveau quand ils arriveront.",
      }[why]
    }`,
  "unseen-link": ({ address, why }) =>
    `Non vérifié\u00a0: si ${why === "elsewhere" ? `les pages de ${address} existent` : `${address} existe`}. ${
      why === "elsewhere"
        ? "Un navigateur ne dit pas cela d’un autre site."
        : why === "silent"
          ? "Rien ne répond à cette adresse."
          : `La réponse est le statut ${why}.`
    } Ouvrez le lien dans un nouvel onglet.`,
  "unseen-shift": () =>
    "Non vérifié\u00a0: si la page bouge pendant son chargement. Ce navigateur ne le dit pas\u00a0; ouvrez la page dans Chrome ou Edge.",
  "unknown-tag": ({ tag, suggestion }) =>
    `<${tag}> n’existe pas.${suggestion ? ` Vouliez-vous dire <${suggestion}>\u00a0?` : " Retirez-le."}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> n’a pas d’attribut «\u00a0${name}\u00a0».${suggestion ? ` Vouliez-vous dire «\u00a0${suggestion}\u00a0»\u00a0?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}\u00a0: cette valeur n’est pas acceptée. Acceptées\u00a0: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `<${tag}> contient <${stray}>, qui n’est pas un contenu de remplacement. La balise fermante manque-t-elle\u00a0? En HTML une balise ne se ferme pas elle-même.`,
  unboxed: ({ tag }) =>
    `<${tag}> n’a pas de boîte\u00a0: les styles de la page disent display: contents. Sa mise en page ne peut pas connaître sa largeur. Laissez-lui sa boîte.`,
  "hidden-empty": ({ tag }) =>
    `<${tag}> est masqué tant qu’il est vide, et pour le CSS il l’est toujours\u00a0: ce qu’il montre se trouve dans son shadow root. Donnez-lui un contenu à vous, affiché en attendant.`,
  "hidden-unready": ({ tag }) =>
    `<${tag}> est masqué jusqu’à ce qu’il soit prêt\u00a0: aucune place ne lui est réservée, et la page bouge quand il apparaît. Masquez-le autrement, ou pas du tout.`,
  "strange-script": ({ address, base }) =>
    `Le script est exécuté depuis ${address}, où aucun de ses fichiers ne se trouve\u00a0: ils viennent de ${base}, l’adresse prévue à sa construction. Indiquez-la dans data-base.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> n’a pas d’endpoint\u00a0: personne ne reçoit ses demandes, sauf si un script de la page écoute digi-submit et écrit event.detail.taken = true.`,
  "second-copy": ({ versions }) =>
    `Le script figure plusieurs fois sur la page${versions.length ? ` (${versions.join(", ")})` : ""}. La première copie sert\u00a0; retirez les autres.`,
  "late-consent": () =>
    "Le <head> de la page ne dit pas ce que les balises de Google peuvent faire avant le choix du visiteur. Le bandeau de cookies l’a dit, peut-être trop tard. Mettez cette ligne dans le <head>, avant les balises de Google.",
  insecure: () => "La page n’est pas servie en https\u00a0: le contrôle de sécurité des formulaires ne peut pas fonctionner.",
  "bad-site": ({ value }) =>
    `data-site="${value}" n’est pas une adresse. Écrivez le site du fournisseur en entier, comme https://www.digi.example.`,
  "bad-routes": () => 'data-routes n’est pas une table de pages en JSON, comme {"login": {"fr": "/connexion"}}.',
  "unknown-page": ({ page, suggestion }) =>
    `data-routes cite une page «\u00a0${page}\u00a0» qui n’existe pas.${suggestion ? ` Vouliez-vous dire «\u00a0${suggestion}\u00a0»\u00a0?` : ""}`,
  blocked: ({ directive, line }) => `La Content-Security-Policy de la page bloque ${directive}. Ajoutez\u00a0: ${line}`,
  "api-unreachable": ({ api }) => `L’API ${api} est injoignable. Vérifiez data-api, et que l’API autorise l’origine de cette page (CORS).`,
  "api-refuses": ({ api, httpStatus }) => `${api} répond avec le statut ${httpStatus}. Vérifiez data-api.`,
};

const nl: Texts = {
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
        far: 'Hij was nog niet nodig: hij is buiten beeld, verborgen, of wacht op zijn knop. Breng hem in beeld of schrijf loading="eager", en kijk opnieuw na.',
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
};

const texts: Record<Language, Texts> = { en, fr, nl };

export function describe(said: Said, language: Language): string {
  const say = texts[language][said.code] as (said: Said) => string; // the table is typed by code
  return say(said);
}

type ReportTexts = { readonly nothing: string; readonly found: (text: string) => string; readonly fix: (text: string) => string };

const words: Record<Language, ReportTexts> = {
  en: { nothing: "No problems found on this page.", found: (text) => `On the page: ${text}`, fix: (text) => `Write: ${text}` },
  fr: {
    nothing: "Aucun problème trouvé sur cette page.",
    found: (text) => `Sur la page\u00a0: ${text}`,
    fix: (text) => `Écrivez\u00a0: ${text}`,
  },
  nl: { nothing: "Geen problemen gevonden op deze pagina.", found: (text) => `Op de pagina: ${text}`, fix: (text) => `Schrijf: ${text}` },
};

/** A finding in lines: what is wrong, what stands on the page, what is to be written. */
export const linesOf = (finding: Finding, language: Language): readonly string[] => {
  const say = words[language];
  const { found, fix } = finding;
  return [describe(finding, language), say.found(found), ...(fix === undefined ? [] : [say.fix(fix)])];
};

export const nothingFound = (language: Language): string => words[language].nothing;

/** For the console: each finding with its element. That nothing is wrong is said only where all was looked at. */
export const reportOf = (findings: readonly Finding[], language: Language): readonly unknown[] =>
  findings.length === 0
    ? [`\n  • ${nothingFound(language)}`]
    : findings.flatMap((finding) => [`\n  • ${linesOf(finding, language).join("\n      ")}`, finding.element]);
