/**
 * This module reads a multipart body: texts as strings, files onto the disk. A part that the call does not accept is refused as soon as it
 * begins. A file without a good captcha before it is refused, too: the captcha's field must come before the files.
 */
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Struct } from "superstruct";
import { graphemesOf } from "#core/base/values/graphemes.ts";
import { visibleText } from "#core/base/values/typed-text.ts";
import { uploadsType } from "#core/base/values/upload.ts";
import type { Captcha } from "./captcha.ts";
import { HttpError } from "./errors.ts";
import type { FieldProblems } from "./problems.ts";
import { rememberLanguage } from "./request-language.ts";
import type { ReceivedFile, Upload, Uploads } from "./uploads.ts";

export const multipartLimits = {
  /**
   * The limit of a file in bytes. It is above the limit of the forms (P-302), so that a file that is a little too large is refused at its
   * field; a file above this limit gets a 413.
   */
  fileSize: 6 * 1024 * 1024,
  fields: 40,
  /** The limit of a text field in bytes, which is enough for a message (P-304) in any script. */
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/**
 * The form that a call accepts: the names of its fields, the highest number of files of each file field, and the file fields that are
 * lists.
 */
export type FormShape = {
  readonly fields: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, number>;
  readonly lists: ReadonlySet<string>;
};

/** Returns the form that the struct of a body describes. A struct without fields, or no struct, describes a form that accepts nothing. */
export function formShapeOf(body: Struct<any, any> | undefined): FormShape {
  const entries = Object.entries((body?.schema ?? {}) as Record<string, Struct<any, any>>);
  const lists = entries.filter(([, { type }]) => type === uploadsType);
  const files = [
    ...entries.filter(([, { type }]) => type === "file").map(([name]) => [name, 1] as const),
    ...lists.map(([name, { schema }]) => [name, (schema as { readonly most: number }).most] as const),
  ];
  return { fields: new Set(entries.map(([name]) => name)), files: new Map(files), lists: new Set(lists.map(([name]) => name)) };
}

export type ReceivedForm = {
  readonly body: Record<string, unknown>;
  /** The problem for which the body was refused before it had ended. */
  readonly problems?: FieldProblems;
  /** True when a file began without a good captcha before it. */
  readonly lacksCaptcha?: true;
  /** Deletes the received files that were not moved elsewhere. */
  readonly drop: () => Promise<void>;
};

export type Receiving = { readonly form: FormShape; readonly uploads: Uploads; readonly verify: Captcha["verify"] };

/**
 * Reads a multipart body until its end or the first refusal. The caller calls `drop` of the result once the files are stored or not needed.
 * Throws a 413 for a body that is too large, and a 400 for one that cannot be parsed; the files are deleted then.
 */
export async function readMultipart(request: FastifyRequest, { form, uploads, verify }: Receiving): Promise<ReceivedForm> {
  const mostFiles = [...form.files.values()].reduce((sum, count) => sum + count, 0);
  const mostBytes = multipartLimits.fields * multipartLimits.fieldSize + mostFiles * multipartLimits.fileSize;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw new HttpError(413);
  const body = Object.create(null) as Record<string, unknown>;
  const upload = uploads.begin(request);
  const beginFiles = async (): Promise<boolean> => {
    if (!form.fields.has(captchaField)) return upload.bringFiles(kindOf(mostFiles), undefined);
    const token = body[captchaField];
    const pass = typeof token === "string" ? await verify(token) : undefined;
    return pass !== undefined && upload.bringFiles(kindOf(mostFiles), pass.id);
  };
  try {
    const refused = await readParts(request, { form, upload, body, beginFiles });
    return { body, drop: upload.drop, ...refused };
  } catch (error) {
    rememberLanguage(request, body);
    await upload.drop();
    // The parser's own errors about a malformed body carry no status.
    throw error instanceof Error && "statusCode" in error ? error : new HttpError(400);
  } finally {
    upload.end();
    // The rest of a refused body is discarded without the parser, which would keep that rest in memory.
    request.raw.unpipe();
    request.raw.resume();
  }
}

const captchaField = "recaptcha";

const kindOf = (files: number): "files" | "folders" => (files === 1 ? "files" : "folders");

type Reading = {
  readonly form: FormShape;
  readonly upload: Upload;
  readonly body: Record<string, unknown>;
  /** Must be called before the first file. Resolves with false when no valid captcha lets files in. */
  readonly beginFiles: () => Promise<boolean>;
};

async function readParts(
  request: FastifyRequest,
  { form, upload, body, beginFiles }: Reading,
): Promise<Pick<ReceivedForm, "problems" | "lacksCaptcha">> {
  const seen = new Map<string, number>();
  let hasFiles = false;
  for await (const part of request.parts({ limits: multipartLimits })) {
    const { fieldname } = part;
    const count = seen.get(fieldname) ?? 0;
    const problem = problemOf(part, form) ?? problemOfCount(fieldname, count, form);
    if (problem) return { problems: { [fieldname]: problem } };
    seen.set(fieldname, count + 1);
    if (part.type === "file") {
      if (!part.filename) {
        if (await isEmpty(part)) continue;
        return { problems: { [fieldname]: "field.wrong" } };
      }
      if (!hasFiles && !(await beginFiles())) return { lacksCaptcha: true };
      hasFiles = true;
    }
    const value = part.type === "file" ? await receive(part, upload) : part.value;
    body[fieldname] = form.lists.has(fieldname) ? [...((body[fieldname] as unknown[] | undefined) ?? []), value] : value;
  }
  return {};
}

function problemOf({ fieldname, type }: Multipart, { fields, files }: FormShape): "field.unknown" | "field.wrong" | undefined {
  if (!fields.has(fieldname)) return "field.unknown";
  return (type === "file") === files.has(fieldname) ? undefined : "field.wrong";
}

function problemOfCount(name: string, count: number, { files, lists }: FormShape): "file.too-many" | "field.wrong" | undefined {
  if (count < (files.get(name) ?? 1)) return undefined;
  return lists.has(name) ? "file.too-many" : "field.wrong";
}

/** Tells whether a file without a name has no content: browsers send an empty file input in this form, which does not count as a file. */
async function isEmpty({ file }: MultipartFile): Promise<boolean> {
  for await (const bytes of file) if ((bytes as Buffer).length > 0) return false;
  return true;
}

async function receive(part: MultipartFile, upload: Upload): Promise<ReceivedFile> {
  part.file.once("limit", () => part.file.destroy(new HttpError(413)));
  return upload.take(part.file, { name: plainName(part.filename), type: part.mimetype });
}

/**
 * Returns a file's name without folders, control characters and line breaks of any kind, and at most 150 characters of it, because the name
 * is displayed and mailed.
 */
function plainName(name: string | undefined): string {
  const base = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  const visible = visibleText(base).replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, "");
  return visible.length <= longestName ? visible || "file" : endOf(visible);
}

/** Returns the end of a long name, without a piece of a character. */
function endOf(name: string): string {
  let end = "";
  for (const sign of graphemesOf(name).toReversed()) {
    if (end.length + sign.length > longestName) break;
    end = sign + end;
  }
  return end || "file";
}

const longestName = 150;
