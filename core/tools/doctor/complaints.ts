/** Turns the warnings that tags have printed in the console (about data of the page, files and codes) into findings with a correction. */
import { saidOnce } from "#core/platform/console.ts";
import { pageOrigin } from "#core/platform/page.ts";
import type { Finding } from "./finding.ts";
import { closestTo } from "./closest.ts";
import { startTagOf, startTagWith } from "./written.ts";

/**
 * Returns the findings about tags that are still in the page. A warning about another tag is outdated, because the page may have corrected
 * its mistake.
 */
export const examineComplaints = (elements: readonly Element[]): Finding[] =>
  [...saidOnce()].flatMap(
    (message) => refusedData(message, elements) ?? refusedCode(message, elements) ?? unknownSection(message, elements) ?? [],
  );

/** Matches a warning of core/services/page-data: the tag, then each problem with its location. */
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
  // The mistake is in the data, so the correction shows one item with the field that is wrong or missing.
  if (name !== "src") return `{"${name}": [{${field === "id" || !field ? "" : '"id": "…", '}"${field ?? "id"}": "…"}]}`;
  if (/JSON/.test(problem)) return '[{"id": "…"}]';
  return startTagWith(element, { src: "https://…/….json" });
}

/** Matches a warning of core/features/promo-codes about a refused code. */
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

/** Matches a warning of the customer area about a section of the page data that it does not know (C-082). */
const ofSection = /^<(digi-[\w-]+)> section (.*) is left out; known on this page: (.*)$/;

function unknownSection(message: string, elements: readonly Element[]): Finding[] | undefined {
  const [, tag = "", id = "", list = ""] = ofSection.exec(message) ?? [];
  const known = list.split(", ");
  const element = elements.find(({ localName }) => localName === tag);
  return (
    element && [
      {
        ...{ code: "unknown-section", tag, id, known: list },
        ...{ element, found: `{"i": "${id}"}`, fix: `{"i": "${closestTo(id, known) ?? known[0]}"}` },
      },
    ]
  );
}
