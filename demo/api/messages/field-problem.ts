/** This module lists the codes of problems with fields. The sentence of each code is in `field-texts.ts`. */
import { addressCodes } from "#core/base/values/address-codes.ts";
import { bundleLimitCodes } from "#core/base/values/bundle-limit.ts";
import { choiceCodes } from "#core/base/values/choice.ts";
import { fieldCodes, guardOf } from "#core/base/values/field-codes.ts";
import { ibanCodes } from "#core/base/values/iban.ts";
import { inlineEditCodes } from "#core/base/values/inline-edit.ts";
import { passwordCodes } from "#core/base/values/password.ts";
import { payerNumberCodes } from "#core/base/values/payer-number.ts";
import { oneLineCodes } from "#core/base/values/required-text.ts";
import { sentCodeProblems } from "#core/base/values/sent-code.ts";
import { phoneCodes } from "#core/base/values/phone.ts";
import { simNumberCodes } from "#core/base/values/sim-number.ts";
import { fileCodes } from "#core/base/values/upload.ts";
import { vatCodes } from "#core/base/values/vat.ts";
import { wifiPasswordCodes } from "#core/base/values/wifi-password.ts";

/** The codes that a struct of any form may give as its message. */
export const formCodes = [
  ...fieldCodes,
  ...choiceCodes,
  ...phoneCodes,
  ...addressCodes,
  ...fileCodes,
  ...passwordCodes,
  ...sentCodeProblems,
  ...ibanCodes,
  ...vatCodes,
  ...simNumberCodes,
  ...inlineEditCodes,
  ...payerNumberCodes,
  ...oneLineCodes,
  ...bundleLimitCodes,
  ...wifiPasswordCodes,
] as const;
export const isFormCode = guardOf(formCodes);

/** The problems for which only an order can be refused. */
export type OrderProblem =
  | "age.minor"
  | "lines.none"
  | "lines.too-many"
  | "lines.most"
  | "line.same-number"
  | "key.reused"
  | "visits.too-many"
  | "products.too-many";

/** The problem that only a signed-in customer can get: the old password is wrong. */
export type AccountProblem = "password.wrong";

/**
 * The problems of the calls that put an eSIM on a phone: the customer has no number to which a code can be sent, or the `sign` is not the
 * one of the last answer.
 */
export type EsimProblem = "contact-number.missing" | "sign.start-again";

/**
 * The problem of a field: a code of the closed list, a search that began before the postal code was complete, or a value that only a faulty
 * client sends.
 */
export type FieldProblem =
  | (typeof formCodes)[number]
  | OrderProblem
  | AccountProblem
  | EsimProblem
  | "postal-code.incomplete"
  | "field.unknown"
  | "field.wrong";
