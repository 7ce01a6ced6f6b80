/**
 * Lets a customer take over an order into the account whose email address the order named (decisions §6). The link in the order's mail
 * opens a page that shows the order and has a button. A reader who presses the button and signs in within seven days is asked once more, by
 * a link in the account's overview; after that the order belongs to the account. Only buttons confirm, so that a mail scanner that opens
 * every link confirms nothing, and only the account with exactly that address gets the order.
 */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orderLines, orders, products } from "#demo/api/db/schema-orders.ts";
import { page } from "#demo/api/http/page.ts";
import { languageOf } from "#demo/api/http/request-language.ts";
import { orderWords } from "#demo/api/messages/order-words.ts";
import { takeOverTexts, takeOverWords } from "#demo/api/messages/take-over-texts.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import { addressOfId } from "#demo/api/domain/own-addresses.rules.ts";

export const takePath = "/order-take-over";

const lifeMs = 7 * 24 * 3_600_000;
/** The highest number of orders that an account is asked about at a time; customers hardly ever confirm more orders than that. */
const mostAsked = 10;

/** The state of an order that may be taken into an account. `asked` means that the reader has signed in and now decides. */
type Standing = "open" | "confirmed" | "asked" | "taken" | "gone";
type Found = Pick<typeof orders.$inferSelect, "id" | "number" | "placedAt" | "totalCents" | "clientAddress" | "installAddress">;
type Visit = { readonly standing: Standing; readonly order?: Found };

const isOpen = (secret: string, nowMs: number) =>
  and(eq(orders.takeHash, secretHash(secret)), isNull(orders.accountId), gt(orders.placedAt, new Date(nowMs - lifeMs)));

async function visitOf(db: Database, secret: string, nowMs: number): Promise<Visit> {
  const [order] = await db.select().from(orders).where(isOpen(secret, nowMs));
  if (!order) return { standing: "gone" };
  return { standing: order.takeConfirmedAt ? "confirmed" : "open", order };
}

/**
 * Returns the texts that describe the order on the page. Somebody else may have placed the order, so the reader is shown what it is, where
 * it goes and what it costs before pressing the button. The texts name no person.
 */
async function toldOf(db: Database, { id, number, placedAt, totalCents, clientAddress, installAddress }: Found, language: Language) {
  const lines = await db
    .select({ offer: orderLines.offer })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.position);
  const at = installAddress === null ? clientAddress : addressOfId(installAddress);
  const words = takeOverWords[language];
  return [
    words.order(number, formatDate(todayInBrussels(placedAt.getTime()), language)),
    ...lines.map(({ offer }) => titleIn(offer, language).join(" ")),
    ...(at ? [words.address(addressText(at, language))] : []),
    words.total(orderWords[language].perMonth(formatMoney(totalCents, language))),
  ];
}

async function confirm(db: Database, secret: string, nowMs: number): Promise<void> {
  await db
    .update(orders)
    .set({ takeConfirmedAt: new Date(nowMs) })
    .where(isOpen(secret, nowMs));
}

const isConfirmed = (nowMs: number) => and(isNull(orders.accountId), gt(orders.takeConfirmedAt, new Date(nowMs - lifeMs)));

/** Returns the secret of an order and an account. Only the person who is signed in to that account is told the secret. */
const askedSecret = (keyedHash: KeyedHash, orderId: string, accountId: string): string =>
  keyedHash("order", `take\n${orderId}\n${accountId}`);

/**
 * Returns the orders that were confirmed for the account's email address, the oldest first, each with the address of the page that asks the
 * customer about it.
 */
export async function waitingOrders(
  { id: accountId, email }: Pick<Account, "id" | "email">,
  { db, keyedHash, now, options }: Pick<ApiContext, "db" | "keyedHash" | "now" | "options">,
  language: Language,
): Promise<{ readonly number: string; readonly url: string }[]> {
  const found = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.email, email), isConfirmed(now())))
    .orderBy(orders.placedAt)
    .limit(mostAsked);
  return found.map(({ id, number }) => {
    const url = `${options.publicUrl}${takePath}/${number}/${askedSecret(keyedHash, id, accountId)}?lang=${language}`;
    return { number, url };
  });
}

type Asked = { readonly number: string; readonly secret: string };

async function askedOrder({ number, secret }: Asked, { db, keyedHash, now }: ApiContext) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isConfirmed(now())));
  const account = order && (await findAccount(db, order.email));
  return account && askedSecret(keyedHash, order.id, account.id) === secret ? { order, account } : undefined;
}

/** Moves the order into the account. Returns false when there is no such order to take, or somebody has taken it in the meantime. */
async function take(asked: Asked, context: ApiContext): Promise<boolean> {
  const found = await askedOrder(asked, context);
  if (!found) return false;
  const { order, account } = found;
  return context.db.transaction(async (tx) => {
    const taken = await tx
      .update(orders)
      .set({ accountId: account.id, takeHash: null })
      .where(and(eq(orders.id, order.id), isNull(orders.accountId)))
      .returning({ id: orders.id });
    if (taken.length === 0) return false;
    await tx.update(products).set({ accountId: account.id }).where(eq(products.orderId, order.id));
    return true;
  });
}

/**
 * Registers the two pages with a button: one that the link in the mail opens, and one that the link in the account's overview opens. A link
 * that leads to no open order is a 404.
 */
export async function registerTakeOver(app: FastifyInstance, context: ApiContext): Promise<void> {
  const { db, options, rateLimits, now } = context;
  const homeOf = (standing: Standing, language: Language): string => {
    if (standing === "confirmed") return pathOf("login", language);
    return standing === "taken" ? pathOf("overview", language) : `/${language}`;
  };
  const show = async (reply: FastifyReply, { standing, order }: Visit, language: Language) => {
    const home = options.siteUrl + homeOf(standing, language);
    const text = { ...takeOverTexts[language][standing], ...(order && { items: await toldOf(db, order, language) }) };
    return page(reply, { language, text, home, status: standing === "gone" ? 404 : 200 });
  };
  await app.register(async (pages) => {
    // The page's form has no fields, so its body is read and dropped.
    pages.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
    const config = rateLimits("form");
    const url = `${takePath}/:secret`;
    pages.get(url, { config }, async (request, reply) => {
      const { secret } = request.params as { secret: string };
      return show(reply, await visitOf(db, secret, now()), languageOf(request));
    });
    pages.post(url, { config }, async (request, reply) => {
      const { secret } = request.params as { secret: string };
      await confirm(db, secret, now());
      return show(reply, await visitOf(db, secret, now()), languageOf(request));
    });
    const askedUrl = `${takePath}/:number/:secret`;
    pages.get(askedUrl, { config }, async (request, reply) => {
      const found = await askedOrder(request.params as Asked, context);
      return show(reply, found ? { standing: "asked", order: found.order } : { standing: "gone" }, languageOf(request));
    });
    pages.post(askedUrl, { config }, async (request, reply) =>
      show(reply, { standing: (await take(request.params as Asked, context)) ? "taken" : "gone" }, languageOf(request)),
    );
  });
}
