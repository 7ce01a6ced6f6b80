import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { LoginInPlace } from "#core/features/login-in-place/login-in-place.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import * as say from "./login.messages.ts";
import type { Model } from "./login.model.ts";
import type { part } from "./login.part.ts";

type LoginProps = PartViewProps<Model, typeof part> & {
  /** True when there was a session that has ended. */
  readonly wasSignedOut: boolean;
};

/** Draws the login in place of the views, which come back in the same place after it (decisions §1). */
export function View({ model, wasSignedOut, language }: LoginProps) {
  useSignals();
  return (
    <div className="area-login">
      {wasSignedOut ? (
        // The login shows this message in its own box. The hidden heading tells it to a visitor who was in a view that is gone.
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
