import { useId, useRef, useState } from "react";
import { DialogBody } from "#core/ui/dialog/dialog.tsx";
import { useModal } from "#core/ui/dialog/use-modal.ts";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { newTabText, notSeenText } from "./frame-dialog.messages.ts";

type FrameDialogProps = {
  open: boolean;
  heading: string;
  /** The page in it: checked by the owner, who trusts it with nothing but itself. */
  href: string;
  /** The visitor wants it closed: Escape or the icon. The owner sets `open`. */
  onClose: () => void;
  /** The visitor goes on in a new tab. The owner sets `open`. */
  onLeave: () => void;
};

/**
 * What a payment page needs, and no more (decision 30): its forms and scripts, its own cookies, the tabs it opens, and the way to a
 * bank's page or app where the visitor presses for it.
 */
const sandbox =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * A page of somebody else's over this one (C-120). A press beside it closes nothing: what was typed in it would be lost. Needs
 * `AnnouncerContext` around it.
 */
export function FrameDialog({ open, heading, href, onClose, onLeave }: FrameDialogProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { onPointerDown: _pressed, onClick: _beside, ...modal } = useModal({ open, onClose, first: headingElement });
  return (
    <dialog className="ui-root ui-frame-dialog" part="dialog" aria-labelledby={headingId} {...modal}>
      <div className="ui-frame-space">
        <div className="ui-frame-panel">
          <DialogBody heading={heading} headingId={headingId} headingElement={headingElement} onClose={onClose}>
            {open && <Framed key={href} heading={heading} href={href} />}
            <p className="ui-quiet-text">
              {notSeenText()}{" "}
              <a href={href} rel="noopener noreferrer" target="_blank" onClick={onLeave}>
                {newTabText()}
              </a>
            </p>
          </DialogBody>
        </div>
      </div>
    </dialog>
  );
}

/** Also a page that refuses to be framed is 'loaded': the link to a tab of its own stands beneath it from the start. */
function Framed({ heading, href }: Pick<FrameDialogProps, "heading" | "href">) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className="ui-frame">
      {!isLoaded && <Skeleton shape={["line", "field", "field", "line"]} />}
      <iframe
        title={heading}
        src={href}
        sandbox={sandbox}
        allow="payment; publickey-credentials-get"
        // It learns which site it is shown on, and nothing of the customer that stands in the page's address.
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
