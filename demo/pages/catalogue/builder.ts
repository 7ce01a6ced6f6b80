import { markup, type Markup } from "#demo/pages/markup.ts";
import type { Attribute, Element } from "./manifest.ts";

/**
 * Tells whether the snippet builder fills in an attribute with its example from the start. Tags with such an attribute do nothing while it
 * is empty.
 */
const filledIn = (name: string): boolean => ["for", "endpoint", "src"].includes(name);

/**
 * Returns the lines for a tag: the page's own button, if the tag is opened by one, and the tag itself. `catalogue.js` writes the same
 * lines.
 */
function usualLines({ tagName, attributes = [] }: Element, buttonClass?: string): Markup {
  const given = attributes.flatMap(({ name, digi }) => (filledIn(name) && digi?.example ? [{ name, value: digi.example }] : []));
  const id = given.find(({ name }) => name === "for")?.value;
  const button = id && markup`<button ${buttonClass && markup`class="${buttonClass}" `}type="button" id="${id}">Call me back</button>\n`;
  return markup`${button}<${tagName}${given.map(({ name, value }) => markup` ${name}="${value}"`)}></${tagName}>`;
}

/** Returns the line of script that a tag needs in the page's head, before all other scripts, because the tag itself would come too late. */
const headLineOf = ({ digi }: Element): string | undefined => digi?.head && `<script>${digi.head.script}</script>`;

function control(id: string, { name, digi }: Attribute): Markup {
  const common = markup`id="${id}" name="${name}" aria-describedby="${id}-hint"`;
  const example = digi?.example && markup` placeholder="${digi.example}"${filledIn(name) && markup` value="${digi.example}"`}`;
  const limit = (which: "min" | "max"): Markup | false => digi?.[which] !== undefined && markup` ${which}="${digi[which]}"`;
  switch (digi?.kind) {
    case "boolean":
      return markup`<input type="checkbox" ${common}>`;
    case "choice":
      return markup`<select ${common}><option value="">not set</option>${digi.values?.map((value) => markup`<option>${value}</option>`)}</select>`;
    case "integer":
      return markup`<input type="number" step="1"${limit("min")}${limit("max")}${example} ${common}>`;
    default:
      return markup`<input type="text" autocomplete="off" spellcheck="false"${example} ${common}>`;
  }
}

function attributesForm(element: Element, chosen: boolean): Markup {
  const field = (attribute: Attribute): Markup => {
    const id = `${element.tagName}-${attribute.name}`;
    const boolean = attribute.digi?.kind === "boolean";
    const label = markup`<label for="${id}"><code>${attribute.name}</code></label>`;
    const hint = markup`<p class="hint" id="${id}-hint">${attribute.description?.replaceAll("`", "")}</p>`;
    return markup`<div class="${boolean ? "field tick" : "field"}">${label}${control(id, attribute)}${hint}</div>`;
  };
  const head = headLineOf(element);
  const given = markup`${head && markup` data-head="${head}"`}${!chosen && markup` hidden`}`;
  return markup`<form data-tag="${element.tagName}"${given}>${element.attributes?.map(field)}</form>`;
}

type Script = {
  readonly loader: string;
  readonly api: string;
  /** The address of the provider's site. On a partner's page the tags link to that site; on the provider's own pages it changes nothing. */
  readonly site: string;
  /** The address of `include.mjs`, with which servers write tags with their prerendered screens. */
  readonly include: string;
};

/** Draws the explanation of how a server writes the prerendered screen into its own page. */
function forServers({ include }: Script, chosen: string): Markup {
  const lines = `import { renderTag } from "./include.mjs";\n\nrenderTag("${chosen}", { lang: "en" });`;
  return markup`<details class="for-servers"><summary>For servers</summary>
<p>The first screen stands in the page’s own HTML and takes typing before any script is there. Put <a href="${include}"><code>include.mjs</code></a> beside your server’s code, write the tag with it, and keep the script above. Where the page has a policy for styles, pass its <code>nonce</code> or allow <code>styleHashes</code>.</p>
<pre class="snippet" tabindex="0" role="region" aria-label="For servers"><code id="builder-server">${lines}</code></pre>
</details>`;
}

/**
 * Draws the snippet builder, in which a developer chooses a tag, fills in its attributes, sees it live and copies the lines. `catalogue.js`
 * makes the builder interactive.
 */
export function builder(elements: readonly Element[], chosen: string, script: Script): Markup {
  const firstLine = `<script async src="${script.loader}" data-api="${script.api}" data-site="${script.site}"></script>`;
  // The tag is rendered from the start, so that space is reserved for it: content that a script inserts later would move the page.
  const known = elements.find(({ tagName }) => tagName === chosen) ?? ({ tagName: chosen } as Element);
  return markup`<section class="builder" id="builder" aria-labelledby="builder-title" data-first-line="${firstLine}">
<h2 id="builder-title">Snippet builder</h2>
<div class="builder-grid">
<div class="builder-choices">
<div class="field"><label for="builder-tag">Tag</label><select id="builder-tag">${elements.map(({ tagName }) => markup`<option${tagName === chosen && markup` selected`}>${tagName}</option>`)}</select></div>
<div class="field"><label for="builder-language">Language of the preview</label><select id="builder-language"><option value="en">English</option><option value="fr">Français</option><option value="nl">Nederlands</option></select></div>
${elements.map((element) => attributesForm(element, element.tagName === chosen))}
</div>
<div class="builder-result">
<h3 id="snippet-title">Lines for your page</h3>
<pre class="snippet" tabindex="0" role="region" aria-labelledby="snippet-title"><code id="builder-snippet">${headLineOf(known)}${headLineOf(known) && "\n"}${firstLine}
${usualLines(known).text}</code></pre>
<p class="copy"><button class="button" type="button" id="builder-copy">Copy the lines</button><span id="builder-copied" role="status"></span></p>
${forServers(script, chosen)}
<h3>Live</h3>
<div class="preview" id="builder-preview">${usualLines(known, "button of-the-page")}</div>
</div>
</div>
</section>`;
}
