/**
 * This module serves the page of a newsletter's unsubscribe link, which has a button. Only the button unsubscribes, so that a mail scanner
 * that opens every link unsubscribes nobody.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#core/base/values/language.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { subscribers } from "#demo/api/db/schema-forms.ts";
import { page } from "#demo/api/http/page.ts";
import type { PageText } from "#demo/api/messages/page-text.ts";
import { languageOf } from "#demo/api/http/request-language.ts";
import { unsubscribeTexts } from "#demo/api/messages/page-texts.ts";

export const unsubscribePath = "/newsletter/unsubscribe";

type Standing = "subscribed" | "unsubscribed" | "unknown";

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === "string" ? token : "";
}

async function standingOf(db: Database, token: string): Promise<Standing> {
  const [row] = await db
    .select({ unsubscribedAt: subscribers.unsubscribedAt })
    .from(subscribers)
    .where(eq(subscribers.unsubscribeHash, secretHash(token)));
  if (!row) return "unknown";
  return row.unsubscribedAt ? "unsubscribed" : "subscribed";
}

async function unsubscribe(db: Database, token: string): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(eq(subscribers.unsubscribeHash, secretHash(token)), isNull(subscribers.unsubscribedAt)));
}

/**
 * Registers the page of the unsubscribe link, and the address to which its button posts. Both answer 404 for a token that belongs to no
 * subscriber.
 */
export async function registerUnsubscribe(app: FastifyInstance, { db, options, rateLimits }: ApiContext): Promise<void> {
  const show = (reply: FastifyReply, standing: Standing, language: Language) => {
    const text: PageText = unsubscribeTexts[language][standing];
    return page(reply, { language, text, home: `${options.siteUrl}/${language}`, status: standing === "unknown" ? 404 : 200 });
  };
  await app.register(async (pages) => {
    // The page's form and the one-click button of a mail program send a body that nothing needs, so it is read and dropped.
    pages.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
    const config = rateLimits("form");
    pages.get(unsubscribePath, { config }, async (request, reply) =>
      show(reply, await standingOf(db, tokenOf(request)), languageOf(request)),
    );
    pages.post(unsubscribePath, { config }, async (request, reply) => {
      await unsubscribe(db, tokenOf(request));
      return show(reply, await standingOf(db, tokenOf(request)), languageOf(request));
    });
  });
}
