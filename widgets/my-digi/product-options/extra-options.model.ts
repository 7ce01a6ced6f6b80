/** Switches extra options of TV on, which is an order, and off (C-175, C-236, C-237, C-386, decisions §9). */
import { batch, signal } from "@preact/signals-core";
import { tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { OptionPorts } from "./data-options.model.ts";
import { extraOptionsOf, withStatus, type ExtraOption } from "./options.rules.ts";

/** The change that the customer is asked to confirm: the option as it was when the dialog was opened, and whether it is to be on or off. */
type OptionChange = { readonly option: ExtraOption; readonly isOn: boolean };

export type ExtraState =
  /**
   * No confirmation dialog is open. `done` is the change that was made last; `isKnown` tells that it had been made before, in another tab
   * or by a call whose response was lost. `message` is the API's own text. Next: asking.
   */
  | { readonly kind: "idle"; readonly done?: OptionChange; readonly isKnown?: true; readonly message?: string }
  /**
   * The customer is asked to confirm the change. `failure` tells why the last attempt failed. `isChanged`: nothing was sent, because the
   * price is another one than the dialog said. Next: sending, idle.
   */
  | { readonly kind: "asking"; readonly change: OptionChange; readonly failure?: Failure; readonly isChanged?: true }
  /** The call is under way. Next: idle (made), asking (failed, or changed). */
  | { readonly kind: "sending"; readonly change: OptionChange };

export function createExtraOptions({ call, language, emit }: OptionPorts, page: LinePage) {
  const state = signal<ExtraState>({ kind: "idle" });
  /** Asks anew, or closes the dialog, where the option is another one by now. Returns true where nothing may be sent. */
  const isOver = ({ option, isOn }: OptionChange): boolean => {
    const now = extraOptionsOf(page.shown()?.options ?? []).find(({ odin }) => odin === option.odin);
    if (!now) return false;
    if (now.status !== option.status) state.value = { kind: "idle", done: { option, isOn }, isKnown: true };
    else if (isOn && now.prc !== option.prc) state.value = { kind: "asking", change: { option: now, isOn }, isChanged: true };
    else return false;
    return true;
  };
  // The confirmation dialog stays open.
  page.onReturn(() => {
    const now = state.peek();
    if (now.kind === "asking") state.value = { kind: "asking", change: now.change };
  });
  return {
    state,
    /**
     * Opens the confirmation dialog. The page data is requested again meanwhile, because the option may have been changed in another tab.
     */
    ask(option: ExtraOption): void {
      if (state.peek().kind === "sending") return;
      state.value = { kind: "asking", change: { option, isOn: option.status === "inactive" } };
      void page.check();
    },
    /**
     * Closes the confirmation dialog. During a call the dialog has to stay: where the browser has closed it (Escape), the new state draws
     * it again.
     */
    close(): void {
      const now = state.peek();
      if (now.kind !== "idle") state.value = now.kind === "sending" ? { ...now } : { kind: "idle" };
    },
    /** Closes the confirmation dialog where the option has the wanted state already, and asks anew where its price has changed. */
    check(): void {
      const now = state.peek();
      if (now.kind === "asking") isOver(now.change);
    },
    /**
     * Sends the change that the dialog names. The page data is requested again first: since the dialog was opened, the option may have been
     * changed in another tab, or its price. A second press while the call is under way does nothing.
     */
    async confirm(): Promise<void> {
      const asked = state.peek();
      if (asked.kind !== "asking") return;
      const { change } = asked;
      const { option, isOn } = change;
      const form = isOn ? "extra_option_enable" : "extra_option_disable";
      if (!emit("digi-submit", { form, fields: { odin: String(option.odin) } })) return;
      state.value = { kind: "sending", change };
      const notChecked = await page.check();
      if (notChecked) return void (state.value = { kind: "asking", change, failure: notChecked });
      if (isOver(change)) return;
      const body = { lang: language.peek(), "address-id": page.target["address-id"], odin: option.odin };
      const outcome = await call(isOn ? tvExtraOptionEnable : tvExtraOptionDisable, { body });
      const isKnown = !outcome.ok && outcome.failure.code === "already_done";
      if (!outcome.ok && !isKnown) return void (state.value = { kind: "asking", change, failure: outcome.failure });
      const message = outcome.ok ? outcome.message : outcome.failure.message;
      batch(() => {
        state.value = { kind: "idle", done: change, ...(isKnown && { isKnown }), ...(message !== undefined && { message }) };
        page.update((shown) => withStatus(shown, option.odin, isOn ? "active" : "inactive"));
      });
      if (outcome.ok) emit("digi-success", { form });
      void page.reload();
    },
  };
}
