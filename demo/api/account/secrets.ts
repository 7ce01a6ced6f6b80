/** Passwords and codes: kept as argon2id hashes, and compared in the same time whether there is one to compare with or not. */
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** What OWASP asks for at least: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Secrets = {
  readonly hash: (secret: string) => Promise<string>;
  /** Without a kept hash the answer is no, after the same work. */
  readonly isRight: (kept: string | null | undefined, given: string) => Promise<boolean>;
};

export async function createSecrets(): Promise<Secrets> {
  const nobodys = await hash(randomBytes(32), strength);
  return {
    hash: (secret) => hash(secret, strength),
    async isRight(kept, given) {
      const matches = await verify(kept ?? nobodys, given);
      return matches && typeof kept === "string";
    },
  };
}
