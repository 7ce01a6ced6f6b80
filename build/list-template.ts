/** The template of a widget that lists the API's items page by page, with tabs that filter the list. */
import { testFiles } from "#build/list-template/tests.ts";
import { camel, pascal, quoted, type Template, type Title } from "./template.ts";

/**
 * Returns the template of a list.
 *
 * @param name the tag without `digi-`
 */
export function listTemplate(name: string, title: Title): Template {
  const widget = `widgets/${name}/${name}`;
  return {
    folders: [`widgets/${name}`],
    files: {
      [`${widget}.element.ts`]: definition(name, title),
      [`${widget}.heights.json`]: "[[0, 480]]\n",
      [`${widget}.contract.ts`]: contract(name, title),
      [`${widget}.model.ts`]: model(name),
      [`${widget}.messages.ts`]: messages(title),
      [`${widget}.view.tsx`]: view(name),
      [`${widget}.css`]: css(name),
      [`demo/api/modules/${name}/${name}.module.ts`]: routes(name),
      ...testFiles(name),
    },
    texts: {
      [title.en]: title,
      Kind: { fr: "Type", nl: "Soort" },
      All: { fr: "Tout", nl: "Alles" },
      New: { fr: "Nouveau", nl: "Nieuw" },
      "Most chosen": { fr: "Les plus choisis", nl: "Meest gekozen" },
      "There is nothing here at the moment.": { fr: "Il n’y a rien ici pour le moment.", nl: "Er is hier op dit moment niets." },
    },
    api: { module: name, name: `${camel(name)}Module` },
    lists: `/${name}`,
  };
}

const definition = (name: string, title: Title): string => `import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
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

const contract = (name: string, title: Title): string => `import { enums, number, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";

/** The values of the filter, as the request contains them: all items, or the items of one kind. */
export const kinds = ["all", "new", "popular"] as const;
export type Kind = (typeof kinds)[number];

/** The number of items on a page. */
export const pageSize = 5;

/** An item of the list. \`price\` is in euros. */
const Item = type({ id: string(), name: string(), price: number() });
export type Item = Infer<typeof Item>;

export const read${pascal(name)} = endpoint({
  method: "GET",
  path: "/${name}",
  encoding: "none",
  answer: type({ items: list(Item, 100), ...paging }),
  spec: {
    id: "${name}.read",
    summary: ${quoted(`${title.en}, page by page`)},
    query: object({ kind: enums(kinds), page: pageNumber(), lang: string() }),
    codes: [],
  },
});
`;

const model = (name: string): string => `import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { read${pascal(name)}, type Kind } from "./${name}.contract.ts";
import type { definition } from "./${name}.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const kind = signal<Kind>("all");
  const items = createPages(ports, read${pascal(name)}, {
    request: (page) => ({ query: { kind: kind.value, page, lang: ports.language.value } }),
    items: (answer) => answer.items,
    key: (item) => item.id,
  });
  return {
    kind,
    items,
    /** Filters the list by a kind, which requests the items anew from the first page. */
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
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { List } from "#core/ui/list/list.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { centsOfEuros } from "#core/base/values/money.ts";
import { kinds, pageSize, type Kind } from "./${name}.contract.ts";
import type { definition } from "./${name}.element.ts";
import { allText, emptyText, headingText, kindLabel, newText, popularText } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";

export function View({ model, options, announcer, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  const heading = options.heading ?? headingText();
  return (
    <Surface announcer={announcer}>
      <Heading>{heading}</Heading>
      <Tabs label={kindLabel()} tabs={tabs()} selected={model.kind.value} onSelect={model.choose}>
        <div className="${name}">
          <List
            look="${name}-rows"
            label={heading}
            pages={model.items}
            itemToKey={({ id }) => id}
            rows={pageSize}
            isExpected
            empty={<Empty text={emptyText()} />}
          >
            {({ name, price }) => (
              <div className="${name}-item">
                <span>{name}</span>
                <Price cents={centsOfEuros(price)} language={language} period={perMonthText()} size="medium" />
              </div>
            )}
          </List>
        </div>
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

const css = (
  name: string,
): string => `/* The placeholder is as tall as the loaded list with its foot, so that the content below does not move. */
.${name}-item,
.${name} .ui-skeleton > span {
  min-block-size: calc(var(--_space) * 14);
}
.${name}-rows > .ui-batch,
.${name} .ui-skeleton {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--_space) * 2);
}
.${name} .ui-skeleton {
  padding-block-end: calc(var(--_space) * 7 + 0.875lh + var(--_control-height));
}
.${name}-item {
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: calc(var(--_space) * 4);
  border-block-end: 1px solid var(--_color-border);
}
`;

const routes = (name: string): string => `/** The calls of \`digi-${name}\`, answered with sample items. */
import type { Language } from "#core/base/values/language.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
import { pageSize, read${pascal(name)}, type Kind } from "#widgets/${name}/${name}.contract.ts";

const sampleNumbers = Array.from({ length: 12 }, (_item, index) => index + 1);
const sampleNames: Readonly<Record<Language, string>> = { en: "Example", fr: "Exemple", nl: "Voorbeeld" };

/** Tells whether a sample is of a kind. Every third sample is new, and every fourth is popular. */
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

export const ${camel(name)}Module = apiModule("${name}", { routes: [read] });
`;
