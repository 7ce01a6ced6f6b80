import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { NoForms } from "#core/ui/fields/form.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { InLightDom, LightDomContext, useLightDom } from "./light-dom.tsx";

type LightDomFormProps = {
  /** The submit handler that `useDigiForm().handleSubmit(…)` returns. The component's key has to be the `revision` of that form. */
  onSubmit: (event: { readonly currentTarget: HTMLFormElement; preventDefault(): void }) => void;
  onFocus?: () => void;
  /** The language in which the view is rendered. */
  language: string;
  /** True while the form is being sent. */
  busy?: boolean | undefined;
  /** The reason why the form cannot be sent now; it is shown at the button. */
  reason?: string | undefined;
  /** The id of the text that says what the submission waits for. A press on the button meanwhile is remembered. */
  waitsFor?: string | undefined;
  children: ReactNode;
};

type Sending = Pick<LightDomFormProps, "reason" | "waitsFor"> & { readonly submit: () => void; readonly busy: boolean };
const SendingContext = createContext<Sending>({ submit: () => undefined, busy: false });

/**
 * Renders a form whose fields are in the host's light DOM (`LightDomField`) and belong to a `<form>` there by the attribute `form`. Layout,
 * heading and the visible button (`LightDomSubmit`) stay in the shadow root.
 */
export function LightDomForm({ onSubmit, onFocus, language, busy = false, reason, waitsFor, children }: LightDomFormProps) {
  const { ref, ...light } = useLightDom(language);
  const form = useRef<HTMLFormElement>(null);
  const heard = useRef(false);
  const [isForbidden, setForbidden] = useState(false);
  const sending = useMemo(() => {
    const submit = (): void => {
      heard.current = false;
      form.current?.requestSubmit();
      setForbidden(!heard.current);
    };
    return { submit, busy, reason, waitsFor };
  }, [busy, reason, waitsFor]);
  const id = `${light.prefix}-form`;

  const attend = (element: HTMLFormElement): (() => void) => {
    form.current = element;
    // The `submit` event is stopped at the shadow root, through which it passes first, so that the page's own listeners do not get it
    // although the form is in the page's tree.
    const root = element.assignedSlot?.getRootNode();
    const send = (event: Event): void => {
      if (event.target !== element) return;
      event.preventDefault();
      event.stopPropagation();
      heard.current = true;
      if (!busy) onSubmit({ currentTarget: element, preventDefault: () => undefined });
    };
    root?.addEventListener("submit", send);
    return () => {
      root?.removeEventListener("submit", send);
      form.current = null;
    };
  };

  return (
    <LightDomContext value={light}>
      <SendingContext value={sending}>
        <div className="ui-form" part="form" ref={ref} onFocus={onFocus}>
          <slot name={id} />
          <InLightDom name="form">
            {/* If the form is ever submitted without a listener, the method `dialog` prevents a navigation, so that no password gets
                into an address. */}
            <form id={id} slot={id} method="dialog" noValidate ref={attend}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden: only Enter in a field presses the button */}
              <button type="submit" disabled={reason !== undefined} hidden />
            </form>
          </InLightDom>
          {children}
          {isForbidden && <NoForms />}
        </div>
      </SendingContext>
    </LightDomContext>
  );
}

/** Renders the visible submit button of a `LightDomForm`. */
export function LightDomSubmit({ children }: { children: ReactNode }) {
  const { busy, reason, waitsFor } = useContext(SendingContext);
  return (
    <Button type="submit" busy={busy} disabled={reason !== undefined} reason={reason} waitsFor={waitsFor} onClick={useLightDomSubmit()}>
      {children}
    </Button>
  );
}

/** Returns a function that submits the form as its button does. */
export const useLightDomSubmit = (): (() => void) => useContext(SendingContext).submit;
