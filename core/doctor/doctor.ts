/**
 * `digiWidgets.doctor()`: prints what a page author got wrong, in the page's language, and answers it as data. A chunk
 * of its own, fetched when asked for. With `?digi-doctor` in the page's address the same stands in a panel on the page.
 */
import type { PageOptions } from "#core/element/host-link.ts";
import { printReport } from "#core/platform/console.ts";
import { isAskedFor, pageLoaded } from "#core/platform/page.ts";
import type { Language } from "#core/values/language.ts";
import { examineApi } from "./api.ts";
import { reportOf } from "./doctor.texts.ts";
import type { Finding } from "./finding.ts";
import { examineLinks } from "./links.ts";
import { examineOptions } from "./options.ts";
import { examineConsent, examineOrigin, examineRoom, examineScripts, examineSecurity } from "./page.ts";
import { examineTags } from "./tags.ts";

export { explain } from "./explain.ts";

export type Examined = {
  readonly options: PageOptions;
  readonly language: Language;
  /** Versions of later copies of the script that handed over. */
  readonly copies: readonly string[];
  /** The address that the script runs from. */
  readonly own: string;
};

/** @returns what was found; nothing, where all of the page was looked at and is well */
export async function examine(page: Examined): Promise<readonly Finding[]> {
  await pageLoaded();
  const findings = await examineAll(page);
  printReport(reportOf(findings, page.language));
  if (isAskedFor("digi-doctor")) {
    const { openPanel } = await import("./doctor-panel.ts");
    openPanel(findings, page.language, () => examine(page));
  }
  return findings;
}

const examineAll = async ({ options, language, copies, own }: Examined): Promise<Finding[]> => [
  ...(await examineTags()),
  ...examineScripts(options, { copies, own }),
  ...examineOrigin(options, own),
  ...examineOptions(options, own),
  ...examineConsent(),
  ...examineSecurity(),
  ...(await examineApi(options, own)),
  ...(await examineLinks(options, language)),
  ...(await examineRoom(options)),
];
