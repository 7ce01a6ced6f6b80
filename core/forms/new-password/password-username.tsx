import { useContext } from "react";
import { InLightDom, LightDomContext } from "#core/forms/light-dom/light-dom.tsx";

/**
 * Renders a hidden field with the user name, for a `LightDomForm` that has only password fields: password managers need to know whose
 * password it is.
 */
export function HiddenUsername({ username }: { username: string }) {
  const { prefix } = useContext(LightDomContext);
  return (
    <InLightDom name="username">
      {/* The input's slot does not exist, so the input is never visible. Its slot name marks it as ours where the tag is cloned. */}
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
    </InLightDom>
  );
}
