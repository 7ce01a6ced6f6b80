/** The only access to the clipboard. Call it within a press: browsers refuse it otherwise, and some refuse it always. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no secure page, no permission, or no such thing
  }
}
