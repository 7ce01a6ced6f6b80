/** This module has the language areas of Belgium (article 4 of the Constitution), as far as offers come in Dutch or French. */

/** The languages of TV offers, which are not the languages of the pages. */
export type AreaLanguage = "nl" | "fr";

/**
 * Returns the languages of the area of an address. Brussels has both languages. A town with facilities for another language has the
 * language of the area around it, and the German-speaking area has French.
 */
export function areaLanguagesOf({ stateId }: { readonly stateId: string }): readonly AreaLanguage[] {
  if (stateId === "BE-BRU") return ["nl", "fr"];
  return stateId.startsWith("BE-V") ? ["nl"] : ["fr"];
}
