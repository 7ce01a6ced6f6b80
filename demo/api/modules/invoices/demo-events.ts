/** This module lets visitors of the demo bring about what costs a fee: a reminder, a refused debit, another SIM card (decisions §14). */
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { create, enums, type } from "superstruct";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import type { Database } from "#demo/api/db/database.ts";
import { invoices } from "#demo/api/db/schema-area.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { stateOn } from "#demo/api/domain/invoice-state.rules.ts";
import { success } from "#demo/api/http/envelope.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { isAllowedOrigin } from "#demo/api/http/origins.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { bearerOf } from "#demo/api/routing/bearer.ts";
import { signedInBy } from "#demo/api/routing/signed-in.ts";
import { invoicesOf, type InvoiceRow } from "#demo/api/store/invoices.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { bringUpToDate, lockCustomer } from "./billing-run.ts";
import { recordFeeEvent } from "./fee-events.ts";

const kinds = ["sim_swap", "reactivation", "transfer", "debit_rejected", "reminder"] as const;
type Kind = (typeof kinds)[number];
const Event = type({ kind: enums(kinds) });

/**
 * Registers `POST /demo/event {kind}`, by which something happens to the customer whose token the call carries. A reminder is sent for the
 * oldest overdue invoice, and the bank refuses the oldest debit that is under way; without such an invoice the answer is a 404.
 */
export function registerDemoEvents(app: FastifyInstance, context: ApiContext): void {
  const happen = async (request: FastifyRequest) => {
    if (!isAllowedOrigin(request.headers.origin, context.options)) throw new HttpError(403);
    const { kind } = eventIn(request.body);
    const signedIn = await signedInBy(bearerOf(request), context);
    if ("refused" in signedIn) throw new HttpError(401);
    const nowMs = context.now();
    await bringUpToDate(context.db, signedIn.account, nowMs, context);
    const { count, cents } = await context.db.transaction((tx) => bringAbout(tx, context, { account: signedIn.account, kind, nowMs }));
    return { ...success(), event: { kind, count, prc: eurosOfCents(cents), billed_on: monthAfter(todayInBrussels(nowMs), 1) } };
  };
  app.route({ method: "POST", url: "/demo/event", config: context.rateLimits("form"), handler: happen });
}

function eventIn(body: unknown) {
  try {
    return create(body, Event);
  } catch {
    throw new HttpError(400);
  }
}

type Wanted = { readonly account: Account; readonly kind: Kind; readonly nowMs: number };

async function bringAbout(tx: Database, { options }: ApiContext, { account, kind, nowMs }: Wanted) {
  await lockCustomer(tx, account.id);
  const day = todayInBrussels(nowMs);
  const invoice = kind === "reminder" || kind === "debit_rejected" ? await aboutInvoice(tx, { account, kind, nowMs }, day) : null;
  const event = { accountId: account.id, fee: kind, invoiceId: invoice?.id ?? null, day, reminders: options.reminders };
  return recordFeeEvent(tx, event);
}

/** Notes the event at the invoice that it is about, and returns the invoice. */
async function aboutInvoice(tx: Database, { account, kind }: Wanted, day: CalendarDate): Promise<InvoiceRow> {
  const isMeant = (row: InvoiceRow): boolean =>
    kind === "reminder" ? stateOn(row, day) === "overdue" : row.debitRejectedOn === null && isDebited(row, day);
  const found = (await invoicesOf(tx, account.id)).findLast(isMeant);
  if (!found) throw new HttpError(404);
  const noted = kind === "reminder" ? { remindedOn: day } : { debitRejectedOn: day };
  await tx.update(invoices).set(noted).where(eq(invoices.id, found.id));
  return found;
}

const isDebited = (row: InvoiceRow, day: CalendarDate): boolean => ["direct_debit", "processing"].includes(stateOn(row, day));
