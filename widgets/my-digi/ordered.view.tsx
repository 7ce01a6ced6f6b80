/** The components of an order's confirmation, shared by all parts of the customer area that sell something. */
import { useEffect, useRef, type ReactNode } from "react";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";

/** Draws the box of a confirmation. Its heading takes the focus, because the pressed button is removed. */
export function OrderedPanel({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const target = useRef<HTMLHeadingElement>(null);
  useEffect(() => target.current?.focus(), []);
  return (
    <div className="area-section area-ordered" part="card">
      <span className="ui-seal" data-tone="success">
        <Icon name="check" />
      </span>
      <Heading level={4} focusRef={target}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}

/** Draws the documents of an order, where it has any. Their links open without signing in. */
export function OrderDocuments({ heading, documents }: { readonly heading: string } & Pick<PlacedOrder, "documents">) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h5>{heading}</h5>
      <ul>
        {documents.map(({ text, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
