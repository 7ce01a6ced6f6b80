/**
 * The limits for the length of a file. `npm run check:lengths` names each file with more lines than `aim`, and fails nothing; a file with
 * more lines than `limit` breaks a law (`rules/sizes.ts`).
 */

/** The number of lines above which a file probably does two things. */
export const aim = 200;

/** The number of lines above which a file breaks the law. */
export const limit = 300;

/**
 * The files that were longer than the limit when the law was made, with their numbers of lines. The list may only become shorter: no file
 * is added, a number only becomes smaller, and a file that has come down to the limit is removed from the list.
 */
export const longFiles: Readonly<Record<string, number>> = {
  // The style sheet of the demo site. It is written as the sheet of a page that hosts the widgets, and belongs to none of them.
  "demo/pages/assets/provider.css": 1242,
  "widgets/configurator/configurator.css": 328,
};

export type FileText = { readonly path: string; readonly text: string };
type Length = { readonly path: string; readonly lines: number };

export const linesOfFile = ({ text }: FileText): number => text.trimEnd().split("\n").length;

/** Returns a sentence for each file whose length breaks the law. `listed` are the files that may be longer than the limit. */
export const lengthBreaches = (files: readonly FileText[], listed = longFiles): string[] =>
  files.flatMap((file) => {
    const lines = linesOfFile(file);
    const most = listed[file.path];
    if (most === undefined) return lines > limit ? [`${file.path}:1 has ${lines} lines`] : [];
    if (lines > most) return [`${file.path}:1 has ${lines} lines, and had ${most}`];
    if (lines <= limit) return [`${file.path}:1 has ${lines} lines, and leaves the list of long files`];
    return lines < most ? [`${file.path}:1 has ${lines} lines: write that instead of ${most} into the list of long files`] : [];
  });

/** Returns a warning of one line for each folder: how many of its files are longer than the aim, and which, the longest first. */
export function lengthWarnings(files: readonly FileText[]): string[] {
  const byArea = new Map<string, Length[]>();
  for (const file of files) {
    const lines = linesOfFile(file);
    if (lines <= aim) continue;
    const [area = ""] = file.path.split("/");
    byArea.set(area, [...(byArea.get(area) ?? []), { path: file.path, lines }]);
  }
  return [...byArea].map(([area, long]) => {
    const named = long.toSorted((one, other) => other.lines - one.lines).map(({ path, lines }) => `${path} ${lines}`);
    return `${area}: ${named.length} of more than ${aim} lines: ${named.join(", ")}`;
  });
}
