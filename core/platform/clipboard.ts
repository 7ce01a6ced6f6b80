/**
 * Writes a text to the clipboard; no other code has access to it. The function has to be called within a press, because browsers refuse it
 * otherwise. Resolves to whether the text was written.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // The page is not secure, the permission is missing, or the browser has no clipboard API.
  }
}
