/** Lists the files that are longer than a file should be (`npm run check:lengths`). This is only a warning: it fails no check. */
import { lengthWarnings } from "./architecture/file-lengths.ts";
import { rootDir } from "#build/widgets.ts";
import { readSources } from "./architecture/house.ts";

for (const line of lengthWarnings(readSources(rootDir))) console.log(`long files in ${line}`);
