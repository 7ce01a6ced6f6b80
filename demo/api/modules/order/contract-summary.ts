/** This module makes the contract summary of an order, and its file. */
import { createHash } from "node:crypto";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { Documents } from "#demo/api/documents/documents.ts";
import type { Price } from "#demo/api/domain/pricing.rules.ts";
import { summaryOf } from "#demo/api/domain/summary.rules.ts";
import { summaryTexts } from "#demo/api/messages/summary-texts.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { findSummary, insertSummary } from "#demo/api/store/summaries.ts";
import type { Item } from "#demo/api/domain/items.rules.ts";

const summaryPath = "/contract-summary";

type Asked = { readonly items: readonly Item[]; readonly price: Price; readonly language: Language };

/**
 * Makes the contract summary of an order, and stores it under the hash of its content: the same content in the same language is stored
 * once.
 */
export async function keepSummary(
  db: Database,
  asked: Asked,
  { options: { siteUrl, publicUrl }, now }: Pick<ApiContext, "options" | "now">,
): Promise<ContractSummary> {
  const date = todayInBrussels(now());
  const { language } = asked;
  const content = summaryOf({ ...asked, date, siteUrl });
  const id = createHash("sha256")
    .update(JSON.stringify([language, content]))
    .digest("base64url");
  await insertSummary(db, { id, language, version: content.version, content, date });
  return { ...content, id, url: `${publicUrl}${summaryPath}/${id}` };
}

/**
 * Returns a contract summary as PDF, with a file name in its language, or undefined when there is no such summary.
 * @param make makes the PDF, or takes it from the cache
 */
export async function fileOfSummary(db: Database, id: string, make: Documents["make"]): Promise<File | undefined> {
  const row = await findSummary(db, id);
  if (!row) return undefined;
  const { content, language, date } = row;
  const bytes = await make({ kind: "summary", of: { content, language, date } }, id);
  return new File([bytes], `${summaryTexts[language].file}.pdf`, { type: "application/pdf" });
}
