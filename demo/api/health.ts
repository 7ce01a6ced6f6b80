import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "./context.ts";
import { failure, success } from "./http/envelope.ts";
import { describeError } from "./http/logging.ts";

/** For whoever watches the API: 200 while it can reach its database. */
export function registerHealth(app: FastifyInstance, { db }: ApiContext): void {
  app.get("/health", async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { ...success(), database: "ok" };
    } catch (error) {
      request.log.error({ failure: describeError(error) }, "database does not answer");
      return reply.code(503).send(failure({ message: "The database does not answer." }));
    }
  });
}
