/** The answers of an unfinished order, as this tab stores them. */
import { boolean, nullable, object, string, type Infer } from "superstruct";

const LandlineAnswers = object({
  currentPhone: nullable(boolean()),
  /** The text in the field for the phone number. */
  typed: string(),
  phoneProvider: nullable(object({ id: string(), name: string() })),
  landline_agree: boolean(),
});
export type LandlineAnswers = Infer<typeof LandlineAnswers>;

/** The answers; `chosen` is the id of a package, or empty. They may contain a phone number, so only the tab stores them. */
export const Draft = object({ chosen: string(), startEarly: nullable(boolean()), landline: LandlineAnswers });
export type Draft = Infer<typeof Draft>;

export const emptyDraft: Draft = {
  chosen: "",
  startEarly: null,
  landline: { currentPhone: null, typed: "", phoneProvider: null, landline_agree: false },
};
