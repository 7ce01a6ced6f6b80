/** The roles of the sample jobs, by department. Each role is open in two locations. */
import { careRoles } from "./care.ts";
import { financeRoles } from "./finance.ts";
import { itRoles } from "./it.ts";
import { networkRoles } from "./network.ts";
import { peopleRoles } from "./people.ts";
import type { Role } from "./role.ts";
import { salesRoles } from "./sales.ts";
import { shopsRoles } from "./shops.ts";

export const roles: readonly Role[] = [
  ...networkRoles,
  ...itRoles,
  ...careRoles,
  ...shopsRoles,
  ...salesRoles,
  ...financeRoles,
  ...peopleRoles,
];
