import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createIdentityRedirect } from "#core/features/identity-page/identity-redirect.model.ts";
import { messageOf } from "#core/features/link-page/link-page.model.ts";
import { createLinkVisit } from "#core/features/link-page/link-visit.model.ts";
import { createIdentity } from "#core/domain/identity/identity.ts";
import { stoppedBy, type IdentityProblem } from "#core/domain/identity/problem.ts";
import type { Values } from "#core/services/stored/ttl-store.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import { writeJson } from "#core/base/values/json.ts";
import { createConfirmation } from "./confirmation.model.ts";
import type { definition } from "./email-change.element.ts";
import { authValidateChangeEmail, type EmailChanged } from "./email-change.contract.ts";
import { linkNames, readEmailLink, type EmailLink } from "./email-change.rules.ts";
import { createEmailChangeSteps } from "./email-change-steps.model.ts";

const page = "confirm-email";
const source = "update-account-email"; // The value with which the request for identification names its purpose is given by P-242.

type Ports = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options?: unknown, link = createLinkParams(page), identity = createIdentity(ports, { page, source })) => {
    let ids: EmailLink | undefined;
    /** Stores the link in the tab, so that a reload finds it. The response of the identity app is not stored. */
    const keepLink = (): void => {
      if (ids) link.keep(ids);
    };
    const steps = createEmailChangeSteps({
      onAccess: keepLink,
      onRepeated() {
        identity.forget();
        keepLink();
      },
    });
    const confirm = createConfirmation(ports, steps, link, identity);

    const validate = async (values: EmailLink, problem: IdentityProblem | undefined): Promise<void> => {
      const outcome = await ports.call(authValidateChangeEmail, { query: { ...values, lang: ports.language.peek() } });
      if (outcome.ok) steps.showAccess(problem);
      else if (!steps.showRepeated(outcome.failure)) steps.showNoAccess(outcome.failure); // The link gives no access, as P-132 requires.
    };
    const finish = async (values: EmailLink, params: Values): Promise<void> => {
      const back = await identity.finish({ state: writeJson(values) }, params);
      if (back.kind === "identified") await confirm(values, back.identified); // A proven identity confirms the change at once (P-137).
      else steps.showProblem(back.problem);
    };
    const open = async (): Promise<void> => {
      const params = link.take([...linkNames, ...identity.namesIn(link.peek("state"))]);
      const result = link.settled();
      if (result) return steps.showChanged(messageOf(result, ports.language.peek()), changedIn(result));
      ids = readEmailLink(params);
      steps.state.value = ids ? { step: "loading" } : { step: "no-access" };
      if (!ids) return;
      if (params["code"]) await finish(ids, params); // The identity app has sent the visitor back with a code (P-133).
      else await validate(ids, stoppedBy(params["error"]));
    };
    const visit = createLinkVisit(ports, open);

    /** The actions for leaving to the identity app, cancelling the leave, and coming back (P-135, P-136). */
    const { leave, stay, watchComingBack } = createIdentityRedirect(identity, visit.act, {
      begin: () => (ids && steps.beginLeaving() ? { state: writeJson(ids) } : undefined),
      isLeaving: steps.isLeaving,
      onProblem: steps.showProblem,
      onStay: steps.showAccess,
    });

    return {
      ...visit,
      state: steps.state,
      leave,
      stay,
      /** Sends the change again for the visitor whose identity is proven already. */
      async confirmAgain(): Promise<void> {
        const values = ids;
        const identified = steps.identified();
        if (values && identified) await visit.act(() => confirm(values, identified));
      },
      start() {
        visit.begin();
        return watchComingBack();
      },
    };
  },
);

/** Returns the old and the new address as the tab has stored them, so that the page shows them after a reload. */
const changedIn = ({ before, now }: Values): { changed?: EmailChanged } => (before && now ? { changed: { before, now } } : {});
