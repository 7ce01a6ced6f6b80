/**
 * `digiWidgets.doctor()`: prints what a page author got wrong, in the page's language, and answers it as data. A chunk
 * of its own, fetched when asked for. With `?digi-doctor` in the page's address the same stands in a panel on the page.
 */
import { apiAddress } from "#core/api/api-address.ts";
import type { PageOptions } from "#core/element/host-link.ts";
import { printReport } from "#core/platform/console.ts";
import { collectViolations } from "#core/platform/inspection.ts";
import { pageFetch } from "#core/platform/network.ts";
import { isAskedFor, isSecure, pageLoaded } from "#core/platform/page.ts";
import type { Language } from "#core/values/language.ts";
import { reportOf } from "./doctor.texts.ts";
import type { Finding } from "./finding.ts";
import { examineLinks } from "./links.ts";
import { examineConsent, examineOptions, examineOrigin, examineRoom, examineScripts } from "./page.ts";
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
  printReport(
    reportOf(findings, page.language),
    findings.flatMap(({ element }) => element ?? []),
  );
  if (isAskedFor("digi-doctor")) {
    const { openPanel } = await import("./doctor-panel.ts");
    openPanel(findings, page.language, () => examine(page));
  }
  return findings;
}

const examineAll = async ({ options, copies, own }: Examined): Promise<Finding[]> => [
  ...examineTags(),
  ...examineScripts(options, copies),
  ...examineOrigin(options, own),
  ...examineOptions(options),
  ...examineConsent(),
  ...(isSecure() ? [] : [{ code: "insecure" } as const]),
  ...(await examineApi(options)),
  ...(await examineLinks()),
  ...(await examineRoom(options)),
];

/** Asks the API for its health and listens to what the page's policy refuses meanwhile. */
async function examineApi({ get }: PageOptions): Promise<Finding[]> {
  const api = apiAddress(get("api"));
  const stop = collectViolations();
  const answer = await pageFetch(`${api}/health`, { credentials: "omit" }).then(
    (response) => (response.ok ? "well" : response.status),
    () => undefined,
  );
  const violations = await stop();
  const blocked = violations.map(({ directive, address }): Finding => ({ code: "blocked", directive, line: `${directive} ${address}` }));
  if (blocked.length > 0 || answer === "well") return blocked;
  if (get("api") === undefined) return [{ code: "no-api", api, fix: 'data-api="https://api.example"' }];
  return [answer === undefined ? { code: "api-unreachable", api } : { code: "api-refuses", api, httpStatus: answer }];
}
