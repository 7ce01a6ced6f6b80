import { fileTypeFromFile } from "file-type";
import { extensionOf, uploadTypes } from "#core/base/values/upload.ts";
import type { ReceivedFile } from "./uploads.ts";

/** Is a file what its name says? Its first bytes decide, not the media type that was sent with it. */
export async function isWhatItSays({ name, path }: ReceivedFile): Promise<boolean> {
  const expected = uploadTypes[extensionOf(name)] ?? [];
  try {
    const found = await fileTypeFromFile(path);
    return found !== undefined && expected.includes(found.mime);
  } catch {
    // A broken container is not what it says either.
    return false;
  }
}
