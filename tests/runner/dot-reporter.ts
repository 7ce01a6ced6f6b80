/**
 * Prints a dot for each test of the browsers that passed, and the name and first error of each that failed, at once: a run that a time
 * limit ends writes no report, and the names of its failures would be lost.
 */
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "playwright/types/testReporter";

const dotsInLine = 80;
/** The number of lines of an error that are printed: the error itself, what was waited for, what was expected and what came. */
const linesOfError = 6;

/** Returns the first lines of an error, without the colours that Playwright gives them. */
const firstLinesOf = ({ message = "no message" }: TestError): string =>
  stripVTControlCharacters(message).split("\n").slice(0, linesOfError).join("\n  ");

export default class DotReporter implements Reporter {
  #dots = 0;

  onBegin({ workers }: FullConfig, suite: Suite): void {
    console.log(`Running ${suite.allTests().length} tests using ${workers} workers`);
  }

  onTestEnd(test: TestCase, { error, duration }: TestResult): void {
    if (test.ok()) {
      process.stdout.write(this.#dots === dotsInLine - 1 ? "·\n" : "·");
      this.#dots = (this.#dots + 1) % dotsInLine;
      return;
    }
    const [, , ...titles] = test.titlePath();
    const name = `✘ ${titles.join(" › ")} (${Math.round(duration / 1000)} s)`;
    process.stdout.write(`${this.#dots > 0 ? "\n" : ""}${name}\n  ${firstLinesOf(error ?? {})}\n`);
    this.#dots = 0;
  }

  /** Prints a test's own output. */
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  /** Prints an error outside of the tests, such as a test file that could not be read. */
  onError(error: TestError): void {
    process.stdout.write(`✘ ${firstLinesOf(error)}\n`);
  }
}
