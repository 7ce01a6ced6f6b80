import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { OverviewLine } from "#core/bundle/overview.rules.ts";
import { titleOf } from "#core/offers/offers.rules.ts";
import { Price } from "#core/price/price.tsx";
import { Sheet } from "#core/sheet/sheet.tsx";
import { Button, IconButton } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { chevronIcon } from "#core/ui/icons/chevron.ts";
import { closeIcon } from "#core/ui/icons/close.ts";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import type { Language } from "#core/values/language.ts";
import { formatMoney } from "#core/values/money.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import { NamedButton } from "./named-button.view.tsx";
import { Undo } from "./undo.view.tsx";

type OverviewProps = { model: Model; language: Language };

/** What is chosen, line by line, and what it costs a month (C-025, C-033, C-034). */
export function Overview({ model, language, headingId }: OverviewProps & { headingId: string }) {
  useSignals();
  useTotalSaid(model, language);
  return (
    <div className="pack" part="card">
      <Heading level={3} id={headingId}>
        {say.packHeading()}
      </Heading>
      <PackLines {...{ model, language }} />
      <Total {...{ model, language }} />
      <Order model={model} />
    </div>
  );
}

/** On a phone: the total and the one button within reach, and the lines a press away. */
export function OverviewBar({ model, language }: OverviewProps) {
  useSignals();
  return (
    <>
      <div className="pack-bar">
        <button className="pack-open" type="button" part="button" onClick={() => model.showSheet(true)}>
          <span className="ui-hidden">{say.showPackText()}: </span>
          <Total {...{ model, language }} />
          <Icon name={chevronIcon} />
        </button>
        <Order model={model} isShort />
      </div>
      {/* Not in the bar: it stays open where the window grows wide and the bar goes. */}
      <Sheet
        open={model.isSheetOpen.value}
        heading={say.packHeading()}
        onClose={() => model.showSheet(false)}
        foot={
          <div className="pack-foot">
            <Total {...{ model, language }} />
            <Order model={model} />
          </div>
        }
      >
        {/* Out of sight it is not drawn: six lines would be drawn twice with each press. */}
        {model.isSheetOpen.value && <PackLines {...{ model, language }} />}
      </Sheet>
    </>
  );
}

function PackLines({ model, language }: OverviewProps) {
  useSignals();
  const lines = model.lines.value;
  const isEditing = model.isEditing.value && lines.length > 0;
  return (
    <div className="pack-body">
      {lines.length === 0 && <p className="ui-quiet-text">{say.emptyText()}</p>}
      {lines.length > 0 && (
        <ul className="pack-lines">
          {lines.map((line) => (
            <PackLine key={line.kind === "mobile" ? line.id : line.kind} {...{ model, language, line, isEditing }} />
          ))}
        </ul>
      )}
      <Undo model={model} place="overview" />
      {lines.length > 0 && (
        <NamedButton name={isEditing ? say.doneText() : say.editPackText()} focusName="overview" onClick={model.toggleEditing}>
          {isEditing ? say.doneText() : say.editText()}
        </NamedButton>
      )}
    </div>
  );
}

function PackLine({ model: { mobile }, language, line, isEditing }: OverviewProps & { line: OverviewLine; isEditing: boolean }) {
  useSignals();
  const phone = line.kind === "mobile" ? mobile.lines.value.find(({ id }) => id === line.id)?.phone : undefined;
  return (
    <li>
      <div>
        <p>{line.title}</p>
        {phone !== undefined && <p className="ui-quiet-text">{say.numberText(phone)}</p>}
      </div>
      <span className="pack-amount">{formatMoney(line.cents, language)}</span>
      {isEditing && line.kind === "mobile" && (
        <IconButton
          icon={closeIcon}
          label={say.removeText(phone === undefined ? line.title : say.lineName(line.title, phone))}
          onClick={() => mobile.remove(line.id, "overview")}
        />
      )}
    </li>
  );
}

function Total({ model, language }: OverviewProps) {
  useSignals();
  return (
    <div className="pack-total">
      <span>{say.totalLabel()}</span>
      <Price cents={model.totalCents.value} language={language} size="medium" />
    </div>
  );
}

/** C-037: it answers as soon as something is chosen. */
function Order({ model, isShort }: { model: Model; isShort?: boolean }) {
  useSignals();
  return (
    <Button
      busy={model.isLeaving.value}
      disabled={!model.canOrder.value}
      reason={isShort ? undefined : say.orderReason()}
      onClick={model.order}
    >
      {say.orderText()}
    </Button>
  );
}

/** Each change once: what was removed or came back, and the new total. Not what was kept from before. */
function useTotalSaid(model: Model, language: Language): void {
  useSignals();
  const announcer = useAnnouncer();
  const cents = model.totalCents.value;
  const isStarted = model.isStarted.value;
  const said = useRef<number>(undefined);
  useEffect(() => {
    if (!isStarted || said.current === cents) return;
    const isFirst = said.current === undefined;
    said.current = cents;
    if (isFirst) return;
    const { removed, undone } = model.mobile;
    const left = removed.peek();
    const back = undone.peek();
    const what = left ? say.removedText(nameOf(left.line)) : back ? say.undoneText(nameOf(back.line)) : "";
    announcer.announce(`${what} ${say.totalText(formatMoney(cents, language))}`.trim());
  }, [cents, isStarted, language, model, announcer]);
}

const nameOf = (line: { readonly t: readonly string[]; readonly i: string; readonly phone: string }): string =>
  say.lineName(titleOf({ t: [...line.t], i: line.i }), line.phone);
