import type { ReactNode } from "react";

/** A list of named values, one beneath another. */
export const SettingRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="ui-settings" aria-label={label}>
    {children}
  </ul>
);

type SettingRowProps = {
  /** The name of the value. Without it the value speaks for itself. */
  label?: string;
  /** A text on what the value is for, or on what else is known of it. */
  hint?: string | undefined;
  /** The one action that the row offers for its value. */
  action?: ReactNode;
  /** The result of the action. */
  below?: ReactNode;
  /** The value. */
  children: ReactNode;
};

export function SettingRow({ label, hint, action, below, children }: SettingRowProps) {
  return (
    <li className="ui-setting">
      <div className="ui-setting-value">
        {label !== undefined && <p className="ui-quiet-text">{label}</p>}
        <div>{children}</div>
        {hint && <p className="ui-quiet-text">{hint}</p>}
      </div>
      {action && <div className="ui-setting-action">{action}</div>}
      {below}
    </li>
  );
}
