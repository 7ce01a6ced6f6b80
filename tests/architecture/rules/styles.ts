/** Laws for shipped style sheets: they must not depend on the host page's root font size, window and colours. */
import { shipped, type House, type Rule } from "#tests/architecture/house.ts";

/**
 * Returns a line for each match of a pattern in the declarations of a style sheet. With `withReason`, a comment with the reason in the six
 * lines before allows a match.
 */
function inSheets(house: House, pattern: RegExp, options: { only?: (path: string) => boolean; withReason?: boolean } = {}): string[] {
  return shipped(house)
    .filter((file) => file.path.endsWith(".css") && (options.only?.(file.path) ?? true))
    .flatMap((file) => {
      const lines = withoutComments(file.text).split("\n");
      const original = file.text.split("\n");
      return lines.flatMap((line, index) => {
        const found = pattern.exec(line);
        const hasReason = options.withReason && original.slice(Math.max(0, index - 6), index + 1).some((one) => one.includes("/*"));
        return found && !hasReason ? [`${file.path}:${index + 1} has ${found[0].trim()}`] : [];
      });
    });
}

/** Returns the style sheet with comments replaced by blanks, so that lines keep their numbers. */
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));

const sheet = (
  law: string,
  advice: string,
  pattern: RegExp,
  options: { only?: (path: string) => boolean; withReason?: boolean } = {},
): Rule => ({
  law,
  advice,
  check: (house) => inSheets(house, pattern, options),
});

export const styleRules: readonly Rule[] = [
  sheet(
    "no rem in shipped styles",
    "`px` or `em` from `--digi-font-size`: many hosts set `html {font-size: 62.5%}`.",
    /(?<![\w-])\d*\.?\d+rem\b/,
  ),
  sheet(
    "no viewport units in shipped styles",
    "`%`, `cqi` or `cqb`: a widget's space is its container, not the window.",
    /(?<![\w-])\d*\.?\d+[dsl]?v(w|h|min|max|i|b)\b/,
  ),
  sheet(
    "no media queries for size in shipped styles",
    "`@container`: the same widget stands in a sidebar and across a page.",
    /@media[^{]*\b(width|height|aspect-ratio|orientation)\b/,
  ),
  sheet("`!important` only with its reason beside it", "Mend the selector, or say in a comment why nothing else works.", /!important/, {
    withReason: true,
  }),
  sheet("no @import and no files of other hosts in shipped styles", "Styles travel inside chunks.", /@import|url\(\s*["']?(https?:)?\/\//),
  sheet(
    "a widget's styles use tokens for colours",
    "`var(--digi-color-…)`: hosts set them, and each has a value for the dark.",
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i,
    { only: (path) => path.startsWith("widgets/") },
  ),
];
