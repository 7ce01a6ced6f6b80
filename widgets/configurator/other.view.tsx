import { useSignals } from "@preact/signals-react/runtime";
import { otherKinds } from "#core/bundle/bundle.rules.ts";
import { Heading } from "#core/ui/heading.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { fibreIcon } from "#core/ui/icons/fibre.ts";
import { landlineIcon } from "#core/ui/icons/landline.ts";
import { tvIcon } from "#core/ui/icons/tv.ts";
import { callbackPhone } from "#core/values/limits.ts";
import { checkText, comingText, fibreText, otherHeading, shownCallbackPhone, soonText } from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";

const icons = { internet: fibreIcon, tv: tvIcon, landline: landlineIcon } as const;

/** What needs an address, and the way to one. Who comes from the check with an address is not sent back to it. */
export function Other({ model, check }: { model: Model; check: string }) {
  useSignals();
  const hasAddress = model.wanted.value.fttbAddressId !== null;
  const waitsFor = hasAddress ? soonText() : comingText();
  return (
    <section className="builder-section" aria-label={waitsFor}>
      <ul className="builder-others">
        {otherKinds.map((kind) => (
          <li key={kind}>
            <Icon name={icons[kind]} />
            <Heading level={3}>{otherHeading(kind)}</Heading>
            <p className="ui-quiet-text">{waitsFor}</p>
          </li>
        ))}
      </ul>
      <p className="builder-check">
        {hasAddress ? fibreText() : <a href={check}>{checkText()}</a>} {hasAddress && <PhoneLink />}
      </p>
    </section>
  );
}

const PhoneLink = () => <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{shownCallbackPhone}</a>;
