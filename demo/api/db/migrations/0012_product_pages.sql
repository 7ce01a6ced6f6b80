CREATE TABLE "internet_settings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"wifi_name" text,
	"wifi_password" text,
	"public_ipv4" boolean DEFAULT false NOT NULL,
	"public_ipv4_since" date
);
--> statement-breakpoint
CREATE TABLE "mobile_settings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"sim_card_name" text,
	"puk" text NOT NULL,
	"bundle_limit_euros" integer NOT NULL,
	"premium_numbers" boolean DEFAULT false NOT NULL,
	"premium_numbers_since" date,
	"usage_notice" text DEFAULT 'mail' NOT NULL,
	"bsp_offered_at" timestamp with time zone,
	"bsp_accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"billed_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kilobytes" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"texts" integer NOT NULL,
	"minutes_abroad" integer NOT NULL,
	CONSTRAINT "usage_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "wifi_boosters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"billed_until" date
);
--> statement-breakpoint
ALTER TABLE "internet_settings" ADD CONSTRAINT "internet_settings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_settings" ADD CONSTRAINT "mobile_settings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wifi_boosters" ADD CONSTRAINT "wifi_boosters_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wifi_boosters_product" ON "wifi_boosters" USING btree ("product_id");--> statement-breakpoint
-- What was counted of a month stands on its first day now. It cost 20 cents a minute beyond the bundle.
INSERT INTO "usage_days" ("product_id", "day", "kilobytes", "minutes", "texts", "minutes_abroad")
SELECT "product_id", "month", "megabytes"::bigint * 1000, 0, 0, round("extra_cents" / 20.0) FROM "usage";--> statement-breakpoint
-- Products that work already are counted and billed from now on: nobody knows what was used of them before.
INSERT INTO "usage_counters" ("product_id", "counted_until", "billed_until")
SELECT "id", date_trunc('hour', now()), date_trunc('month', now() AT TIME ZONE 'Europe/Brussels')::date FROM "products" WHERE "status" <> 'ordered';--> statement-breakpoint
DROP TABLE "usage" CASCADE;
