/** This file writes plain texts as HTML. */

/** Escapes a text for HTML, both between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns texts as paragraphs of HTML. */
export const paragraphsHtml = (texts: readonly string[]): string => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
