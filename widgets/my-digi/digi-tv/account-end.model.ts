/** The end of a Digi TV account (C-240, C-241, C-244, C-245, C-385). */
import { batch, signal, type Signal } from "@preact/signals-core";
import { digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import type { TvAccount } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { TvPorts } from "#widgets/my-digi/typed.model.ts";
import { isSameEnd, withAccountOver, withEnd } from "./digi-tv.rules.ts";

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
   * another day than the question said. Next: sending, idle, ended (it has ended elsewhere).
   */
  | { readonly kind: "asking"; readonly isChecking: boolean; readonly failure?: Failure; readonly isChanged?: true }
  /** The call is under way. Next: ended, asking (failed, or changed), idle (the end was agreed elsewhere). */
  | { readonly kind: "sending" }
  /** The account has ended, or has a last day. `message` is the API's own text. Next: idle. */
  | { readonly kind: "ended"; readonly isAtOnce: boolean; readonly message?: string };

export function createAccountEnd({ call, language, emit }: TvPorts, page: LinePage) {
  const state = signal<EndState>({ kind: "idle" });
  const { showOver, endedBefore } = createOver(state, page);

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
      const said = page.shown();
      await page.check();
      const now = state.peek();
      if (now.kind === "asking" && !endedBefore(said)) state.value = { ...now, isChecking: false };
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
     * dialog was open, the dialog asks with the new one; if the account has ended meanwhile, by a call whose response was lost or in
     * another tab, that is said. A second press while the call is under way does nothing.
     */
    async confirm(account: TvAccount): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking" || asked.isChecking || !emit("digi-submit", { form, fields: {} })) return;
      state.value = { kind: "sending" };
      const said = page.shown();
      const notChecked = await page.check();
      if (notChecked) return void (state.value = { kind: "asking", isChecking: false, failure: notChecked });
      if (endedBefore(said)) return;
      const now = page.shown()?.tv_account;
      if (now && !isSameEnd(account, now)) return void (state.value = againOf(now));
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
      // Both count as success, because the account has ended as requested: in another tab, or by a call whose response was lost.
      if (failure.code === "not_found" && said) return showOver(said);
      if (failure.code !== "already_done") return void (state.value = { kind: "asking", isChecking: false, failure });
      state.value = { kind: "ended", isAtOnce: false, ...(failure.message !== undefined && { message: failure.message }) };
      void page.reload();
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
}

/** Creates the functions that say that an account is over. */
function createOver(state: Signal<EndState>, page: LinePage) {
  /**
   * Says that the account has ended. The page keeps the sections that it had, because one of them shows the message.
   *
   * @param said the page data with the account
   */
  const showOver = (said: ProductPage): void =>
    batch(() => {
      state.value = { kind: "ended", isAtOnce: true };
      page.update(() => withAccountOver(said));
    });
  return {
    showOver,
    /** Says that the account has ended where the page data has none any more. Returns true where it is so. */
    endedBefore(said: ProductPage | undefined): boolean {
      const now = page.shown();
      if (!said?.tv_account || !now || now.tv_account) return false;
      showOver(said);
      return true;
    },
  };
}

/** Returns the state in which the dialog asks anew; where the account has its end already, nothing is asked. */
const againOf = ({ ends }: TvAccount): EndState =>
  ends === null ? { kind: "asking", isChecking: false, isChanged: true } : { kind: "idle", isOutdated: true };
