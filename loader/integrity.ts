/**
 * Files that are checked before they run, for pages that ask for it. The chain is closed: the page vouches for the loader, the
 * loader carries the hash of one list, and the list has every file's.
 */
import { DigiError } from "#core/errors/digi-error.ts";
import { importModule } from "./chunks.ts";

type Hashes = Readonly<Record<string, string>>;

/** @returns what imports a file of the release only after its hash was right. */
export function createVerifiedImport(listAddress: string, listHash: string): (address: string) => Promise<unknown> {
  let list: Promise<Hashes> | undefined;
  let retries = 0; // an address that failed is dead in Firefox
  const loadList = async (): Promise<Hashes> => {
    const address = retries++ ? `${listAddress}?r=${retries}` : listAddress;
    await verify(address, listHash);
    return ((await importModule(address)) as { hashes: Hashes }).hashes;
  };
  return async (address) => {
    const hashes = await (list ??= loadList().catch((cause) => ((list = undefined), Promise.reject(cause))));
    const hash = hashes[new URL(address).pathname.replace(/^.*\//, "")];
    if (!hash) throw new DigiError("chunk.invalid", { detail: address });
    await verify(address, hash);
    return importModule(address);
  };
}

/**
 * The browser checks a module that is preloaded with a hash, keeps it, and runs exactly that. Where the check failed
 * nothing is imported: Chromium would fetch the address again, unchecked.
 */
function verify(address: string, hash: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.integrity = hash;
  link.href = address;
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new TypeError("integrity"));
    document.head.append(link);
  }).finally(() => link.remove());
}
