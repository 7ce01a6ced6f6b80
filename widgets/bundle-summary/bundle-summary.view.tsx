import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { unstoredText } from "#core/services/stored-state/unstored.messages.ts";
import { orderText, bundleHeading } from "#core/features/bundle-actions/bundle-actions.messages.ts";
import { keyOfLine, numberNote, NotStored, BundleLine } from "#core/features/bundle-actions/bundle-actions.tsx";
import { Total } from "#core/ui/price/total.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import type { definition } from "./bundle-summary.element.ts";
import {
  changeText,
  dealerText,
  emptyText,
  finishText,
  linesLabel,
  toBuilderText,
  totalText,
  unfinishedText,
} from "./bundle-summary.messages.ts";
import type { Model } from "./bundle-summary.model.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  return (
    <Surface announcer={announcer}>
      <Heading>{options.heading ?? bundleHeading()}</Heading>
      <Content {...{ model, language }} builder={pathOf("bundle")} />
    </Surface>
  );
}

type BundleProps = { model: Model; language: Language; builder: string };

function Content({ model, language, builder }: BundleProps) {
  useSignals();
  if (!model.isStarted.value) return <Skeleton shape={["line", "line", "field"]} />;
  if (!model.checkout.canOrder.value) {
    const isBegun = model.isUnfinished.value;
    const way = <ButtonLink href={builder}>{isBegun ? finishText() : toBuilderText()}</ButtonLink>;
    return <Empty text={isBegun ? unfinishedText() : emptyText()} note={!isBegun && model.isUnstored() && unstoredText()} action={way} />;
  }
  return <Bundle {...{ model, language, builder }} />;
}

/** Draws the chosen products line by line, the discounts of codes, and the monthly total. */
function Bundle({ model, language, builder }: BundleProps) {
  useSignals();
  useTotalSaid(model, language);
  const { checkout } = model;
  return (
    <div className="pack" part="card">
      {checkout.isRefused.value && <NotStored />}
      <ul className="pack-lines" aria-label={linesLabel()}>
        {model.lines.value.map((line) => (
          <BundleLine
            key={keyOfLine(line)}
            {...{ line, language }}
            note={numberNote(line.kind === "mobile" ? model.phones.value.get(line.id) : undefined)}
          />
        ))}
      </ul>
      {model.dealer.value !== undefined && <p className="ui-quiet-text">{dealerText(model.dealer.value)}</p>}
      <Total price={model.price.value} language={language} />
      <div className="pack-actions">
        {model.isUnfinished.value ? (
          <ButtonLink href={builder}>{finishText()}</ButtonLink>
        ) : (
          <>
            <Button busy={checkout.isLeaving.value} onClick={checkout.order}>
              {orderText()}
            </Button>
            <ButtonLink variant="quiet" href={withQuery(builder, model.builderFragment.value)}>
              {changeText()}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

/** Announces the total each time it changes, also by another tag of the page or in another tab. */
function useTotalSaid(model: Model, language: Language): void {
  useSignals();
  const announcer = useAnnouncer();
  const { cents } = model.price.value;
  const said = useRef(cents);
  useEffect(() => {
    if (said.current === cents) return;
    said.current = cents;
    announcer.announce(totalText(formatMoney(cents, language)));
  }, [cents, language, announcer]);
}
