/** The last step of an email change: sends the change together with the proof of the visitor's identity. */
import type { Identified, Identity } from "#core/domain/identity/identity.ts";
import type { LinkParams } from "#core/features/link-page/link-params.ts";
import { settledBy } from "#core/features/link-page/link-page.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { authConfirmChangeEmail } from "./email-change.contract.ts";
import type { definition } from "./email-change.element.ts";
import type { EmailLink } from "./email-change.rules.ts";
import type { EmailChangeSteps } from "./email-change-steps.model.ts";

export function createConfirmation(
  ports: PortsOf<typeof definition>,
  steps: EmailChangeSteps,
  link: LinkParams,
  identity: Pick<Identity, "forget">,
) {
  return async (ids: EmailLink, identified: Identified): Promise<void> => {
    steps.state.value = { step: "loading" };
    const lang = ports.language.peek();
    const { nationalRegNumber, eId } = identified.person;
    const clientInfo = { ...(nationalRegNumber !== undefined && { nationalRegNumber }), ...(eId !== undefined && { eId }) };
    const body = { lang, clientInfo, extra: { itsme_uuid: identified.uuid, ...ids } };
    const outcome = await link.once(() => ports.call(authConfirmChangeEmail, { body }));
    if (!outcome.ok) {
      const { failure } = outcome;
      if (steps.showRepeated(failure)) return;
      const isUnproven = failure.code === "identity_failed";
      if (isUnproven) identity.forget();
      // The page stays on the identity step after a refusal (decisions §6).
      return steps.showAccess({ kind: "refused", failure }, isUnproven ? undefined : identified);
    }
    identity.forget();
    const { data } = outcome.value;
    link.settle({ ...settledBy(lang, outcome.message), ...data });
    steps.showChanged(outcome.message, data ? { changed: data } : {});
    ports.emit("digi-success", { form: "email-change" });
  };
}
