/** The envelope that every answer of the API wears (text 1 §8, decisions §7). */
import { boolean, optional, type, unknown, type Infer } from "superstruct";

/**
 * `message` is a string, an object of field → text or list of texts, or an object with a `success` key. It and `code` are checked
 * where they are read: an answer with a strange one (`null`, a number) is still an answer.
 */
export const Status = type({
  error: boolean(),
  code: optional(unknown()),
  message: optional(unknown()),
});
export type Status = Infer<typeof Status>;

export const Envelope = type({
  meta: optional(type({ status: optional(Status) })),
  status: optional(unknown()),
});
export type Envelope = Infer<typeof Envelope>;
