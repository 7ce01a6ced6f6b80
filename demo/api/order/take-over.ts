/**
 * An order that was placed with the address of somebody's account (decisions §6): the link of its mail leads to a page with a button, and who
 * presses it and signs in within seven days has the order. Only the button confirms, so that a mail scanner that opens every link does not;
 * and only the account of that very address gets it.
 */
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Language } from "#core/values/language.ts";
import { pathOf } from "#core/values/routes.ts";
import type { Account } from "#demo/api/account/sessions.ts";
import type { ApiContext } from "#demo/api/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";
import { page } from "#demo/api/http/page.ts";
import { languageOf } from "#demo/api/http/request-language.ts";
import { takeOverTexts } from "#demo/api/messages/take-over-texts.ts";
import { secretHash } from "./secrets.ts";

export const takePath = "/order-take-over";

const lifeMs = 7 * 24 * 3_600_000;

type Standing = "open" | "confirmed" | "gone";

const isOpen = (secret: string, nowMs: number) =>
  and(eq(orders.takeHash, secretHash(secret)), isNull(orders.accountId), gt(orders.placedAt, new Date(nowMs - lifeMs)));

async function standingOf(db: Database, secret: string, nowMs: number): Promise<Standing> {
  const [row] = await db.select({ confirmedAt: orders.takeConfirmedAt }).from(orders).where(isOpen(secret, nowMs));
  if (!row) return "gone";
  return row.confirmedAt ? "confirmed" : "open";
}

async function confirm(db: Database, secret: string, nowMs: number): Promise<void> {
  await db
    .update(orders)
    .set({ takeConfirmedAt: new Date(nowMs) })
    .where(isOpen(secret, nowMs));
}

/** Gives the account the orders that were confirmed for its address. Called whenever it signs in or its session is renewed. */
export async function takeOrders(db: Database, { id: accountId, email }: Account, nowMs: number): Promise<void> {
  const isConfirmed = and(eq(orders.email, email), isNull(orders.accountId), gt(orders.takeConfirmedAt, new Date(nowMs - lifeMs)));
  const [waiting] = await db.select({ id: orders.id }).from(orders).where(isConfirmed).limit(1);
  if (!waiting) return;
  await db.transaction(async (tx) => {
    const taken = await tx.update(orders).set({ accountId, takeHash: null }).where(isConfirmed).returning({ id: orders.id });
    const ids = taken.map(({ id }) => id);
    if (ids.length > 0) await tx.update(products).set({ accountId }).where(inArray(products.orderId, ids));
  });
}

export async function registerTakeOver(app: FastifyInstance, { db, options, rateLimits, now }: ApiContext): Promise<void> {
  const show = (reply: FastifyReply, standing: Standing, language: Language) => {
    const home = options.siteUrl + (standing === "confirmed" ? pathOf("login", language) : `/${language}`);
    return page(reply, { language, text: takeOverTexts[language][standing], home, status: standing === "gone" ? 404 : 200 });
  };
  await app.register(async (pages) => {
    // The form of the page has no fields.
    pages.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
    const config = rateLimits("form");
    const url = `${takePath}/:secret`;
    pages.get(url, { config }, async (request, reply) => {
      const { secret } = request.params as { secret: string };
      return show(reply, await standingOf(db, secret, now()), languageOf(request));
    });
    pages.post(url, { config }, async (request, reply) => {
      const { secret } = request.params as { secret: string };
      await confirm(db, secret, now());
      return show(reply, await standingOf(db, secret, now()), languageOf(request));
    });
  });
}
