/** The properties and the texts that all fields of an address share. */
import type { AddressModel } from "#core/domain/address/address.model.ts";
import type { FieldProblem } from "#core/domain/address/typed-address.model.ts";
import { fieldMessage } from "#core/forms/form/forms.messages.ts";
import type { AddressCode } from "#core/base/values/address-codes.ts";
import { isFieldCode, type FieldCode } from "#core/base/values/field-codes.ts";
import { boxMaxLength } from "#core/base/values/limits.ts";
import * as say from "./address.messages.ts";

export type AddressFieldProps = { model: AddressModel; maxLength?: number | undefined };

/** Returns the text that is displayed at the field: the server's message, or that of a code. */
export const problemText = (problem: FieldProblem | undefined): string | undefined =>
  problem && ("message" in problem ? problem.message : codeText(problem.code));

/** Returns the text of a code. Of the common codes, the box alone can be too long, and the others are the email's. */
export const codeText = (code: FieldCode | AddressCode): string =>
  isFieldCode(code) ? fieldMessage(code, { name: "email", max: boxMaxLength }) : say.addressMessage(code);

/** Returns the smaller limit; the other one may be absent. */
export const smaller = (limit: number, other: number | undefined): number => Math.min(limit, other ?? limit);
