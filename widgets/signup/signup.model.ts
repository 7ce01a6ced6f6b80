import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createIdentityRedirect } from "#core/features/identity-page/identity-redirect.model.ts";
import { messageOf, settledBy } from "#core/features/link-page/link-page.model.ts";
import { createLinkVisit } from "#core/features/link-page/link-visit.model.ts";
import { createRedirect } from "#core/features/link-page/redirect.model.ts";
import { createIdentity, returnNames, type Identified } from "#core/domain/identity/identity.ts";
import { isKnownIdentity, stoppedBy, type IdentityProblem } from "#core/domain/identity/problem.ts";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";
import { createAwaitingActivation } from "#core/services/stored/awaiting-activation.ts";
import { tabStore, type Values } from "#core/services/stored/ttl-store.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import { createAccountForm } from "./account-form.model.ts";
import type { definition } from "./signup.element.ts";
import { accountValidateSignupCode } from "./signup.contract.ts";
import { readSignupHash } from "./signup.rules.ts";
import { createSignupSteps } from "./signup-steps.model.ts";
import type { SignupFields } from "./signup.schema.ts";

const page = "sign-up";

type Ports = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options?: unknown, link = createLinkParams(page), identity = createIdentity(ports, { page }), store = tabStore) => {
    const awaitingActivation = createAwaitingActivation(store);
    // A reload starts at the button too, and not with the answer that the identity app has given already.
    const { state, ...steps } = createSignupSteps(() => link.keep({ h: hash }));
    const redirect = createRedirect(ports, "login");
    let hash = "";
    let identified: Identified | undefined;
    // The form is displayed only once the visitor is identified, so that `identified` is set when it is sent.
    const form = createAccountForm(ports, () => ({ hash, identified: identified as Identified }));

    const validate = async (problem: IdentityProblem | undefined): Promise<void> => {
      const outcome = await ports.call(accountValidateSignupCode, { body: { h: hash, lang: ports.language.peek() } });
      if (outcome.ok) steps.showAccess(problem);
      else steps.showNoAccess(outcome.failure); // P-123
    };
    const finish = async (params: Values): Promise<void> => {
      const back = await identity.finish({ h: hash }, params);
      if (back.kind === "problem") return steps.showProblem(back.problem);
      ({ identified } = back);
      const { person } = back.identified;
      if (person.firstName !== undefined) state.value = { step: "form", sent: false, person };
      else {
        identity.forget();
        steps.showAccess({ kind: "failed" }); // decisions §6
      }
    };
    const open = async (): Promise<void> => {
      const params = link.take(["h", ...returnNames]);
      const settled = link.settled();
      if (settled) return steps.showSent(settled["email"] ?? "", messageOf(settled, ports.language.peek()));
      hash = readSignupHash(params) ?? "";
      state.value = hash ? { step: "loading" } : { step: "no-access" };
      if (!hash) return;
      if (params["code"]) await finish(params); // P-125: before the link is checked
      else await validate(stoppedBy(params["error"]));
    };
    const visit = createLinkVisit(ports, open);

    const { leave, stay, watchComingBack } = createIdentityRedirect(identity, visit.act, {
      begin: () => (steps.beginLeaving() ? { h: hash } : undefined),
      isLeaving: steps.isLeaving,
      onProblem: steps.showProblem,
      onStay: steps.showAccess,
    });

    /** Handles what the response to the form means beyond the form itself. */
    const settle = (typedEmail: string): void => {
      const result = form.state.peek();
      if (result.status === "sent") {
        identity.forget();
        form.stop(); // stops the captcha, which nobody needs any more
        const email = identified?.person.email ?? typedEmail;
        link.settle({ ...settledBy(ports.language.peek(), result.message), email });
        awaitingActivation.begin(email);
        steps.showSent(email, result.message);
        redirect.begin();
      } else if (result.status === "refused") {
        const { failure } = result;
        if (isKnownIdentity(failure) || isDeadLink(failure)) steps.showNoAccess(failure);
        else if (failure.code === "identity_failed") {
          identity.forget();
          form.again();
          steps.showAccess({ kind: "refused", failure });
        }
      }
    };

    return {
      ...visit,
      state,
      form,
      // The draft is shown only for the link that it was typed for. It has no 'Start again': most of the form comes from the identity app.
      draft: { state: form.state, resets: form.resets, owner: () => hash || undefined },
      redirect,
      leave,
      stay,
      async submit(fields: SignupFields): Promise<void> {
        visit.markActed();
        await form.submit(fields);
        settle(fields.email);
      },
      start() {
        visit.begin();
        const stopWatching = watchComingBack();
        return () => {
          stopWatching();
          redirect.stop();
          form.stop();
        };
      },
    };
  },
);
