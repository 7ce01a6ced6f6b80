/**
 * `dist/<release>/include.mjs`, for servers: the first screen of a tag as HTML that stands in the page itself (decision 22), a shadow
 * root that the browser makes while it reads the page. Needs nothing but JavaScript: no DOM, no file, no React.
 */
import { screens } from "virtual:first-screens";
import type { Language } from "#core/base/values/language.ts";
import { addressOf, type RouteTable } from "./page-address.ts";
import type { ShellNode, ShellValue } from "./shell.ts";

/** What the build knows of a tag's first screen. */
export type FirstScreen = {
  readonly css: string;
  /** Of `css`, as `style-src` wants it; the same in all languages. */
  readonly hash: string;
  readonly trees: Readonly<Record<Language, readonly ShellNode[]>>;
  /** Customers who are logged in, or have an account to activate, are shown something else (`firstScreen` of the definition). */
  readonly isForStrangers: boolean;
};

export type IncludeOptions = {
  readonly lang: Language;
  /** Those of the tag. True is written without a value; false and undefined are not written. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** HTML, written as it is: what is shown without JavaScript, and where the widget cannot be loaded. */
  readonly fallback?: string;
  /** Of the page's `style-src`. */
  readonly nonce?: string;
  /** The server knows that nobody is logged in. Without it `digi-login` is written without a first screen: a customer would see the form first. */
  readonly isStranger?: boolean;
  /** The same table that the page's script tag has in `data-routes`: page id → language → address. */
  readonly routes?: RouteTable;
  /** Address of the provider's site, where the page stands on another origin: as `data-site` of the script tag. */
  readonly site?: string;
};

/** The hash of each tag's styles for a page's `style-src`, with its quotes: another way than a nonce. */
export const styleHashes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(screens).map(([tag, { hash }]) => [tag, `'${hash}'`]),
);

/** The tag with its first screen; a tag that shows nothing at first (a dialog) has none and is written without. */
export function renderTag(
  tag: string,
  { lang, attributes = {}, fallback, nonce, isStranger = false, routes = {}, site }: IncludeOptions,
): string {
  if (!/^digi(-[a-z0-9]+)+$/.test(tag)) throw new TypeError(`${tag}: not one of our tags`);
  const written = Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join("");
  const screen = screens[tag];
  const tree = screen?.trees[lang];
  if (screen && !tree) throw new TypeError(`${lang}: en, fr or nl`);
  const inside = fallback ?? onlyWithScript(lang);
  if (!screen || !tree || (screen.isForStrangers && !isStranger)) return `<${tag}${written}>${inside}</${tag}>`;
  const light: string[] = [];
  const write = createWriter({ light, lang, attributes, routes, site, prefix: prefixOf(attributes["id"]) });
  const shell = write(tree);
  const style = `<style${attribute("nonce", nonce)}>${screen.css}</style>`;
  return (
    `<${tag}${written}><template shadowrootmode="open"><div class="frame reserved">` +
    // Hidden but for its styles: where the page's policy refuses them, the fallback stands there, and the ordinary way is gone.
    `<div class="ui-reset" hidden>${style}${shell}<noscript><i></i></noscript></div><slot></slot>` +
    `</div></template>${light.join("")}${inside}</${tag}>`
  );
}

type Value = string | number | boolean | undefined;

const attribute = (name: string, value: Value): string => {
  if (!/^[^\s"'<>/=]+$/.test(name)) throw new TypeError(`${name}: not the name of an attribute`);
  if (value === undefined || value === false) return "";
  return value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`;
};

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] as string);

/** Ids in the page's own tree (decision 17) must be the page's only ones: two such tags on one page have an `id` each. */
const prefixOf = (id: Value): string => `digi-h${id === undefined ? "" : `-${String(id).replace(/\s/g, "_")}`}`;

const anyPrefix = "digi-~";
const empty = new Set(["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"]);

type Writing = Required<Pick<IncludeOptions, "lang" | "attributes" | "routes">> & {
  readonly site: string | undefined;
  /** Takes what belongs to the host's light DOM. */
  readonly light: string[];
  readonly prefix: string;
};

function createWriter({ light, lang, attributes, routes, site, prefix }: Writing) {
  const valueOf = (value: ShellValue): string =>
    typeof value === "string" ? value.replaceAll(anyPrefix, prefix) : addressOf({ table: routes, site }, value[0], lang, value[1]);

  const writeOne = (node: ShellNode): string => {
    if (typeof node === "string") return escape(node);
    if (node[0] === 0) return escape(String(attributes[node[1]] ?? node[2]));
    const [tag, own, ...children] = node as readonly [string, Readonly<Record<string, ShellValue>> | 0, ...ShellNode[]];
    const all = { ...(own || undefined), ...(tag === "form" && harmless) };
    const written = Object.entries(all)
      .map(([name, value]) => attribute(name, valueOf(value)))
      .join("");
    const html = `<${tag}${written}>${empty.has(tag) ? "" : `${write(children)}</${tag}>`}`;
    if (!("slot" in all)) return html;
    light.push(html);
    return "";
  };
  // Two texts stay two: as one, their letters would lie a little differently.
  const write = (nodes: readonly ShellNode[]): string =>
    nodes.map((node, index) => (isText(node) && isText(nodes[index - 1]) ? "<!---->" : "") + writeOne(node)).join("");
  return write;
}

const isText = (node: ShellNode | undefined): boolean => typeof node === "string" || node?.[0] === 0;

/** Sent before a script listens it goes nowhere, and no name lands in an address. */
const harmless = { method: "dialog" };

const needsScript: Readonly<Record<Language, string>> = {
  en: "This part of the page only works with JavaScript.",
  fr: "Cette partie de la page ne fonctionne qu’avec JavaScript.",
  nl: "Dit deel van de pagina werkt alleen met JavaScript.",
};
const onlyWithScript = (lang: Language): string => `<noscript><p lang="${lang}">${needsScript[lang]}</p></noscript>`;
