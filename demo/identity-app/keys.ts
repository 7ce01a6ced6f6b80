/**
 * This module loads the keys of the identity app. They are made at the app's first start and stored in the data folder, where only the
 * owner of the files can read them.
 */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";

export type Keys = { readonly jwks: { readonly keys: JWK[] }; readonly cookieKeys: string[] };

const fileName = "identity-app.json";

/**
 * Loads the keys from the data folder, or makes them and stores them there. Throws when the file cannot be read for another reason than
 * that it is missing.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, fileName);
  try {
    return JSON.parse(await readFile(path, "utf8")) as Keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return makeKeys(dataDir, path);
  }
}

async function makeKeys(dataDir: string, path: string): Promise<Keys> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomBytes(8).toString("hex");
  const keys: Keys = {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, use: "sig", alg: "RS256" }] },
    cookieKeys: [randomBytes(32).toString("base64url")],
  };
  await mkdir(dataDir, { recursive: true });
  // The file is written as a whole or not at all: a start that is cut short must not leave half a file.
  await writeFile(`${path}.new`, JSON.stringify(keys), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return keys;
}
