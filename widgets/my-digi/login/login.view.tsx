import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { LoginInPlace } from "#core/features/login-in-place/login-in-place.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import * as say from "./login.messages.ts";
import type { Model } from "./login.model.ts";
import type { part } from "./login.part.ts";

type LoginProps = PartViewProps<Model, typeof part> & {
  /** A session was there, and has ended. */
  readonly wasSignedOut: boolean;
};

/** In place of the views, which come back in the same place after it (decisions §1). */
export function View({ model, wasSignedOut, language }: LoginProps) {
  useSignals();
  return (
    <div className="area-login">
      {wasSignedOut ? (
        // The login says it in its own box: seen once, and told to whoever stood in what has gone.
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
