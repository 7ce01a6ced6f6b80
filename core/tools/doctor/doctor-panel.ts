/**
 * Shows the doctor's findings on the page itself, for people who never open a console; the page's address has to contain `?digi-doctor`.
 * While the pointer is on a finding, the element that it is about is outlined.
 */
import { make, makeButton, makeList, openAuthorPanel } from "#core/tools/author-panel/author-panel.ts";
import type { Language } from "#core/base/values/language.ts";
import { linesOf, nothingFound } from "./doctor.texts.ts";
import type { Finding } from "./finding.ts";
import { panelTexts } from "./doctor-panel.texts.ts";

/** Opens the panel with the findings, in place of an earlier one. */
export function openPanel(findings: readonly Finding[], language: Language, lookAgain: () => unknown): void {
  const { heading, again, close: closeText } = panelTexts[language];
  const content = findings.length > 0 ? listOf(findings, language) : make("p", nothingFound(language));
  const buttons = [makeButton(again, lookAgain)];
  openAuthorPanel({ heading, language, corner: "top-right", closeText, buttons, content });
}

function listOf(findings: readonly Finding[], language: Language): HTMLElement {
  const list = makeList(panelTexts[language].heading);
  for (const finding of findings) {
    const [text, ...written] = linesOf(finding, language);
    const item = make("li", text);
    item.append(...written.map((line) => make("code", line)));
    if (finding.element instanceof HTMLElement) outlineWhilePointedAt(item, finding.element);
    list.append(item);
  }
  return list;
}

function outlineWhilePointedAt(item: HTMLElement, element: HTMLElement): void {
  const before = element.style.outline;
  item.addEventListener("pointerenter", () => void (element.style.outline = "3px solid red"));
  item.addEventListener("pointerleave", () => void (element.style.outline = before));
}
