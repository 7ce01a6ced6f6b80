/** The calls for the choices in the form of a mobile line (C-170, C-370, decisions §12). */
import { object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";

/** Lists the names of operators, which are the same in every language; 'Others' is not among them. */
export const mobileOperators = endpoint({
  method: "GET",
  path: "/bundle-configurator/mobile-operators",
  encoding: "none",
  answer: type({ mobileOperators: list(string(), 500) }),
  spec: { id: "bundle.mobile-operators", summary: "Operators that a mobile number can be kept from", codes: [] },
});

const Device = type({ value: string(), label: string() });
export type Device = Infer<typeof Device>;

/** Lists the phones that take an eSIM, in the requested language; the last entry is `device-not-found`. */
export const esimDevices = endpoint({
  method: "GET",
  path: "/bundle-configurator/esim-devices",
  encoding: "none",
  answer: type({ devices: list(Device, 2000) }),
  spec: { id: "bundle.esim-devices", summary: "Phones that take an eSIM", query: object({ lang: string() }), codes: [] },
});
