import { computed, createModel, effect, type ReadonlySignal } from "@preact/signals-core";
import type { PackageCard, PackageNeed } from "#core/domain/customer/product-lists.schema.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import { answersOf, type Answers } from "./answers.model.ts";
import type { part } from "./product-order.part.ts";
import type { OrderedKind } from "./product-order.rules.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Pick<Area, "customer">;
  readonly kind: OrderedKind;
  readonly line: Pick<Line, "modelOf">;
  readonly packages: readonly PackageCard[];
  /** The product that the packages need at the address. As long as it is missing there, nothing can be ordered. */
  readonly need: PackageNeed | undefined;
  /** The address as a text. */
  readonly addressText: string;
};

/** The props of each view of the part. */
export type OrderViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of the choice of a package. */
export const Model = createModel((_ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // Neither the line nor the product changes while the part is shown.
  const { line, kind } = given.peek();
  const answers = line.modelOf(answersOf[kind]);
  const offer = computed(() => given.value.packages.find(({ i }) => i === answers.given.value.chosen));
  return {
    /** Returns the model of the answers. It is not a member of this model, because it lives longer than this model. */
    answers: (): Answers => answers,
    offer,
    start() {
      const stops = [answers.start(), effect(() => offer.value && answers.keepProblems((problem) => problem !== "package"))];
      return () => stops.forEach((stop) => stop());
    },
  };
});
