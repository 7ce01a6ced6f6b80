/** The language areas of Belgium (article 4 of the Constitution), as far as offers come in Dutch or French. */

/** The languages of TV offers, which are not those of the pages. */
export type AreaLanguage = "nl" | "fr";

/** Returns the languages of an address's area. Brussels has both; a town with facilities has those of the area around it; the German-speaking area has French. */
export function areaLanguagesOf({ stateId }: { readonly stateId: string }): readonly AreaLanguage[] {
  if (stateId === "BE-BRU") return ["nl", "fr"];
  return stateId.startsWith("BE-V") ? ["nl"] : ["fr"];
}
