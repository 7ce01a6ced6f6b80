/** Tests the lines of the mobile section: how they are changed, and where the focus goes then. */
import { describe, expect, test } from "vitest";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import {
  bundleOf,
  essentials,
  keptLine,
  light,
  linesOf,
  newLine,
  offersIn,
  twoLines,
  withLine,
} from "#tests/unit/core/domain/bundle/samples.ts";
import { createBuilderBrowser } from "./desk.ts";

const typed = { ...emptyAnswers, favorite_package: light.i, phone: "keep-phone", number: "47012", number_agree: "1" };

function setUp(bundle = twoLines) {
  const browser = createBuilderBrowser();
  const tab = browser.open();
  tab.store.update(() => bundle);
  const { mobile, changes } = tab.model;
  return {
    ...tab,
    ...browser,
    mobile,
    changes,
    ids: () => mobile.lines.value.map(({ id }) => id),
    reload() {
      tab.stop();
      return browser.open().model.mobile;
    },
  };
}
/** Returns the tracked events as `[["add_to_cart", ["1101"]]]`. */
const itemsOf = (tracked: readonly (readonly [string, any])[]) =>
  tracked.map(([event, { ecommerce }]) => [event, ecommerce.items.map((item: { item_id: string }) => item.item_id)]);

describe("a line is added", () => {
  test("by the form that Add opens: appended, tracked once, and focus goes to it [C-200, C-201, C-046]", () => {
    const { mobile, changes, tracked, ids } = setUp();
    mobile.add();
    expect([mobile.isFormOpen.value, mobile.edited.value, mobile.firstAnswers(), mobile.opened.value]).toEqual([
      true,
      undefined,
      emptyAnswers,
      1,
    ]);
    mobile.confirm(newLine(essentials));
    mobile.confirm(newLine(essentials)); // A second click finds the form closed.
    expect(ids()).toEqual([1, 2, 3]);
    expect(itemsOf(tracked)).toEqual([["add_to_cart", ["1102"]]]);
    expect([mobile.isFormOpen.value, changes.focus.value]).toEqual([false, { target: "line", id: 3 }]);
  });

  test("counts as incomplete with its plan until it is confirmed or closed; a line that is changed does not", () => {
    const { mobile } = setUp({ ...twoLines, default_bundle: offersIn("en") });
    const incomplete = (): string[] => mobile.incomplete.value.map(({ plan }) => plan.i);
    expect(incomplete()).toEqual([]);
    mobile.add();
    expect(incomplete()).toEqual([]);
    mobile.keepAnswers({ ...emptyAnswers, favorite_package: light.i });
    expect(incomplete()).toEqual([light.i]);
    mobile.keepAnswers({ ...emptyAnswers, favorite_package: essentials.i });
    expect(incomplete()).toEqual([essentials.i]);
    mobile.close();
    expect(incomplete()).toEqual([]);
    mobile.edit(1);
    expect(incomplete()).toEqual([]);
  });

  test("six times, and no more [C-006, C-047]", () => {
    const { mobile, ids, store } = setUp(bundleOf(...Array.from({ length: 6 }, () => newLine())));
    expect(mobile.hasSpace.value).toBe(false);
    mobile.add();
    expect([mobile.isFormOpen.value, ids().length]).toEqual([false, 6]);
    mobile.remove(1, "section");
    expect([mobile.hasSpace.value, linesOf(store.bundle.value).length]).toEqual([true, 5]);
  });
});

describe("a line is edited", () => {
  test("in a form that shows it; saved, it is the same line with other answers [C-202, C-046]", () => {
    const { mobile, changes, tracked, ids } = setUp();
    mobile.edit(2);
    expect(mobile.edited.value?.id).toBe(2);
    expect(mobile.others.value.map(({ id }) => id)).toEqual([1]);
    expect(mobile.firstAnswers()).toMatchObject({ favorite_package: essentials.i, number: "470123456", provider: "mobile-vikings" });
    mobile.confirm(keptLine(light));
    expect([ids(), mobile.lines.value[1]?.i]).toEqual([[1, 2], light.i]);
    expect(itemsOf(tracked)).toEqual([
      ["remove_from_cart", ["1102"]],
      ["add_to_cart", ["1101"]],
    ]);
    expect(changes.focus.value).toEqual({ target: "line", id: 2 });
  });

  test("with another number alone: nothing is tracked", () => {
    const { mobile, tracked } = setUp();
    mobile.edit(2);
    mobile.confirm(keptLine(essentials, "+32470000000"));
    expect([mobile.lines.value[1]?.phone, tracked]).toEqual(["+32470000000", []]);
  });
});

