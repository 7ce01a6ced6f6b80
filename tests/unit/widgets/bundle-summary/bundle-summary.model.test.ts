import { expect, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { landline, twoLines } from "#tests/unit/core/domain/bundle/samples.ts";
import { createPorts } from "#tests/unit/widgets/configurator/desk.ts";
import { Model } from "#widgets/bundle-summary/bundle-summary.model.ts";

function isUnfinished(bundle: Bundle): boolean {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  const model = new Model(createPorts(store, browser.clock).ports);
  store.update(() => bundle);
  return model.isUnfinished.value;
}

const keeping = (answers: Partial<Bundle["landline"]>): Bundle => ({
  ...twoLines,
  landline: { ...emptyBundle.landline, selected: true, card: landline, ...answers },
});
const kept = { currentPhone: true, phone: "+3222123456", phoneProvider: { id: "proximus", name: "Proximus" }, landline_agree: true };

test.each<[string, Bundle, boolean]>([
  ["lines alone", twoLines, false],
  ["a section that is open and empty", { ...twoLines, tv: { ...twoLines.tv, selected: true } }, false],
  ["a landline with a new number", keeping({ currentPhone: false }), false],
  ["a landline that keeps its number", keeping(kept), false],
  ["a landline that nobody has been asked about", keeping({}), true],
  ["a kept number that is missing", keeping({ ...kept, phone: "" }), true],
  ["a kept number without its operator", keeping({ ...kept, phoneProvider: null }), true],
  ["a kept number without consent", keeping({ ...kept, landline_agree: false }), true],
  [
    "a plan of a link that has to be finished",
    { ...twoLines, wanted: { ...twoLines.wanted, lines: [{ wpId: "1101", sim: "eSIM", keepsNumber: false }] } },
    true,
  ],
])("the builder is asked before the order: %s", (_what, bundle, expected) => {
  expect(isUnfinished(bundle)).toBe(expected);
});
