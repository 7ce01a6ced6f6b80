/** Formats files that scripts write, in the same way as `npm run format`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { rootDir } from "./widgets.ts";

/**
 * Returns the formatted content.
 *
 * @param path a path whose extension tells the language of the content
 */
export async function formatted(path: string, content: string): Promise<string> {
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(join(rootDir, ".oxfmtrc.json"), "utf8")) as FormatConfig & {
    readonly ignorePatterns: unknown;
  };
  const { code, errors } = await format(path, content, style);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
