/** Reads a multipart body into a plain object: texts as strings, files with their content. */
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "#core/values/upload.ts";
import { HttpError } from "./errors.ts";
import { rememberLanguage } from "./request-language.ts";

export type ReceivedFile = UploadedFile & { readonly content: Buffer };

export const isReceivedFile = (value: unknown): value is ReceivedFile =>
  typeof value === "object" && value !== null && "content" in value && Buffer.isBuffer(value.content);

/** Above what a form may send (P-302), so that a file a little too large is refused at its field; beyond it is 413. */
export const multipartLimits = {
  fileSize: 6 * 1024 * 1024,
  files: 4,
  fields: 40,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts({ limits: multipartLimits })) {
      const value = part.type === "file" ? await receive(part) : part.value;
      if (value === undefined) continue;
      // Sent twice: a list, which no field takes.
      body[part.fieldname] = part.fieldname in body ? [body[part.fieldname], value] : value;
    }
  } catch (error) {
    rememberLanguage(request, body);
    // The parser's own complaints about the form of a body carry no status.
    throw error instanceof Error && "statusCode" in error ? error : new HttpError(400);
  }
  return body;
}

/** A file input that was left empty arrives as a nameless file without content: that is no file. */
async function receive(part: MultipartFile): Promise<ReceivedFile | undefined> {
  const content = await part.toBuffer();
  if (!part.filename && content.length === 0) return undefined;
  return { name: plainName(part.filename), size: content.length, type: part.mimetype, content };
}

/** Without folders and control characters, at most 150 characters: the name is shown and mailed. */
function plainName(name: string | undefined): string {
  const base = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return base.replace(/\p{C}/gu, "").slice(-150) || "file";
}
