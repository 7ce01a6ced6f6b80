import type { ReactNode } from "react";
import { Icon, type IconName } from "#core/ui/icon.tsx";
import { unkeptText } from "./empty.messages.ts";

type EmptyProps = {
  drawing?: IconName;
  /** One sentence: what is not there, and why. */
  text: string;
  /** Where it would be what another page has kept, and this browser keeps nothing: that is said. */
  isUnkept?: boolean;
  /** One way on. */
  action?: ReactNode;
};

/** Nothing to show, which is no failure. */
export function Empty({ drawing = "info", text, isUnkept, action }: EmptyProps) {
  return (
    <div className="ui-empty">
      <span className="ui-seal">
        <Icon name={drawing} />
      </span>
      <p>{text}</p>
      {isUnkept && <p>{unkeptText()}</p>}
      {action}
    </div>
  );
}
