import { useSignals } from "@preact/signals-react/runtime";
import { memo, useEffect, useEffectEvent, useRef } from "react";
import type { OverviewLine } from "#core/domain/bundle/overview.rules.ts";
import type { Repriced } from "#core/domain/bundle/repriced.rules.ts";
import { emptyText, orderText, bundleHeading } from "#core/features/bundle-actions/bundle-actions.messages.ts";
import { keyOfLine, BundleLine, numberNote } from "#core/features/bundle-actions/bundle-actions.tsx";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { Total as BundleTotal } from "#core/ui/price/total.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import { Sheet } from "#core/ui/sheet/sheet.tsx";
import { Button, IconButton } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney, sumOf } from "#core/base/values/money.ts";
import type { View as Codes } from "./codes/codes.view.tsx";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import { Extras } from "./extras.view.tsx";
import { NamedButton } from "./named-button.view.tsx";
import { removedSentence, Undo, undoneSentence } from "./undo.view.tsx";

type OverviewProps = { model: Model; language: Language };

/**
 * Draws the chosen products line by line, and the monthly price of the bundle (C-025, C-033, C-034). A mobile line that is being filled in
 * is listed as incomplete, with its price.
 */
export function Overview({ model, language, headingId }: OverviewProps & { headingId: string }) {
  useSignals();
  useTotalSaid(model, language);
  return (
    <div className="pack" part="card">
      <Heading level={3} id={headingId}>
        {bundleHeading()}
      </Heading>
      <BundleLines {...{ model, language }} />
      {/* The codes are rendered only once in the widget: while the sheet is open, the codes are in the sheet. */}
      {!model.isSheetOpen.value && <BundleCodes model={model} />}
      <Total {...{ model, language }} />
      <Order model={model} />
      {!model.isSheetOpen.value && <Extras model={model} level={4} />}
      {/* The price notes are rendered last, so that they move no other content when they appear with the loaded offers. */}
      <PriceNotes {...{ model, language }} />
    </div>
  );
}

/** Draws the bar of narrow screens, with the total and the order button. The total opens a sheet with the lines of the bundle. */
export function OverviewBar({ model, language }: OverviewProps) {
  useSignals();
  return (
    <>
      <div className="pack-bar" data-covered={model.isSheetOpen.value || undefined}>
        <button className="pack-open" type="button" part="button" onClick={() => model.showSheet(true)}>
          <span className="ui-hidden">{say.showBundleText()}: </span>
          <Total {...{ model, language }} />
          <Icon name={chevronIcon} />
        </button>
        <Order model={model} isShort />
      </div>
      {/* The sheet is outside the bar, so that it stays open where the window becomes wider and the bar is hidden. */}
      <Sheet
        open={model.isSheetOpen.value}
        heading={bundleHeading()}
        onClose={() => model.showSheet(false)}
        foot={
          <div className="pack-foot">
            <Total {...{ model, language }} />
            <Order model={model} />
          </div>
        }
      >
        {/* The content of a closed sheet is not rendered, because every change would render the lines of the bundle twice. */}
        {model.isSheetOpen.value && (
          <div className="pack-sheet">
            <BundleLines {...{ model, language }} />
            <PriceNotes {...{ model, language }} />
            <BundleCodes model={model} />
            <Extras model={model} level={3} />
          </div>
        )}
      </Sheet>
    </>
  );
}

function BundleLines({ model, language }: OverviewProps) {
  useSignals();
  const lines = model.lines.value;
  const isEditing = model.isEditing.value && lines.length > 0;
  const incomplete = model.mobile.incomplete.value;
  const phones = new Map(model.mobile.lines.value.map(({ id, phone }) => [id, phone]));
  return (
    <div className="pack-body">
      {lines.length + incomplete.length === 0 && <p className="ui-quiet-text">{emptyText()}</p>}
      {lines.length + incomplete.length > 0 && (
        <ul className="pack-lines">
          {lines.map((line) => (
            <Line
              key={keyOfLine(line)}
              {...{ model, language, line, isEditing }}
              phone={line.kind === "mobile" ? phones.get(line.id) : undefined}
            />
          ))}
          {incomplete.map(({ key, plan }) => (
            <BundleLine
              key={key}
              line={{ kind: "mobile", title: titleOf(plan), cents: offerCents(plan) }}
              note={say.incompleteText()}
              language={language}
            />
          ))}
        </ul>
      )}
      <Undo {...{ model, language }} area="overview" />
      {lines.length > 0 && (
        <NamedButton name={isEditing ? say.doneText() : say.editBundleText()} focusName="overview" onClick={model.toggleEditing}>
          {isEditing ? say.doneText() : say.editText()}
        </NamedButton>
      )}
    </div>
  );
}

