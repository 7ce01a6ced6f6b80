/** Bundles for tests, in the form in which the bundle builder stores them in the browser. */
import { emptyBundle, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";

const line = (id: number, i: string, wpId: string, t: string, prc: number): MobileLine => ({
  ...{ id, i, wpId, t: [t], prc, phone: newPhone, sim: { name: "SIM card", mobile: null }, provider: "" },
  portability_provider: { id: "", name: "" },
  subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
});

/** A bundle of two mobile plans, Light and Essentials. */
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

/** A bundle as a link brings it: the visitor wants a plan and keeps a phone number, which is still to be entered. */
export const onePlanToFinish: Bundle = {
  ...emptyBundle,
  wanted: { ...emptyBundle.wanted, lines: [{ wpId: "1101", sim: "SIM card", keepsNumber: true }] },
};

/** A bundle with as many mobile plans as can be ordered, and one more that a link asks for (the plan of `onePlanToFinish`). */
export const sixLinesAndOneToFinish: Bundle = priced({
  ...onePlanToFinish,
  mobile: {
    ...emptyBundle.mobile,
    cards: Array.from({ length: maxMobileLines }, (_, at) => line(at + 1, "mobile-light", "1101", "Light", 5)),
  },
});

/** Returns the text that browsers store under the key `appState` for a bundle. */
export const storedBundle = (bundle: Bundle): string => JSON.stringify({ digi: 1, version: 3, savedAt: Date.now(), bundle, order: null });
