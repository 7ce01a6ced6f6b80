import { useContext } from "react";
import { InLightDom, LightDomContext } from "#core/forms/light-dom/light-dom.tsx";

/**
 * A hidden field with the user name that belongs to a form of passwords alone. It is for password managers and never drawn. It is rendered
 * in a `LightDomForm`.
 */
export function HiddenUsername({ username }: { username: string }) {
  const { prefix } = useContext(LightDomContext);
  return (
    <InLightDom name="username">
      {/* The slot of this input does not exist: the input is never visible, and it is recognized as ours where the tag is cloned. */}
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
