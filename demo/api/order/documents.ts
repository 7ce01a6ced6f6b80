/** Where a document of an order is read, without signing in, by whoever has its address. */
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "#demo/api/context.ts";
import { orderDocuments } from "#demo/api/db/schema-orders.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { documentPolicy } from "./confirmation.ts";
import { secretHash } from "./secrets.ts";

export const documentPath = "/order-documents";

export function registerDocuments(app: FastifyInstance, { db, rateLimits }: ApiContext): void {
  app.get(`${documentPath}/:secret`, { config: rateLimits("form") }, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    const [row] = await db
      .select({ content: orderDocuments.content })
      .from(orderDocuments)
      .where(eq(orderDocuments.secretHash, secretHash(secret)));
    if (!row) throw new HttpError(404);
    return reply.type("text/html; charset=utf-8").header("content-security-policy", documentPolicy).send(row.content);
  });
}
