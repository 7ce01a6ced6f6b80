import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { ScrolledTable } from "#core/ui/scrolled-table/scrolled-table.tsx";
import * as say from "./channels.messages.ts";
import { channelTable, type Model } from "./channels.model.ts";
import type { part } from "./channels.part.ts";

type ChannelsProps = PartViewProps<Model, typeof part> & { readonly isOpen: boolean; readonly onClose: () => void };

/** Draws the dialog with the sample of the channels that the TV packages have (C-464). */
export function View({ model, isOpen, onClose }: ChannelsProps) {
  return (
    <Dialog open={isOpen} heading={say.channelsHeading()} onClose={onClose}>
      <div className="channels">
        <Loaded loading={model.loading} shape={["line", "field", "field", "field"]} empty={<Empty text={say.noChannelsText()} />}>
          {(page) => {
            const found = channelTable(page);
            return found && <ScrolledTable table={found.table} caption={found.title} isCaptionHidden={false} />;
          }}
        </Loaded>
      </div>
    </Dialog>
  );
}
