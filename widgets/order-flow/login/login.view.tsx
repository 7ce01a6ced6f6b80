import { useSignals } from "@preact/signals-react/runtime";
import { createElement } from "react";
import type { PartViewProps } from "#core/element/room.ts";
import { Light, LightContext, useLightDom } from "#core/light/light-dom.tsx";
import { Button } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { headingText, introText, otherText, overviewBefore, overviewLink } from "./login.messages.ts";
import type { Model } from "./login.model.ts";
import type { part } from "./login.part.ts";

type LoginProps = PartViewProps<Model, typeof part> & { readonly flow: Flow };

/**
 * The person has an account (C-064, C-210): the login stands in place, in the tag's light DOM, where password managers find its fields.
 * Its `next` is this very page: whoever has logged in stays, and the flow goes on.
 */
export function View({ model, flow, pathOf, language }: LoginProps) {
  useSignals();
  const { ref, ...light } = useLightDom(language);
  const slot = `${light.prefix}-login`;
  return (
    <LightContext value={light}>
      <div className="order-form" ref={ref}>
        <Heading level={3}>{headingText()}</Heading>
        <p>{introText()}</p>
        <slot name={slot} />
        <Light name="login">{createElement("digi-login", { slot, next: model.here.value, loading: "eager" })}</Light>
        <p>
          {overviewBefore()} <a href={pathOf("overview")}>{overviewLink()}</a>
        </p>
        <div className="order-back">
          <Button variant="quiet" onClick={flow.identifyAgain}>
            {otherText()}
          </Button>
        </div>
      </div>
    </LightContext>
  );
}
