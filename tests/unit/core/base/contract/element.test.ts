/**
 * Tests the types of definitions: a model and a view can only use what the definition names, and everything else does not compile. `npm run
 * check:types` checks this.
 */
import { expect, test } from "vitest";
import { defineElement, definePart, formAttributes, formParts, type OptionsOf } from "#core/base/contract/element.ts";
import type { Ports, PortsOf, ViewProps } from "#core/runtime/element/widget.ts";

const definition = defineElement({
  tag: "digi-thing",
  summary: "A thing.",
  needs: ["session"],
  leadsTo: ["privacy", "terms"],
  attributes: {
    ...formAttributes,
    size: { kind: "choice", values: ["small", "large"], text: "How large." },
    "is-open": { kind: "boolean", text: "Open." },
    "next-page-of-all": { kind: "address", text: "Where to." },
  },
  methods: {},
  events: {},
  parts: formParts,
  heights: [],
});
const plain = definePart({ name: "plain" });

test("a definition keeps its own words beside what every tag has", () => {
  expect(Object.keys(definition.attributes)).toEqual(["heading", "loading", "max-length", "size", "is-open", "next-page-of-all"]);
  expect([definition.needs, definition.leadsTo]).toEqual([["session"], ["privacy", "terms"]]);
});

test("options have the kinds that the definition declares", () => {
  type Options = OptionsOf<typeof definition>;
  const options: Options = { heading: "x", maxLength: 3, size: "small", isOpen: true, nextPageOfAll: "/x", loading: "lazy" };
  // @ts-expect-error -- the definition does not list this word
  const size: Options["size"] = "huge";
  // @ts-expect-error -- this option is a number
  const maxLength: Options["maxLength"] = "3";
  // @ts-expect-error -- this is the attribute's name, not the property's
  const dashed: Options = { "is-open": true };
  expect([options.maxLength, size, maxLength, dashed]).toBeDefined();
});

test("a model that asks for what its definition does not declare does not compile", () => {
  const ask = (ports: PortsOf<typeof definition>, others: PortsOf<typeof plain>): unknown[] => [
    ports.session,
    // @ts-expect-error -- `plain` needs no session
    others.session,
    () => ports.navigate("terms"),
    // @ts-expect-error -- this page is not in the definition's `leadsTo`
    () => ports.navigate("jobs"),
    // @ts-expect-error -- `plain` leads nowhere
    () => others.pathOf("privacy"),
  ];
  expect(ask).toBeTypeOf("function");
});

test("a view that leads elsewhere does not compile, nor does a piece of core that does", () => {
  type Piece = { pathOf: (page: "home" | "privacy") => string };
  const draw = ({ pathOf, hasPage }: ViewProps<unknown, typeof definition>): unknown[] => [
    () => hasPage("privacy"),
    // @ts-expect-error -- this page is not in the definition's `leadsTo`
    () => hasPage("home"),
    () => pathOf("privacy"),
    // @ts-expect-error -- this page is not in the definition's `leadsTo`
    () => pathOf("home"),
    // @ts-expect-error -- the piece leads home, so its widget's definition has to say so
    { pathOf } satisfies Piece,
  ];
  expect(draw).toBeTypeOf("function");
});

test("all ports are enough for every model", () => {
  const give = (all: Ports): [PortsOf<typeof definition>, PortsOf<typeof plain>] => [all, all];
  expect(give).toBeTypeOf("function");
});
