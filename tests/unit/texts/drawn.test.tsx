/**
 * Tests the exact texts of rendered screens. If two texts were exchanged, both would still be texts of their language, so only a comparison
 * with the right text finds this. Whoever changes a text on purpose changes its line in the list of its language.
 */
import { basename } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { draw, drawWidget, fakePorts, folders, openLocale, widgets, speak } from "#tests/unit/build/drawing.tsx";
import { expectListed } from "./listed.ts";
import { textsNow } from "./messages.ts";
import { partsOf, screens } from "./parts.tsx";
import { pinned } from "./pinned.ts";
import { bindingTexts } from "./texts-of.ts";

const locale = openLocale();
const names = folders.map(({ name }) => name).filter((name) => name !== "core");

describe.each(languages)("%s", (language) => {
  const drawn: Record<string, string[]> = {};
  beforeAll(async () => {
    const agreed = [pathOf("terms", language), pathOf("privacy", language)];
    const keep = (name: string, markup: string): void => void (drawn[name] = bindingTexts(markup, agreed));
    await speak(locale, language, names);
    for (const widget of widgets) {
      const name = basename(widget.folder);
      keep(name, await drawWidget(locale, widget, language));
      for (const [what, screen] of Object.entries(screens[name] ?? {}))
        keep(`${name}, ${what}`, await drawWidget(locale, widget, language, screen));
    }
    const ports = fakePorts(locale, { needs: ["bundle"] });
    for (const [name, part] of Object.entries(partsOf(ports, language))) keep(name, draw(ports, part));
  });

  test("every heading, button and consent says what belongs there", () => {
    // A skeleton, which is shown until the page knows what to show, has no texts yet.
    const said = Object.fromEntries(Object.entries(drawn).filter(([, texts]) => texts.length > 0));
    expect(said).toEqual(pinned[language].drawn);
  });

  test("every text of core and the widgets says what its function is named for", () => {
    const texts = textsNow();
    expect(texts.length).toBeGreaterThan(1000);
    expectListed("messages", language, texts);
  });
});
