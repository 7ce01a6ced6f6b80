/** The language areas of Belgium (article 4 of the Constitution), as far as offers come in Dutch or French. */

/** Languages that offers come in, beside those that pages speak. */
export type AreaLanguage = "nl" | "fr";

/** Brussels is bilingual; towns with facilities are of the area they lie in. The German-speaking area is served in French. */
export function areaLanguagesOf({ stateId }: { readonly stateId: string }): readonly AreaLanguage[] {
  if (stateId === "BE-BRU") return ["nl", "fr"];
  return stateId.startsWith("BE-V") ? ["nl"] : ["fr"];
}
