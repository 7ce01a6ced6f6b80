/** Formats the results of the real host pages, which are written to RESULTS.md. */
import type { App } from "./apps.ts";
import type { Host } from "./hosts.ts";
import { versionOf } from "./install.ts";
import { isForm } from "./tag-journeys.ts";
import type { TagPage } from "./tag-pages.ts";

/** The result of one host page in one browser; `failure` is empty where nothing failed. */
export type Result = { readonly host: Host; readonly engine: string; readonly failure: string };
export type TagResult = { readonly page: TagPage; readonly tag: string; readonly engine: string; readonly failure: string };
export type Typing = { readonly app: App; readonly failure: string };

const said = (failure: string | undefined): string =>
  failure === undefined ? "" : failure ? `fails: ${failure.replaceAll("|", "\\|")}` : "works";

type Document = {
  readonly day: string;
  readonly results: readonly Result[];
  readonly tagResults: readonly TagResult[];
  readonly typings: readonly Typing[];
};

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (rows: readonly (readonly string[])[]): string => {
  const [heads = [], ...others] = rows;
  return [heads, heads.map(() => "---"), ...others].map(line).join("\n");
};

/**
 * Returns a table with a row for each tag and a column for each page: the browsers in which the tag works, and what went wrong in the
 * others.
 */
function tableOfTags(results: readonly TagResult[]): string {
  const pages = [...new Set(results.map(({ page }) => page))];
  const cell = (tag: string, page: TagPage): string => {
    const own = results.filter((one) => one.tag === tag && one.page === page);
    const failed = own.filter(({ failure }) => failure);
    if (failed.length === 0) return "works";
    return failed.map(({ engine, failure }) => `${engine} fails: ${failure.replaceAll("|", "\\|")}`).join("; ");
  };
  const rows = [...new Set(results.map(({ tag }) => tag))].map((tag) => [
    tag,
    isForm(tag) ? "painted, filled in, sent" : "painted, used",
    ...pages.map((page) => cell(tag, page)),
  ]);
  return table([["tag", "what is done", ...pages.map(({ name }) => name.replaceAll("*", "\\*"))], ...rows]);
}

function lineOf({ app, failure }: Typing): string {
  const types = `\`@types/react\` ${versionOf({ npm: "@types/react", in: app.name })}`;
  return `- ${app.title}, with ${types}: ${failure || "no complaint"}`;
}

export function documentOf({ day, results, tagResults, typings }: Document): string {
  const engines = [...new Set(results.map(({ engine }) => engine))];
  const rows = [...new Set(results.map(({ host }) => host))].map((host) => [
    host.name,
    versionOf(host.source),
    host.does,
    ...engines.map((name) => said(results.find((one) => one.host === host && one.engine === name)?.failure)),
  ]);
  const heads = ["host", "version", "what it does", ...engines];
  return `# Pages of other people's libraries and frameworks

Written by \`npm run test:hosts\` on ${day}. Each page has the newsletter and the login on it, beside a library that stands before our script, or in a
view that a framework's own build made. A visitor types with the keys of a keyboard: the newsletter is filled in, sent to the real reference API,
and its one mail is there; the login is sent, the code of its mail typed, and the visitor is signed in. Every letter arrives, all boxes of the code
are seen, and from our script on there is no error, warning or refused promise that nobody caught. The library is seen to be at work, too.
Prototype and MooTools are Debian's packages, everything else is npm's
(\`packages/\`); core-js 3 is its bundle.

${table([heads, ...rows])}

## Every tag

Alone on each of these pages, in ${engines.join(", ")}: painted, filled in by the keys of a keyboard and sent where it is a form, with no complaint of
the page or the browser. "works" is all of them. Without a link of a mail or a session, the pages of those are seen and no more.

${tableOfTags(tagResults.filter(({ page }) => page.isInEveryBrowser))}

The same on the pages of all other libraries, in Chromium:

${tableOfTags(tagResults.filter(({ page }) => !page.isInEveryBrowser))}

The JSX types of the release, compiled by TypeScript ${versionOf({ npm: "typescript" })}, strict and with no declaration skipped:

${typings.map(lineOf).join("\n")}

Vue and Svelte take tags that they do not know, so that no types are shipped for their templates; those of the DOM hold for their scripts.
`;
}
