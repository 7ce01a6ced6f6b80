import { PromoCodeFields } from "#core/features/promo-codes/promo-code-fields.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Model } from "./codes.model.ts";
import type { part } from "./codes.part.ts";

type CodesProps = PartViewProps<Model, typeof part> & {
  /** The value of the tag's `dealer` attribute. */
  readonly dealer: string | undefined;
};

export const View = ({ model }: CodesProps) => <PromoCodeFields codes={model.codes} />;
