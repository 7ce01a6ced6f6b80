import { useSignals } from "@preact/signals-react/runtime";
import type { FiberState } from "#core/domain/address/fiber-check.model.ts";
import { NoFibre } from "#core/features/no-fibre/no-fibre.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { BundleLink } from "./bundle-link.view.tsx";
import * as say from "./result.messages.ts";
import type { Model } from "./result.model.ts";

type NoAddressProps = {
  model: Model;
  state: Extract<FiberState, { kind: "no-address" }>;
  language: Language;
  announcer: Announcer;
  /** The value of the tag's `max-length` attribute. */
  maxLength: number | undefined;
  /** The address of the bundle builder. */
  bundle: string;
  /** The address of the privacy page. */
  privacy: string;
  onInform: (isWanted: boolean) => void;
  /** Returns to the address form. */
  onClose: () => void;
};

/**
 * Draws the result where fibre does not reach the address. The visitor can ask to be informed about fibre, or look at mobile plans, which
 * are available everywhere.
 */
export function NoAddress({ model, language, bundle, ...shared }: NoAddressProps) {
  useSignals();
  const mobileCents = model.mobileCents.value;
  return (
    <NoFibre {...shared} waitingList={model.waitingList}>
      <div className="ui-result-way">
        <Heading level={3}>{say.mobileHeading()}</Heading>
        <div className="result-price">
          {mobileCents !== undefined && (
            <>
              <span className="ui-quiet-text">{say.mobileFrom()}</span>
              <Price cents={mobileCents} language={language} period={perMonthText()} />
            </>
          )}
        </div>
        <p>{say.mobileText()}</p>
        <BundleLink model={model} bundle={bundle} variant="secondary">
          {say.toMobileText()}
        </BundleLink>
      </div>
    </NoFibre>
  );
}
