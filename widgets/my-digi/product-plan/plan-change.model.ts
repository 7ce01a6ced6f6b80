/**
 * Changes the plan of a line from the first of the next month on, and cancels such a change before that day (C-117, C-264, C-383, decisions
 * §9).
 */
import { batch, signal } from "@preact/signals-core";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import { isCurrent, isOtherChange, withPlanChanged } from "./plan.rules.ts";

type ChangePorts = Pick<LinePorts, "call" | "language" | "emit">;

export type PlanState =
  /** Nothing was sent yet, or another plan was chosen since. Next: sending. */
  | { readonly kind: "choosing" }
  /** The call is under way. Next: changed, known, failed, outdated. */
  | { readonly kind: "sending"; readonly plan: Plan }
  /** The API has accepted the change. `message` is the API's own text. Next: choosing. */
  | { readonly kind: "changed"; readonly plan: Plan; readonly message?: string }
  /** This plan was chosen already: in another tab, or by a call whose response was lost. Next: choosing. */
  | { readonly kind: "known"; readonly plan: Plan; readonly message?: string }
  /** The call was refused or did not arrive; it may be repeated. Next: sending, choosing. */
  | { readonly kind: "failed"; readonly plan: Plan; readonly failure: Failure }
  /** Nothing was sent, because the dialog said another day or another price than the ones that hold now. Next: sending, choosing. */
  | { readonly kind: "outdated" };

const form = "plan";

export type PlanChange = ReturnType<typeof createPlanChange>;

export function createPlanChange({ call, language, emit }: ChangePorts, page: LinePage) {
  const state = signal<PlanState>({ kind: "choosing" });
  const chosen = signal<string | undefined>(undefined);
  /** Counts the changes that were made. */
  const changes = signal(0);
  /** How often the dialog had been closed when the current choice was begun. */
  let begunAfter = 0;

  page.onReturn(() => {
    if (state.peek().kind === "failed") state.value = { kind: "choosing" };
  });

  const send = (product: ProductPageName, { odin }: Plan): Promise<Outcome<unknown>> => {
    const { "address-id": address, "phone-nr": phone } = page.target;
    const body = { lang: language.peek(), "address-id": address, odin };
    if (product === "mobile") return call(mobileUpgrade, { body: { ...body, "phone-nr": phone } });
    return call(product === "tv" ? tvUpgrade : internetUpgrade, { body });
  };

  return {
    state,
    changes,
    /** The id of the plan that the customer has chosen. It stays chosen after a failed call, so that the customer can send it again. */
    chosen,
    choose(id: string): void {
      if (state.peek().kind === "sending") return;
      chosen.value = id;
      state.value = { kind: "choosing" };
    },
    /**
     * Begins a choice. Where the dialog was closed since the last choice, nothing is chosen; otherwise the last choice remains.
     *
     * @param closings how often the dialog was closed until now
     */
    begin(closings: number): void {
      const wasClosed = closings !== begunAfter;
      begunAfter = closings;
      if (!wasClosed || state.peek().kind === "sending") return;
      chosen.value = undefined;
      state.value = { kind: "choosing" };
    },
    /**
     * Sends the change to a plan. Sending the current plan cancels a change that is planned. The page data is requested again first: the
     * dialog may have been open over the first of a month. A second press while the call is under way does nothing.
     */
    async changeTo(product: ProductPageName, plan: Plan): Promise<void> {
      if (state.peek().kind === "sending") return;
      if (!emit("digi-submit", { form, fields: { plan: plan.id } })) return;
      state.value = { kind: "sending", plan };
      const said = page.shown();
      const failure = await page.check();
      if (failure) return void (state.value = { kind: "failed", plan, failure });
      if (isOtherChange(plan, said, page.shown())) {
        if (isCurrent(page.shown(), chosen.peek())) chosen.value = undefined;
        return void (state.value = { kind: "outdated" });
      }
      const outcome = await send(product, plan);
      const message = outcome.ok ? outcome.message : outcome.failure.message;
      const done = { plan, ...(message !== undefined && { message }) };
      if (!outcome.ok && outcome.failure.code !== "already_done")
        return void (state.value = { kind: "failed", plan, failure: outcome.failure });
      batch(() => {
        state.value = { kind: outcome.ok ? "changed" : "known", ...done };
        chosen.value = undefined;
        changes.value++;
        page.update((shown) => withPlanChanged(shown, plan));
      });
      void page.reload();
      if (outcome.ok) emit("digi-success", { form });
    },
  };
}
