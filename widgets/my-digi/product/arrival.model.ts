/** The arrival at the page of a Digi TV account that was activated on this page (C-242). */
import type { AddressBar } from "#core/platform/address-bar.ts";
import { withoutParameters } from "#core/base/values/query.ts";
import type { Page } from "./page.model.ts";

export function createArrival({ loading }: Page, bar: AddressBar) {
  /** True from the press or the time that led to the page, until its section has taken the focus. */
  let hasArrived = false;
  return {
    /** Takes `add` and the tab of the activation from the page's address, and requests the page anew. */
    arrive(): void {
      const url = new URL(bar.read());
      url.search = withoutParameters(url.search, (name) => name === "add" || name === "tab");
      hasArrived = true;
      bar.replace(url.href);
      loading.startOver();
    },
    /** Tells once whether the section that appears now has to take the focus, because the customer was led to it. */
    takeArrival(): boolean {
      const isLed = hasArrived;
      hasArrived = false;
      return isLed;
    },
  };
}
