/** Every room's view is drawn at build time too: in one process, one language after another, without a window. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { catalogueFolders, readTemplates } from "#build/catalogues.ts";
import { findRooms, rootDir, type RoomFolder } from "#build/rooms.ts";
import type { RoomHost } from "#core/element/room-host.ts";
import type { Ports, Room } from "#core/element/room.ts";
import { RoomHostContext } from "#core/element/root.tsx";
import { createLocale, type Locale } from "#core/i18n/locale.ts";
import { createAnnouncer } from "#core/ui/live-region.tsx";
import { languages, type Language } from "#core/values/language.ts";
import { pathOf } from "#core/values/routes.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createInert as createInertBundle } from "#core/bundle/bundle.service.ts";
import { createInert as createInertCodes } from "#core/codes/codes.service.ts";
import { createInert as createInertConsent } from "#core/consent/consent.service.ts";
import { createFakeSession } from "#tests/unit/core/session/fake-session.ts";
import { noServices } from "#tests/unit/core/element/no-services.ts";

type ViewModule = Pick<Room, "View">;

const views = import.meta.glob<ViewModule>("../../../widgets/*/*.view.tsx");
const models = import.meta.glob<Pick<Room, "Model">>("../../../widgets/*/*.model.ts");

const rooms = await findRooms();
const folders = catalogueFolders(rooms);
const wantedOrder: readonly Language[] = [...languages, "en", "nl", "fr"];
/** `room language turn` → markup */
const drawn = new Map<string, string>();

const fileOf = (room: string, role: string): string => `../../../widgets/${room}/${room}.${role}`;
const find = async <Module,>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> => {
  const load = modules[path];
  if (!load) throw new Error(`no ${path}`);
  return load();
};

function fakePorts(locale: Locale, { door }: RoomFolder): Ports {
  const call: Ports["call"] = () => new Promise(() => undefined);
  const clock = createFakeClock();
  return {
    call,
    clock,
    language: locale.language,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, secure: true, needsHand: false, provider: { obtain: () => new Promise(() => undefined) } },
    announcer: createAnnouncer(),
    ...noServices,
    ...(door.needs?.includes("session") && { session: createFakeSession() }),
    ...(door.needs?.includes("bundle") && { bundle: createInertBundle() }),
    ...(door.needs?.includes("codes") && { codes: createInertCodes(new Promise<never>(() => undefined)) }),
    ...(door.needs?.includes("consent") && { consent: createInertConsent() }),
    emit: () => true,
    measure: () => undefined,
    pathOf: (page) => pathOf(page, locale.language.peek()),
    pages: () => ({}),
    navigate: () => undefined,
  };
}

/** Nothing is fetched while it is drawn: of its parts only the skeletons stand. */
const hostOf = (ports: Ports): RoomHost => ({ room: { name: "", sheets: [] }, ports }) as unknown as RoomHost;

/** The library that holds the texts tells the window of a change; nothing else here may see one. */
async function withWindow(act: () => Promise<void>): Promise<void> {
  vi.stubGlobal("window", new EventTarget());
  await act();
  vi.unstubAllGlobals();
}

beforeAll(async () => {
  const locale = createLocale("en", async (name, language) => {
    const folder = folders.find((one) => one.name === name);
    if (!folder) throw new Error(`no texts of ${name}`);
    return readTemplates(folder, language);
  });
  for (const [turn, language] of wantedOrder.entries()) {
    await withWindow(async () => {
      for (const { name } of rooms) await locale.addRoom(name);
      await locale.setLanguage(language);
    });
    for (const room of rooms) {
      const { name } = room;
      const { View } = await find(views, fileOf(name, "view.tsx"));
      const { Model } = await find(models, fileOf(name, "model.ts"));
      const ports = fakePorts(locale, room);
      const options = signal<Record<string, unknown>>({ open: true });
      const model = new Model(ports, options);
      // Until it knows what was chosen it says nothing.
      if (room.door.needs?.includes("consent")) model.start?.();
      const props = { model, options: options.value, announcer: ports.announcer, pathOf: ports.pathOf, language };
      drawn.set(
        `${name} ${language} ${turn}`,
        renderToStaticMarkup(
          <RoomHostContext value={hostOf(ports)}>
            <View {...props} />
          </RoomHostContext>,
        ),
      );
      model[Symbol.dispose]();
    }
  }
});
afterAll(() => drawn.clear());

const unescape = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const wordsOf = (markup: string): string => unescape(markup.replace(/<[^>]*>/g, "\n"));

/** English text → its translations, of core and all rooms; texts with values in them left out. */
const texts = folders.flatMap(({ folder }) => {
  const [french, dutch] = ["fr", "nl"].map((language) => readFileSync(join(folder, `locales/${language}.xlf`), "utf8"));
  const unitsOf = (xliff = ""): Map<string, string> =>
    new Map(
      [...xliff.matchAll(/<source>([^<]*)<\/source>\s*<target>([^<]*)<\/target>/g)].map(([, source = "", target = ""]) => [
        unescape(source),
        unescape(target),
      ]),
    );
  const dutchOf = unitsOf(dutch);
  return [...unitsOf(french)].map(([en, fr]) => ({ en, fr, nl: dutchOf.get(en) ?? "" }));
});
/** Long enough not to be found by chance, and different in each language. */
const telling = texts.filter(({ en, fr, nl }) => en.length > 10 && new Set([en, fr, nl]).size === 3);

describe.each(rooms.map(({ name }) => name))("%s", (room) => {
  test.each(languages)("speaks %s and nothing else, each time [P-002]", (language) => {
    const turns = [...drawn].filter(([key]) => key.startsWith(`${room} ${language} `)).map(([, markup]) => markup);
    expect(turns).toHaveLength(2);
    for (const markup of turns) {
      const lines = new Set(
        wordsOf(markup)
          .split("\n")
          .map((line) => line.trim()),
      );
      // Where only the address tells what comes, the first screen is its shape, and says that it is on its way.
      const loading = texts.find(({ en }) => en === "Loading…")?.[language] ?? "";
      if (markup.includes("ui-skeleton")) expect(lines).toContain(loading);
      else expect(telling.filter((text) => lines.has(text[language])).length).toBeGreaterThan(2);
      for (const other of languages)
        if (other !== language) expect(telling.map((text) => text[other]).filter((text) => lines.has(text))).toEqual([]);
    }
  });

  test("is drawn the same each time", () => {
    for (const language of languages) {
      const [first, second] = [...drawn].filter(([key]) => key.startsWith(`${room} ${language} `)).map(([, markup]) => markup);
      expect(second).toBe(first);
    }
  });

  test("holds no style, no script and no handler in its markup", () => {
    for (const [key, markup] of drawn) if (key.startsWith(`${room} `)) expect(markup).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
  });
});

test("there was no window all the while", () => {
  expect([typeof window, typeof document, rooms.length > 3, rootDir.length > 0]).toEqual(["undefined", "undefined", true, true]);
});
