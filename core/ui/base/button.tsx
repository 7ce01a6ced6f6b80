import { useId, type MouseEventHandler, type ReactNode, type Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

type Look = {
  variant?: "primary" | "secondary" | "quiet";
  icon?: IconName | undefined;
  children: ReactNode;
};

type ButtonProps = Look & {
  type?: "button" | "submit";
  /** True while an action of this button is running: a spinner replaces the text, the width stays, and a second press does nothing. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The reason why the button is disabled. It is shown beneath the button and is its description. */
  reason?: string | undefined;
  /**
   * The id of the text that says what the button waits for. The button is announced as disabled, but still reacts to a press, so that the
   * caller can run the action later.
   */
  waitsFor?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  buttonRef?: Ref<HTMLButtonElement>;
};

/** Renders a button. A view should have one primary button. The button's text says what happens next. */
export function Button({
  variant = "primary",
  type = "button",
  icon,
  busy,
  disabled,
  reason,
  waitsFor,
  onClick,
  buttonRef,
  children,
}: ButtonProps) {
  const reasonId = useId();
  const shownReason = disabled && !busy ? reason : undefined;
  const button = (
    <button
      className="ui-button"
      part="button"
      data-variant={variant}
      type={type}
      // A busy button is not `disabled`, because it would lose the focus of the visitor who has just pressed it.
      disabled={disabled && !busy}
      aria-disabled={busy || waitsFor !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-describedby={shownReason ? reasonId : waitsFor}
      onClick={busy ? preventDefault : onClick}
      ref={buttonRef}
    >
      {busy && <Spinner />}
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </button>
  );
  if (reason === undefined && type !== "submit") return button;
  return (
    <div className="ui-action">
      {button}
      {shownReason && (
        <p className="ui-quiet-text" id={reasonId}>
          {shownReason}
        </p>
      )}
    </div>
  );
}

/** Prevents the default action of a press, also of the press that the browser simulates for Enter in a field. */
const preventDefault = (event: { preventDefault(): void }): void => event.preventDefault();

/** Renders a link that looks like a button, for links to other pages. */
export function ButtonLink({
  variant = "primary",
  icon,
  href,
  onClick,
  children,
}: Look & { href: string; onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <a className="ui-button" part="button" data-variant={variant} href={href} onClick={onClick}>
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </a>
  );
}

type IconButtonProps = { icon: IconName; label: string; disabled?: boolean; onClick: MouseEventHandler<HTMLButtonElement> };

/**
 * Renders a button that shows only an icon; `label` is its accessible name. A disabled button keeps the focus, because it may be the one
 * that was just pressed.
 */
export function IconButton({ icon, label, disabled, onClick }: IconButtonProps) {
  return (
    <button
      className="ui-button"
      part="button"
      data-variant="icon"
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? preventDefault : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
