import { beforeEach, describe, expect, test, vi } from "vitest";
import { expectComplaint, forgetSaid } from "#tests/setup.ts";

const usual = {
  session: "cookie",
  analytics: "datalayer",
  layer: "dataLayer",
  captcha: "altcha",
  iban: "be",
  payment: "tab",
  debug: false,
};

async function read(options: Partial<typeof usual>) {
  const { readPageSettings } = await import("#core/runtime/element/page-settings.ts");
  return readPageSettings({ get: (name) => options[name as keyof typeof usual] });
}

beforeEach(() => {
  forgetSaid(); // Each warning is written only once for a page, so each test begins a new page.
  vi.mocked(console.warn).mockClear();
});

test("without any: the usual", async () => {
  expect(await read({})).toEqual(usual);
});

test.each([
  usual,
  { session: "storage", analytics: "off", layer: "shopLayer", captcha: "recaptcha:KEY", iban: "sepa", payment: "modal", debug: true },
  { session: "memory", analytics: "off", layer: "dataLayer", captcha: "altcha", iban: "be", payment: "tab", debug: false },
])("%j is taken as it is", async (options) => {
  expect(await read(options)).toEqual(options);
});

test.each(["", "my layer", "x</script>", "a.b", "0", "dataLayer;alert(1)"])(
  "a data layer %j is no name of a variable: the usual one counts",
  async (layer) => {
    expect((await read({ layer })).layer).toBe("dataLayer");
  },
);

describe("a word that is not of the list is said once, and counts as absent", () => {
  test.each([
    ["session", "forever"],
    ["analytics", "null"],
    ["captcha", "turnstile"],
    ["captcha", "recaptcha:"],
    ["captcha", ""],
    ["payment", "iframe"],
  ])("%s of %j", async (name, word) => {
    expectComplaint(`[digi] data-${name}: accepted are `);
    expect(await read({ [name]: word })).toEqual(usual);
    await read({ [name]: word });
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

test.each([
  ["", true],
  [true, true],
  ["false", false],
  [false, false],
  [undefined, false],
])("debug of %j is %j", async (written, expected) => {
  const { readPageSettings } = await import("#core/runtime/element/page-settings.ts");
  expect(readPageSettings({ get: (name) => (name === "debug" ? written : undefined) }).debug).toBe(expected);
});
