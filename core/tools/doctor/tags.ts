/** Examines the tags of a page and their attributes. */
import { definitions } from "virtual:definitions";
import type { AttributeKind } from "#core/base/contract/element.ts";
import { otherSpelling, readAttribute } from "#core/runtime/element/attributes.ts";
import { swallowedIn } from "#core/runtime/element/unclosed-tag.ts";
import { elementById, escapedTags, knownElements, pageHead, stateOf, whenSettled, whyUnseen } from "#core/platform/inspection.ts";
import { pageAddress } from "#core/platform/page.ts";
import { controlAround, hiddenBy, outOfSight } from "#core/platform/unseen-box.ts";
import { closestTo } from "./closest.ts";
import { examineComplaints } from "./complaints.ts";
import type { Finding } from "./finding.ts";
import { isMixed, overHttps } from "./mixed.ts";
import {
  acceptedValueOf,
  commentedOut,
  hasCurlyQuotes,
  selectorOf,
  startTagOf,
  startTagRenamed,
  startTagWith,
  straightened,
} from "./written.ts";

type Kinds = Readonly<Record<string, AttributeKind>>;

/** Milliseconds that the doctor waits for tags whose files are being loaded. A visitor sees the message that they are late sooner. */
const patienceMs = 5000;

/**
 * Examines all tags of the page.
 * @param made the number of tags that the script has mounted and that are still in the page
 */
export async function examineTags(made: number): Promise<Finding[]> {
  const elements = knownElements("digi");
  const ours = elements.filter(({ localName }) => localName in definitions);
  await Promise.all(ours.map((element) => whenSettled(element, patienceMs)));
  return [
    ...elements.flatMap(examineTag),
    ...escapedTags("digi-").map(escaped),
    ...ours.flatMap(examineState),
    ...examineComplaints(ours),
    ...examineCount(ours.length, made),
  ];
}

/** Reports that some tags could not be found, because they are in a closed shadow root. */
const examineCount = (seen: number, made: number): Finding[] =>
  seen < made ? [{ code: "unseen-some", seen, made, element: pageHead(), found: startTagOf(pageHead()) }] : [];

/** Examines whether a tag is rendered. Its content cannot be examined before. */
function examineState(element: Element): Finding[] {
  const tag = element.localName;
  const found = startTagOf(element);
  switch (stateOf(element)) {
    case "ready":
      return [];
    case "loading":
      return [{ code: "unseen-tag", tag, why: "coming", element, found }];
    case "error":
      return [{ code: "unseen-tag", tag, why: "failed", element, found }];
    default:
      return [unseenFar(element)];
  }
}

/** Reports a tag that has not loaded yet. A hidden tag does not load by itself, even with `loading="eager"`. */
function unseenFar(element: Element): Finding {
  const tag = element.localName;
  const culprit = hiddenBy(element);
  if (!culprit)
    return { code: "unseen-tag", tag, why: "far", element, found: startTagOf(element), fix: startTagWith(element, { loading: "eager" }) };
  const fix = culprit.hasAttribute("hidden") ? startTagWith(culprit, { hidden: undefined }) : `${selectorOf(culprit)} { display: block; }`;
  return { code: "unseen-tag", tag, why: "hidden", element, found: startTagOf(culprit), fix };
}

function examineTag(element: Element): Finding[] {
  const tag = element.localName;
  const kinds = definitions[tag];
  if (!kinds) return [unknownTag(element)];
  if (hasCurlyQuotes(element)) return [{ code: "curly-quotes", tag, element, found: startTagOf(element), fix: straightened(element) }];
  return [
    ...[...element.attributes].flatMap(({ name, value }) => examineAttribute(element, kinds, { name, value })),
    ...examineUse(element, kinds),
  ];
}

function unknownTag(element: Element): Finding {
  const tag = element.localName;
  const suggestion = closestTo(tag.replace(/^digi[-_:.]?/, "digi-"), Object.keys(definitions));
  const found = startTagOf(element);
  const fix = suggestion ? `<${suggestion}></${suggestion}>` : commentedOut(`${found}</${tag}>`);
  return { code: "unknown-tag", tag, suggestion, element, found, fix };
}

const escaped = ({ element, tag }: { readonly element: Element; readonly tag: string }): Finding => ({
  code: "escaped-tag",
  tag,
  element,
  found: `&lt;${tag}`,
  fix: `<${tag}></${tag}>`,
});

