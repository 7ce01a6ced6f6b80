/** This module checks that a file's content is of the type that the file's name says. */
import { fileTypeFromFile } from "file-type";
import { extensionOf, uploadTypes } from "#core/base/values/upload.ts";
import type { ReceivedFile } from "./uploads.ts";

/** Tells whether a file has the type that its name says. The file's first bytes decide, not the media type that was sent with the file. */
export async function isWhatItSays({ name, path }: ReceivedFile): Promise<boolean> {
  const expected = uploadTypes[extensionOf(name)] ?? [];
  try {
    const found = await fileTypeFromFile(path);
    return found !== undefined && expected.includes(found.mime);
  } catch {
    // A file with a broken container format does not have the type that its name says, either.
    return false;
  }
}
