/** The roles of the sample jobs; each is open in two places. */
import type { Role } from "./job-role.ts";
import { commercialRoles } from "./job-roles-commercial.ts";
import { technicalRoles } from "./job-roles-technical.ts";

export const roles: readonly Role[] = [...technicalRoles, ...commercialRoles];
