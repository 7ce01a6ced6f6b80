import type { ReactNode } from "react";
import { Icon, type IconName } from "#core/ui/base/icon.tsx";

type EmptyProps = {
  drawing?: IconName;
  /** One sentence that tells what is missing, and why. */
  text: string;
  /** An optional second sentence. */
  note?: string | false;
  /** A button or link to what the visitor can do next. */
  action?: ReactNode;
};

/** Renders a message that there is nothing to show, which is not a failure. */
export function Empty({ drawing = "info", text, note, action }: EmptyProps) {
  return (
    <div className="ui-empty">
      <span className="ui-seal">
        <Icon name={drawing} />
      </span>
      <p>{text}</p>
      {note && <p>{note}</p>}
      {action}
    </div>
  );
}
