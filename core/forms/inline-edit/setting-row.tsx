import type { ReactNode } from "react";

/** Values by name, one beneath another. */
export const SettingRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="ui-settings" aria-label={label}>
    {children}
  </ul>
);

type SettingRowProps = {
  /** Without it the value says what it is. */
  label?: string;
  /** What it is for, or what else is known of it. */
  hint?: string | undefined;
  /** The one thing that can be done with it. */
  action?: ReactNode;
  /** What came of that. */
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
