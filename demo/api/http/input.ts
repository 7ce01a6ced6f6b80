/** This module checks the input of a call with the structs of the call's descriptor. */
import type { FastifyRequest } from "fastify";
import { validate, type Struct } from "superstruct";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { HttpError } from "./errors.ts";
import { isWhatItSays } from "./file-content.ts";
import { problemsOf, type FieldProblems } from "./problems.ts";
import { readTexts, textKindsOf } from "./readable.ts";
import { ReceivedFile } from "./uploads.ts";

/** The checked input of a call. `token` is the captcha's token, which has been taken out of the body. */
export type Input = { readonly query: unknown; readonly headers: unknown; readonly body: unknown; readonly token?: string };

/**
 * Reads a call's input, or returns the problems by field. Undeclared headers and parts are dropped. Throws a 400 when query or body as a
 * whole does not have the promised form.
 * @param received the body as `receive` (http/received.ts) has read it
 */
export async function readInput(
  request: FastifyRequest,
  endpoint: Endpoint,
  received: unknown,
): Promise<Input | { readonly problems: FieldProblems }> {
  const spec = specOf(endpoint);
  const kinds = textKindsOf(endpoint);
  const address = readTexts({ ...(request.query as object), ...(request.params as object) }, kinds);
  const sent = readTexts(received, kinds);
  const unreadable = { ...address.problems, ...sent.problems };
  if (hasSome(unreadable)) return { problems: unreadable };
  const query = parse(spec.query, address.value);
  const body = parse(spec.body, sent.value);
  const headers = parse(spec.headers, declaredHeaders(spec.headers, request));
  const problems = { ...headers.problems, ...query.problems, ...(await contentProblems(body.value)), ...body.problems };
  if (hasSome(problems)) return { problems };
  return { query: query.value, headers: headers.value, ...withoutToken(body.value) };
}

const hasSome = (problems: FieldProblems): boolean => Object.keys(problems).length > 0;

// A descriptor without a struct for query, body or headers promises nothing about that part, so what was sent of it is dropped.
function parse(struct: Struct<any, any> | undefined, value: unknown): { value?: unknown; problems?: FieldProblems } {
  if (!struct) return {};
  const [error, parsed] = validate(value, struct, { coerce: true });
  if (!error) return { value: parsed };
  const problems = problemsOf(error);
  if (!problems) throw new HttpError(400);
  return { problems };
}

const declaredHeaders = (struct: Struct<any, any> | undefined, { headers }: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(Object.keys((struct?.schema ?? {}) as object).flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

/** Checks received files by their content. A file's name and size are checked before, so this check comes last. */
async function contentProblems(body: unknown): Promise<FieldProblems> {
  const problems: Record<string, "file.type"> = {};
  for (const [field, value] of Object.entries(body ?? {})) {
    for (const file of Array.isArray(value) ? value : [value])
      if (file instanceof ReceivedFile && !(await isWhatItSays(file))) problems[field] = "file.type";
  }
  return problems;
}

function withoutToken(body: unknown): Pick<Input, "body" | "token"> {
  if (typeof body !== "object" || body === null || !("recaptcha" in body)) return { body };
  const { recaptcha, ...rest } = body;
  return typeof recaptcha === "string" ? { token: recaptcha, body: rest } : { body: rest };
}
