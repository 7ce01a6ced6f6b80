import { newPhone } from "#core/base/values/mobile-number.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { keptNumberText, newNumberText } from "./mobile-checkout.messages.ts";

/** Draws the number of an ordered line, a new one or a kept one (`+32470123456`), on a line of its own. */
export const NumberLine = ({ phone }: { readonly phone: string }) => (
  <>
    <br />
    {phone === newPhone ? newNumberText() : keptNumberText(shownPhone(phone.slice(phonePrefix.length)))}
  </>
);
