import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectComplaint } from "#tests/setup.ts";

async function read(written: unknown): Promise<string> {
  const { apiAddress } = await import("#core/services/api/api-address.ts");
  return apiAddress(written);
}

beforeEach(() => {
  vi.resetModules(); // The module is loaded anew, because each warning is written only once for a page.
  vi.stubGlobal("location", { origin: "https://shop.example", href: "https://shop.example/fr/page" });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["https://api.example/", "https://api.example"],
  ["https://api.example/v2", "https://api.example/v2"],
  ["/backend", "https://shop.example/backend"],
  ["", "https://shop.example"],
  [undefined, "https://shop.example"],
])("%j is the API at %s [P-277, C-405]", async (written, address) => {
  expect(await read(written)).toBe(address);
});

describe("an address that is none counts as absent, and is said", () => {
  test.each(["javascript:alert(1)", "https://"])("%s", async (written) => {
    expectComplaint("[digi] data-api: not an http(s) address");
    expect(await read(written)).toBe("https://shop.example");
  });
});
