import { markup, type Markup, type Value } from "#demo/pages/markup.ts";
import type { Element, Option } from "./manifest.ts";

/** Draws a text of the manual; the parts of it that are between backticks are drawn as code. */
function prose(text: string | undefined): Value {
  return (text ?? "").split("`").map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : part));
}

type Row = { readonly name: string; readonly detail?: string | undefined; readonly text: string | undefined };

function rows(title: string, list: readonly Row[]): Markup | false {
  const row = ({ name, detail, text }: Row): Markup =>
    markup`<div><dt><code>${name}</code>${detail && markup` <span class="type">${detail}</span>`}</dt><dd>${prose(text)}</dd></div>`;
  return list.length > 0 && markup`<section class="manual-rows"><h3>${title}</h3><dl>${list.map(row)}</dl></section>`;
}

/** Draws the manual of the script tag, whose options are for all tags of the page. */
export function scriptManual(options: readonly Option[]): Markup {
  return markup`<article class="manual" id="script" aria-labelledby="title-script">
<h2 id="title-script"><code>&lt;script&gt;</code></h2>
<p class="lead">Options for all tags of the page. Each can also be a <code>&lt;meta name="digi:…"&gt;</code> in the head, or a key of <code>window.digiWidgets</code> before the script; the script tag wins, then meta.</p>
${rows(
  "Options",
  options.map(({ name, values, otherwise, text }) => ({ name, text: `${text} Values: ${values}. Without it: ${otherwise}.` })),
)}
${rows("Space that is kept", [
  {
    name: "v1/reserve.css",
    text: "Linked in the head, it keeps the room of every tag before the script has run: nothing moves. Or put the line of your tag from it into the page's own style sheet, again with each release, which saves a request.",
  },
])}
${rows("What the page's policy should say", [
  {
    name: "script-src https://cdn.example",
    text: "Code comes from your own site and from where the script is, and from nowhere else: with `'self'` before it. Write it where others write into your pages, too (comments, texts of an editor).",
  },
  {
    name: "connect-src https://api.example",
    text: "What visitors type goes to `data-api` alone: with `'self'` before it where your own scripts ask your own site.",
  },
  {
    name: "frame-ancestors 'self'",
    text: "Send it as a header with each page that has `digi-order-flow`, `digi-withdrawal`, `digi-login` or `digi-my-digi`: without it a stranger's page can show yours in a frame, with something of its own over the button that orders or withdraws. A `<meta>` cannot say it.",
  },
])}
${rows("When something is wrong", [
  {
    name: "?digi-doctor",
    text: "Add it to the page's address: a panel says what is wrong with the page, where it is, and what to write instead. `digiWidgets.doctor()` says the same in the console, and answers it as data.",
  },
  {
    name: "<digi-…></digi-…>",
    text: "A tag has an end tag: HTML has no self-closed tags, and `<digi-…/>` swallows what follows. It stands beside links and buttons, never in one. On AMP pages no script runs but AMP's own: link from there to a page that has the tags.",
  },
  {
    name: "nothing at all",
    text: "No panel either? Then the script itself did not come. Look at its line in the page's source: the quotes around `src` and `data-api` have to be straight (a text editor may have made “curly” ones), the tag is no text (`&lt;script` in the source), and the page's policy allows the script's address.",
  },
])}
</article>`;
}

const typeOf = (one: { readonly type?: { readonly text: string } }): string | undefined =>
  one.type && one.type.text !== "undefined" ? one.type.text : undefined;

/** Draws the manual of one tag from the manifest that the build wrote. */
export function manual(element: Element): Markup {
  const { tagName, attributes = [], slots = [], events = [], members = [], cssParts = [], cssStates = [], cssProperties = [] } = element;
  const methods = members.filter(({ kind }) => kind === "method");
  const head = element.digi?.head;
  const properties = members.filter(({ kind }) => kind === "field");
  const hostButton =
    attributes.some(({ name }) => name === "for") &&
    markup`<button class="button" type="button" id="open-${tagName}">A button of the page</button>`;
  return markup`<article class="manual" id="${tagName}" aria-labelledby="title-${tagName}">
<h2 id="title-${tagName}"><code>&lt;${tagName}&gt;</code></h2>
<p class="lead">${prose(element.description)}</p>
<p><a class="onward" href="/catalogue?tag=${tagName}#builder">Open in the snippet builder</a></p>
${
  head
    ? markup`<p>It takes the lower edge of the window, so it is live in the snippet builder alone.</p>
<section class="manual-rows"><h3>Line for the head</h3><p>${prose(head.text)}</p>
<pre class="snippet" tabindex="0" role="region" aria-label="Line for the head"><code>&lt;script&gt;${head.script}&lt;/script&gt;</code></pre>
<p>Where the page has a Content-Security-Policy, add to <code>script-src</code>: <code class="hash">'${head.hash}'</code></p></section>`
    : markup`<details class="preview-details" open><summary>Live preview</summary><div class="preview">${hostButton}${previewTag(element, hostButton !== false)}</div></details>`
}
${rows(
  "Attributes",
  attributes.map((one) => ({ name: one.name, detail: typeOf(one), text: one.description })),
)}
${rows(
  "Properties",
  properties.map((one) => ({ name: one.name, detail: typeOf(one), text: one.description })),
)}
${rows(
  "Methods",
  methods.map((one) => ({ name: `${one.name}()`, text: one.description })),
)}
${rows(
  "Inside the tag",
  slots.map((one) => ({ name: `<${tagName}>…</${tagName}>`, text: one.description })),
)}
${rows(
  "Events",
  events.map((one) => ({ name: one.name, detail: typeOf(one), text: one.description })),
)}
${rows(
  "Parts, for ::part(…)",
  cssParts.map((one) => ({ name: one.name, text: one.description })),
)}
${rows(
  "States, for :state(…)",
  cssStates.map((one) => ({ name: one.name, text: one.description })),
)}
${
  cssProperties.length > 0 &&
  markup`<details class="tokens"><summary>Design tokens (${cssProperties.length})</summary>${rows(
    "Tokens",
    cssProperties.map((one) => ({ name: one.name, detail: one.default, text: one.description })),
  )}</details>`
}
</article>`;
}

/** Draws the live tag by the name that the manifest gives. A name that is no tag of the project is not drawn. */
function previewTag({ tagName, attributes = [] }: Element, hasButton: boolean): Markup | false {
  if (!/^digi-[a-z-]+$/.test(tagName)) return false;
  // A tag with `src` has nothing to show without its file, so it gets the example of that attribute.
  const src = attributes.find(({ name }) => name === "src")?.digi?.example;
  return markup`<${tagName}${hasButton && markup` for="open-${tagName}"`}${src && markup` src="${src}"`}></${tagName}>`;
}
