import type { PortsOf } from "#core/runtime/element/widget.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { navigateTo } from "#core/platform/page.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import type { definition } from "./my-digi.element.ts";
import { createViewRoute, type ViewRoute } from "#core/services/route/view-route.model.ts";

type Named = ViewRoute<string | undefined>;

/**
 * Creates the choice of an address and a phone number. The parameters `address-id` and `phone-nr` of the page's address contain the choice.
 * A choice loads the page with the new parameter and all others; with `soft-navigation` it changes only the address bar. Choosing another
 * address removes the phone number (C-074, C-075, decisions §9).
 *
 * @param isSoft is called at each choice; true means that no page is loaded
 */
export function createSelection(
  { emit }: Pick<PortsOf<typeof definition>, "emit">,
  isSoft: () => boolean,
  bar = pageAddressBar,
  load = navigateTo,
) {
  const viewOf = (name: string | undefined): string | undefined => name;
  const address = createViewRoute({ pattern: byParameter("address-id", { drops: ["phone-nr"] }), viewOf, bar });
  const phone = createViewRoute({ pattern: byParameter("phone-nr"), viewOf, bar });
  const chooserOf =
    (route: Named) =>
    (value: string): void => {
      if (isSoft()) return void route.go(value);
      const href = route.hrefOf(value);
      if (href !== undefined && emit("digi-navigate", { page: undefined, href })) load(href);
    };
  return {
    address: address.view,
    phone: phone.view,
    chooseAddress: chooserOf(address),
    choosePhone: chooserOf(phone),
    start() {
      const stops = [address.start(), phone.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
}
