/** The rules for uploaded files: the one optional file of the contact form, and the files of a job application (decisions §3). */
import { define, optional, refine, Struct } from "superstruct";
import { guardOf } from "./field-codes.ts";
import { uploadMaxBytes } from "./limits.ts";

/** The codes of problems with an uploaded file. Their texts are in `core/ui/file-field/file-field.messages.ts`. */
export const fileCodes = ["file.too-large", "file.type", "file.empty", "file.too-many"] as const;
export type FileCode = (typeof fileCodes)[number];
export const isFileCode = guardOf(fileCodes);

/** The media types that browsers and sniffers assign to a file, by its extension. */
export const uploadTypes: Readonly<Record<string, readonly string[]>> = {
  pdf: ["application/pdf"],
  doc: ["application/msword", "application/x-cfb"],
  docx: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  png: ["image/png"],
  jpg: ["image/jpeg"],
  jpeg: ["image/jpeg"],
};

/** The file extensions that a job application accepts: documents only. */
export const documentExtensions = ["pdf", "doc", "docx"] as const;
export const contactExtensions = [...documentExtensions, "png", "jpg", "jpeg"] as const;

/** The properties that a browser's `File` and a file received by the API share. */
export type UploadedFile = { readonly name: string; readonly size: number; readonly type: string };

export const extensionOf = (fileName: string): string => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";

/** Returns the first problem of a file's name or size, or undefined. The API alone checks the content. */
export function uploadProblem(file: UploadedFile, extensions: readonly string[]): FileCode | undefined {
  if (!extensions.includes(extensionOf(file.name))) return "file.type";
  if (file.size === 0) return "file.empty";
  return file.size > uploadMaxBytes ? "file.too-large" : undefined;
}

const fileShape = define<UploadedFile>(
  "file",
  (value) => typeof value === "object" && value !== null && "size" in value && "name" in value,
);

/** Returns the struct of a file that may be missing. */
export const optionalUpload = (extensions: readonly string[]): Struct<UploadedFile | undefined, any> =>
  optional(refine(fileShape, "upload", (file) => uploadProblem(file, extensions) ?? true)) as unknown as Struct<
    UploadedFile | undefined,
    any
  >;

/** The type name of structs that `uploads` makes. The `schema` of such a struct holds the maximum number of files. */
export const uploadsType = "files";

/** Returns the struct of a list of files: at least one, and at most `most`. The error is the problem of the first file that has one. */
export const uploads = (extensions: readonly string[], most: number): Struct<readonly UploadedFile[], { most: number }> =>
  new Struct({
    type: uploadsType,
    schema: { most },
    validator(value) {
      if (!Array.isArray(value) || value.length === 0) return "required";
      return value.length > most ? "file.too-many" : (firstProblem(value as UploadedFile[], extensions) ?? true);
    },
  });

function firstProblem(files: readonly UploadedFile[], extensions: readonly string[]): FileCode | undefined {
  for (const file of files) {
    const problem = fileShape.is(file) ? uploadProblem(file, extensions) : "file.type";
    if (problem) return problem;
  }
  return undefined;
}
