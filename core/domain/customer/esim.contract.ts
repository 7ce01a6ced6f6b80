/**
 * The three calls that install the eSIM of a line on a phone, in this order (C-391…C-396, decisions §3, §9, §12). Together they are one
 * activation. The `sign` of each answer goes into the next call; the first call has an empty one. A `sign` that is foreign, used up or of
 * another step is `invalid` at the field `sign`, and the activation has to begin again.
 */
import { boolean, enums, literal, number, object, refine, string, type, type Infer } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { esimCodeMaxDigits } from "#core/base/values/limits.ts";

/** The code of the SMS, of at least one digit. */
const EsimCode = refine(string(), "eSIM code", (value) => value.length <= esimCodeMaxDigits && /^\d+$/.test(value));

const esimRun = {
  lang: enums(languages),
  /** The id of the line's address. It may be empty, because the line is found by `phone-nr` alone. */
  "address-id": string(),
  "phone-nr": string(),
  /** The customer's answer to the question whether the eSIM is on a phone already. */
  isEsimInstalled: boolean(),
  sign: string(),
};

const SentCode = type({
  sign: string(),
  channel: literal("sms"),
  /** The masked number to which the code was sent. */
  destination: string(),
  /** The lifetime of the code in seconds: 1800. */
  expires_in: number(),
  /** Seconds until the customer may ask for another code: 60. */
  resend_in: number(),
  /** The number of wrong codes that the customer may still enter; it is 5 at first. */
  attempts_left: number(),
});
export type SentCode = Infer<typeof SentCode>;

/**
 * Begins an activation and sends a code to the customer's contact number, never to the line itself. With the `sign` of the last answer it
 * sends another code. Without a contact number the call is `invalid` at the field `phone_number`. `not_available` means that the line has a
 * SIM card.
 */
export const esimActivate = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/esim/activate",
  access: "account",
  encoding: "json",
  answer: type({ data: SentCode }),
  spec: {
    id: "my-digi.my-mobile.esim.activate",
    summary: "Sends the code with which the eSIM of a line is put on a phone",
    body: object(esimRun),
    codes: ["not_found", "not_available", "too_many_sends"],
  },
});

/** Checks the code. After the fifth wrong one it is `code_burnt`, and the customer asks for another. */
export const esimValidateSmsCode = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/esim/validate-sms-code",
  access: "account",
  encoding: "json",
  answer: type({ data: type({ sign: string() }) }),
  spec: {
    id: "my-digi.my-mobile.esim.validate-sms-code",
    summary: "Checks the code with which the eSIM of a line is put on a phone",
    body: object({ ...esimRun, "verify-code": EsimCode }),
    codes: ["not_found", "not_available", "code_wrong", "code_expired", "code_burnt"],
  },
});

/** The profile of an eSIM. Anybody who has the profile can take over the phone number, so the profile is neither stored nor logged. */
const EsimProfile = type({
  /** `LPA:1$` with the two parts below, separated by `$`: the text of the QR code. */
  activationCode: string(),
  smdpAddress: string(),
  matchingId: string(),
  iccid: string(),
});
export type EsimProfile = Infer<typeof EsimProfile>;

/**
 * Returns the eSIM's profile, once for each activation. `meta.status.message` is not a text but the profile's QR code, a PNG in base64
 * (C-395).
 */
export const esimManage = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/esim/manage",
  access: "account",
  encoding: "json",
  answer: type({ data: EsimProfile }),
  spec: {
    id: "my-digi.my-mobile.esim.manage",
    summary: "Returns the eSIM of a line as a QR code and as text",
    body: object(esimRun),
    codes: ["not_found", "not_available"],
  },
});
