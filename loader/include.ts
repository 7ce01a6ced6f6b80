/**
 * The source of `dist/<release>/include.mjs`, for servers. It writes the prerendered screen of a tag into the page's HTML (decision 22), as
 * a shadow root that the browser creates while it parses the page. It needs nothing but JavaScript: no DOM, no file, no React.
 */
import { screens } from "virtual:included-screens";
import type { Language } from "#core/base/values/language.ts";
import { escapeHtml } from "#core/base/values/escape-html.ts";
import { contentOf } from "./include-content.ts";
import { addressOf, type RouteTable } from "./page-address.ts";
import type { ScreenNode, ScreenValue } from "./prerendered-screen.ts";

/** The prerendered screen of a tag, as the build provides it. */
export type IncludedScreen = {
  readonly css: string;
  /** The hash of `css` in the format of `style-src`. It is the same in all languages. */
  readonly hash: string;
  readonly trees: Readonly<Record<Language, readonly ScreenNode[]>>;
  /**
   * True where the prerendered screen is only for strangers: customers who are logged in, or have an account to activate, see something
   * else (`prerendered` of the definition).
   */
  readonly isForStrangers: boolean;
};

export type IncludeOptions = {
  readonly lang: Language;
  /** The attributes of the tag. True is written without a value; false and undefined are not written. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** HTML that is written into the tag unchanged. It is shown without JavaScript, and where the widget cannot be loaded. */
  readonly fallback?: string;
  /**
   * The API's answer that the tag will show: of `/page-data`, `/job/{id}`, `/job-list` or `/news-list`. Where no fallback is given, its
   * content is written into the tag as plain HTML, for search engines and for visitors without JavaScript.
   */
  readonly data?: object;
  /** The nonce for the prerendered screen's styles, from the page's `style-src`. */
  readonly nonce?: string;
  /**
   * True where the server knows that nobody is logged in. Otherwise `digi-login` is written without a prerendered screen, because a
   * customer would see the form for a moment.
   */
  readonly isStranger?: boolean;
  /** The same table that the page's script tag has in `data-routes`: page id → language → address. */
  readonly routes?: RouteTable;
  /** The address of the provider's site, where the page is on another origin; the same as `data-site` of the script tag. */
  readonly site?: string;
};

/** The hash of each tag's styles, in quotes, for the page's `style-src`. It is an alternative to a nonce. */
export const styleHashes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(screens).map(([tag, { hash }]) => [tag, `'${hash}'`]),
);

/**
 * Returns the HTML of the tag with its prerendered screen. A tag that shows nothing at first (a dialog) has no prerendered screen and is
 * written without one.
 */
export function renderTag(
  tag: string,
  { lang, attributes = {}, fallback, data, nonce, isStranger = false, routes = {}, site }: IncludeOptions,
): string {
  if (!/^digi(-[a-z0-9]+)+$/.test(tag)) throw new TypeError(`${tag}: not one of our tags`);
  const written = Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join("");
  const screen = screens[tag];
  const tree = screen?.trees[lang];
  if (screen && !tree) throw new TypeError(`${lang}: en, fr or nl`);
  const inside = fallback ?? (writtenOut(data) || onlyWithScript(lang));
  if (!screen || !tree || (screen.isForStrangers && !isStranger)) return `<${tag}${written}>${inside}</${tag}>`;
  const light: string[] = [];
  const write = createWriter({ light, lang, attributes, routes, site, prefix: prefixOf(attributes["id"]) });
  const content = write(tree);
  const style = `<style${attribute("nonce", nonce)}>${screen.css}</style>`;
  return (
    `<${tag}${written}><template shadowrootmode="open"><div class="frame reserved">` +
    // The prerendered screen is hidden until its styles apply. Where the page's policy refuses the styles, the fallback is shown and the
    // tag loads in the ordinary way.
    `<div class="ui-reset" hidden>${style}${content}<noscript><i></i></noscript></div><slot></slot>` +
    `</div></template>${light.join("")}${inside}</${tag}>`
  );
}

/**
 * Writes the content of an answer; the mark says that it is a fallback of any length, and not the rest of a page whose tag was left open.
 */
function writtenOut(data: object | undefined): string {
  const content = data ? contentOf(data) : "";
  return content === "" ? "" : `<div data-fallback>${content}</div>`;
}

type Value = string | number | boolean | undefined;

const attribute = (name: string, value: Value): string => {
  if (!/^[^\s"'<>/=]+$/.test(name)) throw new TypeError(`${name}: not the name of an attribute`);
  if (value === undefined || value === false) return "";
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
};

/**
 * Returns the prefix of ids in the page's own tree (decision 17), which must be unique in the page. Two tags of the same kind therefore
 * need different `id` attributes.
 */
const prefixOf = (id: Value): string => `digi-h${id === undefined ? "" : `-${String(id).replace(/\s/g, "_")}`}`;

const anyPrefix = "digi-~";
const empty = new Set(["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"]);

type Writing = Required<Pick<IncludeOptions, "lang" | "attributes" | "routes">> & {
  readonly site: string | undefined;
  /** Collects the HTML that belongs to the host's light DOM. */
  readonly light: string[];
  readonly prefix: string;
};

function createWriter({ light, lang, attributes, routes, site, prefix }: Writing) {
  const valueOf = (value: ScreenValue): string =>
    typeof value === "string" ? value.replaceAll(anyPrefix, prefix) : addressOf({ table: routes, site }, value[0], lang, value[1]);

  const writeOne = (node: ScreenNode): string => {
    if (typeof node === "string") return escapeHtml(node);
    if (node[0] === 0) return escapeHtml(String(attributes[node[1]] ?? node[2]));
    const [tag, own, ...children] = node as readonly [string, Readonly<Record<string, ScreenValue>> | 0, ...ScreenNode[]];
    const all = { ...(own || undefined), ...(tag === "form" && harmless) };
    const written = Object.entries(all)
      .map(([name, value]) => attribute(name, valueOf(value)))
      .join("");
    const html = `<${tag}${written}>${empty.has(tag) ? "" : `${write(children)}</${tag}>`}`;
    if (!("slot" in all)) return html;
    light.push(html);
    return "";
  };
  // A comment separates two adjacent texts, so that they stay two nodes: in a single node their letters would be positioned slightly
  // differently.
  const write = (nodes: readonly ScreenNode[]): string =>
    nodes.map((node, index) => (isText(node) && isText(nodes[index - 1]) ? "<!---->" : "") + writeOne(node)).join("");
  return write;
}

const isText = (node: ScreenNode | undefined): boolean => typeof node === "string" || node?.[0] === 0;

/**
 * The attributes that make a form harmless. A form that is submitted before a script listens is sent nowhere, and its fields never appear
 * in an address.
 */
const harmless = { method: "dialog" };

const needsScript: Readonly<Record<Language, string>> = {
  en: "This part of the page only works with JavaScript.",
  fr: "Cette partie de la page ne fonctionne qu’avec JavaScript.",
  nl: "Dit deel van de pagina werkt alleen met JavaScript.",
};
const onlyWithScript = (lang: Language): string => `<noscript><p lang="${lang}">${needsScript[lang]}</p></noscript>`;
