/**
 * Shows the list of tracked events on pages with `data-debug`, in a corner of the page until it is closed. Events that were not sent are
 * listed with the reason. The file is a chunk of its own, which only such pages load.
 */
import { make, makeList, openAuthorPanel } from "#core/tools/author-panel/author-panel.ts";
import type { Language } from "#core/base/values/language.ts";
import { trackedTexts } from "./tracked.texts.ts";
import { watchTracked, type ShownEvent } from "./tracked.ts";

export function openDebug(target: "datalayer" | "off", language: Language): void {
  const texts = trackedTexts[language];
  const content = make("div");
  const nothing = make("p", texts.nothing);
  const list = makeList(texts.heading);
  content.append(nothing);
  const onClose = watchTracked(window, target, ({ name, fate, details }: ShownEvent) => {
    const item = make("li", `${name}: ${texts[fate]}`);
    if (Object.keys(details).length > 0) item.append(make("code", JSON.stringify(details)));
    list.append(item);
    if (nothing.isConnected) nothing.replaceWith(list);
    list.scrollTop = list.scrollHeight;
  });
  openAuthorPanel({ heading: texts.heading, language, corner: "bottom-left", closeText: texts.close, content, onClose });
}
