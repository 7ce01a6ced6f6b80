/**
 * Writes a text to the clipboard; the only access to it. Call this function within a press: browsers refuse it otherwise, and some refuse
 * it always. Resolves to whether the text was written.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the page is not secure, the permission is missing, or the browser has no clipboard API
  }
}
