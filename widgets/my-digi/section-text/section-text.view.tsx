import type { ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import type { part } from "./section-text.part.ts";

type SectionTextProps = PartViewProps<undefined, typeof part> & {
  readonly section: Pick<ProductSection, "txt" | "cls" | "c">;
  /** The content of the section below its text. It comes together with the text, so that it does not move. */
  readonly children?: ReactNode;
};

/**
 * Draws the text of a section, with its second title and text (C-087). It is a part of its own because of the sanitiser, which is larger
 * than a whole page of a product, and which usage and settings do not need.
 */
export const View = ({ section: { txt, cls, c }, children }: SectionTextProps) => (
  <div className="section-text">
    {txt !== undefined && (cls === "warning" ? <Alert tone="warning" title={<CmsHtml html={txt} />} /> : <CmsHtml html={txt} />)}
    {c?.map(({ t, txt: second }) => (
      <div key={t}>
        <h5>{t}</h5>
        <CmsHtml html={second} />
      </div>
    ))}
    {children}
  </div>
);
