/** Adds a view to the customer area: a line in the table of its views, and its name. All else follows from the table. */
import { literalKey, quoted, type Title } from "./template.ts";

const rulesPath = "widgets/my-digi/my-digi.rules.ts";
const messagesPath = "widgets/my-digi/my-digi.messages.ts";
/** The source text before which a new view's line is inserted: the end of the table of views, and the end of the table of their names. */
const endOfTable = "} as const satisfies Readonly<Record<string, AreaView>>;";
const endOfNames = "};\nexport const viewText";

/** Tells whether a new part of this widget is a view with a page of its own. */
export const hasViews = (widget: string): boolean => widget === "my-digi";

/**
 * Returns the new content of the files that list the views, by path.
 *
 * @param read returns the present content of a file of the repository
 */
export function withAreaView(name: string, { en }: Title, read: (path: string) => string): Record<string, string> {
  const key = literalKey(name);
  return {
    [rulesPath]: before(read(rulesPath), endOfTable, `  ${key}: { part: ${quoted(name)}, page: ${quoted(name)} },\n`),
    [messagesPath]: before(read(messagesPath), endOfNames, `  ${key}: () => msg(${quoted(en)}),\n`),
  };
}

function before(text: string, mark: string, line: string): string {
  if (!text.includes(mark)) throw new Error(`no ${mark} in\n${text}`);
  return text.replace(mark, () => line + mark);
}