test("closed, a form changes nothing; focus goes back to where it was opened [C-205]", () => {
  const { mobile, changes, tracked, store } = setUp();
  mobile.add();
  mobile.close();
  expect(changes.focus.value).toEqual({ target: "add" });
  mobile.edit(2);
  mobile.close();
  expect(changes.focus.value).toEqual({ target: "line", id: 2 });
  expect([linesOf(store.bundle.value), tracked]).toEqual([linesOf(twoLines), []]);
});

describe("a line is removed", () => {
  test("and brought back exactly as it was, each tracked once; focus goes to Undo and back [C-203, C-036]", () => {
    const { mobile, changes, tracked, store } = setUp();
    mobile.remove(2, "overview");
    expect(changes.removed.value).toMatchObject({ line: { id: 2 }, area: "overview" });
    expect(changes.focus.value).toEqual({ target: "undo" });
    changes.undo();
    expect(store.bundle.value.mobile.cards).toEqual(twoLines.mobile.cards);
    expect(itemsOf(tracked)).toEqual([
      ["remove_from_cart", ["1102"]],
      ["add_to_cart", ["1102"]],
    ]);
    expect(changes.focus.value).toEqual({ target: "overview" });
    changes.undo(); // The removal was undone already, so a second undo restores nothing.
    expect(tracked).toHaveLength(2);
  });

  test("in the section: focus comes back to the line", () => {
    const { mobile, changes } = setUp();
    mobile.remove(1, "section");
    changes.undo();
    expect(changes.focus.value).toEqual({ target: "line", id: 1 });
  });

  test("the last one closes the section [C-204]", () => {
    const { mobile, store } = setUp(bundleOf(newLine()));
    mobile.remove(1, "section");
    expect([mobile.lines.value, store.bundle.value.mobile.selected]).toEqual([[], false]);
  });

  test("twice at once: the second press finds none", () => {
    const { mobile, changes, tracked } = setUp();
    mobile.remove(1, "section");
    const { value } = changes.focus;
    mobile.remove(1, "section");
    expect([tracked.length, changes.focus.value]).toEqual([1, value]);
  });

  test("what is said of it goes with the next change: it is not removed, nor back, a second time", () => {
    const { mobile, changes } = setUp();
    mobile.remove(1, "section");
    changes.undo();
    expect(changes.removed.value).toBeUndefined();
    expect(changes.undone.value).toMatchObject({ line: { id: 1 } });
    mobile.add();
    mobile.confirm(newLine());
    expect([changes.removed.value, changes.undone.value]).toEqual([undefined, undefined]);
    mobile.remove(2, "section");
    mobile.add();
    expect(changes.removed.value).toBeUndefined();
  });
});

describe("a form that was begun", () => {
  test("is there again after a reload, without its ticks", () => {
    const { mobile, reload } = setUp();
    mobile.add();
    mobile.keepAnswers(typed);
    const again = reload();
    expect(again.isFormOpen.value).toBe(true);
    expect(again.firstAnswers()).toEqual({ ...typed, number_agree: "" });
    expect(again.opened.value, "focus stays where the browser puts it").toBe(0);
  });

  test.each([
    ["confirmed", "confirm"],
    ["closed", "close"],
  ] as const)("is forgotten once it is %s", (_how, act) => {
    const { mobile, tabStorage } = setUp();
    mobile.add();
    mobile.keepAnswers(typed);
    expect(tabStorage.size).toBe(1);
    mobile[act](newLine());
    expect(tabStorage.size).toBe(0);
    mobile.add();
    expect(mobile.firstAnswers()).toEqual(emptyAnswers);
  });

  test("is forgotten when another line's opens", () => {
    const { mobile } = setUp();
    mobile.add();
    mobile.keepAnswers(typed);
    mobile.edit(1);
    expect(mobile.firstAnswers()).toMatchObject({ favorite_package: light.i, phone: "new-phone", number: "" });
  });

  test("is added where another tab has removed the line that it edits", () => {
    const { mobile, open, ids } = setUp();
    mobile.edit(2);
    open().model.mobile.remove(2, "section");
    expect([mobile.isFormOpen.value, mobile.edited.value]).toEqual([true, undefined]);
    mobile.confirm(keptLine(light));
    expect(ids()).toEqual([1, 2]);
  });
});

test("a removal can be taken back in another language too", async () => {
  const { mobile, changes, store, asked, language } = setUp();
  mobile.remove(1, "section");
  language.value = "fr";
  await asked.at(-1)?.answer(good(offersIn("fr")));
  changes.undo();
  expect(linesOf(store.bundle.value)).toMatchObject([{ t: ["Light", "forfait"] }, { t: ["Essentials", "forfait"] }]);
});

test("two tabs: a line that one adds is there in the other, whose form stays as it is", () => {
  const { mobile, open } = setUp();
  mobile.add();
  open().store.update((bundle) => withLine(bundle, newLine()));
  expect([mobile.lines.value.length, mobile.isFormOpen.value, mobile.others.value.length]).toEqual([3, true, 3]);
});
