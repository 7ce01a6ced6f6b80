/** A room that lists what the API answers, page by page, with tabs that choose which of it. */
import { camel, pascal, quoted, type Template, type Title } from "./template.ts";

/** @param name the tag without `digi-` */
export function listTemplate(name: string, title: Title): Template {
  const room = `widgets/${name}/${name}`;
  return {
    folders: [`widgets/${name}`],
    files: {
      [`${room}.element.ts`]: door(name, title),
      [`${room}.heights.json`]: "[[0, 480]]\n",
      [`${room}.contract.ts`]: contract(name, title),
      [`${room}.model.ts`]: model(name),
      [`${room}.messages.ts`]: messages(title),
      [`${room}.view.tsx`]: view(name),
      [`${room}.css`]: css(name),
      [`demo/api/${name}/routes.ts`]: routes(name),
      [`tests/unit/${room}.model.test.ts`]: modelTest(name),
      [`tests/contract/${name}.test.ts`]: contractTest(name),
      [`tests/e2e/${name}.test.ts`]: journey(name),
    },
    texts: {
      [title.en]: title,
      Kind: { fr: "Type", nl: "Soort" },
      All: { fr: "Tout", nl: "Alles" },
      New: { fr: "Nouveau", nl: "Nieuw" },
      "Most chosen": { fr: "Les plus choisis", nl: "Meest gekozen" },
      "There is nothing here at the moment.": { fr: "Il n’y a rien ici pour le moment.", nl: "Er is hier op dit moment niets." },
    },
    api: { file: `${name}/routes.ts`, name: `${camel(name)}Routes` },
  };
}

const door = (name: string, title: Title): string => `import { defineElement } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-${name}",
  summary: ${quoted(`${title.en}.`)},
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    tab: "A tab that chooses what is listed.",
    price: "A price.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
`;

const contract = (
  name: string,
  title: Title,
): string => `import { array, coerce, enums, min, number, object, string, type, type Infer } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { paging } from "#core/contract/paging.ts";

/** What can be chosen: all items, or those of a kind. As it travels. */
export const kinds = ["all", "new", "popular"] as const;
export type Kind = (typeof kinds)[number];

/** \`price\` is decimal euros. */
const Item = type({ id: string(), name: string(), price: number() });
export type Item = Infer<typeof Item>;

export const read${pascal(name)} = endpoint({
  method: "GET",
  path: "/${name}",
  encoding: "none",
  answer: type({ items: array(Item), ...paging }),
  spec: {
    id: "${name}.read",
    summary: ${quoted(`${title.en}, page by page`)},
    query: object({ kind: enums(kinds), page: coerce(min(number(), 1), string(), Number), lang: string() }),
    codes: [],
  },
});
`;

const model = (name: string): string => `import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/element/room.ts";
import { createPages } from "#core/load/pages.model.ts";
import { read${pascal(name)}, type Kind } from "./${name}.contract.ts";
import type { door } from "./${name}.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>) => {
  const kind = signal<Kind>("all");
  const items = createPages(ports, read${pascal(name)}, {
    request: (page) => ({ query: { kind: kind.value, page, lang: ports.language.value } }),
    items: (answer) => answer.items,
    key: (item) => item.id,
  });
  return {
    kind,
    items,
    /** Asks anew, from the first page. */
    choose(next: Kind): void {
      kind.value = next;
    },
    start: items.start,
  };
});
`;

const messages = (title: Title): string => `import { msg } from "@lit/localize";

export const headingText = (): string => msg(${quoted(title.en)});
export const kindLabel = (): string => msg("Kind");
export const allText = (): string => msg("All");
export const newText = (): string => msg("New");
export const popularText = (): string => msg("Most chosen");
export const emptyText = (): string => msg("There is nothing here at the moment.");
`;

const view = (name: string): string => `import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/element/room.ts";
import { Empty } from "#core/empty/empty.tsx";
import { List } from "#core/list/list.tsx";
import { Price } from "#core/price/price.tsx";
import { Tabs } from "#core/tabs/tabs.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Surface } from "#core/ui/surface.tsx";
import { centsOfEuros } from "#core/values/money.ts";
import { kinds, type Kind } from "./${name}.contract.ts";
import type { door } from "./${name}.element.ts";
import { allText, emptyText, headingText, kindLabel, newText, popularText } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";

export function View({ model, options, announcer, language }: ViewProps<Model, typeof door>) {
  useSignals();
  const heading = options.heading ?? headingText();
  return (
    <Surface announcer={announcer}>
      <Heading>{heading}</Heading>
      <Tabs label={kindLabel()} tabs={tabs()} selected={model.kind.value} onSelect={model.choose}>
        <List label={heading} pages={model.items} itemToKey={({ id }) => id} empty={<Empty text={emptyText()} />}>
          {({ name, price }) => (
            <div className="${name}-item">
              <span>{name}</span>
              <Price cents={centsOfEuros(price)} language={language} size="medium" />
            </div>
          )}
        </List>
      </Tabs>
    </Surface>
  );
}

const tabs = () => kinds.map((id) => ({ id, label: kindText(id) }));

function kindText(kind: Kind): string {
  switch (kind) {
    case "all":
      return allText();
    case "new":
      return newText();
    case "popular":
      return popularText();
  }
}
`;

