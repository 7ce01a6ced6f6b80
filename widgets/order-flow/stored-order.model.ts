/** The answers of the steps, from where they are stored (decisions §5): appState, this tab, or this page's memory alone. */
import { batch, computed, signal } from "@preact/signals-core";
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { orderLifeMs } from "#core/features/order-result/stored-result.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createTabStore } from "#core/platform/storage.ts";
import type { SessionState } from "#core/services/session/session.ts";
import type { definition } from "./order-flow.element.ts";
import { emptyOrder, steps, type Order, type Orderer, type OrderResult, type Step } from "./order-flow.rules.ts";
import { emptyDraft, emptySecret, readDraft, Secret, type Draft, type Identified } from "./order-flow.schema.ts";

export type OrderPorts = PortsOf<typeof definition>;

export type StoredOrder = ReturnType<typeof createStoredOrder>;

export function createStoredOrder({ bundle: store, session, clock }: OrderPorts) {
  const kept = createStoredState<Secret>({
    key: "digi.order",
    struct: Secret,
    version: 1,
    lifeMs: orderLifeMs,
    store: createTabStore(),
    clock,
  });
  const password = signal<string | undefined>(undefined);
  const result = signal<OrderResult | null>(null);
  const draft = computed((): Draft | null => readDraft(store.order.value));
  const secret = computed((): Secret => kept.value.value ?? emptySecret);

  const order = computed((): Order => {
    const { key: _key, email, ...drafted } = draft.value ?? { ...emptyDraft, key: "" };
    const { birthdate, iban, isAgreed } = secret.value;
    const { fttbAddressId } = store.bundle.value.address;
    return {
      ...emptyOrder,
      ...drafted,
      birthdate,
      iban,
      isAgreed,
      ordered: orderedOf(store.bundle.value),
      fttbAddressId,
      installation: drafted.installation?.fttbAddressId === fttbAddressId ? drafted.installation : null,
      orderer: accountOf(session.state.value) ?? secret.value.orderer,
      account: email !== null && password.value !== undefined ? { email, password: password.value } : null,
      result: result.value,
    };
  });

  const changeDraft = (change: Partial<Draft>): void =>
    store.setOrder({ ...(draft.peek() ?? { ...emptyDraft, key: randomUuid() }), ...change });
  const changeSecret = (change: Partial<Secret>): void => kept.save({ ...secret.peek(), ...change });

  /**
   * Sets the owner of the order. Address, company and account number of another person are removed. A person who was identified and then
   * logs in is the same.
   */
  const belongTo = (owner: string): void => {
    const { owner: before = owner } = secret.peek();
    const isOther = before !== owner && (before.startsWith(accountMark) || !owner.startsWith(accountMark));
    batch(() => {
      if (isOther) {
        password.value = undefined;
        // With a key of its own: what the person before has ordered by theirs does not concern this person.
        changeDraft({ ...emptyDraft, key: randomUuid() });
      }
      changeSecret({ ...(isOther && emptySecret), owner });
    });
  };

  return {
    order,
    result,
    secret,
    /** False also when the data was stored, and its two hours are over. */
    isSecretKept: computed(() => kept.value.value !== undefined),
    email: computed(() => draft.value?.email ?? undefined),
    changeDraft,
    changeSecret,
    /** Returns the stored slot, also when it belongs to another address than the bundle's. */
    slot: () => draft.peek()?.installation ?? null,
    /** Returns the key of this order, which is the same in all tabs and for each attempt. */
    key(): string {
      if (!draft.peek()) changeDraft({});
      return draft.peek()?.key ?? "";
    },
    setAccount: (email: string, chosen: string): void =>
      batch(() => {
        password.value = chosen;
        changeDraft({ email });
      }),
    setOrderer: (identified: Identified): void =>
      batch(() => {
        belongTo(personKey(identified));
        changeSecret({ orderer: identified });
      }),
    /** Sets the customer who is signed in as the owner. */
    setCustomer: (email: string): void => belongTo(accountMark + email),
    /** Returns the furthest step that the visitor was at. */
    reached: (): Step | undefined => steps.names.find((name) => name === secret.peek().reached),
    reach(step: Step): void {
      const rank = (name: string | undefined): number => steps.names.findIndex((one) => one === name);
      if (rank(step) > rank(secret.peek().reached)) changeSecret({ reached: step });
    },
    /** Stores what is in the fields of a step. */
    keepTyped(step: string, values: Readonly<Record<string, string>>): void {
      changeSecret({ typed: { ...secret.peek().typed, [step]: { ...values } } });
    },
    /** Removes the data of an order that was placed: nothing of it stays in the browser. */
    clear: (): void =>
      batch(() => {
        password.value = undefined;
        kept.clear();
        store.clear();
      }),
    start: kept.start,
  };
}

const accountMark = "account ";

/** Returns the key of a person. A foreign card has no national number (decisions §13). */
const personKey = ({ person: { nationalRegNumber, fullName, firstName, lastName, birthdate } }: Identified): string =>
  nationalRegNumber ?? [fullName, firstName, lastName, birthdate].join(" ");

function orderedOf(bundle: Parameters<typeof itemsOf>[0]): Order["ordered"] {
  const kinds = itemsOf(bundle).map(({ kind }) => kind);
  return {
    mobile: kinds.filter((kind) => kind === "mobile").length,
    internet: kinds.includes("internet"),
    tv: kinds.includes("tv"),
    landline: kinds.includes("landline"),
  };
}

const accountOf = (state: SessionState): Orderer | undefined =>
  state.status === "signed-in"
    ? { kind: "account", name: `${state.user.first_name} ${state.user.last_name}`, email: state.user.email }
    : undefined;
