/**
 * Runs the rounds that send notices to customers who do not open their pages: about usage, and about SIM cards that were shipped. Each
 * round checks the lines of all customers, and updates the data of those for whom something is due. `bringUpToDate` and `sendCardMails`
 * lock the customer and check again, so that a notice is sent only once, even if rounds of two processes and a request run at the same
 * time.
 */
import type { FastifyBaseLogger } from "fastify";
import { lastNoticePercent } from "#demo/api/domain/usage-notices.rules.ts";
import { begins } from "#demo/api/domain/product-state.rules.ts";
import { spanToCount } from "#demo/api/domain/usage-span.rules.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { countersOf } from "#demo/api/store/usage.ts";
import { accountsWithIds, linesWithoutNotice } from "#demo/api/store/usage-notices.ts";
import { bringUpToDate } from "./billing-run.ts";
import { isAnswered } from "./demo-operators.ts";
import { dueCards, sendCardMails } from "./sim-cards.ts";
import { dueLines, monthSoFar } from "./usage-notices.ts";

type RoundContext = Pick<ApiContext, "db" | "mailer" | "options" | "now">;

/** The number of lines that are read at once. */
const batchSize = 500;

/**
 * Makes one round. A customer whose notices cannot be sent is logged, and keeps nobody else waiting; the next round tries again.
 * @param isOver tells whether the API closes: then the round ends after the customer whose turn it is
 */
export async function sendDueNotices(context: RoundContext, log: FastifyBaseLogger, isOver: () => boolean = () => false): Promise<void> {
  const { db, mailer, now } = context;
  const nowMs = now();
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const month = monthSoFar(nowMs).firstDay;
    const lines = await linesWithoutNotice(db, { month, percent: lastNoticePercent, after, count: batchSize });
    const due = (await accountsToTell(context, lines, nowMs)).filter(({ id }) => !seen.has(id));
    for (const account of due) {
      if (isOver()) return;
      seen.add(account.id);
      await tell(context, account, nowMs).catch((error: unknown) =>
        log.error({ err: error, account: account.id }, "the lines of a customer could not be looked at"),
      );
    }
    after = lines.length < batchSize ? undefined : lines.at(-1)?.id;
  } while (after !== undefined && !isOver());
  mailer.deliver();
}

/**
 * Mails a customer what is due: first the notices, after bringing the customer's data up to date, then the mails about SIM cards that were
 * shipped. A line that has begun has its card already, so the data has to be up to date before.
 */
async function tell(context: RoundContext, account: Account, nowMs: number): Promise<void> {
  await bringUpToDate(context.db, account, nowMs, context);
  await sendCardMails(context.db, account, nowMs, context);
}

/** Returns the customers for whom a notice is due. In the demo it also returns those whose usage has to be counted before that is known. */
async function accountsToTell({ db, options }: RoundContext, lines: readonly Product[], nowMs: number): Promise<readonly Account[]> {
  const counters = options.demo
    ? await countersOf(
        db,
        lines.map(({ id }) => id),
      )
    : undefined;
  const isToCount = (line: Product): boolean =>
    counters !== undefined &&
    (isAnswered(line, nowMs) || begins(line, nowMs) || spanToCount(line, counters.get(line.id), nowMs) !== undefined);
  const shipped = (await dueCards(db, lines, nowMs)).flatMap((due) => due.lines);
  const told = [...shipped, ...(await dueLines(db, lines, nowMs)).map(({ line }) => line)];
  const ids = [...told, ...lines.filter(isToCount)].flatMap(({ accountId }) => accountId ?? []);
  return accountsWithIds(db, [...new Set(ids)]);
}
