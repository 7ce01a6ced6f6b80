/** This module defines the outcome of a call, checks it against what the call's descriptor promises, and sends the response. */
import type { FastifyReply } from "fastify";
import { validate } from "superstruct";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { mediaTypesOf } from "#core/base/contract/file-answer.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { ApiCode } from "#core/base/errors/api-codes.ts";
import type { Language } from "#core/base/values/language.ts";
import { sendCompared } from "./compared.ts";
import { writeCookies, type CookieChanges } from "./cookies.ts";
import { failure, success, type Enveloped, type Words } from "./envelope.ts";
import { textsOf, type FieldProblems } from "./problems.ts";
import { sendFile } from "./send-file.ts";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

/** The refusal of a call, with one of the codes that the call's descriptor declares. */
export type Refusal<Conflict = never> = {
  readonly refused: ApiCode;
  readonly message: Words;
  /** The value of `status.code`, for a refusal that has a number of its own in the specification (600084). */
  readonly statusCode?: number;
  readonly attemptsLeft?: number;
  readonly retryAfterSeconds?: number;
  readonly cookies?: CookieChanges;
  /** The data beside `meta`, as the `conflict` of the descriptor promises. Only codes that are sent with its HTTP status have such data. */
  readonly conflict?: Conflict;
};

/**
 * The outcome `invalid`, for problems with fields that only the call's handler can find. It is sent like the problems that a struct finds.
 */
export type Unfit = { readonly problems: FieldProblems };

/** The outcome of a call: an answer, a refusal, or problems by field. The visitor reads its `message`. */
export type Outcome<Answer, Conflict = never> =
  | { readonly answer: Answer; readonly message?: Words; readonly cookies?: CookieChanges }
  | Refusal<Conflict>
  | Unfit;

/**
 * The HTTP status of each code. A business refusal is an ordinary response (200), except where a page must not mistake it for a success
 * (decisions §7).
 */
export const httpOf: Readonly<Partial<Record<ApiCode, number>>> = {
  invalid: 422,
  captcha_invalid: 422,
  invalid_credentials: 401,
  token_expired: 401,
  expired: 401,
  logout: 401,
  too_many_sends: 429,
  rate_limited: 429,
  slot_taken: 409,
  price_changed: 409,
  in_progress: 409,
  not_available: 501,
};

/** Throws when a handler's outcome is not what the descriptor of its call promises. */
export function checkPromised(endpoint: Endpoint, outcome: Outcome<unknown, unknown>): void {
  if ("problems" in outcome) return;
  if ("refused" in outcome) return checkRefusal(endpoint, outcome);
  const [broken] = validate(outcome.answer, endpoint.answer);
  if (broken) throw new Error(`${specOf(endpoint).id} answers what its descriptor does not promise, at ${broken.path.join(".")}`);
}

function checkRefusal(endpoint: Endpoint, { refused, conflict }: Refusal<unknown>): void {
  const { id, codes } = specOf(endpoint);
  // Any call may answer the code `rate_limited`, so no descriptor declares it.
  if (refused !== "rate_limited" && !codes.includes(refused))
    throw new Error(`${id} answers ${refused}, which its descriptor does not declare`);
  if (conflict !== undefined && ((httpOf[refused] ?? 200) !== (endpoint.conflictHttpStatus ?? 409) || !endpoint.conflict?.is(conflict)))
    throw new Error(`${id} answers with ${refused} what its descriptor does not promise`);
}

const forEver = `public, max-age=${365 * 24 * 3600}, immutable`;

type To = {
  readonly endpoint: Endpoint;
  readonly readsStatus: boolean;
  readonly neverChanges: boolean;
  readonly isCompared: boolean;
  readonly language: Language;
  readonly options: ResolvedOptions;
};

/**
 * Sends the response of an outcome: cookies, status, `Retry-After` and body. A refusal's cookies are set, too. A file is sent without the
 * envelope.
 */
export async function sendOutcome(
  reply: FastifyReply,
  outcome: Outcome<object, unknown>,
  { endpoint, readsStatus, neverChanges, isCompared, language, options }: To,
): Promise<FastifyReply> {
  const send = (http: number, body: Enveloped, more: object = {}) =>
    reply.code(http).send({ ...body, ...(readsStatus && { status: body.meta.status }), ...more });

  if ("problems" in outcome) return send(422, failure({ code: "invalid", message: textsOf(outcome.problems, language) }));
  if (outcome.cookies) writeCookies(reply, outcome.cookies, options);
  if ("refused" in outcome) {
    const retryAfterSeconds = retryAfterOf(outcome);
    if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds));
    const refusal = failure({ ...outcome, code: outcome.refused });
    return send(httpOf[outcome.refused] ?? 200, refusal, { ...(outcome.conflict as object | undefined), ...numbered(refusal, outcome) });
  }
  if (mediaTypesOf(endpoint.answer)) {
    if (neverChanges) reply.header("cache-control", forEver);
    return sendFile(reply, outcome.answer as File);
  }
  if (isCompared) return sendCompared(reply, { ...success(outcome.message), ...outcome.answer });
  return send(200, success(outcome.message), outcome.answer);
}

/** The seconds to wait before a repeated call whose first sending is still in progress: the first one is most likely answered by then. */
const inProgressRetrySeconds = 1;

const retryAfterOf = ({ refused, retryAfterSeconds }: Refusal<unknown>): number | undefined =>
  retryAfterSeconds ?? (refused === "in_progress" ? inProgressRetrySeconds : undefined);

const numbered = ({ meta }: Enveloped, { statusCode }: Refusal<unknown>): object =>
  statusCode === undefined ? {} : { status: { ...meta.status, code: statusCode } };
