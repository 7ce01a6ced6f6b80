import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import { LandlineFields } from "#core/features/landline-fields/landline-fields.tsx";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import type { View as CheckoutView } from "#widgets/my-digi/product-checkout/product-checkout.view.tsx";
import { Confirmation, Taken } from "./confirmation.view.tsx";
import * as say from "./product-order.messages.ts";
import type { Model, OrderViewProps } from "./product-order.model.ts";
import { controlName, isAboutLandline, packageName } from "./product-order.rules.ts";

/**
 * Draws the choice of a package for the address, and below it the checkout (C-086, C-161…C-166, C-266, C-267, C-328). The checkout is a
 * part of its own. Once the order is placed, the checkout's confirmation replaces the choice.
 */
export function View(props: OrderViewProps) {
  useSignals();
  const { model, area, kind, packages, need, addressText, pathOf } = props;
  const answers = model.answers();
  const result = answers.result.value;
  if (result) return result.kind === "placed" ? <Confirmation {...props} result={result} /> : <Taken {...props} />;
  if (!answers.isRead.value) return <Skeleton shape={["line", "field", "field", "field"]} />;
  if (packages.length === 0)
    return (
      <Empty
        text={say.noOffersText(kind, addressText)}
        note={say.noOffersNote()}
        action={<ButtonLink href={pathOf("callback")}>{say.callMeText()}</ButtonLink>}
      />
    );
  return (
    <div className="product-order" part="form">
      <Choice {...props} />
      {!need && <Part<typeof CheckoutView> name="product-checkout" {...{ area, answers, addressText }} offer={model.offer.value} />}
    </div>
  );
}

function Choice(props: OrderViewProps) {
  useSignals();
  const { model, kind, packages, need, language } = props;
  const answers = model.answers();
  const offer = model.offer.value;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnProblem(model, box);
  return (
    <div className="product-order" ref={box}>
      <OfferGrid
        name={packageName}
        label={say.chooseHeading(kind)}
        offers={packages}
        chosen={offer?.i ?? ""}
        onChoose={answers.choose}
        error={answers.problems.value.includes("package") ? say.missingPackageText() : undefined}
        reason={need && say.needText(need)}
        language={language}
      />
      {need && <Needed {...props} />}
      {!need && offer && kind === "landline" && <LandlineNumber model={model} />}
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

function LandlineNumber({ model }: { readonly model: Model }) {
  useSignals();
  const { given, problems, numberError, answerLandline } = model.answers();
  const { typed, ...answers } = given.value.landline;
  return (
    <LandlineFields
      operators={model.operators}
      answers={answers}
      typed={typed}
      problems={problems.value.filter(isAboutLandline)}
      numberError={numberError.value}
      onKeep={(currentPhone) => answerLandline({ currentPhone })}
      onType={(number) => answerLandline({ typed: number })}
      onOperator={(phoneProvider) => answerLandline({ phoneProvider })}
      onAgree={(landline_agree) => answerLandline({ landline_agree })}
    />
  );
}

/** Moves the focus to the first missing answer after each press of the order button, and to the number that the API refuses. */
function useFocusOnProblem(model: Model, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const { problems, refusals, numberError } = model.answers();
  const presses = refusals.value;
  const refusedNumber = numberError.value;
  useEffect(() => {
    const [first] = problems.peek();
    const name = first && controlName(first);
    if (presses > 0 && name !== undefined) focusControl(box.current?.querySelector(`[name="${name}"]`));
  }, [problems, presses, box]);
  useEffect(() => {
    if (refusedNumber !== undefined) focusControl(box.current?.querySelector(`[name="${controlName("phoneNumber")}"]`));
  }, [refusedNumber, box]);
}
