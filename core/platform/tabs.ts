/** The only access to the other tabs of the host's origin. */
export type Tabs = {
  /** Sends a message to the other tabs, not to this one. */
  send(message: unknown): void;
  /**
   * Calls `onMessage` with each message that the other tabs send from now on. Listeners must validate the message: any script of the page
   * can send one.
   */
  listen(onMessage: (message: unknown) => void): void;
};

/** Opens the channel to the other tabs. Where the browser has no such channel, or refuses it, messages are sent to nobody. */
export function joinTabs(name: string): Tabs {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Storage is blocked for this page, and with it channels.
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel sends within the origin only
    send: (message) => channel?.postMessage(message),
    listen(onMessage) {
      if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    },
  };
}
