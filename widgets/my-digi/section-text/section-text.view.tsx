import type { ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import type { part } from "./section-text.part.ts";

type SectionTextProps = PartViewProps<undefined, typeof part> & {
  /** Draws the section with the component that draws a text with markup. */
  readonly draw: (Text: typeof CmsHtml) => ReactNode;
};

/**
 * Draws a section whose texts have markup (C-087). It is a part of its own because of the sanitiser, which is larger than a whole page of a
 * product, and which texts without markup do not need.
 */
export const View = ({ draw }: SectionTextProps) => draw(CmsHtml);
