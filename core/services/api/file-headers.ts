/** Reads the headers of a response that contains a file. */

/** Returns the media type of a `Content-Type` header in lower case, without parameters. */
export const mediaTypeOf = (contentType: string | null): string => (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Returns the file name of a `Content-Disposition` header (RFC 6266), without folders; empty where the header names none. */
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
    return undefined; // The name is not encoded as the header declares, so the plain name is used instead.
  }
}
