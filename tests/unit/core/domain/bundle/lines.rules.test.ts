import { describe, expect, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import {
  closeForm,
  closeSection,
  confirmLine,
  deleteLine,
  editedLine,
  hasSpace,
  openAdd,
  openEdit,
  openSection,
  otherLines,
} from "#core/domain/bundle/lines.rules.ts";
import { bundleOf, essentials, keptLine, light, linesOf, newLine, twoLines, withLine } from "./samples.ts";

const modes = ({ mobile }: Bundle) => {
  const { cards: _cards, ...flags } = mobile;
  return flags;
};
const listed = { selected: true, showList: true, showConfig: false, add: false, edit: false, editCardId: null };
const closed = modes(emptyBundle);
const ids = (bundle: Bundle): number[] => linesOf(bundle).map(({ id }) => id);

const six = bundleOf(...Array.from({ length: 6 }, () => newLine()));

describe("the modes of the section", () => {
  test("it opens with its list, and closes [C-045, C-142 configurator]", () => {
    expect(modes(openSection(emptyBundle))).toEqual(listed);
    expect(modes(closeSection(openSection(emptyBundle)))).toEqual({ ...listed, selected: false });
  });

  test("Add opens the form for one more [C-045, C-046, C-200]", () => {
    expect(modes(openAdd(twoLines))).toEqual({ ...listed, showList: false, showConfig: true, add: true });
  });

  test("Edit opens the form for one that is there [C-046]", () => {
    const editing = openEdit(twoLines, 2);
    expect(modes(editing)).toEqual({ ...listed, showList: false, showConfig: true, edit: true, editCardId: 2 });
    expect(editedLine(editing)).toEqual(linesOf(twoLines)[1]);
    expect(editedLine(openAdd(twoLines))).toBeUndefined();
    expect(openEdit(twoLines, 3)).toBe(twoLines);
  });

  test("closed and opened again, the form that was begun stands there", () => {
    const editing = openEdit(twoLines, 2);
    expect(openSection(closeSection(editing))).toEqual(editing);
  });

  test("Close cancels what was begun and changes no line [C-205]", () => {
    for (const begun of [openAdd(twoLines), openEdit(twoLines, 1)]) expect(closeForm(begun)).toEqual(twoLines);
    expect(closeForm(twoLines)).toBe(twoLines);
  });
});

describe("a confirmed form", () => {
  test("in mode add appends a line and closes the form [C-201, C-131]", () => {
    const three = confirmLine(openAdd(twoLines), newLine(essentials));
    expect(linesOf(three)).toEqual([...linesOf(twoLines), { ...newLine(essentials), id: 3 }]);
    expect(modes(three)).toEqual(listed);
  });

  test("in mode edit puts the line in the place of the old one and adds none [C-202]", () => {
    const edited = confirmLine(openEdit(twoLines, 1), keptLine(light));
    expect(linesOf(edited)).toEqual([{ ...keptLine(light), id: 1 }, linesOf(twoLines)[1]]);
    expect(modes(edited)).toEqual(listed);
  });

  test("a second click finds it closed", () => {
    const once = confirmLine(openAdd(twoLines), newLine());
    expect(confirmLine(once, newLine())).toBe(once);
    const edited = confirmLine(openEdit(twoLines, 1), newLine());
    expect(confirmLine(edited, newLine())).toBe(edited);
  });

  test("two lines that say the same are two lines, whichever of them is changed", () => {
    const same = bundleOf(newLine(), newLine());
    expect(ids(same)).toEqual([1, 2]);
    expect(linesOf(deleteLine(same, 1))).toEqual([{ ...newLine(), id: 2 }]);
  });
});

describe("six lines", () => {
  test("are the most: there is no seventh, by no way [C-006, C-047, C-048, C-435]", () => {
    expect([hasSpace(twoLines), hasSpace(six)]).toEqual([true, false]);
    expect(openAdd(six)).toBe(six);
    expect(confirmLine(six, newLine())).toBe(six);
    // The form was open here while another tab added the sixth line.
    const full: Bundle = { ...six, mobile: { ...six.mobile, ...modes(openAdd(twoLines)) } };
    expect(confirmLine(full, newLine())).toBe(full);
  });

  test("can be edited, and after one is deleted there is widget again", () => {
    expect(linesOf(confirmLine(openEdit(six, 6), keptLine()))).toHaveLength(6);
    expect(hasSpace(deleteLine(six, 3))).toBe(true);
    expect(ids(withLine(deleteLine(six, 3), newLine()))).toEqual([1, 2, 4, 5, 6, 7]);
  });
});

describe("a deleted line", () => {
  test("is gone from the list, and the others stay [C-203]", () => {
    expect(linesOf(deleteLine(twoLines, 1))).toEqual([linesOf(twoLines)[1]]);
    expect(deleteLine(twoLines, 9)).toBe(twoLines);
  });

  test("that was the last closes the section, which is as new [C-204]", () => {
    const none = deleteLine(deleteLine(twoLines, 1), 2);
    expect([linesOf(none), modes(none)]).toEqual([[], closed]);
    expect(none).toEqual(emptyBundle);
  });

  test("that is edited closes its form; the form for another stays open", () => {
    expect(modes(deleteLine(openEdit(twoLines, 2), 2))).toEqual(listed);
    expect(modes(deleteLine(openEdit(twoLines, 2), 1))).toEqual(modes(openEdit(twoLines, 2)));
    expect(modes(deleteLine(openAdd(bundleOf(newLine())), 1))).toEqual(modes(openAdd(emptyBundle)));
  });
});

test("the line of the form differs from all others, but not from the one that it edits", () => {
  expect(otherLines(openAdd(twoLines))).toEqual(linesOf(twoLines));
  expect(otherLines(openEdit(twoLines, 2))).toEqual([linesOf(twoLines)[0]]);
});
