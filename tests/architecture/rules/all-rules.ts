import type { Rule } from "#tests/architecture/house.ts";
import { amountRules } from "./amounts.ts";
import { browserRules } from "./browsers.ts";
import { codeRules } from "./code.ts";
import { dependencyRules } from "./dependencies.ts";
import { journeyRules } from "./journeys.ts";
import { libraryRules } from "./libraries.ts";
import { lineRules } from "./lines.ts";
import { moduleRules } from "./modules.ts";
import { namedByMarkup, platformUser } from "./platform.ts";
import { roleRules } from "./roles.ts";
import { readersUseSignals, readingsAreUsed } from "./signals.ts";
import { sizeRules } from "./sizes.ts";
import { styleRules } from "./styles.ts";
import { titleRules } from "./titles.ts";
import { wordRules } from "./words.ts";

export const allRules: readonly Rule[] = [
  ...dependencyRules,
  ...roleRules,
  ...libraryRules,
  ...moduleRules,
  ...sizeRules,
  ...lineRules,
  readersUseSignals,
  readingsAreUsed,
  platformUser,
  namedByMarkup,
  ...codeRules,
  ...styleRules,
  ...journeyRules,
  ...titleRules,
  ...browserRules,
  ...wordRules,
  ...amountRules,
];
