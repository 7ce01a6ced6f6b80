/** Files that scripts write, as `npm run format` would leave them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { rootDir } from "./widgets.ts";

/** @param path its ending tells the language */
export async function formatted(path: string, content: string): Promise<string> {
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(join(rootDir, ".oxfmtrc.json"), "utf8")) as FormatConfig & {
    readonly ignorePatterns: unknown;
  };
  const { code, errors } = await format(path, content, style);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
