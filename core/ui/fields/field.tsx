import { useId, type ReactNode } from "react";
import { Icon } from "#core/ui/base/icon.tsx";
import { optionalText } from "#core/ui/base/ui.messages.ts";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The text of the error, shown under the control; undefined where the field has none. */
  error?: string | undefined;
  /** True where the field is optional, so that its label is marked. Required fields have no mark. */
  optional?: boolean | undefined;
};

/** The attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

/**
 * Returns the ids and ARIA attributes of one control. The control may be described by two hints: the visible one, and a `note` that the
 * component renders itself.
 */
export function useControl({ hint, error, optional }: FieldProps, note?: boolean) {
  const id = useId();
  const hintId = `${id}h`;
  const errorId = `${id}e`;
  const noteId = `${id}n`;
  const describedBy = [hint && hintId, note && noteId, error && errorId].filter(Boolean).join(" ") || undefined;
  const control: ControlProps = {
    id,
    "aria-describedby": describedBy,
    "aria-invalid": error ? true : undefined,
    "aria-required": optional ? undefined : true,
  };
  return { id, hintId, errorId, noteId, control };
}

/**
 * Returns the attributes of a field that cannot be used yet: nothing can be typed, but the field can be focused, and its hint gives the
 * reason.
 */
export const waiting = (isWaiting: boolean) => ({ readOnly: isWaiting || undefined, "aria-disabled": isWaiting || undefined });

export function LabelText({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  return (
    <>
      {label}
      {optional && <span className="ui-quiet-text"> {optionalText()}</span>}
    </>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="ui-quiet-text" id={id}>
      {children}
    </p>
  ) : null;
}

export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="ui-error" part="error" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  ) : null;
}

type FrameProps = FieldProps & Pick<ReturnType<typeof useControl>, "id" | "hintId" | "errorId"> & { labelId?: string; children: ReactNode };

/** Lays out a field: the label at the top, the hint under the label, the error under the control. */
export function Field({ label, hint, error, optional, id, hintId, errorId, labelId, children }: FrameProps) {
  return (
    <div className="ui-field" part="field">
      <label className="ui-label" part="label" htmlFor={id} id={labelId}>
        <LabelText label={label} optional={optional} />
      </label>
      <Hint id={hintId}>{hint}</Hint>
      {children}
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}
