/** The faults that the reference API simulates on calls below `/~<list>/` (only in the demo, only for the visitor who asked for them). */
export const faultKinds = ["latency", "401", "429", "503", "broken-json", "html", "wrong-shape", "offline"] as const;

export const faultsCookie = "digi-faults";

/** Returns the known faults of a cookie or a form, once each, in the order of the list. */
export function parseFaults(list: readonly string[]): string[] {
  return faultKinds.filter((kind) => list.includes(kind));
}

export const apiWithFaults = (api: string, faults: readonly string[]): string => (faults.length > 0 ? `${api}/~${faults.join(",")}` : api);
