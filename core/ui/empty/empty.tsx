import type { ReactNode } from "react";
import { Icon, type IconName } from "#core/ui/base/icon.tsx";

type EmptyProps = {
  drawing?: IconName;
  /** One sentence: what is missing, and why. */
  text: string;
  /** A second sentence, where there is one. */
  note?: string | false;
  /** One action that leads on. */
  action?: ReactNode;
};

/** A message that there is nothing to show, which is not a failure. */
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
