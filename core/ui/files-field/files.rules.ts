/** The rules for files that are chosen one after another, and for the progress of sending them. */
import { graphemesOf } from "#core/base/values/graphemes.ts";
import { uploadProblem, type FileCode, type UploadedFile } from "#core/base/values/upload.ts";

type DatedFile = UploadedFile & { readonly lastModified: number };

/** Tells whether two files are the same file that was chosen twice. Name, size and date are compared, because browsers tell no path. */
const isSame = (one: DatedFile, other: DatedFile): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds newly chosen files to the earlier ones. If only one file is allowed, the new file replaces the earlier one. */
export function joinFiles<Chosen extends DatedFile>(
  there: readonly Chosen[],
  more: readonly Chosen[],
  most: number,
): { readonly files: readonly Chosen[]; readonly repeated: readonly Chosen[] } {
  if (most === 1 && more.length === 1) return { files: more, repeated: [] };
  const files = [...there];
  const repeated: Chosen[] = [];
  for (const file of more) (files.some((known) => isSame(known, file)) ? repeated : files).push(file);
  return { files, repeated };
}

/** Returns the files that have a problem with their name or size, with the problem's code. */
export const problemsOf = <Chosen extends UploadedFile>(
  files: readonly Chosen[],
  extensions: readonly string[],
): readonly { readonly file: Chosen; readonly code: FileCode }[] =>
  files.flatMap((file) => {
    const code = uploadProblem(file, extensions);
    return code ? [{ file, code }] : [];
  });

/** Returns how many files have been sent completely. The files of a request are sent one after another. */
export function countSent(sizes: readonly number[], progress: number): number {
  const left = progress * sizes.reduce((sum, size) => sum + size, 0);
  let sum = 0;
  return sizes.filter((size) => (sum += size) <= left).length;
}

const longestName = 48;
const endLength = 12;

/**
 * Returns a shortened file name for use in a sentence, because a name may have 255 characters. Its end is kept, which tells the kind of
 * file.
 */
export function shortName(name: string): string {
  const signs = graphemesOf(name);
  if (signs.length <= longestName) return name;
  return `${signs.slice(0, longestName - endLength).join("")}…${signs.slice(-endLength).join("")}`;
}
