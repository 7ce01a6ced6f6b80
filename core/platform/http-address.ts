/** Returns the absolute form of an address that a page author wrote; undefined where it is not an http(s) address. */
export function httpAddress(written: unknown, base: string): string | undefined {
  try {
    const { protocol, href } = new URL(String(written), base);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // The text is no address at all.
  }
  return undefined;
}
