import { createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/api/outcome.ts";
import type { PortsOf } from "#core/element/room.ts";
import { messageOf, settledBy } from "#core/link-page/link-page.model.ts";
import { createSlowNotice } from "#core/link-page/slow-notice.model.ts";
import { createIdentity, returnNames, type Departure, type Identified } from "#core/identity/identity.ts";
import { deadLink, stoppedBy, type IdentityProblem } from "#core/identity/problem.ts";
import { createLinkParams } from "#core/kept/link-params.ts";
import type { door } from "./email-change.element.ts";
import { authConfirmChangeEmail, authValidateChangeEmail } from "./email-change.contract.ts";
import { linkNames, readEmailLink, type EmailLink } from "./email-change.rules.ts";

/** P-109. */
export type EmailChangeState =
  /** The link is looked at, or what the identity app said. → no-access, access, form */
  | { readonly step: "loading" }
  /** Without `failure`: the page was not opened by a whole link (P-131). → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** The button of the identity app (P-134). `identified`: it is known who the visitor is, only the change itself failed. → loading */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem; readonly identified?: Identified }
  /** Changed (P-138); `message` is the server's own text. Final. */
  | { readonly step: "form"; readonly message?: string };

const page = "confirm-email";
const source = "update-account-email"; // P-242

type Ports = PortsOf<typeof door>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options?: unknown, link = createLinkParams(page), identity = createIdentity(ports, { page, source })) => {
    const state = signal<EmailChangeState>({ step: "loading" });
    const slowNotice = createSlowNotice(ports.clock);
    /** The visitor has done something here: from now on a new step takes focus. */
    const asked = signal(false);
    let ids: EmailLink | undefined;
    let departing = new AbortController();

    const showAccess = (problem?: IdentityProblem, identified?: Identified): void => {
      // A reload begins here too, and not with what the app has answered already; unless that is still of use.
      if (ids && !identified) link.keep(ids);
      state.value = { step: "access", leaving: false, ...(problem && { problem }), ...(identified && { identified }) };
    };
    const showProblem = (problem: IdentityProblem): void => {
      const failure = deadLink(problem);
      if (failure) state.value = { step: "no-access", failure };
      else showAccess(problem);
    };
    const showChanged = (message: string | undefined): void => {
      state.value = { step: "form", ...(message !== undefined && { message }) };
    };

    const validate = async (values: EmailLink, problem: IdentityProblem | undefined): Promise<void> => {
      const outcome = await ports.call(authValidateChangeEmail, { query: { ...values, lang: ports.language.peek() } });
      if (outcome.ok) showAccess(problem);
      else state.value = { step: "no-access", failure: outcome.failure }; // P-132
    };

    const confirm = async (values: EmailLink, identified: Identified): Promise<void> => {
      state.value = { step: "loading" };
      const lang = ports.language.peek();
      const { nationalRegNumber, eId } = identified.person;
      const clientInfo = { ...(nationalRegNumber !== undefined && { nationalRegNumber }), ...(eId !== undefined && { eId }) };
      const body = { lang, clientInfo, extra: { itsme_uuid: identified.uuid, ...values } };
      const outcome = await link.once(() => ports.call(authConfirmChangeEmail, { body }));
      if (!outcome.ok) {
        const { failure } = outcome;
        const isUnproven = failure.code === "identity_failed";
        if (isUnproven) identity.forget();
        return showAccess({ kind: "refused", failure }, isUnproven ? undefined : identified); // stays on the step (decisions §6)
      }
      identity.forget();
      link.settle(settledBy(lang, outcome.message));
      showChanged(outcome.message);
      ports.emit("digi-success", { form: "email-change" });
    };

    const finish = async (values: EmailLink, params: Readonly<Record<string, string>>): Promise<void> => {
      const back = await identity.finish({ state: JSON.stringify(values) }, params);
      if (back.kind === "identified")
        await confirm(values, back.identified); // P-137
      else showProblem(back.problem);
    };

    const open = async (): Promise<void> => {
      const params = link.take([...linkNames, ...returnNames]);
      const result = link.settled();
      if (result) return showChanged(messageOf(result, ports.language.peek()));
      ids = readEmailLink(params);
      state.value = ids ? { step: "loading" } : { step: "no-access" };
      if (!ids) return;
      if (params["code"])
        await finish(ids, params); // P-133
      else await validate(ids, stoppedBy(params["error"]));
    };

    return {
      state,
      /** To the identity app (P-135, P-136). */
      async leave(): Promise<void> {
        const current = state.peek();
        if (!ids || current.step !== "access" || current.leaving) return;
        asked.value = true;
        state.value = { ...current, leaving: true };
        departing = new AbortController();
        const departure = await slowNotice.during<Departure>(identity.leave({ state: JSON.stringify(ids) }, departing.signal));
        if (departure.kind === "problem") showProblem(departure.problem);
        else if (departure.kind === "staying") showAccess();
      },
      /** Rather stays, while the way to the app is long in opening. */
      stay: () => departing.abort(),
      /** The change itself, once more. */
      async confirmAgain(): Promise<void> {
        const current = state.peek();
        asked.value = true;
        if (ids && current.step === "access" && current.identified) await slowNotice.during(confirm(ids, current.identified));
      },
      /** The link, once more, after a failure that may pass. */
      async openAgain(): Promise<void> {
        asked.value = true;
        await slowNotice.during(open());
      },
      asked,
      slowNotice,
      go: ports.navigate,
      start() {
        void slowNotice.during(open());
        return identity.watchComingBack(() => {
          const current = state.peek();
          if (current.step === "access" && current.leaving) showAccess();
        });
      },
    };
  },
);
