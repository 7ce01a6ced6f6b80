/** Records which key events a page receives when keys are pressed in a widget. */
import type { Page } from "playwright/test";

/**
 * Begins to record the Escape events that bubble up to the page.
 * @returns a function that returns the record
 */
export async function hearEscape(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(() => {
    const types: string[] = [];
    for (const type of ["keydown", "keyup"] as const)
      document.addEventListener(type, ({ key }) => {
        if (key === "Escape") types.push(type);
      });
    return types;
  });
  return () => heard.jsonValue();
}
