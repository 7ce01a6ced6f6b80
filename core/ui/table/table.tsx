import { useId, type ReactNode } from "react";

export type Column<Row> = {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for amounts and counts, which are aligned to the right. */
  readonly isNumber?: boolean;
};

type TableProps<Row> = {
  /** The subject of the table. */
  caption: ReactNode;
  /** True where the caption is only for screen readers, because a heading is visible above the table. */
  isCaptionHidden?: boolean;
  /** The columns of the table. The first one is the header of the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowToKey: (row: Row) => string | number;
};

/** Renders a table. Where it is narrow, each row is a card, in which each value follows the name of its column. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, rowToKey }: TableProps<Row>) {
  const captionId = useId();
  // The roles are set explicitly, because a table that is laid out as cards loses its own.
  /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */
  return (
    <table className="ui-table" role="table" aria-labelledby={captionId}>
      <caption className={isCaptionHidden ? "ui-hidden" : "ui-caption"} id={captionId}>
        {caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col" data-number={column.isNumber || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowToKey(row)} role="row">
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.id} role="rowheader" scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} role="cell" data-label={column.label} data-number={column.isNumber || undefined}>
                  <span>{column.cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  /* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */
}
