/**
 * This module hashes passwords and codes (argon2id). A comparison takes the same time whether there is a stored hash or not, so the time
 * does not tell whether an account exists.
 */
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { plainPassword } from "#core/base/values/password.ts";
import { leastHashMemoryKib } from "#demo/api/config/options.ts";

export type Secrets = {
  readonly hash: (secret: string) => Promise<string>;
  /** Tells whether a secret matches its stored hash. Without a stored hash the answer is no, after the same work as with one. */
  readonly isRight: (stored: string | null | undefined, given: string) => Promise<boolean>;
};

/**
 * Creates the functions that hash and compare.
 * @param memoryCost KiB of memory for each hash; stored hashes keep the cost that they were made with
 */
export async function createSecrets(memoryCost = leastHashMemoryKib): Promise<Secrets> {
  const strength = { memoryCost, timeCost: 2, parallelism: 1 };
  const nobodys = await hash(randomBytes(32), strength);
  return {
    hash: (secret) => hash(plainPassword(secret), strength),
    async isRight(stored, given) {
      const plain = plainPassword(given);
      const matches = await verify(stored ?? nobodys, plain);
      // A hash that was made before passwords were normalized is of the text as it was typed.
      const matchesTyped = !matches && plain !== given && (await verify(stored ?? nobodys, given));
      return (matches || matchesTyped) && typeof stored === "string";
    },
  };
}
