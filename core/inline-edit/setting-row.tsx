import type { ReactNode } from "react";

/** Values by name, one beneath another. */
export const SettingRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="ui-settings" aria-label={label}>
    {children}
  </ul>
);

type SettingRowProps = {
  label: string;
  /** What it is for. */
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
        <p className="ui-quiet-text">{label}</p>
        <div>{children}</div>
        {hint && <p className="ui-quiet-text">{hint}</p>}
      </div>
      {action && <div className="ui-setting-action">{action}</div>}
      {below}
    </li>
  );
}
