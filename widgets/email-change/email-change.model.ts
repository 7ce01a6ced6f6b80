import { createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createIdentityRedirect } from "#core/features/identity-page/identity-redirect.model.ts";
import { messageOf, settledBy } from "#core/features/link-page/link-page.model.ts";
import { createLinkVisit } from "#core/features/link-page/link-visit.model.ts";
import { createIdentity, returnNames, type Identified } from "#core/domain/identity/identity.ts";
import { deadLink, stoppedBy, type IdentityProblem } from "#core/domain/identity/problem.ts";
import type { Values } from "#core/services/stored/ttl-store.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import { writeJson } from "#core/base/values/json.ts";
import type { definition } from "./email-change.element.ts";
import { authConfirmChangeEmail, authValidateChangeEmail, type EmailChanged } from "./email-change.contract.ts";
import { linkNames, readEmailLink, type EmailLink } from "./email-change.rules.ts";

/** The state of the page (P-109). */
export type EmailChangeState =
  /** The link is being checked, or the response of the identity app. → no-access, access, form */
  | { readonly step: "loading" }
  /** The link gives no access. Without `failure` the page was not opened by a whole link (P-131). → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** The button of the identity app is shown (P-134). `identified`: the visitor is known, only the change itself failed. → loading */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem; readonly identified?: Identified }
  /**
   * The address is changed (P-138); `message` is the server's own text. `repeated`: by an earlier use of the link, and still in force.
   * Final.
   */
  | { readonly step: "form"; readonly repeated?: true; readonly message?: string; readonly changed?: EmailChanged };

type ChangedState = Extract<EmailChangeState, { step: "form" }>;

/** Returns the addresses as the tab has stored them, for the page after a reload. */
const changedIn = ({ before, now }: Values): Pick<ChangedState, "changed"> => (before && now ? { changed: { before, now } } : {});

const page = "confirm-email";
const source = "update-account-email"; // P-242

type Ports = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options?: unknown, link = createLinkParams(page), identity = createIdentity(ports, { page, source })) => {
    const state = signal<EmailChangeState>({ step: "loading" });
    let ids: EmailLink | undefined;

    const showAccess = (problem?: IdentityProblem, identified?: Identified): void => {
      // A reload begins here too, without the app's response of before, unless that response is still of use.
      if (ids && !identified) link.keep(ids);
      state.value = { step: "access", leaving: false, ...(problem && { problem }), ...(identified && { identified }) };
    };
    const showChanged = (message: string | undefined, more: Pick<ChangedState, "repeated" | "changed">): void => {
      state.value = { step: "form", ...more, ...(message !== undefined && { message }) };
    };
    /** Shows that an earlier use of the link has done what the link is for. @returns true where that is so */
    const showRepeated = ({ code, message }: Failure): boolean => {
      if (code !== "already_done") return false;
      identity.forget();
      if (ids) link.keep(ids); // a reload checks the link, without the response of the app
      showChanged(message, { repeated: true });
      return true;
    };
    const showProblem = (problem: IdentityProblem): void => {
      const failure = deadLink(problem);
      if (failure) state.value = { step: "no-access", failure };
      else if (problem.kind !== "refused" || !showRepeated(problem.failure)) showAccess(problem);
    };

    const validate = async (values: EmailLink, problem: IdentityProblem | undefined): Promise<void> => {
      const outcome = await ports.call(authValidateChangeEmail, { query: { ...values, lang: ports.language.peek() } });
      if (outcome.ok) showAccess(problem);
      else if (!showRepeated(outcome.failure)) state.value = { step: "no-access", failure: outcome.failure }; // P-132
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
        if (showRepeated(failure)) return;
        const isUnproven = failure.code === "identity_failed";
        if (isUnproven) identity.forget();
        return showAccess({ kind: "refused", failure }, isUnproven ? undefined : identified); // stays on the step (decisions §6)
      }
      identity.forget();
      const { data } = outcome.value;
      link.settle({ ...settledBy(lang, outcome.message), ...data });
      showChanged(outcome.message, data ? { changed: data } : {});
      ports.emit("digi-success", { form: "email-change" });
    };

    const finish = async (values: EmailLink, params: Readonly<Record<string, string>>): Promise<void> => {
      const back = await identity.finish({ state: writeJson(values) }, params);
      if (back.kind === "identified") await confirm(values, back.identified); // P-137
      else showProblem(back.problem);
    };

    const open = async (): Promise<void> => {
      const params = link.take([...linkNames, ...returnNames]);
      const result = link.settled();
      if (result) return showChanged(messageOf(result, ports.language.peek()), changedIn(result));
      ids = readEmailLink(params);
      state.value = ids ? { step: "loading" } : { step: "no-access" };
      if (!ids) return;
      if (params["code"]) await finish(ids, params); // P-133
      else await validate(ids, stoppedBy(params["error"]));
    };

    const visit = createLinkVisit(ports, open);

    const isLeaving = (): boolean => {
      const current = state.peek();
      return current.step === "access" && current.leaving;
    };
    /** The actions of leaving for the identity app, staying and coming back (P-135, P-136). */
    const { leave, stay, watchComingBack } = createIdentityRedirect(identity, visit.act, {
      begin() {
        const current = state.peek();
        if (!ids || current.step !== "access" || current.leaving) return undefined;
        const { identified } = current;
        state.value = { step: "access", leaving: true, ...(identified && { identified }) }; // an earlier problem is over
        return { state: writeJson(ids) };
      },
      isLeaving,
      onProblem: showProblem,
      onStay: showAccess,
    });

    return {
      ...visit,
      state,
      leave,
      stay,
      /** Sends the change itself once more. */
      async confirmAgain(): Promise<void> {
        const current = state.peek();
        const values = ids;
        const known = current.step === "access" ? current.identified : undefined;
        if (values && known) await visit.act(() => confirm(values, known));
      },
      start() {
        visit.begin();
        return watchComingBack();
      },
    };
  },
);
