/**
 * Tests the rules about a bundle's address: which products are available there, what a link asks for, which products are removed together,
 * and which answers are missing.
 */
import { describe, expect, test } from "vitest";
import {
  atCurrentOffers,
  lacksBox,
  offeredOnly,
  bundleAddressOf,
  addressLine,
  withAddress,
  withBox,
  withoutAddress,
} from "#core/domain/eligibility/address.rules.ts";
import { offersNothing, sectionState } from "#core/domain/eligibility/availability.rules.ts";
import { emptyBundle, lacksPrerequisite, fromStorage } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard, dropCard, leftAlong, showSection } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber, withConsent, withNumber, withOperator } from "#core/domain/eligibility/landline.rules.ts";
import { deleteLine } from "#core/domain/bundle/lines.rules.ts";
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { OrderBundle } from "#core/domain/bundle/payload.schema.ts";
import { sectionProblems } from "#core/domain/eligibility/section-problems.rules.ts";
import { applyWanted, typedPlan } from "#core/domain/eligibility/wanted.rules.ts";
import { withOffers } from "#core/domain/bundle/bundle.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { isLandlineNumber, normalizeLandline } from "#core/base/values/landline-number.ts";
import { is } from "superstruct";
import {
  bundleOf,
  fibre1000,
  fibre500,
  landline,
  newLine,
  offerCard,
  offers,
  tvMax,
  twoLines,
} from "#tests/unit/core/domain/bundle/samples.ts";

const here = { ...offers, internet: [fibre500, fibre1000], tv: [tvMax], landline: [landline] };
const bundleAddress = { street: "Grand-Place", number: "1", fttbAddressId: "A" };
const choose = (bundle: Bundle): Bundle =>
  chooseCard(chooseCard(chooseCard(bundle, "internet", fibre500), "tv", tvMax), "landline", landline);
const full = choose(withAddress(twoLines, bundleAddress, here));
const operator = { id: "proximus", name: "Proximus" };

