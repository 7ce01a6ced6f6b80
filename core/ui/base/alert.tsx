import { Children, useEffect, useId, useRef, type ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const icons = { warning: "warning", success: "success", info: "info" } as const satisfies Record<string, IconName>;

type AlertProps = {
  tone: keyof typeof icons;
  title: ReactNode;
  lines?: readonly ReactNode[];
  /** The buttons inside the box. */
  actions?: ReactNode;
  /**
   * True where the box takes the focus when it appears, so that all of it is read and in view. Without it, its text has to be announced
   * through the live region.
   */
  takesFocus?: boolean;
};

// oxlint-disable jsx-a11y/prefer-tag-over-role -- a message is not a group of fields
/**
 * Renders a box with a message about the whole form or view. The box is no landmark, because two boxes with the same failure would be two
 * landmarks of the same name.
 */
export function Alert({ tone, title, lines, actions, takesFocus }: AlertProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      className="ui-alert"
      role="group"
      part="alert"
      data-tone={tone}
      aria-labelledby={`${id}-title`}
      aria-describedby={takesFocus && lines?.length ? id : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      ref={box}
    >
      <Icon name={icons[tone]} />
      <div>
        <p className="ui-alert-title" id={`${id}-title`}>
          {title}
        </p>
        {!!lines?.length && (
          <div id={id}>
            {Children.map(lines, (line) => (
              <p>{line}</p>
            ))}
          </div>
        )}
        {actions}
      </div>
    </div>
  );
}
