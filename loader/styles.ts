/**
 * Constructable style sheets, one per text and document, shared by all roots. A sheet can be adopted only in the document that it was
 * created in, so a moved tag asks for its sheets again.
 */
import { viewOf } from "#core/platform/page-document.ts";

const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns the sheets of these texts for that document, in order; [] for a document that is not displayed (that of a template). */
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
