/**
 * This module takes the payment of an invoice: it makes a link that is valid for 30 minutes, and serves the page of the link, in place of a
 * bank's. Anybody who has the link may pay or cancel, without signing in, because the page is opened in another tab or in a frame.
 */
import { and, eq, isNull, lt } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { paymentLink } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatMoney } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { structuredCommunication } from "#core/base/values/structured-communication.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { isId } from "#demo/api/store/row-id.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import type { Database } from "#demo/api/db/database.ts";
import { invoices, payments } from "#demo/api/db/schema-area.ts";
import { page } from "#demo/api/http/page.ts";
import type { PageText } from "#demo/api/messages/page-text.ts";
import { languageOf } from "#demo/api/http/request-language.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";
import { paymentTexts } from "#demo/api/messages/payment-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { newSecret, secretHash } from "#demo/api/crypto/url-secret.ts";
import { accountRoute } from "#demo/api/routing/register.ts";
import { isPayable } from "#demo/api/domain/invoice-state.rules.ts";
import type { InvoiceRow } from "#demo/api/store/invoices.ts";

const paymentPath = "/demo/payment";
const lifeMs = 30 * 60_000;

export const linkToPay = accountRoute({
  endpoint: paymentLink,
  budget: "form",
  async handle({ account, query, db, language }, { now, options }) {
    const texts = invoiceTexts[language];
    const nowMs = now();
    const isOwn = and(eq(invoices.id, query.invoice), eq(invoices.accountId, account.id));
    const [found] = isId(query.invoice) ? await db.select().from(invoices).where(isOwn) : [];
    if (!found) return { refused: "not_found", message: statusText("notFound", language) };
    if (!isPayable(found, todayInBrussels(nowMs))) return { refused: "already_done", message: texts.nothingToPay };
    if (!options.demo) return { refused: "not_available", message: texts.noPaymentPage };
    const { secret, hash } = newSecret();
    await db.delete(payments).where(lt(payments.expiresAt, new Date(nowMs - lifeMs)));
    await db.insert(payments).values({ secretHash: hash, invoiceId: found.id, expiresAt: new Date(nowMs + lifeMs) });
    return { answer: { data: { redirectUrl: `${options.publicUrl}${paymentPath}/${secret}?lang=${language}` } } };
  },
});

type Visit = { readonly standing: "open" | "paid" | "cancelled"; readonly invoice: InvoiceRow } | { readonly standing: "gone" };

async function visitOf(db: Database, secret: string, nowMs: number): Promise<Visit> {
  const [row] = await db
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.secretHash, secretHash(secret)));
  if (!row || row.payment.expiresAt.getTime() <= nowMs) return { standing: "gone" };
  const { invoice } = row;
  // The invoice may have been paid through another link in the meantime: nothing is paid twice.
  if (!isPayable(invoice, todayInBrussels(nowMs))) return { standing: "paid", invoice };
  return { standing: row.payment.cancelledAt ? "cancelled" : "open", invoice };
}

/** Pays the invoice or cancels the payment. Two presses of the button at the same time pay once. */
async function choose(db: Database, secret: string, choice: unknown, nowMs: number): Promise<void> {
  const visit = await visitOf(db, secret, nowMs);
  if (visit.standing !== "open") return;
  const at = new Date(nowMs);
  if (choice === "pay")
    await db
      .update(invoices)
      .set({ paidAt: at })
      .where(and(eq(invoices.id, visit.invoice.id), isNull(invoices.paidAt)));
  if (choice === "cancel")
    await db
      .update(payments)
      .set({ cancelledAt: at })
      .where(eq(payments.secretHash, secretHash(secret)));
}

function textOf(visit: Visit, language: Language): PageText {
  const texts = paymentTexts[language];
  const { home } = texts;
  if (visit.standing === "gone") return { title: texts.goneTitle, text: texts.goneText, home };
  const { number, totalCents } = visit.invoice;
  const money = formatMoney(totalCents, language);
  const invoice = invoiceTexts[language].name(number);
  switch (visit.standing) {
    case "paid":
      return { title: texts.paidTitle, text: texts.paidText({ money, invoice }), home };
    case "cancelled":
      return { title: texts.cancelledTitle, text: texts.cancelledText, home };
    case "open":
      return {
        title: texts.title(money),
        text: texts.text({ creditor: creditor.name, invoice, communication: structuredCommunication(number) }),
        buttons: [
          ["pay", texts.pay],
          ["cancel", texts.cancel],
        ],
        home,
      };
  }
}

/** The loopback origins, which may show the payment page in a frame, as may every origin that is allowed to call the API. */
const loopbackOrigins = ["http://localhost:*", "http://*.localhost:*", "http://127.0.0.1:*"];

/** Registers the demo's payment page, and the address to which its buttons post. A link that is unknown or out of date is a 404. */
export async function registerPaymentPage(app: FastifyInstance, { db, options, rateLimits, now }: ApiContext): Promise<void> {
  const framedBy = [...new Set([new URL(options.siteUrl).origin, ...options.allowedOrigins, ...loopbackOrigins])];
  const show = async (reply: FastifyReply, secret: string, language: Language) => {
    const visit = await visitOf(db, secret, now());
    const home = options.siteUrl + pathOf("invoices", language);
    return page(reply, { language, text: textOf(visit, language), home, status: visit.standing === "gone" ? 404 : 200, framedBy });
  };
  await app.register(async (pages) => {
    pages.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async (_request: unknown, body: unknown) =>
      Object.fromEntries(new URLSearchParams(String(body))),
    );
    const config = rateLimits("form");
    const url = `${paymentPath}/:secret`;
    pages.get(url, { config }, async (request, reply) => {
      const { secret } = request.params as { secret: string };
      return show(reply, secret, languageOf(request));
    });
    pages.post(url, { config }, async (request, reply) => {
      const { secret } = request.params as { secret: string };
      await choose(db, secret, (request.body as { choice?: unknown } | null)?.choice, now());
      return show(reply, secret, languageOf(request));
    });
  });
}
