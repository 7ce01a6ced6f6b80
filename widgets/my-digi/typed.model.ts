/** The texts that were typed in a form, for as long as the page is open. They survive a change of the page's tab and of the language. */
import type { LinePorts } from "#widgets/my-digi/product/line-page.model.ts";

export type TvPorts = Pick<LinePorts, "call" | "clock" | "language" | "emit">;

export type Typed = ReturnType<typeof createTyped>;

/** Creates an empty store of typed texts. The store is in memory only, because passwords are among the texts. */
export function createTyped() {
  let texts: Readonly<Record<string, string>> = {};
  return {
    read: (): Readonly<Record<string, string>> => texts,
    keep(values: Readonly<Record<string, unknown>>): void {
      texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
    },
    clear: (): void => void (texts = {}),
  };
}
