/** This module serves `GET /health`, which load balancers and the doctor of the widgets request. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { failure, success } from "#demo/api/http/envelope.ts";
import { describeError } from "#demo/api/http/logging.ts";

/**
 * The time within which the health check answers: a load balancer that uses the check must not wait for a database that does not answer.
 */
const answerWithinMs = 2000;

/**
 * Registers the health check for monitoring: it answers 200 while the API can reach its database, else 503. A page of any origin may send
 * the request without being able to read the response, so the doctor of the widgets can tell an origin that is not allowed from an API that
 * cannot be reached.
 */
export function registerHealth(app: FastifyInstance, { db }: ApiContext): void {
  app.get("/health", async (request, reply) => {
    reply.header("cross-origin-resource-policy", "cross-origin");
    try {
      await within(answerWithinMs, db.execute(sql`select 1`));
      return { ...success(), database: "ok" };
    } catch (error) {
      request.log.error({ failure: describeError(error) }, "database does not answer");
      return reply.code(503).send(failure({ message: "The database does not answer." }));
    }
  });
}

async function within(timeoutMs: number, work: PromiseLike<unknown>): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_answer, giveUp) => {
    patience = setTimeout(() => giveUp(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([work, silence]);
  } finally {
    clearTimeout(patience);
  }
}
