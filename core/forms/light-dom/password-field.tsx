import { LightDomField, type LightDomFieldProps } from "./light-dom-field.tsx";
import { CapsLockNotice, useCapsLock } from "./password-caps-lock.tsx";
import { PasswordReveal, type Reveal } from "./password-reveal.tsx";

type PasswordFieldProps = Omit<LightDomFieldProps, "type" | "end" | "onKeyDown" | "onKeyUp" | "maxLength"> & {
  /** One for all password fields of a form: what is typed twice is read twice. */
  reveal: Reveal;
  autoComplete: "current-password" | "new-password";
};

/**
 * A password field inside a `LightDomForm`, with its button to show what is typed and a word about Caps Lock. The browser never cuts
 * it: a password that was pasted would then be another one.
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
