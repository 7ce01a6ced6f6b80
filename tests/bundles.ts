/** Bundles in the browser's storage, as the builder leaves them there. */
import { emptyBundle, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";

const line = (id: number, i: string, wpId: string, t: string, prc: number): MobileLine => ({
  ...{ id, i, wpId, t: [t], prc, phone: newPhone, sim: { name: "SIM card", mobile: null }, provider: "" },
  portability_provider: { id: "", name: "" },
  subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
});

/** A bundle as the bundle builder leaves it: Light and Essentials. */
export const twoLines: Bundle = priced({
  ...emptyBundle,
  mobile: {
    ...emptyBundle.mobile,
    cards: [line(1, "mobile-light", "1101", "Light", 5), line(2, "mobile-essentials", "1102", "Essentials", 7)],
  },
});

/** A bundle with internet, as an old stored state or a link may contain it. */
export const withInternet: Bundle = priced({
  ...twoLines,
  internet: { selected: true, card: { i: "internet-500", wpId: "1201", t: ["500 Mbps"], prc: 10, ih: false } },
  address: { street: "Grote Markt", number: "1", hasAddress: true, edited: false, fttbAddressId: "FTTB-1000-1-01-1" },
});

/** A bundle as a link brings it: the number that the customer keeps is still to be entered. */
export const onePlanToFinish: Bundle = {
  ...emptyBundle,
  wanted: { ...emptyBundle.wanted, lines: [{ wpId: "1101", sim: "SIM card", keepsNumber: true }] },
};

/** A bundle with as many plans as can be ordered, and the plan of `onePlanToFinish`. */
export const sixLinesAndOneToFinish: Bundle = priced({
  ...onePlanToFinish,
  mobile: {
    ...emptyBundle.mobile,
    cards: Array.from({ length: maxMobileLines }, (_, at) => line(at + 1, "mobile-light", "1101", "Light", 5)),
  },
});

/** Returns the value of a bundle that is stored under `appState`. */
export const storedBundle = (bundle: Bundle): string => JSON.stringify({ digi: 1, version: 3, savedAt: Date.now(), bundle, order: null });
