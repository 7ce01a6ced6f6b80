/** The texts for the page's author about a failed connection to the API. They are not in a catalogue, because visitors never read them. */
import type { Language } from "#core/base/values/language.ts";

export type Reason =
  | { readonly code: "policy"; readonly api: string; readonly directive: string }
  | { readonly code: "cors" | "unreachable"; readonly api: string; readonly origin: string }
  | { readonly code: "refuses" | "down"; readonly api: string; readonly httpStatus: number }
  | { readonly code: "opaque-origin" | "passing" | "slow" | "busy" | "not-the-api" | "answer-refused"; readonly api: string }
  /** The option `data-api` is missing, so the page's own origin was called; `reason` tells why that failed. */
  | { readonly code: "no-api"; readonly asked: string; readonly reason: Reason };

type Texts = { readonly [Code in Reason["code"]]: (reason: Reason & { readonly code: Code }) => string } & { readonly about: string };

const en: Texts = {
  about: "The security check of a form did not succeed: ",
  policy: ({ api, directive }) => `the page’s Content-Security-Policy blocks ${api}. Add: ${directive} ${api}`,
  cors: ({ api, origin }) => `${api} answers, but does not allow the origin ${origin} (CORS). Allow it there.`,
  "opaque-origin": ({ api }) =>
    `${api} refuses the origin "null" of a sandboxed frame. Add allow-same-origin to the frame’s sandbox, or allow that origin there.`,
  refuses: ({ api, httpStatus }) => `${api} refuses it with status ${httpStatus}. Check data-api, and what that API allows.`,
  down: ({ api, httpStatus }) => `${api} has a fault of its own (status ${httpStatus}).`,
  unreachable: ({ api, origin }) =>
    `${api} cannot be reached from ${origin}. Check data-api, that the API runs, and that it allows this origin (CORS).`,
  passing: ({ api }) => `${api} can be reached, but this call did not arrive. The visitor may try again.`,
  slow: ({ api }) => `${api}, or a file of ours, does not answer in time.`,
  busy: ({ api }) => `${api} counts too many calls from here.`,
  "not-the-api": ({ api }) => `what ${api} answers is not the API’s. Check data-api.`,
  "answer-refused": ({ api }) =>
    `${api} refused a solved puzzle twice. A script of the page may have replaced a function of the browser, a cache may have given an old puzzle, or servers of the API do not share their key.`,
  "no-api": ({ asked, reason }) => `data-api is missing, so the page’s own origin ${asked} was asked: ${describe(reason, "en")}`,
};

const fr: Texts = {
  about: "Le contrôle de sécurité d’un formulaire n’a pas abouti\u00a0: ",
  policy: ({ api, directive }) => `la Content-Security-Policy de la page bloque ${api}. Ajoutez\u00a0: ${directive} ${api}`,
  cors: ({ api, origin }) => `${api} répond, mais n’autorise pas l’origine ${origin} (CORS). Autorisez-la là-bas.`,
  "opaque-origin": ({ api }) =>
    `${api} refuse l’origine «\u00a0null\u00a0» d’un cadre isolé. Ajoutez allow-same-origin à l’attribut sandbox du cadre, ou autorisez cette origine là-bas.`,
  refuses: ({ api, httpStatus }) => `${api} le refuse avec le statut ${httpStatus}. Vérifiez data-api, et ce que cette API autorise.`,
  down: ({ api, httpStatus }) => `${api} est en panne (statut ${httpStatus}).`,
  unreachable: ({ api, origin }) =>
    `${api} est injoignable depuis ${origin}. Vérifiez data-api, que l’API fonctionne, et qu’elle autorise cette origine (CORS).`,
  passing: ({ api }) => `${api} est joignable, mais cet appel n’est pas arrivé. Le visiteur peut réessayer.`,
  slow: ({ api }) => `${api}, ou l’un de nos fichiers, ne répond pas à temps.`,
  busy: ({ api }) => `${api} compte trop d’appels venant d’ici.`,
  "not-the-api": ({ api }) => `ce que ${api} répond ne vient pas de l’API. Vérifiez data-api.`,
  "answer-refused": ({ api }) =>
    `${api} a refusé deux fois une énigme résolue. Un script de la page a peut-être remplacé une fonction du navigateur, un cache a peut-être donné une ancienne énigme, ou les serveurs de l’API ne partagent pas leur clé.`,
  "no-api": ({ asked, reason }) =>
    `data-api manque, et c’est donc l’origine de la page, ${asked}, qui a été interrogée\u00a0: ${describe(reason, "fr")}`,
};

const nl: Texts = {
  about: "De veiligheidscontrole van een formulier is niet gelukt: ",
  policy: ({ api, directive }) => `de Content-Security-Policy van de pagina blokkeert ${api}. Voeg toe: ${directive} ${api}`,
  cors: ({ api, origin }) => `${api} antwoordt, maar laat de oorsprong ${origin} niet toe (CORS). Laat die daar toe.`,
  "opaque-origin": ({ api }) =>
    `${api} weigert de oorsprong "null" van een frame met sandbox. Voeg allow-same-origin toe aan de sandbox van het frame, of laat die oorsprong daar toe.`,
  refuses: ({ api, httpStatus }) => `${api} weigert ze met status ${httpStatus}. Controleer data-api, en wat die API toelaat.`,
  down: ({ api, httpStatus }) => `${api} heeft zelf een storing (status ${httpStatus}).`,
  unreachable: ({ api, origin }) =>
    `${api} is onbereikbaar vanaf ${origin}. Controleer data-api, of de API draait, en of ze deze oorsprong toelaat (CORS).`,
  passing: ({ api }) => `${api} is bereikbaar, maar deze aanroep is niet aangekomen. De bezoeker kan het opnieuw proberen.`,
  slow: ({ api }) => `${api}, of een bestand van ons, antwoordt niet op tijd.`,
  busy: ({ api }) => `${api} telt te veel aanroepen van hier.`,
  "not-the-api": ({ api }) => `wat ${api} antwoordt, komt niet van de API. Controleer data-api.`,
  "answer-refused": ({ api }) =>
    `${api} heeft een opgeloste puzzel twee keer geweigerd. Een script van de pagina heeft misschien een functie van de browser vervangen, een cache gaf misschien een oude puzzel, of de servers van de API delen hun sleutel niet.`,
  "no-api": ({ asked, reason }) => `data-api ontbreekt, dus werd de oorsprong van de pagina, ${asked}, gevraagd: ${describe(reason, "nl")}`,
};

const texts: Record<Language, Texts> = { en, fr, nl };

export const describeReason = (reason: Reason, language: Language): string => texts[language].about + describe(reason, language);

function describe(reason: Reason, language: Language): string {
  const say = texts[language][reason.code] as (reason: Reason) => string; // The table has for each code the function that takes its reason.
  return say(reason);
}
