/**
 * Files that are checked before they run, for pages that ask for it. The chain is closed: the page vouches for the loader, the loader
 * carries the hash of one file, and that one has or finds the hash of each other (build/integrity.ts).
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { importModule, inTime } from "./chunks.ts";
import type { ImportListed } from "./hashes.ts";

type List = { readonly importListed: ImportListed };

/** @returns what imports a file of the release only after its hash was right. */
export function createVerifiedImport(listAddress: () => string, listHash: string): (address: string) => Promise<unknown> {
  let list: Promise<unknown> | undefined;
  let tries = 0;
  const load = async (address: string, hash: string): Promise<unknown> => {
    await verify(address, hash);
    return importModule(address);
  };
  return async (address) => {
    // An address that failed is dead in Firefox, and one that hangs is waited for again: each try has its own.
    list ??= inTime(load(listAddress() + (tries ? `?r=${tries}` : ""), listHash), tries++).catch(
      (cause) => ((list = undefined), Promise.reject(cause)),
    );
    return ((await list) as List).importListed(address, load);
  };
}

/**
 * The browser checks a module that is fetched by an element with a hash, keeps it, and runs exactly that. Where the check failed
 * nothing is imported: Chromium would fetch the address again, unchecked. A preload needs no leave of Trusted Types, but Apple's engine
 * does not check it (decision 18); there it is a script, whose code is a function that nobody calls yet.
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
      src: address, // each element knows one of the two
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
