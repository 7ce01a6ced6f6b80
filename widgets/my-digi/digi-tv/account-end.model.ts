/** The end of a Digi TV account (C-240, C-241, C-244, C-245, C-385). */
import { batch, signal } from "@preact/signals-core";
import { digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import type { TvAccount } from "#core/domain/customer/product-lists.schema.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { TvPorts } from "#widgets/my-digi/typed.model.ts";
import { isSameEnd, withEnd } from "./digi-tv.rules.ts";

const form = "digi-tv-end";

export type EndState =
  /**
   * The confirmation dialog is closed. `isOutdated`: it was closed because the account's end was agreed in another tab or on another
   * device. Next: asking.
   */
  | { readonly kind: "idle"; readonly isOutdated?: true }
  /**
   * The customer is asked whether to end the account. While `isChecking`, the page data is requested again, so that the date in the
   * question is up to date. `failure` tells why the last attempt failed. `isChanged`: nothing was sent, because the account would end on
   * another day than the question said. Next: sending, idle.
   */
  | { readonly kind: "asking"; readonly isChecking: boolean; readonly failure?: Failure; readonly isChanged?: true }
  /** The call is under way. Next: ended, asking (failed, or changed), idle (the end was agreed elsewhere). */
  | { readonly kind: "sending" }
  /** The account has ended, or has a last day. `message` is the API's own text. Next: idle. */
  | { readonly kind: "ended"; readonly isAtOnce: boolean; readonly message?: string };

export function createAccountEnd({ call, language, emit }: TvPorts, page: LinePage) {
  const state = signal<EndState>({ kind: "idle" });

  const forgetFailure = (): void => {
    const now = state.peek();
    if (now.kind === "asking") state.value = { kind: "asking", isChecking: now.isChecking };
  };
  page.onReturn(forgetFailure);

  return {
    state,
    /**
     * Opens the dialog. The page data is requested again first: the account may have ended elsewhere, or its first 24 hours may be over.
     */
    async ask(): Promise<void> {
      const { kind } = state.peek();
      if (kind === "sending" || kind === "asking") return;
      const asking: EndState = { kind: "asking", isChecking: true };
      state.value = asking;
      await page.reload();
      const now = state.peek();
      if (now.kind === "asking") state.value = { ...now, isChecking: false };
    },
    close(): void {
      if (state.peek().kind === "asking") state.value = { kind: "idle" };
    },
    /** Closes the confirmation dialog where the end of the account was agreed already. */
    check({ ends }: Pick<TvAccount, "ends">): void {
      if (state.peek().kind === "asking" && ends !== null) state.value = { kind: "idle", isOutdated: true };
    },
    /**
     * Ends the account with the date that the dialog named. The page data is requested again first: if that date has changed while the
     * dialog was open, the dialog asks with the new one. A second press while the call is under way does nothing.
     */
    async confirm(account: TvAccount): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking" || asked.isChecking || !emit("digi-submit", { form, fields: {} })) return;
      state.value = { kind: "sending" };
      const notChecked = await page.reload();
      if (notChecked) return void (state.value = { kind: "asking", isChecking: false, failure: notChecked });
      const now = page.shown();
      if (now && !isSameEnd(account, now.tv_account)) return void (state.value = againOf(now.tv_account));
      const outcome = await call(digiTvDeactivateAccount, { body: { lang: language.peek(), "address-id": page.target["address-id"] } });
      if (outcome.ok) {
        const { message } = outcome;
        batch(() => {
          state.value = { kind: "ended", isAtOnce: account.would_end_at_once, ...(message !== undefined && { message }) };
          page.update((shown) => withEnd(shown, account));
        });
        return void emit("digi-success", { form });
      }
      const { failure } = outcome;
      // `already_done` counts as success, because the account has ended as requested: in another tab, or by a call whose response was lost.
      if (failure.code === "already_done" || failure.code === "not_found") return endedBefore(failure, account);
      state.value = { kind: "asking", isChecking: false, failure };
    },
    /** Clears message and failure when the customer leaves the view, and requests the page data again where the account has ended. */
    leave(): void {
      const { kind } = state.peek();
      if (kind === "asking") return forgetFailure();
      if (kind === "sending") return;
      state.value = { kind: "idle" };
      if (kind === "ended") void page.reload();
    },
  };

  /** Shows that the account's end was agreed before this call, with its last day where it has one. */
  function endedBefore({ code, message }: Failure, account: TvAccount): void {
    const isOver = code === "not_found";
    batch(() => {
      state.value = { kind: "ended", isAtOnce: isOver, ...(!isOver && message !== undefined && { message }) };
      if (isOver) page.update((shown) => withEnd(shown, { ...account, would_end_at_once: true }));
    });
    if (!isOver) void page.reload();
  }
}

/** Returns the state in which the dialog asks anew; where the account has its end already, nothing is asked. */
function againOf(account: TvAccount | null | undefined): EndState {
  if (!account) return { kind: "idle" };
  return account.ends === null ? { kind: "asking", isChecking: false, isChanged: true } : { kind: "idle", isOutdated: true };
}
