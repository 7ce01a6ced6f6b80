import { useId, useRef, useState } from "react";
import { DialogBody } from "#core/ui/dialog/dialog.tsx";
import { useModal } from "#core/ui/dialog/use-modal.ts";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { newTabText, notSeenText } from "./frame-dialog.messages.ts";

type FrameDialogProps = {
  open: boolean;
  heading: string;
  /** The address of the framed page. The owner has checked it, and trusts the page with nothing but itself. */
  href: string;
  /** Called when the visitor wants the dialog closed: by Escape or the icon. The owner sets `open`. */
  onClose: () => void;
  /** Called when the visitor goes on in a new tab. The owner sets `open`. */
  onLeave: () => void;
};

/**
 * The permissions that a payment page needs, and no more (decision 30): its forms and scripts, its own cookies, the tabs it opens, and the
 * way to a bank's page or app where the visitor presses for it.
 */
const sandbox =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * A dialog that shows a third party's page over this one (C-120). A press on the backdrop does not close the dialog: everything typed in it
 * would be lost. It needs `AnnouncerContext` around it.
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

/**
 * Draws the framed page. A page that refuses to be framed counts as 'loaded', too: the link to a new tab is displayed beneath it from the
 * start.
 */
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
        // The framed page learns which site shows it, but nothing of the customer's data in the address of our page.
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
