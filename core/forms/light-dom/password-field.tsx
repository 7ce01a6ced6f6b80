import { LightDomField, type LightDomFieldProps } from "./light-dom-field.tsx";
import { CapsLockNotice, useCapsLock } from "./password-caps-lock.tsx";
import { PasswordReveal, type Reveal } from "./password-reveal.tsx";

type PasswordFieldProps = Omit<LightDomFieldProps, "type" | "end" | "onKeyDown" | "onKeyUp" | "maxLength"> & {
  /**
   * The state that all password fields of a form share: when the visitor types a password twice, both fields are shown or hidden together.
   */
  reveal: Reveal;
  autoComplete: "current-password" | "new-password";
};

/**
 * A password field inside a `LightDomForm`, with its button to show what is typed and a notice about Caps Lock. The field has no
 * `maxlength`, so that the browser never cuts a password: one that was pasted would then be another password.
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
