/**
 * This module converts superstruct structs to JSON Schema. A refinement of a struct is a function that cannot be looked into, so its rule
 * (a longest length, say) is found out by validating sample values with it.
 */
import { validate, type Struct } from "superstruct";
import { tooLong } from "#core/base/contract/endpoint.ts";
import { bundleLimitMaxEuros } from "#core/base/values/bundle-limit.ts";
import { messageType } from "#core/base/values/message-text.ts";
import { boxMaxLength, esimCodeMaxDigits, nameMaxLength, phoneDigits } from "#core/base/values/limits.ts";
import { passwordMaxLength, passwordMinLength } from "#core/base/values/password.ts";
import { simNumberMaxLength, simNumberMinLength } from "#core/base/values/sim-number.ts";
import { uploadsType } from "#core/base/values/upload.ts";
import { wifiPasswordMaxLength, wifiPasswordMinLength } from "#core/base/values/wifi-password.ts";
import { contactCategories } from "#widgets/contact/contact.schema.ts";

export type JsonSchema = { readonly [key: string]: unknown };
// Structs of every shape are converted in this module, so their type parameters are of no use.
type AnyStruct = Struct<any, any>;

const longestText = 10_000;
const longestList = 10_000;
const knownChoices = ["", "1", "yes", "no", ...contactCategories];

/**
 * Returns the JSON Schema of a struct. Throws for a kind of struct or a refinement that has no schema in this module, so that no call is
 * published with a rule left out.
 */
export function schemaOf(struct: AnyStruct): JsonSchema {
  const schema = plainSchemaOf(struct);
  if (!struct.is(null)) return schema;
  if (Array.isArray(schema["anyOf"])) return { anyOf: [...(schema["anyOf"] as JsonSchema[]), { type: "null" }] };
  return typeof schema["type"] === "string" ? { ...schema, type: [schema["type"], "null"] } : schema;
}

function plainSchemaOf(struct: AnyStruct): JsonSchema {
  switch (struct.type) {
    case "object":
      return { ...objectSchema(struct), additionalProperties: false };
    case "type":
      return objectSchema(struct);
    case "array":
      return { type: "array", ...boundOf(struct), items: schemaOf(struct.schema as AnyStruct) };
    case "string":
    case messageType:
      return { type: "string", ...refinementOf(struct) };
    case "number":
      return validate(0.5, struct)[0]?.refinement === "whole number"
        ? { type: "integer", minimum: struct.is(0) ? 0 : 1 }
        : { type: struct.type };
    case "boolean":
      return { type: struct.type };
    case "literal":
      return { const: struct.schema };
    case "enums":
      return { enum: Object.values(struct.schema as Record<string, string>) };
    case "record":
      return { type: "object", additionalProperties: { type: "string" } };
    case "union": {
      // superstruct's own `union` does not reveal its members; the project's `oneOf` does. The schema says `anyOf`, because two members may
      // differ only deep inside, and a reader of the document need not prove that only one of them fits.
      const members = struct.schema as readonly AnyStruct[] | null;
      return members ? { anyOf: members.map(schemaOf) } : { type: "string", enum: choicesOf(struct) };
    }
    case "calendar date":
      return { type: "string", format: "date" };
    case "file":
      return { type: "string", contentMediaType: "application/octet-stream" };
    case uploadsType: {
      const { most } = struct.schema as { readonly most: number };
      return { type: "array", minItems: 1, maxItems: most, items: { type: "string", contentMediaType: "application/octet-stream" } };
    }
    case "any":
    case "unknown":
      return {};
    default:
      throw new Error(`no JSON Schema is known for a struct of type ${struct.type}`);
  }
}

function objectSchema(struct: AnyStruct): JsonSchema {
  const fields = Object.entries(struct.schema as Record<string, AnyStruct>);
  const required = fields.filter(([, field]) => !field.is(undefined)).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 && { required }),
  };
}

const choicesOf = (struct: AnyStruct): string[] => knownChoices.filter((value) => struct.is(value));

