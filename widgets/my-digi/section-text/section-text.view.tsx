import type { ComponentType, ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import type { part } from "./section-text.part.ts";

type Given = { readonly section: Pick<ProductSection, "txt" | "cls" | "c">; readonly children?: ReactNode };

type SectionTextProps = PartViewProps<undefined, typeof part> & {
  /** The component that draws a section, with the given component for its texts. */
  readonly Section: ComponentType<Given & { readonly Text: typeof CmsHtml }>;
  readonly given: Given;
};

/**
 * Draws a section whose texts have markup (C-087). It is a part of its own because of the sanitiser, which is larger than a whole page of a
 * product, and which texts without markup do not need.
 */
export const View = ({ Section, given }: SectionTextProps) => <Section {...given} Text={CmsHtml} />;
