import { Children, useEffect, useId, useRef, type ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const icons = { warning: "warning", success: "success", info: "info" } as const satisfies Record<string, IconName>;

type AlertProps = {
  tone: keyof typeof icons;
  title: ReactNode;
  lines?: readonly ReactNode[];
  /** Buttons. */
  actions?: ReactNode;
  /** Takes focus when it appears, so that it is read and in view. Without it, say its words through the live region. */
  takesFocus?: boolean;
};

/** A box with a message about the whole form or view. */
export function Alert({ tone, title, lines, actions, takesFocus }: AlertProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <section className="ui-alert" part="alert" data-tone={tone} aria-labelledby={titleId} tabIndex={takesFocus ? -1 : undefined} ref={box}>
      <Icon name={icons[tone]} />
      <div>
        <p className="ui-alert-title" id={titleId}>
          {title}
        </p>
        {Children.map(lines, (line) => (
          <p>{line}</p>
        ))}
        {actions}
      </div>
    </section>
  );
}
