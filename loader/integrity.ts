/**
 * Verifies files before they run, for pages that ask for it. The chain is closed: the page vouches for the loader, the loader contains the
 * hash of one file, and that file contains or finds the hash of each other file (build/integrity.ts).
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { importModule, inTime } from "./chunks.ts";
import type { ImportListed } from "./hashes.ts";

type List = { readonly importListed: ImportListed };

/**
 * Creates an import with verification.
 * @returns a function that imports a file of the release only after its hash was verified.
 */
export function createVerifiedImport(listAddress: () => string, listHash: string): (address: string) => Promise<unknown> {
  let list: Promise<unknown> | undefined;
  let tries = 0;
  const load = async (address: string, hash: string): Promise<unknown> => {
    await verify(address, hash);
    return importModule(address);
  };
  return async (address) => {
    // In Firefox an address that failed can never be imported again, and an address that hangs is only waited for again: so each try has
    // its own address.
    list ??= inTime(load(listAddress() + (tries ? `?r=${tries}` : ""), listHash), tries++).catch(
      (cause) => ((list = undefined), Promise.reject(cause)),
    );
    return ((await list) as List).importListed(address, load);
  };
}

/**
 * Verifies a file. The browser checks a module that is fetched by an element with a hash, caches it, and runs exactly that. Where the check
 * fails, nothing is imported: Chromium would fetch the address again, unchecked. A preload needs no permission of Trusted Types, but
 * Apple's engine does not check it (decision 18); there a script element is used, whose code is a function that nobody calls yet.
 */
async function verify(address: string, hash: string): Promise<void> {
  const isApple = navigator.vendor.startsWith("Apple");
  const element = pageDocument.createElement(isApple ? "script" : "link");
  const checked = new Promise((resolve, reject) => {
    Object.assign(element, {
      type: isApple ? "module" : "",
      rel: "modulepreload",
      crossOrigin: "",
      integrity: hash,
      onload: resolve,
      onerror: reject,
      src: address, // each kind of element uses one of the two
      href: address,
    });
    pageDocument.head.append(element);
  });
  try {
    await checked;
  } finally {
    element.remove();
  }
}
