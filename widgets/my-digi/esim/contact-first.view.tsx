import { Alert } from "#core/ui/base/alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import * as say from "./esim.messages.ts";
import type { StateOf } from "./run-steps.model.ts";
import type { RunProps } from "./step.view.tsx";

/** A failure of the call that sends a code. */
export type SendFailure = NonNullable<StateOf<"code">["failure"]>;

/**
 * Returns the API's sentence where it sent no code because the account has no contact number, or has only the number of the line itself;
 * otherwise undefined.
 */
export const missingContact = (failure: Pick<SendFailure, "fieldErrors"> | undefined): string | undefined =>
  failure?.fieldErrors?.["phone_number"];

/** Draws the message that a contact number is needed before a code can be sent, with the way to the account. */
export const ContactFirst = ({ sentence, pathOf }: Pick<RunProps, "pathOf"> & { readonly sentence: string }) => (
  <Alert
    tone="warning"
    title={say.contactFirstText()}
    lines={[sentence]}
    takesFocus
    actions={
      <ButtonLink variant="secondary" href={pathOf("account")}>
        {say.toAccountText()}
      </ButtonLink>
    }
  />
);
