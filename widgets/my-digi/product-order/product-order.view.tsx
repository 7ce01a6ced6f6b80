import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { Part, PartIntent, usePrefetch } from "#core/runtime/part/part.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import type { View as LandlineNumber } from "#widgets/my-digi/landline-number/landline-number.view.tsx";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import { OrderButton } from "#widgets/my-digi/order-button.view.tsx";
import type { View as CheckoutView } from "#widgets/my-digi/product-checkout/product-checkout.view.tsx";
import * as say from "./product-order.messages.ts";
import type { Model, OrderViewProps } from "./product-order.model.ts";
import { packageName } from "./product-order.rules.ts";

/**
 * Draws the choice of a package for the address (C-086, C-161…C-166, C-266, C-267, C-328), and below it the checkout of the chosen package.
 * The checkout is a part of its own, which also draws the confirmation in place of the choice.
 */
export function View(props: OrderViewProps) {
  useSignals();
  const { model, area, kind, packages, need, addressText, pathOf } = props;
  const answers = model.answers();
  const isOrdered = answers.result.value !== undefined;
  const offer = model.offer.value;
  usePrefetch<typeof LandlineNumber>("landline-number", kind === "landline" && offer !== undefined);
  if (!isOrdered && !answers.isRead.value) return <Skeleton shape={["line", "field", "field", "field"]} />;
  if (!isOrdered && packages.length === 0)
    return (
      <Empty
        text={say.noOffersText(kind, addressText)}
        note={say.noOffersNote()}
        action={<ButtonLink href={pathOf("callback")}>{say.callMeText()}</ButtonLink>}
      />
    );
  return (
    <div className="product-order" part="form" data-kind={kind}>
      {!isOrdered && <Choice {...props} />}
      {isOrdered || (offer && !need) ? (
        <Part<typeof CheckoutView> name="product-checkout" lines={[<OtherWays key="ways" />]} {...{ area, answers, addressText, offer }} />
      ) : (
        // Without a package, the press tells that one is missing.
        !need && <OrderButton wait={undefined} onClick={() => answers.check(["package"])} />
      )}
    </div>
  );
}

function Choice(props: OrderViewProps) {
  useSignals();
  const { model, kind, packages, need, language } = props;
  const answers = model.answers();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnPackage(model, box);
  return (
    <div className="product-order" ref={box}>
      <PartIntent<typeof CheckoutView> name="product-checkout">
        <OfferGrid
          name={packageName}
          label={say.chooseHeading(kind)}
          offers={packages}
          chosen={model.offer.value?.i ?? ""}
          onChoose={answers.choose}
          error={answers.problems.value.includes("package") ? say.missingPackageText() : undefined}
          reason={need && say.needText(need)}
          language={language}
        />
      </PartIntent>
      {need && <Needed {...props} />}
    </div>
  );
}

/** Draws links to the pages on which the missing product can be ordered. */
function Needed({ model, need, pathOf }: OrderViewProps) {
  const { address } = model.answers();
  return (
    <div className="product-order-ways">
      <ButtonLink href={withQuery(pathOf("my-products-internet"), `?address-id=${encodeURIComponent(address)}`)}>
        {say.addInternetText()}
      </ButtonLink>
      {need === "internet_or_mobile" && (
        <ButtonLink variant="secondary" href={pathOf("bundle")}>
          {say.addMobileText()}
        </ButtonLink>
      )}
    </div>
  );
}

/** Moves the focus to the packages after each press of the order button that finds none chosen. */
function useFocusOnPackage(model: Model, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const { problems, refusals } = model.answers();
  const presses = refusals.value;
  useEffect(() => {
    if (presses > 0 && problems.peek()[0] === "package") focusControl(box.current?.querySelector(`[name="${packageName}"]`));
  }, [problems, presses, box]);
}
