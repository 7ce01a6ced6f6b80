/**
 * Counts guesses of discount codes by network, over all processes and all calls that take a code (decisions §7). Orders and contract
 * summaries count too, because their responses also reveal whether a code is right.
 */
import type { Refusal } from "#demo/api/http/outcome.ts";
import { noteTry, takeBackTry } from "#demo/api/store/network-tries.ts";
import type { ApiContext } from "./context.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import type { Call } from "./register.ts";
import { findDealer, findVoucher } from "#demo/api/domain/promo-codes.ts";

type Guess = "voucher" | "dealer code";
type Guesser = Pick<Call<unknown, unknown>, "db" | "networks" | "language">;

const tryOf = ({ networks }: Guesser, { keyedHash, options, now }: ApiContext, guess: Guess) => ({
  ...{ guess, networks, keyedHash },
  scale: options.rateLimitScale,
  nowMs: now(),
});

/** Counts a guess. Returns the refusal when too many codes were guessed from the caller's network; otherwise undefined. */
export async function countGuess(caller: Guesser, context: ApiContext, guess: Guess): Promise<Refusal | undefined> {
  const tried = await noteTry(caller.db, tryOf(caller, context, guess));
  return tried.isAbove
    ? { refused: "rate_limited", message: statusText("rateLimited", caller.language), retryAfterSeconds: tried.seconds }
    : undefined;
}

/** The codes that come with an order or with its contract summary. */
type Codes = { readonly voucher: { readonly code: string } | null; readonly dealerCare: { readonly code: string } | null };

/**
 * Counts the codes of an order as guesses, and removes the count at once where the code is right: valid orders must not use up the limit of
 * a network that many people share. `caller.db` must not be the transaction of an order, because all orders of the network would then wait
 * for it.
 *
 * @returns the refusal when too many codes were guessed from the caller's network; otherwise undefined
 */
export async function countCodes(caller: Guesser, context: ApiContext, { voucher, dealerCare }: Codes): Promise<Refusal | undefined> {
  const sent = [
    ...(voucher ? [["voucher", findVoucher(voucher.code, caller.language)] as const] : []),
    ...(dealerCare ? [["dealer code", findDealer(dealerCare.code, caller.language)] as const] : []),
  ];
  for (const [guess, found] of sent) {
    const refusal = await countGuess(caller, context, guess);
    if (refusal) return refusal;
    if (found) await takeBackTry(caller.db, tryOf(caller, context, guess));
  }
  return undefined;
}
