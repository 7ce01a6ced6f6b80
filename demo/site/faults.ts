/**
 * The faults that the reference API simulates for calls below `/~<list>/`. They exist only in the demo, and only for the visitor who
 * switched them on.
 */
export const faultKinds = ["latency", "401", "429", "503", "broken-json", "html", "wrong-shape", "offline"] as const;

export const faultsCookie = "digi-faults";

/** Returns the known faults of a cookie or a form, each once, in the order of `faultKinds`. */
export function parseFaults(list: readonly string[]): string[] {
  return faultKinds.filter((kind) => list.includes(kind));
}

/** Returns the address below which the API simulates the faults, or the plain address without faults. */
export const apiWithFaults = (api: string, faults: readonly string[]): string => (faults.length > 0 ? `${api}/~${faults.join(",")}` : api);
