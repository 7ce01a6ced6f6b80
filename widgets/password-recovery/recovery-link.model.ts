/** The link of the mail with which a visitor sets a new password (P-031, P-032). */
import type { Failure } from "#core/services/api/outcome.ts";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import type { LinkParams } from "#core/features/link-page/link-params.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { authValidateRecovery } from "./password-recovery.contract.ts";
import type { definition } from "./password-recovery.element.ts";

type Ports = Pick<PortsOf<typeof definition>, "call" | "clock" | "language">;

const none = { i: "", code: "" };

export function createRecoveryLink(ports: Ports, link: LinkParams) {
  let params = none;
  /** Forgets the link, because it has been used or refused. */
  const forget = (): void => {
    link.forget();
    params = none;
  };
  return {
    params: () => params,
    /**
     * Reads the link from the page's address.
     *
     * @returns false where the address has no link, or an incomplete one
     */
    read(): boolean {
      const { i = "", code = "" } = link.take(["i", "code"]);
      params = { i, code };
      const isWhole = i !== "" && code !== "";
      if (!isWhole) forget();
      return isWhole;
    },
    forget,
    /**
     * Checks the link before the visitor types anything (decisions §7). Returns the failure, or undefined where the link is valid. A slow
     * API also counts as success, so that it does not keep the visitor from the form.
     */
    async check(): Promise<Failure | undefined> {
      const looking = new AbortController();
      const { signal: tooSlow } = looking;
      const stopWaiting = ports.clock.after(slowAfterMs, () => looking.abort());
      const outcome = await ports.call(authValidateRecovery, { query: { ...params, lang: ports.language.peek() }, signal: tooSlow });
      stopWaiting();
      return outcome.ok || tooSlow.aborted ? undefined : outcome.failure;
    },
  };
}
