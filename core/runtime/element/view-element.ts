/**
 * The r2wc element that holds a view. It has no shadow root of its own: it is in the host's. Its tag name carries the version, so that two
 * releases on one page do not collide.
 *
 * Repaired here: r2wc unmounts at once on every move, and its declared property kinds reflect to attributes; ours is one property of no
 * kind.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import r2wc from "@r2wc/react-to-web-component";
import { systemClock } from "#core/platform/clock.ts";
import { Root, type Scope } from "./root.tsx";

export type ViewElement = HTMLElement & { scope: Scope };

export function defineViewElement(version: string): () => ViewElement {
  const name = `digi-view-${version.replaceAll(".", "-")}`;
  // r2wc's types know only its own kinds; `undefined` is its way to leave a property alone.
  const Base = r2wc(Root, { props: { scope: undefined as never } }) as unknown as new () => HTMLElement & { disconnectedCallback(): void };
  class View extends Base {
    override disconnectedCallback(): void {
      // Wait for a move to end, as the host does (loader/host.ts).
      systemClock.after(0, () => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /**
     * The document that React makes its nodes with. A page may have an image named `createElement`, which would hide the method of that
     * name.
     */
    override get ownerDocument(): Document {
      return pageDocument;
    }

    /** Keeps the view alive when it is moved with `moveBefore`. */
    connectedMoveCallback(): void {}
  }
  if (!customElements.get(name)) customElements.define(name, View);
  return () => pageDocument.createElement(name) as ViewElement;
}
