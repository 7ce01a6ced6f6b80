/** Measures how long presses and keys take in the bundle builder with six lines. */
import type { Tab } from "./browser.ts";
import { createPresses, type Pressed } from "./presses.ts";

/** Measures presses and keys in the bundle builder. The first opening of a form or of the bundle waits for files, so it does not count. */
export async function useBuilder(tab: Tab): Promise<Pressed> {
  const { page, quiet } = tab;
  const presses = createPresses(tab);
  const builder = page.locator("digi-configurator");
  const press = (what: string, name: string | RegExp): Promise<void> =>
    presses.press(what, builder.getByRole("button", { name, exact: true }).last());
  const answer = (name: string, value: string): Promise<void> =>
    presses.press("answer", builder.locator(`[name="${name}"][value="${value}"]`));
  const addLine = async (): Promise<void> => {
    await press("add a line", "Add a mobile plan");
    await answer("favorite_package", "mobile-light");
    await answer("phone", "new-phone");
    await press("add it", "Add to my pack");
  };
  for (let line = 1; line < 6; line++) await addLine();
  await press("draw up", /^Show your pack/);
  await quiet();
  await presses.key("close", "Escape");
  presses.forget();
  await addLine();
  await press("open the form of a line", /^Edit Light/);
  await answer("favorite_package", "mobile-essentials");
  await answer("phone", "keep-phone");
  await presses.press("go to its number", builder.locator(`[name="number"]`));
  await presses.type("type its number", "470123456");
  await press("save, with what is missing", "Save changes");
  await press("close", "Close without saving");
  await press("draw up", /^Show your pack/);
  await press("edit the pack", "Edit your pack");
  await press("remove a line", /^Remove Light/);
  await press("undo", "Undo");
  return presses.read();
}
