import { BoxSelect } from "#core/features/box-select/box-select.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { part } from "./box.part.ts";

type BoxProps = PartViewProps<unknown, typeof part> & Parameters<typeof BoxSelect>[0];

/** Draws the question in which home of the building the fixed products are installed. */
export const View = ({ boxes, isMissing, onAnswer }: BoxProps) => <BoxSelect {...{ boxes, isMissing, onAnswer }} />;
