/**
 * The check of an imported bundle. The check asks the API which of the bundle's products are on offer, because the bundle is ordered as a
 * whole or not at all.
 */
import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { cartChanges } from "#core/domain/bundle/events.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { codeBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { codeKinds, isRefusedCode, withCode } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import { createSlowNotice } from "#core/services/load/slow-notice.model.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { lacksBox, bundleAddressOf, withBox, type BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import type { ImportedBundle } from "#widgets/order-flow/imported-bundle.model.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { canBeWhole, allOnOffer, type Known } from "./arrival.rules.ts";
import type { part } from "./arrival.part.ts";

type Ports = PortsOf<typeof part>;
type Given = { readonly flow: Pick<Flow, "bundleImport">; readonly state: ImportedBundle };

/** The complete bundle. Undefined where the visitor has to be asked for something, or a product is not on offer. */
type Whole = Outcome<Bundle | undefined>;
const unfinished: Whole = { ok: true, value: undefined };

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: Ports, given: ReadonlySignal<Given>) => {
  const store = ports.bundle;
  const latest = createTakeLatest();
  const slowNotice = createSlowNotice(ports.clock);
  const failure = signal<Failure | undefined>(undefined);
  /**
   * The bundle that can be ordered once the visitor has said which home of the building it is for, because a link does not contain the
   * home. `before` is the bundle from which `whole` was made.
   */
  const homeless = signal<{ readonly before: Bundle; readonly whole: Bundle } | undefined>(undefined);

  const settle = async (): Promise<void> => {
    failure.value = undefined;
    homeless.value = undefined;
    const before = store.bundle.peek();
    const outcome = await slowNotice.during(latest.ask((ended) => wholeOf(ports, before, ended)));
    if (!outcome) return;
    if (!outcome.ok) return void (failure.value = outcome.failure);
    const whole = outcome.value;
    if (whole && lacksBox(whole)) homeless.value = { before, whole };
    else await conclude(before, whole);
  };
  const conclude = async (before: Bundle, whole: Bundle | undefined): Promise<void> => {
    // The check starts again where another tab has changed the bundle in the meantime.
    if (store.bundle.peek() !== before) return settle();
    given.peek().flow.bundleImport.settled(whole);
    if (whole) for (const tracked of cartChanges(before, whole)) ports.track(...tracked);
  };
  return {
    failure,
    slowNotice,
    /** The building in which the visitor has to choose a home; undefined where the home is known. */
    building: computed((): BundleAddress | undefined => homeless.value && bundleAddressOf(homeless.value.whole)),
    /** Stores the chosen home of the building. An empty string means that the home is none of the listed boxes. */
    answerBox(box: string): void {
      const asked = homeless.peek();
      if (!asked) return;
      homeless.value = undefined;
      given.peek().flow.bundleImport.answered();
      void conclude(asked.before, withBox(asked.whole, box));
    },
    retry: (): void => void settle(),
    giveUp(): void {
      latest.drop();
      failure.value = { code: "network.timeout" };
    },
    start() {
      let wasSettling = false;
      const stop = effect(() => {
        const isSettling = given.value.state.kind === "settling";
        if (isSettling && !wasSettling) untracked(() => void settle());
        wasSettling = isSettling;
      });
      return () => {
        stop();
        latest.drop();
      };
    },
  };
});

async function wholeOf(ports: Ports, bundle: Bundle, signal: AbortSignal): Promise<Whole> {
  if (!canBeWhole(bundle)) return unfinished;
  const known = await offersFor(ports, bundle.wanted.fttbAddressId, signal);
  if (!known.ok) return known.failure.code === "not_found" ? unfinished : known;
  const found = allOnOffer(bundle, known.value);
  return found ? withCodes(ports, found, signal) : unfinished;
}

async function offersFor({ call, language: shown }: Ports, fttbId: string | null, signal: AbortSignal): Promise<Outcome<Known>> {
  const language = shown.peek();
  const query = { lang: language };
  const [plans, address] = await Promise.all([
    call(bundleOffers, { query, body: { fttbId: null }, signal }),
    fttbId === null ? undefined : call(addressById, { query: { fttbAddressId: fttbId, ...query }, signal }),
  ]);
  if (!plans.ok) return plans;
  if (!address) return { ok: true, value: { plans: plans.value, there: undefined, language } };
  if (!address.ok) return address;
  const found = address.value.address;
  const offers = await call(bundleOffers, { query, body: { fttbId: found.fttbAddressId }, signal });
  return offers.ok ? { ok: true, value: { plans: plans.value, there: { address: found, offers: offers.value }, language } } : offers;
}

/**
 * Adds the codes to the bundle. A code that the server rejects is handled by the builder, which shows the error at the code's field
 * (decision 33).
 */
async function withCodes({ call }: Ports, bundle: Bundle, signal: AbortSignal): Promise<Whole> {
  let whole = bundle;
  for (const kind of codeKinds) {
    const code = whole.wanted[kind];
    if (code === null) continue;
    const endpoint = kind === "voucher" ? checkVoucher : checkDealerCode;
    const checked = await call(endpoint, { body: { code, bundle: codeBundleOf(whole) }, signal });
    if (!checked.ok) return isRefusedCode(checked.failure) ? unfinished : checked;
    whole = withCode({ ...whole, wanted: { ...whole.wanted, [kind]: null } }, kind, checked.value.data);
  }
  return { ok: true, value: whole };
}
