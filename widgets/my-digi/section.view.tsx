import type { MouseEventHandler, ReactNode, Ref } from "react";
import { explainedText } from "./my-digi.messages.ts";

type AreaSectionProps = {
  heading: string;
  /** The link beside the heading, which leads to the complete list of this group. */
  link?: { readonly href: string; readonly onClick?: MouseEventHandler<HTMLAnchorElement>; readonly text: string };
  /** True for the group that the customer most likely looks for. */
  isMain?: boolean;
  /** Receives the group's element, whose height may be kept while its content changes. */
  boxRef?: Ref<HTMLElement>;
  children: ReactNode;
};

/** Draws a group of a customer area's view with its heading. */
export function AreaSection({ heading, link, isMain, boxRef, children }: AreaSectionProps) {
  return (
    <section className="area-section" part="card" data-main={isMain || undefined} ref={boxRef}>
      <div className="area-section-head">
        <h4>{heading}</h4>
        {link && (
          <a href={link.href} onClick={link.onClick}>
            {link.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

type Links = {
  readonly pathOf: (page: "invoice-explained") => string;
  readonly hasPage: (page: "invoice-explained") => boolean;
};

/** Draws the link from the invoices to the page that explains one, where the site has that page. */
export function ExplainedLink({ pathOf, hasPage }: Links) {
  return (
    hasPage("invoice-explained") && (
      <p>
        <a href={pathOf("invoice-explained")}>{explainedText()}</a>
      </p>
    )
  );
}
