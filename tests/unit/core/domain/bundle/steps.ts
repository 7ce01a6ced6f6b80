/** Generates everything that visitors do with a bundle, in any order, for the property-based test. */
import { constant, constantFrom, nat, oneof, record, type Arbitrary } from "fast-check";
import { otherKinds, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { codeKinds, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import { lineFields, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { cardCents, planCents } from "./market.ts";

export const operators = operatorsOf(["Proximus", "Mobile Vikings", "hey!"], "Others");

const sound: Arbitrary<LineAnswers> = record({
  favorite_package: constantFrom(...Object.keys(planCents)),
  phone: constantFrom("new-phone", "keep-phone"),
  number: constantFrom("470 12 34 56", "0470.12.34.57", "+32470123458", "0032 471 65 43 21"),
  provider: constantFrom(...operators.map(({ id }) => id)),
  subscription: constantFrom("yes", "no"),
  current_sim_card: constantFrom("1234567890123", "8932 0123 4567 8901 233"),
  customer_number: constantFrom("1", "1002003"),
  number_agree: constant("1"),
  sim_card: constantFrom("sim", "esim"),
  device: constantFrom("apple-iphone-15", "device-not-found"),
  agree: constant("1"),
});
/** Returns a generator of values that visitors leave out or get wrong. */
const wrong = (values: readonly string[]) => constantFrom("", ...values);
const unsound = record({
  favorite_package: wrong(["mobile-7g"]),
  phone: wrong(["both"]),
  number: wrong(["+32", "47012345", "4701234567", "22123456", "470x23456"]),
  provider: wrong([]),
  subscription: wrong(["maybe"]),
  current_sim_card: wrong(["123456789012", "1".repeat(20), "12345678901ab"]),
  customer_number: wrong(["12a", "1".repeat(21)]),
  number_agree: wrong(["0"]),
  sim_card: wrong(["both"]),
  device: wrong([]),
  agree: wrong([]),
});
const answers: Arbitrary<LineAnswers> = oneof(
  { weight: 4, arbitrary: sound },
  {
    weight: 2,
    arbitrary: record({ good: sound, bad: unsound, field: constantFrom(...lineFields) }).map(({ good, bad, field }) => ({
      ...good,
      [field]: bad[field],
    })),
  },
  { weight: 1, arbitrary: unsound },
);

export type Step =
  | { readonly does: "add"; readonly answers: LineAnswers }
  | { readonly does: "edit"; readonly at: number; readonly answers: LineAnswers }
  | { readonly does: "begin" | "close" | "undo" | "reload" }
  | { readonly does: "delete" | "delete and undo"; readonly at: number }
  | { readonly does: "choose"; readonly kind: OtherKind; readonly at: number }
  | { readonly does: "drop" | "drop and undo"; readonly kind: OtherKind }
  | { readonly does: "move" | "move and undo"; readonly to: number }
  | { readonly does: "leave" | "leave and undo" | "keep number" }
  | { readonly does: "want"; readonly kind: OtherKind; readonly id: string }
  | { readonly does: "check code"; readonly kind: CodeKind; readonly typed: string }
  | { readonly does: "remove code"; readonly kind: CodeKind }
  /** The visitor shares the bundle by a link, and opens the link on another device. */
  | { readonly does: "share" | "open what was shared" }
  /** The visitor looks at the bills for a bundle that starts `on` days after the test's first day. */
  | { readonly does: "look at the bills"; readonly on: number }
  | { readonly does: "speak"; readonly language: Language };

export const step: Arbitrary<Step> = oneof(
  { weight: 12, arbitrary: answers.map((given): Step => ({ does: "add", answers: given })) },
  { weight: 3, arbitrary: record({ does: constant("edit" as const), at: nat(6), answers }) },
  { weight: 4, arbitrary: record({ does: constantFrom("delete" as const, "delete and undo" as const), at: nat(6) }) },
  { weight: 4, arbitrary: constantFrom("begin", "close", "undo", "reload").map((does): Step => ({ does }) as Step) },
  { weight: 16, arbitrary: record({ does: constant("choose" as const), kind: constantFrom(...otherKinds), at: nat(3) }) },
  { weight: 3, arbitrary: record({ does: constantFrom("drop" as const, "drop and undo" as const), kind: constantFrom(...otherKinds) }) },
  { weight: 4, arbitrary: record({ does: constantFrom("move" as const, "move and undo" as const), to: constantFrom(0, 0, 0, 1, 2, 3) }) },
  { weight: 1, arbitrary: constantFrom("leave", "leave and undo").map((does): Step => ({ does }) as Step) },
  { weight: 4, arbitrary: constant<Step>({ does: "keep number" }) },
  {
    weight: 2,
    arbitrary: record({
      does: constant("want" as const),
      kind: constantFrom(...otherKinds),
      id: constantFrom(...Object.keys(cardCents), "tv-max", "x"),
    }),
  },
  {
    weight: 4,
    arbitrary: record({
      does: constant("check code" as const),
      kind: constantFrom(...codeKinds),
      typed: constantFrom("WELCOME10", " welcome10 ", "DEALER-BRU", "EXPIRED", "nobody's", "  "),
    }),
  },
  { weight: 1, arbitrary: record({ does: constant("remove code" as const), kind: constantFrom(...codeKinds) }) },
  { weight: 2, arbitrary: constantFrom("share", "share", "open what was shared").map((does): Step => ({ does }) as Step) },
  { weight: 2, arbitrary: record({ does: constant("look at the bills" as const), on: nat(1500) }) },
  { weight: 2, arbitrary: constantFrom(...languages).map((language): Step => ({ does: "speak", language })) },
);
