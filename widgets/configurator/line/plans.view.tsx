import { useId, type ReactNode } from "react";
import { Carousel } from "#core/carousel/carousel.tsx";
import { ErrorText } from "#core/fields/field.tsx";
import { offerCents, titleOf } from "#core/offers/offers.rules.ts";
import type { OfferCard } from "#core/offers/offers.schema.ts";
import { perMonthText } from "#core/price/price.messages.ts";
import { Price } from "#core/price/price.tsx";
import { Icon } from "#core/ui/icon.tsx";
import type { Language } from "#core/values/language.ts";
import { choosePlanName, choosePlanText, chosenPlanName, chosenPlanText, plansLabel } from "./line.messages.ts";

type PlansProps = {
  /** Name of the field. */
  name: string;
  plans: readonly OfferCard[];
  /** Id of the chosen one; empty without one. */
  chosen: string;
  onChoose: (id: string) => void;
  error: string | undefined;
  language: Language;
};

export function Plans({ name, plans, chosen, onChoose, error, language }: PlansProps) {
  const errorId = useId();
  const slides = plans.map((plan) => ({
    id: plan.i,
    content: planIn(name, { plan, language, onChoose, isChosen: plan.i === chosen, errorId: error === undefined ? undefined : errorId }),
  }));
  return (
    <div className="plans" part="field">
      <p className="ui-label" part="label">
        {plansLabel()}
      </p>
      <Carousel label={plansLabel()} slides={slides} startId={chosen} />
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}

/** By its name the form finds where focus goes with an error: a slide out of sight would not take it. */
const planIn =
  (name: string, props: Omit<PlanProps, "name">) =>
  (isInSight: boolean): ReactNode => <Plan {...props} name={isInSight ? name : undefined} />;

/** A picture that does not come leaves no hole. */
const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => void (currentTarget.hidden = true);

type PlanProps = Pick<PlansProps, "onChoose" | "language"> & {
  name: string | undefined;
  plan: OfferCard;
  isChosen: boolean;
  errorId: string | undefined;
};

/** An offer card (C-052, C-053): name, the number that matters, price, what is in it, one button. */
function Plan({ name, plan, isChosen, errorId, onChoose, language }: PlanProps) {
  const title = titleOf(plan);
  const [first, ...others] = plan.l;
  return (
    <article className="plan" part="card" data-chosen={isChosen || undefined} aria-label={title}>
      <p className="plan-title">
        {title} {plan.lb !== "" && <span className="plan-word">{plan.lb}</span>}
      </p>
      {plan.images.map((src) => (
        <img key={src} src={src} alt="" onError={leave} />
      ))}
      {first !== undefined && <p className="plan-number">{first}</p>}
      <Price cents={offerCents(plan)} language={language} period={perMonthText()} />
      <ul>
        {others.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <button
        className="ui-button"
        data-variant={isChosen ? "primary" : "secondary"}
        part="button"
        type="button"
        name={name}
        aria-pressed={isChosen}
        aria-label={isChosen ? chosenPlanName(title) : choosePlanName(title)}
        aria-describedby={errorId}
        onClick={() => onChoose(plan.i)}
      >
        <span>{isChosen ? chosenPlanText() : choosePlanText()}</span>
        {isChosen && <Icon name="check" />}
      </button>
    </article>
  );
}
