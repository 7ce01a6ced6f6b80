import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { formatMoney } from "#core/base/values/money.ts";
import type { View as Question } from "#widgets/my-digi/booster/booster.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import * as say from "./booster.messages.ts";
import type { BoosterState } from "./booster.model.ts";
import { monthlyOf, nextPrice, type Boosters as BoosterData } from "./booster.rules.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Changes, Given } from "./product-settings.model.ts";

type BoosterProps = Pick<Given, "area"> & {
  readonly changes: Pick<Changes, "booster">;
  readonly language: Language;
  readonly booster: BoosterData;
};

/** Draws the number of WiFi boosters and the price of the next one, with the buttons that order one and return one (C-111). */
export function Boosters({ area, changes, language, booster }: BoosterProps) {
  useSignals();
  const { quantity } = booster;
  const state = changes.booster.state.value;
  const next = nextPrice(booster);
  const box = useRef<HTMLElement>(null);
  useKeptHeight(box, () => {
    const now = changes.booster.state.value;
    if (now.kind === "sending") return "sending";
    return now.kind === "idle" && now.done ? "done" : "none";
  });
  // The dialogs stay once they were opened, so that the browser gives the focus back when one closes.
  const [wasAsked, setAsked] = useState(state.kind !== "idle");
  const ask = (wanted: number): void => {
    setAsked(true);
    changes.booster.ask(quantity, wanted);
  };
  const priceOf = (held: number): string => formatMoney(monthlyOf(booster, held), language);
  useEffect(() => changes.booster.check(quantity), [changes, quantity]);
  return (
    <AreaSection heading={say.boostersHeading()} boxRef={box}>
      <p>{say.boosterText()}</p>
      {/* Text and buttons are new ones after each change, so that no text of the old ones is moved. */}
      <div>
        <div className="booster-now" key={quantity}>
          <p>
            <strong>{say.heldText(quantity, priceOf(quantity))}</strong>{" "}
            {next === undefined ? say.noMoreText() : say.nextText(quantity, formatMoney(next, language))}
          </p>
          <div className="area-actions">
            <PartIntent<typeof Question> name="booster">
              {next !== undefined && (
                <Button variant="secondary" onClick={() => ask(quantity + 1)}>
                  {say.wantText()}
                </Button>
              )}
              {quantity > 0 && (
                <Button variant="quiet" onClick={() => ask(quantity - 1)}>
                  {say.takeBackText()}
                </Button>
              )}
            </PartIntent>
          </div>
        </div>
        <div className="booster-question product-later">
          {wasAsked && <Part<typeof Question> name="booster" {...{ area, changes, priceOf }} />}
        </div>
      </div>
      {/* The space that was reserved while the change was sent stays while the dialog shows why it failed. */}
      <Outcome>
        {state.kind === "idle" && <Said {...state} />}
        {state.kind === "asking" && state.failure && <span />}
      </Outcome>
    </AreaSection>
  );
}

/** Draws the result of the last change. The box takes the focus, because the pressed button may have been removed. */
function Said({ done, message, isOutdated }: Extract<BoosterState, { kind: "idle" }>) {
  if (isOutdated) return <Alert key="outdated" tone="info" title={say.outdatedText()} takesFocus />;
  if (done === undefined) return null;
  const text = message ?? (done.to > done.from ? say.orderedText() : say.takenBackText());
  return <Alert key={`${done.from} ${done.to}`} tone="success" title={text} takesFocus />;
}
