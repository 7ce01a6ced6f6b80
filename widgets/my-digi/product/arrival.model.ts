/** Leads the customer to the page of the Digi TV account that was just activated, without loading a page (C-242). */
import type { AddressBar } from "#core/platform/address-bar.ts";
import { withoutParameters } from "#core/base/values/query.ts";
import type { Page } from "./page.model.ts";

export function createArrival({ loading }: Page, bar: AddressBar) {
  /**
   * True from the moment in which the customer is led to the page, by a press or by the redirect, until its section has taken the focus.
   */
  let hasArrived = false;
  return {
    /** Removes the parameters `add` and `tab` from the page's address after Digi TV was activated, and requests the page data again. */
    arrive(): void {
      const url = new URL(bar.read());
      url.search = withoutParameters(url.search, (name) => name === "add" || name === "tab");
      hasArrived = true;
      bar.replace(url.href);
      loading.startOver();
    },
    /** Returns true at the first call after `arrive`: the section that is drawn then has to take the focus. Returns false otherwise. */
    takeArrival(): boolean {
      const isLed = hasArrived;
      hasArrived = false;
      return isLed;
    },
  };
}
