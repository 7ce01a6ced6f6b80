/**
 * Follows the messages of other tabs about the session. When the page comes back from the back/forward cache, a missed sign-out is noticed,
 * too.
 */
import type { Tabs } from "#core/platform/tabs.ts";
import { withoutRefresh, type CurrentGrant } from "./current-grant.ts";
import type { Login } from "./login.ts";
import type { Revocation } from "./revocation.ts";
import { readTabMessage, type TabMessage } from "./session.schema.ts";
import type { SessionKind } from "./session.ts";
import type { TokenStore } from "./token-store.ts";

type Parts = {
  readonly kind: SessionKind;
  readonly tabs: Tabs;
  readonly watchComingBack: (onBack: () => void) => void;
  readonly current: CurrentGrant;
  readonly tokenStore: TokenStore;
  readonly login: Login;
  readonly revocation: Revocation;
};

export function followTabs({ kind, tabs, watchComingBack, current, tokenStore, login, revocation }: Parts): void {
  const own = () => {
    const grant = current.get();
    return grant && tokenStore.isOwn(grant) ? grant : undefined;
  };
  const onGrant = ({ grant }: Extract<TabMessage, { grant: unknown }>): void => {
    if (kind === "memory") return;
    login.abandon();
    current.adopt(withoutRefresh(grant));
  };
  const onEnd = ({ ended }: Extract<TabMessage, { ended: unknown }>): void => {
    const grant = own();
    if (grant && ended === "expired") return;
    if (grant) void revocation.send(grant, grant.refreshToken);
    if (current.state.peek().status !== "anonymous") current.clear(ended === "signed-out" ? "signed-out-elsewhere" : ended);
  };
  tabs.listen((message) => {
    const news = readTabMessage(message);
    if (news && "grant" in news) onGrant(news);
    else if (news) onEnd(news);
  });
  // While the page was in the back/forward cache, messages of other tabs did not arrive.
  watchComingBack(() => {
    if (current.get() && !own() && !tokenStore.isSignedIn()) current.clear("signed-out");
  });
}
