import { createElement } from "react";
import { InLightDom, LightDomContext, useLightDom } from "#core/forms/light-dom/light-dom.tsx";
import type { Language } from "#core/base/values/language.ts";

type LoginInPlaceProps = {
  /** The address of the page on which the login is rendered. */
  here: string;
  language: Language;
};

/**
 * Renders `<digi-login>` in the tag's light DOM, where password managers find its fields. Its `next` is the current page, so the customer
 * stays on it after logging in, and the tag around the login re-renders when the session changes.
 */
export function LoginInPlace({ here, language }: LoginInPlaceProps) {
  const { ref, ...light } = useLightDom(language);
  const slot = `${light.prefix}-login`;
  return (
    <LightDomContext value={light}>
      <div ref={ref}>
        <slot name={slot} />
        <InLightDom name="login">{createElement("digi-login", { slot, next: here, loading: "eager" })}</InLightDom>
      </div>
    </LightDomContext>
  );
}
