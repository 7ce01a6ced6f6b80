/** The only access to the other tabs of the host's origin. */
export type Tabs = {
  /** To the others, not to this one. */
  send(message: unknown): void;
  /** What the others send, from now on. What it is must be looked at: any script of the page can send. */
  listen(onMessage: (message: unknown) => void): void;
};

/** Where the browser has no such channel, or refuses it, the tab is alone. */
export function joinTabs(name: string): Tabs {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // storage is blocked for this page, and this with it
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within the origin
    send: (message) => channel?.postMessage(message),
    listen(onMessage) {
      if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    },
  };
}
