import { describe, expect, test } from "vitest";
import { countSent, joinFiles, problemsOf, shortName } from "#core/ui/files-field/files.rules.ts";
import { documentExtensions } from "#core/base/values/upload.ts";

const file = (name: string, size = 10, lastModified = 1) => ({ name, size, type: "", lastModified });
const [cv, letter, other] = [file("cv.pdf"), file("letter.pdf"), file("other.doc")];

describe("files that are chosen one after another", () => {
  test("join what was there, in their order [P-104]", () => {
    expect(joinFiles([cv], [letter, other], 10)).toEqual({ files: [cv, letter, other], repeated: [] });
  });

  test("of which one was there already stand once; one that only shares its name is another", () => {
    const again = file("letter.pdf");
    const newer = file("letter.pdf", 10, 2);
    expect(joinFiles([letter], [again, newer], 10)).toEqual({ files: [letter, newer], repeated: [again] });
    expect(joinFiles([], [letter, again], 10)).toEqual({ files: [letter], repeated: [again] });
  });

  test("where there is one, the next takes its place; several at once are told to be too many", () => {
    expect(joinFiles([cv], [letter], 1).files).toEqual([letter]);
    expect(joinFiles([cv], [letter, other], 1).files).toHaveLength(3);
  });
});

test("each file has what is wrong with it by name and size [P-203, P-204, P-302]", () => {
  const files = [
    file("a.pdf", 5_242_880),
    file("b.pdf", 5_242_881),
    file("c.pdf", 0),
    file("setup.exe"),
    file("SCAN.PDF"),
    file("letter"),
    file(`${"x".repeat(251)}.doc`),
    file("<b>.docx"),
    file("photo.png"),
  ];
  expect(problemsOf(files, documentExtensions).map(({ file: { name }, code }) => [name, code])).toEqual([
    ["b.pdf", "file.too-large"],
    ["c.pdf", "file.empty"],
    ["setup.exe", "file.type"],
    ["letter", "file.type"],
    ["photo.png", "file.type"],
  ]);
});

describe("how many have left", () => {
  test.each([
    [0, 0],
    [0.09, 0],
    [0.1, 1],
    [0.59, 1],
    [0.6, 2],
    [0.99, 2],
    [1, 3],
  ])("at %d of the request: %d", (progress, count) => {
    expect(countSent([10, 50, 40], progress)).toBe(count);
  });
});

test("a long name is cut before its end", () => {
  expect(shortName("letter.pdf")).toBe("letter.pdf");
  const cut = shortName(`${"x".repeat(251)}.doc`);
  expect(cut).toHaveLength(49);
  expect(cut).toMatch(/^x{36}…x{8}\.doc$/);
});

test("a name is cut between characters, never inside one", () => {
  expect(shortName("CV 👧v2.docx")).toBe("CV 👧v2.docx");
  for (const sign of ["👧", "👩\u200d🚀", "🇧🇪", "e\u0301"]) {
    const name = `${sign.repeat(60)}.docx`;
    expect(shortName(name)).toBe(`${sign.repeat(36)}…${sign.repeat(7)}.docx`);
    expect(shortName(name).isWellFormed()).toBe(true);
  }
});
