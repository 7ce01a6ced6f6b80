/** The only door to third parties' scripts. */
const scripts = new Map<string, Promise<void>>();

/** Loads a third party's script once per page; a failed one can be asked for again. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const script = document.createElement("script");
  const arrival = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(address);
      script.remove();
      reject(new Error("script"));
    };
  });
  scripts.set(address, arrival);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return arrival;
}
