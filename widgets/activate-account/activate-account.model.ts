import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createAwaitingActivation } from "#core/services/stored/awaiting-activation.ts";
import { createLinkCall } from "#core/features/link-page/link-page.model.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import type { definition } from "./activate-account.element.ts";
import { activateAccount } from "./activate-account.contract.ts";

export type Model = InstanceType<typeof Model>;

/**
 * The model of the page that activates an account shows the thank-you panel where the call succeeds (P-043), and the error panel where it
 * fails (P-044).
 */
export const Model = createModel(
  (
    ports: PortsOf<typeof definition>,
    _options?: unknown,
    link = createLinkParams("activate-account"),
    awaitingActivation = createAwaitingActivation(),
  ) =>
    createLinkCall(ports, {
      link,
      form: "activate-account",
      read() {
        const query = link.take(); // The link's query is sent exactly as the mail gave it (P-042, P-266).
        return Object.keys(query).length > 0 ? query : undefined;
      },
      async call(query) {
        const outcome = await ports.call(activateAccount, { query });
        if (outcome.ok || outcome.failure.code === "already_done") awaitingActivation.end();
        return outcome;
      },
    }),
);
