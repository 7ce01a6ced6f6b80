/** What a page author wrote as an address, whole; undefined where it is no http(s) address. */
export function httpAddress(written: unknown, base: string): string | undefined {
  try {
    const { protocol, href } = new URL(String(written), base);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // no address at all
  }
  return undefined;
}
