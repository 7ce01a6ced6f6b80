/** Counts what a visitor does with the page: presses of a pointer, and fields that are filled in. */
import type { Page } from "playwright/test";

export type Counted = {
  /** The pressed controls, in order. */
  readonly presses: readonly string[];
  /** The fields in which something was typed, or chosen from a list. */
  readonly fields: ReadonlySet<string>;
};

/**
 * Counts real events of all pages that are opened from now on, those of the identity app included. To enter a field is no press of its own:
 * it belongs to the field that is filled in.
 */
export async function countPresses(page: Page): Promise<Counted> {
  const presses: string[] = [];
  const fields = new Set<string>();
  await page.exposeFunction("tellPress", (name: string) => void presses.push(name));
  await page.exposeFunction("tellField", (name: string) => void fields.add(name));
  await page.addInitScript(() => {
    const { tellPress, tellField } = window as unknown as Record<"tellPress" | "tellField", (name: string) => void>;
    const isField = (target: EventTarget | undefined): target is HTMLInputElement =>
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !/radio|checkbox|button|submit/.test(target.type));
    addEventListener(
      "pointerdown",
      (event) => {
        const [target] = event.composedPath();
        if (event.isTrusted && !isField(target)) tellPress((target as HTMLElement).textContent?.trim().slice(0, 60) ?? "");
      },
      true,
    );
    for (const type of ["input", "change"])
      addEventListener(
        type,
        (event) => {
          const [target] = event.composedPath();
          if (isField(target)) tellField(`${location.pathname} ${target.name}`);
        },
        true,
      );
  });
  return { presses, fields };
}
