import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { LoginInPlace } from "#core/features/login-in-place/login-in-place.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { accountText, headingText, introText, otherText, overviewBefore, overviewLink } from "./login.messages.ts";
import type { Model } from "./login.model.ts";
import type { part } from "./login.part.ts";

type LoginProps = PartViewProps<Model, typeof part> & { readonly flow: Flow };

/** Draws the login inside the order, for a person who has an account already (C-064, C-210). The order continues after the login. */
export function View({ model, flow, pathOf, language }: LoginProps) {
  useSignals();
  const { orderer } = flow.order.value;
  const hint = orderer?.kind === "known" ? orderer.hint : undefined;
  return (
    <div className="order-form">
      <Heading level={3}>{headingText()}</Heading>
      <p>
        {hint !== undefined && `${accountText(hint)} `}
        {introText()}
      </p>
      <LoginInPlace here={model.here.value} language={language} />
      <p>
        {overviewBefore()} <a href={pathOf("overview")}>{overviewLink()}</a>
      </p>
      <div className="order-back">
        <Button variant="quiet" onClick={flow.identifyAgain}>
          {otherText()}
        </Button>
      </div>
    </div>
  );
}
