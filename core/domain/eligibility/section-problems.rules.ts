/**
 * Finds the answers that are missing in opened sections of the bundle builder, before the bundle can be ordered (C-271…C-277, decisions
 * §8).
 */
import { landlineCodes, type LandlineCode } from "#core/base/values/landline-codes.ts";
import { dialledLandline } from "#core/base/values/landline-number.ts";
import { lacksPrerequisite, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { lacksBox } from "./address.rules.ts";

/** The codes of problems of a section, which are the specification's keys. */
export type SectionCode = "selectedCard" | LandlineCode;
export type SectionProblem =
  | { readonly section: OtherKind; readonly code: SectionCode }
  /** The visitor has not said which home of a building of several is meant (decisions §12). */
  | { readonly section: "address"; readonly code: "box" };

/**
 * Returns the problems in the order in which the screen shows the sections. `typedNumber` is the text in the field of the current landline
 * number.
 */
export const sectionProblems = (bundle: Bundle, typedNumber: string): readonly SectionProblem[] => [
  ...(lacksBox(bundle) ? [{ section: "address", code: "box" } as const] : []),
  ...cardProblems(bundle, "internet"),
  ...cardProblems(bundle, "tv"),
  ...cardProblems(bundle, "landline"),
  ...codesOfLandline(bundle, typedNumber).map((code) => ({ section: "landline" as const, code })),
];

/**
 * Returns the problem of an open section without a card. There is none where nothing can be chosen yet, because the section depends on
 * another product.
 */
const cardProblems = (bundle: Bundle, section: OtherKind): SectionProblem[] =>
  bundle[section].selected && !bundle[section].card && !lacksPrerequisite(bundle, section) ? [{ section, code: "selectedCard" }] : [];

/** Tells whether a landline is chosen without complete answers about its number, so that the order cannot start (C-272…C-275). */
export const lacksLandlineAnswer = (bundle: Bundle): boolean => codesOfLandline(bundle, dialledLandline(bundle.landline.phone)).length > 0;

/** Returns the codes of the answers that the landline lacks; none where no landline is chosen. */
const codesOfLandline = ({ landline }: Bundle, typedNumber: string): LandlineCode[] =>
  landline.card ? landlineCodes(landline, typedNumber) : [];
