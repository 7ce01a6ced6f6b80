import * as say from "./withdrawal.messages.ts";
import type { Statement } from "./statement.schema.ts";

type StatementLinesProps = Statement & {
  /** True to show the subject of the contract, too: it helps to recognise the contract, and is no part of the statement. */
  readonly showsTitle?: boolean;
};

/** Draws what the statement says, letter by letter. */
export function StatementLines({ name, contract, email, products, title, showsTitle }: StatementLinesProps) {
  return (
    <>
      <Line label={say.nameLabel()}>{name}</Line>
      <Line label={say.contractLabel()} note={showsTitle ? title : undefined}>
        {contract}
      </Line>
      {products && <Line label={say.productsLabel()}>{products.map(({ title }) => title).join(", ")}</Line>}
      <Line label={say.receiptEmailLabel()}>{email}</Line>
    </>
  );
}

type LineProps = { label: string; note?: string | undefined; children: string };

export function Line({ label, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="ui-quiet-text">{note}</dd>}
    </div>
  );
}
