/** Tests the sections of the builder that need an address: internet, TV and landline. */
import { describe, expect, test } from "vitest";
import { bundleOf, fibre1000, fibre500, landline, light, newLine, tvMax } from "#tests/unit/core/domain/bundle/samples.ts";
import { arrive, everything, full } from "./installation.ts";

describe("the sections", () => {
  test("hold one internet card at a time: the old one leaves the cart [C-193]", async () => {
    const { model, tracked, ids } = await full();
    model.sections.open("internet");
    expect(model.sections.internet.value.isOpen).toBe(true);
    model.sections.choose("internet", fibre1000.i);
    expect(ids()).toContain("Fibre + 1 Gbps");
    expect(tracked.map(([event, { ecommerce }]) => [event, ecommerce.items[0].item_id])).toEqual([
      ["remove_from_cart", "1201"],
      ["add_to_cart", "1202"],
    ]);
    expect([model.sections.internet.value.isOpen, model.changes.focus.value]).toEqual([false, { target: "row", kind: "internet" }]);
  });

  test("are opened each for itself: the offers that stand open stay as they are", async () => {
    const { model, take } = arrive();
    await take(everything);
    model.sections.open("internet");
    model.sections.open("tv");
    expect(model.sections.opened.value).toEqual({ internet: 1, tv: 1, landline: 0 });
    expect([model.sections.internet.value.isOpen, model.sections.tv.value.isOpen]).toEqual([true, true]);
  });

  test("let go what needs the internet card: one step of undo [C-191]", async () => {
    const { model, store, ids } = await full();
    const before = store.bundle.value;
    model.sections.remove("internet", "section");
    expect(ids()).toEqual(["Light + plan", "Essentials + plan", "TV + Max"]);
    expect(model.changes.removed.value).toMatchObject({ kind: "internet", along: [{ kind: "landline" }], area: "section" });
    model.changes.undo();
    expect(store.bundle.value).toEqual(before);
  });

  test("take no landline without internet, and no TV without internet or mobile [C-330, C-331]", async () => {
    const { model, take, ids, store } = arrive();
    await take(everything);
    model.sections.choose("landline", landline.i);
    model.sections.choose("tv", tvMax.i);
    expect(ids()).toEqual([]);
    store.update((bundle) => ({ ...bundle, mobile: bundleOf(newLine()).mobile }));
    model.sections.choose("tv", tvMax.i);
    expect(ids()).toContain("TV + Max");
  });

  test("hold the order back until they are filled in, each with what it lacks [C-271, C-276, C-277, C-278]", async () => {
    const { model, take, store, left } = arrive();
    await take(everything);
    store.update((bundle) => ({ ...bundle, mobile: bundleOf(newLine()).mobile }));
    model.sections.open("internet");
    model.sections.open("tv");
    expect(model.sections.problems.value, "nothing is told before the order is pressed").toEqual([]);
    model.order();
    expect([left, model.changes.focus.value]).toEqual([[], { target: "problem" }]);
    expect(model.sections.problems.value).toEqual([
      { section: "internet", code: "selectedCard" },
      { section: "tv", code: "selectedCard" },
    ]);
    model.sections.choose("internet", fibre500.i);
    model.sections.close("tv");
    expect(model.sections.problems.value).toEqual([]);
    model.order();
    expect(left).toHaveLength(1);
  });

  test("say what they lack beside lines that are not finished, where focus goes: those come first", async () => {
    const { model, store, left } = await full();
    const lines = [{ wpId: light.wpId, sim: "eSIM" as const, keepsNumber: true }];
    store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, lines } }));
    model.order();
    expect([left, model.mobile.isMissing.value]).toEqual([[], true]);
    expect(model.sections.problems.value).toEqual([{ section: "landline", code: "selectedPhone" }]);
    expect(model.changes.focus.value).toEqual({ target: "wanted", index: 0 });
  });
});

describe("the current number of a landline", () => {
  test("is stored with +32; what is no number stays in its field, in this tab, and holds the order back [C-135, C-348]", async () => {
    const tab = await full();
    const { model, store, left } = tab;
    model.landline.keep(true);
    model.landline.type("02/212.34");
    model.order();
    expect(left).toEqual([]);
    expect(model.sections.problems.value.map(({ code }) => code)).toEqual(["landlinePhone", "mobileProvider", "agree"]);
    expect(store.bundle.value.landline.phone).toBe("");
    tab.stop();
    const again = arrive("", {}, tab.browser);
    expect(again.model.landline.typed.value).toBe("02/212.34");
    again.model.landline.type("02/212.34.56");
    again.model.landline.chooseOperator({ id: "proximus", name: "Proximus" });
    again.model.landline.agree(true);
    expect(again.store.bundle.value.landline).toMatchObject({ phone: "+3222123456", phoneProvider: { id: "proximus" } });
    again.model.order();
    expect(again.left).toHaveLength(1);
    again.model.landline.keep(false);
    expect(again.store.bundle.value.landline).toMatchObject({ currentPhone: false, phone: "", phoneProvider: null, landline_agree: false });
    expect(again.model.landline.typed.value).toBe("");
  });

  test("that another tab has changed is the other's; one that it has emptied is gone here, too, and is asked for", async () => {
    const { model, store, left } = await full();
    const withPhone = (phone: string) => store.update((bundle) => ({ ...bundle, landline: { ...bundle.landline, phone } }));
    model.landline.keep(true);
    model.landline.type("02 212 34 56");
    model.landline.chooseOperator({ id: "proximus", name: "Proximus" });
    model.landline.agree(true);
    withPhone("+3231112233");
    expect(model.landline.typed.value).toBe("031112233");
    withPhone("");
    expect(model.landline.typed.value).toBe("");
    model.order();
    expect([left, model.sections.problems.value]).toEqual([[], [{ section: "landline", code: "phoneNumber" }]]);
  });

  test("leaves with the landline, and is there again after an undo", async () => {
    const { model } = await full();
    model.landline.keep(true);
    model.landline.type("02 212 34 56");
    model.sections.remove("landline", "section");
    model.changes.undo();
    expect(model.landline.typed.value).toBe("02 212 34 56");
    model.sections.remove("landline", "section");
    model.sections.choose("landline", landline.i);
    model.landline.keep(true);
    expect(model.landline.typed.value).toBe("");
  });
});
