/** The calls of the Digi TV account of an address: activation, devices, password, end (C-384, C-385, C-388, C-389). */
import { enums, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { email } from "#core/base/values/fields.ts";
import { languages } from "#core/base/values/language.ts";
import { newPassword } from "#core/base/values/password.ts";

const tvAddress = { lang: enums(languages), "address-id": string() };

/**
 * Activates Digi TV at an address (C-389). `already_done` means that the address has an account. A repetition with other values is
 * `invalid`.
 */
export const digiTvActivateAccount = endpoint({
  method: "POST",
  path: "/my-digi/my-digi-tv/activate-account",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-digi-tv.activate-account",
    summary: "Activates Digi TV at an address",
    body: object({ ...tvAddress, email: email(), password: newPassword(), "password-repeat": string() }),
    codes: ["not_found", "already_done"],
  },
});

/** Changes the password of the Digi TV account (C-388). Devices that are registered stay so. */
export const digiTvChangePassword = endpoint({
  method: "POST",
  path: "/my-digi/my-digi-tv/change-password",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-digi-tv.change-password",
    summary: "Changes the password of the Digi TV account of an address",
    body: object({ ...tvAddress, password: newPassword(), "password-repeat": string() }),
    codes: ["not_found"],
  },
});

/**
 * Removes a device from the Digi TV account (C-384). `already_done` means that the device was registered before and was removed already.
 */
export const digiTvDeactivateDevice = endpoint({
  method: "POST",
  path: "/my-digi/my-digi-tv/deactivate-device",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-digi-tv.deactivate-device",
    summary: "Removes a device from the Digi TV account of an address",
    body: object({ ...tvAddress, "device-id": string() }),
    codes: ["not_found", "already_done"],
  },
});

/**
 * Ends the Digi TV account (C-385): at once within 24 hours of the address's first activation, else at the end of the month (C-244, C-245).
 * `already_done` means that its end is agreed.
 */
export const digiTvDeactivateAccount = endpoint({
  method: "POST",
  path: "/my-digi/my-digi-tv/deactivate-account",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-digi-tv.deactivate-account",
    summary: "Ends the Digi TV account of an address",
    body: object(tvAddress),
    codes: ["not_found", "already_done"],
  },
});
