import { describe, expect, test } from "vitest";
import { deleteLine, openAdd } from "#core/domain/bundle/lines.rules.ts";
import { createBundleBrowser } from "./browser.ts";
import { linesOf, newLine, offersIn, twoLines, withLine } from "./samples.ts";

describe("undo", () => {
  const opened = () => {
    const browser = createBundleBrowser();
    const { store, close } = browser.openTab();
    store.update(() => twoLines);
    return { ...browser, store, close };
  };

  test("brings back exactly what was removed, in its place, and keeps it", () => {
    const { store, inStore } = opened();
    expect(store.canUndo.value).toBe(false);
    store.remove((bundle) => deleteLine(bundle, 1));
    expect([linesOf(store.bundle.value).length, store.canUndo.value]).toEqual([1, true]);
    store.undo();
    expect([store.bundle.value, store.canUndo.value]).toEqual([twoLines, false]);
    expect(inStore()).toMatchObject({ bundle: twoLines });
    store.undo();
    expect(store.bundle.value).toEqual(twoLines);
  });

  test("of the last line opens the section as it stood", () => {
    const { store } = opened();
    store.remove((bundle) => deleteLine(bundle, 1));
    const before = store.bundle.value;
    store.remove((bundle) => deleteLine(bundle, 2));
    store.undo();
    expect(store.bundle.value).toEqual(before);
  });

  test("is over with the next change; with one that changes nothing, and with another language, it is not", () => {
    const { store } = opened();
    store.remove((bundle) => deleteLine(bundle, 1));
    store.update((bundle) => bundle);
    store.setOffers(offersIn("fr"));
    expect(store.canUndo.value).toBe(true);
    store.undo();
    expect(linesOf(store.bundle.value).map(({ i, t }) => [i, t.at(-1)])).toEqual([
      ["mobile-light", "forfait"],
      ["mobile-essentials", "forfait"],
    ]);
    store.remove((bundle) => deleteLine(bundle, 1));
    store.update(openAdd);
    expect(store.canUndo.value).toBe(false);
  });

  test("does not survive what another tab does, nor a reload", () => {
    const { store, openTab, close } = opened();
    const other = openTab();
    store.remove((bundle) => deleteLine(bundle, 1));
    other.store.update((bundle) => withLine(bundle, newLine()));
    expect([store.canUndo.value, linesOf(store.bundle.value).length]).toEqual([false, 2]);
    store.remove((bundle) => deleteLine(bundle, 2));
    close();
    expect(openTab().store.canUndo.value).toBe(false);
  });
});
