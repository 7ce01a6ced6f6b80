/**
 * This file has numbers that cost more than a usual call, by the ranges of the Belgian numbering plan. The numbers, their services and
 * their prices are invented for the demo.
 */
import type { Rate } from "./prices.ts";

export type PremiumService = "information" | "advice" | "entertainment" | "games" | "adult" | "voting" | "company" | "tickets" | "parking";
export type PremiumUnit = "minute" | "call" | "text";

export type PremiumNumber = {
  readonly number: string;
  readonly rate: Rate;
  readonly unit: PremiumUnit;
  readonly service: PremiumService;
};

const perMinute = (number: string, rate: Rate, service: PremiumService): PremiumNumber => ({ number, rate, unit: "minute", service });
const perCall = (number: string, rate: Rate, service: PremiumService): PremiumNumber => ({ number, rate, unit: "call", service });
const perText = (number: string, rate: Rate, service: PremiumService): PremiumNumber => ({ number, rate, unit: "text", service });

export const premiumNumbers: readonly PremiumNumber[] = [
  perMinute("070 00 00 10", 3000, "company"),
  perMinute("070 00 00 20", 3000, "tickets"),
  perMinute("0900 00 010", 5000, "information"),
  perMinute("0900 00 020", 5000, "advice"),
  perMinute("0901 00 010", 5000, "information"),
  perMinute("0902 00 010", 10_000, "advice"),
  perMinute("0902 00 020", 10_000, "information"),
  perMinute("0903 00 010", 15_000, "advice"),
  perMinute("0903 00 020", 15_000, "entertainment"),
  perMinute("0904 00 010", 20_000, "entertainment"),
  perCall("0905 00 010", 5000, "voting"),
  perCall("0905 00 020", 20_000, "games"),
  perMinute("0906 00 010", 10_000, "adult"),
  perMinute("0907 00 010", 20_000, "adult"),
  perCall("0909 00 010", 310_000, "tickets"),
  perText("2001", 1500, "information"),
  perText("3001", 5000, "voting"),
  perText("4001", 2500, "parking"),
  perText("5001", 10_000, "games"),
  perText("6001", 20_000, "games"),
  perText("7001", 20_000, "adult"),
  perText("9001", 310_000, "tickets"),
];
