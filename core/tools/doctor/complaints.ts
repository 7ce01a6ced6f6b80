/**
 * Reads from the console what the tags refuse: data of the page, files, codes. The tags print it there, and the doctor says what to write.
 */
import { saidOnce } from "#core/platform/console.ts";
import { pageOrigin } from "#core/platform/page.ts";
import type { Finding } from "./finding.ts";
import { startTagOf, startTagWith } from "./written.ts";

/** Returns the findings of tags that are still there: a page may have corrected its mistake. */
export const examineComplaints = (elements: readonly Element[]): Finding[] =>
  saidOnce().flatMap((message) => refusedData(message, elements) ?? refusedCode(message, elements) ?? []);

/** Matches the message as core/services/page-data prints it: the tag, and each fault with its location. */
const ofData = /^<(digi-[\w-]+)> ((?:src|\w+(?:\[\d+\][\w.[\]]*)?): (?!not accepted; accepted|"false" is taken).*)$/;

function refusedData(message: string, elements: readonly Element[]): Finding[] | undefined {
  const [, tag = "", problem = ""] = ofData.exec(message) ?? [];
  const [, name = ""] = /^(\w+)/.exec(problem) ?? [];
  const ofTag = elements.filter(({ localName }) => localName === tag);
  const element = ofTag.find((one) => one.hasAttribute(name)) ?? ofTag.find((one) => one.hasAttribute("src")) ?? ofTag[0];
  return element && [{ code: "refused-data", tag, problem, element, found: startTagOf(element), fix: rightData(problem, element) }];
}

function rightData(problem: string, element: Element): string {
  const [, name = "", field] = /^(\w+)(?:\[\d+\]\.([\w.[\]]+))?/.exec(problem) ?? [];
  if (problem.includes("CORS")) return `Access-Control-Allow-Origin: ${pageOrigin()}`;
  // The fault is in the data: the correction is one item of it, with the field that is meant.
  if (name !== "src") return `{"${name}": [{${field === "id" || !field ? "" : '"id": "…", '}"${field ?? "id"}": "…"}]}`;
  if (/JSON/.test(problem)) return '[{"id": "…"}]';
  return startTagWith(element, { src: "https://…/….json" });
}

/** Matches the message as core/features/codes prints it. */
const ofCode = /^the code (.+) of a tag is not taken$/;

function refusedCode(message: string, elements: readonly Element[]): Finding[] | undefined {
  const value = ofCode.exec(message)?.[1];
  if (value === undefined) return undefined;
  return elements
    .filter((element) => element.getAttribute("dealer") === value)
    .slice(0, 1)
    .map((element) => ({
      code: "refused-code",
      tag: element.localName,
      value,
      element,
      found: startTagOf(element),
      fix: startTagWith(element, { dealer: undefined }),
    }));
}
