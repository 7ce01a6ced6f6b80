/** Files that are chosen one after another, and how far they are on their way. Pure. */
import { uploadProblem, type FileCode, type UploadedFile } from "#core/base/values/upload.ts";

type DatedFile = UploadedFile & { readonly lastModified: number };

/** The same file, chosen again: browsers tell no path. */
const isSame = (one: DatedFile, other: DatedFile): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What is chosen joins what was there; the next single file takes the place of the one before. */
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

/** Each file with what is wrong with it, by name and size. */
export const problemsOf = <Chosen extends UploadedFile>(
  files: readonly Chosen[],
  extensions: readonly string[],
): readonly { readonly file: Chosen; readonly code: FileCode }[] =>
  files.flatMap((file) => {
    const code = uploadProblem(file, extensions);
    return code ? [{ file, code }] : [];
  });

/** How many of the files have left as a whole, where they travel one after another in one request. */
export function countSent(sizes: readonly number[], progress: number): number {
  const left = progress * sizes.reduce((sum, size) => sum + size, 0);
  let sum = 0;
  return sizes.filter((size) => (sum += size) <= left).length;
}

const longestName = 48;
const endLength = 12;

/** For a sentence: a name may have 255 characters, and its end tells what kind of file it is. */
export const shortName = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName - endLength)}…${name.slice(-endLength)}`;
