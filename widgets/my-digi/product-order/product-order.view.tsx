import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { LandlineFields } from "#core/features/landline-fields/landline-fields.tsx";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { Checkout } from "./checkout.view.tsx";
import { Confirmation, Taken } from "./confirmation.view.tsx";
import * as say from "./product-order.messages.ts";
import type { Model, OrderViewProps } from "./product-order.model.ts";
import { controlName, isAboutLandline, packageName } from "./product-order.rules.ts";

/** Draws the order of a product that the address does not have yet, and what became of it (C-086, C-161…C-166, C-266, C-267, C-328). */
export function View(props: OrderViewProps) {
  useSignals();
  const { model, kind, packages, addressText, pathOf } = props;
  const ordering = model.ordering();
  const state = ordering.state.value;
  if (state.kind === "placed") return <Confirmation {...props} state={state} />;
  if (state.kind === "taken") return <Taken {...props} />;
  if (!ordering.isRead.value) return <Skeleton shape={["line", "field", "field", "field"]} />;
  if (packages.length === 0)
    return (
      <Empty
        text={say.noOffersText(kind, addressText)}
        note={say.noOffersNote()}
        action={<ButtonLink href={pathOf("callback")}>{say.callMeText()}</ButtonLink>}
      />
    );
  return <Choice {...props} />;
}

function Choice(props: OrderViewProps) {
  useSignals();
  const { model, kind, packages, need, language } = props;
  const ordering = model.ordering();
  const offer = model.offer.value;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnProblem(model, box);
  const choose = (id: string): void => {
    const chosen = packages.find(({ i }) => i === id);
    if (chosen) ordering.choose(chosen);
  };
  return (
    <div className="product-order" part="form" ref={box}>
      <OfferGrid
        name={packageName}
        label={say.chooseHeading(kind)}
        offers={packages}
        chosen={offer?.i ?? ""}
        onChoose={choose}
        error={ordering.problems.value.includes("package") ? say.missingPackageText() : undefined}
        reason={need && say.needText(need)}
        language={language}
      />
      {need ? (
        <Needed {...props} />
      ) : (
        <>
          {offer && kind === "landline" && <LandlineNumber model={model} offer={offer} />}
          <Checkout {...props} />
        </>
      )}
    </div>
  );
}

/** Draws the ways to the product that is missing. */
function Needed({ model, need, pathOf }: OrderViewProps) {
  const { address } = model.ordering();
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

function LandlineNumber({ model, offer }: { readonly model: Model; readonly offer: PackageCard }) {
  useSignals();
  const ordering = model.ordering();
  const { landline } = ordering.given.value;
  const { typed, ...answers } = landline;
  return (
    <LandlineFields
      operators={model.operators}
      answers={answers}
      typed={typed}
      problems={ordering.problems.value.filter(isAboutLandline)}
      numberError={ordering.numberError.value}
      onKeep={(currentPhone) => ordering.answerLandline({ currentPhone }, offer)}
      onType={(number) => ordering.answerLandline({ typed: number }, offer)}
      onOperator={(phoneProvider) => ordering.answerLandline({ phoneProvider }, offer)}
      onAgree={(landline_agree) => ordering.answerLandline({ landline_agree }, offer)}
    />
  );
}

/** Moves the focus to the first thing that is missing, after each press, and to the number that the API refuses. */
function useFocusOnProblem(model: Model, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const ordering = model.ordering();
  const refusals = ordering.refusals.value;
  const numberError = ordering.numberError.value;
  useEffect(() => {
    const [first] = ordering.problems.peek();
    if (refusals > 0 && first !== undefined) focusControl(box.current?.querySelector(`[name="${controlName(first)}"]`));
  }, [ordering, refusals, box]);
  useEffect(() => {
    if (numberError !== undefined) focusControl(box.current?.querySelector(`[name="${controlName("phoneNumber")}"]`));
  }, [numberError, box]);
}
