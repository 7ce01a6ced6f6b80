import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { LoginInPlace } from "#core/features/login-in-place/login-in-place.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import * as say from "./login.messages.ts";
import type { Model } from "./login.model.ts";
import type { part } from "./login.part.ts";

type LoginProps = PartViewProps<Model, typeof part> & {
  /** True where the customer was signed in before and the session has ended. */
  readonly wasSignedOut: boolean;
};

/** Draws the login in place of the customer's views, which are shown again after the login (decisions §1). */
export function View({ model, wasSignedOut, language }: LoginProps) {
  useSignals();
  return (
    <div className="area-login">
      {wasSignedOut ? (
        // The login shows the same message visibly. The hidden heading takes focus and so announces the message to a visitor whose view was
        // hidden.
        <div className="ui-hidden">
          <Heading>{say.signedOutHeading()}</Heading>
        </div>
      ) : (
        <p>{say.introText()}</p>
      )}
      <LoginInPlace here={model.here.value} language={language} />
    </div>
  );
}
