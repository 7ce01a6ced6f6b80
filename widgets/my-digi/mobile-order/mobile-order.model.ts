import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { createAnswers } from "./answers.model.ts";
import { createLists } from "./lists.model.ts";
import type { part } from "./mobile-order.part.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Area;
  /** True where the order is a section of a product's page. That page has a heading and a back link of its own, so the order shows none. */
  readonly isSection?: boolean;
};

/** The props of each view of the part. */
export type OrderViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of the questions about another mobile line (C-098, C-167…C-169, C-247…C-260). */
export const Model = createModel((ports: PortsOf<typeof part>, _given: ReadonlySignal<Given>) => {
  const answers = createAnswers(ports.clock, ports.session);
  const lists = createLists(ports);
  return {
    lists,
    answers,
    start() {
      const stops = [answers.start(), lists.start()];
      return () => stops.forEach((stop) => stop());
    },
  };
});
