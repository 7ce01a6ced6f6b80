import { CustomerFile } from "#core/ui/download/customer-file.tsx";
import { fileIcon } from "#core/ui/base/icons/file.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import * as say from "./orders.messages.ts";

/** Draws links to the documents of an order, as far as they have a valid address. */
export function OrderDocuments({ model: { documents }, order }: Pick<OrderProps, "model" | "order">) {
  const files = order.documents.filter(({ url }) => documents.linkTo(url) !== undefined);
  if (files.length === 0) return null;
  return (
    <AreaSection heading={say.documentsHeading()}>
      <ul className="orders-documents">
        {files.map(({ text, url }) => (
          <li key={url}>
            <CustomerFile downloads={documents} url={url} text={text} icon={fileIcon} />
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}
