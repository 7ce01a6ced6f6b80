/** Reads a multipart body: texts as strings, files to the disk. What its call does not take is refused as it begins. */
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Struct } from "superstruct";
import { HttpError } from "./errors.ts";
import type { FieldProblems } from "./problems.ts";
import { rememberLanguage } from "./request-language.ts";
import type { Upload, Uploads } from "./uploads.ts";

export const multipartLimits = {
  /** Above what a form may send (P-302), so that a file a little too large is refused at its field; beyond it is 413. */
  fileSize: 6 * 1024 * 1024,
  fields: 40,
  /** A message (P-304) in any script. */
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/** What a call takes: the names of its fields, and which of them are files, one each. */
export type FormShape = { readonly fields: ReadonlySet<string>; readonly files: ReadonlySet<string> };

export function formShapeOf(body: Struct<any, any> | undefined): FormShape {
  const entries = Object.entries((body?.schema ?? {}) as Record<string, Struct<any, any>>);
  const files = entries.filter(([, { type }]) => type === "file").map(([name]) => name);
  return { fields: new Set(entries.map(([name]) => name)), files: new Set(files) };
}

export type ReceivedForm = {
  readonly body: Record<string, unknown>;
  /** What was refused before the body had ended. */
  readonly problems?: FieldProblems;
  /** Deletes the files that nobody kept. */
  readonly drop: () => Promise<void>;
};

export async function readMultipart(request: FastifyRequest, form: FormShape, uploads: Uploads): Promise<ReceivedForm> {
  const mostBytes = multipartLimits.fields * multipartLimits.fieldSize + form.files.size * multipartLimits.fileSize;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw new HttpError(413);
  const body = Object.create(null) as Record<string, unknown>;
  const upload = uploads.begin(request);
  try {
    const problems = await readParts(request, form, upload, body);
    return { body, drop: upload.drop, ...(problems && { problems }) };
  } catch (error) {
    rememberLanguage(request, body);
    await upload.drop();
    // The parser's own complaints about the form of a body carry no status.
    throw error instanceof Error && "statusCode" in error ? error : new HttpError(400);
  } finally {
    upload.end();
    // What is left of a refused body goes past the parser, which would keep it.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readParts(
  request: FastifyRequest,
  form: FormShape,
  upload: Upload,
  body: Record<string, unknown>,
): Promise<FieldProblems | undefined> {
  const seen = new Set<string>();
  for await (const part of request.parts({ limits: multipartLimits })) {
    const { fieldname } = part;
    const problem = seen.has(fieldname) ? "field.wrong" : problemOf(part, form);
    if (problem) return { [fieldname]: problem };
    seen.add(fieldname);
    const value = part.type === "file" ? await receive(part, upload) : part.value;
    if (value !== undefined) body[fieldname] = value;
  }
  return undefined;
}

function problemOf({ fieldname, type }: Multipart, { fields, files }: FormShape): "field.unknown" | "field.wrong" | undefined {
  if (!fields.has(fieldname)) return "field.unknown";
  return (type === "file") === files.has(fieldname) ? undefined : "field.wrong";
}

/** A file input that was left empty arrives as a nameless file without content: that is no file. */
async function receive(part: MultipartFile, upload: Upload) {
  part.file.once("limit", () => part.file.destroy(new HttpError(413)));
  const file = await upload.take(part.file, { name: plainName(part.filename), type: part.mimetype });
  return !part.filename && file.size === 0 ? undefined : file;
}

/** Without folders and control characters, at most 150 characters: the name is shown and mailed. */
function plainName(name: string | undefined): string {
  const base = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return base.replace(/\p{C}/gu, "").slice(-150) || "file";
}
