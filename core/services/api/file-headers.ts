/** What the headers of an answer say of the file in it. Pure. */

/** In lower case, without parameters. */
export const mediaTypeOf = (contentType: string | null): string => (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Of a `Content-Disposition` (RFC 6266), without folders; empty where it names none. */
export function fileNameOf(disposition: string | null): string {
  const [, extended] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition ?? "") ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? "") ?? [];
  const name = (extended && decoded(extended)) ?? quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "";
  return name.split(/[\\/]/).at(-1) ?? "";
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // not what it says it is: the plain name is beside it
  }
}