const css = (name: string): string => `.${name}-item {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: calc(var(--_space) * 2);
}
`;

const routes = (name: string): string => `/** The calls of \`digi-${name}\`, on sample items in pages of five. */
import type { Language } from "#core/values/language.ts";
import { route, type AnyRoute } from "#demo/api/register.ts";
import { read${pascal(name)}, type Kind } from "#widgets/${name}/${name}.contract.ts";

const pageSize = 5;
const sampleNumbers = Array.from({ length: 12 }, (_item, index) => index + 1);
const sampleNames: Readonly<Record<Language, string>> = { en: "Example", fr: "Exemple", nl: "Voorbeeld" };

/** Each third one is new, each fourth one is chosen often. */
const isOf = (kind: Kind, sample: number): boolean => kind === "all" || sample % (kind === "new" ? 3 : 4) === 0;

const read = route({
  endpoint: read${pascal(name)},
  budget: "lookup",
  async handle({ query: { kind, page }, language }) {
    const found = sampleNumbers.filter((sample) => isOf(kind, sample));
    const items = found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((sample) => ({ id: String(sample), name: \`\${sampleNames[language]} \${sample}\`, price: sample + 0.5 }));
    const page_count = Math.ceil(found.length / pageSize);
    return { answer: { items, page, page_count, page_size: pageSize, total_items: found.length } };
  },
});

export const ${camel(name)}Routes: readonly AnyRoute[] = [read];
`;

const modelTest = (name: string): string => `import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/element/room.ts";
import { createDesk } from "#tests/unit/core/load/desk.ts";
import { Model } from "#widgets/${name}/${name}.model.ts";

/** Started; its calls wait to be answered. */
function setUp() {
  const desk = createDesk();
  const model = new Model(desk.ports as unknown as Ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { ...desk, model };
}

const items = [{ id: "1", name: "One", price: 1.5 }];
const answer = { items, page: 1, page_count: 1, page_size: 5, total_items: 1 };

test("shows what the API answers", async () => {
  const { model, last } = setUp();
  expect(last().request.query).toEqual({ kind: "all", page: 1, lang: "en" });
  await last().answer(answer);
  expect(model.items.state.value).toMatchObject({ status: "loaded", items, more: { status: "complete" } });
});

test("another kind is asked for from its first page, and may have nothing", async () => {
  const { model, last } = setUp();
  await last().answer({ ...answer, total_items: 8 });
  model.choose("new");
  expect(last().request.query).toEqual({ kind: "new", page: 1, lang: "en" });
  await last().answer({ ...answer, items: [], total_items: 0 });
  expect(model.items.state.value.status).toBe("empty");
});

test("a failure can be tried again", async () => {
  const { model, asked, last } = setUp();
  await last().fail();
  expect(model.items.state.value).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
  void model.items.reload();
  expect(model.items.state.value).toEqual({ status: "loading" });
  expect(asked).toHaveLength(2);
});
`;

const contractTest = (name: string): string => `import { afterAll, beforeAll, expect, test } from "vitest";
import { read${pascal(name)} } from "#widgets/${name}/${name}.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const ask = (kind: string, page = "1", lang = "en") => call(api, read${pascal(name)}, { query: { kind, page, lang } });

test("GET /${name} answers page by page, and counts all", async () => {
  const pages = await Promise.all(["1", "2", "3"].map(async (page) => (await ask("all", page)).answer));
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(pages[0]?.total_items);
  expect(pages.map(({ page, page_count }) => [page, page_count])).toEqual([1, 2, 3].map((page) => [page, 3]));
});

test("answers those of a kind, in the language that is asked for", async () => {
  const [all, some, french] = await Promise.all([ask("all"), ask("new"), ask("new", "1", "fr")]);
  expect(some.answer.total_items).toBeLessThan(all.answer.total_items);
  expect(french.answer.items.map(({ id }) => id)).toEqual(some.answer.items.map(({ id }) => id));
  expect(french.answer.items[0]?.name).not.toBe(some.answer.items[0]?.name);
});

test("refuses a kind that there is not", async () => {
  expect((await ask("old")).http).toBe(422);
});
`;

const journey = (name: string): string => `import { expect, test } from "#tests/page.ts";

test("lists what the API answers, more of it, and those of one kind", async ({ page }) => {
  await page.goto("/demo-pages/${name}?lang=en");
  const widget = page.locator("digi-${name}");
  await expect(widget.getByRole("listitem")).toHaveCount(5);
  await widget.getByRole("button", { name: "Load more" }).click();
  await expect(widget.getByRole("listitem")).toHaveCount(10);
  await widget.getByRole("tab", { name: "New" }).click();
  await expect(widget.getByRole("listitem")).toHaveCount(4);
});
`;
