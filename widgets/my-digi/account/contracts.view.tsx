import { DownloadButton } from "#core/download/download-button.tsx";
import { Empty } from "#core/list/empty.tsx";
import { ButtonLink } from "#core/ui/button.tsx";
import { httpAddress } from "#core/platform/http-address.ts";
import { formatDate } from "#core/values/dates.ts";
import type { Language } from "#core/values/language.ts";
import type { Contract } from "./account.rules.ts";
import type { TabProps } from "./account.view.tsx";
import * as say from "./contracts.messages.ts";

/** What was signed, each with its dates and documents. */
export function Contracts({ model, account: { contracts }, pathOf, language }: TabProps) {
  if (contracts.length === 0)
    return <Empty text={say.noContractText()} action={<ButtonLink href={pathOf("bundle")}>{say.toBuilderText()}</ButtonLink>} />;
  return (
    <ul className="account-contracts" aria-label={say.contractsLabel()}>
      {contracts.map((contract) => (
        <li key={contract.id}>
          <OneContract {...{ model, contract, language }} />
        </li>
      ))}
    </ul>
  );
}

type ContractProps = Pick<TabProps, "model" | "language"> & { contract: Contract };

/** One document in sight, the others behind it. */
function OneContract({ model, contract, language }: ContractProps) {
  const { id, name, withdrawable_until: withdrawable, documents } = contract;
  const [first, ...others] = documents;
  return (
    <>
      <div className="account-contract">
        <p>
          <strong>{name}</strong>
        </p>
        <p>{datesText(contract, language)}</p>
        {withdrawable && <p>{say.withdrawableText(formatDate(withdrawable, language))}</p>}
        <p className="ui-quiet-text">{say.contractNumberText(id)}</p>
      </div>
      {first && <Document model={model} document={first} of={name} />}
      {others.length > 0 && (
        <details className="account-more">
          <summary>{say.moreDocumentsText(others.length)}</summary>
          {others.map((document) => (
            <Document key={document.url} model={model} document={document} of={name} />
          ))}
        </details>
      )}
    </>
  );
}

const datesText = ({ since, until }: Contract, language: Language): string =>
  until ? say.sinceUntilText(formatDate(since, language), formatDate(until, language)) : say.sinceText(formatDate(since, language));

type DocumentProps = Pick<TabProps, "model"> & { document: Contract["documents"][number]; of: string };

function Document({ model, document: { text, url }, of }: DocumentProps) {
  if (model.isOwn(url)) return <DownloadButton downloads={model.documents} url={url} text={text} of={say.ofText(of)} />;
  const elsewhere = httpAddress(url, "about:blank");
  return (
    elsewhere !== undefined && (
      <a className="account-link" href={elsewhere} target="_blank" rel="noopener noreferrer">
        {text} <span className="ui-hidden">{say.ofText(of)}</span>
      </a>
    )
  );
}
