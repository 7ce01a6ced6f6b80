import { useEffect } from "react";
import { Alert } from "./alert.tsx";
import { useAnnouncer } from "./live-region.tsx";

type AnnouncedAlertProps = { readonly tone: "warning" | "info"; readonly title: string; readonly line?: string };

/** Renders a box about what has just been loaded. It appears by itself, so it takes no focus and is announced through the live region. */
export function AnnouncedAlert({ tone, title, line }: AnnouncedAlertProps) {
  const announcer = useAnnouncer();
  const text = [title, line].filter(Boolean).join(". ");
  useEffect(() => announcer.announce(text), [announcer, text]);
  return <Alert tone={tone} title={title} lines={line === undefined ? [] : [line]} />;
}
