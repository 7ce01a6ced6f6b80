/** Formats the closing table of a test run. */
import { sum, type Stage } from "./results.ts";
import type { Verdict } from "./second-try.ts";

export type Row = Stage & { readonly seconds?: number | undefined; readonly cpuSeconds?: number | undefined };

const cells = (name: string, ...columns: readonly string[]): string => name.padEnd(30) + columns.map((one) => one.padStart(9)).join("");
const figure = (value: number | undefined): string => value?.toFixed(1) ?? "";

export function tableOf(rows: readonly Row[]): string {
  const { passed, failed } = sum(rows);
  const cpuSeconds = rows.reduce((all, row) => all + (row.cpuSeconds ?? 0), 0);
  return [
    cells("stage", "passed", "failed", "seconds", "CPU s"),
    ...rows.map((row) => cells(row.name, String(row.passed), String(row.failed), figure(row.seconds), figure(row.cpuSeconds))),
    cells("all", String(passed), String(failed), "", figure(cpuSeconds || undefined)),
  ].join("\n");
}

const reasons = {
  "failed again": "failed again, alone",
  "did not wait": "passed alone, but its first failure was no wait that ran out",
  "too many": "passed alone, but too many did",
};

/** Returns a text about the tests that were run a second time; an empty text where there were none. */
export function secondTriesOf({ unsteady, failed }: Verdict): string {
  const firstLine = (text: string): string =>
    text
      .trim()
      .replaceAll(/\s*\n\s*/g, " / ")
      .slice(0, 300);
  const lines = (
    heading: string,
    ones: readonly { readonly name: string; readonly firstError: string; readonly picture?: string | undefined }[],
  ): string[] =>
    ones.length === 0
      ? []
      : [
          heading,
          ...ones.flatMap(({ name, firstError, picture }) => [
            `  ${name}`,
            `    ${firstLine(firstError)}`,
            ...(picture ? [`    ${picture}`] : []),
          ]),
        ];
  return [
    ...lines("unsteady: passed at the second try, and count as passed", unsteady),
    ...lines(
      "failed",
      failed.map((one) => ({ ...one, firstError: `${reasons[one.reason]}: ${one.firstError}` })),
    ),
  ].join("\n");
}
