/**
 * This module draws the three pages of the identity app: the choice of a person, the page that leads back to the client, and the error
 * page. The pages have no script, and load nothing from other sites.
 */
import type { Language } from "#core/base/values/language.ts";
import { markup, type Markup } from "#demo/pages/markup.ts";
import type { Person } from "./people.ts";
import { texts } from "./texts.ts";

export const stylePath = "/identity-app.css";
export const markPath = "/identity-app.svg";

export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Page = { readonly language: Language; readonly title: string; readonly head?: Markup; readonly body: Markup };

function page({ language, title, head, body }: Page): string {
  const { app } = texts[language];
  const html = markup`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${app}</title>
<link rel="icon" href="${markPath}">
<link rel="stylesheet" href="${stylePath}">
${head}</head>
<body>
<main>
<p class="app"><img src="${markPath}" alt="" width="32" height="32">${app}</p>
${body}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${html.text}`;
}

const initialsOf = (name: string): string =>
  name
    .split(" ")
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => [...word][0])
    .join("");

type Choice = { readonly action: string; readonly initials: string; readonly name: string; readonly note: string };

/** Draws one form per person, so that one click chooses a person without a script. */
const choiceOf = ({
  action,
  initials,
  name,
  note,
}: Choice): Markup => markup`<li><form method="post" action="${action}"><button class="person">
<span class="initials" aria-hidden="true">${initials}</span><span class="name">${name}</span> <span class="note">${note}</span>
</button></form></li>
`;

export type Picker = {
  readonly language: Language;
  readonly client: string;
  readonly samples: readonly Person[];
  /** The made-up people whom this browser chose before. */
  readonly known: readonly Person[];
  readonly newId: string;
  readonly pathOf: (choice: string) => string;
};

export function pickerPage({ language, client, samples, known, newId, pathOf }: Picker): string {
  const say = texts[language];
  const notes: Readonly<Record<string, string>> = say.notes;
  const choices: Choice[] = [...samples, ...known].map(({ id, claims }) => {
    const name = String(claims["name"]);
    return { action: pathOf(id), initials: initialsOf(name), name, note: notes[id] ?? say.notes.again };
  });
  choices.push({ action: pathOf(newId), initials: "+", name: say.madeUp, note: say.madeUpNote });
  return page({
    language,
    title: say.title(client),
    body: markup`<h1>${say.title(client)}</h1>
<p>${say.intro}</p>
<h2>${say.people}</h2>
<ul>
${choices.map(choiceOf)}</ul>
<form method="post" action="${pathOf("cancel")}"><button class="cancel">${say.cancel}</button></form>
<details><summary>${say.shared(client)}</summary>
<ul class="shared">${say.sharedList.map((line) => markup`<li>${line}</li>`)}</ul></details>`,
  });
}

/**
 * Draws the page between the choice of a person and the client, which makes the way back to the client a new navigation. The page is needed
 * because browsers apply the policy's `form-action` to a form's redirects as well, on all sites that they pass.
 */
export function backPage({ language, client, url }: { language: Language; client: string; url: string }): string {
  const say = texts[language];
  return page({
    language,
    title: say.backTitle(client),
    head: markup`<meta http-equiv="refresh" content="0; url=${url}">\n`,
    body: markup`<h1>${say.backTitle(client)}</h1>
<p><a href="${url}">${say.backLink}</a></p>`,
  });
}

type ErrorPage = { readonly language: Language; readonly isExpired: boolean; readonly client: string; readonly backUrl: string };

/**
 * Draws the error page. `backUrl` is the client's own address with the result of its request, or the client's home page where the request
 * is not known.
 */
export function errorPage({ language, isExpired, client, backUrl }: ErrorPage): string {
  const say = texts[language];
  return page({
    language,
    title: say.failedTitle,
    body: markup`<h1>${say.failedTitle}</h1>
<p>${isExpired ? say.expired : say.failed}</p>
<p class="onward"><a class="way" href="${backUrl}">${say.toClient(client)}</a></p>`,
  });
}