/** Draws the items whose price has changed since they were chosen, because the offers have changed. */
function PriceNotes({ model, language }: OverviewProps) {
  useSignals();
  const repriced = model.changes.repriced.value;
  if (repriced.length === 0) return null;
  return (
    <ul className="ui-quiet-text pack-notes">
      {repriced.map((one) => (
        <li key={one.item}>{repricedSentence(one, language)}</li>
      ))}
    </ul>
  );
}

const repricedSentence = ({ title, cents, oldCents }: Repriced, language: Language): string =>
  say.repricedText(title, formatMoney(cents, language), formatMoney(oldCents, language));

/**
 * Draws the codes where the bundle has an item, because a code only changes a price. A code in use, or the dealer code of the page, is
 * shown in any case.
 */
const BundleCodes = memo(({ model }: Pick<OverviewProps, "model">) => {
  useSignals();
  if (!model.hasCodes.value) return null;
  const { voucher, dealerCare } = model.bundle.value.promo_code;
  // The dealer code of the tag has its space reserved before the server has answered, because no press of the visitor explains a move.
  return (
    <div className="pack-codes" data-taken={[voucher, dealerCare ?? model.dealer.value].filter(Boolean).length}>
      <Part<typeof Codes> name="codes" dealer={model.dealer.value} />
    </div>
  );
});

type LineProps = OverviewProps & { line: OverviewLine; phone: string | undefined; isEditing: boolean };

/**
 * Tells whether a line looks the same as before. All lines are computed again at each change of the bundle, and a line that looks the same
 * is not rendered again.
 */
const isDrawn = ({ line: before, ...was }: Readonly<LineProps>, { line, phone, isEditing, language }: Readonly<LineProps>): boolean =>
  [before.title === line.title, before.cents === line.cents, was.phone === phone, was.isEditing === isEditing].every(Boolean) &&
  was.language === language;

const Line = memo(({ model: { mobile, sections }, language, line, phone, isEditing }: LineProps) => {
  return (
    <BundleLine {...{ line, language }} note={numberNote(phone)}>
      {isEditing && line.kind !== "discount" && (
        <IconButton
          icon={closeIcon}
          label={say.removeText(phone === undefined ? line.title : say.lineName(line.title, phone))}
          onClick={() => (line.kind === "mobile" ? mobile.remove(line.id, "overview") : sections.remove(line.kind, "overview"))}
        />
      )}
    </BundleLine>
  );
}, isDrawn);

/** Draws the price of what can be ordered, and beneath it the price of the lines that are not complete yet. */
function Total({ model, language }: OverviewProps) {
  useSignals();
  const cents = sumOf(model.mobile.incomplete.value.map(({ plan }) => offerCents(plan)));
  return (
    <BundleTotal price={model.price.value} language={language}>
      {cents > 0 && <span>{say.incompletePriceText(formatMoney(cents, language))}</span>}
    </BundleTotal>
  );
}

/** Returns the reason for which nothing can be ordered yet. */
function reasonOf({ mobile }: Model): string {
  if (mobile.unfinished.value.length > 0) return say.unfinishedText();
  return mobile.incomplete.value.length > 0 ? say.incompleteReason() : say.orderReason();
}

/** Draws the order button, which is enabled as soon as a product is chosen (C-037). */
function Order({ model, isShort }: { model: Model; isShort?: boolean }) {
  useSignals();
  return (
    <Button
      busy={model.isLeaving.value}
      disabled={!model.canOrder.value}
      reason={isShort ? undefined : reasonOf(model)}
      onClick={model.order}
    >
      {orderText()}
    </Button>
  );
}

/**
 * Announces each change once: the item that was removed, came back or has another price, and the new total. If a part has announced another
 * result of the same change, such as a dropped code, that text is repeated first. The bundle that was stored before is not announced.
 */
function useTotalSaid(model: Model, language: Language): void {
  useSignals();
  const announcer = useAnnouncer();
  const { cents } = model.price.value;
  const isStarted = model.isStarted.value;
  const said = useRef<number>(undefined);
  const news = useRef("");
  const saidBefore = announcer.message.peek();
  const sayTotal = useEffectEvent((text: string): void => {
    const beside = announcer.message.peek();
    announcer.announce(beside === saidBefore ? text : `${beside} ${text}`);
  });
  useEffect(() => {
    if (!isStarted || said.current === cents) return;
    const isFirst = said.current === undefined;
    said.current = cents;
    if (isFirst) return;
    const { removed, undone } = model.changes;
    const left = removed.peek();
    const back = undone.peek();
    const repriced = model.changes.repriced
      .peek()
      .map((one) => repricedSentence(one, language))
      .join(" ");
    const isNews = repriced !== news.current;
    news.current = repriced;
    const what = left ? removedSentence(left, language) : back ? undoneSentence(back, language) : isNews ? repriced : "";
    sayTotal(`${what} ${say.totalText(formatMoney(cents, language))}`.trim());
  }, [cents, isStarted, language, model]);
}
