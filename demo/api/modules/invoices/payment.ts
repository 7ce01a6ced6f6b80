/**
 * This module takes the payment of invoices: it makes a link that is valid for 30 minutes, and serves the page of the link, in place of a
 * bank's. Anybody who has the link may pay or cancel, without signing in, because the page is opened in another tab or in a frame.
 */
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { everyInvoice, paymentLink } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatMoney, sumOf } from "#core/base/values/money.ts";
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
import type { Account } from "#demo/api/store/sessions.ts";
import { invoicesOf, type InvoiceRow } from "#demo/api/store/invoices.ts";

const paymentPath = "/demo/payment";
const lifeMs = 30 * 60_000;

export const linkToPay = accountRoute({
  endpoint: paymentLink,
  budget: "form",
  async handle({ account, query, db, language }, { now, options }) {
    const texts = invoiceTexts[language];
    const nowMs = now();
    const wanted = await wantedInvoices(db, account, query.invoice);
    if (!wanted) return { refused: "not_found", message: statusText("notFound", language) };
    const payable = wanted.filter((row) => isPayable(row, todayInBrussels(nowMs)));
    if (payable.length === 0) return { refused: "already_done", message: texts.nothingToPay };
    if (!options.demo) return { refused: "not_available", message: texts.noPaymentPage };
    const { secret, hash } = newSecret();
    await db.delete(payments).where(lt(payments.expiresAt, new Date(nowMs - lifeMs)));
    const expiresAt = new Date(nowMs + lifeMs);
    await db.insert(payments).values(payable.map(({ id }) => ({ secretHash: hash, invoiceId: id, expiresAt })));
    return { answer: { data: { redirectUrl: `${options.publicUrl}${paymentPath}/${secret}?lang=${language}` } } };
  },
});

/** Returns the account's invoice with this id, or all of its invoices for `everyInvoice`; undefined where the account has no such one. */
async function wantedInvoices(db: Database, account: Account, wanted: string): Promise<readonly InvoiceRow[] | undefined> {
  if (wanted === everyInvoice) return invoicesOf(db, account.id);
  if (!isId(wanted)) return undefined;
  const isOwn = and(eq(invoices.id, wanted), eq(invoices.accountId, account.id));
  const found = await db.select().from(invoices).where(isOwn);
  return found.length > 0 ? found : undefined;
}

/** A visit to the payment page, with the invoices that it pays. While it is `open`, they are those that are still payable. */
type Visit =
  | { readonly standing: "open" | "paid" | "cancelled"; readonly rows: readonly [InvoiceRow, ...InvoiceRow[]] }
  | { readonly standing: "gone" };

async function visitOf(db: Database, secret: string, nowMs: number): Promise<Visit> {
  const found = await db
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.secretHash, secretHash(secret)))
    .orderBy(invoices.number);
  const [first, ...others] = found.map(({ invoice }) => invoice);
  const payment = found[0]?.payment;
  if (!first || !payment || payment.expiresAt.getTime() <= nowMs) return { standing: "gone" };
  // Some of the invoices may have been paid through another link in the meantime: nothing is paid twice.
  const [payable, ...more] = [first, ...others].filter((row) => isPayable(row, todayInBrussels(nowMs)));
  if (!payable) return { standing: "paid", rows: [first, ...others] };
  return { standing: payment.cancelledAt ? "cancelled" : "open", rows: [payable, ...more] };
}

/** Pays the invoices or cancels the payment. Two presses of the button at the same time pay once. */
async function choose(db: Database, secret: string, choice: unknown, nowMs: number): Promise<void> {
  const visit = await visitOf(db, secret, nowMs);
  if (visit.standing !== "open") return;
  const at = new Date(nowMs);
  if (choice === "pay")
    await db
      .update(invoices)
      .set({ paidAt: at })
      .where(
        and(
          inArray(
            invoices.id,
            visit.rows.map(({ id }) => id),
          ),
          isNull(invoices.paidAt),
        ),
      );
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
  const { standing, rows } = visit;
  const [{ number }] = rows;
  const money = formatMoney(sumOf(rows.map(({ totalCents }) => totalCents)), language);
  const invoice = invoiceTexts[language].name(number);
  const several = rows.length > 1 ? invoiceTexts[language].several(rows.length) : undefined;
  switch (standing) {
    case "paid":
      return {
        title: texts.paidTitle,
        text: several ? texts.severalPaidText({ money, invoices: several }) : texts.paidText({ money, invoice }),
        home,
      };
    case "cancelled":
      return { title: texts.cancelledTitle, text: texts.cancelledText, home };
    case "open":
      return {
        title: texts.title(money),
        text: several
          ? texts.severalText({ creditor: creditor.name, invoices: several })
          : texts.text({ creditor: creditor.name, invoice, communication: structuredCommunication(number) }),
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