/** The JSON Schema of each refinement that the contracts use, by the refinement's name. */
const refinements: Readonly<Record<string, (struct: AnyStruct) => JsonSchema>> = {
  name: () => ({ minLength: 1, maxLength: nameMaxLength, pattern: String.raw`^[\p{L}\p{M} '’-]+$` }),
  email: () => ({ format: "email", maxLength: 254 }),
  phone: () => ({ pattern: `^[0-9]{${phoneDigits}}$`, description: "The digits after +32." }),
  text: (struct) => ({ minLength: 1, maxLength: maxLengthOf(struct) }),
  password: () => ({
    minLength: passwordMinLength,
    maxLength: passwordMaxLength,
    description: "With an upper-case letter, a lower-case letter, a digit and a special character.",
  }),
  iban: (struct) => ({
    pattern: struct.is("DE89370400440532013000") ? "^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$" : "^BE[0-9]{14}$",
    description: "An account number without blanks.",
  }),
  vat: () => ({ pattern: "^BE[01][0-9]{9}$", description: "A Belgian VAT number without blanks and dots, with its check digits." }),
  "sim number": () => ({
    pattern: `^[0-9]{${simNumberMinLength},${simNumberMaxLength}}$`,
    description: "A Belgian one of 19 digits ends with its check digit.",
  }),
  choice: (struct) => ({ enum: choicesOf(struct) }),
  card: () => ({ minLength: 1 }),
  provider: () => ({ minLength: 1 }),
  device: () => ({ minLength: 1 }),
  "kept phone": () => ({ pattern: String.raw`^\+324[0-9]{8}$` }),
  "landline phone": () => ({ pattern: String.raw`^(new-phone|\+32[0-9]{8,9})$` }),
  "first digits": () => ({ pattern: "^4[0-9]{3}$", description: "The 4 digits after +32." }),
  "customer number": () => ({ pattern: "^[0-9]{1,20}$" }),
  "eSIM code": () => ({ pattern: `^[0-9]{1,${esimCodeMaxDigits}}$` }),
  "switch number": () => ({ pattern: "^[A-Za-z0-9]{1,20}$" }),
  "payer number": () => ({ description: "Empty, a national number, or a company number." }),
  box: () => ({ pattern: String.raw`^([\p{L}\d][\p{L}\d /.-]{0,${boxMaxLength - 1}})?$` }),
  home: () => ({ pattern: String.raw`^[\p{L}\d][\p{L}\d /.-]{0,${boxMaxLength - 1}}$` }),
  "bundle limit": () => ({ pattern: "^[0-9]{1,3}$", description: `Whole euros, from 0 to ${bundleLimitMaxEuros}.` }),
  "wifi password": () => ({ minLength: wifiPasswordMinLength, maxLength: wifiPasswordMaxLength, pattern: "^[ -~]*$" }),
  month: () => ({ pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$" }),
  "idempotency key": () => ({
    minLength: 16,
    maxLength: 100,
    description: "The page makes it: a new one for each order, the same for each sending of it.",
  }),
  "consent id": () => ({ format: "uuid", description: "The `id` in the visitor's cookie: a new one for each choice." }),
  "identity key": () => ({
    minLength: 16,
    maxLength: 100,
    description: "The page makes it: a new one for each attempt, kept by its tab alone.",
  }),
};

/**
 * Returns the schema of the refinement that refuses an empty text or a control character. A plain string has no such refinement: its schema
 * holds its longest length, if it has one.
 */
function refinementOf(struct: AnyStruct): JsonSchema {
  const [refused] = ["", "\u0000"].flatMap((value) => validate(value, struct)[0] ?? []);
  if (refused?.refinement === undefined) return struct.is("x".repeat(longestText)) ? {} : { maxLength: maxLengthOf(struct) };
  const schema = refinements[refused.refinement];
  if (!schema) throw new Error(`no JSON Schema is known for the refinement ${refused.refinement}`);
  return schema(struct);
}

const maxLengthOf = (struct: AnyStruct): number => largest(longestText, (length) => struct.is("x".repeat(length)));

/** Returns the `maxItems` of a list, or nothing for a list without a limit; tests/contract/descriptors.test.ts reports such lists. */
function boundOf(struct: AnyStruct): JsonSchema {
  const isTooLong = (length: number): boolean => validate(Array(length), struct)[0]?.refinement === tooLong;
  return isTooLong(longestList) ? { maxItems: largest(longestList, (length) => !isTooLong(length)) } : {};
}

/** Returns the largest size that is good, by binary search. `tooLarge` is known not to be good. */
function largest(tooLarge: number, isGood: (size: number) => boolean): number {
  let good = 0;
  let bad = tooLarge;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
