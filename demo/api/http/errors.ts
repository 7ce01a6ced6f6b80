/**
 * This module handles errors: everything that goes wrong outside a route's handler is still answered with the envelope, in the caller's
 * language.
 */
import type { FastifyError, FastifyInstance } from "fastify";
import { statusText, type StatusTextId } from "#demo/api/messages/status-texts.ts";
import { isUnavailable } from "#demo/api/db/postgres.ts";
import type { ApiCode } from "#core/base/errors/api-codes.ts";
import { failure } from "./envelope.ts";
import { languageOf } from "./request-language.ts";

/** An error with an HTTP status, thrown when a call as a whole cannot be answered. Values that a visitor typed never cause it. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, retryAfterSeconds?: number) {
    super(`HTTP ${statusCode}`);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The time after which a retry makes sense: a database whose connections were cut usually accepts new ones by then. */
const unavailableRetrySeconds = 2;

const known: Readonly<Record<number, { text: StatusTextId; code?: ApiCode }>> = {
  400: { text: "malformed", code: "invalid" },
  401: { text: "unauthorised" },
  403: { text: "forbidden" },
  404: { text: "notFound", code: "not_found" },
  413: { text: "tooLarge", code: "invalid" },
  415: { text: "wrongType", code: "invalid" },
  429: { text: "rateLimited", code: "rate_limited" },
};

/** Returns the HTTP status of an error. A framework error whose status the API does not use becomes a 400 or 500 (decisions §7). */
const statusOf = (error: Partial<FastifyError>): number => {
  const { statusCode = isUnavailable(error) ? 503 : 500 } = error;
  if (statusCode >= 500) return statusCode === 503 ? 503 : 500;
  return statusCode in known ? statusCode : 400;
};

/**
 * Registers the handlers for errors and for unknown paths. Errors of the server (500 and 503) are logged; a 503 always carries
 * `Retry-After`.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, "call failed");
    const { text, code } = known[status] ?? { text: status === 503 ? ("unavailable" as const) : ("internal" as const) };
    const retryAfterSeconds = error instanceof HttpError ? error.retryAfterSeconds : undefined;
    if (status === 503 || retryAfterSeconds !== undefined)
      reply.header("retry-after", String(retryAfterSeconds ?? unavailableRetrySeconds));
    // The API closes the connection rather than wait for the rest of a body that is too large.
    if (status === 413) reply.header("connection", "close");
    const body = failure({ ...(code && { code }), message: statusText(text, languageOf(request)) });
    const readsStatus = request.routeOptions.config.readsStatus ?? false;
    return reply.code(status).send(readsStatus ? { ...body, status: body.meta.status } : body);
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send(failure({ code: "not_found", message: statusText("notFound", languageOf(request)) })),
  );
}
