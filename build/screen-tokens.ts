/**
 * The design tokens in the styles of a prerendered screen that is part of the page's HTML. A slow phone reads these styles before it shows
 * anything, so they contain no token that is not used, and no long name.
 */
import { transform } from "lightningcss";

/**
 * Returns the minified style sheet without the tokens and animations that none of its other rules uses. A private token (`--_name`) that is
 * used once is replaced by its value; every other private token gets a short name, which is free because nothing else defines names with
 * the prefix in this shadow tree until the complete sheets arrive, and these define their own.
 */
export const leanTokens = (css: string): string => withShortNames(withoutSingleUses(withoutUnused(css)));

function withoutUnused(css: string): string {
  const used = usedTokens(css);
  const { code } = transform({
    filename: "screen.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      // A property that the minifier does not know counts as custom too, and is no token.
      Declaration: { custom: ({ name }) => (name.startsWith("--") && !used.has(name) ? [] : undefined) },
      Rule: { keyframes: ({ value }) => (css.split(value.name.value).length > 2 ? undefined : []) },
    },
  });
  return code.toString();
}

/** Returns the names of the tokens that rules use, directly or by another token. */
function usedTokens(css: string): ReadonlySet<string> {
  const namesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
  const values = new Map<string, string>();
  const rest = css.replace(definition, (_whole, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ""} ${value}`);
    return "";
  });
  const used = new Set(namesIn(rest));
  for (const name of used) for (const next of namesIn(values.get(name) ?? "")) used.add(next);
  return used;
}

const definition = /(--[\w-]+):([^;{}]+);?/g;
const privateName = /--_[\w-]+/g;

/** Replaces each private token that is defined once and used once by its value. */
function withoutSingleUses(css: string): string {
  let text = css;
  const names = css.match(privateName) ?? [];
  for (const name of new Set(names)) {
    const definitions = [...text.matchAll(definition)].filter(([, one]) => one === name);
    const use = `var(${name})`;
    if (names.filter((one) => one === name).length !== 2 || definitions.length !== 1 || !text.includes(use)) continue;
    const [whole, , value = ""] = definitions[0] as RegExpExecArray;
    text = text.replace(whole, "").replace(use, () => value);
  }
  return text;
}

function withShortNames(css: string): string {
  const names = [...new Set(css.match(privateName))];
  return css.replace(privateName, (name) => `--_${names.indexOf(name).toString(36)}`);
}
