import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { systemClock } from "#core/platform/clock.ts";
import { noFormsText } from "#core/ui/base/ui.messages.ts";

/**
 * A form that our own code checks, not the browser's bubbles. In a frame with `sandbox` and without `allow-forms`, a press on the button
 * fires no `submit` in some browsers: the form then says so under the button.
 */
export function Form({ onSubmit, children, ...props }: Omit<ComponentProps<"form">, "className" | "part" | "noValidate" | "onClick">) {
  const [isForbidden, setForbidden] = useState(false);
  const heard = useRef(false);
  const watchPress = ({ target, nativeEvent }: MouseEvent): void => {
    if (!(target as Element).closest("[type=submit]")) return;
    heard.current = false;
    // The page may prevent the event later, while it bubbles up.
    systemClock.after(0, () => setForbidden(!heard.current && !nativeEvent.defaultPrevented));
  };
  return (
    // The clicks are presses of its button, by keys too.
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

/** A message that the form cannot be sent from the page that contains it. */
export const NoForms = () => (
  <p className="ui-error" role="alert">
    {noFormsText()}
  </p>
);

/** A row of fields, side by side where the widget is 560 px wide or more. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="ui-row">{children}</div>;
}
