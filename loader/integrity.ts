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
 * The browser checks a module that is fetched by an element with a hash, keeps it, and runs exactly that. Where the check failed
 * nothing is imported: Chromium would fetch the address again, unchecked. A preload needs no leave of Trusted Types, but WebKit does
 * not check it (2.50); there it is a script, whose code is a function that nobody calls yet.
 */
function verify(address: string, hash: string): Promise<void> {
  const [tag, kind] = navigator.userAgent.includes("WebKit/6")
    ? ["script", { type: "module", src: address }]
    : ["link", { rel: "modulepreload", href: address }];
  const element = document.createElement(tag as string);
  return new Promise<void>((resolve, reject) => {
    document.head.append(
      Object.assign(element, kind, {
        crossOrigin: "",
        integrity: hash,
        onload: () => resolve(),
        onerror: () => reject(new TypeError("integrity")),
      }),
    );
  }).finally(() => element.remove());
}
