/** Creates the scripts that hold data for search engines, and never run. */
import { pageDocument } from "./page-document.ts";
import { askPolicy } from "./trusted-types.ts";

/**
 * Returns a script element with JSON-LD; undefined where the page's policy forbids the element. It has a slot of ours, by which it is known
 * as no content of the page's author, and is not rendered.
 * @param json the text of the data, as JSON
 */
export function createDataScript(json: string): HTMLScriptElement | undefined {
  const policy = askPolicy();
  if (policy === undefined) return undefined;
  const script = pageDocument.createElement("script");
  script.type = "application/ld+json";
  script.slot = "digi-data";
  script.text = policy === null ? json : policy.createScript(json);
  return script;
}
