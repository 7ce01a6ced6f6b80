/**
 * A text field with suggestions (ARIA Authoring Practices: editable combobox with list). The caller holds the text and the suggestions.
 * Typing alone chooses nothing, but a text that is equal to a suggestion chooses it when the field is left.
 */
import { useCombobox } from "downshift";
import { useEffect, useRef, useState } from "react";
import { Field, useControl, waiting, type FieldProps } from "#core/ui/fields/field.tsx";
import { keyLimit } from "#core/ui/fields/key-limit.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { createRootEnvironment } from "./root-environment.ts";
import { Spinner } from "#core/ui/base/spinner.tsx";
import { nothingFoundText, resultCountText } from "./combobox.messages.ts";
import { searchIcon } from "#core/ui/base/icons/search.ts";

type ComboboxProps<Item> = FieldProps & {
  name: string;
  /** The text in the field. */
  value: string;
  /** Called when the visitor types, synchronously in the same event. */
  onQueryChange: (text: string) => void;
  /** Called when the visitor chooses a suggestion. The caller then sets `value` to the suggestion's text. */
  onSelect: (item: Item) => void;
  items: readonly Item[];
  itemToString: (item: Item) => string;
  itemToKey: (item: Item) => string;
  /** Returns the part of the typed text that names a suggestion, where more may be written in the field. */
  writtenOf?: (text: string) => string;
  /** True while suggestions are being loaded. It has to be true from the key press on, also during the debounce. */
  loading?: boolean;
  /** True where the text is that of a chosen suggestion. */
  chosen?: boolean;
  /** True where all suggestions are known and few, so that the list opens even when one of them is chosen. */
  reopens?: boolean;
  /** The length of the text from which on suggestions are shown. */
  minLength?: number;
  autoComplete?: string;
  maxLength?: number | undefined;
  /**
   * True where the field cannot be used yet. The field can still be focused, so that a visitor who uses Tab learns the reason and does not
   * leave the form.
   */
  disabled?: boolean;
  /** The reason why the field is disabled; it replaces the hint. */
  reason?: string | undefined;
};

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, itemToString, itemToKey, disabled = false } = props;
  const hint = disabled ? (props.reason ?? props.hint) : props.hint;
  const { control, ...frame } = useControl({ ...props, hint });
  const { id } = frame;
  const { inputProps, menuProps, getItemProps, isListed, isEmpty, emptyText } = useSuggestions(props, id);
  return (
    <Field {...props} {...frame} hint={hint} labelId={`${id}l`}>
      <div className="ui-control">
        <input
          {...inputProps}
          {...control}
          className="ui-input"
          part="input"
          name={props.name}
          autoComplete={props.autoComplete ?? "off"}
          autoCapitalize="none"
          spellCheck={false}
          onBeforeInput={keyLimit(props.maxLength)}
        />
        <FieldEndIcon loading={props.loading} chosen={props.chosen && !props.error} disabled={disabled} />
        <ul {...menuProps} className="ui-list" hidden={!isListed}>
          {isListed &&
            items.map((item, index) => (
              <li key={itemToKey(item)} {...getItemProps({ item, index })}>
                {itemToString(item)}
              </li>
            ))}
        </ul>
        {isEmpty && <p className="ui-list ui-quiet-text">{emptyText}</p>}
      </div>
    </Field>
  );
}

/** Renders an icon at the field's end for its state: loading, chosen, or search. */
function FieldEndIcon({ loading, chosen, disabled }: Pick<ComboboxProps<unknown>, "loading" | "chosen" | "disabled">) {
  return (
    <span className="ui-end">
      {loading ? <Spinner /> : chosen ? <Icon name="check" className="ui-good" /> : !disabled && <Icon name={searchIcon} />}
    </span>
  );
}

/** Connects the library downshift with the field's keys and with its list. `id` is the id of the input. */
function useSuggestions<Item>(props: ComboboxProps<Item>, id: string) {
  const { value, items, itemToString, loading = false, chosen = false, minLength = 1, disabled = false } = props;
  const emptyText = nothingFoundText();
  const [root] = useState(createRootEnvironment);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    items: items as Item[],
    itemToString: (item) => (item === null ? "" : itemToString(item)),
    inputValue: value,
    // downshift's own selection stays empty, because otherwise choosing the same suggestion again would not be reported.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && props.onSelect(selectedItem),
    inputId: id,
    labelId: `${id}l`,
    menuId: `${id}m`,
    getItemId: (index) => `${id}o${index}`,
    environment: root.environment,
    scrollIntoView: (node) => node?.scrollIntoView({ block: "nearest" }),
  });
  const isAsked = isOpen && !disabled && (!chosen || props.reopens === true) && value.trim().length >= minLength;
  const isListed = isAsked && !loading && items.length > 0;
  const isEmpty = isAsked && !loading && items.length === 0;
  useResultAnnouncement(isListed || isEmpty, items, emptyText);
  const chooseWritten = useWrittenChoice(props);

  const inputProps = {
    ...getInputProps({
      ref: root.anchor,
      disabled,
      // The text is not held in downshift's state, because that is updated too late, and the caret would jump.
      onChange: (event) => {
        chooseWritten.forget();
        props.onQueryChange(event.currentTarget.value);
      },
      onBlur: () => chooseWritten.now(),
      onKeyDown: (event) => {
        // While the list is closed, keys keep their usual effect: Escape closes the dialog around, Enter submits the form, Home and End
        // move the caret.
        if (!isAsked && event.key !== "ArrowDown" && event.key !== "ArrowUp") preventDownshift(event);
        // The suggestion is chosen before Tab moves the focus, because the choice may replace the next field by another one.
        if (event.key === "Tab" || (isAsked && event.key === "Enter" && highlightedIndex < 0)) chooseWritten.now();
      },
    }),
    disabled: undefined, // downshift sets `disabled`, which would prevent the focus, so the attribute is removed.
    ...waiting(disabled),
    "aria-expanded": isListed,
    "aria-activedescendant": isListed && highlightedIndex >= 0 ? `${id}o${highlightedIndex}` : undefined,
  };
  return { inputProps, menuProps: getMenuProps(), getItemProps, isListed, isEmpty, emptyText };
}

function preventDownshift(event: { nativeEvent: Event }): void {
  (event.nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
}

function useResultAnnouncement(isShown: boolean, items: readonly unknown[], emptyText: string): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (isShown) announcer.announce(items.length > 0 ? resultCountText(items.length) : emptyText);
  }, [isShown, items, emptyText, announcer]);
}

/** Tells whether two texts are equal apart from case and accents: `liege` equals Liège. */
const isSameWriting = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;

/** Chooses the suggestion whose text equals the typed text: at once, or when the suggestions arrive after the field was left. */
function useWrittenChoice<Item>({ value, items, itemToString, writtenOf = String, chosen, loading, onSelect }: ComboboxProps<Item>) {
  const isWaiting = useRef(false);
  const choose = (): void => {
    const written = value.trim();
    isWaiting.current = Boolean(loading); // While new suggestions are being loaded, the listed ones belong to an earlier text.
    const named = (text: string) => items.find((item) => isSameWriting(itemToString(item), text));
    const match = chosen || loading ? undefined : (named(written) ?? named(writtenOf(written)));
    if (match !== undefined) onSelect(match);
  };
  useEffect(() => {
    if (isWaiting.current && !loading) choose();
  });
  return {
    now: choose,
    forget(): void {
      isWaiting.current = false;
    },
  };
}
