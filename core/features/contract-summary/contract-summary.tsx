import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { ContractSummaryLoading } from "./contract-summary.model.ts";
import { downloadText, introText, readText } from "./contract-summary.messages.ts";

/**
 * Renders the contract summary, which the customer can read and download before ordering. The API sends it as plain text, in the order that
 * the regulation prescribes.
 */
export function ContractSummaryDetails({ loading }: { readonly loading: ContractSummaryLoading }) {
  return (
    <>
      <p className="ui-quiet-text">{introText()}</p>
      <Loaded loading={loading} shape={["line", "line", "line"]}>
        {({ data }) => (
          <>
            <Disclosure look="ui-contract-summary" summary={readText()}>
              <ContractSummaryText summary={data} />
            </Disclosure>
            <a href={data.url} rel="noreferrer">
              {downloadText()}
            </a>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Renders the text of a contract summary. */
export function ContractSummaryText({ summary: { title, opening, provider, sections } }: { readonly summary: ContractSummary }) {
  return (
    <article>
      <h5>{title}</h5>
      <p>{opening.join(" ")}</p>
      <Paragraphs of={provider} />
      {sections.map(({ h, p }) => (
        <section key={h}>
          <h6>{h}</h6>
          <Paragraphs of={p} />
        </section>
      ))}
    </article>
  );
}

const Paragraphs = ({ of }: { readonly of: readonly string[] }) =>
  of.map((text, index) => (
    // The index is a safe key because the list is never reordered; the text is not, because it may occur twice.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index}>{text}</p>
  ));
