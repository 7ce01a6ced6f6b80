import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createIdentityRedirect } from "#core/features/identity-page/identity-redirect.model.ts";
import { settledBy } from "#core/features/link-page/link-page.model.ts";
import { createLinkVisit } from "#core/features/link-page/link-visit.model.ts";
import { createRedirect } from "#core/features/link-page/redirect.model.ts";
import { createIdentity } from "#core/domain/identity/identity.ts";
import { createAwaitingActivation } from "#core/services/stored/awaiting-activation.ts";
import { tabStore } from "#core/services/stored/ttl-store.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import { createAccountForm } from "./account-form.model.ts";
import type { definition } from "./signup.element.ts";
import type { SignupFields } from "./signup.schema.ts";
import { closesPage, createSignupSteps, type Visitor } from "./signup-steps.model.ts";

const page = "sign-up";

type Ports = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options?: unknown, link = createLinkParams(page), identity = createIdentity(ports, { page }), store = tabStore) => {
    const awaitingActivation = createAwaitingActivation(store);
    const steps = createSignupSteps(ports, link, identity);
    const { visitor } = steps;
    const redirect = createRedirect(ports, "login");
    // `identified` is always set when the form is sent, because the form is shown only to an identified visitor.
    const form = createAccountForm(ports, () => visitor as Required<Visitor>);
    const visit = createLinkVisit(ports, steps.open);

    const { leave, stay, watchComingBack } = createIdentityRedirect(identity, visit.act, {
      begin: () => (steps.beginLeaving() ? { h: visitor.hash } : undefined),
      isLeaving: steps.isLeaving,
      onProblem: steps.showProblem,
      onStay: steps.showAccess,
    });

    /** Handles the response to the form: shows the next step where the response requires one. */
    const settle = (typedEmail: string): void => {
      const result = form.state.peek();
      if (result.status === "sent") {
        identity.forget();
        form.stop(); // The form is stopped, because its captcha is no longer needed.
        const email = visitor.identified?.person.email ?? typedEmail;
        link.settle({ ...settledBy(ports.language.peek(), result.message), email });
        awaitingActivation.begin(email);
        steps.showSent(email, result.message);
        redirect.begin();
      } else if (result.status === "refused") {
        const { failure } = result;
        if (closesPage(failure)) steps.showNoAccess(failure);
        else if (failure.code === "identity_failed") {
          identity.forget();
          form.again();
          steps.showAccess({ kind: "refused", failure });
        }
      }
    };

    return {
      ...visit,
      state: steps.state,
      form,
      // The draft is restored only for the link with which it was typed. It cannot be reset by 'Start again', because most of its fields
      // come from the identity app.
      draft: { state: form.state, resets: form.resets, owner: () => visitor.hash || undefined },
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
