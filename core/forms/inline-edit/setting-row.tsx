import type { ReactNode, Ref } from "react";

/** Renders a list of named values, one under another. */
export const SettingRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="ui-settings" aria-label={label}>
    {children}
  </ul>
);

type SettingRowProps = {
  /** The name of the value; left out where the value needs no name. */
  label?: string;
  /** A text about the purpose of the value, or with further facts about it. */
  hint?: string | undefined;
  /** The button or link of the row, which acts on the value. */
  action?: ReactNode;
  /** The result of the action, rendered under the row. */
  below?: ReactNode;
  /** Receives the row's element, whose height may be kept while its content changes. */
  rowRef?: Ref<HTMLLIElement>;
  /** True while the form that replaces the value is awaited; the style sheet reserves its space, or that of a failure. */
  isWaited?: boolean;
  /** The value of the row; left out while a form is below that replaces it. */
  children?: ReactNode;
};

export function SettingRow({ label, hint, action, below, rowRef, isWaited, children }: SettingRowProps) {
  return (
    <li className="ui-setting" ref={rowRef} data-waited={isWaited || undefined}>
      {children !== undefined && (
        <div className="ui-setting-value">
          {label !== undefined && <p className="ui-quiet-text">{label}</p>}
          <div>{children}</div>
          {hint && <p className="ui-quiet-text">{hint}</p>}
        </div>
      )}
      {action && <div className="ui-setting-action">{action}</div>}
      {below}
    </li>
  );
}
