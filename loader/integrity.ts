/**
 * Verifies files before they run, for pages that ask for it. The chain has no gap: the page contains the loader's hash, the loader contains
 * the hash of one file, and that file contains or finds the hashes of all other files (build/integrity.ts).
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { importModule, inTime } from "./chunks.ts";
import type { ImportListed } from "./hashes.ts";

type List = { readonly importListed: ImportListed };

/**
 * Creates an import that verifies files.
 *
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
    // Each attempt to load the list has an address of its own, because Firefox never imports a failed address again, and a hanging address
    // would only hang again.
    list ??= inTime(load(listAddress() + (tries ? `?r=${tries}` : ""), listHash), tries++).catch(
      (cause) => ((list = undefined), Promise.reject(cause)),
    );
    return ((await list) as List).importListed(address, load);
  };
}

/**
 * Verifies a file. An element with a hash makes the browser check a module, cache it, and run exactly that. After a failed check nothing is
 * imported, because Chromium would fetch the address again, unchecked. A preload needs no permission of Trusted Types, but Apple's engine
 * does not check it (decision 18), so a script element is used there; its code only defines a function.
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
      src: address, // A script element reads `src`, and a link element reads `href`.
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
