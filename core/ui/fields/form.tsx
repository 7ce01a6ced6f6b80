import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { systemClock } from "#core/platform/clock.ts";
import { noFormsText } from "#core/ui/base/ui.messages.ts";

/**
 * Renders a form that our own code validates, without the browser's messages. In a frame with `sandbox` and without `allow-forms`, some
 * browsers fire no `submit` event when the button is pressed; the form then shows a message under the button.
 */
export function Form({ onSubmit, children, ...props }: Omit<ComponentProps<"form">, "className" | "part" | "noValidate" | "onClick">) {
  const [isForbidden, setForbidden] = useState(false);
  const heard = useRef(false);
  const watchPress = ({ target, nativeEvent }: MouseEvent): void => {
    if (!(target as Element).closest("[type=submit]")) return;
    heard.current = false;
    // The check waits for the next task, because the page may prevent the event while it bubbles up.
    systemClock.after(0, () => setForbidden(!heard.current && !nativeEvent.defaultPrevented));
  };
  return (
    // The form watches the presses of its button, which browsers also fire for keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <form
      {...props}
      onClick={watchPress}
      onSubmit={(event) => {
        heard.current = true;
        onSubmit?.(event);
      }}
      className="ui-form"
      part="form"
      noValidate
    >
      {children}
      {isForbidden && <NoForms />}
    </form>
  );
}

/** Renders the message that forms cannot be sent from this page. */
export const NoForms = () => (
  <p className="ui-error" role="alert">
    {noFormsText()}
  </p>
);

/** Renders fields in a row, side by side where the widget is at least 560 px wide. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="ui-row">{children}</div>;
}
