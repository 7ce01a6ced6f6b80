/** Renders what happens after an order as a timeline. */
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import * as say from "./order-timeline.messages.ts";
import type { Moment, MomentId, OrderedKinds } from "./order-timeline.rules.ts";

type TimelineProps = {
  readonly moments: readonly Moment[];
  readonly kinds?: Partial<OrderedKinds> | undefined;
  /** The email address to which the confirmation is sent; undefined where the page does not know it. */
  readonly email?: string | undefined;
  /** The address to which SIM cards are sent; undefined where the page does not know it. */
  readonly address?: string | undefined;
  readonly language: Language;
};

export function Timeline({ moments, language, ...known }: TimelineProps) {
  return (
    <ol className="ui-timeline">
      {moments.map((moment) => {
        const { title, text } = textsOf(moment.id, known);
        return (
          <li key={moment.id} data-now={moment.id === "mail" || undefined}>
            <span className="ui-timeline-when">{whenOf(moment, language)}</span>
            <strong>{title}</strong>
            {text !== undefined && <span>{text}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function whenOf({ id, on, slot }: Moment, language: Language): string {
  if (slot) return slotOf(slot, language);
  return on === null ? undatedTexts[id]() : formatDate(on, language, "weekday");
}

const undatedTexts: Readonly<Record<MomentId, () => string>> = {
  mail: say.nowText,
  check: say.underWayText,
  posted: say.postTimeText,
  esim: say.contractStartText,
  sim: say.contractStartText,
  number: say.contractStartText,
  tv: say.contractStartText,
  visit: say.agreedDayText,
  invoice: say.afterStartText,
};

type Texts = { readonly title: string; readonly text?: string };

function textsOf(id: MomentId, { kinds = {}, email, address }: Omit<TimelineProps, "moments" | "language">): Texts {
  switch (id) {
    case "mail":
      return { title: say.mailTitle(), text: say.mailText(email) };
    case "check":
      return { title: say.checkTitle(), text: say.checkText() };
    case "posted":
      return { title: say.postedTitle(kinds), text: address === undefined ? say.toOrderAddressText() : say.toAddressText(address) };
    case "esim":
      return { title: say.esimTitle(kinds), text: say.esimText() };
    case "sim":
      return { title: say.simTitle(kinds) };
    case "number":
      return { title: say.numberTitle(kinds) };
    case "tv":
      return { title: say.tvTitle() };
    case "visit":
      return { title: say.visitTitle() };
    case "invoice":
      return { title: say.invoiceTitle(), text: say.invoiceText() };
  }
}
