/**
 * This module is the reader that every call passes before the call's descriptor is looked at: it checks the depth of the body, and the
 * texts of body, query and path. It removes invisible characters from texts, and refuses characters that nobody types and no database or
 * mail accepts. It also recognises request URLs that cannot be decoded.
 */
import { Struct } from "superstruct";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { messageMaxLength } from "#core/base/values/limits.ts";
import { messageType } from "#core/base/values/message-text.ts";
import { hasControls } from "#core/base/values/text-rules.ts";
import { visibleText } from "#core/base/values/typed-text.ts";
import { HttpError } from "./errors.ts";
import type { FieldProblem } from "#demo/api/messages/field-problem.ts";
import type { FieldProblems } from "./problems.ts";

const nothing = "\u0000";
/**
 * The longest text that any field accepts, whatever the field's own limit. It is doubled because a line break in a form's message counts as
 * two characters.
 */
const longestText = 2 * messageMaxLength;
const longestName = 100;
/** The deepest nesting of brackets that JSON bodies may have; the outermost brackets count as one. */
const deepestJson = 20;

/** Tells whether a request URL contains a NUL character (`%00`), with which it cannot be read at all. */
export const isUnreadableAddress = (address: string): boolean => address.includes("%00");

/**
 * Returns a request URL that the framework can decode. The framework would answer an undecodable URL before any hook of this API, so the
 * framework gets `/%00` in place of such a URL, which the hooks refuse.
 */
export function readableAddress(address: string): string {
  try {
    decodeURIComponent(address.split("?")[0] ?? "");
    return address;
  } catch {
    return "/%00";
  }
}

/**
 * Throws a 400 when JSON is nested deeper than any call needs. The check works without recursion, because such bodies may contain thousands
 * of brackets.
 */
export function refuseDepth(body: unknown): void {
  let level = [body].filter(isContainer);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepestJson) throw new HttpError(400);
    level = level.flatMap((one) => Object.values(one) as unknown[]).filter(isContainer);
  }
}

/** The names of a call's fields, by the way in which their texts are cleaned. */
export type TextKinds = {
  /**
   * All declared fields, at whatever depth. A problem with an undeclared name is reported at the declared field that contains that name.
   */
  readonly declared: ReadonlySet<string>;
  /** The fields that may have several lines. */
  readonly messages: ReadonlySet<string>;
};

/**
 * Tells whether a field is a password. Passwords are not cleaned: they are only hashed, and older hashes were made of the password as
 * typed.
 */
const isSecret = (field: string): boolean => field.includes("password");

const known = new WeakMap<Endpoint, TextKinds>();

/** Returns the names of a call's fields, which are found once for each descriptor and then cached. */
export function textKindsOf(endpoint: Endpoint): TextKinds {
  const before = known.get(endpoint);
  if (before) return before;
  const { body, query } = specOf(endpoint);
  const fields = [body, query].flatMap((struct) => (struct ? fieldsOf(struct) : []));
  const kinds = {
    declared: new Set(fields.map(([name]) => name)),
    messages: new Set(fields.filter(([, { type }]) => type === messageType).map(([name]) => name)),
  };
  known.set(endpoint, kinds);
  return kinds;
}

type AnyStruct = Struct<any, any>;

/** Returns the fields of an object, of each shape of a `oneOf`, and of the structs inside these. */
function fieldsOf({ type, schema }: AnyStruct): readonly (readonly [name: string, struct: AnyStruct])[] {
  if (type === "array" && schema instanceof Struct) return fieldsOf(schema);
  if (type === "union") return ((schema ?? []) as readonly AnyStruct[]).flatMap(fieldsOf);
  if (type !== "object" && type !== "type") return [];
  return Object.entries(schema as Record<string, AnyStruct>).flatMap((entry) => [entry, ...fieldsOf(entry[1])]);
}

export type Read = { readonly value: unknown; readonly problems: FieldProblems };

/**
 * Returns a copy of the value with cleaned texts, and the problems by field.
 * @param value a body or query that `refuseDepth` has let through
 */
export function readTexts(value: unknown, kinds: TextKinds): Read {
  const problems: Record<string, FieldProblem> = {};
  const note = (field: string, problem: FieldProblem | undefined): void => {
    if (problem) problems[shownName(field)] ??= problem;
  };
  const read = (one: unknown, field: string): unknown => {
    if (typeof one === "string") {
      const text = cleaned(one, field, kinds);
      note(field, problemOf(one, text, kinds.messages.has(field)));
      return text;
    }
    if (Array.isArray(one)) return one.map((item) => read(item, field));
    if (!isContainer(one)) return one;
    const copy = Object.create(Object.getPrototypeOf(one) as object | null) as Record<string, unknown>;
    for (const [name, item] of Object.entries(one)) {
      const own = field === "" || kinds.declared.has(name) ? name : field;
      note(own, problemOf(name, name, false));
      copy[name] = read(item, own);
    }
    return copy;
  };
  return { value: read(value, ""), problems };
}

/**
 * Tells whether a value is a list or object of JSON, or the body of a form. A received file is none of them, because it has a class of its
 * own.
 */
function isContainer(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

const shownName = (field: string): string => field.toWellFormed().replace(/\p{C}/gu, "").slice(0, longestName);

function problemOf(sent: string, text: string, isMessage: boolean): FieldProblem | undefined {
  if (sent.includes(nothing) || !sent.isWellFormed()) return "field.wrong";
  if (sent.length > longestText) return "text.too-long";
  if (isMessage) return hasControls(text.replace(/[\r\n\t\u{2028}\u{2029}]/gu, "")) ? "field.wrong" : undefined;
  return hasControls(text) ? "text.one-line" : undefined;
}

const blanks = /[\t\p{Zs}]/gu;

function cleaned(text: string, field: string, { messages }: TextKinds): string {
  if (isSecret(field)) return text;
  const visible = visibleText(text);
  // A line break at the start or the end of a one-line text comes from copy and paste, and is not part of the text.
  return messages.has(field) ? visible : visible.replace(blanks, " ").replace(/^[\r\n]+|[\r\n]+$/g, "");
}
