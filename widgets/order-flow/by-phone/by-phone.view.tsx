import type { PartViewProps } from "#core/element/room.ts";
import { ButtonLink } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { clockText } from "#core/values/clock-text.ts";
import { callbackHours, callbackPhone } from "#core/values/limits.ts";
import { Foot, type FootProps } from "#widgets/order-flow/foot.view.tsx";
import { callText, contactText, headingText, hoursText, introText, keptText } from "./by-phone.messages.ts";
import type { part } from "./by-phone.part.ts";

/** A pack with a fixed line, after its details: somebody has to come, or to be switched from. */
export function View({ pathOf, language, ...foot }: PartViewProps<undefined, typeof part> & FootProps) {
  return (
    <div className="order-form">
      <Heading level={3}>{headingText()}</Heading>
      <p>{introText()}</p>
      <p>{keptText()}</p>
      <div className="order-actions">
        <ButtonLink href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callText(callbackPhone.replaceAll(" ", "\u00a0"))}</ButtonLink>
        <ButtonLink variant="secondary" href={pathOf("contact")}>
          {contactText()}
        </ButtonLink>
      </div>
      <p className="ui-quiet-text">{hoursText(clockText(callbackHours.opens, language), clockText(callbackHours.closes, language))}</p>
      <Foot onPrevious={foot.onPrevious} onCancel={foot.onCancel} />
    </div>
  );
}
