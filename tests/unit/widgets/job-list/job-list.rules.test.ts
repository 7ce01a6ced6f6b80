import { describe, expect, test } from "vitest";
import { filtersPattern, readFilters, writeFilters } from "#widgets/job-list/job-list.rules.ts";

const site = "https://site.example/en/jobs";

describe("filters of jobs in the page's address", () => {
  const pattern = filtersPattern(() => ({}));

  test("are written the same for the same choice, and read again", () => {
    const filters = { location: "liège & co", department: "it" };
    expect(writeFilters(filters)).toBe(writeFilters({ department: "it", location: "liège & co", language: "" }));
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(readFilters("")).toEqual({});
  });

  test("stand in one parameter each, beside those of others, which stay as they were written [P-166]", () => {
    const address = pattern.write(`${site}?utm=a+b&location=mons#top`, writeFilters({ department: "it", location: "ghent" })) ?? "";
    expect(address).toBe(`${site}?utm=a+b&department=it&location=ghent#top`);
    expect(readFilters(pattern.read(address) ?? "")).toEqual({ department: "it", location: "ghent" });
    expect(pattern.write(address, "")).toBe(`${site}?utm=a+b#top`);
  });

  test("have the searched words beside them, cleaned, and cut where the API would refuse them", () => {
    const address = pattern.write(`${site}?location=mons`, writeFilters({ q: "glass fibre", location: "mons" })) ?? "";
    expect(address).toBe(`${site}?location=mons&q=glass+fibre`);
    expect(readFilters(pattern.read(address) ?? "")).toEqual({ q: "glass fibre", location: "mons" });
    expect(readFilters(pattern.read(`${site}?q=%E2%81%A6%20Zo%C3%AB%E2%81%A9`) ?? "")).toEqual({ q: "Zoë" });
    expect(readFilters(pattern.read(`${site}?q=%20&location=`) ?? "")).toEqual({});
    expect(readFilters(pattern.read(`${site}?q=${"a".repeat(300)}`) ?? "").q).toHaveLength(100);
  });

  test("take one value each, the first; an empty one is none", () => {
    expect(readFilters(pattern.read(`${site}?department=it&department=care&language=`) ?? "")).toEqual({ department: "it" });
  });

  test("begin as the page's author wants it, until the address says otherwise: one that was cleared stays cleared", () => {
    const started = filtersPattern(() => ({ department: "shops" }));
    expect(readFilters(started.read(site) ?? "")).toEqual({ department: "shops" });
    expect(readFilters(started.read(`${site}?department=it`) ?? "")).toEqual({ department: "it" });
    const cleared = started.write(site, "") ?? "";
    expect(cleared).toBe(`${site}?department=`);
    expect(readFilters(started.read(cleared) ?? "")).toEqual({});
    expect(started.write(cleared, "department=shops"), "what the author wants needs no saying").toBe(site);
  });
});
