/** What the parts of one tag are made from. */
import type { HostLink } from "./host-link.ts";
import type { PageServices } from "./ports.ts";
import type { Ports, Room } from "./room.ts";

export type RoomHost = {
  readonly room: Pick<Room, "name" | "parts" | "sheets">;
  readonly element: HTMLElement;
  readonly services: PageServices;
  /** The room's own: its announcer and its clock are its parts' too. */
  readonly ports: Pick<Ports, "announcer" | "clock" | "emit">;
  /** Aborts when the tag is disposed. */
  readonly ended: AbortSignal;
  readonly adopt: HostLink["adopt"];
  readonly onCrash: (cause: unknown) => void;
};
