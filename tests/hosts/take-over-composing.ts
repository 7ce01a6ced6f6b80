/**
 * Scenarios in which the view arrives while the visitor types with an input method, as for Chinese. They use the browser's own input
 * method, where a test can control it; in take-over.ts a script simulates one.
 */
import {
  ask,
  isReady,
  newsletters,
  openPrerendered,
  otherIsReady,
  typeThrough,
  waitFor,
  type ComposingTab,
  type Scenario,
} from "./take-over.ts";

/** Composes a text letter by letter, as one writes Chinese. */
async function composeByLetter({ inputMethod }: ComposingTab, part: string): Promise<void> {
  for (let end = 1; end <= part.length; end += 1) await inputMethod.compose(part.slice(0, end));
  await inputMethod.commit(part);
}

export const composingScenarios: Readonly<Record<string, Scenario<ComposingTab>>> = {
  "an input method at work is let finish, its Enter is no wish to send, and typing goes on in the view": async (tab) => {
    const comes = await openPrerendered(tab, newsletters);
    await ask(
      tab,
      `(window.begun = 0, tag.addEventListener("compositionstart", (event) => (begun += event.isTrusted)), field("first_name").focus())`,
    );
    const arrived = (text: string): Promise<unknown> => waitFor(tab, `field("first_name").value === "${text}"`);
    const state = `[${isReady}, field("first_name").value, root.activeElement.name, begun, root.querySelectorAll("[aria-invalid=true]").length]`;
    await tab.keyboard.type("Li ");
    await tab.inputMethod.compose("か");
    await arrived("Li か");
    const arrival = comes();
    await waitFor(tab, otherIsReady);
    await tab.inputMethod.compose("かぞ");
    await arrived("Li かぞ");
    const during = await ask(tab, state);
    await tab.inputMethod.commit("家族");
    await arrival;
    await tab.keyboard.type("!");
    return [
      [during, await ask(tab, state)],
      [
        [false, "Li かぞ", "first_name", 1, 0],
        [true, "Li 家族!", "first_name", 1, 0],
      ],
    ];
  },
  ...Object.fromEntries(
    [0, 120, 300, 600].map((delay) => [
      `composing goes on while React comes ${delay} ms late, and no character is lost`,
      async (tab: ComposingTab) => {
        const { typed } = await typeThrough(tab, delay, (part) => composeByLetter(tab, part));
        await waitFor(tab, `field("first_name").value.length >= ${typed.length}`);
        return [await ask(tab, `field("first_name").value`), typed] as const;
      },
    ]),
  ),
};
