/** Tests the limits for the length of a file: when a file is warned about, and that the list of files which may be longer only shrinks. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aim, lengthWarnings, limit, longFiles } from "#tests/architecture/file-lengths.ts";

const file = (path: string, lines: number) => ({ path, text: "x\n".repeat(lines) });

describe("lengths of files", () => {
  test("are warned of above the aim, the longest first, a line for each folder", () => {
    expect(
      lengthWarnings([file("core/a.ts", aim), file("core/b.ts", aim + 1), file("core/c.css", limit), file("tests/d.ts", aim + 2)]),
    ).toEqual(["core: 2 of more than 200 lines: core/c.css 300, core/b.ts 201", "tests: 1 of more than 200 lines: tests/d.ts 202"]);
  });

  test("beyond the limit are listed for two style sheets, and for no other file", () => {
    expect(Object.keys(longFiles)).toEqual(["demo/pages/assets/provider.css", "widgets/configurator/configurator.css"]);
    expect(Object.keys(longFiles).filter((path) => !existsSync(path))).toEqual([]);
    expect(Object.values(longFiles).every((lines) => lines > limit)).toBe(true);
  });
});
