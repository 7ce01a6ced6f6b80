/** The envelope of every response of the API (text 1 §8, decisions §7). */
import { boolean, optional, type, unknown, type Infer } from "superstruct";

/**
 * The status of a response. `message` is a string, an object of field → text or list of texts, or an object with a `success` key. `message`
 * and `code` are checked where they are read: a response in which one of them is unexpected (`null`, a number) is still a response.
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