function examineAttribute(element: Element, kinds: Kinds, { name, value }: { name: string; value: string }): Finding[] {
  const tag = element.localName;
  const kind = kinds[Object.keys(kinds).find((one) => otherSpelling(one) === name) ?? name];
  const found = startTagOf(element);
  const without = { element, found, fix: startTagWith(element, { [name]: undefined }) };
  // The attribute `hidden` hides the tag whatever its value is.
  if (name === "hidden" && value === "false") return [{ code: "false-text", tag, name, ...without }];
  if (name === "lang") return [{ code: "lang-on-tag", tag, ...without }];
  if (!kind) {
    if (isGlobalAttribute(name)) return [];
    const suggestion = closestTo(name, Object.keys(kinds));
    const fix = suggestion ? startTagRenamed(element, name, suggestion) : without.fix;
    return [{ code: "unknown-attribute", tag, name, suggestion, element, found, fix }];
  }
  // An http address that is only linked to is no mixed content; one that is fetched is.
  if (kind.kind === "address" && /^(src|endpoint)$/.test(name) && isMixed(value, pageAddress())) {
    const fix = startTagWith(element, { [name]: overHttps(value) });
    return [{ code: "mixed-content", what: `<${tag}> ${name}`, address: value, element, found, fix }];
  }
  const read = readAttribute(kind, value);
  if (!read.ok) {
    const meant = kind.kind === "choice" ? closestTo(value, kind.values) : undefined;
    return [
      {
        code: "bad-value",
        tag,
        name,
        accepted: read.accepted,
        ...without,
        fix: startTagWith(element, { [name]: meant ?? acceptedValueOf(kind) }),
      },
    ];
  }
  return read.doubt === undefined ? [] : [{ code: "false-text", tag, name, ...without }];
}

/** Examines whether the button for a dialog exists, whether the tag has its end tag, and whether its form is sent anywhere. */
function examineUse(element: Element, kinds: Kinds): Finding[] {
  const tag = element.localName;
  const found = startTagOf(element);
  const id = element.getAttribute("for");
  const findings: Finding[] = [];
  if (kinds["for"] && id !== null && !elementById(id, element))
    findings.push({ code: "for-nowhere", tag, id, element, found, fix: `<button type="button" id="${id}">` });
  if (kinds["for"] && id === null && !element.hasAttribute("open"))
    findings.push({ code: "no-trigger", tag, element, found, fix: startTagWith(element, { for: "call-me" }) });
  const around = controlAround(element);
  if (around) {
    const { localName: control } = around;
    const fix = `${startTagOf(around)}…</${control}> ${found}</${tag}>`;
    findings.push({ code: "inside-control", tag, control, element, found: startTagOf(around), fix });
  }
  const swallowed = swallowedIn(element);
  if (swallowed !== undefined) findings.push({ code: "swallowed", tag, stray: swallowed, element, found, fix: `${found}</${tag}>` });
  // The property is read, because it also has the attribute's value.
  if (tag === "digi-callback-modal" && !(element as { endpoint?: unknown }).endpoint)
    findings.push({ code: "callback-unclaimed", tag, element, found, fix: startTagWith(element, { endpoint: "/forms/callback" }) });
  return [...findings, ...examineBox(element)];
}

/** Examines whether the page's styles hide the tag. */
function examineBox(element: Element): Finding[] {
  const tag = element.localName;
  const unseen = whyUnseen(element);
  if (!unseen) {
    const { element: culprit, style, right } = outOfSight(element, stateOf(element) === "ready") ?? {};
    if (!culprit || !style) return [];
    return [{ code: "invisible", tag, style, element: culprit, found: startTagOf(culprit), fix: `${selectorOf(culprit)} { ${right}; }` }];
  }
  const { rule } = unseen;
  const start = startTagOf(element);
  switch (unseen.why) {
    case "unboxed":
      return [{ code: "unboxed", tag, element, found: start, fix: `${tag} { display: block; }` }];
    case "empty":
      return [{ code: "hidden-empty", tag, element, found: rule ?? start, fix: `${start}<a href="…">…</a></${tag}>` }];
    case "unready":
      return [{ code: "hidden-unready", tag, element, found: rule ?? start, fix: `${tag}:not(:state(ready)) { visibility: hidden; }` }];
  }
}

/** Tells whether an attribute is allowed on any HTML element. */
const isGlobalAttribute = (name: string): boolean =>
  /^(id|class|style|hidden|slot|dir|title|role|tabindex|part|exportparts|is|inert|nonce|translate|popover|accesskey|autofocus|draggable|item.*|data-.*|aria-.*|on.*)$/.test(
    name,
  );
