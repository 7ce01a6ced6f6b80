/** This module serves the documents of orders without sign-in, to anybody who has a document's address, for 30 days. */
import { and, eq, gt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { orderDocuments, orders } from "#demo/api/db/schema-orders.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { sendFile } from "#demo/api/http/send-file.ts";
import { appointmentTexts } from "#demo/api/messages/appointment-texts.ts";
import { documentPolicy } from "#demo/api/documents/confirmation.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";

export const documentPath = "/order-documents";

/**
 * The time in milliseconds for which a document's address works. The document says where somebody lives, so its address must not work for
 * ever; by its end the customer has the document on paper or in the mail.
 */
const lifeMs = 30 * 24 * 3_600_000;

/**
 * Registers the address of order documents. Unknown addresses and those older than 30 days get the same 404. A confirmation is shown as a
 * page, a calendar file is downloaded.
 */
export function registerDocuments(app: FastifyInstance, { db, rateLimits, now }: ApiContext): void {
  app.get(`${documentPath}/:secret`, { config: rateLimits("form") }, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    const [row] = await db
      .select({ content: orderDocuments.content, kind: orderDocuments.kind, language: orderDocuments.language, number: orders.number })
      .from(orderDocuments)
      .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
      .where(and(eq(orderDocuments.secretHash, secretHash(secret)), gt(orders.placedAt, new Date(now() - lifeMs))));
    if (!row) throw new HttpError(404);
    if (row.kind === "calendar")
      return sendFile(
        reply,
        new File([row.content], appointmentTexts[row.language].file(row.number), { type: "text/calendar; charset=utf-8" }),
      );
    return reply.type("text/html; charset=utf-8").header("content-security-policy", documentPolicy).send(row.content);
  });
}
