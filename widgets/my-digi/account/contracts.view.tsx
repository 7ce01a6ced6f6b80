import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { CustomerFile } from "#core/ui/download/customer-file.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { Contract } from "./account.rules.ts";
import type { TabProps } from "./account.model.ts";
import * as say from "./contracts.messages.ts";

/** Draws the contracts that the customer has signed, each with its dates and documents. */
export function Contracts({ model, account: { contracts }, pathOf, language }: TabProps) {
  if (contracts.length === 0)
    return <Empty text={say.noContractText()} action={<ButtonLink href={pathOf("bundle")}>{say.toBuilderText()}</ButtonLink>} />;
  return (
    <AreaSection heading={say.contractsLabel()}>
      <ul className="account-contracts" aria-label={say.contractsLabel()}>
        {contracts.map((contract) => (
          <li key={contract.id}>
            <OneContract {...{ model, contract, pathOf, language }} />
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}

type ContractProps = Pick<TabProps, "model" | "pathOf" | "language"> & { contract: Contract };

/** Draws a contract with its first document visible; the other documents are collapsed. */
function OneContract({ model, contract, pathOf, language }: ContractProps) {
  const { id, name, withdrawable_until: withdrawable, documents } = contract;
  const [first, ...others] = documents;
  return (
    <>
      <div className="account-contract">
        <p>
          <strong>{name}</strong>
        </p>
        <p>{datesText(contract, language)}</p>
        {withdrawable && (
          <p>
            {say.withdrawableText(formatDate(withdrawable, language))}{" "}
            <a href={withQuery(pathOf("withdrawal"), `?contract=${encodeURIComponent(id)}`)}>
              {say.withdrawText()} <span className="ui-hidden">{say.ofText(name)}</span>
            </a>
          </p>
        )}
        <p className="ui-quiet-text">{say.contractNumberText(id)}</p>
      </div>
      {first && <ContractFile model={model} file={first} of={name} />}
      {others.length > 0 && (
        <Disclosure look="account-more" summary={say.moreDocumentsText(others.length)}>
          {others.map((file) => (
            <ContractFile key={file.url} model={model} file={file} of={name} />
          ))}
        </Disclosure>
      )}
    </>
  );
}

const datesText = ({ since, until }: Contract, language: Language): string =>
  until ? say.sinceUntilText(formatDate(since, language), formatDate(until, language)) : say.sinceText(formatDate(since, language));

type DocumentProps = Pick<TabProps, "model"> & { file: Contract["documents"][number]; of: string };

function ContractFile({ model, file: { text, url }, of }: DocumentProps) {
  return <CustomerFile downloads={model.documents} url={url} text={text} of={say.ofText(of)} />;
}