describe("a section", () => {
  test.each([
    ["unavailable", false, here, ["unavailable", "unavailable", "unavailable"]],
    ["on its way", true, undefined, ["waiting", "waiting", "waiting"]],
    ["all there", true, here, ["available", "available", "available"]],
    ["without internet, no landline either", true, { ...here, internet: [] }, ["no-fiber", "available", "no-fiber"]],
    ["without TV", true, { ...here, tv: [] }, ["available", "no-fiber", "available"]],
    ["without a landline", true, { ...here, landline: [] }, ["available", "available", "no-fiber"]],
  ] as const)("is %s [C-038, C-042, C-043, C-192]", (_what, hasAddress, at, states) => {
    const there: Offers | undefined = at && { ...at, internet: [...at.internet], tv: [...at.tv], landline: [...at.landline] };
    expect((["internet", "tv", "landline"] as const).map((kind) => sectionState(kind, hasAddress, there))).toEqual(states);
  });

  test("says nothing is on offer only where mobile is not either [C-420]", () => {
    const none = { mobile: [], internet: [], tv: [], landline: [] };
    expect([offersNothing(none), offersNothing({ ...none, mobile: offers.mobile }), offersNothing(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("what needs what", () => {
  test("a landline needs internet, TV internet or mobile: nothing else takes it [C-191, C-330, C-331]", () => {
    expect(chooseCard(twoLines, "landline", landline)).toBe(twoLines);
    expect(chooseCard(emptyBundle, "tv", tvMax)).toBe(emptyBundle);
    expect(chooseCard(twoLines, "tv", tvMax).tv.card).toMatchObject({ i: "tv-max" });
    expect((["internet", "tv", "landline"] as const).map((kind) => lacksPrerequisite(twoLines, kind))).toEqual([false, false, true]);
  });

  test("TV leaves with the last line, where there is no internet; with internet it stays", () => {
    const one = chooseCard(bundleOf(newLine()), "tv", tvMax);
    const none = deleteLine(one, 1);
    expect([none.tv, none.bundlesPrice, leftAlong(one, none)]).toEqual([emptyBundle.tv, 0, ["tv"]]);
    const wired = chooseCard(chooseCard(bundleOf(newLine()), "internet", fibre500), "tv", tvMax);
    expect(deleteLine(wired, 1).tv).toEqual(wired.tv);
    expect(leftAlong(wired, dropCard(deleteLine(wired, 1), "internet"), "internet")).toEqual(["tv"]);
  });

  test("what a script of the page has written into the store stands for nothing without it", () => {
    const forged = { ...full, internet: emptyBundle.internet, mobile: emptyBundle.mobile };
    expect([fromStorage(forged).tv, fromStorage(forged).landline]).toEqual([emptyBundle.tv, emptyBundle.landline]);
  });

  test("a section opens to choose, and closes where nothing was chosen; a card keeps its own", () => {
    expect(showSection(emptyBundle, "tv", true).tv.selected).toBe(true);
    expect(showSection(showSection(emptyBundle, "tv", true), "tv", false)).toEqual(emptyBundle);
    expect(showSection(full, "tv", false)).toBe(full);
  });
});

describe("an address", () => {
  test("is kept with street, number and id, and its form closes [C-136]", () => {
    expect(full.address).toEqual({ ...bundleAddress, hasAddress: true, edited: false });
    expect([bundleAddressOf(full), bundleAddressOf(emptyBundle)]).toEqual([bundleAddress, undefined]);
  });

  test("of a building of several homes is whole with its box, or with the answer that there is none", () => {
    const asked = choose(withAddress(twoLines, { ...bundleAddress, boxes: ["1", "2"] }, here));
    expect([asked.address.boxes, lacksBox(asked), lacksBox({ ...twoLines, address: asked.address })]).toEqual([["1", "2"], true, false]);
    expect(sectionProblems(keepsNumber(asked, false), "")).toEqual([{ section: "address", code: "box" }]);
    const [second, none] = [withBox(asked, "2"), withBox(asked, "")];
    expect([second.address, lacksBox(second)]).toEqual([{ ...bundleAddress, hasAddress: true, edited: false, box: "2" }, false]);
    expect(none.address).toEqual({ ...bundleAddress, hasAddress: true, edited: false });
    expect(withBox(none, "1")).toBe(none);
    expect([second, none].map((bundle) => addressLine(bundleAddressOf(bundle) ?? expect.unreachable()))).toEqual([
      "Grand-Place 1/2",
      "Grand-Place 1",
    ]);
    expect([fromStorage(second), fromStorage(asked)]).toEqual([second, asked]);
    expect(withoutAddress(asked).address).toEqual(emptyBundle.address);
    expect(withAddress(twoLines, { ...bundleAddress, boxes: [] }, here).address).not.toHaveProperty("boxes");
  });

  test("removed, takes internet, TV and landline along; mobile stays [C-189, C-190, C-195]", () => {
    expect(withoutAddress(full)).toEqual({ ...twoLines, bundlesPrice: 12 });
  });

  test("with less on offer takes what is not there away, with what needs it", () => {
    const moved = withAddress(full, { ...bundleAddress, fttbAddressId: "B" }, { ...here, internet: [fibre1000] });
    expect([moved.internet.card, moved.landline.card, moved.tv.card?.i]).toEqual([null, null, "tv-max"]);
    expect(offeredOnly(full, here)).toBe(full);
  });

  test("names and prices its cards as they are now", () => {
    const dearer = offerCard("internet-500", "1201", ["Fibre", "500 Mbit/s"], 11);
    const shown = atCurrentOffers(full, { ...here, internet: [dearer] });
    expect([shown.internet.card?.t.at(-1), shown.bundlesPrice - full.bundlesPrice]).toEqual(["500 Mbit/s", 1]);
    expect(atCurrentOffers(full, { ...here, internet: [] })).toBe(full);
  });
});

describe("what is wanted", () => {
  const wanting = (wanted: Partial<Bundle["wanted"]>, bundle = withOffers(emptyBundle, offers)): Bundle => ({
    ...bundle,
    wanted: { ...bundle.wanted, ...wanted },
  });

  test("is chosen where it is on offer, and then not wanted any more; internet before what needs it", () => {
    const { bundle, unknown } = applyWanted(wanting({ landline: landline.i, tv: tvMax.i, internet: fibre1000.i }), here, "en");
    expect([bundle.internet.card?.i, bundle.tv.card?.i, bundle.landline.card?.i]).toEqual([
      "internet-1000",
      "tv-max",
      "landline-unlimited",
    ]);
    expect([bundle.wanted, unknown]).toEqual([emptyBundle.wanted, []]);
  });

  test("waits for an address that has the kind, and for what it needs first", () => {
    const waiting = wanting({ landline: landline.i, tv: tvMax.i });
    expect(applyWanted(waiting, here, "en").bundle).toBe(waiting);
    const lines = wanting({ tv: tvMax.i }, withOffers(twoLines, offers));
    expect(applyWanted(lines, { ...here, tv: [] }, "en").bundle).toBe(lines);
    expect(applyWanted(lines, here, "en").bundle.tv.card?.i).toBe("tv-max");
  });

  test("that is not on offer is told once", () => {
    const { bundle, unknown } = applyWanted(wanting({ internet: "internet-7", type: "fax" }), here, "en");
    expect([unknown, bundle.wanted]).toEqual([["type", "internet"], emptyBundle.wanted]);
  });

  test("for TV finds the page's language, else the one that is there (decisions §8)", () => {
    const [nl, fr] = ["tv-max-nl", "tv-max-fr"].map((i) => offerCard(i, i, ["TV"], 12));
    const both = { ...here, tv: [nl, fr].flatMap((card) => card ?? []) };
    const applied = (language: "en" | "fr" | "nl", at = both) =>
      applyWanted(wanting({ tv: "tv-max" }, withOffers(twoLines, offers)), at, language).bundle.tv.card?.i;
    expect([applied("fr"), applied("nl"), applied("en")]).toEqual(["tv-max-fr", "tv-max-nl", "tv-max-nl"]);
    expect(applied("fr", { ...both, tv: both.tv.slice(0, 1) })).toBe("tv-max-nl");
  });

  test("by the start of an id is a TV card's language, and nothing else", () => {
    const french = { ...here, tv: [offerCard("tv-essentials-fr", "1303", ["TV"], 10)] };
    expect(applyWanted(wanting({ tv: "tv-essentials" }, withOffers(twoLines, offers)), french, "nl").bundle.tv.card?.i).toBe(
      "tv-essentials-fr",
    );
    for (const id of ["tv", "internet", "landline"]) {
      const { bundle, unknown } = applyWanted(wanting({ internet: id, tv: id }, withOffers(twoLines, offers)), french, "en");
      expect([bundle.internet.card, bundle.tv.card, unknown], id).toEqual([null, null, ["internet", "tv"]]);
    }
  });

  test("by `type` is for a plan, or for whichever kind has it [C-015]", () => {
    expect(typedPlan(wanting({ type: "mobile-light" })).wanted).toMatchObject({ mobile: "mobile-light", type: null });
    expect(applyWanted(wanting({ type: "internet-500" }), here, "en").bundle.internet.card?.i).toBe("internet-500");
    const unread = wanting({ type: "internet-500" }, emptyBundle);
    expect(applyWanted(unread, here, "en").bundle, "it may be a plan").toBe(unread);
  });
});

describe("a landline's number", () => {
  test.each([
    ["022123456", true],
    ["02 212 34 56", true],
    ["0470/12.34.56", true],
    ["0221234", false],
    ["02212345", false],
    ["02212345678", false],
    ["22123456", false],
    ["221234567", false],
    ["+3222123456", true],
    ["+32 (0)2 212 34 56", true],
    ["0022123456", false],
    ["0032221234", false],
    ["letters", false],
    ["", false],
  ])("%s: %s [C-324, C-348]", (typed, isNumber) => {
    expect(isLandlineNumber(normalizeLandline(typed))).toBe(isNumber);
    expect(withNumber(full, typed).landline.phone !== "").toBe(isNumber);
  });

  test("is kept with +32 and without its 0; with a number of ours nothing of it stays [C-134, C-135]", () => {
    const kept = withConsent(withOperator(withNumber(keepsNumber(full, true), "02/212 34 56"), operator), true);
    expect(kept.landline).toMatchObject({ currentPhone: true, phone: "+3222123456", phoneProvider: operator, landline_agree: true });
    expect(keepsNumber(kept, false).landline).toMatchObject({ currentPhone: false, phone: "", phoneProvider: null, landline_agree: false });
    expect([is(orderBundleOf(kept), OrderBundle), is(orderBundleOf(keepsNumber(kept, false)), OrderBundle)]).toEqual([true, true]);
    for (const phone of ["+32022123456", "+322212345", "022123456", "+3222123456789"])
      expect(is(orderBundleOf({ ...kept, landline: { ...kept.landline, phone } }), OrderBundle), phone).toBe(false);
  });
});

describe("what a section lacks", () => {
  const codes = (bundle: Bundle, typed = ""): unknown => sectionProblems(bundle, typed).map(({ section, code }) => `${section} ${code}`);

  test("is a card, where it was opened [C-271, C-276, C-277]", () => {
    const opened = (["internet", "tv", "landline"] as const).reduce((bundle, kind) => showSection(bundle, kind, true), twoLines);
    expect(codes(opened)).toEqual(["internet selectedCard", "tv selectedCard"]);
    expect(codes(chooseCard(opened, "internet", fibre500))).toEqual(["tv selectedCard", "landline selectedCard"]);
    expect(codes(twoLines)).toEqual([]);
  });

  test("is none where what it needs is not chosen: nothing of it can be", () => {
    const opened = (["internet", "tv", "landline"] as const).reduce((bundle, kind) => showSection(bundle, kind, true), emptyBundle);
    expect(codes(opened)).toEqual(["internet selectedCard"]);
  });

  test("is, of a landline, the answer, then number, operator and consent of the one that is kept [C-272, C-273, C-274, C-275]", () => {
    expect(codes(full)).toEqual(["landline selectedPhone"]);
    expect(codes(keepsNumber(full, false))).toEqual([]);
    const kept = keepsNumber(full, true);
    expect(codes(kept)).toEqual(["landline phoneNumber", "landline mobileProvider", "landline agree"]);
    expect(codes(withOperator(kept, operator), "0221234")).toEqual(["landline landlinePhone", "landline agree"]);
    expect(codes(withConsent(withOperator(withNumber(kept, "022123456"), operator), true), "022123456")).toEqual([]);
  });
});
