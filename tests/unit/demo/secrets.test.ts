import { hash, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { createSecrets } from "#demo/api/crypto/password-hash.ts";

vi.mock("@node-rs/argon2", { spy: true });

test("a password is compared with a hash of the same cost, whether there is one to compare with or not", async () => {
  const secrets = await createSecrets();
  const kept = await secrets.hash("Demo-Passw0rd!");
  for (const one of [kept, undefined, null]) expect(await secrets.isRight(one, "Wrong-Passw0rd")).toBe(false);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]);
  expect(costs).toEqual(Array.from({ length: 3 }, () => "$argon2id$v=19$m=19456,t=2,p=1$"));
});

test.each([
  ["Zoë-Ångström-77".normalize("NFC"), "Zoë-Ångström-77".normalize("NFD")],
  ["Zoë-Ångström-77".normalize("NFD"), "Zoë-Ångström-77".normalize("NFC")],
  ["Ｐassw０rd-７７", "Passw0rd-77"],
])("a password set as %j is that typed as %j, and no other", async (set, typed) => {
  const secrets = await createSecrets(64);
  const kept = await secrets.hash(set);
  expect([await secrets.isRight(kept, typed), await secrets.isRight(kept, set)]).toEqual([true, true]);
  expect(await secrets.isRight(kept, "Zoe-Angstrom-77")).toBe(false);
});

test("a hash that was made of the text as typed still opens", async () => {
  const typed = "Zoë-Ångström-77".normalize("NFD");
  const secrets = await createSecrets(64);
  const before = await hash(typed, { memoryCost: 64, timeCost: 2, parallelism: 1 });
  expect(await secrets.isRight(before, typed)).toBe(true);
  for (const none of [undefined, null]) expect(await secrets.isRight(none, typed)).toBe(false);
});
