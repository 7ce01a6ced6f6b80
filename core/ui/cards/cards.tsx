import { useId, type ReactNode } from "react";
import { ErrorText, Hint, LabelText, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { chosenText } from "./cards.messages.ts";

export type Card<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** The details of the card, such as the most important number, the price and the features. */
  readonly body?: ReactNode;
  /** The reason why the card cannot be chosen, and what the visitor can do about it. */
  readonly reason?: string | undefined;
};

type CardsProps<Value extends string> = FieldProps & {
  name: string;
  /** The number of cards that can be chosen at the same time. */
  kind: "one" | "many";
  cards: readonly Card<Value>[];
  /** The chosen values. With the kind `one` there is at most one. */
  chosen: readonly Value[];
  /**
   * Called when the visitor changes a card. With the kind `one`, `isChosen` is always true, and the caller drops the card that was chosen
   * before.
   */
  onChoose: (value: Value, isChosen: boolean) => void;
};

/**
 * Renders a choice among cards, with the browser's own radios or checkboxes. A chosen card is marked by its border, a tick and a word. The
 * caller holds the chosen values.
 */
export function Cards<Value extends string>(props: CardsProps<Value>) {
  const { label, hint, error, optional, name, kind, cards, chosen, onChoose } = props;
  const { control, id, hintId, errorId } = useControl(props);
  const legendId = useId();
  const isOne = kind === "one";
  return (
    <fieldset
      id={id}
      className="ui-cards"
      part="field"
      role={isOne ? "radiogroup" : "group"}
      aria-labelledby={legendId}
      aria-describedby={control["aria-describedby"]}
      // ARIA has no invalid or required state for a group of checkboxes, so their error is only in the group's description.
      aria-invalid={isOne ? control["aria-invalid"] : undefined}
      aria-required={isOne ? control["aria-required"] : undefined}
      data-invalid={error ? "" : undefined}
    >
      <legend className="ui-label" part="label" id={legendId}>
        <LabelText label={label} optional={optional} />
      </legend>
      <Hint id={hintId}>{hint}</Hint>
      <div className="ui-card-grid">
        {cards.map((card) => (
          <ChoiceCard
            key={card.value}
            card={card}
            name={name}
            type={isOne ? "radio" : "checkbox"}
            isChosen={chosen.includes(card.value)}
            onChoose={onChoose}
          />
        ))}
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}

type ChoiceCardProps<Value extends string> = Pick<CardsProps<Value>, "name" | "onChoose"> & {
  card: Card<Value>;
  type: "radio" | "checkbox";
  isChosen: boolean;
};

function ChoiceCard<Value extends string>({ card, name, type, isChosen, onChoose }: ChoiceCardProps<Value>) {
  const id = useId();
  const { value, label, body, reason } = card;
  return (
    <label className="ui-card" part="card" data-disabled={reason === undefined ? undefined : ""}>
      <input
        className="ui-mark"
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        disabled={reason !== undefined}
        aria-labelledby={`${id}l`}
        aria-describedby={body !== undefined || reason !== undefined ? `${id}b` : undefined}
        onChange={(event) => onChoose(value, event.currentTarget.checked)}
      />
      <span className="ui-card-label" id={`${id}l`}>
        {label}
      </span>
      {isChosen && (
        <span className="ui-card-word" aria-hidden="true">
          <Icon name="check" />
          {chosenText()}
        </span>
      )}
      {(body !== undefined || reason !== undefined) && (
        <div className="ui-card-body" id={`${id}b`}>
          {body}
          {reason !== undefined && <p className="ui-quiet-text">{reason}</p>}
        </div>
      )}
    </label>
  );
}
