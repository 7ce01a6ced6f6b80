import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { NoForms } from "#core/ui/fields/form.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { InLightDom, LightDomContext, useLightDom } from "./light-dom.tsx";

type LightDomFormProps = {
  /** The submit handler, made by `useDigiForm().handleSubmit(…)`. Give the `revision` of that form as the key. */
  onSubmit: (event: { readonly currentTarget: HTMLFormElement; preventDefault(): void }) => void;
  onFocus?: () => void;
  /** The language of the view. */
  language: string;
  /** True while the form is being sent. */
  busy?: boolean | undefined;
  /** The reason why the form cannot be sent now; shown at the button. */
  reason?: string | undefined;
  /** Id of the text that says what the submission still waits for; a press on the button is kept until then. */
  waitsFor?: string | undefined;
  children: ReactNode;
};

type Sending = Pick<LightDomFormProps, "reason" | "waitsFor"> & { readonly submit: () => void; readonly busy: boolean };
const SendingContext = createContext<Sending>({ submit: () => undefined, busy: false });

/**
 * A form whose fields are rendered in the host's light DOM (`LightDomField`) and belong to a `<form>` there by `form=id`. Layout, heading
 * and the visible button (`LightDomSubmit`) stay in the shadow root.
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
    // The shadow root is the last stop of the event inside: the page does not hear the event, though the form is in the page's tree.
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
            {/* Should the form ever be sent while no listener is there, `dialog` sends it nowhere: no password lands in an address. */}
            <form id={id} slot={id} method="dialog" noValidate ref={attend}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody meets it: it is what Enter in a field presses */}
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

/** The visible button of a `LightDomForm`. */
export function LightDomSubmit({ children }: { children: ReactNode }) {
  const { busy, reason, waitsFor } = useContext(SendingContext);
  return (
    <Button type="submit" busy={busy} disabled={reason !== undefined} reason={reason} waitsFor={waitsFor} onClick={useLightDomSubmit()}>
      {children}
    </Button>
  );
}

/** Returns a function that sends the form, as its button does. */
export const useLightDomSubmit = (): (() => void) => useContext(SendingContext).submit;
