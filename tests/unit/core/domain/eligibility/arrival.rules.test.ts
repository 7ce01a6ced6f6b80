import { describe, expect, test } from "vitest";
import { preselected, readArrival, withWanted } from "#core/domain/eligibility/arrival.rules.ts";
import { emptyBundle, withOffers } from "#core/domain/bundle/bundle.rules.ts";
import { closeForm, confirmLine } from "#core/domain/bundle/lines.rules.ts";
import { bundleOf, linesOf, newLine, offers } from "#tests/unit/core/domain/bundle/samples.ts";

describe("a link to the bundle builder", () => {
  test("says what is wanted, which leaves the address bar; the parameters of others stay as they were written", () => {
    expect(
      readArrival("?utm_source=mail&fttbAddressId=FTTB-1&internet=internet-500&a&tv=tv-max&landline=l-1&mobile=mobile-light&type=x"),
    ).toEqual({
      wanted: {
        fttbAddressId: "FTTB-1",
        internet: "internet-500",
        tv: "tv-max",
        landline: "l-1",
        mobile: "mobile-light",
        type: "x",
      },
      rest: "?utm_source=mail&a",
    });
  });

  test("that names nothing of ours is left alone", () => {
    expect(readArrival("?lang=fr&a=")).toEqual({ wanted: {}, rest: "?lang=fr&a=" });
    expect(readArrival("")).toEqual({ wanted: {}, rest: "" });
  });

  test("with nothing, or far too much, for an id wants nothing", () => {
    expect(readArrival(`?mobile=&tv=${"x".repeat(5_000)}`)).toEqual({ wanted: {}, rest: "" });
  });

  test("adds to what was wanted before; the later one wins", () => {
    const first = withWanted(emptyBundle, readArrival("?internet=a&fttbAddressId=f").wanted);
    const then = withWanted(first, readArrival("?internet=b&internet=c").wanted);
    expect(then.wanted).toEqual({ ...emptyBundle.wanted, internet: "c", fttbAddressId: "f" });
    expect(withWanted(then, {})).toBe(then);
  });
});

describe("a plan that is wanted", () => {
  const wanting = (i: string, bundle = emptyBundle) => withWanted(withOffers(bundle, offers), { mobile: i });

  test("is chosen in the form for one more [C-014]", () => {
    const found = preselected(wanting("mobile-essentials"));
    expect(found).toMatchObject({ kind: "chosen", i: "mobile-essentials", bundle: { mobile: { showConfig: true, add: true } } });
  });

  test("stays wanted over a reload, until its form is confirmed or closed", () => {
    const found = preselected(wanting("mobile-light"));
    if (found.kind !== "chosen") throw new Error(found.kind);
    expect(preselected(found.bundle)).toMatchObject({ kind: "chosen", i: "mobile-light" });
    expect(preselected(closeForm(found.bundle))).toEqual({ kind: "none" });
    expect(preselected(confirmLine(found.bundle, newLine()))).toEqual({ kind: "none" });
  });

  test("waits for the plans", () => {
    expect(preselected(withWanted(emptyBundle, { mobile: "mobile-light" }))).toEqual({ kind: "none" });
    expect(preselected(withOffers(emptyBundle, offers))).toEqual({ kind: "none" });
  });

  test("that nobody knows is said, and nothing else happens [C-014]", () => {
    const found = preselected(wanting("mobile-7g", bundleOf(newLine())));
    expect(found).toEqual({ kind: "unknown", bundle: withOffers(bundleOf(newLine()), offers) });
  });

  test("is no seventh line [C-006]", () => {
    const six = bundleOf(...Array.from({ length: 6 }, () => newLine()));
    const found = preselected(wanting("mobile-light", six));
    expect(found).toEqual({ kind: "full", bundle: withOffers(six, offers) });
    expect(linesOf(six)).toHaveLength(6);
  });
});
