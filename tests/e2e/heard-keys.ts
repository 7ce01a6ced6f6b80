/** What a page hears of keys that are pressed in a widget. */
import type { Page } from "playwright/test";

/** From now on, of Escape on its way up; answers how to read it. */
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
