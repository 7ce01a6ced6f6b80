import { LightDomField, type LightDomFieldProps } from "./light-dom-field.tsx";
import { CapsLockNotice, useCapsLock } from "./password-caps-lock.tsx";
import { PasswordReveal, type Reveal } from "./password-reveal.tsx";

type PasswordFieldProps = Omit<LightDomFieldProps, "type" | "end" | "onKeyDown" | "onKeyUp" | "maxLength"> & {
  /**
   * The state whether passwords are shown, shared by all password fields of a form: when a password is typed twice, both fields are shown
   * or hidden together.
   */
  reveal: Reveal;
  autoComplete: "current-password" | "new-password";
};

/**
 * Renders a password field inside a `LightDomForm`, with its button to show the password and a notice about Caps Lock. The field has no
 * limit, because the browser would cut a longer pasted password to another one.
 */
export function PasswordField({ reveal, onBlur, children, ...field }: PasswordFieldProps) {
  const capsLock = useCapsLock();
  return (
    <LightDomField
      {...field}
      type={reveal.type}
      onKeyDown={capsLock.onKey}
      onKeyUp={capsLock.onKey}
      onBlur={(event) => {
        capsLock.onLeave();
        onBlur?.(event);
      }}
      end={<PasswordReveal reveal={reveal} />}
    >
      <CapsLockNotice isOn={capsLock.isOn} />
      {children}
    </LightDomField>
  );
}
