import { PageLink, Panel } from "#core/features/link-page/link-panel.tsx";
import { RedirectNotice } from "#core/features/link-page/redirect-notice.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Success } from "#core/ui/base/success.tsx";
import * as say from "./password-recovery.messages.ts";
import type { Model, RecoveryState } from "./password-recovery.model.ts";

type StateOf<Kind extends RecoveryState["kind"]> = Extract<RecoveryState, { kind: Kind }>;

/** Draws the message that the mail was sent. The page does not redirect, because the visitor continues in the mailbox. */
export function MailSent({ model, state }: { model: Model; state: StateOf<"mail-sent"> }) {
  return (
    <Success
      message={say.mailSentHeading()}
      details={<p className="ui-quiet-text">{say.mailMissingText(state.email)}</p>}
      onAgain={model.askAgain}
      againText={say.otherAddressText()}
    >
      {state.message ?? say.mailSentText()}
    </Success>
  );
}

type RecoveredProps = { model: Model; message: string | undefined; login: string };

export function Recovered({ model, message, login }: RecoveredProps) {
  const onward = (
    <RedirectNotice redirect={model.redirect} href={login}>
      {say.toLoginText()}
    </RedirectNotice>
  );
  return (
    <Panel tone="success" heading={say.recoveredHeading()} actions={onward}>
      <p>{message ?? say.recoveredText()}</p>
    </Panel>
  );
}

type LinkRefusedProps = { model: Model; state: StateOf<"link-refused">; login: string };

/** Draws the reason for which the link is refused, and the button that requests a new link. */
export function LinkRefused({ model, state, login }: LinkRefusedProps) {
  const mayBeSet = state.reason === "link_used";
  const actions = (
    <>
      <Button onClick={model.askAgain}>{say.newLinkText()}</Button>
      {mayBeSet && (
        <PageLink href={login} variant="secondary" onGo={model.redirect.go}>
          {say.toLoginText()}
        </PageLink>
      )}
    </>
  );
  return (
    <Panel tone="warning" heading={say.refusedHeading()} hasActed={state.hasActed} actions={actions}>
      <p>{state.message ?? say.refusedText(state.reason)}</p>
      {mayBeSet && <p>{say.perhapsSetText()}</p>}
    </Panel>
  );
}
