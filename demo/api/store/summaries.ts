/**
 * Stores summaries as they were shown. The same content is stored in one row, because nothing in it is about the person who asked for it.
 */
import { createHash } from "node:crypto";
import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { contractSummaries, orders } from "#demo/api/db/schema-orders.ts";
import { summaryTexts } from "#demo/api/messages/summary-texts.ts";
import type { Papers } from "#demo/api/documents/documents.ts";
import type { Item, Price } from "#demo/api/domain/pricing.rules.ts";
import { summaryOf } from "#demo/api/domain/summary.rules.ts";

export const summaryPath = "/contract-summary";

/** The lifetime of a summary that nobody ordered: as long as that of an order's draft. */
const lifeDays = 7;

type Asked = { readonly items: readonly Item[]; readonly price: Price; readonly language: Language };

/** Makes the summary of an order, and stores it. */
export async function keepSummary(
  db: Database,
  asked: Asked,
  { options, now }: Pick<ApiContext, "options" | "now">,
): Promise<ContractSummary> {
  const { siteUrl, publicUrl } = options;
  const date = todayInBrussels(now());
  const { language } = asked;
  const content = summaryOf({ ...asked, date, siteUrl });
  const id = createHash("sha256")
    .update(JSON.stringify([language, content]))
    .digest("base64url");
  const { version } = content;
  const kept = await db
    .insert(contractSummaries)
    .values({ id, language, version, content, date })
    .onConflictDoNothing()
    .returning({ id: contractSummaries.id });
  if (kept.length > 0) await dropOld(db);
  return { ...content, id, url: `${publicUrl}${summaryPath}/${id}` };
}

async function dropOld(db: Database): Promise<void> {
  const isOrdered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.contractSummary, contractSummaries.id));
  await db
    .delete(contractSummaries)
    .where(and(lt(contractSummaries.madeAt, sql`now() - make_interval(days => ${lifeDays})`), notExists(isOrdered)));
}

/**
 * Returns a summary as PDF, with a file name in its language, or undefined when there is no such summary.
 * @param make makes the paper if it was not made before
 */
export async function fileOfSummary(db: Database, id: string, make: Papers["make"]): Promise<File | undefined> {
  const [row] = await db.select().from(contractSummaries).where(eq(contractSummaries.id, id));
  if (!row) return undefined;
  const { content, language, date } = row;
  const bytes = await make({ kind: "summary", of: { content, language, date } }, id);
  return new File([bytes], `${summaryTexts[language].file}.pdf`, { type: "application/pdf" });
}
