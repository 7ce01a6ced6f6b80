import { describe, expect, test } from "vitest";
import { emptyBundle, itemsCents } from "#core/domain/bundle/bundle.rules.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { overviewLines, totalCents } from "#core/domain/bundle/overview.rules.ts";
import { summaryOf } from "#core/domain/bundle/summary.rules.ts";
import { bundleOf, fibre500, keptLine, landline, twoLines, withKeptLandline, withPromo } from "./samples.ts";

const bundle = chooseCard(chooseCard(twoLines, "internet", fibre500), "landline", landline);

describe("the overview", () => {
  test("has every line, internet and landline, each with its price [C-033]", () => {
    expect(overviewLines(bundle)).toEqual([
      { kind: "mobile", id: 1, title: "Light + plan", cents: 500 },
      { kind: "mobile", id: 2, title: "Essentials + plan", cents: 700 },
      { kind: "internet", title: "Fibre + 500 Mbps", cents: 1000 },
      { kind: "landline", title: "Landline", cents: 250 },
    ]);
  });

  test("has one total, the sum of what is shown [C-034, C-139]", () => {
    expect([totalCents(bundle), totalCents(emptyBundle)]).toEqual([2450, 0]);
  });

  test("a voucher is a line of its own, rounded to the cent, which the plain sum does not know; a dealer's code changes no price", () => {
    const cheaper = withPromo(bundle, 10, 5);
    expect(overviewLines(cheaper).slice(4)).toEqual([{ kind: "discount", title: "10 % off", cents: -245 }]);
    expect([totalCents(cheaper), itemsCents(cheaper), cheaper.bundlesPrice]).toEqual([2205, 2450, 24.5]);
  });

  test("a code without percent, or on nothing, has no line; nothing costs less than nothing", () => {
    expect(overviewLines(withPromo(bundle, 0))).toEqual(overviewLines(bundle));
    expect(overviewLines(withPromo(emptyBundle, 10))).toEqual([]);
    expect([totalCents(withPromo(bundle, 100, 80)), totalCents(withPromo(bundle, 130))]).toEqual([0, 0]);
  });
});

describe("what the host page is told", () => {
  test("is ids, codes, the address's id and the total in euros", () => {
    const address = { street: "Grand-Place", number: "1", hasAddress: true, edited: false, fttbAddressId: "FTTB-1" };
    expect(summaryOf({ ...withPromo(bundle, 10, 5), address })).toEqual({
      ids: ["mobile-light", "mobile-essentials", "internet-500", "landline-unlimited"],
      codes: ["WELCOME10", "DEALER-BRU"],
      fttbAddressId: "FTTB-1",
      total: 22.05,
    });
    expect(summaryOf(emptyBundle)).toEqual({ ids: [], codes: [], fttbAddressId: null, total: 0 });
  });

  test("is never a number, a name or an operator", () => {
    const kept = { ...keptLine(), subscription: { ...keptLine().subscription, customer_number: "987654" } };
    const personal = /470123456|987654|Vikings|iphone|22123456|orange/i;
    const whole = withKeptLandline(bundleOf(kept));
    expect(whole.landline).toMatchObject({ phone: "+3222123456", phoneProvider: { id: "orange-belgium" } });
    expect(JSON.stringify([summaryOf(bundleOf(kept)), summaryOf(whole)])).not.toMatch(personal);
  });
});
