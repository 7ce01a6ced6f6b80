import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/element/room.ts";
import { LoginInPlace } from "#core/login-in-place/login-in-place.tsx";
import { Heading } from "#core/ui/heading.tsx";
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
      {wasSignedOut && <Heading>{say.signedOutHeading()}</Heading>}
      <p>{wasSignedOut ? say.signedOutText() : say.introText()}</p>
      <LoginInPlace here={model.here.value} language={language} />
    </div>
  );
}
