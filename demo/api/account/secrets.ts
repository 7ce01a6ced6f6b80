/** Passwords and codes: kept as argon2id hashes, and compared in the same time whether there is one to compare with or not. */
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** KiB that each hash takes, in two passes: what OWASP asks for at least. */
export const hashMemory = 19_456;

export type Secrets = {
  readonly hash: (secret: string) => Promise<string>;
  /** Without a kept hash the answer is no, after the same work. */
  readonly isRight: (kept: string | null | undefined, given: string) => Promise<boolean>;
};

export async function createSecrets(memoryCost = hashMemory): Promise<Secrets> {
  const strength = { memoryCost, timeCost: 2, parallelism: 1 };
  const nobodys = await hash(randomBytes(32), strength);
  return {
    hash: (secret) => hash(secret, strength),
    async isRight(kept, given) {
      const matches = await verify(kept ?? nobodys, given);
      return matches && typeof kept === "string";
    },
  };
}
