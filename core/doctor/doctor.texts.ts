/**
 * What the doctor finds, and how it is said. The texts stand here and not in a catalogue: only developers read them, and
 * a catalogue would send them to every visitor.
 */
import type { Language } from "#core/values/language.ts";

export type Finding =
  | { readonly code: "unknown-tag"; readonly tag: string; readonly suggestion: string | undefined }
  | { readonly code: "unknown-attribute"; readonly tag: string; readonly name: string; readonly suggestion: string | undefined }
  | { readonly code: "bad-value"; readonly tag: string; readonly name: string; readonly accepted: string }
  | { readonly code: "swallowed"; readonly tag: string; readonly stray: string }
  | { readonly code: "callback-unclaimed"; readonly tag: string }
  | { readonly code: "second-copy"; readonly versions: readonly string[] }
  | { readonly code: "insecure" }
  | { readonly code: "bad-site"; readonly value: string }
  | { readonly code: "bad-routes" }
  | { readonly code: "unknown-page"; readonly page: string; readonly suggestion: string | undefined }
  | { readonly code: "blocked"; readonly directive: string; readonly line: string }
  | { readonly code: "api-unreachable"; readonly api: string }
  | { readonly code: "api-refuses"; readonly api: string; readonly httpStatus: number };

type Texts = { readonly [Code in Finding["code"]]: (finding: Extract<Finding, { code: Code }>) => string };

const en: Texts = {
  "unknown-tag": ({ tag, suggestion }) => `<${tag}> does not exist.${suggestion ? ` Did you mean <${suggestion}>?` : ""}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> has no attribute "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}: this value is not accepted. Accepted: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `<${tag}> has <${stray}> in it, which is no fallback. Is its end tag missing? HTML has no self-closed tags: write <${tag}></${tag}>.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> has no endpoint: nobody takes its requests unless a script of the page listens for digi-submit and sets event.detail.taken = true.`,
  "second-copy": ({ versions }) =>
    `The script stands on the page more than once${versions.length ? ` (${versions.join(", ")})` : ""}. The first copy serves; remove the others.`,
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
  "unknown-tag": ({ tag, suggestion }) => `<${tag}> n’existe pas.${suggestion ? ` Vouliez-vous dire <${suggestion}>\u00a0?` : ""}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> n’a pas d’attribut «\u00a0${name}\u00a0».${suggestion ? ` Vouliez-vous dire «\u00a0${suggestion}\u00a0»\u00a0?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}\u00a0: cette valeur n’est pas acceptée. Acceptées\u00a0: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `<${tag}> contient <${stray}>, qui n’est pas un contenu de remplacement. La balise fermante manque-t-elle\u00a0? En HTML une balise ne se ferme pas elle-même\u00a0: écrivez <${tag}></${tag}>.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> n’a pas d’endpoint\u00a0: personne ne reçoit ses demandes, sauf si un script de la page écoute digi-submit et écrit event.detail.taken = true.`,
  "second-copy": ({ versions }) =>
    `Le script figure plusieurs fois sur la page${versions.length ? ` (${versions.join(", ")})` : ""}. La première copie sert\u00a0; retirez les autres.`,
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
  "unknown-tag": ({ tag, suggestion }) => `<${tag}> bestaat niet.${suggestion ? ` Bedoelde je <${suggestion}>?` : ""}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> heeft geen attribuut "${name}".${suggestion ? ` Bedoelde je "${suggestion}"?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}: deze waarde wordt niet aanvaard. Wel: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `In <${tag}> staat <${stray}>, en dat is geen vervangende inhoud. Ontbreekt de eindtag? In HTML sluit een tag zichzelf niet: schrijf <${tag}></${tag}>.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> heeft geen endpoint: niemand ontvangt de aanvragen, tenzij een script van de pagina naar digi-submit luistert en event.detail.taken = true zet.`,
  "second-copy": ({ versions }) =>
    `Het script staat meer dan eens op de pagina${versions.length ? ` (${versions.join(", ")})` : ""}. Het eerste dient; verwijder de andere.`,
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

export function describe(finding: Finding, language: Language): string {
  const say = texts[language][finding.code] as (finding: Finding) => string; // the table is typed by code
  return say(finding);
}

export const nothingFound = (language: Language): string =>
  ({
    en: "Nothing found: this page is well.",
    fr: "Rien trouvé\u00a0: cette page va bien.",
    nl: "Niets gevonden: deze pagina is in orde.",
  })[language];
