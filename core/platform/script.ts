/** The only access to third parties' scripts. */
import { pageDocument } from "./page-document.ts";
import type { Clock } from "./clock.ts";

const limitMs = 10_000;
const scripts = new Map<string, Promise<void>>();

/** Loads a third party's script once per page. A script that failed, or did not arrive in time, can be requested again. */
export function loadScript(address: string, clock: Clock): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const script = pageDocument.createElement("script");
  const arrival = new Promise<void>((resolve, reject) => {
    const cancelLimit = clock.after(limitMs, () => script.onerror?.(""));
    script.onload = () => {
      cancelLimit();
      resolve();
    };
    script.onerror = () => {
      cancelLimit();
      scripts.delete(address);
      script.remove();
      reject(new Error("script"));
    };
  });
  scripts.set(address, arrival);
  script.async = true;
  script.src = address;
  pageDocument.head.append(script);
  return arrival;
}
