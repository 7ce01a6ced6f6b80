/**
 * The types of the doctor's findings. Every finding is data: a `code` with its facts for scripts, and a location with its correction for
 * people.
 */

/** The location of a finding in the page. */
type FindingLocation = {
  /** The element that the finding is about. For something that is missing, it is the script's tag or the page's head. */
  readonly element: Element;
  /** The markup as it is on the page. For something that is missing, it is the markup in which it is missing. */
  readonly found: string;
};

/** The location of a finding, with its correction. */
export type Written = FindingLocation & {
  /** The markup or text to write instead. */
  readonly fix: string;
};

export type Problem =
  | { readonly code: "unknown-tag"; readonly tag: string; readonly suggestion: string | undefined }
  | { readonly code: "escaped-tag"; readonly tag: string }
  | { readonly code: "unknown-attribute"; readonly tag: string; readonly name: string; readonly suggestion: string | undefined }
  | { readonly code: "bad-value"; readonly tag: string; readonly name: string; readonly accepted: string }
  | { readonly code: "false-text"; readonly tag: string; readonly name: string }
  | { readonly code: "curly-quotes"; readonly tag: string }
  | { readonly code: "lang-on-tag"; readonly tag: string }
  | { readonly code: "for-nowhere"; readonly tag: string; readonly id: string }
  | { readonly code: "no-trigger"; readonly tag: string }
  | { readonly code: "unboxed"; readonly tag: string }
  | { readonly code: "hidden-empty"; readonly tag: string }
  | { readonly code: "hidden-unready"; readonly tag: string }
  | { readonly code: "swallowed"; readonly tag: string; readonly stray: string }
  | { readonly code: "callback-unclaimed"; readonly tag: string }
  | { readonly code: "second-copy"; readonly versions: readonly string[] }
  /**
   * Options that are written at a second copy of the script, where nobody reads them. `names` are these options; `address` is the address
   * of the copy that serves the page.
   */
  | { readonly code: "late-options"; readonly address: string; readonly names: readonly string[] }
  | { readonly code: "page-language"; readonly written: string; readonly spoken: string }
  | {
      readonly code: "unknown-offer";
      readonly tag: string;
      readonly name: string;
      readonly value: string;
      readonly suggestion: string | undefined;
    }
  | { readonly code: "strange-script"; readonly address: string; readonly base: string }
  | { readonly code: "late-consent" }
  | { readonly code: "insecure" }
  | { readonly code: "bad-option"; readonly name: string; readonly accepted: string }
  | { readonly code: "bad-site"; readonly value: string }
  | { readonly code: "bad-routes" }
  | { readonly code: "unknown-page"; readonly page: string; readonly suggestion: string | undefined }
  | { readonly code: "dead-link"; readonly tag: string; readonly address: string; readonly httpStatus: number }
  | { readonly code: "moved"; readonly shift: string }
  | { readonly code: "blocked"; readonly directive: string; readonly line: string }
  | { readonly code: "no-api"; readonly api: string }
  | { readonly code: "api-unreachable"; readonly api: string }
  | { readonly code: "origin-refused"; readonly api: string; readonly origin: string }
  /** An address is http on a page that is https. `what` is the option or attribute as it is written: `data-api`, or `<tag> attribute`. */
  | { readonly code: "mixed-content"; readonly what: string; readonly address: string }
  | { readonly code: "unknown-option"; readonly name: string; readonly suggestion: string | undefined }
  /** `problem` is the message that the tag itself prints in the console. */
  | { readonly code: "refused-data"; readonly tag: string; readonly problem: string }
  | { readonly code: "refused-code"; readonly tag: string; readonly value: string }
  /** `id` is that of a section of the API's page data; `known` lists the ids that the page knows. */
  | { readonly code: "unknown-section"; readonly tag: string; readonly id: string; readonly known: string }
  | { readonly code: "no-room-sheet"; readonly address: string; readonly why: "gone" | "old" }
  | { readonly code: "tracking-unasked"; readonly tracker: string }
  | { readonly code: "invisible"; readonly tag: string; readonly style: string }
  | { readonly code: "amp" }
  | { readonly code: "self-closed"; readonly tag: string }
  | { readonly code: "inside-control"; readonly tag: string; readonly control: string }
  | { readonly code: "no-site"; readonly address: string; readonly count: number }
  | { readonly code: "api-refuses"; readonly api: string; readonly httpStatus: number };

/** Something that could not be examined, so that it is not known whether it has mistakes. */
export type Unseen =
  | { readonly code: "unseen-tag"; readonly tag: string; readonly why: "far" | "hidden" | "coming" | "failed" }
  /** Some tags are in a closed shadow root, into which no script can look. */
  | { readonly code: "unseen-some"; readonly seen: number; readonly made: number }
  | { readonly code: "unseen-link"; readonly address: string; readonly why: "elsewhere" | "silent" | number }
  /** `address`: the offer depends on the address at which it is ordered; `silent`: the API did not answer with its offers. */
  | {
      readonly code: "unseen-offer";
      readonly tag: string;
      readonly name: string;
      readonly value: string;
      readonly why: "address" | "silent";
    }
  | { readonly code: "unseen-shift" };

export type Finding = (Problem & Written) | (Unseen & FindingLocation & Partial<Written>);

/** The part of a finding from which its text is made. Location and correction are printed below the text. */
export type Said = Problem | Unseen;
/** The texts of all findings, in one language. */
export type Texts = { readonly [Code in Said["code"]]: (said: Extract<Said, { code: Code }>) => string };
