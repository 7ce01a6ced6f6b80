/**
 * The identification of the person who orders: the visitor is redirected to the identity app and back, exactly once (C-209…C-212, C-374,
 * decisions §6).
 */
import { signal } from "@preact/signals-core";
import { readKnownAccount } from "#core/domain/identity/identity.contract.ts";
import { createIdentity } from "#core/domain/identity/identity.ts";
import { isKnownIdentity, stoppedBy, type IdentityProblem } from "#core/domain/identity/problem.ts";
import { createIdentityRedirect } from "#core/features/identity-page/identity-redirect.model.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { createSlowNotice } from "#core/services/load/slow-notice.model.ts";
import { orderLifeMs } from "#core/features/order-result/stored-result.ts";
import { logError } from "#core/platform/console.ts";
import { isAdult } from "#core/base/values/adult.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate } from "#core/base/values/dates.ts";
import type { StoredOrder, OrderPorts } from "./stored-order.model.ts";
import type { Identified, Known } from "./order-flow.schema.ts";

export type ItsMeProblem =
  | Exclude<IdentityProblem, { kind: "refused" }>
  /** A call has failed. The failure was logged; its details are not shown to the visitor (C-433). */
  | { readonly kind: "refused" }
  /** The person is under 18 and cannot order (decisions §6). */
  | { readonly kind: "minor" }
  /** The API has forgotten the identified person. The person has to identify again; all other answers are kept (decisions §5). */
  | { readonly kind: "again" }
  /** Two hours have passed while the page was open, so the browser has deleted the personal data (decisions §5). */
  | { readonly kind: "lapsed" };

export type ItsMeState = {
  /** True while the page is being left for the identity app. */
  readonly leaving: boolean;
  /** True while the identity app's response is being requested. */
  readonly asking: boolean;
  readonly problem?: ItsMeProblem;
};

const still: ItsMeState = { leaving: false, asking: false };

/**
 * Creates the identification.
 *
 * @param onWho is called once it is known who orders
 */
export function createItsMe(
  ports: OrderPorts,
  stored: StoredOrder,
  onWho: () => void,
  identity = createIdentity(ports, { page: "order", lifeMs: orderLifeMs }),
  link = createLinkParams("order"),
) {
  const state = signal<ItsMeState>(still);
  const slowNotice = createSlowNotice(ports.clock);

  const show = (problem: IdentityProblem | ItsMeProblem): void => {
    if (problem.kind === "refused" && "failure" in problem) {
      const { code, httpStatus } = problem.failure;
      logError(`the identity app could not be asked: ${[code, httpStatus].filter(Boolean).join(" ")}`, undefined);
      state.value = { ...still, problem: { kind: "refused" } };
    } else state.value = { ...still, problem };
  };
  const take = (identified: Identified): void => {
    const { firstName, birthdate } = identified.person;
    identity.forget();
    // Without a first name the identification counts as failed (C-212, decisions §6).
    if (firstName === undefined) return show({ kind: "failed" });
    const born = parseDate(birthdate);
    if (born && !isAdult(born, todayInBrussels(ports.clock.now()))) return show({ kind: "minor" });
    state.value = still;
    stored.setOrderer(identified);
    onWho();
  };
  const finish = async (params: Readonly<Record<string, string>>): Promise<void> => {
    const stopped = params["code"] ? undefined : stoppedBy(params["error"]);
    if (stopped) {
      link.forget();
      return show(stopped);
    }
    state.value = { leaving: false, asking: true };
    const back = await slowNotice.during(identity.finish({}, params));
    link.forget();
    if (back.kind === "identified") {
      const { person, uuid, code, accountData } = back.identified;
      return take({ kind: "identified", person, uuid, code, addresses: [...(accountData?.extra.address ?? [])] });
    }
    const { problem } = back;
    if (problem.kind !== "refused" || !isKnownIdentity(problem.failure)) return show(problem);
    state.value = still;
    stored.changeSecret({ orderer: knownOf(problem.failure) }); // The person already has an account (C-210).
    onWho();
  };

  const redirect = createIdentityRedirect(identity, (run) => slowNotice.during(run()), {
    begin() {
      if (state.peek().leaving || state.peek().asking) return undefined;
      state.value = { leaving: true, asking: false };
      return {};
    },
    isLeaving: () => state.peek().leaving,
    onProblem: show,
    onStay: () => void (state.value = still),
  });

  return {
    state,
    slowNotice,
    leave: redirect.leave,
    stay: redirect.stay,
    show,
    /** Deletes the identification of the person who orders. */
    forget(): void {
      identity.forget();
      stored.changeSecret({ orderer: null });
    },
    start(): () => void {
      const params = link.take(identity.namesIn(link.peek("state")));
      if (params["code"] || params["error"]) void finish(params);
      return redirect.watchComingBack();
    },
  };
}

/** Returns the data of a person who has an account, as far as the API has told it. */
function knownOf({ conflict }: Failure): Known {
  const { account_hint: hint, client_id: clientId, account_data: data } = readKnownAccount(conflict);
  const { postal_code: postalCode, locality } = data?.address ?? {};
  const home = data && postalCode !== undefined && locality !== undefined && { postalCode, locality, addresses: data.extra.address };
  return { kind: "known", hint, clientId, ...(home && { home }) };
}
