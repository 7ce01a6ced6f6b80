import { verify } from "@node-rs/argon2";
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
