import { describe, expect, test } from "vitest";
import { networkOf, networksOf } from "#demo/api/http/network.ts";
import { isOfOneSite } from "#demo/api/modules/identity/browser.ts";

describe("the network of an address", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["0:0:0:0:0:ffff:c000:0207", "192.0.2.7"],
    ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
    // Only the block `::ffff:0:0/96` stands for IPv4 addresses.
    ["::1:ffff:c000:207", "0:0:0:0"],
    ["2001:db8:0:66::192.0.2.7", "2001:db8:0:66"],
    ["2001:db8:0:66::1", "2001:db8:0:66"],
    ["2001:0DB8:0000:0066:1:2:3:4", "2001:db8:0:66"],
    ["2001:db8::", "2001:db8:0:0"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    // A text that is no address counts as a network of its own.
    ["garbage", "garbage"],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the networks of an address", () => {
  test("of IPv4 are the address", () => {
    expect(networksOf("::ffff:192.0.2.7")).toEqual([{ name: "192.0.2.7", share: 1 }]);
  });

  test.each([
    ["2001:db8:1:66ff::1", "2001:db8:1:66ff", "2001:db8:1:6600/56", "2001:db8:1/48"],
    ["2001:db8:1:6600::", "2001:db8:1:6600", "2001:db8:1:6600/56", "2001:db8:1/48"],
    ["2001:db8::", "2001:db8:0:0", "2001:db8:0:0/56", "2001:db8:0/48"],
  ])("of IPv6 are three, the wider for more at once: %s", (address, ...names) => {
    expect(networksOf(address)).toEqual(names.map((name, index) => ({ name, share: [1, 8, 64][index] })));
  });
});

describe("a cookie of the API comes along on the way back", () => {
  test.each([
    ["https://www.digi.be/en/sign-up", "https://api.digi.be", true],
    ["https://digi.be/en/sign-up", "https://api.digi.be/v1", true],
    ["http://localhost:4100/en/sign-up", "http://localhost:4101", true],
    ["http://127.0.0.1:4103/en/sign-up", "http://127.0.0.1:4101", true],
    ["http://127.0.0.1:4103/en/sign-up", "http://10.1.0.1:4101", false],
    ["http://127.0.0.1:4103/en/sign-up", "http://localhost:4101", false],
    ["http://digi.be/en/sign-up", "https://api.digi.be", false],
    ["https://partner.example/en/sign-up", "https://api.digi.be", false],
  ])("for %s and %s: %s", (page, publicUrl, expected) => {
    expect(isOfOneSite(page, { publicUrl })).toBe(expected);
  });
});
