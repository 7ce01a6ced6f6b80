/**
 * Constructable style sheets, one per text and document, shared by all roots. A sheet cannot be adopted in another
 * document than the one it was made in, so a moved tag asks again.
 */
import { viewOf } from "#core/platform/page-document.ts";

const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheets of these texts for that document, in order; [] for a document that nothing is drawn in (a template's). */
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
