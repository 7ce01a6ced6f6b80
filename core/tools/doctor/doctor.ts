/**
 * The function `digiWidgets.doctor()`: prints the page author's mistakes, in the page's language, and returns them as data. The file is a
 * chunk of its own, which is loaded when the function is called. With `?digi-doctor` in the page's address the same report is shown in a
 * panel on the page.
 */
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { printReport } from "#core/platform/console-report.ts";
import { isAskedFor, pageLoaded } from "#core/platform/page-start.ts";
import type { Language } from "#core/base/values/language.ts";
import { examineApi } from "./api.ts";
import { openPanel } from "./doctor-panel.ts";
import { reportOf } from "./doctor.texts.ts";
import type { Finding } from "./finding.ts";
import { examineLinks } from "./links.ts";
import { examineOffers } from "./offers.ts";
import { examineOptions } from "./options.ts";
import {
  examineAmp,
  examineConsent,
  examineLanguage,
  examineOrigin,
  examineScripts,
  examineSecurity,
  examineSpace,
  examineTrackers,
} from "./page.ts";
import { examineSource } from "./source.ts";
import { examineTags } from "./tags.ts";

export { explain } from "./explain.ts";

export type Examined = {
  readonly options: PageOptions;
  readonly language: Language;
  /** The version of the script that serves the page, then the versions of later copies, which do nothing. */
  readonly copies: readonly string[];
  /** The address from which the script was loaded. */
  readonly own: string;
  /** The number of tags that the script has mounted and that are still in the page. */
  readonly made: number;
};

/**
 * Examines the page, and prints the report.
 * @returns the findings; none where the whole page was examined and has no mistake
 */
export async function examine(page: Examined): Promise<readonly Finding[]> {
  await pageLoaded();
  const findings = await examineAll(page);
  printReport(reportOf(findings, page.language));
  if (isAskedFor("digi-doctor")) {
    openPanel(findings, page.language, () => examine(page));
  }
  return findings;
}

async function examineAll(page: Examined): Promise<Finding[]> {
  const others = await examineElse(page);
  const selfClosed = await examineSource();
  const isSaid = ({ element }: Finding): boolean => selfClosed.some((one) => one.element === element);
  const isMisspelt = others.some((one) => one.code === "unknown-option" && /\bapi$/.test(one.suggestion ?? ""));
  const late = others.flatMap((one) => (one.code === "late-options" ? one.names : []));
  const isLate = ({ code }: Finding): boolean => late.includes(code.replace(/^no-/, "data-"));
  return [
    ...selfClosed,
    // Content that a self-closed tag has swallowed, a misspelt `api` option, and options of a later copy are reported only once.
    ...others.filter((one) => !(one.code === "swallowed" && isSaid(one)) && !(one.code === "no-api" && isMisspelt) && !isLate(one)),
  ];
}

const examineElse = async ({ options, language, copies, own, made }: Examined): Promise<Finding[]> => [
  ...(await examineTags(made)),
  ...examineScripts(options, { copies: copies.slice(1), own }),
  ...examineOrigin(options, own),
  ...examineLanguage(options, { spoken: language, own }),
  ...examineOptions(options, own),
  ...examineConsent(options),
  ...examineTrackers(options),
  ...examineAmp(),
  ...examineSecurity(),
  ...(await examineCalls(options, language, own)),
  ...(await examineLinks(options, language, own)),
  ...(await examineSpace(options)),
];

/** Examines the connection to the API and, where it works, whether the API offers the cards that the tags ask for. */
async function examineCalls(options: PageOptions, language: Language, own: string): Promise<Finding[]> {
  const findings = await examineApi(options, own);
  return findings.length > 0 ? findings : examineOffers(options, language);
}
