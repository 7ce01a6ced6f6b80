/** The order with its stored answers, its owner, and the furthest step that the visitor has reached. */
import { batch, computed, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { SessionState } from "#core/services/session/session.ts";
import type { definition } from "./order-flow.element.ts";
import { steps, type Order, type Orderer, type OrderResult, type Step } from "./order-flow.rules.ts";
import { createOrderOwner } from "./order-owner.model.ts";
import { createStoredAnswers } from "./stored-answers.model.ts";
import { orderOf } from "./stored-order.rules.ts";

export type OrderPorts = PortsOf<typeof definition>;

export type StoredOrder = ReturnType<typeof createStoredOrder>;

export function createStoredOrder({ bundle: store, session, clock }: OrderPorts) {
  const answers = createStoredAnswers({ bundle: store, clock });
  const { draft, secret, password, changeDraft, changeSecret } = answers;
  const result = signal<OrderResult | null>(null);
  const order = computed((): Order =>
    orderOf({
      draft: draft.value,
      secret: secret.value,
      password: password.value,
      bundle: store.bundle.value,
      customer: customerOf(session.state.value),
      result: result.value,
    }),
  );
  return {
    order,
    result,
    secret,
    isSecretKept: answers.isSecretKept,
    email: computed(() => draft.value?.email ?? undefined),
    changeDraft,
    changeSecret,
    ...createOrderOwner(answers),
    /** Returns the stored slot, even where it belongs to another address than the bundle's. */
    slot: () => draft.peek()?.installation ?? null,
    /** Returns the key of this order, which is the same in all tabs and for every attempt to place it. */
    key(): string {
      if (!draft.peek()) changeDraft({});
      return draft.peek()?.key ?? "";
    },
    setAccount: (email: string, chosen: string): void =>
      batch(() => {
        password.value = chosen;
        changeDraft({ email });
      }),
    /** Returns the furthest step that the visitor has reached; undefined before the first one. */
    reached: (): Step | undefined => steps.names.find((name) => name === secret.peek().reached),
    reach(step: Step): void {
      if (rankOf(step) > rankOf(secret.peek().reached)) changeSecret({ reached: step });
    },
    /** Stores the values of the fields of a step that is not confirmed yet. */
    keepTyped(step: string, values: Readonly<Record<string, string>>): void {
      changeSecret({ typed: { ...secret.peek().typed, [step]: { ...values } } });
    },
    /** Deletes the data of a placed order, so that nothing of it stays in the browser. */
    clear: (): void =>
      batch(() => {
        password.value = undefined;
        answers.clearSecret();
        store.clear();
      }),
    start: answers.start,
  };
}

/** Returns the position of a step among the steps, or -1 for an unknown step. */
const rankOf = (name: string | undefined): number => steps.names.findIndex((one) => one === name);

const customerOf = (state: SessionState): Orderer | undefined =>
  state.status === "signed-in"
    ? { kind: "account", name: `${state.user.first_name} ${state.user.last_name}`, email: state.user.email }
    : undefined;
