/** This module serves the withdrawal from a contract. */
import { apiModule } from "#demo/api/routing/module.ts";
import { sendWithdrawal } from "./send-withdrawal.ts";

export const withdrawalModule = apiModule("withdrawal", { routes: [sendWithdrawal] });
