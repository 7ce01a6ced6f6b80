/**
 * The constructable style sheets, one for each text and document, shared by all shadow roots. A sheet can be adopted only in the document
 * that created it, so a tag that is moved to another document requests its sheets again.
 */
import { viewOf } from "#core/platform/page-start.ts";

const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns the sheets of these texts for that document, in order. Empty for a document that is not shown, such as that of a template. */
export function sheetsFor(owner: Document, texts: readonly string[]): CSSStyleSheet[] {
  const view = viewOf(owner);
  if (!view) return [];
  const known = byDocument.get(owner) ?? new Map<string, CSSStyleSheet>();
  byDocument.set(owner, known);
  return texts.map((text) => {
    const existing = known.get(text);
    if (existing) return existing;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
    return sheet;
  });
}
