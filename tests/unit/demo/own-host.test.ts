/** Tests which host names are those of the API itself or of this machine. The demo's mails can only be read under these names. */
import { expect, test } from "vitest";
import { isOwnHost } from "#demo/api/http/own-host.ts";

test.each([
  ["api.digi.example", true],
  ["API.digi.example:8443", true],
  ["localhost", true],
  ["localhost:4101", true],
  ["LOCALHOST:4101", true],
  ["digi.localhost", true],
  ["127.0.0.1:4101", true],
  ["192.168.1.20", true],
  ["[::1]:4101", true],
  ["evillocalhost", false],
  ["evil-localhost:4101", false],
  ["localhost.evil.example", false],
  ["localhost.", false],
  [".localhost.example", false],
  ["127.0.0.1.evil.example", false],
  ["evilapi.digi.example", false],
  ["x.api.digi.example", false],
  ["digi.example", false],
  ["evil.example", false],
  ["[", false],
  ["", false],
])("'%s' is a name of its own: %s", (host, isOwn) => {
  expect(isOwnHost(host, { publicUrl: "https://api.digi.example" })).toBe(isOwn);
});
