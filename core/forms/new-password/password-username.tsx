import { useContext } from "react";
import { Light, LightDomContext } from "#core/forms/light-dom/light-dom.tsx";

/** Whose password a form of passwords alone is about: for password managers, never drawn. Stands in a `LightDomForm`. */
export function HiddenUsername({ username }: { username: string }) {
  const { prefix } = useContext(LightDomContext);
  return (
    <Light name="username">
      {/* In a slot that is nowhere: seen by nobody, and known as ours where the tag is cloned. */}
      <input
        form={`${prefix}-form`}
        slot={`${prefix}-username`}
        name="username"
        type="text"
        autoComplete="username"
        defaultValue={username}
        readOnly
        hidden
      />
    </Light>
  );
}
