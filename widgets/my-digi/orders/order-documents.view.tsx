import { DownloadButton } from "#core/ui/download/download-button.tsx";
import { fileIcon } from "#core/ui/base/icons/file.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import * as say from "./orders.messages.ts";

/** Draws the files of an order. Those of the API are downloaded with the customer's token, all others are plain links. */
export function OrderDocuments({ model, order }: Pick<OrderProps, "model" | "order">) {
  const files = order.documents.flatMap((file) => {
    const link = model.fileLink(file.url);
    return link === undefined ? [] : [{ ...file, link }];
  });
  if (files.length === 0) return null;
  return (
    <AreaSection heading={say.documentsHeading()}>
      <ul className="orders-documents">
        {files.map(({ text, url, link }) => (
          <li key={url}>
            {link === "download" ? (
              <DownloadButton downloads={model.documents} url={url} text={text} icon={fileIcon} />
            ) : (
              <a href={link.href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}
